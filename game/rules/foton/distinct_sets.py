"""Sets of cards to choose, each distinct set once: equal cards are interchangeable, the lowest ids stand for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.table.state import Piece


def stacks_of(cards: Iterable[Piece]) -> list[tuple[int, ...]]:
    """The ids of equal cards, lowest first; the stacks in the order of their keys."""
    stacks: dict[str, list[int]] = {}
    for card in cards:
        stacks.setdefault(card.card, []).append(card.id)
    return [tuple(sorted(stacks[key])) for key in sorted(stacks)]


def ways(stacks: Sequence[tuple[int, ...]], n: int) -> list[tuple[int, ...]]:
    """Every way to take n cards from these stacks."""
    if not stacks:
        return [] if n else [()]
    first, rest = stacks[0], stacks[1:]
    if len(stacks) == 1:
        return [first[:n]] if n <= len(first) else []
    return [first[:k] + more for k in range(min(n, len(first)), -1, -1) for more in ways(rest, n - k)]
