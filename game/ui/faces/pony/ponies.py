"""Figures of ponies: trunk, legs, head, wings, horn, mane, tail and what they wear, put together, back to front."""

from __future__ import annotations

import math

import numpy as np

from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.kit.curves import FORM, Lines, Points, Stroke, spline, strokes
from game.ui.faces.kit.forge import Figure, Part
from game.ui.faces.kit.inks import BLACK, SHARED, WHITE
from game.ui.faces.pony import bodies as B
from game.ui.faces.pony.bodies import Leg, Pose, Spot
from game.ui.faces.pony.looks import ALICORN, PEGASUS, UNICORN, ZEBRA, Look
from game.ui.faces.pony.manes import MANES, TAILS, tail_of
from game.ui.faces.pony.marks import drawn_mark
from game.ui.faces.pony.worn import WORN

OUTLINE = 2.0  # width of the line around a body
STRIPES = (
    "k .k -16 -14 -14 -4 -17 4 -18 -6",
    "k .k -9 -15 -7 -4 -9 7 -12 -4",
    "k .k -2 -14 0 -4 -1 8 -4 -3",
    "k .k 5 -14 7 -5 6 9 3 -3",
    "k .k 12 -14 14 -5 13 6 10 -4",
)
HEAD_STRIPES = ("k .k -12 -8 -6 -3 -13 0", "k .k -12 3 -6 4 -10 9", "k .k 4 -16 6 -11 1 -15", "k .k 1 14 4 10 6 14")


def inks_of(look: Look, shade: float = 0.0) -> dict[str, Colour]:
    """The colours of a pony's shapes; `shade` darkens them all: what is on its far side."""
    coat, mane, streak = hx(look.coat), hx(look.mane), hx(look.streak)
    night = hx("#251640")
    deep = mix(coat, night, 0.34)
    cloth = hx(look.cloth)
    out = {
        **SHARED,
        "f": coat,
        "F": deep,
        "E": mix(coat, hx("#8a2a4a"), 0.42),
        "l": mix(coat, WHITE, 0.36),
        "h": mix(coat, hx("#3a2430"), 0.55) if not look.royal else hx("#e0b850"),
        "e": hx(look.eye),
        "K": mix(coat, night, 0.8),
        "m": mane,
        "s": streak,
        "M": mix(mane, night, 0.4),
        "p": mix(coat, hx("#ff6a84"), 0.3),
        "j": mix(coat, hx("#f8e8b8"), 0.62) if not look.dark else hx("#584a86"),
        "J": mix(hx("#f4e2a6"), hx("#7a5a2a"), 0.55) if not look.dark else hx("#2a2048"),
        "a": cloth,
        "A": mix(cloth, BLACK, 0.36),
        "v": mix(cloth, WHITE, 0.72),
        "y": hx("#f2c83e"),
        "o": hx("#e8883a"),
        "q": hx("#5a9a4a"),
    }
    out.update(mark_tones(coat, mane, streak))
    return {key: mix(tone, night, shade) for key, tone in out.items()} if shade else out


def mark_tones(coat: Colour, mane: Colour, streak: Colour) -> dict[str, Colour]:
    """The tones of a mark: they stand out from the coat, whatever it is."""
    bright = (coat[0] * 3 + coat[1] * 6 + coat[2]) / 10 > 150
    first = mix(mane, hx("#20103a"), 0.12) if bright else mix(streak, WHITE, 0.35)
    second = mix(streak, WHITE, 0.2) if bright else mix(mane, WHITE, 0.45)
    return {"1": first, "2": second, "3": hx("#fffaf0"), "4": hx("#2f1c40")}


def band(points: list[Spot], widths: tuple[float, ...]) -> Points:
    """A limb along a bent line: its outline."""
    path = spline(np.array(points, float), np.zeros(len(points), bool), False)
    wide = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(widths)), widths)[:, None] / 2
    along = np.gradient(path, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.hypot(*along.T), 1e-6)[:, None]
    return np.concatenate([path + across * wide, (path - across * wide)[::-1]])


def turned(spot: Spot, about: Spot, degrees: float, scale: float = 1.0) -> Spot:
    """A spot of a part that is turned by so many degrees and stands at `about`."""
    a = math.radians(degrees)
    x, y = spot[0] * scale, spot[1] * scale
    return about[0] + x * math.cos(a) - y * math.sin(a), about[1] + x * math.sin(a) + y * math.cos(a)


