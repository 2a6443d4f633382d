"""What these eyes know of a card: the catalogue also answers for backs, but those are nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.magna.cards import UNSEEN, Arms, Base, Force, Operation, Tactics, Trap

Known = Base | Force | Trap | Arms | Operation | Tactics
KINDS = (Base, Force, Trap, Arms, Operation, Tactics)


def printed_on(cards: Mapping[str, Any], key: str) -> Known | None:
    """What is printed on a card; None for a back."""
    found = cards.get(key) if key not in UNSEEN else None
    return found if isinstance(found, KINDS) else None


def is_known(cards: Mapping[str, Any], key: str) -> bool:
    """True if this is the key of a card and not of a back."""
    return printed_on(cards, key) is not None
