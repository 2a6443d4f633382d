"""Pictures of events: a ring, a torrent of photons, the tablet of the Covenant."""

from __future__ import annotations

import math

import numpy as np
import pygame

from game.ui.art.paint import Dice, Paint, Point, Sheet, blend, bow, matte, metal, oval, ramp, ribbon, smooth, spikes
from game.ui.faces.foton.stones import AROUND, stone
from game.ui.faces.kit.glows import hills, mist, motes, rays, shafts, smoke, stars
from game.ui.faces.kit.things import GOLD

RUBY, SLATE = ramp("#1e0208", "#6a0a1c", "#c22238", "#ff8a7a", "#ffe0d0"), matte("#6f6d8c")
JEWELS = (
    ("charge", -8.0, -20.0, 4.2),
    ("attack", 24.0, 17.0, 4.6),
    ("skill", -31.0, 8.0, 3.8),
    ("attack", -17.0, 15.0, 8.6),
    ("charge", 19.0, -17.0, 8.6),
    ("skill", 1.0, -1.0, 12.4),
)
CLOSE = 5  # pixels of the sheet per unit


def close(c: Sheet) -> bool:
    """True if the picture is large enough for what only a near look shows."""
    return c.unit > CLOSE


def bead(c: Sheet, x: float, y: float, r: float) -> None:
    """A bead of gold; from afar a mere dot."""
    if close(c):
        c.form(oval(x, y, r, n=12), GOLD, 1, width=0.3)
    else:
        c.flat(oval(x, y, r, n=8), "#e8bc62")


def twinkle(c: Sheet, x: float, y: float, r: float) -> None:
    """A four-pointed glint."""
    c.flat(spikes(x, y, r, r * 0.16, 4, -45), "#fff2d8", 0.85)
    c.flat(spikes(x, y, r * 0.7, r * 0.2, 4), "#ffffff")


def hexagram(c: Sheet, x: float, y: float, r: float, colour: Paint, width: float = 0.8) -> None:
    """Two triangles in a ring."""
    c.line(oval(x, y, r, n=40), colour, width, True)
    for turn in (-90, 90):
        c.line(
            [
                (
                    x + r * 0.92 * math.cos(math.radians(turn + 120 * k)),
                    y + r * 0.92 * math.sin(math.radians(turn + 120 * k)),
                )
                for k in range(3)
            ],
            colour,
            width,
            True,
        )


def band(x: float, y: float, outer: float, inner: float) -> list[Point]:
    """A ring as one outline."""
    return [*bow(x, y, outer, 0, 360, 56), *bow(x, y, inner, 360, 0, 56)]


def ring(c: Sheet, d: Dice) -> None:
    """Solomon's ring stands on a cushion in its own light."""
    c.sky("#140806", "#4a2010", "#8a4a1c", "#1c0a08")
    rays(c, d, 0, -10, "#ffcf7a", 24, 0.4)
    smoke(c, d, 0, 4, 34, 9, "#2c1008", 0.3)
    c.form(
        smooth([(-44, 34), (-40, 24), (-20, 20), (0, 23), (20, 20), (40, 24), (44, 34), (40, 44), (-40, 44)]),
        matte("#5a1830"),
        7,
        lift=0.2,
    )
    for fold in (-30, -16, 17, 31):
        c.line(smooth([(fold * 0.5, 24.5), (fold * 0.8, 27), (fold * 1.2, 33)], False), "#35081c", 0.9)
    c.glow(0, 24, 20, "#12040a", 0.75, 1.2, ry=4)
    c.form(band(0, 8.4, 18.6, 13.2), metal("#8a5a1e"), 2.4)  # the far wall of the ring
    c.form(band(0, 6.2, 19, 14.2), metal("#e8b04a"), 2.8, width=0.9)
    for a in range(200, 345, 16):
        x, y = 16.6 * math.cos(math.radians(a - 182)), 6.2 + 16.6 * math.sin(math.radians(a - 182))
        bead(c, x, y, 1.05)
    c.line(bow(0, 6.2, 17.6, 196, 250, 20), "#fff6d8", 0.8)
    c.line(bow(0, 6.2, 15, 20, 70, 20), "#fff0c0", 0.5)
    plate = [
        (13.4 * math.cos(math.radians(60 * k - 90)), -14 + 13.4 * math.sin(math.radians(60 * k - 90))) for k in range(6)
    ]
    c.form(plate, GOLD, 2.4, width=1)
    c.form([(x * 0.8, -14 + (y + 14) * 0.8) for x, y in plate], RUBY, 5, edge="#2a0408", width=0.6)
    with c.shining(2.6) as g:
        hexagram(g, 0, -14, 8.2, "#ffe6a0", 0.85)
    c.light(-5, -20, 7, "#ffffff", 0.5)
    with c.shining(1.6) as g:
        motes_on(g, d, 0, -12, 34, 36 if close(c) else 16, "#ffd88a", 0.55)
        twinkle(g, 9.6, -23, 7)


