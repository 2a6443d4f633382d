"""What happened in a match, counted from its events as everybody saw them: what the tallies of all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from game.table.event import Event
from game.table.view import View
from game.ui.session import AUDIENCE, Watching


@dataclass
class CardTally:
    """Numbers of a whole match; `counts` by seat and column, `course` a row of scores for each step."""

    counts: Counter[tuple[int, str]] = field(default_factory=Counter)
    course: list[tuple[int, ...]] = field(default_factory=list)
    turns: int = 0
    winners: tuple[int, ...] | None = None
    why: str = ""


def heard(watching: Watching) -> Iterator[tuple[View, Sequence[Event]]]:
    """A recorded match from its first step to its last: the table, and what has just happened there."""
    watching.look_through(AUDIENCE)
    more = True
    while more:
        more = watching.step()
        yield from watching.news()


def best(counted: Counter[tuple[int, str]]) -> tuple[int, str, int] | None:
    """Which card did something most often: seat, card, how often; None if none did."""
    known = [(n, -seat, card) for (seat, card), n in counted.items() if card and n]
    return (-max(known)[1], max(known)[2], max(known)[0]) if known else None
