"""Card faces of the Medarot Card Game. faces.py says how to ask for them; signs are for panels, prompts and logs."""

from __future__ import annotations

from game.ui.faces.medarot.faces import Facts, card_radius, card_size, face, face_down, portrait, tile, tile_down
from game.ui.faces.medarot.measures import SIZES, Size
from game.ui.faces.medarot.person_face import bust_of
from game.ui.faces.medarot.reverse import back
from game.ui.faces.medarot.robot_face import bust
from game.ui.faces.medarot.signs import (
    arrow,
    arrow_rose,
    coin,
    medal,
    rarity_star,
    stat_gem,
    stat_icon,
    timing_icon,
    trash_icon,
    turned_mark,
    type_icon,
)
from game.ui.faces.medarot.tiles import PRINTED, Now
from game.ui.faces.medarot.tones import arrow_tone, kind_tone, stat_tone

__all__ = [
    "PRINTED",
    "SIZES",
    "Facts",
    "Now",
    "Size",
    "arrow",
    "arrow_rose",
    "arrow_tone",
    "back",
    "bust",
    "bust_of",
    "card_radius",
    "card_size",
    "coin",
    "face",
    "face_down",
    "kind_tone",
    "medal",
    "portrait",
    "rarity_star",
    "stat_gem",
    "stat_icon",
    "stat_tone",
    "tile",
    "tile_down",
    "timing_icon",
    "trash_icon",
    "turned_mark",
    "type_icon",
]
