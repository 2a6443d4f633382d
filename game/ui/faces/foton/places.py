"""Pictures of events: the hideout, Megiddral as it is remembered, a gate between the worlds."""

from __future__ import annotations

import math

from game.ui.art.paint import Dice, Point, Ramp, Sheet, blend, bow, matte, oval, ramp, ribbon, smooth, spikes
from game.ui.faces.foton.things import RUBY, close, motes_on
from game.ui.faces.kit.beings import NIGHT, crowd, person
from game.ui.faces.kit.glows import fire, hills, mist, moon, motes, rays, stars
from game.ui.faces.kit.things import GOLD, WOOD, bare_tree, gravel


def holiday(c: Sheet, d: Dice) -> None:
    """The hideout on a day off: lamplight, a fire, nobody at war."""
    c.sky("#070c26", "#1c2656", "#4a4c8a", "#1a1c38")
    stars(c, d, 70 if close(c) else 24, low=0.6)
    moon(c, 21, -20, 6.4)
    hills(c, d, 6, 2.6, "#1b2150", light="#3c4684")
    for x, s in ((-32, 1.0), (-25, 0.8), (32, 1.1), (25.5, 0.85)):
        fir(c, x, 16, s)
    hills(c, d, 17, 1, "#10142e")
    c.light(-4, 20, 36, "#ffb45a", 0.5)
    house(c, d)
    c.glow(21, 28, 22, "#ffab4a", 0.45, 1.6, ry=7)
    for log, turn in ((16, -8), (26, 10)):
        with c.at(log, 29.7, turn):
            c.form([(-4, -1.1), (4, -1.1), (4, 1.1), (-4, 1.1)], WOOD, 1.2)
    fire(c, d, 21, 28.6, 9, 13, 5)
    layer = c.layer()
    with layer.at(30.5, 31, 0, 0.3, True):
        somebody(layer, ((-10, -20), (9, -24)))
    layer.rim("#ffb860", (0.5, 0.2), 1)
    c.stamp(layer, 0.3)
    for k in range(9):
        c.glow(3 + k * 1.6 + d.between(-1, 1), -20 - k * 2.2, 2.2 + k * 0.55, "#8a8cb8", 0.26 - k * 0.02)
    motes(c, d, 21, 14, 11, 16 if close(c) else 6, "#ffc070", 0.4)


def somebody(c: Sheet, hands: tuple[Point, Point]) -> None:
    """A person in the dark; from afar a mere outline."""
    if close(c):
        person(c, NIGHT, robe=NIGHT, hands=hands)
    else:
        crowd(c, 0, 0, 1, "#0c0a14")


def house(c: Sheet, d: Dice) -> None:
    """A timber house with a lit front, about 34 wide."""
    c.form([(1, -8), (1, -18), (6, -18), (6, -8)], matte("#5a4a50"), 1.4)  # chimney
    for seam in (-16, -13, -10):
        c.line([(1, seam), (6, seam)], "#2a2028", 0.4)
    c.form([(-21, 30), (-21, 3), (10, 3), (10, 30)], matte("#6a4430"), 4, lift=0.1)
    for k in range(8 if close(c) else 0):  # logs
        log = 6.4 + k * 3.2
        c.line([(-21, log), (10, log)], "#2c1a14", 0.6)
        c.line([(-20.6, log - 2.2), (9.6, log - 2.2)], "#9a6a48", 0.35)
    for post in (-21, 10):
        c.form([(post - 1.3, 30), (post - 1.3, 3), (post + 1.3, 3), (post + 1.3, 30)], WOOD, 1.2)
    roof = [(-26, 6), (-7, -14), (-4, -14), (15.5, 6), (13, 7.4), (-5.5, -10), (-23.6, 7.4)]
    c.form([(-25, 5), (-6, -13.4), (-5, -13.4), (14.4, 5)], matte("#3c3250"), 4, lift=0.2)
    for row in range(5 if close(c) else 0):  # shingles
        y = -9.4 + row * 3.2
        half = 3.6 + row * 3.4
        for j in range(-row * 2 - 2, row * 2 + 3):
            x = -5.5 + j * 1.7 + (row % 2) * 0.85
            if abs(x + 5.5) < half:
                c.line(bow(x, y, 0.85, 0, 180, 5), "#1c1630", 0.45)
                c.line([(x, y - 1), (x, y + 0.1)], blend("#564a74", "#3c3250", d.unit()), 0.5)
    c.form(roof, WOOD, 1.2)
    for left in (-17.5, 0.5):
        window(c, left, 10)
    c.form(smooth([(-9, 30), (-9, 30), (-9, 17), (-5.6, 14), (-2.2, 17), (-2.2, 30), (-2.2, 30)]), matte("#8a5430"), 2)
    c.form(oval(-3.6, 23, 0.6, n=10), GOLD, 0.6, width=0.2)
    c.light(-5.6, 11.6, 6, "#ffd890", 0.8)
    c.form([(-6.6, 12.6), (-6.2, 10), (-5, 10), (-4.6, 12.6)], GOLD, 1, width=0.3)  # the lamp over the door
    for bush in (-11.8, 0.4):
        for k in range(22 if close(c) else 5):
            c.flat(
                oval(bush + d.between(-2.4, 2.4), 29.6 - k * 0.13 + d.between(-0.5, 0.5), d.between(0.5, 1.1), n=9),
                blend("#10241c", "#5c8248", k / 22),
            )


