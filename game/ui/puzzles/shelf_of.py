"""The puzzles of a game as somebody has them: which are solved, which is today's, which comes next."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from game import content
from game.files import BadFile, NoFile
from game.profile.tallies import days_running
from game.puzzles.puzzle import Puzzle, load, of_the_day

if TYPE_CHECKING:
    from game.ui.app import App


class ShelfOf:
    """The puzzles of one game, the easiest first; none if its file cannot be used, which is said."""

    def __init__(self, app: App, key: str, day: date) -> None:
        """`day`: on which they are looked at."""
        self.app, self.key, self.day = app, key, day
        self.puzzles: tuple[Puzzle, ...] = ()
        try:
            self.puzzles = tuple(sorted(load(content.puzzles_path(key)), key=lambda each: each.grade))
        except BadFile as error:
            if not isinstance(error, NoFile):  # none have been made of a game that somebody has added
                app.toast(error.said, harm=True)
        solved = [each for each in app.profile.solved() if each.game == key]
        self.solved = {each.puzzle for each in solved}
        self.streak = days_running({each.day for each in solved if each.daily}, day.toordinal())
        """How many days in a row the puzzle of the day was solved, up to this one or the one before."""

    def is_solved(self, number: int) -> bool:
        return self.puzzles[number].name in self.solved

    @property
    def today(self) -> int:
        """The number of the puzzle of the day; there must be some."""
        return self.puzzles.index(of_the_day(self.puzzles, self.day))

    def after(self, number: int) -> int | None:
        """The next one that is not solved, counted round; None if all others are."""
        others = [*range(number + 1, len(self.puzzles)), *range(number)]
        return next((other for other in others if not self.is_solved(other)), None)

    def solve(self, number: int) -> None:
        """A puzzle has been solved: that is kept."""
        name = self.puzzles[number].name
        self.app.profile.solve(self.key, name, self.day.toordinal(), self.today == number)
        self.solved.add(name)
