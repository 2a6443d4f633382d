"""Who acts next (medarot.md, section 9): speed, then printed arrows, then printed cost, then janken (R19)."""

from __future__ import annotations

from collections.abc import Iterable

from game.frozen import frozen
from game.rules.medarot.activation import Activate
from game.rules.medarot.events import Janken
from game.rules.medarot.places import BOARD, facts, field_of, hand, medarot
from game.rules.medarot.refusals import no
from game.rules.medarot.stats import stat
from game.rules.medarot.words import standing
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class Turnout:
    """A Medarot in the speed order: the three numbers that decide, and which of them told it from the one before."""

    piece: int
    seat: int
    speed: int
    arrows: int
    cost: int
    decided_by: str  # "speed", "arrows", "cost", "choice" (its owner chooses), "janken"; "" for the first


def rank(s: State, piece: Piece) -> tuple[int, int, int]:
    """What is compared, the smallest acts first: current speed, printed arrows, printed cost."""
    card = facts(s, piece)
    return (-stat(s, piece, "speed"), -len(card.moves), card.cost)


def waiting(s: State) -> list[Piece]:
    """The face-up Medarots that have not acted, without the one that is acting."""
    me = medarot(s)
    return [p for p in s.inside(BOARD) if p.face_up and p.id not in me.acted and p.id != me.active]


def order(s: State) -> list[Turnout]:
    """The Medarots that still act in this turn, in the order they would by their numbers as they are now."""
    ranked = sorted((rank(s, p), p.id, p.owner) for p in waiting(s))
    found: list[Turnout] = []
    for place, (key, piece, seat) in enumerate(ranked):
        why = ""
        if place:
            before, _, other = ranked[place - 1]
            differing = [name for name, a, b in zip(("speed", "arrows", "cost"), before, key, strict=True) if a != b]
            why = differing[0] if differing else "choice" if other == seat else "janken"
        found.append(Turnout(piece, seat, -key[0], -key[1], key[2], why))
    return found


@frozen
class NextActivation(Step):
    """Pick the next Medarot, afresh after every activation, until none is left."""

    def do(self, s: State) -> None:
        ranked = [(rank(s, p), p) for p in waiting(s)]
        if not ranked:
            return
        first = min(key for key, _ in ranked)
        tied = [p for key, p in ranked if key == first]
        seat = tied[0].owner
        if any(p.owner != seat for p in tied):
            seat = s.dice.roll(2) - 1  # drawn anew each time
            s.tell(Janken(seat, "order"))
        mine = [p for p in tied if p.owner == seat]
        s.then(Activate(seat, mine[0].id) if len(mine) == 1 else OrderTie(seat, tuple(p.id for p in mine)), self)


@frozen
class OrderTie(Question):
    """Equal in everything: which of your Medarots acts first?"""

    among: tuple[PieceId, ...]

    def options(self, s: State) -> Iterable[Step | No]:
        for piece in self.among:
            yield ActFirst(self.seat, piece)
        if s.explaining:
            others = [p for p in field_of(s, self.seat) if p.id not in self.among]
            yield no("face_down", [p.id for p in others if not p.face_up])
            yield no("not_its_turn", [p.id for p in others if p.face_up])
            yield no("order_first", [p.id for p in s.inside(hand(self.seat))])

    def ask(self, s: State) -> Phrase:
        return Phrase("These are equally fast: which one acts first?", "同じ速さ：どれを先に行動させる？")


@frozen
class ActFirst(Step):
    seat: int
    medarot: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.medarot,)

    def do(self, s: State) -> None:
        s.then(Activate(self.seat, self.medarot))

    def say(self, s: State) -> Phrase:
        return Phrase("{0} acts", "{0}が行動する").of(standing(s, self.medarot))