def window(c: Sheet, x: float, y: float) -> None:
    """A lit window of four panes, seven wide, with light before it."""
    c.light(x + 3.3, y + 4, 13, "#ffb860", 0.55)
    c.form([(x - 0.9, y - 0.9), (x + 7.5, y - 0.9), (x + 7.5, y + 8.6), (x - 0.9, y + 8.6)], WOOD, 1)
    c.form(
        [(x, y), (x + 6.6, y), (x + 6.6, y + 7.7), (x, y + 7.7)],
        ramp("#d87a22", "#ffc45a", "#fff2c0"),
        3,
        0.6,
        edge=None,
    )
    c.line([(x + 3.3, y), (x + 3.3, y + 7.7)], "#4a2a18", 0.7)
    c.line([(x, y + 3.8), (x + 6.6, y + 3.8)], "#4a2a18", 0.7)


def fir(c: Sheet, x: float, y: float, s: float) -> None:
    """A fir with its foot at (x, y), 34 high."""
    with c.at(x, y, 0, s):
        c.form([(-1, 2), (-1, -6), (1, -6), (1, 2)], WOOD, 0.8)
        for k in range(4 if close(c) else 3):
            w, top = 10 - k * 2.1, -30 + (3 - k) * 6.6 - 2
            tier = [
                (-w, top + 12),
                (0, top),
                (w, top + 12),
                (w * 0.4, top + 10.8),
                (0, top + 12),
                (-w * 0.4, top + 10.8),
            ]
            if close(c):
                c.form(tier, matte("#1c3c40"), 2.4, width=0.4)
            else:
                c.flat(tier, "#1a3538")
                c.line(tier[:2], "#5e7e86", 0.6)


def memory(c: Sheet, d: Dice) -> None:
    """Megiddral as it is remembered: islands of rock over fire, under a red moon."""
    c.sky("#12081e", "#3c1a3c", "#7a3044", "#2a0c1a")
    stars(c, d, 46 if close(c) else 16, low=0.6)
    moon(c, 14, -17, 11, "#ee6a58")
    mist(c, d, 8, 9, "#a04a6a", 0.22)
    c.light(0, 36, 42, "#ff6a30", 0.7, ry=18)
    for x, y, s in ((-33, -12, 0.45), (33, 2, 0.5), (2, -25, 0.32)):
        island(c, d, x, y, s, "#6a4a72")
    island(c, d, -14, 0, 1.15, "#7a5a86")
    keep(c, -15, -5)
    island(c, d, 19, 14, 0.78, "#7a5a86")
    if close(c):
        bare_tree(c, d, 20, 12, 0.26, "#1c0e20")
    with c.shining(2.4) as g:
        for x, y, h in ((-20, 12, 30), (17, 24, 18)):
            g.flat(ribbon([(x, y), (x + 0.6, y + h * 0.4), (x - 0.4, y + h)], (1.3, 1.7, 2.6)), "#ff7a32")
            g.flat(ribbon([(x, y), (x + 0.4, y + h * 0.4), (x - 0.3, y + h)], (0.5, 0.7, 1)), "#ffe08a")
    for x, r in ((-36, 10), (-20, 7), (0, 9), (34, 12), (24, 7)):
        c.form(
            smooth([(x - r, 44), (x - r * 0.5, 30), (x, 26 + r * 0.2), (x + r * 0.6, 31), (x + r, 44)]),
            ramp("#050206", "#160a14", "#34161c", "#a0402c"),
            3,
        )
    gravel(c, d, 0, 6, 38, 16 if close(c) else 5, matte("#4a2c44"))
    motes(c, d, 0, 8, 42, 44 if close(c) else 14, "#ff9a5a", 0.5)


