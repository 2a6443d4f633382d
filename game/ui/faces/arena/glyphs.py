"""Glyphs: a rune of light on a stone disc with a brass rim; on a card with name and text when it is large enough."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Surface

from game.rules.arena.cards import Glyph
from game.ui.art import palette as P
from game.ui.art.draw import centre
from game.ui.art.kept import kept
from game.ui.art.paint import Dice, Points, Sheet, bow, metal, oval, ramp, smooth
from game.ui.art.palette import hx, mix
from game.ui.art.text import fitted, squeezed
from game.ui.faces.arena.frame import TEXTLESS, ZOOMED, panel, paper, plate
from game.ui.faces.frame import card_size, corner, finish, inset, stock
from game.ui.faces.kit.glows import mist, runes

GLOW = {
    "might": hx("#ff5a30"),
    "warding": hx("#ffc84a"),
    "swiftness": hx("#3cd2ff"),
    "insight": hx("#a56cff"),
    "farsight": hx("#6cff5a"),
    "renewal": hx("#ff78b8"),
    "": hx("#8a8ea0"),
}


MOST_TEXT = 0.5  # of a card: what is longer, as no glyph of the box is, ends with an ellipsis


def glyph_face(glyph: Glyph | None, lang: str, height: int, scale: float = 1.0) -> Surface:
    """Below 130 px the disc alone, in a square; above that a card with name and text. None: it lies face down."""
    if glyph is None or height < TEXTLESS * scale:
        return glyph_disc(glyph.key if glyph else "", height)
    return _card(glyph, lang, height, height >= ZOOMED * scale)


@kept(6)
def glyph_disc(key: str, size: int) -> Surface:
    """The disc of a glyph ("" while it lies face down), on a clear ground."""
    sheet, dice = Sheet((size, size), 4 if size < 100 else 3), Dice(f"glyph/{key}")
    _disc(sheet, dice, key)
    return pygame.transform.smoothscale(sheet.surf.premul_alpha(), (size, size))


def _disc(c: Sheet, d: Dice, key: str) -> None:
    """Stone, rim with studs, the sign in its own light."""
    glow = GLOW.get(key, GLOW[""])
    c.form(oval(0, 0, 29, n=72), metal("#c8964a"), 3, width=1)
    c.form(oval(0, 0, 25.6, n=72), ramp("#08070a", "#1c1a22", "#34303c", "#5a5460"), 10, edge="#0a0608", width=0.7)
    for k in range(12):
        a = math.pi * k / 6
        c.form(oval(27.4 * math.cos(a), 27.4 * math.sin(a), 1.1, n=10), metal("#f0d090"), 1, width=0.3)
    if not key:
        with c.shining(1.5, 0.6) as g:
            for k in range(6):
                a = math.pi * k / 3
                g.line([(8 * math.cos(a), 8 * math.sin(a)), (18 * math.cos(a), 18 * math.sin(a))], glow, 1)
        return
    c.light(0, 0, 26, glow, 0.5)
    with c.shining(3.4) as g:
        g.line(oval(0, 0, 21.5, n=60), glow, 0.9, True)
        SIGNS.get(key, SIGNS["insight"])(g, glow)
    with c.shining(0.8) as g:
        SIGNS.get(key, SIGNS["insight"])(g, mix(glow, (255, 255, 255), 0.6))


def _strokes(c: Sheet, tone: tuple[int, int, int], lines: list[Points], width: float = 2.2) -> None:
    for pts in lines:
        c.line(pts, tone, width)


def _might(c: Sheet, tone: tuple[int, int, int]) -> None:
    c.flat([(-2.4, 4), (-2.2, -12), (0, -16), (2.2, -12), (2.4, 4)], tone)
    _strokes(c, tone, [[(-7.4, 5.4), (7.4, 5.4)], [(0, 6), (0, 13)]])
    c.flat(oval(0, 14.5, 2.2, n=16), tone)


def _warding(c: Sheet, tone: tuple[int, int, int]) -> None:
    _strokes(
        c,
        tone,
        [
            smooth(
                [
                    (-11, -11),
                    (-11, -11),
                    (0, -14),
                    (11, -11),
                    (11, -11),
                    (10.6, 0),
                    (6, 9),
                    (0, 15),
                    (0, 15),
                    (-6, 9),
                    (-10.6, 0),
                    (-11, -11),
                    (-11, -11),
                ]
            ),
            [(0, -9), (0, 8)],
            [(-6.5, -3), (6.5, -3)],
        ],
        2,
    )


def _swiftness(c: Sheet, tone: tuple[int, int, int]) -> None:
    _strokes(c, tone, [[(-11 + k * 8, -9), (-2 + k * 8, 0), (-11 + k * 8, 9)] for k in range(3)], 2.8)


def _insight(c: Sheet, tone: tuple[int, int, int]) -> None:
    _strokes(
        c,
        tone,
        [
            smooth([(-15, 0), (-8, -7.6), (0, -9.4), (8, -7.6), (15, 0)], False),
            smooth([(-15, 0), (-8, 7.6), (0, 9.4), (8, 7.6), (15, 0)], False),
        ],
        2,
    )
    c.flat(oval(0, 0, 4.4), tone)


def _farsight(c: Sheet, tone: tuple[int, int, int]) -> None:
    _strokes(
        c,
        tone,
        [
            [*oval(0, 0, 9.4), (9.4, 0)],
            *(
                [(math.cos(a) * 5.4, math.sin(a) * 5.4), (math.cos(a) * 15.4, math.sin(a) * 15.4)]
                for a in (0, math.pi / 2, math.pi, -math.pi / 2)
            ),
        ],
        2,
    )
    c.flat(oval(0, 0, 1.8), tone)


def _renewal(c: Sheet, tone: tuple[int, int, int]) -> None:
    _strokes(c, tone, [[(0, 15), (0, 0)], [(0, 4), (7, -2)], [(0, 0), (-7, -5)], [(0, -3), (0, -6)]], 1.8)
    for x, y, s in ((9, -5, 1), (-9, -8, -1), (0, -11, 0)):
        c.flat(
            smooth(
                [
                    (x - 4 + s, y + 3),
                    (x - 3 + s * 3, y - 3),
                    (x + s * 4, y - 6),
                    (x + s * 4, y - 6),
                    (x + 3 + s * 2, y - 1),
                    (x + 2, y + 4),
                ]
            ),
            tone,
        )
    _strokes(c, tone, [bow(0, 2, 15, 125, 55, 16)], 1.4)


SIGNS: dict[str, Callable[[Sheet, tuple[int, int, int]], None]] = {
    "might": _might,
    "warding": _warding,
    "swiftness": _swiftness,
    "insight": _insight,
    "farsight": _farsight,
    "renewal": _renewal,
}


@kept(6)
def _card(glyph: Glyph, lang: str, height: int, zoom: bool) -> Surface:
    """Stone-grey stock, the disc over runes, the text."""
    size, unit = card_size(height), height / (420 if zoom else 200)
    w = size[0]
    s = stock(size, (126, 120, 116), (226, 220, 210), (40, 36, 36))
    e, bar = max(3, round(height * 0.026)), round((48 if zoom else 25) * unit)
    inset(
        s,
        panel((w - 2 * e, height - 2 * e), "", 0.35),
        (e, e),
        corner(height) * 0.6,
        (20, 18, 22),
        max(0.8, height / 380),
    )
    sizes = [round(v * unit) for v in ((20, 18, 17, 16, 15, 14) if zoom else (14, 13, 12, 11))]
    pad = round((10 if zoom else 5) * unit)
    text = fitted([glyph.text.text(lang)], w - 2 * e - 2 * pad - 5, height * 0.36, sizes, 1.24)
    high = min(text.height, height * MOST_TEXT)
    box = (w - 2 * e - 2, max(round(high + 2 * pad), round(height * 0.24)))
    art = (w - 2 * e - 4, height - 2 * e - bar - box[1] - 3)
    sheet, dice = Sheet(art), Dice(f"ground/{glyph.key}")
    sheet.sky("#15131c", mix((40, 36, 48), GLOW.get(glyph.key, GLOW[""]), 0.3), "#121017")
    runes(sheet, dice, 0, 0, 31, mix(GLOW.get(glyph.key, GLOW[""]), (0, 0, 0), 0.45))
    _disc(sheet, dice, glyph.key)
    mist(sheet, dice, 24, 4, GLOW.get(glyph.key, GLOW[""]), 0.2, 4)
    inset(s, sheet.finish(0.5), (e + 2, e + bar), corner(height) * 0.4, P.MUTED, max(1.0, w / 190))
    plate(s, (e + 2, e + 2, w - 2 * e - 4, bar - 4), "aura", (64, 60, 68), (34, 32, 38), P.MUTED)
    centre(
        s,
        squeezed(glyph.name.in_(lang), "display", round(bar * 0.52), True, P.IVORY, w - 2 * e - bar, narrow=0.68),
        w / 2,
        e + bar / 2,
    )
    y = height - e - box[1] - 1
    inset(
        s, paper(box, GLOW.get(glyph.key, GLOW[""])), (e + 1, y), corner(height) * 0.5, (90, 84, 84), max(0.8, w / 300)
    )
    text.letter(s, (e + 1 + pad, y + (box[1] - high) / 2), high)
    text.draw(s, (e + 1 + pad, y + (box[1] - high) / 2), P.INK, P.INK, high)
    return finish(s, 8)
