"""What happened in a pony match, counted from its events as everybody saw them: for the result screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.frozen import frozen
from game.rules.pony import events as E
from game.rules.pony.faceoff import Comparison
from game.rules.pony.places import NOWHERE, PLAY, Area, PonyState, points, pony, problem_areas, problem_at
from game.table.event import Event
from game.table.view import View
from game.ui.games.match_tally import CardTally, heard
from game.ui.session import Watching

COLUMNS = ("confronted", "won", "beaten", "played", "tokens", "drawn")
SOURCES = ("confront", "faceoff", "troublemaker", "effect", "first")


@frozen
class Points:
    """What a seat got, why (see `E.Scored`), from which card ("" if it is not known), in which turn."""

    seat: int
    n: int
    why: str
    card: str
    turn: int


@dataclass
class Tally(CardTally):
    """Numbers of a whole match. `course[n]` are the points of all seats before turn n + 1, the last row at the end."""

    seats: int = 2
    scored: Counter[tuple[int, str]] = field(default_factory=Counter)
    fought: Counter[tuple[int, str]] = field(default_factory=Counter)  # took part in a faceoff: by seat and card
    seen: list[list[str]] = field(default_factory=list)  # characters that were in play, in their order
    boosted: list[int] = field(default_factory=list)  # seats, in the order in which their Manes turned over
    solved: int = 0
    highest: int = 0
    problems: dict[Area, str] = field(default_factory=dict)  # the card of each Problem, by its area
    troublemaker: str = ""  # the last that was beaten
    scores: list[Points] = field(default_factory=list)  # who got what, in order
    closest: int = -1  # the smallest difference of a faceoff that somebody won

    def hear(self, view: PonyState, events: Sequence[Event]) -> None:
        """Count what happened up to this view."""
        for area in problem_areas(view):
            if (found := problem_at(view, area)) is not None and found.face_up:
                self.problems.setdefault(area, found.card)
        for piece in view.inside(PLAY):
            if piece.face_up and piece.card.split("/")[1:2] in (["mane"], ["friend"]):
                mine = self.seen[piece.owner]
                if piece.card not in mine:
                    mine.append(piece.card)
        for event in events:
            self._count(view, event)
            self._faceoff(view, event)

    def _count(self, view: PonyState, event: Event) -> None:
        match event:
            case E.TurnBegan(number=number):
                self.turns = number
                self.course.append(tuple(points(view, seat) for seat in range(self.seats)))
            case E.Drew(seat=seat, n=n):
                self.counts[seat, "drawn"] += n
            case E.Played(seat=seat):
                self.counts[seat, "played"] += 1
            case E.GainedTokens(seat=seat, n=n):
                self.counts[seat, "tokens"] += n
            case E.Confronted(seat=seat):
                self.counts[seat, "confronted"] += 1
            case E.Scored(seat=seat, n=n, why=why):
                self.scored[seat, why] += n
                self._points(seat, n, why, event.areas)
            case E.Defeated(seat=seat, card=card):
                self.troublemaker = card
                self.counts[seat, "beaten"] += 1
            case E.Solved():
                self.solved += 1
            case E.Boosted(seat=seat):
                self.boosted.append(seat)
            case E.MatchEnded(winners=winners, why=why):
                self.winners, self.why = winners, why

    def _points(self, seat: int, n: int, why: str, areas: Sequence[Area]) -> None:
        """Points, and the card that they came from."""
        card = self.troublemaker if why == "troublemaker" else self.problems.get(next(iter(areas), NOWHERE), "")
        self.scores.append(Points(seat, n, why, card, self.turns))

    @property
    def last(self) -> Points | None:
        """The last points of who has won alone."""
        won = self.winners or ()
        return next((found for found in reversed(self.scores) if (found.seat,) == tuple(won)), None)

    def _faceoff(self, view: PonyState, event: Event) -> None:
        match event:
            case E.FaceoffBegan(areas=areas):
                for piece in view.inside(PLAY):
                    if piece.at in areas and piece.face_up and piece.card.split("/")[1:2] in (["mane"], ["friend"]):
                        self.fought[piece.owner, piece.card] += 1
            case E.FaceoffEnded(winner=winner, now=now):
                self._ended(winner, now)

    def _ended(self, winner: int, now: Comparison | None) -> None:
        if winner >= 0:
            self.counts[winner, "won"] += 1
        totals = sorted((side.total for side in now.sides), reverse=True) if now else []
        if totals:
            self.highest = max(self.highest, totals[0])
        if winner >= 0 and len(totals) > 1:
            margin = totals[0] - totals[1]
            self.closest = margin if self.closest < 0 else min(self.closest, margin)


def tally(watching: Watching, seats: int) -> tuple[Tally, View]:
    """Play a recorded match through and count; also the table at its end."""
    found = Tally(seats=seats, seen=[[] for _ in range(seats)])
    for view, events in heard(watching):
        found.hear(pony(view), events)
    found.course.append(tuple(points(pony(watching.view), seat) for seat in range(seats)))
    return found, watching.view
