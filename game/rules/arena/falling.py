"""Falling: when a step down needs a die, and the die (arena.md, sections 6 and 7).

Rulings here: A10 (one die, a sword is one damage, water never hurts), A34 (no fall check when the rear drops into
water).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.rules.arena.events import Fell
from game.rules.arena.forecast import FACES, swords
from game.rules.arena.grid import Grid, grid, numbers
from game.rules.arena.harm import Harm
from game.rules.arena.places import arena, army_of, on_board
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import Step


def is_fall(drop: int, size: int, into_water: bool) -> bool:
    """True if going down so many levels is a fall: more than the size number (A4), and not into water (A10)."""
    return drop > size and not into_water


def fall_dice(ground: Grid, size: int, before: Sequence[int], after: Sequence[int]) -> int:
    """1 if a step from some spaces to others needs a fall die. Both halves of a figure on two spaces have come down
    only when the rear does: then it stands where the front was."""
    above, below = before[-1], after[-1]
    return int(is_fall(ground.level[above] - ground.level[below], size, below in ground.water))


def fall(s: State, figure: Piece, to: tuple[int, ...]) -> list[Step]:
    """What follows from a step of a figure, given as it was before, if it falls."""
    ground = grid(arena(s).field)
    dice = fall_dice(ground, army_of(s, figure).size, numbers(ground, figure.at), numbers(ground, to))
    return [Tumble(figure.id)] if dice else []


@frozen
class Tumble(Step):
    """A fall: one die after the step, a sword is one damage. A figure destroyed by it lies where it fell."""

    figure: PieceId

    def do(self, s: State) -> None:
        if on_board(s, self.figure) is None:
            return
        face = s.dice.roll(FACES)
        s.tell(Fell(self.figure, face))
        if swords([face]):
            s.then(Harm((self.figure,), (1,), "fall"))
