"""Leaving strikes: who strikes at a figure that gets away, and the dice (arena.md, section 8).

Ruling here: A6 (who is still next to the figure after its step, on whatever level, does not strike at it).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.frozen import frozen
from game.rules.arena.engagement import Place, engaged
from game.rules.arena.events import Struck
from game.rules.arena.forecast import FACES, swords
from game.rules.arena.grid import grid, numbers
from game.rules.arena.harm import Harm
from game.rules.arena.places import arena
from game.rules.arena.stats import has_ability, may_not
from game.table.state import Piece, State
from game.table.step import Step


@frozen(eq=False)
class Strikers:
    """Enemies that would strike at a figure that leaves them. Some of them are one number with a bit for each."""

    ids: tuple[int, ...]  # in the order of their bits
    engages: dict[int, int]  # by space: those next to it on its level
    touches: dict[int, int]  # by space: those next to it

    def engaged(self, spaces: Iterable[int]) -> int:
        """Those that a figure on these spaces is engaged with."""
        found = 0
        for space in spaces:
            found |= self.engages.get(space, 0)
        return found

    def left(self, engaged: int, after: Iterable[int]) -> int:
        """Of those it is engaged with, the ones that strike just before it goes to these spaces (A6)."""
        for space in after:
            engaged &= ~self.touches.get(space, 0)
        return engaged

    def named(self, some: int) -> tuple[int, ...]:
        return tuple(foe for i, foe in enumerate(self.ids) if some >> i & 1)


def willing(s: State, figure: Piece, foes: Sequence[Piece]) -> Strikers:
    """Those of some enemies that would strike at a figure."""
    ground = grid(arena(s).field)
    who = [foe for foe in foes if not may_not(s, foe, "strike")] if foes and is_struck(s, figure) else []
    engages: dict[int, int] = {}
    touches: dict[int, int] = {}
    for i, foe in enumerate(who):
        bit = 1 << i
        for space in numbers(ground, foe.at):
            for there in ground.next_to[space]:
                touches[there] = touches.get(there, 0) | bit
            for there in ground.beside[space]:
                engages[there] = engages.get(there, 0) | bit
    return Strikers(tuple(foe.id for foe in who), engages, touches)


def is_struck(s: State, figure: Piece) -> bool:
    """False for a figure that no enemy ever strikes when it leaves."""
    return not (has_ability(s, figure, "no_strikes") or has_ability(s, figure, "phantom_walk"))


def strikers(s: State, figure: Piece, after: Place) -> tuple[int, ...]:
    """Ids of the enemies that strike just before a figure steps to these spaces."""
    ground = grid(arena(s).field)
    who = willing(s, figure, engaged(s, figure))
    return who.named(who.left(who.engaged(numbers(ground, figure.at)), [ground.number[space] for space in after]))


def strikers_at_take_off(s: State, figure: Piece) -> tuple[int, ...]:
    """Ids of the enemies that strike at a figure that takes off: it leaves all, even if it lands next to them."""
    return strikers(s, figure, after=())


def strike(s: State, figure: Piece, foes: Sequence[int]) -> list[Step]:
    """Every enemy that is left rolls a die, all together, and the swords count together. What follows, to be planned
    before the step."""
    faces = [s.dice.roll(FACES) for _ in foes]
    for foe, face in zip(foes, faces, strict=True):
        s.tell(Struck(foe, figure.id, face))
    return [Harm((figure.id,), (swords(faces),), "strike")] if swords(faces) else []
