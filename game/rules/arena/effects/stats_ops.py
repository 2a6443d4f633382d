"""Effects on what figures can do: numbers, abilities, restrictions, further attacks (sections 10, 12, 13)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.arena.forms import Ability, Condition, Count, Duration, Restriction, Scope, Stat


@dataclass(frozen=True, slots=True)
class ModifyStat(Effect):
    stat: Stat
    amount: int | Count
    scope: str | Scope
    duration: Duration
    set: bool = False
    min_value: int | None = None
    stacking: bool = True
    condition: Condition = ""


@dataclass(frozen=True, slots=True)
class SwapStats(Effect):
    target: str
    duration: Literal["this_turn"]


@dataclass(frozen=True, slots=True)
class GainAbility(Effect):
    ability: Ability
    scope: str | Scope
    duration: Duration


@dataclass(frozen=True, slots=True)
class Restrict(Effect):
    what: Restriction
    scope: str | Scope
    duration: Duration
    same_name: bool = False


@dataclass(frozen=True, slots=True)
class ExtraAttack(Effect):
    target: str
    count: int = 1
