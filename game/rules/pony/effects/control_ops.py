"""Effects that hold others: if, unless_pay."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.pony.forms import Condition


@dataclass(frozen=True, slots=True)
class IfSo(Effect):
    """More is done if a condition holds then."""

    cond: Condition
    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class UnlessPaid(Effect):
    """Somebody may pay so many tokens; otherwise this is done."""

    who: Literal["you"]
    n: int
    otherwise: tuple[Effect, ...]
