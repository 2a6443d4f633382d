"""Positions set up by hand, and what is done in them.

s = table("A:metabee@b2", "B:put_cat@b4", medals=(20, 3))    # written as in game/rules/medarot/positions.py
act(s, "A:metabee")                                          # its activation begins
take(s, Attack, target="B:put_cat")                          # one of the options offered
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

import game
from game.match import match
from game.rules.medarot import places, positions
from game.rules.medarot.activation import Activate, Activation, End
from game.rules.medarot.defence import Defend, Pass
from game.rules.medarot.opening import ChooseMaster, SetStock
from game.rules.medarot.places import BOARD, MedarotState
from game.rules.medarot.positions import cell
from game.rules.medarot.refill import Place, Refill
from game.rules.medarot.refusals import REASONS
from game.rules.medarot.set_window import SetWindow
from game.rules.medarot.turn import Turn
from game.rules.medarot.using import Respond
from game.table.event import Event
from game.table.state import Piece, State, choose, legal, refused, run
from game.table.step import Spot, Step

Kind = TypeVar("Kind", bound=Step)


@cache
def catalogue() -> dict[str, Any]:
    return dict(game.ruleset("medarot").catalogue)


def table(*cards: str, decks: int = 0, **given: Any) -> MedarotState:
    """A table in the action phase with these cards on it; `decks` put_cats lie in each deck."""
    s = positions.table(catalogue(), *cards, decks=("put_cat " * decks,) * 2, **given)
    s.lists = ()  # two tables that differ in what is hidden look alike
    return s


def find(s: State, written: str) -> Piece:
    """A card by `A:metabee`, or `A:metabee@b2` where there are several, or `A:ikki@hand`."""
    seat, _, rest = written.partition(":")
    name, _, place = rest.partition("@")
    found = [
        p
        for p in s.pieces.values()
        if p.owner == "AB".index(seat)
        and p.card.endswith(f"/{name}")
        and place in ("", p.zone.name, places.cell_name(p.at) if len(p.at) == 2 else "")
    ]
    on_board = [p for p in found if p.zone == BOARD]
    found = found if place else on_board or found
    assert found, f"{written} is nowhere"
    return found[0]


def there(s: State, written: str) -> bool:
    """True if such a card lies on the field, or in the place that is named."""
    try:
        return find(s, written).zone == BOARD or "@" in written
    except AssertionError:
        return False


def thing(s: State, written: str) -> int | Spot:
    """A cell or a card."""
    return find(s, written).id if ":" in written else Spot(BOARD, cell(written))


# ---- playing -----------------------------------------------------------------------------------------------------
NO_CHOICE = (Activation, ChooseMaster, Defend, Place, Refill, Respond, SetStock, SetWindow)


def settle(s: State) -> None:
    """Take what is no choice, also where a match would ask so that the others cannot tell (ruling S11)."""
    match.settle(s)
    for seat in sorted(s.asks):
        if s.result is None and isinstance(s.asks[seat], NO_CHOICE) and len(legal(s, seat)) == 1:
            choose(s, seat, legal(s, seat)[0])
            settle(s)
            return


def act(s: State, medarot: str) -> None:
    """The activation of a Medarot begins."""
    piece = find(s, medarot)
    s.then(Activate(piece.owner, piece.id))
    run(s)


def begin_turn(s: State, number: int) -> None:
    s.agenda.clear()
    s.asks.clear()
    s.then(Turn(number))
    run(s)
    settle(s)


def asked(s: State) -> int:
    """The seat that is asked."""
    assert s.asks, "nobody is asked anything"
    return min(s.asks)


def options(s: State, kind: type[Kind], seat: int | None = None, **wanted: Any) -> list[Kind]:
    """The options of a kind; `target="B:put_cat"`, `at="b3"`, `n=2` narrow them."""
    who = asked(s) if seat is None else seat
    return [
        option
        for option in legal(s, who)
        if type(option) is kind
        and isinstance(option, kind)
        and all(_is(s, getattr(option, name), value) for name, value in wanted.items())
    ]


def _is(s: State, value: Any, wanted: Any) -> bool:
    if isinstance(wanted, str) and ":" in wanted:
        return isinstance(value, int) and value in s.pieces and value == find(s, wanted).id
    if isinstance(wanted, str) and isinstance(value, tuple):
        return value == cell(wanted)
    return bool(value == wanted)


def take(s: State, kind: type[Step], seat: int | None = None, **wanted: Any) -> None:
    """Choose the one option that fits, then take what is no choice."""
    found = options(s, kind, seat, **wanted)
    assert found, f"{kind.__name__} {wanted} is not offered: {legal(s, asked(s))}"
    assert len({repr(option) for option in found}) == 1, f"{kind.__name__} {wanted}: {found}"
    choose(s, asked(s) if seat is None else seat, found[0])
    settle(s)


def end(s: State) -> None:
    """The activation ends, without anything else; nobody defends."""
    settle(s)
    while s.asks and s.result is None:
        seat = asked(s)
        last = [o for o in legal(s, seat) if isinstance(o, (End, Pass))]
        if not last:
            return
        choose(s, seat, last[0])
        settle(s)


def codes(s: State, about: str) -> set[str]:
    """Why something is not offered, as codes of section 19; of a Medarotter those of both its effects."""
    found = set()
    for no in refused(s, asked(s)):
        if thing(s, about) in no.about:
            found |= {
                code
                for code, (why, rule) in REASONS.items()
                if re.search(re.sub(r"\\\{\d\\\}", ".*", re.escape(why.en)), no.why.en)
                and (rule == no.rule or "effect, " in no.why.en)
            }
    return found


def medals(s: State) -> tuple[int, int]:
    return places.medals(s, 0), places.medals(s, 1)


def hand_size(s: State, seat: int) -> int:
    return len(s.inside(places.hand(seat)))


def told(s: State, kind: type[Event]) -> list[Any]:
    """The events of a kind so far."""
    return [event for event in s.events if type(event) is kind]
