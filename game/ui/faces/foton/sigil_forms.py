"""The grammar of the 72 seals. The style fixes the composition, the cost the line ends, the number everything else.

Rush: a spear that stands upright, mirrored left and right. Counter: rings with arms that turn around them. Burst: rays
and lozenges on two axes, or on six points.
"""
from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from game.ui.art.draw import Point, arc, bezier, ngon, star
from game.ui.art.paint import Dice
from game.ui.faces.foton.sigil_pen import BOLD, FINE, PLAIN, Pen, line_ends, pick

# Which of its candidates each number takes; sought so that no two seals look alike (tests measure it).
SALT = "NPILV4319LW=D:3>?3N1:3KO4OFF0N;P9HEG?24NRFW@9>:OLE>DHPUP4WL;;FTMPV7H@9:="


def compose(number: int, style: str, cost: tuple[int, ...], salt: int | None = None) -> Pen:
    """All strokes of the seal of Megido `number`. `salt` asks for another candidate than the chosen one."""
    chosen = ord(SALT[number - 1]) - ord("0") if salt is None else salt
    d = Dice(f"seal/{number}/{chosen}")
    ends, p = line_ends(d, cost), Pen()
    {"rush": rush, "counter": counter, "burst": burst}[style](p, d, ends)
    return p


# ---- Rush -------------------------------------------------------------------------------------------

RUSH = ("triangle", "triangle", "horns", "hourglass", "arch", "wings", "anchor", "gallows")


def rush(p: Pen, d: Dice, ends: list[str]) -> None:
    """Spear, triangle, rising branches: mirrored left and right."""
    p.mirror = True
    top, low = -d.between(.56, .66), d.between(.5, .64)
    p.line([(0, top), (0, low)], BOLD)
    p.end(ends[0], (0, top), (0, 0), .1)
    p.end(pick(d, ends), (0, low), (0, 0), .085)
    sign = 1 if d.unit() < .5 else -1
    body = pick(d, RUSH)
    out, jewel_at = _rush_body(p, d, body, sign)
    tip = (out[0] + d.between(.06, .13), out[1] + .12 * sign * (-1 if body in ("horns", "wings") else 1))
    p.line([out, tip], PLAIN)
    p.end(pick(d, ends), tip, out, .075)
    _jewel(p, pick(d, ("none", "dot", "ring", "lozenge", "beads")), jewel_at)
    _branches(p, d, ends, body, sign)
    for k in range(pick(d, (0, 1, 2))):                                  # chevrons on the shaft
        y = low - .1 - k * .09
        p.line([(.1, y + .05), (0, y - .03)], FINE)


def _rush_body(p: Pen, d: Dice, body: str, sign: int) -> tuple[Point, float]:
    """The great figure on the spear: where its line goes out, and the height of its jewel."""
    a, base, half = d.between(-.5, -.38), d.between(.2, .34), d.between(.38, .52)
    if body == "triangle":
        p.line([(0, a * sign), (half, base * sign)], .036)
        p.line([(0, base * sign), (half, base * sign)], .036)
        return (half, base * sign), (a + 2 * base) / 3 * sign
    if body == "horns":                                                  # a crescent carried by the spear
        p.line(bezier((0, .12 * sign), (half * .7, .12 * sign), (half, -.05 * sign), (half * 1.02, -.34 * sign)), .044,
               .35)
        return (half * 1.02, -.34 * sign), -.2 * sign
    if body == "hourglass":
        p.line([(0, -.02), (half * .8, -.34 * sign), (0, -.34 * sign)], PLAIN)
        p.line([(0, -.02), (half * .9, .34 * sign), (0, .34 * sign)], PLAIN)
        return (half * .9, .34 * sign), -.02
    if body == "wings":                                                  # two feathers on each side
        for k in (0, 1):
            y = (-.3 + .22 * k) * sign
            p.line(bezier((0, y + .2 * sign), (half * .5, y + .16 * sign), (half * (.95 - .22 * k), y + .02 * sign),
                          (half * (1.1 - .22 * k), y - .1 * sign)), .038, .25)
        return (half * 1.1, -.4 * sign), .24 * sign
    if body == "anchor":                                                 # a bar above, curved flukes below
        p.line([(0, -.3 * sign), (half * .62, -.3 * sign)], PLAIN)
        p.end("dot", (half * .62, -.3 * sign), (0, -.3 * sign), .06)
        p.line(bezier((0, .36 * sign), (half * .7, .36 * sign), (half * 1.06, .2 * sign), (half * 1.06, -.02 * sign)),
               .044, .2)
        return (half * 1.06, -.02 * sign), .04 * sign
    if body == "gallows":                                                # a frame that hangs from a beam
        p.line([(0, -.34 * sign), (half, -.34 * sign), (half, .1 * sign), (half * .5, .1 * sign)], PLAIN)
        p.line([(half * .5, .1 * sign), (half * .5, -.12 * sign), (0, -.12 * sign)], FINE)
        return (half, .1 * sign), .26 * sign
    p.line(bezier((0, -.46 * sign), (half * .5, -.3 * sign), (half, -.1 * sign), (half, base * sign)), .04, .2)
    p.line([(0, .02 * sign), (half * .86, .02 * sign)], .03)             # a pointed arch over the shaft
    return (half, base * sign), -.16 * sign


