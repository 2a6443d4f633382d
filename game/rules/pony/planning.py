"""A Main Phase planned as a whole, for computer players that take the time: which actions lead furthest together?

Advice takes one action after the other, each for what it gains by itself. So nobody ever goes to a second Problem whose
requirement takes two, and tokens lie idle. Here the few best tables that so many actions lead to are kept and gone on
from (beam search; Lowerre 1976). What is drawn on the way is not known in advance: a draw ends a plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.pony import main_phase
from game.rules.pony.advice import LEAST, SAME, advise, leads_home
from game.rules.pony.places import PonyState, deck
from game.rules.pony.trials import Outcome, imagined, outcome
from game.rules.pony.worth import worth
from game.table.state import legal
from game.table.step import Step

BEAM = 4  # tables that are gone on from
ACTIONS = 5  # that are planned ahead, at most


class Plan(NamedTuple):
    """Some actions."""

    first: int  # the option it begins with
    worth: float  # of where it leads
    table: PonyState


def plan(s: PonyState, seat: int, options: Sequence[Step]) -> int | None:
    """The option that begins the best plan for the rest of a Main Phase; None where nothing can be planned."""
    end = next((i for i, option in enumerate(options) if isinstance(option, main_phase.EndMain)), None)
    if end is None:
        return None
    table = imagined(s, seat)
    table.offered[seat] = legal(s, seat)  # what a seat may choose follows from what it sees: that is the same there
    cards = len(table.inside(deck(seat)))
    best = Plan(end, worth(table, seat) + LEAST, table)
    plans = [best]
    for number in range(ACTIONS):
        plans = [
            Plan(begun.first if number else option, found.worth, found.table)
            for begun in plans
            for option, found in _actions(begun.table, seat)
        ]
        best = max([best, *plans], key=_rounded)
        plans = _few(plans, seat, cards)
    return best.first


def _actions(s: PonyState, seat: int) -> Iterator[tuple[int, Outcome]]:
    """What each action leads to that a seat can take now, but for the end of the phase and paid moves home."""
    for i, option in enumerate(legal(s, seat)):
        if not isinstance(option, main_phase.EndMain) and not leads_home(option):
            yield i, outcome(s, seat, option, advise)


def _few(plans: Sequence[Plan], seat: int, cards: int) -> list[Plan]:
    """The best that can be gone on with, where so many cards are left in the deck; of those that come to the same, as
    by the same actions in another order, only the first."""
    different: dict[float, Plan] = {}
    for each in plans:
        if (
            isinstance(each.table.asks.get(seat), main_phase.MainActions)
            and len(each.table.inside(deck(seat))) == cards
        ):
            different.setdefault(_rounded(each), each)
    return [different[value] for value in sorted(different, reverse=True)[:BEAM]]


def _rounded(found: Plan) -> float:
    """What differs by less is a sum in another order."""
    return round(found.worth, SAME)
