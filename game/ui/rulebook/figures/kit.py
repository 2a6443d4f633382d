"""What figures are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from game.board3d.painter import Painter
from game.table.ruleset import Ruleset
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a figure is drawn with."""

    pen: Pen
    rules: Ruleset                      # with its catalogue: `sheet.rules.catalogue["army/gideon"]`
    painter: Callable[[], Painter]      # paints battlefields; opened when first asked for
    factor: float = 1.0                 # the reader's text size
    most: float = 330.0                 # no figure may be higher

    @property
    def lang(self) -> str:
        return self.pen.lang

    @property
    def colours(self) -> Colours:
        return self.pen.colours

    def say(self, phrase: Phrase) -> str:
        return phrase.in_(self.pen.lang)


class Figure(Protocol):
    """Draws itself into a box of a width; says before how high it will be there, without drawing."""

    def height(self, sheet: Sheet, width: float) -> float:
        """How high it is in that width."""

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw it. It is drawn once and kept."""
