"""Something happened: which triggers it sets off, and whether it may be replied to (pony.md, 13.2 and 13.3)."""
from __future__ import annotations

from game.rules.pony.moments import Moment
from game.rules.pony.places import amend, pony
from game.rules.pony.triggers import triggered
from game.table.state import State

ANSWERED = ("flipped", "faceoff_start", "faceoff_won", "tm_defeated", "char_moved", "char_entered", "dismissed", "drew",
            "gained")                    # the happenings that a reply can name


def happen(s: State, moment: Moment) -> None:
    """Triggers wait for the next `Aftermath`, and so does the window of replies; none in set-up (A30)."""
    me = pony(s)
    if me.phase == "setup" or s.result is not None:
        return
    if found := triggered(s, moment):
        amend(s, gathered=(*me.gathered, *found))
    if moment.on in ANSWERED:
        me.windows = (*me.windows, moment)
