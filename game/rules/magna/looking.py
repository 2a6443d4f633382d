"""What is picked from hidden places when an effect is applied: hands, the own deck; and looking at a hand (MS-6.11).

Whoever may pick is asked even if there is nothing to pick, wherever not being asked would tell what a hand holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.frozen import frozen
from game.rules.magna.alike import first_of_each
from game.rules.magna.forms import Filter, Pile
from game.rules.magna.naming import name
from game.rules.magna.nouns import card_noun, cards
from game.rules.magna.piles import discard_card, to_deck_bottom, to_funds, to_hand
from game.rules.magna.places import deck, hand
from game.rules.magna.placing import join_battle, psi_clash
from game.rules.magna.refusals import no
from game.rules.magna.targets import card_fits
from game.table.known import Known, PieceId
from game.table.state import Piece, Sight, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, seat_name

Target = Literal["hand", "discard", "deck_bottom", "funds"]


def show(s: State, pieces: Iterable[Piece], seat: int) -> None:
    """A seat sees these cards."""
    for piece in list(pieces):
        if seat not in piece.seen_by:
            s.change(piece, seen_by=piece.seen_by | {seat})


def put_away(s: State, card: Piece, to: Target) -> None:
    """A card of a pile or hand goes where an effect says."""
    if to == "hand":
        to_hand(s, card, shown=card.zone.sight is Sight.OPEN)
    elif to == "discard":
        discard_card(s, card, "effect")
    elif to == "deck_bottom":
        to_deck_bottom(s, card)
    else:
        s.then(*to_funds(s, card))


# ---- discarding --------------------------------------------------------------------------------------------------
@frozen
class AskDiscard(Question):
    """An effect makes this player discard a card of his choice; equal cards do not show by his not being asked (S2)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if s.zones.get(hand(self.seat)):
            Question.do(self, s)

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        return (DiscardIt(self.seat, card.id) for card in first_of_each(s.inside(hand(self.seat))))

    def ask(self, s: State) -> Phrase:
        return Phrase("Discard one of your cards", "手札を1枚捨てる")


@frozen
class DiscardIt(Step):
    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        discard_card(s, s.pieces[self.card], "effect")

    def say(self, s: State) -> Phrase:
        return Phrase("discard {0}", "{0}を捨てる").of(name(s, self.card))


# ---- searching the own deck, picking from the own hand -------------------------------------------------------------
@frozen
class AskSearch(Question):
    """The own deck lies open to its owner; afterwards it is shuffled, and nobody knows it any more."""

    pile: Pile
    to: Target
    left: int

    part: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        found = [card for card in s.inside(deck(self.seat)) if card_fits(s, card, self.pile.filter)]
        for card in first_of_each(found):
            yield FetchIt(self.seat, card.id, self)
        if not found or self.pile.upto:
            yield FetchNone(self.seat)
        if s.explaining:
            there = {card.id for card in found}
            yield no("not_meant", [card.id for card in s.inside(deck(self.seat)) if card.id not in there])

    def ask(self, s: State) -> Phrase:
        return Phrase("Choose {0}", "{0}を選ぶ").of(cards(self.pile))


@frozen
class FetchIt(Step):
    seat: int
    card: PieceId
    search: AskSearch

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        put_away(s, s.pieces[self.card], self.search.to)
        if self.search.left > 1:
            s.then(AskSearch(self.seat, self.search.pile, self.search.to, self.search.left - 1))
        else:
            s.shuffle(deck(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("take {0}", "{0}を選ぶ").of(name(s, self.card))


@frozen
class FetchNone(Step):
    seat: int

    def do(self, s: State) -> None:
        s.shuffle(deck(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("take nothing", "選ばない")


@frozen
class AskFund(Question):
    """A card of the own hand is put somewhere: as a war fund, or where the effect says."""

    pile: Pile
    to: Target
    left: int

    part: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        found = [card for card in s.inside(hand(self.seat)) if card_fits(s, card, self.pile.filter)]
        for card in first_of_each(found):
            yield PutIt(self.seat, card.id, self)
        if not found or self.pile.upto:
            yield PutNone(self.seat)

    def ask(self, s: State) -> Phrase:
        if self.to == "funds":
            return Phrase("Put one card of your hand into your war funds", "手札1枚を軍資金に置く")
        return Phrase("Choose {0}", "{0}を選ぶ").of(cards(self.pile))


@frozen
class PutIt(Step):
    seat: int
    card: PieceId
    asked: AskFund

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        if self.asked.left > 1:
            s.then(AskFund(self.seat, self.asked.pile, self.asked.to, self.asked.left - 1))
        put_away(s, s.pieces[self.card], self.asked.to)

    def say(self, s: State) -> Phrase:
        return Phrase("put {0}", "{0}を置く").of(name(s, self.card))


@frozen
class PutNone(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("nothing", "置かない")


# ---- a force of the hand comes into the battle ---------------------------------------------------------------------
@frozen
class AskPlace(Question):
    """One force of the hand may be placed into the own side of the battle."""

    filter: Known[Filter]
    checked: Known[bool]

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in first_of_each(c for c in s.inside(hand(self.seat)) if card_fits(s, c, self.filter)):
            if not psi_clash(s, self.seat, card.card):
                yield PlaceIt(self.seat, card.id, self.checked)
            elif s.explaining:
                yield no("psi", [card.id])
        yield PlaceNone(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("You may place a {0} into the battle", "{0}1枚を戦闘に配置してもよい").of(card_noun(self.filter))


@frozen
class PlaceIt(Step):
    seat: int
    card: PieceId
    checked: bool

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        join_battle(s, s.pieces[self.card], self.seat, self.checked)

    def say(self, s: State) -> Phrase:
        return Phrase("place {0}", "{0}を配置する").of(name(s, self.card))


@frozen
class PlaceNone(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("place nobody", "配置しない")


# ---- looking at a hand ---------------------------------------------------------------------------------------------
@frozen
class Look(Question):
    """A hand lies open to this seat until it has seen enough; then nobody can tell which of its cards is which."""

    whose: int

    part: ClassVar[bool] = True
    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield Seen(self.seat, self.whose)

    def ask(self, s: State) -> Phrase:
        return Phrase("You look at {0}'s hand", "{0}の手札を見ている").of(seat_name(self.whose))


@frozen
class Seen(Step):
    seat: int
    whose: int

    def do(self, s: State) -> None:
        s.shuffle(hand(self.whose))  # new names, and not in the order that was seen

    def say(self, s: State) -> Phrase:
        return Phrase("seen", "確認した")
