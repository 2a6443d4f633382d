"""What playing and moving costs a player (pony.md, 5.3 and 13.5)."""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.rules.pony.filters import fits_card
from game.rules.pony.lasting import end
from game.rules.pony.limits import forbidding
from game.rules.pony.modifiers import (
    CostMod,
)
from game.rules.pony.places import (
    NOWHERE,
    Area,
    PonyState,
    tokens,
)
from game.rules.pony.power import in_force, keyword, matches
from game.rules.pony.sources import Static, concerns, here, of_texts, statics
from game.table.state import Piece

ANY = 99  # discounts may make everything affordable
PLAY_COSTS, MOVE_COSTS = (CostMod, "play"), (CostMod, "move")  # what is asked of `statics`


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


@of_texts
def taxes(s: PonyState, key: str) -> Taxes:
    """What changes the price of a card: looked up for every card in hand before every choice."""
    fitting, local, more, less = [], False, 0, 0
    for static in statics(s, PLAY_COSTS):
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


@of_texts
def price_terms(s: PonyState) -> Terms:
    numbers = [static.mod.n for static in statics(s, PLAY_COSTS)]
    return Terms(-sum([n for n in numbers if n < 0]), sum([n for n in numbers if n > 0]), bool(forbidding(s, "play")))


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
    for static in statics(s, MOVE_COSTS):
        mod = static.mod
        if concerns(s, static, seat):
            where = here(s, static.by)
            if (not mod.to or where == to) and (not mod.origin or where == piece.at) and in_force(s, static, seat):
                n += mod.n
    return max(1, n)
