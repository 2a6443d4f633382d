"""The lessons of the Medarot Card Game, in the order in which they are learned. positions.py sets their tables up."""
from __future__ import annotations

from game.rules.medarot.lessons.attacking import ATTACKING
from game.rules.medarot.lessons.moving import MOVING
from game.rules.medarot.lessons.specials import SPECIALS

LESSONS = (MOVING, ATTACKING, SPECIALS)
