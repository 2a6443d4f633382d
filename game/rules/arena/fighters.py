"""Figures as the computer player sees them: what they are worth, what their blows come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from game.hexes import Hex
from game.rules.arena.forecast import damage_chances
from game.table.state import Piece

PLANESWALKER = 500.0  # a planeswalker in full health
LAST_BLOW = 400.0  # to destroy one, on top of its wounds
SPENT_SHARE = 0.6  # of a creature's cost, spread over its life; the rest goes with the last wound


@dataclass(slots=True)
class Fighter:
    """A figure as the survey sees it."""

    piece: Piece
    seat: int
    cells: tuple[Hex, ...]
    level: int
    life: int
    full: int
    cost: float
    leader: bool  # a planeswalker
    size: int
    power: int
    toughness: int
    range: int
    move: int
    flies: bool
    acts: bool = False  # it may still attack this turn
    walks: bool = False  # it may still move before that
    each_wound: float = field(init=False)  # what one wound on it is worth
    last_wound: float = field(init=False)  # what its destruction is worth on top of the wounds

    def __post_init__(self) -> None:
        self.each_wound = 0.7 * PLANESWALKER / self.full if self.leader else SPENT_SHARE * self.cost / self.full
        self.last_wound = LAST_BLOW if self.leader else (1 - SPENT_SHARE) * self.cost

    @property
    def body(self) -> float:
        """What it is worth as it stands there."""
        if self.leader:
            return PLANESWALKER * (0.3 + 0.7 * self.life / self.full) - (0, 45, 15)[self.life if self.life < 3 else 0]
        return self.cost * (1 - SPENT_SHARE + SPENT_SHARE * self.life / self.full)


@lru_cache(maxsize=1 << 16)
def blow(attack: int, defence: int, life: int, each: float, last: float) -> float:
    """What an attack with so many dice against so many is worth on average."""
    chances = _floats(max(0, attack), max(0, defence))
    return sum(chance * (min(n, life) * each + (last if n >= life else 0.0)) for n, chance in enumerate(chances))


@lru_cache(maxsize=1 << 10)
def _floats(attack: int, defence: int) -> tuple[float, ...]:
    return tuple(float(chance) for chance in damage_chances(attack, defence))


Threat = tuple[int, int, float, float]  # how far it reaches, on which level it stands, its blow at its level and above


def threat(foe: Fighter, f: Fighter) -> Threat:
    """What a fighter has to fear from a foe: what its blow is worth where the fighter does not stand higher, and where
    it does."""
    return (
        foe.move + foe.range,
        foe.level,
        blow(foe.power, f.toughness, f.life, f.each_wound, f.last_wound),
        blow(foe.power, f.toughness + 1, f.life, f.each_wound, f.last_wound),
    )
