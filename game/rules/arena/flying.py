"""Flying (arena.md, section 6; A30, A35): one flight for the whole move, declared before the first step.

Each space costs 1; levels, falling, ruins, water, glyphs and figures on the way are ignored and nobody is engaged on
the way. It leads over existing spaces only. Enemies engaged with the flyer strike once each when it takes off, even if
it lands next to them again. It lands on a free space, on two of one level if it is a figure on two.

Settled here: a flight is one step from where it takes off to where it lands, so it leads to a lower level if it lands
on one. If that gives it more points (Ride the Currents) it may fly on without landing: nobody strikes again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import ClassVar

from game.frozen import frozen
from game.rules.arena.events import Stepped
from game.rules.arena.footing import Footing, footing
from game.rules.arena.grid import distances, flight, numbers
from game.rules.arena.leading import Halt
from game.rules.arena.names import own_name
from game.rules.arena.places import on_board
from game.rules.arena.refusals import no_landing
from game.rules.arena.routes import At, Route, clicks, risks
from game.rules.arena.strides import EndMove, lowered, take_gain
from game.rules.arena.strikes import strike, strikers_at_take_off
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def landings(s: State, figure: Piece, points: int, struck: bool = True) -> dict[At, Route]:
    """Where a flyer can land with so many points, nearest first, and the flight there."""
    foot = footing(s, figure, points, struck)
    dice = len(strikers_at_take_off(s, figure)) if struck else 0
    found = _pairs(foot) if len(foot.start) == 2 else _spaces(foot)
    return {
        foot.at(foot.place(end)): Route(_path(foot, end, takes_off), cost, dice, 0, cost, flies=True)
        for cost, end, takes_off in found
    }


def _spaces(foot: Footing) -> list[tuple[int, tuple[int, ...], int]]:
    """For a figure on one space: what each landing costs, where it is, and where the flight begins."""
    start = foot.start[0]
    far, barred = distances(foot.field, start), foot.taken | foot.ground.ruins
    return sorted((cost, (n,), start) for n, cost in enumerate(far) if 0 < cost <= foot.points and n not in barred)


def _pairs(foot: Footing) -> list[tuple[int, tuple[int, ...], int]]:
    """For a figure on two spaces: the rear lands where the front has been last, so that one costs one more."""
    ground, barred = foot.ground, foot.taken | foot.ground.ruins
    best: dict[frozenset[int], tuple[int, tuple[int, ...], int]] = {}
    for takes_off in foot.start:
        for rear, far in enumerate(distances(foot.field, takes_off)):
            if far >= foot.points or rear in barred:
                continue
            for front in ground.beside[rear]:
                pair = frozenset((front, rear))
                if front not in barred and pair != frozenset(foot.start):
                    best[pair] = min(
                        best.get(pair, (far + 1, (front, rear), takes_off)), (far + 1, (front, rear), takes_off)
                    )
    return sorted(best.values())


def _path(foot: Footing, end: tuple[int, ...], takes_off: int) -> tuple[At, ...]:
    """Where the flyer is after each space, for the picture."""
    if len(end) == 1:
        return tuple(foot.at(n) for n in flight(foot.field, takes_off, end[0]))
    front, rear = end
    way = [takes_off, *flight(foot.field, takes_off, rear), front]
    return tuple(_steps(foot, way))


def _steps(foot: Footing, way: list[int]) -> Iterator[At]:
    for behind, ahead in pairwise(way):
        yield foot.at(foot.place((ahead, behind)))


# ---- the flight ---------------------------------------------------------------------------------------------------
@frozen
class Fly(Step):
    """Take off, and land at the end of the path. Enemies engaged with the flyer strike when it takes off."""

    seat: int
    figure: PieceId
    path: tuple[At, ...]
    cost: int
    strikes: int
    falls: int
    points: int
    struck: bool = True
    own: bool = True

    def about(self) -> tuple[Thing, ...]:
        return (self.figure, *clicks(self.path[-1]))

    def do(self, s: State) -> None:
        me = s.pieces[self.figure]
        harm = strike(s, me, strikers_at_take_off(s, me)) if self.struck else []
        s.then(*harm, Alight(self.seat, self.figure, self.path[-1], self.points - self.cost, self.own))

    def say(self, s: State) -> Phrase:
        return Phrase("fly there: {0} of {1} points{2}", "そこへ飛ぶ：移動力{0}/{1}{2}").of(
            self.cost, self.points, risks(self.strikes, 0)
        )


@frozen
class Alight(Step):
    """A flyer that is still there comes down."""

    seat: int
    figure: PieceId
    to: Known[At]
    left: Known[int]
    own: Known[bool]

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me:
            s.change(me, at=self.to)
            s.tell(Stepped(me.id, me.at, self.to, "fly"))
            s.then(*lowered(s, self.seat, me, self.to), Soar(self.seat, self.figure, self.left, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


@frozen
class Soar(Step):
    """The flight is over, unless it has gained points: then it may go on, and nobody strikes again."""

    seat: int
    figure: PieceId
    left: Known[int]
    own: Known[bool]

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me and self.own and (gain := take_gain(s, me)):
            s.then(FlyOn(self.seat, self.figure, self.left + gain, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


@frozen
class FlyOn(Question):
    """A flight has gained points on its way: how does it go on?"""

    figure: PieceId
    points: int
    own: bool = True

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        me = s.pieces[self.figure]
        found = landings(s, me, self.points, struck=False)
        for route in found.values():
            yield Fly(self.seat, self.figure, route.path, route.cost, 0, 0, self.points, False, self.own)
        yield Halt(self.seat, self.figure, self.own)
        foot = footing(s, me, self.points, strikes=False)
        yield from no_landing(foot, {n for end in found for n in numbers(foot.ground, end)})

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} may fly on: {1} points are left", "{0}は続けて飛べる：残り移動力{1}").of(
            own_name(s, self.figure), self.points
        )
