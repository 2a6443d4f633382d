"""How strong a card is now: power, colours, traits and keywords, with everything that changes them; which cards are
meant, whether a condition holds, what an amount comes to (pony.md, 6, 14, 15).

Long because it is a circle: filters ask how strong a card is, and that depends on modifiers, which count cards
that match filters, as long as conditions hold. What a filter says of what is seen is in filters.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.effects.effect import By
from game.rules.pony.cards import Card, Mane
from game.rules.pony.condition_forms import (
    AllOfColor,
    Condition,
    Count,
    FaceoffIs,
    HostAt,
    Involving,
    Margin,
    MarginMin,
    OpponentHas,
    PowerInPlay,
    ScoredHere,
    SelfAt,
    SelfPower,
    ThatPlayerHas,
    YouAre,
)
from game.rules.pony.filters import SEEN, Asked, among, at_problem, of_kind, where, whose
from game.rules.pony.forms import COLORS, BonusOf, Filter, NamesInFaceoff, Per, PowerOf
from game.rules.pony.kinds import is_friend, is_troublemaker
from game.rules.pony.modifiers import GRANTED, GRANTED_TRAITS, GrantMod, PowerMod
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    Area,
    PonyState,
    bonus_of,
    characters,
    characters_at,
    of_table,
    owner_at,
)
from game.rules.pony.sources import Static, doer, here, running, statics
from game.table.state import Piece


# ---- power -----------------------------------------------------------------------------------------------------------
def power(s: PonyState, piece: Piece) -> int:
    """Current power: printed, counters, modifiers, effects in force; it may be negative. Frightened ones have 0 (6)."""
    if piece.zone.name != "play":
        return printed_power(s, piece)
    if not piece.face_up and not is_troublemaker(piece):
        return 0
    return _power(s, piece, power_mods(s))


def _power(s: PonyState, piece: Piece, mods: PowerMods) -> int:
    """The same of a card in play that has any."""
    n, words = _printed(s.cards[piece.card], (BOOSTED, 1) in piece.marks)
    n += piece.has(COUNTERS)
    if words:
        n += _from_keywords(s, piece)
    own, groups = mods
    for static in own.get(piece.id, groups):
        if _meant(s, static, piece):
            n += amount(s, static.mod.n, static.by)
    for x in s.lasting:
        if x.piece == piece.id:
            n += x.n
    return n


def printed_power(s: PonyState, piece: Piece) -> int:
    """As printed: of a Mane, on the side that is up."""
    return _printed(s.cards[piece.card], (BOOSTED, 1) in piece.marks)[0]


@cache
def _printed(card: Card, boosted: bool) -> tuple[int, Mapping[str, int]]:
    """The power and the keywords with their numbers that are printed on a card; of a Mane, on one side."""
    side: Any = card.side(boosted) if isinstance(card, Mane) else card
    return getattr(side, "power", 0), {each.id: each.n or 1 for each in getattr(side, "keywords", ())}


def _from_keywords(s: PonyState, piece: Piece) -> int:
    """Competitive in faceoffs; Caretaker, beside another face-up Critter Friend at a Problem (14)."""
    n = keyword(s, piece, "competitive") if taking_part(s, piece) else 0
    if at_problem(piece.at) and keyword(s, piece, "caretaker"):
        n += any(
            p.id != piece.id and is_friend(p) and has_trait(s, p, "Critter")
            for p in characters_at(s, piece.owner, piece.at)
        )
    return n


PowerMods = tuple[Mapping[int, Sequence[Static]], Sequence[Static]]


@of_table
def power_mods(s: PonyState) -> PowerMods:
    """The modifiers of power whose time it is: those about one card by its id, each with those about groups after
    them, and those about groups alone."""
    own: dict[int, list[Static]] = {}
    groups = []
    for static in statics(s, PowerMod):
        if running(s, static.mod.during):
            if isinstance(static.mod.what, str):
                own.setdefault(static.by.source if static.mod.what == "self" else static.by.host, []).append(static)
            else:
                groups.append(static)
    return {card: [*those, *groups] for card, those in own.items()}, groups


def _meant(s: PonyState, static: Static, piece: Piece) -> bool:
    """True if a modifier of power (or a grant) is about this card now. In faceoffs it is only about who takes part."""
    mod, source = static.mod, static.by.source
    if mod.during and not running(s, mod.during):
        return False
    if mod.what == "self":
        if source != piece.id:
            return False
    elif mod.what == "host":
        if static.by.host != piece.id:
            return False
    elif not matches(s, mod.what.all, piece, static.by):
        return False
    if "faceoff" in mod.during and not taking_part(s, piece):
        return False
    return in_force(s, static)


# ---- what a character gives ------------------------------------------------------------------------------------------
def gives(s: PonyState, piece: Piece) -> bool:
    """Frightened characters give no power, exhausted ones none unless they are Stubborn (A7, A8)."""
    return piece.face_up and (not piece.turned or keyword(s, piece, "stubborn") > 0)


def contributed(s: PonyState, piece: Piece) -> int:
    """What a character gives: never less than 0 (6)."""
    return max(0, power(s, piece)) if gives(s, piece) else 0


def taking_part(s: PonyState, piece: Piece) -> bool:
    """True for the Troublemaker of the faceoff, and for characters of it that still contribute (8.2)."""
    faceoff = s.faceoff
    if faceoff is None:
        return False
    if piece.id == faceoff.troublemaker:
        return True
    return piece.id in faceoff.taking and piece.at in faceoff.areas and gives(s, piece)


@of_table
def strengths(s: PonyState, seat: int) -> Sequence[tuple[Piece, int, int]]:
    """The characters of a seat in play, each with its power and what of it it gives.

    All of them at once: what power depends on is settled before any of it (layers.py).
    """
    found, mods = [], power_mods(s)
    for piece in characters(s, seat):
        n = _power(s, piece, mods) if piece.face_up else 0
        found.append((piece, n, n if n > 0 and gives(s, piece) else 0))
    return found


@of_table
def giving(s: PonyState, seat: int) -> Mapping[Area, Sequence[tuple[int, tuple[str, ...]]]]:
    """What characters of a seat give in each area where any do: power, and of which colours."""
    found, mods = defaultdict[Area, list[tuple[int, tuple[str, ...]]]](list), coloring(s)
    for piece, _, n in strengths(s, seat):
        if n:
            found[piece.at].append((n, _colors(s, piece, s.cards[piece.card].colors, mods)))
    return found


def team_at(s: PonyState, seat: int, area: Area) -> int:
    """All the power that a seat has in an area."""
    return sum([n for n, _ in giving(s, seat).get(area, ())])


def top_power(s: PonyState, area: Area) -> int:
    """The one player with the strictly highest total of contributed power in an area; -1 if there is none."""
    totals = sorted((team_at(s, seat, area), seat) for seat in range(s.seats))
    return totals[-1][1] if totals[-1][0] > totals[-2][0] else -1


@of_table
def color_power(s: PonyState, seat: int) -> Mapping[str, int]:
    """Contributed power of each colour, of all characters of a seat in play (7.1)."""
    found: dict[str, int] = dict.fromkeys(COLORS, 0)
    for there in giving(s, seat).values():
        for n, own in there:
            for color in own:
                found[color] += n
    return found


# ---- colours, traits, keywords ---------------------------------------------------------------------------------------
def colors(s: PonyState, piece: Piece) -> tuple[str, ...]:
    """Printed colours, and those that it also has for a while; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "colors", ())
    return _colors(s, piece, own, coloring(s)) if piece.zone.name == "play" else own


