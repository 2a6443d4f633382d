"""Spell cards: three frames for the three kinds, each with a picture of its own."""

from __future__ import annotations

from pygame import Surface

from game.frozen import frozen
from game.rules.arena.cards import Spell
from game.rules.arena.sheet_words import TITLES
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, Colour, mix
from game.ui.art.text import Rules, font, line, squeezed
from game.ui.faces.arena import vignettes
from game.ui.faces.arena.frame import (
    BAR,
    HEAD,
    TEXTLESS,
    ZOOMED,
    arched,
    chamfered,
    lens,
    panel,
    paper,
    plate,
    shaped,
    with_state,
)
from game.ui.faces.arena.gems import coin, colour_gem
from game.ui.faces.arena.spell_signs import kind_sign, window_pip
from game.ui.faces.arena.words import RECONSTRUCTED, SHORT_KINDS
from game.ui.faces.frame import card_size, corner, finish, inset, stock
from game.ui.faces.kit.card_names import band, put_band, put_title, title

GOLD = mix(P.BRASS, P.BRASS_LIT, 0.35)
STOCKS: dict[str, tuple[Colour, Colour, Colour]] = {  # body, lit edge, cut edge
    "sorcery": (P.IVORY, (255, 252, 240), (112, 96, 72)),
    "aura": (GOLD, (255, 244, 205), P.BRASS_DEEP),
    "hidden": (P.STOCK, mix(P.STOCK_LIT, P.BRASS, 0.25), (4, 3, 4)),
}
WHITE: Colour = (255, 250, 236)


def spell_face(spell: Spell, lang: str, height: int, state: str = "", scale: float = 1.0) -> Surface:
    """A spell card, `height` pixels high: below 130 without rules text, above that with all of it, from 300 on zoomed.

    `scale` is the interface scale: these limits and the smallest type grow with it.
    """
    face = _face(spell, lang, height, scale)
    return _stated(spell, lang, height, state, scale) if state else face


@kept(8)
def spell_picture(spell: Spell, size: tuple[int, int]) -> Surface:
    """The picture of a spell, opaque, without a frame."""
    return vignettes.paint(spell.key, size)


@kept(8)
def _stated(spell: Spell, lang: str, height: int, state: str, scale: float) -> Surface:
    return with_state(_face(spell, lang, height, scale), state, corner(height))


@kept(18)
def _face(spell: Spell, lang: str, height: int, scale: float) -> Surface:
    if height < TEXTLESS * scale:
        return _small(spell, lang, height, scale)
    return _full(spell, lang, height, height >= ZOOMED * scale, scale)


def _ground(spell: Spell, height: int) -> tuple[Surface, int]:
    """Stock and panel; gives back how wide the stock's edge is."""
    w, h = card_size(height)
    s = stock((w, h), *STOCKS[spell.kind])
    e = max(3, round(height * 0.026))
    ground = panel((w - 2 * e, h - 2 * e), spell.colour, 0.5 if spell.kind == "hidden" else 0.0)
    rim = mix(IDENTITY[spell.colour][0], (0, 0, 0), 0.4)
    inset(s, ground, (e, e), max(2.0, corner(height) - e * 0.6), rim, max(0.8, height / 380))
    return s, e


def _art(dst: Surface, spell: Spell, box: tuple[int, int, int, int]) -> None:
    """The picture, in the window of the spell's kind."""
    x, y, w, h = box
    picture, wide = vignettes.paint(spell.key, (w, h)), max(1.0, w / 150)
    if spell.kind == "sorcery":
        shaped(dst, picture, (x, y), chamfered(w, h, min(w, h) * 0.16), P.IVORY, wide)
    elif spell.kind == "hidden":
        shaped(dst, picture, (x, y), lens(w, h), mix(IDENTITY[spell.colour][2], P.MUTED, 0.5), wide)
    else:
        shaped(dst, picture, (x, y), arched(w, h, h * 0.42), P.BRASS_LIT, wide)
        _filigree(dst, box)


