"""What can be said about a set of Megido at a glance: costs, stars, what they do and how they go together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.frozen import frozen
from game.rules.foton.cards import Cost, Megido

ICONS = ("attack", "skill", "charge", "any")


@frozen
class Facts:
    """Sums over Megido. `curve[n]` is how many of them cost n icons."""

    icons: Counter[str]
    curve: Counter[int]
    stars: int
    tags: Counter[str]
    timing: Counter[str]


def icons(cost: Cost) -> int:
    """How many photons a cost takes."""
    return len(cost.icons())


def facts(cards: Sequence[Megido]) -> Facts:
    """Everything countable about these cards."""
    return Facts(
        icons=Counter(icon for card in cards for icon in card.cost.icons()),
        curve=Counter(icons(card.cost) for card in cards),
        stars=sum(card.stars for card in cards),
        tags=Counter(tag for card in cards for tag in card.tags),
        timing=Counter(card.timing for card in cards),
    )
