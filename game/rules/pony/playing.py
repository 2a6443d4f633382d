"""Playing cards and using abilities: where, for how much, and the steps of it (pony.md, 5.3, 7.1, 13, 16.2).

`after` holds what goes on when a card or an ability is done: the triggers it caused, then the same question again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.cards import Requirement
from game.rules.pony.costs import play_cost, use_discounts
from game.rules.pony.drawing import to_discard
from game.rules.pony.entering import enter
from game.rules.pony.events import Played, UsedAbility
from game.rules.pony.kinds import is_event, is_friend, is_resource, is_troublemaker
from game.rules.pony.limits import cannot, forbidding
from game.rules.pony.moments import Moment
from game.rules.pony.places import (
    ENTERED,
    NOWHERE,
    PLAY,
    STAGE,
    TROUBLEMAKER_BACK,
    Area,
    PonyState,
    facts,
    free_dilemma,
    home_of,
    in_play,
    of_table,
    reach,
    spot,
)
from game.rules.pony.power import color_power
from game.rules.pony.refusals import no
from game.rules.pony.sources import by_of
from game.rules.pony.tokens import pay
from game.rules.pony.using import ability_of, carry_out
from game.rules.pony.words import area_name, card_name, name, requirement_words, tokens_of
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

Place = tuple[Area, int]  # an area, or the character a Resource goes on


# ---- where -------------------------------------------------------------------------------------------------
def places(s: PonyState, seat: int, piece: Piece) -> tuple[Place, ...]:
    """Where a card of a seat may go, whatever it costs."""
    if is_friend(piece):
        found = alike_places(s, seat, "friend")
        if forbidding(s, "play"):
            return tuple(place for place in found if not cannot(s, "play", seat, piece, place[0]))
        return found
    return alike_places(s, seat, "problem" if is_troublemaker(piece) else facts(s, piece).place)


@of_table
def alike_places(s: PonyState, seat: int, where: str) -> tuple[Place, ...]:
    """Where cards of a kind may go if nothing forbids it: worked out once for all of a hand."""
    return tuple(_places(s, seat, where))


def _places(s: PonyState, seat: int, where: str) -> Sequence[Place]:
    match where:
        case "friend":
            return [(area, 0) for area in (home_of(seat), *reach(s, seat))]
        case "home":
            return ((home_of(seat), 0),)
        case "problem" | "troublemaker":
            return [(area, 0) for area in reach(s, seat)]
        case "dilemma":
            return ((NOWHERE, 0),)
    return [(NOWHERE, host.id) for host in hosts(s, seat, where == "opp_friend")]


def hosts(s: PonyState, seat: int, opposing: bool) -> list[Piece]:
    """Face-up Friends that a Resource may go on: with 3 or 4 players only where the player's cards may go (16.2)."""
    found = [p for p in in_play(s) if p.face_up and is_friend(p) and not (opposing and p.owner == seat)]
    if s.seats > 2 and not s.rules.open_reach:
        near = {home_of(seat), *reach(s, seat)}
        found = [p for p in found if p.at in near]
    return found


# ---- what can be played now --------------------------------------------------------------------------------
def lacking(s: PonyState, seat: int, card: Piece, req: tuple[Requirement, ...]) -> No:
    """The power in play that a card asks for, and what there is of it (7.1)."""
    have = color_power(s, seat)
    there = requirement_words(replace(part, power=have[part.color]) for part in req)
    return replace(no("requirement", (card.id,), requirement_words(req)), numbers=HAVE.of(there))


HAVE = Phrase("you have {0}", "いま{0}")


# ---- playing -----------------------------------------------------------------------------------------------
@frozen
class PlayCard(Step):
    """Play a Friend, a Resource or a Troublemaker from hand."""

    seat: int
    card: PieceId
    area: Known[Area]
    host: PieceId = 0
    after: Known[tuple[Step, ...]] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.card, self.host or spot(self.area)) if self.host or self.area else (self.card,)

    def do(self, s: PonyState) -> None:
        card = s.pieces[self.card]
        cost = play_cost(s, self.seat, card.card, self.area, self.host)
        use_discounts(s, self.seat, card.card)
        pay(s, self.seat, cost, "play")
        s.then(*self.after)
        if is_troublemaker(card):
            hide(s, card, self.area)
            return
        area = self.area if self.area or self.host else free_dilemma(s)
        s.tell(Played(self.seat, s.next_id, card.card, area, self.host))
        enter(s, card, area, self.host, played=True)

    def say(self, s: PonyState) -> Phrase:
        card = s.pieces.get(self.card)
        if card is None:
            return Phrase("play a card", "カードをプレイ")
        cost = tokens_of(play_cost(s, self.seat, card.card, self.area, self.host))
        if self.host:
            return Phrase("{0} on {1} for {2}", "{1}に{0}（{2}）").of(name(s, card), name(s, self.host), cost)
        if is_resource(card) and facts(s, card).dilemma:
            return Phrase("{0} as a Dilemma for {1}", "{0}をジレンマとして（{1}）").of(name(s, card), cost)
        if is_troublemaker(card):
            return Phrase("{0} face down at {1} for {2}", "{0}を{1}にウラ向きで（{2}）").of(
                name(s, card), area_name(s, self.area), cost
            )
        return Phrase("{0} to {1} for {2}", "{0}を{1}へ（{2}）").of(name(s, card), area_name(s, self.area), cost)


