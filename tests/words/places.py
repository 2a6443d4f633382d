"""The places where a card is described: what there is at each, and how it is read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.frozen import frozen
from tests.words import deck_files, decks, matches, printed, screens


@frozen
class Place:
    """Entries by their heads, in the order of the screen. `daily`: so many of a game are read in the everyday suite."""

    heads: Callable[[str], Sequence[str]]
    read: Callable[[str, str], list[str]]
    daily: int


PLACES = {
    "details": Place(lambda key: list(printed.cards(key)), printed.details_in_hand, 40),
    "cards": Place(lambda key: list(printed.cards(key)), printed.listed, 400),
    "matches": Place(matches.heads, matches.summed, 1),
    "zoom": Place(screens.card_heads, screens.zoom, 50),
    "collection": Place(screens.card_heads, screens.collected, 60),
    "chips": Place(screens.chip_heads, screens.chip, 2),
    "search": Place(screens.questions, screens.search, 20),
    "lines": Place(lambda key: list(decks.playable(key)), decks.line, 40),
    "pool": Place(decks.pool_heads, decks.pool, 6),
    "counts": Place(lambda key: list(decks.decks(key)), decks.counts, 100),
    "files": Place(deck_files.heads, deck_files.read, 1000),
    "faults": Place(deck_files.fault_heads, deck_files.faults, 1000),
    "setup": Place(decks.side_heads, decks.side, 2),
}
