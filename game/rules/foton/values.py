"""Numbers that are counted when they are needed: "1 for every 2 face-up Attack photons, at most 3" (section 9)."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.rules.foton.places import acted
from game.rules.foton.selectors import Selector, selected
from game.table.state import State


@dataclass(frozen=True, slots=True)
class Per:
    """So many (`gain`) for every `each` of something, and `plus`; never below 0, nor above `most`."""

    of: Selector | Literal["opponents", "turn"]    # "turn": Megido in the own acted area, this one included
    each: int
    gain: int
    plus: int = 0
    most: int = 0                                  # 0: no limit


@dataclass(frozen=True, slots=True)
class UpTo:
    """Any number from 0 to this (F-8.3)."""

    up_to: int


Value = int | Per
Count = int | Literal["all"] | UpTo                # a bare number is mandatory, as far as possible (F-8.2)


def value(s: State, amount: Value, seat: int) -> int:
    """What an amount comes to for a seat now."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount.of, Selector):
        found = len(selected(s, amount.of, seat))
    else:
        found = s.seats - 1 if amount.of == "opponents" else len(s.zones.get(acted(seat), ()))
    total = max(0, found // amount.each * amount.gain + amount.plus)
    return min(total, amount.most) if amount.most else total
