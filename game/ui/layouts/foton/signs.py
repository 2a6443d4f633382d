"""The stones and stars of The Foton as signs: "attack", "any", "event", "star"; "outline attack" for an empty place."""

from __future__ import annotations

from pygame import Surface

from game.ui.faces.foton.stones import lined, star_sign, stone
from game.ui.theme import Colours

STONES = ("attack", "skill", "charge", "any", "event")
ROOM = 1.16  # a stone stands in a square that is so much wider than it


def sign(name: str, px: int, colours: Colours) -> Surface | None:
    """The sign of that name, `px` real pixels wide; None if there is none."""
    if name in STONES:
        return stone(name, round(px * ROOM), colours)
    if name == "star":
        return star_sign(round(px * ROOM))
    outline = name.removeprefix("outline ")
    return lined(outline, px, colours) if outline != name and outline in STONES else None
