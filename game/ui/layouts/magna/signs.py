"""Gems and icons of Magna Spectra as signs: "attack", "attack 5", "magna 3", "die 6", "skill magic", "rank S"."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Surface

from game.ui.art.draw import Layer, centre
from game.ui.art.kept import kept
from game.ui.art.palette import hx, mix
from game.ui.art.text import font, line
from game.ui.faces import magna as faces
from game.ui.theme import Colours

GEMS = ("attack", "defence", "magna", "fight", "hero", "cost")
OTHERS: Mapping[str, Callable[[str, int], Surface]] = {
    "skill": faces.skill_icon,
    "equip": faces.equip_icon,
    "rank": faces.rank_badge,
    "kind": faces.kind_icon,
}
BONE, PIP, GOLD = hx("#efe3c6"), hx("#4a1420"), hx("#d8a860")
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def sign(name: str, px: int, colours: Colours) -> Surface | None:
    """The sign of that name, `px` real pixels wide; None if there is none."""
    what, _, rest = name.partition(" ")
    if what in GEMS:
        return faces.gem(what, rest, px)
    if what in OTHERS and rest:
        return OTHERS[what](rest, px)
    if what == "chain":
        return faces.mark("chain", px)
    if what == "glyph" and rest:
        return faces.glyph(rest, px)
    if what == "die" and rest:
        return die(int(rest), px)
    return lane(px) if name == "outline lane" else None


@kept(2)
def lane(px: int) -> Surface:
    """Two crossed swords over a shield: what the invasion lane has let into its ground."""
    sheet = Layer((px, px), 2)
    k = px / 100
    shield = [(50, 20), (72, 27), (71, 52), (50, 80), (29, 52), (28, 27)]
    sheet.poly((*GOLD, 26), [(x * k, y * k) for x, y in shield])
    sheet.poly((*GOLD, 90), [(x * k, y * k) for x, y in shield], 1.6 * k)
    for way in (-1, 1):
        blade = [(50 - 34 * way, 84), (50 + 33 * way, 13), (50 + 39 * way, 7), (50 + 36 * way, 16), (50 - 30 * way, 88)]
        sheet.poly((*GOLD, 40), [(x * k, y * k) for x, y in blade])
        sheet.poly((*GOLD, 120), [(x * k, y * k) for x, y in blade], 1.2 * k)
        guard = [(50 - 38 * way, 72), (50 - 20 * way, 88)]
        sheet.stroke((*GOLD, 130), [(x * k, y * k) for x, y in guard], 2.4 * k)
        sheet.stroke((*GOLD, 110), [((50 - 31 * way) * k, 84 * k), ((50 - 40 * way) * k, 94 * k)], 2.8 * k)
    return sheet.done()


@kept(2)
def die(value: int, px: int) -> Surface:
    """A die of bone with its pips; a total that no single die shows stands there as a number."""
    sheet = Layer((px, px), 4)
    sheet.box((10, 6, 6, 255), (0, 0, px, px), px * 0.22)
    sheet.box((*mix(BONE, (0, 0, 0), 0.4), 255), (px * 0.04, px * 0.05, px * 0.92, px * 0.91), px * 0.2)
    sheet.box((*mix(BONE, (255, 255, 255), 0.4), 255), (px * 0.04, px * 0.03, px * 0.92, px * 0.89), px * 0.2)
    sheet.box((*BONE, 255), (px * 0.07, px * 0.07, px * 0.86, px * 0.83), px * 0.18)
    for dx, dy in PIPS.get(value, ()):
        sheet.disc((*PIP, 255), (px * (0.5 + 0.24 * dx), px * (0.485 + 0.24 * dy)), px * 0.085)
    out = sheet.done()
    if value not in PIPS:
        centre(out, line(str(value), font("display", round(px * 0.56), True), PIP), px * 0.5, px * 0.48)
    return out
