"""When abilities, hidden enchantments and glyphs go off. The rules plan a `Trigger` exactly where the book says so.

The moments are the keys of `triggers` and `moments` in the card data.
"""
from __future__ import annotations

from dataclasses import dataclass

from game.table.state import State
from game.table.step import Step


@dataclass(frozen=True, slots=True)
class Moment:
    """What is going on when something triggers; 0, -1 or "" where it does not apply. All ids as they were then."""

    name: str
    seat: int = -1            # whose turn, spell or move it is
    figure: int = 0           # the figure it is about: mover, defender, destroyed one
    other: int = 0            # the opposing figure: attacker
    card: int = 0             # the army card it is about
    spell: int = 0            # the spell piece it is about
    amount: int = 0           # damage


@dataclass(frozen=True, slots=True)
class Trigger(Step):
    """Plan what this moment sets off: the active player's first, then clockwise (section 4)."""

    moment: Moment

    def do(self, s: State) -> None:
        s.then(*triggered(s, self.moment))


def triggered(s: State, moment: Moment) -> tuple[Step, ...]:
    """Steps and questions that a moment sets off, in the order they are done."""
    return ()
