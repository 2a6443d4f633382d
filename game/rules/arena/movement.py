"""The movement phase: which figure moves, where to, and how (arena.md, sections 4.3, 6 and 7).

    ChooseMove -> Move -> ChooseDestination -> Walk | Fly          go there at once
                                            -> Lead -> Advance     or go step by step:
                                                    -> StepTo | TurnRound | Halt
    GrantedMove -> Walk | Fly | Lead | Halt                        a move "up to n spaces" that a card gives

`Walk` goes the way of `reach`: the safest that can be paid. Who wants another way leads the figure. What there is to
know about ways is in `routes.py`; what happens on them, in `strides.py` and `flying.py`.

Rulings here: A39 ("cannot move" stops every walked or flown move, granted ones included).
Settled here: who leads a figure has to take at least one step or turn it round; it may only go where it can still end
its move legally. Haste and borrowed figures move in the movement phase too, and once like all others.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules.arena.abilities import usable
from game.rules.arena.aim import acts
from game.rules.arena.engagement import strikers_at_take_off
from game.rules.arena.events import Stepped
from game.rules.arena.flying import landings
from game.rules.arena.footing import Footing, footing
from game.rules.arena.grid import numbers
from game.rules.arena.harm import on_board
from game.rules.arena.long_figures import stands
from game.rules.arena.places import BOARD, arena, figures, here
from game.rules.arena.refusals import no_landing, no_step, spots, unreachable
from game.rules.arena.routes import At, Leg, Reach, Route, legs, path_to, stop
from game.rules.arena.routes import reach as on_foot
from game.rules.arena.search import STRIKE, links
from game.rules.arena.stats import controller, has_ability, may_not, stat
from game.rules.arena.strides import EndMove, Stride, lowered, strike, take_gain
from game.rules.arena.words import own_name
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
        return flights                                        # no walk is cheaper or safer
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
    return any(_stands(foot, there) for there, cost, _ in links(foot, place, points) if cost) or bool(Reach(foot))


def _stands(foot: Footing, place: int) -> bool:
    """True if a figure may end its move at a place."""
    spaces = foot.spaces(place)
    return spaces[0] not in foot.taken if len(spaces) == 1 else stands(foot, *spaces)


def clicks(at: At) -> tuple[Spot, ...]:
    """What to click on for a place: its space, or its front and then its rear."""
    return (Spot(BOARD, at),) if len(at) == 2 else (Spot(BOARD, at[:2]), Spot(BOARD, at[2:]))


# ---- phase 3 -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ChooseMove(Question):
    """Move any number of active figures, one after the other, each once, in any order."""

    def options(self, s: State) -> Iterable[Step | No]:
        for figure in figures(s):
            yield cannot_move(s, self.seat, figure) or Move(self.seat, figure.id)
        yield from usable(s, self.seat, self)
        yield EndMoves(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Move: choose one of your active figures, or end the movement",
                      "移動：アクティブなフィギュアを選ぶか、移動を終える")


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
        return No((figure.id,), Phrase("{0} was summoned this turn and cannot act yet",
                                       "{0}はこのターンに召還されたので、まだ行動できない").of(name), "4")
    return No((figure.id,), Phrase("The army card of {0} is not the active one",
                                   "{0}のアーミーカードはアクティブではない").of(name), "4.3")


def held(s: State, figure: Piece, points: int) -> No | None:
    """Why a figure cannot make a move of so many points, if it cannot."""
    about, name = (figure.id,), own_name(s, figure.id)
    if may_not(s, figure, "move"):
        return No(about, Phrase("{0} cannot move: an effect holds it", "{0}は効果によって移動できない").of(name), "A39")
    if points <= 0:
        return No(about, Phrase("{0} has no movement points", "{0}は移動力が0").of(name), "6")
    if not can_go(s, figure, points):
        return No(about, Phrase("{0} has nowhere to go with {1} points", "{0}は移動力{1}で動ける先がない")
                  .of(name, points), "6")
    return None


@dataclass(frozen=True, slots=True)
class Move(Step):
    """Move a figure. Its points are counted now, and stay what they are (section 14, Swiftness)."""

    seat: int
    figure: int

    def about(self) -> tuple[Thing, ...]:
        return (self.figure,)

    def do(self, s: State) -> None:
        s.then(ChooseDestination(self.seat, self.figure, stat(s, s.pieces[self.figure], "move")),
               ChooseMove(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("move {0}", "{0}を移動する").of(own_name(s, self.figure))


@dataclass(frozen=True, slots=True)
class EndMoves(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("end the movement", "移動を終える")


# ---- where to ----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class ChooseDestination(Question):
    """Where the figure goes: to a place at once, or step by step."""

    figure: int
    points: int
    struck: bool = True                   # False: nobody strikes at this move
    own: bool = True                      # the figure's move of its movement phase

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return destinations(s, self.seat, self.figure, self.points, self.struck, self.own)

    def ask(self, s: State) -> Phrase:
        return Phrase("Where does {0} go? It has {1} points", "{0}の行き先は？ 移動力は{1}").of(
            own_name(s, self.figure), self.points)


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


@dataclass(frozen=True, slots=True)
class GrantedMove(Question):
    """A move "up to n spaces" that a card gives: all rules of movement with n points; it can be declined (section 6).

    `strikes` False: nobody strikes at it. It is not the figure's own move of the turn.
    """

    figure: int
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
            own_name(s, self.figure), self.points)


@dataclass(frozen=True, slots=True)
class Stay(Step):
    """Do not make a move that a card offers."""

    seat: int
    figure: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("leave {0} where it is", "{0}を移動しない").of(own_name(s, self.figure))


def risks(strikes: int, falls: int) -> Phrase:
    """The dice that threaten on a way, in words; nothing if there are none."""
    parts = [Phrase(f", {n} {en}{'s' * (n > 1)}", f"、{ja}{n}回") for n, en, ja in
             ((strikes, "strike", "追撃"), (falls, "fall", "落下")) if n]
    return Phrase("".join(p.en for p in parts), "".join(p.ja for p in parts))


@dataclass(frozen=True, slots=True)
class Walk(Step):
    """Go on foot along a path; `cost`, `strikes` and `falls` are what it takes."""

    seat: int
    figure: int
    path: tuple[At, ...]
    cost: int
    strikes: int
    falls: int
    points: int
    struck: bool = True
    own: bool = True

    def about(self) -> tuple[Thing, ...]:
        return (self.figure, *clicks(self.path[-1]))

    def do(self, s: State) -> None:
        foot = footing(s, s.pieces[self.figure], self.points, self.struck)
        halted = bool(legs(foot, self.path)[-1].stops)
        s.then(*(Stride(self.seat, self.figure, at, self.struck) for at in self.path),
               Arrive(self.seat, self.figure, self.points - self.cost, self.struck, self.own, halted))

    def say(self, s: State) -> Phrase:
        return Phrase("walk there: {0} of {1} points{2}", "そこへ歩く：移動力{0}/{1}{2}").of(
            self.cost, self.points, risks(self.strikes, self.falls))


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    """The end of a way that was chosen at once. Only points gained on the way let it go on."""

    seat: int
    figure: int
    left: int
    struck: bool
    own: bool
    halted: bool

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me and not self.halted and (gain := take_gain(s, me)):
            s.then(Advance(self.seat, self.figure, self.left + gain, self.struck, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


# ---- flying ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Fly(Step):
    """Take off, and land at the end of the path. Enemies engaged with the flyer strike when it takes off."""

    seat: int
    figure: int
    path: tuple[At, ...]
    cost: int
    strikes: int
    falls: int
    points: int
    struck: bool = True
    own: bool = True

    def about(self) -> tuple[Thing, ...]:
        return (self.figure, *clicks(self.path[-1]))

    def do(self, s: State) -> None:
        me = s.pieces[self.figure]
        harm = strike(s, me, strikers_at_take_off(s, me)) if self.struck else []
        s.then(*harm, Alight(self.seat, self.figure, self.path[-1], self.points - self.cost, self.own))

    def say(self, s: State) -> Phrase:
        return Phrase("fly there: {0} of {1} points{2}", "そこへ飛ぶ：移動力{0}/{1}{2}").of(
            self.cost, self.points, risks(self.strikes, 0))


@dataclass(frozen=True, slots=True)
class Alight(Step):
    """A flyer that is still there comes down."""

    seat: int
    figure: int
    to: At
    left: int
    own: bool

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me:
            s.change(me, at=self.to)
            s.tell(Stepped(me.id, me.at, self.to, "fly"))
            s.then(*lowered(s, self.seat, me, self.to), Soar(self.seat, self.figure, self.left, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


@dataclass(frozen=True, slots=True)
class Soar(Step):
    """The flight is over, unless it has gained points: then it may go on, and nobody strikes again."""

    seat: int
    figure: int
    left: int
    own: bool

    def do(self, s: State) -> None:
        me = on_board(s, self.figure)
        if me and (gain := take_gain(s, me)):
            s.then(FlyOn(self.seat, self.figure, self.left + gain, self.own))
        else:
            s.then(EndMove(self.seat, self.figure, self.own))


@dataclass(frozen=True, slots=True)
class FlyOn(Question):
    """A flight has gained points on its way: how does it go on?"""

    figure: int
    points: int
    own: bool = True

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        me = s.pieces[self.figure]
        found = landings(s, me, self.points, struck=False)
        for route in found.values():
            yield Fly(self.seat, self.figure, route.path, route.cost, 0, 0, self.points, False, self.own)
        yield Halt(self.seat, self.figure, self.own)
        foot = footing(s, me, self.points, strikes=False)
        yield from no_landing(foot, {n for end in found for n in numbers(foot.ground, end)})

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} may fly on: {1} points are left", "{0}は続けて飛べる：残り移動力{1}").of(
            own_name(s, self.figure), self.points)


# ---- step by step ------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Lead(Step):
    """Walk, and choose every step."""

    seat: int
    figure: int
    points: int
    struck: bool = True
    own: bool = True

    def do(self, s: State) -> None:
        s.then(Advance(self.seat, self.figure, self.points, self.struck, self.own, begun=False))

    def say(self, s: State) -> Phrase:
        return Phrase("walk step by step", "1マスずつ歩く")


@dataclass(frozen=True, slots=True)
class Advance(Question):
    """The next step on foot, with so many points left."""

    figure: int
    left: int
    struck: bool = True
    own: bool = True
    begun: bool = True                    # it has taken a step, or turned round
    halted: bool = False                  # water or a glyph has ended the move: it may only turn round
    turned: bool = False                  # it has just turned round

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        """Asked only if there is something to choose; a figure that is gone, or can do no more, has ended its move."""
        me = on_board(s, self.figure)
        if me is None:
            s.then(EndMove(self.seat, self.figure, self.own))
            return
        if gain := take_gain(s, me):
            s.then(replace(self, left=self.left + gain))
        elif any(isinstance(o, StepTo | TurnRound) for o in self.options(s)):
            Question.do(self, s)
        else:
            s.then(EndMove(self.seat, self.figure, self.own))

    def options(self, s: State) -> Iterable[Step | No]:
        me = s.pieces[self.figure]
        foot = footing(s, me, self.left, self.struck)
        offered: set[int] = set(foot.start)
        for there, cost, danger in ([] if self.halted else links(foot, foot.place(foot.start), self.left)):
            front = foot.spaces(there)[0]
            if cost and _can_finish(foot, there, self.left - cost):
                offered.add(front)
                yield StepTo(self.seat, self.figure, foot.ground.spaces[front], cost, *divmod(danger, STRIKE), self)
            elif cost:
                offered.add(front)
                yield No((spots(foot.field)[front],), NO_END.of(cost, self.left), "6 friends, 7")
        if len(foot.start) == 2 and not self.turned and _may_turn(foot, self.left):
            yield TurnRound(self.seat, self.figure, self)
        if not self.begun:
            yield No((self.figure,), NOT_BEGUN, "6")
        elif _stands(foot, foot.place(foot.start)):
            yield Halt(self.seat, self.figure, self.own)
        else:
            yield No((self.figure,), NO_HALT, "6 friends, 7")
        yield from no_step(foot, offered, self.halted)

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: the next step, {1} points left", "{0}：次の1歩（残り移動力{1}）").of(
            own_name(s, self.figure), self.left)


NO_END = Phrase("It costs {0} of {1} points, and then there is no place left where the move could end",
                "移動力{1}のうち{0}を使うと、移動を終えられるマスがなくなる")
NO_HALT = Phrase("It cannot end its move here: it needs free spaces, both on one level",
                 "ここでは移動を終えられない：空きマスで、両半分が同じ高さでなければならない")
NOT_BEGUN = Phrase("It has not taken a step yet", "まだ1歩も動いていない")


def _can_finish(foot: Footing, place: int, left: int) -> bool:
    """True if a figure could end its move at a place, or go on from there to one where it could."""
    if _stands(foot, place):
        return True
    return bool(Reach(replace(foot, start=foot.spaces(place), points=left))) if place >= 0 else False


def _may_turn(foot: Footing, left: int) -> bool:
    """True if a figure that turns round could halt, or go on without turning back at once."""
    turned = foot.place(foot.start[::-1])
    return _stands(foot, turned) or any(
        cost and _can_finish(foot, there, left - cost) for there, cost, _ in links(foot, turned, left))


@dataclass(frozen=True, slots=True)
class StepTo(Step):
    """Step onto a neighbouring space; the front half does if the figure has two."""

    seat: int
    figure: int
    space: At
    cost: int
    strikes: int
    falls: int
    way: Advance

    def about(self) -> tuple[Thing, ...]:
        return (Spot(BOARD, self.space),)

    def do(self, s: State) -> None:
        me = s.pieces[self.figure]
        at = self.space if len(me.at) == 2 else (*self.space, *here(me))
        halted = bool(legs(footing(s, me, self.way.left, self.way.struck), (at,))[0].stops)
        s.then(Stride(self.seat, self.figure, at, self.way.struck),
               replace(self.way, left=self.way.left - self.cost, begun=True, halted=halted, turned=False))

    def say(self, s: State) -> Phrase:
        return Phrase("step there: {0} of {1} points{2}", "そこへ1歩：移動力{0}/{1}{2}").of(
            self.cost, self.way.left, risks(self.strikes, self.falls))


@dataclass(frozen=True, slots=True)
class TurnRound(Step):
    """Swap front and rear: free, and nobody strikes."""

    seat: int
    figure: int
    way: Advance

    def do(self, s: State) -> None:
        at = s.pieces[self.figure].at
        s.then(Stride(self.seat, self.figure, at[2:] + at[:2]), replace(self.way, begun=True, turned=True))

    def say(self, s: State) -> Phrase:
        return Phrase("turn round", "向きを変える")


@dataclass(frozen=True, slots=True)
class Halt(Step):
    """End the move here."""

    seat: int
    figure: int
    own: bool = True

    def do(self, s: State) -> None:
        s.then(EndMove(self.seat, self.figure, self.own))

    def say(self, s: State) -> Phrase:
        return Phrase("end the move here", "ここで移動を終える")


def route_legs(s: State, figure: Piece, path: tuple[At, ...], struck: bool = True) -> list[Leg]:
    """The steps of a walk for the picture of a path: running cost, strikers, falls, stops."""
    return legs(footing(s, figure, strikes=struck), path)


__all__ = [
    "Advance",
    "ChooseDestination",
    "ChooseMove",
    "EndMoves",
    "Fly",
    "FlyOn",
    "GrantedMove",
    "Halt",
    "Lead",
    "Leg",
    "Move",
    "Reach",
    "Route",
    "Stay",
    "StepTo",
    "TurnRound",
    "Walk",
    "can_go",
    "cannot_move",
    "path_to",
    "reach",
    "route_legs",
    "stop",
]
