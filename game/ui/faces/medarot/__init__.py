"""Card faces of the Medarot Card Game. faces.py says how to ask for them; signs are for panels, prompts and logs.

robot_face.py person_face.py reverse.py   a Medarot, a Medarotter, the back
robots.py builds.py                       busts, and which parts each is made of
bodies.py heads.py crests.py backs.py     the parts
people.py persons.py                      portraits, and who looks how
grounds.py tones.py signs.py              what lies behind; colours; small signs
measures.py lettering.py words.py         sizes; words set; what is written besides names and texts
"""

from __future__ import annotations

from game.ui.faces.medarot.faces import Facts, card_size, face, face_down, portrait
from game.ui.faces.medarot.measures import SIZES, Size
from game.ui.faces.medarot.person_face import bust_of
from game.ui.faces.medarot.reverse import back
from game.ui.faces.medarot.robot_face import bust
from game.ui.faces.medarot.signs import (
    arrow,
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
from game.ui.faces.medarot.tones import kind_tone, stat_tone

__all__ = [
    "SIZES",
    "Facts",
    "Size",
    "arrow",
    "back",
    "bust",
    "bust_of",
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
    "timing_icon",
    "trash_icon",
    "turned_mark",
    "type_icon",
]
