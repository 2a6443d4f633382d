"""Effects on attacks, and attacks and control that effects give (sections 10 and 13)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect


@dataclass(frozen=True, slots=True)
class AttackModifier(Effect):
    side: Literal["attacker", "defender"]
    amount: int


@dataclass(frozen=True, slots=True)
class BonusHits(Effect):
    amount: int
    unblockable: bool = False
    if_swords_at_least: int = 0
    if_defender_damaged: bool = False


@dataclass(frozen=True, slots=True)
class ExcessShieldsHit(Effect):
    pass


@dataclass(frozen=True, slots=True)
class SplitExcess(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CancelAttack(Effect):
    pass


@dataclass(frozen=True, slots=True)
class CancelAttackIfAttackerDestroyed(Effect):
    pass


@dataclass(frozen=True, slots=True)
class PreventDestruction(Effect):
    leave_life: int = 1


@dataclass(frozen=True, slots=True)
class FreeAttack(Effect):
    attacker: str
    target: str = ""
    power_modifier: int = 0


@dataclass(frozen=True, slots=True)
class TakeControl(Effect):
    target: str


@dataclass(frozen=True, slots=True)
class OnEvent(Effect):
    event: str
    do: tuple[Effect, ...]
