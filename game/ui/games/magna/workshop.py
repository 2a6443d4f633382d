"""What the deck editor knows of Magna Spectra (magna.md, section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

from game.rules.magna.cards import Base, Deck, Rules
from game.rules.magna.deck_building import fits as borne
from game.rules.magna.sheet import DECK_KINDS, SHEETS, sheet
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.ui.album import Mark
from game.ui.editors.workshop import Check, Section
from game.ui.faces.magna import portrait
from game.ui.games.magna import words as W
from game.ui.games.magna.curves import draw_curves, facts
from game.ui.games.magna.filling import fill
from game.ui.games.magna.hints import hints
from game.ui.games.magna.look import LOOK
from game.ui.games.sheet_workshop import SheetWorkshop, editor_with
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

GUIDES = {"force": 0.56, "arms": 0.1, "operation": 0.1, "tactics": 0.16, "trap": 0.08}  # usual shares of a deck
LISTED = tuple(group for group in SHEETS.groups.values() if group.all.en)
LINES = {  # the facts in a line of the list, from the right
    "base": ("symbol",),
    "force": ("defence", "attack", "rank", "cost"),
    "arms": ("defence", "attack", "rank", "cost"),
    "operation": ("skill", "cost"),
    "tactics": ("skill",),
    "trap": ("kind",),
}
SIDES = {"attack": 24.0, "defence": 24.0, "rank": 17.0, "kind": 17.0, "skill": 18.0, "cost": 20.0, "symbol": 20.0}


class MagnaWorkshop(SheetWorkshop):
    """Fifty or twenty-five cards, at most three of each, and three bases in their order that bear all the others."""

    modes = tuple((mode, words) for mode, words in W.FORMATS_SHORT.items())
    groups = (("suit", W.ANY_BASES), *((group.key, group.all) for group in LISTED))
    asked = tuple(group.key for group in LISTED)
    search = W.SEARCH
    counted: ClassVar = {"bases": W.BASES_COUNTED}
    whole: ClassVar = {"bases": W.BASES_WHOLE}

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, LOOK)

    def numbers_of(self, mode: str) -> Rules:
        """The numbers of a format."""
        found: Rules = self.rules.catalogue[f"format/{mode}"]
        return found

    # ---- cards ---------------------------------------------------------------------------------
    def marks(self) -> Sequence[Mark]:
        return [Mark("suit", "deck", W.SUITS), *super().marks()]

    def suits(self, card: Any, counts: Counter[str]) -> bool:
        """True if the bases that are in bear a card; with none, any base does."""
        own = [base for key in counts if isinstance(base := self.all[key], Base)]
        return isinstance(card, Base) or not own or borne(own, card)

    # ---- decks ---------------------------------------------------------------------------------
    def mode_of(self, deck: Deck) -> str:
        """As a ready-made one says, else by the number of its cards."""
        small = 0 < len(deck.cards) <= self.numbers_of("half").deck_size
        return deck.format or ("half" if small else "full")

    # ---- legality ------------------------------------------------------------------------------
    def sections(self, mode: str) -> Sequence[Section]:
        size = self.numbers_of(mode).deck_size
        return (
            Section("base", W.BASES_HEAD),
            *(Section(kind, W.KINDS[kind], round(size * GUIDES[kind])) for kind in DECK_KINDS),
        )

    def section(self, card: Any) -> str:
        return str(card.kind)

    def place(self, card: Any) -> tuple[Any, ...]:
        """By colour, then by cost."""
        cost = getattr(card, "cost", None)
        return (tuple(W.COLOURS).index(card.colour), -1 if cost is None else cost)

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        numbers, mine = self.numbers_of(mode), [self.all[key] for key in counts]
        own = [card for card in mine if isinstance(card, Base)]
        rest = [card for card in mine if not isinstance(card, Base)]
        copies = max((counts[card.key] for card in rest), default=0)
        return (
            Check(W.CHECK_SIZE.of(numbers.deck_size), sum(counts[card.key] for card in rest) == numbers.deck_size),
            Check(W.CHECK_BASES.of(numbers.bases), len(own) == numbers.bases),
            Check(W.CHECK_COPIES.of(numbers.copies), copies <= numbers.copies),
            Check(W.CHECK_LOYAL, all(borne(own, card) for card in rest)),
        )

    def hints(self, counts: Counter[str], mode: str) -> Sequence[Phrase]:
        return hints(facts(self.all, counts), self.numbers_of(mode).deck_size)

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        fill(self.all, counts, self.numbers_of(mode), GUIDES, dice)

    # ---- pictures ------------------------------------------------------------------------------
    def numbers(self, narrow: bool) -> float:
        return 86.0 if narrow else 112.0

    def aside(self, card: Any, narrow: bool) -> float:
        return 22.0 * len(card.symbols) if isinstance(card, Base) else self.numbers(narrow)

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        side, x, room = box.h - 2, box.right_edge, self.aside(card, box.w < 320)
        pen.put(portrait(card, pen.px(side)), box.x, box.y + 1)
        if not isinstance(card, Base):
            pen.put(LOOK.icon(f"colour/{card.colour}", pen.px(18), pen.colours), box.x + side + 5, box.cy - 9)
        facts = {field.key: field.values for field in sheet(card).fields}
        for key in LINES[card.kind]:
            for value in reversed(facts[key]):
                x -= SIDES[key] + 2
                if x >= box.right_edge - room:
                    pen.put(LOOK.icon(f"{key}/{value}", pen.px(SIDES[key]), pen.colours), x, box.cy - SIDES[key] / 2)
        return side + (6 if isinstance(card, Base) else 28)

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        draw_curves(pen, room, facts(self.all, counts))


editor = editor_with(MagnaWorkshop)
