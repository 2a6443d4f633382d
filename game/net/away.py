"""Seats that do not answer: who is missing, for how long, and what the others want to become of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.net.messages import Absent


@dataclass(slots=True)
class Away:
    """One seat that is waited for."""

    why: str  # gone, idle or computer
    since: float  # by the host's clock
    votes: dict[str, str] = field(default_factory=dict)  # name of a voter: wait, computer or end


@dataclass(slots=True)
class Waiting:
    """All seats that are waited for. A seat whose guest comes back, or answers, is none of them any more."""

    patience: int  # seconds; 0: nobody counts as idle
    seats: dict[int, Away] = field(default_factory=dict)
    asked: dict[int, float] = field(default_factory=dict)  # since when each seat has been asked

    def look(self, now: float, gone: Collection[int], asks: Collection[int], guests: Collection[int]) -> bool:
        """Who is missing now; True if anything about it has changed. `guests`: seats in which guests sit."""
        before = {seat: away.why for seat, away in self.seats.items()}
        self.asked = {seat: self.asked.get(seat, now) for seat in asks if seat in guests}
        for seat in guests:
            idle = bool(self.patience) and now - self.asked.get(seat, now) > self.patience
            away = self.seats.get(seat)
            if away is not None and away.why == "computer":
                continue
            if seat in gone or idle:
                why = "gone" if seat in gone else "idle"
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

    def decided(self, voters: Collection[str]) -> Mapping[int, str]:
        """What more than half of those who may vote want, for each seat where they want anything."""
        found = {}
        for seat, away in self.seats.items():
            wishes = Counter(wish for voter, wish in away.votes.items() if voter in voters)
            for wish in ("computer", "end"):
                if wishes[wish] * 2 > len(voters) and not (wish == "computer" and away.why == "computer"):
                    found[seat] = wish
        return found

    def told(self, now: float) -> tuple[Absent, ...]:
        """For everybody."""
        return tuple(
            Absent(seat, away.why, int(now - away.since), tuple(sorted(away.votes.items())))  # type: ignore[arg-type]
            for seat, away in sorted(self.seats.items())
        )
