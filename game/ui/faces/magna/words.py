"""What is written on the cards of Magna Spectra besides their names and texts."""

from __future__ import annotations

from game.rules.magna.words import EQUIP, KEYWORD_RULES, KEYWORDS, KINDS, SKILLS, TIMINGS, TRAITS
from game.words import Phrase

NO_COST = Phrase("–", "–")
RANK = Phrase("rank {0}", "ランク{0}")
HERO = Phrase("hero points {0}", "英雄点{0}")
SUMMONS = Phrase("Summons", "招来")
CHAIN = Phrase("Chain", "チェイン")

__all__ = [
    "CHAIN",
    "EQUIP",
    "HERO",
    "KEYWORDS",
    "KEYWORD_RULES",
    "KINDS",
    "NO_COST",
    "RANK",
    "SKILLS",
    "SUMMONS",
    "TIMINGS",
    "TRAITS",
]
