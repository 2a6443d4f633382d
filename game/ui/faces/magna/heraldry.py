"""Arms of units and emblems of other cards as figures that are lit as a whole (forge.py). Around the origin, about 100
units wide and high.

A force bears a shield of its faction's shape, a field parted as its device says, its charge; its rank stands on top: S
a ribbon, M a helm with mantling, L a crown between wings or branches. Arms are the thing itself; an operation is an
order with its seal, tactics are a burst, a trap lies between iron teeth.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from game.packs.looks import FORCE
from game.rules.magna.cards import Arms, Base, Card, Force
from game.ui.art.paint import Dice
from game.ui.faces.kit.curves import Points
from game.ui.faces.magna.creatures import BEASTS
from game.ui.faces.magna.devices import BY_KIND, BY_TRAIT, DEVICES, EMBLEMS
from game.ui.faces.magna.folk import FOLK
from game.ui.faces.magna.nature import NATURE
from game.ui.faces.magna.shapes import Drawing, Lines, clipped, strokes
from game.ui.faces.magna.things import THINGS
from game.ui.faces.magna.tinctures import inks
from game.ui.faces.own_portraits import seen

Picture = Card | Base
SMALL: dict[str, Lines] = {
    "flame": ("c *a 0 5 -4 3 -3 -2 0 -7! 4 -1 4 3",),
    "drop": ("c c 0 -6! 4 2 0 5 -4 2",),
    "star": ("s e 0 0 6 2 4",),
    "leaf": ("c s -5 4! -4 -3 5 -5! 4 3",),
    "paw": ("o s 0 2 3.4 3", "O s 3 -3 1.5 2", "o s 0 -4 1.5 2"),
    "heart": ("c a 0 -2 3 -5 5 -2 0 5! -5 -2 -3 -5",),
    "gear": ("s s 0 0 5.4 3.6 8", "o k 0 0 1.6 1.6"),
    "cross": ("k a -1.4 -5 1.4 -5 1.4 -1.4 5 -1.4 5 1.4 1.4 1.4 1.4 5 -1.4 5 -1.4 1.4 -5 1.4 -5 -1.4 -1.4 -1.4",),
    "bone": ("l i 2 -4 3 4 -3", "o i -4 3 2 2", "o i 4 -3 2 2"),
    "axes": ("l u 1.4 4 5 -3 -4", "c t -6 -6 -1 -5 -4 0"),
    "swords": ("k t -5 -6 -3 -6 4 2 2 4", "k t 5 -6 3 -6 -4 2 -2 4"),
    "rose": ("s a 0 0 5 3 5", "o g 0 0 1.6 1.6"),
}
EMBLEM_SHAPES: dict[str, Lines] = {**BEASTS, **FOLK, **THINGS, **NATURE}
DIVISIONS = (
    "plain",
    "pale",
    "fess",
    "bend",
    "chief",
    "chevron",
    "quarter",
    "pile",
    "base",
    "bordure",
    "gyronny",
    "barry",
    "saltire",
    "pily",
)
SHIELDS: dict[str, str] = {
    "red": "c x -30 -34! -14 -27 0 -35! 14 -27 30 -34! 26 -8 30 8 17 24 0 40! -17 24 -30 8 -26 -8",
    "blue": "c x -29 -33! 29 -33! 28 4 16 26 0 39! -16 26 -28 4",
    "green": "c x 0 -40! 22 -27 31 -4 22 20 0 40! -22 20 -31 -4 -22 -27",
    "purple": "c x 0 -37 12 -31 24 -35 27 -20 31 0 25 20 12 28 0 39 -12 28 -25 20 -31 0 -27 -20 -24 -35 -12 -31",
    "white": "c x -28 -27! -12 -29 0 -38! 12 -29 28 -27! 26 6 12 26 0 40! -12 26 -26 6",
    "black": "c x -20 -36! 0 -30 20 -36! 32 -16! 24 14 0 41! -24 14 -32 -16!",
    "neutral": "o x 0 1 33 35",
}
HELM: Lines = (
    "c y 1 -8 6 -13 12 -8 12 0! 7 -4 2 -5",
    "c x -7 8! -8 -3 -4 -9 0 -10 4 -9 8 -3 7 8! 0 11",
    "k k -7 -2 0 0 7 -2 7 0 0 2 -7 0",
)
CROWN: Lines = (
    "k g -12 7 -14 -8 -7 -1 -4 -12 0 -3 4 -12 7 -1 14 -8 12 7",
    "c g -13 6 13 6 12 11 -12 11",
    "o r 0 2 2.4 2.4",
    "O w 4 -13 1.8 1.8",
    "O w 14 -9 1.8 1.8",
)
MANTLE: Lines = ("B y 7 -33 6 22 -41 10 34 -32 9 33 -18 6 40 -8 1", "B s 12 -30 3 26 -34 5 30 -20 3 34 -8 1")
BRANCH: Lines = tuple(
    f"O s {41 * math.cos(1.35 - k * 0.42):.1f} {4 + 37 * math.sin(1.35 - k * 0.42):.1f} 7.4 3.2 {-62 + k * 24 - 90}"
    for k in range(7)
)
WINGS: Lines = tuple(
    f"B x 18 {14 - k * 2} 6 {31 + k * 0.8:.1f} {-k * 4} 9 {46 - k * 2} {24 - k * 11} 1" for k in range(5)
)
RIBBON: Lines = ("k y -26 33 26 33 21 38 26 43 -26 43 -21 38", "k x -15 33 15 33 15 43 -15 43")
STREWN = (-18.0, -21.0), (18.0, -21.0), (0.0, 27.0)
WINGED = {"angel", "dragon", "demon", "spirit"}


def short(key: str) -> str:
    """ "card/red-f01" as "red-f01"."""
    return key.rpartition("/")[2]


def emblem_of(facts: Picture) -> str:
    """The emblem of a card that is no force; one from another card file gets one by chance, always the same."""
    name = short(facts.key)
    if name in EMBLEMS:
        return EMBLEMS[name]
    if (own := seen(name, "emblem")) in EMBLEMS:
        return EMBLEMS[own]
    pool = BY_KIND[facts.kind]
    return pool[int(Dice(f"magna/{name}").unit() * len(pool))]


def device_of(facts: Force) -> tuple[str, str, str]:
    """Division, charge and what is strewn. A force from another card file: by its trait, and by chance."""
    name = short(facts.key)
    if name in DEVICES:
        division, charge, strewn = DEVICES[name].split()
        return division, charge, strewn
    dice = Dice(f"magna/{name}")
    pool = BY_TRAIT[facts.traits[0]] if facts.traits else BY_KIND["force"]
    small = ("-", *SMALL)
    chance = (
        DIVISIONS[int(dice.unit() * len(DIVISIONS))],
        pool[int(dice.unit() * len(pool))],
        small[int(dice.unit() * len(small))],
    )
    shown = [DEVICES.get(seen(name, part), "").split() for part in FORCE.parts]
    division, charge, strewn = (own[n] if own else chance[n] for n, own in enumerate(shown))
    return division, charge, strewn


@lru_cache(96)
def figure(facts: Picture) -> Drawing:
    """All forms of a card's picture, back to front."""
    rank = facts.rank if isinstance(facts, Force | Arms) else None
    drawing = Drawing(inks(facts.colour, rank))
    if isinstance(facts, Force):
        _arms(drawing, facts)
    else:
        {"arms": _plaque, "operation": _order, "tactics": _burst, "trap": _teeth, "base": _plaque}[facts.kind](
            drawing, facts
        )
    return drawing


