"""Round plates with a figure: keywords and marks, kinds of cards, where a Resource goes. Told by figure first.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.art.draw import Layer, Point, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import HARM, IVORY, Colour, hx, mix
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.pony.pips import DARK, at, fine
from game.ui.faces.pony.signs import HEART


def _plate(px: int, ground: Colour, square: bool = False) -> tuple[Layer, Point, float, float]:
    """A round or square plate to draw a figure on: the layer, its middle, its radius, the width of a pen."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    shape = ngon((0, 0), 1.02, 4, 45) if square else ngon((0, 0), 1.0, 36)
    ly.poly(DARK, at(shape, c, r * 1.02))
    ly.poly(mix(ground, IVORY, 0.35), at(shape, c, r * 0.95))
    ly.poly(ground, at(shape, c, r * 0.84))
    return ly, c, r * 0.84, max(1.1, px * 0.075)


KEYS: dict[str, Colour] = {
    "swift": hx("#1f5a9a"),
    "stubborn": hx("#8a3f1a"),
    "studious": hx("#54309a"),
    "inspired": hx("#6a6a80"),
    "random": hx("#a02f6a"),
    "caretaker": hx("#7a6410"),
    "competitive": hx("#a02424"),
    "unique": hx("#3a3a48"),
    "starting": hx("#2a6a3a"),
    "epic": hx("#7a1414"),
    "villain": hx("#4a0a3a"),
    "boost": hx("#9a6a10"),
}


Pen = Callable[[Layer, Point, float, float, Colour, Colour], None]


