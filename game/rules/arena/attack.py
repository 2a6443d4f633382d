"""Attacks, from the choice of a target to the last effect (arena.md, section 10).

An attack in progress is the last of `s.fights`; effects change it with `amend`. It goes through these moments, always
in this order, each a `Trigger`. Every `Moment` of an attack has `figure` the defender, `other` the attacker, `seat`
whoever decides for the attacker, `card` the defender's army card and, from the dice on, `amount` the damage:

1. `attack_declared`                before dice: enchantments that react to "is attacked" are revealed (10.5)
2. `attack_dice_rolled`             both have rolled: additions to the roll (Intense Strike, Scent of Blood)
3. `would_be_destroyed_by_attack`   only if the damage would destroy: `Fight.life_left` saves the figure
4. `attack_dealt_damage`            attacker's effect, if there was damage (Lifelink)
5. `attack_damage_exceeds_life`     attacker's effect, if the defender is destroyed and more damage came than it had
                                    life left; here `amount` is the surplus (Trample)
6. `attack_destroyed_enemy`         attacker's effect, if the defender is destroyed (Carrion Hunger)
7. `defended_against_attack`        defender's effect, with damage or without (Counter Strike)
8. `survived_attack` or `destroyed_by_attack`   defender's effects (Lash Back; Deathly Reprisal)
9. `attack_over`                    the attack is over: Double Attack, Mantle of Embers, Thorn Guard

A cancelled attack goes from 1 straight to its end, without 9. Only after that are fallen army cards and planeswalkers
counted (harm.py): the whole attack is one moment. `s.fights[-1]` holds dice, damage and places until the end.

Rulings here and in aim.py: A13, A15, A16, A36, A38; A28 is the trample effect's.
Also settled here: a figure that is saved from destruction takes only the markers it can bear, and nothing exceeds its
life; an attack whose attacker or target is gone before the dice does not happen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, ClassVar

from game.frozen import frozen
from game.rules.arena.abilities import UseAbility, perhaps_usable, usable
from game.rules.arena.aim import (
    acting,
    attacks_left,
    bindings,
    no_target,
    targets,
)
from game.rules.arena.engagement import enemies
from game.rules.arena.events import AttackCancelled, AttackDeclared, AttackRolled
from game.rules.arena.fight import Fight
from game.rules.arena.forecast import Forecast, forecast, parts, shields, swords, total
from game.rules.arena.harm import Reckon, bury, life_left, on_board, wound
from game.rules.arena.lasting import expire
from game.rules.arena.places import arena, figures, friends, spaces
from game.rules.arena.stats import controller, stat
from game.rules.arena.triggers import Moment, Trigger
from game.rules.arena.words import either, figure_name, own_name
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


# ---- choosing --------------------------------------------------------------------------------------
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
    able = {figure.id: [target.id for target in targets(s, figure)] for figure in ready}
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


# ---- fighting --------------------------------------------------------------------------------------
def amend(s: State, **changes: Any) -> Fight:
    """Change the attack in progress."""
    me = arena(s)
    me.fights = (*me.fights[:-1], replace(me.fights[-1], **changes))
    return me.fights[-1]


def moment(s: State, name: str, amount: int | None = None) -> Trigger:
    """A moment of the attack in progress."""
    fight = arena(s).fights[-1]
    return Trigger(
        Moment(
            name,
            fight.seat,
            fight.target,
            fight.attacker,
            fight.target_card,
            amount=fight.damage if amount is None else amount,
        )
    )


@frozen
class Fought(Step):
    """One attack from its declaration to its end."""

    seat: int
    attacker: PieceId
    target: PieceId
    granted: Known[bool] = False
    power: Known[int] = 0

    def do(self, s: State) -> None:
        me = arena(s)
        attacker, target = on_board(s, self.attacker), on_board(s, self.target)
        if attacker is None or target is None:
            return
        me.fights += (
            Fight(
                attacker.id,
                target.id,
                self.seat,
                self.granted,
                attack_bonus=self.power,
                life_before=life_left(s, target),
                wounds_before=target.has("wounds"),
                target_at=spaces(target),
                attacker_at=spaces(attacker),
                target_card=target.host,
                attacker_card=attacker.host,
            ),
        )
        s.tell(AttackDeclared(attacker.id, target.id))
        s.then(moment(s, "attack_declared"), Throw(), EndFight())


@frozen
class Throw(Step):
    """Both roll, the attacker first; nothing is rolled if the attack is off (10.6, 10.7)."""

    def do(self, s: State) -> None:
        fight = arena(s).fights[-1]
        attacker, target = on_board(s, fight.attacker), on_board(s, fight.target)
        if fight.cancelled or attacker is None or target is None:
            s.tell(AttackCancelled(fight.attacker, fight.target))
            return
        dice = total(parts(s, fight, attacker, target, "power")), total(parts(s, fight, target, attacker, "toughness"))
        attack, defence = (tuple(s.dice.roll(6) for _ in range(number)) for number in dice)
        amend(s, attack=attack, defence=defence)
        s.then(moment(s, "attack_dice_rolled"), Weigh())


@frozen
class Weigh(Step):
    """Hits less shields, and what cannot be blocked, are the damage (10.7)."""

    def do(self, s: State) -> None:
        fight = arena(s).fights[-1]
        target = on_board(s, fight.target)
        if target is None:
            s.tell(AttackCancelled(fight.attacker, fight.target))
            return
        hits, blocked = swords(fight.attack) + fight.bonus_hits, shields(fight.defence)
        damage = max(0, hits - blocked) + fight.unblockable
        fight = amend(s, damage=damage, life_before=life_left(s, target), wounds_before=target.has("wounds"))
        s.tell(
            AttackRolled(
                fight.attacker, fight.target, fight.attack, fight.defence, hits, blocked, fight.unblockable, damage
            )
        )
        s.then(*([moment(s, "would_be_destroyed_by_attack")] if damage >= fight.life_before else []), Blow())


@frozen
class Blow(Step):
    """The markers are put, the defender is destroyed if it has no life left, and the effects follow (10.8)."""

    def do(self, s: State) -> None:
        fight = arena(s).fights[-1]
        target = on_board(s, fight.target)
        if target is None:
            return
        life, damage = life_left(s, target), fight.damage
        if damage >= life and fight.life_left:  # saved: only what it can bear
            damage = max(0, life - fight.life_left)
            amend(s, damage=damage)
        if damage:
            wound(s, target, damage, "attack")
        if destroyed := damage >= life:
            bury(s, (target.id,))
        s.then(*aftermath(s, destroyed, damage - life))


def aftermath(s: State, destroyed: bool, surplus: int) -> list[Step]:
    """The attacker's effects, then the defender's, then those of an attack that is over."""
    names = ["defended_against_attack", "destroyed_by_attack" if destroyed else "survived_attack", "attack_over"]
    steps = [moment(s, "attack_dealt_damage")] if arena(s).fights[-1].damage else []
    if destroyed:
        steps += [moment(s, "attack_damage_exceeds_life", surplus)] if surplus > 0 else []
        steps.append(moment(s, "attack_destroyed_enemy"))
    return [*steps, *(moment(s, name) for name in names)]


@frozen
class EndFight(Step):
    """The attack is over: what lasted for it ends, and what it destroyed is counted."""

    def do(self, s: State) -> None:
        me = arena(s)
        seat = me.fights[-1].seat
        me.fights = me.fights[:-1]
        expire(me, "attack ends", seat)
        s.then(Reckon())


__all__ = [
    "Attack",
    "ChooseAttack",
    "EndAttacks",
    "EndFight",
    "Forecast",
    "Fought",
    "FreeAttack",
    "GrantedAttack",
    "NoAttack",
    "acting",
    "amend",
    "attacks_left",
    "forecast",
    "targets",
]
