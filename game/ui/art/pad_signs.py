"""The buttons of gamepads as they look on the pad: letters in their colours, shapes, the names of shoulders.

A text that is nothing but one of `SIGNS` is drawn so; in a sentence it reads as it stands there.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import Surface

from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.palette import hx
from game.ui.art.text import font, line

PLATE, EDGE, INK = hx("#15181d"), hx("#8b95a3"), hx("#ffffff")
LETTERS = {
    "(A)": ("A", hx("#7fd36b")),
    "(B)": ("B", hx("#ff7a6b")),
    "(X)": ("X", hx("#78b4ff")),
    "(Y)": ("Y", hx("#ffd24a")),
    **{"Ａ": ("A", INK), "Ｂ": ("B", INK), "Ｘ": ("X", INK), "Ｙ": ("Y", INK)},
}
TINTS = {
    "(Cross)": hx("#8fb4ff"),
    "(Circle)": hx("#ff8a8a"),
    "(Square)": hx("#f0a8dc"),
    "(Triangle)": hx("#6fe0b4"),
    **dict.fromkeys(("(View)", "(Menu)", "＋", "－"), INK),
}
WORDED = (
    *("LB", "RB", "LT", "RT", "LS", "RS", "L1", "R1", "L2", "R2", "L3", "R3", "Ｌ", "Ｒ", "ZL", "ZR"),
    *("CREATE", "OPTIONS"),
)
SIGNS = frozenset((*LETTERS, *TINTS, *WORDED))


@kept(2)
def pad_sign(sign: str, size: int) -> Surface:
    """One of `SIGNS` beside type of so many pixels."""
    return _worded(sign, size) if sign in WORDED else _round(sign, size)


def _worded(words: str, size: int) -> Surface:
    said = line(words, font("sans", max(8, round(size * 0.92)), True), INK)
    w, h = said.get_width() + round(size * 0.7), round(size * 1.5)
    sheet = Layer((w, h), 4)
    sheet.box((*EDGE, 255), (0, 0, w, h), h * 0.3)
    rim = max(1.0, size / 11)
    sheet.box((*PLATE, 255), (rim, rim, w - 2 * rim, h - 2 * rim), h * 0.3 - rim)
    made = sheet.done()
    put(made, said, ((w - said.get_width()) / 2, (h - said.get_height()) / 2))
    return made


def _round(sign: str, size: int) -> Surface:
    side = round(size * 1.55)
    sheet, m = Layer((side, side), 5), side / 2
    letter, tint = LETTERS.get(sign, ("", TINTS.get(sign, INK)))
    sheet.disc((*(tint if letter else EDGE), 255), (m, m), m)
    sheet.disc((*PLATE, 255), (m, m), m - max(1.0, side / 14))
    if sign in TINTS:
        SHAPES[sign](sheet, (*tint, 255), m, side * 0.24)
    made = sheet.done()
    if letter:
        said = line(letter, font("sans", max(8, round(size * 1.0)), True), tint)
        put(made, said, (m - said.get_width() / 2, m - said.get_height() / 2))
    return made


Ink = tuple[int, int, int, int]


def _cross(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    k = r * 0.86
    sheet.stroke(ink, [(m - k, m - k), (m + k, m + k)], r * 0.38)
    sheet.stroke(ink, [(m - k, m + k), (m + k, m - k)], r * 0.38)


def _square(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    k = r * 0.86
    _loop(sheet, ink, [(m - k, m - k), (m + k, m - k), (m + k, m + k), (m - k, m + k)], r)


def _triangle(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    _loop(sheet, ink, [(m + r * 1.1 * math.sin(a), m - r * 1.1 * math.cos(a)) for a in (0, 2.094, 4.189)], r)


def _loop(sheet: Layer, ink: Ink, corners: list[tuple[float, float]], r: float) -> None:
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        sheet.stroke(ink, [a, b], r * 0.36)


def _circle(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    sheet.ring(ink, (m, m), r * 1.1, r * 0.36)


def _menu(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    for y in (-0.75, 0.0, 0.75):
        sheet.stroke(ink, [(m - r, m + r * y), (m + r, m + r * y)], r * 0.34)


def _view(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    for x, y in ((-0.95, -0.95), (-0.35, -0.35)):
        a, b, k = m + r * x, m + r * y, r * 1.3
        _loop(sheet, ink, [(a, b), (a + k, b), (a + k, b + k), (a, b + k)], r * 0.8)


def _minus(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    sheet.stroke(ink, [(m - r, m), (m + r, m)], r * 0.42)


def _plus(sheet: Layer, ink: Ink, m: float, r: float) -> None:
    _minus(sheet, ink, m, r)
    sheet.stroke(ink, [(m, m - r), (m, m + r)], r * 0.42)


SHAPES: dict[str, Callable[[Layer, Ink, float, float], None]] = {
    "(Cross)": _cross,
    "(Square)": _square,
    "(Triangle)": _triangle,
    "(Circle)": _circle,
    "(Menu)": _menu,
    "(View)": _view,
    "－": _minus,
    "＋": _plus,
}
