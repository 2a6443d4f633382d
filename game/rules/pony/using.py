"""Using abilities: what stands in the way, what it costs, carrying it out; which replies there are (pony.md, 13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import ClassVar

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.alike import one_of_each
from game.rules.pony.cards import Ability
from game.rules.pony.choosing import NOTHING_THERE, Perform, asked
from game.rules.pony.forms import ChooseOne, Cost, DismissCost, ExhaustCost, PayTokens, SendHomeCost
from game.rules.pony.kinds import is_character, is_resource
from game.rules.pony.leaving import dismiss, stays, to_hand
from game.rules.pony.limits import cannot
from game.rules.pony.moments import Moment
from game.rules.pony.moving import movable, relocate
from game.rules.pony.places import PonyState, hand, home_of, tokens
from game.rules.pony.power import found
from game.rules.pony.requirements import holds
from game.rules.pony.sources import abilities_of, actions, by_of, of_texts, waiting
from game.rules.pony.states import exhaust
from game.rules.pony.tokens import pay
from game.rules.pony.triggers import sets_off
from game.rules.pony.words import standing, tokens_of
from game.rules.pony.wrong_targets import wrong_targets
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

__all__ = ["PayCost", "ability_of", "activated", "by_of", "carry_out", "hindrance", "might_activate", "replies"]

PRICE = Phrase("This costs {0}, and you have {1}", "{0}が必要（いま{1}個）")
NOT_MET = Phrase("Its condition is not met", "条件を満たしていない")
NOT_READY = Phrase("It would have to be exhausted, and it cannot", "疲労させることができない")
NOT_LEAVING = Phrase("The card that is the price cannot be given up", "コストにするカードを手放せない")
NOT_GOING = Phrase("It is at home already, or cannot move", "すでにホームにいるか、移動できない")


def ability_of(s: PonyState, piece: Piece, part: int) -> Ability:
    """An ability of a card in play, on the side that is up; or of an Event."""
    return abilities_of(s, piece)[part]


Usable = tuple[Sequence[tuple[int, int, Ability]], bool]  # cards with one of their abilities; whether any is alike


# ---- what can be used ------------------------------------------------------------------------------------------------
def activated(s: PonyState, seat: int, phases: Sequence[str]) -> Iterable[tuple[Piece, int, Phrase | None]]:
    """The abilities that a seat may use in these windows, and why one cannot be used now."""
    found, twins = usable(s, seat, phases)
    return _activated(s, seat, found, twins) if found else ()


def _activated(
    s: PonyState, seat: int, found: Sequence[tuple[int, int, Ability]], twins: bool
) -> Iterable[tuple[Piece, int, Phrase | None]]:
    """The same, of these abilities: cards that look alike stand for each other."""
    if twins:
        alike = {p.id for p in one_of_each(s, [s.pieces[i] for i in dict.fromkeys(i for i, _, _ in found)], seat)}
    for i, part, ability in found:
        if not twins or i in alike:
            piece = s.pieces[i]
            yield piece, part, hindrance(s, by_of(s, piece, part, None, seat), ability)


@of_texts
def usable(s: PonyState, seat: int, phases: Sequence[str]) -> Usable:
    """The abilities that these windows are for, and whether the same card is there twice."""
    found = [
        (i, part, ability)
        for i, part, ability in actions(s)
        if ability.phase in phases and (ability.anybody or s.pieces[i].owner == seat)
    ]
    cards = [s.pieces[i].card for i in {i for i, _, _ in found}] if len(found) > 1 else ()
    return found, len(set(cards)) < len(cards)


def might_activate(s: PonyState, seat: int, phases: Sequence[str]) -> bool:
    """True if, for all that is public, a seat could use an ability in these windows: whatever its hand holds."""
    for piece, part, why in activated(s, seat, phases):
        if why is None:
            return True
        rest = whatever_is_held(ability_of(s, piece, part))
        if (
            rest is not None
            and s.zones.get(hand(seat))
            and (hindrance(s, by_of(s, piece, part, None, seat), rest) is None)
        ):
            return True
    return False


@cache
def whatever_is_held(ability: Ability) -> Ability | None:
    """An ability without what only a look into the hand could hinder; None if there is no such thing."""
    rest = tuple(effect for effect in ability.do if not getattr(effect, "by_hand", False))
    return replace(ability, do=rest) if len(rest) < len(ability.do) else None


def replies(s: PonyState, seat: int, moment: Moment) -> Iterable[tuple[Piece, int]]:
    """The abilities in play that a seat can use to reply to a happening."""
    for i, part, ability in waiting(s, moment.on):
        piece = s.pieces[i]
        if ability.kind == "reaction" and piece.owner == seat:
            by = by_of(s, piece, part, moment)
            if sets_off(s, ability, by) and hindrance(s, by, ability) is None:
                yield piece, part


def hindrance(s: PonyState, by: By, ability: Ability) -> Phrase | None:
    """Why an ability or an Event cannot be used now: a condition, its price, no target (13.6); None if it can."""
    for condition in ability.provided:
        if not holds(s, condition, by):
            return NOT_MET
    if not ability.cost:
        return _aimless(s, by, ability)
    if s.explaining or isinstance(ability.cost[0], PayTokens):
        return _too_dear(s, by, ability) or _aimless(s, by, ability)
    return _aimless(s, by, ability) or _too_dear(s, by, ability)  # mostly it is the target, and nobody asks for both


def _too_dear(s: PonyState, by: By, ability: Ability) -> Phrase | None:
    for cost in ability.cost:
        if why := unpayable(s, by, cost):
            return why
    return None


def _aimless(s: PonyState, by: By, ability: Ability) -> Phrase | None:
    for effect in ability.do:
        if why := effect.obstacle(s, by):
            return why
    return None


def carry_out(s: PonyState, by: By, ability: Ability) -> tuple[Step, ...]:
    """The steps of using an ability: its price, then what it does."""
    if not ability.cost:
        return (Perform(ability.do, by),)
    return (*[PayCost(by, cost) for cost in ability.cost], Perform(ability.do, by))


# ---- prices ----------------------------------------------------------------------------------------------------------
def unpayable(s: PonyState, by: By, cost: Cost) -> Phrase | None:
    """Why a price cannot be paid now; None if it can."""
    if isinstance(cost, PayTokens):
        if tokens(s, by.seat) >= cost.pay:
            return None
        return PRICE.of(tokens_of(cost.pay), tokens(s, by.seat)) if s.explaining else PRICE
    chosen = choice_of(cost)
    if chosen is not None:
        for piece in found(s, chosen.choose, by):
            if _can_pay(s, by, cost, piece):
                return None
        return NOTHING_THERE
    source = s.pieces.get(by.source)
    if source is None or source.zone.name != "play" or not _can_pay(s, by, cost, source):
        if isinstance(cost, ExhaustCost):
            return NOT_READY
        return NOT_GOING if isinstance(cost, SendHomeCost) else NOT_LEAVING
    return None


def choice_of(cost: Cost) -> ChooseOne | None:
    """What has to be chosen for a price, if not the card itself."""
    what = cost.exhaust if isinstance(cost, ExhaustCost) else cost.dismiss if isinstance(cost, DismissCost) else None
    return what if isinstance(what, ChooseOne) else None


def price_cards(s: PonyState, by: By, cost: Cost) -> list[Piece]:
    """The cards that a price may be paid with."""
    chosen = choice_of(cost)
    return [p for p in found(s, chosen.choose, by) if _can_pay(s, by, cost, p)] if chosen else []


def _can_pay(s: PonyState, by: By, cost: Cost, piece: Piece) -> bool:
    if isinstance(cost, ExhaustCost):
        return (
            piece.face_up
            and not piece.turned
            and (is_character(piece) or is_resource(piece))
            and not cannot(s, "exhaust", by.seat, piece)
        )
    if isinstance(cost, SendHomeCost):
        return piece.at != home_of(piece.owner) and movable(s, piece, by.seat)
    return not stays(piece) and not (isinstance(cost, DismissCost) and cannot(s, "dismiss", by.seat, piece))


def charge(s: PonyState, by: By, cost: Cost, piece: Piece) -> None:
    """A card is the price."""
    if isinstance(cost, ExhaustCost):
        exhaust(s, piece)
    elif isinstance(cost, DismissCost):
        dismiss(s, piece, by.seat)
    elif isinstance(cost, SendHomeCost):
        relocate(s, piece, home_of(piece.owner), by.seat)
    else:
        to_hand(s, piece)


@frozen
class PayCost(Step):
    """A price is paid."""

    by: Known[By]
    cost: Known[Cost]

    def do(self, s: PonyState) -> None:
        if isinstance(self.cost, PayTokens):
            pay(s, self.by.seat, self.cost.pay, "ability")
        elif choice_of(self.cost):
            s.then(PickPrice(self.by.seat, self.by, self.cost))
        elif source := s.pieces.get(self.by.source):
            charge(s, self.by, self.cost, source)


@frozen
class PickPrice(Question):
    """Which card is the price?"""

    by: By
    cost: Cost

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        there = price_cards(s, self.by, self.cost)
        for piece in one_of_each(s, there, self.seat):
            yield GivenUp(self.seat, piece.id, self.by, self.cost)
        if s.explaining and (chosen := choice_of(self.cost)):
            yield from wrong_targets(s, chosen.choose, self.by, self.seat, {p.id for p in there})

    def ask(self, s: PonyState) -> Phrase:
        return asked(
            s,
            self.by,
            Phrase("exhaust which card?", "どのカードを疲労させる？")
            if isinstance(self.cost, ExhaustCost)
            else Phrase("dismiss which card?", "どのカードを捨て札にする？"),
        )


@frozen
class GivenUp(Step):
    seat: int
    piece: PieceId
    by: By
    cost: Cost

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        charge(s, self.by, self.cost, s.pieces[self.piece])

    def say(self, s: PonyState) -> Phrase:
        words = (
            Phrase("exhaust {0}", "{0}を疲労させる")
            if isinstance(self.cost, ExhaustCost)
            else (Phrase("dismiss {0}", "{0}を捨て札にする"))
        )
        return words.of(standing(s, self.piece))
