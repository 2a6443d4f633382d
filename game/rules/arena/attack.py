"""The course of an attack, from its declaration to the last effect (arena.md, section 10).

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

Settled here: a figure that is saved from destruction takes only the markers it can bear, and nothing exceeds its
life; an attack whose attacker or target is gone before the dice does not happen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.frozen import frozen
from game.rules.arena.events import AttackCancelled, AttackDeclared, AttackRolled
from game.rules.arena.fight import Fight
from game.rules.arena.forecast import parts, shields, swords, total
from game.rules.arena.harm import Reckon, bury, life_left, wound
from game.rules.arena.lasting import expire
from game.rules.arena.places import arena, on_board, spaces
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import Step


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