def _filigree(dst: Surface, box: tuple[int, int, int, int]) -> None:
    """Gold rays in the corners above an aura's arch."""
    x, y, w, h = box
    ly = Layer((w, h), 3)
    for side in (0, 1):
        for k in range(3):
            a = (w * (0.03 + 0.05 * k), h * 0.03), (w * (0.015 + 0.012 * k), h * (0.06 + 0.07 * k))
            ly.stroke((*P.BRASS_LIT, 255), [(w - px, py) if side else (px, py) for px, py in a], max(0.8, w / 190))
    put(dst, ly.done(), (x, y))


def _small(spell: Spell, lang: str, height: int, scale: float) -> Surface:
    """For the table: picture, colour, kind, points, the name."""
    s, e = _ground(spell, height)
    w = s.get_width()
    iw = w - 2 * e
    name = band(spell, lang, iw, scale)
    foot = name.high
    _art(s, spell, (e + 1, e + 1, iw - 2, height - 2 * e - foot - 1))
    r = max(6, round(height * 0.085))
    put(s, colour_gem(spell.colour, r), (e - 1, e - 1))
    put(s, coin(spell.points, r), (w - e - 2 * r - 1, e - 1))
    centre(s, kind_sign(spell.kind, max(5, r - 2)), w / 2, height - e - foot - r * 0.4)
    put_band(s, name, (e, height - e - foot), iw, None, scale)
    return finish(s, 8)


@frozen
class _Plan:
    """Where things are on a card with text, in pixels."""

    plate: int  # height of the name plate
    strip: int  # height of the type line
    foot: int  # height of the footer
    art: int
    pad: int
    text: Rules


def _planned(spell: Spell, lang: str, height: int, edge: int, room: float, zoom: bool) -> _Plan:
    """Large type and a large picture if the text allows it; then a smaller picture; small print last."""
    unit = height / (420 if zoom else 200)
    bar, strip, foot = (round(v * unit) for v in ((48, 24, 19) if zoom else (25, 17, 1)))
    pad = max(3, round((9 if zoom else 4) * unit))
    free = height - 2 * edge - bar - strip - foot
    words = [spell.text.text(lang)]
    large, small = ((19, 18, 17, 16, 15, 14), (13, 12)) if zoom else ((14, 13, 12), (11, 10))
    for sizes, shares in ((large, (0.42, 0.36, 0.29)), (small, (0.34, 0.27, 0.2))):
        for share in shares:
            for size in sizes:
                text = Rules(words, max(10, round(size * unit)), room - 2 * pad - 5, 1.24)
                art = round(free - text.height - 2 * pad)
                if art >= share * height:
                    return _Plan(bar, strip, foot, min(art, round(height * 0.47)), pad, text)
    for size in (12,) if zoom else (10, 9):  # the wordiest: a strip of picture, lines close together
        text = Rules(words, max(9, round(size * unit)), room - 2 * pad - 3, 1.13)
        art = round(free - text.height - 2 * pad)
        if art >= 0.13 * height:
            break
    return _Plan(bar, strip, foot, art, pad, text)


def _full(spell: Spell, lang: str, height: int, zoom: bool, scale: float) -> Surface:
    """For the hand and the zoom: everything. Where the text would leave no picture, the card goes without text."""
    s, e = _ground(spell, height)
    w = s.get_width()
    iw = w - 2 * e
    plan, least = _planned(spell, lang, height, e, iw, zoom), round(12 * scale)
    if plan.art < 0.07 * height:
        return _small(spell, lang, height, scale)
    deep, body, _ = IDENTITY[spell.colour]
    y = e + plan.plate
    _art(s, spell, (e + 2, y + 1, iw - 4, plan.art - 2))
    _title(s, spell, lang, e, plan.plate, zoom)
    y += plan.art
    kind = (TITLES if zoom else SHORT_KINDS)[spell.kind].in_(lang)
    _type_line(s, spell, kind, (e, y, iw, plan.strip), least)
    y += plan.strip
    box = (iw - 2, height - e - plan.foot - y - 1)
    inset(s, paper(box, body), (e + 1, y), max(2.0, corner(height) * 0.5), mix(deep, P.BRASS, 0.45), max(0.8, w / 300))
    top = y + max(plan.pad * 0.6, (box[1] - plan.text.height) / 2)
    plan.text.letter(s, (e + 1 + plan.pad, top))
    plan.text.draw(s, (e + 1 + plan.pad, top), P.INK, mix(deep, P.INK, 0.2))
    if zoom:
        _footer(s, spell, e, plan.foot, least)
    return finish(s, 8)


