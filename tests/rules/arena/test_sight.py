"""Distance and line of sight (arena.md, section 9), with ruling A13.

Sight is one-way where the book makes it so: the eye is half a level below the top of the looker, the parts of the body
looked at lie elsewhere, and one looks from the middle of a space to the middle *and both sides* of another. Equal sizes
alone do not make it symmetric; what holds, and where it fails, is tested here.
"""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.hexes import Hex, from_offset
from game.hexes import distance as straight
from game.rules.arena import sight
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.grid import FAR, distance_on
from tests.rules.arena.byhand import Figure, battlefield, hexes, table

OPEN = ["......."] * 7
often = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])
Place = tuple[Hex, ...]


def sees(rows: list[str], a: tuple[int, int], b: tuple[int, int], a_size: int = 4, b_size: int = 4) -> bool:
    return sight.between(battlefield(rows), hexes(a), a_size, hexes(b), b_size)


# ---- the algorithm, word for word --------------------------------------------------------------------------------
def xy(space: Hex) -> tuple[float, float]:
    column, row = space.q + (space.r - (space.r & 1)) // 2, space.r
    return column + 0.5 * (row % 2), row * sqrt(3) / 2


def clear(field: Battlefield, a: Place, a_size: int, b: Place, b_size: int) -> bool:
    """Section 9 as it is printed there: every space is looked at for every line."""
    if any(straight(x, y) == 1 for x in a for y in b):
        return True
    for x in a:
        for y in b:
            (px, py), (tx, ty) = xy(x), xy(y)
            length = sqrt((tx - px) ** 2 + (ty - py) ** 2)
            ux, uy = (tx - px) / length, (ty - py) / length
            for off in (0, 0.25, -0.25):
                target = (tx - off * uy, ty + off * ux)
                for h in (0.25, b_size / 2, b_size - 0.25):
                    if ray_free(field, (px, py), field.level[x] + a_size - 0.5, target, field.level[y] + h, a + b):
                        return True
    return False


