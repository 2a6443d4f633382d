"""Small cards: what still reads in a place where a card is hardly an inch high. Nothing on them is smaller than 12 px.

A photon keeps its stone and its number, a Megido its seal, its class and its stars, an event its picture. Names stand
on a Megido only while there is room for them.
"""

from __future__ import annotations

from pygame import Surface

from game.rules.foton.cards import EventCard, Megido, Photon
from game.ui.art import palette as P
from game.ui.art.draw import add, centre, gradient, halo
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font
from game.ui.faces.foton import class_badge, class_tint, kind_tone, seal, star, stone
from game.ui.faces.foton.light import lattice, rays, shaded, waves
from game.ui.faces.foton.stones import AROUND, lined, lit_stone
from game.ui.faces.foton.vignettes import vignette
from game.ui.faces.frame import corner, finish, inset, stock
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.figures import digit
from game.ui.theme import STANDARD, Colours

WIDE = 5 / 7
PAPER: tuple[Colour, Colour, Colour] = (P.IVORY, (255, 252, 240), (120, 104, 80))
GOLD: tuple[Colour, Colour, Colour] = (P.BRASS, (255, 246, 212), P.BRASS_DEEP)
BLACK: tuple[Colour, Colour, Colour] = (P.STOCK, mix(P.STOCK_LIT, P.BRASS, 0.35), (5, 4, 4))
GROUND = {"attack": 0.26, "skill": 0.34, "charge": 0.62}  # how light the panel of a kind is
LEAST = 12  # of type, at interface scale 1
SHAPED = 66  # a photon this high bears its shape below the number in the corner
NAMED = 84  # a Megido this high bears its name


@kept(8)
def mini(
    facts: Photon | Megido | EventCard, high: int, lang: str, scale: float, colours: Colours = STANDARD
) -> Surface:
    """A small card, face up, `high` real pixels high."""
    match facts:
        case Photon():
            return _photon(facts, high, scale, colours)
        case Megido():
            return _megido(facts, high, lang, scale, colours)
        case EventCard():
            return _event(facts, high, colours)


@kept(3)
def mini_down(kind: str, number: int, high: int, scale: float, colours: Colours = STANDARD) -> Surface:
    """A photon face down in a field: its kind, and its number if that is known (0: it is not)."""
    deep, body, _ = kind_tone(kind, colours)
    size = (round(high * WIDE), high)
    s, e = stock(size, *PAPER), _edge(high)
    w, h = size[0] - 2 * e, size[1] - 2 * e
    art = gradient((w, h), mix((224, 213, 190), body, 0.24), mix((198, 184, 158), body, 0.34))
    r = min(w * 0.42, h * 0.3)
    low = h * 0.62 if number else h * 0.5
    centre(art, lined(kind, round(r * 0.86 * AROUND), colours), w / 2, low)
    if number:
        k = max(round(LEAST * scale), round(h * 0.24))
        label = digit(
            str(number), font("display", k, True), mix(deep, P.INK, 0.3), (246, 238, 220), max(1, round(k / 14))
        )
        centre(art, label, w / 2, max(k * 0.62, h * 0.2))
    inset(s, art, (e, e), _round(high, e), mix(body, P.INK, 0.25), max(1.0, high / 140))
    return finish(s, 7)


def _edge(high: int) -> int:
    """The stock around the picture."""
    return max(2, round(high * 0.032))


def _round(high: int, edge: int) -> float:
    return max(1.5, corner(high) - edge * 0.5)


