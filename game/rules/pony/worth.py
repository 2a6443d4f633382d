"""What a position is worth to a seat, for the computer player and for hints. The unit is a point."""

from __future__ import annotations

from game.rules.pony.aspects import ASPECTS, UNIT
from game.rules.pony.lasting import end_lasting
from game.rules.pony.places import PonyState
from game.rules.pony.survey import Survey
from game.table.judgement import Judgement, strongest

WON = 100.0
REST = 0.3  # of the weight, for all others than the strongest


def over(s: PonyState, seat: int) -> float:
    """100 for a won match; a draw is bad for all."""
    return WON if s.result and seat in s.result else -WON if s.result else -WON / 4


def terms(s: PonyState, seat: int) -> list[float]:
    """How much of each aspect a seat has more than the others: most of it than the strongest."""
    if any(x.until == "phase" for x in s.lasting):  # over before points are scored
        s = s.clone()
        end_lasting(s, "phase")
    rows = Survey(s).rows
    others = [other for other in range(len(rows)) if other != seat]
    best = rows[strongest(rows, USUAL, others)]
    if len(others) == 1:
        return [mine - theirs for mine, theirs in zip(rows[seat], best, strict=True)]
    share = REST / len(others)
    return [
        mine - (1 - REST) * best[n] - share * sum(rows[other][n] for other in others)
        for n, mine in enumerate(rows[seat])
    ]


USUAL = [aspect.usual for aspect in ASPECTS]
JUDGEMENT = Judgement(ASPECTS, terms, over, unit=UNIT)
worth = JUDGEMENT.worth  # that of advice: it is the same for everybody, whatever weights a file names