def torrent(c: Sheet, d: Dice) -> None:
    """Photons rush past in three streams that twine around each other."""
    c.sky("#050818", "#101c40", "#22305e", "#080c1e")
    stars(c, d, 40 if close(c) else 18)
    c.light(0, 0, 40, "#5a78d8", 0.4)
    streams = (("#7a1416", "#ff7a52", 0.0), ("#123a80", "#7cc4ff", 2.1), ("#4e6414", "#eef08a", 4.2))
    with c.shining(3.4, 0.8) as g:
        for deep, lit, turn in streams:
            for k in range(5):
                path = [stream(c, t / 7, turn, (k - 2) * 0.9) for t in range(8)]
                g.flat(ribbon(path, (0.4, 1.5, 1.9, 1.5, 1.9, 0.6)), blend(deep, lit, 0.16 + 0.18 * (k % 4)))
                if k in (1, 3):
                    g.line(smooth([(x, y - 0.4) for x, y in path], False), blend(lit, "#ffffff", 0.5), 0.3)
    for kind, x, y, r in JEWELS:
        jewel(c, kind, x, y, r)
    with c.shining(1.8) as g:
        motes_on(g, d, 0, 0, 40, 54 if close(c) else 20, "#dfe8ff", 0.45)
        for _, x, y, r in JEWELS:
            twinkle(g, x - r * 0.42, y - r * 0.45, r * 0.4)


def stream(c: Sheet, t: float, turn: float, off: float) -> Point:
    """A point of a stream: from below on the left to above on the right, swinging around the middle line."""
    reach = max(c.wide, c.high * 0.8) + 8
    swing = 8.5 * math.sin(2 * math.pi * t * 1.25 + turn) + off * (1 + 0.5 * math.cos(2 * math.pi * t + turn))
    x, y = -reach + 2 * reach * t, 27 - 54 * t
    return x + swing * 0.5, y + swing * 0.85


def jewel(c: Sheet, kind: str, x: float, y: float, r: float) -> None:
    """A photon's stone, glowing, in the midst of a picture."""
    tone = {"attack": "#ff6a4a", "skill": "#6fb8ff", "charge": "#eef08a"}[kind]
    c.light(x, y, r * 2.3, tone, 0.6)
    side = round(r * c.unit * AROUND)
    at = (c.surf.get_width() / 2 + x * c.unit - side / 2, c.surf.get_height() / 2 + y * c.unit - side / 2)
    c.surf.blit(stone(kind, side), at, special_flags=pygame.BLEND_PREMULTIPLIED)


