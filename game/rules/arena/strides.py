"""What happens on the way: strikes, the step, the fall, the end of a move (arena.md, sections 6 and 8).

Nobody chooses anything here; `movement.py`, `leading.py` and `flying.py` plan these steps. A figure that is destroyed
on the way is gone from the battlefield, and whatever was planned for it does nothing.

Rulings here: A6 (who strikes), A10 (one die, a sword is one damage, water never hurts), A34 (see long_figures.py).
Settled here: what triggers when a figure steps to a lower level may give it more points for the move it is making
(Ride the Currents), but not to a move "up to n spaces" that a card grants: that has its n points. Nothing else changes
the points of a move once it has begun.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena import long_figures
from game.rules.arena.engagement import Place, strikers
from game.rules.arena.events import Fell, MoveEnded, Stepped, Struck
from game.rules.arena.footing import falls
from game.rules.arena.glyphs import turn_up
from game.rules.arena.grid import grid
from game.rules.arena.harm import Harm, on_board
from game.rules.arena.places import arena, army_of, spaces
from game.rules.arena.routes import At
from game.rules.arena.stats import stat
from game.rules.arena.triggers import Moment, Trigger
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step

SWORDS = 3  # faces 1 to 3 of a combat die
EXTRA = "extra steps"  # mark: points that the move under way has gained


def places(at: At) -> Place:
    """The spaces of a place as pieces hold it."""
    return (Hex(at[0], at[1]),) if len(at) == 2 else (Hex(at[0], at[1]), Hex(at[2], at[3]))


def strike(s: State, figure: Piece, foes: Sequence[Piece]) -> list[Step]:
    """Every enemy that is left rolls a die, all together, and the swords count together. What follows, to be planned
    before the step."""
    faces = [s.dice.roll(6) for _ in foes]
    for foe, face in zip(foes, faces, strict=True):
        s.tell(Struck(foe.id, figure.id, face))
    wounds = sum(face <= SWORDS for face in faces)
    return [Harm((figure.id,), (wounds,), "strike")] if wounds else []


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
        if set(places(self.to)) == set(spaces(me)):
            s.change(me, at=self.to)
            s.tell(Stepped(me.id, me.at, self.to, "turn"))
            return
        harm = strike(s, me, strikers(s, me, places(self.to))) if self.struck else []
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
        after: list[Step] = [Tumble(me.id)] if comes_down(s, me, self.to) else []
        s.then(*after, *lowered(s, self.seat, me, self.to))


def comes_down(s: State, before: Piece, to: At) -> bool:
    """True if a step, taken by a figure as it was before it, needs a fall die."""
    ground, size = grid(arena(s).field), army_of(s, before).size
    old = [ground.number[space] for space in spaces(before)]
    new = ground.number[to[:2]]
    if len(old) == 2:
        front, rear = old
        return bool(falls(long_figures.drop(ground, front, rear), size, front in ground.water))
    return bool(falls(ground.level[old[0]] - ground.level[new], size, new in ground.water))


def lowered(s: State, seat: int, before: Piece, to: At) -> list[Step]:
    """What is planned for a figure that has gone to a lower level, its front half if it has two."""
    level = arena(s).field.level
    if level[places(to)[0]] >= level[spaces(before)[0]]:
        return []
    return [StepsLower(seat, before.id)]


@frozen
class Tumble(Step):
    """A fall: one die after the step, a sword is one damage. A figure destroyed by it lies where it fell."""

    figure: PieceId

    def do(self, s: State) -> None:
        if on_board(s, self.figure) is None:
            return
        face = s.dice.roll(6)
        s.tell(Fell(self.figure, face))
        if face <= SWORDS:
            s.then(Harm((self.figure,), (1,), "fall"))


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