def ray_free(
    field: Battlefield, p: tuple[float, float], zp: float, q: tuple[float, float], zq: float, ignore: Place
) -> bool:
    length = sqrt((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2)
    for space in field.level:
        top = field.level[space] + (8 if space in field.ruins else 0)
        part = clip(p, q, xy(space))
        if space in ignore or part is None or (part[1] - part[0]) * length < 0.05:
            continue
        if min(zp + (zq - zp) * part[0], zp + (zq - zp) * part[1]) < top - 0.01:
            return False
    return True


def clip(p: tuple[float, float], q: tuple[float, float], centre: tuple[float, float]) -> tuple[float, float] | None:
    t0, t1 = 0.0, 1.0
    for nx, ny in ((1, 0), (0.5, sqrt(3) / 2), (-0.5, sqrt(3) / 2)):
        speed = nx * (q[0] - p[0]) + ny * (q[1] - p[1])
        start = nx * (p[0] - centre[0]) + ny * (p[1] - centre[1])
        if abs(speed) < 1e-12:
            if abs(start) > 0.505:
                return None
            continue
        a, b = sorted(((-0.505 - start) / speed, (0.505 - start) / speed))
        t0, t1 = max(t0, a), min(t1, b)
    return (t0, t1) if t0 < t1 else None


@st.composite
def views(draw: st.DrawFn) -> tuple[Battlefield, Place, int, Place, int]:
    """A rough battlefield and two figures on it, on one space or two."""
    rows = draw(st.lists(st.text("......1345~# ", min_size=5, max_size=9), min_size=3, max_size=6))
    field = battlefield(["...", *rows])
    spaces = sorted(field.level)
    places = []
    for _ in range(2):
        first = draw(st.sampled_from(spaces))
        beside = field.next_to(first)
        places.append((first, beside[0]) if beside and draw(st.integers(0, 3)) == 0 else (first,))
    return field, places[0], draw(st.integers(2, 6)), places[1], draw(st.integers(2, 6))


@often
@given(views())
def test_sight_is_what_the_book_says(view: tuple[Battlefield, Place, int, Place, int]) -> None:
    _, a, _, b, _ = view
    if set(a) & set(b):
        assert sight.between(*view)  # one sees oneself
        return
    assert sight.between(*view) is clear(*view)
    ray = sight.proof(*view)
    assert ray.clear is clear(*view) and (ray.blocking is None) is ray.clear


@often
@given(views())
def test_a_proof_names_a_space_that_rises_into_the_line(view: tuple[Battlefield, Place, int, Place, int]) -> None:
    field, a, _, b, _ = view
    ray = sight.proof(*view)
    if ray.blocking is not None:
        assert ray.height == field.level[ray.blocking] + (8 if ray.blocking in field.ruins else 0) > ray.passes
        assert ray.blocking not in a + b and ray.source in a and ray.target in b


# ---- symmetry ----------------------------------------------------------------------------------------------------
@often
@given(views())
def test_where_no_hill_matters_sight_through_the_middle_goes_both_ways(
    view: tuple[Battlefield, Place, int, Place, int],
) -> None:
    """On flat ground only ruins block, and they block every height: the line from middle to middle is the same one."""
    field, (a, *_), size, (b, *_), _ = view
    flat = Battlefield("flat", field.title, "duel", 30, field.teams, dict.fromkeys(field.level, 0), ruins=field.ruins)
    if a == b:
        return
    one, other = (sight.proof(flat, (x,), size, (y,), size) for x, y in ((a, b), (b, a)))
    for ray, back in ((one, other), (other, one)):
        if ray.clear and ray.offset == 0.0:
            assert back.clear


def test_sight_is_one_way_for_unequal_sizes() -> None:
    """A small figure may be seen by a big one that it does not see."""
    assert sees(["..2."], (0, 0), (3, 0), 4, 2) and not sees(["..2."], (3, 0), (0, 0), 2, 4)


def test_even_equal_sizes_may_see_one_way_past_the_edge_of_a_ruin() -> None:
    """One looks to the sides of the target, but from the middle of one's own space only."""
    rows = ["....#..", ".......", "......."]
    assert [sees(rows, a, b) for a, b in (((5, 0), (1, 2)), ((1, 2), (5, 0)))] in ([True, False], [False, True])


# ---- consequences named in the book ------------------------------------------------------------------------------
def test_along_the_edge_of_one_ruin_it_is_open_between_two_it_is_blocked() -> None:
    rows = [".....", ".....", ".....", "....."]
    field = battlefield(rows)
    edge = [
        (a, b)
        for a in field.level
        for b in field.level
        if straight(a, b) == 2 and len(set(field.next_to(a)) & set(field.next_to(b))) == 2
    ]
    assert edge
    for a, b in edge:
        one, two = sorted({*field.next_to(a)} & {*field.next_to(b)})
        for ruins, open_ in ((frozenset({one}), True), (frozenset({two}), True), (frozenset({one, two}), False)):
            walls = Battlefield("walls", field.title, "duel", 30, field.teams, field.level, ruins=ruins)
            assert sight.between(walls, (a,), 4, (b,), 4) is open_


@pytest.mark.parametrize("hill", [1, 2, 3])
def test_hills_up_to_level_3_never_hide_figures_of_size_4_on_the_ground(hill: int) -> None:
    field = battlefield([f"{hill}" * 7 if row == 2 else "......." for row in range(5)])
    ground = [h for h in field.level if field.level[h] == 0]
    assert all(sight.between(field, (a,), 4, (b,), 4) for a in ground for b in ground)


def test_a_ruin_rises_eight_levels_and_can_be_looked_over_from_above() -> None:
    assert not sees(["4..#...4"], (0, 0), (7, 0)) and sees(["5..#...5"], (0, 0), (7, 0))


def test_a13_figures_do_not_block() -> None:
    s, who = table(
        ["......."],
        Figure("A", 0, (0, 0)),
        *[Figure(f"D{n}", 1, (n, 0), size=10) for n in range(1, 6)],
        Figure("B", 1, (6, 0)),
    )
    assert sight.clear(s, s.pieces[who["A"]], s.pieces[who["B"]])


def test_neighbours_always_see_each_other_whatever_the_levels() -> None:
    assert sees(["09"], (0, 0), (1, 0), 1, 1) and sees(["09"], (1, 0), (0, 0), 1, 1)


def test_gaps_block_nothing_and_water_lies_below_the_line() -> None:
    assert sees([".     ."], (0, 0), (6, 0)) and sees([".~~~~~."], (0, 0), (6, 0)) and sees(["~.....~"], (0, 0), (6, 0))


def test_a_figure_on_two_spaces_looks_and_is_seen_by_whichever_half_is_better() -> None:
    field = battlefield(["......", "..#...", "......"])
    alone = sight.between(field, hexes((0, 1)), 4, hexes((5, 1)), 4)
    both = sight.between(field, hexes((0, 1), (0, 0)), 4, hexes((5, 1)), 4)
    assert not alone and both and sight.between(field, hexes((5, 1)), 4, hexes((0, 1), (0, 0)), 4)


def test_the_own_halves_never_stand_in_the_way() -> None:
    field = battlefield([".9...."])
    assert sight.between(field, hexes((0, 0), (1, 0)), 4, hexes((5, 0)), 4)
    assert not sight.between(field, hexes((0, 0)), 4, hexes((5, 0)), 4)


def test_the_proof_of_a_blocked_line_says_where_and_how_high() -> None:
    ray = sight.proof(battlefield(["...5..."]), hexes((0, 0)), 4, hexes((6, 0)), 4)
    assert not ray.clear and ray.blocking == hexes((3, 0))[0] and ray.height == 5
    assert (ray.eye, ray.aim) == (3.5, 3.75) and 3.5 < ray.passes < 3.75


# ---- distance ----------------------------------------------------------------------------------------------------
def test_distance_counts_water_ruins_and_occupied_spaces_and_ignores_levels() -> None:
    s, who = table([".~#9.."], Figure("A", 0, (0, 0)), Figure("C", 0, (4, 0)), Figure("B", 1, (5, 0)))
    assert sight.distance(s, s.pieces[who["A"]], s.pieces[who["B"]]) == 5


def test_distance_walks_round_gaps_and_says_when_there_is_no_way() -> None:
    field = battlefield([".. ..", "....."])
    assert distance_on(field, *hexes((1, 0), (3, 0))) == 3
    assert distance_on(battlefield([". ."]), *hexes((0, 0), (2, 0))) == FAR


def test_distance_is_measured_from_the_nearer_half() -> None:
    s, who = table(["......"], Figure("W", 0, ((1, 0), (0, 0))), Figure("B", 1, ((4, 0), (5, 0))))
    assert sight.distance(s, s.pieces[who["W"]], s.pieces[who["B"]]) == 3
    assert sight.distance(s, s.pieces[who["B"]], s.pieces[who["W"]]) == 3


def test_within_clear_sight_needs_both() -> None:
    s, who = table(["...#...", "......."], Figure("A", 0, (2, 0)), Figure("B", 1, (4, 0)), Figure("C", 1, (0, 0)))
    a, b, c = (s.pieces[who[name]] for name in "ABC")
    assert not sight.within(s, a, b, 2)  # near enough, but behind the ruin
    assert sight.within(s, a, c, 2) and not sight.within(s, a, c, 1)
    assert sight.within(s, a, a, 0)


# ---- rounding ----------------------------------------------------------------------------------------------------
def test_no_corner_comes_near_enough_to_the_limit_for_rounding_to_matter() -> None:
    """Every line as far as our maps are wide: what it runs through is longer or shorter than 0.05 by far more than
    double precision can err, so every machine agrees on which spaces are touched at a corner only."""
    margins = [
        abs(length - sight.CORNER)
        for across in range(0, 21)
        for down in range(-20, 21)
        if 2 <= straight(Hex(0, 0), Hex(across, down)) <= 20
        for length in _chord_lengths(across, down)
    ]
    assert min(margins) > 1e-6


def test_every_height_along_a_line_is_far_from_its_limit_or_meets_it_exactly() -> None:
    """Section 9 compares heights with tops less 0.01. For all sizes, levels to 9 and lines as far as our maps are wide:
    the difference is nothing at all, a tie that passes, or a hundred times more than `TIE` allows for."""
    places = np.array(
        sorted(
            {
                part
                for across in range(0, 21)
                for down in range(-20, 21)
                if 2 <= straight(Hex(0, 0), Hex(across, down)) <= 20
                for line in sight.crossed(across, down)
                for chord in line
                for part in chord[2:]
            }
        )
    )
    levels, sizes = range(-1, 10), (3, 4, 5, 10)
    eyes = {level + size - 0.5 for level in levels for size in sizes}
    aims = {level + high for level in levels for size in sizes for high in sight._heights(size)}
    for rise in sorted({aim - eye for aim in aims for eye in eyes}):
        heights = 0.5 + rise * places + sight.GRAZE  # an eye is half a level off the whole ones
        away = np.abs(heights - np.round(heights))
        assert not ((away > 1e-12) & (away < 100 * sight.TIE)).any(), rise


def test_a_line_that_meets_its_limit_exactly_passes() -> None:
    """`lowest < top - 0.01` blocks, and so 0.01 below the top is free, however the machine rounds."""
    assert sight._passes([(0.2, 0.68, 0.0 - sight.GRAZE - sight.TIE)], 0.5, 0.5 - 0.75)
    assert not sight._passes([(0.2, 0.69, 0.0 - sight.GRAZE - sight.TIE)], 0.5, 0.5 - 0.75)


def _chord_lengths(across: int, down: int) -> list[float]:
    x, y = across + down / 2, down * sight.ROW
    whole = sqrt(x * x + y * y)
    found = []
    for offset in sight.OFFSETS:
        end = (x - offset * y / whole, y + offset * x / whole)
        long = sqrt(end[0] ** 2 + end[1] ** 2)
        for chord in sight.crossed(across, down)[sight.OFFSETS.index(offset)]:
            found.append((chord[3] - chord[2]) * long)
            for q, r in ((1, 0), (0, 1), (-1, 1)):  # and spaces beside it that it may just miss
                part = sight._clip(*end, chord[0] + q + (chord[1] + r) / 2, (chord[1] + r) * sight.ROW)
                if part:
                    found.append((part[1] - part[0]) * long)
    return found


def test_spaces_along_a_line_are_remembered_wherever_it_starts() -> None:
    field = battlefield(OPEN)
    a, b = from_offset(1, 1), from_offset(5, 4)
    assert sight.between(field, (a,), 4, (b,), 4) and ("sight", 4, 4) in field.memory
