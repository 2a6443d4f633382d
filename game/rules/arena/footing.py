"""What a figure on foot meets: prices of steps, and what lies and stands in its way (arena.md, section 6).

Prices depend on the battlefield, the size and the abilities of the figure only; they are worked out once and kept in
`Battlefield.memory`. Who stands where is looked up anew for every search. Spaces are numbers (grid.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from game.frozen import frozen
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.falling import fall_dice
from game.rules.arena.grid import FAR, Grid, distances, grid, numbers
from game.rules.arena.places import BOARD, GLYPHS, arena, army_of
from game.rules.arena.stats import controller, has_ability
from game.rules.arena.strikes import Strikers, willing
from game.table.state import Piece, State

NEAR = 5  # beyond the points: the mover's rear, a friend's other half, an enemy engaged with that, its other half
Edge = tuple[int, int, int]  # to where, what it costs, and 1 if a fall die is rolled


def price(rise: int, size: int, ease: bool) -> int | None:
    """Points for a step up so many levels (down: negative); None if that is more than the size number (A4).

    With terrain ease a step up costs nothing extra; the limit stays.
    """
    if rise > size:
        return None
    return 1 if ease or rise <= 0 else 1 + rise


def edges(field: Battlefield, size: int, ease: bool) -> tuple[tuple[Edge, ...], ...]:
    """For every space the steps that a figure on one space may take from it, figures apart."""
    found = field.memory.get(("edges", size, ease))
    if found is None:
        found = field.memory["edges", size, ease] = tuple(
            tuple(_edges(grid(field), here, size, ease)) for here in range(len(field.level))
        )
    return cast(tuple[tuple[Edge, ...], ...], found)


def _edges(ground: Grid, here: int, size: int, ease: bool) -> Iterator[Edge]:
    for there in ground.next_to[here]:
        if there in ground.ruins:  # A14: ruins are closed spaces
            continue
        cost = price(ground.level[there] - ground.level[here], size, ease)
        if cost is not None:
            yield there, cost, fall_dice(ground, size, (here,), (there,))


def on_foot(field: Battlefield, size: int, starts: Iterable[int]) -> set[int]:
    """Every space that a figure of this size could come to from some spaces in the end, if nobody else were there."""
    out = edges(field, size, False)
    ways = list(dict.fromkeys(starts))
    found = set(ways)
    for here in ways:  # grows while it is read
        for there, _, _ in out[here]:
            if there not in found:
                found.add(there)
                ways.append(there)
    return found


def steep(field: Battlefield, size: int) -> bool:
    """True if somewhere on the battlefield a figure of this size can fall."""
    found = field.memory.get(("steep", size))
    if found is None:
        found = any(edge[2] for out in edges(field, size, False) for edge in out)
        field.memory["steep", size] = found
    return cast(bool, found)


@frozen(eq=False)
class Footing:
    """What a figure meets on its way."""

    field: Battlefield
    ground: Grid
    size: int
    ease: bool  # terrain ease
    start: tuple[int, ...]  # its space, or its front and its rear
    points: int
    closed: frozenset[int]  # spaces it cannot pass: enemies, engaged friends (A8)
    fighting: frozenset[int]  # of these the ones of engaged friends
    taken: frozenset[int]  # spaces with other figures
    glyphs: frozenset[int]
    wet: frozenset[int]  # water that stops it
    halts: frozenset[int]  # both: where a figure on one space has to stop
    shut: frozenset[int]  # spaces such a figure cannot enter; A9: no stop where somebody stands
    strikers: Strikers

    def place(self, spaces: Sequence[int]) -> int:
        """Where a figure stands, in one number."""
        return spaces[0] if len(spaces) == 1 else spaces[0] * len(self.ground.spaces) + spaces[1]

    def spaces(self, place: int) -> tuple[int, ...]:
        """The inverse of `place`; a stopped place (see search.py) is where it is."""
        if len(self.start) == 1:
            return (place,)
        return divmod(place if place >= 0 else ~place, len(self.ground.spaces))

    def at(self, place: int) -> tuple[int, ...]:
        """The same as pieces hold it: (q, r), or (q, r, q, r) for front and rear."""
        if len(self.start) == 1:
            return self.ground.spaces[place]
        front, rear = self.spaces(place)
        return (*self.ground.spaces[front], *self.ground.spaces[rear])


def footing(s: State, figure: Piece, points: int = FAR, strikes: bool = True) -> Footing:
    """What a figure meets within so many points of where it stands; `strikes` False: nobody strikes at it."""
    me, printed = arena(s), army_of(s, figure)
    field, ground = me.field, grid(me.field)
    start = numbers(ground, figure.at)
    far = distances(field, start[0])
    ease = has_ability(s, figure, "terrain_ease")
    mates, foes = _others(s, figure, start, points + NEAR)
    taken = frozenset([n for _, at in mates for n in at] + [n for _, at in foes for n in at])
    touching = points + 2 * (len(start) - 1)  # from its front; the rear may stand, and follow, behind it
    near = [p for p, at in foes if far[at[0]] < touching + len(at)] if strikes else []
    ghost = bool(mates or foes) and has_ability(s, figure, "phantom_walk")
    theirs, fighting = (frozenset[int](), frozenset[int]()) if ghost else _barring(ground, mates, foes)
    closed = theirs | fighting
    wet = (
        frozenset[int]()
        if ease or has_ability(s, figure, "water_walk")
        else ground.water - _parted(s, figure, ground, taken)
    )
    glyphs = frozenset(ground.number[g.at] for g in s.inside(GLYPHS))
    halts = glyphs | wet
    return Footing(
        field,
        ground,
        printed.size,
        ease,
        start,
        points,
        closed,
        fighting,
        taken,
        glyphs,
        wet,
        halts,
        closed | halts & taken if taken else taken,
        willing(s, figure, near),
    )


_Stands = list[tuple[Piece, tuple[int, ...]]]


def _others(s: State, figure: Piece, start: tuple[int, ...], near: int) -> tuple[_Stands, _Stands]:
    """Friends and enemies that stand near enough to matter, with their spaces."""
    me, ground, seat = arena(s), grid(arena(s).field), controller(s, figure)
    far = distances(me.field, start[0])
    mates: _Stands = []
    foes: _Stands = []
    team, teams = me.teams[seat], me.teams
    for p in s.inside(BOARD):
        at = numbers(ground, p.at)
        if far[at[0]] <= near and p.id != figure.id:
            (mates if teams[controller(s, p)] == team else foes).append((p, at))
    return mates, foes


def _barring(ground: Grid, mates: _Stands, foes: _Stands) -> tuple[frozenset[int], frozenset[int]]:
    """Spaces of enemies, and of friends that are engaged with one (A8)."""
    theirs = frozenset([n for _, at in foes for n in at])
    fighting = [at for _, at in mates if foes and any(not theirs.isdisjoint(ground.beside[n]) for n in at)]
    return theirs, frozenset([n for at in fighting for n in at])


def _parted(s: State, figure: Piece, ground: Grid, taken: frozenset[int]) -> frozenset[int]:
    """Part Waters: free water spaces next to a figure of yours with that ability do not stop your figures."""
    if not ground.water:
        return frozenset()
    seat = controller(s, figure)
    return frozenset(
        there
        for p in s.inside(BOARD)
        if s.cards[p.card].changes.get("water_no_stop_adjacent") and controller(s, p) == seat
        for n in numbers(ground, p.at)
        for there in ground.next_to[n]
        if there in ground.water and there not in taken
    )
