"""Effects that are made of others: choose one, if, may, seq, each (foton.md, sections 8 and 9)."""
from __future__ import annotations

from dataclasses import dataclass

from game.effects.effect import Effect
from game.rules.foton.conditions import Condition


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    """Do one of the lists; any may be chosen, also one that does nothing (F-8.2)."""

    options: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True, slots=True)
class If(Effect):
    """A condition that is checked when it is reached."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """An offer that can only be taken if it can be done completely; then something follows (F-8.2)."""

    do: Effect
    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """Do the first thing as far as possible; the others follow only if it was done completely (F-8.2)."""

    do: Effect
    then: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Each(Effect):
    """Turn or move cards; something follows once for every card of them."""

    do: Effect
    then: tuple[Effect, ...]
