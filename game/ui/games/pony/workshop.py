"""What the deck editor knows of the pony game (pony.md, section 2): a Mane, a draw deck, a Problem deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.rules.pony.cards import Deck, Problem, Rules
from game.rules.pony.kinds import kind_of
from game.rules.pony.sheet import GROUPS, SHADES, SHEETS, colors
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.editors.workshop import Check, Section
from game.ui.faces.pony import portrait
from game.ui.games.pony import words as W
from game.ui.games.pony.curves import draw_curves, facts
from game.ui.games.pony.filling import fill
from game.ui.games.pony.hints import hints
from game.ui.games.pony.look import LOOK
from game.ui.games.sheet_workshop import SheetWorkshop, editor_with
from game.ui.sheets.list_line import draw_line
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

ASKED = ("kind", "color", "cost")
LISTED = ("mane", "friend", "event", "resource", "troublemaker", "starting", "problem")


class PonyWorkshop(SheetWorkshop):
    """A Mane; forty-five cards or more, at most three alike; ten Problems, at most two alike, one of them Starting."""

    groups = tuple((group.key, group.all) for group in GROUPS if group.key in ASKED)
    asked = ASKED
    search = W.SEARCH
    counted: ClassVar = {"mane": W.MANE_OF, "problems": W.PROBLEMS_OF}
    whole: ClassVar = {"problems": W.PROBLEMS_WHOLE}
    rule = "2"

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, LOOK)

    @property
    def numbers_of(self) -> Rules:
        """The numbers of the rules."""
        found: Rules = self.rules.catalogue["rules"]
        return found

    # ---- decks ---------------------------------------------------------------------------------
    def deck(self, name: str, keys: Sequence[str]) -> Deck:
        """It likes to open with the Starting Problem that asks least."""
        starting = [card for key in keys if isinstance(card := self.all[key], Problem) and card.starting]
        first = min(starting, key=lambda card: sum(part.power for part in card.owner_req), default=None)
        deck: Deck = super().deck(name, keys)
        return replace(deck, start=first.key if first else "")

    # ---- legality ------------------------------------------------------------------------------
    def sections(self, mode: str) -> Sequence[Section]:
        return [Section(key, W.SECTIONS[key]) for key in LISTED]

    def section(self, card: Any) -> str:
        return "starting" if isinstance(card, Problem) and card.starting else kind_of(card.key)

    def place(self, card: Any) -> tuple[Any, ...]:
        """By colour, then by cost or bonus."""
        return (*SHADES, "none").index(colors(card)[0]), getattr(card, "cost", getattr(card, "bonus", 0))

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        numbers, cards = self.numbers_of, self.all
        mane, draw, row = (
            Counter({key: n for key, n in counts.items() if isinstance(cards[key], pile.kinds)})
            for pile in self.form.parts
        )
        return (
            Check(W.CHECK_MANE, mane.total() == 1),
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
    def numbers(self, narrow: bool) -> float:
        return 96.0

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        return draw_line(LOOK, pen, SHEETS.sheet(card), portrait(card, pen.px(box.h - 2), pen.colours), box)

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        draw_curves(pen, room, facts(self.all, counts))


editor = editor_with(PonyWorkshop)
