"""The vocabulary of light and weather: skies, rays, fire, water, mist, magic.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math

from game.ui.art.paint import Dice, Paint, Point, Sheet, blend, bow, oval, ramp, ribbon, smooth, spikes

FIRE = ("#c22a12", "#f26a1c", "#ffb238", "#fff0a8")


def rays(
    c: Sheet, d: Dice, x: float, y: float, colour: Paint, n: int = 20, alpha: float = 0.3, reach: float = 90
) -> None:
    """Soft beams from one point, added on."""
    with c.shining(1.6, 1, crisp=False) as s:
        for k in range(n):
            a = 2 * math.pi * (k + d.between(-0.3, 0.3)) / n
            w, r = math.pi / n * d.between(0.25, 0.6), reach * d.between(0.6, 1)
            tip = [(x + r * math.cos(a + e), y + r * math.sin(a + e)) for e in (-w, w)]
            s.flat([(x, y), *tip], blend("#000000", colour, alpha * d.between(0.5, 1)))


def shafts(
    c: Sheet, d: Dice, x: float, y: float, colour: Paint, n: int = 6, alpha: float = 0.35, spread: float = 50
) -> None:
    """Slanting light that falls from a point above to the ground."""
    with c.shining(2.5, 1, crisp=False) as s:
        for k in range(n):
            at = x + spread * ((k + 0.5) / n - 0.5) * 2 + d.between(-4, 4)
            w = d.between(2, 6)
            s.flat(
                [(x - 1, y), (x + 1, y), (at + w, c.high + 2), (at - w, c.high + 2)],
                blend("#000000", colour, alpha * d.between(0.4, 1)),
            )


def stars(c: Sheet, d: Dice, n: int, colour: Paint = "#ffffff", low: float = 1.0) -> None:
    """Small stars over the upper part (`low` = 1: everywhere)."""
    for _ in range(n):
        x, y = d.between(-c.wide, c.wide), -c.high + d.unit() * 2 * c.high * low
        c.flat(oval(x, y, d.between(0.18, 0.5), n=8), colour, d.between(0.35, 1))


def moon(c: Sheet, x: float, y: float, r: float, colour: Paint = "#f3e2c0") -> None:
    """A full moon with its seas and a halo."""
    c.light(x, y, r * 2.6, colour, 0.5)
    tones = ramp(blend(colour, "#2a1a4a", 0.45), blend(colour, "#ffffff", 0.05), "#fffaf0")
    c.form(oval(x, y, r, n=48), tones, r * 0.8, 0.6, 0.1, 0.4, None)
    for dx, dy, q in ((-0.3, -0.25, 0.24), (0.3, 0.25, 0.18), (0.2, -0.4, 0.12), (-0.35, 0.4, 0.13)):
        c.flat(oval(x + dx * r, y + dy * r, q * r, q * r * 0.85, n=18), blend(colour, "#40305a", 0.35), 0.45)


def sun(c: Sheet, x: float, y: float, r: float, colour: Paint = "#ffe08a") -> None:
    """A bright disc."""
    c.light(x, y, r * 3.4, colour, 0.75)
    c.light(x, y, r * 1.7, "#fff3c8", 0.9, 1.2)
    c.flat(oval(x, y, r, n=48), "#fffbe6")


def burst(c: Sheet, x: float, y: float, r: float, colour: Paint, n: int = 8, heart: Paint = "#ffffff") -> None:
    """A flash: long and short points around a white heart."""
    with c.shining(r * 0.22) as s:
        s.flat(spikes(x, y, r, r * 0.16, n, -90 + 180 / n), blend(colour, "#ffffff", 0.15), 0.85)
        s.flat(spikes(x, y, r * 0.62, r * 0.2, n), blend(colour, "#ffffff", 0.5))
        s.flat(oval(x, y, r * 0.2), heart)


def hills(c: Sheet, d: Dice, y: float, rough: float, colour: Paint, n: int = 9, light: Paint | None = None) -> None:
    """A line of land from edge to edge, filled to the foot of the picture."""
    top = [(-c.wide - 4 + (2 * c.wide + 8) * i / n, y + d.between(-rough, rough)) for i in range(n + 1)]
    line = smooth(top, False)
    c.flat([(-c.wide - 4, c.high + 4), *line, (c.wide + 4, c.high + 4)], colour)
    if light is not None:
        c.line(line, light, 0.5)


def mist(c: Sheet, d: Dice, y: float, n: int, colour: Paint, alpha: float = 0.3, height: float = 7) -> None:
    """Drifting banks."""
    for _ in range(n):
        c.glow(
            d.between(-c.wide, c.wide),
            y + d.between(-height, height),
            d.between(12, 30),
            colour,
            alpha,
            1.3,
            ry=d.between(2.5, 6),
        )


def motes(c: Sheet, d: Dice, x: float, y: float, r: float, n: int, colour: Paint, size: float = 0.6) -> None:
    """Specks of light around a point."""
    with c.shining(1.6) as s:
        for _ in range(n):
            a, q = d.between(0, 6.283), r * d.unit() ** 0.6
            s.flat(oval(x + q * math.cos(a), y + q * math.sin(a), size * d.between(0.4, 1.2), n=8), colour)


def sparks(
    c: Sheet, d: Dice, x: float, y: float, r: float, n: int, colour: Paint, start: float = 0, end: float = 360
) -> None:
    """Short streaks that fly away from a point."""
    with c.shining(1.4) as s:
        for _ in range(n):
            a, q, k = math.radians(d.between(start, end)), r * d.between(0.35, 1), d.between(1.5, 4)
            p, e = (math.cos(a), math.sin(a)), d.between(0.25, 0.6)
            s.flat(
                [
                    (x + p[0] * q - p[1] * e, y + p[1] * q + p[0] * e),
                    (x + p[0] * (q + k), y + p[1] * (q + k)),
                    (x + p[0] * q + p[1] * e, y + p[1] * q - p[0] * e),
                ],
                colour,
            )


def tongue(x: float, y: float, w: float, h: float, sway: float = 0) -> list[Point]:
    """The outline of one flame with its foot at (x, y)."""
    return smooth(
        [
            (x - w * 0.5, y),
            (x - w * 0.55, y - h * 0.28),
            (x - w * 0.2 + sway * 0.5, y - h * 0.6),
            (x + sway, y - h),
            (x + sway, y - h),
            (x + w * 0.28 + sway * 0.4, y - h * 0.55),
            (x + w * 0.56, y - h * 0.25),
            (x + w * 0.5, y),
            (x, y + w * 0.2),
        ]
    )


def fire(
    c: Sheet, d: Dice, x: float, y: float, w: float, h: float, n: int = 7, colours: tuple[str, str, str, str] = FIRE
) -> None:
    """A fire `w` wide and `h` high with its foot at (x, y): four colours from the rim to the heart."""
    seeds = [(d.between(-0.5, 0.5), d.between(0.55, 1), d.between(-0.12, 0.12)) for _ in range(n)]
    with c.shining(3.2, 0.9) as s:
        for layer, colour in enumerate(colours):
            k = 1 - layer * 0.23
            for at, tall, sway in seeds:
                high = h * tall * (1 - 1.1 * abs(at)) * k
                s.flat(tongue(x + at * w * (1 - 0.12 * layer), y, w * 1.9 / n * k**0.5, high, sway * h * k), colour)


def bolt(c: Sheet, d: Dice, a: Point, b: Point, colour: Paint, width: float = 1.6, forks: int = 3) -> None:
    """Lightning from a to b."""
    n = 8
    nx, ny = -(b[1] - a[1]), b[0] - a[0]
    bend = [0.0, *(d.between(-0.09, 0.09) for _ in range(n - 1)), 0.0]
    pts = [
        (a[0] + (b[0] - a[0]) * i / n + nx * bend[i], a[1] + (b[1] - a[1]) * i / n + ny * bend[i]) for i in range(n + 1)
    ]
    with c.shining(3) as s:
        for i in range(forks):
            p = pts[2 + 2 * i]
            q = (
                p[0] + (b[0] - a[0]) * 0.2 + nx * d.between(-0.25, 0.25),
                p[1] + (b[1] - a[1]) * 0.2 + ny * d.between(-0.25, 0.25),
            )
            s.line([p, ((p[0] + q[0]) / 2 + d.between(-2, 2), (p[1] + q[1]) / 2), q], colour, width * 0.5)
        s.line(pts, colour, width)
        s.line(pts, "#ffffff", width * 0.45)


def runes(c: Sheet, d: Dice, x: float, y: float, r: float, colour: Paint, flatness: float = 1, points: int = 0) -> None:
    """A magic circle: two rings, a star, signs between the rings. Flatness below 1 lays it on the ground."""
    with c.shining(1.8) as s:
        s.line(oval(x, y, r, r * flatness, n=60), colour, 0.7, True)
        s.line(oval(x, y, r * 0.8, r * 0.8 * flatness, n=60), colour, 0.45, True)
        n = points or (5, 7, 8)[int(d.unit() * 3)]
        p = [
            (x + r * 0.8 * math.cos(a), y + r * 0.8 * flatness * math.sin(a))
            for a in (2 * math.pi * i / n - 1.57 for i in range(n))
        ]
        for i in range(n):
            s.line([p[i], p[(i + 2) % n]], colour, 0.45)
        for i in range(14):
            a = 2 * math.pi * i / 14
            u, v = x + r * 0.9 * math.cos(a), y + r * 0.9 * flatness * math.sin(a)
            e = r * 0.05
            s.line(
                [
                    (u + d.between(-e, e), v - e * flatness),
                    (u + d.between(-e, e), v),
                    (u + d.between(-e, e), v + e * flatness),
                ],
                colour,
                0.4,
            )


def ripples(
    c: Sheet, x: float, y: float, r: float, n: int, colour: Paint, flatness: float = 0.32, width: float = 0.6
) -> None:
    """Rings that widen and fade."""
    with c.shining(1.2) as s:
        for k in range(n):
            q = r * (k + 1) / n
            s.line(
                oval(x, y, q, q * flatness, n=48),
                blend("#000000", colour, 1 - 0.75 * k / n),
                width * (1 - 0.5 * k / n),
                True,
            )


def wave(c: Sheet, x: float, y: float, s: float, deep: Paint, lit: Paint, foam: Paint = "#f2fbff") -> None:
    """A breaking wave that curls to the right, its foot around (x, y), about 40 units wide at s = 1.

    Long because it is drawn stroke by stroke.
    """
    with c.at(x, y, 0, s):
        body = smooth(
            [
                (-40, 14),
                (-40, 14),
                (-30, 4),
                (-18, -12),
                (-2, -22),
                (12, -20),
                (19, -11),
                (18, -3),
                (12, -1),
                (12, -1),
                (14, -8),
                (8, -13),
                (0, -9),
                (-2, 0),
                (4, 9),
                (18, 13),
                (18, 14),
            ]
        )
        c.form(
            body, ramp(blend(deep, "#000010", 0.5), blend(deep, deep, 0), blend(lit, lit, 0), "#e6fbff"), 5, 0.46, 0.3
        )
        for k in range(4):
            q = k * 3.2
            c.line(
                smooth(
                    [(-32 + q * 1.6, 10), (-18 + q, -5 + q * 0.6), (-3 + q * 0.3, -16 + q * 0.9), (8, -16 + q * 0.5)],
                    False,
                ),
                blend(lit, "#ffffff", 0.25),
                0.5,
            )
        c.line(smooth([(-18, -12), (-2, -22), (12, -20), (19, -11), (18, -3), (12, -1)], False), foam, 1.5)
        for dx, dy, r in (
            (18, -2, 2.4),
            (14, 1, 2),
            (20, -8, 1.8),
            (10, 2, 1.6),
            (22, -1, 1.2),
            (17, 3, 1.3),
            (24, -7, 0.8),
            (23, 3, 0.7),
        ):
            c.flat(oval(dx, dy, r, n=14), foam, 0.92)


def swirl(
    c: Sheet,
    x: float,
    y: float,
    r: float,
    arms: int,
    colour: Paint,
    turn: float = 2.6,
    width: float = 2.4,
    flatness: float = 1,
    start: float = 0.08,
) -> None:
    """Spiral arms into one point."""
    with c.shining(2) as s:
        for k in range(arms):
            pts = []
            for i in range(13):
                t = start + (1 - start) * i / 12
                a = 2 * math.pi * k / arms + turn * t * 1.6
                pts.append((x + r * t * math.cos(a), y + r * t * flatness * math.sin(a)))
            s.flat(ribbon(pts, (0.3, width, 0.3)), colour)


def speed(c: Sheet, d: Dice, n: int, colour: Paint, slant: float = 0, alpha: float = 0.6) -> None:
    """Streaks of a rush to the right."""
    for _ in range(n):
        x, y, k = d.between(-c.wide, c.wide * 0.6), d.between(-c.high, c.high), d.between(10, 30)
        w = d.between(0.2, 0.7)
        c.flat([(x, y - slant * k), (x + k, y - w), (x + k, y + w)], colour, alpha * d.between(0.4, 1))


def smoke(c: Sheet, d: Dice, x: float, y: float, r: float, n: int, colour: Paint, alpha: float = 0.35) -> None:
    """Round clouds around a point."""
    for _ in range(n):
        a, q = d.between(0, 6.283), r * d.unit()
        c.glow(x + q * math.cos(a), y + q * 0.6 * math.sin(a), r * d.between(0.35, 0.7), colour, alpha, 1.2)


def crescent(x: float, y: float, r: float, thick: float, start: float, end: float) -> list[Point]:
    """The trail of a blade: an arc that is thick in its middle and sharp at both ends."""
    outer = bow(x, y, r, start, end, 24)
    n = len(outer) - 1
    inner = []
    for i in range(n + 1):
        a = math.radians(start + (end - start) * i / n)
        q = r - thick * math.sin(math.pi * i / n)
        inner.append((x + q * math.cos(a), y + q * math.sin(a)))
    return outer + inner[::-1]


def snowflake(c: Sheet, x: float, y: float, r: float, colour: Paint, width: float = 0.8) -> None:
    """A six-armed crystal of light."""
    with c.shining(1.6) as s:
        for k in range(6):
            a = math.pi * k / 3 - math.pi / 2
            ca, sa = math.cos(a), math.sin(a)
            s.line([(x, y), (x + r * ca, y + r * sa)], colour, width)
            for t, e in ((0.45, 0.3), (0.72, 0.22)):
                for side in (-1, 1):
                    b = a + side * 1.05
                    s.line(
                        [
                            (x + r * t * ca, y + r * t * sa),
                            (x + r * t * ca + r * e * math.cos(b), y + r * t * sa + r * e * math.sin(b)),
                        ],
                        colour,
                        width * 0.7,
                    )
