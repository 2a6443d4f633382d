"""The lessons of The Foton, in the order in which they are learned. wanted.py: what they want."""

from __future__ import annotations

from game.rules.foton.lessons.acting import ACTING
from game.rules.foton.lessons.drafting import DRAFTING
from game.rules.foton.lessons.interfering import INTERFERING
from game.rules.foton.lessons.lasting import LASTING
from game.rules.foton.lessons.resting import RESTING
from game.rules.foton.lessons.scoring import SCORING
from game.rules.foton.lessons.whole_match import WHOLE_MATCH

LESSONS = (DRAFTING, ACTING, RESTING, LASTING, INTERFERING, SCORING, WHOLE_MATCH)
