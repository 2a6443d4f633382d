"""Effects that damage, heal and destroy (section 11)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.arena.forms import Every, Pick, Scope


@dataclass(frozen=True, slots=True)
class DealDamage(Effect):
    amount: int
    target: str | Every | Pick


@dataclass(frozen=True, slots=True)
class RollDamage(Effect):
    dice: int
    target: str | Every


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    amount: int | Literal["all", "damage_dealt"]
    target: str


@dataclass(frozen=True, slots=True)
class HealSpread(Effect):
    total: int
    scope: Scope


@dataclass(frozen=True, slots=True)
class DestroyFigure(Effect):
    target: str
