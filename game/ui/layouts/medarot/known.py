"""Which cards these eyes know: the catalogue also answers for backs, but those are nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.medarot.cards import UNSEEN, Medarot, Medarotter


def printed_on(cards: Mapping[str, Any], key: str) -> Medarot | Medarotter | None:
    """What is printed on a card; None for a back."""
    found = cards.get(key) if key not in UNSEEN else None
    return found if isinstance(found, (Medarot, Medarotter)) else None


def is_known(cards: Mapping[str, Any], key: str) -> bool:
    """True if this is the key of a card and not of a back."""
    return printed_on(cards, key) is not None
