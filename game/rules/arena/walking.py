"""Walking to a place at once, along the safest way that can be paid (arena.md, section 6)."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.arena.footing import footing
from game.rules.arena.leading import Advance
from game.rules.arena.places import on_board
from game.rules.arena.routes import At, Leg, clicks, legs, risks
from game.rules.arena.strides import EndMove, Stride, take_gain
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step, Thing
from game.words import Phrase


@frozen
class Walk(Step):
    """Go on foot along a path; `cost`, `strikes` and `falls` are what it takes."""

    seat: int
    figure: PieceId
    path: Known[tuple[At, ...]]
    cost: Known[int]
    strikes: Known[int]
    falls: Known[int]
    points: Known[int]
    struck: Known[bool] = True
    own: Known[bool] = True

    def about(self) -> tuple[Thing, ...]:
        return (self.figure, *clicks(self.path[-1]))

    def do(self, s: State) -> None:
        foot = footing(s, s.pieces[self.figure], self.points, self.struck)
        halted = bool(legs(foot, self.path)[-1].stops)
        s.then(
            *(Stride(self.seat, self.figure, at, self.struck) for at in self.path),
            Arrive(self.seat, self.figure, self.points - self.cost, self.struck, self.own, halted),
        )

    def say(self, s: State) -> Phrase:
        return Phrase("walk there: {0} of {1} points{2}", "そこへ歩く：移動力{0}/{1}{2}").of(
            self.cost, self.points, risks(self.strikes, self.falls)
        )


@frozen
class Arrive(Step):
    """The end of a way that was chosen at once. Only points gained on the way let it go on."""

    seat: int
    figure: PieceId
    left: Known[int]
    struck: Known[bool]
    own: Known[bool]
    halted: Known[bool]

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me and self.own and not self.halted and (gain := take_gain(s, me)):
            s.then(Advance(self.seat, self.figure, self.left + gain, self.struck, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


def route_legs(s: State, figure: Piece, path: tuple[At, ...], struck: bool = True) -> list[Leg]:
    """The steps of a walk for the picture of a path: running cost, strikers, falls, stops."""
    return legs(footing(s, figure, strikes=struck), path)
