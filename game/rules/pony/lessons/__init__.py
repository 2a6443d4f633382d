"""The lessons of the Pony game, in the order in which they are learned. wants.py: what they want."""

from __future__ import annotations

from game.rules.pony.lessons.boosting import BOOSTING
from game.rules.pony.lessons.faceoffs import FACEOFFS
from game.rules.pony.lessons.friends import FRIENDS
from game.rules.pony.lessons.frights import FRIGHTS
from game.rules.pony.lessons.paying import TOKENS
from game.rules.pony.lessons.short import SHORT
from game.rules.pony.lessons.trouble import TROUBLE

LESSONS = (FRIENDS, TOKENS, TROUBLE, FACEOFFS, FRIGHTS, BOOSTING, SHORT)
