"""What is going on in an invasion: the invasion, its battle, and the attack in it (magna.md, 5 and 6). Plain facts."""

from __future__ import annotations

from typing import Any, Literal

from game.frozen import frozen
from game.table.known import PieceId

AttackKind = Literal["skirmish", "charge", "ability"]
BattleStep = Literal["reinforce", "attack", "end"]


@frozen
class Invasion:
    """From "go" to the aftermath."""

    invader: int
    funds: int = 0  # war funds taken into hand (A38)
    joined: tuple[PieceId, ...] = ()  # units that were in the party at any time (MS-5.8)
    base: int = 0  # the base of the current or last battle; 0 before the first
    fell: bool = False  # it has fallen in that battle

    @property
    def defender(self) -> int:
        return 1 - self.invader


@frozen
class Battle:
    """One battle, at one base of the defender."""

    invader: int
    base: int
    step: BattleStep = "reinforce"
    rearmed: int = 0  # exchanges of arms in the running reinforcement (MS-6.10)

    @property
    def defender(self) -> int:
        return 1 - self.invader

    def place(self, seat: int) -> int:
        """Where the units of a seat fight: in the invasion slots, 0, or at the base."""
        return 0 if seat == self.invader else self.base


@frozen
class Attack:
    """One attack, from its declaration until the last trigger after it (MS-6.19)."""

    seat: int  # the invader
    kind: AttackKind  # "ability": of a unit, of its arms, or a tactics card
    strikers: tuple[PieceId, ...] = ()
    target: PieceId = 0  # of a skirmish; a block may redirect it
    links: tuple[Any, ...] = ()  # use.Use: the declared chain of an ability
    block: tuple[Any, ...] = ()  # use.Use: the declared chain of the block
    negated: bool = False
    reduce: int = 0  # of its damage, what a block has taken away and is not used up yet (MS-6.21)
    striking: bool = False  # its own effect is being applied (MS-6.15)
    broken: tuple[PieceId, ...] = ()  # trap cards destroyed as traps in it, in the discard pile (MS-6.18)
    felled: tuple[PieceId, ...] = ()  # face-up units destroyed in it, in the discard pile

    @property
    def is_strike(self) -> bool:
        return self.kind != "ability"
