"""The twelve black pictures: grave, bargain, dread.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.paint import Dice, Sheet, blend, matte, metal, oval, ramp, ribbon, smooth
from game.ui.faces.kit.beings import NIGHT, PLATE, dead_hand, person, profile, raven, wraith
from game.ui.faces.kit.glows import burst, crescent, fire, hills, mist, moon, motes, rays, runes, smoke, stars
from game.ui.faces.kit.things import (
    BONE,
    LEATHER,
    STEEL,
    VELLUM,
    WOOD,
    bare_tree,
    book,
    fist,
    goblet,
    gravel,
    hand,
    heart,
    leaf,
    skull,
    tombstone,
    vine,
)

FELL = ("#3a1064", "#7a2cc0", "#b86cff", "#f4dcff")


def dark_realms(c: Sheet, d: Dice) -> None:
    """Graves open under a violet moon."""
    c.sky("#0a0616", "#2c1848", "#6a3c80", "#140c20")
    stars(c, d, 30, "#e6d4ff", 0.6)
    moon(c, 8, -15, 12, "#c99af0")
    hills(c, d, 12, 2.6, "#1c1030")
    bare_tree(c, d, -31, 18, 0.95, "#0c0716")
    for x, y, s, r in ((-22, 20, 0.8, -7), (24, 20, 0.82, 9), (0, 17, 0.66, 2)):
        tombstone(c, x, y, s, r)
    hills(c, d, 24, 1.6, "#0e0818", light="#5a3488")
    for x, y, s, r in ((-9, 27, 1.02, -10), (14, 28, 1.16, 12), (-26, 30, 0.86, 6), (33, 30, 0.8, -12)):
        c.glow(x, y + 1, 9, "#05030a", 0.9, 1.2, 3)
        dead_hand(c, x, y, s, r, BONE, x > 0)
    mist(c, d, 27, 6, "#a070d8", 0.3, 3)


def bargain(c: Sheet, d: Dice) -> None:
    """A contract, sealed with a skull, signed by a bone hand in red."""
    c.sky("#0c0812", "#2e1c34", "#5a3440", "#120a14")
    c.light(-24, -12, 26, "#ffb060", 0.6)
    fire(c, d, -28, -6, 5, 12, 4)
    c.form([(-31, -6), (-25, -6), (-25, 30), (-31, 30)], matte("#d8c8a0"), 2)
    with c.at(4, 2, 7, 1.12):
        c.form([(-14, -26), (14, -26), (13.4, 24), (-13.4, 24)], VELLUM, 4)
        for k in range(6):
            c.line([(-10, -20 + k * 4.4), (10 - (k * 5) % 8, -20 + k * 4.4)], "#6d5636", 0.6)
        c.line(smooth([(-9, 12), (-5, 8), (-3, 13), (1, 8), (4, 12), (9, 9)], False), "#b8121e", 1)
        c.form(oval(7, 19, 5.4), metal("#a81c28"), 3)
        skull(c, 7, 19.4, 0.22, matte("#e8707a"))
    layer = c.layer()
    hand(layer, 33, 20, 1.0, BONE, -62, 0.7, claw=True)
    c.stamp(layer)
    c.form(ribbon([(11, 13), (18, 0), (30, -16), (34, -24)], (0.8, 1.4, 7, 0.6)), matte("#3a3046"), 2)


def touch(c: Sheet, d: Dice) -> None:
    """A clawed hand out of the dark, one finger at a heart."""
    c.sky("#08050e", "#2a1030", "#5c1a3c", "#0c0610")
    c.light(-15, 4, 26, "#ff3c64", 0.7)
    heart(c, -17, 4, 1.3, ramp("#2c040c", "#9c1428", "#f04a5c", "#ffc8c0"))
    for k in range(5):
        a = math.radians(-60 + k * 32)
        c.line(
            smooth(
                [(-8, 2), (-8 - 9 * math.cos(a), 3 + 8 * math.sin(a)), (-16 - 9 * math.cos(a), 5 + 12 * math.sin(a))],
                False,
            ),
            "#12040c",
            0.9,
        )
    smoke(c, d, 24, 4, 26, 14, "#05030a", 0.5)
    hand(c, 28, 8, 1.35, ramp("#060309", "#241a30", "#54406c", "#b894d8"), -92, 0.9, claw=True)
    burst(c, -6, 2, 8, "#d884ff", 6)


def withering(c: Sheet, d: Dice) -> None:
    """A rose that has died on its stalk."""
    c.sky("#0c0a12", "#2a2832", "#5a5450", "#14100f")
    c.light(0, -8, 30, "#8a7a94", 0.5)
    vine(c, [(-3, 34), (-2, 16), (4, 0), (6, -12), (-1, -21), (-10, -17)], 2.6, matte("#4d4a2c"), None, True, 7)
    for x, y, r, s in ((4, 6, 70, 1.1), (-1, 17, -80, 1.2)):
        leaf(c, x, y, s, r + 60, matte("#5c5230"))
    rose = ramp("#160408", "#4c1622", "#84303c", "#c88a80")
    with c.at(-12, -13, -118, 1.16):
        for k in range(6):
            a = -60 + k * 24
            with c.at(0, 0, a):
                c.form(smooth([(0, 0), (-5, -5), (-4, -13), (1, -15), (5, -11), (4, -4)]), rose, 2.6)
        c.form(oval(0, -8, 4.4, 6), rose, 3)
        c.form(smooth([(-6, -1), (0, -6), (6, -1), (0, 4)]), matte("#4d4a2c"), 2)
    for x, y, r in ((-22, 8, 30), (-13, 20, -50), (-26, 24, 80), (-6, 29, 10), (14, 30, -20)):
        with c.at(x, y, r, 0.72):
            c.form(smooth([(0, 0), (-5, -4), (-3, -12), (2, -13), (4, -5)]), rose, 2)
    motes(c, d, -10, 0, 30, 12, "#6a5a70", 0.5)


def drain(c: Sheet, d: Dice) -> None:
    """A victim's life streams into a chalice."""
    c.sky("#0c0616", "#34183c", "#6a2444", "#10081a")
    layer = c.layer()
    with layer.at(-21, 30, -8, 1.02):
        person(
            layer,
            metal("#8a8496"),
            hands=((-14, -30), (10, -30)),
            feet=((-6, 0), (4, 0)),
            head=(-3, -37),
            hips=(1, -19),
            robe=matte("#5c2440"),
            helmet=True,
        )
    layer.rim("#ff7a90", (-1, 0.3), 0.9)
    c.stamp(layer)
    with c.shining(2.6) as g:
        for k in range(5):
            y = -12 + k * 6
            g.flat(
                ribbon(
                    [(-19, y + 4), (-8, y - 8 + k * 3), (4, -8 + k * 2), (15, -14), (20, -7)], (0.4, 3.2, 2.6, 2, 1)
                ),
                blend("#e0203c", "#ff9aa0", k / 5),
            )
    goblet(c, 21, 29, 1.32, metal("#b89ad8"), "#ff2c4c")
    c.light(21, -5, 12, "#ff5064", 0.9)
    motes(c, d, 4, -8, 22, 20, "#ffb0b4", 0.6)


