"""Cards of a game that has drawn none: name, numbers and text of its sheet on a ground of the game's colour."""

from __future__ import annotations

from pygame import Surface

from game.table.sheet import Sheet
from game.ui.art import palette as P
from game.ui.art.draw import centre, gradient
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import fitted, squeezed
from game.ui.faces.frame import card_size, corner, finish, inset, stock

BLACK: Colour = (0, 0, 0)
EDGE: Colour = (4, 3, 4)
TEXTLESS = 130  # pixels: no text on a card that is lower


@kept(4)
def face(sheet: Sheet, hue: Colour, height: int, lang: str, text: float = 1.0) -> Surface:
    """A card so many real pixels high; `text` is how much larger its words are than usual."""
    out, e = _ground(hue, height)
    w, room = out.get_width(), out.get_width() - 4 * e
    name = squeezed(sheet.name.in_(lang), "display", round(height * 0.1), True, P.IVORY, room)
    centre(out, name, w / 2, height * 0.13)
    printed = "  ".join(field.printed for field in sheet.fields if field.printed)
    if printed:
        centre(out, squeezed(printed, "display", round(height * 0.34), True, P.BRASS_LIT, room), w / 2, height * 0.45)
    if height >= TEXTLESS:
        size = max(8, round(height * 0.055 * text))
        words = fitted([line.text(lang) for line in sheet.text], room, height * 0.28, (size, size * 3 // 4))
        words.draw(out, (2 * e, height * 0.68), P.IVORY, P.BRASS, height * 0.28)
    return finish(out, 5)


@kept(1)
def back(hue: Colour, height: int) -> Surface:
    """The back of all cards of a game."""
    out, e = _ground(mix(hue, BLACK, 0.4), height)
    inner = gradient((out.get_width() - 6 * e, height - 6 * e), mix(hue, BLACK, 0.5), mix(hue, BLACK, 0.8))
    inset(out, inner, (3 * e, 3 * e), corner(height), mix(hue, P.IVORY, 0.3))
    return finish(out, 5)


def _ground(hue: Colour, height: int) -> tuple[Surface, int]:
    """An empty card, and how broad its edge is."""
    size, e = card_size(height), max(2, round(height * 0.034))
    out = stock(size, P.STOCK, mix(P.STOCK_LIT, hue, 0.3), EDGE)
    ground = gradient((size[0] - 2 * e, height - 2 * e), mix(hue, BLACK, 0.3), mix(hue, BLACK, 0.7))
    inset(out, ground, (e, e), corner(height) - e * 0.5, P.BRASS)
    return out, e
