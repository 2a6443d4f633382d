"""What somebody chose, as who looks on can judge it: a table that they can imagine, on which it could be chosen.

In a running match nobody is told a seat's own reasons: these are made of what it sees. Whoever looks on imagines its
hand instead, and judges what was chosen beside what else lay open to all. What was never shown is not spoken of.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, Protocol

from game.table.dice import Dice
from game.table.state import State, legal
from game.table.step import Spot, Step
from game.table.view import View, imagine, look, sees

TABLES = 60  # that are imagined until one fits what was chosen


class Guess(NamedTuple):
    """A choice on an imagined table."""

    view: View  # what its seat would see there
    options: list[Step]  # what it could choose among what lies open
    pick: int  # which of them was chosen


class Chosen(Protocol):
    """A choice that was made."""

    @property
    def seat(self) -> int: ...
    @property
    def view(self) -> View: ...  # what its seat saw
    @property
    def pick(self) -> int: ...  # index among the options of the seat


def guess(eyes: int, chosen: Chosen, before: View, after: View) -> Guess | None:
    """A choice as it may look from other eyes; None where these have not seen what it was about, or nothing else lay
    open.

    `before`, `after`: what these eyes saw when the action began, and at its end.
    """
    shown = cards_seen(after, eyes) - cards_seen(before, eyes)
    step = legal(chosen.view, chosen.seat)[chosen.pick]
    for luck in range(TABLES):
        table = imagine(before, eyes, Dice(luck))
        options = [option for option in legal(table, chosen.seat) if _open(option, table, before, eyes, shown)]
        found = [n for n, option in enumerate(options) if meant(table, option) == meant(chosen.view, step)]
        if found and len(options) > 1:
            return Guess(look(table, chosen.seat), options, found[0])
    return None


def cards_seen(view: View, eyes: int) -> Counter[str]:
    """How many of each card these eyes see."""
    return Counter(piece.card for piece in view.pieces.values() if sees(piece, eyes))


def meant(s: State, option: Step) -> object:
    """What tells options apart for a person: the words, and the places."""
    return option.say(s), [thing for thing in option.about() if isinstance(thing, Spot)]


def _open(option: Step, s: State, before: View, eyes: int, shown: Counter[str]) -> bool:
    """True if all pieces that an option is about were seen when the action began, or have been shown by it."""
    pieces = [s.pieces[thing] for thing in option.about() if isinstance(thing, int)]
    return all(
        (p.id in before.pieces and sees(before.pieces[p.id], eyes)) or (not sees(p, eyes) and shown[p.card] > 0)
        for p in pieces
    )
