"""Solving Problems: everybody home, the next Problem turns up (pony.md, 10.2 and 10.3)."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.pony.aftermath import Aftermath
from game.rules.pony.events import BecameActive, Solved
from game.rules.pony.kinds import is_character, is_problem, is_resource, is_troublemaker
from game.rules.pony.leaving import dismissed, leave
from game.rules.pony.moments import Moment
from game.rules.pony.moving import go_home
from game.rules.pony.places import (
    ENTERED,
    PLAY,
    PROBLEM_BACK,
    Area,
    PonyState,
    inside,
    is_dilemma,
    problem_at,
    problems,
    spot,
)
from game.rules.pony.triggers import happen
from game.rules.pony.words import area_name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class Solving(Step):
    """Every Problem that the faceoff covered is solved, in an order that the turn player chooses."""

    seat: int
    areas: Known[tuple[Area, ...]]

    def do(self, s: PonyState) -> None:
        left = tuple(area for area in self.areas if problem_at(s, area))
        if len(left) > 1:
            s.then(SolveNext(self.seat, left))
        elif left:
            s.then(Solve(left[0]))


@frozen
class SolveNext(Question):
    """Which Problem is solved next?"""

    left: Known[tuple[Area, ...]]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for area in self.left:
            yield SolveThis(self.seat, area, tuple(other for other in self.left if other != area))

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Which Problem is solved first?", "どの事件を先に解決する？")


@frozen
class SolveThis(Step):
    seat: int
    area: Area
    rest: tuple[Area, ...]

    def about(self) -> tuple[Thing, ...]:
        return (spot(self.area),)

    def do(self, s: PonyState) -> None:
        s.then(Solve(self.area), Solving(self.seat, self.rest))

    def say(self, s: PonyState) -> Phrase:
        return area_name(s, self.area)


@frozen
class Solve(Step):
    """The triggers of being solved come first (10.2, 1)."""

    area: Known[Area]

    def do(self, s: PonyState) -> None:
        card = problem_at(s, self.area)
        if card is None:
            return
        s.tell(Solved(self.area, card.card))
        happen(s, Moment("solved", s.active, card.id, card.card, card.owner, self.area))
        s.then(Aftermath(), Clear(self.area, card.id), Aftermath())


@frozen
class Clear(Step):
    """Characters home, Resources and face-up Troublemakers to the discard piles, the next Problem (10.2, 2 to 6)."""

    area: Known[Area]
    card: PieceId

    def do(self, s: PonyState) -> None:
        card = s.pieces.get(self.card)
        if card is None or card.zone != PLAY or card.at != self.area:
            return
        for piece in inside(s, self.area):
            if is_character(piece):
                go_home(s, piece, "solved")
        for piece in inside(s, self.area):
            if is_resource(piece) and piece.id != card.id:
                dismissed(s, piece, piece.owner, "solved")
        for piece in inside(s, self.area):
            if is_troublemaker(piece) and (piece.face_up or is_dilemma(s, card)):
                leave(s, piece, "solved")
        if is_problem(card):
            replace_problem(s, card)
        else:
            leave(s, card, "solved")


def replace_problem(s: PonyState, card: Piece) -> None:
    """The solved one goes face up under its Problem deck, the new top card is turned up: the deck is a ring."""
    s.move(card, problems(card.owner), back=PROBLEM_BACK)
    activate(s, card.owner, s.inside(problems(card.owner))[0])


def activate(s: PonyState, seat: int, piece: Piece) -> Piece:
    """A Problem becomes the active one of a seat."""
    new = s.move(piece, PLAY, back=PROBLEM_BACK, at=(1, seat), marks=((ENTERED, s.turn),))
    s.tell(BecameActive(seat, new.id, new.at, new.card))
    happen(s, Moment("problem_entered", seat, new.id, new.card, seat, new.at))
    return new
