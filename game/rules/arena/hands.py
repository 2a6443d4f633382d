"""Drawing and discarding spell cards (arena.md, sections 4 and 12). The top of a library is its first piece."""

from __future__ import annotations

from game.rules.arena.events import Discarded
from game.rules.arena.places import hand, library, spent
from game.table.state import Piece, State

HAND_LIMIT = 7


def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw from the top of the library; an empty one gives nothing and costs nothing (A29)."""
    for card in s.inside(library(seat))[:count]:
        s.move(card, hand(seat))


def discard_card(s: State, card: Piece) -> None:
    """A card goes to its owner's spell graveyard, face up."""
    s.move(card, spent(card.owner), host=0)
    s.tell(Discarded(card.owner, card.card))
