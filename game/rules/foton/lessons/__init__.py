"""The lessons of The Foton, in the order in which they are learned. positions.py sets their tables up."""
from __future__ import annotations

from game.rules.foton.lessons.drafting import DRAFTING

LESSONS = (DRAFTING,)
