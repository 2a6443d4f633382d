"""The vocabulary of things: weapons, banners, books, trees, bones. Each is drawn around its own origin.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math

from game.ui.art.paint import (
    Dice,
    Paint,
    Points,
    Ramp,
    Sheet,
    blend,
    bow,
    matte,
    metal,
    oval,
    ramp,
    ribbon,
    smooth,
    spikes,
    tone_of,
)

STEEL = metal("#b9c4d2")
GOLD = metal("#dfae4c")
WOOD = matte("#6d4526")
LEATHER = matte("#7a4a2c")
BONE = matte("#e6dcc2")
VELLUM = matte("#ecdcb4")
STONE = matte("#7c7688")


def sword(c: Sheet, x: float, y: float, rot: float = 0, s: float = 1, blade: Ramp = STEEL, hilt: Ramp = GOLD) -> None:
    """A straight sword, point up, 46 long, the guard at the origin."""
    with c.at(x, y, rot, s):
        c.form([(-2.3, 0), (-2, -27), (0, -33), (2, -27), (2.3, 0)], blade, 2, depth=0.8)
        c.line([(0, -2), (0, -25)], "#7c8796", 0.5)
        c.form(smooth([(-8, -1.4), (0, -1), (8, -1.4), (9, 1), (0, 1.8), (-9, 1)]), hilt, 1.5)
        c.form([(-1.2, 1.5), (1.2, 1.5), (1.1, 9), (-1.1, 9)], LEATHER, 1)
        c.form(oval(0, 10.5, 2.1), hilt, 1.5)


def spear(c: Sheet, x: float, y: float, rot: float = 0, s: float = 1, length: float = 44, tip: Ramp = STEEL) -> None:
    """A spear, its butt at the origin, point up."""
    with c.at(x, y, rot, s):
        c.form([(-0.8, 0), (-0.7, -length), (0.7, -length), (0.8, 0)], WOOD, 1)
        c.form(
            [(0, -length - 9), (2.4, -length - 3), (0.8, -length + 1), (-0.8, -length + 1), (-2.4, -length - 3)],
            tip,
            1.5,
            depth=0.8,
        )


def axe(c: Sheet, x: float, y: float, rot: float = 0, s: float = 1, blade: Ramp = STEEL) -> None:
    """A bearded axe, head up, its grip at the origin."""
    with c.at(x, y, rot, s):
        c.form([(-1.1, 8), (-1, -28), (1, -28), (1.1, 8)], WOOD, 1)
        c.form(
            smooth(
                [
                    (1, -26),
                    (1, -26),
                    (8, -30),
                    (15, -31),
                    (15, -31),
                    (17, -22),
                    (14, -12),
                    (14, -12),
                    (8, -17),
                    (1, -18),
                    (1, -18),
                ]
            ),
            blade,
            2.4,
            depth=0.8,
        )
        c.form([(-1, -25), (-6, -24), (-6, -20), (-1, -19)], blade, 1.5)


def hammer(c: Sheet, x: float, y: float, rot: float = 0, s: float = 1) -> None:
    """A war hammer, head up, its grip at the origin."""
    with c.at(x, y, rot, s):
        c.form([(-1.3, 12), (-1.2, -16), (1.2, -16), (1.3, 12)], LEATHER, 1)
        c.form(
            [(-12, -27), (-10, -29), (10, -29), (12, -27), (12, -17), (10, -15), (-10, -15), (-12, -17)],
            metal("#d9c27e"),
            3,
        )
        for side in (-1, 1):
            c.form([(side * 9, -30), (side * 14, -29), (side * 14, -15), (side * 9, -14)], GOLD, 2)
        c.form(spikes(0, -22, 4.6, 1.9, 8), GOLD, 1.4)


def kite(c: Sheet, x: float, y: float, s: float, field: Ramp, rim: Ramp = GOLD, rot: float = 0) -> None:
    """A heater shield, 30 high, around its middle."""
    outline = [
        (-13, -15),
        (-13, -15),
        (0, -17.5),
        (13, -15),
        (13, -15),
        (12.5, 0),
        (7, 11),
        (0, 17.5),
        (0, 17.5),
        (-7, 11),
        (-12.5, 0),
    ]
    with c.at(x, y, rot, s):
        c.form(smooth(outline), rim, 3, width=1.1)
        c.form(smooth([(px * 0.84, py * 0.85) for px, py in outline]), field, 4, edge="#20140c", width=0.5)


def disc_shield(c: Sheet, x: float, y: float, r: float, field: Ramp, rim: Ramp = GOLD) -> None:
    """A round shield with a boss."""
    c.form(oval(x, y, r, n=48), rim, 3, width=1.1)
    c.form(oval(x, y, r * 0.84, n=48), field, r * 0.5, edge="#20140c", width=0.5)
    for k in range(12):
        a = math.pi * k / 6
        c.form(oval(x + r * 0.92 * math.cos(a), y + r * 0.92 * math.sin(a), r * 0.045, n=10), GOLD, 1, width=0.3)


def pennant(c: Sheet, x: float, y: float, s: float, cloth: Ramp, pole: float = 44, flip: bool = False) -> None:
    """A flag with a swallow tail on its pole; the foot of the pole at (x, y)."""
    with c.at(x, y, 0, s, flip):
        c.form([(-0.8, 0), (-0.7, -pole), (0.7, -pole), (0.8, 0)], WOOD, 1)
        c.form(
            smooth(
                [
                    (0.7, -pole),
                    (0.7, -pole),
                    (8, -pole - 1.6),
                    (15, -pole + 1),
                    (24, -pole - 1),
                    (24, -pole - 1),
                    (19, -pole + 6),
                    (25, -pole + 13),
                    (25, -pole + 13),
                    (15, -pole + 14),
                    (8, -pole + 11.6),
                    (0.7, -pole + 13),
                    (0.7, -pole + 13),
                ]
            ),
            cloth,
            3,
            lift=0.1,
        )
        c.form(oval(0, -pole - 1.5, 1.7), GOLD, 1)


def gonfalon(c: Sheet, x: float, y: float, s: float, cloth: Ramp) -> None:
    """A hanging war banner from a crossbar, 40 high; its top middle at (x, y)."""
    with c.at(x, y, 0, s):
        c.form([(-15, -1.2), (15, -1.2), (15, 1), (-15, 1)], GOLD, 1)
        c.form([(-12, 1), (12, 1), (12.6, 30), (6, 36), (0, 30), (-6, 36), (-12.6, 30)], cloth, 4, lift=0.22)
        for px in (-15.5, 15.5):
            c.form(oval(px, 0, 2), GOLD, 1)


def helm(c: Sheet, x: float, y: float, s: float, m: Ramp, plume: Ramp | None = None) -> None:
    """A closed helm from the front, 26 high."""
    with c.at(x, y, 0, s):
        if plume is not None:
            c.form(smooth([(0, -12), (6, -20), (14, -17), (16, -6), (16, -6), (9, -11), (2, -10)]), plume, 3)
        c.form(
            smooth([(-9, 12), (-9, 12), (-10, -2), (-6, -11), (0, -13), (6, -11), (10, -2), (9, 12), (9, 12), (0, 16)]),
            m,
            5,
        )
        c.flat([(-8.5, -1.6), (0, 0), (8.5, -1.6), (8.5, 0.8), (0, 2.6), (-8.5, 0.8)], INKY)
        c.form([(-1.4, -12.5), (1.4, -12.5), (1.2, 14), (-1.2, 14)], m, 1.4, width=0.4)


INKY = "#0d0a14"


def horn(c: Sheet, x: float, y: float, s: float, rot: float = 0) -> None:
    """A war horn, mouthpiece left, bell up right."""
    with c.at(x, y, rot, s):
        c.form(ribbon([(-24, 6), (-14, 10), (0, 8), (12, -2), (18, -14)], (2.2, 4.5, 8, 12, 17)), matte("#c9a36a"), 4)
        c.form(oval(18.5, -15, 8.6, 3.4, -62), GOLD, 2)
        c.flat(oval(19.1, -15.6, 6.6, 2.2, -62), "#2a160a")
        for px, py, rot_, r in ((-10, 9.6, 80, 3.4), (5, 4.6, 50, 5.4)):
            c.form(oval(px, py, r, 1.3, rot_), GOLD, 1)
        c.form(oval(-24.5, 5.6, 1.8), GOLD, 1)


def book(c: Sheet, x: float, y: float, s: float, cover: Ramp, pages: Ramp = VELLUM) -> None:
    """An open book seen from above its lower edge, 44 wide. Long because it is drawn stroke by stroke."""
    with c.at(x, y, 0, s):
        c.form(
            smooth(
                [
                    (0, 9),
                    (0, 9),
                    (-11, 6),
                    (-23, 8),
                    (-23, 8),
                    (-22, -8),
                    (-22, -8),
                    (-10, -10),
                    (0, -7),
                    (0, -7),
                    (10, -10),
                    (22, -8),
                    (22, -8),
                    (23, 8),
                    (23, 8),
                    (11, 6),
                ]
            ),
            cover,
            2,
        )
        for side in (-1, 1):
            c.form(
                smooth(
                    [
                        (0, 6),
                        (0, 6),
                        (side * 10, 2.6),
                        (side * 21, 5),
                        (side * 21, 5),
                        (side * 20, -10),
                        (side * 20, -10),
                        (side * 10, -12),
                        (0, -9),
                        (0, -9),
                    ]
                ),
                pages,
                3,
                lift=0.1,
                width=0.5,
            )
            for k in range(4):
                yy = -7.4 + k * 3
                c.line(smooth([(side * 3, yy + 1), (side * 10, yy - 1.4), (side * 17.6, yy)], False), "#9a8258", 0.4)


def scales(c: Sheet, x: float, y: float, s: float, tip: float = 0) -> None:
    """Balance scales hanging from (x, y); `tip` in degrees lets the left pan sink."""
    with c.at(x, y, 0, s):
        t = math.radians(tip)
        for side in (-1, 1):
            px, py = side * 20 * math.cos(t), -side * 20 * math.sin(t)
            for dx in (-6, 6):
                c.line([(px, py), (px + dx, py + 14)], "#d9b25a", 0.5)
            c.form(
                smooth(
                    [
                        (px - 8, py + 14),
                        (px - 8, py + 14),
                        (px + 8, py + 14),
                        (px + 8, py + 14),
                        (px + 5, py + 18),
                        (px - 5, py + 18),
                    ]
                ),
                GOLD,
                2,
            )
        with c.at(0, 0, -tip):
            c.form(
                smooth([(-21, -1), (-10, -2), (0, -3.4), (10, -2), (21, -1), (21, 1), (0, 1.6), (-21, 1)]), GOLD, 1.6
            )
        c.form(oval(0, 0, 2.8), GOLD, 1.6)


def chain(c: Sheet, points: Points, links: int, size: float = 2.6, m: Ramp = STEEL) -> None:
    """Links along a curve."""
    path = smooth(points, False, 12)
    for k in range(links):
        i = round(k * (len(path) - 2) / max(1, links - 1))
        (x0, y0), (x1, y1) = path[i], path[i + 1]
        rot = math.degrees(math.atan2(y1 - y0, x1 - x0))
        wide = size if k % 2 == 0 else size * 0.45
        ring = oval(x0, y0, size * 1.25, wide * 0.8, rot, 20)
        c.line(ring, "#07070c", size * 0.62, True)
        c.line(ring, tone_of(m, 150), size * 0.36, True)
        c.line(bow_part(ring), tone_of(m, 235), size * 0.2)


def bow_part(ring: Points) -> Points:
    """The lit quarter of a ring."""
    return [ring[i] for i in range(len(ring) * 5 // 9, len(ring) * 8 // 9)]


def skull(c: Sheet, x: float, y: float, s: float, m: Ramp = BONE, eyes: Paint | None = None, rot: float = 0) -> None:
    """A skull from the front, 30 high."""
    with c.at(x, y, rot, s):
        c.form(smooth([(-6, 7), (6, 7), (5, 14), (0, 15.6), (-5, 14)]), m, 2.5)
        c.form(smooth([(-12, -4), (-10, -13), (0, -17), (10, -13), (12, -4), (9, 3), (7, 8), (-7, 8), (-9, 3)]), m, 6)
        for side in (-1, 1):
            c.flat(smooth([(side * 2, -2), (side * 8, -5), (side * 9, 1), (side * 4, 3.4)]), INKY)
            if eyes is not None:
                with c.shining(1.6) as g:
                    g.flat(oval(side * 5.4, -0.6, 1.5), eyes)
        c.flat([(0, 2), (1.9, 6), (-1.9, 6)], INKY)
        for px in (-3.6, -1.2, 1.2, 3.6):
            c.line([(px, 8.2), (px, 11.6)], INKY, 0.7)


def tombstone(c: Sheet, x: float, y: float, s: float, rot: float = 0, m: Ramp = STONE) -> None:
    """A grave stone with its foot at (x, y)."""
    with c.at(x, y, rot, s):
        c.form(smooth([(-7, 1), (-7, 1), (-7, -12), (-5, -17), (0, -19), (5, -17), (7, -12), (7, 1), (7, 1)]), m, 3)
        c.line([(0, -14), (0, -6)], "#1c1826", 1)
        c.line([(-3, -11.4), (3, -11.4)], "#1c1826", 1)


def hand(
    c: Sheet,
    x: float,
    y: float,
    s: float,
    m: Ramp,
    rot: float = 0,
    spread: float = 1,
    claw: bool = False,
    flip: bool = False,
    bend: float = 0,
) -> None:
    """An open hand from its back, fingers up, wrist at the origin, 30 high; `bend` curls the fingers sideways.

    Long because it is drawn stroke by stroke.
    """
    with c.at(x, y, rot, s, flip):
        fingers = ((-4.5, -9.4, -17, 12), (-1.5, -11, -5, 14.6), (1.7, -11, 6, 13.8), (4.6, -9, 18, 11))
        parts: list[tuple[Points, Ramp, float]] = [
            (
                smooth(
                    [
                        (-4.2, 14),
                        (-4.2, 14),
                        (-3.6, 3),
                        (-5.6, -4),
                        (-5.6, -10),
                        (0, -12),
                        (5.6, -10),
                        (6, -4),
                        (3.8, 3),
                        (4.4, 14),
                        (4.4, 14),
                    ]
                ),
                m,
                4,
            )
        ]
        for fx, fy, a, length in fingers:
            parts.append((_finger(fx, fy, a * spread, length, claw, bend), m, 1.6))
        parts.append((_finger(4.6, -2, 50 * spread, 12.5, claw, -bend), m, 1.8))
        c.body(parts)
        for fx, fy, a, _ in fingers:
            r = math.radians(a * spread - 90)
            c.line(
                [(fx + 1.9, fy), (fx + 1.9 + 3 * math.cos(r), fy + 3 * math.sin(r))],
                blend(tone_of(m, 12), INKY, 0.5),
                0.4,
            )


def _finger(x: float, y: float, angle: float, length: float, claw: bool, bend: float) -> list[tuple[float, float]]:
    a = math.radians(angle - 90)
    b = a + math.radians(bend)
    k = (x + length * 0.5 * math.cos(a), y + length * 0.5 * math.sin(a))
    t = (k[0] + length * 0.45 * math.cos(b), k[1] + length * 0.45 * math.sin(b))
    long = 5.5 if claw else 1.5
    e = (t[0] + long * math.cos(b), t[1] + long * math.sin(b))
    return ribbon(
        [(x - 3 * math.cos(a), y - 3 * math.sin(a)), k, t, e], (3.6, 3.7, 2.6, 0.2) if claw else (3.7, 3.7, 3.2, 1.4)
    )


def fist(c: Sheet, x: float, y: float, s: float, m: Ramp) -> None:
    """A raised fist with its forearm, knuckles up, 44 high; the wrist at the origin."""
    with c.at(x, y, 0, s):
        c.form(smooth([(-6, 26), (-6, 26), (-6.6, 10), (-5, 0), (5, 0), (7, 10), (6, 26), (6, 26)]), m, 5)
        c.form(smooth([(-8, -2), (-9, -10), (-7, -15), (7, -15), (9, -10), (8, -2), (0, 1)]), m, 4)
        for k in range(4):
            c.form(
                smooth(
                    [
                        (-8.4 + k * 4.1, -15),
                        (-6.4 + k * 4.1, -17.6),
                        (-4.4 + k * 4.1, -15),
                        (-4.5 + k * 4.1, -8),
                        (-8.3 + k * 4.1, -8),
                    ]
                ),
                m,
                1.8,
                width=0.6,
            )
        c.form(ribbon([(-8, -4), (-2, -6.4), (4, -7)], (4.4, 4.4, 3.4)), m, 1.8, width=0.6)


def eye(
    c: Sheet,
    x: float,
    y: float,
    s: float,
    iris: Paint,
    slit: bool = False,
    white: Paint = "#f2ecdc",
    lid: Paint = "#1a1020",
) -> None:
    """An open eye, 40 wide."""
    with c.at(x, y, 0, s):
        almond = smooth(
            [(-20, 0), (-20, 0), (-10, -8.6), (0, -11), (10, -8.6), (20, 0), (20, 0), (10, 7.6), (0, 9.6), (-10, 7.6)]
        )
        c.form(almond, ramp(blend(white, "#301838", 0.6), blend(white, white, 0), "#ffffff"), 4, edge=lid, width=2)
        c.form(
            oval(0, -0.6, 8.6, n=40),
            ramp(blend(iris, "#000000", 0.6), blend(iris, iris, 0), blend(iris, "#ffffff", 0.5)),
            3,
            edge=blend(iris, "#000000", 0.7),
            width=0.8,
        )
        for k in range(18):
            a = math.pi * k / 9
            c.line(
                [(3.6 * math.cos(a), -0.6 + 3.6 * math.sin(a)), (7.6 * math.cos(a), -0.6 + 7.6 * math.sin(a))],
                blend(iris, "#ffffff", 0.3 if k % 2 else 0.1),
                0.4,
            )
        c.flat(oval(0, -0.6, 1.5 if slit else 3.8, 7 if slit else 3.8), "#050308")
        c.flat(oval(-3, -4, 1.8, 1.4, -30), "#ffffff")
        c.line(smooth([(-20, 0), (-10, -8.6), (0, -11), (10, -8.6), (20, 0)], False), lid, 1.6)


def bare_tree(c: Sheet, d: Dice, x: float, y: float, s: float, colour: Paint) -> None:
    """A leafless tree with its foot at (x, y), 40 high."""
    with c.at(x, y, 0, s):
        _branch(c, d, 0, 0, -90, 15, 5, colour, 4)


def _branch(
    c: Sheet, d: Dice, x: float, y: float, angle: float, length: float, width: float, colour: Paint, depth: int
) -> None:
    a = math.radians(angle)
    e = (x + length * math.cos(a), y + length * math.sin(a))
    m = ((x + e[0]) / 2 + d.between(-1, 1), (y + e[1]) / 2)
    c.flat(ribbon([(x, y), m, e], (width, width * 0.8, width * 0.55)), colour)
    if depth:
        for side in (-1, 1):
            _branch(
                c,
                d,
                e[0],
                e[1],
                angle + side * d.between(18, 42),
                length * d.between(0.62, 0.8),
                width * 0.55,
                colour,
                depth - 1,
            )


def leaf(c: Sheet, x: float, y: float, s: float, rot: float, m: Ramp) -> None:
    """A pointed leaf, 12 long, from its stalk at the origin upwards."""
    with c.at(x, y, rot, s):
        c.form(
            smooth([(0, 0), (0, 0), (-3.4, -4), (-2.6, -9), (0, -13), (0, -13), (2.6, -9), (3.4, -4)]),
            m,
            1.6,
            width=0.5,
        )
        c.line([(0, 0), (0, -11)], tone_of(m, 70), 0.35)


def vine(
    c: Sheet, points: Points, width: float, m: Ramp, leaves: Ramp | None = None, thorns: bool = False, every: int = 4
) -> None:
    """A creeper along a curve, with leaves or thorns on both sides."""
    n = max(3, len(points))
    path = smooth(points, False, 8)
    for i in range(2, len(path) - 2, every):
        (x0, y0), (x1, y1) = path[i - 1], path[i + 1]
        a = math.degrees(math.atan2(y1 - y0, x1 - x0))
        side = 1 if (i // every) % 2 else -1
        if thorns:
            r = math.radians(a + side * 68)
            b = (math.cos(math.radians(a)) * width * 0.5, math.sin(math.radians(a)) * width * 0.5)
            x, y = path[i]
            c.form(
                [
                    (x - b[0], y - b[1]),
                    (x + width * 1.5 * math.cos(r), y + width * 1.5 * math.sin(r)),
                    (x + b[0], y + b[1]),
                ],
                m,
                1,
                width=0.5,
            )
        if leaves is not None:
            leaf(c, path[i][0], path[i][1], width * 0.22 + 0.2, a + 90 + side * 62, leaves)
    c.form(ribbon(points, [width * 0.5, *([width] * (n - 2)), width * 0.25]), m, 1.6, width=0.7)


def wing(c: Sheet, x: float, y: float, s: float, m: Ramp, flip: bool = False, feathers: int = 7) -> None:
    """A spread wing from its joint at the origin up to the right, 36 long."""
    with c.at(x, y, 0, s, flip):
        for k in range(feathers):
            t = k / (feathers - 1)
            a = math.radians(-68 + 84 * t)
            length = 38 - 20 * t
            q = (length * math.cos(a), length * math.sin(a))
            c.form(
                ribbon([(3 * t, 4 * t), (q[0] * 0.55, q[1] * 0.55 - 3), q], (3, 6.4 - 1.5 * t, 0.8)), m, 2, width=0.6
            )
        c.form(ribbon([(-1, 4), (5, -8), (12, -22)], (6, 7, 1.5)), m, 3, width=0.6)


def goblet(c: Sheet, x: float, y: float, s: float, m: Ramp = GOLD, wine: Paint = "#c2183c") -> None:
    """A chalice with its foot at (x, y), 26 high."""
    with c.at(x, y, 0, s):
        c.form(smooth([(-7, 0), (-7, 0), (7, 0), (7, 0), (2, -3), (1.4, -9), (-1.4, -9), (-2, -3)]), m, 2)
        c.form(smooth([(-9, -25), (-9, -25), (9, -25), (9, -25), (8, -15), (2, -9), (-2, -9), (-8, -15)]), m, 4)
        c.flat(oval(0, -25, 8.4, 2.2), wine)
        c.line(oval(0, -25, 8.8, 2.4), tone_of(m, 230), 0.7, True)


def heart(c: Sheet, x: float, y: float, s: float, m: Ramp) -> None:
    """A heart, 20 wide."""
    with c.at(x, y, 0, s):
        c.form(
            smooth(
                [
                    (0, -5),
                    (0, -5),
                    (-4.6, -10),
                    (-10, -7),
                    (-10, 0),
                    (-5, 6),
                    (0, 11),
                    (0, 11),
                    (5, 6),
                    (10, 0),
                    (10, -7),
                    (4.6, -10),
                ]
            ),
            m,
            4,
        )


def gravel(c: Sheet, d: Dice, x: float, y: float, r: float, n: int, m: Ramp) -> None:
    """Flying clods or shards."""
    for _ in range(n):
        a, q, k = d.between(0, 6.283), r * d.between(0.3, 1), d.between(0.8, 2.4)
        c.form(
            [
                (x + q * math.cos(a) + k * math.cos(b), y + q * math.sin(a) + k * math.sin(b))
                for b in (0.3, 1.9, 3.1, 4.9)
            ],
            m,
            1,
            width=0.5,
        )


def card_shape(c: Sheet, x: float, y: float, s: float, rot: float, back: Ramp, face: Paint) -> None:
    """A playing card, 16 high."""
    with c.at(x, y, rot, s):
        c.form([(-5.6, -8), (5.6, -8), (5.6, 8), (-5.6, 8)], back, 2)
        c.line([(-4, -6.4), (4, -6.4), (4, 6.4), (-4, 6.4)], face, 0.5, True)
        c.flat(spikes(0, 0, 3, 1.2, 4), face)


def jaws(c: Sheet, x: float, y: float, s: float, m: Ramp) -> None:
    """An open bear trap, 48 wide."""
    with c.at(x, y, 0, s):
        back = bow(0, 0, 23, 180, 360, 18, 13)
        front = bow(0, 0, 23, 0, 180, 18, 13)
        for arc_, sign in ((back, -1), (front, 1)):
            c.line(arc_, INKY, 4.4)
            c.line(arc_, tone_of(m, 140), 3)
            for i in range(2, 17, 2):
                px, py = arc_[i]
                c.form(
                    [(px - 2, py), (px - px * 0.12, py - 9 if sign > 0 else py - 7), (px + 2, py)],
                    m,
                    1.4,
                    depth=0.8,
                    width=0.6,
                )
        for side in (-1, 1):
            c.form(oval(side * 23, 0, 3, 2.4), m, 1.5)
        c.form(oval(0, 1, 8, 4), m, 2)
