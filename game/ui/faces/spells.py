"""Spell cards: three frames for the three kinds, each with a picture of its own."""
from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from game.rules.arena.cards import Spell
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, mix
from game.ui.art.text import Rules, font, line, squeezed
from game.ui.faces import vignettes
from game.ui.faces.frame import (
    arched,
    card_size,
    chamfered,
    corner,
    finish,
    inset,
    lens,
    panel,
    paper,
    plate,
    shaped,
    stock,
    two_rows,
    with_state,
)
from game.ui.faces.gems import coin, colour_gem, kind_sign, window_pip
from game.ui.faces.words import KINDS, RECONSTRUCTED, SHORT_KINDS

TEXTLESS, ZOOMED = 130, 300            # below the first no rules text; from the second on a footer


def spell_face(spell: Spell, lang: str, height: int, state: str = "") -> Surface:
    """A spell card, `height` pixels high: below 130 without rules text, above that with it. The text always fits."""
    return _stated(spell, lang, height, state) if state else _face(spell, lang, height)


@kept(8)
def spell_picture(key: str, size: tuple[int, int]) -> Surface:
    """The picture of a spell (`Spell.key`), opaque, without a frame."""
    return vignettes.paint(key, size)


@kept(12)
def _stated(spell: Spell, lang: str, height: int, state: str) -> Surface:
    return with_state(_face(spell, lang, height), state, corner(height))


@kept(26)
def _face(spell: Spell, lang: str, height: int) -> Surface:
    if height < TEXTLESS:
        return _small(spell, lang, height)
    return _full(spell, lang, height)


def _ground(spell: Spell, height: int) -> tuple[Surface, int]:
    """Stock and panel; gives back how wide the stock's edge is."""
    size = card_size(height)
    body, lit, edge = {"sorcery": (P.IVORY, (255, 252, 240), (112, 96, 72)), "aura": (mix(P.BRASS, P.BRASS_LIT, .35),
        (255, 244, 205), P.BRASS_DEEP),
                       "hidden": (P.STOCK, mix(P.STOCK_LIT, P.BRASS, .25), (4, 3, 4))}[spell.kind]
    s = stock(size, body, lit, edge)
    e = max(3, round(height * .026))
    inset(s, panel((size[0] - 2 * e, height - 2 * e), spell.colour, .5 if spell.kind == "hidden" else 0.), (e, e),
          max(2., corner(height) - e * .6),
          mix(IDENTITY[spell.colour][0], (0, 0, 0), .4), max(.8, height / 380))
    return s, e


def _art(dst: Surface, spell: Spell, box: tuple[int, int, int, int]) -> None:
    """The picture, in the window of the spell's kind."""
    x, y, w, h = box
    shape = {"sorcery": chamfered(w, h, min(w, h) * .16), "aura": arched(w, h, h * .42), "hidden": lens(w,
        h)}[spell.kind]
    rim = {"sorcery": P.IVORY, "aura": P.BRASS_LIT, "hidden": mix(IDENTITY[spell.colour][2], P.MUTED, .5)}[spell.kind]
    shaped(dst, vignettes.paint(spell.key, (w, h)), (x, y), shape, rim, max(1., w / 150))
    if spell.kind == "aura":
        _filigree(dst, box)


def _filigree(dst: Surface, box: tuple[int, int, int, int]) -> None:
    """Gold rays in the corners above an aura's arch."""
    x, y, w, h = box
    ly = Layer((w, h), 3)
    for side in (0, 1):
        for k in range(3):
            a = (w * (.03 + .05 * k), h * .03), (w * (.015 + .012 * k), h * (.06 + .07 * k))
            ly.stroke((*P.BRASS_LIT, 255), [(w - px, py) if side else (px, py) for px, py in a], max(.8, w / 190))
    put(dst, ly.done(), (x, y))


def _small(spell: Spell, lang: str, height: int) -> Surface:
    """For the table: picture, colour, kind, points, the name."""
    s, e = _ground(spell, height)
    w, f = s.get_width(), font("sans", 12, True)
    iw = w - 2 * e
    rows = two_rows(spell.name.in_(lang), f, iw)
    foot = 3 + 13 * len(rows)
    _art(s, spell, (e + 1, e + 1, iw - 2, height - 2 * e - foot - 1))
    r = max(6, round(height * .085))
    put(s, colour_gem(spell.colour, r), (e - 1, e - 1))
    put(s, coin(spell.points, r), (w - e - 2 * r - 1, e - 1))
    centre(s, kind_sign(spell.kind, max(5, r - 2)), w / 2, height - e - foot - r * .4)
    for k, row in enumerate(rows):
        centre(s, squeezed(row, "sans", 12, True, (255, 250, 236), iw, narrow=.55), w / 2,
               height - e - foot + 9 + 13 * k)
    return finish(s, 8)


@dataclass(frozen=True, slots=True)
class _Plan:
    """Where things are on a card with text, in pixels."""

    plate: int          # height of the name plate
    strip: int          # height of the type line
    foot: int           # height of the footer
    art: int
    pad: int
    text: Rules


