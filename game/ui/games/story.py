"""What a result says of a match in its left column: small values that each game fills."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Surface

from game.frozen import frozen
from game.words import Phrase

Portrait = Callable[[int], Surface]
"""A picture of so many real pixels, square; premultiplied."""


@frozen
class LastEvent:
    """What decided the match."""

    title: Phrase  # "The last blow"
    when: Phrase  # "turn 17"
    said: Phrase  # who did what
    more: Phrase  # how
    pictures: tuple[Portrait, ...] = ()  # who did it, and to whom
    icon: str = ""  # between them


@frozen
class Count:
    """A number that each seat has: the sign it is told by, its key in the tally, what it counts."""

    icon: str
    key: str
    words: Phrase


def counts(words: Mapping[str, Phrase], **icons: str) -> tuple[Count, ...]:
    """The numbers of these keys, each with its icon."""
    return tuple(Count(icon, key, words[key]) for key, icon in icons.items())
