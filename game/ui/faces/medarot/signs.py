"""Small signs of the Medarot Card Game: types, timings, trash timings, numbers, arrows, the medal. Told by shape first.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

import pygame
from pygame import Surface

from game.ui.art.draw import Layer, Point, arc, centre, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, IVORY, ON_BRASS, Colour, mix
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.kit.figures import on_stone
from game.ui.faces.medarot.tones import Tone, arrow_tone, kind_tone, stat_tone
from game.ui.theme import STANDARD, Colours

DARK: Colour = (8, 7, 10)
# (right, forward) of every arrow, as its owner sees it
ROSE: dict[str, tuple[int, int]] = {
    "F": (0, 1),
    "FR": (1, 1),
    "R": (1, 0),
    "BR": (1, -1),
    "B": (0, -1),
    "BL": (-1, -1),
    "L": (-1, 0),
    "FL": (-1, 1),
}
HEAD: tuple[Point, ...] = ((0.86, 0), (-0.52, -0.8), (-0.2, 0), (-0.52, 0.8))
CHANGED = {1: (168, 240, 150), -1: (255, 150, 130), 0: (255, 252, 244)}
BOLT: list[Point] = [(0.16, -1), (-0.62, 0.14), (-0.06, 0.14), (-0.22, 1), (0.62, -0.22), (0.06, -0.22), (0.42, -1)]


def _fine(px: int) -> int:
    return 6 if px < 32 else 4 if px < 140 else 3


def _at(points: Sequence[Point], c: Point, r: float) -> list[Point]:
    return [(c[0] + x * r, c[1] + y * r) for x, y in points]


def _gem(ly: Layer, shape: Sequence[Point], c: Point, r: float, tone: Tone, rim: Colour | None = None) -> None:
    """A cut stone in a metal setting; lighter copies of its shape slide to the lamp."""
    deep, body, lit = tone
    w = max(1.0, r * 0.1)
    ly.poly(mix(deep, DARK, 0.6), _at(shape, c, r), w * 3)
    ly.poly(rim or BRASS, _at(shape, c, r), w * 1.9)
    for k in range(8):
        t = k / 7
        heart = (c[0] - r * 0.1 * t, c[1] - r * 0.14 * t)
        ly.poly(mix(mix(body, deep, 0.4), mix(body, lit, 0.28), t), _at(shape, heart, r * (1 - 0.5 * t)))
    ly.poly(mix(lit, IVORY, 0.2), _at(shape, c, r * 0.97), max(0.6, w * 0.5))


# ---- types ----------------------------------------------------------------------------------------------
@kept(2)
def type_icon(kind: str, px: int, colours: Colours = STANDARD) -> Surface:
    """Shooting: a sight on a round plate; melee: a blade on a lozenge; special: a spark on a star."""
    ly, c, r, tone = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.42, kind_tone(kind, colours)
    shape = {
        "shooting": ngon((0, 0), 0.98, 28),
        "melee": ngon((0, 0), 1.12, 4),
        "special": star((0, 0), 1.14, 0.78, 6),
    }[kind]
    _gem(ly, shape, c, r, (tone[0], mix(tone[1], tone[0], 0.25), tone[1]), mix(tone[2], IVORY, 0.2))
    ink, w, (x, y) = mix(tone[2], (255, 255, 255), 0.6), max(1.0, px * 0.07), c
    if kind == "shooting":
        ly.ring(ink, c, r * 0.48, w)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            ly.stroke(ink, [(x + dx * r * 0.36, y + dy * r * 0.36), (x + dx * r * 0.8, y + dy * r * 0.8)], w)
        ly.disc(ink, c, r * 0.13)
    elif kind == "melee":
        ly.poly(ink, _at([(0.5, -0.56), (0.52, -0.34), (-0.14, 0.34), (-0.34, 0.14), (0.34, -0.54)], c, r))
        ly.stroke(ink, _at([(-0.46, 0.06), (-0.06, 0.46)], c, r), w)
        ly.stroke(ink, _at([(-0.24, 0.24), (-0.5, 0.5)], c, r), w)
    else:
        ly.poly(ink, star(c, r * 0.74, r * 0.22, 4))
        ly.poly(ink, star(c, r * 0.44, r * 0.2, 4, -45))
    return solid(ly)


# ---- timings --------------------------------------------------------------------------------------------
@kept(1)
def timing_icon(timing: str, px: int, ink: Colour = IVORY) -> Surface:
    """Action: an arrow that starts; Defence: a shield; Trigger: a bolt."""
    ly, c, r = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.44
    w = max(1.2, px * 0.1)
    if timing == "action":
        ly.ring(ink, c, r * 0.92, w)
        ly.poly(ink, _at([(-0.3, -0.52), (0.58, 0), (-0.3, 0.52)], c, r))
    elif timing == "defense":
        ly.poly(ink, _at(SHIELD, c, r * 0.94), w)
        ly.poly(ink, [p for p in _at(SHIELD, (c[0], c[1] - r * 0.02), r * 0.52) if p[0] <= c[0] + 0.01])
    else:
        ly.poly(ink, _at(BOLT, c, r))
    return solid(ly)


@kept(1)
def trash_icon(trash: str, px: int, ink: Colour = IVORY) -> Surface:
    """When the card goes to the trash: after use (into the bin), after the defence (a shield let go), at the end of
    the turn (an hourglass)."""
    ly, c, r = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.44
    w = max(1.1, px * 0.09)
    if trash == "end_of_turn":
        for side in (-1, 1):
            ly.stroke(ink, _at([(-0.66, side * 0.9), (0.66, side * 0.9)], c, r), w)
            ly.poly(ink, _at([(-0.5, side * 0.88), (0.5, side * 0.88), (0, 0)], c, r), w * 0.8)
        ly.poly(ink, _at([(-0.4, 0.86), (0.4, 0.86), (0, 0.3)], c, r))
    elif trash == "after_defense":
        ly.poly(ink, _at(SHIELD, (c[0] - r * 0.2, c[1] - r * 0.22), r * 0.74), w * 0.9)
        _down(ly, (c[0] + r * 0.58, c[1] + r * 0.3), r, w, ink)
    else:
        ly.poly(ink, _at([(-0.62, -0.1), (0.62, -0.1), (0.46, 0.92), (-0.46, 0.92)], c, r), w * 0.9)
        _down(ly, (c[0], c[1] - r * 0.3), r, w, ink)
    return solid(ly)


def _down(ly: Layer, c: Point, r: float, w: float, ink: Colour) -> None:
    """An arrow that falls."""
    ly.stroke(ink, _at([(0, -0.66), (0, 0.36)], c, r), w)
    ly.poly(ink, _at([(-0.36, 0.14), (0.36, 0.14), (0, 0.64)], c, r))


# ---- numbers --------------------------------------------------------------------------------------------
SHIELD: list[Point] = [
    (-0.86, -0.82),
    (0, -1),
    (0.86, -0.82),
    (0.84, 0.1),
    (0.6, 0.6),
    (0, 1.04),
    (-0.6, 0.6),
    (-0.84, 0.1),
]
BURST: list[Point] = star((0, 0), 1.1, 0.8, 8, -90)
TAG: list[Point] = [(-1.06, -0.78), (0.44, -0.78), (1.16, 0), (0.44, 0.78), (-1.06, 0.78), (-0.7, 0)]
SHAPES: dict[str, list[Point]] = {"power": BURST, "armor": SHIELD, "speed": TAG}


@kept(2)
def stat_icon(stat: str, px: int, colours: Colours = STANDARD) -> Surface:
    """The stone of power (a burst), of armour (a shield) or of speed (a pointed tag), without a number."""
    ly = Layer((px, px), _fine(px))
    _gem(ly, SHAPES[stat], (px / 2, px / 2), px * 0.4, stat_tone(stat, colours))
    return solid(ly)


@kept(4)
def stat_gem(stat: str, number: str, px: int, change: int = 0, colours: Colours = STANDARD) -> Surface:
    """A stone with its number: `change` 1 more than printed (green), -1 less (red), 0 as printed."""
    s = stat_icon(stat, px, colours).copy()
    edge = mix(stat_tone(stat, colours)[0], DARK, 0.6)
    label = on_stone(number, px, 0.5, CHANGED[change], edge, max(1, round(px / 22)))
    centre(s, label, px * (0.47 if stat == "speed" else 0.5), px * 0.5)
    return s


@kept(1)
def medal(px: int) -> Surface:
    """A medal: brass, round, with the six-sided core that all Medarots bear."""
    ly, c, r = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.46
    ly.disc(mix(BRASS_DEEP, DARK, 0.55), c, r * 1.06)
    ly.disc(BRASS_DEEP, c, r)
    for k in range(8):
        t = k / 7
        ly.disc(
            mix(mix(BRASS, BRASS_DEEP, 0.3), BRASS_LIT, t * 0.72),
            (c[0] - r * 0.12 * t, c[1] - r * 0.16 * t),
            r * (0.95 - 0.28 * t),
        )
    ly.ring(mix(BRASS_DEEP, BRASS, 0.3), c, r * 0.74, max(0.8, r * 0.07))
    ly.ring(BRASS_LIT, c, r * 0.97, max(0.7, r * 0.05))
    ly.poly(mix(BRASS_DEEP, DARK, 0.1), ngon(c, r * 0.46, 6), max(1.0, r * 0.12))
    ly.poly(mix(BRASS_LIT, (255, 255, 255), 0.5), ngon((c[0] - r * 0.02, c[1] - r * 0.03), r * 0.2, 6))
    return solid(ly)


@kept(2)
def coin(number: str, px: int) -> Surface:
    """So many medals: a plain brass coin with a number, "2" or "+3"."""
    ly, c, r = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.46
    ly.disc(mix(BRASS_DEEP, DARK, 0.6), c, r * 1.06)
    ly.poly(mix(BRASS_DEEP, BRASS, 0.35), star(c, r * 1.02, r * 0.95, 18))
    for k in range(8):
        t = k / 7
        ly.disc(
            mix(mix(BRASS, BRASS_DEEP, 0.15), BRASS_LIT, t * 0.8),
            (c[0] - r * 0.1 * t, c[1] - r * 0.14 * t),
            r * (0.86 - 0.24 * t),
        )
    ly.ring(mix(BRASS_LIT, IVORY, 0.4), c, r * 0.86, max(0.7, r * 0.06))
    s = solid(ly)
    share = 0.58 if len(number) < 2 else 0.46
    label = on_stone(number, px, share, ON_BRASS, mix(BRASS_LIT, IVORY, 0.4), max(1, round(px / 26)))
    centre(s, label, px * 0.5, px * 0.5)
    return s


@kept(1)
def rarity_star(px: int, lit: bool = True) -> Surface:
    """One of the stars of a card's rarity."""
    ly, c = Layer((px, px), _fine(px)), (px / 2, px / 2)
    ly.poly((20, 12, 6), star(c, px * 0.48, px * 0.22, 5), px * 0.14)
    ly.poly(BRASS_LIT if lit else mix(BRASS_DEEP, DARK, 0.4), star(c, px * 0.44, px * 0.2, 5))
    return solid(ly)


