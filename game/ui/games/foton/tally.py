"""What happened in a match of The Foton, counted from its events as everybody saw them: for the result screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.foton import events as E
from game.rules.foton.places import KINDS
from game.table.event import Event
from game.table.view import View
from game.ui.games.match_tally import heard
from game.ui.session import Watching

COLUMNS = ("drafted", "acted", "rested", "countered", "turned", "drawn", "added")


@dataclass
class Tally:
    """Numbers of a whole match. `course[n]` are the points after turn n of everybody; the last row is the result."""

    seats: int
    counts: Counter[tuple[int, str]] = field(default_factory=Counter)
    course: list[tuple[int, ...]] = field(default_factory=list)
    totals: dict[str, tuple[int, ...]] = field(default_factory=dict)  # of each kind, by seat
    points: dict[str, tuple[int, ...]] = field(default_factory=dict)
    gained: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and card
    seen: list[list[str]] = field(default_factory=list)  # the Megido each seat has shown, in order
    final: tuple[int, ...] = ()  # victory points
    photons: tuple[int, ...] = ()  # face-up photons, for ties
    places: tuple[int, ...] = ()
    now: list[int] = field(default_factory=list)  # points so far, without those of the ranks
    turn: int = 0
    actor: int = -1  # whose card is being resolved

    def __post_init__(self) -> None:
        self.seen = [[] for _ in range(self.seats)]
        self.now = [0] * self.seats
        self.course = [tuple(self.now)]

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count what happened up to this view."""
        for event in events:
            self._count(view, event)

    def _count(self, view: View, event: Event) -> None:
        match event:
            case E.Took(seat, cards=cards):
                self._add(seat, "drafted", len(cards))
            case E.TurnBegan(_, number):
                if number > max(1, self.turn):
                    self._mark()
                self.turn = number
            case E.PhaseBegan("adding"):
                self._mark()
            case E.Acted(seat, megido):
                self._card(view, seat, megido, "acted")
            case E.Countered(seat, megido):
                self._card(view, seat, megido, "countered")
            case E.Rested(seat):
                self._add(seat, "rested")
            case E.EventUsed(seat) | E.Automatic(seat) | E.LineBegan(seat):
                self.actor = seat
            case E.Interfered(seat):
                self._add(seat, "interfered")
            case E.Turned():
                self._add(self.actor, "turned")
            case E.Drew(seat, cards):
                self._add(seat, "drawn", cards)
            case E.Added(seat, photons):
                self._add(seat, "added", len(photons))
            case E.Gained(seat, points, piece):
                card = view.pieces.get(piece)
                self.gained[seat, card.card if card else ""] += points
                self.now[seat] += points
            case E.KindScored(kind, totals, points):
                self.totals[kind], self.points[kind] = totals, points
            case E.MatchEnded(points, photons, places):
                self.final, self.photons, self.places = points, photons, places

    def _mark(self) -> None:
        """Everybody has had one more turn."""
        self.course.append(tuple(self.now))

    def _card(self, view: View, seat: int, megido: int, what: str) -> None:
        """A Megido was shown."""
        self.actor = seat
        self._add(seat, what)
        piece = view.pieces.get(megido)
        if piece and piece.card not in self.seen[seat]:
            self.seen[seat].append(piece.card)

    def _add(self, seat: int, what: str, amount: int = 1) -> None:
        if 0 <= seat < self.seats:
            self.counts[seat, what] += amount

    def effects(self, seat: int) -> int:
        """Victory points that did not come from the ranks."""
        return self.final[seat] - sum(self.points[kind][seat] for kind in KINDS) if self.final else 0

    def most(self, what: str) -> tuple[int, int] | None:
        """Who did something most often, and how often; None if nobody did."""
        count, seat = max((self.counts[seat, what], -seat) for seat in range(self.seats))
        return (-seat, count) if count else None

    def closest(self) -> tuple[str, int] | None:
        """The kind whose first place was decided by the least, if it was decided at all."""
        margins = []
        for kind, totals in self.totals.items():
            first, second = sorted(totals, reverse=True)[:2]
            if first > second:
                margins.append((first - second, kind))
        return (min(margins)[1], min(margins)[0]) if margins else None


def tally(watching: Watching) -> tuple[Tally, View]:
    """Play a recorded match through and count; also the table at its end."""
    found = Tally(watching.setup.seats)
    for view, events in heard(watching):
        found.hear(view, events)
    found.course.append(found.final or found.course[-1])
    return found, watching.view


def ranking(found: Tally) -> list[int]:
    """Seats from first to last; those who share a place in order of seats."""
    return sorted(range(found.seats), key=lambda seat: (found.places[seat] if found.places else 1, seat))
