"""Stones, types and coins of the Medarot Card Game as signs: "power", "power 30", "melee", "medal", "medal 2"."""

from __future__ import annotations

from pygame import Surface

from game.ui.faces.medarot import coin, medal, stat_gem, stat_icon, type_icon
from game.ui.theme import Colours

STATS = ("power", "armor", "speed")
TYPES = ("shooting", "melee", "special")


def sign(name: str, px: int, colours: Colours) -> Surface | None:
    """The sign of that name, `px` real pixels wide; None if there is none."""
    what, _, number = name.partition(" ")
    if what in STATS:
        return stat_gem(what, number, px, 0, colours) if number else stat_icon(what, px, colours)
    if what in TYPES:
        return type_icon(what, px, colours)
    if what == "medal":
        return coin(number, px) if number else medal(px)
    return None
