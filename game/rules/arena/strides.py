"""What happens on the way: strikes, the step, the fall, the end of a move (arena.md, sections 6 and 8).

Nobody chooses anything here; `walking.py`, `leading.py` and `flying.py` plan these steps. A figure that is destroyed
on the way is gone from the battlefield, and whatever was planned for it does nothing.

Ruling here: A7 (engagement that arises on the way does not stop a move; leaving it again is struck).
Settled here: what triggers when a figure steps to a lower level may give it more points for the move it is making
(Ride the Currents), but not to a move "up to n spaces" that a card grants: that has its n points. Nothing else changes
the points of a move once it has begun.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.arena.events import MoveEnded, Stepped
from game.rules.arena.falling import fall
from game.rules.arena.glyphs import turn_up
from game.rules.arena.places import arena, on_board, spaces, spaces_of
from game.rules.arena.routes import At
from game.rules.arena.stats import stat
from game.rules.arena.strikes import strike, strikers
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step

EXTRA = "extra steps"  # mark: points that the move under way has gained


@frozen
class Stride(Step):
    """One step on foot: enemies that are left strike just before it. Turning round is no step and nobody strikes."""

    seat: int
    figure: PieceId
    to: Known[At]
    struck: Known[bool] = True  # False: nobody strikes at this move

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me is None:
            return
        if set(spaces_of(self.to)) == set(spaces(me)):
            s.change(me, at=self.to)
            s.tell(Stepped(me.id, me.at, self.to, "turn"))
            return
        harm = strike(s, me, strikers(s, me, spaces_of(self.to))) if self.struck else []
        s.then(*harm, Enter(self.seat, self.figure, self.to))


@frozen
class Enter(Step):
    """A figure that is still there makes its step; then it may fall, and what goes off below goes off."""

    seat: int
    figure: PieceId
    to: Known[At]

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me is None:
            return
        s.change(me, at=self.to)
        s.tell(Stepped(me.id, me.at, self.to, "walk"))
        s.then(*fall(s, me, self.to), *lowered(s, self.seat, me, self.to))


def lowered(s: State, seat: int, before: Piece, to: At) -> list[Step]:
    """What is planned for a figure that has gone to a lower level, its front half if it has two."""
    level = arena(s).field.level
    if level[spaces_of(to)[0]] >= level[spaces(before)[0]]:
        return []
    return [StepsLower(seat, before.id)]


@frozen
class StepsLower(Step):
    """The moment a figure has stepped to a lower level; points it gains by that count for this move."""

    seat: int
    figure: PieceId

    def do(self, s: State) -> None:
        if me := on_board(s, self.figure):
            s.then(
                Trigger(Moment("steps_lower", self.seat, self.figure, card=me.host)),
                GainSteps(self.figure, stat(s, me, "move")),
            )


@frozen
class GainSteps(Step):
    """More points than before are noted on the figure until its move asks for them."""

    figure: PieceId
    before: Known[int]

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me and (gain := stat(s, me, "move") - self.before) > 0:
            s.mark_piece(me, EXTRA, gain)


def take_gain(s: State, figure: Piece) -> int:
    """The points a move has gained on its way, taken off the figure."""
    gain = figure.has(EXTRA)
    if gain:
        s.mark_piece(figure, EXTRA, -gain)
    return gain


@frozen
class EndMove(Step):
    """A move is over; `own` if it was the figure's move of its movement phase. A face-down glyph under it is turned up,
    then goes off what goes off at the end of a move."""

    seat: int
    figure: PieceId
    own: Known[bool] = True

    def do(self, s: State) -> None:
        if self.own:
            arena(s).moved += (self.figure,)
        me = on_board(s, self.figure)
        if me is None:
            return
        take_gain(s, me)
        turn_up(s, me)
        s.tell(MoveEnded(self.figure))
        s.then(Trigger(Moment("ends_move", self.seat, self.figure, card=me.host)))
