"""Moving cards by the rules: drawing, into fields, to hands, discard piles and decks; and turning photons.

A face-down photon in a field has a back that names its kind, everywhere else all these cards share one back. What a
seat owns is public (`State.lists`): it changes when a photon is stolen (F-8.7). A deck's top is its first piece.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.foton.automatic import happened
from game.rules.foton.events import Drew, Entered, Turned
from game.rules.foton.extra_photons import back_to_supply, disown, own
from game.rules.foton.places import BACK, deck, discard, field, hand, kind_of
from game.rules.foton.selectors import facts
from game.table.state import NOT_SEEN, Piece, State


def draw_cards(s: State, seat: int, wanted: int) -> int:
    """Draw from the top of a deck, and say how many there were: an empty deck gives nothing, and nothing follows."""
    if wanted <= 0:
        return 0
    top = s.inside(deck(seat))[:wanted]
    own_hand = hand(seat)
    for card in top:
        s.move(card, own_hand)
    s.tell(Drew(seat, len(top), wanted))
    return len(top)


def turn_photon(s: State, photon: Piece, face_up: bool) -> None:
    """Turn a photon in a field. Whoever has seen it cannot look any more: face down it has no number (F-8.1)."""
    now = s.change(photon, face_up=face_up, back=f"{BACK}/{facts(photon.card)[0]}", seen_by=NOT_SEEN)
    s.tell(Turned(now.owner, now.id, face_up))
    if not face_up:
        happened(s, now.owner, "photon_lost")


def hand_to_field(s: State, photon: Piece, seat: int) -> Piece:
    """A photon from the own hand into the own field, face up; its place there tells its kind even face down (F-8.1)."""
    return s.move(photon, field(seat), back=f"{BACK}/{kind_of(photon)}")


def into_field(s: State, card: Piece, seat: int, face_up: bool = True) -> None:
    """By an effect into a field; an event goes to its owner's discard pile instead (F-5.12)."""
    kind = facts(card.card)[0]
    if kind == "event":
        to_discard(s, card)
        return
    note_loss(s, card)
    if card.owner != seat:
        disown(s, card.owner, card.card)
        own(s, seat, card.card)
    now = s.move(card, field(seat), face_up, owner=seat, back=f"{BACK}/{kind}")
    if card.zone.name == "hand":
        s.tell(Entered(seat, now.id))


def to_hand(s: State, card: Piece) -> None:
    note_loss(s, card)
    s.move(card, hand(card.owner), back=BACK)


def to_discard(s: State, card: Piece) -> None:
    """To the discard pile of its owner; an extra photon goes back to the supply instead (F-8.6, R-13)."""
    note_loss(s, card)
    if not back_to_supply(s, card):
        s.move(card, discard(card.owner), back=BACK)


def put_at_deck(s: State, cards: Sequence[Piece], top: bool) -> None:
    """On top of or under their owners' decks, in this order from above, face down (F-5.15)."""
    for card in reversed(cards) if top else cards:
        note_loss(s, card)
        if not back_to_supply(s, card):
            own_deck = deck(card.owner)
            s.move(card, own_deck, face_up=False, back=BACK)
            if top:
                s.zones[own_deck].insert(0, s.zones[own_deck].pop())


def note_loss(s: State, card: Piece) -> None:
    """Note that a face-up photon leaves a field, if this is one."""
    if card.face_up and card.zone.name == "field":
        happened(s, card.owner, "photon_lost")
