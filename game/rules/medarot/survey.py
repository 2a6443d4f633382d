"""The table as the computer player sees it: who threatens whom, from where, and how much that hurts, in medals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.rules.medarot.attack import holds
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.forms import Direction
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
    tokens: tuple[str, ...]
    ways: list[Cell]  # where it could stand after a move
    acted: bool


@cache
def steps(seat: int, here: Cell, arrows: tuple[Direction, ...]) -> tuple[Cell, ...]:
    """The cells that arrows point at, without those where the seat may not stand."""
    return tuple([cell for way in arrows if (cell := stepped(seat, here, way)) and may_stand(seat, cell)])


@cache
def aims(seat: int, here: Cell, tokens: tuple[str, ...]) -> tuple[tuple[Cell, Cell | None, bool], ...]:
    """The cells that tokens point at, each with the one that has to be empty for it, and whether it costs medals."""
    sign, found = 1 if seat == 0 else -1, list[tuple[Cell, Cell | None, bool]]()
    for token in tokens:
        if token == "side":
            ends = [(here[0] - 1, NEUTRAL), (here[0] + 1, NEUTRAL)] if here[1] == NEUTRAL else []
            found += [(end, None, False) for end in ends]
        else:
            between = (here[0], here[1] + sign) if token in CLEAR else None
            found.append(((here[0], here[1] + sign * DISTANCE[token]), between, token == "ahead2_clear"))
    return tuple(found)


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
        pointed = () if bound(s, p, "move") else steps(p.owner, here, arrows(s, p))
        ways = [cell for cell in pointed if cell not in self.taken]
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
            tuple(tokens(s, p)) if can else (),
            ways,
            p.id in me.acted,
        )

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
        found = []
        for cell in cells:
            for end, between, dear in aims(f.seat, cell, f.tokens):
                enemy = self.at.get(end)
                if enemy and enemy.seat != f.seat and (between == f.cell or between not in self.taken):
                    found.append(self.hurt(f, enemy) - (self.rules.reach_cost if dear else 0) + EXTRA)
        return max(found, default=0.0)
