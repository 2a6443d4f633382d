"""The twelve white pictures: dawn, oath, line of battle."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.art.paint import Dice, Sheet, blend, matte, metal, oval, ramp, ribbon, smooth, spikes
from game.ui.faces.kit.beings import PLATE, crowd, person
from game.ui.faces.kit.glows import burst, hills, motes, rays, ripples, runes, shafts, sparks, sun
from game.ui.faces.kit.things import (
    GOLD,
    STEEL,
    chain,
    disc_shield,
    gonfalon,
    hammer,
    hand,
    helm,
    horn,
    kite,
    leaf,
    pennant,
    scales,
    spear,
    sword,
    wing,
)

IVORY = matte("#f2ead8")
CREAM = matte("#e2cf9c")
WARM = matte("#d8a884")


def honor(c: Sheet, d: Dice) -> None:
    """A white banner with a star between two spears, before the sun."""
    c.sky("#6c7fae", "#c9b58e", "#f6dfa4", "#6a4c30")
    sun(c, 0, -4, 12)
    rays(c, d, 0, -4, "#fff0c0", 26, 0.35)
    hills(c, d, 22, 2, "#4a3628")
    for side in (-1, 1):
        pennant(c, side * 21, 29, 0.92, CREAM, 46, side < 0)
    gonfalon(c, 0, -25, 1.3, IVORY)
    c.form(spikes(0, -3, 10, 4.2, 8), GOLD, 2)
    c.form(oval(0, -3, 3.4), GOLD, 2)


def dawn_shield(c: Sheet, d: Dice) -> None:
    """A shield that rises over the hills like the sun."""
    c.sky("#2a3a72", "#8a7aa0", "#f2b878", "#ffe6a8")
    rays(c, d, 0, 8, "#fff2bc", 30, 0.5)
    c.light(0, 4, 40, "#ffd98a", 0.8)
    for k in range(3):
        c.line(oval(0, 4, 26 + 5 * k, n=60), blend("#fff6d8", "#f2b878", k / 3), 0.5, True)
    kite(c, 0, -1, 1.45, metal("#e8d9a8"))
    c.form(spikes(0, -3, 12, 6.4, 12), GOLD, 2)
    c.form(oval(0, -3, 5.6), metal("#fff0b8"), 3)
    hills(c, d, 22, 2.4, "#5a4a52", light="#ffdc9a")
    hills(c, d, 27, 1.6, "#30262e")


def line_of_shields(c: Sheet, d: Dice) -> None:
    """Shield beside shield, spears above: nobody passes."""
    c.sky("#7f8fb4", "#cdbd9c", "#e9d5a4", "#5c4632")
    c.light(0, -20, 40, "#fff0c8", 0.5)
    for k in range(9):
        spear(c, (k - 4) * 9.6 + 3, 20, (k - 4) * 1.6, 0.9, 42)
    for k in (0, 4, 1, 3, 2):
        x = (k - 2) * 17.5
        helm(c, x, -5 + abs(k - 2) * 0.8, 0.62, STEEL)
    for k in (-1, 5, 0, 4, 1, 3, 2):
        x = (k - 2) * 17.5
        kite(c, x, 13 + abs(k - 2) * 0.8, 0.98, matte("#e8dfc8") if k % 2 else matte("#a9793a"))
        c.form([(x - 1.6, 2), (x + 1.6, 2), (x + 1.6, 24), (x - 1.6, 24)], GOLD, 1, width=0.4)
        c.form([(x - 8, 9), (x + 8, 9), (x + 8, 12), (x - 8, 12)], GOLD, 1, width=0.4)


def mending(c: Sheet, d: Dice) -> None:
    """Two hands hold a piece of the sun."""
    c.sky("#3c4a78", "#8a8098", "#e0b27a")
    shafts(c, d, 0, -c.high - 10, "#fff0c0", 7, 0.5, 34)
    c.light(0, -5, 34, "#ffe6a0", 0.9)
    for side in (-1, 1):
        hand(c, side * 10, 20, 1.05, WARM, side * 16, 0.72, flip=side > 0, bend=side * 0 + 14)
    sun(c, 0, -9, 7.5)
    c.line(oval(0, -9, 12, n=48), "#fff6d8", 0.5, True)
    motes(c, d, 0, -10, 26, 26, "#fff2c0", 0.8)


def march(c: Sheet, d: Dice) -> None:
    """Banners climb a hill, soldiers under them."""
    c.sky("#42507e", "#b99a86", "#f4cf90", "#8a6a48")
    sun(c, 22, -14, 7)
    hills(c, d, 12, 3, "#8d7660")
    c.flat(
        smooth(
            [
                (-c.wide - 4, 30),
                (-c.wide - 4, 30),
                (-20, 19),
                (8, 12),
                (40, 8),
                (c.wide + 6, 2),
                (c.wide + 6, c.high + 6),
                (-c.wide - 6, c.high + 6),
            ]
        ),
        "#46352c",
    )
    for k, x in enumerate((-26, -9, 9, 27)):
        y = 22 - x * 0.16
        pennant(c, x - 3, y + 2, 0.86 + 0.04 * k, (IVORY, matte("#c9962f"), IVORY, matte("#c9962f"))[k], 42)
    for x in (-36, -28, -19, -11, -2, 7, 15, 24, 33):
        crowd(c, x, 27 - x * 0.18, 0.52, "#2a1c1e", weapon="spear")


def bonds(c: Sheet, d: Dice) -> None:
    """Crossed swords tied down by a white ribbon, olive around them."""
    c.sky("#5a6a96", "#b4b0ac", "#efe2bc")
    rays(c, d, 0, 0, "#fffbe4", 22, 0.3)
    for side in (-1, 1):
        sword(c, side * 19, 19, -side * 45, 1.5)
    for side in (-1, 1):
        for k in range(6):
            leaf(c, side * (6 + k * 3.4), 24 - k * k * 0.62, 1.02, side * (58 - 8 * k), matte("#7f9a52"))
    band = matte("#fbf6e8")
    for side in (-1, 1):
        c.form(ribbon([(side * 2, 3), (side * 7, 12), (side * 4, 20), (side * 9, 28)], (4, 5, 4.4, 3)), band, 2)
    for k in range(2):
        c.form(ribbon([(-8, 1 - k * 4), (0, -2 - k * 2), (8, -3 + k * 4)], (4.4, 5, 4.4)), band, 2)
    for side in (-1, 1):
        c.form(smooth([(0, 1), (side * 9, -6), (side * 14, 0), (side * 8, 6)]), band, 3)
    c.form(oval(0, 1, 3.4), band, 2)


def rebuke(c: Sheet, d: Dice) -> None:
    """A hammer of light strikes the ground."""
    c.sky("#1c2244", "#4e4a74", "#c99a64")
    shafts(c, d, 4, -c.high - 12, "#ffe9b0", 5, 0.6, 22)
    hills(c, d, 24, 1, "#3a2c30")
    c.light(0, 22, 34, "#fff0b8", 0.9, ry=14)
    sparks(c, d, 0, 21, 32, 46, "#ffe9a0", 190, 350)
    for a in (-58, -30, 0, 30, 58):
        c.line(smooth([(0, 23), (a * 0.3, 25), (a * 0.62, 24 + abs(a) * 0.07)], False), "#fff2c4", 0.8)
    with c.shining(4) as g:
        g.flat([(-9, -c.high - 4), (13, -c.high - 4), (10, 12), (-8, 14)], "#ffe6a0", 0.3)
    burst(c, 2, 23, 20, "#fff0b8", 10)
    hammer(c, 4, -13, 184, 1.3)


def aegis(c: Sheet, d: Dice) -> None:
    """A round golden shield with wings."""
    c.sky("#35467c", "#8f8aa4", "#f0cf96")
    rays(c, d, 0, 0, "#fff2c8", 28, 0.4)
    for side in (-1, 1):
        wing(c, side * 9, 9, 1.06, IVORY, side < 0)
    c.line(oval(0, -23, 10, 2.8), "#fff4c4", 1.3, True)
    disc_shield(c, 0, 2, 17, metal("#e3c06a"))
    c.form(spikes(0, 2, 12, 5, 8), metal("#fff2cc"), 2)
    c.form(oval(0, 2, 4.4), GOLD, 2.4)


def call(c: Sheet, d: Dice) -> None:
    """A war horn; its sound wakes an army."""
    c.sky("#33406e", "#a48a8c", "#f2c888", "#6a4c38")
    hills(c, d, 17, 2, "#7c6656")
    hills(c, d, 23, 1.4, "#3e3030")
    for x in (-46, -38, -30, -21, -13, -4, 5, 13, 22, 30, 39, 47):
        crowd(c, x, 31 + abs(x) * 0.04, 0.42, "#2a1c22", arm=(9, -38), weapon="sword")
    for k in range(3):
        ripples(c, 21, -16, 12 + k * 9, 1, "#fff0b8", 1, 0.9)
    horn(c, -4, -3, 1.16)
    sparks(c, d, 20, -16, 20, 18, "#ffe6a0", -80, 30)


def oath(c: Sheet, d: Dice) -> None:
    """A kneeling knight, the sword planted; wings of light behind."""
    c.sky("#1e2650", "#56507c", "#d8a878")
    c.light(0, -4, 42, "#fff0c8", 0.6)
    with c.shining(3) as g:
        for side in (-1, 1):
            for k in range(7):
                x, y = 34 - k * 3.2, -24 + k * 7
                g.flat(
                    ribbon([(side * 4, 0 + k), (side * x * 0.6, y * 0.75), (side * x, y)], (2, 5, 0.3)),
                    blend("#ffe9b0", "#ffffff", 0.3),
                    0.75,
                )
    hills(c, d, 25, 1, "#3a2e38")
    layer = c.layer()
    with layer.at(-2, 27, 0, 1.08):
        sword(layer, 12, -18, 180, 0.72)
        person(
            layer,
            PLATE,
            hands=((11, -22), (13, -20)),
            feet=((-14, 0), (7, 0)),
            hips=(-4, -12),
            head=(3, -30),
            robe=matte("#c7a45c"),
            helmet=True,
        )
    layer.rim("#fff2cc", (0.9, 0.6), 0.7)
    c.stamp(layer)


def blinding(c: Sheet, d: Dice) -> None:
    """A white flash; a figure turns away with its arm before its eyes."""
    c.sky("#d6c294", "#fff6dc", "#dcc08a")
    rays(c, d, 6, -8, "#ffffff", 34, 0.7)
    sun(c, 6, -8, 13, "#fff6d0")
    burst(c, 6, -8, 30, "#ffffff", 12)
    layer = c.layer()
    with layer.at(-17, 29, -6, 0.98):
        dark = ramp("#1a1218", "#30222a", "#4a3638", "#7a5a48")
        sword(layer, -14, -22, -64, 0.62, dark, dark)
        person(
            layer, dark, hands=((-14, -22), (7, -37)), feet=((-9, 0), (4, 0)), head=(-1, -36), robe=dark, helmet=True
        )
    layer.rim("#fffbe8", (-1.2, 0.4), 1)
    c.stamp(layer, 0.25, (-2, 1))


def judgment(c: Sheet, d: Dice) -> None:
    """Scales on an upright sword; one pan has sunk."""
    c.sky("#2a2f58", "#6e6286", "#d9b27c")
    shafts(c, d, 0, -c.high - 8, "#fff0c0", 7, 0.45, 40)
    runes(c, d, 0, 25, 30, "#ffe9b0", 0.2, 8)
    sword(c, 0, 13, 0, 1.15)
    scales(c, 0, -15, 1.16, 11)
    with c.at(-22, 7):
        c.form(oval(0, 0, 3.4), metal("#c2453a"), 2)
    with c.at(22, -1):
        leaf(c, -2, 1, 0.7, 40, matte("#fff6e0"))
    chain(c, [(-9, 16), (0, 19), (9, 16)], 7, 1.5, GOLD)


RECIPES: dict[str, Callable[[Sheet, Dice], None]] = {
    "w01": honor,
    "w02": dawn_shield,
    "w03": line_of_shields,
    "w04": mending,
    "w05": march,
    "w06": bonds,
    "w07": rebuke,
    "w08": aegis,
    "w09": call,
    "w10": oath,
    "w11": blinding,
    "w12": judgment,
}
