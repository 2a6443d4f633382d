"""Lessons: what a profile keeps of them, and the file in which they were kept before there was a profile.

{"version": 1, "done": {"foton": ["drafting"]}, "at": {"foton": {"costs": 3}}}
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from game import files
from game.files import BadFile
from game.frozen import frozen
from game.words import Phrase

FILE = "lessons.json"
MAX_BYTES = 64 * 1024
LONGEST, MOST, STEPS = 60, 100, 100  # letters of a key, keys of a list, steps of a lesson

WHAT = Phrase("list of finished lessons", "終えたレッスンの記録")
NO_LIST = Phrase("it is no such list", "レッスンの記録ではありません")


@frozen
class Lesson:
    """A lesson of a game: whether it has been done, and the step at which it was left, 0 for none."""

    game: str
    lesson: str
    done: bool
    step: int


class Lessons:
    """All lessons that have been begun."""

    def __init__(self, known: Iterable[Lesson] = ()) -> None:
        self.known = {(each.game, each.lesson): each for each in known}

    def has(self, game: str, lesson: str) -> bool:
        """True if a lesson is done."""
        return (game, lesson) in self.known and self.known[game, lesson].done

    def step(self, game: str, lesson: str) -> int:
        """The step at which a lesson was left; 0 if it was not begun or was done to its end."""
        return self.known[game, lesson].step if (game, lesson) in self.known else 0


def read(home: Path) -> list[Lesson]:
    """What the file in the user's folder knows; nothing if there is none. BadFile if it is damaged."""
    try:
        data = files.data(home / FILE, MAX_BYTES, WHAT)
    except files.NoFile:
        return []
    if not _fits(data):
        raise BadFile(files.IN_FILE.of(WHAT, FILE, NO_LIST), damaged=True)
    done = {(game, lesson) for game, lessons in data["done"].items() for lesson in lessons}
    at = {(game, lesson): step for game, steps in data["at"].items() for lesson, step in steps.items()}
    return [Lesson(*key, key in done, at.get(key, 0)) for key in sorted(done | set(at))]


def _fits(data: Any) -> bool:
    """True for what such a file holds."""
    if not isinstance(data, dict) or set(data) != {"version", "done", "at"} or data["version"] != 1:
        return False
    done, at = data["done"], data["at"]
    if not (_by_key(done) and _by_key(at) and all(map(_by_key, at.values()))):
        return False
    steps = [step for each in at.values() for step in each.values()]
    if not all(type(step) is int and 0 < step <= STEPS for step in steps):
        return False
    return all(isinstance(keys, list) and len(keys) <= MOST and all(map(_key, keys)) for keys in done.values())


def _by_key(data: Any) -> bool:
    return isinstance(data, dict) and len(data) <= MOST and all(map(_key, data))


def _key(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= LONGEST
