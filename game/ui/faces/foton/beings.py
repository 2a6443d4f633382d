"""Pictures of events: the Queen of Sheba, the great phantom beast."""

from __future__ import annotations

import math

from game.ui.art.paint import Dice, Sheet, matte, metal, oval, ramp, ribbon, smooth
from game.ui.faces.foton.things import RUBY, bead, close
from game.ui.faces.kit.glows import hills, mist, moon, motes, smoke, stars
from game.ui.faces.kit.things import GOLD

FUR = ramp("#030204", "#12070b", "#2a1016", "#58201f", "#a84a34")
HORN = ramp("#0a0506", "#2c1a18", "#6a4638", "#c89a78")


def queen(c: Sheet, d: Dice) -> None:
    """The Queen of Sheba, in profile before the moon, crowned."""
    c.sky("#0c0a26", "#2c2052", "#6a4688", "#33204a")
    stars(c, d, 60 if close(c) else 24, low=0.7)
    moon(c, 1, -7, 21, "#f3e0b8")
    for side in (-1, 1):
        pillar(c, side * 35)
    layer = c.layer()
    with layer.at(-2, 13, 0, 0.96):
        bust(layer)
        crown(layer)
    layer.rim("#ffe2b0", (-1.1, 0.4), 0.7)
    c.stamp(layer, 0.5)
    c.glow(0, 36, 60, "#140a24", 0.5, 1.2, ry=12)
    motes(c, d, 8, -14, 30, 18 if close(c) else 8, "#ffe6b0", 0.45)


def bust(c: Sheet) -> None:
    """Shoulders, a veiled head in profile that looks to the right, gold at ear and neck.

    Long because it is drawn stroke by stroke.
    """
    skin, veil = matte("#8a5638"), matte("#4c2a6c")
    c.form(
        smooth(
            [
                (-14, 44),
                (-14, 44),
                (-30, 34),
                (-25, 20),
                (-22, 4),
                (-20, -14),
                (-10, -25),
                (3, -26),
                (3, -26),
                (0, -6),
                (-2, 10),
                (4, 16),
                (18, 22),
                (28, 44),
                (28, 44),
            ]
        ),
        veil,
        6,
    )
    c.form(smooth([(-6, 44), (-6, 44), (-4, 22), (-5, 10), (6, 10), (6, 18), (18, 24), (25, 44), (25, 44)]), skin, 4)
    c.form(
        smooth(
            [
                (-8, 6),
                (-10, -8),
                (-6, -20),
                (4, -23),
                (10.6, -18),
                (11.6, -9.6),
                (11, -6.6),
                (15.8, 0.2),
                (15.8, 0.2),
                (11.6, 2.2),
                (11.6, 2.2),
                (13.6, 4),
                (12.2, 5.6),
                (13, 7.4),
                (11, 8.8),
                (11.4, 11.6),
                (8, 13.4),
                (0, 12),
            ]
        ),
        skin,
        5,
    )
    c.form(
        smooth(
            [
                (-12, 26),
                (-16, 8),
                (-15, -10),
                (-9, -23),
                (2, -26.4),
                (9, -22),
                (9, -22),
                (1, -18),
                (-3, -8),
                (-3, 4),
                (-4, 14),
                (-2, 26),
                (-2, 34),
                (-10, 34),
            ]
        ),
        matte("#2a1638"),
        4,
    )
    for k in range(4):
        c.line(
            smooth([(-12 + k * 2.2, -18 + k * 1.4), (-13 + k * 2.6, 0), (-11 + k * 2.2, 26)], False), "#7a549c", 0.45
        )
    c.line(smooth([(4.4, -7.6), (7.4, -9.2), (10.6, -7.8)], False), "#1a0a10", 0.9)  # brow, lashes, lips
    c.line(smooth([(4.8, -3.6), (7.4, -2.6), (10, -3.8)], False), "#1a0a10", 0.8)
    c.line(smooth([(8.6, 5.4), (10.6, 5.9), (12.4, 5.6)], False), "#4a1016", 0.7)
    c.glow(4.4, 3, 3.6, "#c8684a", 0.35)
    c.form(oval(-2.4, 4, 2.1, n=14), GOLD, 1)
    c.form(oval(-2.4, 9, 1.4, 2.6, n=14), RUBY, 1, width=0.5)
    for k in range(9):
        a = math.radians(150 - k * 12)
        bead(c, 6 + 15 * math.cos(a), 14 + 9 * math.sin(a), 1.7)


def crown(c: Sheet) -> None:
    """A tall crown on a head in profile."""
    c.form(
        [
            (-13.6, -17),
            (-17, -33),
            (-9.4, -25.6),
            (-5.6, -37.6),
            (0.2, -27.4),
            (7, -36.4),
            (7.6, -25.8),
            (15.4, -30.4),
            (11.6, -16.4),
            (0, -20),
        ],
        GOLD,
        2.2,
        width=0.9,
    )
    c.form([(-14, -18.4), (0, -21.6), (12, -17.6), (11.6, -14), (0, -17.8), (-13.4, -14.6)], metal("#f0c25c"), 1.6)
    for x, y in ((-17, -34), (-5.6, -38.6), (7, -37.4), (15.6, -31.4)):
        c.form(oval(x, y, 1.7, n=14), RUBY, 1.2, width=0.5)
    for x, y in ((-7, -18.4), (0, -19.8), (7, -17.8)):
        c.form(oval(x, y, 1.3, n=12), ramp("#06182c", "#1c5a9c", "#a8e0ff"), 1, width=0.4)


