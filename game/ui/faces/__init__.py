"""Cards, drawn. Every function returns a finished surface that is kept and shared: blit it, never draw on it.

Surfaces are premultiplied: blit them with `art.draw.put(target, face, at)` (or `special_flags=BLEND_PREMULTIPLIED`).
Heights and widths are real pixels; pass `app.px(...)`. Cards are 5 wide to 7 high: `card_size(height)`.

`state` is one of "" (at rest), "offer" (gold: you may), "select" (blue), "hover" (warm), "harm" (red: a target of
harm) and "off" (dimmed: not now). The state lies inside the card's own size; light around it: `glow(size, state)`.
"""

from __future__ import annotations

from game.ui.faces.armies import Figures, army_face, army_strip
from game.ui.faces.avatars import seat_avatar
from game.ui.faces.backs import card_back
from game.ui.faces.frame import card_size, glow, shadowed
from game.ui.faces.gems import colour_gem, life_pips, stat_gem
from game.ui.faces.glyphs import glyph_disc, glyph_face
from game.ui.faces.portraits import portrait
from game.ui.faces.spells import spell_face, spell_picture

__all__ = [
    "Figures",
    "army_face",
    "army_strip",
    "card_back",
    "card_size",
    "colour_gem",
    "glow",
    "glyph_disc",
    "glyph_face",
    "life_pips",
    "portrait",
    "seat_avatar",
    "shadowed",
    "spell_face",
    "spell_picture",
    "stat_gem",
]
