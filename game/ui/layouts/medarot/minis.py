"""Small cards: Medarots on their cells with numbers that read at any size, people and machines in slots and piles.

A tile on the grid is broader than high: the bust stands free in the middle, power and armour left of it, speed right
of it, at twelve pixels or more; its name stands below while there is room. A card that lies sideways turns its
picture, never its numbers or its name. What is in force shows as small discs.
"""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.icons import icon
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.card_stock import finish, stock, window
from game.ui.faces.medarot import arrow, bust, bust_of, coin, kind_tone, portrait, stat_gem, timing_icon, turned_mark
from game.ui.faces.medarot import tile_down as plain_down
from game.ui.faces.medarot.signs import heading, quarter
from game.ui.theme import STANDARD, Colours

Marks = tuple[tuple[str, int], ...]
WIDE = 5 / 7
BROAD = 1.36  # width of a card on the grid for its height
NAMED = 62  # a tile this high has its name
ROOMY = 80  # one this high has room for two rows of it
GROUND = (16, 11, 10)  # of a name
GEM = 27
LEGIBLE = 84  # a card this wide bears its numbers
BODY: tuple[Colour, Colour, Colour] = (P.STOCK, mix(P.STOCK_LIT, P.BRASS, 0.35), (5, 4, 4))
BACK: tuple[Colour, Colour, Colour] = ((28, 42, 56), (74, 106, 132), (4, 5, 7))
DONE = (128, 126, 134)
SIGNS = {
    "guard": ("shield", True),
    "trap": ("spark", True),
    "barrier": ("hexagon", True),
    "reflect": ("undo", True),
    "bound_act": ("lock", False),
    "bound_attack": ("sword", False),
    "bound_move": ("boot", False),
    "inverted": ("replay", False),
    "burn": ("sun", False),
}
GOOD, BAD = (142, 226, 234), (255, 128, 96)
WAYS = ("F", "FR", "R", "BR", "B", "BL", "L", "FL")


# ---- on the grid -----------------------------------------------------------------------------------
@kept(10)
def tile(facts: Medarot, px: int, lang: str, marks: Marks, scale: float, colours: Colours = STANDARD) -> Surface:
    """A Medarot on its cell, `px` real pixels high, with its numbers as they are."""
    now = dict(marks)
    rim = colours.seat(now["tile"])
    size, edge = broad(px), max(3, round(px * 0.04))
    s = _frame(size, rim)
    inner = size[0] - 2 * edge
    name = band(facts, lang, inner, scale, 2 if px >= ROOMY * scale else 1) if px >= NAMED * scale else None
    strip = name.high if name else 0
    high = px - 2 * edge - strip
    art = quarter(bust(facts, (high, inner), colours)) if now.get("turned") else bust(facts, (inner, high), colours)
    art = _art(art, bool(now.get("acted")))
    window(s, art, (edge, edge), 3.0, mix(rim, (0, 0, 0), 0.25), 1.0)
    if name:
        put_band(s, name, (edge, px - edge - strip), inner, GROUND, scale)
    room = (edge, edge, inner, high)
    _numbers(s, facts, now, room, scale, colours)
    _ways(s, now, (size[0], px - strip), colours)
    _signs(s, now, room, scale)
    return s


def broad(px: int) -> tuple[int, int]:
    """The size of a card on the grid that is so high."""
    return round(px * BROAD), px


def _frame(size: tuple[int, int], rim: Colour) -> Surface:
    """The bare card: stock, a line in the seat's colour round it."""
    s, px = finish(stock(size, BODY), 0), size[1]
    sheet = Layer(size, 3)
    sheet.box((*mix(rim, (0, 0, 0), 0.5), 255), (0, 0, *size), px * 0.045, max(1.6, px * 0.034))
    sheet.box((*rim, 255), (0, 0, *size), px * 0.045, max(1.0, px * 0.018))
    put(s, sheet.done())
    return s