class Body:
    """A pony in the making."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.pose: Pose = B.POSES[look.pose]
        self.figure = Figure(inks_of(look))
        self.far = Figure(inks_of(look, 0.3))
        self.size = 0.9 if look.foal else 1.0
        self.head_size = 1.12 if look.foal else 0.97 if look.royal else 1.0

    def at(self, spot: Spot) -> Spot:
        """Where a spot of the trunk is in the picture."""
        return turned(spot, self.pose.middle, self.pose.tilt)

    def on_head(self, spot: Spot) -> Spot:
        return turned(spot, self.pose.head, self.pose.nod, self.head_size)

    def trunk(self, lines: Lines, level: float, spot: Spot = (0.0, 0.0), figure: Figure | None = None) -> None:
        """Shapes of the trunk, tilted with it."""
        (figure or self.figure).draw(lines, level, self.at(spot), self.pose.tilt)

    def head(self, lines: Lines, level: float) -> None:
        self.figure.draw(lines, level, self.pose.head, self.pose.nod, self.head_size)

    def form(self, points: Points, ink: str, level: float, bare: bool = False) -> None:
        """A form whose points are those of the picture."""
        self.figure.parts.append(Part(Stroke(FORM, ink, points, bare=bare), self.figure.inks[ink], level))

    def outline(self, points: Points, level: float) -> None:
        """The line around a form that grows together with others."""
        closed = np.vstack([points, points[:1]])
        dark = mix(hx(self.look.coat), (13, 10, 18), 0.8)
        self.figure.parts.append(Part(Stroke("line", "k", closed, wide=OUTLINE), dark, level))

    def leg(self, leg: Leg) -> tuple[Points, Points]:
        """The outlines of a leg and of its hoof."""
        root = self.at(leg.root)
        knee, hoof = ((root[0] + x, root[1] + y) for x, y in (leg.knee, leg.hoof))
        d = math.hypot(hoof[0] - knee[0], hoof[1] - knee[1])
        ux, uy = (hoof[0] - knee[0]) / d, (hoof[1] - knee[1]) / d
        top = (hoof[0] - ux * 5.2, hoof[1] - uy * 5.2)
        tip = (hoof[0] + ux * 0.4, hoof[1] + uy * 0.4)
        return (
            band([root, knee, tip], leg.widths),
            band([top, hoof, tip], (leg.widths[2] * 0.98, leg.widths[2] * 1.2, leg.widths[2] * 1.26)),
        )

    def neck(self) -> Points:
        """The neck, from the trunk up into the head."""
        spots = [
            self.at((-2, -10)),
            self.on_head((-13, 2)),
            self.on_head((-8, -12)),
            self.on_head((6, 8)),
            self.on_head((2, 14)),
            self.at((23, -4)),
            self.at((17, 8)),
            self.at((4, 4)),
        ]
        return spline(np.array(spots, float), np.zeros(len(spots), bool), True)


def pony(look: Look) -> Figure:
    """All forms of a pony, back to front."""
    body = Body(look)
    winged = look.kind in (PEGASUS, ALICORN)
    if winged and look.wings != "folded":
        body.trunk(B.WINGS[look.wings], 0.05, (4, -12), body.far)
        body.figure.parts += body.far.parts
    tail = TAILS[tail_of(look.style) if look.kind != ZEBRA else "tuft"]
    body.figure.draw(tail, 0.12, body.at((-20, -6)), body.pose.tilt * 0.55)
    for leg in body.pose.legs[:2]:
        limb, hoof = body.leg(leg)
        body.form(limb, "F", 0.2)
        body.form(hoof, "H" if "H" in body.figure.inks else "h", 0.22)
    _trunk(body)
    drawn_mark(body.figure, look.mark, body.at((-13.5, -2)), body.pose.tilt * 0.6, 0.62, 0.62)
    body.trunk(tuple(line for name in look.worn for line in WORN[name].trunk), 0.66)
    if winged:
        body.trunk(B.WINGS[look.wings], 0.72, (0, -8))
    _head(body)
    return body.figure


def _trunk(body: Body) -> None:
    """Trunk, neck and the near legs: one outline around all, then all."""
    shapes = [
        points
        for line in B.TRUNK
        for points in [np.array([body.at((float(x), float(y))) for x, y in stroke.points]) for stroke in strokes(line)]
    ]
    legs = [body.leg(leg) for leg in body.pose.legs[2:]]
    shapes += [body.neck(), *(limb for limb, _ in legs)]
    for points in shapes:
        body.outline(points, 0.5)
    for points in shapes:
        body.form(points, "f", 0.5, bare=True)
    if body.look.kind == ZEBRA:
        body.trunk(STRIPES, 0.5)
    for _, hoof in legs:
        body.form(hoof, "h", 0.56)


def _head(body: Body) -> None:
    """Mane, head, face, horn, fringe, hat."""
    look = body.look
    mane = MANES[look.style]
    body.head(B.FAR_EAR, 0.6)
    behind = tuple(line for name in look.worn for line in WORN[name].behind)
    body.head(behind, 0.64)
    body.head(tuple(line for line in mane if not line.startswith(">")), 0.7)
    body.head(B.HEADS["foal" if look.foal else look.head], 0.85)
    if look.kind == ZEBRA:
        body.head(HEAD_STRIPES, 0.85)
    body.head((*B.CHEEK, *B.MUZZLE, *B.EYES[look.gaze]), 0.85)
    if look.dark:
        body.head(("g e 8 -2 12",), 0.9)
    horned = look.kind in (UNICORN, ALICORN)
    if horned:
        body.head(B.LONG_HORN if look.royal else B.HORN, 0.9)
    body.head(tuple(line[1:] for line in mane if line.startswith(">")), 0.93)
    body.head(B.EAR, 0.95)
    body.head(tuple(line for name in look.worn for line in WORN[name].head), 1.0)
    body.head(look.extra, 1.0)
