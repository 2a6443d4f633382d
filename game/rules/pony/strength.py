"""How strong a card is now: power, colours, traits and keywords, with everything that changes them (pony.md, 6, 14).

Asked again and again; what was worked out is kept until anything changes that it could depend on (`PonyState.kept`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony import filters
from game.rules.pony.cards import Card, Mane
from game.rules.pony.forms import COLORS, All, Filter, SelfAt
from game.rules.pony.kinds import is_character, is_friend, is_troublemaker
from game.rules.pony.modifiers import GRANTED, GrantMod, PowerMod
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    HOME,
    Area,
    PonyState,
    area_of,
    characters,
    characters_at,
)
from game.rules.pony.sources import Static, running, statics
from game.table.state import Piece


def taking_part(s: PonyState, piece: Piece) -> bool:
    """True for the Troublemaker of the faceoff, and for characters of it that still contribute (8.2)."""
    faceoff = s.faceoff
    if faceoff is None:
        return False
    if piece.id == faceoff.troublemaker:
        return True
    return (
        piece.id in faceoff.taking
        and piece.face_up
        and piece.at in faceoff.areas
        and (not piece.turned or stubborn(s, piece))
    )


BESIDE = (SelfAt("problem"),)


def under_effect(s: PonyState, piece: int) -> bool:
    """True if an effect that lasts for a while changes the power of a card."""
    return piece in [x.piece for x in s.lasting]


def _steady_power(s: PonyState, piece: Piece, sheet: Printed) -> int:
    """Printed power and counters, with what counts for everybody who is in an area."""
    n = sheet.power
    if piece.marks and piece.marks[-1][0] == COUNTERS:  # they are kept in order of their names
        n += piece.marks[-1][1]
    if sheet.near:
        pieces, at = s.pieces, piece.at
        for i, more, beside in sheet.near:
            source = pieces[i]
            if (area_of(s, source) if source.host else source.at) == at and (not beside or at[0] != HOME):
                n += more
    return n


@frozen
class Printed:
    """The printed power of a card in play, and what may change it as long as the same cards say the same things."""

    power: int  # with what always counts: -2 for whoever carries a Resource
    fixed: tuple[int | None, ...]  # by the `clock`: the same, if nothing but counters and effects may change it
    steady: tuple[bool, bool, bool]  # by the `clock`: nothing does but counters, who is near, effects for a while
    keywords: frozenset[str]
    near: tuple[tuple[int, int, bool], ...]  # so much if it is where that card is; at a Problem only
    mods: tuple[Static, ...]


ALWAYS = (True, True, True)


# ---- numbers of a card ---------------------------------------------------------------------------------------------
def power(s: PonyState, piece: Piece) -> int:
    """Current power: printed, counters, modifiers, effects in force; it may be negative. Frightened ones have 0 (6)."""
    if piece.zone.name != "play":
        return printed_power(s, piece)
    if not piece.face_up and not is_troublemaker(piece):
        return 0
    sheet: Printed = sheets(s).get(piece.id) or _printed(s, piece)
    time = clock(s)
    n, marks = sheet.fixed[time], piece.marks
    return _now(s, piece, sheet, time) if n is None or s.lasting or (marks and marks[-1][0] == COUNTERS) else n


def _now(s: PonyState, piece: Piece, sheet: Printed, time: int) -> int:
    """The same for a card in play that has any, from its printed power."""
    if sheet.steady[time] and not (s.lasting and under_effect(s, piece.id)):
        return _steady_power(s, piece, sheet)
    known: int | None = s.kept.get(piece.id)
    if known is None:
        known = s.kept[piece.id] = _power(s, piece, sheet)
    return known


def clock(s: PonyState) -> int:
    """Most modifiers of power are for some of the time: 2 in a faceoff, 1 in the rest of the Score Phase, else 0."""
    return FACEOFF if s.faceoff is not None else 1 if s.phase == "score" else 0


FACEOFF = 2


def _power(s: PonyState, piece: Piece, sheet: Printed) -> int:
    """The same with everything that may change it."""
    n = _steady_power(s, piece, sheet)
    if sheet.keywords:
        n += _from_keywords(s, piece, sheet.keywords)
    part = s.faceoff is not None and taking_part(s, piece) if sheet.mods else False
    for static in sheet.mods:
        mod = static.mod
        if "faceoff" in mod.during and not part:
            continue  # it is only about who takes part, and this is not
        if mod.local and area_of(s, s.pieces[static.by.source]) != piece.at:
            continue  # nor about who is elsewhere
        if _meant(s, static, piece):
            n += filters.amount(s, mod.n, static.by)
    for x in s.lasting:
        if x.piece == piece.id:
            n += x.n
    return n


def _printed(s: PonyState, piece: Piece) -> Printed:
    """What the power of a card in play starts from."""
    own, groups, *_ = power_mods(s)
    n, mods, near, keywords = printed_power(s, piece), [], [], _strengthening(s.cards[piece.card])
    if not keywords and not groups and piece.id not in own:  # nothing does: of most cards, most of the time
        found = s.sheets[piece.id] = Printed(n, (n, n, n), ALWAYS, keywords, (), ())
        return found
    for static in own.get(piece.id, ()):
        if static.mod.always and not static.provided:
            n += static.mod.n
        else:
            mods.append(static)
    for static in groups:
        if _possible(s, static.mod.what.all, piece, static.by):
            if static.mod.near and static.provided in ((), BESIDE) and is_character(piece):
                beside = bool(static.provided) or static.mod.what.all.at == "host_problem"
                near.append((static.by.source, static.mod.n, beside))
            else:
                mods.append(static)
    steady = ALWAYS
    fixed: tuple[int | None, ...] = (None if near else n,) * 3
    if mods or keywords:
        times = {static.mod.during for static in mods} | keywords
        steady = "" not in times, not times & {"", "score_phase"}, not times
        fixed = tuple([n if each and not near else None for each in steady])
    found = s.sheets[piece.id] = Printed(n, fixed, steady, keywords, tuple(near), tuple(mods))
    return found


def _possible(s: PonyState, wanted: Filter, piece: Piece, by: By) -> bool:
    """False if a card will not match as long as the same cards are in play, wherever they go: most modifiers are about
    a few of them, and how strong the others are need not be asked again for every move."""
    if wanted.of in ("you", "opp") and (piece.owner == by.seat) != (wanted.of == "you"):
        return False
    if not filters.of_kind(wanted.kind, piece.card) or (wanted.other and piece.id == by.source):
        return False
    if wanted.name and not (piece.face_up and s.cards[piece.card].name.en == wanted.name):
        return False
    if wanted.trait and wanted.trait not in getattr(s.cards[piece.card], "traits", ()):
        return grants_traits(s)
    return True


def sheets(s: PonyState) -> dict[int, Printed]:
    """What is known of the cards in play; nothing any more if other modifiers of power or traits are in force."""
    known: dict[Any, Any] | None = s.laws.get("sheets")
    if known is None:
        known, own, groups = s.sheets, *power_mods(s)[:2]
        before, ruling = known.get("own", {}), (groups, grants_traits(s))
        if known.get("ruling") != ruling:
            known.clear()
        elif before != own:
            for piece in before.keys() | own.keys():
                if before.get(piece) != own.get(piece):
                    known.pop(piece, None)
        known["own"], known["ruling"] = own, ruling
        s.laws["sheets"] = known
    return known


def power_mods(s: PonyState) -> tuple[dict[int, list[Static]], list[Static], bool]:
    """The modifiers of power by the one card that they are about, those about groups, and whether any gives colours."""
    laws = s.laws
    if "power" not in laws:
        laws["power"] = _power_mods(s)
        laws["timed"] = any(
            static.mod.during == "score_phase" for static in (*statics(s, PowerMod), *statics(s, GrantMod))
        )
    return laws["power"]  # type: ignore[no-any-return]


def _power_mods(s: PonyState) -> tuple[dict[int, list[Static]], list[Static], bool]:
    own: dict[int, list[Static]] = {}
    groups, colored = [], False
    for static in statics(s, PowerMod):
        colored = colored or bool(static.mod.colors)
        if isinstance(static.mod.what, str):
            own.setdefault(static.by.source if static.mod.what == "self" else static.by.host, []).append(static)
        else:
            groups.append(static)
    return own, groups, colored


def printed_power(s: PonyState, piece: Piece) -> int:
    """As printed: of a Mane, on the side that is up."""
    card = s.cards[piece.card]
    return int(card.side(piece.has(BOOSTED) > 0).power if isinstance(card, Mane) else getattr(card, "power", 0))


def contributed(s: PonyState, piece: Piece) -> int:
    """What a character gives: nothing if frightened, or exhausted and not Stubborn; never less than 0 (6)."""
    if not piece.face_up or (piece.turned and not stubborn(s, piece)):
        return 0
    n = power(s, piece)
    return n if n > 0 else 0


def givers(s: PonyState, pieces: Sequence[Piece]) -> Sequence[tuple[Piece, int]]:
    """Who of these characters gives power now, and how much: `contributed` of all of them at once."""
    found, known, time, lasting = [], sheets(s), clock(s), s.lasting
    for piece in pieces:
        if piece.face_up and (not piece.turned or stubborn(s, piece)):
            sheet = known.get(piece.id) or _printed(s, piece)
            n = sheet.fixed[time]
            if n is None or lasting or len(piece.marks) != 1:
                n = _now(s, piece, sheet, time)
            if n > 0:
                found.append((piece, n))
    return found


def team_at(s: PonyState, seat: int, area: Area) -> int:
    """All the power that a seat has in an area."""
    return sum([n for _, n in givers(s, characters_at(s, seat, area))])


def _from_keywords(s: PonyState, piece: Piece, times: frozenset[str]) -> int:
    """Competitive, and at any time Caretaker, beside another face-up Critter Friend at a Problem (14)."""
    n = keyword(s, piece, "competitive") if s.faceoff is not None and taking_part(s, piece) else 0
    if "" in times and filters.at_problem(piece.at) and keyword(s, piece, "caretaker"):
        n += any(
            p.id != piece.id and is_friend(p) and "Critter" in traits(s, p)
            for p in characters_at(s, piece.owner, piece.at)
        )
    return n


@cache
def _keywords(card: Card) -> tuple[Mapping[str, int], ...]:
    """The printed keywords of a card with their numbers, for either side of a Mane; nothing if it has none."""
    sides: tuple[Any, ...] = (card.start, card.boosted) if isinstance(card, Mane) else (card, card)
    found = tuple({each.id: each.n or 1 for each in getattr(side, "keywords", ())} for side in sides)
    return found if any(found) else ()


@cache
def _strengthening(card: Card) -> frozenset[str]:
    """When the keywords of a card are about power, as in `During`; nothing grants these two."""
    words = {word for side in _keywords(card) for word in side}
    return frozenset(["faceoff"] * ("competitive" in words) + [""] * ("caretaker" in words))


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
    elif not (isinstance(mod.what, All) and filters.matches(s, mod.what.all, piece, static.by)):
        return False
    if "faceoff" in mod.during and not taking_part(s, piece):
        return False
    return not static.provided or filters.in_force(s, static)


def colors(s: PonyState, piece: Piece) -> tuple[str, ...]:
    """Printed colours, and those that it also has for a while; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "colors", ())
    if (s.lasting or power_mods(s)[2]) and piece.zone.name == "play":
        if power_mods(s)[2]:
            for static in statics(s, PowerMod):
                if static.mod.colors and _meant(s, static, piece):
                    own += tuple(color for color in static.mod.colors if color not in own)
        for x in s.lasting:
            if x.colors and x.piece == piece.id:
                own += tuple(color for color in x.colors if color not in own)
    return own


