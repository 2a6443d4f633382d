"""Effects on hands, tokens, points and costs: draw, discard, mill, gain, lose, score, next_cost, shuffle."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.pony.forms import Amount, Filter, Who


@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    """Somebody draws so many cards."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class DiscardCards(Effect):
    """Somebody discards so many cards from the hand, chosen by themselves or at random."""

    who: Who
    n: int | Literal["all"]
    how: Literal["choose", "random"]


@dataclass(frozen=True, slots=True)
class MillCards(Effect):
    """The top cards of somebody's deck go to the discard pile."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class GainTokens(Effect):
    """Somebody gains action tokens; those that expire are spent first and lost when the phase ends."""

    who: Who
    n: int
    expires: Literal["", "phase"] = ""


@dataclass(frozen=True, slots=True)
class LoseTokens(Effect):
    """Somebody loses action tokens, as far as there are any."""

    who: Who
    n: int


@dataclass(frozen=True, slots=True)
class ScorePoints(Effect):
    """Somebody scores points."""

    who: Who
    n: Amount


@dataclass(frozen=True, slots=True)
class CheaperNext(Effect):
    """Your next such card in this turn costs so much less, never below 0."""

    what: Filter
    n: int


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Effect):
    """Somebody shuffles the draw deck."""

    who: Who
