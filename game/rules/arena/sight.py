"""Distance and line of sight (arena.md, section 9).

One looks from the sight dot of a figure, half a level below its top, to the feet, the middle and the head of another,
at the middle of its space and a quarter to either side. Terrain and ruins block, figures do not (A13).

Sight is one-way. A small figure may be seen by a big one that it does not see; and since one looks to both sides of the
target but from the middle of one's own space only, even figures of one size may see each other one way past the edge of
a ruin. What does hold both ways on level ground is the line from middle to middle.

Plain double precision with the four basic operations and the square root, as section 9 says. Tests show that every
decision is either far from its limit, so that rounding cannot matter, or meets it exactly, which `TIE` then decides as
exact arithmetic would: the answers are exact, and the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil, floor, sqrt
from typing import cast

from game.frozen import frozen
from game.hexes import Hex
from game.hexes import distance as hex_distance
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.grid import distance_on, distances, grid, numbers
from game.rules.arena.places import arena, army_of, spaces
from game.table.state import Piece, State

ROW = sqrt(3.0) / 2  # rows are this far apart; neighbours are 1 apart
INRADIUS = 0.505  # of a space that a line may run into
CORNER = 0.05  # a line inside a space for less than this touches a corner only
REACH = 0.6  # no space has a corner farther from its middle
GRAZE = 0.01  # a line this little below a top still passes
TIE = 1e-9  # and one that meets this limit exactly, however doubles round
OFFSETS = (0.0, 0.25, -0.25)  # where on the target's space one may look, across the line
NORMALS = ((1.0, 0.0), (0.5, ROW), (-0.5, ROW))

Chord = tuple[int, int, float, float]  # a space crossed, relative to the start, and from where to where (0..1)
_UNKNOWN, _CLEAR, _BLOCKED = 0, 1, 2
_KEPT = 20_000  # sight lines of figures on two spaces that are remembered


@frozen
class Ray:
    """A line of sight, and what stands in its way. Heights in levels."""

    clear: bool
    source: Hex  # the space one looks from
    target: Hex  # the space one looks to
    offset: float  # how far from its middle, across the line
    eye: float  # height of the sight dot
    aim: float  # height of the point looked at
    blocking: Hex | None = None  # the first space in the way
    height: int = 0  # its height, ruin included: what the line would have to clear
    passes: float = 0.0  # how high the line is there


def clear(s: State, a: Piece, b: Piece) -> bool:
    """True if figure `a` sees figure `b`."""
    return between(arena(s).field, spaces(a), army_of(s, a).size, spaces(b), army_of(s, b).size)


def distance(s: State, a: Piece, b: Piece) -> int:
    """How far apart two figures are, from the half that is nearer."""
    field = arena(s).field
    ground = grid(field)
    far = [distances(field, n) for n in numbers(ground, a.at)]
    return min([row[n] for row in far for n in numbers(ground, b.at)])


def within(s: State, a: Piece, b: Piece, far: int) -> bool:
    """True if `b` is within so many clear sight spaces of `a`: near enough, and seen."""
    return distance(s, a, b) <= far and clear(s, a, b)


def reaches(s: State, a: Piece, at: tuple[Hex, ...], size: int, far: int) -> bool:
    """True if a figure of this size would be within so many clear sight spaces of `a` on these spaces."""
    field = arena(s).field
    near = min(distance_on(field, x, y) for x in spaces(a) for y in at) <= far
    return near and between(field, spaces(a), army_of(s, a).size, at, size)


def between(field: Battlefield, a: tuple[Hex, ...], a_size: int, b: tuple[Hex, ...], b_size: int) -> bool:
    """True if a figure of a size on some spaces sees one of a size on others. Remembered by the battlefield."""
    if len(a) == 1 and len(b) == 1:
        return _space_to_space(field, a[0], a_size, b[0], b_size)
    kept = cast("dict[tuple[object, ...], bool]", field.memory.setdefault(("long sight",), {}))
    key = (a, a_size, b, b_size)
    if key not in kept:
        if len(kept) >= _KEPT:
            kept.clear()
        kept[key] = _sees(field, a, a_size, b, b_size)
    return kept[key]


def _space_to_space(field: Battlefield, a: Hex, a_size: int, b: Hex, b_size: int) -> bool:
    """The commonest case, remembered in one byte for each pair of spaces; a row is made when somebody looks from it."""
    number = grid(field).number
    key = ("sight", a_size, b_size)
    rows = cast("list[bytearray | None] | None", field.memory.get(key))
    if rows is None:
        rows = [None] * len(number)
        field.memory[key] = rows
    here, there = number[a], number[b]
    row = rows[here]
    if row is None:
        row = rows[here] = bytearray(len(number))
    if row[there] == _UNKNOWN:
        row[there] = _CLEAR if _sees(field, (a,), a_size, (b,), b_size) else _BLOCKED
    return row[there] == _CLEAR


def _sees(field: Battlefield, a: tuple[Hex, ...], a_size: int, b: tuple[Hex, ...], b_size: int) -> bool:
    """The algorithm of section 9. Only spaces high enough to be in any line's way are looked at."""
    if any(hex_distance(x, y) <= 1 for x in a for y in b):  # neighbours always see each other
        return True
    heights = _heights(b_size)
    for x in a:
        eye = field.level[x] + a_size - 0.5
        for y in b:
            feet = field.level[y]
            for chords in crossed(y.q - x.q, y.r - x.r):
                hills = _hills(field, x, chords, a + b, min(eye, feet + heights[0]))
                if not hills or any(_passes(hills, eye, feet + high) for high in heights):
                    return True
    return False


