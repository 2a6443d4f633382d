"""The set-up of the Medarot Card Game: mode, a deck for each seat, its Medarots, curves and how it is meant to be
played."""

from __future__ import annotations

from game.rules.medarot.cards import Deck
from game.ui.art import palette as P
from game.ui.faces.medarot import coin, portrait
from game.ui.games.deck_setup import ROOMY
from game.ui.games.form_draft import FormDraft
from game.ui.games.medarot import words as W
from game.ui.games.medarot.curves import draw_curves, draw_types, facts
from game.ui.games.medarot.look import LOOK
from game.ui.games.medarot.shown import key_robots, people_of
from game.ui.games.row_side import FormSide, Row
from game.ui.games.shown import portrait_row
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


class MedarotDraft(FormDraft):
    """A plan whose decks must fit the mode."""

    form_option, other_form = "mode", W.OTHER_MODE


class MedarotSide(FormSide):
    """Mode and decks above; Medarots in a row, the one under the mouse in full; note, master and curves beside it."""

    draft_of, forms = MedarotDraft, W.MODES_LONG
    row = Row(
        part="robot",
        look=LOOK,
        key_cards=key_robots,
        facts=facts,
        curves=draw_curves,
        kinds=draw_types,
        gentle=("kabuto_battery", "beginner_kabuto"),
    )

    def short(self, deck: Deck) -> str:
        said = super().short(deck)
        return said if self.scene.app.logical[0] >= ROOMY else said.replace("RoboRobo ", "").replace("ロボロボ", "")

    # ---- what is shown of a deck ---------------------------------------------------------------
    def legal(self, deck: Deck) -> Phrase:
        return W.LEGAL.of(len(deck.cards))

    def chance_words(self) -> Phrase:
        return W.BY_CHANCE_LONG[self.form.form]

    def reserved(self, deck: Deck, whole: bool) -> float:
        return 30.0 if self.has_master(deck) else 0.0

    def has_master(self, deck: Deck) -> bool:
        """True if a deck names a Medarotter who is meant to be its master."""
        return f"card/medarotter/{deck.master}" in self.scene.rules.catalogue

    def more(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """Its master, whether it is legal, its Medarotters."""
        if self.has_master(deck):
            self._master(pen, room.top(26, 2), deck)
        self.tick(pen, room.top(22), deck)
        if whole and room.h > 110:
            self._people(pen, room, deck)

    def _people(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The Medarotters of the deck, where there is room for them."""
        found = people_of(self.scene.rules.catalogue, deck)
        many, say = sum(n for _, n in found), self.scene.app.say
        head = room.top(30)
        pen.words(say(W.PEOPLE_N.of(many)), (head.x, head.cy + 3), 14, P.BRASS_LIT, True, width=head.w)
        lines = max(1, int(room.h // 76))
        for n in range(0, min(len(found), lines * 5), 5):
            portrait_row(pen, room.top(72, 4), found[n : n + 5], LOOK, True, 5, True)

    def _master(self, pen: Pen, row: Box, deck: Deck) -> None:
        """Who is meant to be its master."""
        card = self.scene.rules.catalogue[f"card/medarotter/{deck.master}"]
        pen.put(portrait(card, pen.px(24), pen.colours), row.x, row.cy - 12)
        said = self.scene.app.say(W.MASTER_TIP)
        label = pen.words(said, (row.x + 30, row.cy), 12, P.MUTED, width=row.w * 0.5)
        name = pen.words(self.scene.app.say(card.name), (label.right_edge + 6, row.cy), 13, P.IVORY, True,
                         width=row.right_edge - label.right_edge - 36)  # fmt: skip
        pen.put(coin(f"+{card.hp}", pen.px(20)), name.right_edge + 6, row.cy - 10)
