"""What the lessons say of the table is true when they say it: powers, armours, speeds, medals and cards."""

from __future__ import annotations

import re

import pytest

import game
from game.rules.medarot.places import BOARD, facts, hand, medals
from game.rules.medarot.stats import stat
from game.table.lesson import Lesson
from game.table.state import State
from game.ui import matches
from game.ui.learn.lesson_session import LessonSession

RULES = game.ruleset("medarot")
COURSE = {lesson.key: lesson for lesson in RULES.lessons}
SAID = re.compile(r"(?:'s| has) (power|armour|speed)(?: is| says)? (\d+)")
STATS = {"power": "power", "armour": "armor", "speed": "speed"}


def played(lesson: Lesson, beats: int) -> LessonSession:
    """The lesson when so many of its beats are done."""
    session = LessonSession(RULES, lesson, matches.bots)
    session.forward(beats)
    return session


def numbers(s: State, name: str, which: str) -> set[int]:
    """This number of every Medarot of that name on the field."""
    return {stat(s, p, STATS[which]) for p in s.inside(BOARD) if p.face_up and facts(s, p).name.en == name}


def claims(s: State, words: str) -> list[tuple[str, str, int]]:
    """Who is said to have which number: "Kantaros has armour 50", "Purple Collar's power is 30"."""
    names = {facts(s, p).name.en for p in s.inside(BOARD)}
    return [
        (name, found[1], int(found[2]))
        for name in names
        for at in re.finditer(re.escape(name), words)
        if (found := SAID.match(words, at.end()))
    ]


@pytest.mark.parametrize("key", COURSE)
def test_the_numbers_of_the_robots_are_as_the_coach_says(key: str) -> None:
    session = played(COURSE[key], 0)
    for n, beat in enumerate(COURSE[key].beats):
        for name, which, number in claims(session.match.state, beat.words.en):
            assert number in numbers(session.match.state, name, which), f"'{beat.title.en}': {name}, {which} {number}"
        session.forward(n + 1)


def test_the_coach_makes_such_claims_at_all() -> None:
    """Kantaros and Purple Collar in the lesson on specials, before and after Focus."""
    lesson = COURSE["specials"]
    before, after = played(lesson, 1).match.state, played(lesson, 2).match.state
    said = claims(before, lesson.beats[1].words.en)
    assert sorted(said) == [("Kantaros", "armour", 50), ("Purple Collar", "power", 30)]
    assert claims(after, lesson.beats[2].words.en) == [("Purple Collar", "power", 50)]


def test_standing_still_has_cost_a_medal_and_the_neutral_field_earns_one() -> None:
    lesson = COURSE["moving"]
    assert medals(played(lesson, 5).match.state, 0) == 19
    assert medals(played(lesson, 7).match.state, 0) == 20


def test_three_robots_cost_the_opponent_two_one_and_two() -> None:
    assert medals(played(COURSE["attacking"], 8).match.state, 1) == 20 - 2 - 1 - 2


def test_eight_cards_are_one_too_many() -> None:
    lesson = COURSE["cards"]
    assert len(played(lesson, 6).match.state.inside(hand(0))) == 8
    assert all(p.face_up for p in played(lesson, 7).match.state.inside(BOARD) if p.owner == 0)


def test_ikki_costs_one_lady_renegade_two_and_yukie_brings_one() -> None:
    lesson = COURSE["people"]
    assert medals(played(lesson, 0).match.state, 0) == 23
    assert medals(played(lesson, 8).match.state, 0) == 23 - 1 - 2 - 2 + 3


def test_weak_attacks_take_three_then_two_cards_and_four_of_ones_own() -> None:
    lesson = COURSE["weak"]
    theirs = [len(played(lesson, n).match.state.inside(hand(1))) for n in (1, 2, 4)]
    assert theirs == [5, 2, 0] and medals(played(lesson, 4).match.state, 1) == 19
    assert len(played(lesson, 6).match.state.inside(hand(0))) == 2


def test_trap_guard_and_barrier_leave_all_three_robots_standing() -> None:
    s = played(COURSE["shields"], 8).match.state
    assert sum(p.owner == 0 for p in s.inside(BOARD)) == 3 and len(s.inside(hand(0))) == 4  # 5 - 2, and one drawn
    assert not any(facts(s, p).name.en == "Rokusho" for p in s.inside(BOARD))
