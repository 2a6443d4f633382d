"""How the cards of The Foton look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from pygame import Surface

from game.rules.foton.sheet import SHEETS
from game.ui.art.draw import Layer, ngon
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_LIT, mix
from game.ui.faces.foton import Size
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.games.foton.pictures import Card, picture
from game.ui.sheets.look import Look
from game.ui.theme import STANDARD, Colours


@kept(1)
def plate(style: str, px: int, colours: Colours) -> Surface:
    """The shape of a style: triangle, circle, lozenge, as under the sign of a class."""
    layer, c, r = Layer((px, px), 4), (px / 2, px / 2), px / 2.5
    shapes = {
        "rush": ngon((c[0], c[1] + r * 0.2), r * 1.2, 3),
        "counter": ngon(c, r, 48),
        "burst": ngon(c, r * 1.15, 4),
    }
    layer.poly(mix(BRASS, (20, 14, 12), 0.6), shapes[style])
    layer.poly(BRASS_LIT, shapes[style], max(1.3, r * 0.2))
    return layer.done()


def icon(name: str, px: int, colours: Colours) -> Surface:
    """A stone, unless it is something else."""
    match name.split("/"):
        case ["megido", cls, style]:
            return class_badge(cls, style, px, colours)
        case ["class", cls]:
            return class_badge(cls, "counter", px, colours)
        case ["style", style]:
            return plate(style, px, colours)
        case ["star", _]:
            return star_sign(px)
    return stone(name.partition("/")[2], px, colours)


def shown(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up."""  # looks `picture` up when it is called: tests that listen put another in its place
    return picture(card, size, lang, scale, text, colours)


LOOK = Look(SHEETS, icon, shown, 58)
