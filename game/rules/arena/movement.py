"""The movement phase: which figure moves, where to, and how (arena.md, sections 4.3, 6 and 7).

    ChooseMove -> Move -> ChooseDestination -> Walk | Fly          go there at once (walking.py, flying.py)
                                            -> Lead -> Advance     or go step by step (leading.py):
                                                    -> StepTo | TurnRound | Halt
    GrantedMove -> Walk | Fly | Lead | Halt                        a move "up to n spaces" that a card gives

`Walk` goes the way of `reach`: the safest that can be paid. Who wants another way leads the figure. What there is to
know about ways is in `routes.py`; what happens on them, in `strides.py`.

Rulings here: A39 ("cannot move" stops every walked or flown move, granted ones included).
Settled here: Haste and borrowed figures move in the movement phase too, and once like all others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from game.frozen import frozen
from game.rules.arena.abilities import perhaps_usable, usable
from game.rules.arena.active_figures import acts
from game.rules.arena.flying import Fly, landings
from game.rules.arena.footing import footing
from game.rules.arena.grid import numbers
from game.rules.arena.leading import Lead
from game.rules.arena.names import own_name
from game.rules.arena.places import BOARD, arena, figures, on_board
from game.rules.arena.refusals import no_landing, unreachable
from game.rules.arena.routes import At, Reach, Route
from game.rules.arena.routes import walks as on_foot
from game.rules.arena.search import links, may_stand
from game.rules.arena.stats import controller, has_ability, may_not, stat
from game.rules.arena.walking import Walk
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


# ---- what a figure can do ----------------------------------------------------------------------------------------
def reach(s: State, figure: Piece, points: int | None = None, struck: bool = True) -> Mapping[At, Route]:
    """Every place where a figure can end a move, on foot or in the air, with the safest way there.

    `points` are those of its army card by default; `struck` False: nobody strikes at it. Safest: fewest strikes, then
    fewest fall dice, then the lowest cost; a flight if it is no worse than the walk.
    """
    left = stat(s, figure, "move") if points is None else points
    walks = on_foot(s, figure, left, struck)
    if not has_ability(s, figure, "flying"):
        return walks
    flights, found = landings(s, figure, left, struck), {}
    if not any(route.strikes for route in flights.values()):
        return flights  # no walk is cheaper or safer
    for end, route in flights.items():
        end = next((at for at in (end, end[2:] + end[:2]) if at in walks), end)
        walk = walks.get(end)
        found[end] = walk if walk and (walk.strikes, walk.falls, walk.cost) < (route.strikes, 0, route.cost) else route
    return found


def can_go(s: State, figure: Piece, points: int) -> bool:
    """True if it can end a move anywhere but where it stands."""
    if points <= 0:
        return False
    if has_ability(s, figure, "flying"):
        return bool(landings(s, figure, points))
    foot = footing(s, figure, points)
    place = foot.place(foot.start)
    return any(may_stand(foot, there) for there, cost, _ in links(foot, place, points) if cost) or bool(Reach(foot))


# ---- phase 3 -----------------------------------------------------------------------------------------------------
@frozen
class ChooseMove(Question):
    """Move any number of active figures, one after the other, each once, in any order."""

    moot: ClassVar[bool] = True

    def veiled(self, s: State) -> bool:
        return perhaps_usable(s, self.seat)

    def options(self, s: State) -> Iterable[Step | No]:
        for figure in figures(s):
            yield cannot_move(s, self.seat, figure) or Move(self.seat, figure.id)
        yield from usable(s, self.seat, self)
        yield EndMoves(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Move: choose one of your active figures, or end the movement",
            "移動：アクティブなフィギュアを選ぶか、移動を終える",
        )


NOT_YOURS = Phrase("It is not yours to move", "あなたが動かすフィギュアではない")


def cannot_move(s: State, seat: int, figure: Piece) -> No | None:
    """Why a figure cannot be moved now, if it cannot."""
    if controller(s, figure) != seat:
        return No((figure.id,), NOT_YOURS, "4.3")
    me, about, name = arena(s), (figure.id,), own_name(s, figure.id)
    if figure.id in me.moved:
        return No(about, Phrase("{0} has moved already this turn", "{0}はこのターンもう移動した").of(name), "4.3")
    if figure.owner == seat and not acts(me, figure):
        return _not_active(s, figure, name)
    return held(s, figure, stat(s, figure, "move"))


def _not_active(s: State, figure: Piece, name: Phrase) -> No:
    if figure.id in arena(s).summoned:
        return No(
            (figure.id,),
            Phrase(
                "{0} was summoned this turn and cannot act yet", "{0}はこのターンに召還されたので、まだ行動できない"
            ).of(name),
            "4 new",
        )
    return No(
        (figure.id,),
        Phrase("The army card of {0} is not the active one", "{0}のアーミーカードはアクティブではない").of(name),
        "4.3",
    )


def held(s: State, figure: Piece, points: int) -> No | None:
    """Why a figure cannot make a move of so many points, if it cannot."""
    about, name = (figure.id,), own_name(s, figure.id)
    if may_not(s, figure, "move"):
        return No(about, Phrase("{0} cannot move: an effect holds it", "{0}は効果によって移動できない").of(name), "A39")
    if points <= 0:
        return No(about, Phrase("{0} has no movement points", "{0}は移動力が0").of(name), "6")
    if not can_go(s, figure, points):
        return No(
            about,
            Phrase("{0} has nowhere to go with {1} points", "{0}は移動力{1}で動ける先がない").of(name, points),
            "6",
        )
    return None


@frozen
class Move(Step):
    """Move a figure. Its points are counted now, and stay what they are (section 14, Swiftness)."""

    seat: int
    figure: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        s.then(ChooseDestination(self.seat, self.figure, stat(s, s.pieces[self.figure], "move")), ChooseMove(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("move {0}", "{0}を移動する").of(own_name(s, self.figure))


@frozen
class EndMoves(Step):
    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("end the movement", "移動を終える")


# ---- where to ----------------------------------------------------------------------------------------------------
@frozen
class ChooseDestination(Question):
    """Where the figure goes: to a place at once, or step by step."""

    figure: PieceId
    points: int
    struck: bool = True  # False: nobody strikes at this move
    own: bool = True  # the figure's move of its movement phase

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return destinations(s, self.seat, self.figure, self.points, self.struck, self.own)

    def ask(self, s: State) -> Phrase:
        points = "movement point" if self.points == 1 else "movement points"
        return Phrase(f"Where does {{0}} go, with {{1}} {points}?", "{0}をどこへ移動する？ 移動力は{1}").of(
            own_name(s, self.figure), self.points
        )


def destinations(s: State, seat: int, figure: int, points: int, struck: bool, own: bool) -> Iterator[Step | No]:
    """Everything a figure can do with a move of so many points."""
    me = s.pieces[figure]
    found = reach(s, me, points, struck)
    for route in found.values():
        way = Fly if route.flies else Walk
        yield way(seat, figure, route.path, route.cost, route.strikes, route.falls, points, struck, own)
    walks = found if isinstance(found, Reach) else on_foot(s, me, points, struck)
    if walks:
        yield Lead(seat, figure, points, struck, own)
    if s.explaining:
        ends = {number for end in found for number in numbers(walks.foot.ground, end)}
        yield from unreachable(walks.foot, walks.visited(), ends) if found is walks else no_landing(walks.foot, ends)
        fronts = {end[:2] for end in found}
        if rears := sorted({end[2:] for end in found if len(end) == 4} - fronts):
            yield No(tuple(Spot(BOARD, rear) for rear in rears), ONLY_REAR, "7 steps")


ONLY_REAR = Phrase(
    "Only its rear can end there: choose the space of its front first",
    "そこには後ろ半分しか置けない。先に前のマスを選ぶ",
)


@frozen
class GrantedMove(Question):
    """A move "up to n spaces" that a card gives: all rules of movement with n points; it can be declined (section 6).

    `strikes` False: nobody strikes at it. It is not the figure's own move of the turn.
    """

    figure: PieceId
    points: int
    strikes: bool = True

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        if on_board(s, self.figure):
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        if no := held(s, s.pieces[self.figure], self.points):
            yield no
        else:
            yield from destinations(s, self.seat, self.figure, self.points, self.strikes, own=False)
        yield Stay(self.seat, self.figure)

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} may move up to {1} spaces", "{0}を{1}マスまで移動できる").of(
            own_name(s, self.figure), self.points
        )


@frozen
class Stay(Step):
    """Do not make a move that a card offers."""

    seat: int
    figure: PieceId

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("leave {0} where it is", "{0}を移動しない").of(own_name(s, self.figure))