def _title(s: Surface, spell: Spell, lang: str, e: int, bar: int, zoom: bool) -> None:
    """Colour gem, name on its plate, points."""
    w = s.get_width()
    deep, body, _ = IDENTITY[spell.colour]
    top, low, ink = mix(P.PARCHMENT, (255, 255, 255), 0.3), mix(P.PARCHMENT, body, 0.28), P.INK
    if spell.kind == "hidden":
        top, low, ink = (40, 34, 40), (20, 16, 20), P.IVORY
    r = round(bar * 0.43)
    right = r if zoom else 2
    plate(s, (e + r, e + 2, w - 2 * e - r - right, bar - 4), spell.kind, top, low, mix(deep, P.BRASS, 0.5))
    put(s, colour_gem(spell.colour, r), (e, e + bar / 2 - r - 1))
    put(s, coin(spell.points, r), (w - e - 2 * r - (2 if zoom else 4), e + (bar / 2 - r - 1 if zoom else bar - 1)))
    left, room = e + 2 * r + 3, w - 2 * e - (4 * r + 8 if zoom else 2 * r + 6) - 8
    name, other = spell.name.in_(lang), spell.name.in_("ja" if lang == "en" else "en")
    if not zoom:
        k = bar / BAR
        put_title(s, title(spell, lang, room, bar, k, HEAD), (left, e, room, bar - 1), k, "middle", ink)
        return
    shown = squeezed(name, "display", round(bar * 0.48), True, ink, room, round(bar * 0.3), 0.7)
    centre(s, shown, w / 2, e + bar * 0.38)
    small = squeezed(other, "sans", round(bar * 0.25), False, mix(ink, top, 0.3), room, round(bar * 0.25), 0.6)
    centre(s, small, w / 2, e + bar * 0.74)


def _type_line(s: Surface, spell: Spell, kind: str, box: tuple[int, int, int, int], least: int) -> None:
    """Kind with its sign at the left, the two spell windows at the right."""
    x, y, w, h = box
    size, r, pip = max(least, round(h * 0.66)), round(h * 0.38), round(h * 0.43)
    put(s, kind_sign(spell.kind, r), (x + 3, y + h / 2 - r - 1))
    t = squeezed(kind, "sans", size, True, WHITE, w - 2 * r - 5 * pip - 8, least)
    put(s, t, (x + 2 * r + 8, y + (h - t.get_height()) / 2))
    for k, letter in enumerate("BA"):
        centre(s, window_pip(letter, letter in spell.windows, pip), x + w - 3 - pip - k * (2 * pip + 2), y + h / 2)


def _footer(s: Surface, spell: Spell, e: int, foot: int, least: int) -> None:
    """On a zoomed card: its number, and a discreet word if its text is ours."""
    y, size = s.get_height() - e - foot, max(least, round(foot * 0.66))
    tone = mix(IDENTITY[spell.colour][2], (255, 255, 255), 0.2)
    room = s.get_width() - 2 * e - 10
    if spell.reconstructed:
        t = line(f"{RECONSTRUCTED.en} · {RECONSTRUCTED.ja}", font("sans", size), tone)
        put(s, t, (s.get_width() - e - 5 - t.get_width(), y + 1))
        room -= t.get_width() + 10
    put(s, squeezed(spell.key.upper(), "sans", size, False, tone, room, least, 0.6), (e + 5, y + 1))
