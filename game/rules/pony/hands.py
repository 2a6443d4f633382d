"""What a hand holds, sorted for the question what of it can be played: it is asked before every choice."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.pony.cards import EventCard, Requirement
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import PonyState, hand
from game.rules.pony.values import ANY

Held = tuple[int, str, int, tuple[Requirement, ...], str]  # its id, its key, what it costs, asks for, where it goes


@frozen
class Hand:
    """The cards of a hand that are different, each with what is printed on it, in the order of the hand."""

    cards: list[Held]  # what is laid out
    events: list[tuple[int, str, EventCard]]
    cheapest: int  # of what is laid out
    asking: int  # the cheapest of that which asks for power in play
    windows: set[str]  # what its Events are for


def hand_of(s: PonyState, seat: int) -> Hand:
    """What a seat holds, without the cards that are the same as another one."""
    held = s.held
    found: Hand | None = held.get(seat)
    if found is None:
        cards: list[Held] = []
        events: list[tuple[int, str, EventCard]] = []
        windows: set[str] = set()
        seen, cheapest, asking = set(), ANY, ANY
        known = held.setdefault("cards", {})
        for i in s.zones.get(hand(seat), ()):
            card = known.get(i) or _read(s, i, known)
            _, key, price, req, where = card
            if key in seen:
                continue
            seen.add(key)
            if where == "event":
                printed = s.cards[key]
                events.append((i, key, printed))
                windows.add(printed.play.phase)
                continue
            cards.append(card)
            if price < cheapest:
                cheapest = price
            if req and price < asking:
                asking = price
        found = held[seat] = Hand(cards, events, cheapest, asking, windows)
    return found


def _read(s: PonyState, card: int, known: dict[int, Held]) -> Held:
    """What is printed on a card in hand: it is read once, when it comes there."""
    key = s.pieces[card].card
    printed = s.cards[key]
    where = getattr(printed, "place", kind_of(key))
    found = known[card] = card, key, printed.cost, getattr(printed, "req", ()), where
    return found
