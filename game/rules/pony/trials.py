"""Trying an action out on a table that a seat can imagine: how would things stand when it is over?"""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

from game.rules.pony.places import PonyState, pony
from game.rules.pony.playing import PlayCard, PlayEvent
from game.rules.pony.worth import worth
from game.table.advice import Advise
from game.table.dice import Dice
from game.table.state import choose, legal
from game.table.step import Step
from game.table.view import View, imagine

DEEPEST = 10  # answers that may follow one choice
WIDTH = 3  # answers of its own that are tried for each


class Outcome(NamedTuple):
    """How things stand after an action."""

    worth: float
    table: PonyState


def imagined(view: PonyState, seat: int) -> PonyState:
    """A table as it may be, the same every time it is asked for."""
    chance = crc32(repr((sorted(view.pieces), sorted(view.marks.items()))).encode())
    return pony(imagine(View(view), seat, Dice(chance)))


def outcome(table: PonyState, seat: int, option: Step, advise: Advise) -> Outcome:
    """What an action leads to, finished as well as it can be; others do what looks best for them.

    An Event may be played for the sake of a card that can be played then.
    """
    after = table.clone()
    choose(after, seat, option)
    found = _finished(after, seat, advise, DEEPEST)
    if isinstance(option, PlayEvent) and seat in after.asks:
        known = {o.card for o in legal(table, seat) if isinstance(o, PlayCard)}
        better = [o for o in legal(after, seat) if isinstance(o, PlayCard) and o.card not in known]
        return max([found, *(outcome(after, seat, o, advise) for o in better)], key=_worth)
    return found


def _finished(s: PonyState, seat: int, advise: Advise, deep: int) -> Outcome:
    while s.result is None and s.asks and deep:
        asked = seat if seat in s.asks else min(s.asks)
        question = s.asks[asked]
        if not (question.part or question.inner):
            break
        options = legal(s, asked)
        deep -= 1
        if len(options) == 1:
            choose(s, asked, options[0])
            continue
        advice = advise(s, asked, options)
        if asked != seat:
            choose(s, asked, options[advice.first(1)[0]])
            continue
        tried = [*advice.first(WIDTH), *sorted(advice.pruned)][:WIDTH]
        return max((_after(s, seat, options[i], advise, deep) for i in tried), key=_worth)
    return Outcome(worth(s, seat), s)


def _after(s: PonyState, seat: int, option: Step, advise: Advise, deep: int) -> Outcome:
    after = s.clone()
    choose(after, seat, option)
    return _finished(after, seat, advise, deep)


def _worth(found: Outcome) -> float:
    return found.worth
