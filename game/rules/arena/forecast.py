"""How many dice an attack rolls, and what is likely to come of it (arena.md, section 10; combat die of section 1).

Chances are exact: numbers of equally likely throws, as fractions. Effects that only go off after the roll (Intense
Strike, hidden enchantments) are not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

from game.frozen import frozen
from game.rules.arena.fight import Fight
from game.rules.arena.harm import life_left
from game.rules.arena.places import arena, spaces
from game.rules.arena.stats import breakdown
from game.table.state import Piece, State
from game.words import Phrase

SWORDS, SHIELDS, FACES = 3, 2, 6  # faces 1-3 are swords, 4-5 shields, 6 blank
HEIGHT = Phrase("height advantage", "高所の利")
NOW = Phrase("this attack", "この攻撃")
STRIKES = Phrase("strikes", "追撃")
FALLS = Phrase("falls", "落下")


def swords(faces: Sequence[int]) -> int:
    return sum(face <= SWORDS for face in faces)


def shields(faces: Sequence[int]) -> int:
    return sum(SWORDS < face <= SWORDS + SHIELDS for face in faces)


@frozen
class Forecast:
    """What an attack would roll and what it would do, before anything is revealed."""

    attack_dice: int
    defence_dice: int
    attack_height: int  # 1 if the attacker stands higher
    defence_height: int
    attack_parts: tuple[tuple[Phrase, int], ...]  # what the number of dice is made of
    defence_parts: tuple[tuple[Phrase, int], ...]
    damage: tuple[Fraction, ...]  # chance of exactly 0, 1, 2 ... damage
    life: int  # what the defender has left

    @property
    def expected(self) -> Fraction:
        return sum((n * chance for n, chance in enumerate(self.damage)), Fraction(0))

    @property
    def kill(self) -> Fraction:
        """Chance that the defender is destroyed."""
        return sum(self.damage[self.life :], Fraction(0))


def forecast(s: State, attacker: Piece, target: Piece, power: int = 0) -> Forecast:
    """The dice and chances of an attack from where both stand. `power` is added by a card that grants it."""
    attack = parts(s, Fight(attacker.id, target.id, attacker.owner, attack_bonus=power), attacker, target, "power")
    defence = parts(s, Fight(attacker.id, target.id, attacker.owner), target, attacker, "toughness")
    a, d = total(attack), total(defence)
    return Forecast(
        a,
        d,
        higher(s, attacker, target),
        higher(s, target, attacker),
        attack,
        defence,
        damage_chances(a, d),
        life_left(s, target),
    )


def risk(s: State, figure: Piece, strikes: int, falls: int) -> Forecast:
    """What a way may do to the figure that goes it: a die for each strike and each fall, nobody defends (8.2, 7.4)."""
    parts = tuple((said, n) for said, n in ((STRIKES, strikes), (FALLS, falls)) if n)
    dice = strikes + falls
    return Forecast(dice, 0, 0, 0, parts, (), damage_chances(dice, 0), life_left(s, figure))


def parts(s: State, fight: Fight, figure: Piece, against: Piece, name: str) -> tuple[tuple[Phrase, int], ...]:
    """What a figure's number of dice is made of: its stat, effects on this attack, one for standing higher (10.6)."""
    found = list(breakdown(s, figure, name, against))
    if bonus := fight.attack_bonus if name == "power" else fight.defence_bonus:
        found.append((NOW, bonus))
    if higher(s, figure, against):
        found.append((HEIGHT, 1))
    return tuple(found)


def total(found: Sequence[tuple[Phrase, int]]) -> int:
    """All modifiers add up; there are never fewer than no dice (10.6)."""
    return max(0, sum(amount for _, amount in found))


def higher(s: State, figure: Piece, other: Piece) -> int:
    """1 if a figure stands higher than the other. Water is below land (A16); glyphs add nothing."""
    level = arena(s).field.level
    return int(max(level[x] for x in spaces(figure)) > max(level[x] for x in spaces(other)))


@lru_cache(maxsize=1024)
def damage_chances(attack: int, defence: int) -> tuple[Fraction, ...]:
    """Chance of exactly 0, 1, ... damage from so many dice against so many: swords less shields, never below 0."""
    counts = [0] * (attack + 1)
    for hits in range(attack + 1):
        for blocked in range(defence + 1):
            ways = (
                comb(attack, hits)
                * comb(defence, blocked)
                * SHIELDS**blocked
                * (FACES - SHIELDS) ** (defence - blocked)
            )
            counts[max(0, hits - blocked)] += ways
    return tuple(Fraction(ways, 2**attack * FACES**defence) for ways in counts)
