"""The twelve green pictures: growth, beast, thorn.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.paint import Dice, Sheet, matte, metal, oval, ramp, ribbon, smooth
from game.ui.faces.kit.beings import PLATE, bear_head, bull, crowd, hawk_head, horse_run, person, stag
from game.ui.faces.kit.glows import (
    burst,
    crescent,
    hills,
    mist,
    moon,
    motes,
    rays,
    shafts,
    smoke,
    sparks,
    speed,
    sun,
)
from game.ui.faces.kit.things import kite, leaf, vine

MOSS = matte("#5f8a3c")
LEAF = matte("#7fb24a")
BARK = matte("#6e4f30")
SKIN = matte("#c79c74")


def pines(c: Sheet, d: Dice, y: float, s: float, colour: str, n: int) -> None:
    """A wood in the distance."""
    for k in range(n):
        x = -c.wide + (k + d.between(0.1, 0.9)) * 2 * c.wide / n
        for j in range(3):
            w, b = (4.4 - j) * s, y - (1.5 + j * 3.6) * s
            c.flat([(x - w, b), (x, b - 7 * s), (x + w, b)], colour)


def trunk(c: Sheet, d: Dice, x: float, w: float) -> None:
    """A great trunk from the ground to beyond the picture."""
    c.form(
        smooth(
            [
                (x - w * 1.8, c.high + 4),
                (x - w * 1.8, c.high + 4),
                (x - w, c.high - 8),
                (x - w * 0.9, 0),
                (x - w, -c.high - 4),
                (x - w, -c.high - 4),
                (x + w, -c.high - 4),
                (x + w, -c.high - 4),
                (x + w * 0.9, 0),
                (x + w, c.high - 8),
                (x + w * 1.8, c.high + 4),
                (x + w * 1.8, c.high + 4),
            ]
        ),
        matte("#3a2e20"),
        4,
    )
    for _ in range(3):
        q = d.between(-0.6, 0.6) * w
        c.line(smooth([(x + q, -c.high), (x + q + d.between(-1, 1), 0), (x + q, c.high)], False), "#1c140c", 0.5)


def growth(c: Sheet, d: Dice) -> None:
    """A giant of bark and leaves stands up behind a small warrior."""
    c.sky("#123a3a", "#5a9a6c", "#e8eca8", "#234a2a")
    sun(c, 22, -14, 6, "#fff2a0")
    pines(c, d, 25, 1, "#2a5a3a", 12)
    with c.at(-2, 32, 0, 1.12):
        for side in (-1, 1):
            c.form(ribbon([(side * 4, -18), (side * 6, -8), (side * 8, 2)], (8, 7, 9)), BARK, 3)
            c.form(
                ribbon([(side * 8, -35), (side * 18, -28), (side * 19, -15), (side * 17, -8)], (8, 7, 8, 4)), BARK, 3
            )
            c.form(ribbon([(side * 17, -12), (side * 21, -7), (side * 20, -2)], (4, 3, 1)), BARK, 1.5)
        c.form(smooth([(-12, -36), (0, -41), (12, -36), (10, -24), (7, -14), (-7, -14), (-10, -24)]), BARK, 5)
        c.form(smooth([(-5, -37), (-5, -44), (0, -47), (5, -44), (5, -37), (0, -33)]), BARK, 3)
        for x, y, r in (
            (-9, -37, 5),
            (9, -37, 5),
            (-4, -47, 4.4),
            (4, -47, 4.4),
            (0, -50, 4),
            (-14, -33, 3.4),
            (14, -33, 3.4),
        ):
            c.form(oval(x, y, r, n=16), LEAF, 3)
        with c.shining(1.4) as g:
            for side in (-1, 1):
                g.flat(oval(side * 2, -40.6, 0.9), "#e8ff9a")
    hills(c, d, 29, 1, "#173a20")
    crowd(c, 24, 32, 0.36, "#0c2014", weapon="spear")
    crowd(c, 31, 32, 0.33, "#0c2014", weapon="spear")


def stride(c: Sheet, d: Dice) -> None:
    """A stag leaps between great trunks."""
    c.sky("#1c4a34", "#7fb46a", "#e6f0a4", "#2c5a30")
    shafts(c, d, 14, -c.high - 20, "#f2ffc0", 7, 0.45, 50)
    pines(c, d, 22, 1.2, "#3f7a4c", 9)
    trunk(c, d, -33, 5)
    trunk(c, d, 36, 6)
    hills(c, d, 25, 1.6, "#1c4426")
    layer = c.layer()
    stag(layer, -3, 12, 0.84, matte("#9a6a3c"))
    layer.rim("#fbffd0", (-0.8, 0.8), 0.7)
    c.stamp(layer)
    for k in range(12):
        x = -30 + k * 5.6
        for r in (-22, 4, 26):
            leaf(c, x + d.between(-2, 2), 33, 0.7, r, LEAF if k % 2 else MOSS)


def hawk(c: Sheet, d: Dice) -> None:
    """A hawk that sees a prey no one else can."""
    c.sky("#184a52", "#6cae8c", "#f0f0b0", "#2a5a3a")
    c.light(10, -8, 34, "#fff8c0", 0.6)
    hills(c, d, 22, 3, "#2f6a44")
    hawk_head(c, -10, 3, 1.06, matte("#8a5c34"), "#ffc83c")
    with c.shining(1.8) as g:
        for r in (9, 5.5):
            g.line(oval(26, -10, r, n=40), "#eaff9a", 0.7, True)
        for a in range(4):
            u, v = math.cos(a * math.pi / 2), math.sin(a * math.pi / 2)
            g.line([(26 + 6 * u, -10 + 6 * v), (26 + 12.5 * u, -10 + 12.5 * v)], "#eaff9a", 0.8)
        g.flat(oval(26, -10, 1.3), "#eaff9a")


def bark(c: Sheet, d: Dice) -> None:
    """A face and shoulders turned to bark. Long because it is drawn stroke by stroke."""
    c.sky("#16301e", "#4e7a44", "#b6c87a", "#1c3420")
    c.light(0, -10, 36, "#e8f2a0", 0.5)
    pines(c, d, 30, 1.6, "#284f30", 8)
    c.form(smooth([(-30, 36), (-30, 36), (-27, 22), (-12, 16), (12, 16), (27, 22), (30, 36), (30, 36)]), BARK, 5)
    c.form(
        smooth([(-13, -10), (-10, -20), (0, -23), (10, -20), (13, -10), (12, 4), (6, 14), (0, 18), (-6, 14), (-12, 4)]),
        BARK,
        6,
    )
    for pts in (
        [(-9, -18), (-10, -6), (-8, 6), (-4, 13)],
        [(9, -18), (10, -6), (8, 6), (4, 13)],
        [(-4, -21), (-3, -12)],
        [(4, -21), (3, -12)],
        [(-20, 22), (-18, 34)],
        [(20, 22), (18, 34)],
        [(-8, 19), (-6, 34)],
        [(8, 19), (6, 34)],
        [(0, -20), (0, -12)],
    ):
        c.line(smooth(pts, False), "#33200f", 0.9)
    c.form(smooth([(-2, -8), (2, -8), (3.4, 3), (0, 5), (-3.4, 3)]), BARK, 2)
    c.line(smooth([(-5, 9), (0, 8), (5, 9)], False), "#1c0f06", 1.2)
    for side in (-1, 1):
        c.form(smooth([(side * 2.6, -9), (side * 9.6, -11.6), (side * 10, -8.6), (side * 4, -6.6)]), BARK, 1.5)
        c.flat(smooth([(side * 3.4, -5), (side * 6.4, -7.4), (side * 9, -5.4), (side * 6, -3.4)]), "#140a04")
        with c.shining(1.6) as g:
            g.flat(oval(side * 6, -5.4, 1.4), "#c8ff7a")
    for x, y, r in (
        (-12, -19, -40),
        (-7, -23, -20),
        (0, -25, 4),
        (7, -23, 24),
        (12, -19, 44),
        (-24, 20, -50),
        (24, 20, 50),
        (-18, 17, -20),
        (18, 17, 20),
        (-14, -13, -70),
        (14, -13, 70),
    ):
        leaf(c, x, y, 0.92, r, LEAF)


def savage(c: Sheet, d: Dice) -> None:
    """A bear, and the marks of its claws."""
    c.sky("#12261a", "#3c6a3c", "#8aa85a", "#14281a")
    rays(c, d, 0, 2, "#d8f08a", 20, 0.3)
    bear_head(c, 0, 1, 1.22, matte("#6a4526"), "#ffd24a")
    with c.shining(2.2) as g:
        for k in range(3):
            x = 10 - k * 9 + 8
            g.flat(
                ribbon(
                    [(x + 14, -27 + k * 3), (x + 5, -10 + k * 2), (x - 6, 6 + k * 2), (x - 14, 21 + k * 4)],
                    (0.2, 3.4, 3, 0.2),
                ),
                "#f6ffe0",
                0.94,
            )


def vines(c: Sheet, d: Dice) -> None:
    """Creepers wind about a soldier and hold him fast."""
    c.sky("#143020", "#4c8250", "#c8dc8a", "#1c3a22")
    c.light(0, -8, 34, "#f0ffb0", 0.5)
    pines(c, d, 28, 1.4, "#2c5c38", 9)
    hills(c, d, 29, 1, "#173420")
    with c.at(0, 31, 0, 1.3):
        person(c, PLATE, hands=((-12, -27), (13, -33)), feet=((-5, 0), (6, 0)), head=(2, -38), helmet=True)
    vine(c, [(-38, 34), (-22, 24), (-6, 22), (9, 16), (3, 9), (-9, 11), (-8, 2), (6, -3)], 3.2, MOSS, LEAF, every=6)
    vine(
        c,
        [(38, 34), (24, 28), (8, 30), (-8, 24), (-9, 15), (6, 12), (10, 4), (-2, -2), (-8, -8)],
        2.8,
        matte("#4a7a34"),
        LEAF,
        every=6,
    )
    vine(c, [(30, -c.high - 4), (24, -14), (17, -12), (14, -8), (20, -4)], 2.2, MOSS, LEAF, every=6)
    vine(c, [(-34, -c.high - 4), (-26, -8), (-17, -8), (-13, -2), (-18, 2)], 2.2, MOSS, LEAF, every=6)


def renewal(c: Sheet, d: Dice) -> None:
    """A sprout in an open hand; a breath of light goes round it. Long because it is drawn stroke by stroke."""
    c.sky("#1c4634", "#6aac72", "#eef4b4", "#2c5a38")
    rays(c, d, 0, -8, "#f6ffc8", 24, 0.4)
    with c.shining(2.4) as g:
        for k in range(3):
            g.flat(
                ribbon(
                    [
                        (-34 + 4 * k, 16 - 4 * k),
                        (-18, 2 - 8 * k),
                        (0, -10 - 4 * k),
                        (18, -16 + 5 * k),
                        (32 - 5 * k, -4 + 7 * k),
                        (20, 6 + 5 * k),
                    ],
                    (0.3, 1.8, 2.2, 1.8, 1, 0.3),
                ),
                "#dcffb0",
                0.7,
            )
    c.form(
        smooth(
            [
                (-26, 20),
                (-26, 20),
                (-14, 13),
                (0, 16),
                (14, 13),
                (26, 20),
                (26, 20),
                (20, 30),
                (8, 36),
                (-8, 36),
                (-20, 30),
            ]
        ),
        SKIN,
        5,
    )
    for x, r in ((-20, -38), (-12, -20), (13, 22), (21, 40)):
        with c.at(x, 19, r):
            c.form(ribbon([(0, 6), (0, -1), (0, -6)], (5.4, 5.2, 3)), SKIN, 2)
    c.form(smooth([(-13, 17), (0, 11), (13, 17), (6, 22), (-6, 22)]), matte("#4a3220"), 3)
    vine(c, [(0, 16), (-1, 4), (1, -6), (0, -14)], 2.2, LEAF)
    for x, y, s, r in ((-1, 4, 1.35, -58), (1, 0, 1.35, 58), (0, -6, 1.15, -34), (1, -8, 1.15, 36), (0, -13, 1.1, 2)):
        leaf(c, x, y, s, r, matte("#9ad25a"))
    motes(c, d, 0, -6, 32, 30, "#fbffd0", 0.7)


def lash(c: Sheet, d: Dice) -> None:
    """A thorny whip cracks back."""
    c.sky("#12281c", "#3f6c40", "#a0b86a", "#16301c")
    hills(c, d, 27, 1.4, "#14301c")
    with c.shining(3) as g:
        g.flat(crescent(-6, 6, 34, 6, -160, -20), "#d8ff8a", 0.4)
    vine(
        c,
        [
            (-36, 34),
            (-30, 14),
            (-20, 4),
            (-12, 14),
            (-2, 20),
            (8, 8),
            (4, -8),
            (-8, -18),
            (6, -25),
            (20, -22),
            (28, -14),
        ],
        3.6,
        MOSS,
        None,
        True,
        5,
    )
    burst(c, 29, -13, 14, "#f2ffb8", 8)
    sparks(c, d, 29, -13, 22, 18, "#eaff9a")
    for x, y, r in ((-31, 18, -60), (-16, 9, 30), (2, 17, 120)):
        leaf(c, x, y, 1, r, LEAF)


def thorns(c: Sheet, d: Dice) -> None:
    """A shield inside a ring of briars."""
    c.sky("#10241a", "#33603c", "#86a85a", "#12281a")
    c.light(0, 0, 34, "#e0f08a", 0.5)
    kite(c, 0, 2, 1.1, matte("#3f7a3c"), metal("#a8824a"))
    leaf(c, 0, 11, 1.7, 0, matte("#9ad25a"))
    for turn, r, w in ((0, 25, 3.4), (1.6, 23, 2.8)):
        pts = [
            (
                (r + 2 * math.sin(3 * a + turn)) * 1.08 * math.cos(a + turn),
                (r + 2 * math.sin(3 * a + turn)) * math.sin(a + turn) * 0.98 + 1,
            )
            for a in (k * 2 * math.pi / 16 for k in range(16))
        ]
        vine(c, pts, w, matte("#5a4a28") if turn else MOSS, None, True, 4)
    motes(c, d, 0, 0, 34, 14, "#e8ffb0", 0.5)


def uproot(c: Sheet, d: Dice) -> None:
    """A tree is torn out, roots and all."""
    c.sky("#1c4a4a", "#7fb088", "#eef0b8", "#4a5a34")
    hills(c, d, 23, 1.6, "#35602f")
    c.form(smooth([(-20, 26), (0, 21), (20, 26), (12, 31), (-12, 31)]), ramp("#0c0603", "#26160c", "#4a2e18"), 3)
    with c.at(3, 2, 13, 1.02):
        for k in range(7):
            a = -60 + k * 20
            r = math.radians(a + 90)
            c.form(
                ribbon(
                    [
                        (0, 8),
                        (9 * math.cos(r), 10 + 8 * math.sin(r)),
                        (15 * math.cos(r) + d.between(-2, 2), 9 + 15 * math.sin(r)),
                    ],
                    (3.6, 2.4, 0.5),
                ),
                BARK,
                1.4,
            )
        c.form(smooth([(-4, 10), (-3, -8), (-4, -14), (4, -14), (3, -8), (4, 10), (0, 13)]), BARK, 3)
        for x, y, r in ((-11, -15, 8), (11, -15, 8), (-6, -22, 8), (6, -23, 8), (0, -14, 8), (0, -28, 6.5)):
            c.form(oval(x, y, r, n=20), LEAF, 5)
    gravel_green(c, d)
    with c.shining(2) as g:
        for side in (-1, 1):
            g.flat(
                ribbon([(side * 30, 22), (side * 26, 6), (side * 30, -10), (side * 24, -20)], (0.3, 2.2, 1.6, 0.3)),
                "#eaffb0",
                0.6,
            )


def gravel_green(c: Sheet, d: Dice) -> None:
    """Clods that fall from the roots."""
    for _ in range(22):
        x, y, q = d.between(-18, 20), d.between(15, 27), d.between(0.7, 2)
        c.form(oval(x, y, q, q * 0.8, n=7), matte("#5c3c20"), 1, width=0.4)


def call_wild(c: Sheet, d: Dice) -> None:
    """A wolf howls on a rock before a great moon. Long because it is drawn stroke by stroke."""
    c.sky("#0a2030", "#1f5058", "#6fae8a", "#0c241c")
    moon(c, 2, -5, 21, "#e6f2c0")
    pines(c, d, 26, 1.5, "#0c2a22", 12)
    dark = ramp("#030806", "#0a1812", "#1c3428", "#5a8a6a")
    c.form(smooth([(-40, 36), (-40, 36), (-22, 22), (-6, 18), (8, 19), (12, 24), (26, 36), (26, 36)]), dark, 4)
    layer = c.layer()
    with layer.at(0, 18, 0, 1.06):
        layer.body(
            [
                (ribbon([(-12, -7), (-15, -2), (-20, 1), (-24, 0)], (5, 4.4, 3.4, 0.8)), dark, 2),
                (
                    smooth(
                        [
                            (-15, 1),
                            (-15, 1),
                            (-17, -8),
                            (-11, -14),
                            (-2, -19),
                            (4, -25),
                            (9, -22),
                            (7, -12),
                            (6, 1),
                            (6, 1),
                            (2, 1),
                            (1, -7),
                            (-5, -5),
                            (-8, 1),
                        ]
                    ),
                    dark,
                    4,
                ),
                (
                    smooth(
                        [
                            (1, -22),
                            (2, -28),
                            (-1, -34),
                            (-1, -34),
                            (5, -32),
                            (13, -41),
                            (13, -41),
                            (16, -38),
                            (13, -33),
                            (14, -30),
                            (14, -30),
                            (10, -27),
                            (8, -20),
                        ]
                    ),
                    dark,
                    2.4,
                ),
            ]
        )
        layer.flat([(14.6, -37.6), (12.6, -33), (14, -30.6), (16.4, -32)], "#030806")
    layer.rim("#f2ffd8", (-0.7, 0.7), 0.9)
    c.stamp(layer, 0)
    mist(c, d, 29, 5, "#a8d8b8", 0.25, 3)


def herd(c: Sheet, d: Dice) -> None:
    """A herd of horned beasts thunders straight at you."""
    c.sky("#3a5a3a", "#a8a860", "#f2dc98", "#5a4a28")
    speed(c, d, 12, "#fff2c0", 0, 0.3)
    for x, y, s in ((-34, -4, 0.5), (34, -6, 0.5), (10, -10, 0.46), (-14, -9, 0.46)):
        horse_run(c, x, y, s, matte("#6a5236"))
    smoke(c, d, 0, 10, 44, 16, "#e0c490", 0.42)
    bull(c, -25, 8, 0.82, matte("#7a5a38"))
    bull(c, 25, 8, 0.82, matte("#6a4c30"))
    smoke(c, d, 0, 26, 40, 14, "#e8d0a0", 0.42)
    bull(c, 0, 9, 1.16, matte("#86623c"))
    smoke(c, d, -24, 31, 18, 8, "#f0dcb0", 0.5)
    smoke(c, d, 24, 31, 18, 8, "#f0dcb0", 0.5)


RECIPES: dict[str, Callable[[Sheet, Dice], None]] = {
    "g01": growth,
    "g02": stride,
    "g03": hawk,
    "g04": bark,
    "g05": savage,
    "g06": vines,
    "g07": renewal,
    "g08": lash,
    "g09": thorns,
    "g10": uproot,
    "g11": call_wild,
    "g12": herd,
}
