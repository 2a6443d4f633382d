"""What the lessons say: in both languages, short, with a task where something is to be done, and rules that exist."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game.table.lesson import Beat, Lesson
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import citations
from game.words import Phrase
from tests.learn.courses import Course
from tests.learn.reading import GRADE, LETTER, SHARE, SIGNS, read, sentences_of, words_of

TITLE, WORDS, SENTENCES = 6, 45, 3
TASK, ABOUT = 20, 24  # English words
SIGNS_OF_WORDS, SIGNS_OF_TASK, SIGNS_OF_TITLE = 110, 50, 16  # Japanese letters
KEYS = [rules.key for rules in game.RULESETS]


def everything(lesson: Lesson) -> Iterator[tuple[str, Phrase]]:
    """Every phrase of a lesson with where it stands."""
    yield from (("title", lesson.title), ("about", lesson.about), ("free", lesson.free))
    for n, beat in enumerate(lesson.beats):
        where = f"beat {n + 1} '{beat.title.en}'"
        yield from ((f"{where} title", beat.title), (f"{where} words", beat.words))
        yield from ((f"{where} {name}", said) for name, said in (("do", beat.do), ("nudge", beat.nudge)) if any(said))


def signs(said: Phrase) -> int:
    return len(LETTER.findall(said.in_("ja")))


def test_every_phrase_is_there_in_both_languages(course: Course) -> None:
    missing = [where for where, said in everything(course[1]) if not said.en.strip() or not said.in_("ja").strip()]
    assert missing == []


def test_a_beat_that_wants_something_says_what_to_do(course: Course) -> None:
    beats = course[1].beats
    assert [beat.title.en for beat in beats if beat.want is not None and not beat.do.en] == []
    assert [beat.title.en for beat in beats if beat.want is None and (beat.nudge.en or beat.until)] == []


def test_beats_are_short(course: Course) -> None:
    too_long = [why for n, beat in enumerate(course[1].beats) for why in excess(n, beat)]
    assert too_long == []


def excess(n: int, beat: Beat) -> Iterator[str]:
    """What is too long in a beat."""
    where = f"beat {n + 1} '{beat.title.en}'"
    counts = [
        ("title", len(words_of(beat.title.en)), TITLE),
        ("words", len(words_of(beat.words.en)), WORDS),
        ("sentences", len(sentences_of(beat.words.en, "en")), SENTENCES),
        ("do", len(words_of(beat.do.en)), TASK),
        ("nudge", len(words_of(beat.nudge.en)), TASK),
        ("Japanese title", signs(beat.title), SIGNS_OF_TITLE),
        ("Japanese words", signs(beat.words), SIGNS_OF_WORDS),
        ("Japanese do", signs(beat.do), SIGNS_OF_TASK),
        ("Japanese nudge", signs(beat.nudge), SIGNS_OF_TASK),
    ]
    yield from (f"{where}: {name} {count} of {most}" for name, count, most in counts if count > most)


def test_a_lesson_is_short(course: Course) -> None:
    lesson = course[1]
    assert 5 <= len(lesson.beats) <= 12
    assert 3 <= lesson.minutes <= 6
    assert len(words_of(lesson.about.en)) <= ABOUT and len(sentences_of(lesson.about.en, "en")) == 1
    assert any(beat.want is not None for beat in lesson.beats)
    assert lesson.coach in course[0].catalogue


def test_everybody_can_follow(course: Course) -> None:
    found = read([course[1]])
    assert found.grade <= GRADE and found.a_sentence <= SIGNS and found.kanji <= SHARE


def test_the_rules_that_are_cited_stand_in_the_rulebook(course: Course) -> None:
    rules, lesson = course
    for lang in ("en", "ja"):
        book = book_of(rules, lang)
        cited = [part for beat in lesson.beats for part in citations(beat.rule)]
        assert [part for part in cited if book.find(part) is None] == []
    assert any(beat.rule for beat in lesson.beats)


@pytest.mark.parametrize("key", KEYS)
def test_a_course_has_four_to_eight_lessons_with_names_of_their_own(key: str) -> None:
    lessons = game.ruleset(key).lessons
    assert 4 <= len(lessons) <= 8
    assert len({lesson.key for lesson in lessons}) == len({lesson.title.en for lesson in lessons}) == len(lessons)
