"""The vocabulary of beings: people in any pose, heads of beasts, herds, ghosts."""

from __future__ import annotations

import math

from game.ui.art.paint import (
    Dice,
    Paint,
    Point,
    Ramp,
    Sheet,
    blend,
    matte,
    metal,
    mirror,
    oval,
    ramp,
    ribbon,
    smooth,
    tone_of,
)
from game.ui.faces.vignettes.things import BONE, INKY

NIGHT = ramp("#040308", "#0c0a14", "#1a1624", "#2c2638")
PLATE = metal("#c8ccd6")


def person(
    c: Sheet,
    m: Ramp,
    *,
    hands: tuple[Point, Point] = ((-8, -19), (8, -19)),
    feet: tuple[Point, Point] = ((-4.5, 0), (4.5, 0)),
    head: Point = (0, -38),
    hips: Point = (0, -20),
    robe: Ramp | None = None,
    skin: Ramp | None = None,
    helmet: bool = False,
) -> None:
    """A person 42 units tall, the feet around the origin; hands, feet, head and hips are where they are put."""
    neck = (head[0] * 0.85, head[1] + 5.4)
    parts: list[tuple[list[Point], Ramp, float]] = []
    if robe is not None:
        parts.append(
            (
                smooth(
                    [
                        (neck[0] - 3, neck[1]),
                        (neck[0] - 7, neck[1] + 6),
                        (hips[0] - 8, hips[1]),
                        (feet[0][0] - 6, 0),
                        (feet[0][0] - 6, 0),
                        (feet[0][0], -1.6),
                        (hips[0], 0.6),
                        (feet[1][0], -1.6),
                        (feet[1][0] + 6, 0),
                        (feet[1][0] + 6, 0),
                        (hips[0] + 8, hips[1]),
                        (neck[0] + 7, neck[1] + 6),
                        (neck[0] + 3, neck[1]),
                    ]
                ),
                robe,
                4,
            )
        )
    for side, foot in zip((-1, 1), feet, strict=True):
        knee = ((hips[0] + foot[0]) / 2 + side * 1.1 + 0.8, (hips[1] + foot[1]) / 2)
        parts.append((ribbon([(hips[0] + side * 1.9, hips[1] - 1), knee, foot], (5.6, 4, 2.4)), m, 2))
        parts.append(
            (
                smooth(
                    [
                        (foot[0] - 1.6, foot[1] - 1.6),
                        (foot[0] + 2, foot[1] - 1.4),
                        (foot[0] + 4, foot[1] + 0.6),
                        (foot[0] - 1.8, foot[1] + 0.6),
                    ]
                ),
                m,
                1.2,
            )
        )
    parts += _arm(m, (neck[0] - 4.6, neck[1] + 2.6), hands[0], -1, skin)
    parts.append(
        (
            smooth(
                [
                    (neck[0] - 2, neck[1] - 1.4),
                    (neck[0] - 6.4, neck[1] + 1.4),
                    (neck[0] - 5, neck[1] + 8),
                    (hips[0] - 4.2, hips[1] + 1.5),
                    (hips[0] + 4.2, hips[1] + 1.5),
                    (neck[0] + 5, neck[1] + 8),
                    (neck[0] + 6.4, neck[1] + 1.4),
                    (neck[0] + 2, neck[1] - 1.4),
                ]
            ),
            m,
            4,
        )
    )
    parts += _arm(m, (neck[0] + 4.6, neck[1] + 2.6), hands[1], 1, skin)
    parts.append((oval(head[0], head[1], 3.1, 3.9), m if skin is None else skin, 2.4))
    if helmet:
        parts.append(
            (
                smooth(
                    [
                        (head[0] - 3.6, head[1] + 3),
                        (head[0] - 3.5, head[1] - 2),
                        (head[0], head[1] - 5.6),
                        (head[0] + 3.5, head[1] - 2),
                        (head[0] + 3.6, head[1] + 3),
                        (head[0], head[1] + 4),
                    ]
                ),
                m,
                2,
            )
        )
    c.body(parts)
    if helmet:
        c.flat(
            [
                (head[0] - 2.8, head[1] - 0.4),
                (head[0] + 2.8, head[1] - 0.4),
                (head[0] + 2.4, head[1] + 0.6),
                (head[0] - 2.4, head[1] + 0.6),
            ],
            INKY,
        )


