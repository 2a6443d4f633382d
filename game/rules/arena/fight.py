"""An attack in progress: what effects may still change about it (section 10). The innermost is last in `s.fights`."""

from __future__ import annotations

from game.frozen import frozen
from game.hexes import Hex
from game.table.known import PieceId


@frozen
class Fight:
    attacker: PieceId
    target: PieceId
    seat: int  # who decides for the attacker
    granted: bool = False  # by a card: does not use up the figure's own attack
    attack_bonus: int = 0  # dice added to (or taken from) the attacker's roll
    defence_bonus: int = 0
    bonus_hits: int = 0  # added to the swords after the roll
    unblockable: int = 0  # added to the damage after shields are taken off
    cancelled: bool = False
    attack: tuple[int, ...] = ()  # faces, once rolled
    defence: tuple[int, ...] = ()
    damage: int = 0  # dealt, once it is
    life_before: int = 0  # life the target had left before the damage
    wounds_before: int = 0  # damage markers the target had before the attack
    life_left: int = 0  # prevent_destruction: the target survives with this much life
    target_at: tuple[Hex, ...] = ()  # where the target stood
    attacker_at: tuple[Hex, ...] = ()
    target_card: PieceId = 0  # their army cards
    attacker_card: PieceId = 0
