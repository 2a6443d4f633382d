"""Drawing cards, gaining victory points, looking at the top of the deck (foton.md, sections 8 and 9)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.foton.values import Value


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards; an empty deck gives nothing (F-8.5)."""

    cards: Value


@dataclass(frozen=True, slots=True)
class GainPoints(Effect):
    """Gain victory points."""

    points: Value


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """Look at the top cards of the deck, take some of them, and do something with the rest."""

    cards: int
    take: int
    to: Literal["hand", "field"]
    rest: Literal["discard", "deck_bottom"]
