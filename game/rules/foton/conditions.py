"""Conditions of cards: so many of these cards, or the highest total of a kind (section 9)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.rules.foton.places import KINDS, opponents, totals
from game.rules.foton.selectors import Selector, selected
from game.table.state import State


@dataclass(frozen=True, slots=True)
class AtLeast:
    of: Selector
    at_least: int


@dataclass(frozen=True, slots=True)
class AtMost:
    of: Selector
    at_most: int


@dataclass(frozen=True, slots=True)
class Leading:
    """The face-up total of a kind is strictly higher than every opponent's."""

    lead: Literal["attack", "skill", "charge"]


Condition = AtLeast | AtMost | Leading


def met(s: State, condition: Condition | None, seat: int, target: int = -1) -> bool:
    """True if a condition on a seat's card is met; on `target`, if it asks about the target of an interference."""
    if condition is None:
        return True
    if isinstance(condition, Leading):
        kind = KINDS.index(condition.lead)
        return all(totals(s, seat)[kind] > totals(s, other)[kind] for other in opponents(s, seat))
    found = len(selected(s, condition.of, target if condition.of.who == "target" else seat))
    return found >= condition.at_least if isinstance(condition, AtLeast) else found <= condition.at_most
