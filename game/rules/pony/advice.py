"""At a glance: which options are worth a closer look, and which choices need none (see players/careful.py).

A number for each option, in points, and what is not worth trying. In the Main Phase every action is tried on one
imagined table: the one that gains most is taken, until none gains anything. That way a turn ends because there is
nothing left to do, and not because the faceoff that follows went well on the tables that were imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.rules.pony import (
    aftermath,
    choosing,
    clearing,
    drawing,
    end_phase,
    faceoff_result,
    flipping,
    main_phase,
    opening,
    peering,
    playing,
    revealing,
    troubles,
)
from game.rules.pony.cards import Friend
from game.rules.pony.effects import looking
from game.rules.pony.effects.board_ops import AddPower, DismissCards, ExhaustCards, FrightenCards, RetireCards
from game.rules.pony.effects.faceoff_ops import FlipAgain
from game.rules.pony.effects.move_ops import Goes, MoveCards
from game.rules.pony.forecast import FLIP, beats
from game.rules.pony.kinds import is_character
from game.rules.pony.places import (
    HOME,
    PLAY,
    PonyState,
    area_of,
    facts,
    hand,
)
from game.rules.pony.power import power
from game.rules.pony.survey import SENT_HOME
from game.rules.pony.trials import imagined, outcome
from game.rules.pony.worth import worth
from game.table.advice import Advice, best
from game.table.state import Piece, legal
from game.table.step import Step

LEAST = 0.005  # what an action has to gain
SAME = 9  # digits: what differs less is a sum in another order
BACK_HOME = -1.0  # a move that is paid for and leads home
LEAST_FLIP = 0.5  # power that is to be expected of another flip
HARMS = (DismissCards, FrightenCards, ExhaustCards, RetireCards)
EXTRA = 0.4  # what an ability of a card in hand is worth, in power
CHEAP = 3  # what can be played in the first turns


def advise(s: PonyState, seat: int, options: Sequence[Step]) -> Advice:
    """How promising each option is for a seat."""
    if any(isinstance(option, main_phase.EndMain) for option in options):
        return _main(s, seat, options)
    if any(isinstance(option, troubles.EndChallenges) for option in options):
        return _challenges(s, seat, options)
    hopes = [_hope(s, option) for option in options]
    if isinstance(options[0], SETTLED):
        return best(hopes, 1)
    return Advice(hopes, frozenset(i for i, option in enumerate(options) if _flips_worse(s, option)))


def _hope(s: PonyState, option: Any) -> float:
    judge = _JUDGES.get(type(option))
    return judge(s, option) if judge else 0.0


# ---- the Main Phase ----------------------------------------------------------------------------------------------
def _main(s: PonyState, seat: int, options: Sequence[Step]) -> Advice:
    """The actions that gain most, or the end of the phase. Paid moves home are not even tried."""
    table = imagined(s, seat)
    table.offered[seat] = legal(s, seat)  # what a seat may choose follows from what it sees: that is the same there
    now = worth(table, seat)
    gains = [
        0.0
        if isinstance(option, main_phase.EndMain)
        else BACK_HOME
        if leads_home(option)
        else round(outcome(table, seat, option, advise).worth - now, SAME)
        for option in options
    ]
    most = max(gains)
    if most < LEAST:
        return Advice(gains, frozenset(i for i, o in enumerate(options) if not isinstance(o, main_phase.EndMain)))
    return Advice(gains, frozenset(i for i, gain in enumerate(gains) if gain < most))


def leads_home(option: Step) -> bool:
    """True if it is a move home that is paid for."""
    return isinstance(option, main_phase.MovePaid) and option.area[0] == HOME


# ---- the Troublemaker Phase ----------------------------------------------------------------------------------------
def _challenges(s: PonyState, seat: int, options: Sequence[Step]) -> Advice:
    """The challenge that promises most, if any does."""
    gains = [_challenge(s, seat, option) for option in options]
    most = max(gains)
    worse = (
        i
        for i, option in enumerate(options)
        if gains[i] < most and isinstance(option, (troubles.Challenge, troubles.EndChallenges))
    )
    return Advice(gains, frozenset(worse))


def _challenge(s: PonyState, seat: int, option: Any) -> float:
    if not isinstance(option, troubles.Challenge):
        return 0.0
    piece = s.pieces[option.piece]
    wins = beats(s, seat, piece)
    opens = 0.5 if piece.owner != seat or facts(s, piece).epic else 0.0
    return wins * (float(facts(s, piece).points) + opens) - (1 - wins) * (SENT_HOME + 0.25)


# ---- cards ---------------------------------------------------------------------------------------------------------
def keep(s: PonyState, piece: Piece) -> float:
    """What a card in hand is worth to its owner: what costs no more than a turn brings, and what can be played."""
    card = s.cards[piece.card]
    value = 1.0 + 0.15 * float(card.power) + (EXTRA if getattr(card, "abilities", ()) else 0.0)
    if isinstance(card, Friend):
        value += 0.5 + 0.2 * card.power - 0.1 * card.cost
    return value - 0.08 * float(sum(r.power for r in getattr(card, "req", ())))


def _discarded(s: PonyState, option: drawing.DiscardOne) -> float:
    same = sum(p.card == s.pieces[option.card].card for p in s.inside(hand(option.seat)))
    return 0.2 * (same - 1) - keep(s, s.pieces[option.card])


def _retired(s: PonyState, option: end_phase.RetireOne) -> float:
    piece = s.pieces[option.piece]
    if not piece.face_up:
        return 0.0
    return -0.5 - power(s, piece) - (EXTRA if facts(s, piece).abilities else 0.0)


def _picked(s: PonyState, option: choosing.Picked) -> float:
    """Harm is for others, help is for oneself."""
    piece, effect = s.pieces[option.piece], option.effects[0]
    if piece.zone != PLAY:
        return -keep(s, piece)
    strong = 1.0 + (max(0, power(s, piece)) if is_character(piece) else 1.0) + 0.5 * (area_of(s, piece)[:1] != (HOME,))
    harm = isinstance(effect, HARMS) or (isinstance(effect, AddPower) and isinstance(effect.n, int) and effect.n < 0)
    if isinstance(effect, MoveCards):
        harm = piece.owner != option.by.seat
    return strong if harm != (piece.owner == option.seat) else -strong


def _goes(s: PonyState, option: Goes) -> float:
    """Others go home, the own ones to a Problem."""
    mine = s.pieces[option.pieces[0]].owner == option.seat
    return 1.0 if mine == (option.area[0] != HOME) else 0.0


# ---- faceoffs --------------------------------------------------------------------------------------------------------
def _event(s: PonyState, option: playing.PlayEvent) -> float:
    card = s.pieces[option.card]
    if option.moment is None or option.moment.on != "flipped":
        return 0.0
    return _again(s, option) if isinstance(facts(s, card).play.do[0], FlipAgain) else 0.0


def _again(s: PonyState, option: Any) -> float:
    """Flip again? The own weak card, the strong one of somebody else."""
    flip = s.pieces.get(option.moment.piece)
    if flip is None:
        return 0.0
    strong = float(facts(s, flip).power)
    return 0.1 * (FLIP - strong if option.moment.seat == option.seat else strong - FLIP)


def _flips_worse(s: PonyState, option: Any) -> bool:
    """True if it flips again where the card that lies there will do."""
    if not isinstance(option, (playing.PlayEvent, playing.UseAbility)) or option.moment is None:
        return False
    if option.moment.on != "flipped" or (
        isinstance(option, playing.PlayEvent) and not isinstance(facts(s, s.pieces[option.card]).play.do[0], FlipAgain)
    ):
        return False
    return _again(s, option) <= 0.1 * LEAST_FLIP


def _ability(s: PonyState, option: playing.UseAbility) -> float:
    if option.moment is None or option.moment.on != "flipped":
        return 0.0
    return _again(s, option)


def _random(s: PonyState, option: flipping.UseRandom) -> float:
    return 1.0


def _put_under(s: PonyState, option: clearing.Under) -> float:
    """The strong cards first: they come round sooner."""
    return float(facts(s, s.pieces[option.piece]).power)


# ---- decks ---------------------------------------------------------------------------------------------------
def _on_top(s: PonyState, option: peering.ToTop) -> float:
    """Strong cards on top of the own deck, weak ones on top of others'."""
    piece = s.pieces[option.card]
    strong = getattr(s.cards[piece.card], "power", 0) - FLIP
    return strong if piece.owner == option.seat else -strong


