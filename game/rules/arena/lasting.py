"""Effects that run for a while: "this turn", "until your next turn" (arena.md 12; durations of the card data)."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lasting:
    """One change to some figures, until a moment.

    `kind` is a stat ("power", "toughness", "move", "range"), an ability ("no_strikes", "trample", ...), a restriction
    ("may not move", "may not strike", "may not be chosen", ...), "control" or "extra attack".
    """

    kind: str
    amount: int = 0
    set: bool = False                  # the value is set, not added
    floor: int | None = None           # the changed value never goes below it
    figures: tuple[int, ...] = ()      # ids of figures it applies to
    card: int = 0                      # or: all figures of this army card
    seat: int = -1                     # whose effect it is
    until: str = "this_turn"           # a key of `durations` in the card data
    of: int = -1                       # the seat whose turn `until` counts
    begun: bool = False                # for "their_next_turn": that turn is running
