"""Hand adjustment (magna.md, 4.2): discard any number, at least down to the limit, then draw up to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import one_of_each
from game.rules.magna.naming import name
from game.rules.magna.piles import discard_card, draw_up_to
from game.rules.magna.places import hand, magna
from game.rules.magna.refusals import explained, no
from game.rules.magna.values import hand_limit
from game.table.known import PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class AdjustHand(Step):
    """Once for each player; who holds nothing has nothing to decide."""

    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = self.seat
        s.then(Adjust(self.seat) if s.inside(hand(self.seat)) else DrawUp(self.seat))


@frozen
class Adjust(Question):
    """Discard cards, one after the other, then draw."""

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "adjust_hand")

    def known(self, s: State) -> Iterable[Step | No]:
        cards, limit = s.inside(hand(self.seat)), hand_limit(s, self.seat)
        for card in one_of_each(cards):
            yield PutOff(self.seat, card.id)
        if len(cards) <= limit:
            yield DrawUp(self.seat)
        elif s.explaining:
            yield no("over_limit", (), limit)

    def ask(self, s: State) -> Phrase:
        held, limit = len(s.inside(hand(self.seat))), hand_limit(s, self.seat)
        if held > limit:
            return Phrase("Discard at least {0} more, then draw up to {1}", "あと{0}枚以上捨て、{1}枚まで引く").of(
                held - limit, limit
            )
        return Phrase("Discard any cards, then draw up to {0}", "好きなだけ捨て、{0}枚まで引く").of(limit)


@frozen
class AdjustMore(Adjust):
    """The choice goes on."""

    part: ClassVar[bool] = True


@frozen
class PutOff(Step):
    """Discard one card."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        discard_card(s, s.pieces[self.card], "adjust")
        s.then(AdjustMore(self.seat) if s.inside(hand(self.seat)) else DrawUp(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("discard {0}", "{0}を捨てる").of(name(s, self.card))


@frozen
class DrawUp(Step):
    """Draw up to exactly the hand limit; an empty deck is no loss (MS-4.5)."""

    seat: int

    def do(self, s: State) -> None:
        draw_up_to(s, self.seat, hand_limit(s, self.seat))

    def say(self, s: State) -> Phrase:
        n = max(0, hand_limit(s, self.seat) - len(s.inside(hand(self.seat))))
        return Phrase("draw {0}", "{0}枚引く").of(n) if n else Phrase("keep the hand", "このままにする")
