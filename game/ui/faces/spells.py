"""Spell cards: three frames for the three kinds, each with a picture of its own."""
from __future__ import annotations

from pygame import Surface

from game.rules.arena.cards import Spell
from game.ui.art import palette as P
from game.ui.art.draw import gradient, put
from game.ui.art.kept import kept
from game.ui.art.text import Rules, squeezed
from game.ui.faces.frame import card_size, corner, with_state
from game.ui.faces.gems import HUE


def spell_face(spell: Spell, lang: str, height: int, state: str = "") -> Surface:
    """A spell card, `height` pixels high: up to about 120 without text, above that with it. All of the text always fits."""
    return _face(spell, lang, height, state)


@kept(32)
def spell_picture(key: str, size: tuple[int, int]) -> Surface:
    """The picture of a spell (`Spell.key`), opaque, without a frame."""
    colour = {"w": "white", "u": "blue", "b": "black", "r": "red", "g": "green"}.get(key[:1], "")
    return gradient(size, HUE[colour], (12, 10, 14), .4)


@kept(48)
def _face(spell: Spell, lang: str, height: int, state: str) -> Surface:
    size = card_size(height)
    out = gradient(size, P.IVORY, P.PARCHMENT)
    put(out, squeezed(spell.name.in_(lang), "display", max(12, height // 16), True, P.INK, size[0] - 16), (8, 6))
    art = spell_picture(spell.key, (size[0] - 16, height // 2 - 30))
    out.blit(art, (8, 30))
    Rules([spell.text.text(lang)], 12, size[0] - 16).draw(out, (8, height // 2 + 6), P.INK, P.INK)
    return with_state(out, state, corner(height))
