"""Extra photons: they come out of a supply that never runs out, and go back to it (foton.md, F-8.6).

What a seat owns is public (`State.lists`), so it changes with them.
"""

from __future__ import annotations

from game.rules.foton.events import ExtraReturned, ExtraTaken
from game.rules.foton.places import BACK, field, hand
from game.rules.foton.selectors import facts
from game.table.state import Piece, State

EXTRA_NUMBER = 3


def take_extra(s: State, seat: int, kind: str, to: str) -> None:
    """An extra photon comes out of the supply into the field or the hand."""
    key = f"{BACK}/{kind}/{EXTRA_NUMBER}/extra"
    back = f"{BACK}/{kind}" if to == "field" else BACK
    piece = s.put(key, seat, field(seat) if to == "field" else hand(seat), back=back)
    own(s, seat, key)
    s.tell(ExtraTaken(seat, piece.id, key, piece.zone))


def back_to_supply(s: State, card: Piece) -> bool:
    """True if this is an extra photon: it is in the supply again now."""
    kind, _, extra = facts(card.card)
    if extra:
        s.drop(card)
        disown(s, card.owner, card.card)
        s.tell(ExtraReturned(card.owner, kind))
    return extra


def own(s: State, seat: int, key: str) -> None:
    """From now on a seat owns one of these cards, and everybody knows it."""
    s.lists = tuple((*cards, key) if place == seat else cards for place, cards in enumerate(s.lists))


def disown(s: State, seat: int, key: str) -> None:
    if seat < len(s.lists):
        cards = list(s.lists[seat])
        cards.remove(key)
        s.lists = tuple(tuple(cards) if place == seat else known for place, known in enumerate(s.lists))
