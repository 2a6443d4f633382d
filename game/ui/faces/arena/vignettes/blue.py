"""The twelve blue pictures: water, mind, mirror."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.paint import Dice, Sheet, blend, bow, matte, metal, oval, ramp, ribbon, smooth
from game.ui.faces.kit.beings import figure_mist, person, profile
from game.ui.faces.kit.glows import (
    bolt,
    burst,
    mist,
    moon,
    motes,
    rays,
    ripples,
    runes,
    snowflake,
    sparks,
    stars,
    swirl,
    wave,
)
from game.ui.faces.kit.things import STEEL, VELLUM, book, chain, eye, gravel, hand, spear, sword

AZURE = ramp("#06122e", "#1c4a94", "#4f9de0", "#d8f4ff")
ICE = ramp("#123a66", "#5aa6dc", "#bfe8fb", "#ffffff")


def unsummon(c: Sheet, d: Dice) -> None:
    """A warrior comes apart into drops that are drawn up into a whirl."""
    c.sky("#081434", "#1c4a86", "#0c1c40")
    swirl(c, 10, -20, 30, 5, "#7cc8ff", 2.4, 3.2, 0.5)
    c.light(10, -20, 16, "#e6f8ff", 0.8)
    layer = c.layer()
    with layer.at(-9, 29, 4, 1.06):
        spear(layer, 9, 0, 8, 0.9, 36)
        person(layer, AZURE, hands=((-10, -15), (9, -22)), helmet=True)
    layer.rim("#bfeaff", (-1, 0.6), 0.9)
    c.stamp(layer, 0.3)
    with c.shining(1.4) as g:
        for _ in range(60):
            t = d.unit()
            x, y = -9 + t * 20 + d.between(-7, 7) * (1 - t * 0.6), -2 - t * 18 + d.between(-9, 9) * (1 - t)
            q = d.between(0.5, 1.9) * (1.2 - t)
            g.flat(
                [(x - q, y - q), (x + q, y - q), (x + q, y + q), (x - q, y + q)], blend("#57b4f2", "#ffffff", d.unit())
            )


def undertow(c: Sheet, d: Dice) -> None:
    """A wave rears up behind a circle of runes."""
    c.sky("#0a1a3e", "#2c6aa4", "#9adcf2", "#0c2c4c")
    moon(c, -24, -19, 5, "#d8ecff")
    wave(c, -2, 8, 1.45, "#0d3c74", "#3fa0d8")
    c.form(
        [
            (-c.wide - 2, 26),
            *smooth([(-c.wide, 25), (-20, 23), (0, 26), (20, 23), (c.wide, 25)], False),
            (c.wide + 2, c.high + 2),
            (-c.wide - 2, c.high + 2),
        ],
        ramp("#041428", "#0e3c6c", "#3f94c8"),
        3,
        edge=None,
    )
    runes(c, d, 10, 4, 16, "#bff6ff", 1, 7)


def riptide(c: Sheet, d: Dice) -> None:
    """A whirlpool with a barbed hook on its chain."""
    c.sky("#0a2444", "#12527c", "#0a2a4c")
    for k in range(9):
        t = k / 9
        c.flat(oval(0, 4 + 6 * t, 48 * (1 - t) + 3, 25 * (1 - t) + 2, n=60), blend("#2f8fc4", "#020a18", t**0.7))
    for k in range(6):
        a = k * 60
        for q in (44, 33, 22):
            pts = bow(0, 4 + 6 * (1 - q / 48), q, a + q * 4, a + 50 + q * 4, 14, q * 0.52)
            c.line(pts, blend("#eafaff", "#2f8fc4", 1 - q / 48), 0.9 * q / 44 + 0.2)
    c.flat(oval(0, 10, 5, 2.6), "#01040a")
    chain(c, [(0, 9), (3, 0), (10, -12), (9, -c.high - 4)], 11, 2.7, STEEL)
    with c.at(0, 8, 14, 1.3):
        c.form(ribbon([(0, -8), (0, 4), (-4, 10), (-11, 8), (-12, 0)], (3, 3.4, 3.6, 3, 1)), STEEL, 2)
        c.form([(-12.6, -6), (-8.4, 2), (-15, 2.6)], STEEL, 1.4)


def twisted(c: Sheet, d: Dice) -> None:
    """Two faces, head to foot, like a court card: one light, one dark."""
    c.sky("#16204a", "#3a5aa0", "#16204a")
    rays(c, d, 0, 0, "#9ad0ff", 18, 0.3)
    c.form([(-26, -28), (26, -28), (26, 28), (-26, 28)], matte("#dfe6f2"), 3)
    c.line([(-23.6, -25.6), (23.6, -25.6), (23.6, 25.6), (-23.6, 25.6)], "#3c5a9a", 0.7, True)
    c.flat([(-23.2, 25.2), (-23.2, -10), (23.2, 10), (23.2, 25.2)], "#16204a")
    with c.at(-4, -10, 0, 0.68):
        profile(c, 0, 0, 1, matte("#7fb2ea"))
        c.line(oval(8, -4, 2.2, 1.4), "#112233", 1, True)
    with c.at(4, 10, 180, 0.68):
        profile(c, 0, 0, 1, ramp("#050814", "#16204a", "#33509a", "#9ad0ff"))
        with c.shining(1.5) as g:
            g.flat(oval(8, -4, 2.4, 1.4), "#9af0ff")
    c.line([(-26, -11.2), (26, 11.2)], "#3c5a9a", 0.8)


def mind_control(c: Sheet, d: Dice) -> None:
    """A hand above, strings, a soldier who hangs on them."""
    c.sky("#0a0c2c", "#2a2f78", "#5a76c0", "#141a3c")
    c.light(0, -24, 30, "#8fb4ff", 0.6)
    with c.shining(1.2) as g:
        for x, end in ((-9, (-13, -2)), (-3.6, (-1.5, -8)), (3, (1.5, -8)), (8.4, (13, -6)), (12, (4, 14))):
            g.line([(x, -19), end], "#d8eaff", 0.5)
    hand(c, 0, -32, 1.1, ramp("#10123a", "#3a4aa0", "#8aa8f0", "#eef6ff"), 180, 0.95, bend=-6)
    layer = c.layer()
    with layer.at(0, 30, 0, 0.95):
        person(
            layer, matte("#8d8398"), hands=((-13, -33), (13, -37)), feet=((-5, -1), (6, -6)), head=(2, -38), helmet=True
        )
    layer.rim("#bcd2ff", (0.9, 0.6), 0.8)
    c.stamp(layer)
    with c.shining(1.6) as g:
        g.flat([(-0.6, -6.4), (4.4, -6.4), (4.4, -5.4), (-0.6, -5.4)], "#8ff0ff")


def rebuttal(c: Sheet, d: Dice) -> None:
    """An open palm throws rings of force against a bolt, which breaks."""
    c.sky("#0c1238", "#2a3c8c", "#10183c")
    bolt(c, d, (c.wide + 4, -26), (12, -3), "#ff9a5c", 2, 2)
    for k, r in enumerate((9, 14, 20, 27)):
        with c.shining(1.6) as g:
            g.line(bow(-6, 0, r, -70, 70, 26, r * 1.15), blend("#dff6ff", "#2a5cc0", k / 4), 1.5 - k * 0.25)
    hand(c, -17, 16, 1.35, matte("#86aee6"), 12, 1.15)
    burst(c, 13, -3, 12, "#bff0ff", 8)
    gravel(c, d, 16, -3, 16, 9, ICE)


def misdirection(c: Sheet, d: Dice) -> None:
    """An arrow of light that turns aside; the ghost of the path it should have taken."""
    c.sky("#0a1638", "#26508c", "#0e1e40")
    stars(c, d, 24)
    for k in range(7):
        x = -8 + k * 6.5
        c.flat(
            [(x, 16 - k * 5), (x + 3.6, 13.2 - k * 5), (x + 4.4, 14.4 - k * 5), (x + 0.8, 17.2 - k * 5)],
            "#a8c8f0",
            0.55 - 0.05 * k,
        )
    c.flat([(38, -20), (31, -21), (36, -14)], "#a8c8f0", 0.3)
    with c.shining(3.4) as g:
        g.flat(ribbon([(-36, 28), (-18, 22), (-4, 12), (0, -2), (-8, -13), (-20, -15)], (2, 4, 5, 6, 6, 5)), "#3fb4ff")
        g.flat([(-17, -24), (-35, -13), (-15, -6)], "#3fb4ff")
        g.flat(
            ribbon([(-30, 27), (-15, 20), (-3, 10), (0, -2), (-8, -12), (-22, -14.6)], (0.6, 1.6, 2, 2.6, 2.6, 2)),
            "#eafaff",
        )
        g.flat([(-18.5, -20), (-30, -13), (-17, -9)], "#eafaff")
    runes(c, d, -2, 4, 11, "#8fd4ff", 1, 5)


def frozen(c: Sheet, d: Dice) -> None:
    """A head in profile, locked in ice."""
    c.sky("#0c2040", "#3c78b4", "#b4e2f4")
    profile(c, 1, -3, 1.08, ramp("#16243f", "#3f6594", "#8fb4d6", "#dff2ff"))
    c.form(smooth([(10, -8), (14, -9.4), (17, -7), (14, -6)]), ramp("#0c1a30", "#16304e"), 1)
    snowflake(c, -5, -12, 8.5, "#eafcff", 0.9)
    shards = (
        (-36, -31, -14, -23),
        (21, 28, -8, 36),
        (-25, -15, 14, -7),
        (-9, 2, 23, 9),
        (7, 17, 16, 23),
        (-52, -44, 8, -37),
        (34, 43, 6, 50),
    )
    for left, peak, top, right in shards:
        pts = [(left, 34.0), (left - 2, top + 20.0), (peak, float(top)), (right - 2, top + 20.0), (right, 34.0)]
        c.form(pts, ICE, 3, base=0.6, depth=0.9, edge="#4a86b8", width=0.5)
        c.line([pts[0], pts[2]], "#ffffff", 0.35)
        c.line([pts[2], ((pts[3][0] + pts[-1][0]) / 2 - 2, 34)], "#e8fbff", 0.35)
    motes(c, d, 0, -10, 40, 30, "#ffffff", 0.6)


def insight(c: Sheet, d: Dice) -> None:
    """An open book, and over it an eye that sees through deep water."""
    c.sky("#04102c", "#0f3a78", "#2f8cc0", "#0a2850")
    rays(c, d, 0, -9, "#8fe0ff", 22, 0.42)
    ripples(c, 0, -9, 40, 5, "#8fd8ff", 0.55, 0.8)
    eye(c, 0, -9, 0.98, "#2f9ae8")
    book(c, 0, 22, 1.28, matte("#243c7c"), VELLUM)
    motes(c, d, 0, 6, 22, 24, "#c8f2ff", 0.7)


def veil(c: Sheet, d: Dice) -> None:
    """Figures that fade away in the mist under the moon."""
    c.sky("#0c1a3a", "#35608c", "#9cc0d4", "#5a86a4")
    moon(c, 14, -17, 8, "#e4f2ff")
    for x, s, a in ((28, 0.62, 0.3), (-30, 0.66, 0.36), (12, 0.8, 0.5), (-14, 0.94, 0.75)):
        figure_mist(c, x, 32, s, blend("#16304e", "#8fb2c8", 1 - a), 0.35 + 0.6 * a)
        mist(c, d, 24, 4, "#c8e2ee", 0.4, 4)
    mist(c, d, 10, 6, "#d8eef6", 0.34, 9)
    mist(c, d, 28, 8, "#e4f4fa", 0.5, 4)


def phase(c: Sheet, d: Dice) -> None:
    """The same walker on two hexes at once: leaving the one, standing on the other."""
    c.sky("#0a1440", "#2c4c9c", "#0e1c44")
    for x, colour, w in ((-19, "#4a86d8", 0.6), (19, "#aef2ff", 1.1)):
        with c.shining(2) as g:
            for k, r in enumerate((17, 12.5)):
                g.line(
                    [(x + r * math.cos(a), 23 + r * 0.42 * math.sin(a)) for a in (math.pi * i / 3 for i in range(6))],
                    blend(colour, "#000000", 0.4 * k),
                    w,
                    True,
                )
    for k in range(5):
        figure_mist(c, -19 + k * 6.6, 23.5, 0.98, blend("#2f62b4", "#8fd0ff", k / 5), 0.16 + 0.06 * k)
    with c.shining(2.6, 1, crisp=False) as g:
        g.flat([(10, 23), (28, 23), (28, -c.high), (10, -c.high)], "#8fe4ff", 0.5)
    layer = c.layer()
    with layer.at(19, 23.5, 0, 1.02):
        person(layer, AZURE, robe=matte("#2c5cb4"), hands=((-10, -22), (10, -25)))
    layer.rim("#d8fbff", (1, 0.5), 1)
    c.stamp(layer, 0.3)
    with c.shining(1.8) as g:
        g.line(smooth([(-17, -16), (-8, -26), (6, -26), (15, -18)], False), "#aef2ff", 0.8)
        g.flat([(18, -14), (12, -17), (17, -21)], "#aef2ff")


def blades(c: Sheet, d: Dice) -> None:
    """One sword and its reflections, fanned."""
    c.sky("#0a1638", "#3060a8", "#0c1c44")
    rays(c, d, 0, 20, "#8fc8ff", 20, 0.35)
    glassy = ramp("#12305c", "#4a8ccc", "#a8dcff", "#ffffff")
    for k in (3, 2, 1):
        for side in (-1, 1):
            layer = c.layer()
            sword(layer, side * k * 6.4, 22 - k * 0.4, side * k * 19, 1.36 - 0.06 * k, glassy, glassy)
            c.stamp(layer, 0, alpha=0.82 - 0.17 * k)
    sword(c, 0, 21, 0, 1.46, metal("#d8e8f8"), metal("#5a9ae0"))
    sparks(c, d, 0, -20, 12, 14, "#dff6ff")


RECIPES: dict[str, Callable[[Sheet, Dice], None]] = {
    "u01": unsummon,
    "u02": undertow,
    "u03": riptide,
    "u04": twisted,
    "u05": mind_control,
    "u06": rebuttal,
    "u07": misdirection,
    "u08": frozen,
    "u09": insight,
    "u10": veil,
    "u11": phase,
    "u12": blades,
}
