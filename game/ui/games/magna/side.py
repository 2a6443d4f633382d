"""The set-up of Magna Spectra: format, a deck for each seat, its bases in their order, its forces, how it is played."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from game.rules.magna.cards import Base, Deck, Force
from game.rules.magna.deck_building import colours_of, problems, ready_made
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.games.decks import DeckGame, DeckSide
from game.ui.games.magna import words as W
from game.ui.games.magna.curves import draw_colours, draw_curves, facts
from game.ui.games.magna.draft import MagnaDraft
from game.ui.games.magna.own_decks import KIND
from game.ui.games.magna.pictures import HAND, TABLE, picture, table_back
from game.ui.games.magna.shown import bases_of, draw_abilities, draw_backs, draw_portraits, key_forces
from game.ui.games.magna.tiles import BaseTile, UnitCoin, UnitTile
from game.ui.games.magna.workshop import editor
from game.ui.games.magna.zoom import card_sheet
from game.ui.setup_draft import OWN
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Segments
from game.ui.widgets.marks import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen

DECKS = DeckGame(
    kind=KIND,
    ready=ready_made,
    problems=problems,
    first="red",
    any_deck=W.BY_CHANCE,
    not_legal=W.NOT_LEGAL,
    bad_file=W.BAD_FILE,
    of_seat=W.DECK_OF,
    build=W.BUILD_OWN,
    change=W.CHANGE_DECK,
)
GENTLE = ("red", "half-blanc")  # decks for who plays for the first time
LARGE_FROM, CARDS_FROM = 430.0, 300.0  # previews this high have room for a card in full, or for small cards
LISTED = 150.0  # room for the name of a deck in the row of a seat
PLACES = 6


class MagnaSide(DeckSide):
    """Format and decks above; bases, forces in a row, the one under the mouse in full; note and curves beside it."""

    draft_of = MagnaDraft

    def __init__(self, scene: SetupScreen) -> None:
        super().__init__(scene, DECKS, editor)
        self.at = 0  # the force that is shown in full

    @property
    def magna(self) -> MagnaDraft:
        assert isinstance(self.draft, MagnaDraft)
        return self.draft

    def note(self) -> str:
        return self.scene.app.say(W.GOOD_FIRST) if self.draft.plan.decks[self.shown] in GENTLE else ""

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
        fits = set(self.magna.fitting())
        return [(key, words) for key, words in super().chips() if key in fits or not key or key.startswith(OWN)]

    def forces(self) -> list[tuple[Force, int]]:
        """The forces that are shown of the deck."""
        deck = self.deck()
        return key_forces(self.scene.rules.catalogue, deck, PLACES) if deck else []

    def bases(self) -> list[Base]:
        """The bases of the deck."""
        deck = self.deck()
        return bases_of(self.scene.rules.catalogue, deck)[:3] if deck else []

    def _cards(self, room: Box) -> bool:
        """True if there is room for small cards; else they are round pictures."""
        return room.h >= CARDS_FROM and room.w >= PLACES * TABLE[0] + 10

    def _large(self, room: Box) -> bool:
        """True if there is room for one of them in full, too."""
        return self._cards(room) and room.h >= LARGE_FROM

    # ---- layout --------------------------------------------------------------------------------
    def format_box(self, room: Box) -> Box:
        """Where the format is chosen."""
        return Box(room.x, room.y, min(room.w, 380.0), 32.0 if room.h > 400 else 28.0)

    def chip_boxes(self, room: Box) -> list[Box]:
        top = self.format_box(room).foot + 8
        return super().chip_boxes(Box(room.x, top, room.w, room.foot - top))

    def lay(self, room: Box) -> list[Widget]:
        values = [(key, self.scene.app.say(words), "") for key, words in W.FORMATS_LONG.items()]
        box, now = self.format_box(room), self.magna.form
        format_ = Segments("play-format", box, values=values, now=now, pick=self._format, size=13)
        return [format_, *super().lay(room)]

    def _format(self, key: str) -> None:
        self.draft.set_option(next(o for o in self.draft.rules.options if o.key == "format"), key)

    def lay_deck(self, room: Box) -> list[Widget]:
        out, pen, lang = list[Widget](), self.scene.app.ruler(), self.scene.app.lang
        for n, (base, box) in enumerate(zip(self.bases(), columns(self._bases(room), (1, 1, 1), 8), strict=False)):
            out.append(BaseTile(f"base:{n}", box, base, n + 1, zoom=partial(self._base, n)))
        wide = self._places(room)[0].w
        named = all(pen.width(card.name.in_(lang), 12) * 0.8 <= wide for card, _ in self.forces())
        for n, ((card, count), box) in enumerate(zip(self.forces(), self._places(room), strict=False)):
            look, zoom = partial(self._look, n), partial(self._zoom, n)
            if self._cards(room):
                large = self._large(room)
                do, chosen = look if large else zoom, large and n == self._now()
                out.append(UnitTile(f"unit:{n}", box, card, count, do=do, zoom=zoom, chosen=chosen))
            else:
                out.append(UnitCoin(f"unit:{n}", box, card, count, do=zoom, zoom=zoom, named=named))
        return out

    def _bases(self, room: Box) -> Box:
        """The row of bases."""
        high = min(104.0, room.h * 0.2) if self._large(room) else min(66.0, room.h * 0.24)
        return Box(room.x, room.y, room.w, high)

    def _places(self, room: Box) -> list[Box]:
        """Places side by side below the bases: for cards, or for round pictures."""
        top = self._bases(room).foot + 10
        if self._cards(room):
            most = 1.2 if self._large(room) else 1.0
            wide = TABLE[0] * max(1.0, min(most, (room.w - 50) / PLACES / TABLE[0]))
            gap, high = (room.w - PLACES * wide) / (PLACES - 1), wide * TABLE[1] / TABLE[0]
        else:
            gap, high = 6.0, min(70.0, room.h * 0.3)
            wide = (room.w - gap * (PLACES - 1)) / PLACES
        return [Box(room.x + n * (wide + gap), top, wide, high) for n in range(PLACES)]

    def build(self) -> None:
        """The editor with an empty deck for the format."""
        key = self.magna.form
        self.scene.app.push(editor(self.scene.rules.key, fresh=True, done=self.built, mode=key))

    def _look(self, n: int) -> None:
        """Show a force in full; the one that is shown already, large."""
        if n == self.at:
            self._zoom(n)
        self.at = n

    def _zoom(self, n: int) -> None:
        self.scene.app.push(card_sheet([card for card, _ in self.forces()], n))

    def _base(self, n: int) -> None:
        self.scene.app.push(card_sheet(self.bases(), n))

    def _now(self) -> int:
        """The force in full: the one under the mouse, that has the keyboard, or that was clicked."""
        desk = self.scene.desk
        for key in (desk.hovered, desk.focus if desk.ring else "") if desk else ():
            if key.startswith("unit:"):
                return int(key.removeprefix("unit:"))
        return self.at

    # ---- drawing -------------------------------------------------------------------------------
    def draw_deck(self, pen: Pen, room: Box, hue: Colour) -> None:
        deck = self.deck()
        if deck is None:
            self._chance(pen, room)
            return
        low = self._places(room)[0].foot + (26 if self._cards(room) else 8)
        rest = Box(room.x, low, room.w, room.foot - low)
        counted = facts(self.scene.rules.catalogue, Counter((*deck.bases, *deck.cards)))
        if not self._cards(room):
            self._brief(pen, rest, deck)
            return
        if not self._large(room):
            left, curves = columns(rest, (1.2, 1), 20)
            self._note(pen, left, deck, False)
            draw_curves(pen, curves, counted)
            return
        rest.h = min(rest.h, HAND[1] * 2.0, rest.w * 0.44 * HAND[1] / HAND[0])
        wide, forces = rest.h * HAND[0] / HAND[1], self.forces()
        if forces:
            shown = forces[min(self._now(), len(forces) - 1)][0]
            factor = self.scene.app.settings.text_factor
            pen.shade(Box(rest.x, rest.y, wide, rest.h), 8, 7, 180, 5)
            pen.put(picture(shown, "hand", pen.lang, rest.h / HAND[1] * pen.scale, factor, pen.colours), rest.x, rest.y)
        self._note(pen, Box(rest.x + wide + 20, rest.y, rest.w - wide - 20, rest.h), deck, True)

    def _hint(self, deck: Deck) -> str:
        return self.scene.app.say(deck.hint if deck.hint.en else W.OWN_DECK)

    def _note(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """Name, how it is played, whether it is legal; its curves, if the whole of it stands here."""
        room = room.copy()
        curves = room.bottom(min(140.0, room.h * 0.46), 10) if whole else None
        head = room.top(24, 4)
        pen.words(self.scene.app.say(deck.name), (head.x, head.cy), 18, P.BRASS_LIT, True, "display", width=head.w)
        words, size = self._hint(deck), 16.0 if whole else 14.0
        free = room.h - 26
        while size > 12 and len(pen.rows(words, size, room.w)) * size * 1.36 > free:
            size -= 0.5
        y = pen.para(words, Box(room.x, room.y, room.w, free), size, P.IVORY, lead=1.36)
        room.top(y - room.y, 6)
        self._tick(pen, room.top(22), deck)
        if whole and room.h > 20:
            row = room.top(20)
            pen.words(self.scene.app.say(W.BASE_ORDER), (row.x, row.cy), 12, P.MUTED, width=row.w)
            draw_abilities(pen, room, self.bases())
        if curves:
            draw_curves(pen, curves, facts(self.scene.rules.catalogue, Counter((*deck.bases, *deck.cards))))

    def _tick(self, pen: Pen, row: Box, deck: Deck) -> None:
        """Whether the deck can be played."""
        wrong = self.magna.problems(deck)
        ink = mix(pen.colours.harm, FOCUS, 0.4) if wrong else mix(pen.colours.good, FOCUS, 0.2)
        said = self.scene.app.say(wrong[0] if wrong else W.LEGAL.of(len(deck.cards), len(deck.bases)))
        sign(pen, "cross" if wrong else "check", (row.x + 8, row.cy), 6, ink)
        pen.words(said[:1].upper() + said[1:], (row.x + 20, row.cy), 13, ink, width=row.w - 22)

    def _brief(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The same where room is dear: how it is played, its colours and symbols."""
        low = Box(room.x, room.foot - 20, room.w, 20)
        words, size = self._hint(deck), 13.0
        text = Box(room.x, room.y, room.w, room.h - 24)
        while size > 12 and len(pen.rows(words, size, text.w)) * size * 1.3 > text.h:
            size -= 0.5
        pen.para(words, text, size, P.IVORY, lead=1.3)
        draw_colours(pen, low, facts(self.scene.rules.catalogue, Counter((*deck.bases, *deck.cards))))

    def _chance(self, pen: Pen, room: Box) -> None:
        """Backs: nobody knows yet."""
        places = self._places(room)
        for box in places:
            wide = min(box.w, box.h * TABLE[0] / TABLE[1])
            x = box.cx - wide / 2
            pen.shade(Box(x, box.y, wide, wide * TABLE[1] / TABLE[0]), 6, 4, 170, 3)
            pen.put(table_back(wide / TABLE[0] * pen.scale), x, box.y)
        top = Box(room.x, room.y, room.w, self._bases(room).h)
        pen.words(self.scene.app.say(W.BY_CHANCE), (top.x, top.y + 12), 18, P.BRASS_LIT, True, "display", width=top.w)
        text = Box(top.x, top.y + 28, top.w, top.h - 28)
        size = 14 if self._cards(room) else 12
        pen.para(self.scene.app.say(W.BY_CHANCE_LONG[self.magna.form]), text, size, P.IVORY)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """The forces of the deck of a seat."""
        deck = self.decks.deck_of(seat)
        if deck is None:
            draw_backs(pen, room)
        else:
            draw_portraits(pen, room, key_forces(self.scene.rules.catalogue, deck), room.h >= 70)
