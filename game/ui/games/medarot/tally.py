"""What happened in a Medarot match, counted from its events as everybody saw them: for the result screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.medarot import events as E
from game.rules.medarot.places import BOARD, medals
from game.table.event import Event
from game.table.view import View
from game.ui.games.match_tally import CardTally, heard
from game.ui.session import Watching

COLUMNS = ("attacks", "destroyed", "weak", "specials", "people", "drawn")
REASONS = ("destroyed", "stay", "medarotter", "draw", "reach", "burn", "effect")
NOBODY = (-1, "")


@dataclass
class Tally(CardTally):
    """Numbers of a whole match. `course[n]` are the medals of both seats after turn n, the last row at the end."""

    paid: Counter[tuple[int, str]] = field(default_factory=Counter)
    gained: Counter[int] = field(default_factory=Counter)
    kills: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and card
    broken: Counter[tuple[int, str]] = field(default_factory=Counter)  # hand cards, by seat and card
    used: Counter[tuple[int, str]] = field(default_factory=Counter)  # Medarotters
    dearest: tuple[int, int, str] = (0, -1, "")  # what a loss cost, whose it was, which card
    seen: list[list[str]] = field(default_factory=lambda: [[], []])  # Medarots that fought, in their order
    lost: Counter[tuple[int, str]] = field(default_factory=Counter)
    pieces: dict[int, tuple[int, str]] = field(default_factory=dict)  # Medarots by id: owner and card
    attacker: tuple[int, str] = NOBODY
    last_paid: tuple[int, int, str] = (-1, 0, "")  # whose, how much, why
    last_loss: tuple[str, int, str, int, int] | None = None  # by which card, whose, which, what it cost, the turn
    trap: tuple[int, str] = NOBODY

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count what happened up to this view."""
        for piece in view.inside(BOARD):
            self._know(piece.id, piece.owner, piece.card if piece.face_up else "")
        for event in events:
            self._count(view, event)
            self._fight(event)

    def _know(self, piece: int, owner: int, card: str) -> None:
        """A Medarot lies on the field."""
        if card or piece not in self.pieces:
            self.pieces[piece] = (owner, card)
        if card and card not in self.seen[owner]:
            self.seen[owner].append(card)

    def _count(self, view: View, event: Event) -> None:
        match event:
            case E.TurnBegan(number):
                self.turns = number
                self.course.append(tuple(medals(view, seat) for seat in range(2)))
            case E.Drew(seat, cards):
                self.counts[seat, "drawn"] += cards
            case E.Used(seat, card=card):
                self.counts[seat, "people"] += 1
                self.used[seat, card] += 1
            case E.SpecialUsed(seat):
                self.counts[seat, "specials"] += 1
            case E.Paid(seat, amount, why):
                self.paid[seat, why] += amount
                self.last_paid = (seat, amount, why)
            case E.Recovered(seat, amount):
                self.gained[seat] += amount
            case E.MatchEnded(winners, why):
                self.winners, self.why = winners, why

    def _fight(self, event: Event) -> None:
        match event:
            case E.AttackDeclared(attacker):
                self.attacker = self.pieces.get(attacker, NOBODY)
                self.trap = NOBODY
                self.counts[self.attacker[0], "attacks"] += 1
            case E.TrapSprung(trap):
                self.trap = self.pieces.get(trap, NOBODY)
            case E.HitResolved(outcome="weak"):
                self.counts[self.attacker[0], "weak"] += 1
            case E.Trashed(seat, why="weak attack"):
                if seat != self.attacker[0]:
                    self.broken[self.attacker] += 1
            case E.Destroyed(seat, card=card, cost=cost, why=why):
                self.counts[1 - seat, "destroyed"] += 1
                self.lost[seat, card] += 1
                by = self.trap if why == "trap" else self.attacker
                if by[0] == 1 - seat:
                    self.kills[by] += 1
                self.last_loss = (by[1] if by[0] == 1 - seat else "", seat, card, cost, self.turns)
                self.dearest = max(self.dearest, (cost, seat, card))


def tally(watching: Watching) -> tuple[Tally, View]:
    """Play a recorded match through and count; also the table at its end."""
    found = Tally()
    for view, events in heard(watching):
        found.hear(view, events)
    found.course.append(tuple(medals(watching.view, seat) for seat in range(2)))
    return found, watching.view
