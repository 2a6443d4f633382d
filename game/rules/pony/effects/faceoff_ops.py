"""Effects in a faceoff: flip, reflip, flip_bonus."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.pony.forms import Amount


@dataclass(frozen=True, slots=True)
class FlipMore(Effect):
    """Flip so many more cards in this faceoff."""

    n: Amount


@dataclass(frozen=True, slots=True)
class FlipAgain(Effect):
    """The card that was just flipped is ignored, and another one is flipped."""

    who: Literal["you", "opp"]


@dataclass(frozen=True, slots=True)
class FlipHigher(Effect):
    """The card that was just flipped counts so much more."""

    n: int
