"""Turning photons, moving cards, taking extra photons (foton.md, sections 8 and 9)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.foton.selectors import Selector
from game.rules.foton.values import Count

Place = Literal["field", "field_down", "hand", "discard", "deck_top", "deck_bottom", "actor_field"]


@dataclass(frozen=True, slots=True)
class Flip(Effect):
    """Turn photons in a field face up or face down."""

    photons: Selector
    count: Count
    to: Literal["up", "down"]
    by: Literal["owner", "actor"] = "owner"


@dataclass(frozen=True, slots=True)
class Move(Effect):
    """Move cards of a seat."""

    cards: Selector
    count: Count
    to: Place
    by: Literal["owner", "actor", "random"] = "owner"


@dataclass(frozen=True, slots=True)
class Extra(Effect):
    """Take extra photons from the supply (F-8.6)."""

    kind: Literal["attack", "skill", "choice"]
    count: int
    to: Literal["field", "hand"]
