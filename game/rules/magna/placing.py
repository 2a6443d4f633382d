"""Cards come into play: units into slots, arms onto units (magna.md, MS-4.6, 4.9, 6.3, 8.2)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.magna.cards import BACK, Arms, Force
from game.rules.magna.events import ArmsAttached, TrapSet, UnitPlaced
from game.rules.magna.leaving import drop_arms
from game.rules.magna.moving import next_free
from game.rules.magna.piles import discard_card
from game.rules.magna.places import LANE, At, arms, arms_on, discard, field, free_slots, magna, side
from game.table.state import Piece, State


def psi_clash(s: State, seat: int, key: str) -> bool:
    """True if a face-up card of this Ψ name is on the player's own field already (MS-8.2)."""
    printed = s.cards[key]
    if not isinstance(printed, (Force, Arms)) or not printed.unique:
        return False
    return any(p.face_up and p.card == key for zone in (field(seat), arms(seat)) for p in s.inside(zone))


def place_unit(s: State, card: Piece, seat: int, at: At, checked: bool, why: str) -> Piece | None:
    """A card becomes a face-up unit in a free slot. If its Ψ name is there already, the newcomer is discarded."""
    if psi_clash(s, seat, card.card):
        if card.zone != discard(card.owner):
            discard_card(s, card, "psi")
        return None
    unit = s.move(card, field(seat), back=BACK, at=at, turned=checked)
    s.tell(UnitPlaced(seat, unit.id, unit.card, at, why))
    return unit


def set_trap(s: State, card: Piece, seat: int, at: At) -> Piece:
    """Any card, face-down and Checked (MS-4.11)."""
    unit = s.move(card, field(seat), face_up=False, back=BACK, at=at, turned=True)
    s.tell(TrapSet(seat, unit.id, at))
    return unit


# ---- battles -------------------------------------------------------------------------------------------------
def free_place(s: State, seat: int) -> At | None:
    """Where one more unit of a side of the battle stands; None if there are five (MS-6.3)."""
    battle = magna(s).battle
    if battle is None or len(side(s, seat)) >= magna(s).rules.party_limit:
        return None
    return next_free(s, seat, battle.place(seat))


def join_battle(s: State, card: Piece, seat: int, checked: bool = False, why: str = "effect") -> Piece | None:
    """A card becomes a unit of its side of the battle; None if there is no room (the card stays where it is)."""
    at = free_place(s, seat)
    if at is None:
        return None
    unit = place_unit(s, card, seat, at, checked, why)
    me = magna(s)
    if unit and me.invasion and at[0] == LANE:
        me.invasion = replace(me.invasion, joined=(*me.invasion.joined, unit.id))
    return unit


def place_at_base(s: State, card: Piece, seat: int, base: int, checked: bool) -> Piece | None:
    """An effect puts a force into a free slot of an own standing base; None if there is none."""
    free = free_slots(s, seat, base)
    return place_unit(s, card, seat, free[0], checked, "effect") if free else None


# ---- arms ----------------------------------------------------------------------------------------------------
def attach(s: State, card: Piece, unit: Piece, why: str) -> Piece | None:
    """Arms come to a unit; the old ones are discarded. Its state does not change (MS-4.9)."""
    if psi_clash(s, unit.owner, card.card):
        discard_card(s, card, "psi")
        return None
    old = arms_on(s, unit)
    if old:
        drop_arms(s, old, "replaced")
    worn = s.move(card, arms(unit.owner), back=BACK, host=unit.id)
    s.tell(ArmsAttached(unit.owner, worn.id, unit.id, worn.card, why))
    return worn


def hand_over(s: State, worn: Piece, unit: Piece, why: str) -> None:
    """Arms that are in play come to another unit that bears none; they stay the same arms."""
    s.change(worn, host=unit.id)
    s.tell(ArmsAttached(unit.owner, worn.id, unit.id, worn.card, why))
