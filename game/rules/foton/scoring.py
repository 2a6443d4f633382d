"""The scoring phase: kind by kind, ties share, then the ranking (foton.md, section 7).

Ruling here: R-12 (a total of 0 is ranked like any other, F-7.3).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.rules.foton.events import KindScored, MatchEnded, PhaseBegan
from game.rules.foton.places import KINDS, VP, foton, photons_up, totals
from game.table.state import State
from game.table.step import Step


def points_of(totals_: Sequence[int], by_rank: Sequence[int]) -> tuple[int, ...]:
    """Points for the ranks: who ties shares the points of the places they fill, rounded down (F-7.1, F-7.2)."""
    points = []
    for mine in totals_:
        better = sum(other > mine for other in totals_)
        tied = totals_.count(mine)
        points.append(sum(by_rank[better : better + tied]) // tied)
    return tuple(points)


def kind_points(s: State) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Of each kind everybody's total and what it is worth as the fields lie now."""
    by_rank = s.cards["config"].table(s.seats).rank_vp
    sums = [totals(s, seat) for seat in range(s.seats)]
    columns = [tuple(mine[k] for mine in sums) for k in range(len(KINDS))]
    return [(column, points_of(column, by_rank)) for column in columns]


def places_of(scores: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """More points first, then more face-up photons; equals share a place, the places after it are skipped (F-7.5)."""
    return tuple(1 + sum(other > mine for other in scores) for mine in scores)


@frozen
class ScoringPhase(Step):
    """Rank each kind, add the points to those of the main phase, and name the winners (F-7.4)."""

    def do(self, s: State) -> None:
        foton(s).phase = "scoring"
        s.tell(PhaseBegan("scoring"))
        for kind, (sums, points) in zip(KINDS, kind_points(s), strict=True):
            s.tell(KindScored(kind, sums, points))
            for seat, gained in enumerate(points):
                s.mark_seat(seat, VP, gained)
        final = tuple(s.marks[seat, VP] for seat in range(s.seats))
        photons = tuple(len(photons_up(s, seat)) for seat in range(s.seats))
        places = places_of(list(zip(final, photons, strict=True)))
        s.result = tuple(seat for seat, place in enumerate(places) if place == 1)
        s.tell(MatchEnded(final, photons, places, s.result))