def island(c: Sheet, d: Dice, x: float, y: float, s: float, stone_colour: str) -> None:
    """A floating rock, flat above and pointed below, 36 wide."""
    with c.at(x, y, 0, s):
        below = [(-18, 0), (-14, 7), (-9, 9), (-6, 18), (-2, 15), (1, 26), (5, 14), (9, 12), (13, 5), (18, 0)]
        c.form(
            [*below, (10, -2.4), (-10, -2.4)],
            ramp("#0c0712", "#2a1a30", blend(stone_colour, "#1a1026", 0.45), stone_colour),
            4,
            lift=0.3,
        )
        for px, top, foot in ((-8, 3, 10), (-1, 4, 20), (6, 3, 11)):
            c.line([(px, top), (px + 1, (top + foot) / 2), (px - 0.4, foot)], "#140c1a", 0.7)
        c.form(
            smooth([(-19, 0), (-14, -3), (0, -4), (14, -3), (19, 0), (12, 2), (0, 2.8), (-12, 2)]),
            matte(blend(stone_colour, "#c89ab0", 0.3)),
            2,
        )


def keep(c: Sheet, x: float, y: float) -> None:
    """The ruin of a castle, its windows still lit."""
    wall = ramp("#0e0814", "#382640", "#6c5074", "#c09ab0")
    for left, right, top in ((-11, -5, -14), (-5, 4, -9), (4, 9, -20)):
        c.form(
            [
                (x + left, y + 4),
                (x + left, y + top),
                (x + left + 1.6, y + top),
                (x + left + 1.6, y + top + 1.8),
                (x + right - 1.6, y + top + 1.8),
                (x + right - 1.6, y + top),
                (x + right, y + top),
                (x + right, y + 4),
            ],
            wall,
            2,
        )
    c.form([(x + 3.4, y - 20), (x + 6.5, y - 27), (x + 9.6, y - 20)], matte("#4a2a4c"), 2)
    with c.shining(1.4) as g:
        for px, py in ((-8, -8), (6.5, -14), (6.5, -8), (-0.4, -4)):
            g.flat(
                [
                    (x + px - 0.7, y + py + 2),
                    (x + px - 0.7, y + py),
                    (x + px, y + py - 0.9),
                    (x + px + 0.7, y + py),
                    (x + px + 0.7, y + py + 2),
                ],
                "#ffb45a",
            )


