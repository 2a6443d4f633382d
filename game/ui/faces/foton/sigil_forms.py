"""The grammar of the 72 seals. The style fixes the composition, the cost the line ends, the number everything else.

Rush: a spear that stands upright, mirrored left and right. Counter: rings with arms that turn around them. Burst: rays
and lozenges on two axes, or on six points.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from game.ui.art.draw import Point, arc, bezier, ngon, star
from game.ui.art.paint import Dice
from game.ui.faces.foton.sigil_pen import BOLD, FINE, PLAIN, SealPen, line_ends, pick

# Which of its candidates each number takes; sought so that no two seals look alike (tests measure it).
SALT = "NPILV4319LW=D:3>?3N1:3KO4OFF0N;P9HEG?24NRFW@9>:OLE>DHPUP4WL;;FTMPV7H@9:="


def compose(number: int, style: str, cost: tuple[int, ...], salt: int | None = None) -> SealPen:
    """All strokes of the seal of Megido `number`. `salt` asks for another candidate than the chosen one."""
    chosen = ord(SALT[number - 1]) - ord("0") if salt is None else salt
    d = Dice(f"seal/{number}/{chosen}")
    ends, p = line_ends(d, cost), SealPen()
    {"rush": rush, "counter": counter, "burst": burst}[style](p, d, ends)
    return p


# ---- Rush -------------------------------------------------------------------------------------------

RUSH = ("triangle", "triangle", "horns", "hourglass", "arch", "wings", "anchor", "gallows")


def rush(p: SealPen, d: Dice, ends: list[str]) -> None:
    """Spear, triangle, rising branches: mirrored left and right."""
    p.mirror = True
    top, low = -d.between(0.56, 0.66), d.between(0.5, 0.64)
    p.line([(0, top), (0, low)], BOLD)
    p.end(ends[0], (0, top), (0, 0), 0.1)
    p.end(pick(d, ends), (0, low), (0, 0), 0.085)
    sign = 1 if d.unit() < 0.5 else -1
    body = pick(d, RUSH)
    out, jewel_at = _rush_body(p, d, body, sign)
    tip = (out[0] + d.between(0.06, 0.13), out[1] + 0.12 * sign * (-1 if body in ("horns", "wings") else 1))
    p.line([out, tip], PLAIN)
    p.end(pick(d, ends), tip, out, 0.075)
    _jewel(p, pick(d, ("none", "dot", "ring", "lozenge", "beads")), jewel_at)
    _branches(p, d, ends, body, sign)
    for k in range(pick(d, (0, 1, 2))):  # chevrons on the shaft
        y = low - 0.1 - k * 0.09
        p.line([(0.1, y + 0.05), (0, y - 0.03)], FINE)


def _rush_body(p: SealPen, d: Dice, body: str, sign: int) -> tuple[Point, float]:
    """The great figure on the spear: where its line goes out, and the height of its jewel.

    Long because it is drawn stroke by stroke.
    """
    a, base, half = d.between(-0.5, -0.38), d.between(0.2, 0.34), d.between(0.38, 0.52)
    if body == "triangle":
        p.line([(0, a * sign), (half, base * sign)], 0.036)
        p.line([(0, base * sign), (half, base * sign)], 0.036)
        return (half, base * sign), (a + 2 * base) / 3 * sign
    if body == "horns":  # a crescent carried by the spear
        p.line(
            bezier((0, 0.12 * sign), (half * 0.7, 0.12 * sign), (half, -0.05 * sign), (half * 1.02, -0.34 * sign)),
            0.044,
            0.35,
        )
        return (half * 1.02, -0.34 * sign), -0.2 * sign
    if body == "hourglass":
        p.line([(0, -0.02), (half * 0.8, -0.34 * sign), (0, -0.34 * sign)], PLAIN)
        p.line([(0, -0.02), (half * 0.9, 0.34 * sign), (0, 0.34 * sign)], PLAIN)
        return (half * 0.9, 0.34 * sign), -0.02
    if body == "wings":  # two feathers on each side
        for k in (0, 1):
            y = (-0.3 + 0.22 * k) * sign
            p.line(
                bezier(
                    (0, y + 0.2 * sign),
                    (half * 0.5, y + 0.16 * sign),
                    (half * (0.95 - 0.22 * k), y + 0.02 * sign),
                    (half * (1.1 - 0.22 * k), y - 0.1 * sign),
                ),
                0.038,
                0.25,
            )
        return (half * 1.1, -0.4 * sign), 0.24 * sign
    if body == "anchor":  # a bar above, curved flukes below
        p.line([(0, -0.3 * sign), (half * 0.62, -0.3 * sign)], PLAIN)
        p.end("dot", (half * 0.62, -0.3 * sign), (0, -0.3 * sign), 0.06)
        p.line(
            bezier((0, 0.36 * sign), (half * 0.7, 0.36 * sign), (half * 1.06, 0.2 * sign), (half * 1.06, -0.02 * sign)),
            0.044,
            0.2,
        )
        return (half * 1.06, -0.02 * sign), 0.04 * sign
    if body == "gallows":  # a frame that hangs from a beam
        p.line([(0, -0.34 * sign), (half, -0.34 * sign), (half, 0.1 * sign), (half * 0.5, 0.1 * sign)], PLAIN)
        p.line([(half * 0.5, 0.1 * sign), (half * 0.5, -0.12 * sign), (0, -0.12 * sign)], FINE)
        return (half, 0.1 * sign), 0.26 * sign
    p.line(bezier((0, -0.46 * sign), (half * 0.5, -0.3 * sign), (half, -0.1 * sign), (half, base * sign)), 0.04, 0.2)
    p.line([(0, 0.02 * sign), (half * 0.86, 0.02 * sign)], 0.03)  # a pointed arch over the shaft
    return (half, base * sign), -0.16 * sign


def _jewel(p: SealPen, jewel: str, y: float) -> None:
    """Something that hangs on the axis."""
    if jewel == "dot":
        p.circle((0, y), 0.055, 0)
    elif jewel == "ring":
        p.circle((0, y), 0.1, 0.03)
    elif jewel == "lozenge":
        p.line([(0, y - 0.13), (0.1, y), (0, y + 0.13)], FINE)
    elif jewel == "beads":
        p.circle((0.17, y), 0.036, 0)


def _branches(p: SealPen, d: Dice, ends: list[str], body: str, sign: int) -> None:
    """One or two pairs of branches, square or curved."""
    up = sign > 0
    for k in range(pick(d, (1, 1, 2)) if body == "triangle" else 1):
        y = ((-0.12, 0.42) if up else (0.12, -0.4))[k if body == "triangle" else 1]
        x1, y1 = d.between(0.3, 0.5), y - d.between(0.16, 0.3) * (1 if up or k else -1)
        if d.unit() < 0.5:
            p.line([(0, y), (x1, y), (x1, y1)], 0.03)
            p.end(pick(d, ends), (x1, y1), (x1, y), 0.07)
        else:
            p.line(bezier((0, y), (x1, y), (x1, y), (x1 + 0.06, y1)), 0.036, 0.3)
            p.end(pick(d, ends), (x1 + 0.06, y1), (x1, y), 0.07)


# ---- Counter ----------------------------------------------------------------------------------------


def counter(p: SealPen, d: Dice, ends: list[str]) -> None:
    """A heart of rings with arms that turn around it."""
    n = pick(d, (2, 2, 3, 3, 4, 5))
    p.turns = n
    core = d.between(0.15, 0.2)
    _heart(p, d, core)
    turn, reach = d.between(-0.3, 0.3), d.between(0.6, 0.7)
    swirl = pick(d, (-1, 1)) * d.between(1.0, 1.6) * (1.15 if n == 2 else 0.72 if n < 5 else 0.55)

    def at(rad: float, ang: float) -> Point:
        return rad * math.sin(ang + turn), -rad * math.cos(ang + turn)

    arm = _arm(pick(d, ("swirl", "swirl", "swirl", "sickle", "sickle", "key")), at, core, reach, swirl, n)
    p.line(arm, 0.044 if n < 5 else 0.036, 0.25 if len(arm) > 12 else 0)
    p.end(ends[0], arm[-1], arm[-6 if len(arm) > 12 else -2], 0.085 if n < 5 else 0.07)
    side = -1 if swirl > 0 else 1
    if n < 4:
        branch = bezier(
            arm[len(arm) * 22 // 40],
            at(0.45, swirl * 0.5 + side * 0.25),
            at(0.62, swirl * 0.3 + side * 0.4),
            at(0.6, swirl * 0.25 + side * d.between(0.45, 0.7)),
        )
        p.line(branch, PLAIN, 0.35)
        p.end(pick(d, ends), branch[-1], branch[-5], 0.07)
    a0 = swirl - side * -0.22 if n == 5 else swirl + side * -0.22
    span = (2 * math.pi / n - d.between(0.75, 1.0)) * (1 if swirl > 0 else -1)
    fates = ("beads", "ring", "ticks", "orbit", "orbit")[: 3 if n >= 4 else 5]
    fate = pick(d, fates)
    if fate == "orbit":
        p.line([at(reach + 0.06, a0 + span * t) for t in np.linspace(0, 1, 30)], 0.03, 0.6)
    elif fate == "beads":
        for t in (0.2, 0.5, 0.8):
            p.circle(at(reach, a0 + span * t), 0.03, 0)
    elif fate == "ring":
        p.rings.append(((0, 0), core + d.between(0.1, 0.2), 0.022))
    else:
        for t in (0.35, 0.6):
            p.line([at(reach - 0.05, a0 + span * t), at(reach + 0.09, a0 + span * t)], 0.03)
    p.circle(at(d.between(0.38, 0.46), swirl * 0.5 + math.pi / n), d.between(0.035, 0.05), pick(d, (0, 0.026)))


def _arm(
    form: str, at: Callable[[float, float], Point], core: float, reach: float, swirl: float, n: int
) -> list[Point]:
    """An arm from the heart outwards: a spiral, a sickle that swings wide, or a meander with corners."""
    if form == "key":
        mid = core + (reach - core) * 0.55
        return [
            at(core, 0),
            *(at(mid, swirl * 0.55 * t / 4) for t in range(5)),
            *(at(reach, swirl * (0.55 + 0.45 * t / 4)) for t in range(5)),
        ]
    power, bend = (0.9, 1.4) if form == "swirl" or n > 3 else (0.55, 2.2)
    return [at(core + (reach - core) * t**power, swirl * t**bend) for t in np.linspace(0, 1, 40)]


def _heart(p: SealPen, d: Dice, core: float) -> None:
    """The ring in the middle and what lies in it; it does not turn."""
    p.rings.append(((0, 0), core, 0.036))
    heart = pick(d, ("dot", "cross", "ring", "tri", "star", "moon", "eye"))
    if heart == "dot":
        p.rings.append(((0, 0), core * 0.42, 0))
    elif heart == "cross":
        p.once([(-core, 0), (core, 0)], FINE)
        p.once([(0, -core), (0, core)], FINE)
    elif heart == "ring":
        p.rings.append(((0, 0), core * 0.5, 0.026))
    elif heart == "star":
        spikes = star((0, 0), core * 0.8, core * 0.34, pick(d, (4, 5, 6)))
        p.once([*spikes, spikes[0]], 0.022)
    elif heart == "moon":
        p.once(arc((core * 0.2, 0), core * 0.62, 1.2, 5.08, 24), 0.05, 0.8)
    elif heart == "eye":
        p.once([(-core, 0), (0, -core * 0.55), (core, 0), (0, core * 0.55), (-core, 0)], 0.024)
        p.rings.append(((0, 0), core * 0.24, 0))
    else:
        tri = ngon((0, 0), core * 0.72, 3)
        p.once([*tri, tri[0]], 0.026)


# ---- Burst ------------------------------------------------------------------------------------------

BURST = (
    "lozenge",
    "concave",
    "cross",
    "petals",
    "bow",
    "hexa",
    "frame",
    "sun",
    "moons",
    "vesica",
    "crosslets",
    "blades",
)


def burst(p: SealPen, d: Dice, ends: list[str]) -> None:
    """Lozenges and rays: two mirrored axes, or six points; different things on the upright and on the level."""
    p.mirror, p.turns = True, 2
    e1, e2, e3 = ends[0], pick(d, ends), pick(d, ends)
    body = pick(d, BURST)
    a, b = d.between(0.34, 0.46), d.between(0.28, 0.46)
    if body in ("hexa", "blades"):
        _six(p, body, e1, e2)
    else:
        a, b, level = _burst_body(p, body, a, b)
        p.line([(0, -a), (0, -0.64)], 0.04)
        p.end(e1, (0, -0.64), (0, 0), 0.095)
        if level:
            rx = d.between(0.54, 0.66)
            p.line([(b, 0), (rx, 0)], 0.04)
            p.end(e2, (rx, 0), (0, 0), 0.085)
        _corner(p, d, body, e3)
    _core(p, pick(d, ("lozenge", "ring", "cross", "eye", "none", "star")), a if a > 0.2 else 0.2, b if b > 0.2 else 0.2)


def _six(p: SealPen, body: str, e1: str, e2: str) -> None:
    """Bodies with six points."""
    p.turns = 3
    if body == "hexa":
        p.line([(0, -0.5), (0.14, -0.242), (0.433, -0.25)], 0.036)
        p.line([(0.433, 0.25), (0.14, 0.242), (0, 0.5)], 0.036)
        p.line([(0, -0.5), (0, -0.64)], 0.036)
        p.line([(0, 0.5), (0, 0.58)], 0.03)
        p.end(e1, (0, -0.64), (0, 0), 0.09)
        p.end(e2, (0, 0.58), (0, 0), 0.06)
        return
    p.line([(0, -0.2), (0.13, -0.36), (0, -0.6)], 0.036)  # three blades, three short rays
    p.line([(0, 0.22), (0, 0.5)], 0.036)
    p.end(e2, (0, 0.5), (0, 0), 0.08)
    p.end("dot" if e1 == "ring" else e1, (0, -0.62), (0, 0), 0.05)
    p.rings.append(((0, 0), 0.2, 0.03))


def _burst_body(p: SealPen, body: str, a: float, b: float) -> tuple[float, float, bool]:
    """The figure in the middle: how high and how wide it is, and whether a ray leaves it sideways.

    Long because it is drawn stroke by stroke.
    """
    if body == "lozenge":
        p.line([(0, -a), (b, 0), (0, a)], 0.036)
    elif body == "concave":
        p.line(bezier((0, -a), (0.08, -0.14), (0.14, -0.08), (b, 0)), 0.038)
        p.line(bezier((0, a), (0.08, 0.14), (0.14, 0.08), (b, 0)), 0.038)
    elif body == "cross":  # two narrow lozenges laid across
        p.line([(0, -0.52), (0.13, 0), (0, 0.52)], 0.032)
        p.line([(0, -0.13), (0.52, 0), (0, 0.13)], 0.032)
        return 0.52, 0.52, True
    elif body == "petals":
        p.line(bezier((0, -0.06), (0.3, -0.2), (0.24, -0.5), (0, -0.56)), 0.036, 0.2)
        p.line(bezier((0.06, 0), (0.2, 0.24), (0.5, 0.2), (0.5, 0)), 0.036, 0.2)
        p.line(bezier((0.06, 0), (0.2, -0.24), (0.5, -0.2), (0.5, 0)), 0.036, 0.2)
        return 0.56, 0.5, True
    elif body == "bow":  # two triangles point to point
        p.line([(0, 0), (0.34, -0.42), (0, -0.42)], 0.036)
        p.circle((0.42, 0), 0.07, 0.028)
        return 0.42, 0.14, False
    elif body == "sun":  # a disc with short rays
        p.rings.append(((0, 0), 0.3, 0.036))
        for turn in (0.5, 1.05):
            p.line(
                [(0.36 * math.sin(turn), -0.36 * math.cos(turn)), (0.48 * math.sin(turn), -0.48 * math.cos(turn))],
                0.032,
            )
        return 0.3, 0.3, True
    elif body == "moons":  # crescents, back to back
        p.line(arc((0, -0.42), 0.26, 0.35, 2.79, 28), 0.046, 0.6)
        p.line(arc((0.42, 0), 0.26, 1.92, 4.36, 28), 0.046, 0.6)
        return 0.16, 0.16, True
    elif body == "vesica":  # two lenses laid across
        p.line(bezier((0, -0.56), (0.26, -0.3), (0.26, 0.3), (0, 0.56)), PLAIN, 0.15)
        p.line(bezier((-0.56, 0), (-0.3, -0.26), (0.3, -0.26), (0.56, 0)), PLAIN, 0.15)
        return 0.56, 0.56, True
    elif body == "crosslets":  # every arm crossed twice
        p.line([(0, 0), (0, -0.5)], 0.036)
        p.line([(0, 0), (0.5, 0)], 0.036)
        for q, wide in ((0.26, 0.2), (0.42, 0.11)):
            p.line([(0, -q), (wide, -q)], 0.03)
            p.line([(q, 0), (q, -wide)], 0.03)
            p.line([(q, 0), (q, wide)], 0.03)
        return 0.5, 0.5, True
    else:  # a square set on its side, open inside
        p.line([(0.38, 0), (0.38, -0.38), (0, -0.38)], PLAIN)
        p.line([(0, -0.38), (0.38, 0)], 0.026)
        return 0.38, 0.38, True
    return a, b, True


def _corner(p: SealPen, d: Dice, body: str, end: str) -> None:
    """What fills the four corners."""
    form = pick(d, ("ray", "bead", "wide", "bow", "moon", "bare"))
    d0, d1 = (
        {"concave": 0.12, "lozenge": 0.24, "cross": 0.14, "moons": 0.1, "sun": 0.24}.get(body, 0.36),
        d.between(0.46, 0.53),
    )
    if form == "ray":
        p.line([(d0, -d0), (d1, -d1)], 0.03)
        p.end(end, (d1, -d1), (0, 0), 0.07)
    elif form == "bead":
        p.circle((0.42, -0.42), d.between(0.04, 0.08), pick(d, (0, 0.028)))
    elif form == "wide":
        p.line([(0, -0.6), (0.6, 0)], 0.026)
    elif form == "bow":
        q = d.between(0.3, 0.42)
        p.line(bezier((0, -0.56), (q, -0.6), (0.6, -q), (0.52, 0)), 0.032, 0.35)
    elif form == "moon":
        p.line(arc((0.5, -0.5), 0.17, 1.0, 3.75, 24), 0.036, 0.7)


def _core(p: SealPen, core: str, a: float, b: float) -> None:
    """What lies in the very middle."""
    if core == "lozenge":
        p.line([(0, -0.13), (0.13, 0), (0, 0.13)], FINE)
    elif core == "ring":
        p.rings += [((0, 0), 0.12, 0.03), ((0, 0), 0.045, 0)]
    elif core == "cross":
        p.line([(0, 0), (0, -a)], FINE)
        p.line([(0, 0), (b, 0)], FINE)
    elif core == "eye":
        for f in (-0.14, 0.14):
            p.once(bezier((-0.2, 0), (-0.08, f), (0.08, f), (0.2, 0)), 0.03)
        p.rings.append(((0, 0), 0.05, 0))
    elif core == "star":
        t = star((0, 0), 0.15, 0.055, 4, -45)
        p.once([*t, t[0]], 0.024)
