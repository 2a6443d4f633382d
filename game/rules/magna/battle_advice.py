"""At a glance: who goes, who comes, who strikes and who takes the damage (advice.py says what the numbers mean)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.magna import attack, battle_end, damage, declaration, equipping, invasion, reinforcement
from game.rules.magna.cards import Arms, Force, Tactics
from game.rules.magna.places import garrison, magna, party
from game.rules.magna.use import key_of
from game.rules.magna.values import attack as attack_of
from game.rules.magna.values import defence as defence_of
from game.rules.magna.weighing import standing_value
from game.table.advice import Advice, best
from game.table.state import State
from game.table.step import Step

STRIKES = 3  # sets of strikers that are looked at
ORDERS = 3
PARTIES = 2
REINFORCEMENTS = 4


# ---- invasion ------------------------------------------------------------------------------------------------------
def _parties(s: State, seat: int, options: Sequence[invasion.FormParty]) -> Advice:
    """Everybody who can strike, with or without those who only lend their skills."""
    hopes = []
    for option in options:
        there = [s.pieces[i] for i in option.units]
        ready = [unit for unit in there if not unit.turned]
        hopes.append(sum(attack_of(s, unit) for unit in ready) - 0.05 * (len(there) - len(ready)))
    return best(hopes, PARTIES)


def _going_on(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """Those who can still strike, all of them, or nobody."""
    hopes = []
    for option in options:
        if isinstance(option, invasion.StopHere):
            hopes.append(0.5)
            continue
        there = [s.pieces[i] for i in option.units]
        ready = sum(attack_of(s, unit) for unit in there if not unit.turned)
        hopes.append(1.0 + ready - 0.1 * sum(unit.turned for unit in there))
    return best(hopes, 3)


def _reinforcing(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """Further reinforcement: the most useful one, or the end."""
    going_on = seat in s.asks and s.asks[seat].part
    idle = {i for i, option in enumerate(options) if isinstance(option, equipping.Rearm)}
    hopes = [_came(s, seat, option) for option in options]
    return Advice(hopes, best(hopes, 2 if going_on else REINFORCEMENTS).pruned | idle)


def _came(s: State, seat: int, option: Any) -> float:
    judge = BATTLE_JUDGES.get(type(option))
    return judge(s, seat, option) if judge else 0.0


def _sent(s: State, seat: int, option: reinforcement.SendForce) -> float:
    card: Force = s.cards[s.pieces[option.card].card]
    battle = magna(s).battle
    invading = battle is not None and battle.invader == seat
    return 0.12 * (card.attack if invading else card.defence) - (0.6 if card.rank == "M" else 0.0)


def _armed(s: State, seat: int, option: reinforcement.SendArms) -> float:
    card: Arms = s.cards[s.pieces[option.card].card]
    return 0.1 * (card.attack + card.defence) - (0.6 if card.rank == "M" else 0.0)


def _turned_up(s: State, seat: int, option: reinforcement.TurnUp) -> float:
    return 0.4


def _rearmed(s: State, seat: int, option: equipping.Rearm) -> float:
    """Arms that are handed about in a battle seldom gain anything."""
    return -1.0


def _always(s: State, seat: int, option: equipping.Rearm) -> bool:
    return True


def _cancelled(s: State, seat: int, option: invasion.CancelInvasion) -> bool:
    """What it cost is gone in any case: only with nobody to strike it is not worth going."""
    return any(not unit.turned for unit in invasion.eligible(s, seat))


# ---- attack --------------------------------------------------------------------------------------------------------
def _strikes(s: State, seat: int, options: Sequence[attack.Strike]) -> Advice:
    """Enough to destroy the target or the garrison and as little more as can be; otherwise everybody."""
    target = s.pieces.get(options[0].target)
    charge = [unit.id for unit in party(s)] if target is None else []
    strength = {unit.id: attack_of(s, unit, charge) for unit in party(s)}
    wall = defence_of(s, target) if target is not None else sum(defence_of(s, unit) for unit in garrison(s))
    hopes, in_vain = [], set()
    for number, option in enumerate(options):
        total = sum(strength[i] for i in option.units)
        over = total - wall
        if over >= 0:
            hopes.append(1.0 - 0.04 * over - 0.02 * len(option.units))
        elif target is None:
            hopes.append(0.5 * total / (wall + 1) - 0.02 * len(option.units))
        else:
            hopes.append(-1.0 + 0.01 * total)
            in_vain.add(number)
    if len(in_vain) == len(options):
        return best(hopes, 1)
    return Advice(hopes, best(hopes, STRIKES).pruned | in_vain)


def _skirmish(s: State, seat: int, option: attack.Skirmish) -> float:
    target = s.pieces[option.target]
    return 0.2 + 0.4 * standing_value(s, seat, target) if target.face_up else 0.3


def _charge(s: State, seat: int, option: attack.Charge) -> float:
    return 0.6


def _declared(s: State, seat: int, option: declaration.Declare) -> float:
    """A card costs itself; what answers an attack is worth a look always."""
    card = s.cards[key_of(s, option.use)]
    if option.use.timing == "block":
        return 0.5
    return 0.35 if option.use.part or not isinstance(card, Tactics) else 0.3


def _taken(s: State, seat: int, options: Sequence[damage.TakeNext]) -> Advice:
    """Who takes much and is worth little comes first; only where the order begins, several are thought of."""
    hopes = []
    for option in options:
        unit = s.pieces[option.unit]
        hopes.append(-standing_value(s, seat, unit) / max(1, defence_of(s, unit)))
    return best(hopes, 1 if options[0].order else ORDERS)


def _dismissed(s: State, seat: int, options: Sequence[battle_end.Dismiss]) -> Advice:
    return best([-standing_value(s, seat, s.pieces[option.unit]) for option in options], 2)


Judge = Callable[[State, int, Any], float]
Idle = Callable[[State, int, Any], bool]
BATTLE_WHOLE: Mapping[type[Step], Callable[[State, int, Sequence[Any]], Advice]] = {
    invasion.FormParty: _parties,
    invasion.FightOn: _going_on,
    attack.Strike: _strikes,
    damage.TakeNext: _taken,
    battle_end.Dismiss: _dismissed,
    reinforcement.SendForce: _reinforcing,
    reinforcement.SendArms: _reinforcing,
    reinforcement.TurnUp: _reinforcing,
}
BATTLE_JUDGES: Mapping[type[Step], Judge] = {
    reinforcement.SendForce: _sent,
    reinforcement.SendArms: _armed,
    reinforcement.TurnUp: _turned_up,
    equipping.Rearm: _rearmed,
    attack.Skirmish: _skirmish,
    attack.Charge: _charge,
    declaration.Declare: _declared,
}
BATTLE_IDLE: Mapping[type[Step], Idle] = {
    invasion.CancelInvasion: _cancelled,
    equipping.Rearm: _always,
}
