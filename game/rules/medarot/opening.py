"""The opening phase (medarot.md, section 7): hands, masters, stock, janken, placement.

Rulings here: R18, R20, R31 (the redraw comes before the master is chosen), R32 (HP as the master is laid).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.drawing import draw_cards
from game.rules.medarot.events import HandShown, Janken, SetDown
from game.rules.medarot.master import lay_master
from game.rules.medarot.places import (
    BACK,
    both,
    deck,
    hand,
    is_medarotter,
    master_of,
    medarot,
    medarots_in,
    medarotters_in,
)
from game.rules.medarot.refill import Filling, NothingThere
from game.rules.medarot.refusals import no
from game.rules.medarot.stock import lay
from game.rules.medarot.turn import Turn
from game.rules.medarot.words import name
from game.table.known import PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing, Together
from game.words import Phrase, listed


@frozen
class Opening(Step):
    """Steps 1 to 7."""

    def do(self, s: State) -> None:
        s.then(FirstHand(0), FirstHand(1), Masters(), Stocks(), Initiative())


@frozen
class FirstHand(Step):
    """Draw seven. A hand without any Medarot is shown, shuffled back and drawn again, as often as needed."""

    seat: int

    def do(self, s: State) -> None:
        me = medarot(s)
        s.shuffle(deck(self.seat))
        draw_cards(s, self.seat, me.rules.hand_start)
        while not medarots_in(s, self.seat):
            cards = s.inside(hand(self.seat))
            s.tell(HandShown(self.seat, tuple(p.card for p in cards)))
            for card in cards:
                s.move(card, deck(self.seat), back=BACK)
            s.shuffle(deck(self.seat))
            draw_cards(s, self.seat, me.rules.hand_start)
        me.fresh = ()


@frozen
class Masters(Step):
    """Each seat with a Medarotter in hand must choose one; both choose before anything is shown (7, step 3).

    Whoever holds none is asked even so: that there is no master shows as the others are laid, and not before (S11).
    """

    def do(self, s: State) -> None:
        seats = [seat for seat in range(s.seats) if s.zones.get(hand(seat))]
        if medarot(s).rules.master and seats:
            s.then(Together(tuple(ChooseMaster(seat) for seat in seats)))


@frozen
class ChooseMaster(Question):
    """Which Medarotter is the master for the whole match? It waits even for who holds only one (S11)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        if not medarotters_in(s, self.seat):
            yield NothingThere(self.seat)
        for card in s.inside(hand(self.seat)):
            if is_medarotter(card):
                yield LayMaster(self.seat, card.id)
            elif s.explaining:
                yield no("must_choose_master", (card.id,))

    def ask(self, s: State) -> Phrase:
        return Phrase("Choose your master: its HP is added to your medals", "マスターを選ぶ：そのHPがメダルに加わる")


@frozen
class LayMaster(Step):
    """Face down until the first start phase."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        lay_master(s, s.pieces[self.card], face_up=False)

    def say(self, s: State) -> Phrase:
        piece = s.pieces.get(self.card)
        hp = getattr(s.cards.get(piece.card), "hp", 0) if piece else 0
        return Phrase("{0} as master: +{1} HP", "{0}をマスターにする（HP+{1}）").of(name(s, self.card), hp)


@frozen
class Stocks(Step):
    """Each seat may lay up to three Medarotters face down; both choose before anything is shown (7, step 4).

    Only who had none for a master is not asked: everybody knows there is nothing to lay (S11).
    """

    def do(self, s: State) -> None:
        rules = medarot(s).rules
        seats = [seat for seat in range(s.seats) if s.inside(hand(seat)) and (not rules.master or master_of(s, seat))]
        if seats and rules.stock_slots:
            s.then(Together(tuple(SetStock(seat) for seat in seats)))


@frozen
class SetStock(Question):
    """Which Medarotters lie in the stock from the beginning?"""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    several: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        cards = [p.id for p in medarotters_in(s, self.seat)]
        for n in range(min(len(cards), medarot(s).rules.stock_slots) + 1):
            for some in combinations(cards, n):
                yield LayStock(self.seat, some)
        if s.explaining:
            yield no("medarotters_only", [p.id for p in medarots_in(s, self.seat)])

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "You may lay up to {0} Medarotters face down in your stock", "メダロッターを{0}枚までストックに伏せてもよい"
        ).of(medarot(s).rules.stock_slots)


@frozen
class LayStock(Step):
    seat: int
    cards: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.cards

    def do(self, s: State) -> None:
        for card in self.cards:
            s.tell(SetDown(self.seat, lay(s, s.pieces[card], face_up=False).id))

    def say(self, s: State) -> Phrase:
        if not self.cards:
            return Phrase("lay none", "伏せない")
        return Phrase("lay {0}", "{0}を伏せる").of(listed(name(s, card) for card in self.cards))


@frozen
class Initiative(Step):
    """Janken; the winner places all its Medarots first, then the other seat (7, steps 5 and 6, R20)."""

    def do(self, s: State) -> None:
        me = medarot(s)
        me.first = s.dice.roll(2) - 1
        s.tell(Janken(me.first, "initiative"))
        one, other = both(s)
        s.then(Filling(one), Filling(other), Turn(1))
