"""Dice as flat pictures, for logs, results and forecasts. The dice that tumble are in `board3d`."""

from __future__ import annotations

from pygame import Surface

from game.ui.art.draw import Layer, centre, ngon
from game.ui.art.icons import icon
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.art.text import font, line

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


@kept(2)
def d20_face(value: int, size: int, good: bool | None = None) -> Surface:
    """The twenty
    -sided die with its number; green rim if the roll was enough, red if not, brass if nothing hung on it."""
    ly, m, r = Layer((size, size), 5), size / 2, size * 0.49
    body = hx("#3a2a5c")
    rim = hx("#d9b25a") if good is None else hx("#8ccf9a") if good else hx("#e0483a")
    v, t = ngon((m, m), r, 6), ngon((m, m * 1.03), r * 0.62, 3)
    ly.poly((8, 6, 6, 255), ngon((m, m), r, 6))
    v = ngon((m, m), r * 0.94, 6)
    facets = [
        (v[0], v[1], t[0], 0.25),
        (v[1], t[1], t[0], 0.1),
        (v[1], v[2], t[1], -0.1),
        (v[2], v[3], t[1], -0.3),
        (v[3], t[2], t[1], -0.2),
        (v[3], v[4], t[2], -0.25),
        (v[4], v[5], t[2], 0.05),
        (v[5], t[0], t[2], 0.2),
        (v[5], v[0], t[0], 0.35),
    ]
    for a, b, c, k in facets:
        ly.poly((*mix(body, (255, 240, 255) if k > 0 else (0, 0, 0), abs(k)), 255), [a, b, c])
        ly.poly((*mix(body, (255, 255, 255), 0.3), 255), [a, b, c], max(0.6, size * 0.012))
    ly.poly((*mix(body, (255, 255, 255), 0.14), 255), t)
    ly.poly((*rim, 255), v, max(1.0, size * 0.04))
    out = ly.done()
    centre(out, line(str(value), font("display", max(10, round(size * 0.36)), True), PALE), m, m * 1.06)
    return out
