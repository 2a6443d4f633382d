"""Effects on Troublemakers: look at one, turn it up, turn it down."""

from __future__ import annotations

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.choosing import OnCards
from game.rules.pony.effects.board_ops import there
from game.rules.pony.kinds import is_troublemaker
from game.rules.pony.places import PLAY, PonyState
from game.rules.pony.revealing import cover, peek, uncover
from game.table.state import Piece
from game.words import Phrase


@frozen
class PeekAt(OnCards):
    """Look at a face-down Troublemaker.

    ウラ向きのトラブルメイカーを見る。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return is_troublemaker(piece) and not piece.face_up and piece.owner != by.seat and by.seat not in piece.seen_by

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            peek(s, by.seat, piece)

    def button(self) -> Phrase:
        return Phrase("look at {0}", "{0}を見る")


@frozen
class Uncover(OnCards):
    """Turn a Troublemaker face up.

    トラブルメイカーを表にする。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.zone == PLAY and is_troublemaker(piece) and not piece.face_up

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        uncover(s, list(there(s, pieces)), by.seat)

    def button(self) -> Phrase:
        return Phrase("turn up {0}", "{0}を表にする")


@frozen
class Cover(OnCards):
    """Turn a Troublemaker face down.

    トラブルメイカーをウラ向きにする。"""

    def takes(self, s: PonyState, by: By, piece: Piece) -> bool:
        return piece.zone == PLAY and is_troublemaker(piece) and piece.face_up

    def done_to(self, s: PonyState, by: By, pieces: tuple[int, ...]) -> None:
        for piece in there(s, pieces):
            cover(s, piece)

    def button(self) -> Phrase:
        return Phrase("turn down {0}", "{0}を裏にする")
