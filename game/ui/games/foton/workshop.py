"""What the deck editor knows of The Foton: a party is six different Megido in an order (F-3.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from game.rules.foton.cards import Megido
from game.rules.foton.parties import SIZE
from game.rules.foton.sheet import SHEETS, sheet
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.sheet import count
from game.ui.album import Mark
from game.ui.editors.workshop import Check, Section
from game.ui.faces.foton.sigils import seal
from game.ui.games.foton import words as W
from game.ui.games.foton.curve import draw_curve, draw_sums
from game.ui.games.foton.hints import hints
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.tiles import draw_icons, signs
from game.ui.games.sheet_workshop import SheetWorkshop, editor_with
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import same

STONE = 16.0


class FotonWorkshop(SheetWorkshop):
    """Six different Megido."""

    groups = tuple((key, SHEETS.groups[key].all) for key in ("style", "class", "cost", "tag"))
    asked = SHEETS.tabs["megido"].groups
    search = W.SEARCH
    counted: ClassVar = {"members": W.OF_SIX}
    whole: ClassVar = {"members": W.FULL}

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules, LOOK)
        self.all = {key: card for key, card in rules.catalogue.items() if isinstance(card, Megido)}

    # ---- cards ---------------------------------------------------------------------------------
    def marks(self) -> Sequence[Mark]:
        return [_short(mark) for mark in super().marks()]

    # ---- legality ------------------------------------------------------------------------------
    def sections(self, mode: str) -> Sequence[Section]:
        return (Section("megido", SHEETS.tabs["megido"].title),)

    def checks(self, counts: Counter[str], mode: str) -> Sequence[Check]:
        return (
            Check(W.CHECK_SIX, counts.total() == SIZE),
            Check(W.CHECK_DIFFERENT, all(n == 1 for n in counts.values())),
        )

    def hints(self, counts: Counter[str], mode: str) -> Sequence[Any]:
        return hints([self.all[key] for key in counts])

    def fill(self, counts: Counter[str], mode: str, dice: Dice) -> None:
        """Any Megido that are not in yet."""
        free = [key for key in self.all if key not in counts]
        counts.update(dice.shuffled(free)[: max(0, SIZE - counts.total())])

    # ---- pictures ------------------------------------------------------------------------------
    def aside(self, card: Any, narrow: bool) -> float:
        return len(signs(card)) * (STONE + 1) + 4

    def draw_line(self, pen: Pen, card: Any, box: Box) -> float:
        side, x = box.h - 2, box.right_edge - self.aside(card, False)
        pen.put(seal(card, pen.px(side), False, pen.colours), box.x, box.y + 1)
        pen.put(LOOK.icon(sheet(card).sign, pen.px(18), pen.colours), box.x + side + 5, box.cy - 9)
        draw_icons(pen, signs(card), x, box.cy, STONE)
        return side + 28

    def draw_curves(self, pen: Pen, room: Box, counts: Counter[str]) -> None:
        draw = draw_curve if room.h > 40 else draw_sums
        draw(pen, room, count([sheet(self.all[key]) for key in counts.elements()]))


def _short(mark: Mark) -> Mark:
    """Where room is dear: costs are numbers beside a stone, ☆ says itself."""
    match mark.group:
        case "cost":
            return replace(mark, short=same(mark.value), picture=partial(LOOK.icon, "photon/any"))
        case "star":
            return replace(mark, short=same(""))
    return mark


editor = editor_with(FotonWorkshop)
