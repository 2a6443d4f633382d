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
from game.table.foresight import Plan
from game.table.state import legal
from game.table.step import Step
from game.words import Phrase

BEAM = 4  # tables that are gone on from
ACTIONS = 5  # that are planned ahead, at most


class Path(NamedTuple):
    """Actions, one after the other."""

    actions: tuple[Step, ...]
    said: tuple[Phrase, ...]
    worth: float  # of where it leads; what differs by less than `SAME` is a sum in another order
    table: PonyState


def plan(s: PonyState, seat: int, options: Sequence[Step]) -> Plan | None:
    """The best plan for the rest of a Main Phase; None in other phases."""
    end = next((option for option in options if isinstance(option, main_phase.EndMain)), None)
    if end is None:
        return None
    table = imagined(s, seat)
    table.offered[seat] = legal(s, seat)  # what a seat may choose follows from what it sees: that is the same there
    cards = len(table.inside(deck(seat)))
    best = Path((end,), (end.say(s),), worth(table, seat) + LEAST, table)
    beam = [Path((), (), best.worth, table)]
    for _ in range(ACTIONS):
        paths = [
            Path((*begun.actions, action), (*begun.said, action.say(begun.table)), round(then.worth, SAME), then.table)
            for begun in beam
            for action, then in _actions(begun.table, seat)
        ]
        best = max([best, *paths], key=_worth)
        beam = _few([path for path in paths if _goes_on(path.table, seat, cards)])
    return Plan(best.actions, best.said)


def _actions(s: PonyState, seat: int) -> Iterator[tuple[Step, Outcome]]:
    """What each action leads to that a seat can take now, but for the end of the phase and paid moves home."""
    for option in legal(s, seat):
        if not isinstance(option, main_phase.EndMain) and not leads_home(option):
            yield option, outcome(s, seat, option, advise)


def _goes_on(s: PonyState, seat: int, cards: int) -> bool:
    """True if the Main Phase goes on, and as many cards are left in the deck."""
    return isinstance(s.asks.get(seat), main_phase.MainActions) and len(s.inside(deck(seat))) == cards


def _few(paths: Sequence[Path]) -> list[Path]:
    """The best, one of each worth: mostly it is the same in another order."""
    different: dict[float, Path] = {}
    for path in paths:
        different.setdefault(path.worth, path)
    return sorted(different.values(), key=_worth, reverse=True)[:BEAM]


def _worth(path: Path) -> float:
    return path.worth
