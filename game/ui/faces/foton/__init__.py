"""Card faces of The Foton. faces.py says how to ask for them; stones, badges and seals are for panels and prompts.

megido.py photon.py event.py backs.py    a face each, and the backs
sigils.py sigil_forms.py sigil_pen.py    the seals of the 72: their light, their grammar, their pen
vignettes.py beings.py places.py things.py light.py    pictures of events, and what they are made of
stones.py tones.py                       small signs; colours for every palette
measures.py lettering.py words.py        sizes; words set; what is written besides names and texts
"""

from __future__ import annotations

from game.ui.faces.foton.faces import Facts, back, card_size, face, face_down
from game.ui.faces.foton.measures import SIZES, Size
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.faces.foton.tones import class_tint, kind_tone

star = star_sign

__all__ = [
    "SIZES",
    "Facts",
    "Size",
    "back",
    "card_size",
    "class_badge",
    "class_tint",
    "face",
    "face_down",
    "kind_tone",
    "seal",
    "star",
    "stone",
]
