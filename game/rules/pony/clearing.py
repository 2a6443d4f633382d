"""After a faceoff: flipped cards go under the decks, what lasts for the faceoff ends (pony.md, 8.2, step 8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.aftermath import aftermath
from game.rules.pony.comparing import comparison
from game.rules.pony.drawing import to_discard
from game.rules.pony.events import FaceoffEnded
from game.rules.pony.flipping import flipped_to
from game.rules.pony.lasting import end_lasting
from game.rules.pony.leaving import put_into_deck
from game.rules.pony.places import BACK, PonyState, amend, flips, hand, order
from game.rules.pony.words import card_name, name
from game.table.known import Known, PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class Cleanup(Step):
    """Everybody puts what they flipped under their deck; what lasts for this faceoff ends."""

    def do(self, s: PonyState) -> None:
        s.tell(FaceoffEnded(faceoff.winner if (faceoff := s.faceoff) else -1, comparison(s)))
        s.then(*clearing(tuple(order(s))))


@cache
def clearing(seats: tuple[int, ...]) -> tuple[Step, ...]:
    return *[ClearFlips(seat) for seat in seats], FaceoffOver()


@frozen
class ClearFlips(Step):
    """First what an effect sends elsewhere, then the rest, in an order that its player chooses."""

    seat: int

    def do(self, s: PonyState) -> None:
        asked = []
        for flip in s.inside(flips(self.seat)):
            to, may = flipped_to(s, self.seat, flip)
            if to and may:
                asked.append(KeepFlip(self.seat, flip.id, to))
            elif to:
                send_flip(s, flip, to)
        if asked:
            s.then(*reversed(asked), KeepingOrder(self.seat))
        else:
            put_under(s, self.seat)


def send_flip(s: PonyState, flip: Piece, to: str) -> None:
    """A flipped card goes elsewhere than under the deck."""
    if to == "hand":
        s.move(flip, hand(flip.owner), back=BACK)
    else:
        to_discard(s, flip)


@frozen
class KeepFlip(Question):
    """A flipped card may go somewhere else than under the deck."""

    piece: PieceId
    to: Known[str]

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield TakeFlip(self.seat, self.piece, self.to)
        yield LeaveFlip(self.seat, self.piece)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Keep {0}?", "{0}を手札に加える？").of(name(s, self.piece))


@frozen
class TakeFlip(Step):
    seat: int
    piece: PieceId
    to: str

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        send_flip(s, s.pieces[self.piece], self.to)

    def say(self, s: PonyState) -> Phrase:
        return Phrase("{0} to your hand", "{0}を手札へ").of(name(s, self.piece))


@frozen
class LeaveFlip(Step):
    seat: int
    piece: PieceId

    def do(self, s: PonyState) -> None:
        pass

    def say(self, s: PonyState) -> Phrase:
        return Phrase("under the deck", "デッキの下へ")


@frozen
class KeepingOrder(Step):
    """The rest goes under the deck."""

    seat: int

    def do(self, s: PonyState) -> None:
        put_under(s, self.seat)


def put_under(s: PonyState, seat: int) -> None:
    """Flipped cards go under the deck. Equal cards need no order."""
    left = s.inside(flips(seat))
    if len(left) > 1 and len({p.card for p in left}) > 1:
        s.then(PutUnder(seat))
    else:
        for flip in left:
            put_into_deck(s, flip, bottom=True)


@frozen
class PutUnder(Question):
    """Flipped cards go under the deck in an order of your choice: which one next?"""

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        seen = set()
        for flip in s.inside(flips(self.seat)):
            if flip.card not in seen:
                seen.add(flip.card)
                yield Under(self.seat, flip.id)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase(
            "Which flipped card goes under your deck first?", "めくったカードのうち、先にデッキの下に置くのは？"
        )


@frozen
class Under(Step):
    seat: int
    piece: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        put_into_deck(s, s.pieces[self.piece], bottom=True)
        put_under(s, self.seat)

    def say(self, s: PonyState) -> Phrase:
        piece = s.pieces.get(self.piece)
        return card_name(s, piece.card if piece else "")


@frozen
class FaceoffOver(Step):
    """Flip zones are empty; "this faceoff" is over."""

    def do(self, s: PonyState) -> None:
        end_lasting(s, "faceoff")
        amend(s, faceoff=None)
        s.then(*aftermath(s))
