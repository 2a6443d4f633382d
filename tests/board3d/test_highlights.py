"""What is drawn about the rules: where it lies, that it can be seen, that equal pictures look the same."""

from __future__ import annotations

import numpy as np
import pytest

from game.board3d.highlights import glows_of, marks_of
from game.board3d.picture import (
    COSTS,
    GOLD,
    HARM,
    LEVEL,
    BoardPicture,
    Cell,
    Disc,
    Figure,
    Link,
    Mark,
    Outline,
    Path,
    Reticle,
    Ring,
    Sight,
    Summon,
    Tint,
    centre,
)
from game.board3d.strokes import triangles
from game.board3d.warnings import warnings_of
from tests.board3d.board_rows import DUEL, HEIGHTS, at, board

ON = board(HEIGHTS)
PEAK, FOOT = at(6, 6), at(6, 5)  # level 6 above level 0
EVERY: list[Mark] = [
    Tint(FOOT, COSTS[0]),
    Ring(FOOT),
    Ring(FOOT, GOLD, pulse=True),
    Path((at(5, 4), FOOT, PEAK), strikes=frozenset({0}), stops=frozenset({2})),
    Path((PEAK, FOOT), falls=frozenset({1})),
    Path((at(3, 4), PEAK), flies=True),
    Sight(at(2, 2), at(8, 2)),
    Sight(at(6, 4), at(6, 9), PEAK),
    Sight((0.0, 3.0, 0.0), (5.0, 3.0, 2.0)),
    Link(FOOT, at(7, 5)),
    Reticle(FOOT),
    Summon(FOOT),
    Outline(frozenset({FOOT, at(7, 5)})),
]


def vertices(*marks: Mark) -> np.ndarray:
    """Of the marks and of the warnings drawn over everything."""
    return np.concatenate([marks_of(ON, marks).arrays()[0], warnings_of(ON, marks).arrays()[0]])


@pytest.mark.parametrize("mark", EVERY, ids=lambda m: type(m).__name__)
def test_every_mark_is_drawn_soundly(mark: Mark) -> None:
    v, quads = marks_of(ON, (mark,)).arrays()
    assert len(quads) and np.isfinite(v).all()
    assert quads.min() >= 0 and quads.max() < len(v)
    assert (v[:, 3:8] >= 0).all() and (v[:, 3:8] <= 1).all()
    assert len(triangles(quads)) == 6 * len(quads)


def test_a_tint_lies_on_its_space_just_above_the_ground_and_within_its_border() -> None:
    for h in (FOOT, PEAK, at(8, 6)):
        v = vertices(Tint(h, COSTS[2]))
        x, z = centre(h)
        assert (np.abs(v[:, 1] - ON.surface(h)) < 0.1).all()
        assert (np.hypot(v[:, 0] - x, v[:, 2] - z) < 1.0).all()


def test_tints_of_different_costs_differ() -> None:
    shown = {tuple(vertices(Tint(FOOT, colour))[:, 3:6].max(0).round(3)) for colour in COSTS}
    assert len(shown) == len(COSTS)


def test_a_path_climbs_at_the_edge_between_two_spaces_and_never_runs_through_the_hill() -> None:
    v = vertices(Path((FOOT, PEAK)))
    low, high = ON.surface(FOOT), ON.surface(PEAK)
    assert v[:, 1].min() < low + 0.2 and v[:, 1].max() > high
    (fx, fz), (px, pz) = centre(FOOT), centre(PEAK)
    along = ((v[:, 0] - fx) * (px - fx) + (v[:, 2] - fz) * (pz - fz)) / ((px - fx) ** 2 + (pz - fz) ** 2)
    between = (v[:, 1] > low + 0.3) & (v[:, 1] < high - 0.1)
    assert (along[between] < 0.5).all(), "the climb lies on the side of the lower space"


def test_a_flight_passes_over_everything_between() -> None:
    v = vertices(Path((FOOT, PEAK, at(6, 9)), flies=True))
    assert v[:, 1].max() > ON.surface(PEAK) + 0.5


def red(v: np.ndarray) -> np.ndarray:
    return (v[:, 3] > 0.5) & (v[:, 4] < 0.4 * v[:, 3])


def test_strikes_falls_and_stops_are_marked_where_they_happen() -> None:
    way = (at(5, 4), FOOT)
    plain, struck = vertices(Path(way)), vertices(Path(way, strikes=frozenset({0})))
    assert not red(plain).any() and red(struck).any()
    x, z = centre(at(5, 4))
    there = struck[red(struck)]
    assert (np.hypot(there[:, 0] - x, there[:, 2] - z) < 1.6).all()
    fallen = vertices(Path((PEAK, FOOT), falls=frozenset({1})))
    spots = fallen[red(fallen)]
    assert len(spots) and (spots[:, 1] < ON.surface(FOOT) + LEVEL).all(), "at the foot of the drop"
    assert len(vertices(Path(way, stops=frozenset({1})))) > len(plain)


def test_a_blocked_line_is_red_beyond_what_blocks_it() -> None:
    clear, blocked = vertices(Sight(FOOT, at(6, 9))), vertices(Sight(at(6, 4), at(6, 9), PEAK))
    assert not red(clear).any() and red(blocked).any()
    line = blocked[red(blocked) & (np.abs(blocked[:, 1] - ON.surface(PEAK)) > 0.3)]
    assert (line[:, 2] > centre(PEAK)[1] - 1.3).all()


def test_an_outline_has_no_line_between_its_own_spaces() -> None:
    one, two = (len(vertices(Outline(frozenset(spaces)))) for spaces in ({FOOT}, {FOOT, at(7, 5)}))
    assert two == one * 2 * 5 // 6


def test_scoring_ground_is_outlined_without_being_asked_for() -> None:
    plain, scoring = Cell(at(0, 0)), Cell(at(0, 0), scoring=True)
    assert not len(marks_of(type(ON)((plain,)), ()).arrays()[0])
    assert len(marks_of(type(ON)((scoring,)), ()).arrays()[0])


def test_a_figure_that_may_be_chosen_has_a_ring_and_one_in_the_air_a_fainter_shadow() -> None:
    def shine(**looks: object) -> np.ndarray:
        figure = Figure(1, "gideon", "white", (FOOT,), **looks)  # type: ignore[arg-type]
        return glows_of(BoardPicture(ON, (figure,))).arrays()[0]

    assert len(shine(state="offer")) > len(shine())
    assert red(shine(state="harm")).any() and not red(shine(state="selected")).any()
    assert shine(lift=2.0)[:, 6].max() < shine()[:, 6].max()
    assert shine(lift=2.0)[:, 1].max() == pytest.approx(shine()[:, 1].max()), "the shadow stays on the ground"


def test_a_glyph_face_down_does_not_shine() -> None:
    on = board(DUEL)
    assert not len(glows_of(BoardPicture(on, discs=(Disc(at(6, 6)),))).arrays()[0])
    assert len(glows_of(BoardPicture(on, discs=(Disc(at(6, 6), "might"),))).arrays()[0])


def test_red_means_harm_only() -> None:
    for mark in (Tint(FOOT, COSTS[0]), Ring(FOOT), Summon(FOOT), Sight(FOOT, at(2, 2)), Path((at(5, 4), FOOT))):
        assert not red(vertices(mark)).any(), mark
    assert red(vertices(Reticle(FOOT, HARM))).any()
