"""Active figures: who may use activated abilities, move and attack in this turn (arena.md, sections 2 and 4).

Ruling here: A38 (Haste lets a figure act, but does not put it on the active army card).
"""

from __future__ import annotations

from game.rules.arena.places import ArenaState, arena, figures
from game.rules.arena.stats import controller, has_ability
from game.table.state import Piece, State


def acting(s: State, seat: int) -> list[Piece]:
    """The figures that may use phases 3 and 4: those of the active army card, and those with Haste summoned now."""
    me = arena(s)
    return [p for p in figures(s) if controller(s, p) == seat and acts(me, p)]


def acts(s: ArenaState, figure: Piece) -> bool:
    if figure.host == s.active:
        return True
    return figure.id in s.summoned and has_ability(s, figure, "acts_on_summoning_turn")
