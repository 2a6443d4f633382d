"""Who matches what, and how strong it is: filters, conditions, amounts; power, colours, traits and keywords as they are
now (pony.md, sections 6 and 15).

These ask each other: a modifier counts cards that match a filter, a filter asks for power. Nothing is stored; what was
worked out is kept until anything changes (`PonyState.kept`). A `By` says whose effect it is, which card it comes from
(`source`), where that was (`Chosen` "here"), and the moment that set it off.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeVar

from game.effects.effect import By, Chosen
from game.rules.pony.cards import Ability, Card, Mane
from game.rules.pony.forms import (
    All,
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
from game.rules.pony.modifiers import GrantMod, PowerMod
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    HOME,
    NOWHERE,
    PLAY,
    Area,
    area_of,
    attached,
    bonus_of,
    characters,
    characters_at,
    hand,
    in_play,
    inside,
    is_character,
    is_friend,
    is_resource,
    is_troublemaker,
    kind_of,
    pony,
    problem_at,
)
from game.table.state import Piece, State

M = TypeVar("M")


class Static(NamedTuple):
    """A static modifier in force, whose it is and what it asks for."""

    mod: Any
    provided: tuple[Condition, ...]
    by: By


# ---- what is in force ----------------------------------------------------------------------------------------------
def abilities_of(s: State, piece: Piece) -> tuple[Ability, ...]:
    """What a card does: the side of a Mane that is up; nothing if it is face down (6)."""
    if not piece.face_up:
        return ()
    card: Card = s.cards[piece.card]
    return card.side(piece.has(BOOSTED) > 0).abilities if isinstance(card, Mane) else card.abilities


def able(s: State) -> list[tuple[int, tuple[Ability, ...]]]:
    """The cards in play that do anything."""
    cast = pony(s).cast
    if "able" not in cast:
        cast["able"] = [(piece.id, abilities) for piece in in_play(s) if (abilities := abilities_of(s, piece))]
    return cast["able"]                           # type: ignore[no-any-return]


def statics(s: State, kind: type) -> Sequence[Static]:
    """The modifiers of a kind that are in play."""
    cast = pony(s).cast
    found: dict[type, list[Static]] | None = cast.get("statics")
    if found is None:
        found = cast["statics"] = {}
        for i, abilities in able(s):
            if has_statics(abilities):
                piece = s.pieces[i]
                for static in _statics(abilities, i, piece.card, piece.owner, piece.host, bool(piece.has(BOOSTED))):
                    found.setdefault(type(static.mod), []).append(static)
    return found.get(kind, ())


@cache
def has_statics(abilities: tuple[Ability, ...]) -> bool:
    return any(ability.kind == "static" for ability in abilities)


@lru_cache(maxsize=4096)
def _statics(abilities: tuple[Ability, ...], piece: int, card: str, owner: int, host: int,
             boosted: bool) -> tuple[Static, ...]:
    """The modifiers of a card: the same as long as it is in play."""
    side = "b" if boosted else ""
    return tuple(Static(ability.mod, ability.provided, By(owner, piece, card, f"{side}{place}", host))
                 for place, ability in enumerate(abilities) if ability.kind == "static")


def by_of(s: State, piece: Piece, part: int, moment: Any = None, seat: int = -1) -> By:
    """Whose ability it is: of this card, which one ("b": on the Boosted side), what set it off, where the card is."""
    area = area_of(s, piece) if piece.zone.name == "play" else NOWHERE
    side = "b" if piece.has(BOOSTED) else ""
    return By(piece.owner if seat < 0 else seat, piece.id, piece.card, f"{side}{part}", piece.host,
              (Chosen("here", piece.id, area, piece.owner),), moment)


def here(s: State, by: By) -> Area:
    """The area of the source; where it was, if it is gone."""
    piece = s.pieces.get(by.source)
    if piece is not None and piece.zone.name == "play":
        return area_of(s, piece)
    return next((c.at for c in by.chosen if c.name == "here"), NOWHERE)


def doer(by: By) -> int:
    """"tp": the player whose deed or phase it is."""
    return by.seat if by.event is None else int(by.event.seat)


def in_force(s: State, static: Static, player: int = -1) -> bool:
    """True if the conditions of a modifier are met, for the player it is about."""
    return all(met(s, condition, static.by, player) for condition in static.provided)


def running(s: State, during: str) -> bool:
    """True if it is the time that a modifier names."""
    if not during:
        return True
    if during == "score_phase":
        return pony(s).phase == "score"
    faceoff = pony(s).faceoff
    return faceoff is not None and during in ("faceoff", f"{faceoff.kind}_faceoff")


def taking_part(s: State, piece: Piece) -> bool:
    """True for the Troublemaker of the faceoff, and for characters of it that still contribute (8.2)."""
    faceoff = pony(s).faceoff
    if faceoff is None:
        return False
    if piece.id == faceoff.troublemaker:
        return True
    return (piece.id in faceoff.taking and piece.face_up and piece.at in faceoff.areas
            and (not piece.turned or stubborn(s, piece)))


# ---- filters -------------------------------------------------------------------------------------------------------
def found(s: State, wanted: Filter, by: By) -> list[Piece]:
    """The cards that match: in a hand if it says so, else in play."""
    return [p for p in _among(s, wanted, by) if matches(s, wanted, p, by)]


def _among(s: State, wanted: Filter, by: By) -> Sequence[Piece]:
    """Where to look for them: characters of an area lie there, other cards may lie on characters."""
    if wanted.at == "hand":
        return [p for seat in range(s.seats) for p in s.inside(hand(seat))]
    if wanted.kind in ("friend", "character", "mane"):
        if wanted.at == "here":
            return inside(s, here(s, by))
        if wanted.of == "you":
            return characters(s, by.seat)
    return in_play(s)


def matches(s: State, wanted: Filter, piece: Piece, by: By) -> bool:
    """True if a card is one of those that are meant."""
    return (of_kind(wanted.kind, piece.card)
            and (wanted.of == "any" or _of(s, wanted.of, piece, by))
            and (not wanted.at or _at(s, wanted.at, piece, by))
            and not (wanted.other and piece.id == by.source)
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
        own = colors(s, piece)
        if (wanted.color and wanted.color not in own) or (wanted.not_color and wanted.not_color in own):
            return False
        if wanted.any_color and not any(color in own for color in wanted.any_color):
            return False
    if wanted.trait and wanted.trait not in traits(s, piece):
        return False
    if wanted.name and not (piece.face_up and s.cards[piece.card].name.en == wanted.name):
        return False
    if wanted.power_max is not None and power(s, piece) > wanted.power_max:
        return False
    if wanted.power_min is not None and power(s, piece) < wanted.power_min:
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
    totals = sorted((sum(contributed(s, p) for p in characters_at(s, seat, area)), seat) for seat in range(s.seats))
    return totals[-1][1] if totals[-1][0] > totals[-2][0] else -1


def _at(s: State, where: str, piece: Piece, by: By) -> bool:
    if where == "hand":
        return piece.zone.name == "hand"
    if where == "faceoff":
        return taking_part(s, piece)
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
        return color_power(s, by.seat)[condition.power_in_play] >= condition.min
    if isinstance(condition, SelfPower):
        return by.source in s.pieces and power(s, s.pieces[by.source]) >= condition.self_power_min
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
        return by.source in s.pieces and taking_part(s, s.pieces[by.source])
    if isinstance(condition, (Margin, MarginMin)):
        margin = by.event.n if by.event is not None else 0
        return bool(margin == condition.margin if isinstance(condition, Margin) else margin >= condition.margin_min)
    if isinstance(condition, AllOfColor):
        team = [s.pieces[i] for i in pony(s).last_faceoff if i in s.pieces and s.pieces[i].owner == by.seat]
        return bool(team) and all(condition.all_in_faceoff_color in colors(s, p) for p in team)
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
        return power(s, s.pieces[by.source]) if by.source in s.pieces else 0
    if isinstance(n, BonusOf):
        return bonus_of(s, by.event.area) if by.event is not None else 0
    assert isinstance(n, NamesInFaceoff)
    team = {s.cards[p.card].name.en for p in characters(s, by.seat) if taking_part(s, p)}
    return sum(name in team for name in n.names_in_faceoff)


# ---- numbers of a card ---------------------------------------------------------------------------------------------
def power(s: State, piece: Piece) -> int:
    """Current power: printed, counters, modifiers, effects in force; it may be negative. Frightened ones have 0 (6)."""
    if piece.zone.name != "play":
        return printed_power(s, piece)
    kept = pony(s).kept
    known: int | None = kept.get(piece.id)
    if known is None:
        known = kept[piece.id] = _power(s, piece)
    return known


def _power(s: State, piece: Piece) -> int:
    if not piece.face_up and not is_troublemaker(piece):
        return 0
    n = printed_power(s, piece) + _from_keywords(s, piece)
    if piece.marks and piece.marks[-1][0] == COUNTERS:            # they are kept in order of their names
        n += piece.marks[-1][1]
    own, groups, _ = power_mods(s)
    if not groups and piece.id not in own and not pony(s).lasting:
        return n
    for static in (*own.get(piece.id, ()), *groups):
        if _meant(s, static, piece):
            n += amount(s, static.mod.n, static.by)
    return n + sum(x.n for x in pony(s).lasting if x.piece == piece.id)


def power_mods(s: State) -> tuple[dict[int, list[Static]], list[Static], bool]:
    """The modifiers of power by the one card that they are about, those about groups, and whether any gives colours."""
    cast = pony(s).cast
    if "power" not in cast:
        own: dict[int, list[Static]] = {}
        groups = []
        for static in statics(s, PowerMod):
            if isinstance(static.mod.what, str):
                own.setdefault(static.by.source if static.mod.what == "self" else static.by.host, []).append(static)
            else:
                groups.append(static)
        cast["power"] = own, groups, any(static.mod.colors for static in statics(s, PowerMod))
    return cast["power"]                         # type: ignore[no-any-return]


def printed_power(s: State, piece: Piece) -> int:
    """As printed: of a Mane, on the side that is up."""
    card = s.cards[piece.card]
    return int(card.side(piece.has(BOOSTED) > 0).power if isinstance(card, Mane) else getattr(card, "power", 0))


def contributed(s: State, piece: Piece) -> int:
    """What a character gives: nothing if frightened, or exhausted and not Stubborn; never less than 0 (6)."""
    if not piece.face_up or (piece.turned and not stubborn(s, piece)):
        return 0
    return max(0, power(s, piece))


def _from_keywords(s: State, piece: Piece) -> int:
    """Competitive, and Caretaker beside another face-up Critter Friend at a Problem (14)."""
    if not _keywords(s.cards[piece.card]):           # nothing grants these two
        return 0
    n = keyword(s, piece, "competitive")
    if n and not taking_part(s, piece):
        n = 0
    if at_problem(piece.at) and keyword(s, piece, "caretaker"):
        n += any(p.id != piece.id and is_friend(p) and "Critter" in traits(s, p)
                 for p in characters_at(s, piece.owner, piece.at))
    return n


@cache
def _keywords(card: Card) -> tuple[Mapping[str, int], ...]:
    """The printed keywords of a card with their numbers, for either side of a Mane; nothing if it has none."""
    sides: tuple[Any, ...] = (card.start, card.boosted) if isinstance(card, Mane) else (card, card)
    found = tuple({each.id: each.n or 1 for each in getattr(side, "keywords", ())} for side in sides)
    return found if any(found) else ()


def _meant(s: State, static: Static, piece: Piece) -> bool:
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
    elif not (isinstance(mod.what, All) and matches(s, mod.what.all, piece, static.by)):
        return False
    if "faceoff" in mod.during and not taking_part(s, piece):
        return False
    return not static.provided or in_force(s, static)


def colors(s: State, piece: Piece) -> tuple[str, ...]:
    """Printed colours, and those that it also has for a while; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "colors", ())
    if piece.zone.name == "play":
        if power_mods(s)[2]:
            for static in statics(s, PowerMod):
                if static.mod.colors and _meant(s, static, piece):
                    own += tuple(color for color in static.mod.colors if color not in own)
        for x in pony(s).lasting:
            if x.colors and x.piece == piece.id:
                own += tuple(color for color in x.colors if color not in own)
    return own