def _to_bottom(s: PonyState, option: peering.ToBottom) -> float:
    piece = s.pieces[option.card]
    strong = getattr(s.cards[piece.card], "power", 0) - FLIP
    return -strong if piece.owner == option.seat else strong


def _laid(s: PonyState, option: looking.PutCard) -> float:
    piece = s.pieces[option.piece]
    strong = float(getattr(s.cards[piece.card], "power", 0))
    return strong if piece.owner == option.seat else -strong


# ---- the opening ---------------------------------------------------------------------------------------------------
def _starting(s: PonyState, option: opening.LayStarting) -> float:
    """The Problem that is the easiest for its owner and not easier for the others."""
    card = facts(s, s.pieces[option.piece])
    return float(0.2 * sum(part.power for part in card.opp_req) - sum(part.power for part in card.owner_req))


def _kept_hand(s: PonyState, option: opening.KeepHand) -> float:
    """A hand with something to play in the first turns is kept."""
    cards = [facts(s, p) for p in s.inside(hand(option.seat))]
    early = sum(
        isinstance(card, Friend) and card.cost <= CHEAP and sum(r.power for r in card.req) <= 1 for card in cards
    )
    return 1.0 if early >= 2 else -1.0


def _kept(s: PonyState, option: revealing.KeptOne) -> float:
    card = facts(s, s.pieces[option.piece])
    return float(card.power - 0.3 * card.points)


def _look(s: PonyState, option: peering.LookInspired) -> float:
    return 1.0


def _troubled(s: PonyState, option: faceoff_result.GoHome) -> float:
    """After a lost challenge: who is exhausted, then who is weak."""
    piece = s.pieces[option.piece]
    return 2.0 * piece.turned - power(s, piece)


_JUDGES: dict[type[Step], Callable[[PonyState, Any], float]] = {
    drawing.DiscardOne: _discarded,
    end_phase.RetireOne: _retired,
    choosing.Picked: _picked,
    Goes: _goes,
    playing.PlayEvent: _event,
    playing.UseAbility: _ability,
    flipping.UseRandom: _random,
    clearing.Under: _put_under,
    peering.ToTop: _on_top,
    peering.ToBottom: _to_bottom,
    looking.PutCard: _laid,
    opening.LayStarting: _starting,
    opening.KeepHand: _kept_hand,
    revealing.KeptOne: _kept,
    peering.LookInspired: _look,
    faceoff_result.GoHome: _troubled,
}
SETTLED = (
    drawing.DiscardOne,
    end_phase.RetireOne,
    clearing.Under,
    peering.ToTop,
    peering.ToBottom,
    looking.PutCard,
    opening.LayStarting,
    opening.KeepHand,
    opening.NewHand,
    revealing.KeptOne,
    peering.LookInspired,
    peering.LeaveInspired,
    aftermath.NextTrigger,
)
"""What is answered without trying it: the most promising one."""
