"""Cards between deck, hand, discard pile and war funds (magna.md, MS-4.5, 4.16, 4.17)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.cards import BACK
from game.rules.magna.events import Discarded, Drew, Fetched, FundLaid
from game.rules.magna.naming import name
from game.rules.magna.places import WAS, deck, discard, funds, hand, magna
from game.rules.magna.refusals import no_to
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def draw(s: State, seat: int, n: int) -> int:
    """Draw n cards, or what there is: an empty deck is no loss (MS-4.5). How many were drawn."""
    cards = s.inside(deck(seat))[: max(n, 0)]
    for card in cards:
        s.move(card, hand(seat))
    if cards:
        s.tell(Drew(seat, len(cards)))
    return len(cards)


def draw_up_to(s: State, seat: int, n: int) -> int:
    """Draw until the hand holds n."""
    return draw(s, seat, n - len(s.inside(hand(seat))))


def discard_card(s: State, card: Piece, why: str) -> Piece:
    """A card of a hand, of a pile or of the declared ones is put on its owner's discard pile."""
    gone = s.move(card, discard(card.owner), back=BACK, host=0, marks=((WAS, card.id),))
    s.tell(Discarded(card.owner, gone.card, why))
    return gone


def to_hand(s: State, card: Piece, shown: bool) -> Piece:
    """A card of a pile goes to its owner's hand; `shown` if everybody has seen which."""
    source = card.zone.name
    got = s.move(card, hand(card.owner), back=BACK, host=0)
    s.tell(Fetched(card.owner, got.card if shown else BACK, source))
    return got


def to_deck_bottom(s: State, card: Piece) -> Piece:
    return s.move(card, deck(card.owner), back=BACK, host=0)


# ---- war funds -----------------------------------------------------------------------------------------------
def to_funds(s: State, card: Piece) -> list[Step]:
    """The steps that lay a card as war fund: never more than two, so a full pair first loses one (MS-4.17)."""
    seat = card.owner
    full = len(s.inside(funds(seat))) >= magna(s).rules.fund_limit
    return [DropFund(seat, card.id) if full else PutFund(seat, card.id)]


@frozen
class DropFund(Question):
    """Which of the two funds is discarded for the new one?"""

    card: PieceId

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for fund in s.inside(funds(self.seat)):
            yield PutFund(self.seat, self.card, fund.id)
        if s.explaining:
            yield from no_to("two_funds", [card.id for card in s.inside(hand(self.seat))])

    def ask(self, s: State) -> Phrase:
        return Phrase("Two war funds lie there: which one is discarded?", "軍資金は2枚まで。どちらを破棄する？")


@frozen
class PutFund(Step):
    """Lay a hand card face-down on the war funds; `drop` is the fund that makes room."""

    seat: int
    card: PieceId
    drop: PieceId = 0

    def about(self) -> tuple[Thing, ...]:
        return (self.drop,) if self.drop else (self.card,)

    def do(self, s: State) -> None:
        if self.drop:
            discard_card(s, s.change(s.pieces[self.drop], face_up=True), "fund")
        laid = s.move(s.pieces[self.card], funds(self.seat), face_up=False, back=BACK)
        s.tell(FundLaid(self.seat, laid.id))

    def say(self, s: State) -> Phrase:
        if self.drop:
            return Phrase("discard {0}", "{0}を破棄する").of(name(s, self.drop))
        return Phrase("lay {0} as a war fund", "{0}を軍資金にする").of(name(s, self.card))
