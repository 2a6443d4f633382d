"""Which beat of a lesson it is, which choices are wanted there, and whether something begun can still lead to one.

A beat begins when seat 0 is asked: whatever others do before that belongs to the beat before it. A beat with `want`
ends with such a choice (with `until`: as soon as the table looks like that afterwards), one without when it has been
read. A question in whose chain nothing is wanted lets every choice through.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from game.frozen import frozen
from game.table.lesson import Beat, Lesson
from game.table.state import State, choose
from game.table.step import Question, Step
from game.table.view import View
from game.ui.play.trying import TooEarly, rehearsal_of, tried
from game.ui.wish import Wish

DEEPEST = 4  # questions that go on with a choice, looked through for what is wanted
MOST = 400  # options tried on the way


@frozen
class Place:
    """Where somebody is in a lesson: the beat, and whether what it wants has been done at least once."""

    beat: int = 0
    met: bool = False


def beat_at(lesson: Lesson, place: Place) -> Beat | None:
    """The beat somebody is at; None when all are done."""
    return lesson.beats[place.beat] if place.beat < len(lesson.beats) else None


def chosen(lesson: Lesson, place: Place, view: State, option: Step) -> Place:
    """Where one is after a choice that was made at this table."""
    beat = beat_at(lesson, place)
    if beat is None or beat.want is None or not beat.want(view, option):
        return place
    return Place(place.beat + 1) if beat.until is None else replace(place, met=True)


def looked(lesson: Lesson, place: Place, view: State) -> Place:
    """Where one is when the table looks like this."""
    beat = beat_at(lesson, place)
    if beat is not None and beat.until is not None and place.met and beat.until(view):
        return Place(place.beat + 1)
    return place


def fitting(lesson: Lesson, place: Place, view: State, options: Sequence[Step]) -> list[Step]:
    """The options that are wanted now."""
    beat = beat_at(lesson, place)
    return [option for option in options if beat.want(view, option)] if beat is not None and beat.want else []


def anything(question: Question) -> bool:
    """Every question may be looked through."""
    return True


class Search:
    """Finds out which options lead to what is wanted, through the questions that go on with them."""

    def __init__(self, lesson: Lesson, place: Place, seat: int = 0) -> None:
        self.lesson, self.place, self.seat, self.left = lesson, place, seat, MOST

    def leading(self, view: View, options: Sequence[Step], depth: int = DEEPEST) -> list[Step]:
        """The options that are wanted; where none is, those after which one will be."""
        direct = fitting(self.lesson, self.place, view, options)
        if direct or depth == 0:
            return direct
        return [option for option in options if self._deeper(view, option, depth)]

    def _deeper(self, view: View, option: Step, depth: int) -> bool:
        self.left -= 1
        if self.left < 0:
            return False
        stage = tried(view, self.seat, option, anything)
        return stage is not None and bool(self.leading(stage.view, stage.options, depth - 1))


Known = tuple[View, Lesson, list[Step]]
KEPT = 24
_known: OrderedDict[tuple[int, int, Place], Known] = OrderedDict()  # what was found out lately, by view and beat


def leading(lesson: Lesson, place: Place, view: View, options: Sequence[Step]) -> list[Step]:
    """The options that are wanted, or lead to what is; none where any choice will do. Worked out once for a view."""
    key = (id(view), id(lesson), place)
    if key not in _known:
        _known[key] = (view, lesson, Search(lesson, place).leading(view, options))  # kept while their ids count
        while len(_known) > KEPT:
            _known.popitem(last=False)
    return _known[key][2]


def allowed(lesson: Lesson, place: Place, view: View, chain: Sequence[Wish], seat: int = 0) -> bool:
    """True if a choice, with all that continues it, does what the beat and those after it want of it."""
    beat = beat_at(lesson, place)
    if beat is None:
        return True
    if beat.want is None:
        return False  # it is to be read first
    if not leading(lesson, place, view, chain[0].options):
        return True
    now: View | None = view
    matched = False
    for n, wish in enumerate(chain):
        step = wish.option
        if now is None or beat_at(lesson, place) is None:
            break
        wanted = fitting(lesson, place, now, wish.options)
        if wanted and step not in wanted:
            return False
        matched = matched or bool(wanted)
        place, now = chosen(lesson, place, now, step), after(now, seat, step) if n + 1 < len(chain) else None
        place = looked(lesson, place, now) if now is not None else place
    return matched


def after(view: View, seat: int, option: Step) -> View | None:
    """The table after a choice, as far as the seat can tell beforehand; None where dice or hidden cards decide."""
    then = rehearsal_of(view)
    try:
        choose(then, seat, option)
    except (TooEarly, ValueError):
        return None
    return then
