"""Effects that move figures: walked moves, placing without a move, and back to the reserve (sections 5, 6, 11).

Placing needs the same kind of space as summoning; swaps are free of that (A37). "Cannot move" stops walked moves only
(A39). Nobody strikes at a figure that is placed or swapped.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.hexes import Hex
from game.rules.arena.events import SentBack, Stepped
from game.rules.arena.forms import Within
from game.rules.arena.harm import leave_play
from game.rules.arena.movement import GrantedMove
from game.rules.arena.places import BOARD, army_of, figures, figures_of, graveyard, on_board, reserve
from game.rules.arena.placing import places_within, put_on_board
from game.rules.arena.references import origin, planeswalkers, referred, title
from game.rules.arena.summoning import ChooseSummon, Summon
from game.rules.arena.vocabulary import Words
from game.rules.arena.words import own_name
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


# ---- back to the reserve -----------------------------------------------------------------------------------------
@frozen
class ReturnToReserve(Effect):
    """All figures of an army card on the battlefield go to the reserve without damage; the card leaves play."""

    target: str
    destroy_enchantments: bool = True

    def apply(self, s: State, by: By) -> None:
        for card in referred(s, by, self.target):
            for figure in figures_of(s, card.id):
                now = s.move(figure, reserve(figure.owner), marks=(("was", figure.id),))  # for the log
                s.tell(SentBack(figure.id, now.id, figure.card, figure.at))
            leave_play(s, card.id)

    def say(self, words: Words) -> Phrase:
        whose = (
            Phrase("its figures", "そのフィギュア")
            if self.target == "T1"
            else Phrase("figures of {0}", "{0}のフィギュア").of(words.noun(self.target))
        )
        return Phrase(
            "all {0} on the battlefield return to their owner's reserve without damage, and every "
            "enchantment on the card is destroyed",
            "盤上にいる{0}はすべてダメージのない状態でオーナーのストックに戻り、"
            "そのカードに置かれたエンチャントはすべて破壊される",
        ).of(whose)


# ---- putting figures somewhere ------------------------------------------------------------------------------------
def places(s: State, by: By, figure: Piece, reach: Within) -> list[tuple[int, ...]]:
    """Where a figure can be put: free, no glyph, within the distance (and sight) of the reference."""
    found = origin(s, by, reach.of)
    if not found:
        return []
    start, size = found[0]
    return places_within(s, figure, start, reach.within, need_sight=reach.clear_sight, eye=size)


@frozen
class Put(Step):
    """A figure is put somewhere, if there is a place for it; else it stays where it was."""

    by: Known[By]
    figure: PieceId
    reach: Known[Within]

    def do(self, s: State) -> None:
        figure = s.pieces.get(self.figure)
        if figure and places(s, self.by, figure, self.reach):
            s.then(ChoosePlace(self.by.seat, self.by, self.figure, self.reach))


@frozen
class ChoosePlace(Question):
    """On which space a figure is put; front and rear for one on two spaces."""

    by: By
    figure: PieceId
    reach: Within

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        figure = s.pieces[self.figure]
        return (PutAt(self.seat, self.figure, at) for at in places(s, self.by, figure, self.reach))

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: where is {1} put?", "{0}：{1}を置くマスを選ぶ").of(
            title(s, self.by), own_name(s, self.figure)
        )


@frozen
class PutAt(Step):
    """The figure appears there. It has not moved: nobody strikes, and nothing goes off that waits for a move."""

    seat: int
    figure: PieceId
    at: Known[tuple[int, ...]]

    def about(self) -> tuple[Thing, ...]:
        return tuple(Spot(BOARD, Hex(*self.at[i : i + 2])) for i in range(0, len(self.at), 2))

    def do(self, s: State) -> None:
        figure = s.pieces[self.figure]
        if figure.zone != BOARD:
            put_on_board(s, figure, self.at, "returned")
            return
        s.change(figure, at=self.at)
        s.tell(Stepped(figure.id, figure.at, self.at, "teleport"))

    def say(self, s: State) -> Phrase:
        return Phrase("put {0} here", "{0}をここに置く").of(own_name(s, self.figure))


NO_PLACE = Phrase("there is no free space for it", "置ける空きマスがない")


@frozen
class ReturnFromGraveyard(Effect):
    """Figures come back from your figure graveyard without damage: chosen ones, or so many of an army card.

    Their army card is in play again, without its old enchantments.
    """

    place: Within
    figures: int | Literal["all"] = 1
    army_card: str = ""
    target: str = ""

    def returning(self, s: State, by: By) -> list[Piece]:
        if self.target:
            return [p for p in referred(s, by, self.target) if p.zone == graveyard(by.seat)]
        found = [p for p in s.inside(graveyard(by.seat)) if army_of(s, p).key == self.army_card]
        return found if self.figures == "all" else found[: self.figures]

    def obstacle(self, s: State, by: By) -> Phrase | None:
        if self.target:
            return None
        found = self.returning(s, by)
        if not found:
            return Phrase("none of them is in your figure graveyard", "自分のフィギュアの墓地にいない")
        return None if places(s, by, found[0], self.place) else NO_PLACE

    def apply(self, s: State, by: By) -> None:
        s.then(*(Put(by, figure.id, self.place) for figure in self.returning(s, by)))

    def say(self, words: Words) -> Phrase:
        return words.back(self)


@frozen
class SummonExtra(Effect):
    """Summon one more figure, whichever army card is active."""

    figures: int
    place: Within

    def obstacle(self, s: State, by: By) -> Phrase | None:
        for planeswalker in planeswalkers(s, by):
            asked = ChooseSummon(by.seat, self.figures, (), planeswalker.id)
            if any(isinstance(option, Summon) for option in asked.options(s)):
                return None
        return Phrase("no figure of your reserve can be summoned", "召還できるフィギュアがストックにない")

    def apply(self, s: State, by: By) -> None:
        for planeswalker in referred(s, by, self.place.of)[:1]:
            s.then(ChooseSummon(by.seat, self.figures, (), planeswalker.id))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "summon one more figure from your reserve {0}, whichever army card is active",
            "どのアーミーカードがアクティブでも、ストックのフィギュアをもう1体、{0}マスに召還する",
        ).of(words.reach(self.place))


@frozen
class Teleport(Effect):
    """Put a figure somewhere else without moving through spaces."""

    target: str
    place: Within

    def apply(self, s: State, by: By) -> None:
        s.then(*(Put(by, figure.id, self.place) for figure in referred(s, by, self.target)))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            f"put it on a free space within {self.place.within} clear sight spaces of where it stands; nobody strikes",
            f"それを、現在の位置から視線が通り{self.place.within}マス以内の空きマスに置く。追撃は受けない",
        )


@frozen
class SwapPositions(Effect):
    """Two figures exchange places, glyphs included."""

    a: str
    b: str

    def apply(self, s: State, by: By) -> None:
        for a, b in zip(referred(s, by, self.a)[:1], referred(s, by, self.b)[:1], strict=False):
            if len(a.at) == len(b.at) and a.zone == b.zone == BOARD:
                for figure, to in ((a, b.at), (b, a.at)):
                    s.change(figure, at=to)
                    s.tell(Stepped(figure.id, figure.at, to, "swap"))

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "{0} and that figure swap positions; nobody strikes",
            "{0}とそのフィギュアの位置を入れ替える。追撃は受けない",
        ).of(words.noun(self.a))


@frozen
class Carry(Effect):
    """Put the figure that was taken along next to its carrier."""

    target: str

    def apply(self, s: State, by: By) -> None:
        if on_board(s, by.source):
            s.then(
                *(
                    Put(by, figure.id, Within(1, "self", False))
                    for figure in referred(s, by, self.target)
                    if figure.zone == BOARD
                )
            )

    def say(self, words: Words) -> Phrase:
        return Phrase(
            "put that creature on a free space next to {0}", "そのクリーチャーを{0}に隣接する空きマスに置く"
        ).of(words.me)


# ---- walked moves -------------------------------------------------------------------------------------------------
@frozen
class MoveFigure(Effect):
    """A normal move of up to so many spaces, with all rules of movement."""

    target: str
    spaces: int

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
