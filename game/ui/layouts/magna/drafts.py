"""What clicks and drags mean, and how a choice of many small parts is shown before it is final."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.magna.adjusting import AdjustMore, PutOff
from game.rules.magna.aftermath import TrimPartyMore
from game.rules.magna.alike import alike
from game.rules.magna.armament import DeclareInvasion, LayFund, MoveUnit, Regroup, SwapUnits
from game.rules.magna.attack import Attacking, Skirmish, Strike, normal
from game.rules.magna.battle_end import Dismiss, TrimGarrisonMore
from game.rules.magna.damage import DamageNext, TakeNext
from game.rules.magna.declaration import Declare
from game.rules.magna.equipping import Bear, Rearm
from game.rules.magna.invasion import CancelInvasion, ChooseParty, FightOn, FormParty, GoOn
from game.rules.magna.looking import Look
from game.rules.magna.moving import next_free
from game.rules.magna.opening import OrderAs, OrderBases
from game.rules.magna.places import (
    HOME,
    LANE,
    arms_on,
    at_place,
    bases,
    bases_aside,
    discard,
    field,
    free_slots,
    funds,
    hand,
    is_unit,
    magna,
    units,
)
from game.rules.magna.production import PlaceAt
from game.rules.magna.reinforcement import ReinforceMore, SendForce
from game.table.state import Piece, Zone
from game.table.step import Question, Spot, Step, Thing
from game.table.view import View, sees
from game.ui.table.layout import usual_things

REHEARSED = (AdjustMore, Regroup, ReinforceMore, DamageNext, TrimGarrisonMore, TrimPartyMore)
CONFIRMED = (OrderAs, Declare, Dismiss, TakeNext, DeclareInvasion, CancelInvasion)


def things(view: View, piece: Piece) -> tuple[Thing, ...]:
    """A click on a card means the card, else one like it: equal cards of a hand, units that nobody can tell apart.
    A base means a free slot in it."""
    found = usual_things(piece)
    if piece.zone.name == "hand":
        return (*found, *(other.id for other in view.inside(piece.zone) if other.card == piece.card))
    if is_unit(piece):
        like = alike(view, piece)
        others = (unit.id for unit in units(view, piece.owner) if unit.id != piece.id and alike(view, unit) == like)
        return (found[0], *others, *found[1:])
    if piece.zone.name == "arms" and (bearer := view.pieces.get(piece.host)) is not None:
        like = alike(view, bearer)
        same = [arms_on(view, unit) for unit in units(view, piece.owner) if alike(view, unit) == like]
        return (found[0], *(worn.id for worn in same if worn is not None and worn.id != piece.id), *found[1:])
    if piece.zone.name == "bases" and piece.at:
        free = free_slots(view, piece.owner, piece.at[0])
        return (*found, *(Spot(field(piece.owner), at) for at in free[:1]))
    return found


def leads(view: View, option: Step) -> tuple[Zone | Spot, ...]:
    """Cards are dragged to slots, units to slots and to each other, what goes to the piles onto them."""
    match option:
        case PlaceAt(seat=seat, at=at) | MoveUnit(seat=seat, at=at):
            return (Spot(field(seat), at),)
        case SwapUnits(other=unit) | Bear(unit=unit) | Skirmish(target=unit):
            return spot_of(view, unit)
        case Strike(target=unit) if unit:
            return spot_of(view, unit)
        case Rearm(moves=moves):
            return spot_of(view, moves[-1][1])
        case LayFund(seat=seat):
            return (funds(seat),)
        case PutOff(seat=seat) | Dismiss(seat=seat):
            return (discard(seat),)
        case FormParty(seat=seat) | FightOn(seat=seat):
            return tuple(Spot(field(seat), (LANE, n)) for n in range(magna(view).rules.party_limit))
        case SendForce(seat=seat):
            return fighting(view, seat)
    return ()


def carries(view: View, eyes: int, piece: Piece) -> bool:
    """A Normal unit of the party is dragged at an enemy: a skirmish."""
    return isinstance(view.asks.get(eyes), Attacking) and piece in normal(view)


def spot_of(view: View, unit: int) -> tuple[Spot, ...]:
    """The slot in which a unit stands."""
    piece = view.pieces.get(unit)
    return (Spot(piece.zone, piece.at),) if piece is not None and is_unit(piece) else ()


def fighting(view: View, seat: int) -> tuple[Spot, ...]:
    """The places of a side in the battle."""
    battle = magna(view).battle
    if battle is None:
        return ()
    return tuple(Spot(field(seat), (battle.place(seat), n)) for n in range(magna(view).rules.party_limit))


def once_more(option: Step) -> bool:
    """What ends a long choice by itself, or cannot be taken back, is confirmed; a card is not played by one click."""
    return option.sudden or isinstance(option, CONFIRMED)


def rehearses(question: Question) -> bool:
    """Discarding to adjust, a regroup, a reinforcement, the order of damage, who has to go: shown as they would be."""
    return isinstance(question, REHEARSED)


def foreseen(view: View, eyes: int, chosen: Sequence[Thing]) -> View | None:
    """The bases where they will lie. The party as it is chosen so far: it stands in the invasion slots already; who
    does not fight on goes home."""
    question = view.asks.get(eyes)
    going = [thing for thing in chosen if isinstance(thing, int)]
    if isinstance(question, OrderBases):
        return laid(view, question.seat, going)
    if not isinstance(question, (ChooseParty, GoOn)) or not going:
        return None
    later = view.clone()
    if isinstance(question, ChooseParty):
        later.pieces |= {i: replace(view.pieces[i], at=(LANE, n)) for n, i in enumerate(going)}
    for unit in at_place(view, question.seat, LANE) if isinstance(question, GoOn) else ():
        if unit.id not in going:
            later.pieces[unit.id] = replace(unit, at=next_free(later, question.seat, HOME))
    return View(later)


def laid(view: View, seat: int, order: Sequence[int]) -> View | None:
    """The bases as they are ordered so far; of the last one there is nothing more to choose."""
    aside = [base.id for base in view.inside(bases_aside(seat))]
    rest = [i for i in aside if i not in order]
    if not order or len(rest) == len(aside):
        return None
    going = (*order, *rest) if len(rest) == 1 else tuple(order)
    later = view.clone()
    for number, i in enumerate(going, 1):
        later.pieces[i] = replace(view.pieces[i], zone=bases(seat), at=(number,))
    later.zones[bases_aside(seat)] = [i for i in aside if i not in going]
    later.zones[bases(seat)] = list(going)
    return View(later)


def shows(view: View, eyes: int) -> tuple[int, ...]:
    """The hand that an effect lets these eyes look at."""
    question = view.asks.get(eyes)
    if not isinstance(question, Look):
        return ()
    return tuple(piece.id for piece in view.inside(hand(question.whose)) if sees(piece, eyes))