# ---- arrows ---------------------------------------------------------------------------------------------
def heading(direction: str, away: bool = False) -> tuple[int, int]:
    """Where an arrow points on the screen, (right, down); `away`: the card belongs to the seat across the table."""
    right, forward = ROSE[direction]
    return (-right, forward) if away else (right, -forward)


@kept(1)
def arrow(direction: str, px: int, away: bool = False, colours: Colours = STANDARD) -> Surface:
    """One arrow head in a square, pointing where its Medarot may go."""
    ly, (dx, dy) = Layer((px, px), _fine(px)), heading(direction, away)
    _head(ly, (px / 2, px / 2), px * 0.46, math.atan2(dy, dx), arrow_tone(colours))
    return solid(ly)


def _head(ly: Layer, c: Point, r: float, angle: float, tone: Colour) -> None:
    """An arrow head with a dark edge around it."""
    ca, sa = math.cos(angle), math.sin(angle)
    shape = [(c[0] + r * (x * ca - y * sa), c[1] + r * (x * sa + y * ca)) for x, y in HEAD]
    ly.poly((40, 8, 26), shape, r * 0.5)
    ly.poly(tone, shape)
    ly.poly(mix(tone, (255, 255, 255), 0.5), shape, max(0.5, r * 0.12))


def arrow_rose(moves: Collection[str], px: int, away: bool = False, colours: Colours = STANDARD) -> Surface:
    """All eight neighbours around a Medarot: a pink arrow where it may go, a dark dot where it may not."""
    return _rose(tuple(sorted(moves)), px, away, colours)


