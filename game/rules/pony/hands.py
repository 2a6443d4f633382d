"""What a hand holds, sorted for the question what of it can be played: it is asked before every choice."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.pony.cards import EventCard, Requirement
from game.rules.pony.costs import ANY
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import PonyState, hand
from game.rules.pony.remembering import Memory
from game.table.state import Piece

Held = tuple[int, str, int, tuple[Requirement, ...], str]  # its id, its key, what it costs, asks for, where it goes


@frozen
class Hand:
    """The cards of a hand that are different, each with what is printed on it, in the order of the hand."""

    cards: list[Held]  # what is laid out
    events: list[tuple[int, str, EventCard]]
    cheapest: int  # of what is laid out
    windows: set[str]  # what its Events are for


def hand_of(s: PonyState, seat: int) -> Hand:
    """What a seat holds, without the cards that are the same as another one; sorted anew if the hand is another."""
    lying = s.inside(hand(seat))
    known = s.hands[seat] if s.hands else Memory()
    if known.of != lying:
        known = Memory(lying, {"sorted": _sorted(s, lying)})
        s.hands = tuple(
            [known if place == seat else other for place, other in enumerate(s.hands or [Memory()] * s.seats)]
        )
    found: Hand = known.answers["sorted"]
    return found


def _sorted(s: PonyState, lying: list[Piece]) -> Hand:
    first: dict[str, Piece] = {}
    for piece in lying:
        first.setdefault(piece.card, piece)
    cards: list[Held] = []
    events: list[tuple[int, str, EventCard]] = []
    for key, piece in first.items():
        printed = s.cards[key]
        if isinstance(printed, EventCard):
            events.append((piece.id, key, printed))
        else:
            cards.append(
                (piece.id, key, printed.cost, getattr(printed, "req", ()), getattr(printed, "place", kind_of(key)))
            )
    cheapest = min([price for _, _, price, _, _ in cards], default=ANY)
    return Hand(cards, events, cheapest, {printed.play.phase for _, _, printed in events})
