"""Effects on spell cards and enchantments (section 12)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.arena.forms import Colour


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    count: int
    player: str = "you"


@dataclass(frozen=True, slots=True)
class DiscardCards(Effect):
    count: int
    player: str


@dataclass(frozen=True, slots=True)
class PayDiscard(Effect):
    count: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class DiscardAnyThenDraw(Effect):
    extra: int


@dataclass(frozen=True, slots=True)
class LookTop(Effect):
    pass


@dataclass(frozen=True, slots=True)
class RevealTop(Effect):
    count: int
    take: Literal["sorcery", "aura", "hidden"]
    rest: Literal["bottom"] = "bottom"


@dataclass(frozen=True, slots=True)
class SearchLibrary(Effect):
    count: int = 1


@dataclass(frozen=True, slots=True)
class CounterSpell(Effect):
    pass


@dataclass(frozen=True, slots=True)
class DestroyEnchantment(Effect):
    target: str


@dataclass(frozen=True, slots=True)
class MoveEnchantment(Effect):
    target: str
    to: str
