"""What the lessons say about numbers is what happens: prices of steps, dice, damage."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.hexes import from_offset
from game.rules.arena.events import AttackRolled, Destroyed, Struck, Wounded
from game.rules.arena.harm import life_left
from game.rules.arena.movement import reach
from game.rules.arena.places import arena, army_of, figure_at
from game.rules.arena.stats import stat
from game.table.event import Rolled
from game.table.lesson import Lesson
from game.table.state import State
from game.ui import matches
from game.ui.learn.lesson_session import LessonSession

LESSONS = {lesson.key: lesson for lesson in game.ruleset("arena").lessons}


class Class:
    """A lesson that plays itself, beat by beat."""

    def __init__(self, key: str) -> None:
        self.lesson: Lesson = LESSONS[key]
        self.session = LessonSession(game.ruleset("arena"), self.lesson, matches.bots)

    @property
    def state(self) -> State:
        return self.session.match.state

    def through(self, title: str) -> list[Any]:
        """Play on until the beat of this title is done; what happened in that beat."""
        number = next(n for n, beat in enumerate(self.lesson.beats) if beat.title.en == title)
        self.session.forward(number)
        before = len(self.state.events)
        self.session.forward(number + 1)
        return self.state.events[before:]


def rolls(events: list[Any]) -> list[tuple[int, int, int]]:
    """Attack dice, defence dice and damage of every attack."""
    return [(len(e.attack), len(e.defence), e.damage) for e in events if isinstance(e, AttackRolled)]


def test_engaged_veterans() -> None:
    """1 damage from the strike; 3 dice against 1 for 1 damage; then 4 dice for defending, and nothing gets through."""
    lesson = Class("engaging")
    assert [e.face for e in lesson.through("Leaving is risky") if isinstance(e, Struck)] == [1]
    assert rolls(lesson.through("Attack!")) == [(3, 1, 1), (3, 4, 0)]
    assert rolls(lesson.through("Once more")) == [(3, 1, 3)]


def test_archers() -> None:
    """4 dice against 2 from the hill; three swords; a blocked one."""
    lesson = Class("shooting")
    assert rolls(lesson.through("Down from the hill")) == [(4, 2, 1)]
    assert rolls(lesson.through("Through the gap")) == [(3, 2, 3)]
    assert rolls(lesson.through("No choice")) == [(3, 2, 0)]


def test_cats_and_phoenixes() -> None:
    """All blocked but the extra hit; the strike misses; the Elemental has 2 damage at the end."""
    lesson = Class("flying")
    hits = lesson.through("Four dice")
    assert rolls(hits) == [(4, 3, 1), (4, 2, 0)]
    assert [e.unblockable for e in hits if isinstance(e, AttackRolled)] == [1, 0]
    taken_off = lesson.through("Taking off")
    assert any(isinstance(e, Struck) for e in taken_off)
    assert not any(isinstance(e, Wounded) for e in taken_off)
    lesson.through("Two against one")
    brute = figure_at(lesson.state, from_offset(7, 11))
    assert brute is not None
    assert (brute.has("wounds"), army_of(lesson.state, brute).life) == (2, 4)


def test_the_hidden_shield() -> None:
    assert rolls(Class("spells").through("Now reveal it")) == [(3, 7, 0)]


def test_marching_veterans_roll_four_dice() -> None:
    lesson = Class("spells")
    lesson.through("A sorcery")
    veteran = figure_at(lesson.state, from_offset(6, 7))
    assert veteran is not None
    assert stat(lesson.state, veteran, "power") == 4


def test_liliana() -> None:
    """15 on the d20; the wounded one is destroyed whatever its life; 2 damage from afar."""
    lesson = Class("abilities")
    assert [e.faces for e in lesson.through("The big die") if isinstance(e, Rolled)] == [(15,)]
    assert any(isinstance(e, Destroyed) for e in lesson.through("Snuff it out"))
    assert rolls(lesson.through("From a distance")) == [(4, 2, 2)]


def test_the_duel_begins_with_four_spells_and_a_wounded_liliana() -> None:
    lesson = Class("duel")
    lesson.through("Take your place")
    liliana = next(p for p in lesson.state.pieces.values() if p.card == "figure/liliana")
    assert life_left(lesson.state, liliana) == 4
    assert (arena(lesson.state).first, len(lesson.session.view.inside(liliana.zone))) == (0, 2)


@pytest.mark.parametrize(
    ("key", "start", "end", "cost"),
    [
        ("steps", (1, 9), (2, 6), 3),
        ("steps", (2, 5), (2, 4), 2),
        ("steps", (5, 7), (5, 8), 2),
        ("water", (5, 6), (5, 9), 3),
        ("shooting", (5, 4), (4, 4), 3),
        ("engaging", (2, 1), (5, 1), 3),
    ],
)
def test_prices(key: str, start: tuple[int, int], end: tuple[int, int], cost: int) -> None:
    """The price of a walk as the lesson says it, from where the figure stands at the beginning."""
    state = Class(key).state
    figure = figure_at(state, from_offset(*start))
    assert figure is not None
    if key == "engaging":
        other = figure_at(state, from_offset(4, 2))
        assert other is not None
        state.change(other, at=from_offset(5, 3))
    assert reach(state, figure)[from_offset(*end)].cost == cost