def hide(s: PonyState, card: Piece, area: Area) -> None:
    """A Troublemaker goes face down to a Problem (9.1)."""
    laid = s.move(card, PLAY, face_up=False, back=TROUBLEMAKER_BACK, at=area, host=0, marks=((ENTERED, s.turn),))
    s.tell(Played(laid.owner, laid.id, "", area))


@frozen
class PlayEvent(Step):
    """Play an Event: in its phase, in a faceoff, or as a reply."""

    seat: int
    card: PieceId
    moment: Known[Moment | None] = None
    after: Known[tuple[Step, ...]] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: PonyState) -> None:
        card = s.pieces[self.card]
        cost = play_cost(s, self.seat, card.card, NOWHERE, 0)
        use_discounts(s, self.seat, card.card)
        pay(s, self.seat, cost, "play")
        staged = s.move(card, STAGE)
        s.tell(Played(self.seat, staged.id, staged.card))
        by = by_of(s, staged, 0, self.moment, self.seat)
        s.then(*carry_out(s, by, facts(s, staged).play), EventDone(staged.id), *self.after)

    def say(self, s: PonyState) -> Phrase:
        card = s.pieces.get(self.card)
        cost = play_cost(s, self.seat, card.card, NOWHERE, 0) if card and is_event(card) else 0
        return Phrase("{0} for {1}", "{0}（{1}）").of(name(s, self.card), tokens_of(cost))


@frozen
class EventDone(Step):
    """A used Event goes to the discard pile, unless its effect has moved it."""

    piece: PieceId

    def do(self, s: PonyState) -> None:
        if piece := s.pieces.get(self.piece):
            to_discard(s, piece)


@frozen
class UseAbility(Step):
    """Use an ability of a card in play: in the Main Phase, in a faceoff, or as a reply."""

    seat: int
    piece: PieceId
    part: int
    moment: Moment | None = None
    after: tuple[Step, ...] = ()

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        piece = s.pieces[self.piece]
        s.tell(UsedAbility(self.seat, piece.id, piece.card))
        by = by_of(s, piece, self.part, self.moment, self.seat)
        s.then(*carry_out(s, by, ability_of(s, piece, self.part)), *self.after)

    def say(self, s: PonyState) -> Phrase:
        piece = s.pieces.get(self.piece)
        key = piece.card if piece else ""
        return Phrase("use {0}", "{0}の能力を使う").of(card_name(s, key))


# ---- into play by an effect --------------------------------------------------------------------------------
@frozen
class PlaceFree(Step):
    """A card comes into play at a legal place that its player chooses, for nothing; without one it stays."""

    seat: int
    piece: PieceId
    from_hand: Known[bool] = False

    def do(self, s: PonyState) -> None:
        piece = s.pieces.get(self.piece)
        if piece is not None and places(s, self.seat, piece):
            s.then(PlaceFreely(self.seat, self.piece, self.from_hand))


@frozen
class PlaceFreely(Question):
    """Where does it go?"""

    piece: PieceId
    from_hand: bool = False

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for area, host in places(s, self.seat, s.pieces[self.piece]):
            yield PutThere(self.seat, self.piece, area, host, self.from_hand)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Where does {0} go?", "{0}をどこに置く？").of(name(s, self.piece))


@frozen
class PutThere(Step):
    seat: int
    piece: PieceId
    area: Area
    host: PieceId
    from_hand: bool = False

    def about(self) -> tuple[Thing, ...]:
        return (self.piece, self.host or spot(self.area)) if self.host or self.area else (self.piece,)

    def do(self, s: PonyState) -> None:
        piece = s.pieces[self.piece]
        if is_troublemaker(piece):
            hide(s, piece, self.area)
            return
        area = self.area if self.area or self.host else free_dilemma(s)
        if self.from_hand:
            s.tell(Played(self.seat, s.next_id, piece.card, area, self.host))
        enter(s, piece, area, self.host, played=self.from_hand)

    def say(self, s: PonyState) -> Phrase:
        if not self.host and not self.area:
            return Phrase("as a Dilemma", "ジレンマとして")
        if self.host:
            return Phrase("on {0}", "{0}に").of(name(s, self.host))
        return Phrase("to {0}", "{0}へ").of(area_name(s, self.area))
