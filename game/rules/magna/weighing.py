"""What the computer player weighs at a glance: cards in hand and units in play."""

from __future__ import annotations

from game.rules.magna.places import units
from game.rules.magna.survey import kept, shown_skills, trap_value, unit_value
from game.rules.magna.values import InForce, about, attack, defence
from game.table.state import Piece, State


def card_value(s: State, seat: int, card: Piece) -> float:
    """What a hand card is worth to its owner."""
    return kept(s, s.cards[card.card], shown_skills(s, seat), len(units(s, seat)))


def standing_value(s: State, seat: int, unit: Piece, force: InForce | None = None) -> float:
    """What a unit in play is worth to its owner, as a seat sees it."""
    if not unit.face_up:
        return trap_value(s, unit, unit.owner == seat)
    mine = about(s, unit, force)
    return unit_value(s, unit, attack(s, unit, None, mine), defence(s, unit, mine))