def _arms(d: Drawing, facts: Force) -> None:
    """A unit's full achievement."""
    division, charge, strewn = device_of(facts)
    high = facts.rank in ("M", "L")
    y = 6.0 if high else 1.0
    if facts.rank == "L":
        d.draw(WINGS if WINGED & set(facts.traits) else BRANCH, 0.1, (0, y))
    if high:
        d.draw(MANTLE, 0.25, (0, y))
    (outer,) = strokes(SHIELDS[facts.colour])
    d.draw((SHIELDS[facts.colour],), 0.4, (0, y))
    inner = outer.points * 0.89
    d.form(moved(inner, y), "f", 0.45)
    parted(d, division, inner, y)
    for dx, dy in STREWN if strewn != "-" else ():
        d.draw(SMALL[strewn], 0.6, (dx, y + dy))
    d.draw(EMBLEM_SHAPES[charge], 0.75, (0, y - 1), 0, 0.86 if strewn == "-" else 0.74)
    if facts.rank == "L":
        d.draw(CROWN, 0.9, (0, y - 41))
    elif facts.rank == "M":
        d.draw(HELM, 0.9, (0, y - 38))
    else:
        d.draw(RIBBON, 0.9, (0, y))
    if facts.hero:
        for k in range(facts.hero):
            d.draw(("k *e 0 -6 4.4 0 0 6 -4.4 0", "g e 0 0 11"), 1.0, ((k - (facts.hero - 1) / 2) * 11, y + 39))


def moved(points: Points, y: float) -> Points:
    """The points further down."""
    out: Points = points + np.array((0.0, y))
    return out


def parted(d: Drawing, division: str, inner: Points, y: float) -> None:
    """The second tincture on a field."""
    if division == "bordure":
        d.form(moved(inner, y), "h", 0.45)
        d.form(moved(inner * 0.82, y), "f", 0.45)
        return
    for window in PARTS.get(division, ()):
        piece = clipped(inner, np.array(window, float).reshape(-1, 2))
        if len(piece) > 2:
            d.form(moved(piece, y), "h", 0.45, plain=True)


def _rays(first: int) -> tuple[tuple[float, ...], ...]:
    """Every second of eight sectors."""
    out = []
    for k in range(first, 8, 2):
        a, b = math.radians(k * 45), math.radians(k * 45 + 45)
        out.append((0.0, 0.0, 70 * math.cos(a), 70 * math.sin(a), 70 * math.cos(b), 70 * math.sin(b)))
    return tuple(out)


