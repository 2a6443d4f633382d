"""The backs of spell cards, one per colour."""
from __future__ import annotations

from pygame import Surface

from game.ui.art.draw import gradient
from game.ui.art.kept import kept
from game.ui.art.palette import mix
from game.ui.faces.frame import card_size, corner, with_state
from game.ui.faces.gems import HUE


@kept(8)
def card_back(colour: str, height: int, state: str = "") -> Surface:
    """The back of a spell card; `colour` is the owner's ("" for a neutral one)."""
    hue = HUE[colour]
    return with_state(gradient(card_size(height), mix(hue, (0, 0, 0), .3), mix(hue, (0, 0, 0), .7)), state, corner(height))
