"""Round plates with a figure: keywords and marks, kinds of cards, where a Resource goes. Told by figure first.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""
from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.art.draw import Layer, Point, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import HARM, IVORY, Colour, hx, mix
from game.ui.faces.kit.ground import solid
from game.ui.faces.pony.pips import DARK, at, fine
from game.ui.faces.pony.signs import HEART


def _plate(px: int, ground: Colour, square: bool = False) -> tuple[Layer, Point, float, float]:
    """A round or square plate to draw a figure on: the layer, its middle, its radius, the width of a pen."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * .46
    shape = ngon((0, 0), 1.02, 4, 45) if square else ngon((0, 0), 1., 36)
    ly.poly(DARK, at(shape, c, r * 1.02))
    ly.poly(mix(ground, IVORY, .35), at(shape, c, r * .95))
    ly.poly(ground, at(shape, c, r * .84))
    return ly, c, r * .84, max(1.1, px * .075)


KEYS: dict[str, Colour] = {"swift": hx("#1f5a9a"), "stubborn": hx("#8a3f1a"), "studious": hx("#54309a"),
                           "inspired": hx("#6a6a80"), "random": hx("#a02f6a"),
                           "caretaker": hx("#7a6410"), "competitive": hx("#a02424"), "unique": hx("#3a3a48"),
                           "starting": hx("#2a6a3a"),
                           "epic": hx("#7a1414"), "villain": hx("#4a0a3a"), "boost": hx("#9a6a10")}


Pen = Callable[[Layer, Point, float, float, Colour, Colour], None]


