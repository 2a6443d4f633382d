"""Glyph discs: a rune on a brass-rimmed stone."""
from __future__ import annotations

from pygame import Surface

from game.rules.arena.cards import Glyph
from game.ui.art.draw import Layer
from game.ui.art.kept import kept

GLOW = {"might": (255, 90, 48), "warding": (255, 200, 74), "swiftness": (60, 210, 255), "insight": (165, 108, 255),
        "farsight": (108, 255, 90), "renewal": (255, 120, 184)}


@kept(12)
def glyph_face(glyph: Glyph | None, lang: str, height: int) -> Surface:
    """A glyph's card with disc, name and text; a glyph that lies face down (None) shows the blank disc."""
    ly = Layer((height, height), 3)
    ly.disc((*(GLOW.get(glyph.key, (150, 150, 150)) if glyph else (90, 90, 90)), 255), (height / 2, height / 2), height / 2 - 1)
    return ly.done()
