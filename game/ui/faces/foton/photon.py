"""The face of a photon: ivory stock, a deep panel, the kind's stone with a large number. EXTRA is printed on brass.

The panels of the kinds differ without colour too: beams behind the blade of Attack (dark), lozenges behind the star of
Skill, rings behind the orb of Charge (light).
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.rules.foton.cards import Photon
from game.ui.art import palette as P
from game.ui.art.draw import centre
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, squeezed
from game.ui.faces.foton.light import lattice, rays, shaded, waves
from game.ui.faces.foton.measures import Fit, Size
from game.ui.faces.foton.stones import AROUND, lit_stone, stone
from game.ui.faces.foton.tones import kind_tone
from game.ui.faces.foton.words import EXTRA, KINDS
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, shade, stock, window
from game.ui.faces.kit.figures import digit, outlined
from game.ui.theme import Colours

WHITE: Colour = (255, 250, 236)
PAPER: tuple[Colour, Colour, Colour] = (P.IVORY, (255, 252, 240), (120, 104, 80))  # body, lit edge, cut edge
GOLD: tuple[Colour, Colour, Colour] = (P.BRASS, (255, 246, 212), P.BRASS_DEEP)
GROUND = {"attack": 0.26, "skill": 0.34, "charge": 0.62}  # how light the panel of a kind is
FIGURE = {"attack": (1.02, 0.07), "skill": (1.2, 0.0), "charge": (1.12, 0.0)}  # size, and how far down
INDEX = {"table": 15, "hand": 22, "zoom": 46}
LABEL = {"table": (12, 11, 17), "hand": (15, 18, 26), "zoom": (28, 40, 58)}  # type, height, EXTRA's band


def photon_face(photon: Photon, size: Size, f: Fit, lang: str, colours: Colours) -> Surface:
    """A photon, face up."""
    tone = kind_tone(photon.kind, colours)
    s = stock(f.size, GOLD if photon.extra else PAPER)
    e = f.edge + f.px(1 if size == "table" else 3)
    art = _panel((f.width - 2 * e, f.height - 2 * e), photon, tone)
    _figure(art, photon, tone, colours)
    _label(art, photon, size, lang, f, tone)
    rim = P.BRASS_LIT if photon.extra else mix(tone[1], tone[0], 0.4)
    window(s, art, (e, e), max(2.0, corner(f.height) - e * 0.5), rim, max(1.0, f.width / 200))
    _index(s, photon, f.px(INDEX[size]), e, tone, colours)
    return finish(s, photon.number)


def _panel(size: tuple[int, int], photon: Photon, tone: tuple[Colour, Colour, Colour]) -> Surface:
    """The ground behind the stone."""
    deep, body, lit = tone
    share = GROUND[photon.kind]
    art = shade(size, mix(deep, body, share + 0.08), mix(deep, body, share - 0.26), 0.75)
    c, r = (size[0] / 2, size[1] * _middle(photon)), size[0] * 0.4
    if photon.kind == "attack":
        rays(art, c, size[0] * 0.98, lit, 18, photon.number + 3, 0.2)
    elif photon.kind == "skill":
        lattice(art, c, r, lit, 5, 0.34)
    else:
        waves(art, c, r, lit, 6, 0.34)
    if photon.extra:
        rays(art, c, size[0] * 1.2, mix(lit, P.BRASS_LIT, 0.6), 34, photon.number, 0.36)
    shaded(art, 0.5)
    return art


def _middle(photon: Photon) -> float:
    """How far down the stone lies: an extra photon has a band below it."""
    return 0.45 if photon.extra else 0.47


def _figure(art: Surface, photon: Photon, tone: tuple[Colour, Colour, Colour], colours: Colours) -> None:
    """The stone and its number."""
    w, h = art.get_size()
    r = w * (0.43 if photon.kind == "attack" else 0.395)
    y = h * _middle(photon)
    lit_stone(art, photon.kind, (w / 2, y), round(r * AROUND), 0.95 if photon.extra else 0.6, colours)
    large, down = FIGURE[photon.kind]
    number = digit(
        str(photon.number),
        font("display", int(r * large), True),
        WHITE,
        mix(tone[0], (0, 0, 0), 0.45),
        max(1, round(w / 60)),
    )
    centre(art, number, w / 2, y + r * down)


def _label(art: Surface, photon: Photon, size: Size, lang: str, f: Fit, tone: tuple[Colour, Colour, Colour]) -> None:
    """The kind in words; on an extra photon the word EXTRA on a band of gold."""
    w, h = art.get_size()
    types, foot, band = f.type(LABEL[size][0]), f.px(LABEL[size][1]), f.px(LABEL[size][2])
    if size == "zoom":
        _both_names(art, photon, lang, f, tone)
    if photon.extra:
        art.blit(shade((w, band), P.BRASS_LIT, P.BRASS), (0, h - band))
        pygame.draw.line(art, P.BRASS_DEEP, (0, h - band), (w, h - band), f.px(0.8))
        centre(art, line(EXTRA.in_(lang), font("sans", types, True), (66, 36, 8)), w / 2, h - band / 2)
        return
    if size == "zoom":
        return
    name = squeezed(KINDS[photon.kind].in_(lang), "sans", types, True, mix(tone[2], P.IVORY, 0.5), w - f.px(6), f.floor)
    dark = squeezed(
        KINDS[photon.kind].in_(lang), "sans", types, True, mix(tone[0], (0, 0, 0), 0.55), w - f.px(6), f.floor
    )
    for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1)):
        centre(art, dark, w / 2 + dx * f.scale * 0.8, h - foot + dy * f.scale * 0.8)
    centre(art, name, w / 2, h - foot)


def _both_names(art: Surface, photon: Photon, lang: str, f: Fit, tone: tuple[Colour, Colour, Colour]) -> None:
    """On a zoomed card the name of the kind in both languages."""
    w, h = art.get_size()
    up = f.px(LABEL["zoom"][2]) if photon.extra else 0
    name, other = KINDS[photon.kind].in_(lang), KINDS[photon.kind].in_("en" if lang == "ja" else "ja")
    edge = mix(tone[0], (0, 0, 0), 0.55)
    centre(
        art,
        outlined(name, font("display", f.px(30), True), mix(tone[2], P.IVORY, 0.6), edge, f.px(1.5)),
        w / 2,
        h - up - f.px(50 if photon.extra else 56),
    )
    centre(
        art,
        outlined(other, font("sans", f.type(14)), mix(tone[2], P.IVORY, 0.35), edge, f.px(1)),
        w / 2,
        h - up - f.px(20 if photon.extra else 24),
    )


def _index(s: Surface, photon: Photon, k: int, e: int, tone: tuple[Colour, Colour, Colour], colours: Colours) -> None:
    """Number over shape in the upper left corner: what is seen of a card in a fanned pile."""
    number = digit(
        str(photon.number), font("display", k, True), P.IVORY, mix(tone[0], (0, 0, 0), 0.5), max(1, round(k / 16))
    )
    centre(s, number, e + k * 0.62, e + k * 0.66)
    centre(s, stone(photon.kind, round(k * 0.36 * AROUND), colours), e + k * 0.62, e + k * 1.55)