def _jewel(p: Pen, jewel: str, y: float) -> None:
    """Something that hangs on the axis."""
    if jewel == "dot":
        p.circle((0, y), .055, 0)
    elif jewel == "ring":
        p.circle((0, y), .1, .03)
    elif jewel == "lozenge":
        p.line([(0, y - .13), (.1, y), (0, y + .13)], FINE)
    elif jewel == "beads":
        p.circle((.17, y), .036, 0)


def _branches(p: Pen, d: Dice, ends: list[str], body: str, sign: int) -> None:
    """One or two pairs of branches, square or curved."""
    up = sign > 0
    for k in range(pick(d, (1, 1, 2)) if body == "triangle" else 1):
        y = ((-.12, .42) if up else (.12, -.4))[k if body == "triangle" else 1]
        x1, y1 = d.between(.3, .5), y - d.between(.16, .3) * (1 if up or k else -1)
        if d.unit() < .5:
            p.line([(0, y), (x1, y), (x1, y1)], .03)
            p.end(pick(d, ends), (x1, y1), (x1, y), .07)
        else:
            p.line(bezier((0, y), (x1, y), (x1, y), (x1 + .06, y1)), .036, .3)
            p.end(pick(d, ends), (x1 + .06, y1), (x1, y), .07)


# ---- Counter ----------------------------------------------------------------------------------------

