"""Effects on cards in play: move, ready, exhaust, frighten, dismiss, retire, put, power, peek, uncover, cover,
reattach, turn_over."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.pony.forms import Amount, Choose, Color, Selector, Until


@dataclass(frozen=True, slots=True)
class MoveCards(Effect):
    """Moved for free."""

    what: Selector
    to: Literal["here", "home", "any", "any_problem", "other_problem", "different_problems", "origin"]


@dataclass(frozen=True, slots=True)
class ReadyCards(Effect):
    what: Selector


@dataclass(frozen=True, slots=True)
class ExhaustCards(Effect):
    what: Selector


@dataclass(frozen=True, slots=True)
class FrightenCards(Effect):
    what: Selector
    who: Literal["", "each"] = ""           # each: everybody in turn is "tp"


@dataclass(frozen=True, slots=True)
class DismissCards(Effect):
    what: Selector


@dataclass(frozen=True, slots=True)
class RetireCards(Effect):
    """Given up by their owner: not a dismissal."""

    what: Selector
    who: Literal["", "each"] = ""


@dataclass(frozen=True, slots=True)
class PutCards(Effect):
    """Put into a hand, onto or under a deck, or into play free of charge."""

    what: Selector
    to: Literal["hand", "deck_top", "deck_bottom", "play_free"]


@dataclass(frozen=True, slots=True)
class AddPower(Effect):
    """More power for a while; meanwhile also these colours. Permanent power is a counter."""

    what: Selector
    n: Amount
    until: Until
    colors: tuple[Color, ...] = ()


@dataclass(frozen=True, slots=True)
class PeekAt(Effect):
    """Look at a face-down Troublemaker."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Uncover(Effect):
    """Turn a Troublemaker face up."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Cover(Effect):
    """Turn a Troublemaker face down."""

    what: Selector


@dataclass(frozen=True, slots=True)
class Reattach(Effect):
    """A Resource goes from its host to another legal one."""

    what: Choose
    to: Choose


@dataclass(frozen=True, slots=True)
class BoostMane(Effect):
    """This Mane Character turns over to its Boosted side."""
