"""Interference: what hits opponents (foton.md, 5.6). In steps: condition, targets, counters one by one, effects.

Rulings here: R-9 and F-5.21 (a target is asked even if nothing would change for it), R-10 (no card has two), R-21 (it
is activated even with nothing to hit), R-24 (who does not counter has been interfered with, whether anything changes or
not), R-25 (a counter is made at once, before the next target decides).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.effects.effect import By, Chosen, resolve
from game.frozen import frozen
from game.rules.foton.automatic import happened
from game.rules.foton.cards import Interfere
from game.rules.foton.conditions import met
from game.rules.foton.counters import ChooseCounter
from game.rules.foton.effect_choices import asked
from game.rules.foton.events import Interfered
from game.rules.foton.giving_up import Ask
from game.rules.foton.places import foton, opponents
from game.table.known import Known
from game.table.state import State
from game.table.step import Step
from game.words import Phrase, seat_name


def activate(s: State, by: By, line: Interfere) -> None:
    """Begin an interference: nothing at all if its condition is not met; otherwise its targets are named (F-5.14)."""
    if not met(s, line.condition, by.seat):
        return
    if line.targets == "one":
        s.then(ChooseOpponent(by.seat, by))
    else:
        s.then(Interference(by, tuple(opponents(s, by.seat))))


@frozen
class ChooseOpponent(Ask):
    """Name one opponent, freely, even if nothing can happen to that player (F-5.13)."""

    by: By

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step]:
        return (Against(self.seat, self.by, target) for target in opponents(s, self.seat))

    def ask(self, s: State) -> Phrase:
        return asked(s, self.by, Phrase("choose one opponent", "対戦相手を1人選ぶ"))


@frozen
class Against(Step):
    """Interfere with this opponent."""

    seat: int
    by: Known[By]
    target: Known[int]

    def do(self, s: State) -> None:
        s.then(Interference(self.by, (self.target,)))

    def say(self, s: State) -> Phrase:
        return seat_name(self.target)


@frozen
class Interference(Step):
    """The targets are named: each decides about a counter, clockwise; then it is carried out (F-5.14)."""

    by: Known[By]
    targets: Known[tuple[int, ...]]

    def do(self, s: State) -> None:
        foton(s).countered = ()
        s.tell(Interfered(self.by.seat, self.by.source, self.targets))
        happened(s, self.by.seat, "interfere_used")
        s.then(
            *(ChooseCounter(target, self.by) for target in self.targets),
            *(Strike(self.by, target) for target in self.targets),
        )


@frozen
class Strike(Step):
    """Carry an interference out on a target, unless that one has countered (F-5.14 d, F-5.20).

    Its card is known even where its event has been shuffled into the deck meanwhile."""

    by: Known[By]
    target: Known[int]

    def do(self, s: State) -> None:
        if self.target in foton(s).countered:
            return
        by = replace(self.by, chosen=(Chosen("target", 0, seat=self.target),))
        happened(s, self.target, "interfered")
        s.then(*resolve(s.cards[by.card].lines[int(by.part)].do, by))
