"""How strong a card is now: power, colours, traits and keywords, with everything that changes them (pony.md, 6, 14).

Asked again and again; what was worked out is kept until anything changes that it could depend on (`PonyState.kept`).
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.effects.effect import By
from game.rules.pony import filters
from game.rules.pony.cards import Card, Mane
from game.rules.pony.forms import COLORS, All, Filter
from game.rules.pony.modifiers import GrantMod, PowerMod
from game.rules.pony.places import (
    BOOSTED,
    COUNTERS,
    characters,
    characters_at,
    is_friend,
    is_troublemaker,
    pony,
)
from game.rules.pony.sources import Static, running, statics
from game.table.state import Piece, State


def taking_part(s: State, piece: Piece) -> bool:
    """True for the Troublemaker of the faceoff, and for characters of it that still contribute (8.2)."""
    faceoff = pony(s).faceoff
    if faceoff is None:
        return False
    if piece.id == faceoff.troublemaker:
        return True
    return (piece.id in faceoff.taking and piece.face_up and piece.at in faceoff.areas
            and (not piece.turned or stubborn(s, piece)))


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
    me = pony(s)
    n, keywords, mods = me.cast.get(piece.id) or _printed(s, piece)
    if keywords:
        n += _from_keywords(s, piece)
    if piece.marks and piece.marks[-1][0] == COUNTERS:            # they are kept in order of their names
        n += piece.marks[-1][1]
    for static in mods:
        if _meant(s, static, piece):
            n += filters.amount(s, static.mod.n, static.by)
    for x in me.lasting:
        if x.piece == piece.id:
            n += x.n
    return n


def _printed(s: State, piece: Piece) -> tuple[int, bool, Sequence[Static]]:
    """The printed power of a card in play, whether a keyword may raise it, and the modifiers that may be about it."""
    own, groups, _ = power_mods(s)
    mods: Sequence[Static] = own.get(piece.id, ())
    if groups:
        mods = (*mods, *(static for static in groups if _possible(s, static.mod.what.all, piece, static.by)))
    found = (printed_power(s, piece), _strengthening(s.cards[piece.card]), mods)
    pony(s).cast[piece.id] = found
    return found


def _possible(s: State, wanted: Filter, piece: Piece, by: By) -> bool:
    """False if a card will not match as long as the same cards are in play, wherever they go: most modifiers are about
    a few of them, and how strong the others are need not be asked again for every move."""
    if wanted.of in ("you", "opp") and (piece.owner == by.seat) != (wanted.of == "you"):
        return False
    if not filters.of_kind(wanted.kind, piece.card) or (wanted.other and piece.id == by.source):
        return False
    if wanted.name and not (piece.face_up and s.cards[piece.card].name.en == wanted.name):
        return False
    if wanted.trait and wanted.trait not in getattr(s.cards[piece.card], "traits", ()):
        return any(static.mod.trait for static in statics(s, GrantMod))
    return True


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
        cast["timed"] = any(static.mod.during == "score_phase"
                            for kind in (PowerMod, GrantMod) for static in statics(s, kind))
    return cast["power"]                         # type: ignore[no-any-return]


def printed_power(s: State, piece: Piece) -> int:
    """As printed: of a Mane, on the side that is up."""
    card = s.cards[piece.card]
    return int(card.side(piece.has(BOOSTED) > 0).power if isinstance(card, Mane) else getattr(card, "power", 0))


def contributed(s: State, piece: Piece) -> int:
    """What a character gives: nothing if frightened, or exhausted and not Stubborn; never less than 0 (6)."""
    if not piece.face_up or (piece.turned and not stubborn(s, piece)):
        return 0
    n = power(s, piece)
    return n if n > 0 else 0


def _from_keywords(s: State, piece: Piece) -> int:
    """Competitive, and Caretaker beside another face-up Critter Friend at a Problem (14)."""
    n = keyword(s, piece, "competitive")
    if n and not taking_part(s, piece):
        n = 0
    if filters.at_problem(piece.at) and keyword(s, piece, "caretaker"):
        n += any(p.id != piece.id and is_friend(p) and "Critter" in traits(s, p)
                 for p in characters_at(s, piece.owner, piece.at))
    return n


@cache
def _keywords(card: Card) -> tuple[Mapping[str, int], ...]:
    """The printed keywords of a card with their numbers, for either side of a Mane; nothing if it has none."""
    sides: tuple[Any, ...] = (card.start, card.boosted) if isinstance(card, Mane) else (card, card)
    found = tuple({each.id: each.n or 1 for each in getattr(side, "keywords", ())} for side in sides)
    return found if any(found) else ()


@cache
def _strengthening(card: Card) -> bool:
    """True if a card has one of the keywords that are about power; nothing grants these two."""
    return any("competitive" in side or "caretaker" in side for side in _keywords(card))


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
    elif not (isinstance(mod.what, All) and filters.matches(s, mod.what.all, piece, static.by)):
        return False
    if "faceoff" in mod.during and not taking_part(s, piece):
        return False
    return not static.provided or filters.in_force(s, static)


def colors(s: State, piece: Piece) -> tuple[str, ...]:
    """Printed colours, and those that it also has for a while; none if it is face down."""
    if not piece.face_up:
        return ()
    own: tuple[str, ...] = getattr(s.cards[piece.card], "colors", ())
    if (pony(s).lasting or power_mods(s)[2]) and piece.zone.name == "play":
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


NO_POWER: Mapping[str, int] = dict.fromkeys(COLORS, 0)


def color_power(s: State, seat: int) -> dict[str, int]:
    """Contributed power of each colour, of all characters of a seat in play (7.1)."""
    me = pony(s)
    known: dict[str, int] | None = me.kept.get(("colors", seat))
    if known is None:
        known = me.kept["colors", seat] = dict(NO_POWER)
        plain = not me.lasting and not power_mods(s)[2]              # nobody has other colours than are printed
        for piece in characters(s, seat):
            if n := contributed(s, piece):
                for color in s.cards[piece.card].colors if plain else colors(s, piece):
                    known[color] += n
    return known