def _colors(s: PonyState, piece: Piece, own: tuple[str, ...], mods: Sequence[Static]) -> tuple[str, ...]:
    """The same of a card in play that lies face up."""
    for static in mods:
        if _meant(s, static, piece):
            own += tuple(color for color in static.mod.colors if color not in own)
    for x in s.lasting:
        if x.colors and x.piece == piece.id:
            own += tuple(color for color in x.colors if color not in own)
    return own


@of_table
def coloring(s: PonyState) -> list[Static]:
    """The modifiers in play that give colours, if it is their time."""
    return [static for static in statics(s, PowerMod) if static.mod.colors and running(s, static.mod.during)]


def has_trait(s: PonyState, piece: Piece, trait: str) -> bool:
    """True if a card has a trait, printed or granted; not if it is face down."""
    if not piece.face_up:
        return False
    if trait in getattr(s.cards[piece.card], "traits", ()):
        return True
    if piece.zone.name != "play" or trait not in GRANTED_TRAITS:
        return False
    return any(static.mod.trait == trait and _meant(s, static, piece) for static in statics(s, GrantMod))


def keyword(s: PonyState, piece: Piece, word: str) -> int:
    """True (1, or its number) if a card has a keyword, printed or granted; 0 if not or if it is face down."""
    if not piece.face_up:
        return 0
    if n := _printed(s.cards[piece.card], (BOOSTED, 1) in piece.marks)[1].get(word, 0):
        return n
    if word in GRANTED:
        for static in statics(s, GrantMod):
            if static.mod.keyword == word and _meant(s, static, piece):
                return 1
    return 0


