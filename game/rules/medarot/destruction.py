"""The destroy procedure (medarot.md, 14.1): pay, trash, draw, refill, set window, hand limit, triggers."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.drawing import DestroyDraw, drawn
from game.rules.medarot.events import Destroyed
from game.rules.medarot.lasting import left_field, lie
from game.rules.medarot.medals import pay
from game.rules.medarot.places import BACK, WAS, medarot, trash, unused_stock
from game.rules.medarot.using import Window
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import Step


@frozen
class Destroy(Step):
    """A Medarot is destroyed: its owner pays this much, and may draw and must refill (why: strong, weak, trap)."""

    piece: PieceId
    cost: Known[int]
    why: Known[str]

    def do(self, s: State) -> None:
        piece = s.pieces.get(self.piece)
        if piece is None:
            return
        me, owner = medarot(s), piece.owner
        ready = tuple(p.id for p in unused_stock(s, owner))  # a card that is set from now on comes too late
        s.tell(Destroyed(owner, piece.id, piece.card, piece.at, self.cost, self.why))
        pay(s, owner, self.cost, "destroyed")  # 1. who cannot pay has lost
        if s.result is not None:
            return
        s.move(piece, trash(owner), back=BACK, marks=((WAS, piece.id),))  # 2.
        left_field(s, piece.id)
        if me.lasting:
            lie(s)
        s.then(
            DestroyDraw(owner),
            *drawn(owner),  # 3. to 5.
            Window(owner, "ally_destroyed", ready),
        )  # 6.
