"""Cards go to the trash."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.events import Trashed
from game.rules.medarot.places import BACK, trash
from game.rules.medarot.words import name
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import Step, Thing
from game.words import Phrase


def trash_card(s: State, piece: Piece, why: str) -> None:
    """A card goes to the trash, face up."""
    s.tell(Trashed(piece.owner, piece.card, why))
    s.move(piece, trash(piece.owner), back=BACK)


@frozen
class TrashCard(Step):
    """Trash a card from hand."""

    seat: int
    card: PieceId
    why: str

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        trash_card(s, s.pieces[self.card], self.why)

    def say(self, s: State) -> Phrase:
        return Phrase("trash {0}", "{0}をトラッシュする").of(name(s, self.card))
