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

    def __init__(self, app: App, key: str) -> None:
        self.key = key
        self.puzzles: tuple[Puzzle, ...] = ()
        try:
            self.puzzles = tuple(sorted(load(content.puzzles_path(key)), key=lambda each: each.grade))
        except BadFile as error:
            if not isinstance(error, NoFile):  # none have been made of a game that somebody has added
                app.toast(error.said, harm=True)
        self.look(app)

    def look(self, app: App) -> None:
        """Which are solved now."""
        solved = [each for each in app.profile.solved() if each.game == self.key]
        self.solved = {each.puzzle for each in solved}
        self.days = {each.day for each in solved if each.daily}

    def is_solved(self, number: int) -> bool:
        return self.puzzles[number].name in self.solved

    def today(self, day: date) -> int:
        """The number of the puzzle of a day; there must be some."""
        return self.puzzles.index(of_the_day(self.puzzles, day))

    def streak(self, day: date) -> int:
        """How many days in a row the puzzle of the day was solved, up to this one or the one before."""
        return days_running(self.days, day.toordinal())

    def after(self, number: int) -> int | None:
        """The next one that is not solved, counted round; None if all others are."""
        others = [*range(number + 1, len(self.puzzles)), *range(number)]
        return next((other for other in others if not self.is_solved(other)), None)

    def solve(self, app: App, number: int, day: date) -> None:
        """A puzzle has been solved: that is kept."""
        app.profile.solve(self.key, self.puzzles[number].name, day.toordinal(), self.today(day) == number)
        self.solved.add(self.puzzles[number].name)
