"""The set-up of Magna Spectra: format, a deck for each seat, its bases in their order, its forces, how it is played."""

from __future__ import annotations

from functools import partial

from game.rules.magna.cards import Base, Deck
from game.rules.magna.deck_building import colours_of
from game.ui.art import palette as P
from game.ui.games.form_draft import FormDraft
from game.ui.games.magna import words as W
from game.ui.games.magna.curves import draw_colours, draw_curves, facts
from game.ui.games.magna.look import LOOK
from game.ui.games.magna.shown import bases_of, draw_abilities, key_forces
from game.ui.games.magna.tiles import BaseTile
from game.ui.games.row_side import FormSide, Row
from game.ui.setup_draft import OWN
from game.ui.sheets.zoom import card_sheet
from game.ui.widgets.box import Box, columns
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

LISTED = 150.0  # room for the name of a deck in the row of a seat


class MagnaDraft(FormDraft):
    """A plan whose decks must fit the format."""

    form_option, other_form = "format", W.OTHER_FORMAT


class MagnaSide(FormSide):
    """Format and decks above; bases, forces in a row, the one under the mouse in full; note and curves beside it."""

    draft_of, forms = MagnaDraft, W.FORMATS_LONG
    row = Row(
        part="unit",
        look=LOOK,
        key_cards=key_forces,
        facts=facts,
        curves=draw_curves,
        kinds=draw_colours,
        gentle=("red", "half-blanc"),
        large_from=430.0,
        cards_from=300.0,
        split=(1.2, 1),
        curves_high=(140.0, 0.46),
        coin_high=(70.0, 0.3),
    )

    def short(self, deck: Deck) -> str:
        """The colours of a ready-made deck; of a half deck its name."""
        app = self.scene.app
        if deck.format == "half":
            return app.say(deck.name).replace(" (half deck)", " ½").replace("(ハーフデッキ)", " ½")
        return app.say(colours_of(self.scene.rules.catalogue, deck))

    def label(self, deck: Deck) -> str:
        """In a list: its name, or its colours if that is too long for the row of a seat."""
        app = self.scene.app
        name = app.say(deck.name)
        room = LISTED * min(1.6, app.logical[0] / 1280)
        return name if app.ruler().width(name, 14) <= room else self.short(deck)

    def chips(self) -> list[tuple[str, str]]:
        """Only the decks of the format; the list beside the name says why others cannot be taken."""
        fits = set(self.form.fitting())
        return [(key, words) for key, words in super().chips() if key in fits or not key or key.startswith(OWN)]

    # ---- what is shown of a deck ---------------------------------------------------------------
    def legal(self, deck: Deck) -> Phrase:
        return W.LEGAL.of(len(deck.cards), len(deck.bases))

    def chance_words(self) -> Phrase:
        return W.BY_CHANCE_LONG[self.form.form]

    def bases(self) -> list[Base]:
        """The bases of the deck."""
        deck = self.deck()
        return bases_of(self.scene.rules.catalogue, deck)[:3] if deck else []

    # ---- layout --------------------------------------------------------------------------------
    def lay_deck(self, room: Box) -> list[Widget]:
        places = zip(self.bases(), columns(self._bases(room), (1, 1, 1), 8), strict=False)
        tiles = [BaseTile(f"base:{n}", box, base, n + 1, zoom=partial(self._base, n))
                 for n, (base, box) in enumerate(places)]  # fmt: skip
        return [*tiles, *super().lay_deck(room)]

    def _bases(self, room: Box) -> Box:
        """The row of bases."""
        high = min(104.0, room.h * 0.2) if self._large(room) else min(66.0, max(44.0, room.h * 0.24))
        return Box(room.x, room.y, room.w, high)

    def _base(self, n: int) -> None:
        self.scene.app.push(card_sheet(LOOK, self.scene.rules, self.bases(), n))

    def above(self, room: Box) -> float:
        return self._bases(room).h + 10

    def widest(self, room: Box) -> float:
        return 1.2 if self._large(room) else 1.0

    def chance_room(self, room: Box) -> Box:
        """In the place of the bases, which nobody knows."""
        return self._bases(room)

    # ---- drawing -------------------------------------------------------------------------------
    def more(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """Whether it is legal, and what its bases do."""
        self.tick(pen, room.top(22), deck)
        if whole and room.h > 20:
            row = room.top(20)
            pen.words(self.scene.app.say(W.BASE_ORDER), (row.x, row.cy), 12, P.MUTED, width=row.w)
            draw_abilities(pen, room, self.bases())
