"""Squares for the table: picture, current power, colours, state. An exhausted card's picture lies and is dim; a
frightened one and a hidden Troublemaker show their back."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.rules.pony.cards import Card, Friend, Mane, Problem, Resource, Troublemaker
from game.rules.pony.sheet import colors_of
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put, star
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.card_stock import finish, mask, solid, stock, window
from game.ui.faces.pony import frames as F
from game.ui.faces.pony import plates as L
from game.ui.faces.pony import signs as S
from game.ui.faces.pony.backs import down_square
from game.ui.faces.pony.pictures import picture
from game.ui.faces.pony.pips import pip
from game.ui.faces.pony.printed import keywords_of
from game.ui.faces.pony.signs import quarter
from game.ui.faces.pony.tones import stock_of
from game.ui.theme import STANDARD, Colours


@frozen
class Now:
    """What differs from the print, and how the card lies (None: as printed).

    `power`: what it gives now; `printed` to compare it with (else the card's own). `colors`: those it counts as.
    `counters`: +1 power counters on it; `resources`: how many lie on it. `rim`: the colour of its seat.
    """

    power: int | None = None
    printed: int | None = None
    boosted: bool = False
    exhausted: bool = False
    colors: tuple[str, ...] | None = None
    counters: int = 0
    resources: int = 0
    rim: Colour | None = None
    frightened: bool = False


PRINTED = Now()
GROUND = (14, 9, 18)  # of a name
LEAST_NAMED = 60  # a smaller square bears no name


def tile(
    facts: Card, px: int, lang: str, now: Now = PRINTED, scale: float = 1.0, colours: Colours = STANDARD
) -> Surface:
    """A card as a square of `px` real pixels. `scale` is the interface scale."""
    return _tile(facts, px, lang, now, scale, colours)


@kept(12)
def _tile(facts: Card, px: int, lang: str, now: Now, scale: float, colours: Colours) -> Surface:
    tone = F.tone_of_card(facts, now.boosted, colours)
    rim = now.rim or mix(tone[2], P.BRASS, 0.35)
    s = _frame(px, rim, stock_of(tone), now.boosted)
    edge = max(2, round(px * 0.05))
    inner = px - 2 * edge
    name = band(facts, lang, inner, scale) if px >= LEAST_NAMED * scale else None
    foot = name.high if name else 0
    _picture(s, picture(facts, (inner, inner - foot), now.boosted, colours), edge, now, rim)
    if name:
        put_band(s, name, (edge, px - edge - foot), inner, GROUND, scale)
    low = px - edge - foot
    _power(s, facts, px, edge, low, now)
    _marks(s, facts, px, edge, low, now, colours)
    return s


def printed_power(facts: Card, boosted: bool) -> int | None:
    """The power on the card; a Problem has none."""
    return facts.side(boosted).power if isinstance(facts, Mane) else getattr(facts, "power", None)


def _power(s: Surface, facts: Card, px: int, edge: int, low: int, now: Now) -> None:
    """The stone with the power, the counters over it."""
    own = printed_power(facts, now.boosted)
    if own is None or isinstance(facts, Resource):
        return
    printed = own if now.printed is None else now.printed
    value = printed if now.power is None else now.power
    gem, side = (S.fury_gem if isinstance(facts, Troublemaker) else S.power_gem), round(px * 0.36)
    centre(s, gem(str(value), side, (value > printed) - (value < printed)), edge + side * 0.44, low - side * 0.42)
    if now.counters:
        small = round(px * 0.22)
        centre(s, S.counter(f"+{now.counters}", small), edge + side * 0.44, low - side * 0.84 - small * 0.42)


def _marks(s: Surface, facts: Card, px: int, edge: int, low: int, now: Now, colours: Colours) -> None:
    """Colours at the upper left, states at the upper right, keywords and Resources at the lower right."""
    k = round(px * 0.23)
    shown = now.colors if now.colors is not None else (facts.colors if isinstance(facts, Mane | Friend) else ())
    for n, colour in enumerate(shown):
        centre(s, pip(colour, k, True, colours), edge + k * 0.5 + n * k * 0.86, edge + k * 0.5)
    right = px - edge - k * 0.5
    if now.exhausted:
        centre(s, S.exhausted_mark(k), right, edge + k * 0.5)
    elif isinstance(facts, Troublemaker):
        centre(s, S.points_mark(str(facts.points), round(k * 1.16)), right - k * 0.06, edge + k * 0.56)
    elif isinstance(facts, Problem) or (isinstance(facts, Resource) and facts.dilemma):
        bonus = facts.bonus if isinstance(facts, Problem) else facts.dilemma.bonus if facts.dilemma else 0
        centre(s, S.bonus_mark(str(bonus), round(k * 1.16)), right - k * 0.06, edge + k * 0.56)
    elif isinstance(facts, Resource):
        for n, colour in enumerate(colors_of(facts)[:1]):
            centre(s, pip(colour, k, True, colours), edge + k * 0.5 + n * k, edge + k * 0.5)
    elif now.boosted:
        centre(s, L.keyword_icon("boost", k), right, edge + k * 0.5)
    small, x = round(px * 0.19), px - edge - px * 0.105
    if now.resources:
        centre(s, _load(now.resources, round(small * 1.2)), x - small * 0.06, low - small * 0.62)
        x -= small * 1.2
    for keyword in reversed(keywords_of(facts, now.boosted)):
        centre(s, L.keyword_icon(keyword.id, small), x, low - small * 0.56)
        x -= small * 1.02


@kept(1)
def _load(number: int, px: int) -> Surface:
    """So many Resources on it."""
    s = L.kind_icon("resource", px).copy()
    if number > 1:
        side = round(px * 0.62)
        centre(s, S.cost_coin(str(number), side), px - side * 0.46, px - side * 0.46)
    return s


def _frame(px: int, rim: Colour, body: tuple[Colour, Colour, Colour], boosted: bool) -> Surface:
    """The bare square: stock, a line in the seat's colour around it; that of a boosted Mane is gilt and studded."""
    s = finish(stock((px, px), body), 0)
    ly = Layer((px, px), 3)
    ly.box(mix(rim, (0, 0, 0), 0.55), (0, 0, px, px), px * 0.045, max(1.6, px * 0.03))
    ly.box(rim, (0, 0, px, px), px * 0.045, max(1.0, px * 0.018))
    if boosted:
        ly.box(P.BRASS_LIT, (px * 0.022, px * 0.022, px * 0.956, px * 0.956), px * 0.035, max(1.0, px * 0.02))
        for x in (0.03, 0.97):
            for y in (0.03, 0.97):
                ly.poly(P.BRASS_LIT, star((x * px, y * px), px * 0.06, px * 0.024, 4))
    put(s, solid(ly))
    return s


def _picture(s: Surface, art: Surface, edge: int, now: Now, rim: Colour) -> None:
    """The picture in its window; that of an exhausted card lies and is dim."""
    if now.exhausted:
        w, h = art.get_size()
        lying = quarter(art)
        scaled = pygame.transform.smoothscale(lying, (w, round(w * w / h)))
        art = Surface((w, h), SRCALPHA)
        art.blit(scaled, (0, round((h - w * w / h) / 2)))
        art.fill((112, 108, 126), special_flags=pygame.BLEND_RGB_MULT)
    window(s, art, (edge, edge), 3.0, mix(rim, (0, 0, 0), 0.25), 1.0)


def down_tile(px: int, facts: Card | None, now: Now, colours: Colours) -> Surface:
    """A card face down in a square: a frightened Friend, a hidden Troublemaker; whoever knows it (`facts`) sees a small
    portrait on it."""
    return _down(px, facts, now.rim, now.frightened, now.resources, colours)


@kept(4)
def _down(
    px: int, facts: Card | None, rim: Colour | None, frightened: bool, resources: int, colours: Colours
) -> Surface:
    s = down_square(px, rim).copy()
    if facts is not None:
        k = round(px * 0.5)
        centre(s, coin_of(facts, k, colours), px / 2, px / 2)
    k = round(px * 0.3)
    if frightened:
        centre(s, S.frightened_mark(k), px - k * 0.6, k * 0.6)
    elif facts is not None:
        centre(s, L.kind_icon("troublemaker", k), px - k * 0.6, k * 0.6)
    if resources:
        centre(s, _load(resources, k), px - k * 0.6, px - k * 0.6)
    return s


@kept(4)
def coin_of(facts: Card, px: int, colours: Colours = STANDARD) -> Surface:
    """A card as a round picture: for lists, panels, the log."""
    inner = max(4, px - 2 * max(1, round(px * 0.05)))
    wide = isinstance(facts, Problem)
    art = picture(facts, (round(inner * 1.5), inner) if wide else (inner, inner), False, colours)
    face = Surface((inner, inner), SRCALPHA)
    face.blit(art, (-(art.get_width() - inner) // 2, 0))
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = Surface((px, px), SRCALPHA)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c, tone = Layer((px, px), 4), (px / 2, px / 2), F.tone_of_card(facts, False, colours)
    ly.ring(mix(P.BRASS_DEEP, (0, 0, 0), 0.5), c, px / 2 - px * 0.05, max(1.0, px * 0.06))
    ly.ring(mix(tone[2], P.BRASS_LIT, 0.5), c, px / 2 - px * 0.035, max(1.0, px * 0.035))
    put(out, solid(ly))
    return out
