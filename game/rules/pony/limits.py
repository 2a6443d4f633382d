"""What is forbidden, limited, or replaced by something else (pony.md, 5.5, 13, 15)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.pony.filters import fits_card
from game.rules.pony.modifiers import (
    CannotMod,
    LimitMod,
    ReplaceDismissMod,
)
from game.rules.pony.places import (
    BOOSTED,
    NOWHERE,
    Area,
    PonyState,
    facts,
    mane_of,
)
from game.rules.pony.power import in_force, matches
from game.rules.pony.sources import Static, concerns, here, statics
from game.table.state import Piece


def home_limit(s: PonyState, seat: int) -> int:
    """How many Friends the home of a seat holds at the end of its turn."""
    mane = mane_of(s, seat)
    return int(facts(s, mane).side(mane.has(BOOSTED) > 0).home_limit)


def limit(s: PonyState, act: str) -> int | None:
    """How often a player may confront, or draw, in a turn; None if there is no limit."""
    limits = statics(s, (LimitMod, act))
    return min([static.mod.n for static in limits if in_force(s, static)], default=None) if limits else None


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
