"""Walked moves that effects give, with all rules of movement (arena.md, section 6)."""

from __future__ import annotations

from collections.abc import Iterable

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.movement import GrantedMove
from game.rules.arena.names import own_name
from game.rules.arena.places import BOARD, figures, on_board
from game.rules.arena.references import referred
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class MoveFigure(Effect):
    """A normal move of up to so many spaces, with all rules of movement.

    この数のマスまでの、ふつうの移動。移動のルールはすべてそのまま。"""

    target: str
    spaces: Positive

    def apply(self, s: State, by: By) -> None:
        figures = tuple(p.id for p in referred(s, by, self.target) if p.zone == BOARD)
        if len(figures) == 1:
            s.then(GrantedMove(by.seat, figures[0], self.spaces))
        elif figures:
            s.then(MoveEach(by.seat, figures, self.spaces))

    def say(self, words: Words) -> Phrase:
        whom = (
            Phrase("each {0}", "{0}をそれぞれ").of(words.me)
            if self.target == "each_self"
            else Phrase("{0}", "{0}を").of(words.noun(self.target))
        )
        return Phrase(f"you may move {{0}} up to {self.spaces} spaces", f"{{0}}{self.spaces}マスまで移動してもよい").of(
            whom
        )


@frozen
class MoveEach(Question):
    """Several figures may move, one after the other, in any order."""

    figures: tuple[PieceId, ...]
    points: Known[int]

    def do(self, s: State) -> None:
        if any(on_board(s, figure) for figure in self.figures):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        for figure in self.figures:
            if on_board(s, figure):
                rest = tuple(other for other in self.figures if other != figure)
                yield MoveNext(self.seat, figure, MoveEach(self.seat, rest, self.points))
        yield EndMoving(self.seat)
        if s.explaining:
            others = tuple(p.id for p in figures(s) if p.id not in self.figures)
            yield No(
                others,
                Phrase(
                    "it has moved, or is not among those that may move now",
                    "もう動かしたか、今動かせるフィギュアではない",
                ),
                "13",
            )

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Each of these figures may move up to {0} spaces: choose the next, or stop",
            "それぞれ{0}マスまで移動できる：次に動かすフィギュアを選ぶか、終える",
        ).of(self.points)


@frozen
class MoveNext(Step):
    seat: int
    figure: PieceId
    rest: MoveEach

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        s.then(GrantedMove(self.seat, self.figure, self.rest.points), self.rest)

    def say(self, s: State) -> Phrase:
        return Phrase("move {0}", "{0}を移動する").of(own_name(s, self.figure))


@frozen
class EndMoving(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("move no more", "移動を終える")
