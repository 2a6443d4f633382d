"""Something happened: which triggers it sets off, and whether it may be replied to (pony.md, 13.2 and 13.3)."""
from __future__ import annotations

from game.rules.pony.moments import Moment
from game.rules.pony.places import amend, pony
from game.rules.pony.triggers import triggered, waiting
from game.table.state import State

ANSWERED = ("flipped", "faceoff_start", "faceoff_won", "tm_defeated", "char_moved", "char_entered", "dismissed", "drew",
            "gained")                    # the happenings that a reply can name


def heeded(s: State, on: str) -> bool:
    """True if anything could come of such a happening. (Most of them are of no interest to any card in play.)"""
    return bool(waiting(s, on)) or on in s.cards["timing"]


def happen(s: State, moment: Moment) -> None:
    """Triggers wait for the next `Aftermath`, and so does the window of replies; none in set-up (A30)."""
    me = pony(s)
    if me.phase == "setup" or s.result is not None:
        return
    if found := triggered(s, moment):
        amend(s, gathered=(*me.gathered, *found))
    if moment.on == "flipped" or (moment.on in ANSWERED and heeded(s, moment.on)):
        amend(s, windows=(*me.windows, moment))
