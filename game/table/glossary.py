"""The terms of a rulebook: one word a thing and language, to which all text of its game keeps."""

from __future__ import annotations

from typing import NamedTuple

from game.words import Phrase


class Term(NamedTuple):
    """A term of the rulebook: what it is called there, in the code and on the screen.

    `never`: what the same thing is not called, as regular expressions (of whole words, where they are English).
    """

    rulebook: str
    identifier: str
    words: Phrase
    never: tuple[str, ...] = ()