PARTS: dict[str, tuple[tuple[float, ...], ...]] = {
    "pale": ((0, -60, 60, -60, 60, 60, 0, 60),),
    "fess": ((-60, -11, 60, -11, 60, 13, -60, 13),),
    "bend": ((-60, -44, -44, -60, 60, 44, 44, 60),),
    "chief": ((-60, -60, 60, -60, 60, -15, -60, -15),),
    "chevron": ((0, 0, 60, 40, 60, 64, 0, 24), (0, 0, 0, 24, -60, 64, -60, 40)),
    "quarter": ((0, -60, 60, -60, 60, 0, 0, 0), (-60, 0, 0, 0, 0, 60, -60, 60)),
    "pile": ((-34, -60, 34, -60, 0, 44),),
    "base": ((-60, 12, 60, 12, 60, 60, -60, 60),),
    "gyronny": _rays(0),
    "barry": tuple((-60.0, y, 60.0, y, 60.0, y + 11.0, -60.0, y + 11.0) for y in (-32.0, -8.0, 16.0)),
    "saltire": ((-60, -50, -50, -60, 60, 50, 50, 60), (60, -50, 50, -60, -60, 50, -50, 60)),
    "pily": tuple((x - 9.0, 44.0, x, -26.0, x + 9.0, 44.0) for x in (-22.0, 0.0, 22.0)),
}


# ---- other cards -----------------------------------------------------------------------------------------
BURST_RAYS: Lines = tuple(
    f"k {'*e' if k % 2 else 's'} {20 * math.cos(a - 0.3):.1f} {20 * math.sin(a - 0.3):.1f} "
    f"{(49 if k % 2 else 41) * math.cos(a):.1f} "
    f"{(49 if k % 2 else 41) * math.sin(a):.1f} {20 * math.cos(a + 0.3):.1f} "
    f"{20 * math.sin(a + 0.3):.1f}"
    for k, a in enumerate(math.pi * n / 8 + 0.1 for n in range(16))
)
TEETH: Lines = tuple(
    f"k t {37 * math.cos(a - 0.17):.1f} {37 * math.sin(a - 0.17):.1f} {26 * math.cos(a):.1f} "
    f"{26 * math.sin(a):.1f} {37 * math.cos(a + 0.17):.1f} {37 * math.sin(a + 0.17):.1f}"
    for a in (2 * math.pi * k / 14 for k in range(14))
)
ORDER: Lines = (
    "k i -31 -33 31 -35 32 32 -30 34",
    "L .b .8 .1 26 20 26",
    "l .b .8 -22 25 20 25",
    "l .b .8 -22 28.4 12 28.4",
    "b b -36 -35 9 0 -37 9 37 -36 9",
    "b b -36 35 9 0 37 9 37 34 9",
    "O u 37 -36 4 5.4",
    "O u 37 35 4 5.4",
)
SEAL: Lines = ("s y 24 29 11 9 9", "o y 24 29 7.6 7.6", "s g 24 29 5 2 5")
PLAQUE: Lines = tuple(
    f"o g {42 * math.cos(a):.1f} {42 * math.sin(a):.1f} 2.2 2.2" for a in (math.pi * k / 4 + 0.39 for k in range(8))
)


def _plaque(d: Drawing, facts: Picture) -> None:
    """Arms: the thing itself on a plate with studs, the metal of its rank around it."""
    points = np.array(
        [
            (47 * math.cos(a) * (1 if k % 2 else 0.93), 47 * math.sin(a) * (1 if k % 2 else 0.93))
            for k, a in enumerate(math.pi * n / 8 for n in range(16))
        ]
    )
    d.form(points, "x", 0.1)
    d.form(points * 0.9, "h", 0.15)
    d.form(points * 0.82, "f", 0.2)
    d.draw(PLAQUE, 0.3)
    d.draw(EMBLEM_SHAPES[emblem_of(facts)], 0.8, (0, 0), -10 if facts.kind == "arms" else 0, 1.16)


def _order(d: Drawing, facts: Picture) -> None:
    """An order on parchment with the seal of its faction."""
    d.draw(ORDER, 0.3)
    d.draw(EMBLEM_SHAPES[emblem_of(facts)], 0.7, (0, -4), 0, 0.86)
    d.draw(SEAL, 0.9)


def _burst(d: Drawing, facts: Picture) -> None:
    """Tactics: light bursts from behind the emblem."""
    d.draw(BURST_RAYS, 0.1)
    d.draw(("o h 0 0 31 31", "o f 0 0 28 28"), 0.3)
    d.draw(EMBLEM_SHAPES[emblem_of(facts)], 0.8, (0, 0), 0, 1.16)


def _teeth(d: Drawing, facts: Picture) -> None:
    """A trap: iron teeth around what waits there."""
    d.draw(("o n 0 0 44 44", "o t 0 0 41 41", "o k 0 0 37 37", *TEETH), 0.2)
    d.draw(EMBLEM_SHAPES[emblem_of(facts)], 0.8, (0, 0), 0, 0.84)
