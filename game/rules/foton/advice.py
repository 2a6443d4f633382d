"""At a glance: which options are worth a closer look, and which choices need none (see players/careful.py).

A number for each option, about in victory points, and what is not worth trying. Sets of photons are many and
alike: only the most promising of each size are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.foton import acting, adding, counters, draft, effect_choices, interference, turn
from game.rules.foton.aspects import EVENT
from game.rules.foton.drafted_deck import deck_value
from game.rules.foton.effects.gain_ops import TakeLooked
from game.rules.foton.effects.photon_ops import Flip, Move
from game.rules.foton.places import VP, area, field, hand, kind_of, number_of, waiting
from game.rules.foton.planning import CARD, PHOTON, glance
from game.rules.foton.readings import reading
from game.rules.foton.worth import lifted, prizes, tool, turns_left
from game.table.advice import Advice, best
from game.table.state import Piece, State
from game.table.step import Step

WEIGHT = {"attack": 1.0, "skill": 1.0, "charge": 1.9}  # of a point of number: there are fewer in Charge
HELD = 0.5  # of that: a photon in hand may never be placed
BASE = 1.0  # of any photon in hand: it pays
STOPPED = 1.0  # a Megido that could be paid for before and cannot now
RESTS, PAYMENTS, SETS, ADDED = 2, 3, 2, 6  # how many are looked at
STRUCK = 2.0  # victory points for a photon that an interference would cost
COUNTERS = 0.8  # what a counter gives away: the Megido is known, and must be used
TIED = 1.5  # that it leaves no turn for any other
PRICE = 1.6  # the card or photon that most counters cost


def advise(s: State, seat: int, options: Sequence[Step]) -> Advice:
    """How promising each option is for a seat."""
    judge = _JUDGES.get(type(options[0]), _nothing) if options else _nothing
    if isinstance(options[0], (turn.Act, turn.Rest, turn.UseEvent, turn.EndTurn)):
        judge = _main_step
    return judge(s, seat, options)


def _nothing(s: State, seat: int, options: Sequence[Any]) -> Advice:
    return Advice([0.0] * len(options))


# ---- photons -------------------------------------------------------------------------------------------
def lies(photon: Piece) -> float:
    """What a photon is worth face up in a field."""
    return WEIGHT.get(kind_of(photon), 0.0) * (number_of(photon) or 2)


def holds(card: Piece) -> float:
    """What a card is worth in hand."""
    return EVENT if kind_of(card) == "event" else BASE + HELD * lies(card)


# ---- the draft -------------------------------------------------------------------------------------------
def _take(s: State, seat: int, options: Sequence[draft.Take]) -> Advice:
    """What the deck gains by the cards of an area: a hand that might be drawn from it would only blur that."""
    now = deck_value(s, seat)
    return best([deck_value(s, seat, s.inside(area(option.area))) - now for option in options], 1)


# ---- turns -----------------------------------------------------------------------------------------------
def _main_step(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """Whoever can act is looked at; of those that can rest only who will be missed least."""
    turns = turns_left(s, seat)
    value = {p.id: glance(tool(s, seat, p, turns), turns, 0) for p in s.inside(waiting(seat)) if p.card in s.cards}
    hopes = [
        value.get(o.megido, 0.0)
        if isinstance(o, turn.Act)
        else event(s, seat, o.card)
        if isinstance(o, turn.UseEvent)
        else 0.0
        for o in options
    ]
    resting = sorted((value.get(o.megido, 0.0), i) for i, o in enumerate(options) if isinstance(o, turn.Rest))
    for place, (_, i) in enumerate(resting):
        hopes[i] = -1.0 - place
    return Advice(hopes, frozenset(i for _, i in resting[RESTS:]))


def event(s: State, seat: int, card: int) -> float:
    """What using an event seems to be worth; below 0: rather keep it."""
    r = reading(s.cards[s.pieces[card].card])
    turns = turns_left(s, seat)
    got = PHOTON * (r.photons + lifted(s, seat, r) + 0.5 * r.harm) + r.cards * (CARD if turns else 0.1)
    got += sum(prizes(s, seat, p, 1)[0] for p in r.prizes)
    return got - (EVENT if turns else 0.0)


def _pay(s: State, seat: int, options: Sequence[acting.Pay]) -> Advice:
    """High numbers first; of "any" icons those that the other Megido need least."""
    held = s.inside(hand(seat))
    kinds = [kind_of(p) for p in held]
    others = [s.cards[p.card].cost for p in s.inside(waiting(seat)) if p.id != options[0].megido and p.card in s.cards]
    able = [cost for cost in others if acting.lacking(cost, kinds) is None]
    hopes, known = [], dict[tuple[str, ...], float]()
    for option in options:
        paid = [s.pieces[i] for i in option.photons]
        spent = tuple(sorted(kind_of(p) for p in paid))
        if spent not in known:
            left = kinds[:]
            for kind in spent:
                left.remove(kind)
            known[spent] = -STOPPED * sum(acting.lacking(cost, left) is not None for cost in able)
        hopes.append(sum(map(lies, paid)) + known[spent])
    return best(hopes, PAYMENTS)


def _add(s: State, seat: int, options: Sequence[adding.Add]) -> Advice:
    """The more the better, the higher the better."""
    return best([sum(lies(s.pieces[i]) for i in option.photons) for option in options], ADDED)


# ---- effects ---------------------------------------------------------------------------------------------
def gain(s: State, seat: int, effect: object, piece: Piece) -> float:
    """What it brings a seat that an effect is done to this card."""
    ours = 1.0 if piece.owner == seat else -1.0
    if isinstance(effect, Flip):
        return ours * lies(piece) * (1 if effect.to == "up" else -1)
    if isinstance(effect, TakeLooked):
        return lies(piece) if effect.to == "field" else holds(piece)
    if not isinstance(effect, Move):
        return 0.0
    before = {"field": lies, "hand": holds}.get(effect.cards.zone)
    after = {"field": lies, "actor_field": lies, "hand": holds}.get(effect.to)
    if effect.to == "actor_field":
        return lies(piece) * 2
    return ours * ((after(piece) if after else 0.0) - (before(piece) if before else 0.0))


def _choose(s: State, seat: int, options: Sequence[effect_choices.ChosenCards]) -> Advice:
    """The best sets of every size."""
    hopes = [sum(gain(s, seat, o.effect, s.pieces[i]) for i in o.pieces) for o in options]
    kept: set[int] = set()
    for size in {len(o.pieces): None for o in options}:
        of_size = sorted((-hopes[i], i) for i, o in enumerate(options) if len(o.pieces) == size)
        kept.update(i for _, i in of_size[:SETS])
    return Advice(hopes, frozenset(range(len(options))) - kept)


def _order(s: State, seat: int, options: Sequence[effect_choices.Order]) -> Advice:
    """The best card first."""
    hopes = [sum(holds(s.pieces[i]) * (len(o.pieces) - place) for place, i in enumerate(o.pieces)) for o in options]
    return best(hopes, 1)


def _counter(s: State, seat: int, options: Sequence[Any]) -> Advice:
    """What would be lost, against what countering costs."""
    question: Any = s.asks[seat]
    lost = STRUCK * reading(s.cards[question.by.card]).harm
    price = COUNTERS + TIED * (turns_left(s, seat) <= 1 + sum(p.face_up for p in s.inside(waiting(seat))))
    hopes = []
    for option in options:
        counter = None if isinstance(option, counters.Decline) else s.cards[s.pieces[option.megido].card].counter()
        hopes.append(lost - price - PRICE * bool(counter.cost) + bool(counter.bonus) if counter else 0.0)
    return Advice(hopes)


def _against(s: State, seat: int, options: Sequence[interference.Against]) -> Advice:
    """Whoever is ahead."""
    return Advice(
        [s.marks[o.target, VP] + sum(lies(p) for p in s.inside(field(o.target)) if p.face_up) for o in options]
    )


Judge = Callable[[State, int, Sequence[Any]], Advice]
_JUDGES: dict[type[Step], Judge] = {
    draft.Take: _take,
    acting.Pay: _pay,
    adding.Add: _add,
    effect_choices.ChosenCards: _choose,
    effect_choices.Order: _order,
    counters.CounterWith: _counter,
    counters.Decline: _counter,
    interference.Against: _against,
}
