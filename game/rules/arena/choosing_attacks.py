"""The attack phase: which figure attacks whom; and attacks that cards grant (arena.md, sections 4.4 and 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.frozen import frozen
from game.rules.arena.abilities import UseAbility, perhaps_usable, usable
from game.rules.arena.active_figures import acting
from game.rules.arena.attack import Fought
from game.rules.arena.attack_targets import attackable, attacks_left, bindings, no_target
from game.rules.arena.engagement import enemies
from game.rules.arena.names import either, figure_name, own_name
from game.rules.arena.places import arena, figures, friends, on_board
from game.rules.arena.stats import controller, stat
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class ChooseAttack(Question):
    """Attack with any number of active figures, each once, in any order (phase 4)."""

    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        return perhaps_usable(s, self.seat)

    def options(self, s: State) -> Iterable[Step | No]:
        if s.explaining:
            yield from undecided(s, self.seat)
        for figure in acting(s, self.seat):
            bound, reach = bindings(s, figure), stat(s, figure, "range")
            if attacks_left(s, figure) <= 0:
                yield No(
                    (figure.id,),
                    Phrase("{0} has attacked already this turn", "{0}はこのターンもう攻撃した").of(
                        own_name(s, figure.id)
                    ),
                    "10.1",
                )
                continue
            for target in enemies(s, figure):
                yield no_target(s, figure, target, bound, reach) or Attack(self.seat, figure.id, target.id)
        yield from usable(s, self.seat, self)
        yield EndAttacks(self.seat)
        if s.explaining:
            yield from idle(s, self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Attack: choose one of your figures and a target, or end the attacks",
            "攻撃する：自分のフィギュアと目標を選ぶか、攻撃を終える",
        )


def undecided(s: State, seat: int) -> Iterator[No]:
    """Of enemies that can be attacked, where it is not clear by whom: first the attacker is chosen."""
    ready = [figure for figure in acting(s, seat) if attacks_left(s, figure) > 0]
    able = {figure.id: [target.id for target in attackable(s, figure)] for figure in ready}
    choosers = {figure for figure in able if able[figure]} | {
        option.figure for option in usable(s, seat) if isinstance(option, UseAbility)
    }
    if len(choosers) < 2:
        return  # who attacks need not be chosen
    for target in dict.fromkeys(enemy for figure in ready for enemy in able[figure.id]):
        names = dict.fromkeys(own_name(s, figure.id) for figure in ready if target in able[figure.id])
        yield No((target,), FIRST_WHO.of(figure_name(s, target), either(names)), "10.1")


FIRST_WHO = Phrase("Choose first who attacks {0}: {1}", "{0}を攻撃するフィギュアを先に選ぶ：{1}")


def idle(s: State, seat: int) -> Iterable[No]:
    """Why the own figures that do not act attack nobody, and why friends are no targets."""
    act = {p.id for p in acting(s, seat)}
    for p in figures(s):
        if controller(s, p) == seat and p.id not in act:
            waits = Phrase("{0} does not act this turn", "{0}はこのターン行動しない")
            yield No((p.id,), waits.of(own_name(s, p.id)), "4")
        elif controller(s, p) != seat and friends(s, seat, controller(s, p)):
            yield No((p.id,), Phrase("friends cannot be attacked", "味方は攻撃できない"), "10.4")


@frozen
class Attack(Step):
    """One figure attacks another; it uses up one of its attacks of this turn."""

    seat: int
    attacker: PieceId
    target: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.attacker, self.target)

    def do(self, s: State) -> None:
        arena(s).attacked += (self.attacker,)
        s.then(Fought(self.seat, self.attacker, self.target), ChooseAttack(self.seat))

    def say(self, s: State) -> Phrase:
        return attacks(s, self.attacker, self.target)


@frozen
class EndAttacks(Step):
    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("end the attacks", "攻撃を終える")


@frozen
class GrantedAttack(Question):
    """An attack that a card grants: it does not use up the figure's own attack of the turn (10.10).

    `only` limits the targets to some figures, `power` is added to the attack dice; it may be declined if `optional`.
    """

    figure: PieceId
    only: tuple[PieceId, ...] = ()
    power: Known[int] = 0
    optional: Known[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        figure = on_board(s, self.figure)
        found: list[Step] = []
        if figure:
            bound = bindings(s, figure)
            for target in enemies(s, figure):
                if not self.only or target.id in self.only:
                    if no := no_target(s, figure, target, bound):
                        yield no
                    else:
                        found.append(FreeAttack(self.seat, self.figure, target.id, self.power))
        yield from found
        if self.optional or not found:
            yield NoAttack(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} may attack: choose a target", "{0}で攻撃できる：目標を選ぶ").of(own_name(s, self.figure))


@frozen
class FreeAttack(Step):
    """A granted attack on a chosen target."""

    seat: int
    attacker: PieceId
    target: PieceId
    power: Known[int] = 0

    def about(self) -> tuple[Thing, ...]:
        return (self.target,)

    def do(self, s: State) -> None:
        s.then(Fought(self.seat, self.attacker, self.target, granted=True, power=self.power))

    def say(self, s: State) -> Phrase:
        return attacks(s, self.attacker, self.target)


@frozen
class NoAttack(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("do not attack", "攻撃しない")


def attacks(s: State, attacker: int, target: int) -> Phrase:
    return Phrase("{0} attacks {1}", "{0}が{1}を攻撃する").of(own_name(s, attacker), figure_name(s, target))
