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
BONE, PIP, GHOST = hx("#efe3c6"), hx("#4a1420"), hx("#54402c")
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
        return faces.gem(what, rest, px) if rest else faces.stone(what, px)
    if what in OTHERS and rest:
        return OTHERS[what](rest, px)
    if what == "chain":
        return faces.mark("chain", px)
    if what == "glyph" and rest:
        return faces.glyph(rest, px)
    if what == "die" and rest:
        return die(int(rest), px)
    return faces.kind_icon("base", px, GHOST) if name == "outline base" else None


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
