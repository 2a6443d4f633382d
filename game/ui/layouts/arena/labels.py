"""Words and numbers over spaces: prices and warnings of a way, numbers that rise from figures."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial

import pygame
from pygame import Surface

from game.board3d.camera import Orbit
from game.board3d.picture import Board, centre
from game.hexes import Hex
from game.ui.art import palette as P
from game.ui.art.draw import Layer, ngon, put
from game.ui.art.palette import Colour, mix
from game.ui.layouts.arena.badges import free_place
from game.ui.layouts.arena.marks import Label
from game.ui.layouts.arena.show import Float
from game.ui.widgets.pen import Pen

HARM, GOOD = (226, 66, 54), (140, 226, 150)
HEIGHTS: Sequence[Colour] = (
    (150, 150, 150),
    (150, 205, 190),
    (110, 180, 230),
    (165, 150, 240),
    (225, 140, 225),
    (250, 140, 150),
    (176, 140, 96),
)  # by level, the last one -1
PLATES: dict[str, tuple[Colour, Colour]] = {
    "harm": ((58, 12, 8), (255, 150, 128)),
    "stop": ((10, 30, 48), (150, 212, 255)),
    "sight": ((8, 34, 32), (150, 240, 226)),
    "note": ((24, 18, 14), P.BRASS_LIT),
}


def draw_labels(
    pen: Pen,
    orbit: Orbit,
    board: Board,
    labels: Iterable[Label],
    size: tuple[int, int],
    say_in: str,
    keep_clear: Sequence[pygame.Rect] = (),
) -> list[pygame.Rect]:
    """Numbers lie on their spaces, warnings float above them on plates that do not cover one another. Returns where
    everything lies that was to be kept clear, and the plates."""
    placed = list(keep_clear)
    for label in sorted(labels, key=lambda one: one.tone != "cost"):
        x, y, depth = orbit.project(_above(board, label.at, label.rise), size)
        if depth <= 0 or not (0 < x < size[0] and 0 < y < size[1]):
            continue
        text = label.words.in_(say_in)
        if label.tone in ("cost", "path"):
            image = _digit(pen, text, label)
            put(pen.surface, image, (x - image.get_width() / 2, y - image.get_height() / 2))
            continue
        image = _plate(pen, text, label.tone)
        r = image.get_rect(midbottom=(round(x), round(y)))
        r = free_place(r.clamp(pygame.Rect(0, 0, *size)), placed)
        placed.append(r)
        put(pen.surface, image, r.topleft)
    return placed


def _above(board: Board, space: Hex, rise: float) -> tuple[float, float, float]:
    x, _, z = board.spot(space)
    if not rise:
        return x, board.surface(space) + 0.06, z + 0.42
    return x, board.surface(space) + rise, z


def _digit(pen: Pen, text: str, label: Label) -> Surface:
    big = label.tone == "path"
    key = ("digit", text, big, pen.scale)

    def paint() -> Surface:
        size = 15 if big else 13
        w = pen.width(text, size, True) + 10
        ink = pen.layer(w, size + 8)
        if big:
            ink.box((40, 26, 6, 235), (0, 0, w, size + 8), 7)
            ink.box((*P.OFFER, 255), (0, 0, w, size + 8), 7, 1.4)
        picture = ink.layer.done()
        sheet = Pen(picture, pen.scale, pen.gallery, pen.lang)
        if not big:
            for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
                sheet.words(text, (w / 2 + dx, (size + 8) / 2 + dy), size, (14, 10, 8), True, anchor="center")
        sheet.words(text, (w / 2, (size + 8) / 2), size, (255, 250, 236), True, anchor="center")
        return picture

    return pen.gallery.get(key, paint)


def _plate(pen: Pen, text: str, tone: str) -> Surface:
    fill, edge = PLATES[tone]

    def paint() -> Surface:
        w = pen.width(text, 13, True) + 20
        ink = pen.layer(w, 29)
        ink.box((*fill, 240), (0, 0, w, 23), 7)
        ink.box((*edge, 255), (0, 0, w, 23), 7, 1.3)
        ink.poly((*edge, 255), [(w / 2 - 5, 22.5), (w / 2 + 5, 22.5), (w / 2, 28.5)])
        picture = ink.layer.done()
        Pen(picture, pen.scale, pen.gallery, pen.lang).words(
            text, (w / 2, 11.5), 13, mix(edge, (255, 255, 255), 0.4), True, anchor="center"
        )
        return picture

    return pen.gallery.get(("plate", text, tone, pen.scale), paint)


def draw_heights(pen: Pen, orbit: Orbit, board: Board, size: tuple[int, int]) -> None:
    """Every space that is not level with the plain says how high it lies, the near ones larger."""
    for cell in sorted((cell for cell in board.cells if cell.level), key=lambda cell: cell.at.r):
        x, z = centre(cell.at)
        px, py, depth = orbit.project((x, board.surface(cell.at) + 0.03, z + 0.25), size)
        if depth > 0 and 0 < px < size[0] and 0 < py < size[1]:
            r = min(14, max(11, round(480 / depth)))
            image = pen.gallery.get(("height", cell.level, r, pen.scale), partial(_height, pen, cell.level, r))
            put(pen.surface, image, (px - image.get_width() / 2, py - image.get_height() / 2))


def _height(pen: Pen, level: int, r: int) -> Surface:
    """A level on its hexagon."""
    tone, m = HEIGHTS[min(len(HEIGHTS) - 2, level)], r + 2
    ink = pen.layer(2 * m, 2 * m)
    for k, colour in ((r + 1.4, (10, 9, 12)), (r, tone), (r - 1.8, (22, 20, 26))):
        ink.poly((*colour, 255), ngon((m, m), k, 6, 30, 0.84))
    picture = ink.layer.done()
    inner = Pen(picture, pen.scale, pen.gallery, pen.lang)
    inner.words(str(level), (m, m), r * 1.15, mix(tone, (255, 255, 255), 0.5), True, anchor="center")
    return picture


def draw_floats(pen: Pen, orbit: Orbit, board: Board, floats: Iterable[Float], size: tuple[int, int]) -> None:
    """Damage and healing rise from the figures."""
    for one in floats:
        x, y, depth = orbit.project(_above(board, one.at, 1.4 + 0.9 * one.age), size)
        if depth <= 0:
            continue
        colour = HARM if one.harm else GOOD
        image = pen.gallery.get(("float", one.words, colour, pen.scale), partial(_number, pen, one.words, colour))
        if (large := 1.0 + 0.9 * max(0.0, 1 - one.age / 0.2)) > 1.02:  # it comes at one, then settles
            image = pygame.transform.smoothscale_by(image, large)
        k = round(255 * min(1.0, 2.2 * (1 - one.age)))
        if k < 255:
            image = image.copy()
            image.fill((k, k, k, k), special_flags=8)
        put(pen.surface, image, (x - image.get_width() / 2, y - image.get_height() / 2))


def _number(pen: Pen, text: str, colour: Colour) -> Surface:
    w = pen.width(text, 30, True, "display") + 16
    picture = Layer((pen.px(w), pen.px(44)), 1).done()
    sheet = Pen(picture, pen.scale, pen.gallery, pen.lang)
    for k in range(12):
        a = k * math.pi / 6
        sheet.words(text, (w / 2 + 2 * math.cos(a), 22 + 2 * math.sin(a)), 30, (18, 8, 6), True, "display", "center")
    sheet.words(text, (w / 2, 22), 30, mix(colour, (255, 255, 255), 0.25), True, "display", "center")
    return picture
