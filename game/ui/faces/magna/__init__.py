"""Card faces of Magna Spectra. faces.py says how to ask for them; signs are for panels, prompts and logs.

card_face.py printed.py table_face.py tiles.py reverse.py
                                                  a card to read, on the table, in a slot; the back
emblems.py devices.py heraldry.py grounds.py      the picture of a card: which device, how it is lit, what lies behind
creatures.py folk.py things.py nature.py          emblems
places.py landmarks.py                            bases as vignettes, and what stands there
signs.py sign_shapes.py shapes.py                 small signs, and shapes as lines of text
tinctures.py                                      colours of the factions
measures.py lettering.py words.py                 sizes; words set; what is written besides names and texts
"""

from __future__ import annotations

from game.ui.faces.magna.emblems import device, emblem
from game.ui.faces.magna.faces import card_size, face, portrait, small, tile, tile_down
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.measures import SIZES, Size
from game.ui.faces.magna.reverse import back, plate
from game.ui.faces.magna.signs import (
    colour_mark,
    equip_icon,
    gem,
    glyph,
    keyword_icon,
    kind_icon,
    mark,
    rank_badge,
    skill_icon,
    spent_icon,
    stone,
    symbol,
    timing_icon,
)
from game.ui.faces.magna.tiles import PRINTED, Now
from game.ui.faces.magna.tinctures import faction

__all__ = [
    "PRINTED",
    "SIZES",
    "Now",
    "Picture",
    "Size",
    "back",
    "card_size",
    "colour_mark",
    "device",
    "emblem",
    "equip_icon",
    "face",
    "faction",
    "gem",
    "glyph",
    "keyword_icon",
    "kind_icon",
    "mark",
    "plate",
    "portrait",
    "rank_badge",
    "skill_icon",
    "small",
    "spent_icon",
    "stone",
    "symbol",
    "tile",
    "tile_down",
    "timing_icon",
]
