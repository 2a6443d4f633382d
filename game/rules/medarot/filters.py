"""Whom an effect is about (medarot.md, section 15): known, chosen, or a group, narrowed by a filter."""

from __future__ import annotations

from game.rules.medarot.forms import EVERYBODY, Filter
from game.rules.medarot.places import NEUTRAL, facts, medarot
from game.table.state import Piece, State


def fits(s: State, only: Filter, piece: Piece) -> bool:
    """True if a face-up Medarot passes a filter."""
    if only is EVERYBODY:
        return True
    printed = facts(s, piece)
    return (
        (not only.type or printed.type in only.type)
        and (not only.line or printed.line in only.line)
        and printed.rarity >= only.rarity_min
        and (only.cost_max is None or printed.cost <= only.cost_max)
        and (only.acted is None or (piece.id in medarot(s).acted) == only.acted)
        and (not only.row or piece.at[1] == NEUTRAL)
    )
