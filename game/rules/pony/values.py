"""Everything that has to be counted: what a Problem requires, what playing and moving costs, what is forbidden, how
many cards are flipped (pony.md, sections 5 to 8 and 15). Power and colours are in strength.py, filters in filters.py.

Asking twice gives the same answer, also in a view: all of it is public, but what a hand holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.cards import Part, Requirement
from game.rules.pony.filters import fits_card, in_force, matches, met
from game.rules.pony.forms import Condition, Excess
from game.rules.pony.kinds import is_problem
from game.rules.pony.lasting import end
from game.rules.pony.modifiers import (
    CannotMod,
    CostMod,
    FlipMod,
    FlippedToMod,
    LimitMod,
    NeedCharsMod,
    NeedMod,
    ReplaceDismissMod,
    TotalMod,
)
from game.rules.pony.places import (
    BOOSTED,
    NOWHERE,
    Area,
    PonyState,
    characters,
    characters_at,
    facts,
    mane_of,
    problem_at,
    tokens,
)
from game.rules.pony.sources import Static, abilities_of, by_of, here, running, statics
from game.rules.pony.strength import (
    as_printed,
    color_power,
    colors,
    contributed,
    givers,
    has_power,
    keyword,
    power,
    stubborn,
    taking_part,
    traits,
)
from game.table.state import Piece

__all__ = [
    "Shares",
    "abilities_of",
    "affordable",
    "by_of",
    "cannot",
    "color_power",
    "colors",
    "contributed",
    "discounts",
    "excess",
    "extra_flips",
    "filled",
    "flipped_to",
    "forbidding",
    "holds",
    "home_limit",
    "keyword",
    "limit",
    "meets",
    "move_cost",
    "need",
    "need_chars",
    "play_cost",
    "play_costs",
    "power",
    "price_terms",
    "replacement",
    "req_met",
    "requirement",
    "shares",
    "stubborn",
    "taking_part",
    "taxes",
    "tm_power",
    "total_modifier",
    "traits",
    "use_discounts",
    "what_forbids",
]


# ---- numbers of a seat ---------------------------------------------------------------------------------------------
def home_limit(s: PonyState, seat: int) -> int:
    """How many Friends the home of a seat holds at the end of its turn."""
    mane = mane_of(s, seat)
    return int(facts(s, mane).side(mane.has(BOOSTED) > 0).home_limit)


def tm_power(s: PonyState, piece: Piece) -> int:
    """What a Troublemaker brings into a faceoff: at least 0 (8.2)."""
    return max(0, power(s, piece))


def limit(s: PonyState, act: str) -> int | None:
    """How often a player may confront, or draw, in a turn; None if there is no limit."""
    limits = statics(s, (LimitMod, act))
    return min([static.mod.n for static in limits if in_force(s, static)], default=None) if limits else None


def concerns(s: PonyState, static: Static, seat: int) -> bool:
    """True if a modifier is about this player."""
    who, by = static.mod.who, static.by
    if who == "each":
        return True
    if who in ("you", "opp"):
        return bool((by.seat == seat) == (who == "you"))
    if who == "tm_side":
        faceoff = s.faceoff
        return faceoff is not None and faceoff.tm_side == seat
    host = s.pieces.get(by.host)
    return host is not None and host.owner == seat


# ---- requirements (7) ----------------------------------------------------------------------------------------------
def req_met(s: PonyState, seat: int, req: tuple[Requirement, ...]) -> bool:
    """True if a seat has the power of each colour in play that a card asks for (7.1)."""
    for part in req:
        if not has_power(s, seat, part.color, part.power):
            break
    else:
        return True
    return False


def requirement(s: PonyState, seat: int, area: Area) -> tuple[Part, ...]:
    """What a Problem or Dilemma requires of a seat: the owner's side, or the others' (5.4)."""
    card = problem_at(s, area)
    if card is None:
        return ()
    sides: Any = facts(s, card) if is_problem(card) else facts(s, card).dilemma
    parts: tuple[Part, ...] = sides.owner_req if card.owner == seat else sides.opp_req
    return parts


def need(s: PonyState, seat: int, area: Area) -> int:
    """How much more power of any colour a seat needs to confront there; less, if negative."""
    n = 0
    for static in statics(s, NeedMod):
        if here(s, static.by) == area and concerns(s, static, seat) and in_force(s, static, seat):
            n += static.mod.n
    return n


def need_chars(s: PonyState, seat: int, area: Area) -> int:
    """How many characters a seat needs to confront there: the highest of what cards say."""
    n = 0
    for static in statics(s, NeedCharsMod):
        if here(s, static.by) == area and concerns(s, static, seat) and in_force(s, static, seat):
            n = max(n, static.mod.n)
    return n


def givers_at(s: PonyState, seat: int, area: Area) -> Sequence[tuple[Piece, int]]:
    """The characters of a seat that give power in an area, each with how much."""
    kept = s.kept
    found: Sequence[tuple[Piece, int]] | None = kept.get((area, seat))
    if found is None:
        found = kept[area, seat] = givers(s, characters_at(s, seat, area))
    return found


def givers_in(s: PonyState, seat: int, areas: Sequence[Area]) -> dict[Area, list[tuple[Piece, int]]]:
    """The same for several areas, without those where nobody gives any."""
    found: dict[Area, list[tuple[Piece, int]]] = {}
    for giver in givers(s, [p for p in characters(s, seat) if p.at in areas]):
        found.setdefault(giver[0].at, []).append(giver)
    for area in found:
        s.kept[area, seat] = found[area]
    return found


def most_eased(s: PonyState) -> int:
    """How much less power a Problem can ask for at most, for what cards say."""
    known: int | None = s.laws.get("eased")
    if known is None:
        known = s.laws["eased"] = sum([max(0, -static.mod.n) for static in statics(s, NeedMod)])
    return known


@frozen
class Shares:
    """How the power of a seat in an area is spent on the parts of its requirement."""

    filled: tuple[int, ...]  # of each part, at best
    total: int  # all the power there
    wanted: int  # all that is required, with modifiers
    met: bool


def shares(s: PonyState, seat: int, area: Area) -> Shares:
    """The best way to split the power in an area among the parts of a requirement (7.2)."""
    kept = s.kept
    if ("shares", seat, area) not in kept:
        kept["shares", seat, area] = _shares(s, seat, area)
    return kept["shares", seat, area]  # type: ignore[no-any-return]


def _shares(s: PonyState, seat: int, area: Area) -> Shares:
    parts, total, wanted = requirement(s, seat, area), 0, need(s, seat, area)
    given, printed = [], as_printed(s)
    for piece, n in givers_at(s, seat, area):
        given.append((n, s.cards[piece.card].colors if printed else colors(s, piece)))
        total += n
    filled = _split(parts, given)
    least = need_chars(s, seat, area)
    met = bool(parts) and (not least or sum(p.face_up for p in characters_at(s, seat, area)) >= least)
    for have, part in zip(filled, parts, strict=True):
        wanted += part.power
        met = met and (have >= part.power or part.color == "wild")
    return Shares(filled, total, wanted, met and total >= wanted)


def _split(parts: tuple[Part, ...], given: list[tuple[int, tuple[str, ...]]]) -> tuple[int, ...]:
    """How far each part can be filled: first what serves only one part, then what serves both."""
    filled, shared = [0] * len(parts), 0
    for n, own in given:
        only, serves = 0, 0
        for place, part in enumerate(parts):
            if part.color == "wild" or (part.color in own) != part.other:
                only, serves = place, serves + 1
        if serves == 1:
            filled[only] += n
        elif serves:
            shared += n
    for place, part in enumerate(parts):
        more = min(shared, max(0, part.power - filled[place]))
        filled[place] += more
        shared -= more
    return tuple([min(n, part.power) for n, part in zip(filled, parts, strict=True)])


def filled(s: PonyState, seat: int, area: Area) -> tuple[int, ...]:
    """How much of each part of the requirement a seat has there."""
    return shares(s, seat, area).filled


def meets(s: PonyState, seat: int, area: Area) -> bool:
    """True if a seat meets what a Problem or Dilemma requires of it (7.2); whether it is blocked is another matter."""
    return shares(s, seat, area).met


def excess(s: PonyState, seat: int, area: Area) -> int:
    """Power beyond the full requirement."""
    here_now = shares(s, seat, area)
    return here_now.total - here_now.wanted


def holds(s: PonyState, condition: Condition, by: By) -> bool:
    """True if a condition of a trigger, a reply or an action holds now."""
    if isinstance(condition, Excess):
        return excess(s, by.seat, here(s, by)) >= condition.excess_min
    return met(s, condition, by)


ANY = 99  # discounts may make everything affordable


PLAY_COSTS = (CostMod, "play")  # what is asked of `statics`


# ---- costs -----------------------------------------------------------------------------------------------------------
def play_cost(s: PonyState, seat: int, key: str, area: Area = NOWHERE, host: int = 0) -> int:
    """What playing a card costs a seat there, with modifiers and discounts; never below 0 (13.5)."""
    if not s.lasting and not taxes(s, key).all:
        return int(s.cards[key].cost)
    return play_costs(s, seat, key, ((area, host),))[0]


def play_costs(s: PonyState, seat: int, key: str, there: Sequence[tuple[Area, int]]) -> list[int]:
    """The same for several areas, or characters that a Resource goes on."""
    n = int(s.cards[key].cost)
    if s.lasting:
        n -= discounts(s, seat, key)
    local = []
    for static in taxes(s, key).all:
        if concerns(s, static, seat) and in_force(s, static, seat):
            if static.mod.to or static.mod.onto:
                local.append(static)
            else:
                n += static.mod.n
    if not local:
        return [max(0, n)] * len(there)
    costs = []
    for place in there:
        cost = n
        for static in local:
            if _taxed_there(s, static, *place):
                cost += static.mod.n
        costs.append(max(0, cost))
    return costs


def _taxed_there(s: PonyState, static: Static, area: Area, host: int) -> bool:
    mod = static.mod
    if mod.to and here(s, static.by) != area:
        return False
    return not mod.onto or (host in s.pieces and matches(s, mod.onto, s.pieces[host], static.by))


@frozen
class Taxes:
    """The modifiers in play of what playing a card costs, whomever they are about."""

    all: tuple[Static, ...]
    local: bool  # the price depends on where it is played
    more: int  # how much dearer it can be at most
    less: int  # how much cheaper


NO_TAXES = Taxes((), False, 0, 0)


def taxes(s: PonyState, key: str) -> Taxes:
    """What changes the price of a card: looked up for every card in hand before every choice."""
    laws = s.laws
    found: Taxes | None = laws.get(key)
    if found is None:
        every = statics(s, PLAY_COSTS)
        found = laws[key] = _taxes(s, key, every) if every else NO_TAXES
    return found


def _taxes(s: PonyState, key: str, every: Sequence[Static]) -> Taxes:
    fitting, local, more, less = [], False, 0, 0
    for static in every:
        mod = static.mod
        if mod.what is None or fits_card(s, mod.what, key):
            fitting.append(static)
            local = local or bool(mod.to or mod.onto)
            more += max(0, mod.n)
            less += max(0, -mod.n)
    return Taxes(tuple(fitting), local, more, less) if fitting else NO_TAXES


@frozen
class Terms:
    """What holds for playing any card, for what others in play say."""

    less: int  # how much cheaper it can be at most
    more: int  # how much dearer
    limited: bool  # some cards may not be played somewhere


def price_terms(s: PonyState) -> Terms:
    known: Terms | None = s.laws.get("terms")
    if known is None:
        numbers = [static.mod.n for static in statics(s, PLAY_COSTS)]
        known = s.laws["terms"] = Terms(
            -sum([n for n in numbers if n < 0]), sum([n for n in numbers if n > 0]), bool(forbidding(s, "play"))
        )
    return known


def affordable(s: PonyState, seat: int) -> int:
    """A card with a higher printed price is too dear for a seat: the quick question, asked for whole hands."""
    return ANY if s.lasting else tokens(s, seat) + price_terms(s).less


def discounts(s: PonyState, seat: int, key: str) -> int:
    """How much less the next such card costs a seat: several add up."""
    return sum(x.n for x in s.lasting if x.what is not None and x.seat == seat and fits_card(s, x.what, key))


def use_discounts(s: PonyState, seat: int, key: str) -> None:
    """The card is played: discounts on it are used up."""
    if s.lasting:
        end(s, lambda x: x.what is not None and x.seat == seat and fits_card(s, x.what, key))


def move_cost(s: PonyState, seat: int, piece: Piece, to: Area) -> int:
    """What the paid move of a character costs: never below 1 (5.3)."""
    n = s.rules.move_cost - (keyword(s, piece, "swift") > 0)
    for static in statics(s, (CostMod, "move")):
        mod = static.mod
        if concerns(s, static, seat):
            where = here(s, static.by)
            if (not mod.to or where == to) and (not mod.origin or where == piece.at) and in_force(s, static, seat):
                n += mod.n
    return max(1, n)


# ---- what is forbidden -----------------------------------------------------------------------------------------------
def what_forbids(s: PonyState, act: str, seat: int, what: Piece | str, area: Area = NOWHERE) -> int:
    """The card that keeps a seat from doing something to a card (by piece, or by key to play it there); 0 if none."""
    for static in forbidding(s, act):
        if (
            not _forbidden(s, static, what)
            or not concerns(s, static, seat)
            or (static.mod.at and here(s, static.by) != area)
        ):
            continue
        if in_force(s, static, seat):
            return static.by.source
    return 0


def forbidding(s: PonyState, act: str) -> Sequence[Static]:
    """The modifiers in play that forbid something, to anybody."""
    return statics(s, (CannotMod, act))


def _forbidden(s: PonyState, static: Static, what: Piece | str) -> bool:
    mod, by = static.mod, static.by
    if isinstance(what, str):
        return not isinstance(mod.what, str) and fits_card(s, mod.what, what)
    if isinstance(mod.what, str):
        return what.id == (by.source if mod.what == "self" else by.host)
    return matches(s, mod.what, what, by)


def cannot(s: PonyState, act: str, seat: int, what: Piece | str, area: Area = NOWHERE) -> bool:
    """True if something keeps a seat from doing this to a card."""
    return bool(statics(s, (CannotMod, act))) and what_forbids(s, act, seat, what, area) > 0


def replacement(s: PonyState, piece: Piece) -> ReplaceDismissMod | None:
    """Where a card may go instead of being dismissed."""
    for static in statics(s, ReplaceDismissMod):
        if matches(s, static.mod.what.all, piece, static.by) and in_force(s, static):
            mod: ReplaceDismissMod = static.mod
            return mod
    return None


# ---- faceoffs (8) ----------------------------------------------------------------------------------------------------
def extra_flips(s: PonyState, seat: int) -> tuple[int, int]:
    """How many more cards a seat flips at the start of the flips, and how many of its highest do not count."""
    more, ignored = 0, 0
    for static in statics(s, FlipMod):
        if concerns(s, static, seat) and running(s, static.mod.during) and in_force(s, static, seat):
            more += static.mod.n
            ignored += static.mod.ignore_highest
    return more, ignored


def total_modifier(s: PonyState, seat: int) -> int:
    """What is added to the faceoff total of a seat."""
    n = 0
    for static in statics(s, TotalMod):
        if (
            concerns(s, static, seat)
            and running(s, static.mod.during)
            and _covered(s, static)
            and in_force(s, static, seat)
        ):
            n += static.mod.n
    return n


def flipped_to(s: PonyState, seat: int, flip: Piece) -> tuple[str, bool]:
    """Where a flipped card goes instead of under the deck: "hand" or "discard", and whether its player may decline."""
    for static in statics(s, FlippedToMod):
        mod = static.mod
        if (
            concerns(s, static, seat)
            and fits_card(s, mod.what, flip.card)
            and running(s, mod.during)
            and _covered(s, static)
            and in_force(s, static, seat)
        ):
            return mod.to, mod.may
    return "", False


def _covered(s: PonyState, static: Static) -> bool:
    """True if a modifier of one area is about the faceoff: it covers that area."""
    faceoff = s.faceoff
    return not static.mod.at or (faceoff is not None and here(s, static.by) in faceoff.areas)
