"""The table as the computer player sees it: who threatens whom, from where, and how much that hurts, in medals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.medarot.attack import holds
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.places import BOARD, NEUTRAL, Cell, cell_of, facts, hand, may_stand, medarot, stepped
from game.rules.medarot.ranges import CLEAR, DISTANCE, tokens
from game.rules.medarot.stats import arrows, bound, stat
from game.table.state import Piece, State

CARD = 0.32  # medals that a card in hand is worth
REPLACED = 0.35  # what a destroyed Medarot is worth beyond its cost: its place is filled again
EXTRA = 0.15  # for attacks that also do something else


@dataclass(slots=True)
class Fighter:
    """A Medarot with its numbers as they are now; face-down ones only if they are one's own."""

    piece: Piece
    seat: int
    cell: Cell
    power: int
    armor: int
    cost: int
    speed: int
    tokens: list[str]
    ways: list[Cell]  # where it could stand after a move
    acted: bool


class Survey:
    """Worked out once for a table."""

    def __init__(self, s: State, me: int) -> None:
        self.s, self.rules = s, medarot(s).rules
        self.taken = {p.at for p in s.inside(BOARD)}
        self.held = [len(s.zones.get(hand(seat), ())) for seat in range(2)]
        self.fighters = [self.fighter(p) for p in s.inside(BOARD) if p.face_up or p.owner == me]
        self.at = {f.cell: f for f in self.fighters if f.piece.face_up}

    def fighter(self, p: Piece) -> Fighter:
        s, me = self.s, medarot(self.s)
        here = cell_of(p)
        pointed = (stepped(p.owner, here, way) for way in arrows(s, p))
        ways = (
            []
            if bound(s, p, "move")
            else [cell for cell in pointed if cell and cell not in self.taken and may_stand(p.owner, cell)]
        )
        can = not bound(s, p, "attack") and not bound(s, p, "act")
        power = stat(s, p, "power")
        ability = facts(s, p).ability
        if ability and ability.when == "attack" and p.id == me.active and holds(s, p, p, ability.provided):
            power += sum(e.amount for e in ability.effects if type(e) is Mod)
        return Fighter(
            p,
            p.owner,
            here,
            power,
            stat(s, p, "armor"),
            stat(s, p, "cost"),
            stat(s, p, "speed"),
            tokens(s, p) if can else [],
            ways,
            p.id in me.acted,
        )

    def hits(self, f: Fighter, cell: Cell) -> Iterable[tuple[Fighter, int]]:
        """The enemies that a fighter would reach from a cell, and what the reach costs."""
        sign = 1 if f.seat == 0 else -1
        for token in f.tokens:
            if token == "side":
                ends = [(cell[0] - 1, NEUTRAL), (cell[0] + 1, NEUTRAL)] if cell[1] == NEUTRAL else []
            else:
                between = (cell[0], cell[1] + sign)
                if token in CLEAR and between in self.taken and between != f.cell:
                    continue
                ends = [(cell[0], cell[1] + sign * DISTANCE[token])]
            for end in ends:
                enemy = self.at.get(end)
                if enemy and enemy.seat != f.seat:
                    yield enemy, self.rules.reach_cost if token == "ahead2_clear" else 0

    def hurt(self, f: Fighter, enemy: Fighter) -> float:
        """What an attack takes from the other side, in medals, if nobody defends."""
        if f.power >= enemy.armor:
            return enemy.cost + REPLACED
        n = f.power // 10 if self.rules.weak_attack else 0
        if not n:
            return 0.0
        held = self.held[enemy.seat]
        if n >= held:
            return self.rules.weak_destroy_cost + REPLACED + CARD * held
        return CARD * n * (1.5 if held - n <= 2 else 1.0)

    def best(self, f: Fighter, cells: Iterable[Cell]) -> float:
        """The best attack from one of these cells."""
        return max(
            (self.hurt(f, enemy) - cost + EXTRA for cell in cells for enemy, cost in self.hits(f, cell)), default=0.0
        )
