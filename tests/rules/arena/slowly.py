"""Movement on foot, slowly: every way is followed, straight from the words of arena.md, sections 6 to 8.

Shares nothing with the searches it is compared with: spaces are hexes, who is engaged is looked up space by space, and
no way is ever given up because another one is better.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from game.hexes import Hex, around, from_offset
from game.hexes import distance as straight
from game.rules.arena.places import BOARD, GLYPHS, ArenaState, army_of, spaces
from game.rules.arena.stats import controller, has_ability, may_not
from game.table.state import Piece
from tests.rules.arena.byhand import Figure, table

Place = tuple[Hex, ...]
Dice = tuple[int, int, int]  # strikes, falls, cost


class Slow:
    """Every way a figure can walk with so many points."""

    def __init__(self, s: ArenaState, figure: Piece, points: int) -> None:
        self.s, self.field, self.figure, self.points = s, s.field, figure, points
        self.level, self.size = s.field.level, army_of(s, figure).size
        self.others = [p for p in s.inside(BOARD) if p.id != figure.id]
        self.ease, self.ghost = has_ability(s, figure, "terrain_ease"), has_ability(s, figure, "phantom_walk")
        self.unstruck = self.ghost or has_ability(s, figure, "no_strikes")
        self.swims = self.ease or has_ability(s, figure, "water_walk")
        self.glyphs = {Hex(*g.at) for g in s.inside(GLYPHS)}

    def side(self, p: Piece) -> int:
        return self.s.teams[controller(self.s, p)]

    def engaged(self, p: Piece, place: Place, q: Piece) -> bool:
        """True if figure `p`, standing there, is engaged with `q`."""
        return self.side(p) != self.side(q) and any(
            b in around(a) and self.level[a] == self.level[b] for a in place for b in spaces(q)
        )

    def who(self, space: Hex) -> Piece | None:
        return next((p for p in self.others if space in spaces(p)), None)

    def bars(self, space: Hex) -> bool:
        """True if whoever stands there does not let the figure pass."""
        p = self.who(space)
        if p is None or self.ghost:
            return False
        return self.side(p) != self.side(self.figure) or any(self.engaged(p, spaces(p), q) for q in self.others)

    def wet(self, space: Hex) -> bool:
        """True if the water there stops the figure."""
        if space not in self.field.water or self.swims:
            return False
        parted = any(
            has_ability(self.s, p, "water_no_stop_adjacent")
            and controller(self.s, p) == controller(self.s, self.figure)
            and any(space in around(a) for a in spaces(p))
            for p in self.s.inside(BOARD)
        )
        return not parted or self.who(space) is not None

    def may_stand(self, place: Place) -> bool:
        return all(self.who(a) is None for a in place) and len({self.level[a] for a in place}) == 1

    def stops(self, place: Place) -> bool:
        """True if a step to this place ends the move."""
        return place[0] in self.glyphs or all(self.wet(a) for a in place)

    def strikes(self, before: Place, after: Place) -> int:
        return (
            0
            if self.unstruck
            else sum(
                self.engaged(self.figure, before, q)
                and not may_not(self.s, q, "strike")
                and not any(b in around(a) for a in after for b in spaces(q))
                for q in self.others
            )
        )

    def steps(self, place: Place) -> Iterator[tuple[Place, Dice]]:
        """Every step from a place: where it leads to and what it takes."""
        front, rear = place[0], place[-1]
        for there in self.field.next_to(front):
            after = (there, front)[: len(place)]
            base = front
            if (
                len(place) == 2
                and front in self.field.water
                and rear not in self.field.water
                and there not in self.field.water
            ):
                base = rear
            rise = self.level[there] - self.level[base]
            if there == rear or there in self.field.ruins or self.bars(there) or rise > self.size:
                continue
            if self.stops(after) and not self.may_stand(after):
                continue
            new = after[-1]  # where the figure, or its rear, comes down
            fall = self.level[rear] - self.level[new] > self.size and new not in self.field.water
            yield after, (self.strikes(place, after), int(fall), 1 if self.ease else 1 + max(0, rise))

    def ends(self) -> dict[frozenset[Hex], set[Dice]]:
        """Where a move can end, and everything that ways there can take."""
        start = spaces(self.figure)
        todo: list[tuple[Place, Dice, bool]] = [(start, (0, 0, 0), False)]
        seen = set(todo)
        found: dict[frozenset[Hex], set[Dice]] = {}
        for place, taken, halted in todo:  # grows while it is read
            if self.may_stand(place) and set(place) != set(start):
                found.setdefault(frozenset(place), set()).add(taken)
            onward = [] if halted else [(p, t, self.stops(p)) for p, t in self.steps(place)]
            if len(place) == 2 and not halted:
                onward.append((place[::-1], (0, 0, 0), False))
            for after, more, stop in onward:
                new = (after, (taken[0] + more[0], taken[1] + more[1], taken[2] + more[2]), stop)
                if new[1][2] <= self.points and new not in seen:
                    seen.add(new)
                    todo.append(new)
        return found


# ---- positions to compare on -------------------------------------------------------------------------------------
ABILITIES = ("phantom_walk", "no_strikes", "terrain_ease", "water_walk")


class Position(NamedTuple):
    s: ArenaState
    figure: Piece
    points: int
    text: str

    def __repr__(self) -> str:
        return self.text


GROUND = ["......11~#", ".....1126~", "....~~~1.#", "..116633~.", ".........."]


def positions(long: bool = False) -> st.SearchStrategy[Position]:
    """Small battlefields with hills, water, ruins and glyphs, a mover, and others close to it."""
    return st.integers(0, 1 << 40).map(lambda seed: position(Random(seed), long))


def position(dice: Random, long: bool) -> Position:
    signs = dice.choice(GROUND)
    width, height = dice.randint(3, 7), dice.randint(2, 5)
    rows = ["".join(dice.choice(signs) if dice.random() < 0.95 else " " for _ in range(width)) for _ in range(height)]
    rows[0] = ".." + rows[0][2:]  # there is always room for the mover
    free = [(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign not in " #"]
    ways = [(a, b) for a in free for b in free if _next_to(a, b) and rows[a[1]][a[0]] == rows[b[1]][b[0]]]
    at: tuple[Any, ...] = dice.choice(ways) if long else dice.choice(free)
    mover = Figure("A", 0, at, size=dice.randint(1, 5), abilities=tuple(dice.sample(ABILITIES, dice.random() < 0.4)))
    free = [p for p in free if p not in (at, *at)]
    free.sort(key=lambda p: straight(from_offset(*p), from_offset(*mover.places[0])) + 3 * dice.random())
    others = []
    for i in range(dice.randint(0, 6)):
        if free:
            first = free.pop(0)
            second = [p for p in free if _next_to(first, p)] if dice.random() < 0.25 else []
            free = [p for p in free if p not in second[:1]]
            mage = ("water_no_stop_adjacent",) if dice.random() < 0.2 else ()
            others.append(
                Figure(f"F{i}", dice.choice((0, 1, 1, 2)), (first, second[0]) if second else first, abilities=mage)
            )
    glyphs = {dice.choice(free): "might" for _ in range(dice.randint(0, 2))} if free else {}
    s, who = table(rows, mover, *others, glyphs=glyphs, seats=3, teams=(0, 1, 0))
    points = dice.randint(1, 5)
    return Position(s, s.pieces[who["A"]], points, f"{rows} {glyphs} {points} points\n{mover}\n{others}")


def _next_to(a: tuple[Any, ...], b: tuple[int, int]) -> bool:
    return from_offset(*b) in around(from_offset(*a))
