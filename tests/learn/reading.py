"""How much there is to read in the lessons, and how hard it is. Writes docs/lessons.md:

    python -m tests.learn.reading > docs/lessons.md

English: the Flesch-Kincaid grade, the years at school somebody needs to follow a text; syllables are counted as groups
of vowels. Japanese: letters in a sentence and the share of kanji among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import game
from game.table.lesson import Beat, Lesson
from game.words import Phrase

GRADE, SIGNS, SHARE = 5.0, 24.0, 0.36  # the hardest a lesson may be
PAGE = Path(__file__).parent.parent.parent / "docs" / "lessons.md"
VOWELS = re.compile(r"[aeiouy]+")
WORD = re.compile(r"[A-Za-z]+(?:['’-][A-Za-z]+)*|\d+")
LETTER = re.compile(r"[぀-ヿ一-鿿A-Za-z0-9０-９ー々]")
KANJI = re.compile(r"[一-鿿々]")
ENDS = {"en": re.compile(r"[.!?]+(?=\s|$)"), "ja": re.compile(r"[。！？]+")}

HEAD = """# The lessons in numbers

Made from the lessons themselves by `python -m tests.learn.reading > docs/lessons.md`; `tests/learn/test_reading.py`
keeps this page in step with them. *Words* are all English words of a lesson: titles, explanations, tasks, second tries
and what is said at the end. *Grade* is its Flesch-Kincaid grade, the school year whose pupils can follow it; no lesson
may be above {grade:g}. *Signs* are the Japanese letters of the same texts, *a sentence* how many of them it has on
average (at most {signs:g}), *kanji* their share (at most {kanji:.0%})."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What there is to read in some texts."""

    words: int
    grade: float
    signs: int
    a_sentence: float
    kanji: float


# ---- taking texts apart ------------------------------------------------------------------------------
def words_of(text: str) -> list[str]:
    """The words of an English text; a number counts as one."""
    return WORD.findall(text)


def sentences_of(text: str, lang: str) -> list[str]:
    """The sentences of a text; a heading without a full stop is one."""
    return [part.strip() for part in ENDS[lang].split(text) if part.strip()]


def syllables(word: str) -> int:
    """About how many syllables an English word has."""
    word = word.lower().strip("'’")
    if word.isdecimal():
        return 1 if len(word) == 1 else 2
    groups = len(VOWELS.findall(word))
    silent = word.endswith("e") and not word.endswith(("le", "ee", "ye")) and groups > 1
    ending = word.endswith("ed") and not word.endswith(("ted", "ded")) and groups > 1
    return max(1, groups - silent - ending)


def texts(lesson: Lesson) -> Iterator[Phrase]:
    """Everything a lesson says in sentences."""
    yield lesson.about
    for beat in lesson.beats:
        yield from said_by(beat)
    yield lesson.free


def said_by(beat: Beat) -> Iterator[Phrase]:
    """What is said in sentences at a step."""
    yield from (said for said in (beat.words, beat.do, beat.nudge) if said.en)


def titles(lesson: Lesson) -> list[Phrase]:
    """The headings of a lesson."""
    return [lesson.title, *(beat.title for beat in lesson.beats)]


# ---- measuring ---------------------------------------------------------------------------------------
def read(lessons: Sequence[Lesson]) -> Reading:
    """What there is to read in some lessons."""
    said = [phrase for lesson in lessons for phrase in texts(lesson)]
    heads = [phrase for lesson in lessons for phrase in titles(lesson)]
    words = [word for phrase in said for word in words_of(phrase.en)]
    sentences = sum(len(sentences_of(phrase.en, "en")) for phrase in said)
    grade = 0.39 * len(words) / sentences + 11.8 * sum(map(syllables, words)) / len(words) - 15.59
    japanese = [phrase.in_("ja") for phrase in said]
    signs = sum(len(LETTER.findall(text)) for text in japanese)
    spoken = sum(len(sentences_of(text, "ja")) for text in japanese)
    kanji = sum(len(KANJI.findall(text)) for text in japanese)
    counted = len(words) + sum(len(words_of(phrase.en)) for phrase in heads)
    written = signs + sum(len(LETTER.findall(phrase.in_("ja"))) for phrase in heads)
    return Reading(counted, round(grade, 1), written, round(signs / spoken, 1), round(kanji / signs, 2))


# ---- the page ----------------------------------------------------------------------------------------
def line(name: str, steps: int, minutes: int, found: Reading) -> str:
    """A row of the table."""
    cells = (name, steps, minutes, found.words, f"{found.grade:.1f}", found.signs, f"{found.a_sentence:.1f}",
             f"{found.kanji:.0%}")  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def page() -> str:
    """docs/lessons.md as it has to be."""
    out = [HEAD.format(grade=GRADE, signs=SIGNS, kanji=SHARE)]
    for rules in game.RULESETS:
        lessons = list(rules.lessons)
        if not lessons:
            continue
        out += ["", f"## {rules.title.en}", ""]
        out.append("| Lesson | Steps | Minutes | Words | Grade | Signs | A sentence | Kanji |")
        out.append("|---|---|---|---|---|---|---|---|")
        for n, one in enumerate(lessons):
            out.append(line(f"{n + 1} {one.title.en}", len(one.beats), one.minutes, read([one])))
        steps, minutes = sum(len(one.beats) for one in lessons), sum(one.minutes for one in lessons)
        out.append(line("**all**", steps, minutes, read(lessons)))
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    print(page(), end="")
