"""Which lessons somebody has done, and where they left one: a small file in the user's folder.

    {"version": 1, "done": {"foton": ["drafting"]}, "at": {"foton": {"costs": 3}}}

A damaged file is set aside. Games and lessons that are not known here stay in the file.
"""

from __future__ import annotations

from dataclasses import field
from pathlib import Path
from typing import Any

from game import files
from game.frozen import frozen

FILE = "lessons.json"
VERSION = 1
MAX_BYTES = 64 * 1024
LONGEST, MOST, STEPS = 60, 100, 100  # letters of a key, keys of a list, steps of a lesson


@frozen
class Progress:
    """By key of the game: the lessons that are done, and the steps at which others were left."""

    done: dict[str, tuple[str, ...]] = field(default_factory=dict)
    at: dict[str, dict[str, int]] = field(default_factory=dict)

    def has(self, game: str, lesson: str) -> bool:
        """True if a lesson is done."""
        return lesson in self.done.get(game, ())

    def step(self, game: str, lesson: str) -> int:
        """The step at which a lesson was left; 0 if it was not begun or was done to its end."""
        return self.at.get(game, {}).get(lesson, 0)

    def learned(self, game: str, lesson: str) -> Progress:
        """A lesson has been done."""
        done = (*(key for key in self.done.get(game, ()) if key != lesson), lesson)
        return Progress({**self.done, game: done}, self._without(game, lesson))

    def left(self, game: str, lesson: str, step: int) -> Progress:
        """A lesson has been left at a step."""
        at = self._without(game, lesson)
        return Progress(self.done, {**at, game: {**at.get(game, {}), lesson: step}} if step else at)

    def _without(self, game: str, lesson: str) -> dict[str, dict[str, int]]:
        kept = {key: step for key, step in self.at.get(game, {}).items() if key != lesson}
        others = {key: steps for key, steps in self.at.items() if key != game}
        return {**others, game: kept} if kept else others


def from_data(data: Any) -> Progress | None:
    """Progress from plain data; None for anything that is not exactly that."""
    if not isinstance(data, dict) or set(data) != {"version", "done", "at"} or data["version"] != VERSION:
        return None
    done, at = data["done"], data["at"]
    if not _by_game(done) or not _by_game(at):
        return None
    if not all(isinstance(keys, list) and len(keys) <= MOST and all(map(_key, keys)) for keys in done.values()):
        return None
    if not all(isinstance(steps, dict) and len(steps) <= MOST and _steps(steps) for steps in at.values()):
        return None
    return Progress({game: tuple(keys) for game, keys in done.items()}, {game: dict(at[game]) for game in at})


def _by_game(data: Any) -> bool:
    return isinstance(data, dict) and len(data) <= MOST and all(map(_key, data))


def _key(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST


def _steps(steps: dict[Any, Any]) -> bool:
    whole = (isinstance(n, int) and not isinstance(n, bool) and 0 < n <= STEPS for n in steps.values())
    return all(map(_key, steps)) and all(whole)


def load(folder: Path) -> tuple[Progress, Path | None]:
    """What has been learned, and where the old file went if it was damaged (None if all is well)."""
    path = folder / FILE
    try:
        found = from_data(files.data(path, MAX_BYTES))
    except files.NoFile:
        return Progress(), None
    except files.BadFile:  # whatever it is: what is saved next must not be written over it
        return Progress(), files.set_aside(path) or path
    return (found, None) if found is not None else (Progress(), files.set_aside(path) or path)


def save(progress: Progress, folder: Path) -> bool:
    """Write it; False if that cannot be done. The old file stays whole until the new one is."""
    data = {"version": VERSION, "done": {game: list(keys) for game, keys in progress.done.items()}, "at": progress.at}
    try:
        files.write_data(folder / FILE, data)
    except files.BadFile:
        return False
    return True
