"""An attack from its declaration to its end (medarot.md, 12.2). What may be done against it is in defence.py.

Rulings here: R23; S3 (in beginner mode an attack below the armour has no effect at all, so it has no
riders either: X55), S4 (option facedown_targetable: a face-down target is turned up as the attack is declared and does
not act in this turn).
"""

from __future__ import annotations

from dataclasses import replace

from game.effects.effect import resolve
from game.frozen import frozen
from game.rules.medarot.defence import Defence
from game.rules.medarot.effect_targets import by_medarot
from game.rules.medarot.effects.fight_ops import Pierce
from game.rules.medarot.events import AttackDeclared, HitResolved, TurnedUp
from game.rules.medarot.fight import Fight
from game.rules.medarot.forms import ALWAYS, Provided
from game.rules.medarot.hits import Hit
from game.rules.medarot.lasting import Lasting, end_until
from game.rules.medarot.lasting import on as effects_on
from game.rules.medarot.medals import pay
from game.rules.medarot.places import at_cell, facts, medarot, stock
from game.rules.medarot.ranges import targets
from game.rules.medarot.reflection import Reflect, ReflectedOrNot, reflections
from game.rules.medarot.stats import stat
from game.rules.medarot.stock import clear_slot
from game.rules.medarot.words import standing
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step, Thing
from game.words import Phrase


def holds(s: State, attacker: Piece, target: Piece, provided: Provided) -> bool:
    """True if the condition of an attack ability holds now (D1)."""
    if provided is ALWAYS:
        return True
    me = medarot(s)
    if provided.moved is not None and (me.active == attacker.id and me.moved) != provided.moved:
        return False
    return provided.target_acted is None or (target.id in me.acted) == provided.target_acted


@frozen
class Attack(Step):
    """Attack an enemy. D1: pay for the reach, and the ability "when it attacks", if its condition holds now."""

    seat: int
    attacker: PieceId
    target: PieceId
    token: str
    after: tuple[Step, ...] = ()  # what goes on then

    def about(self) -> tuple[Thing, ...]:
        return (self.attacker, self.target)

    def do(self, s: State) -> None:
        me, attacker = medarot(s), s.pieces[self.attacker]
        target, reach = next((t, r) for t, r in targets(s, attacker) if t.id == self.target)
        me.done = True
        if not target.face_up:
            target = turn_up(s, target)
        ability = facts(s, attacker).ability
        pierce = bool(effects_on(s, attacker, Pierce))
        me.fight = Fight(self.seat, attacker.id, target.id, reach.way, pierce=pierce)
        pay(s, self.seat, reach.cost, "reach")
        if ability and ability.when == "attack" and holds(s, attacker, target, ability.provided):
            by = by_medarot(attacker, "attack", ability.key, target.id)
            for effect in ability.effects:
                effect.apply(s, by)
        s.tell(AttackDeclared(attacker.id, target.id, self.token, stat(s, attacker, "power")))
        s.then(Defence(target.owner), Resolution(), Riders(), EndAttack(), *self.after)

    def say(self, s: State) -> Phrase:
        piece, enemy = s.pieces.get(self.attacker), s.pieces.get(self.target)
        reach = next((r for t, r in targets(s, piece) if enemy and t.id == enemy.id), None) if piece else None
        if reach and reach.cost:
            return Phrase("attack {0} for {1} medal", "メダル{1}枚で{0}を攻撃する").of(
                standing(s, self.target), reach.cost
            )
        return Phrase("attack {0}", "{0}を攻撃する").of(standing(s, self.target))


def turn_up(s: State, target: Piece) -> Piece:
    """S4: an attacked face-down Medarot is turned up; it does not act in this turn."""
    me, turned = medarot(s), s.change(target, face_up=True)
    me.acted = (*me.acted, turned.id)
    s.tell(TurnedUp((turned.id,)))
    return turned


@frozen
class Resolution(Step):
    """D4: the attack resolves, unless it was negated or one of the two is gone."""

    def do(self, s: State) -> None:
        me = medarot(s)
        fight = me.fight
        if fight is None or fight.over:
            return
        attacker, target = s.pieces.get(fight.attacker), s.pieces.get(fight.target)
        if attacker is None or target is None:  # R23
            me.fight = replace(fight, over=True)
            return
        me.fight = fight = replace(fight, at=target.at)
        power = stat(s, attacker, "power")
        hit = Hit(target.id, power, fight.weak, "attack")
        if power >= stat(s, target, "armor") and not fight.weak:
            s.then(hit)
        elif not me.rules.weak_attack:  # S3
            s.tell(HitResolved(target.id, power, stat(s, target, "armor"), "nothing", "attack"))
            me.fight = replace(fight, over=True)
        elif any(isinstance(x, Lasting) for x in reflections(s, target.owner)):
            s.then(Reflect(target.owner), ReflectedOrNot(hit))
        else:
            s.then(hit)


# ---- D5 riders -------------------------------------------------------------------------------------------------
@frozen
class Riders(Step):
    """Splash, pierce, then what the attacker does when it hits and when it destroys, unless the attack was over."""

    def do(self, s: State) -> None:
        fight = medarot(s).fight
        if fight is None or fight.over:
            return
        destroyed = fight.target not in s.pieces
        steps: list[Step] = []
        column, row = fight.at
        if fight.splash:
            steps += [SideHit((near, row), fight.splash) for near in (column - 1, column + 1)]
        if fight.pierce and destroyed:
            steps.append(SideHit((column + fight.way[0], row + fight.way[1]), 0))
        steps.append(Rider("hit"))
        if destroyed:
            steps.append(Rider("destroy"))
        s.then(*steps)


@frozen
class SideHit(Step):
    """A second hit, without defence step: a splash of some power, or (0) the attack going on with its own."""

    cell: Known[tuple[int, int]]
    power: Known[int]

    def do(self, s: State) -> None:
        fight = medarot(s).fight
        attacker = s.pieces.get(fight.attacker) if fight else None
        enemy = at_cell(s, self.cell)
        if attacker is None or enemy is None or enemy.owner == attacker.owner or not enemy.face_up:
            return
        power = self.power or stat(s, attacker, "power")
        s.then(Hit(enemy.id, power, False, "splash" if self.power else "pierce"))


@frozen
class Rider(Step):
    """The ability of the attacker for a moment of its attack; on a target that is gone it does nothing."""

    when: Known[str]

    def do(self, s: State) -> None:
        fight = medarot(s).fight
        attacker = s.pieces.get(fight.attacker) if fight else None
        ability = facts(s, attacker).ability if attacker else None
        if fight and attacker and ability and ability.when == self.when:
            s.then(*resolve(ability.effects, by_medarot(attacker, self.when, ability.key, fight.target)))


@frozen
class EndAttack(Step):
    """D6: Medarotters used in defence go to the trash, and their effects end."""

    def do(self, s: State) -> None:
        me = medarot(s)
        end_until(s, "defense")
        spent, me.spent, me.fight = me.spent, (), None
        for i in spent:
            card = s.pieces.get(i)
            if card and card.zone == stock(card.owner):
                clear_slot(s, card, "used")
