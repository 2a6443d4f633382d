"""One definition, two languages: phrases that card text and every sentence on the screen are put together from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Phrase(NamedTuple):
    """A sentence, or a part of one, in English and Japanese.

    What an effect does may keep its Japanese verb apart (`verb`, dictionary form), for a sentence around it to bend.
    """

    en: str
    ja: str
    verb: str = ""

    def of(self, *parts: object) -> Phrase:
        """The phrase with its blanks {0}, {1} filled. A part that is itself a Phrase is filled in per language."""
        return Phrase(
            self.en.format(*(_in(p, "en") for p in parts)), self.ja.format(*(_in(p, "ja") for p in parts)), self.verb
        )

    def in_(self, lang: str) -> str:
        """The bare words in a language (`"en"` or `"ja"`), as they are: for titles, buttons and labels."""
        return self.en if lang == "en" else self.ja + self.verb

    def text(self, lang: str) -> str:
        """The words as a sentence: a capital and a full stop."""
        words = self.in_(lang)
        if lang == "en":
            words = words[:1].upper() + words[1:]
            return words if words.endswith((".", "!", "?")) else words + "."
        return words if words.endswith(("。", "！", "？")) else words + "。"


def _in(part: object, lang: str) -> object:
    return part.in_(lang) if isinstance(part, Phrase) else part


def same(words: str) -> Phrase:
    """A phrase that reads alike in both languages: a number, a sign."""
    return Phrase(words, words)


def many(n: int, noun: str) -> str:
    """A number with its English noun: "1 card", "2 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def holds(said: Iterable[Phrase], words: str) -> bool:
    """True if one of the phrases contains the words, in either language."""
    return any(words.lower() in phrase.en.lower() or words in phrase.in_("ja") for phrase in said)