def _swift(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for dx in (-.42, .06, .54):
        ly.stroke(ink, at([(dx - .26, -.5), (dx + .14, 0), (dx - .26, .5)], c, r), w)


def _stubborn(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, at([(-.34, -.62), (.3, -.62), (.42, .12), (.62, .44), (-.6, .44), (-.42, .12)], c, r))
    ly.stroke(ink, at([(-.72, .66), (.72, .66)], c, r), w)


def _studious(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        ly.poly(ink, at([(side * .06, -.34), (side * .72, -.52), (side * .72, .4), (side * .06, .58)], c, r))


def _inspired(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    eye = [(-.78, 0), (-.36, -.42), (0, -.52), (.36, -.42), (.78, 0), (.36, .42), (0, .52), (-.36, .42)]
    ly.poly(ink, at(eye, c, r))
    ly.disc(ground, c, r * .3)
    ly.disc(ink, c, r * .12)


def _random(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, at([(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)], c, r))
    for x, y in ((-.26, -.26), (.26, .26), (0, 0), (.26, -.26), (-.26, .26)):
        ly.disc(ground, (c[0] + x * r, c[1] + y * r), r * .11)


def _caretaker(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.disc(ink, (c[0], c[1] + r * .24), r * .36)
    for x, y in ((-.54, -.1), (-.2, -.46), (.2, -.46), (.54, -.1)):
        ly.disc(ink, (c[0] + x * r, c[1] + y * r), r * .17)


def _competitive(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    for side in (-1, 1):
        ly.stroke(ink, at([(side * .56, -.56), (-side * .5, .5)], c, r), w * 1.2)
        ly.stroke(ink, at([(-side * .64, .26), (-side * .24, .64)], c, r), w)


def _unique(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, at([(-.62, .44), (-.7, -.34), (-.3, .02), (0, -.54), (.3, .02), (.7, -.34), (.62, .44)], c, r))


def _starting(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.stroke(ink, at([(-.4, -.64), (-.4, .66)], c, r), w)
    ly.poly(ink, at([(-.4, -.6), (.62, -.26), (-.4, .08)], c, r))


def _epic(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, star(c, r * .82, r * .34, 8))
    ly.disc(ground, c, r * .2)


def _villain(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    mask = [(-.72, -.3), (0, -.1), (.72, -.3), (.56, .22), (.2, .3), (0, .1), (-.2, .3), (-.56, .22)]
    ly.poly(ink, at(mask, c, r))
    for side in (-1, 1):
        ly.poly(ground, at([(side * .14, .06), (side * .5, -.1), (side * .4, .12)], c, r))


def _boost(ly: Layer, c: Point, r: float, w: float, ink: Colour, ground: Colour) -> None:
    ly.poly(ink, star(c, r * .84, r * .46, 12))
    ly.poly(ground, at(HEART, c, r * .34))


DRAWN: dict[str, Pen] = {
    "swift": _swift, "stubborn": _stubborn, "studious": _studious, "inspired": _inspired, "random": _random,
    "caretaker": _caretaker, "competitive": _competitive, "unique": _unique, "starting": _starting, "epic": _epic,
    "villain": _villain, "boost": _boost}


@kept(2)
def keyword_icon(key: str, px: int) -> Surface:
    """A keyword or mark: chevrons, a hoof set down, a book, an eye, a die, a paw, crossed sticks; the crown of a Unique
    card, the flag of a Starting Problem, the burst of an Epic, the mask of a Villain, the rays of a boost."""
    ly, c, r, w = _plate(px, KEYS[key])
    DRAWN[key](ly, c, r, w, mix(IVORY, (255, 255, 255), .4), KEYS[key])
    return solid(ly)


KINDS: dict[str, Colour] = {"mane": hx("#8a5a10"), "friend": hx("#8a2a58"), "resource": hx("#6a4a1c"),
                            "event": hx("#3f2f7a"), "troublemaker": hx("#6a1620"),
                            "problem": hx("#1f5560"), "dilemma": hx("#1f5560")}


FIGURES: dict[str, list[Point]] = {
    "mane": [(-.66, .42), (-.74, -.36), (-.32, 0), (0, -.56), (.32, 0), (.74, -.36), (.66, .42)],
    "friend": [(x * .6, y * .6) for x, y in HEART],
    "resource": [(-.56, -.1), (.56, -.1), (.66, .56), (-.66, .56)],
    "event": [(.18, -.78), (-.56, .12), (-.06, .12), (-.2, .78), (.56, -.2), (.06, -.2), (.4, -.78)],
    "troublemaker": [(-.7, -.5), (-.3, -.26), (.3, -.26), (.7, -.5), (.6, .2), (.3, .62), (-.3, .62), (-.6, .2)],
    "problem": [(-.7, .46), (-.24, -.3), (.06, .1), (.28, -.14), (.7, .46)],
    "dilemma": [(-.7, .46), (-.24, -.3), (.06, .1), (.28, -.14), (.7, .46)]}


@kept(2)
def kind_icon(kind: str, px: int) -> Surface:
    """What kind of card it is, told by its figure: crown, heart, bag, bolt, fangs, hills."""
    ly, c, r, w = _plate(px, KINDS[kind], kind in ("problem", "dilemma"))
    ink, ground = mix(IVORY, (255, 255, 255), .3), KINDS[kind]
    ly.poly(ink, at(FIGURES[kind], c, r))
    if kind == "resource":
        ly.stroke(ink, at([(-.34, -.1), (-.26, -.5), (.26, -.5), (.34, -.1)], c, r), w)
    elif kind == "troublemaker":
        for side in (-1, 1):
            ly.poly(ground, at([(side * .1, .04), (side * .46, -.14), (side * .4, .1)], c, r))
        ly.poly(ground, at([(-.26, .34), (.26, .34), (.14, .48), (0, .38), (-.14, .48)], c, r))
    elif kind in ("problem", "dilemma"):
        ly.disc(ink, (c[0] + r * .36, c[1] - r * .44), r * .14)
        if kind == "dilemma":
            ly.stroke(ground, at([(-.66, .2), (.66, .2)], c, r), w * .8)
    return solid(ly)


@kept(1)
def place_icon(place: str, px: int) -> Surface:
    """Where a Resource goes: a house, a Problem, a Friend, an opponent's Friend, or a Problem of its own."""
    if place in ("problem", "dilemma"):
        return kind_icon(place, px)
    ly, c, r, w = _plate(px, hx("#2f4a6a") if place != "opp_friend" else hx("#7a2222"))
    ink = mix(IVORY, (255, 255, 255), .3)
    if place == "home":
        ly.poly(ink, at([(-.7, -.02), (0, -.66), (.7, -.02), (.46, -.02), (.46, .56), (-.46, .56), (-.46, -.02)], c, r))
        ly.poly(hx("#2f4a6a"), at([(-.14, .56), (-.14, .14), (.14, .14), (.14, .56)], c, r))
    else:
        ly.poly(ink, at(HEART, (c[0], c[1] + r * .1), r * .5))
        if place == "opp_friend":
            ly.stroke(HARM, at([(-.6, .6), (.6, -.6)], c, r), w * 1.3)
    return solid(ly)
