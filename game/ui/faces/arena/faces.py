"""Any card of the Arena, of whatever kind."""

from __future__ import annotations

from pygame import Surface

from game.rules.arena.cards import Army, Spell
from game.rules.arena.sheet import Card
from game.ui.faces.arena.armies import army_face
from game.ui.faces.arena.glyphs import glyph_face
from game.ui.faces.arena.spells import spell_face


def face(card: Card, lang: str, height: int, state: str = "", scale: float = 1.0) -> Surface:
    """Any card of the Arena, drawn."""
    match card:
        case Army():
            return army_face(card, lang, height, state=state, scale=scale)
        case Spell():
            return spell_face(card, lang, height, state=state, scale=scale)
    return glyph_face(card, lang, height, scale)
