"""The text of a card in parts: which of its words say when, at what price, on what condition, whom, and what happens.

A phrase book makes a text as one `Phrase`. A `Mark` names words of it - the phrase that the text was made with - their
role, and the paragraph of the rulebook that governs them. `clauses` cuts the text at its marks: joined, its clauses are
the text again, letter by letter, so that nothing is written twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count
from typing import Literal, NamedTuple, get_args

from game.frozen import frozen
from game.words import Phrase

Role = Literal["ability", "when", "cost", "condition", "target", "effect"]
ROLES: tuple[Role, ...] = get_args(Role)
BETWEEN = " .,:;。、：；"
OPENING = re.compile(r"[(\[<“\"（［【〔「『〈+−-]*$")  # belongs to what follows
SENTENCES = {"en": re.compile(r"(?<=[.!?])\s+(?=[^a-z])"), "ja": re.compile(r"(?<=[。！？])(?=.)")}


@frozen
class Mark:
    """Words of a text, their role and rule ("F-8.6"), and what is marked inside them, in the order of the definition.

    Words that do not stand in the text mark nothing. What no mark inside covers plays the role of the whole.
    """

    words: Phrase
    role: Role
    rule: str
    inside: tuple[Mark, ...] = ()


class Clause(NamedTuple):
    """A run of words in one language. Runs of one mark that others stand between share its number."""

    words: str
    role: Role
    rule: str
    mark: int


@lru_cache(256)
def clauses(line: Mark, lang: str) -> tuple[Clause, ...]:
    """A line of a text in its parts, in reading order."""
    return tuple(_whole(_cut(line, line.words.in_(lang), lang, count())))


def by_mark(line: Mark, lang: str) -> list[list[Clause]]:
    """The same, runs of one mark together, in the order in which they begin."""
    found = dict[int, list[Clause]]()
    for clause in clauses(line, lang):
        found.setdefault(clause.mark, []).append(clause)
    return list(found.values())


def sentences(line: Phrase, rule: str) -> Mark:
    """A line of which no more is known than its sentences: each is an effect."""
    en, ja = (SENTENCES[lang].split(line.in_(lang)) for lang in ("en", "ja"))
    if len(en) != len(ja) or len(en) < 2:
        return Mark(line, "effect", rule)
    return Mark(line, "effect", rule, tuple(Mark(Phrase(*both), "effect", rule) for both in zip(en, ja, strict=True)))


def unfound(line: Mark, lang: str) -> list[Mark]:
    """Marks whose words do not stand in the text: none, if a phrase book and its marks agree."""
    found, lost = _found(line, line.words.in_(lang), lang), list[Mark]()
    for mark in line.inside:
        place = next((span for span, each in found if each is mark), None)
        if place is None:
            lost.append(mark)
        else:
            lost += unfound(_bent(mark, line.words.in_(lang)[slice(*place)]), lang)
    return lost


def _bent(mark: Mark, words: str) -> Mark:
    """A mark with its words as they stand in the text."""
    return Mark(Phrase(words, words), mark.role, mark.rule, mark.inside)


def _found(line: Mark, words: str, lang: str) -> list[tuple[tuple[int, int], Mark]]:
    """Where the marks of a line are: each takes the first place that none before it has taken."""
    found = list[tuple[tuple[int, int], Mark]]()
    for mark in line.inside:
        free = (span for span in _places(mark.words, words, lang) if all(_apart(span, other) for other, _ in found))
        if (span := next(free, None)) is not None:
            found.append((span, mark))
    return sorted(found, key=lambda each: each[0])


def _places(wanted: Phrase, words: str, lang: str) -> Iterator[tuple[int, int]]:
    """Where words stand in a text, perhaps with a capital. A Japanese verb may be bent: then up to the next comma."""
    exact = re.escape(wanted.in_(lang).strip(BETWEEN))
    forms = [rf"(?<!\w){exact}(?:'s)?(?!\w)"] if lang == "en" else [exact]
    if lang == "ja" and wanted.verb:
        forms.append(re.escape(wanted.ja.strip(BETWEEN)) + r"[^、。：；／（）]*")
    for form in forms if exact else ():
        yield from (match.span() for match in re.finditer(form, words, re.IGNORECASE))


def _apart(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return a[1] <= b[0] or b[1] <= a[0]


def _cut(mark: Mark, words: str, lang: str, numbers: Iterator[int]) -> Iterator[Clause]:
    own, start = next(numbers), 0
    for (begin, end), part in _found(mark, words, lang):
        yield Clause(words[start:begin], mark.role, mark.rule, own)
        yield from _cut(part, words[begin:end], lang, numbers)
        start = end
    yield Clause(words[start:], mark.role, mark.rule, own)


def _whole(runs: Iterable[Clause]) -> Iterator[Clause]:
    """Without runs of mere punctuation: it stays with the words before it, an opening bracket with those after it."""
    last, held = None, ""
    for run in runs:
        words = held + run.words
        start = next((n for n, letter in enumerate(words) if letter.isalnum()), None)
        if start is None:
            held = words
            continue
        if last is not None:
            closed = OPENING.sub("", last.words + words[:start])
            words = (last.words + words)[len(closed) :]
            yield last._replace(words=closed)
        last, held = run._replace(words=words), ""
    if last is not None:
        yield last._replace(words=last.words + held)