def traits(s: State, piece: Piece) -> tuple[str, ...]:
    """Printed traits, and granted ones; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "traits", ())
    if piece.zone.name == "play":
        own += tuple(static.mod.trait for static in statics(s, GrantMod)
                     if static.mod.trait and _meant(s, static, piece))
    return own


def keyword(s: State, piece: Piece, word: str) -> int:
    """True (1, or its number) if a card has a keyword, printed or granted; 0 if not or if it is face down."""
    if not piece.face_up:
        return 0
    printed = _keywords(s.cards[piece.card])
    if printed and (n := printed[piece.has(BOOSTED) > 0].get(word, 0)):
        return n
    granted = statics(s, GrantMod)
    return int(bool(granted) and any(static.mod.keyword == word and _meant(s, static, piece) for static in granted))


def stubborn(s: State, piece: Piece) -> bool:
    """It gives its power while exhausted."""
    return keyword(s, piece, "stubborn") > 0


def color_power(s: State, seat: int) -> dict[str, int]:
    """Contributed power of each colour, of all characters of a seat in play (7.1)."""
    kept = pony(s).kept
    if ("colors", seat) not in kept:
        sums = dict.fromkeys(("blue", "pink", "white", "purple", "yellow", "orange"), 0)
        for piece in characters(s, seat):
            if n := contributed(s, piece):
                for color in colors(s, piece):
                    sums[color] += n
        kept["colors", seat] = sums
    return kept["colors", seat]                   # type: ignore[no-any-return]
