"""Card faces of Magna Spectra. faces.py says how to ask for them; signs are for panels, prompts and logs."""

from __future__ import annotations

from game.ui.faces.magna.emblems import device, emblem
from game.ui.faces.magna.faces import card_radius, card_size, face, portrait, tile, tile_down
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.measures import SIZES, Size
from game.ui.faces.magna.reverse import back
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
    "card_radius",
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
    "portrait",
    "rank_badge",
    "skill_icon",
    "spent_icon",
    "stone",
    "symbol",
    "tile",
    "tile_down",
    "timing_icon",
]
