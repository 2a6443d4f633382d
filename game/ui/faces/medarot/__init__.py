"""Card faces of the Medarot Card Game. faces.py says how to ask for them; signs are for panels, prompts and logs.

robot_face.py person_face.py tiles.py reverse.py    a Medarot, a Medarotter, both on the table; the back
robots.py builds.py                       busts, and which parts each is made of
bodies.py heads.py crests.py backs.py     the parts
people.py persons.py                      portraits, and who looks how
grounds.py tones.py signs.py              what lies behind; colours; small signs
measures.py lettering.py words.py         sizes; words set; what is written besides names and texts
"""

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
