"""Which cards are meant, whether a condition holds, what an amount comes to (pony.md, section 15).

Filters ask how strong a card is, and that depends on modifiers, which count cards that match filters: this file and
strength.py use each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from game.rules.pony.kinds import KIND, is_friend
from game.rules.pony.places import (
    HOME,
    NOWHERE,
    PLAY,
    Area,
    PonyState,
    area_of,
    attached,
    bonus_of,
    characters,
    hand,
    in_play,
    problem_at,
    sorts,
)
from game.rules.pony.sources import Static, doer, here
from game.table.state import Piece


# ---- filters -------------------------------------------------------------------------------------------------------
def found(s: PonyState, wanted: Filter, by: By, least: int = 1) -> Sequence[Piece]:
    """The cards that match: in a hand if it says so, else in play. If fewer than `least` do, it may be told of none."""
    if not wanted.said:
        return among(s, wanted, by)
    if not wanted.anywhere or (wanted.colored and not _as_printed(s)):
        return fitting(s, wanted, among(s, wanted, by), by, least)
    poise, key = s.poise, (wanted.anywhere, by.seat, by.source)
    ids: list[int] | None = poise.get(key)
    if ids is None:
        ids = poise[key] = [p.id for p in fitting(s, wanted, among(s, wanted, by), by)]
    return list(map(s.pieces.__getitem__, ids))


def among(s: PonyState, wanted: Filter, by: By) -> Sequence[Piece]:
    """The cards of the kind, where they are looked for."""
    if wanted.at == "hand":
        return _in_hands(s, wanted.kind)
    kind = wanted.kind
    if kind == "card":
        return in_play(s)
    ids = sorts(s).get(kind, ())
    if kind == "problem":
        ids = [i for i in ids if KIND[s.pieces[i].card] == kind]  # no Dilemmas
    return list(map(s.pieces.__getitem__, ids))


def _in_hands(s: PonyState, kind: str) -> list[Piece]:
    return [p for seat in range(s.seats) for p in s.inside(hand(seat)) if of_kind(kind, p.card)]


def matches(s: PonyState, wanted: Filter, piece: Piece, by: By) -> bool:
    """True if a card is one of those that are meant."""
    return piece.card.startswith(KEYS[wanted.kind]) and (not wanted.said or bool(fitting(s, wanted, (piece,), by)))


def fitting(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By, least: int = 1) -> Sequence[Piece]:
    """Those of some cards of the kind of which everything else is true: one thing is asked of all of them at a time,
    as long as there are enough."""
    for word in wanted.said:
        if len(there) < least:
            return ()
        there = ASKED[word](s, wanted, there, by)
    return there


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
    """True if what is printed on a card that is not in play matches."""
    if not of_kind(wanted.kind, key):
        return False
    if not wanted.said:
        return True
    card: Any = s.cards[key]
    colors = getattr(card, "colors", ())
    return (
        (not wanted.color or wanted.color in colors)
        and (not wanted.trait or wanted.trait in getattr(card, "traits", ()))
        and (not wanted.name or card.name.en == wanted.name)
        and (wanted.printed_power is None or getattr(card, "power", -1) == wanted.printed_power)
        and (wanted.printed_power_max is None or getattr(card, "power", 99) <= wanted.printed_power_max)
    )


def _of(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """Whose they are."""
    whose, seat = wanted.of, by.seat
    if whose == "you":
        return [p for p in there if p.owner == seat]
    if whose == "opp":
        return [p for p in there if p.owner != seat]
    if whose in ("tp", "tp_opp"):
        seat = doer(by)
    elif whose == "owner":
        seat = s.pieces[by.source].owner if by.source in s.pieces else seat
    elif whose == "top_power_here":
        seat = top_power(s, here(s, by))
    return [p for p in there if (p.owner == seat) != (whose == "tp_opp")]


def top_power(s: PonyState, area: Area) -> int:
    """The one player with the strictly highest total of contributed power in an area; -1 if there is none."""
    totals = sorted((strength.team_at(s, seat, area), seat) for seat in range(s.seats))
    return totals[-1][1] if totals[-1][0] > totals[-2][0] else -1


def _at(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """Where they are: in an area, or in what goes on."""
    where = wanted.at
    if where in ("here", "it", "host_problem"):
        area = it_area(s, by) if where == "it" else here(s, by)
        if not area or (where == "host_problem" and not at_problem(area)):
            return ()
        return _in_area(s, there, area)
    if where == "hand":
        return [p for p in there if p.zone.name == "hand"]
    if where == "faceoff":
        return [p for p in there if strength.taking_part(s, p)]
    if where == "last_faceoff":
        return [p for p in there if p.id in s.last_faceoff]
    if where == "home":
        return [p for p in there if (at := area_of(s, p) if p.host else p.at) and at[0] == HOME]
    if where == "faceoff_problem":
        faceoff = s.faceoff
        return [p for p in there if area_of(s, p) in faceoff.areas] if faceoff is not None else ()
    return [
        p
        for p in there
        if (area := area_of(s, p) if p.host else p.at)
        and area[0] != HOME
        and (where == "problem" or owner_of(s, area) != by.seat)
    ]


def _in_area(s: PonyState, there: Sequence[Piece], area: Area) -> list[Piece]:
    return [p for p in there if (area_of(s, p) if p.host else p.at) == area]


def at_problem(area: Area) -> bool:
    """True for the area of a Problem or a Dilemma."""
    return bool(area) and area[0] != HOME


def owner_of(s: PonyState, area: Area) -> int:
    """Whose Problem or Dilemma it is."""
    card = problem_at(s, area)
    return -1 if card is None else card.owner


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


def _on(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """What they lie on."""
    if wanted.on == "self":
        return [p for p in there if p.host == by.source]
    assert isinstance(wanted.on, Filter)
    return [p for p in there if p.host in s.pieces and matches(s, wanted.on, s.pieces[p.host], by)]


def _on_kind(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if p.host in s.pieces and is_friend(s.pieces[p.host])]


def _has_resource(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if attached(s, p.id)]


def _color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    if _as_printed(s):
        color, cards = wanted.color, s.cards
        return [p for p in there if p.face_up and color in getattr(cards[p.card], "colors", ())]
    return [p for p, own in _colored(s, there) if wanted.color in own]


def _not_color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    colored = [p for p, own in _colored(s, there) if wanted.not_color in own]
    return [p for p in there if p not in colored]


def _any_color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    meant = frozenset(wanted.any_color)
    if _as_printed(s):
        cards = s.cards
        return [p for p in there if p.face_up and not meant.isdisjoint(getattr(cards[p.card], "colors", ()))]
    return [p for p, own in _colored(s, there) if not meant.isdisjoint(own)]


def _as_printed(s: PonyState) -> bool:
    """True if nothing gives any card another colour."""
    return not s.lasting and not strength.power_mods(s)[2]


def _colored(s: PonyState, there: Sequence[Piece]) -> list[tuple[Piece, Sequence[str]]]:
    """Some face-up cards with their colours: mostly as printed."""
    one_card, groups, coloring = strength.power_mods(s)
    lasting = s.lasting
    changed = {x.piece for x in lasting if x.colors} if lasting else set()
    if coloring:
        changed.update(s.pieces if any(static.mod.colors for static in groups) else one_card)
    return [
        (p, strength.colors(s, p) if p.id in changed else getattr(s.cards[p.card], "colors", ()))
        for p in there
        if p.face_up
    ]


def _trait(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    trait = wanted.trait
    if not strength.grants_traits(s):
        cards = s.cards
        return [p for p in there if p.face_up and trait in getattr(cards[p.card], "traits", ())]
    return [p for p in there if trait in strength.traits(s, p)]


def _name(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if p.face_up and s.cards[p.card].name.en == wanted.name]


def _power_max(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.power_max is not None
    return [p for p in there if strength.power(s, p) <= wanted.power_max]


def _power_min(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.power_min is not None
    return [p for p in there if strength.power(s, p) >= wanted.power_min]


def _printed_power(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if getattr(s.cards[p.card], "power", -1) == wanted.printed_power]


def _printed_power_max(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.printed_power_max is not None
    return [p for p in there if getattr(s.cards[p.card], "power", 99) <= wanted.printed_power_max]


ASKED: Mapping[str, Callable[[PonyState, Filter, Sequence[Piece], By], Sequence[Piece]]] = {
    "of": _of,
    "at": _at,
    "other": _other,
    "not_it": _not_it,
    "face": _face,
    "state": _state,
    "on": _on,
    "on_kind": _on_kind,
    "has_resource": _has_resource,
    "color": _color,
    "not_color": _not_color,
    "any_color": _any_color,
    "trait": _trait,
    "name": _name,
    "power_max": _power_max,
    "power_min": _power_min,
    "printed_power": _printed_power,
    "printed_power_max": _printed_power_max,
}
"""Which of some cards are meant, by each thing that a filter may say."""


# ---- conditions ----------------------------------------------------------------------------------------------------
def met(s: PonyState, condition: Condition, by: By, player: int = -1) -> bool:
    """True if a condition holds now; `player` is whom the text is about, if not whoever did it.

    Power to spare at a Problem is asked in values.py, which knows its requirement.
    """
    if isinstance(condition, Count):
        n = len(found(s, condition.count, by, condition.min))
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
        return (
            sum(n for seat, area, n in s.scored if seat == by.seat and area == here(s, by))
            >= condition.scored_here_this_phase_min
        )
    return _of_faceoff(s, condition, by)


def _has(s: PonyState, condition: OpponentHas | ThatPlayerHas, by: By, player: int) -> bool:
    """An opponent of a player, or that player, has enough matches."""
    if isinstance(condition, ThatPlayerHas):
        own = [p for p in found(s, condition.that_player_has, by, condition.min) if p.owner == player]
        return len(own) >= condition.min
    owners = [p.owner for p in found(s, condition.an_opponent_has, by, condition.min) if p.owner != player]
    return max(map(owners.count, owners), default=0) >= condition.min


def _of_faceoff(s: PonyState, condition: Condition, by: By) -> bool:
    """Conditions on the faceoff that is going on, or that was just won."""
    faceoff = s.faceoff
    if isinstance(condition, Involving):
        if faceoff is not None and faceoff.decided:  # who has taken part, wherever the result sent it
            return by.source in (*faceoff.taking, faceoff.troublemaker)
        return by.source in s.pieces and strength.taking_part(s, s.pieces[by.source])
    if isinstance(condition, (Margin, MarginMin)):
        margin = by.event.n if by.event is not None else 0
        return bool(margin == condition.margin if isinstance(condition, Margin) else margin >= condition.margin_min)
    if isinstance(condition, AllOfColor):
        team = [s.pieces[i] for i in s.last_faceoff if i in s.pieces and s.pieces[i].owner == by.seat]
        return bool(team) and all(condition.all_in_faceoff_color in strength.colors(s, p) for p in team)
    if faceoff is None:
        return False
    if isinstance(condition, FaceoffIs):
        return faceoff.kind == condition.faceoff
    assert isinstance(condition, YouAre)
    return faceoff.tm_side == by.seat


# ---- amounts -------------------------------------------------------------------------------------------------------
def amount(s: PonyState, n: Any, by: By) -> int:
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


def in_force(s: PonyState, static: Static, player: int = -1) -> bool:
    """True if the conditions of a modifier are met, for the player it is about."""
    if not static.provided:
        return True
    if not static.settled:
        return _in_force(s, static, player)
    kept, key = s.kept, (static.by.source, static.by.part, player)
    known: bool | None = kept.get(key)
    if known is None:
        known = kept[key] = _in_force(s, static, player)
    return known


def _in_force(s: PonyState, static: Static, player: int) -> bool:
    holds = True
    for condition in static.provided:
        holds = holds and met(s, condition, static.by, player)
    return holds
