"""What the card faces of all games share: size, stock, windows, the shadow of a card."""

from __future__ import annotations

from pygame import Surface

from game.ui.art.draw import Layer, clip_round, grain, put, shadow
from game.ui.art.kept import kept
from game.ui.art.lettered import relettered
from game.ui.art.palette import Colour, mix


def card_size(height: int) -> tuple[int, int]:
    """Width and height of a card: 5 to 7."""
    return round(height * 5 / 7), height


def corner(height: int) -> float:
    """Radius of a card's corners."""
    return max(3.0, height * 0.036)


@kept(5)
def shadowed(size: tuple[int, int], lift: float = 1.0) -> Surface:
    """The shadow of a card that lies on the table (lift 1) or is held above it (2, 3), padded by `4 * lift` twice."""
    return shadow(size, corner(size[1]), max(2, round(4 * lift)), round(150 - 18 * lift))


def stock(size: tuple[int, int], body: Colour, lit: Colour, edge: Colour) -> Surface:
    """The bare card: dark cut edge, one light bevel line at the top left, one shade line at the bottom right."""
    w, h = size
    radius, b = corner(h), max(0.8, h / 260)
    ly = Layer(size, 4 if h < 300 else 3, (*edge, 255))
    ly.box(lit, (b * 0.7, b * 0.7, w - 1.9 * b, h - 1.9 * b), radius - 0.7 * b)
    ly.box(mix(body, edge, 0.35), (1.7 * b, 1.7 * b, w - 2.6 * b, h - 2.6 * b), radius - 1.2 * b)
    ly.box(body, (1.7 * b, 1.7 * b, w - 3.6 * b, h - 3.6 * b), radius - 1.5 * b)
    return ly.done()


def inset(dst: Surface, art: Surface, at: tuple[float, float], radius: float, rim: Colour, width: float = 1) -> None:
    """Something set into the card: rounded, a thin metal line around it, a soft inner shade under the line."""
    w, h = art.get_size()
    put(dst, clip_round(art, radius), at)
    ly = Layer((w + 4, h + 4), 4)
    ly.box((0, 0, 0, 110), (2, 2, w, h), radius, width * 2.4)
    ly.box(rim, (1, 1, w + 2, h + 2), radius + 1, width)
    put(dst, ly.done(), (at[0] - 2, at[1] - 2))


def finish(face: Surface, seed: int) -> Surface:
    """Grain over everything, then the rounded outline again; the result is premultiplied."""
    h = face.get_height()
    grain(face, 6 if h > 130 else 4, seed)
    return relettered(clip_round(face, corner(h)), face)
