"""A trigger that goes off: asked whether it is used where it need not be, paid, carried out (pony.md, 13.2, 13.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import ClassVar

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.pony.cards import Ability
from game.rules.pony.choosing import OnCards, asked, candidates, choose, for_player, of_one
from game.rules.pony.events import WentOff
from game.rules.pony.forms import Choose
from game.rules.pony.kinds import kind_of
from game.rules.pony.places import (
    PonyState,
    amend,
    order,
)
from game.rules.pony.sources import doer
from game.rules.pony.triggers import ability_by
from game.rules.pony.using import carry_out, hindrance
from game.table.known import Known
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

MOST_USES = 20  # of the same optional trigger of a card in a turn (13.8)


@frozen
class Pending(Step):
    """A trigger is carried out now. Its conditions were met when it was set off."""

    seat: int
    by: Known[By]

    def do(self, s: PonyState) -> None:
        ability = met_already(ability_by(s, self.by))
        if not ability.may:
            if hindrance(s, self.by, ability) is None:
                go_off(s, self.by, ability)
            return
        for seat, by, wanted in reversed(askers(s, self.by, ability)):
            if hindrance(s, by, wanted) is None and times_used(s, by) < MOST_USES and not idle(s, by, wanted.do):
                s.then(Offer(seat, by, wanted.do))


@cache
def met_already(ability: Ability) -> Ability:
    """An ability whose conditions are not asked about any more."""
    return replace(ability, provided=()) if ability.provided else ability


def idle(s: PonyState, by: By, effects: tuple[Effect, ...]) -> bool:
    """True if a text about fixed cards, such as the card itself, would change nothing: then nobody is asked (13.6)."""
    return all(isinstance(e, OnCards) and not isinstance(e.what, Choose) and not candidates(s, e, by) for e in effects)


def go_off(s: PonyState, by: By, ability: Ability) -> None:
    s.tell(WentOff(by.seat, by.source, by.card))
    s.then(*carry_out(s, by, ability))


def askers(s: PonyState, by: By, ability: Ability) -> list[tuple[int, By, Ability]]:
    """Who is asked whether an optional trigger is used.

    Its controller; on a Problem whoever would carry it out, everybody for themselves if it is about all of them (13.2).
    """
    first = ability.do[0]
    who = getattr(first, "who", "")
    if who == "each":
        alone = (of_one(first), *ability.do[1:])
        return [(seat, for_player(by, seat), replace(ability, do=alone)) for seat in order(s)]
    if kind_of(by.card) == "problem":
        chooser = first.what.by if isinstance(first, OnCards) and isinstance(first.what, Choose) else who
        if chooser == "tp":
            return [(doer(by), by, ability)]
    return [(by.seat, by, ability)]


def times_used(s: PonyState, by: By) -> int:
    """How often an optional trigger of a card was used in this turn."""
    return next((n for card, part, n in s.used if card == by.source and part == by.part), 0)


def note_use(s: PonyState, by: By) -> None:
    others = tuple(x for x in s.used if x[:2] != (by.source, by.part))
    amend(s, used=(*others, (by.source, by.part, times_used(s, by) + 1)))


@frozen
class Offer(Step):
    """Put the question: one that asks for the target at once, or whether at all."""

    seat: int
    by: Known[By]
    effects: Known[tuple[Effect, ...]]

    def do(self, s: PonyState) -> None:
        ability = ability_by(s, self.by)
        if hindrance(s, self.by, replace(met_already(ability), do=self.effects)) is not None:
            return
        first = self.effects[0]
        if not ability.cost and isinstance(first, OnCards) and isinstance(first.what, Choose):
            note_use(s, self.by)
            s.tell(WentOff(self.by.seat, self.by.source, self.by.card))
            choose(s, self.by, self.effects, may=True)
        else:
            s.then((Whether if self.seat == s.active else WhetherThen)(self.seat, self.by, self.effects))


@frozen
class Whether(Question):
    """Is an optional trigger used?"""

    by: Known[By]
    effects: Known[tuple[Effect, ...]]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield UseIt(self.seat, self.by, self.effects)
        yield LeaveIt(self.seat, self.by)

    def ask(self, s: PonyState) -> Phrase:
        return asked(s, self.by, Phrase("use its effect?", "効果を使う？"))


@frozen
class WhetherThen(Whether):
    """The same, in the middle of somebody else's turn."""

    inner: ClassVar[bool] = True


@frozen
class UseIt(Step):
    seat: int
    by: By
    effects: tuple[Effect, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.by.source,)

    def do(self, s: PonyState) -> None:
        note_use(s, self.by)
        go_off(s, self.by, replace(ability_by(s, self.by), do=self.effects))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("use it", "使う")


@frozen
class LeaveIt(Step):
    seat: int
    by: By

    def do(self, s: PonyState) -> None:
        return

    def say(self, s: PonyState) -> Phrase:
        return Phrase("do not use it", "使わない")