def as_printed(s: PonyState) -> bool:
    """True if nothing gives colours to any card."""
    return not s.lasting and not power_mods(s)[2]


def traits(s: PonyState, piece: Piece) -> tuple[str, ...]:
    """Printed traits, and granted ones; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "traits", ())
    if piece.zone.name == "play":
        own += tuple(
            static.mod.trait for static in statics(s, GrantMod) if static.mod.trait and _meant(s, static, piece)
        )
    return own


def grants_traits(s: PonyState) -> bool:
    """True if a card in play gives traits to any."""
    granted = statics(s, GrantMod)
    return bool(granted) and any(static.mod.trait for static in granted)


def keyword(s: PonyState, piece: Piece, word: str) -> int:
    """True (1, or its number) if a card has a keyword, printed or granted; 0 if not or if it is face down."""
    if not piece.face_up:
        return 0
    printed = _keywords(s.cards[piece.card])
    if printed and (n := printed[(BOOSTED, 1) in piece.marks].get(word, 0)):
        return n
    if word in GRANTED:
        for static in statics(s, GrantMod):
            if static.mod.keyword == word and _meant(s, static, piece):
                return 1
    return 0


def stubborn(s: PonyState, piece: Piece) -> bool:
    """It gives its power while exhausted."""
    return keyword(s, piece, "stubborn") > 0


NO_POWER: Mapping[str, int] = dict.fromkeys(COLORS, 0)


def color_power(s: PonyState, seat: int) -> dict[str, int]:
    """Contributed power of each colour, of all characters of a seat in play (7.1)."""
    time, team = clock(s), s.teams.get(seat)
    if team and time in team:
        return team[time]
    known: dict[str, int] | None = s.kept.get(("colors", seat))
    return _color_power(s, seat, time) if known is None else known


def _color_power(s: PonyState, seat: int, time: int) -> dict[str, int]:
    """The same, worked out. If it depends on nothing but the characters of the seat it is kept longer."""
    cards, lasting = s.cards, s.lasting
    settled = printed = not lasting and not (time == FACEOFF and power_mods(s)[2])  # nobody has other colours
    found, known = dict(NO_POWER), sheets(s)
    for piece in characters(s, seat):
        if not piece.face_up:
            continue
        if piece.turned:
            settled = settled and not grants_keywords(s)
            if not stubborn(s, piece):
                continue
        sheet = known.get(piece.id) or _printed(s, piece)
        n = sheet.fixed[time]
        if n is None or lasting or len(piece.marks) != 1:
            settled = settled and sheet.fixed[time] is not None
            n = _now(s, piece, sheet, time)
        if n > 0:
            for color in cards[piece.card].colors if printed else colors(s, piece):
                found[color] += n
    if settled:
        s.teams.setdefault(seat, {})[time] = found
    else:
        s.kept["colors", seat] = found
    return found


def has_power(s: PonyState, seat: int, color: str, least: int) -> bool:
    """True if a seat has so much power of a colour in play. (`color_power`, but quicker where it is not known yet.)"""
    if s.lasting or power_mods(s)[2] or seat in s.teams or ("colors", seat) in s.kept:
        return color_power(s, seat)[color] >= least
    cards = s.cards
    for piece in characters(s, seat):
        if color in cards[piece.card].colors:  # nobody has other colours
            least -= contributed(s, piece)
            if least <= 0:
                break
    return least <= 0


def grants_keywords(s: PonyState) -> bool:
    """True if a card in play gives keywords to any, or to one as long as something holds or for some of the time."""
    laws = s.laws
    if "granted" not in laws:
        laws["granted"] = any(
            static.mod.keyword and (static.provided or static.mod.during or not isinstance(static.mod.what, str))
            for static in statics(s, GrantMod)
        )
    return bool(laws["granted"])
