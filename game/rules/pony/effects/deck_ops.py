"""Effects on decks, piles and hands as stores of cards: look, search, play_free."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.effects.effect import Effect
from game.rules.pony.forms import Filter


@dataclass(frozen=True, slots=True)
class LookAtDeck(Effect):
    """Look at the top cards of a deck and put them back in some order, or top and bottom, or take one of them."""

    deck: Literal["you", "opp", "problem_here"]
    n: int
    then: Literal["reorder", "top_or_bottom", "take_one_rest_top"]
    take: Filter | None = None
    reveal: bool = False
    may: bool = False
    who: Literal["you", "tp"] = "you"


@dataclass(frozen=True, slots=True)
class SearchFor(Effect):
    """Look for a card in a deck or a discard pile and take it."""

    zone: Literal["deck", "discard"]
    what: Filter
    to: Literal["hand", "deck_top", "home_frightened"]
    who: Literal["you", "tp", "owner", "each"] = "you"
    reveal: bool = False
    shuffle: bool = False


@dataclass(frozen=True, slots=True)
class PlayFreely(Effect):
    """Play a card from the hand without paying its cost."""

    what: Filter
