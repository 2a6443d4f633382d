"""The parts that a text is put together from, in the order in which they are read: joined they are the text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Literal

from game.frozen import frozen
from game.words import Phrase, joined

Role = Literal["ability", "when", "condition", "cost", "effect"]


@frozen
class Passage:
    """Words of a text with what parts them from the next; what they are; which forms of the card data they say; and the
    cards that an effect is done to, as they are called in these words.
    """

    role: Role
    words: Phrase
    of: tuple[Any, ...] = ()
    targets: tuple[Phrase, ...] = ()


def text(parts: Iterable[Passage]) -> Phrase:
    """The words of all parts."""
    return joined([part.words for part in parts], "", "")


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sentence(parts: list[Passage], before: int = 0) -> list[Passage]:
    """The parts with a capital, behind so many that have their own, and a full stop."""
    said = [part.words for part in parts]
    said[before] = Phrase(capital(said[before].en), said[before].ja)
    said[-1] = Phrase(f"{said[-1].en}.", f"{said[-1].ja}。")
    return [replace(part, words=words) for part, words in zip(parts, said, strict=True)]
