"""What a choice would lead to, tried on a copy of what is seen: no die is rolled and no card is turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.dice import Dice
from game.table.event import Changed, Dropped, Event, Moved
from game.table.state import choose, legal
from game.table.step import Question, Step
from game.table.view import View, sees
from game.ui.play.stage import Stage, stage_of
from game.ui.wish import TRIED

Rehearses = Callable[[Question], bool]


class TooEarly(Exception):
    """A tried choice wanted a die or a hidden card: it has to be made for real."""


class Untouchable(Dice):
    """Dice that may not be rolled."""

    def roll(self, sides: int) -> int:
        raise TooEarly


def never(question: Question) -> bool:
    """No question of this game is rehearsed."""
    return False


def tried(view: View, seat: int, option: Step, rehearses: Rehearses = never) -> Stage | None:
    """The question that continues a choice, tried on a copy of the view; None if the choice is complete with it.

    As soon as anything would happen on the table the choice is complete: only questions are tried, never events. That
    the card of the choice leaves the hand is none yet: it comes back when the choice is taken back. Before a rehearsed
    question one's own cards may move.
    """
    after = rehearsal_of(view)
    if set(after.asks) != {seat}:
        return None  # several are asked at once: what follows depends on all of them
    try:
        choose(after, seat, option)
    except TooEarly:
        return None
    question = after.asks.get(seat)
    if question is None or not question.part or set(after.asks) != {seat}:
        return None
    if not announced(after.events, option) and not (rehearses(question) and own_only(after.events, view, seat)):
        return None
    options = legal(after, seat)
    if not options or any(isinstance(thing, int) and thing < 0 for step in options for thing in step.about()):
        return None  # it is about cards that nobody has seen yet
    return stage_of(View(after), seat, options)


def rehearsal_of(view: View) -> View:
    """A copy of a view to try a choice on: no die can be rolled, and what comes to a place is told by its name."""
    copy = view.clone()
    copy.dice, copy.next_id = Untouchable(0), max(TRIED, 1 + max(view.pieces, default=0))
    return View(copy)


def announced(events: Sequence[Event], option: Step) -> bool:
    """True if nothing has happened, or only that the card of this choice has left its place."""
    return all(isinstance(event, Moved) and event.was in option.about() for event in events)


def own_only(events: Sequence[Event], view: View, seat: int) -> bool:
    """True if only cards of this seat have moved or changed, all of which it knows."""
    own = {piece.id for piece in view.pieces.values() if piece.owner == seat and sees(piece, seat)}
    for event in events:
        match event:
            case Moved(was, now):
                if was not in own:
                    return False
                own.add(now)
            case Changed(piece) | Dropped(piece):
                if piece not in own:
                    return False
    return True