def _arm(m: Ramp, shoulder: Point, hand: Point, side: int, skin: Ramp | None) -> list[tuple[list[Point], Ramp, float]]:
    mx, my = (shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2
    dx, dy = hand[0] - shoulder[0], hand[1] - shoulder[1]
    n = math.hypot(dx, dy) or 1
    slack = max(0.0, 15 - n) * 0.5
    elbow = (mx + side * slack * abs(dy) / n + side * 0.5, my + slack * 0.6)
    return [
        (ribbon([shoulder, elbow, hand], (4.4, 3.4, 2.4)), m, 1.8),
        (oval(hand[0], hand[1], 1.6, n=14), m if skin is None else skin, 1.2),
    ]


def crowd(
    c: Sheet,
    x: float,
    y: float,
    s: float,
    colour: Paint,
    *,
    arm: Point = (8, -19),
    weapon: str = "",
    flip: bool = False,
) -> None:
    """One of many: a flat figure, for ranks in the distance. `weapon` is "spear", "sword" or ""."""
    with c.at(x, y, 0, s, flip):
        if weapon == "spear":
            c.line([(arm[0], arm[1] + 16), (arm[0] + 3, -52)], colour, 1.2)
            c.flat([(arm[0] + 1.2, -51), (arm[0] + 3.4, -59), (arm[0] + 5, -51)], colour)
        elif weapon:
            c.flat([(arm[0] - 1.2, arm[1]), (arm[0] + 5, arm[1] - 25), (arm[0] + 1.8, arm[1] + 0.6)], colour)
        c.flat(
            smooth(
                [
                    (-6, 0),
                    (-6, 0),
                    (-7, -14),
                    (-8, -28),
                    (-5, -32),
                    (0, -33),
                    (5, -32),
                    (8, -28),
                    (7, -14),
                    (6, 0),
                    (6, 0),
                    (1.4, 0),
                    (0, -8),
                    (-1.4, 0),
                ]
            ),
            colour,
        )
        c.flat(ribbon([(5, -30), (9, (arm[1] - 30) / 2 + 2), arm], (4, 3.4, 2.6)), colour)
        c.flat(smooth([(-3.4, -33), (-3.6, -38), (0, -43.5), (3.6, -38), (3.4, -33)]), colour)


def wraith(c: Sheet, x: float, y: float, s: float, m: Ramp, eyes: Paint) -> None:
    """A hooded ghost with ragged, spreading sleeves, 60 high, its middle at the origin."""
    with c.at(x, y, 0, s):
        rags = [(12, 12), (17, 26), (21, 18), (27, 30), (30, 14), (37, 20), (36, 2), (42, 4), (33, -10), (18, -14)]
        body = [(0, -34), (9, -28), (13, -16), *((px, py) for px, py in rags[::-1]), (6, 24), (3, 34), (0, 26)]
        c.form([*smooth(body, False, 3), *smooth(mirror(body[::-1]), False, 3)], m, 5)
        c.form(smooth([(0, -33), (9, -27), (11, -14), (6, -5), (0, -2), (-6, -5), (-11, -14), (-9, -27)]), m, 4)
        c.flat(smooth([(0, -27), (6, -23), (7, -14), (0, -5), (-7, -14), (-6, -23)]), "#020104")
        with c.shining(2) as g:
            for side in (-1, 1):
                g.flat([(side * 1.2, -14.6), (side * 5, -17.6), (side * 4.4, -14)], eyes)


def wolf_head(
    c: Sheet, x: float, y: float, s: float, m: Ramp, eye: Paint, flip: bool = False, rot: float = 0, howl: bool = False
) -> None:
    """A wolf's head that looks to the left, 50 wide."""
    with c.at(x, y, rot, s, flip):
        c.form(
            smooth(
                [
                    (-25, 0),
                    (-25, 0),
                    (-14, -7),
                    (-7, -14),
                    (-6, -27),
                    (-6, -27),
                    (2, -18),
                    (6, -27),
                    (6, -27),
                    (12, -14),
                    (22, 0),
                    (22, 0),
                    (17, 1),
                    (22, 12),
                    (22, 12),
                    (15, 12),
                    (17, 24),
                    (17, 24),
                    (6, 19),
                    (0, 26),
                    (0, 26),
                    (-3, 13),
                    (-3, 13),
                    (-10, 10),
                    (-10, 10),
                ]
            ),
            m,
            5,
        )
        if howl:
            c.form(smooth([(-9, 10), (-9, 10), (-19, 14), (-22, 12), (-22, 12), (-15, 8), (-10, 4)]), m, 2)
            c.flat([(-21, 3), (-9, 4.5), (-19, 11)], "#5a0f14")
        else:
            c.form(smooth([(-25, 1), (-25, 1), (-12, 4), (-8, 8), (-8, 8), (-15, 11), (-22, 7), (-22, 7)]), m, 2)
            c.line(smooth([(-24, 2), (-16, 4.4), (-9, 3)], False), INKY, 1)
        for k in range(3):
            c.form([(-20 + k * 4, 3), (-18.6 + k * 4, 6.6), (-17.2 + k * 4, 3.4)], BONE, 0.8, width=0.3)
        c.flat(oval(-24.4, -1.2, 2, 1.6), INKY)
        with c.shining(1.4) as g:
            g.flat([(-9, -6), (-3, -9), (-4, -5)], eye)
        c.line(smooth([(-10, -8), (-5, -10.6), (0, -9)], False), INKY, 1)


def bear_head(c: Sheet, x: float, y: float, s: float, m: Ramp, eye: Paint) -> None:
    """A roaring bear from the front, 44 wide."""
    with c.at(x, y, 0, s):
        for side in (-1, 1):
            c.form(oval(side * 14, -15, 6.4), m, 3)
            c.form(oval(side * 14, -14.4, 3.2), matte("#3a2418"), 2, edge=None)
        c.form(
            [
                p
                for k in range(26)
                for p in (
                    (
                        20 * math.cos(k * 0.2417) * (1 if k % 2 else 0.93),
                        1 + 19 * math.sin(k * 0.2417) * (1 if k % 2 else 0.93),
                    ),
                )
            ],
            m,
            8,
        )
        c.form(smooth([(-9, 0), (0, -4), (9, 0), (10, 9), (0, 13), (-10, 9)]), matte("#8a6238"), 4)
        c.flat(smooth([(-7.4, 8.6), (0, 7.4), (7.4, 8.6), (6.4, 17), (0, 19), (-6.4, 17)]), "#3a0808")
        for side in (-1, 1):
            c.form([(side * 6, 8.2), (side * 4.4, 13.6), (side * 2.8, 8)], BONE, 1, width=0.3)
            c.form([(side * 4.8, 17.6), (side * 3.4, 13.4), (side * 2.2, 18)], BONE, 1, width=0.3)
            with c.shining(1.2) as g:
                g.flat(oval(side * 8, -5, 2, 1.5), eye)
            c.line([(side * 4, -7.4), (side * 12, -10)], INKY, 1.5)
        c.form(smooth([(-4.4, -1), (4.4, -1), (3, 3), (0, 4), (-3, 3)]), matte("#1c1218"), 1.5)


def hawk_head(c: Sheet, x: float, y: float, s: float, m: Ramp, iris: Paint) -> None:
    """A bird of prey that looks to the right, 50 high."""
    with c.at(x, y, 0, s):
        c.form(
            smooth(
                [
                    (-14, 30),
                    (-14, 30),
                    (-20, 10),
                    (-17, -10),
                    (-6, -22),
                    (8, -22),
                    (17, -14),
                    (19, -6),
                    (14, 2),
                    (12, 12),
                    (18, 30),
                    (18, 30),
                ]
            ),
            m,
            6,
        )
        for k in range(9):
            a, b = -16 + (k % 3) * 8, 8 + (k // 3) * 7
            c.line(smooth([(a, b - 3), (a + 3, b + 2), (a + 6, b - 3)], False), tone_of(m, 60), 0.7)
        c.form(
            smooth([(13, -13), (13, -13), (24, -12), (31, -4), (31, 6), (31, 6), (26, 1), (18, 1), (13, 0)]),
            metal("#e0a93c"),
            3,
        )
        c.line(smooth([(15, -3), (22, -4), (27, -1)], False), "#6a4310", 0.7)
        c.form(
            oval(6, -9, 5.6),
            ramp(blend(iris, "#000000", 0.5), blend(iris, iris, 0), blend(iris, "#ffffff", 0.6)),
            2,
            edge="#160c06",
            width=1.2,
        )
        c.flat(oval(6.6, -9, 2.6), "#050308")
        c.flat(oval(5, -11, 1.1), "#ffffff")
        c.form(smooth([(-6, -16), (4, -17.6), (14, -12), (14, -12), (4, -13.4)]), m, 1.5)


def raven(c: Sheet, x: float, y: float, s: float, m: Ramp = NIGHT, eye: Paint = "#ff5a3c") -> None:
    """A perched raven that looks to the right, its feet at the origin, 34 high."""
    with c.at(x, y, 0, s):
        for fx in (-2, 4):
            c.line([(fx, -8), (fx, 0), (fx + 3, 1)], INKY, 1.1)
        c.form([(-10, -14), (-27, 4), (-20, 5), (-14, 1), (-4, -8)], m, 2)
        c.form(smooth([(-14, -8), (-12, -20), (-2, -26), (6, -30), (12, -28), (12, -20), (8, -10), (0, -5)]), m, 5)
        c.form(smooth([(-16, -4), (-12, -19), (0, -21), (4, -14), (-4, -8)]), m, 3)
        c.form(smooth([(4, -28), (6, -34), (12, -36), (17, -32), (15, -26), (9, -24)]), m, 3)
        c.form([(15, -33), (26, -30), (25, -28.6), (15, -28)], m, 1.5)
        with c.shining(1.2) as g:
            g.flat(oval(12, -32, 1.1), eye)


def stag(c: Sheet, x: float, y: float, s: float, m: Ramp) -> None:
    """A stag in mid leap to the right, 54 long."""
    with c.at(x, y, 0, s):
        for pts in ([(-16, -2), (-24, 6), (-32, 8)], [(-14, 0), (-22, 12), (-28, 18)]):
            c.form(ribbon(pts, (6, 3.4, 1.4)), m, 1.6)
        for pts in ([(12, 0), (20, 4), (18, 12)], [(10, 2), (18, 10), (13, 16)]):
            c.form(ribbon(pts, (5, 3, 1.4)), m, 1.6)
        c.form(
            smooth([(-21, -5), (-16, -11), (0, -10), (10, -14), (16, -10), (13, 2), (2, 4), (-12, 4), (-19, 2)]), m, 5
        )
        c.form(ribbon([(11, -8), (17, -17), (20, -25)], (9, 7, 5)), m, 3)
        c.form(smooth([(17, -27), (22, -29), (32, -23), (31, -20), (22, -21), (18, -22)]), m, 2.4)
        c.form([(18, -27), (12, -30), (17, -24)], m, 1)
        c.form([(-20, -6), (-26, -9), (-21, -2)], m, 1)
        for pts in (
            [(20, -28), (18, -38), (8, -45)],
            [(18, -37), (22, -44)],
            [(14, -41), (12, -49)],
            [(22, -28), (25, -37), (21, -46)],
            [(25, -37), (31, -42)],
        ):
            c.form(
                ribbon(
                    [pts[0], *pts[1:]]
                    if len(pts) > 2
                    else [pts[0], ((pts[0][0] + pts[1][0]) / 2, (pts[0][1] + pts[1][1]) / 2), pts[1]],
                    (2.2, 1.8, 0.6),
                ),
                m,
                0.8,
                width=0.5,
            )


def bull(c: Sheet, x: float, y: float, s: float, m: Ramp, eye: Paint = "#ffd24a", horns: Ramp = BONE) -> None:
    """A charging horned beast from the front, head low, 48 wide."""
    with c.at(x, y, 0, s):
        c.form(smooth([(-20, -6), (-16, -20), (0, -26), (16, -20), (20, -6), (17, 14), (-17, 14)]), m, 8)
        for side in (-1, 1):
            c.form(ribbon([(side * 8, 10), (side * 10, 18), (side * 9, 26)], (9, 7, 6)), m, 2.4)
            c.form(
                ribbon([(side * 8, -7), (side * 20, -8), (side * 25, -17), (side * 22, -24)], (7, 6, 4, 0.6)),
                horns,
                2.4,
            )
        c.form(smooth([(-9, -8), (0, -11), (9, -8), (8, 4), (5, 13), (-5, 13), (-8, 4)]), m, 5)
        for side in (-1, 1):
            c.flat(oval(side * 2.6, 10, 1.4, 1), INKY)
            with c.shining(1.3) as g:
                g.flat([(side * 4, -2), (side * 8, -4), (side * 7, -0.8)], eye)


def horse_run(c: Sheet, x: float, y: float, s: float, m: Ramp) -> None:
    """A horned beast running to the right, 50 long: for herds."""
    with c.at(x, y, 0, s):
        for pts in (
            [(-14, 0), (-22, 7), (-18, 15)],
            [(-11, 1), (-10, 9), (-17, 16)],
            [(10, 1), (18, 7), (24, 12)],
            [(8, 2), (10, 10), (6, 16)],
        ):
            c.form(ribbon(pts, (6, 4, 2.4)), m, 1.6)
        c.form(
            smooth([(-20, -6), (-14, -12), (0, -13), (12, -17), (20, -12), (20, -3), (10, 4), (-8, 4), (-19, 2)]), m, 5
        )
        c.form(smooth([(14, -13), (22, -15), (31, -7), (31, -2), (24, 1), (17, -2)]), m, 3)
        c.form(ribbon([(29, -6), (34, -10), (34, -17)], (4, 2.6, 0.4)), BONE, 1, width=0.5)
        c.form(ribbon([(-19, -5), (-25, -9), (-29, -6)], (2, 1.4, 0.5)), m, 0.8, width=0.5)


def profile(c: Sheet, x: float, y: float, s: float, m: Ramp, flip: bool = False) -> list[Point]:
    """A head in profile that looks to the right, 44 high; gives back its outline."""
    outline = smooth(
        [
            (-10, 24),
            (-10, 24),
            (-9, 14),
            (-15, 4),
            (-16, -9),
            (-8, -20),
            (4, -22),
            (13, -15),
            (15, -7),
            (15, -7),
            (19, 1),
            (19, 1),
            (15.5, 2.6),
            (16, 6),
            (14, 8),
            (15, 11),
            (12, 15),
            (5, 14.6),
            (5, 14.6),
            (5, 24),
            (5, 24),
        ]
    )
    with c.at(x, y, 0, s, flip):
        c.form(outline, m, 6)
    return outline


def dead_hand(c: Sheet, x: float, y: float, s: float, rot: float, m: Ramp, flip: bool = False) -> None:
    """A bony arm that reaches out of the ground at the origin, 34 high."""
    with c.at(x, y, rot, s, flip):
        c.form(ribbon([(0, 2), (-1.4, -9), (0.6, -19)], (4, 3.4, 4.6)), m, 1.6)
        for a, n in ((-44, 9), (-20, 12), (2, 13), (24, 12), (58, 8)):
            r = math.radians(a - 90)
            k = (0.6 + n * 0.55 * math.cos(r), -19 + n * 0.55 * math.sin(r))
            b = math.radians(a - 90 + (34 if a > 0 else -30) * 0.8)
            c.form(
                ribbon([(0.6, -18.5), k, (k[0] + n * 0.5 * math.cos(b), k[1] + n * 0.5 * math.sin(b))], (2.2, 2, 0.8)),
                m,
                1,
                width=0.6,
            )


def flame_wolf(c: Sheet, d: Dice, x: float, y: float, s: float) -> None:
    """A hound made of fire that looks to the left."""
    with c.at(x, y, 0, s):
        with c.shining(3) as g:
            for k in range(7):
                px, py = 4 + k * 3.2, -18 + k * 5.5
                g.flat(
                    ribbon([(px, py), (px + 9, py - 4), (px + 17 + d.between(-3, 4), py - 11)], (9, 6, 0.4)), "#e2521a"
                )
                g.flat(ribbon([(px, py + 1), (px + 6, py - 2), (px + 11, py - 6)], (6, 4, 0.4)), "#ffb03a")
        wolf_head(c, 0, 0, 1, ramp("#2a0406", "#8c1c10", "#e2581c", "#ffc85a"), "#fff6c0")


def figure_mist(c: Sheet, x: float, y: float, s: float, colour: Paint, alpha: float) -> None:
    """A person of one flat tone: the farther away, the fainter."""
    layer = c.layer()
    tone = ramp(blend(colour, "#000000", 0.2), blend(colour, colour, 0), blend(colour, "#ffffff", 0.15))
    with layer.at(x, y, 0, s):
        person(layer, tone, robe=tone)
    c.stamp(layer, 0, alpha=alpha)
