"""What a ruleset tells computer players that look ahead: what a turn is, and how far to look."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import log, tanh
from typing import Any, NamedTuple

from game.frozen import frozen
from game.table.step import Step
from game.words import Phrase


def one_turn(s: Any) -> Hashable:
    """For games that name no turns: the match is looked at to its end."""
    return 0


def never(s: Any) -> bool:
    return False


def always(s: Any, options: Sequence[Step]) -> bool:
    return True


class Plan(NamedTuple):
    """Actions for the rest of a part of a turn, one after the other, which together lead furthest."""

    actions: tuple[Step, ...]
    said: tuple[Phrase, ...]  # each of them in words, as it is said when it is its turn


def unplanned(s: Any, seat: int, options: Sequence[Step]) -> Plan | None:
    return None


@frozen
class Foresight:
    """How far a match is played on in thought, and what is made of where that ends."""

    turn: Callable[[Any], Hashable] = one_turn
    """Which turn it is, and whose: another value once it has passed. It takes the game's own kind of state."""
    part: Callable[[Any], Hashable] | None = None
    """The part of a turn that `horizon` counts instead of turns: for games whose turns are long."""
    horizon: int = 1  # turns, or parts of turns, that are played on, that of the decision included
    endgame: Callable[[Any], bool] = never
    """True of positions from which the match is played on to its end."""
    last_turn: Callable[[Any], bool] = never
    """True in an endgame if the others have hardly any choice left: then all that may be chosen is tried out."""
    plan: Callable[[Any, int, Sequence[Step]], Plan | None] = unplanned
    """The best plan for the rest of a part of a turn, where the ruleset makes one. It is followed, and not judged by
    playouts: they reply one action at a time and would lose its thread."""
    pondered: Callable[[Any, Sequence[Step]], bool] = always
    """True of choices that are played on in thought; the others, which decide little, are made as Normal makes them."""
    scale: float = 10.0  # the lead in `worth` with which nearly three of four matches are won (1 / (1 + 1/e))
    even: float = 0.0  # the lead at which chances are even: below 0 where everybody fears more than is to be hoped
    glance: int = 1000  # options that are looked at together for each reply on the way; more of them in turn
    replies: int = 3  # answers that are weighed for each reply on the way; with 1 the advice is taken at its word
    effort: int = (
        1000  # answers given and tables judged for a pick: a third of a second, up to one where few are pondered
    )

    def plan_with(self, s: Any, seat: int, options: Sequence[Step], pick: int) -> Plan | None:
        """The best plan, if this option is a part of it."""
        plan = self.plan(s, seat, options)
        return plan if plan is not None and options[pick] in plan.actions else None

    def winning(self, lead: float, seats: int = 2) -> float:
        """A lead in `worth` as a chance of winning among so many: a logistic curve, with its even share at `even`."""
        return 0.5 + 0.5 * tanh(((lead - self.even) / self.scale - log(seats - 1)) / 2)

    def stage(self, s: Any) -> Hashable:
        """What the horizon counts: another value once it has passed."""
        return (self.part or self.turn)(s)
