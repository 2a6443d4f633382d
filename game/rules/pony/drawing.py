"""Drawing and discarding cards; an empty deck is no loss (pony.md, 5.1, 5.5, 8.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.events import Discarded, Milled, drew
from game.rules.pony.limits import limit
from game.rules.pony.modifiers import LimitMod
from game.rules.pony.moments import BLANK, Moment
from game.rules.pony.places import NOWHERE, PLAY, PonyState, deck, discard, facts, hand, put_away
from game.rules.pony.sources import listens, statics, waiting
from game.rules.pony.triggers import happen, heeded
from game.rules.pony.words import name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

WHY = {
    "limit": Phrase("Down to {0} cards in hand: discard one", "手札が{0}枚になるまで1枚捨てる"),
    "effect": Phrase("Discard a card", "手札を1枚捨てる"),
}


# ---- drawing -----------------------------------------------------------------------------------------------
def may_draw(s: PonyState, seat: int) -> bool:
    """There is a card, and no limit is reached."""
    return bool(s.zones.get(deck(seat))) and not (statics(s, LimitMod) and sated(s, seat))


def sated(s: PonyState, seat: int) -> bool:
    """True if a seat has drawn as many cards in this turn as it may."""
    most = limit(s, "draw")
    return most is not None and s.drawn[seat] >= most


def draw(s: PonyState, seat: int, n: int) -> None:
    """Up to n cards; each one is a happening of its own."""
    pile, before, limited = s.zones.get(deck(seat)), s.drawn[seat], statics(s, LimitMod)
    count = before
    while pile and count < before + n and not (limited and sated(s, seat)):
        s.move(s.pieces[pile[0]], hand(seat))
        count += 1
        s.drawn = (*s.drawn[:seat], count, *s.drawn[seat + 1 :])  # nothing is kept that follows from it
    if count > before:
        s.events.append(drew(seat, count - before))
        if heeded(s, "drew"):
            for nth in range(before + 1, count + 1):
                happen(s, Moment("drew", seat, n=nth))


def draw_hand(s: PonyState, seat: int) -> None:
    """A hand of the set-up: it counts for nothing that is said about drawing."""
    n = min(s.rules.start_hand, len(s.zones.get(deck(seat), ())))
    for _ in range(n):
        s.move(s.pieces[s.zones[deck(seat)][0]], hand(seat))
    s.events.append(drew(seat, n))


# ---- the discard pile --------------------------------------------------------------------------------------
def to_discard(s: PonyState, piece: Piece) -> Piece:
    """A card reaches its owner's discard pile, from anywhere."""
    gone = put_away(s, piece, discard(piece.owner))
    if listens(facts(s, gone).abilities, "to_discard") or waiting(s, "to_discard"):
        was = piece.id if piece.zone == PLAY else 0  # what it was in a hand or a deck is nobody else's business
        kind = BLANK if was and not piece.face_up else ""
        happen(
            s,
            Moment("to_discard", piece.owner, gone.id, gone.card, piece.owner, piece.at, NOWHERE, (), 0, kind, was),
        )
    return gone


def discard_card(s: PonyState, piece: Piece, why: str = "effect") -> None:
    """A player discards a card from hand."""
    s.tell(Discarded(piece.owner, piece.card, why))
    gone = to_discard(s, piece)
    if heeded(s, "discarded"):
        happen(s, Moment("discarded", piece.owner, gone.id, gone.card, piece.owner))


def discard_random(s: PonyState, seat: int, n: int) -> None:
    """Cards at random, by the dice of the match."""
    for _ in range(min(n, len(s.zones.get(hand(seat), ())))):
        cards = s.zones[hand(seat)]
        discard_card(s, s.pieces[cards[s.dice.roll(len(cards)) - 1]], "random")


def discard_all(s: PonyState, seat: int) -> None:
    """The whole hand."""
    for piece in s.inside(hand(seat)):
        discard_card(s, piece, "all")


def mill(s: PonyState, seat: int, n: int) -> None:
    """The top cards of a deck go to the discard pile."""
    for _ in range(min(n, len(s.zones.get(deck(seat), ())))):
        card = s.pieces[s.zones[deck(seat)][0]]
        s.tell(Milled(seat, card.card))
        to_discard(s, card)


@frozen
class Discarding(Step):
    """A player discards n cards of their choice, or the whole hand if it has no more."""

    seat: int
    n: Known[int]
    why: Known[str] = "effect"

    def do(self, s: PonyState) -> None:
        held = len(s.zones.get(hand(self.seat), ()))
        if self.n <= 0 or not held:
            return
        if self.n >= held:
            discard_all(s, self.seat)
        else:
            s.then(DiscardChoice(self.seat, self.n, self.why))


@frozen
class DiscardChoice(Question):
    """Which card goes next? Equal cards stand for each other."""

    n: Known[int]
    why: Known[str] = "effect"

    inner: ClassVar[bool] = True
    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for card in s.inside(hand(self.seat)):
            if card.card not in seen:
                seen.add(card.card)
                yield DiscardOne(self.seat, card.id, self.n, self.why)

    def ask(self, s: PonyState) -> Phrase:
        limit_now = s.rules.hand_limit
        return Phrase("{0}: {1} to go", "{0}（あと{1}枚）").of(WHY[self.why].of(limit_now), self.n)


@frozen
class DiscardOne(Step):
    seat: int
    card: PieceId
    n: int = 1
    why: str = "effect"

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: PonyState) -> None:
        discard_card(s, s.pieces[self.card], self.why)
        s.then(Discarding(self.seat, self.n - 1, self.why))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("discard {0}", "{0}を捨てる").of(name(s, self.card))
