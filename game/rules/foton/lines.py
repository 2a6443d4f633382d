"""The lines of a card that is resolved, from top to bottom (foton.md, F-5.8, F-5.11)."""

from __future__ import annotations

from game.effects.effect import By, resolve
from game.frozen import frozen
from game.rules.foton.cards import Act, Interfere
from game.rules.foton.events import LineBegan
from game.rules.foton.interference import activate
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import Step


def lines_of(s: State, seat: int, card: Piece) -> list[Step]:
    """Its lines as steps, one after the other; one that does nothing does not stop those after it."""
    return [
        ResolveLine(seat, card.id, card.card, number)
        for number, line in enumerate(s.cards[card.card].lines)
        if isinstance(line, (Act, Interfere))
    ]


@frozen
class ResolveLine(Step):
    """Carry out one line of the resolved card: what it does, or the interference it is."""

    seat: int
    piece: PieceId  # by now it may lie somewhere else, moved by a line before
    card: Known[str]
    number: Known[int]

    def do(self, s: State) -> None:
        line = s.cards[self.card].lines[self.number]
        if self.piece in s.pieces:
            s.tell(LineBegan(self.seat, self.piece, self.number))
        by = By(self.seat, self.piece, self.card, str(self.number))
        if isinstance(line, Interfere):
            activate(s, by, line)
        else:
            s.then(*resolve(line.do, by))
