"""Effects that move figures: walked moves, placing without a move, and back to the reserve (sections 5, 6, 11)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.arena.forms import Within


@dataclass(frozen=True, slots=True)
class ReturnToReserve(Effect):
    target: str
    destroy_enchantments: bool = True


@dataclass(frozen=True, slots=True)
class ReturnFromGraveyard(Effect):
    place: Within
    figures: int | Literal["all"] = 1
    army_card: str = ""
    target: str = ""


@dataclass(frozen=True, slots=True)
class SummonExtra(Effect):
    figures: int
    place: Within


@dataclass(frozen=True, slots=True)
class MoveFigure(Effect):
    target: str
    spaces: int


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    target: str
    place: Within


@dataclass(frozen=True, slots=True)
class SwapPositions(Effect):
    a: str
    b: str


@dataclass(frozen=True, slots=True)
class Carry(Effect):
    target: str
