"""What is wrong with a map, in one sentence."""

from __future__ import annotations

from game import files

LONGEST_SHOWN = 40  # letters of what a file says that a sentence repeats


class MapError(files.BadFile):
    """A map that cannot be used. The sentence says which file, what and where.

    `damaged`: nobody has drawn it. Such a file may be set aside; one with a mistake is its author's (see own.py).
    """


def printable(text: str) -> str:
    """Text of a file as one line that every screen and every file can take: no controls, no half characters."""
    return "".join(letter if letter.isprintable() or letter == "\u3000" else " " for letter in text)


def shown(text: str) -> str:
    """The beginning of what a file says, for a sentence about it."""
    return printable(text[:LONGEST_SHOWN])