def counter(p: Pen, d: Dice, ends: list[str]) -> None:
    """A heart of rings with arms that turn around it."""
    n = pick(d, (2, 2, 3, 3, 4, 5))
    p.turns = n
    core = d.between(.15, .2)
    _heart(p, d, core)
    turn, reach = d.between(-.3, .3), d.between(.6, .7)
    swirl = pick(d, (-1, 1)) * d.between(1.0, 1.6) * (1.15 if n == 2 else .72 if n < 5 else .55)

    def at(rad: float, ang: float) -> Point:
        return rad * math.sin(ang + turn), -rad * math.cos(ang + turn)
    arm = _arm(pick(d, ("swirl", "swirl", "swirl", "sickle", "sickle", "key")), at, core, reach, swirl, n)
    p.line(arm, .044 if n < 5 else .036, .25 if len(arm) > 12 else 0)
    p.end(ends[0], arm[-1], arm[-6 if len(arm) > 12 else -2], .085 if n < 5 else .07)
    side = -1 if swirl > 0 else 1
    if n < 4:
        branch = bezier(arm[len(arm) * 22 // 40], at(.45, swirl * .5 + side * .25), at(.62, swirl * .3 + side * .4),
                        at(.6, swirl * .25 + side * d.between(.45, .7)))
        p.line(branch, PLAIN, .35)
        p.end(pick(d, ends), branch[-1], branch[-5], .07)
    a0 = swirl - side * -.22 if n == 5 else swirl + side * -.22
    span = (2 * math.pi / n - d.between(.75, 1.0)) * (1 if swirl > 0 else -1)
    fates = ("beads", "ring", "ticks", "orbit", "orbit")[:3 if n >= 4 else 5]
    fate = pick(d, fates)
    if fate == "orbit":
        p.line([at(reach + .06, a0 + span * t) for t in np.linspace(0, 1, 30)], .03, .6)
    elif fate == "beads":
        for t in (.2, .5, .8):
            p.circle(at(reach, a0 + span * t), .03, 0)
    elif fate == "ring":
        p.rings.append(((0, 0), core + d.between(.1, .2), .022))
    else:
        for t in (.35, .6):
            p.line([at(reach - .05, a0 + span * t), at(reach + .09, a0 + span * t)], .03)
    p.circle(at(d.between(.38, .46), swirl * .5 + math.pi / n), d.between(.035, .05), pick(d, (0, .026)))


def _arm(form: str, at: Callable[[float, float], Point], core: float, reach: float, swirl: float,
         n: int) -> list[Point]:
    """An arm from the heart outwards: a spiral, a sickle that swings wide, or a meander with corners."""
    if form == "key":
        mid = core + (reach - core) * .55
        return [at(core, 0), *(at(mid, swirl * .55 * t / 4) for t in range(5)),
                *(at(reach, swirl * (.55 + .45 * t / 4)) for t in range(5))]
    power, bend = (.9, 1.4) if form == "swirl" or n > 3 else (.55, 2.2)
    return [at(core + (reach - core) * t ** power, swirl * t ** bend) for t in np.linspace(0, 1, 40)]


def _heart(p: Pen, d: Dice, core: float) -> None:
    """The ring in the middle and what lies in it; it does not turn."""
    p.rings.append(((0, 0), core, .036))
    heart = pick(d, ("dot", "cross", "ring", "tri", "star", "moon", "eye"))
    if heart == "dot":
        p.rings.append(((0, 0), core * .42, 0))
    elif heart == "cross":
        p.once([(-core, 0), (core, 0)], FINE)
        p.once([(0, -core), (0, core)], FINE)
    elif heart == "ring":
        p.rings.append(((0, 0), core * .5, .026))
    elif heart == "star":
        spikes = star((0, 0), core * .8, core * .34, pick(d, (4, 5, 6)))
        p.once([*spikes, spikes[0]], .022)
    elif heart == "moon":
        p.once(arc((core * .2, 0), core * .62, 1.2, 5.08, 24), .05, .8)
    elif heart == "eye":
        p.once([(-core, 0), (0, -core * .55), (core, 0), (0, core * .55), (-core, 0)], .024)
        p.rings.append(((0, 0), core * .24, 0))
    else:
        tri = ngon((0, 0), core * .72, 3)
        p.once([*tri, tri[0]], .026)


# ---- Burst ------------------------------------------------------------------------------------------

BURST = ("lozenge", "concave", "cross", "petals", "bow", "hexa", "frame", "sun", "moons", "vesica", "crosslets",
         "blades")


def burst(p: Pen, d: Dice, ends: list[str]) -> None:
    """Lozenges and rays: two mirrored axes, or six points; different things on the upright and on the level."""
    p.mirror, p.turns = True, 2
    e1, e2, e3 = ends[0], pick(d, ends), pick(d, ends)
    body = pick(d, BURST)
    a, b = d.between(.34, .46), d.between(.28, .46)
    if body in ("hexa", "blades"):
        _six(p, body, e1, e2)
    else:
        a, b, level = _burst_body(p, body, a, b)
        p.line([(0, -a), (0, -.64)], .04)
        p.end(e1, (0, -.64), (0, 0), .095)
        if level:
            rx = d.between(.54, .66)
            p.line([(b, 0), (rx, 0)], .04)
            p.end(e2, (rx, 0), (0, 0), .085)
        _corner(p, d, body, e3)
    _core(p, pick(d, ("lozenge", "ring", "cross", "eye", "none", "star")), a if a > .2 else .2, b if b > .2 else .2)


def _six(p: Pen, body: str, e1: str, e2: str) -> None:
    """Bodies with six points."""
    p.turns = 3
    if body == "hexa":
        p.line([(0, -.5), (.14, -.242), (.433, -.25)], .036)
        p.line([(.433, .25), (.14, .242), (0, .5)], .036)
        p.line([(0, -.5), (0, -.64)], .036)
        p.line([(0, .5), (0, .58)], .03)
        p.end(e1, (0, -.64), (0, 0), .09)
        p.end(e2, (0, .58), (0, 0), .06)
        return
    p.line([(0, -.2), (.13, -.36), (0, -.6)], .036)                      # three blades, three short rays
    p.line([(0, .22), (0, .5)], .036)
    p.end(e2, (0, .5), (0, 0), .08)
    p.end("dot" if e1 == "ring" else e1, (0, -.62), (0, 0), .05)
    p.rings.append(((0, 0), .2, .03))


def _burst_body(p: Pen, body: str, a: float, b: float) -> tuple[float, float, bool]:
    """The figure in the middle: how high and how wide it is, and whether a ray leaves it sideways."""
    if body == "lozenge":
        p.line([(0, -a), (b, 0), (0, a)], .036)
    elif body == "concave":
        p.line(bezier((0, -a), (.08, -.14), (.14, -.08), (b, 0)), .038)
        p.line(bezier((0, a), (.08, .14), (.14, .08), (b, 0)), .038)
    elif body == "cross":                                                # two narrow lozenges laid across
        p.line([(0, -.52), (.13, 0), (0, .52)], .032)
        p.line([(0, -.13), (.52, 0), (0, .13)], .032)
        return .52, .52, True
    elif body == "petals":
        p.line(bezier((0, -.06), (.3, -.2), (.24, -.5), (0, -.56)), .036, .2)
        p.line(bezier((.06, 0), (.2, .24), (.5, .2), (.5, 0)), .036, .2)
        p.line(bezier((.06, 0), (.2, -.24), (.5, -.2), (.5, 0)), .036, .2)
        return .56, .5, True
    elif body == "bow":                                                  # two triangles point to point
        p.line([(0, 0), (.34, -.42), (0, -.42)], .036)
        p.circle((.42, 0), .07, .028)
        return .42, .14, False
    elif body == "sun":                                                  # a disc with short rays
        p.rings.append(((0, 0), .3, .036))
        for turn in (.5, 1.05):
            p.line([(.36 * math.sin(turn), -.36 * math.cos(turn)), (.48 * math.sin(turn), -.48 * math.cos(turn))], .032)
        return .3, .3, True
    elif body == "moons":                                                # crescents, back to back
        p.line(arc((0, -.42), .26, .35, 2.79, 28), .046, .6)
        p.line(arc((.42, 0), .26, 1.92, 4.36, 28), .046, .6)
        return .16, .16, True
    elif body == "vesica":                                               # two lenses laid across
        p.line(bezier((0, -.56), (.26, -.3), (.26, .3), (0, .56)), PLAIN, .15)
        p.line(bezier((-.56, 0), (-.3, -.26), (.3, -.26), (.56, 0)), PLAIN, .15)
        return .56, .56, True
    elif body == "crosslets":                                            # every arm crossed twice
        p.line([(0, 0), (0, -.5)], .036)
        p.line([(0, 0), (.5, 0)], .036)
        for q, wide in ((.26, .2), (.42, .11)):
            p.line([(0, -q), (wide, -q)], .03)
            p.line([(q, 0), (q, -wide)], .03)
            p.line([(q, 0), (q, wide)], .03)
        return .5, .5, True
    else:                                                                # a square set on its side, open inside
        p.line([(.38, 0), (.38, -.38), (0, -.38)], PLAIN)
        p.line([(0, -.38), (.38, 0)], .026)
        return .38, .38, True
    return a, b, True


def _corner(p: Pen, d: Dice, body: str, end: str) -> None:
    """What fills the four corners."""
    form = pick(d, ("ray", "bead", "wide", "bow", "moon", "bare"))
    d0, d1 = {"concave": .12, "lozenge": .24, "cross": .14, "moons": .1, "sun": .24}.get(body, .36), d.between(.46, .53)
    if form == "ray":
        p.line([(d0, -d0), (d1, -d1)], .03)
        p.end(end, (d1, -d1), (0, 0), .07)
    elif form == "bead":
        p.circle((.42, -.42), d.between(.04, .08), pick(d, (0, .028)))
    elif form == "wide":
        p.line([(0, -.6), (.6, 0)], .026)
    elif form == "bow":
        q = d.between(.3, .42)
        p.line(bezier((0, -.56), (q, -.6), (.6, -q), (.52, 0)), .032, .35)
    elif form == "moon":
        p.line(arc((.5, -.5), .17, 1.0, 3.75, 24), .036, .7)


def _core(p: Pen, core: str, a: float, b: float) -> None:
    """What lies in the very middle."""
    if core == "lozenge":
        p.line([(0, -.13), (.13, 0), (0, .13)], FINE)
    elif core == "ring":
        p.rings += [((0, 0), .12, .03), ((0, 0), .045, 0)]
    elif core == "cross":
        p.line([(0, 0), (0, -a)], FINE)
        p.line([(0, 0), (b, 0)], FINE)
    elif core == "eye":
        for f in (-.14, .14):
            p.once(bezier((-.2, 0), (-.08, f), (.08, f), (.2, 0)), .03)
        p.rings.append(((0, 0), .05, 0))
    elif core == "star":
        t = star((0, 0), .15, .055, 4, -45)
        p.once([*t, t[0]], .024)
