"""The lessons of the Arena, in the order in which they are learned. wanted.py: what they want."""

from __future__ import annotations

from game.rules.arena.lessons.abilities import ABILITIES
from game.rules.arena.lessons.duel import DUEL
from game.rules.arena.lessons.engaging import ENGAGING
from game.rules.arena.lessons.flying import FLYING
from game.rules.arena.lessons.shooting import SHOOTING
from game.rules.arena.lessons.spells import SPELLS
from game.rules.arena.lessons.steps import STEPS
from game.rules.arena.lessons.water import WATER

LESSONS = (STEPS, WATER, ENGAGING, SHOOTING, FLYING, SPELLS, ABILITIES, DUEL)
