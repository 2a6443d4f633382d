"""The set-up of the Medarot Card Game: mode, a deck for each seat, its Medarots, curves and how it is meant to be
played."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from game.rules.medarot.cards import Deck, Medarot
from game.rules.medarot.deck_building import problems, ready_made
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.faces.medarot import coin, portrait
from game.ui.games.decks import ROOMY, DeckGame, DeckSide
from game.ui.games.form_draft import FormDraft
from game.ui.games.medarot import words as W
from game.ui.games.medarot.curves import draw_curves, draw_types, facts
from game.ui.games.medarot.own_decks import KIND
from game.ui.games.medarot.pictures import HAND, TABLE, picture, table_back
from game.ui.games.medarot.shown import draw_backs, draw_portraits, key_robots, people_of
from game.ui.games.medarot.tiles import RobotCoin, RobotTile
from game.ui.games.medarot.workshop import editor
from game.ui.games.medarot.zoom import card_sheet
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Segments
from game.ui.widgets.marks import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.setup import SetupScreen

DECKS = DeckGame(
    kind=KIND,
    ready=ready_made,
    problems=problems,
    first="kabuto_battery",
    any_deck=W.BY_CHANCE,
    not_legal=W.NOT_LEGAL,
    bad_file=W.BAD_FILE,
    of_seat=W.DECK_OF,
    build=W.BUILD_OWN,
    change=W.CHANGE_DECK,
)
GENTLE = ("kabuto_battery", "beginner_kabuto")  # decks for who plays for the first time
LARGE_FROM, CARDS_FROM = 400.0, 290.0  # previews this high have room for a card in full, or for small cards
PLACES = 6


class MedarotDraft(FormDraft):
    """A plan whose decks must fit the mode."""

    form_option, other_form = "mode", W.OTHER_MODE

    def problems(self, deck: Any) -> list[Phrase]:
        return problems(self.rules.catalogue, deck, self.form)

    def fitting(self) -> list[str]:
        return list(ready_made(self.rules.catalogue, self.form))

    def form_of(self, deck: Any) -> str:
        return str(deck.mode)


class MedarotSide(DeckSide):
    """Mode and decks above; Medarots in a row, the one under the mouse in full; note, master and curves beside it."""

    draft_of = MedarotDraft

    def __init__(self, scene: SetupScreen) -> None:
        super().__init__(scene, DECKS, editor)
        self.at = 0  # the Medarot that is shown in full

    @property
    def medarot(self) -> MedarotDraft:
        assert isinstance(self.draft, MedarotDraft)
        return self.draft

    def note(self) -> str:
        return self.scene.app.say(W.GOOD_FIRST) if self.draft.plan.decks[self.shown] in GENTLE else ""

    def short(self, deck: Deck) -> str:
        said = super().short(deck)
        return said if self.scene.app.logical[0] >= ROOMY else said.replace("RoboRobo ", "").replace("ロボロボ", "")

    def robots(self) -> list[tuple[Medarot, int]]:
        """The Medarots that are shown of the deck."""
        deck = self.deck()
        return key_robots(self.scene.rules.catalogue, deck, PLACES) if deck else []

    def _cards(self, room: Box) -> bool:
        """True if there is room for small cards; else they are round pictures."""
        return room.h >= CARDS_FROM and room.w >= PLACES * TABLE[0] + 10

    def _large(self, room: Box) -> bool:
        """True if there is room for one of them in full, too."""
        return self._cards(room) and room.h >= LARGE_FROM

    # ---- layout --------------------------------------------------------------------------------
    def mode_box(self, room: Box) -> Box:
        """Where the mode is chosen."""
        return Box(room.x, room.y, min(room.w, 380.0), 32.0 if room.h > 400 else 28.0)

    def chip_boxes(self, room: Box) -> list[Box]:
        top = self.mode_box(room).foot + 8
        return super().chip_boxes(Box(room.x, top, room.w, room.foot - top))

    def lay(self, room: Box) -> list[Widget]:
        values = [(mode, self.scene.app.say(words), "") for mode, words in W.MODES_LONG.items()]
        now = self.medarot.form
        mode = Segments("play-mode", self.mode_box(room), values=values, now=now, pick=self._mode, size=13)
        return [mode, *super().lay(room)]

    def _mode(self, mode: str) -> None:
        self.draft.set_option(next(o for o in self.draft.rules.options if o.key == "mode"), mode)

    def lay_deck(self, room: Box) -> list[Widget]:
        out, pen, lang = list[Widget](), self.scene.app.ruler(), self.scene.app.lang
        wide = self._places(room)[0].w
        named = all(pen.width(card.name.in_(lang), 12) * 0.8 <= wide for card, _ in self.robots())
        for n, ((card, count), box) in enumerate(zip(self.robots(), self._places(room), strict=False)):
            look, zoom = partial(self._look, n), partial(self._zoom, n)
            if self._cards(room):
                large = self._large(room)
                do, chosen = look if large else zoom, large and n == self._now()
                out.append(RobotTile(f"robot:{n}", box, card, count, do=do, zoom=zoom, chosen=chosen))
            else:
                out.append(RobotCoin(f"robot:{n}", box, card, count, do=zoom, zoom=zoom, named=named))
        return out

    def _places(self, room: Box) -> list[Box]:
        """Places side by side: for cards, or for round pictures."""
        if self._cards(room):
            wide = TABLE[0] * max(1.0, min(1.2, (room.w - 50) / PLACES / TABLE[0]))
            gap, high = (room.w - PLACES * wide) / (PLACES - 1), wide * TABLE[1] / TABLE[0]
        else:
            gap, high = 6.0, min(76.0, room.h * 0.45)
            wide = (room.w - gap * (PLACES - 1)) / PLACES
        return [Box(room.x + n * (wide + gap), room.y, wide, high) for n in range(PLACES)]

    def build(self) -> None:
        """The editor with an empty deck for the mode."""
        mode = self.medarot.form
        self.scene.app.push(editor(self.scene.rules.key, fresh=True, done=self.built, mode=mode))

    def _look(self, n: int) -> None:
        """Show a Medarot in full; the one that is shown already, large."""
        if n == self.at:
            self._zoom(n)
        self.at = n

    def _zoom(self, n: int) -> None:
        self.scene.app.push(card_sheet([card for card, _ in self.robots()], n))

    def _now(self) -> int:
        """The Medarot in full: the one under the mouse, that has the keyboard, or that was clicked."""
        desk = self.scene.desk
        for key in (desk.hovered, desk.focus if desk.ring else "") if desk else ():
            if key.startswith("robot:"):
                return int(key.removeprefix("robot:"))
        return self.at

    # ---- drawing -------------------------------------------------------------------------------
    def draw_deck(self, pen: Pen, room: Box, hue: Colour) -> None:
        deck = self.deck()
        if deck is None:
            self._chance(pen, room)
            return
        low = self._places(room)[0].foot + (26 if self._cards(room) else 8)
        rest = Box(room.x, low, room.w, room.foot - low)
        if not self._cards(room):
            self._brief(pen, rest, deck)
            return
        if not self._large(room):
            left, curves = columns(rest, (1, 1.06), 20)
            self._note(pen, left, deck, False)
            draw_curves(pen, curves, facts(self.scene.rules.catalogue, Counter(deck.cards)))
            return
        robots = self.robots()
        rest.h = min(rest.h, HAND[1] * 2.0, rest.w * 0.44 * HAND[1] / HAND[0])
        wide = rest.h * HAND[0] / HAND[1]
        if robots:
            shown = robots[min(self._now(), len(robots) - 1)][0]
            factor = self.scene.app.settings.text_factor
            pen.shade(Box(rest.x, rest.y, wide, rest.h), 8, 7, 180, 5)
            pen.put(picture(shown, "hand", pen.lang, rest.h / HAND[1] * pen.scale, factor, pen.colours), rest.x, rest.y)
        self._note(pen, Box(rest.x + wide + 20, rest.y, rest.w - wide - 20, rest.h), deck, True)

    def _hint(self, deck: Deck) -> str:
        return self.scene.app.say(deck.hint if deck.hint.en else W.OWN_DECK)

    def _note(self, pen: Pen, room: Box, deck: Deck, whole: bool) -> None:
        """Name, how it is played, its master, whether it is legal; its curves, if the whole of it stands here."""
        room = room.copy()
        curves = room.bottom(min(150.0, room.h * 0.44), 10) if whole else None
        head = room.top(24, 4)
        name = self.scene.app.say(deck.name)
        pen.words(name, (head.x, head.cy), 18, P.BRASS_LIT, True, "display", width=head.w)
        master = self.scene.rules.catalogue.get(f"card/medarotter/{deck.master}")
        words, size = self._hint(deck), 16.0 if whole else 14.0
        free = room.h - 26 - (30 if master else 0)
        while size > 12 and len(pen.rows(words, size, room.w)) * size * 1.36 > free:
            size -= 0.5
        y = pen.para(words, Box(room.x, room.y, room.w, free), size, P.IVORY, lead=1.36)
        room.top(y - room.y, 6)
        if master:
            self._master(pen, room.top(26, 2), deck)
        self._tick(pen, room.top(22), deck)
        if whole and room.h > 110:
            self._people(pen, room, deck)
        if curves:
            draw_curves(pen, curves, facts(self.scene.rules.catalogue, Counter(deck.cards)))

    def _people(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The Medarotters of the deck, where there is room for them."""
        found = people_of(self.scene.rules.catalogue, deck)
        many, say = sum(n for _, n in found), self.scene.app.say
        head = room.top(30)
        pen.words(say(W.PEOPLE_N.of(many)), (head.x, head.cy + 3), 14, P.BRASS_LIT, True, width=head.w)
        lines = max(1, int(room.h // 76))
        for n in range(0, min(len(found), lines * 5), 5):
            draw_portraits(pen, room.top(72, 4), found[n : n + 5], True, 5, True)

    def _master(self, pen: Pen, row: Box, deck: Deck) -> None:
        """Who is meant to be its master."""
        card = self.scene.rules.catalogue[f"card/medarotter/{deck.master}"]
        pen.put(portrait(card, pen.px(24), pen.colours), row.x, row.cy - 12)
        said = self.scene.app.say(W.MASTER_TIP)
        label = pen.words(said, (row.x + 30, row.cy), 12, P.MUTED, width=row.w * 0.5)
        name = pen.words(self.scene.app.say(card.name), (label.right_edge + 6, row.cy), 13, P.IVORY, True,
                         width=row.right_edge - label.right_edge - 36)  # fmt: skip
        pen.put(coin(f"+{card.hp}", pen.px(20)), name.right_edge + 6, row.cy - 10)

    def _tick(self, pen: Pen, row: Box, deck: Deck) -> None:
        """Whether the deck can be played."""
        wrong = self.medarot.problems(deck)
        ink = mix(pen.colours.harm, FOCUS, 0.4) if wrong else mix(pen.colours.good, FOCUS, 0.2)
        said = self.scene.app.say(wrong[0] if wrong else W.LEGAL.of(len(deck.cards)))
        sign(pen, "cross" if wrong else "check", (row.x + 8, row.cy), 6, ink)
        pen.words(said[:1].upper() + said[1:], (row.x + 20, row.cy), 13, ink, width=row.w - 22)

    def _brief(self, pen: Pen, room: Box, deck: Deck) -> None:
        """The same where room is dear: how it is played, whether it is legal, the types."""
        low = Box(room.x, room.foot - 20, room.w, 20)
        words, size = self._hint(deck), 13.0
        text = Box(room.x, room.y, room.w, room.h - 24)
        while size > 12 and len(pen.rows(words, size, text.w)) * size * 1.3 > text.h:
            size -= 0.5
        pen.para(words, text, size, P.IVORY, lead=1.3)
        draw_types(pen, low, facts(self.scene.rules.catalogue, Counter(deck.cards)))

    def _chance(self, pen: Pen, room: Box) -> None:
        """Backs: nobody knows yet."""
        places = self._places(room)
        for box in places:
            wide = min(box.w, box.h * TABLE[0] / TABLE[1])
            x = box.cx - wide / 2
            pen.shade(Box(x, box.y, wide, wide * TABLE[1] / TABLE[0]), 6, 4, 170, 3)
            pen.put(table_back(wide / TABLE[0] * pen.scale), x, box.y)
        low, say = places[0].foot + (20 if self._cards(room) else 6), self.scene.app.say
        pen.words(say(W.BY_CHANCE), (room.x, low + 11), 18, P.BRASS_LIT, True, "display", width=room.w)
        text = Box(room.x, low + 26, room.w, room.foot - low - 26)
        pen.para(say(W.BY_CHANCE_LONG[self.medarot.form]), text, 14 if self._cards(room) else 12, P.IVORY)

    def beside(self, pen: Pen, seat: int, room: Box) -> None:
        """The Medarots of the deck of a seat."""
        deck = self.decks.deck_of(seat)
        if deck is None:
            draw_backs(pen, room)
        else:
            draw_portraits(pen, room, key_robots(self.scene.rules.catalogue, deck), room.h >= 70)
