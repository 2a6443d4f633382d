"""Control of others' figures for a while: Mind Control, Mind Stealer (arena.md, section 13)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.arena.abilities import perhaps_usable, usable_by
from game.rules.arena.attack import Fought
from game.rules.arena.attack_targets import bindings, no_target
from game.rules.arena.card_sentences import Words
from game.rules.arena.choosing_attacks import attacks
from game.rules.arena.engagement import enemies
from game.rules.arena.events import ChangedControl
from game.rules.arena.lasting import Lasting
from game.rules.arena.movement import GrantedMove, can_go
from game.rules.arena.names import figure_name, own_name
from game.rules.arena.places import BOARD, arena, figures, on_board
from game.rules.arena.references import referred
from game.rules.arena.stats import controller, may_not, stat
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class TakeControl(Effect):
    """Use an opponent's figure as if it were yours, then give it back.

    敵のフィギュアを自分のもののように使い、そのあと返す。"""

    target: str

    def apply(self, s: State, by: By) -> None:
        for figure in referred(s, by, self.target):
            if figure.zone == BOARD:
                arena(s).lasting += (
                    Lasting("control", figures=(figure.id,), seat=by.seat, until="given back", source=by.card),
                )
                s.tell(ChangedControl(figure.id, by.seat))
                s.then(UseBorrowed(by.seat, figure.id), GiveBack(figure.id))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "you may use its activated abilities, move it and attack with it once, in any order, as if it "
            "were yours; then its owner takes it back",
            "自分のフィギュアであるかのように、その起動型能力の使用、移動1回、攻撃1回を好きな順番で行ってもよい。"
            "その後それはオーナーのもとに戻る",
        )


@frozen
class UseBorrowed(Question):
    """What a figure under your control does next: abilities, one move, one attack, in any order."""

    figure: PieceId
    moved: Known[bool] = False
    attacked: Known[bool] = False

    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        return perhaps_usable(s, self.seat, s.pieces[self.figure])

    def do(self, s: State) -> None:
        if on_board(s, self.figure):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        figure = s.pieces[self.figure]
        yield from usable_by(s, self.seat, figure, self)
        points = stat(s, figure, "move")
        if self.moved or may_not(s, figure, "move") or not can_go(s, figure, points):
            yield No(
                (figure.id,),
                Phrase("it has moved or has nowhere to go", "移動を終えたか、動ける先がない"),
                "13 control",
            )
        else:
            yield MoveBorrowed(self.seat, figure.id, points, replace(self, moved=True))
        bound = bindings(s, figure)
        for target in () if self.attacked else enemies(s, figure):
            yield no_target(s, figure, target, bound) or AttackWithBorrowed(
                self.seat, figure.id, target.id, replace(self, attacked=True)
            )
        yield EndBorrowing(self.seat)
        if s.explaining:
            others = tuple(p.id for p in figures(s) if controller(s, p) == self.seat and p.id != self.figure)
            yield No(
                others,
                Phrase(
                    "only the figure under your control acts now", "今行動できるのはコントロールしているフィギュアだけ"
                ),
                "13 control",
            )

    def ask(self, s: State) -> Phrase:
        return Phrase("You control {0}: use it, or give it back", "{0}をコントロールしている：使うか、返す").of(
            figure_name(s, self.figure)
        )


@frozen
class MoveBorrowed(Step):
    seat: int
    figure: PieceId
    points: int
    back: UseBorrowed

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        s.then(GrantedMove(self.seat, self.figure, self.points), self.back)

    def say(self, s: State) -> Phrase:
        return Phrase("move {0}", "{0}を移動する").of(own_name(s, self.figure))


@frozen
class AttackWithBorrowed(Step):
    seat: int
    attacker: PieceId
    target: PieceId
    back: UseBorrowed

    def about(self) -> tuple[Thing, ...]:
        return (self.attacker, self.target)

    def do(self, s: State) -> None:
        s.then(Fought(self.seat, self.attacker, self.target, granted=True), self.back)

    def say(self, s: State) -> Phrase:
        return attacks(s, self.attacker, self.target)


@frozen
class EndBorrowing(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("give it back", "返す")


@frozen
class GiveBack(Step):
    """Its owner controls the figure again."""

    figure: PieceId

    def do(self, s: State) -> None:
        me = arena(s)
        me.lasting = tuple(x for x in me.lasting if not (x.kind == "control" and self.figure in x.figures))
        s.offered.clear()
        if figure := on_board(s, self.figure):
            s.tell(ChangedControl(figure.id, figure.owner))