def pillar(c: Sheet, x: float) -> None:
    """A fluted pillar from top to bottom of the picture."""
    tone = matte("#5a4a78")
    c.form([(x - 6, -c.high - 4), (x + 6, -c.high - 4), (x + 6, c.high + 4), (x - 6, c.high + 4)], tone, 4, lift=0.05)
    for k in (-3, 0, 3):
        c.line([(x + k, -c.high), (x + k, c.high)], "#2a2044", 0.8)


def beast(c: Sheet, d: Dice) -> None:
    """The great phantom beast looks over the hills, horned, before a red moon.

    Long because it is drawn stroke by stroke.
    """
    c.sky("#16050a", "#4a1014", "#8a241c", "#22080a")
    c.light(0, -6, 46, "#ff5a30", 0.5)
    c.form(oval(0, -6, 22, n=60), ramp("#5a0c10", "#a02018", "#d84a2c", "#ff9058"), 9, 0.56, 0.12, 0.5, None)
    for x, y, r in ((-9.0, -16.0, 4.0), (11.0, -12.0, 3.0), (-14.0, -3.0, 2.6), (13.0, 0.0, 4.4)):
        c.flat(oval(x, y, r, r * 0.8, n=20), "#8a1a16", 0.4)
    smoke(c, d, 0, 12, 44, 8, "#1a0508", 0.4)
    hills(c, d, 15, 2.4, "#2c0c12", light="#7a2a20")
    layer = c.layer()
    shoulders(layer, d)
    for side in (-1, 1):
        horned(layer, side)
    layer.form(
        smooth(
            [
                (-13, -8),
                (-8, -15),
                (0, -16.6),
                (8, -15),
                (13, -8),
                (12, 2),
                (9, 10),
                (6, 19),
                (0, 23),
                (-6, 19),
                (-9, 10),
                (-12, 2),
            ]
        ),
        FUR,
        5,
    )
    layer.form(smooth([(-4, -4), (0, -6), (4, -4), (5.6, 9), (5, 16), (0, 18), (-5, 16), (-5.6, 9)]), FUR, 3)
    for side in (-1, 1):  # brows, nostrils, fangs
        layer.form(
            smooth([(side * 3, -5), (side * 3, -5), (side * 12, -9), (side * 12.6, -6.4), (side * 5, -1.6)]), FUR, 1.6
        )
        layer.flat(oval(side * 2.6, 13.6, 1.3, 0.8, side * 30), "#000000")
        layer.form([(side * 2.2, 17.6), (side * 5, 15.8), (side * 3.8, 24)], matte("#efe0c0"), 1, width=0.5)
    layer.rim("#ff7a48", (-0.9, 0.5), 0.9)
    layer.rim("#ff4a30", (0.9, 0.5), 0.6)
    c.stamp(layer, 0.6)
    with c.shining(2.8) as g:
        for side in (-1, 1):
            g.flat(
                smooth(
                    [
                        (side * 4, -0.8),
                        (side * 4, -0.8),
                        (side * 11, -4.8),
                        (side * 11, -4.8),
                        (side * 9.4, -0.4),
                        (side * 6.4, 1),
                    ]
                ),
                "#ffcf4a",
            )
    for side in (-1, 1):
        c.flat(oval(side * 7.6, -1.9, 0.55, 1.7, n=10), "#2a0806")
    mist(c, d, 34, 8, "#6a1a18", 0.3)
    motes(c, d, 0, 8, 44, 34 if close(c) else 14, "#ff9a50", 0.5)


def shoulders(c: Sheet, d: Dice) -> None:
    """A mane that falls over broad shoulders, lock over lock, from behind to the front."""
    c.form(smooth([(-44, 44), (-40, 26), (-28, 15), (-12, 9), (12, 9), (28, 15), (40, 26), (44, 44)]), FUR, 7)
    for row in range(2):
        for k in range(0, 7 - row, 1 if close(c) else 2):
            for side in (-1, 1):
                x, y = side * (8 + k * 4.6 - row * 1.4 + d.between(-1, 1)), 11 + k * 1.7 + row * 10 + d.between(-1, 1)
                end = (x + side * d.between(3, 8), y + d.between(13, 19))
                lock = ribbon([(x - side * 2, y - 5), (x + side * 3, y + 4), end], (2.6, 3.4, 0.2))
                c.flat(lock, ("#2c1115", "#1e0b10")[row])
                c.line(lock[: len(lock) // 2] if side < 0 else lock[len(lock) // 2 :], "#5c2420", 0.4)


def horned(c: Sheet, side: int) -> None:
    """A ridged horn and the ear under it."""
    c.form(
        ribbon([(side * 6, -11), (side * 15, -15), (side * 20, -22), (side * 16, -31)], (7.5, 7, 4.6, 0.4)), HORN, 2.6
    )
    for k in range(5):
        x, y = side * (11.5 + k * 1.8), -13.6 - k * 2.6
        c.line([(x - side * 2.6, y - 2), (x + side * 2.4, y + 2.2)], "#160a0a", 0.7)
    c.form(smooth([(side * 9, -9), (side * 9, -9), (side * 22, -10), (side * 22, -10), (side * 12, -1)]), FUR, 2)
