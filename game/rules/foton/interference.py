"""Interference: what hits opponents (foton.md, 5.6). In steps: condition, targets, counters one by one, effects.

Rulings here: R-9 and F-5.21 (a target is asked even if nothing would change for it), R-10 (no card has two), R-21 (it
is activated even with nothing to hit), R-24 (who does not counter has been interfered with, whether anything changes or
not), R-25 (a counter is made at once, before the next target decides).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.effects.effect import By, Chosen, resolve
from game.frozen import frozen
from game.rules.foton.automatic import happened
from game.rules.foton.cards import Interfere
from game.rules.foton.conditions import met
from game.rules.foton.counters import ChooseCounter
from game.rules.foton.events import Interfered
from game.rules.foton.giving_up import Ask
from game.rules.foton.places import foton, opponents
from game.rules.foton.words import piece_name
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import Step
from game.words import Phrase, seat_name


def activate(s: State, by: By, line: Interfere) -> None:
    """Begin an interference: nothing at all if its condition is not met; otherwise its targets are named (F-5.14)."""
    if not met(s, line.condition, by.seat):
        return
    if line.targets == "one":
        s.then(ChooseOpponent(by.seat, by.source, int(by.part)))
    else:
        s.then(Interference(by.seat, by.source, int(by.part), tuple(opponents(s, by.seat))))


@frozen
class ChooseOpponent(Ask):
    """Name one opponent, freely, even if nothing can happen to that player (F-5.13)."""

    piece: PieceId
    line: int

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step]:
        return (Against(self.seat, self.piece, self.line, target) for target in opponents(s, self.seat))

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: choose one opponent", "{0}：対戦相手を1人選ぶ").of(piece_name(s, self.piece))


@frozen
class Against(Step):
    """Interfere with this opponent."""

    seat: int
    piece: PieceId
    line: Known[int]
    target: Known[int]

    def do(self, s: State) -> None:
        s.then(Interference(self.seat, self.piece, self.line, (self.target,)))

    def say(self, s: State) -> Phrase:
        return seat_name(self.target)


@frozen
class Interference(Step):
    """The targets are named: each decides about a counter, clockwise; then it is carried out (F-5.14)."""

    seat: int
    piece: PieceId
    line: Known[int]
    targets: Known[tuple[int, ...]]

    def do(self, s: State) -> None:
        foton(s).countered = ()
        s.tell(Interfered(self.seat, self.piece, self.targets))
        happened(s, self.seat, "interfere_used")
        s.then(
            *(ChooseCounter(target, self.seat, self.piece) for target in self.targets),
            *(Strike(self.seat, self.piece, self.line, target) for target in self.targets),
        )


@frozen
class Strike(Step):
    """Carry an interference out on a target, unless that one has countered (F-5.14 d, F-5.20)."""

    seat: int
    piece: PieceId
    line: Known[int]
    target: Known[int]

    def do(self, s: State) -> None:
        if self.target in foton(s).countered:
            return
        card = s.pieces[self.piece].card
        by = By(self.seat, self.piece, card, str(self.line), chosen=(Chosen("target", 0, seat=self.target),))
        happened(s, self.target, "interfered")
        s.then(*resolve(s.cards[card].lines[self.line].do, by))
