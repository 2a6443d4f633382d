"""What happened in a match of Magna Spectra, counted from its events as everybody saw them: for the result screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules.magna import events as E
from game.rules.magna.places import bases
from game.rules.magna.places import field as field_of
from game.rules.magna.values import attack, defence
from game.table.event import Event
from game.table.view import View
from game.ui.games.match_tally import CardTally, heard
from game.ui.session import Watching

COLUMNS = ("invasions", "fell", "strikes", "destroyed", "blocks", "traps")
SOURCES = ("fall", "hero", "armament", "fortune", "effect")
NOBODY = (-1, "")


@dataclass
class Tally(CardTally):
    """Numbers of a whole match. `course[n]` is the might of both seats after turn n."""

    gained: Counter[tuple[int, str]] = field(default_factory=Counter)
    kills: Counter[tuple[int, str]] = field(default_factory=Counter)  # by seat and card
    lost: Counter[tuple[int, str]] = field(default_factory=Counter)
    used: Counter[tuple[int, str]] = field(default_factory=Counter)  # operations, tactics, abilities
    sprung: Counter[tuple[int, str]] = field(default_factory=Counter)
    charged: int = 0  # the power of the last charge in the last battle
    strongest: int = 0  # that of the strongest charge of all
    fallen: list[tuple[int, int, str, int]] = field(default_factory=list)  # seat, base, card, turn
    seen: list[list[str]] = field(default_factory=lambda: [[], []])  # forces that came into play, in their order
    pieces: dict[int, tuple[int, str]] = field(default_factory=dict)  # units by id: owner and card
    strikers: tuple[int, ...] = ()

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Count what happened up to this view."""
        for event in events:
            self._count(event)
            self._fight(event)
        for seat in range(2):
            for piece in view.inside(field_of(seat)):
                if piece.face_up:
                    self._know(piece.id, seat, piece.card)
        if any(isinstance(event, E.TurnEnded) for event in events):
            self.course.append(might(view))

    def _know(self, piece: int, seat: int, card: str) -> None:
        """A unit lies on the field."""
        self.pieces[piece] = (seat, card)
        if card not in self.seen[seat]:
            self.seen[seat].append(card)

    def _count(self, event: Event) -> None:
        match event:
            case E.TurnBegan(number):
                self.turns = number
                self.course = self.course or [(0, 0)]
            case E.MagnaGained(seat, amount, why):
                self.gained[seat, why if amount > 0 else "paid"] += amount
            case E.PartyFormed(seat):
                self.counts[seat, "invasions"] += 1
            case E.BaseFell(seat, base, card):
                self.counts[1 - seat, "fell"] += 1
                self.fallen.append((seat, base, card, self.turns))
            case E.UseDeclared(seat, timing, card=card):
                self.used[seat, card] += 1
                if timing == "block":
                    self.counts[seat, "blocks"] += 1
            case E.TrapSprung(seat, card=card):
                self.counts[seat, "traps"] += 1
                self.sprung[seat, card] += 1
            case E.MatchEnded(winners, why):
                self.winners, self.why = winners, why

    def _fight(self, event: Event) -> None:
        match event:
            case E.BattleBegan():
                self.charged = 0
            case E.StrikeDeclared(seat, strikers, target, power):
                self.strikers = strikers
                self.counts[seat, "strikes"] += 1
                if not target:
                    self.charged = power
                    self.strongest = max(self.strongest, power)
            case E.UnitPlaced(seat, unit, card):
                self._know(unit, seat, card)
            case E.UnitDestroyed(seat, card=card, by=by):
                self.lost[seat, card] += 1
                if by == 1 - seat:
                    self.counts[by, "destroyed"] += 1
                    self._credit(by)

    def _credit(self, seat: int) -> None:
        """Whoever strikes now has destroyed one more; of several, the first."""
        mine = [self.pieces[unit] for unit in self.strikers if self.pieces.get(unit, NOBODY)[0] == seat]
        if mine:
            self.kills[mine[0]] += 1


def might(view: View) -> tuple[int, ...]:
    """Attack and defence of all face-up units of each seat."""
    return tuple(
        sum(attack(view, unit) + defence(view, unit) for unit in view.inside(field_of(seat)) if unit.face_up)
        for seat in range(2)
    )


def standing(view: View, seat: int) -> int:
    """How many bases of a seat still stand."""
    return sum(not base.turned for base in view.inside(bases(seat)))


def tally(watching: Watching) -> tuple[Tally, View]:
    """Play a recorded match through and count; also the table at its end."""
    found = Tally()
    for view, events in heard(watching):
        found.hear(view, events)
    if found.why in ("base", "conceded"):  # in the middle of a turn
        found.course.append(might(watching.view))
    return found, watching.view
