"""The text of every card, put together from its definition, in both languages."""
from __future__ import annotations

from typing import Any

from game.words import Phrase


def ability_text(ability: Any, army: Any) -> Phrase:
    return ability.name


def spell_text(spell: Any) -> Phrase:
    return spell.name


def glyph_text(glyph: Any) -> Phrase:
    return glyph.name
