"""Which cards are meant, by what anybody sees of them: kind, whose, where, side, name (pony.md, section 15).

What a filter asks about power, colours and traits is told in power.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.effects.effect import By
from game.rules.pony.forms import Filter
from game.rules.pony.kinds import KIND, is_friend
from game.rules.pony.places import (
    HOME,
    NOWHERE,
    PLAY,
    Area,
    PonyState,
    area_of,
    attached,
    group,
    hand,
    in_play,
    owner_at,
)
from game.rules.pony.sources import doer, here
from game.table.state import Piece

Asked = Callable[[PonyState, Filter, Sequence[Piece], By], Sequence[Piece]]  # those of some cards that are meant


def among(s: PonyState, wanted: Filter, by: By) -> Sequence[Piece]:
    """The cards of the kind, where they are looked for: in a hand if it says so, else in play."""
    if wanted.at == "hand":
        return [p for seat in range(s.seats) for p in s.inside(hand(seat)) if of_kind(wanted.kind, p.card)]
    if wanted.kind == "card":
        return in_play(s)
    there = group(s, wanted.kind)
    return [p for p in there if KIND[p.card] == "problem"] if wanted.kind == "problem" else there  # no Dilemmas


KEYS: Mapping[str, str | tuple[str, ...]] = {
    "friend": "card/friend",
    "mane": "card/mane",
    "character": ("card/friend", "card/mane"),
    "resource": "card/resource",
    "troublemaker": "card/troublemaker",
    "event": "card/event",
    "problem": "card/problem",
    "card": "",
}
"""How the keys of the cards of a kind begin, backs included."""


def of_kind(kind: str, key: str) -> bool:
    """True if the key of a card is of a kind."""
    return key.startswith(KEYS[kind])


def fits_card(s: PonyState, wanted: Filter, key: str) -> bool:
    """True if what is printed on a card matches, wherever it is (forms.py `Printed`)."""
    if not of_kind(wanted.kind, key):
        return False
    if not wanted.said:
        return True
    card: Any = s.cards[key]
    colors = getattr(card, "colors", ())
    return (
        (not wanted.color or wanted.color in colors)
        and (not wanted.not_color or wanted.not_color not in colors)
        and (not wanted.any_color or not set(wanted.any_color).isdisjoint(colors))
        and (not wanted.trait or wanted.trait in getattr(card, "traits", ()))
        and (not wanted.name or card.name.en == wanted.name)
        and (wanted.printed_power is None or getattr(card, "power", -1) == wanted.printed_power)
        and (wanted.printed_power_max is None or getattr(card, "power", 99) <= wanted.printed_power_max)
    )


# ---- what a filter may say -------------------------------------------------------------------------------------------
def whose(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """Of you, of others, of the player whose deed it was or of somebody else, of the card's owner."""
    seat = by.seat
    if wanted.of in ("tp", "tp_opp"):
        seat = doer(by)
    elif wanted.of == "owner" and by.source in s.pieces:
        seat = s.pieces[by.source].owner
    others = wanted.of in ("opp", "tp_opp")
    return [p for p in there if (p.owner != seat) == others]


def where(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """In an area, in a hand, in a faceoff."""
    at = wanted.at
    if at in ("here", "it", "host_problem"):
        area = it_area(s, by) if at == "it" else here(s, by)
        if not area or (at == "host_problem" and not at_problem(area)):
            return ()
        return [p for p in there if area_of(s, p) == area]
    if at == "hand":
        return [p for p in there if p.zone.name == "hand"]
    if at == "last_faceoff":
        return [p for p in there if p.id in s.last_faceoff]
    if at == "home":
        return [p for p in there if area_of(s, p)[:1] == (HOME,)]
    if at == "faceoff_problem":
        faceoff = s.faceoff
        return [p for p in there if area_of(s, p) in faceoff.areas] if faceoff is not None else ()
    out = [p for p in there if at_problem(area_of(s, p))]
    return out if at == "problem" else [p for p in out if owner_at(s, area_of(s, p)) != by.seat]


def at_problem(area: Area) -> bool:
    """True for the area of a Problem or a Dilemma."""
    return bool(area) and area[0] != HOME


def it_area(s: PonyState, by: By) -> Area:
    """Where the card is that the trigger is about."""
    piece = s.pieces.get(by.event.piece) if by.event is not None else None
    if piece is not None and piece.zone == PLAY:
        return area_of(s, piece)
    return by.event.area if by.event is not None else NOWHERE


def _other(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if p.id != by.source]


def _not_it(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return there if by.event is None else [p for p in there if p.id != by.event.piece]


def _face(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    up = wanted.face == "up"
    return [p for p in there if p.face_up == up]


TURNED = ("card/friend", "card/mane/", "card/resource/")


def _state(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """Characters and Resources are ready or exhausted; frightened ones are neither."""
    exhausted = wanted.state == "exhausted"
    return [p for p in there if p.turned == exhausted and p.face_up and p.card.startswith(TURNED)]


def _on_kind(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if p.host in s.pieces and is_friend(s.pieces[p.host])]


def _has_resource(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if attached(s, p.id)]


def _name(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if p.face_up and s.cards[p.card].name.en == wanted.name]


def _printed_power(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if getattr(s.cards[p.card], "power", -1) == wanted.printed_power]


def _printed_power_max(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.printed_power_max is not None
    return [p for p in there if getattr(s.cards[p.card], "power", 99) <= wanted.printed_power_max]


SEEN: Mapping[str, Asked] = {
    "of": whose,
    "at": where,
    "other": _other,
    "not_it": _not_it,
    "face": _face,
    "state": _state,
    "on_kind": _on_kind,
    "has_resource": _has_resource,
    "name": _name,
    "printed_power": _printed_power,
    "printed_power_max": _printed_power_max,
}
"""Which of some cards are meant, by what a filter may say of what is seen."""
