"""A card as it lies on a table: picture, numbers as they are now, signs of what is in force, the whole name.

Sizes are in real pixels, `k` is the interface scale: nothing is set smaller than twelve pixels at scale 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, gradient, put
from game.ui.art.names import NAMES, Type, fits, grown, put_name, reads_well, set_name
from game.ui.art.palette import Colour, mix
from game.ui.faces.frame import finish, inset, stock
from game.ui.table.printed import Gem, Number, Printed
from game.ui.theme import Colours
from game.words import Phrase

EDGE = 3  # of the stock round picture and name
BANDS = {1: 18, 2: 31, 3: 44}  # height of a name by its most lines
NAME_SHARE = 0.4  # of its height that a larger name takes at most
GEM, LEAST_GEM, SIGN, PIP, LOW_PIP, GAP = 26, 22, 16, 19, 13, 2
FLAT, ROOMY, LEAST = 46, 64, 14  # lower tiles have no picture, and those whose name fits only without; a line's height
LEAST_ROW, BELOW = 17, 17  # height of numbers over a name at least, and of that name
LOW_NAMES, HUNG_NAMES = Type(13), Type(12)
DARK = (128, 124, 134)  # what is done lies darker
CORNER = 5
BROAD = 1.2  # width of a number for how high it stands
LEAST_ART = 8  # pixels of a picture that can be painted


@frozen
class Now:
    """How a card lies now, beyond what is printed on it."""

    rim: Colour  # of its owner
    numbers: tuple[tuple[str, int], ...] = ()  # what its numbers are now, by the name of the gem
    name: Phrase | None = None  # if it is called otherwise: "Face down"
    lies: bool = False  # it is turned: its picture lies on its side
    done: bool = False  # it is darker
    marks: tuple[Surface, ...] = ()  # in its upper right corner, from the right: turned, armed, doomed
    signs: tuple[Surface, ...] = ()  # in a row above its numbers, or beside them: keywords, skills, counters
    crowned: bool = False  # a second rim of brass: it leads its side
    hung: bool = False  # it lies under another card, which leaves no more of it to be seen than its name


def tile(
    card: Printed, size: tuple[int, int], now: Now, gem: Gem, lang: str, k: float, colours: Colours,
    kind: Type = NAMES, lines: int = 2, factor: float = 1.0,
) -> Surface:  # fmt: skip
    """A tile of that size. `kind` is the type of its name, `factor` how much larger a person wants it."""
    (w, h), e = size, round(EDGE * k)
    room = w - 2 * e - 4 * k
    said = name_of(card, now, room, lang, k, kind, lines)
    if h < FLAT * k or (h < ROOMY * k and not fits(said, room, BANDS[lines] * k, k, lines, kind)):
        return chip(card, size, now, gem, lang, k, colours, factor)
    dark, lit = card.ground
    s, band = finish(stock(size, P.STOCK, lit, dark), 0), BANDS[lines] * k
    if factor > 1:
        band = max(band, h * NAME_SHARE)
        kind, lines = grown(said, int(room), int(band), k, lines, kind, factor)
    foot = set_name(said, room, band, k, lines, kind).high + round(4 * k)
    box = (e, e, w - 2 * e, h - 2 * e - foot)
    inset(s, _picture(card, (box[2], box[3]), now), (e, e), 3.0, mix(now.rim, (0, 0, 0), 0.3), 1.0)
    s.fill((*mix(dark, (0, 0, 0), 0.55), 255), (e, h - e - foot, box[2], foot))
    put_name(s, said, (e + 2 * k, h - e - foot, room, foot), k, P.IVORY, lines, kind)
    high = draw_numbers(s, card, dict(now.numbers), box, gem, GEM, k, colours)
    above = high + (SIGN + GAP) * k
    beside = above + PIP * k * bool(card.signs) > box[3]  # there is no room between numbers and corner
    x, y = (high * BROAD, (SIGN + GAP) * k) if beside else (0.0, above)
    _row(s, now.signs, box[0] + 3 * k + x, box[1] + box[3] - y, GAP * k)
    _corners(s, card, now, box, high, gem, k, colours)
    return _rimmed(s, now, k)


def _corners(
    s: Surface, card: Printed, now: Now, box: tuple[int, int, int, int], high: float, gem: Gem, k: float,
    colours: Colours,
) -> None:  # fmt: skip
    """Above: marks from the right, signs from the left; where these would lie on the numbers, which stand so high, they
    stand before the marks."""
    images = [gem(name, value, round(PIP * k), 0, colours) for name, value in card.signs]
    right = box[0] + box[2] - 2 * k
    for mark in now.marks:
        right -= mark.get_width()
        put(s, mark, (right, box[1] + 2 * k))
    left = box[0] + 2 * k
    if high + PIP * k > box[3]:
        left = right - sum(image.get_width() * 0.9 for image in images)
    for image in images:
        put(s, image, (left, box[1] + 2 * k))
        left += image.get_width() * 0.9


def chip(
    card: Printed, size: tuple[int, int], now: Now, gem: Gem, lang: str, k: float, colours: Colours,
    factor: float = 1.0,
) -> Surface:  # fmt: skip
    """What is left of a tile that has no room for a picture: numbers and name side by side, in a narrow one the name
    below the numbers."""
    (w, h), dark = size, card.ground[0]
    s = gradient(size, mix(dark, now.rim, 0.12), mix(dark, (0, 0, 0), 0.5))
    if now.hung:
        foot = (3 * k, h - BELOW * k, w - 6 * k, (BELOW - 4) * k)  # clear of the rim
        put_name(s, name_of(card, now, foot[2], lang, k, HUNG_NAMES, 1), foot, k, P.IVORY, 1, HUNG_NAMES)
        return _rimmed(s, now, k)
    lines = 2 if h >= 2 * LEAST * k else 1
    for most in (GEM, LEAST_GEM):
        images = _gems(card, now, gem, round(min(most * k, h - 4 * k)), k, colours)
        room = w - sum(image.get_width() + k for image in (*images, *now.marks)) - 7 * k
        said = name_of(card, now, room, lang, k, NAMES, lines)
        if fits(said, room, h - 3 * k, k, lines):
            break
    else:
        if h >= (LEAST_ROW + BELOW) * k:
            return _rimmed(_stacked(s, card, now, gem, lang, k, colours), now, k)
    x = _in_a_row(s, images, now.marks, h, k)
    for n, (name, value) in enumerate(card.signs if images else ()):  # at the foot of its numbers, over their edge
        sign = gem(name, value, round(LOW_PIP * k), 0, colours)
        put(s, sign, (x - (0.7 + 0.8 * n) * sign.get_width(), h - sign.get_height() - 2 * k))
    put_name(s, said, (x + 2 * k, 0, room, h - 3 * k), k, P.IVORY, lines, factor=factor)
    return _rimmed(s, now, k)


def _stacked(s: Surface, card: Printed, now: Now, gem: Gem, lang: str, k: float, colours: Colours) -> Surface:
    """Numbers above, as large as there is room for all of them; the name below in a line, in two where it needs them
    and there is room."""
    w, h = s.get_size()
    free, room, lines = w - sum(mark.get_width() for mark in now.marks) - 4 * k, w - 6 * k, 1
    said = name_of(card, now, room, lang, k, LOW_NAMES, 1)
    if h >= (LEAST_ROW + BANDS[2]) * k and not fits(said, room, BELOW * k, k, 1, LOW_NAMES):
        said, lines = name_of(card, now, room, lang, k, LOW_NAMES, 2), 2
    below = (BELOW if lines == 1 else BANDS[2]) * k
    row = round(h - below)
    images = _gems(card, now, gem, row, k, colours)
    wide = sum(image.get_width() + k for image in images)
    if wide > free:
        images = _gems(card, now, gem, round(row * free / wide), k, colours)
    _in_a_row(s, images, now.marks, row, k)
    put_name(s, said, (3 * k, row - 2 * k, room, below), k, P.IVORY, lines, LOW_NAMES)
    return s


def _gems(card: Printed, now: Now, gem: Gem, high: int, k: float, colours: Colours) -> list[Surface]:
    """Its numbers as they are, `high` real pixels high."""
    live = dict(now.numbers)
    found = [(number, live.get(number.name)) for number in card.numbers]
    return [gem(number.name, number.printed if value is None else str(value), high, change(number, value), colours)
            for number, value in found]  # fmt: skip


def _in_a_row(s: Surface, images: Sequence[Surface], marks: Sequence[Surface], high: float, k: float) -> float:
    """Numbers from the left, marks from the right, in a line so high; where the numbers end."""
    x, right = 3 * k, s.get_width() - 2 * k
    for image in images:
        put(s, image, (x, (high - image.get_height()) / 2))
        x += image.get_width() + k
    for mark in marks:
        right -= mark.get_width()
        put(s, mark, (right, (high - mark.get_height()) / 2))
    return x


def change(number: Number, now: int | None) -> int:
    """Whether a number is more or less than what is printed."""
    usual = int(number.printed) if number.printed.lstrip("+-").isdigit() else 0
    return 0 if now is None else (now > usual) - (now < usual)


def name_of(card: Printed, now: Now, room: float, lang: str, k: float, kind: Type = NAMES, lines: int = 2) -> str:
    """Its whole name if that has room without getting thin, else the short one."""
    if now.name is not None:
        return now.name.in_(lang)
    whole = card.name.in_(lang)
    return whole if reads_well(whole, room, BANDS[lines] * k, k, lines, kind) else card.brief.in_(lang)


def in_a_line(card: Printed, wide: float, lang: str, k: float) -> bool:
    """True if its name, or the short one, has room in one line of a tile so many real pixels wide."""
    return fits(card.brief.in_(lang), wide - 2 * round(EDGE * k) - 4 * k, BANDS[1] * k, k, 1)


def _picture(card: Printed, size: tuple[int, int], now: Now) -> Surface:
    """Its picture, on its side if it is turned, darker if it is done."""
    w, h = max(LEAST_ART, size[0]), max(LEAST_ART, size[1])
    made = pygame.transform.rotate(card.art((h, w)), -90) if now.lies else card.art((w, h))
    if now.lies or now.done:
        made = made.copy()
        made.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
    return made


def draw_numbers(
    s: Surface, card: Printed, live: Mapping[str, int], box: tuple[int, int, int, int], gem: Gem, most: int, k: float,
    colours: Colours,
) -> float:  # fmt: skip
    """What it is worth, at the lower corners: one over the other, side by side where that is too low. `live` is what is
    not as printed, `most` the height of a gem at scale 1. Returns how high they stand over the foot."""
    x, y, w, h = box
    size = round(min(most * k, max(LEAST_GEM * k, h * 0.52)))
    twice = len(card.numbers) > len({number.side for number in card.numbers})
    beside = twice and 1.8 * size > h
    away, top = {"left": 0.0, "right": 0.0}, 0.0
    for number in card.numbers:
        now = live.get(number.name)
        said = number.printed if now is None else str(now)
        image = gem(number.name, said, size, change(number, now), colours)
        wide, high = image.get_width(), image.get_height()
        aside, up = (away[number.side], 0.0) if beside else (0.0, away[number.side])
        left = x + aside if number.side == "left" else x + w - wide - aside
        put(s, image, (left, y + h - high - up + 2 * k))
        away[number.side] += wide * 0.94 if beside else high * 0.92
        top = max(top, high - 2 * k)
    return top


def _row(s: Surface, signs: Sequence[Surface], x: float, y: float, gap: float) -> None:
    for image in signs:
        put(s, image, (x, y))
        x += image.get_width() + gap


def _rimmed(s: Surface, now: Now, k: float) -> Surface:
    w, h = s.get_size()
    layer = Layer((w, h), 3)
    layer.box((*mix(now.rim, (0, 0, 0), 0.5), 255), (0, 0, w, h), CORNER * k, 3 * k)
    layer.box((*now.rim, 255), (0, 0, w, h), CORNER * k, 1.7 * k)
    if now.crowned:
        layer.box((*P.BRASS_LIT, 255), (2 * k, 2 * k, w - 4 * k, h - 4 * k), (CORNER - 1) * k, 1.5 * k)
    put(s, layer.done())
    return clip_round(s, CORNER * k)
