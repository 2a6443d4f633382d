"""The icons of the five phases, and of what a figure does in them."""

from __future__ import annotations

PHASE_ICONS = {"draw": "cards", "activate": "flag", "move": "boot", "attack": "sword", "end": "hourglass"}
SPELL_ICON, SUMMON_ICON = "spark", "summon"
