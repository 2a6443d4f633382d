"""Card faces of the Arena.

`state` is one of "" (at rest), "offer" (gold: you may), "select" (blue), "hover" (warm), "harm" (red: a target of
harm) and "off" (dimmed: not now). The state lies inside the card's own size.

faces.py                      any card, of whatever kind
armies.py strips.py           army cards, and army cards as lines; portraits.py: the sculpt before a painted ground
spells.py vignettes/ backs.py the spells, their pictures, their backs; spell_signs.py: their kinds and times
glyphs.py gems.py frame.py    glyphs; stones and signs; panels, plates, windows, states
words.py                      what is written on cards besides their names and texts
"""

from __future__ import annotations

from game.ui.faces.arena.armies import Figures, army_face, army_strip
from game.ui.faces.arena.backs import card_back
from game.ui.faces.arena.faces import face
from game.ui.faces.arena.gems import colour_gem, life_pips, stat_gem
from game.ui.faces.arena.glyphs import glyph_disc, glyph_face
from game.ui.faces.arena.portraits import portrait
from game.ui.faces.arena.spells import spell_face, spell_picture

__all__ = [
    "Figures",
    "army_face",
    "army_strip",
    "card_back",
    "colour_gem",
    "face",
    "glyph_disc",
    "glyph_face",
    "life_pips",
    "portrait",
    "spell_face",
    "spell_picture",
    "stat_gem",
]
