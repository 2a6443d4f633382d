"""One definition, two languages: phrases that card text and every sentence on the screen are put together from."""

from __future__ import annotations

from collections import Counter
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


def joined(parts: Iterable[Phrase], en: str, ja: str) -> Phrase:
    """Phrases in a row, with something between them in each language."""
    words = list(parts)
    return Phrase(en.join(p.in_("en") for p in words), ja.join(p.in_("ja") for p in words))


def listed(names: Iterable[Phrase]) -> Phrase:
    """Names in a row: "Ikki, Karin and Koji"; equal ones are counted: "Ikki ×2"."""
    counted = Counter([*names]).items()  # of a dict, the keys
    parts = [each if n == 1 else Phrase("{0} ×{1}", "{0}×{1}").of(each, n) for each, n in counted]
    if not parts:
        return Phrase("nothing", "なし")
    head = joined(parts[:-1], ", ", "、")
    return Phrase("{0} and {1}", "{0}、{1}").of(head, parts[-1]) if len(parts) > 1 else parts[0]


def seat_name(seat: int) -> Phrase:
    """What a player is called where nobody has given a name."""
    return Phrase(f"Player {seat + 1}", f"プレイヤー{seat + 1}")


def owned(seat: int, what: Phrase) -> Phrase:
    """Something of a player: "Player 1's Metabee"."""
    return Phrase("{0}'s {1}", "{0}の{1}").of(seat_name(seat), what)


def holds(said: Iterable[Phrase], words: str) -> bool:
    """True if one of the phrases contains the words, in either language."""
    return any(words.lower() in phrase.en.lower() or words in phrase.in_("ja") for phrase in said)