def decay(c: Sheet, d: Dice) -> None:
    """A head that crumbles; inside it is hollow."""
    c.sky("#0c0a16", "#302a48", "#5c5070", "#12101c")
    c.light(-4, -6, 32, "#9a7cd0", 0.5)
    profile(c, 2, 4, 1.14, matte("#a79cae"))
    hole = smooth(
        [
            (-15, -8),
            (-9, -15),
            (-2, -14),
            (-2, -14),
            (0, -8),
            (4, -5),
            (4, -5),
            (0, 0),
            (-4, 3),
            (-4, 3),
            (-9, 1),
            (-15, 2),
        ]
    )
    c.form(hole, NIGHT, 3)
    with c.shining(2) as g:
        g.flat(oval(-6, -7, 2.6), "#b86cff")
    for pts in ([(-4, 3), (-2, 9), (-6, 13)], [(4, -5), (9, -7), (11, -12)], [(0, -8), (2, -14), (1, -19)]):
        c.line(pts, "#1a1424", 0.8)
    gravel(c, d, -22, -14, 16, 18, matte("#a79cae"))
    motes(c, d, -26, -18, 18, 22, "#c8bcd8", 0.6)


def carrion(c: Sheet, d: Dice) -> None:
    """A raven on a skull."""
    c.sky("#12080e", "#4c1c24", "#a8503c", "#1a0c10")
    moon(c, 12, -8, 17, "#e8906a")
    hills(c, d, 26, 1.6, "#140a10")
    bare_tree(c, d, 36, 30, 0.9, "#180a10")
    skull(c, -3, 17, 0.94, BONE, None, -4)
    raven(c, -6, 2.5, 0.86)
    for x, r in ((-24, 20), (22, -30)):
        with c.at(x, 28, r):
            c.form(ribbon([(-8, 0), (0, 0.6), (8, 0)], (3.4, 2, 3.4)), BONE, 1.5)