def _art(art: Surface, done: bool) -> Surface:
    """The bust, dim when its Medarot has acted or its person is used."""
    if done:
        art = art.copy()
        art.fill(DONE, special_flags=pygame.BLEND_RGB_MULT)
    return art


def _ways(s: Surface, now: dict[str, int], size: tuple[int, int], colours: Colours) -> None:
    """Its arrows on the edge of the picture, clear of the name."""
    head = max(9, round(size[0] * 0.1))
    across, along = size[0] / 2 - head * 0.5, size[1] / 2 - head * 0.5
    away = bool(now.get("away"))
    for n, way in enumerate(WAYS):
        if now.get("ways", 0) >> n & 1:
            dx, dy = heading(way, away)
            centre(s, arrow(way, head, away, colours), size[0] / 2 + dx * across, size[1] / 2 + dy * along)


def _numbers(
    s: Surface, facts: Medarot, now: dict[str, int], room: tuple[int, int, int, int], scale: float, colours: Colours
) -> None:
    """Power over armour at the left, speed at the right; brighter or redder where they are not as printed."""
    x, y, w, h = room
    side = round(max(24 * scale, min(GEM * scale, h * 0.46), h * 0.38))
    left, right = x + side * 0.5 + w * 0.06, x + w - side * 0.5 - w * 0.06
    upper, lower = y + max(h * 0.27, side * 0.45), y + h - max(h * 0.25, side * 0.45)
    for name, at in (("power", (left, upper)), ("armor", (left, lower)), ("speed", (right, lower))):
        value, base = now.get(name, 0), int(getattr(facts, name))
        none = name == "power" and facts.special
        change = 0 if none else (value > base) - (value < base)
        centre(s, stat_gem(name, "−" if none else str(value), side, change, colours), *at)


def _signs(s: Surface, now: dict[str, int], room: tuple[int, int, int, int], scale: float) -> None:
    """That it lies sideways, and what is in force: discs from the upper right corner to the left."""
    side, y = round(17 * scale), room[1] + round(10 * scale)
    x = room[0] + room[2] - side * 0.5 - room[2] * 0.08
    if now.get("turned"):
        centre(s, turned_mark(side), x, y)
        x -= side + 1
    for name, (sign, good) in SIGNS.items():
        if now.get(name):
            ink = GOOD if good else BAD
            sheet = Layer((side, side), 4)
            sheet.disc((12, 10, 12, 255), (side / 2, side / 2), side / 2)
            sheet.ring((*ink, 255), (side / 2, side / 2), side / 2 - 1, max(1.0, scale))
            centre(s, sheet.done(), x, y)
            centre(s, icon(sign, max(8, round(side * 0.72)), ink), x, y)
            x -= side + 1


