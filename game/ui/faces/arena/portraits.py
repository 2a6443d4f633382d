"""The picture on an army card: the sculpt of the figure before a painted ground of its colour."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.board3d.portraits import cutout
from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice, Sheet, blend, matte, oval, ramp, smooth
from game.ui.faces.kit.glows import fire, hills, mist, moon, motes, rays, runes, shafts, stars, sun, tongue
from game.ui.faces.kit.things import bare_tree, tombstone
from game.ui.faces.own_portraits import picture, seen

FINE, WIDER = (120, 160, 320), 1.3


def portrait(key: str, colour: str, size: tuple[int, int]) -> Surface:
    """The picture of an army card (`Army.key`, the first of its colours), opaque, for use in any frame."""
    return picture(key, size) or _portrait(seen(key, "figure"), colour, size)


@kept(10)
def _portrait(key: str, colour: str, size: tuple[int, int]) -> Surface:
    out = ground(colour, size).copy()
    figure = sculpt(key, colour, size[1])
    w, h = figure.get_size()
    put(out, _shade((round(w * 0.9), max(4, h // 7))), ((size[0] - w * 0.9) / 2, size[1] * 0.84))
    put(out, figure, ((size[0] - w) / 2, (size[1] - h) / 2))
    return out


@kept(8)
def sculpt(key: str, colour: str, height: int) -> Surface:
    """The figure alone on a clear ground, a little wider than high, premultiplied."""
    fine = next((size for size in FINE if height <= size), FINE[-1])  # sculpted once, made smaller for every use
    big = cutout(key, colour or "colourless", (round(fine * WIDER), fine)).premul_alpha()
    return pygame.transform.smoothscale(big, (round(height * WIDER), height))


@kept(1)
def _shade(size: tuple[int, int]) -> Surface:
    """What the figure darkens under itself."""
    w, h = size
    ly = Layer((w, h), 2)
    for k in range(8):
        t = 1 - k / 8
        pygame.draw.ellipse(ly.s, (0, 0, 0, 26 + 20 * k), (w * (1 - t), h * (1 - t), 2 * w * t, 2 * h * t))
    return ly.done()


@kept(4)
def ground(colour: str, size: tuple[int, int]) -> Surface:
    """A landscape in the mood of a colour, darker towards the foot, where a figure will stand."""
    sheet, dice = Sheet(size, 2), Dice(f"ground/{colour}")
    GROUNDS[colour](sheet, dice)
    sheet.glow(0, sheet.high, sheet.wide * 1.2, "#080608", 0.75, 1.2, ry=16)
    return sheet.finish(0.6)


def plains(c: Sheet, d: Dice) -> None:
    """White: a far castle in the morning."""
    c.sky("#55689c", "#b9a9a0", "#f6dca4", "#8c7048")
    sun(c, 17, -12, 6)
    rays(c, d, 17, -12, "#fff0c8", 20, 0.3)
    hills(c, d, 8, 3, "#a08f78")
    for x, w, h in ((-26, 3, 18), (-20, 4, 25), (-13, 3, 16)):
        c.form([(x - w, 10), (x - w, 10 - h), (x, 4 - h), (x + w, 10 - h), (x + w, 10)], matte("#8d7f78"), 2, edge=None)
    hills(c, d, 15, 2, "#75654c", light="#f2dca0")
    hills(c, d, 23, 1.4, "#4a3c2c")


def islands(c: Sheet, d: Dice) -> None:
    """Blue: sea stacks under the moon."""
    c.sky("#0a1a44", "#2a5ea0", "#9ad4ee", "#123a66")
    stars(c, d, 30, low=0.5)
    moon(c, -17, -16, 6, "#e2f2ff")
    for x, y, s in ((22, 8, 1.0), (31, 10, 0.7), (-31, 9, 0.8)):
        c.form(
            smooth(
                [
                    (x - 6 * s, y),
                    (x - 5 * s, y - 14 * s),
                    (x - 1 * s, y - 22 * s),
                    (x + 4 * s, y - 17 * s),
                    (x + 7 * s, y),
                ]
            ),
            matte("#3c5a80"),
            3,
            edge=None,
        )
    c.form(
        [(-c.wide - 2, 8), (c.wide + 2, 8), (c.wide + 2, c.high + 2), (-c.wide - 2, c.high + 2)],
        ramp("#041226", "#124478", "#5fb4e0"),
        2,
        edge=None,
        lift=0.3,
    )
    for _ in range(36):
        t = d.unit() ** 1.5
        c.flat(oval(d.between(-c.wide, c.wide), 9 + t * 22, 1 + 5 * t, 0.2 + 0.3 * t, n=10), "#d8f2ff", 0.4)
    mist(c, d, 9, 6, "#cfeaf8", 0.3, 2)


def swamp(c: Sheet, d: Dice) -> None:
    """Black: graves and a dead tree in violet fog."""
    c.sky("#0b0616", "#2e1a48", "#7a4a8c", "#160e20")
    moon(c, 16, -14, 8, "#c9a6ee")
    hills(c, d, 10, 3, "#2a1a3a")
    bare_tree(c, d, -25, 18, 1.0, "#0e0818")
    for x, s, r in ((-12, 0.5, -6), (24, 0.62, 8), (33, 0.5, -4)):
        tombstone(c, x, 19, s, r)
    hills(c, d, 20, 1.4, "#120a1e")
    mist(c, d, 20, 7, "#a27ad8", 0.34, 3)


def mountain(c: Sheet, d: Dice) -> None:
    """Red: a fire mountain."""
    c.sky("#1c070c", "#7a2416", "#f0883c", "#30100c")
    c.light(14, -12, 26, "#ff9a40", 0.8)
    fire(c, d, 14, -8, 12, 18, 6)
    c.form(
        [(-14, 16), (9, -9), (12, -7), (16, -8), (19, -10), (46, 18)],
        ramp("#120608", "#3a1612", "#7a2c1a", "#e07a3c"),
        4,
        edge=None,
    )
    with c.shining(2) as g:
        g.flat(tongue(15, 12, 3, 20, -2), "#ff8a34")
    hills(c, d, 13, 4, "#3a1410")
    hills(c, d, 21, 2, "#1c0a0a", light="#c2501c")
    motes(c, d, 6, -4, 40, 40, "#ffb060", 0.6)


def forest(c: Sheet, d: Dice) -> None:
    """Green: great trees with light between them."""
    c.sky("#12382c", "#5a9a5c", "#e4f0a4", "#1e4426")
    shafts(c, d, 10, -c.high - 16, "#f2ffc0", 7, 0.45, 46)
    for k in range(9):
        x = -c.wide + (k + 0.5) * 2 * c.wide / 9 + d.between(-2, 2)
        w = d.between(1.4, 3.4)
        c.flat(
            [(x - w, 22), (x - w * 0.7, -c.high), (x + w * 0.7, -c.high), (x + w, 22)],
            blend("#1c4a30", "#3f7a4c", d.unit()),
        )
    for k in range(14):
        c.flat(
            oval(-c.wide + k * 2 * c.wide / 13, -c.high + d.between(-2, 5), d.between(6, 10), n=18),
            blend("#163c26", "#2c6438", d.unit()),
        )
    hills(c, d, 17, 2, "#2a5a2e", light="#a8d870")
    hills(c, d, 23, 1.4, "#12301a")


def void(c: Sheet, d: Dice) -> None:
    """Colourless: the blind eternities, shards and hexagons."""
    c.sky("#0e0e16", "#3c3c50", "#8a8a9c", "#181820")
    c.light(0, -4, 34, "#c8c8e0", 0.5)
    runes(c, d, 0, -2, 24, "#d8d8f0", 1, 7)
    for _ in range(12):
        x, y, s = d.between(-c.wide, c.wide), d.between(-24, 16), d.between(1.5, 4)
        c.form([(x, y - 2 * s), (x + s, y), (x, y + 2 * s), (x - s * 0.8, y + 0.3 * s)], matte("#6c6c80"), 2)
    hills(c, d, 22, 2, "#1c1c28")


GROUNDS = {"white": plains, "blue": islands, "black": swamp, "red": mountain, "green": forest, "": void}
