"""What lessons want of somebody, and what they point at, by the names of cards and the signs of positions.py."""

from __future__ import annotations

from collections import Counter

from game.rules.foton.acting import Pay
from game.rules.foton.counters import CounterWith
from game.rules.foton.effect_choices import ChosenCards
from game.rules.foton.places import area
from game.rules.foton.positions import key
from game.rules.foton.turn import Act, Rest, UseEvent
from game.table.lesson import Pointed, Wanted
from game.table.state import State
from game.table.step import Spot, Step


def named(s: State, piece: int) -> str:
    """The English name of a Megido; "" for one that is not seen."""
    card = s.cards.get(s.pieces[piece].card)
    return card.name.en if card is not None else ""


def only(s: State, pieces: tuple[int, ...], signs: str) -> bool:
    """True if these are exactly such cards: "S2 C1"."""
    return Counter(s.pieces[i].card for i in pieces) == Counter(map(key, signs.split()))


def some(s: State, pieces: tuple[int, ...], signs: str) -> bool:
    """True if such cards are among these."""
    return Counter(map(key, signs.split())) <= Counter(s.pieces[i].card for i in pieces)


# ---- choices -----------------------------------------------------------------------------------------------------
def acts(name: str = "", paying: str = "") -> Wanted:
    """Act with this Megido, or any; the payment includes these photons."""

    def wanted(s: State, option: Step) -> bool:
        return (
            isinstance(option, Pay)
            and (not name or named(s, option.megido) == name)
            and some(s, option.photons, paying)
        )

    return wanted


def begins(name: str) -> Wanted:
    """Say that this Megido acts: for the others, whose choices are looked at one by one."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Act) and named(s, option.megido) == name

    return wanted


def pays(signs: str) -> Wanted:
    """Pay with exactly these photons."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Pay) and only(s, option.photons, signs)

    return wanted


def rests(name: str = "") -> Wanted:
    """Rest this Megido, or any."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Rest) and (not name or named(s, option.megido) == name)

    return wanted


def uses(sign: str) -> Wanted:
    """Use this event."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, UseEvent) and s.pieces[option.card].card == key(sign)

    return wanted


def counters_with(name: str) -> Wanted:
    """Counter with this Megido."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, CounterWith) and named(s, option.megido) == name

    return wanted


def picks(signs: str) -> Wanted:
    """Choose exactly these cards for an effect."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, ChosenCards) and only(s, option.pieces, signs)

    return wanted


def picks_some(n: int) -> Wanted:
    """Choose so many cards for an effect."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, ChosenCards) and len(option.pieces) == n

    return wanted


# ---- places ------------------------------------------------------------------------------------------------------
def lying(zone: str, signs: str = "", seat: int = 0) -> Pointed:
    """Points at such cards in a place of a seat, or at all of them there: "hand", "field", "discard"."""
    keys = {key(sign) for sign in signs.split()}
    return lambda s: [
        p.id for p in s.pieces.values() if p.zone.name == zone and p.owner == seat and (not keys or p.card in keys)
    ]


def megido(*names: str, zone: str = "", seat: int = 0) -> Pointed:
    """Points at these Megido of a seat; without names at all of them in a place: "waiting", "acted"."""
    return lambda s: [
        p.id
        for p in s.pieces.values()
        if p.owner == seat
        and p.back == "megido"
        and (not zone or p.zone.name == zone)
        and (not names or named(s, p.id) in names)
    ]


def both(first: Pointed, second: Pointed) -> Pointed:
    """Points at what both point at, the first's first."""
    return lambda s: [*first(s), *second(s)]


def areas(letters: str) -> Pointed:
    """Points at areas of the draft: "AC"."""
    return lambda s: [Spot(area("ABCDEF".index(letter))) for letter in letters]
