"""How promising each option looks at a glance, so that the computer player tries the likely ones first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.effects.effect import Effect
from game.rules.medarot import (
    activation,
    attack,
    defence,
    drawing,
    opening,
    refill,
    reflection,
    stock,
    swap,
    trashing,
    using,
)
from game.rules.medarot.effects import card_ops
from game.rules.medarot.effects.fight_ops import Pierce
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.forecast import forecast
from game.rules.medarot.hits import outcome
from game.rules.medarot.may_use import price
from game.rules.medarot.places import NEUTRAL, deck, facts, hand, medals, medarot, person, stock_is_full
from game.rules.medarot.ranges import targets
from game.rules.medarot.stats import stat
from game.rules.medarot.survey import CARD, REPLACED
from game.rules.medarot.worth import keep
from game.table.advice import Advice
from game.table.state import State
from game.table.step import Step

ENOUGH = 4  # cards in hand; with more there is no need to pay for cards
SAFE = 8  # cards in a deck that are not drawn without need


def advise(s: State, seat: int, options: Sequence[Step]) -> Advice:
    """How promising each option is for a seat, in medals."""
    idle = (i for i, option in enumerate(options) if isinstance(option, using.Use) and _idle(s, option))
    return Advice([_hope(s, option) for option in options], frozenset(idle))


def _hope(s: State, option: Any) -> float:
    judge = _JUDGES.get(type(option))
    return judge(s, option) if judge else 0.0


def _attacked(s: State, option: attack.Attack) -> float:
    result = forecast(s, s.pieces[option.attacker], s.pieces[option.target])
    return {
        "strong": 1.0 + result.cost + REPLACED,
        "weak destruction": 1.0 + result.cost + REPLACED,
        "weak": 0.6 + CARD * result.cards,
    }.get(result.kind, 0.0)


def _moved(s: State, option: activation.Move) -> float:
    """Towards the neutral row, which gives medals."""
    now = s.pieces[option.medarot].at[1]
    return 0.5 + 0.2 * ((option.at[1] == NEUTRAL) - (now == NEUTRAL))


def _used(s: State, option: using.Use) -> float:
    half = person(s, s.pieces[option.card]).half(option.side)
    return 0.45 - 0.1 * price(s, half, option.side)


def _idle(s: State, option: using.Use) -> bool:
    """What only helps the attack of the acting Medarot is of no use before it stands where it has somebody to hit; what
    only raises the armour of the target is of none against an attack that is weak already."""
    half = person(s, s.pieces[option.card]).half(option.side)
    if half.timing == "defense":
        return all(map(_for_armour, half.effects)) and _weak_already(s)
    acting = s.pieces.get(medarot(s).active)
    if half.timing != "action" or acting is None or not all(map(_for_this_attack, half.effects)):
        return False
    return not targets(s, acting)


def _for_this_attack(effect: Effect) -> bool:
    return isinstance(effect, Pierce) or (
        isinstance(effect, Mod) and (effect.stat, effect.who, effect.lasts) == ("power", "acting", "attack")
    )


def _for_armour(effect: Effect) -> bool:
    return isinstance(effect, Mod) and (effect.stat, effect.who, effect.lasts) == ("armor", "target", "attack")


def _weak_already(s: State) -> bool:
    """True if the attack that is going on will not be strong as it is."""
    fight = medarot(s).fight
    if fight is None or fight.target not in s.pieces or fight.attacker not in s.pieces:
        return False
    power = stat(s, s.pieces[fight.attacker], "power")
    return outcome(s, power, s.pieces[fight.target], fight.weak).kind != "strong"


def _swapped(s: State, option: swap.Swap) -> float:
    return -0.3 + keep(s, s.pieces[option.card], True) - keep(s, s.pieces[option.medarot], True)


def _set(s: State, option: stock.SetCard) -> float:
    return -0.5 if stock_is_full(s, option.seat) else 0.3


def _room(s: State, option: stock.RoomFor) -> float:
    return 0.2 if s.pieces[option.card].face_up else -0.2


def _placed(s: State, option: refill.PlaceDown) -> float:
    """Shooters behind, where they cover the neutral row; melee in front; in columns where there are enemies."""
    card = facts(s, s.pieces[option.card])
    front = option.at[1] in (2, 4)
    line = 0.3 if (card.type == "melee") == front else 0.0
    return keep(s, s.pieces[option.card], True) * 2 + line + 0.1 * (option.at[0] == 1)


def _drawn_for_a_medal(s: State, option: drawing.DrawPaid) -> float:
    held, left = len(s.inside(hand(option.seat))), len(s.inside(deck(option.seat)))
    if option.n == 0:
        return 0.0
    if left - option.n < SAFE or held > ENOUGH or medals(s, option.seat) < 3:
        return -1.0
    return CARD * min(option.n, medarot(s).rules.hand_limit - held) - 0.6


def _drawn(s: State, option: drawing.DrawAfter) -> float:
    left = len(s.inside(deck(option.seat))) - option.n
    return CARD * option.n - (0.8 * (SAFE - left) if left < SAFE else 0.0)


def _trashed(s: State, option: trashing.TrashCard | card_ops.TrashIt) -> float:
    card = s.pieces[option.card]
    return -keep(s, card, True) if card.owner == option.seat else keep(s, card, True)


def _defended(s: State, option: Any) -> float:
    return 0.8


def _ended(s: State, option: activation.End) -> float:
    return 0.0 if medarot(s).moved else -0.8


def _master(s: State, option: opening.LayMaster) -> float:
    printed = person(s, s.pieces[option.card])
    return printed.hp + 0.5 * sum(half.timing != "trigger" for half in (printed.upper, printed.lower))


def _stocked(s: State, option: opening.LayStock) -> float:
    return 0.1 * len(option.cards)


_JUDGES: dict[type[Step], Callable[[State, Any], float]] = {
    attack.Attack: _attacked,
    activation.Move: _moved,
    using.Use: _used,
    swap.Swap: _swapped,
    stock.SetCard: _set,
    stock.RoomFor: _room,
    refill.PlaceDown: _placed,
    drawing.DrawPaid: _drawn_for_a_medal,
    drawing.DrawAfter: _drawn,
    trashing.TrashCard: _trashed,
    card_ops.TrashIt: _trashed,
    defence.Guard: _defended,
    defence.SpringTrap: _defended,
    defence.Barrier: _defended,
    reflection.TurnBack: _defended,
    activation.End: _ended,
    opening.LayMaster: _master,
    opening.LayStock: _stocked,
}
