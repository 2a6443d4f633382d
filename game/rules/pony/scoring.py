"""Points, and how a match ends (pony.md, section 12)."""

from __future__ import annotations

from collections.abc import Mapping

from game.rules.pony.events import MatchEnded, Scored
from game.rules.pony.moments import Moment
from game.rules.pony.places import POINTS, Area, PonyState, amend, order, points
from game.rules.pony.triggers import happen, heeded


def score(s: PonyState, seat: int, n: int, why: str, areas: tuple[Area, ...] = ()) -> None:
    """Points for one player."""
    score_all(s, {seat: n}, why, areas)


def score_all(s: PonyState, gains: Mapping[int, int], why: str, areas: tuple[Area, ...] = ()) -> None:
    """Points for several players at the same moment, then the check for victory, before any trigger."""
    for seat, n in gains.items():
        if n:
            s.tell(Scored(seat, n, why, areas))
            s.mark_seat(seat, POINTS, max(n, -points(s, seat)))  # never below 0
    if check_victory(s):
        return
    for seat, n in gains.items():
        if n > 0 and areas and s.phase == "score":
            amend(s, scored=(*s.scored, *((seat, area, n) for area in areas)))
        if n > 0 and heeded(s, "scored"):
            happen(s, Moment("scored", seat, areas=areas, n=n))


def check_victory(s: PonyState) -> bool:
    """Enough points win at once. Of several the most points, then the turn player, then the first in turn order."""
    there = [seat for seat in order(s) if points(s, seat) >= s.rules.points_to_win]
    if there:
        finish(s, (max(there, key=lambda seat: points(s, seat)),), "points")
    return bool(there)


def cap_turns(s: PonyState) -> None:
    """The safety stop: the higher score wins, equal scores are a draw."""
    best = max(points(s, seat) for seat in range(s.seats))
    winners = tuple(seat for seat in range(s.seats) if points(s, seat) == best)
    finish(s, winners if len(winners) == 1 else (), "turns")


def finish(s: PonyState, winners: tuple[int, ...], why: str) -> None:
    """The match ends at once; nothing that was planned is carried out any more."""
    if s.result is None:
        s.result = winners
        s.agenda.clear()
        s.later.clear()
        s.asks.clear()
        s.answers.clear()
        s.offered.clear()
        amend(s, gathered=(), queue=(), windows=())
        s.tell(MatchEnded(winners, why))


def concede(s: PonyState, seat: int) -> None:
    """Give up, at any moment: the best of the others has won."""
    rest = [other for other in range(s.seats) if other != seat]
    best = max(points(s, other) for other in rest)
    finish(s, tuple(other for other in rest if points(s, other) == best), "conceded")
