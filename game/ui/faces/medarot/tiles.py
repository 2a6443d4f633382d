"""Squares for the cells of the grid and the slots of the stock: picture, current numbers, arrows on the edge."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.card_stock import finish, shade, solid, stock, window
from game.ui.faces.medarot.person_face import BARS, BODY, TONE, bust_of
from game.ui.faces.medarot.robot_face import body_of, bust
from game.ui.faces.medarot.signs import arrow, coin, heading, quarter, stat_gem, timing_icon, turned_mark, type_icon
from game.ui.faces.medarot.tones import kind_tone
from game.ui.theme import STANDARD, Colours


@frozen
class Now:
    """What differs from the print: numbers as they stand (None: as printed), and how the card lies.

    `away`: it belongs to the seat across the table, its arrows point the other way. `turned`: it lies sideways.
    `done`: it has acted, its picture is dim. `rim`: the colour of its seat.
    """

    power: int | None = None
    armor: int | None = None
    speed: int | None = None
    cost: int | None = None
    moves: tuple[str, ...] | None = None
    away: bool = False
    turned: bool = False
    done: bool = False
    rim: Colour | None = None


PRINTED = Now()
GROUND = mix(TONE[0], (0, 0, 0), 0.55)  # of a name


def tile(
    facts: Medarot | Medarotter, px: int, lang: str, now: Now = PRINTED, scale: float = 1.0, colours: Colours = STANDARD
) -> Surface:
    """A card as a square of `px` real pixels; drawn for 80 logical pixels and more. `scale` is the interface scale."""
    if isinstance(facts, Medarot):
        return _robot(facts, px, lang, now, scale, colours)
    return _person(facts, px, lang, now, scale)


@kept(10)
def _robot(facts: Medarot, px: int, lang: str, now: Now, scale: float, colours: Colours) -> Surface:
    tone = kind_tone(facts.type, colours)
    rim = now.rim or mix(tone[2], P.BRASS, 0.35)
    s, edge = _frame(px, rim, body_of(tone)), round(px * 0.085)
    inner = px - 2 * edge
    name = band(facts, lang, inner, scale)
    _picture(s, bust(facts, (inner, inner - name.high), colours), edge, now, rim)
    low = px - edge - name.high
    put_band(s, name, (edge, low), inner, GROUND, scale)
    large, small = round(px * 0.335), round(px * 0.28)
    cells = (
        ("armor", now.armor, facts.armor, large, edge + large * 0.42, low - large * 0.40),
        ("speed", now.speed, facts.speed, small, px - edge - small * 0.44, low - small * 0.38),
        ("power", now.power, facts.power, small, px - edge - small * 0.42, low - small * 1.26),
    )
    for stat, current, printed, side, x, y in cells:
        value = printed if current is None else current
        number = "−" if stat == "power" and facts.special else str(value)
        change = 0 if number == "−" else (value > printed) - (value < printed)
        centre(s, stat_gem(stat, number, side, change, colours), x, y)
    cost = round(px * 0.22)
    centre(s, coin(str(facts.cost if now.cost is None else now.cost), cost), edge + cost * 0.46, edge + cost * 0.46)
    centre(s, type_icon(facts.type, round(px * 0.18), colours), edge + cost * 0.46, edge + cost * 1.28)
    if now.turned:
        centre(s, turned_mark(cost), px - edge - cost * 0.48, edge + cost * 0.48)
    head = round(px * 0.115)
    for direction in facts.moves if now.moves is None else now.moves:
        dx, dy = heading(direction, now.away)
        reach = px / 2 - head * 0.43
        centre(s, arrow(direction, head, now.away, colours), px / 2 + dx * reach, px / 2 + dy * reach)
    return s


@kept(4)
def _person(facts: Medarotter, px: int, lang: str, now: Now, scale: float) -> Surface:
    rim = now.rim or P.BRASS
    s, edge = _frame(px, rim, BODY), max(2, round(px * 0.045))
    inner = px - 2 * edge
    name = band(facts, lang, inner, scale)
    _picture(s, bust_of(facts.key, (inner, inner - name.high)), edge, now, rim)
    low, k = px - edge - name.high, round(px * 0.19)
    put_band(s, name, (edge, low), inner, GROUND, scale)
    for n, half in enumerate((facts.upper, facts.lower)):
        wide = round(inner / 2)
        s.blit(shade((wide, k), BARS[half.timing], mix(BARS[half.timing], (0, 0, 0), 0.4)), (edge + n * wide, low - k))
        centre(s, timing_icon(half.timing, round(k * 0.8)), edge + n * wide + wide * 0.28, low - k / 2)
        centre(s, coin(str(half.cost), k), edge + n * wide + wide * 0.7, low - k / 2)
    hp = round(px * 0.25)
    centre(s, coin(f"+{facts.hp}", hp), px - edge - hp * 0.48, edge + hp * 0.48)
    if now.turned:
        centre(s, turned_mark(round(px * 0.22)), edge + px * 0.11, edge + px * 0.11)
    return s


def _frame(px: int, rim: Colour, body: tuple[Colour, Colour, Colour]) -> Surface:
    """The bare square: stock, a line in the seat's colour around it."""
    s = finish(stock((px, px), body), 0)
    ly = Layer((px, px), 3)
    ly.box(mix(rim, (0, 0, 0), 0.55), (0, 0, px, px), px * 0.045, max(1.6, px * 0.026))
    ly.box(rim, (0, 0, px, px), px * 0.045, max(1.0, px * 0.014))
    put(s, solid(ly))
    return s


def _picture(s: Surface, art: Surface, edge: int, now: Now, rim: Colour) -> None:
    """The bust in its window: lying on its side, dim, or both."""
    if now.turned:
        w, h = art.get_size()
        lying = quarter(art)
        art = Surface((w, h), pygame.SRCALPHA)
        art.blit(pygame.transform.smoothscale(lying, (w, round(w * w / h))), (0, round((h - w * w / h) / 2)))
    if now.done:
        art = art.copy()
        art.fill((118, 116, 124), special_flags=pygame.BLEND_RGB_MULT)
    window(s, art, (edge, edge), 3.0, mix(rim, (0, 0, 0), 0.25), 1.0)