def covenant(c: Sheet, d: Dice) -> None:
    """The tablet of the Covenant, older than the war, in a shaft of light.

    Long because it is drawn stroke by stroke.
    """
    c.sky("#0a1030", "#28386e", "#6a7cb0", "#161c3c")
    shafts(c, d, 0, -c.high - 6, "#dce6ff", 7, 0.4, 34)
    for x, h, t in ((-31, 46, "#222a54"), (31, 42, "#222a54"), (-22, 28, "#2e3868"), (23, 30, "#2e3868")):
        c.form([(x - 5, 40), (x - 4, 30 - h), (x + 4, 28 - h), (x + 5, 40)], matte(t), 3, edge=None)
    mist(c, d, 20, 8, "#8ea4dc", 0.25)
    hills(c, d, 24, 1.4, "#12162e", light="#5a6aa8")
    rock = matte("#141a36")
    for x, r in ((-20, 9), (19, 10), (-9, 7), (8, 7)):
        c.form(smooth([(x - r, 36), (x - r * 0.7, 27), (x, 25), (x + r * 0.8, 28), (x + r, 36)]), rock, 3)
    slab = [
        (-17.0, 28.0),
        (-17.0, 28.0),
        (-17.6, -8.0),
        (-15.0, -20.0),
        (-6.0, -27.0),
        (0.0, -28.4),
        (6.0, -27.0),
        (15.0, -20.0),
        (17.6, -8.0),
        (17.0, 28.0),
        (17.0, 28.0),
    ]
    c.form(smooth([(x + 4.2, y + 0.6) for x, y in slab]), matte("#2c2c48"), 3)  # its thickness
    c.form(smooth(slab), SLATE, 5, lift=0.2, width=1)
    weathered(c, d)
    c.form(
        smooth([(x * 0.8, y * 0.86 + 1.2) for x, y in slab]), matte("#565577"), 2, edge="#2a2a46", width=0.6, lift=0.12
    )
    weathered(c, d, 0.74)
    with c.shining(1.5, 0.9) as g:
        for k in range(8):
            inscription(g, d, -15.5 + k * 2.9 if k < 3 else 4.4 + k * 2.9, 9.6 - (3 - k) * 1.1 if k < 3 else 10.6)
    c.form(oval(0, 0.4, 7.6, n=44), GOLD, 2, width=0.8)
    c.form(oval(0, 0.4, 6, n=44), metal("#a8742a"), 1.6, edge="#3a2208", width=0.5)
    with c.shining(2) as g:
        hexagram(g, 0, 0.4, 4.9, "#fff0b8", 0.7)
    c.line(smooth([(10, -23), (7, -15), (10.5, -9), (7.6, -3)], False), "#26243e", 0.9)
    c.line(smooth([(-16, 20), (-11, 17.4), (-9, 22), (-4, 24)], False), "#26243e", 0.7)
    for left, foot, far in (
        (-17.0, 26.0, 5.0),
        (-9.0, 28.0, 4.0),
        (12.0, 28.0, 5.0),
        (17.0, 25.0, 4.0),
        (-16.0, 17.0, 2.2),
    ):
        for k in range(16 if close(c) else 5):  # moss, lighter where it lies on top
            at = (left + d.between(-far, far), foot + 1 - k * 0.16 + d.between(-far, far) * 0.3)
            c.flat(oval(*at, d.between(0.6, 1.5), d.between(0.4, 0.9), n=9), blend("#16281e", "#5c7a4a", k / 16))
    motes(c, d, 0, -6, 32, 34 if close(c) else 14, "#e6eeff", 0.5)


def motes_on(g: Sheet, d: Dice, x: float, y: float, r: float, n: int, colour: Paint, size: float) -> None:
    """Specks of light around a point, on a layer that shines already."""
    for _ in range(n):
        a, q = d.between(0, 6.283), r * d.unit() ** 0.6
        g.flat(oval(x + q * math.cos(a), y + q * math.sin(a), size * d.between(0.4, 1.2), n=8), colour)


def inscription(c: Sheet, d: Dice, y: float, reach: float) -> None:
    """A row of cut signs that shine."""
    if not close(c):
        for x in np.linspace(-reach, reach - 2, 6):
            c.line([(x, y), (x + d.between(0.8, 2), y + d.between(-0.6, 0.6))], "#dfe8ff", 0.6)
        return
    x = -reach
    while x < reach - 1:
        w = d.between(0.9, 2)
        form = int(d.unit() * 4)
        c.line([(x, y - 0.8), (x, y + 0.8)], "#dfe8ff", 0.42)
        if form == 1:
            c.line([(x, y - 0.8), (x + w, y + 0.2)], "#dfe8ff", 0.42)
        elif form == 2:
            c.line([(x, y), (x + w, y - 0.8)], "#dfe8ff", 0.42)
        elif form == 3:
            c.line([(x, y + 0.8), (x + w, y + 0.8)], "#dfe8ff", 0.42)
        x += w + 0.9


def weathered(c: Sheet, d: Dice, share: float = 1.0) -> None:
    """Pits and stains on the tablet."""
    for _ in range(70 if close(c) else 14):
        x, y = d.between(-15, 15) * share, d.between(-20, 26) * share
        c.flat(
            oval(x, y, d.between(0.25, 0.9), d.between(0.2, 0.6), n=8),
            "#23233c" if d.unit() < 0.6 else "#a8a6c8",
            d.between(0.15, 0.5),
        )
    for _ in range(6 if close(c) else 2):
        c.glow(d.between(-14, 14) * share, d.between(-18, 22) * share, d.between(4, 8), "#2c3a58", 0.3)
