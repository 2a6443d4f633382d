"""What is where: a point projected and picked again is the same space, at every angle, whatever stands in front."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from game.board3d.camera import FARTHEST, LOWEST, NEAREST, STEEPEST, Orbit
from game.board3d.picture import (
    FACINGS,
    GROUND,
    LEVEL,
    Board,
    BoardPicture,
    Cell,
    Figure,
    centre,
    facing,
    space_at,
    stand,
)
from game.hexes import SIDES, Hex
from tests.board3d.board_rows import DUEL, HEIGHTS, RING, at, board

SIZE = (1280, 720)
BOARDS = [board(DUEL), board(HEIGHTS), board(RING)]
angles = st.floats(-4.0, 4.0), st.floats(LOWEST, STEEPEST), st.floats(9.0, 50.0)


def hidden(on: Board, h: Hex, orbit: Orbit) -> bool:
    """True if a nearer column comes near the line from the middle of a space to the eye. Walks it, no algebra."""
    x, z = centre(h)
    eye = np.array(orbit.eye)
    for dx, dz in ((0.0, 0.0), (0.04, 0.0), (-0.04, 0.0), (0.0, 0.04), (0.0, -0.04)):  # grazing a border is a tie
        p = np.array([x + dx, on.surface(h), z + dz])
        way = eye + np.array([dx, 0.0, dz]) - p
        above = min(1.0, (GROUND + LEVEL * 7 - p[1]) / way[1]) if way[1] > 0 else 1.0  # nothing is higher
        for t in np.linspace(0.0, above, 160)[1:]:
            q = p + way * t
            if on.surface(space_at(q[0], q[2])) > q[1] - 0.01 and space_at(q[0], q[2]) != h:
                return True
    return False


@settings(max_examples=25, deadline=None)
@example(1, 2.625, 0.53515625, 50.0)  # a ray that just touches the corner of another column
@given(st.integers(0, 2), *angles)
def test_every_space_in_sight_is_picked_where_its_middle_is_drawn(
    n: int, yaw: float, pitch: float, distance: float
) -> None:
    on = BOARDS[n]
    orbit = Orbit(on.middle(), yaw, pitch, distance)
    for cell in on.cells[n::7]:
        x, z = centre(cell.at)
        px, py, depth = orbit.project((x, on.surface(cell.at), z), SIZE)
        if depth > 1 and 0 <= px < SIZE[0] and 0 <= py < SIZE[1]:
            assert orbit.pick(on, (px, py), SIZE) == cell.at or hidden(on, cell.at, orbit)


@settings(max_examples=40, deadline=None)
@given(*angles, st.floats(0, 1279), st.floats(0, 719))
def test_a_ray_goes_through_the_pixel_it_was_made_for(
    yaw: float, pitch: float, distance: float, x: float, y: float
) -> None:
    orbit = Orbit((3.0, 1.0, -2.0), yaw, pitch, distance)
    origin, d = orbit.ray((x, y), SIZE)
    px, py, depth = orbit.project((origin[0] + 7 * d[0], origin[1] + 7 * d[1], origin[2] + 7 * d[2]), SIZE)
    assert (px, py) == pytest.approx((x, y), abs=1e-5)
    assert 0 < depth <= 7.0001


def test_a_hill_hides_what_is_behind_it() -> None:
    low, high = Cell(Hex(0, 0)), Cell(Hex(0, 1), level=6)
    on = Board((low, high))
    from_south = Orbit((0.0, GROUND, 0.0), yaw=0.0, pitch=0.4, distance=20)
    spot = from_south.project(on.spot(low.at), SIZE)[:2]
    assert from_south.pick(on, spot, SIZE) == high.at
    from_north = Orbit((0.0, GROUND, 0.0), yaw=math.pi, pitch=0.4, distance=20)
    assert from_north.pick(on, from_north.project(on.spot(low.at), SIZE)[:2], SIZE) == low.at


def test_the_side_of_a_prism_belongs_to_its_space() -> None:
    on = Board((Cell(Hex(0, 0), level=6), Cell(Hex(0, 1))))
    orbit = Orbit((0.0, GROUND, 0.0), yaw=0.0, pitch=0.3, distance=20)
    x, z = centre(Hex(0, 0))
    cliff = orbit.project((x, GROUND + 2 * LEVEL, z + 0.9), SIZE)[:2]
    assert orbit.pick(on, cliff, SIZE) == Hex(0, 0)


def test_beside_the_board_there_is_nothing() -> None:
    orbit = Orbit(BOARDS[0].middle(), distance=50)
    assert orbit.pick(BOARDS[0], (5, 5), SIZE) is None
    assert orbit.pick(BOARDS[0], (1275, 40), SIZE) is None


@pytest.mark.parametrize("on", BOARDS)
@pytest.mark.parametrize("aspect", [16 / 9, 4 / 3, 21 / 9])
def test_home_shows_the_whole_board_inside_the_free_part_of_the_window(on: Board, aspect: float) -> None:
    size, insets = (round(720 * aspect), 720), (0.15, 0.08, 0.2, 0.22)
    orbit = Orbit.home(on, aspect, insets)
    for cell in on.cells:
        x, y, depth = orbit.project(on.spot(cell.at), size)
        assert depth > 0
        assert size[0] * insets[0] - 2 <= x <= size[0] * (1 - insets[2]) + 2
        assert size[1] * insets[1] - 2 <= y <= size[1] * (1 - insets[3]) + 2


def test_a_seat_sees_its_own_start_zone_nearest() -> None:
    on = BOARDS[0]
    for seat in (0, 1):
        orbit = Orbit.seat(on, seat)
        mine = [orbit.project(on.spot(c.at), SIZE)[2] for c in on.cells if c.start == seat]
        theirs = [orbit.project(on.spot(c.at), SIZE)[2] for c in on.cells if c.start == 1 - seat]
        assert max(mine) < min(theirs)


def test_moves_stay_within_their_limits() -> None:
    orbit = Orbit()
    assert orbit.turned(0, 9).pitch == STEEPEST and orbit.turned(0, -9).pitch == LOWEST
    assert orbit.zoomed(1e-6).distance == NEAREST and orbit.zoomed(1e6).distance == FARTHEST
    lost = Orbit((900.0, GROUND, -900.0)).kept_over(BOARDS[0])
    (x, _, z), (hx, hz) = BOARDS[0].middle(), BOARDS[0].half()
    assert abs(lost.target[0] - x) <= hx + 1e-9 and abs(lost.target[2] - z) <= hz + 3 + 1e-9


def test_zooming_keeps_the_ground_under_the_mouse_there() -> None:
    orbit = Orbit(BOARDS[0].middle())
    spot = orbit.on_ground((300, 500), SIZE)
    assert spot is not None
    nearer = orbit.zoomed(0.7, (300, 500), SIZE)
    assert nearer.project(spot, SIZE)[:2] == pytest.approx((300, 500), abs=0.5)


def test_dragging_moves_the_board_with_the_mouse() -> None:
    orbit = Orbit(BOARDS[0].middle(), yaw=0.9)
    x, y, _ = orbit.project(orbit.target, SIZE)
    moved = orbit.panned(80, 0, SIZE[1]).project(orbit.target, SIZE)
    assert moved[0] == pytest.approx(x + 80, abs=1) and moved[1] == pytest.approx(y, abs=1)


def test_an_eased_move_turns_the_short_way_and_arrives() -> None:
    a, b = Orbit(yaw=3.0), Orbit(yaw=-3.0, distance=12)
    half = a.toward(b, 0.5)
    assert abs(abs(half.yaw) - math.pi) < 0.01
    assert a.toward(b, 0.0) == a and a.toward(b, 1.0) == b


def test_figures_are_picked_by_their_bodies_and_not_through_a_hill() -> None:
    on = BOARDS[1]
    orbit = Orbit.home(on)
    figures = (Figure(7, "jace", "blue", (at(3, 13),)), Figure(8, "gideon", "white", (at(8, 2),)))
    picture = BoardPicture(on, figures)
    for figure in figures:
        (x, y, z), _ = stand(on, figure)
        head = orbit.project((x, y + 1.2, z), SIZE)[:2]
        assert orbit.pick_figure(picture, head, SIZE) == figure.id
    assert orbit.pick_figure(picture, (10, 10), SIZE) is None
    behind = BoardPicture(on, (Figure(9, "jace", "blue", (at(5, 5),)),))
    flat = Orbit(on.middle(), yaw=0.0, pitch=LOWEST, distance=20)
    (x, y, z), _ = stand(on, behind.figures[0])
    assert flat.pick_figure(behind, flat.project((x, y + 0.1, z), SIZE)[:2], SIZE) is None


def test_a_figure_on_two_spaces_is_picked_at_both_ends() -> None:
    on = BOARDS[0]
    orbit = Orbit.home(on)
    front, rear = at(6, 8), at(7, 8)
    picture = BoardPicture(on, (Figure(3, "blazing_firecats", "red", (front, rear)),))
    for h in (front, rear):
        x, y, z = on.spot(h)
        assert orbit.pick_figure(picture, orbit.project((x, y + 0.5, z), SIZE)[:2], SIZE) == 3
    assert stand(on, picture.figures[0])[1] == pytest.approx(facing(rear, front))


def test_the_nearer_of_two_figures_is_picked() -> None:
    on = BOARDS[0]
    orbit = Orbit(on.middle(), yaw=0.0, pitch=0.3, distance=15)
    near, far = Figure(1, "gideon", "white", (at(6, 9),)), Figure(2, "jace", "blue", (at(6, 7),))
    (x, y, z), _ = stand(on, near)
    spot = orbit.project((x, y + 0.8, z), SIZE)[:2]
    assert orbit.pick_figure(BoardPicture(on, (far, near)), spot, SIZE) == 1


def test_facings_look_at_the_six_neighbours() -> None:
    for angle, side in zip(FACINGS, SIDES, strict=True):
        x, z = centre(side)
        assert (math.sin(angle), math.cos(angle)) == pytest.approx((x / math.hypot(x, z), z / math.hypot(x, z)))


@given(st.integers(-20, 20), st.integers(-20, 20), st.floats(0, 6.3), st.floats(0, 0.85))
def test_a_point_within_a_space_is_found_there(q: int, r: int, angle: float, away: float) -> None:
    x, z = centre(Hex(q, r))
    assert space_at(x + away * math.cos(angle), z + away * math.sin(angle)) == Hex(q, r)
