"""Effects that a 20-sided die decides."""
from __future__ import annotations

from dataclasses import dataclass

from game.effects.effect import Effect


@dataclass(frozen=True, slots=True)
class D20Check(Effect):
    at_least: int
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: what happens on a roll from `min` to `max`."""

    min: int
    max: int
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class D20Table(Effect):
    table: tuple[Row, ...]
