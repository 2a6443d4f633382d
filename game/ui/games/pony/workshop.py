"""What the deck editor knows of the pony game (pony.md, section 2): a Mane, a draw deck, a Problem deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Surface

from game.rules.pony.cards import Deck, Mane, Problem, Rules
from game.rules.pony.kinds import kind_of
from game.rules.pony.sheet import GROUPS, SHADES, SHEETS, cards, colors
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.album import Mark
from game.ui.editors.deck_editor import DeckEditor
from game.ui.editors.workshop import Check, Pile, Section, Workshop
from game.ui.faces.pony import portrait
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import draw_curves, facts
from game.ui.games.pony.filling import fill
from game.ui.games.pony.hints import hints
from game.ui.games.pony.look import LOOK
from game.ui.games.pony.pictures import HAND, TABLE, Card, picture, table_face
from game.ui.scene import Scene
from game.ui.sheets.album import marks
from game.ui.sheets.line import draw_line
from game.ui.sheets.zoom import card_sheet
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

ASKED = ("kind", "color", "cost")
LISTED = ("mane", "friend", "event", "resource", "troublemaker", "starting", "problem")


class PonyWorkshop(Workshop):
    """A Mane; forty-five cards or more, at most three alike; ten Problems, at most two alike, one of them Starting."""

    shape = TABLE
    full_shape = HAND
    groups = tuple((group.key, group.all) for group in GROUPS if group.key in ASKED)
    search = W.SEARCH
    rule = "2"

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.all: dict[str, Card] = cards(rules.catalogue)

    @property
    def numbers_of(self) -> Rules:
        """The numbers of the rules."""
        found: Rules = self.rules.catalogue["rules"]
        return found

    # ---- cards ---------------------------------------------------------------------------------
    def cards(self) -> Mapping[str, Any]:
        return self.all

    def marks(self) -> Sequence[Mark]:
        return marks(LOOK, self.rules, ASKED, self.all.values())

    def fits(self, card: Any, on: frozenset[str], words: str) -> bool:
        return SHEETS.fits(SHEETS.sheet(card), on, words, ASKED)

    # ---- decks ---------------------------------------------------------------------------------
    def deck(self, name: str, keys: Sequence[str]) -> Deck:
        """It likes to open with the Starting Problem that asks least."""
        starting = [card for key in keys if isinstance(card := self.all[key], Problem) and card.starting]
        first = min(starting, key=lambda card: sum(part.power for part in card.owner_req), default=None)
        deck: Deck = super().deck(name, keys)
        return replace(deck, start=first.key if first else "")

    # ---- legality ------------------------------------------------------------------------------
    def size(self, mode: str) -> int:
        return self.numbers_of.deck_size

    def piles(self, mode: str) -> Sequence[Pile]:
        numbers = self.numbers_of
        return (
            Pile("mane", 1, W.MANE_OF, W.MANE_WHOLE),
            Pile("draw", numbers.deck_size, W.CARDS_OF, W.CARDS_WHOLE, atleast=True),
            Pile("problem", numbers.problem_deck, W.PROBLEMS_OF, W.PROBLEMS_WHOLE),
        )

    def pile(self, card: Any) -> str:
        return "mane" if isinstance(card, Mane) else "problem" if isinstance(card, Problem) else "draw"

    def most(self, card: Any, mode: str) -> int:
        if isinstance(card, Mane):
            return 1
        return self.numbers_of.problem_copies if isinstance(card, Problem) else self.numbers_of.max_copies

    def sections(self, mode: str) -> Sequence[Section]:
        return [Section(key, W.SECTIONS[key]) for key in LISTED]

    def section(self, card: Any) -> str:
        return "starting" if isinstance(card, Problem) and card.starting else kind_of(card.key)

    def place(self, card: Any) -> tuple[Any, ...]:
        """By colour, then by cost or bonus."""
        return (*SHADES, "none").index(colors(card)[0]), getattr(card, "cost", getattr(card, "bonus", 0))

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        numbers, cards = self.numbers_of, self.all
        piles = {
            pile.key: Counter({key: n for key, n in counts.items() if self.pile(cards[key]) == pile.key})
            for pile in self.piles(mode)
        }
        draw, row = piles["draw"], piles["problem"]
        return (
            Check(W.CHECK_MANE, piles["mane"].total() == 1),
            Check(W.CHECK_SIZE.of(numbers.deck_size), draw.total() >= numbers.deck_size),
            Check(W.CHECK_PROBLEMS.of(numbers.problem_deck), row.total() == numbers.problem_deck),
            Check(W.CHECK_START, any(self.section(cards[key]) == "starting" for key in row)),
            Check(W.CHECK_COPIES, all(n <= self.most(cards[key], mode) for key, n in counts.items())),
        )

    def hints(self, counts: Counter[str], mode: str) -> Sequence[Phrase]:
        return hints(facts(self.all, counts), self.all, self.numbers_of.deck_size)

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        fill(self.all, self.numbers_of, counts, dice)

    # ---- pictures ------------------------------------------------------------------------------
    def small(self, card: Any, lang: str, scale: float, colours: Colours) -> Surface:
        return table_face(card, lang, scale, colours)

    def full(self, card: Any, lang: str, scale: float, text: float, colours: Colours) -> Surface:
        return picture(card, "hand", lang, scale, text, colours)

    def numbers(self, narrow: bool) -> float:
        return 96.0

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        return draw_line(LOOK, pen, SHEETS.sheet(card), portrait(card, pen.px(box.h - 2), pen.colours), box)

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        draw_curves(pen, room, facts(self.all, counts))

    def zoom(self, cards: Sequence[Any], at: int) -> Scene:
        return card_sheet(LOOK, self.rules, cards, at)


class PonyEditor(DeckEditor):
    """The shared editor; a Mane that is put in takes the place of the other one."""

    def set(self, key: str, count: int) -> None:
        cards = self.shop.cards()
        if count and not self.count(key) and isinstance(cards[key], Mane):
            for other in [each for each in self.work.counts if isinstance(cards[each], Mane)]:
                self.work.put(other, 0)
        super().set(key, count)

    def add(self, key: str) -> None:
        if isinstance(self.shop.cards()[key], Mane) and not self.count(key):
            self.set(key, 1)
        else:
            super().add(key)


def editor(
    key: str, deck: Any = None, fresh: bool = False, done: Callable[[str], None] | None = None, mode: str = ""
) -> Scene:
    """The deck editor with the cards of this game."""
    return PonyEditor(key, PonyWorkshop, deck, fresh, done, mode)