def _planned(spell: Spell, lang: str, height: int, edge: int, room: float) -> _Plan:
    """Large type and a large picture if the text allows it; then a smaller picture; small print last."""
    zoom = height >= ZOOMED
    unit = height / (420 if zoom else 200)
    bar, strip, foot = (round(v * unit) for v in ((48, 24, 19) if zoom else (25, 17, 1)))
    pad = max(3, round((9 if zoom else 4) * unit))
    free = height - 2 * edge - bar - strip - foot
    words = [spell.text.text(lang)]
    large, small = ((19, 18, 17, 16, 15, 14), (13, 12)) if zoom else ((14, 13, 12), (11, 10))
    for sizes, shares in ((large, (.42, .36, .29)), (small, (.34, .27, .2))):
        for share in shares:
            for size in sizes:
                text = Rules(words, max(10, round(size * unit)), room - 2 * pad - 5, 1.24)
                art = round(free - text.height - 2 * pad)
                if art >= share * height:
                    return _Plan(bar, strip, foot, min(art, round(height * .47)), pad, text)
    for size in (12,) if zoom else (10, 9):                    # the wordiest: a strip of picture, lines close together
        text = Rules(words, max(9, round(size * unit)), room - 2 * pad - 3, 1.13)
        art = round(free - text.height - 2 * pad)
        if art >= .13 * height:
            break
    return _Plan(bar, strip, foot, art, pad, text)


def _full(spell: Spell, lang: str, height: int) -> Surface:
    """For the hand and the zoom: everything."""
    s, e = _ground(spell, height)
    w = s.get_width()
    iw, zoom = w - 2 * e, height >= ZOOMED
    plan = _planned(spell, lang, height, e, iw)
    deep, body, _ = IDENTITY[spell.colour]
    y = e + plan.plate
    _art(s, spell, (e + 2, y + 1, iw - 4, plan.art - 2))
    _title(s, spell, lang, e, plan.plate, zoom)
    y += plan.art
    _type_line(s, spell, lang, (e, y, iw, plan.strip))
    y += plan.strip
    box = (iw - 2, height - e - plan.foot - y - 1)
    inset(s, paper(box, body), (e + 1, y), max(2., corner(height) * .5), mix(deep, P.BRASS, .45), max(.8, w / 300))
    top = y + max(plan.pad * .6, (box[1] - plan.text.height) / 2)
    plan.text.draw(s, (e + 1 + plan.pad, top), P.INK, mix(deep, P.INK, .2))
    if zoom:
        _footer(s, spell, e, plan.foot)
    return finish(s, 8)


def _title(s: Surface, spell: Spell, lang: str, e: int, bar: int, zoom: bool) -> None:
    """Colour gem, name on its plate, points."""
    w = s.get_width()
    deep, body, _ = IDENTITY[spell.colour]
    dark = spell.kind == "hidden"
    top, low = ((40, 34, 40), (20, 16, 20)) if dark else (mix(P.PARCHMENT, (255, 255, 255), .3), mix(P.PARCHMENT, body,
        .28))
    ink = P.IVORY if dark else P.INK
    r = round(bar * .43)
    right = r if zoom else 2
    plate(s, (e + r, e + 2, w - 2 * e - r - right, bar - 4), spell.kind, top, low, mix(deep, P.BRASS, .5))
    put(s, colour_gem(spell.colour, r), (e, e + bar / 2 - r - 1))
    put(s, coin(spell.points, r), (w - e - 2 * r - (2 if zoom else 4), e + (bar / 2 - r - 1 if zoom else bar - 1)))
    left, room = e + 2 * r + 3, w - 2 * e - (4 * r if zoom else 2 * r + 6) - 8
    name, other = spell.name.in_(lang), spell.name.in_("ja" if lang == "en" else "en")
    if not zoom:
        centre(s, squeezed(name, "display", max(12, round(bar * .6)), True, ink, room, narrow=.6), left + room / 2,
               e + bar / 2 - .5)
        return
    centre(s, squeezed(name, "display", round(bar * .48), True, ink, room, 14, .7), w / 2, e + bar * .38)
    centre(s, squeezed(other, "sans", max(12, round(bar * .25)), False, mix(ink, top, .3), room), w / 2, e + bar * .74)


def _type_line(s: Surface, spell: Spell, lang: str, box: tuple[int, int, int, int]) -> None:
    """Kind with its sign at the left, the two spell windows at the right."""
    x, y, w, h = box
    size = max(12, round(h * .66))
    r = round(h * .38)
    put(s, kind_sign(spell.kind, r), (x + 3, y + h / 2 - r - 1))
    pip = round(h * .43)
    kind = (KINDS if s.get_height() >= ZOOMED else SHORT_KINDS)[spell.kind]
    put(s, squeezed(kind.in_(lang), "sans", size, True, (255, 250, 236), w - 2 * r - 5 * pip - 8), (x + 2 * r + 8,
        y + h / 2 - size * .72))
    for k, letter in enumerate("BA"):
        centre(s, window_pip(letter, letter in spell.windows, pip), x + w - 3 - pip - k * (2 * pip + 2), y + h / 2)


def _footer(s: Surface, spell: Spell, e: int, foot: int) -> None:
    """On a zoomed card: its number, and a discreet word if its text is ours."""
    y, size = s.get_height() - e - foot, max(12, round(foot * .66))
    tone = mix(IDENTITY[spell.colour][2], (255, 255, 255), .2)
    put(s, line(spell.key.upper(), font("sans", size), tone), (e + 5, y + 1))
    if spell.reconstructed:
        t = line(f"{RECONSTRUCTED.en} · {RECONSTRUCTED.ja}", font("sans", size), tone)
        put(s, t, (s.get_width() - e - 5 - t.get_width(), y + 1))
