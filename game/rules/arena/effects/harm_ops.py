"""Effects that damage, heal and destroy (section 11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.effects.read import Positive
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.rules.arena.choosing_targets import Decline
from game.rules.arena.events import Healed
from game.rules.arena.forecast import swords
from game.rules.arena.forms import Every, Pick, Scope
from game.rules.arena.grid import distance_on
from game.rules.arena.harm import Destroy, Harm
from game.rules.arena.names import figure_name, own_name
from game.rules.arena.places import BOARD, arena, army_of, figures, friends, on_board, spaces
from game.rules.arena.references import origin, referred, title
from game.rules.arena.stats import controller, in_scope
from game.table.event import Rolled
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, many


def every(s: State, by: By, target: Every) -> list[Piece]:
    """All such figures within a distance of a figure or space; a figure is not near itself."""
    found = origin(s, by, target.of)
    if not found:
        return []
    start, field = found[0][0], arena(s).field
    return [
        p
        for p in s.inside(BOARD)
        if (target.of != "self" or p.id != by.source)
        and min(distance_on(field, a, b) for a in start for b in spaces(p)) <= target.within
        and (target.all != "creatures" or army_of(s, p).creature)
        and (target.all != "enemy_figures" or not friends(s, controller(s, p), by.seat))
        and not (target.not_subtype and army_of(s, p).is_a(target.not_subtype))
    ]


def meant(s: State, by: By, target: str | Every) -> list[Piece]:
    """The figures on the battlefield that a target means now."""
    found = referred(s, by, target) if isinstance(target, str) else every(s, by, target)
    return [p for p in found if p.zone == BOARD]


@frozen
class DealDamage(Effect):
    """Put damage markers on figures, without dice.

    ダイスを振らずに、フィギュアにダメージマーカーを置く。"""

    amount: Positive
    target: str | Every | Pick

    def apply(self, s: State, by: By) -> None:
        if isinstance(self.target, Pick):
            if meant(s, by, self.target.choose):
                s.then(ChooseHarmed(by.seat, by, self.amount, self.target))
        elif figures := meant(s, by, self.target):
            s.then(Harm(tuple(p.id for p in figures), (self.amount,) * len(figures), by.card, by.source))

    def say(self, words: Words) -> Phrase:
        return words.harm(self.target, f"{self.amount} damage", f"{self.amount}ダメージ")


@frozen
class ChooseHarmed(Question):
    """Which figure takes the damage; nobody, if it is optional."""

    by: By
    amount: int
    pick: Pick

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        there = meant(s, self.by, self.pick.choose)
        for figure in there:
            yield HarmOne(self.seat, figure.id, self.amount, self.by)
        if self.pick.optional:
            yield Decline(self.seat)
        if s.explaining:
            others = tuple(p.id for p in figures(s) if p not in there)
            yield No(
                others,
                Phrase("{0} cannot hit this figure", "{0}はこのフィギュアには当たらない").of(title(s, self.by)),
                "13",
            )

    def ask(self, s: State) -> Phrase:
        return Phrase(
            f"{{0}}: deal {self.amount} damage to which figure?",
            f"{{0}}：{self.amount}ダメージを与えるフィギュアを選ぶ",
        ).of(title(s, self.by))


@frozen
class HarmOne(Step):
    """This figure takes the damage. `why` is what the log calls it, if not by the card's name."""

    seat: int
    figure: PieceId
    amount: int
    by: By
    why: str = ""

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        s.then(Harm((self.figure,), (self.amount,), self.why or self.by.card, self.by.source))

    def say(self, s: State) -> Phrase:
        return Phrase(f"{self.amount} damage to {{0}}", f"{{0}}に{self.amount}ダメージ").of(figure_name(s, self.figure))