def _heights(size: int) -> tuple[float, float, float]:
    """Feet, middle and head of a figure, above its space."""
    return 0.25, size / 2, size - 0.25


def _hills(
    field: Battlefield, start: Hex, chords: tuple[Chord, ...], ignore: tuple[Hex, ...], lowest: float
) -> list[tuple[float, float, float]]:
    """Crossed spaces that rise above a height: where a line enters and leaves them, and what it must clear."""
    q, r = start
    tops, found = grid(field).tops, []
    for across, down, enter, leave in chords:
        there = (q + across, r + down)
        top = tops.get(there, lowest) - GRAZE - TIE  # gaps in the map block nothing
        if top > lowest and there not in ignore:
            found.append((enter, leave, top))
    return found


def _passes(hills: list[tuple[float, float, float]], eye: float, aim: float) -> bool:
    rise = aim - eye
    return all(min(eye + rise * enter, eye + rise * leave) >= top for enter, leave, top in hills)


def proof(field: Battlefield, a: tuple[Hex, ...], a_size: int, b: tuple[Hex, ...], b_size: int) -> Ray:
    """A line that is free; or else the straightest one, from middle to head, and the first space in its way."""
    rays = sorted(_rays(field, a, a_size, b, b_size), key=lambda ray: hex_distance(ray.source, ray.target))
    near = hex_distance(rays[0].source, rays[0].target) <= 1
    if free := next((ray for ray in rays if near or _in_the_way(field, ray, a + b) is None), None):
        return free
    best = max(
        (ray for ray in rays if ray.offset == 0.0), key=lambda ray: (-hex_distance(ray.source, ray.target), ray.aim)
    )
    found = _in_the_way(field, best, a + b)
    assert found is not None
    space, height, passes = found
    return Ray(False, best.source, best.target, best.offset, best.eye, best.aim, space, height, passes)


def _rays(field: Battlefield, a: tuple[Hex, ...], a_size: int, b: tuple[Hex, ...], b_size: int) -> Iterator[Ray]:
    """Every line that may be tried, in the order of the book."""
    for x in a:
        eye = field.level[x] + a_size - 0.5
        for y in b:
            for offset in OFFSETS:
                for high in _heights(b_size):
                    yield Ray(True, x, y, offset, eye, field.level[y] + high)


def _in_the_way(field: Battlefield, ray: Ray, ignore: tuple[Hex, ...]) -> tuple[Hex, int, float] | None:
    """The first space that blocks a line, its height and how high the line is there; None if it is free."""
    tops = grid(field).tops
    eye, rise = ray.eye, ray.aim - ray.eye
    q, r = ray.source
    for across, down, enter, leave in crossed(ray.target.q - q, ray.target.r - r)[OFFSETS.index(ray.offset)]:
        there = Hex(q + across, r + down)
        top, lowest = tops.get(there), min(eye + rise * enter, eye + rise * leave)
        if top is not None and lowest < top - GRAZE - TIE and there not in ignore:
            return there, top, lowest
    return None


@lru_cache(maxsize=1 << 13)
def crossed(across: int, down: int) -> tuple[tuple[Chord, ...], ...]:
    """The spaces that a line to a space so far away runs through, for each of the three offsets, nearest first.

    Coordinates are those of section 9 taken from the start, so that they depend on nothing else.
    """
    x, y = across + 0.5 * down, ROW * down
    length = sqrt(x * x + y * y)
    return tuple(_chords(down, x - offset * y / length, y + offset * x / length) for offset in OFFSETS)


def _chords(down: int, x: float, y: float) -> tuple[Chord, ...]:
    """Spaces that the line from the origin to (x, y), some rows down, runs through."""
    found: list[Chord] = []
    length = sqrt(x * x + y * y)
    for r in range(min(0, down) - 1, max(0, down) + 2):
        first, last = _between_rows(y, ROW * r - REACH, ROW * r + REACH)
        left, right = min(x * first, x * last) - 0.5 * r, max(x * first, x * last) - 0.5 * r
        for q in range(floor(left - REACH), ceil(right + REACH) + 1):
            part = _clip(x, y, q + 0.5 * r, ROW * r)
            if part and (part[1] - part[0]) * length >= CORNER:
                found.append((q, r, *part))
    return tuple(sorted(found, key=lambda chord: chord[2]))


def _between_rows(y: float, low: float, high: float) -> tuple[float, float]:
    """The part of a line that climbs from 0 to `y` which lies between two heights, as two numbers in 0..1."""
    if abs(y) < REACH:
        return 0.0, 1.0
    ends = sorted((low / y, high / y))
    return min(max(ends[0], 0.0), 1.0), min(max(ends[1], 0.0), 1.0)


def _clip(x: float, y: float, to_x: float, to_y: float) -> tuple[float, float] | None:
    """The part of the line from the origin to (x, y) inside the space at (to_x, to_y), as two numbers in 0..1."""
    enter, leave = 0.0, 1.0
    for across, along in NORMALS:
        speed, start = across * x + along * y, across * to_x + along * to_y
        if abs(speed) < 1e-12:  # runs along this pair of sides
            if abs(start) > INRADIUS:
                return None
            continue
        first, last = (start - INRADIUS) / speed, (start + INRADIUS) / speed
        enter, leave = max(enter, min(first, last)), min(leave, max(first, last))
        if enter >= leave:
            return None
    return enter, leave
