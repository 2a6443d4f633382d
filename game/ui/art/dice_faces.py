"""Dice as flat pictures, for logs, results and forecasts. The dice that tumble are in `board3d`."""

from __future__ import annotations

from pygame import Surface

from game.ui.art.draw import Layer, centre
from game.ui.art.icons import icon
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix

SWORDS, SHIELDS = (1, 2, 3), (4, 5)  # combat die: 1-3 sword, 4-5 shield, 6 blank
ATTACK, DEFENCE = hx("#efe3c6"), hx("#55647c")
RED, BLUE, PALE = hx("#a01c14"), hx("#1c3a70"), hx("#f2ead6")


@kept(3)
def die_face(face: int, size: int, defence: bool = False, counts: bool = True) -> Surface:
    """A combat die that shows a face 1 to 6: ivory for attack, slate for defence; pale if it does not count."""
    body = DEFENCE if defence else ATTACK
    body = body if counts else mix(body, (90, 84, 80), 0.55)
    ly = _cube((size, size), body)
    out = ly.done()
    name = "sword" if face in SWORDS else "shield" if face in SHIELDS else ""
    if name:
        ink: Colour = PALE if defence else RED if name == "sword" else BLUE
        centre(out, icon(name, round(size * 0.66), ink if counts else mix(ink, body, 0.45)), size / 2, size / 2)
    return out


def _cube(size: tuple[int, int], body: Colour) -> Layer:
    """The upper face of a rounded cube under the lamp."""
    ly, side = Layer(size, 5), size[0]
    ly.box((8, 6, 6, 255), (0, 0, side, side), side * 0.24)
    ly.box((*mix(body, (0, 0, 0), 0.42), 255), (side * 0.035, side * 0.05, side * 0.93, side * 0.92), side * 0.22)
    ly.box((*mix(body, (255, 255, 255), 0.45), 255), (side * 0.035, side * 0.03, side * 0.93, side * 0.9), side * 0.22)
    ly.box((*body, 255), (side * 0.06, side * 0.07, side * 0.88, side * 0.84), side * 0.2)
    for k in range(5):
        t = k / 4
        ly.disc(
            (*mix(body, (255, 255, 255), 0.05 + 0.05 * t), 255),
            (side * (0.46 - 0.06 * t), side * (0.44 - 0.08 * t)),
            side * (0.36 - 0.26 * t),
        )
    return ly