@frozen
class RollDamage(Effect):
    """Roll combat dice for each figure: each sword is one damage to it. All take it at the same moment.

    1体ごとにダイスを振り、剣1つにつき1ダメージを与える。全員が同時に受ける。"""

    dice: Positive
    target: str | Every

    def apply(self, s: State, by: By) -> None:
        figures, amounts = [], []
        for figure in meant(s, by, self.target):
            faces = tuple(s.dice.roll(6) for _ in range(self.dice))
            s.tell(Rolled(by.seat, faces, by.card))
            figures.append(figure.id)
            amounts.append(swords(faces))
        s.then(Harm(tuple(figures), tuple(amounts), by.card, by.source))

    def say(self, words: Words) -> Phrase:
        return words.roll(self)


@frozen
class Heal(Effect):
    """Remove damage markers, as many as there are at most.

    ダメージマーカーを取り除く。足りなければ、あるだけ取り除く。"""

    amount: Positive | Literal["all", "damage_dealt"]
    target: str

    def apply(self, s: State, by: By) -> None:
        for figure in meant(s, by, self.target):
            most = figure.has("wounds")
            wish = most if self.amount == "all" else by.event.amount if isinstance(self.amount, str) else self.amount
            heal(s, figure, min(most, wish))

    def say(self, words: Words) -> Phrase:
        return words.heal(self)


def heal(s: State, figure: Piece, amount: int) -> None:
    """Take damage markers off a figure."""
    if amount > 0:
        s.mark_piece(figure, "wounds", -amount)
        s.tell(Healed(figure.id, amount))


@frozen
class HealSpread(Effect):
    """Remove up to so many damage markers in all from the figures of a scope, one by one.

    範囲の中のフィギュアから、合わせてこの数までのダメージマーカーを1個ずつ取り除く。"""

    total: Positive
    scope: Scope

    def apply(self, s: State, by: By) -> None:
        s.then(ChooseHealed(by.seat, by, self.scope, self.total))

    def say(self, words: Words) -> Phrase:
        return words.heal_spread(self)


@frozen
class ChooseHealed(Question):
    """Remove one more damage marker, or be content."""

    by: By
    scope: Scope
    left: int

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if self.left and any(p.has("wounds") for p in self.reached(s)):
            Question.do(self, s)

    def reached(self, s: State) -> list[Piece]:
        assert self.scope.range
        start = next((p for p in referred(s, self.by, self.scope.range.of) if p.zone == BOARD), None)
        return [
            p
            for p in s.inside(BOARD)
            if start and (p.id == start.id or in_scope(s, self.scope, self.by.seat, start, p))
        ]

    def options(self, s: State) -> Iterable[Step | No]:
        for figure in self.reached(s):
            if figure.has("wounds"):
                yield HealOne(self.seat, figure.id, replace(self, left=self.left - 1))
            else:
                yield No((figure.id,), Phrase("it has no damage", "ダメージを受けていない"), "12 targets")
        yield EndHealing(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            f"Remove up to {many(self.left, 'damage marker')}: choose a figure",
            f"ダメージマーカーをあと{self.left}個まで取り除く：フィギュアを選ぶ",
        )


@frozen
class HealOne(Step):
    seat: int
    figure: PieceId
    back: ChooseHealed

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        if figure := on_board(s, self.figure):
            heal(s, figure, 1)
        s.then(self.back)

    def say(self, s: State) -> Phrase:
        return Phrase("remove 1 damage marker from {0}", "{0}からダメージマーカーを1個取り除く").of(
            own_name(s, self.figure)
        )


@frozen
class EndHealing(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("remove no more", "ここまでにする")


@frozen
class DestroyFigure(Effect):
    """Destroy a figure, whatever life it has left.

    残りのライフに関係なく、フィギュアを破壊する。"""

    target: str

    def apply(self, s: State, by: By) -> None:
        if figures := meant(s, by, self.target):
            s.then(Destroy(tuple(p.id for p in figures)))

    def say(self, words: Words) -> Phrase:
        return Phrase("destroy {0}", "{0}を破壊する").of(words.noun(self.target))
