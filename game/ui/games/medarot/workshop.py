"""What the deck editor knows of the Medarot Card Game (medarot.md, section 3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.rules.medarot.cards import Deck, Medarot, Rules
from game.rules.medarot.sheet import IN_DECKS, SHEETS
from game.rules.medarot.sheet_words import ALBUM, ALL, TYPES
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.editors.workshop import Check, Section
from game.ui.faces.medarot import coin, portrait
from game.ui.games.medarot import words as W
from game.ui.games.medarot.curves import draw_curves, facts
from game.ui.games.medarot.hints import hints
from game.ui.games.medarot.look import LOOK
from game.ui.games.sheet_workshop import SheetWorkshop, editor_with
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


class MedarotWorkshop(SheetWorkshop):
    """Thirty or fifteen cards, at most three of each, at least one Medarot."""

    modes = tuple((mode, words) for mode, words in W.MODES_SHORT.items())
    groups, asked = tuple(ALL.items()), IN_DECKS
    search = W.SEARCH
    rule = "3"

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, LOOK)

    def numbers_of(self, mode: str) -> Rules:
        """The numbers of a mode."""
        found: Rules = self.rules.catalogue[f"mode/{mode}"]
        return found

    # ---- decks ---------------------------------------------------------------------------------
    def mode_of(self, deck: Deck) -> str:
        """As a ready-made one says, else by the number of its cards."""
        small = len(deck.cards) == self.numbers_of("beginner").deck_size
        return deck.mode or ("beginner" if small else "normal")

    # ---- legality ------------------------------------------------------------------------------
    def sections(self, mode: str) -> Sequence[Section]:
        numbers = self.numbers_of(mode)
        return (
            Section("medarot", ALBUM["medarot"], numbers.guide_medarots),
            Section("medarotter", ALBUM["medarotter"], numbers.guide_medarotters),
        )

    def place(self, card: Any) -> tuple[Any, ...]:
        """By type, then by cost; Medarotters as they are numbered."""
        return (tuple(TYPES).index(card.type), card.cost) if isinstance(card, Medarot) else (0, 0)

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        numbers, cards = self.numbers_of(mode), self.cards()
        robot = any(isinstance(cards[key], Medarot) for key in counts)
        return (
            Check(W.CHECK_SIZE.of(numbers.deck_size), counts.total() == numbers.deck_size),
            Check(W.CHECK_COPIES.of(numbers.max_copies), max(counts.values(), default=0) <= numbers.max_copies),
            Check(W.CHECK_MEDAROT, robot),
        )

    def hints(self, counts: Counter[str], mode: str) -> Sequence[Phrase]:
        numbers = self.numbers_of(mode)
        return hints(facts(self.cards(), counts), numbers.guide_medarotters, numbers.deck_size)

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        """As many Medarots and Medarotters as the guide says, others by lot."""
        numbers, cards = self.numbers_of(mode), self.cards()
        for kind, guide in (("medarotter", numbers.guide_medarotters), ("medarot", numbers.deck_size)):
            mine = [key for key, card in cards.items() if self.section(card) == kind]
            have = sum(counts[key] for key in mine)
            free = [key for key in mine for _ in range(numbers.max_copies - counts[key])]
            wanted = min(guide - have, numbers.deck_size - counts.total())
            for key in dice.shuffled(free)[: max(0, wanted)]:
                counts[key] += 1

    # ---- pictures ------------------------------------------------------------------------------
    def numbers(self, narrow: bool) -> float:
        return 100.0 if narrow else 124.0

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        side, sheet, narrow = box.h - 2, SHEETS.sheet(card), box.w < 320
        pen.put(portrait(card, pen.px(side), pen.colours), box.x, box.y + 1)
        x, said = box.right_edge, {field.key: field.printed for field in sheet.fields}
        if isinstance(card, Medarot):
            for stat in ("speed", "power") if narrow else ("speed", "armor", "power"):
                left = pen.words(said[stat], (x, box.cy), 12, P.IVORY, anchor="midright").x
                x = min(left, x - 16) - 15
                pen.put(LOOK.icon(f"number/{stat}", pen.px(14), pen.colours), x, box.cy - 7)
                x -= 5
            pen.put(coin(said["cost"], pen.px(18)), box.right_edge - self.numbers(narrow) + 2, box.cy - 9)
        else:
            pen.put(coin(said["hp"], pen.px(20)), x - 20, box.cy - 10)
            for half in (card.lower, card.upper):
                x -= 21
                pen.put(LOOK.icon(f"timing/{half.timing}", pen.px(16), pen.colours), x - 20, box.cy - 8)
        pen.put(LOOK.icon(sheet.sign, pen.px(18), pen.colours), box.x + side + 5, box.cy - 9)
        return side + 30

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        draw_curves(pen, room, facts(self.cards(), counts))


editor = editor_with(MedarotWorkshop)