def _photon(photon: Photon, high: int, scale: float, colours: Colours) -> Surface:
    size, tone = (round(high * WIDE), high), kind_tone(photon.kind, colours)
    deep, body, lit = tone
    s, e = stock(size, *(GOLD if photon.extra else PAPER)), _edge(high) + (1 if photon.extra else 0)
    w, h = size[0] - 2 * e, size[1] - 2 * e
    share, c = GROUND[photon.kind], (w / 2, h * 0.54)
    art = gradient((w, h), mix(deep, body, share + 0.1), mix(deep, body, share - 0.2), 0.75)
    if photon.kind == "attack":
        rays(art, c, w * 0.98, lit, 14, photon.number + 3, 0.2)
    elif photon.kind == "skill":
        lattice(art, c, w * 0.4, lit, 4, 0.34)
    else:
        waves(art, c, w * 0.4, lit, 4, 0.34)
    shaded(art, 0.4)
    r = min(w * 0.44, h * 0.36)
    lit_stone(art, photon.kind, c, round(r * AROUND), 0.5, colours)
    down = r * 0.07 if photon.kind == "attack" else 0.0
    k = max(round(LEAST * scale), int(r * 1.12))
    dark = mix(deep, (0, 0, 0), 0.45)
    number = digit(str(photon.number), font("display", k, True), (255, 250, 236), dark, max(1, round(w / 46)))
    centre(art, number, w / 2, c[1] + down)
    rim = P.BRASS_LIT if photon.extra else mix(body, deep, 0.4)
    inset(s, art, (e, e), _round(high, e), rim, max(1.0, high / 150))
    _corner_number(s, photon, e, colours, scale)
    return finish(s, photon.number)


def _corner_number(s: Surface, photon: Photon, e: int, colours: Colours, scale: float) -> None:
    """The number in the upper left corner: what is seen where cards overlap."""
    k = max(round(LEAST * scale), round(s.get_height() * 0.13))
    dark = mix(kind_tone(photon.kind, colours)[0], (0, 0, 0), 0.55)
    number = digit(str(photon.number), font("display", k, True), P.IVORY, dark, max(1, round(k / 12)))
    centre(s, number, e + k * 0.5, e + k * 0.56)
    if s.get_height() >= SHAPED * scale:
        centre(s, stone(photon.kind, max(9, round(k * 0.84)), colours), e + k * 0.5, e + k * 1.42)


def _megido(megido: Megido, high: int, lang: str, scale: float, colours: Colours) -> Surface:
    size, tint = (round(high * WIDE), high), class_tint(megido.cls, colours)
    s, e = stock(size, *BLACK), _edge(high)
    w, h = size[0] - 2 * e, size[1] - 2 * e
    name = band(megido, lang, w, scale, 1) if high >= NAMED * scale else None
    foot = name.high if name else 0
    art = gradient((w, h - foot), mix(tint, (8, 6, 8), 0.78), mix(tint, (6, 5, 6), 0.92), 0.6)
    disc = min(w - 2, h - foot - 2)
    cy = (h - foot) * 0.54
    rays(art, (w / 2, cy), w * 0.8, tint, 20, megido.number, 0.1)
    sign = seal(megido, round(disc * 0.96), False, colours)
    add(art, halo(sign, max(2, w // 12), 0.35), ((w - sign.get_width()) / 2, cy - sign.get_height() / 2))
    centre(art, sign, w / 2, cy)
    inset(s, art, (e, e), _round(high, e), mix(P.BRASS, P.BRASS_DEEP, 0.3), max(1.0, high / 150))
    mark = max(round(15 * scale), round(high * 0.19))
    centre(s, class_badge(megido.cls, megido.style, mark, colours), size[0] - e - mark * 0.42, e + mark * 0.42)
    for n in range(megido.stars):
        side = max(round(14 * scale), round(high * 0.15))
        centre(s, star(side), size[0] - e - side * 0.42, e + h - foot - side * 0.46 - n * side * 0.82)
    if name:
        put_band(s, name, (e, size[1] - e - foot), w, None, scale)
    return finish(s, megido.number)


def _event(event: EventCard, high: int, colours: Colours) -> Surface:
    size = (round(high * WIDE), high)
    deep, body, _ = kind_tone("event", colours)
    s, e = stock(size, *PAPER), _edge(high)
    w, h = size[0] - 2 * e, size[1] - 2 * e
    art = gradient((w, h), mix(body, deep, 0.12), mix(body, deep, 0.5))
    art.blit(vignette(event.key.rsplit("/", 1)[-1], (w, h)), (0, 0))
    inset(s, art, (e, e), _round(high, e), mix(body, deep, 0.3), max(1.0, high / 150))
    side = max(12, round(high * 0.26))
    centre(s, stone("event", side, colours), e + side * 0.5, e + side * 0.5)
    return finish(s, 8)
