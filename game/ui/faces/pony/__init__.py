"""Card faces of the pony card game. faces.py says how to ask for them; pips and signs are for panels, prompts, logs.

upright.py lengthwise.py frames.py sides.py backs.py    cards that stand, Problems; what they share; the backs
pictures.py                               which picture a card has
characters.py ponies.py looks.py cast.py  who is on a card, put together; who looks how
borrowed.py                               what characters of packs have of those of the box
bodies.py manes.py worn.py critters.py marks.py    the parts of ponies, animals, the figures they bear
figures.py stages.py                      figures in windows; what stands behind them
landscapes.py scenes.py looming.py menaces.py    Problems and Troublemakers
still.py keepsakes.py things.py things_small.py    Events and Resources
tiles.py                                  cards in small
signs.py pips.py plates.py tones.py       small signs, colours as shapes, round plates
measures.py lettering.py printed.py words.py    sizes; words set; what is printed
"""

from __future__ import annotations

from game.ui.faces.pony.backs import back
from game.ui.faces.pony.faces import (
    card_size,
    face,
    face_down,
    portrait,
    scene,
    tile_down,
)
from game.ui.faces.pony.measures import SIZES, Size
from game.ui.faces.pony.pictures import picture
from game.ui.faces.pony.pips import badge, met_mark, pip
from game.ui.faces.pony.plates import keyword_icon, kind_icon, place_icon
from game.ui.faces.pony.signs import (
    bonus_mark,
    cost_coin,
    counter,
    exhausted_mark,
    frightened_mark,
    fury_gem,
    home_mark,
    points_mark,
    power_gem,
    token,
)
from game.ui.faces.pony.tones import COLORS, tone_of

__all__ = [
    "COLORS",
    "SIZES",
    "Size",
    "back",
    "badge",
    "bonus_mark",
    "card_size",
    "cost_coin",
    "counter",
    "exhausted_mark",
    "face",
    "face_down",
    "frightened_mark",
    "fury_gem",
    "home_mark",
    "keyword_icon",
    "kind_icon",
    "met_mark",
    "picture",
    "pip",
    "place_icon",
    "points_mark",
    "portrait",
    "power_gem",
    "scene",
    "tile_down",
    "token",
    "tone_of",
]