def _swift(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for dx in (-0.42, 0.06, 0.54):
        ly.stroke(ink, at([(dx - 0.26, -0.5), (dx + 0.14, 0), (dx - 0.26, 0.5)], c, r), w)


def _stubborn(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, at([(-0.34, -0.62), (0.3, -0.62), (0.42, 0.12), (0.62, 0.44), (-0.6, 0.44), (-0.42, 0.12)], c, r))
    ly.stroke(ink, at([(-0.72, 0.66), (0.72, 0.66)], c, r), w)


def _studious(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        ly.poly(ink, at([(side * 0.06, -0.34), (side * 0.72, -0.52), (side * 0.72, 0.4), (side * 0.06, 0.58)], c, r))


def _inspired(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    eye = [(-0.78, 0), (-0.36, -0.42), (0, -0.52), (0.36, -0.42), (0.78, 0), (0.36, 0.42), (0, 0.52), (-0.36, 0.42)]
    ly.poly(ink, at(eye, c, r))
    ly.disc(ground, c, r * 0.3)
    ly.disc(ink, c, r * 0.12)


def _random(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, at([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)], c, r))
    for x, y in ((-0.26, -0.26), (0.26, 0.26), (0, 0), (0.26, -0.26), (-0.26, 0.26)):
        ly.disc(ground, (c[0] + x * r, c[1] + y * r), r * 0.11)


def _caretaker(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.disc(ink, (c[0], c[1] + r * 0.24), r * 0.36)
    for x, y in ((-0.54, -0.1), (-0.2, -0.46), (0.2, -0.46), (0.54, -0.1)):
        ly.disc(ink, (c[0] + x * r, c[1] + y * r), r * 0.17)


def _competitive(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        ly.stroke(ink, at([(side * 0.56, -0.56), (-side * 0.5, 0.5)], c, r), w * 1.2)
        ly.stroke(ink, at([(-side * 0.64, 0.26), (-side * 0.24, 0.64)], c, r), w)


def _unique(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(
        ink, at([(-0.62, 0.44), (-0.7, -0.34), (-0.3, 0.02), (0, -0.54), (0.3, 0.02), (0.7, -0.34), (0.62, 0.44)], c, r)
    )


def _starting(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.stroke(ink, at([(-0.4, -0.64), (-0.4, 0.66)], c, r), w)
    ly.poly(ink, at([(-0.4, -0.6), (0.62, -0.26), (-0.4, 0.08)], c, r))


def _epic(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, star(c, r * 0.82, r * 0.34, 8))
    ly.disc(ground, c, r * 0.2)


def _villain(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    mask = [(-0.72, -0.3), (0, -0.1), (0.72, -0.3), (0.56, 0.22), (0.2, 0.3), (0, 0.1), (-0.2, 0.3), (-0.56, 0.22)]
    ly.poly(ink, at(mask, c, r))
    for side in (-1, 1):
        ly.poly(ground, at([(side * 0.14, 0.06), (side * 0.5, -0.1), (side * 0.4, 0.12)], c, r))


def _boost(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, star(c, r * 0.84, r * 0.46, 12))
    ly.poly(ground, at(HEART, c, r * 0.34))


DRAWN: dict[str, Pen] = {
    "swift": _swift,
    "stubborn": _stubborn,
    "studious": _studious,
    "inspired": _inspired,
    "random": _random,
    "caretaker": _caretaker,
    "competitive": _competitive,
    "unique": _unique,
    "starting": _starting,
    "epic": _epic,
    "villain": _villain,
    "boost": _boost,
}


@kept(2)
def keyword_icon(key: str, px: int) -> Surface:
    """A keyword or mark: chevrons, a hoof set down, a book, an eye, a die, a paw, crossed sticks; the crown of a Unique
    card, the flag of a Starting Problem, the burst of an Epic, the mask of a Villain, the rays of a boost."""
    ly, c, r, w = _plate(px, KEYS[key])
    DRAWN[key](ly, c, r, w, mix(IVORY, (255, 255, 255), 0.4), KEYS[key])
    return solid(ly)


KINDS: dict[str, Colour] = {
    "mane": hx("#8a5a10"),
    "friend": hx("#8a2a58"),
    "resource": hx("#6a4a1c"),
    "event": hx("#3f2f7a"),
    "troublemaker": hx("#6a1620"),
    "problem": hx("#1f5560"),
    "dilemma": hx("#1f5560"),
}


FIGURES: dict[str, list[Point]] = {
    "mane": [(-0.66, 0.42), (-0.74, -0.36), (-0.32, 0), (0, -0.56), (0.32, 0), (0.74, -0.36), (0.66, 0.42)],
    "friend": [(x * 0.6, y * 0.6) for x, y in HEART],
    "resource": [(-0.56, -0.1), (0.56, -0.1), (0.66, 0.56), (-0.66, 0.56)],
    "event": [(0.18, -0.78), (-0.56, 0.12), (-0.06, 0.12), (-0.2, 0.78), (0.56, -0.2), (0.06, -0.2), (0.4, -0.78)],
    "troublemaker": [
        (-0.7, -0.5),
        (-0.3, -0.26),
        (0.3, -0.26),
        (0.7, -0.5),
        (0.6, 0.2),
        (0.3, 0.62),
        (-0.3, 0.62),
        (-0.6, 0.2),
    ],
    "problem": [(-0.7, 0.46), (-0.24, -0.3), (0.06, 0.1), (0.28, -0.14), (0.7, 0.46)],
    "dilemma": [(-0.7, 0.46), (-0.24, -0.3), (0.06, 0.1), (0.28, -0.14), (0.7, 0.46)],
}


@kept(2)
def kind_icon(kind: str, px: int) -> Surface:
    """What kind of card it is, told by its figure: crown, heart, bag, bolt, fangs, hills."""
    ly, c, r, w = _plate(px, KINDS[kind], kind in ("problem", "dilemma"))
    ink, ground = mix(IVORY, (255, 255, 255), 0.3), KINDS[kind]
    ly.poly(ink, at(FIGURES[kind], c, r))
    if kind == "resource":
        ly.stroke(ink, at([(-0.34, -0.1), (-0.26, -0.5), (0.26, -0.5), (0.34, -0.1)], c, r), w)
    elif kind == "troublemaker":
        for side in (-1, 1):
            ly.poly(ground, at([(side * 0.1, 0.04), (side * 0.46, -0.14), (side * 0.4, 0.1)], c, r))
        ly.poly(ground, at([(-0.26, 0.34), (0.26, 0.34), (0.14, 0.48), (0, 0.38), (-0.14, 0.48)], c, r))
    elif kind in ("problem", "dilemma"):
        ly.disc(ink, (c[0] + r * 0.36, c[1] - r * 0.44), r * 0.14)
        if kind == "dilemma":
            ly.stroke(ground, at([(-0.66, 0.2), (0.66, 0.2)], c, r), w * 0.8)
    return solid(ly)


@kept(1)
def place_icon(place: str, px: int) -> Surface:
    """Where a Resource goes: a house, a Problem, a Friend, an opponent's Friend, or a Problem of its own."""
    if place in ("problem", "dilemma"):
        return kind_icon(place, px)
    ly, c, r, w = _plate(px, hx("#2f4a6a") if place != "opp_friend" else hx("#7a2222"))
    ink = mix(IVORY, (255, 255, 255), 0.3)
    if place == "home":
        ly.poly(
            ink,
            at(
                [(-0.7, -0.02), (0, -0.66), (0.7, -0.02), (0.46, -0.02), (0.46, 0.56), (-0.46, 0.56), (-0.46, -0.02)],
                c,
                r,
            ),
        )
        ly.poly(hx("#2f4a6a"), at([(-0.14, 0.56), (-0.14, 0.14), (0.14, 0.14), (0.14, 0.56)], c, r))
    else:
        ly.poly(ink, at(HEART, (c[0], c[1] + r * 0.1), r * 0.5))
        if place == "opp_friend":
            ly.stroke(HARM, at([(-0.6, 0.6), (0.6, -0.6)], c, r), w * 1.3)
    return solid(ly)
