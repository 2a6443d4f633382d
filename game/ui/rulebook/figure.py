"""What a figure of the book is, and what it is drawn with. The figures themselves are in `ui/figures`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from game.board3d.painting import Painter
from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.ui.art.palette import Colour, hx
from game.ui.theme import Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.games.game import Game
    from game.ui.table.layout import Layout

NOTE = 13.0  # type size of words in figures
NARROWER = 1.16  # how much wider than its room a line may be, before it is broken


@frozen
class Sheet:
    """What a figure is drawn with."""

    pen: Pen
    rules: Ruleset  # with its catalogue: `sheet.rules.catalogue["army/gideon"]`
    game: Game  # what the screens know of it: how its cards look, how its table is laid out
    painter: Callable[[], Painter]  # paints battlefields; opened when first asked for
    factor: float = 1.0  # the reader's text size
    most: float = 330.0  # no figure may be higher

    @property
    def lang(self) -> str:
        return self.pen.lang

    @property
    def colours(self) -> Colours:
        return self.pen.colours

    @property
    def layout(self) -> Layout:
        """How the card table of the game is laid out; for games that have one."""
        assert self.game.layout is not None
        return self.game.layout()

    @property
    def hue(self) -> Colour:
        """The accent of the game."""
        return hx(self.rules.accent)

    @property
    def note(self) -> float:
        """The type size of words in figures for this reader."""
        return NOTE * self.factor

    def say(self, phrase: Phrase) -> str:
        return phrase.in_(self.pen.lang)

    def rows(self, phrase: Phrase, width: float, bold: bool = False) -> list[str]:
        """A phrase broken into lines of a width; what nearly fits into one is set narrower instead."""
        said = self.say(phrase)
        if self.pen.width(said, self.note, bold) <= width * NARROWER:
            return [said]
        return self.pen.rows(said, self.note, width, bold)


class Figure(Protocol):
    """Draws itself into a box of a width; says before how high it will be there, without drawing."""

    def height(self, sheet: Sheet, width: float) -> float:
        """How high it is in that width."""

    def draw(self, sheet: Sheet, box: Box) -> None:
        """Draw it. It is drawn once and kept."""
