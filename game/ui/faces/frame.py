"""What all card faces share: size, stock, edges, the light around them."""
from __future__ import annotations

from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, put, shadow
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix

STATES: dict[str, Colour] = {"offer": P.OFFER, "select": P.SELECT, "hover": P.LAMP, "harm": P.HARM}


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card: 5 to 7."""
    return round(height * 5 / 7), height


def corner(height: int) -> float:
    """Radius of a card's corners."""
    return max(3.0, height * .034)


def with_state(face: Surface, state: str, radius: float) -> Surface:
    """The face with its state marked inside its own outline; the face itself stays as it is."""
    if not state:
        return face
    out = face.copy()
    if state == "off":
        out.fill((118, 112, 108, 255), special_flags=8)            # BLEND_RGBA_MULT
        return out
    w, h = out.get_size()
    ly = Layer((w, h), 3)
    ly.box((*STATES[state], 255), (0, 0, w, h), radius, max(1.6, h / 110))
    put(out, ly.done())
    return out


@kept(16)
def glow(size: tuple[int, int], state: str, radius: float = 8) -> Surface:
    """Light of a state around a rectangle, as a picture 12 px larger on every side: put it under the face."""
    colour = STATES.get(state, (0, 0, 0))
    out = Surface((size[0] + 24, size[1] + 24), SRCALPHA)
    for blur, alpha in ((6, 210), (3, 160)):
        light = shadow(size, radius, blur, alpha, mix(colour, (255, 255, 255), .1))
        put(out, light, (12 - 2 * blur, 12 - 2 * blur))
    return out


@kept(16)
def shadowed(size: tuple[int, int], lift: float = 1.0) -> Surface:
    """The shadow under a card that lies on the table (lift 1) or is held above it (2, 3)."""
    return shadow(size, corner(size[1]), max(2, round(4 * lift)), round(150 - 18 * lift))
