"""Unique cards: only one of a kind under the control of a player (pony.md, 13.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.leaving import retire
from game.rules.pony.places import PonyState, facts, in_play
from game.rules.pony.words import name, standing
from game.table.known import PieceId
from game.table.state import Piece
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def copies(s: PonyState, seat: int) -> tuple[int, ...]:
    """Equal face-up Unique cards that a seat controls, if there are two or more."""
    found: dict[str, list[int]] = {}
    for piece in in_play(s):
        if piece.owner == seat and piece.face_up and getattr(facts(s, piece), "unique", False):
            found.setdefault(piece.card, []).append(piece.id)
    return next((tuple(pieces) for pieces in found.values() if len(pieces) > 1), ())


def is_unique(s: PonyState, piece: Piece) -> bool:
    return bool(getattr(facts(s, piece), "unique", False))


@frozen
class KeepingUnique(Step):
    """A Unique card came to a player: one of its kind is kept, the others are retired at once."""

    seat: int

    def do(self, s: PonyState) -> None:
        if among := copies(s, self.seat):
            s.then(KeepUnique(self.seat, among))


@frozen
class KeepUnique(Question):
    """Which of them stays?"""

    among: tuple[PieceId, ...]

    inner: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in self.among:
            yield KeptUnique(self.seat, piece, self.among)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("{0} is Unique: which one do you keep?", "{0}はユニーク：どれを残す？").of(name(s, self.among[0]))


@frozen
class KeptUnique(Step):
    seat: int
    piece: PieceId
    among: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        for other in self.among:
            if other != self.piece:
                retire(s, s.pieces[other], "unique")

    def say(self, s: PonyState) -> Phrase:
        return Phrase("keep {0}", "{0}を残す").of(standing(s, self.piece))
