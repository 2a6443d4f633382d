"""Drawing cards (foton.md, F-5.1, F-5.10, F-8.5). The top of a deck is its first piece."""
from __future__ import annotations

from game.rules.foton.events import Drew
from game.rules.foton.places import deck, hand
from game.table.state import State


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
