"""Moving cards by the rules: into fields, to discard piles, to decks, out of the supply and back.

A face-down photon in a field has a back that names its kind, everywhere else all these cards share one back. What a
seat owns is public (`State.lists`): it changes when extra photons come and go (F-8.6) and when one is stolen (F-8.7).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.foton.automatic import happened
from game.rules.foton.events import Entered, ExtraReturned, ExtraTaken, Turned
from game.rules.foton.places import deck, discard, field, hand
from game.rules.foton.selectors import facts
from game.table.state import Piece, State

BACK = "card"
EXTRA_NUMBER = 3


def turn(s: State, photon: Piece, face_up: bool) -> None:
    """Turn a photon in a field (F-8.1)."""
    now = s.change(photon, face_up=face_up, back=f"{BACK}/{facts(photon.card)[0]}")
    s.tell(Turned(now.owner, now.id, face_up))
    if not face_up:
        happened(s, now.owner, "photon_lost")


def into_field(s: State, card: Piece, seat: int, face_up: bool = True) -> None:
    """Into a field; an event goes to its owner's discard pile instead (F-5.12)."""
    kind = facts(card.card)[0]
    if kind == "event":
        to_discard(s, card)
        return
    left(s, card)
    if card.owner != seat:
        disown(s, card.owner, card.card)
        own(s, seat, card.card)
    now = s.move(card, field(seat), face_up, owner=seat, back=f"{BACK}/{kind}")
    if card.zone.name == "hand":
        s.tell(Entered(seat, now.id))


def to_hand(s: State, card: Piece) -> None:
    left(s, card)
    s.move(card, hand(card.owner), back=BACK)


def to_discard(s: State, card: Piece) -> None:
    """To the discard pile of its owner; an extra photon goes back to the supply instead (F-8.6, R-13)."""
    left(s, card)
    if not returned(s, card):
        s.move(card, discard(card.owner), back=BACK)


def put_at_deck(s: State, cards: Sequence[Piece], top: bool) -> None:
    """On top of or under their owners' decks, in this order from above; nobody sees which cards they are (F-5.15)."""
    for card in reversed(cards) if top else cards:
        left(s, card)
        if not returned(s, card):
            own_deck = deck(card.owner)
            s.move(card, own_deck, face_up=False, back=BACK)
            if top:
                s.zones[own_deck].insert(0, s.zones[own_deck].pop())


def left(s: State, card: Piece) -> None:
    """Note that a face-up photon leaves a field, if this is one."""
    if card.face_up and card.zone.name == "field":
        happened(s, card.owner, "photon_lost")


# ---- extra photons -------------------------------------------------------------------------------------------
def take_extra(s: State, seat: int, kind: str, to: str) -> None:
    """An extra photon comes out of the supply, which never runs out, into the field or the hand."""
    key = f"{BACK}/{kind}/{EXTRA_NUMBER}/extra"
    back = f"{BACK}/{kind}" if to == "field" else BACK
    piece = s.put(key, seat, field(seat) if to == "field" else hand(seat), back=back)
    own(s, seat, key)
    s.tell(ExtraTaken(seat, piece.id, key, piece.zone))


def returned(s: State, card: Piece) -> bool:
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