@kept(2)
def _rose(moves: tuple[str, ...], px: int, away: bool, colours: Colours) -> Surface:
    ly, c, r, tone = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.345, arrow_tone(colours)
    ly.box((12, 12, 18), (0, 0, px, px), px * 0.2)
    ly.box(mix(tone, DARK, 0.55), (0, 0, px, px), px * 0.2, max(1.0, px * 0.03))
    ly.poly(mix(tone, DARK, 0.15), ngon(c, px * 0.1, 6))
    for direction in ROSE:
        dx, dy = heading(direction, away)
        at = (c[0] + dx * r * 0.95, c[1] + dy * r * 0.95)
        if direction in moves:
            _head(ly, at, px * 0.15, math.atan2(dy, dx), tone)
        else:
            ly.disc((62, 58, 70), at, px * 0.045)
    return solid(ly)


@kept(1)
def turned_mark(px: int, ink: Colour = BRASS_LIT) -> Surface:
    """The sign of a card that lies sideways: a bent arrow."""
    ly, c, r = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.34
    ly.disc((14, 12, 16), c, px * 0.48)
    ly.ring(ink, c, px * 0.46, max(1.0, px * 0.05))
    ly.stroke(ink, arc(c, r * 0.8, math.radians(200), math.radians(380), 20), max(1.2, px * 0.1))
    x, y = c[0] + r * 0.8 * math.cos(math.radians(20)), c[1] + r * 0.8 * math.sin(math.radians(20))
    ly.poly(ink, [(x - r * 0.5, y - r * 0.1), (x + r * 0.5, y - r * 0.2), (x - r * 0.05, y + r * 0.6)])
    return solid(ly)


def quarter(picture: Surface) -> Surface:
    """A picture turned sideways, as a card in use lies."""
    return pygame.transform.rotate(picture, -90)
