"""The lessons of the Medarot Card Game, in the order in which they are learned. wanted.py: what they want."""

from __future__ import annotations

from game.rules.medarot.lessons.attacking import ATTACKING
from game.rules.medarot.lessons.fresh_cards import FRESH_CARDS
from game.rules.medarot.lessons.moving import MOVING
from game.rules.medarot.lessons.people import PEOPLE
from game.rules.medarot.lessons.shields import SHIELDS
from game.rules.medarot.lessons.short_match import SHORT_MATCH
from game.rules.medarot.lessons.specials import SPECIALS
from game.rules.medarot.lessons.weak_attacks import WEAK_ATTACKS

LESSONS = (MOVING, ATTACKING, SPECIALS, FRESH_CARDS, PEOPLE, WEAK_ATTACKS, SHIELDS, SHORT_MATCH)
