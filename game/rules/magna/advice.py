"""How promising each option looks at a glance, so that the computer player tries the likely ones first (section 13).

A number for each option, about in Magna; minus infinity rules it out. Whatever comes in many combinations - strikers, a
party, a regroup, the order of damage - is cut down to the few that anybody would consider.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.magna import (
    adjusting,
    armament,
    attack,
    battle_end,
    damage,
    equipping,
    invasion,
    looking,
    opening,
    piles,
    production,
    reinforcement,
    using,
)
from game.rules.magna.cards import Arms, Force, Tactics, Trap
from game.rules.magna.formation import formation, misplaced, places_for
from game.rules.magna.places import arms_on, garrison, hand, magna, party, units
from game.rules.magna.survey import CARD, FIGHT, force_value, kept, shown_skills, trap_value, unit_value
from game.rules.magna.values import attack as attack_of
from game.rules.magna.values import defence as defence_of
from game.table.state import Piece, State
from game.table.step import Step

NEVER = float("-inf")
WORTH_KEEPING = 0.27               # a hand card below this makes room for an unknown one
STRIKES = 3                        # sets of strikers that are looked at
PLACES = 2
ORDERS = 3
PARTIES = 2
CHOICES = 4


def advise(s: State, seat: int, options: Sequence[Step]) -> Sequence[float]:
    """How promising each option is for a seat."""
    whole = _WHOLE.get(type(options[0])) if options else None
    if whole is not None:
        return whole(s, seat, options)
    return [_hope(s, seat, option) for option in options]


def _hope(s: State, seat: int, option: Any) -> float:
    judge = _JUDGES.get(type(option))
    return judge(s, seat, option) if judge else 0.0


def best(hopes: Sequence[float], n: int) -> list[float]:
    """All but the n most promising are ruled out."""
    order = sorted(range(len(hopes)), key=lambda i: (-hopes[i], i))
    kept_ones = set(order[:n])
    return [hope if i in kept_ones else NEVER for i, hope in enumerate(hopes)]


def card_value(s: State, seat: int, card: Piece) -> float:
    """What a hand card is worth to its owner."""
    return kept(s, s.cards[card.card], shown_skills(s, seat), len(units(s, seat)))


def standing_value(s: State, seat: int, unit: Piece) -> float:
    if not unit.face_up:
        return trap_value(s, unit, unit.owner == seat)
    return unit_value(s, unit, attack_of(s, unit), defence_of(s, unit))


# ---- hand adjustment, bases, funds -------------------------------------------------------------------------------
def _adjusting(s: State, seat: int, options: Sequence[Any]) -> list[float]:
    """Put off what is worth less than an unknown card, the least first; then draw."""
    hopes = [WORTH_KEEPING - card_value(s, seat, s.pieces[option.card]) if isinstance(option, adjusting.PutOff) else 0.0
             for option in options]
    return best(hopes, 1)


def _ordering(s: State, seat: int, options: Sequence[Any]) -> list[float]:
    """The order of the deck list."""
    return [0.0, *[NEVER] * (len(options) - 1)]


def _arming(s: State, seat: int, options: Sequence[Any]) -> list[float]:
    """Of the cards, only the two that are missed least are thought of as war funds."""
    hopes = [-card_value(s, seat, s.pieces[option.card]) if isinstance(option, armament.LayFund) else NEVER
             for option in options]
    return [hope if isinstance(option, armament.LayFund) else 0.1
            for hope, option in zip(best(hopes, 2), options, strict=True)]


def _dropped(s: State, seat: int, option: piles.PutFund) -> float:
    return -card_value(s, seat, s.pieces[option.drop]) if option.drop else 0.0


# ---- the regroup ---------------------------------------------------------------------------------------------------
def _regrouping(s: State, seat: int, options: Sequence[Any]) -> list[float]:
    """One move after another towards the best formation, then the end."""
    plan = formation(s, seat)
    wrong = {unit.id for unit in misplaced(s, seat, plan)}
    hopes = []
    for option in options:
        hope = NEVER
        if isinstance(option, armament.MoveUnit):
            hope = 1.0 if option.unit in wrong and plan[option.unit] == option.at[0] else NEVER
        elif isinstance(option, armament.SwapUnits):
            one, other = s.pieces[option.unit], s.pieces[option.other]
            if {one.id, other.id} <= wrong and plan[one.id] == other.at[0]:
                hope = 1.5 if plan[other.id] == one.at[0] else 0.5
        elif isinstance(option, armament.EndRegroup):
            hope = 0.0
        hopes.append(hope)
    return best(hopes, 1)


# ---- production ----------------------------------------------------------------------------------------------------
def _placed(s: State, seat: int, option: production.PlaceForce) -> float:
    card: Force = s.cards[s.pieces[option.card].card]
    return force_value(card) - FIGHT * (card.cost or 0) * 0.5


def _set(s: State, seat: int, option: production.SetTrap) -> float:
    """Traps, and forces that may rise from ambush; a bluff only with a card that is of no other use."""
    card = s.cards[s.pieces[option.card].card]
    if isinstance(card, Trap):
        return 0.35
    if isinstance(card, Force) and "ambush" in card.keywords:
        return 0.3
    down = sum(not unit.face_up for unit in units(s, seat))
    return 0.0 if down < 2 and card_value(s, seat, s.pieces[option.card]) < WORTH_KEEPING - 0.06 else NEVER


def _slots(s: State, seat: int, options: Sequence[production.PlaceAt]) -> list[float]:
    """Strikers at base 3, everybody else at the front; instead of somebody only where that is much better."""
    card = s.cards[s.pieces[options[0].card].card]
    down = options[0].down
    free = places_for(s, seat, card, down)
    gain = 0.4 if down else force_value(card)
    return best([gain - standing_value(s, seat, s.pieces[option.victim]) - 0.45 if option.victim
                 else free.get(option.at[0], 0.0) for option in options], PLACES)


def _exchanged(s: State, seat: int, option: production.Exchange) -> float:
    """Only where there is something dear to be bought."""
    wanted = [card.cost for p in s.inside(hand(seat)) if isinstance(card := s.cards[p.card], Force) and card.cost]
    return 0.05 if any(cost > 2 for cost in wanted) else NEVER


def _bears(s: State, seat: int, options: Sequence[equipping.Bear]) -> list[float]:
    """Strong units that bear nothing yet."""
    arms: Arms = s.cards[s.pieces[options[0].card].card]
    hopes = []
    for option in options:
        unit = s.pieces[option.unit]
        worn = arms_on(s, unit)
        lost = 0.5 if worn else 0.0
        fitting = attack_of(s, unit) if arms.attack >= arms.defence else defence_of(s, unit)
        hopes.append(0.1 * fitting + 0.1 * (not unit.turned) - lost)
    return best(hopes, 2)


# ---- invasion ------------------------------------------------------------------------------------------------------
def _parties(s: State, seat: int, options: Sequence[invasion.FormParty]) -> list[float]:
    """Everybody who can strike, with or without those who only lend their skills."""
    hopes = []
    for option in options:
        there = [s.pieces[i] for i in option.units]
        ready = [unit for unit in there if not unit.turned]
        hopes.append(sum(attack_of(s, unit) for unit in ready) - 0.05 * (len(there) - len(ready)))
    return best(hopes, PARTIES)


def _going_on(s: State, seat: int, options: Sequence[Any]) -> list[float]:
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


def _reinforcing(s: State, seat: int, options: Sequence[Any]) -> list[float]:
    """Further reinforcement: the most useful one, or the end."""
    return best([_hope(s, seat, option) for option in options], 4 if not s.asks[seat].part else 2) \
        if seat in s.asks else [_hope(s, seat, option) for option in options]


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
    return NEVER


def _cancelled(s: State, seat: int, option: invasion.CancelInvasion) -> float:
    """What it cost is gone in any case: only with nobody to strike it is not worth going."""
    ready = [unit for unit in invasion.eligible(s, seat) if not unit.turned]
    return NEVER if ready else 0.0


# ---- attack --------------------------------------------------------------------------------------------------------
def _strikes(s: State, seat: int, options: Sequence[attack.Strike]) -> list[float]:
    """Enough to destroy the target or the garrison and as little more as can be; otherwise everybody."""
    target = s.pieces.get(options[0].target)
    strength = {unit.id: attack_of(s, unit, target is None) for unit in party(s)}
    wall = defence_of(s, target) if target is not None else sum(defence_of(s, unit) for unit in garrison(s))
    hopes = []
    for option in options:
        total = sum(strength[i] for i in option.units)
        over = total - wall
        if over >= 0:
            hopes.append(1.0 - 0.04 * over - 0.02 * len(option.units))
        elif target is None:
            hopes.append(0.5 * total / (wall + 1) - 0.02 * len(option.units))
        else:
            hopes.append(NEVER)
    if all(hope == NEVER for hope in hopes):
        hopes = [-1.0 + 0.01 * sum(strength[i] for i in option.units) for option in options]
        return best(hopes, 1)
    return best(hopes, STRIKES)


def _skirmish(s: State, seat: int, option: attack.Skirmish) -> float:
    target = s.pieces[option.target]
    return 0.2 + 0.4 * standing_value(s, seat, target) if target.face_up else 0.3


def _charge(s: State, seat: int, option: attack.Charge) -> float:
    return 0.6


def _declared(s: State, seat: int, option: using.Declare) -> float:
    """A card costs itself; what answers an attack is worth a look always."""
    card = s.cards[option.use.card]
    if option.use.timing == "block":
        return 0.5
    return 0.35 if option.use.part or not isinstance(card, Tactics) else 0.3


def _taken(s: State, seat: int, options: Sequence[damage.TakeNext]) -> list[float]:
    """Who takes much and is worth little comes first; only where the order begins, several are thought of."""
    hopes = []
    for option in options:
        unit = s.pieces[option.unit]
        hopes.append(-standing_value(s, seat, unit) / max(1, defence_of(s, unit)))
    return best(hopes, 1 if options[0].order else ORDERS)


def _dismissed(s: State, seat: int, options: Sequence[battle_end.Dismiss]) -> list[float]:
    return best([-standing_value(s, seat, s.pieces[option.unit]) for option in options], 2)


# ---- choices of effects --------------------------------------------------------------------------------------------
def _decided(s: State, seat: int, option: using.Decide) -> float:
    """Targets: the most valuable of the other side, or of the own one for what helps."""
    if option.kind in ("unit", "sacrifice", "checked", "user") and option.things and isinstance(option.things[0], int):
        unit = s.pieces[option.things[0]]
        value = standing_value(s, seat, unit)
        if option.kind in ("sacrifice", "checked", "user"):
            return -value - 0.1 * unit.turned
        return value
    if option.kind in ("discard", "card") and isinstance(option.things[0], int):
        value = card_value(s, seat, s.pieces[option.things[0]])
        return -value if option.kind == "discard" else value
    return 0.3 if option.kind == "base" else 0.0


def _deciding(s: State, seat: int, options: Sequence[using.Decide]) -> list[float]:
    """The most promising answers; of moves only those that bring a unit where it had best stand, or the end."""
    if any(option.kind == "move" for option in options):
        plan = formation(s, seat)
        return best([_moved(s, plan, option) for option in options], 1)
    return best([_decided(s, seat, option) for option in options], 2 if options[0].use.taking else CHOICES)


def _moved(s: State, plan: Mapping[int, int], option: using.Decide) -> float:
    if option.kind == "enough":
        return 0.0
    taking = option.use.taking or option.use.picks[-1]
    unit, base = taking[-3], taking[-2]
    return 0.5 if plan.get(unit) == base and s.pieces[unit].at[0] != base else -0.5


def _discarded(s: State, seat: int, option: looking.DiscardIt) -> float:
    return -card_value(s, seat, s.pieces[option.card])


def _fetched(s: State, seat: int, option: looking.FetchIt) -> float:
    return card_value(s, seat, s.pieces[option.card])


def _put(s: State, seat: int, option: looking.PutIt) -> float:
    return CARD - card_value(s, seat, s.pieces[option.card])


def _called(s: State, seat: int, option: looking.PlaceIt) -> float:
    return force_value(s.cards[s.pieces[option.card].card])


Whole = Callable[[State, int, Sequence[Any]], list[float]]
_WHOLE: dict[type[Step], Whole] = {
    adjusting.PutOff: _adjusting, opening.OrderAs: _ordering, armament.LayFund: _arming, armament.MoveUnit: _regrouping,
    armament.SwapUnits: _regrouping, production.PlaceAt: _slots, equipping.Bear: _bears,
    invasion.FormParty: _parties, invasion.FightOn: _going_on, attack.Strike: _strikes, damage.TakeNext: _taken,
    battle_end.Dismiss: _dismissed, reinforcement.SendForce: _reinforcing, reinforcement.SendArms: _reinforcing,
    reinforcement.TurnUp: _reinforcing, using.Decide: _deciding}
_JUDGES: dict[type[Step], Callable[[State, int, Any], float]] = {
    piles.PutFund: _dropped, invasion.CancelInvasion: _cancelled,
    production.PlaceForce: _placed, production.SetTrap: _set, production.Exchange: _exchanged,
    reinforcement.SendForce: _sent, reinforcement.SendArms: _armed, reinforcement.TurnUp: _turned_up,
    equipping.Rearm: _rearmed, attack.Skirmish: _skirmish, attack.Charge: _charge, using.Declare: _declared,
    looking.DiscardIt: _discarded, looking.FetchIt: _fetched, looking.PutIt: _put,
    looking.PlaceIt: _called}
