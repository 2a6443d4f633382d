"""Which cards are meant, whether a condition holds, what an amount comes to (pony.md, section 15).

Filters ask how strong a card is, and that depends on modifiers, which count cards that match filters: this file and
strength.py use each other.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from game.effects.effect import By
from game.rules.pony import strength
from game.rules.pony.forms import (
    AllOfColor,
    BonusOf,
    Condition,
    Count,
    FaceoffIs,
    Filter,
    HostAt,
    Involving,
    Margin,
    MarginMin,
    NamesInFaceoff,
    OpponentHas,
    Per,
    PowerInPlay,
    PowerOf,
    ScoredHere,
    SelfAt,
    SelfPower,
    ThatPlayerHas,
    YouAre,
)
from game.rules.pony.places import (
    HOME,
    NOWHERE,
    PLAY,
    Area,
    area_of,
    attached,
    bonus_of,
    characters,
    hand,
    in_play,
    inside,
    is_character,
    is_friend,
    is_resource,
    kind_of,
    pony,
    problem_at,
)
from game.rules.pony.sources import Static, doer, here
from game.table.state import Piece, State


# ---- filters -------------------------------------------------------------------------------------------------------
def found(s: State, wanted: Filter, by: By) -> list[Piece]:
    """The cards that match: in a hand if it says so, else in play."""
    if wanted.at != "here":
        return [p for p in among(s, wanted, by) if matches(s, wanted, p, by)]
    area = here(s, by)                                    # worked out once for all of them
    there = [p for p in among(s, wanted, by) if (area_of(s, p) if p.host else p.at) == area] if area else []
    return [p for p in there if of_kind(wanted.kind, p.card) and (wanted.of == "any" or _of(s, wanted.of, p, by))
            and (wanted.short or _as_said(s, wanted, p, by))]


def among(s: State, wanted: Filter, by: By) -> Sequence[Piece]:
    """Where to look for them: characters of an area lie there, other cards may lie on characters."""
    if wanted.at == "hand":
        return [p for seat in range(s.seats) for p in s.inside(hand(seat))]
    if wanted.kind in ("friend", "character", "mane"):
        if wanted.at == "here":
            return inside(s, here(s, by))
        if wanted.of == "you" or (wanted.of == "opp" and s.seats == 2):
            return characters(s, by.seat if wanted.of == "you" else 1 - by.seat)
    elif wanted.kind == "card":
        return in_play(s)
    return [s.pieces[i] for i in _of_one_kind(s, wanted.kind)]


def _of_one_kind(s: State, kind: str) -> Sequence[int]:
    """The cards of a kind in play, by their ids: the same until one comes or goes."""
    cast = pony(s).cast
    if ("kind", kind) not in cast:
        cast["kind", kind] = [p.id for p in in_play(s) if of_kind(kind, p.card)]
    return cast["kind", kind]                     # type: ignore[no-any-return]


def matches(s: State, wanted: Filter, piece: Piece, by: By) -> bool:
    """True if a card is one of those that are meant."""
    return (of_kind(wanted.kind, piece.card)
            and (wanted.of == "any" or _of(s, wanted.of, piece, by))
            and (not wanted.at or _at(s, wanted.at, piece, by))
            and (wanted.short or _as_said(s, wanted, piece, by)))


def _as_said(s: State, wanted: Filter, piece: Piece, by: By) -> bool:
    """What else there is to say of a card than its kind, whose it is and where."""
    return (not (wanted.other and piece.id == by.source)
            and not (wanted.not_it and by.event is not None and piece.id == by.event.piece)
            and (not wanted.face or piece.face_up == (wanted.face == "up"))
            and (not wanted.state or _in_state(wanted.state, piece))
            and (wanted.on is None or _on(s, wanted.on, piece, by))
            and (not wanted.on_kind or (piece.host in s.pieces and is_friend(s.pieces[piece.host])))
            and (not wanted.has_resource or bool(attached(s, piece.id)))
            and _looks(s, wanted, piece))


@cache
def of_kind(kind: str, key: str) -> bool:
    """True if the key of a card is of a kind."""
    return kind == "card" or kind_of(key) == kind or (kind == "character" and kind_of(key) in ("friend", "mane"))


def fits_card(s: State, wanted: Filter, key: str) -> bool:
    """True if what is printed on a card that is not in play matches."""
    if not of_kind(wanted.kind, key):
        return False
    card: Any = s.cards[key]
    colors = getattr(card, "colors", ())
    return ((not wanted.color or wanted.color in colors)
            and (not wanted.trait or wanted.trait in getattr(card, "traits", ()))
            and (not wanted.name or card.name.en == wanted.name)
            and (wanted.printed_power is None or getattr(card, "power", -1) == wanted.printed_power)
            and (wanted.printed_power_max is None or getattr(card, "power", 99) <= wanted.printed_power_max))


def _looks(s: State, wanted: Filter, piece: Piece) -> bool:
    """Colours, traits, name, power."""
    if wanted.color or wanted.not_color or wanted.any_color:
        own = strength.colors(s, piece)
        if (wanted.color and wanted.color not in own) or (wanted.not_color and wanted.not_color in own):
            return False
        if wanted.any_color and not any(color in own for color in wanted.any_color):
            return False
    if wanted.trait and wanted.trait not in strength.traits(s, piece):
        return False
    if wanted.name and not (piece.face_up and s.cards[piece.card].name.en == wanted.name):
        return False
    if wanted.power_max is not None and strength.power(s, piece) > wanted.power_max:
        return False
    if wanted.power_min is not None and strength.power(s, piece) < wanted.power_min:
        return False
    if wanted.printed_power is None and wanted.printed_power_max is None:
        return True
    return fits_card(s, Filter("card", printed_power=wanted.printed_power,
                               printed_power_max=wanted.printed_power_max), piece.card)


def _of(s: State, whose: str, piece: Piece, by: By) -> bool:
    if whose == "you":
        return piece.owner == by.seat
    if whose == "opp":
        return piece.owner != by.seat
    if whose in ("tp", "tp_opp"):
        return (piece.owner == doer(by)) == (whose == "tp")
    if whose == "owner":
        source = s.pieces.get(by.source)
        return piece.owner == (source.owner if source else by.seat)
    return piece.owner == top_power(s, here(s, by))


def top_power(s: State, area: Area) -> int:
    """The one player with the strictly highest total of contributed power in an area; -1 if there is none."""
    totals = sorted((strength.team_at(s, seat, area), seat) for seat in range(s.seats))
    return totals[-1][1] if totals[-1][0] > totals[-2][0] else -1


def _at(s: State, where: str, piece: Piece, by: By) -> bool:
    if where == "hand":
        return piece.zone.name == "hand"
    if where == "faceoff":
        return strength.taking_part(s, piece)
    if where == "last_faceoff":
        return piece.id in pony(s).last_faceoff
    area = area_of(s, piece)
    if where == "here":
        return area == here(s, by) != NOWHERE
    if where == "it":
        return area == it_area(s, by) != NOWHERE
    if where == "home":
        return area[:1] == (HOME,)
    if where == "faceoff_problem":
        faceoff = pony(s).faceoff
        return faceoff is not None and area in faceoff.areas
    if where == "host_problem":
        return area == here(s, by) and at_problem(area)
    if not at_problem(area):
        return False
    return where == "problem" or owner_of(s, area) != by.seat


def at_problem(area: Area) -> bool:
    """True for the area of a Problem or a Dilemma."""
    return bool(area) and area[0] != HOME


def owner_of(s: State, area: Area) -> int:
    """Whose Problem or Dilemma it is."""
    card = problem_at(s, area)
    return -1 if card is None else card.owner


def it_area(s: State, by: By) -> Area:
    """Where the card is that the trigger is about."""
    piece = s.pieces.get(by.event.piece) if by.event is not None else None
    if piece is not None and piece.zone == PLAY:
        return area_of(s, piece)
    return by.event.area if by.event is not None else NOWHERE


def _in_state(state: str, piece: Piece) -> bool:
    """Characters and Resources are ready or exhausted; frightened ones are neither."""
    return piece.face_up and piece.turned == (state == "exhausted") and (is_character(piece) or is_resource(piece))


def _on(s: State, host: Filter | str, piece: Piece, by: By) -> bool:
    if isinstance(host, str):
        return piece.host == by.source
    return piece.host in s.pieces and matches(s, host, s.pieces[piece.host], by)


# ---- conditions ----------------------------------------------------------------------------------------------------
def met(s: State, condition: Condition, by: By, player: int = -1) -> bool:
    """True if a condition holds now; `player` is whom the text is about, if not whoever did it.

    Power to spare at a Problem is asked in values.py, which knows its requirement.
    """
    if isinstance(condition, Count):
        n = len(found(s, condition.count, by))
        return n >= condition.min and (condition.max is None or n <= condition.max)
    if isinstance(condition, (OpponentHas, ThatPlayerHas)):
        return _has(s, condition, by, doer(by) if player < 0 else player)
    if isinstance(condition, SelfAt):
        return at_problem(here(s, by)) == (condition.self_at == "problem")
    if isinstance(condition, HostAt):
        return at_problem(here(s, by)) and owner_of(s, here(s, by)) != by.seat
    if isinstance(condition, PowerInPlay):
        return strength.color_power(s, by.seat)[condition.power_in_play] >= condition.min
    if isinstance(condition, SelfPower):
        return by.source in s.pieces and strength.power(s, s.pieces[by.source]) >= condition.self_power_min
    if isinstance(condition, ScoredHere):
        return sum(n for seat, area, n in pony(s).scored if seat == by.seat and area == here(s, by)
                   ) >= condition.scored_here_this_phase_min
    return _of_faceoff(s, condition, by)


def _has(s: State, condition: OpponentHas | ThatPlayerHas, by: By, player: int) -> bool:
    """An opponent of a player, or that player, has enough matches."""
    if isinstance(condition, ThatPlayerHas):
        return sum(p.owner == player for p in found(s, condition.that_player_has, by)) >= condition.min
    owners = [p.owner for p in found(s, condition.an_opponent_has, by)]
    return any(owners.count(seat) >= condition.min for seat in range(s.seats) if seat != player)


def _of_faceoff(s: State, condition: Condition, by: By) -> bool:
    """Conditions on the faceoff that is going on, or that was just won."""
    faceoff = pony(s).faceoff
    if isinstance(condition, Involving):
        if faceoff is not None and faceoff.decided:          # who has taken part, wherever the result sent it
            return by.source in (*faceoff.taking, faceoff.troublemaker)
        return by.source in s.pieces and strength.taking_part(s, s.pieces[by.source])
    if isinstance(condition, (Margin, MarginMin)):
        margin = by.event.n if by.event is not None else 0
        return bool(margin == condition.margin if isinstance(condition, Margin) else margin >= condition.margin_min)
    if isinstance(condition, AllOfColor):
        team = [s.pieces[i] for i in pony(s).last_faceoff if i in s.pieces and s.pieces[i].owner == by.seat]
        return bool(team) and all(condition.all_in_faceoff_color in strength.colors(s, p) for p in team)
    if faceoff is None:
        return False
    if isinstance(condition, FaceoffIs):
        return faceoff.kind == condition.faceoff
    assert isinstance(condition, YouAre)
    return faceoff.tm_side == by.seat


# ---- amounts -------------------------------------------------------------------------------------------------------
def amount(s: State, n: Any, by: By) -> int:
    """What an amount comes to now."""
    if isinstance(n, int):
        return n
    if isinstance(n, Per):
        return n.x * len(found(s, n.per, by))
    if isinstance(n, PowerOf):
        return strength.power(s, s.pieces[by.source]) if by.source in s.pieces else 0
    if isinstance(n, BonusOf):
        return bonus_of(s, by.event.area) if by.event is not None else 0
    assert isinstance(n, NamesInFaceoff)
    team = {s.cards[p.card].name.en for p in characters(s, by.seat) if strength.taking_part(s, p)}
    return sum(name in team for name in n.names_in_faceoff)


def in_force(s: State, static: Static, player: int = -1) -> bool:
    """True if the conditions of a modifier are met, for the player it is about."""
    if not static.provided:
        return True
    if not static.settled:
        return _in_force(s, static, player)
    kept, key = pony(s).kept, (static.by.source, static.by.part, player)
    if key not in kept:
        kept[key] = _in_force(s, static, player)
    return bool(kept[key])


def _in_force(s: State, static: Static, player: int) -> bool:
    return all(met(s, condition, static.by, player) for condition in static.provided)
