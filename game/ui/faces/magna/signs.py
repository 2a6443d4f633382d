"""Small signs of Magna Spectra: numbers in their stones, ranks, skills, equip skills, glyphs, symbols, told by shape.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.ui.art.draw import Layer, Point, centre, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, IVORY, Colour, hx, mix
from game.ui.art.text import font
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.kit.curves import LINE
from game.ui.faces.kit.figures import READ, digit, on_stone
from game.ui.faces.magna.heraldry import SHIELDS
from game.ui.faces.magna.shapes import Lines, strokes
from game.ui.faces.magna.sign_shapes import EQUIP, GLYPHS, KEYWORDS, KINDS, MARKS, SKILLS, SYMBOLS, SYMBOLS_OF, TIMINGS
from game.ui.faces.magna.tinctures import RANK, Tone, faction
from game.ui.faces.medarot.tones import stat_tone
from game.ui.theme import STANDARD, Colours

DARK: Colour = (8, 7, 10)
CHANGED = {1: (150, 246, 140), -1: (255, 140, 120), 0: (255, 252, 244)}
ATTACK: list[Point] = [
    (0, -1.1),
    (0.62, -0.5),
    (1.02, 0.18),
    (0.62, 0.5),
    (0.34, 0.98),
    (-0.34, 0.98),
    (-0.62, 0.5),
    (-1.02, 0.18),
    (-0.62, -0.5),
]
DEFENCE: list[Point] = [
    (-0.9, -0.84),
    (0, -1),
    (0.9, -0.84),
    (0.88, 0.1),
    (0.62, 0.62),
    (0, 1.06),
    (-0.62, 0.62),
    (-0.88, 0.1),
]
CRYSTAL: list[Point] = [(0, -1.1), (0.84, -0.2), (0.5, 0.72), (0, 1.1), (-0.5, 0.72), (-0.84, -0.2)]
HERO: list[Point] = star((0, 0), 1.14, 0.68, 6)
SHAPES: dict[str, list[Point]] = {
    "attack": ATTACK,
    "defence": DEFENCE,
    "magna": CRYSTAL,
    "fight": ngon((0, 0), 1.04, 6),
    "cost": ngon((0, 0), 1.04, 6),
    "hero": HERO,
}
MAGNA: Tone = (hx("#3a0a44"), hx("#c03a9c"), hx("#ffb4f0"))
FIGHT: Tone = (hx("#3a2204"), hx("#b87414"), hx("#ffdf8c"))


def _fine(px: int) -> int:
    return 6 if px < 32 else 4 if px < 140 else 3


def _at(points: Sequence[Point], c: Point, r: float) -> list[Point]:
    return [(c[0] + x * r, c[1] + y * r) for x, y in points]


def _stone(ly: Layer, shape: Sequence[Point], c: Point, r: float, tone: Tone, rim: Colour = BRASS) -> None:
    """A cut stone in a metal setting; lighter copies of its shape slide to the lamp."""
    deep, body, lit = tone
    w = max(1.0, r * 0.1)
    ly.poly(mix(deep, DARK, 0.6), _at(shape, c, r), w * 3)
    ly.poly(rim, _at(shape, c, r), w * 1.9)
    for k in range(8):
        t = k / 7
        heart = (c[0] - r * 0.1 * t, c[1] - r * 0.14 * t)
        ly.poly(mix(mix(body, deep, 0.4), mix(body, lit, 0.28), t), _at(shape, heart, r * (1 - 0.5 * t)))
    ly.poly(mix(lit, IVORY, 0.2), _at(shape, c, r * 0.97), max(0.6, w * 0.5))


# ---- numbers --------------------------------------------------------------------------------------------
def _tone(what: str, colours: Colours) -> Tone:
    if what in ("attack", "defence"):
        return stat_tone("power" if what == "attack" else "armor", colours)
    return MAGNA if what in ("magna", "hero") else FIGHT


@kept(2)
def stone(what: str, px: int, colours: Colours = STANDARD) -> Surface:
    """The stone of "attack" (a spearhead), "defence" (a shield), "magna" (a crystal), "hero" points (a star), "fight"
    and "cost" (six-sided coins), without a number."""
    ly = Layer((px, px), _fine(px))
    _stone(ly, SHAPES[what], (px / 2, px / 2), px * 0.4, _tone(what, colours), BRASS_LIT if what == "hero" else BRASS)
    return solid(ly)


@kept(5)
def gem(what: str, number: str, px: int, change: int = 0, colours: Colours = STANDARD) -> Surface:
    """A stone with its number: `change` 1 more than printed (green), -1 less (red), 0 as printed."""
    s = stone(what, px, colours).copy()
    share = 0.56 if len(number) < 2 else 0.46
    edge = mix(_tone(what, colours)[0], DARK, 0.6)
    label = on_stone(number, px, share, CHANGED[change], edge, max(1, round(px / 20)))
    centre(s, label, px * 0.5, px * (0.53 if what == "attack" else 0.5))
    return s


@kept(1)
def rank_badge(rank: str, px: int) -> Surface:
    """S, M or L on a plate of bronze, silver or gold: a round one, a square one, a crown."""
    ly, c, r, metal = Layer((px, px), _fine(px)), (px / 2, px / 2), px * 0.42, hx(RANK[rank])
    shape = {
        "S": ngon((0, 0), 0.98, 28),
        "M": [(-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)],
        "L": [(-1.02, 0.9), (-1.02, -0.5), (-0.55, -0.2), (0, -1.06), (0.55, -0.2), (1.02, -0.5), (1.02, 0.9)],
    }[rank]
    _stone(
        ly,
        shape,
        c,
        r,
        (mix(metal, DARK, 0.75), mix(metal, DARK, 0.22), mix(metal, IVORY, 0.5)),
        mix(metal, DARK, 0.35),
    )
    s = solid(ly)
    centre(
        s,
        digit(
            rank,
            font("sans", max(round(px * 0.54), min(READ, round(px * 0.72))), True),
            (255, 252, 244),
            mix(metal, DARK, 0.86),
            max(1, round(px / 18)),
        ),
        px * 0.5,
        px * (0.58 if rank == "L" else 0.5),
    )
    return s


# ---- signs from lines -----------------------------------------------------------------------------------
def flat(ly: Layer, lines: Lines, c: Point, r: float, ink: Colour, hole: Colour) -> None:
    """Shapes (see shapes.py; 24 units are `r` pixels) in one colour: what is in ink "m" is painted, what is in "k" is
    painted in the colour of the ground."""
    for line in lines:
        for stroke in strokes(line):
            tone = hole if stroke.ink == "k" else ink
            points = [(c[0] + x * r / 24, c[1] + y * r / 24) for x, y in stroke.points]
            if stroke.what == LINE:
                ly.stroke(tone, points, max(1.0, stroke.wide * r / 24))
            else:
                ly.poly(tone, points)


@kept(3)
def _disc_sign(lines: Lines, px: int, body: Colour, ink: Colour, rim: Colour, square: bool = False) -> Surface:
    """A sign on a small plate."""
    ly, c = Layer((px, px), _fine(px)), (px / 2, px / 2)
    if square:
        ly.box(mix(body, DARK, 0.7), (0, 0, px, px), px * 0.24)
        ly.box(rim, (px * 0.04, px * 0.04, px * 0.92, px * 0.92), px * 0.2)
        ly.box(body, (px * 0.1, px * 0.1, px * 0.8, px * 0.8), px * 0.16)
    else:
        ly.disc(mix(body, DARK, 0.7), c, px * 0.5)
        ly.disc(rim, c, px * 0.46)
        ly.disc(body, c, px * 0.4)
    flat(ly, lines, c, px * 0.31, ink, body)
    return solid(ly)


@kept(2)
def _bare_sign(lines: Lines, px: int, ink: Colour, hole: Colour) -> Surface:
    """A sign with a thin dark edge, on a clear ground."""
    ly = Layer((px, px), _fine(px))
    flat(ly, lines, (px / 2, px / 2), px * 0.44, ink, hole)
    return solid(ly)


def skill_icon(skill: str, px: int) -> Surface:
    """A skill: a light sign on a dark round plate."""
    return _disc_sign(SKILLS[skill], px, hx("#2a2232"), IVORY, BRASS)


def spent_icon(skill: str, px: int) -> Surface:
    """A skill icon that has been spent."""
    return _disc_sign(SKILLS[skill], px, hx("#1a181c"), hx("#5c5660"), hx("#3c3840"))


def equip_icon(kind: str, px: int) -> Surface:
    """An equip skill: a dark sign on a light square plate."""
    return _disc_sign(EQUIP[kind], px, hx("#cfc2a6"), hx("#3a2a1c"), BRASS_DEEP, True)


def keyword_icon(keyword: str, px: int) -> Surface:
    """A keyword: a sign on a red-brown plate."""
    return _disc_sign(KEYWORDS[keyword], px, hx("#5a2a1a"), hx("#ffe6b0"), BRASS_LIT, True)


def symbol(name: str, px: int) -> Surface:
    """The emblem of a base: its sign on a plate of its faction."""
    deep, body, lit = faction(SYMBOLS_OF.get(name, "neutral"))
    light = sum(body) > 480
    return _disc_sign(
        SYMBOLS.get(name, SYMBOLS["red_sand"]),
        px,
        body if light else mix(body, deep, 0.2),
        deep if light else mix(lit, IVORY, 0.4),
        BRASS_LIT,
    )


def kind_icon(kind: str, px: int, ink: Colour = IVORY) -> Surface:
    """Base, force, trap, arms, operation, tactics."""
    return _bare_sign(KINDS[kind], px, ink, DARK)


def timing_icon(timing: str, px: int, ink: Colour = IVORY) -> Surface:
    """Attack, block, reinforcement, production, interrupt."""
    return _bare_sign(TIMINGS[timing], px, ink, DARK)


def glyph(mark: str, px: int, ink: Colour = IVORY, hole: Colour = DARK) -> Surface:
    """A glyph of an ability, filled or hollow."""
    return _bare_sign(GLYPHS[mark], px, ink, hole)


def mark(name: str, px: int, ink: Colour = BRASS_LIT) -> Surface:
    """ "chain", "unique", "turned", "summoned", "fallen", "deck", "funds"."""
    return _bare_sign(MARKS[name], px, ink, DARK)


@kept(1)
def colour_mark(colour: str, px: int) -> Surface:
    """The shield of a faction: its colour and its own shape."""
    ly, c = Layer((px, px), _fine(px)), (px / 2, px / 2)
    deep, body, lit = faction(colour)
    (outer,) = strokes(SHIELDS[colour])
    shape = [(float(x) / 38, float(y) / 42) for x, y in outer.points]
    _stone(ly, shape, c, px * 0.45, (deep, body, lit), mix(lit, BRASS, 0.4))
    return solid(ly)
