"""How the cards of The Foton look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.rules.foton.cards import Megido
from game.rules.foton.sheet import SHEETS, Card
from game.ui.art.draw import Layer, ngon
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_LIT, mix
from game.ui.faces.foton import Size, back, face
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import class_badge, star_sign, stone
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


def picture(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, colours)


def portrait(megido: Megido, px: int, colours: Colours) -> Surface:
    """Its seal; photons have none."""
    return seal(megido, px, False, colours)


LOOK = Look(SHEETS, icon, picture, 58, portrait=portrait, back=partial(back, "megido", "table"))