def reprisal(c: Sheet, d: Dice) -> None:
    """A scythe sweeps out of a grave."""
    c.sky("#0a0614", "#2a1a44", "#5a3c70", "#100a18")
    moon(c, -22, -18, 6, "#cdb0ee")
    hills(c, d, 23, 1.6, "#150d22")
    tombstone(c, -20, 27, 1.1, -5)
    with c.shining(3) as g:
        g.flat(crescent(-6, 10, 34, 11, -150, 6), "#a860ff", 0.5)
        g.flat(crescent(-6, 10, 35, 4, -120, 4), "#efd8ff", 0.8)
    layer = c.layer()
    with layer.at(4, 12, 46, 1.15):
        layer.form(ribbon([(-2, 24), (0, 0), (2, -27)], (2.6, 2.4, 2.2)), WOOD, 1.4)
        layer.form(
            smooth(
                [
                    (4, -29),
                    (4, -29),
                    (-8, -33),
                    (-24, -26),
                    (-33, -10),
                    (-33, -10),
                    (-22, -19),
                    (-8, -23),
                    (2, -22),
                    (2, -22),
                ]
            ),
            STEEL,
            2,
            depth=0.85,
        )
    c.stamp(layer)
    dead_hand(c, -5, 28, 0.98, 26, BONE)
    mist(c, d, 28, 5, "#9a6ad0", 0.34, 2)


def dread(c: Sheet, d: Dice) -> None:
    """A hooded shadow, wider than the night."""
    c.sky("#05040a", "#221634", "#4c3466", "#0a0710")
    c.light(0, -8, 40, "#8a52c8", 0.55)
    wraith(c, 0, 4, 0.94, ramp("#030206", "#0e0918", "#281a3c", "#5c3f84"), "#e6a0ff")
    hills(c, d, 28, 1, "#06040a")
    for x in (-9, 2, 12):
        c.line([(x, 31), (x, 27)], "#3a2c4c", 1.6)
        c.flat(oval(x, 25.6, 1.3), "#3a2c4c")
    mist(c, d, 24, 5, "#5a3a84", 0.4, 3)


def vigor(c: Sheet, d: Dice) -> None:
    """A fist in violet fire, its veins alight."""
    c.sky("#0a0514", "#341450", "#6c2c84", "#0e0718")
    rays(c, d, 0, -4, "#b460ff", 16, 0.35)
    fire(c, d, 0, 33, 70, 72, 11, FELL)
    fist(c, 0, 6, 1.12, ramp("#100818", "#43304e", "#8a7090", "#e2c8e6"))
    with c.shining(1.6) as g:
        for pts in (
            [(-2, 32), (-3, 23), (-1, 16), (-3, 9)],
            [(3, 32), (4, 25), (2, 17), (4, 10)],
            [(-3, 23), (-5, 17)],
            [(2, 17), (0, 12)],
        ):
            g.line(pts, "#e08cff", 0.8)


def grasping(c: Sheet, d: Dice) -> None:
    """Dead hands hold a soldier by the legs."""
    c.sky("#0a0a14", "#2a2c40", "#646074", "#121018")
    c.light(0, -6, 30, "#a4a0c0", 0.5)
    layer = c.layer()
    with layer.at(1, 28, 0, 1.2):
        person(layer, PLATE, hands=((-13, -30), (13, -31)), feet=((-5, 0), (5, 0)), head=(2, -38), helmet=True)
    c.stamp(layer)
    for x, y, s, r in (
        (-15, 29, 0.95, 32),
        (15, 30, 1, -34),
        (-4, 32, 0.8, 8),
        (25, 32, 0.82, -50),
        (-26, 32, 0.85, 52),
        (7, 33, 0.74, -12),
    ):
        dead_hand(c, x, y, s, r, matte("#a8b490"), x > 0)
    c.form(
        [
            (-c.wide - 2, 29),
            *smooth([(-c.wide, 28), (-24, 29.6), (0, 28), (22, 30), (c.wide, 28)], False),
            (c.wide + 2, c.high + 2),
            (-c.wide - 2, c.high + 2),
        ],
        matte("#33261e"),
        3,
        edge=None,
    )
    gravel(c, d, 0, 29, 30, 12, matte("#5c4430"))


def tutelage(c: Sheet, d: Dice) -> None:
    """A black book by the light of a skull candle."""
    c.sky("#0c0816", "#30204c", "#5c3c70", "#120a1a")
    c.light(-19, -14, 28, "#ffb870", 0.65)
    runes(c, d, 12, -11, 16, "#c890ff", 1, 7)
    book(c, 8, 20, 1.28, LEATHER, matte("#b8a888"))
    with c.shining(1.8) as g:
        for k in range(7):
            x, y = 8 + d.between(-16, 16), 10 - k * 4.6
            g.line([(x - 1, y - 1.4), (x + 1, y), (x - 0.6, y + 1.6)], "#dcb0ff", 0.6)
    skull(c, -21, 14, 0.86, BONE, "#ff9a3c")
    c.form([(-24, 0), (-18, 0), (-18, -9), (-24, -9)], matte("#e8dcc0"), 2)
    fire(c, d, -21, -9, 5, 13, 4)


RECIPES: dict[str, Callable[[Sheet, Dice], None]] = {
    "b01": dark_realms,
    "b02": bargain,
    "b03": touch,
    "b04": withering,
    "b05": drain,
    "b06": decay,
    "b07": carrion,
    "b08": reprisal,
    "b09": dread,
    "b10": vigor,
    "b11": grasping,
    "b12": tutelage,
}
