"""At a glance: which options are worth a closer look, and which choices need none (see players/careful.py).

A number for each option, in the unit of `worth`, and what is not worth trying. Attacks, activation and discards
are decided here, since their average can be worked out and a few dice on an imagined table would only blur it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.hexes import Hex, distance
from game.rules.arena import (
    abilities,
    choosing_attacks,
    choosing_targets,
    flying,
    hidden,
    leading,
    setup,
    spells,
    summoning,
    turn,
    walking,
)
from game.rules.arena.aspects import HELD, RESERVE
from game.rules.arena.fighters import Fighter, blow
from game.rules.arena.places import army_of, figures_of, reserve, spaces_of
from game.rules.arena.stats import stat
from game.rules.arena.survey import LATER, STRIKE_RISK, Survey
from game.table.advice import Advice, best
from game.table.state import Piece, State
from game.table.step import Spot, Step

LIKELY = 1.0  # for offers that can hardly harm
LEAST_ATTACK = 0.01  # an attack that can do nothing at all is not made
SUMMONED_A_TURN = 2
SUMMONING = 0.8  # of what the figures gain that can be summoned in a turn
LED = 0.5  # of a planeswalker's own attack: who lets the squads go first lives longer
MARCHED = 2.0  # for each point of movement of figures that are far from everybody
HURT_FRIENDS = 1.3  # friends near the middle of a blow count more than enemies
TEND = 60.0  # activate a planeswalker in danger rather than leave it there


def advise(s: State, seat: int, options: Sequence[Step]) -> Advice:
    """How promising each option is for a seat."""
    hopes = _hopes(s, seat, options)
    if any(isinstance(option, _DECIDED) for option in options):
        return best(hopes, 1)
    return Advice(hopes, frozenset(i for i, option in enumerate(options) if isinstance(option, leading.Lead)))


_DECIDED = (choosing_attacks.Attack, choosing_attacks.FreeAttack, turn.Activate, turn.Discard, setup.PlaceAt)


def _hopes(s: State, seat: int, options: Sequence[Step]) -> list[float]:
    """The battlefield is only looked over if some option depends on it."""
    hopes = [_ALWAYS.get(type(option), 0.0) for option in options]
    judges = [_JUDGES.get(type(option)) for option in options]
    if any(judges):
        view = Survey(s, seat)
        by_id = {f.piece.id: f for f in view.ours + view.foes}
        for i, judge in enumerate(judges):
            if judge:
                hopes[i] = judge(view, by_id, options[i])
    return hopes


Judge = Callable[[Survey, "dict[int, Fighter]", Any], float]


# ---- before the turns ------------------------------------------------------------------------------
def _placed(view: Survey, by_id: dict[int, Fighter], option: setup.PlaceAt) -> float:
    """In the middle of the start zone, where there is room around for those who will be summoned."""
    zone = sorted(view.field.starts[option.seat])
    here = Hex(*option.at[:2])
    room = sum(near not in view.field.ruins and near not in view.field.water for near in view.field.next_to(here))
    return room - sum(distance(here, other) for other in zone) / len(zone)


# ---- activation and summoning ----------------------------------------------------------------------
def _activated(view: Survey, by_id: dict[int, Fighter], option: turn.Activate) -> float:
    """What the figures of the card could do this turn: attack, come nearer, be summoned."""
    s, value = view.s, 0.0
    card = s.pieces[option.card]
    for piece in figures_of(s, card.id):
        fighter = by_id[piece.id]
        gaps = view.gaps(fighter.cells)
        now = view.best_attack(fighter, fighter.cells, fighter.level, gaps)
        value += (LED if fighter.leader else 1.0) * max(now, LATER * view.promise(fighter, fighter.cells))
        if now == 0.0:
            value += min(fighter.move, -view.nearness(fighter, fighter.cells)) * (0.5 if fighter.leader else MARCHED)
        if fighter.leader:
            value += TEND * min(1.0, view.danger(fighter, fighter.level, gaps) / 200.0)
    if not army_of(s, card).creature:
        waiting = sorted((army_of(s, p).cost_each for p in s.inside(reserve(option.seat))), reverse=True)
        value += (1 - RESERVE) * sum(waiting[:SUMMONED_A_TURN]) * SUMMONING
    return float(value)


def _summoned(view: Survey, by_id: dict[int, Fighter], option: summoning.Summon) -> float:
    """The figure itself, and the place."""
    fighter = by_id.get(option.figure)
    if fighter is None:  # its first place
        fighter = by_id[option.figure] = _newcomer(view, view.s.pieces[option.figure], option)
    return (1 - RESERVE) * fighter.cost + view.standing(fighter, spaces_of(option.at))


def _newcomer(view: Survey, piece: Piece, option: summoning.Summon) -> Fighter:
    """A figure that is not on the battlefield yet, as its army card says."""
    army, cells = army_of(view.s, piece), spaces_of(option.at)
    return Fighter(
        piece,
        option.seat,
        cells,
        view.field.level[cells[0]],
        army.life,
        army.life,
        float(army.cost_each),
        False,
        army.size,
        army.power,
        army.toughness,
        army.range,
        army.move,
        False,
    )


# ---- movement --------------------------------------------------------------------------------------
def _gone(view: Survey, by_id: dict[int, Fighter], option: Any) -> float:
    """How much better the end of the way is than where the figure stands, less what the way may cost."""
    fighter = by_id[option.figure]
    risk = STRIKE_RISK * (option.strikes + option.falls) * fighter.each_wound
    return float(view.gone(fighter, spaces_of(option.path[-1])) - risk)


def _stepped(view: Survey, by_id: dict[int, Fighter], option: leading.StepTo) -> float:
    fighter = by_id[option.figure]
    return view.standing(fighter, (Hex(*option.space[:2]),)) - view.standing(fighter, fighter.cells)


# ---- attacks ---------------------------------------------------------------------------------------
def _attacked(view: Survey, by_id: dict[int, Fighter], option: Any) -> float:
    """Exactly, from the numbers the dice will be thrown with."""
    a, b = by_id[option.attacker], by_id[option.target]
    power, toughness = stat(view.s, a.piece, "power", b.piece), stat(view.s, b.piece, "toughness", a.piece)
    return LEAST_ATTACK + blow(
        power + (a.level > b.level), toughness + (b.level > a.level), b.life, b.each_wound, b.last_wound
    )


# ---- cards -----------------------------------------------------------------------------------------
def _discarded(view: Survey, by_id: dict[int, Fighter], option: turn.Discard) -> float:
    return -HELD * float(view.s.cards[view.s.pieces[option.card].card].points)


def _targeted(view: Survey, by_id: dict[int, Fighter], option: choosing_targets.Target) -> float:
    """Enemies that are worth much and hurt already; spaces with more enemies than friends on and around them."""
    thing = option.thing
    if isinstance(thing, Spot):
        if len(thing.at) < 2:
            return 0.0
        middle = Hex(*thing.at[:2])
        ours, foes = (
            [f for f in some if min(distance(c, middle) for c in f.cells) <= 1] for some in (view.ours, view.foes)
        )
        return sum([-HURT_FRIENDS * f.each_wound for f in ours] + [f.each_wound for f in foes])
    fighter = by_id.get(thing)
    if fighter is None:
        return float(len(figures_of(view.s, thing)))
    return fighter.each_wound + fighter.last_wound / max(1, fighter.life)


_JUDGES: dict[type[Step], Judge] = {
    setup.PlaceAt: _placed,
    turn.Activate: _activated,
    summoning.Summon: _summoned,
    walking.Walk: _gone,
    flying.Fly: _gone,
    leading.StepTo: _stepped,
    choosing_attacks.Attack: _attacked,
    choosing_attacks.FreeAttack: _attacked,
    turn.Discard: _discarded,
    choosing_targets.Target: _targeted,
}
_ALWAYS: dict[type[Step], float] = {
    abilities.Accept: LIKELY,
    abilities.UseAbility: LIKELY,
    hidden.Reveal: LIKELY,
    spells.Cast: LIKELY,
}
