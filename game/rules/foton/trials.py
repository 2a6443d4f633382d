"""What random matches are proved with: where every card must be, and parties nobody would think of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.foton.cards import Megido
from game.rules.foton.events import Took
from game.rules.foton.parties import SIZE
from game.rules.foton.places import foton
from game.table.dice import Dice
from game.table.state import State


def missing(before: Counter[str], s: State) -> Counter[str]:
    """Cards that have vanished, come from nowhere, or belong to a seat whose list does not name them.

    Nothing leaves the game but what the draft has left over (F-4.6); extra photons come and go as they like (F-8.6).
    """
    there = Counter(p.card for p in s.pieces.values() if not p.card.endswith("/extra"))
    if foton(s).phase == "draft":
        wanted = before
    else:
        drafted = Counter(card for event in s.events if isinstance(event, Took) for card in event.cards)
        wanted = drafted + Counter({card: n for card, n in before.items() if card.startswith("megido/")})
    wrong = (wanted - there) + (there - wanted)
    for seat in range(s.seats) if len(s.lists) == s.seats else ():
        owned = Counter(p.card for p in s.pieces.values() if p.owner == seat and not p.card.startswith("megido/"))
        listed = Counter(card for card in s.lists[seat] if not card.startswith("megido/"))
        wrong += (owned - listed) + (listed - owned)
    return wrong


def any_party(catalogue: Mapping[str, Any], dice: Dice, options: Mapping[str, str]) -> object:
    """Six of the 72 Megido, as the plain data of an own party (F-3.1)."""
    everybody = [key.removeprefix("megido/") for key, card in catalogue.items() if isinstance(card, Megido)]
    return {"name": "six by chance", "members": dice.shuffled(everybody)[:SIZE]}
