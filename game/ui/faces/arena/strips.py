"""The compact face of an army card, as it stands beside the battlefield."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.arena.cards import Army
from game.ui.art import palette as P
from game.ui.art.cuts import NARROWEST
from game.ui.art.draw import Layer, Point, centre, clip_round, gradient, put
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, mix
from game.ui.art.text import font, line, squeezed, width
from game.ui.faces.arena.frame import with_state
from game.ui.faces.arena.gems import colour_gem, life_pips, stat_gem
from game.ui.faces.arena.portraits import portrait
from game.ui.faces.arena.words import ARMY_KINDS, IN_RESERVE, LOST
from game.ui.faces.kit.card_names import put_title, title

RADIUS = 7
BROAD = 150  # a narrower flat strip has its name above the portrait, too
NARROW = 124  # the bases stand below the name where an upright strip is narrower
ROOMY = 78  # height from which a flat strip has room for a type line
SHOWN = ("move", "range", "power", "toughness")


@frozen
class Condition:
    """How an army card fares: wounds of its figures on the battlefield, changed stats, where its figures are."""

    wounds: tuple[int, ...] = ()
    stats: tuple[tuple[str, tuple[int, int]], ...] = ()
    figures: tuple[int, int, int] | None = None  # on the battlefield, in reserve, lost


@kept(8)
def strip(army: Army, lang: str, size: tuple[int, int], how: Condition, state: str, scale: float = 1.0) -> Surface:
    """The compact face; upright if it is less than twice as wide as high, else with the portrait at the left.

    `scale`: real pixels for a logical one; bars, type and pips grow with it.
    """
    if state:
        return with_state(strip(army, lang, size, how, "", scale), state, RADIUS * scale)
    w, h = size
    colour = army.colours[0] if army.colours else ""
    deep = IDENTITY[colour][0]
    s = gradient(size, mix(P.STOCK_LIT, deep, 0.3), mix(P.STOCK, deep, 0.12), 0.2)
    flat = w >= 2 * h
    bar, foot = (
        max(round(least * scale), min(round(most * scale), round(h * part)))
        for least, most, part in ((17, 24, 0.19), (18, 28, 0.2))
    )
    low = flat and w < BROAD * scale
    art = (2, 2, round(h * 0.86), h - 4) if flat else (2, bar + 1, w - 4, h - bar - foot - 1)
    if low:
        art = (2, bar + 1, h - bar - 3, h - bar - 3)
    s.blit(_picture(army, colour, (art[2], art[3]), how), art[:2])
    left = art[2] + 6 if flat else 3
    marks = _marks(how, round(bar * 0.56))
    start, beside = 3 if low else left, not flat and w >= NARROW * scale
    _name(s, army, lang, (start, 1, w - start - 5 - (marks.get_width() + 3 if marks and beside else 0), bar), scale)
    if marks:
        right, high = w - 4 - marks.get_width(), marks.get_height()
        narrow = (right, h - foot - high - 3) if flat else (5, bar + 3)
        put(s, marks, (right, 1 + (bar - high) / 2) if beside else narrow)
    top = bar + 2
    if flat and h >= ROOMY * scale:
        top += _type(s, army, lang, (left + 2, top, w - left - 6), round(12 * scale))
    pips_at = (left + 2, top, w - left - 6) if flat else (round(7 * scale), h - foot - 3, w - round(14 * scale))
    _life(s, army, lang, how, pips_at, not flat, scale)
    _stats(s, army, how, (left, h - foot - 1, w - left - 3, foot))
    rule = [(art[2] + 2.4, art[1] + 1.0), (art[2] + 2.4, h - 3.0)] if flat else [(2.0, bar + 0.4), (w - 2.0, bar + 0.4)]
    put(s, _edges(size, colour, rule, scale))
    return clip_round(s, RADIUS * scale)


def _edges(size: tuple[int, int], colour: str, rule: list[Point], scale: float) -> Surface:
    """The rim in the colour, and a rule between the portrait and the rest."""
    deep, body, _ = IDENTITY[colour]
    w, h = size
    ly = Layer(size, 3)
    ly.box((*mix(body, deep, 0.3), 255), (0, 0, w, h), RADIUS * scale, 2.2 * scale)
    ly.box((0, 0, 0, 255), (0, 0, w, h), RADIUS * scale, 0.8 * scale)
    ly.stroke((*body, 255), rule, 1.4 * scale)
    return ly.done()


def _marks(how: Condition, size: int) -> Surface | None:
    """The bases of a squad; None for a single figure."""
    on, reserve, lost = how.figures or (0, 0, 0)
    return figure_marks(on, reserve, lost, max(9, size)) if on + reserve + lost > 1 else None


def _picture(army: Army, colour: str, size: tuple[int, int], how: Condition) -> Surface:
    """The portrait with a dark foot; grey while nobody is on the battlefield, darker still when all are lost."""
    out = portrait(army.key, colour, size).copy()
    shade = gradient(size, (255, 255, 255), (96, 88, 84))
    out.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if how.figures is not None and how.figures[0] == 0:
        grey = pygame.transform.grayscale(out)
        grey.set_alpha(150 if how.figures[1] else 235)
        out.blit(grey, (0, 0))
        k = 190 if how.figures[1] else 110
        out.fill((k, k, k), special_flags=pygame.BLEND_RGB_MULT)
    return out


def _type(s: Surface, army: Army, lang: str, at: tuple[int, int, int], size: int) -> int:
    """What kind of army it is, if there is room; gives back how high the line is."""
    said = type_words(army, lang)
    if width(said, font("sans", size)) * NARROWEST > at[2]:
        said = army.subtype.in_(lang)
    t = squeezed(said, "sans", size, False, P.MUTED, at[2], size, NARROWEST)
    put(s, t, at[:2])
    return t.get_height() + 3


def type_words(army: Army, lang: str) -> str:
    """What stands under a portrait: "Squad – Rhino Soldiers"."""
    kind, sub = ARMY_KINDS[army.kind].in_(lang), army.subtype.in_(lang)
    return f"{kind}{' – ' if lang == 'en' else '：'}{sub}" if sub else kind


def _name(s: Surface, army: Army, lang: str, box: tuple[int, int, int, int], scale: float) -> None:
    """Stones of its colours and the name."""
    x, y, w, h = box
    r = round(h * 0.36)
    for k, colour in enumerate(army.colours or ("",)):
        put(s, colour_gem(colour, r), (x + k * r * 1.4, y + h / 2 - r - 1))
    across = round(2 * r + 4 + max(0, len(army.colours) - 1) * r * 1.4)
    made = title(army, lang, w - across, h, scale, 15)
    put_title(s, made, (x + across, y, w - across, h), scale)


@kept(1)
def figure_marks(on: int, reserve: int, lost: int, size: int) -> Surface:
    """A row of little bases: full on the battlefield, hollow in reserve, crossed out when lost."""
    total = on + reserve + lost
    step = round(size * 0.92)
    ly = Layer((max(1, total) * step + 2, size), 5)
    r = size * 0.36
    for k in range(total):
        c = (1 + r + k * step + 0.5, size / 2)
        ly.disc((8, 6, 5, 255), c, r + 1)
        if k < on:
            ly.disc((*P.OFFER, 255), c, r)
            ly.disc((*mix(P.OFFER, (255, 255, 255), 0.5), 255), (c[0] - r * 0.25, c[1] - r * 0.28), r * 0.36)
        elif k < on + reserve:
            ly.ring((*P.MUTED, 255), c, r * 0.8, max(1.0, r * 0.32))
        else:
            ly.disc((60, 24, 20, 255), c, r)
            for sx in (-1, 1):
                ly.stroke(
                    (*P.HARM, 255),
                    [(c[0] - sx * r * 0.7, c[1] - r * 0.7), (c[0] + sx * r * 0.7, c[1] + r * 0.7)],
                    max(1.0, r * 0.36),
                )
    return ly.done()


def _life(
    s: Surface, army: Army, lang: str, how: Condition, at: tuple[int, int, int], upwards: bool, scale: float
) -> None:
    """Hearts of every figure on the battlefield, in as many rows as they need; words if there is none."""
    x, y, room = at
    if how.figures is not None and how.figures[0] == 0:
        word = IN_RESERVE if how.figures[1] else LOST
        t = line(word.in_(lang), font("sans", round(12 * scale), True), P.IVORY if how.figures[1] else (255, 154, 134))
        put(s, t, (x, y - t.get_height() if upwards else y))
        return
    life = dict(how.stats).get("life", (army.life, army.life))[0]
    wounds = how.wounds or (0,)
    sizes = [round(q * scale) for q in (6, 5, 4)]
    r = next((q for q in sizes if len(wounds) * (life * (2 * q + 1) + 8) <= room), sizes[-1])
    groups = [life_pips(life, w, r) for w in wounds]
    rows: list[list[Surface]] = [[]]
    for pips in groups:
        if rows[-1] and sum(g.get_width() + 7 for g in rows[-1]) + pips.get_width() > room:
            rows.append([])
        rows[-1].append(pips)
    for k, row in enumerate(reversed(rows) if upwards else rows):
        px = x
        for pips in row:
            put(s, pips, (px, y - (k + 1) * (2 * r + 3) if upwards else y + k * (2 * r + 3)))
            px += pips.get_width() + 7


def _stats(s: Surface, army: Army, how: Condition, box: tuple[int, int, int, int]) -> None:
    """Four stones in a row."""
    x, y, w, h = box
    now = dict(how.stats)
    for k, name in enumerate(SHOWN):
        printed = int(getattr(army, name))
        value = now.get(name, (printed, printed))[0]
        centre(s, stat_gem(name, value, min(h - 5, round(w / 4 * 0.44)), printed), x + w * (k + 0.5) / 4, y + h / 2)
