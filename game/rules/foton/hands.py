"""Drawing cards, and photons from hand to field (foton.md, F-5.1, F-5.7, F-8.5). A deck's top is its first piece."""

from __future__ import annotations

from game.rules.foton.events import Drew
from game.rules.foton.places import deck, field, hand, kind_of
from game.table.state import Piece, State


def draw_cards(s: State, seat: int, wanted: int) -> int:
    """Draw from the top of a deck, and say how many there were: an empty deck gives nothing, and nothing follows."""
    if wanted <= 0:
        return 0
    top = s.inside(deck(seat))[:wanted]
    own = hand(seat)
    for card in top:
        s.move(card, own)
    s.tell(Drew(seat, len(top), wanted))
    return len(top)


def enter_field(s: State, photon: Piece, seat: int) -> Piece:
    """A photon from the own hand into the own field, face up; its place there tells its kind even face down (F-8.1)."""
    return s.move(photon, field(seat), back=f"card/{kind_of(photon)}")