def gate(c: Sheet, d: Dice) -> None:
    """A gate between the worlds opens; somebody stands before it."""
    c.sky("#080618", "#1c1646", "#3a2c78", "#0e0a22")
    stars(c, d, 40 if close(c) else 14, low=0.5)
    rays(c, d, 0, -3, "#a890ff", 26, 0.42)
    with c.at(0, 3, 0, 0.97):
        c.flat([*bow(0, -4, 21, 180, 360, 40), (21, 30), (-21, 30)], "#0c0630")
        c.light(0, -1, 27, "#8a6cff", 0.9, 1.3)
        c.light(0, -1, 15, "#e6dcff", 0.9, 1.2)
        vortex(c, d)
        arch(c, d)
    for k, (w, y) in enumerate(((27, 27), (32, 30.5), (38, 34.5))):
        c.form(
            [(-w, y), (w, y), (w + 2.4, y + 4.4), (-w - 2.4, y + 4.4)], matte(blend("#5a5280", "#3a3460", k / 2)), 1.6
        )
        c.glow(0, y + 0.6, w * 0.6, "#b9a2ff", 0.4, 1.4, ry=1.6)
    c.glow(0, 44, 60, "#0a0618", 0.8, 1.1, ry=10)
    layer = c.layer()
    with layer.at(0, 29, 0, 0.42):
        somebody(layer, ((-13, -17), (13, -17)))
    layer.rim("#cdbcff", (0.5, 0.3), 1)
    layer.rim("#cdbcff", (-0.5, 0.3), 1)
    c.stamp(layer, 0)
    c.glow(0, 31, 8, "#05030f", 0.6, 1.2, ry=1.4)


def vortex(c: Sheet, d: Dice) -> None:
    """Arms of light that turn into one point, and what drifts out of it."""
    with c.shining(2.2) as g:
        for arms, reach, turn, wide, colour in ((6, 21.0, 3.0, 3.6, "#b9a2ff"), (5, 17.0, 3.4, 1.5, "#f4eeff")):
            for k in range(arms):
                g.flat(
                    ribbon([arm(2 * math.pi * k / arms, turn, reach, i / 8) for i in range(9)], (0.3, wide, 0.3)),
                    colour,
                )
        g.flat(spikes(0, -1, 9, 1.5, 8, -67.5), "#ece4ff", 0.85)
        g.flat(spikes(0, -1, 5.6, 1.8, 8), "#f6f2ff")
        motes_on(g, d, 0, -1, 32, 46 if close(c) else 16, "#e0d4ff", 0.5)


def arm(start: float, turn: float, reach: float, t: float) -> Point:
    """A point of a spiral, from its heart (t = 0) to its rim."""
    far = 0.08 + 0.92 * t
    a = start + turn * far * 1.6
    return reach * far * math.cos(a), -1 + reach * far * 1.05 * math.sin(a)


def arch(c: Sheet, d: Dice) -> None:
    """An arch of cut stones with signs that have woken."""
    tones = [matte(blend("#6c6492", "#4c4672", d.unit())) for _ in range(24)]
    n = 11 if close(c) else 7
    for k in range(n):
        a0, a1 = 180 + 180 * k / n + 1, 180 + 180 * (k + 1) / n - 1
        c.form([*bow(0, -4, 28, a0, a1, 5), *bow(0, -4, 20.6, a1, a0, 5)], tones[k], 2, width=0.6)
    for side in (-1, 1):
        high = 6.4 if close(c) else 10.6
        for k in range(round(32 / high)):
            _block(
                c,
                side,
                -3.4 + k * high,
                high - 0.4,
                3.8 + (0.5 if k % 2 else 0),
                tones[11 + k + (5 if side > 0 else 0)],
            )
    c.form(spikes(0, -28.6, 5.6, 3.4, 4), GOLD, 1.6)
    c.form(oval(0, -28.6, 2, n=16), RUBY, 1.2, width=0.4)
    with c.shining(1.5) as g:
        for k in range(n):
            a = math.radians(180 + 180 * (k + 0.5) / n)
            x, y = 24.3 * math.cos(a), -4 + 24.3 * math.sin(a)
            if k != n // 2:
                g.line(
                    [(x - 1.1 * math.sin(a), y + 1.1 * math.cos(a)), (x + 1.1 * math.sin(a), y - 1.1 * math.cos(a))],
                    "#cbb8ff",
                    0.6,
                )
                g.line([(x, y), (x + 1.6 * math.cos(a), y + 1.6 * math.sin(a))], "#cbb8ff", 0.5)


def _block(c: Sheet, side: int, y: float, high: float, half: float, tone: Ramp) -> None:
    x = side * 24.4
    c.form([(x - half, y), (x + half, y), (x + half, y + high), (x - half, y + high)], tone, 2, width=0.6)
