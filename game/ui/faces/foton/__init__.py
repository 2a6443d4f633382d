"""Card faces of The Foton. faces.py says how to ask for them; stones, badges and seals are for panels and prompts."""

from __future__ import annotations

from game.ui.faces.foton.faces import Facts, back, card_radius, card_size, face, face_down
from game.ui.faces.foton.measures import SIZES, Size
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import class_badge, pip, star_sign, stone
from game.ui.faces.foton.tones import class_tint, kind_tone

star = star_sign

__all__ = [
    "SIZES",
    "Facts",
    "Size",
    "back",
    "card_radius",
    "card_size",
    "class_badge",
    "class_tint",
    "face",
    "face_down",
    "kind_tone",
    "pip",
    "seal",
    "star",
    "stone",
]
