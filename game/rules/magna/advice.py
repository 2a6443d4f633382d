"""How promising each option looks at a glance, so that the computer player tries the likely ones first (section 13).

A number for each option, about in Magna, and what is not worth trying. Whatever comes in many combinations - strikers,
a party, a regroup, the order of damage - is cut down to the few that anybody would consider.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.magna import adjusting, armament, declaration, equipping, looking, opening, piles, production
from game.rules.magna.battle_advice import BATTLE_IDLE, BATTLE_JUDGES, BATTLE_WHOLE, Idle, Judge
from game.rules.magna.cards import Arms, Force, Trap
from game.rules.magna.formation import formation, misplaced, places_for
from game.rules.magna.places import arms_on, hand, units
from game.rules.magna.survey import CARD, FIGHT, force_value
from game.rules.magna.values import attack as attack_of
from game.rules.magna.values import defence as defence_of
from game.rules.magna.values import in_force
from game.rules.magna.weighing import card_value, standing_value
from game.table.advice import Advice, best
from game.table.state import State
from game.table.step import Step

WORTH_KEEPING = 0.27  # a hand card below this makes room for an unknown one
STAYS = -1.0  # a unit that stands where it should, or would not come there
FUNDS, PLACES = 2, 2  # that are looked at
CHOICES = 4


def advise(s: State, seat: int, options: Sequence[Step]) -> Advice:
    """How promising each option is for a seat."""
    whole = _WHOLE.get(type(options[0])) if options else None
    if whole is not None:
        return whole(s, seat, options)
    idle = (i for i, option in enumerate(options) if type(option) in _IDLE and _IDLE[type(option)](s, seat, option))
    return Advice([_hope(s, seat, option) for option in options], frozenset(idle))


def _hope(s: State, seat: int, option: Any) -> float:
    judge = _JUDGES.get(type(option))
    return judge(s, seat, option) if judge else 0.0


# ---- hand adjustment, bases, funds -------------------------------------------------------------------------------
def _adjusting(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """Put off what is worth less than an unknown card, the least first; then draw."""
    hopes = [
        WORTH_KEEPING - card_value(s, seat, s.pieces[option.card]) if isinstance(option, adjusting.PutOff) else 0.0
        for option in options
    ]
    return best(hopes, 1)


def _ordering(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """The order of the deck list."""
    return best([0.0] * len(options), 1)


def _arming(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """Of the cards, only the two that are missed least are thought of as war funds."""
    hopes = [
        -card_value(s, seat, s.pieces[option.card]) if isinstance(option, armament.LayFund) else 0.1
        for option in options
    ]
    laid = [i for i in Advice(hopes).order() if isinstance(options[i], armament.LayFund)]
    return Advice(hopes, frozenset(laid[FUNDS:]))


def _dropped(s: State, seat: int, option: piles.PutFund) -> float:
    return -card_value(s, seat, s.pieces[option.drop]) if option.drop else 0.0


# ---- the regroup ---------------------------------------------------------------------------------------------------
def _regrouping(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """One move after another towards the best formation, then the end."""
    plan = formation(s, seat)
    wrong = {unit.id for unit in misplaced(s, seat, plan)}
    hopes = []
    for option in options:
        hope = STAYS
        if isinstance(option, armament.MoveUnit):
            hope = 1.0 if option.unit in wrong and plan[option.unit] == option.at[0] else STAYS
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
    """Traps, and forces that may rise from ambush."""
    card = s.cards[s.pieces[option.card].card]
    if isinstance(card, Trap):
        return 0.35
    if isinstance(card, Force) and "ambush" in card.keywords:
        return 0.3
    return 0.0


def _no_bluff(s: State, seat: int, option: production.SetTrap) -> bool:
    """A bluff only with a card that is of no other use."""
    down = sum(not unit.face_up for unit in units(s, seat))
    useless = down < 2 and card_value(s, seat, s.pieces[option.card]) < WORTH_KEEPING - 0.06
    return _set(s, seat, option) == 0.0 and not useless


def _slots(s: State, seat: int, options: Sequence[production.PlaceAt]) -> Advice:
    """Strikers at base 3, everybody else at the front; instead of somebody only where that is much better."""
    card = s.cards[s.pieces[options[0].card].card]
    down = options[0].down
    free = places_for(s, seat, card, down)
    gain, force = 0.4 if down else force_value(card), in_force(s)
    return best(
        [
            gain - standing_value(s, seat, s.pieces[option.victim], force) - 0.45
            if option.victim
            else free.get(option.at[0], 0.0)
            for option in options
        ],
        PLACES,
    )


def _exchanged(s: State, seat: int, option: production.Exchange) -> float:
    return 0.05


def _nothing_dear(s: State, seat: int, option: production.Exchange) -> bool:
    """An exchange only where there is something dear to be bought."""
    wanted = [card.cost for p in s.inside(hand(seat)) if isinstance(card := s.cards[p.card], Force) and card.cost]
    return not any(cost > 2 for cost in wanted)


def _bears(s: State, seat: int, options: Sequence[equipping.Bear]) -> Advice:
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


# ---- choices of effects --------------------------------------------------------------------------------------------
def _decided(s: State, seat: int, option: declaration.Decide) -> float:
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


def _deciding(s: State, seat: int, options: Sequence[declaration.Decide]) -> Advice:
    """The most promising answers; of moves only those that bring a unit where it had best stand, or the end."""
    if any(option.kind == "move" for option in options):
        plan = formation(s, seat)
        return best([_moved(s, plan, option) for option in options], 1)
    return best([_decided(s, seat, option) for option in options], 2 if options[0].use.taking else CHOICES)


def _moved(s: State, plan: Mapping[int, int], option: declaration.Decide) -> float:
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


_WHOLE: Mapping[type[Step], Callable[[State, int, Sequence[Any]], Advice]] = {
    **BATTLE_WHOLE,
    adjusting.PutOff: _adjusting,
    opening.OrderAs: _ordering,
    armament.LayFund: _arming,
    armament.MoveUnit: _regrouping,
    armament.SwapUnits: _regrouping,
    production.PlaceAt: _slots,
    equipping.Bear: _bears,
    declaration.Decide: _deciding,
}
_JUDGES: Mapping[type[Step], Judge] = {
    **BATTLE_JUDGES,
    piles.PutFund: _dropped,
    production.PlaceForce: _placed,
    production.SetTrap: _set,
    production.Exchange: _exchanged,
    looking.DiscardIt: _discarded,
    looking.FetchIt: _fetched,
    looking.PutIt: _put,
    looking.PlaceIt: _called,
}
_IDLE: Mapping[type[Step], Idle] = {
    **BATTLE_IDLE,
    production.SetTrap: _no_bluff,
    production.Exchange: _nothing_dear,
}
"""What is not worth trying, though it may be done."""
