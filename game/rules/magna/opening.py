"""The order of the bases, and the first hands (magna.md, 3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from game.frozen import frozen
from game.rules.magna.cards import BACK
from game.rules.magna.events import BasesShown, Greeted
from game.rules.magna.naming import card_name
from game.rules.magna.piles import draw
from game.rules.magna.places import BASES, bases, bases_aside, deck, magna
from game.rules.magna.turn import Turn
from game.table.known import PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing, Together
from game.words import Phrase


@frozen
class Opening(Step):
    """Bases in any order, shown at the same time; six cards each (MS-3.1, 3.2)."""

    def do(self, s: State) -> None:
        s.then(Together((OrderBases(0), OrderBases(1))), ShowBases(), FirstHands(), Turn(1))


@frozen
class OrderBases(Question):
    """Which base is 1, 2 and 3? The order of the deck list comes first."""

    def options(self, s: State) -> Iterable[Step | No]:
        for order in permutations(piece.id for piece in s.inside(bases_aside(self.seat))):
            yield OrderAs(self.seat, order)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Lay your bases as base 1, 2 and 3: base 1 is the front, base 3 the home base",
            "拠点を1・2・3の順に置く：拠点1が最前線、拠点3が本拠地",
        )


@frozen
class OrderAs(Step):
    seat: int
    pieces: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.pieces

    def do(self, s: State) -> None:
        for number, i in zip(BASES, self.pieces, strict=True):
            s.move(s.pieces[i], bases(self.seat), at=(number,))

    def say(self, s: State) -> Phrase:
        one, two, three = (card_name(s, s.pieces[i].card) if i in s.pieces else card_name(s, BACK) for i in self.pieces)
        return Phrase("bases in this order: {0}, {1}, {2}", "この順に置く：{0}、{1}、{2}").of(one, two, three)


@frozen
class ShowBases(Step):
    def do(self, s: State) -> None:
        s.tell(BasesShown(tuple(tuple(piece.card for piece in s.inside(bases(seat))) for seat in (0, 1))))


@frozen
class FirstHands(Step):
    """Shuffle, draw 6; there is no mulligan (MS-3.2). Nobody has Magna or funds yet (MS-3.3)."""

    def do(self, s: State) -> None:
        for seat in (0, 1):
            s.shuffle(deck(seat))
            draw(s, seat, magna(s).rules.start_hand)
        s.tell(Greeted())
