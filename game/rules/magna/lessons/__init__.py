"""The lessons of Magna Spectra, in the order in which they are learned. wanted.py: what they want."""

from __future__ import annotations

from game.rules.magna.lessons.arming import ARMING
from game.rules.magna.lessons.chaining import CHAINING
from game.rules.magna.lessons.defending import DEFENDING
from game.rules.magna.lessons.invading import INVADING
from game.rules.magna.lessons.playing import PLAYING
from game.rules.magna.lessons.production import PRODUCTION

LESSONS = (PRODUCTION, ARMING, INVADING, DEFENDING, CHAINING, PLAYING)
