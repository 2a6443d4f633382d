"""The twelve red pictures: fire, fury, haste.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.paint import Dice, Sheet, blend, matte, metal, oval, ramp, ribbon, smooth
from game.ui.faces.kit.beings import flame_wolf, person
from game.ui.faces.kit.glows import (
    FIRE,
    bolt,
    burst,
    crescent,
    fire,
    hills,
    motes,
    rays,
    smoke,
    sparks,
    speed,
    wave,
)
from game.ui.faces.kit.things import GOLD, WOOD, axe, card_shape, gravel, jaws, kite, spear, sword

LAVA = ramp("#7a1406", "#e2461a", "#ffae3c", "#fff2b0")
COAL = ramp("#0a0508", "#241418", "#4a2620", "#c25a2c")
IRON = metal("#8c8a94")


def bolt_of_fire(c: Sheet, d: Dice) -> None:
    """A lance of fire flies across the picture."""
    c.sky("#16060a", "#5a1812", "#a8381c", "#1c080a")
    smoke(c, d, -20, 12, 30, 12, "#20080a", 0.4)
    with c.at(0, 0, -26), c.shining(5) as g:
        for k, colour in enumerate(("#a81c0c", "#f05a1a", "#ffb43c", "#fff4c0")):
            w = 1 - k * 0.24
            g.flat(
                smooth(
                    [
                        (30 - k * 2, 0),
                        (30 - k * 2, 0),
                        (20, -6.5 * w),
                        (4, -8.6 * w),
                        (-16, -6 * w),
                        (-46, -10 * w),
                        (-30, -2 * w),
                        (-50, 1),
                        (-28, 3 * w),
                        (-44, 10 * w),
                        (-14, 6.4 * w),
                        (4, 8.4 * w),
                        (20, 6.5 * w),
                    ]
                ),
                colour,
            )
        g.flat([(44, 0), (28, -4), (32, 0), (28, 4)], "#fffbe0")
    sparks(c, d, 25, -12, 20, 22, "#ffc860", -110, 60)
    burst(c, 34, -17, 12, "#ffd070", 8)


def flame_wave(c: Sheet, d: Dice) -> None:
    """A breaker of fire rolls over the land."""
    c.sky("#1c060c", "#6c1c14", "#d8602c", "#2a0a0a")
    c.light(6, 0, 44, "#ff9a40", 0.6)
    with c.shining(4, 0.8) as g:
        for k in range(9):
            x = -34 + k * 6.4
            g.flat(
                ribbon([(x - 4, 12 - k * 2.6), (x + 3, 0 - k * 2.6), (x + d.between(-8, 2), -12 - k * 2)], (8, 6, 0.3)),
                FIRE[k % 3],
            )
    wave(c, -4, 12, 1.42, "#a81e0c", "#ff8a2c", "#fff0b4")
    fire(c, d, 24, 29, 44, 22, 8)
    for x in (30, 38):
        c.form([(x - 3, 31), (x - 3, 24), (x, 20), (x + 3, 24), (x + 3, 31)], COAL, 1.5)
    sparks(c, d, 20, -10, 28, 24, "#ffd080", -120, 40)


def pack(c: Sheet, d: Dice) -> None:
    """Three hounds of flame, teeth bared."""
    c.sky("#14050a", "#5c1614", "#b4401e", "#1c080a")
    c.light(0, 4, 44, "#ff7a30", 0.5)
    flame_wolf(c, d, 21, -8, 0.68)
    flame_wolf(c, d, -20, -10, 0.62)
    flame_wolf(c, d, 3, 8, 1.02)
    sparks(c, d, 0, 0, 44, 26, "#ffc060")


def charge(c: Sheet, d: Dice) -> None:
    """A warrior throws himself forward behind his spear."""
    c.sky("#3a0e10", "#a83a1e", "#f2a04a", "#4a1610")
    speed(c, d, 34, "#ffe0a0", 0, 0.6)
    hills(c, d, 27, 1, "#2a0e0e")
    smoke(c, d, -26, 25, 18, 14, "#e8b078", 0.5)
    layer = c.layer()
    with layer.at(-6, 28, 0, 1.15):
        spear(layer, -22, -16, 78, 1.05, 48)
        person(
            layer,
            ramp("#1c080a", "#702018", "#c4482c", "#ffc08a"),
            hands=((-4, -20), (17, -26)),
            feet=((-21, -5), (14, -1)),
            hips=(-3, -18),
            head=(11, -34),
            helmet=True,
        )
        kite(layer, 9, -22, 0.62, matte("#c8401e"), GOLD, 10)
    layer.rim("#ffe0a0", (1, 0.4), 0.8)
    c.stamp(layer)
    burst(c, 42, -3, 9, "#fff0c0", 8)


def mantle(c: Sheet, d: Dice) -> None:
    """A figure whose cloak is embers."""
    c.sky("#14060a", "#4c1614", "#93331c", "#16080a")
    c.light(0, 4, 36, "#ff6a24", 0.6)
    fire(c, d, 0, 34, 88, 70, 11, ("#7a160c", "#c23a12", "#f08a2a", "#ffd070"))
    layer = c.layer()
    with layer.at(0, 33, 0, 1.22):
        layer.form(
            smooth(
                [
                    (-4, -33),
                    (-12, -28),
                    (-15, -12),
                    (-19, 0),
                    (-19, 0),
                    (0, -3),
                    (19, 0),
                    (19, 0),
                    (15, -12),
                    (12, -28),
                    (4, -33),
                ]
            ),
            COAL,
            5,
        )
        layer.form(smooth([(-5.4, -33), (-6, -39), (0, -46), (0, -46), (6, -39), (5.4, -33), (0, -30)]), COAL, 3)
        layer.flat(smooth([(-3, -34), (-3.4, -39), (0, -42.5), (3.4, -39), (3, -34)]), "#0a0406")
    layer.rim("#ffb050", (-0.8, 0.8), 0.9)
    layer.rim("#ff7a30", (0.8, 0.8), 0.8)
    c.stamp(layer, 0)
    with c.shining(1.4) as g:
        for side in (-1, 1):
            g.flat([(side * 0.8, -17.4), (side * 3.2, -18.8), (side * 3, -17)], "#ffe08a")
        for _ in range(46):
            x, y = d.between(-22, 22), d.between(-12, 31)
            if abs(x) < 5 + (y + 12) * 0.36:
                g.flat(oval(x, y, d.between(0.3, 1), n=8), "#ffb046" if d.unit() < 0.6 else "#fff0b0")
    motes(c, d, 0, -6, 40, 30, "#ffa040", 0.7)


def trap(c: Sheet, d: Dice) -> None:
    """Iron jaws lie open over hot coals."""
    c.sky("#12080a", "#3a1414", "#7a2c1a", "#1a0a0a")
    c.light(0, 10, 34, "#ff6a24", 0.8)
    for _ in range(40):
        x, y = d.between(-30, 30), d.between(2, 26)
        if (x / 30) ** 2 + ((y - 13) / 13) ** 2 < 1:
            q = d.between(1.2, 3)
            c.form(oval(x, y, q, q * 0.7, n=9), COAL if d.unit() < 0.5 else LAVA, 1.5)
    fire(c, d, 0, 15, 30, 28, 8)
    jaws(c, 0, 9, 1.36, IRON)
    motes(c, d, 0, -8, 30, 34, "#ffb050", 0.7)


def backdraft(c: Sheet, d: Dice) -> None:
    """A door bursts; the fire behind it leaps out."""
    c.sky("#1a1014", "#2e1a18", "#40241c", "#140a0a")
    for y in range(-4, 5):
        for x in range(-7, 8):
            c.form(
                [
                    (x * 11 + (y % 2) * 5.5 - 5, y * 7 - 3),
                    (x * 11 + (y % 2) * 5.5 + 5, y * 7 - 3),
                    (x * 11 + (y % 2) * 5.5 + 5, y * 7 + 3),
                    (x * 11 + (y % 2) * 5.5 - 5, y * 7 + 3),
                ],
                matte(blend("#5c4640", "#382824", d.unit())),
                1.4,
                width=0.4,
            )
    c.flat(
        smooth([(-17, 34), (-17, 34), (-17, -10), (-12, -22), (0, -27), (12, -22), (17, -10), (17, 34), (17, 34)]),
        "#fff0b0",
    )
    c.light(0, 6, 34, "#ffc050", 0.9)
    fire(c, d, 0, 34, 44, 62, 9)
    for x, y, r, w in ((-27, 2, -24, 8), (26, -6, 28, 8), (-21, 22, -40, 6), (30, 20, 46, 6), (4, -22, 8, 5)):
        with c.at(x, y, r):
            c.form([(-w, -11), (w, -12), (w - 1, 11), (-w + 2, 10)], WOOD, 2)
            c.form([(-w, -3), (w, -4), (w, -1), (-w, 0)], IRON, 1)
    gravel(c, d, 0, 0, 38, 16, WOOD)
    sparks(c, d, 0, 6, 40, 34, "#ffd070")


def second_strike(c: Sheet, d: Dice) -> None:
    """Two cuts, one after the other."""
    c.sky("#16060a", "#54161a", "#8c2c22", "#14060a")
    speed(c, d, 12, "#ff9a70", 0.1, 0.3)
    with c.shining(3.4) as g:
        g.flat(crescent(-4, 14, 36, 9, -150, -18), "#c2281a", 0.8)
        g.flat(crescent(-4, 14, 36.5, 4, -128, -14), "#ffb08a")
        g.flat(crescent(2, -12, 34, 11, 160, 18), "#ff5a2a", 0.9)
        g.flat(crescent(2, -12, 34.5, 5, 140, 12), "#fff0c8")
    layer = c.layer()
    sword(layer, -13, -7, 62, 0.92, metal("#6c4a4c"), metal("#7a5a3c"))
    c.stamp(layer, 0, alpha=0.5)
    sword(c, 12, -2, 116, 1.16)
    burst(c, 26, -2, 12, "#ffd8a0", 8)
    sparks(c, d, 26, -2, 22, 22, "#ffd080")


def molten(c: Sheet, d: Dice) -> None:
    """A sword and an axe glow on the anvil; the metal drips."""
    c.sky("#120608", "#44140f", "#8c3318", "#180809")
    c.light(0, 4, 34, "#ff8a34", 0.8)
    c.form(
        smooth(
            [
                (-30, 10),
                (-30, 10),
                (-18, 8),
                (22, 8),
                (22, 8),
                (22, 14),
                (22, 14),
                (9, 17),
                (7, 24),
                (14, 29),
                (14, 32),
                (14, 32),
                (-14, 32),
                (-14, 32),
                (-14, 29),
                (-7, 24),
                (-9, 17),
                (-20, 15),
            ]
        ),
        metal("#5c5a66"),
        4,
    )
    with c.shining(3.6) as g:
        axe(g, 5, 14, 38, 1.12, LAVA)
        sword(g, -6, 13, -36, 1.16, LAVA, metal("#8a5a2c"))
    with c.shining(2) as g:
        for x, y, n in ((14, -4, 8), (22, -11, 5), (-20, -12, 6), (-14, -2, 9), (4, 9, 6)):
            g.flat(
                smooth([(x - 0.9, y), (x + 0.9, y), (x + 1.3, y + n), (x, y + n + 1.6), (x - 1.3, y + n)]), "#ffc050"
            )
    sparks(c, d, 0, 8, 34, 30, "#ffd070", -170, -10)


def impulse(c: Sheet, d: Dice) -> None:
    """Cards whirl about a crackling spark."""
    c.sky("#1a0614", "#5c1428", "#b83a24", "#1c0812")
    rays(c, d, 0, 0, "#ff8a40", 22, 0.45)
    for k in range(9):
        a, far = k * 0.7 + 0.3, 9 + k * 3
        card_shape(
            c,
            far * 1.12 * math.cos(a),
            far * 0.8 * math.sin(a),
            0.56 + k * 0.085,
            math.degrees(a) + 60 + k * 8,
            ramp("#2c0608", "#a8281c", "#e8683c", "#ffd0a0"),
            "#ffe0a0",
        )
    for a in (20, 140, 255):
        r = math.radians(a)
        bolt(c, d, (3 * math.cos(r), 3 * math.sin(r)), (30 * math.cos(r), 26 * math.sin(r)), "#ffb860", 1.3, 2)
    burst(c, 0, 0, 12, "#fff0c0", 10)


def burn_away(c: Sheet, d: Dice) -> None:
    """A written charm burns from its corner."""
    c.sky("#140809", "#3c1712", "#7a3018", "#140809")
    c.light(10, 2, 34, "#ff8a34", 0.6)
    with c.at(-5, 1, -8, 1.18):
        page = smooth(
            [
                (-19, -22),
                (-19, -22),
                (12, -22),
                (12, -22),
                (9, -15),
                (14, -9),
                (8, -3),
                (11, 4),
                (3, 8),
                (5, 15),
                (-3, 17),
                (-4, 23),
                (-4, 23),
                (-19, 22),
                (-19, 22),
            ]
        )
        c.form(page, matte("#e9d8ae"), 4)
        for k in range(8):
            c.line(
                [(-15, -16 + k * 4.6), (min(7.0, 8 - abs(k - 3) * 0.4 - max(0, k - 3) * 3.6), -16 + k * 4.6)],
                "#7a5c38",
                0.7,
            )
        edge = page[len(page) // 8 * 1 + 4 : -6]
        c.line(edge, "#241008", 2.2)
        with c.shining(2) as g:
            g.line([(x + 0.8, y) for x, y in edge], "#ff7a24", 1.1)
    for x, y, w, h in ((11, -8, 12, 26), (9, 6, 12, 24), (2, 18, 12, 20), (-4, 26, 9, 14), (14, -19, 7, 14)):
        fire(c, d, x, y, w, h, 4)
    motes(c, d, 16, -8, 26, 34, "#ffb050", 0.8)
    gravel(c, d, 22, -12, 16, 9, COAL)


def last_blaze(c: Sheet, d: Dice) -> None:
    """One figure, arms wide, goes up in a wheel of fire."""
    c.sky("#1a0408", "#7a1c12", "#f28a34", "#2c0a0a")
    rays(c, d, 0, 0, "#ffd070", 28, 0.6)
    with c.shining(5) as g:
        for ring, (r, colour) in enumerate(((31, "#b8240e"), (25, "#f2641c"), (19, "#ffb43c"), (13, "#fff0b0"))):
            pts = []
            for k in range(22):
                a = 2 * math.pi * k / 22 + ring * 0.1
                q = r * (1.16 if k % 2 else 0.8) * d.between(0.9, 1.1)
                pts.append((q * 1.15 * math.cos(a), q * math.sin(a) - 1))
            g.flat(smooth(pts, True, 3), colour)
    layer = c.layer()
    with layer.at(0, 22, 0, 1.02):
        person(
            layer,
            ramp("#0a0306", "#1e070a", "#3c0e0c", "#c2501c"),
            hands=((-15, -41), (15, -41)),
            feet=((-7, 0), (7, 0)),
            head=(0, -39),
            robe=ramp("#0a0306", "#1e070a", "#4a120c", "#e0702c"),
        )
    c.stamp(layer, 0)
    gravel(c, d, 0, 0, 40, 16, COAL)
    sparks(c, d, 0, 0, 44, 40, "#ffe09a")


RECIPES: dict[str, Callable[[Sheet, Dice], None]] = {
    "r01": bolt_of_fire,
    "r02": flame_wave,
    "r03": pack,
    "r04": charge,
    "r05": mantle,
    "r06": trap,
    "r07": backdraft,
    "r08": second_strike,
    "r09": molten,
    "r10": impulse,
    "r11": burn_away,
    "r12": last_blaze,
}