@kept(3)
def down(px: int, facts: Medarot | Medarotter | None, rim: Colour, colours: Colours = STANDARD) -> Surface:
    """A card face down on its cell; whoever knows it sees who it is."""
    (w, h), edge = broad(px), max(2, round(px * 0.03))
    s = stock((w, h), BACK)
    ground = pygame.transform.smoothscale(plain_down(px, None, colours=colours), (w, w))
    window(s, ground.subsurface((edge, (w - h) // 2 + edge, w - 2 * edge, h - 2 * edge)), (edge, edge), 3.0, rim, 1.0)
    sheet = Layer((w, h), 3)
    sheet.box((*rim, 255), (0, 0, w, h), px * 0.045, max(1.0, px * 0.02))
    put(s, sheet.done())
    if facts is not None:
        centre(s, portrait(facts, round(px * 0.5), colours), w / 2, h / 2)
    return s


# ---- in slots and piles ----------------------------------------------------------------------------
@kept(8)
def card(
    facts: Medarot | Medarotter, high: int, lang: str, scale: float, colours: Colours = STANDARD, used: bool = False
) -> Surface:
    """A whole card where there is no room for its text: picture, name, and its numbers while they can be read."""
    size = (round(high * WIDE), high)
    tone = kind_tone(facts.type, colours) if isinstance(facts, Medarot) else None
    body = (mix(tone[0], P.STOCK, 0.35), mix(tone[1], P.BRASS, 0.35), (5, 4, 4)) if tone else BODY
    s, edge = finish(stock(size, body), 0), max(3, round(high * 0.03))
    w = size[0] - 2 * edge
    name = band(facts, lang, w, scale) if size[0] >= 44 * scale else None
    strip, foot = name.high if name else 0, _foot(facts, size, scale)
    h = high - 2 * edge - strip - foot
    art = bust(facts, (w, h), colours) if isinstance(facts, Medarot) else bust_of(facts.key, (w, h))
    window(s, _art(art, used), (edge, edge + strip), 3.0, tone[1] if tone else P.BRASS_DEEP, 1.0)
    if name:
        put_band(s, name, (edge, edge), w, GROUND, scale)
    if isinstance(facts, Medarot) and size[0] >= LEGIBLE * scale:
        _hand_numbers(s, facts, size, edge, strip, scale, colours)
    elif foot and isinstance(facts, Medarotter):
        _halves(s, facts, (edge, high - edge - foot, w, foot), scale)
    if used:
        side = round(min(26 * scale, w * 0.4))
        centre(s, turned_mark(side), size[0] - edge - side * 0.5, edge + strip + side * 0.5)
    return s


def _foot(facts: Medarot | Medarotter, size: tuple[int, int], scale: float) -> int:
    """How high the part with the effects is."""
    return round(44 * scale) if isinstance(facts, Medarotter) and size[0] >= LEGIBLE * scale else 0


def _hand_numbers(
    s: Surface, facts: Medarot, size: tuple[int, int], edge: int, strip: int, scale: float, colours: Colours
) -> None:
    """Cost, power, armour and speed down the left edge, which is what a hand shows of a card."""
    side, cost = round(28 * scale), round(26 * scale)
    x, y = edge + side * 0.5, edge + strip + cost * 0.52
    centre(s, coin(str(facts.cost), cost), x, y)
    for n, name in enumerate(("power", "armor", "speed"), 1):
        said = "−" if name == "power" and facts.special else str(getattr(facts, name))
        centre(s, stat_gem(name, said, side, 0, colours), x, y + n * side * 0.93)
    head = round(11 * scale)
    cx, cy, reach = size[0] - edge - 17 * scale, edge + strip + 17 * scale, 11 * scale
    sheet = Layer(size, 2)
    sheet.box((12, 12, 18, 220), (cx - 16 * scale, cy - 16 * scale, 32 * scale, 32 * scale), 5 * scale)
    put(s, sheet.done())
    for way in facts.moves:
        dx, dy = heading(way, False)
        centre(s, arrow(way, head, False, colours), cx + dx * reach, cy + dy * reach)


def _halves(s: Surface, facts: Medarotter, room: tuple[int, int, int, int], scale: float) -> None:
    """Both effects: timing and price."""
    x, y, w, h = room
    for n, half in enumerate((facts.upper, facts.lower)):
        middle = y + h * (0.27 + 0.48 * n)
        side = round(18 * scale)
        centre(s, timing_icon(half.timing, side), x + w * 0.24, middle)
        centre(s, coin(str(half.cost), round(23 * scale)), x + w * 0.74, middle)


@kept(3)
def down_card(facts: Medarot | Medarotter, high: int, scale: float, colours: Colours = STANDARD) -> Surface:
    """A card that lies face down before somebody who knows it: its back with a small portrait."""
    size = (round(high * WIDE), high)
    s, edge = stock(size, BACK), max(2, round(high * 0.03))
    ground = pygame.transform.smoothscale(plain_down(high, None, colours=colours), (high, high))
    art = Surface((size[0] - 2 * edge, high - 2 * edge), SRCALPHA)
    art.blit(ground, ((art.get_width() - high) // 2, (art.get_height() - high) // 2))
    window(s, art, (edge, edge), 3.0, P.BRASS_DEEP, 1.0)
    s = finish(s, 4)
    centre(s, portrait(facts, round(size[0] * 0.66), colours), size[0] / 2, high / 2)
    return s
