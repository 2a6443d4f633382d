"""Seats that do not answer: who is missing, for how long, and what the others want to become of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from math import ceil

from game.net import GRACES
from game.net.messages import Absent


@dataclass(slots=True)
class Away:
    """One seat that is waited for."""

    why: str  # gone, left, idle or computer
    since: float  # by the host's clock
    votes: dict[str, str] = field(default_factory=dict)  # name of a voter: wait, computer or end


@dataclass(slots=True)
class Waiting:
    """All seats that are waited for. A seat whose guest comes back, or answers, is none of them any more."""

    patience: int  # seconds; 0: nobody counts as idle
    grace: int = GRACES[0]  # seconds after a line broke before which no vote about its seat is carried out
    seats: dict[int, Away] = field(default_factory=dict)
    asked: dict[int, float] = field(default_factory=dict)  # since when each seat has been asked

    def look(self, now: float, gone: Mapping[int, str], asks: Collection[int], guests: Collection[int]) -> bool:
        """Who is missing now; True if anything about it has changed.

        `gone`: seats whose line is cut, and why: "gone", or "left" by those who said so. `guests`: seats in which
        guests sit.
        """
        before = {seat: away.why for seat, away in self.seats.items()}
        self.asked = {seat: self.asked.get(seat, now) for seat in asks if seat in guests}
        for seat in guests:
            idle = bool(self.patience) and now - self.asked.get(seat, now) > self.patience
            away = self.seats.get(seat)
            if away is not None and away.why == "computer":
                continue
            if why := gone.get(seat, "idle" if idle else ""):
                self.seats[seat] = away if away is not None and away.why == why else Away(why, now)
            else:
                self.seats.pop(seat, None)
        return before != {seat: away.why for seat, away in self.seats.items()}

    def back(self, seat: int) -> bool:
        """A seat answers again; True if it had been missing."""
        self.asked.pop(seat, None)
        return self.seats.pop(seat, None) is not None

    def vote(self, voter: str, seat: int, wish: str) -> None:
        """Somebody says what should become of a seat. KeyError if it is not missing."""
        self.seats[seat].votes[voter] = wish

    def decided(self, voters: Collection[str], now: float) -> Mapping[int, str]:
        """What more than half of those who may vote want, for each seat where they want anything and may have it."""
        found = {}
        for seat, away in self.seats.items():
            if self.rest(away, now) > 0:
                continue
            wishes = Counter(wish for voter, wish in away.votes.items() if voter in voters)
            for wish in ("computer", "end"):
                if wishes[wish] * 2 > len(voters) and not (wish == "computer" and away.why == "computer"):
                    found[seat] = wish
        return found

    def rest(self, away: Away, now: float) -> float:
        """Seconds of the grace that are left. Who left on purpose has none; who thinks for too long has had it."""
        return max(0.0, away.since + self.grace - now) if away.why == "gone" else 0.0

    def told(self, now: float) -> tuple[Absent, ...]:
        """For everybody."""
        return tuple(self._told(seat, away, now) for seat, away in sorted(self.seats.items()))

    def _told(self, seat: int, away: Away, now: float) -> Absent:
        votes, rest = tuple(sorted(away.votes.items())), ceil(self.rest(away, now))
        return Absent(seat, away.why, int(now - away.since), votes, rest)  # type: ignore[arg-type]