# ---- filters ---------------------------------------------------------------------------------------------------------
def found(s: PonyState, wanted: Filter, by: By, least: int = 1) -> Sequence[Piece]:
    """The cards that match: in a hand if it says so, else in play. If fewer than `least` do, it may be told of none."""
    return fitting(s, wanted, among(s, wanted, by), by, least)


def matches(s: PonyState, wanted: Filter, piece: Piece, by: By) -> bool:
    """True if a card is one of those that are meant."""
    return of_kind(wanted.kind, piece.card) and bool(fitting(s, wanted, (piece,), by))


def fitting(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By, least: int = 1) -> Sequence[Piece]:
    """Those of some cards of the kind of which everything else is true: one thing is asked of all of them at a time,
    as long as there are enough."""
    for word in wanted.said:
        if len(there) < least:
            return ()
        there = ASKED[word](s, wanted, there, by)
    return there


def _of(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    if wanted.of == "top_power_here":
        seat = top_power(s, here(s, by))
        return [p for p in there if p.owner == seat]
    return whose(s, wanted, there, by)


def _at(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if taking_part(s, p)] if wanted.at == "faceoff" else where(s, wanted, there, by)


def _on(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    """What they lie on."""
    if wanted.on == "self":
        return [p for p in there if p.host == by.source]
    assert isinstance(wanted.on, Filter)
    return [p for p in there if p.host in s.pieces and matches(s, wanted.on, s.pieces[p.host], by)]


def _color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if wanted.color in colors(s, p)]


def _not_color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if wanted.not_color not in colors(s, p)]


def _any_color(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if not set(wanted.any_color).isdisjoint(colors(s, p))]


def _trait(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    return [p for p in there if has_trait(s, p, wanted.trait)]


def _power_max(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.power_max is not None
    return [p for p in there if power(s, p) <= wanted.power_max]


def _power_min(s: PonyState, wanted: Filter, there: Sequence[Piece], by: By) -> Sequence[Piece]:
    assert wanted.power_min is not None
    return [p for p in there if power(s, p) >= wanted.power_min]


ASKED: Mapping[str, Asked] = {
    **SEEN,
    "of": _of,
    "at": _at,
    "on": _on,
    "color": _color,
    "not_color": _not_color,
    "any_color": _any_color,
    "trait": _trait,
    "power_max": _power_max,
    "power_min": _power_min,
}
"""Which of some cards are meant, by each thing that a filter may say."""


# ---- conditions ----------------------------------------------------------------------------------------------------
def met(s: PonyState, condition: Condition, by: By, player: int = -1) -> bool:
    """True if a condition holds now; `player` is whom the text is about, if not whoever did it.

    Power to spare at a Problem is asked in requirements.py.
    """
    if isinstance(condition, Count):
        n = len(found(s, condition.count, by, condition.min))
        return n >= condition.min and (condition.max is None or n <= condition.max)
    if isinstance(condition, (OpponentHas, ThatPlayerHas)):
        return _has(s, condition, by, doer(by) if player < 0 else player)
    if isinstance(condition, SelfAt):
        return at_problem(here(s, by)) == (condition.self_at == "problem")
    if isinstance(condition, HostAt):
        return at_problem(here(s, by)) and owner_at(s, here(s, by)) != by.seat
    if isinstance(condition, PowerInPlay):
        return color_power(s, by.seat)[condition.power_in_play] >= condition.min
    if isinstance(condition, SelfPower):
        return by.source in s.pieces and power(s, s.pieces[by.source]) >= condition.self_power_min
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
        return by.source in s.pieces and taking_part(s, s.pieces[by.source])
    if isinstance(condition, (Margin, MarginMin)):
        margin = by.event.n if by.event is not None else 0
        return bool(margin == condition.margin if isinstance(condition, Margin) else margin >= condition.margin_min)
    if isinstance(condition, AllOfColor):
        team = [s.pieces[i] for i in s.last_faceoff if i in s.pieces and s.pieces[i].owner == by.seat]
        return bool(team) and all(condition.all_in_faceoff_color in colors(s, p) for p in team)
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
        return power(s, s.pieces[by.source]) if by.source in s.pieces else 0
    if isinstance(n, BonusOf):
        return bonus_of(s, by.event.area) if by.event is not None else 0
    assert isinstance(n, NamesInFaceoff)
    team = {s.cards[p.card].name.en for p in characters(s, by.seat) if taking_part(s, p)}
    return sum(name in team for name in n.names_in_faceoff)


def in_force(s: PonyState, static: Static, player: int = -1) -> bool:
    """True if the conditions of a modifier are met, for the player it is about."""
    return all(met(s, condition, static.by, player) for condition in static.provided)
