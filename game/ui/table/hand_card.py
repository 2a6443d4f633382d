"""A card of a hand: name, price, picture, type and numbers, whole at any width; its text beside or below its picture.

All sizes are in real pixels, `k` is the interface scale: nothing is set smaller than twelve pixels at scale 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame
from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, clip_round, gradient, put
from game.ui.art.names import MARKS, Type, fits, keeps_parts, put_name, reads_well, set_name
from game.ui.art.palette import Colour, mix
from game.ui.art.text import Rules, squeezed, type_sizes
from game.ui.art.text import fitted as fitted_text
from game.ui.faces.frame import finish, inset, stock
from game.ui.play.plates import paper
from game.ui.table.layout import Layout, Look
from game.ui.table.printed import Gem, Printed
from game.ui.table.reading_room import TEXTED
from game.ui.table.tiles import LEAST_ART, draw_numbers
from game.ui.theme import Colours

SMALLEST = 56  # height of a card that bears more than its picture
EDGE, HEAD, LOW_HEAD = 4, 42, 30  # of the stock round everything; height of the name's band, over text
SLIM = 112  # narrower cards have their price on the picture: the name needs the whole head
LOW = 110  # lower ones have no picture
NAME, KIND = Type(15), Type(12, 12)
GEM, SIGN = 27, 22
LEAST_PRICE = 20  # side of a gem of several that lie one below the other
TEXT_SIZES = (14, 13, 12)
ROW, MOST_ROW = 1.3, 1.7  # lines of facts, for the size of their type
ALONE = 24  # height of picture that stays above the text
SHEET_RIM = 6  # so much of the sheet lies under the face
ACCENT = (150, 40, 30)


def picture_of(
    layout: Layout,
    cards: Mapping[str, Any],
    look: Look,
    high: int,
    lang: str,
    k: float,
    colours: Colours,
    factor: float,
) -> Surface:
    """The picture of a look, `high` pixels high: as a card of a hand, else as its game draws it."""
    printed = layout.printed(cards, look.face) if look.up and (look.held or is_small(look, high, k)) else None
    if printed is None:
        return layout.picture(cards, look, high, lang, k, colours, factor)
    if look.held is None:
        return _on_a_heap(printed, (round(high * layout.ratio(cards, look)), high), k)
    wide, beside = look.held
    return hand_card(printed, (wide, high), beside, layout.gem, lang, k, colours, factor)


def is_small(look: Look, high: int, k: float) -> bool:
    """True for a card on a heap that bears no more than its picture."""
    return high < SMALLEST * k and not look.fills


def _on_a_heap(card: Printed, size: tuple[int, int], k: float) -> Surface:
    """A card too small for a face: its picture alone."""
    s = clip_round(card.art(size), 3 * k)
    layer = Layer(size, 3)
    layer.box((*mix(card.ground[1], P.BRASS, 0.3), 255), (0, 0, *size), 3 * k, 1.2 * k)
    put(s, layer.done())
    return s


def hand_card(
    card: Printed, size: tuple[int, int], beside: int, gem: Gem, lang: str, k: float, colours: Colours, factor: float
) -> Surface:
    """The face, `size` large, and at its right the sheet with its text, `beside` wide (0: it is closed).
    `factor` is how much larger than usual a person wants words that are read."""
    face = _face(card, size, gem, lang, k, colours, factor)
    if not beside:
        return face
    out = Surface((size[0] + beside, size[1]), SRCALPHA)
    put(out, _sheet(card, (beside + round(SHEET_RIM * k), size[1] - round(8 * k)), lang, k, factor),
        (size[0] - round(SHEET_RIM * k), round(4 * k)))  # fmt: skip
    put(out, face)
    return out


# ---- the face --------------------------------------------------------------------------------------
@frozen
class Plan:
    """How a face is divided."""

    slim: bool  # the name has the head alone, the price is on the picture
    low: bool  # there is a head and nothing else
    head: int  # how high that is
    kind: str
    foot: int  # height of the line of its kind
    text: Rules | None  # its rules, where all of them have room


def planned(card: Printed, size: tuple[int, int], lang: str, k: float, factor: float) -> Plan:
    """How a face of that size is divided."""
    (w, h), e = size, round(EDGE * k)
    low = h < LOW * k
    slim = w < SLIM * k or len(card.price) > 1 or not _fits_beside(card, w, lang, k)
    texted = h >= TEXTED * k and bool(card.text)
    brief = texted and fits(card.name.in_(lang), w * 0.9 - (0 if slim else GEM * k), LOW_HEAD * k, k, 1, NAME)
    head = h - 2 * e if low else round((LOW_HEAD if brief else HEAD) * k)
    kind, foot = ("", 0) if low else _kind_of(card, w - 2 * e, lang, k)
    text = _text(card, w - 2 * e, h - 2 * e - head - foot, lang, k, factor) if texted else None
    if texted and text is None:  # its kind in one line leaves more for a long text
        brief_kind, line = _kind_of(card, w - 2 * e, lang, k, 1)
        text = _text(card, w - 2 * e, h - 2 * e - head - line, lang, k, factor)
        kind, foot = (brief_kind, line) if text is not None else (kind, foot)
    return Plan(slim, low, head, kind, foot, text)


def _face(
    card: Printed, size: tuple[int, int], gem: Gem, lang: str, k: float, colours: Colours, factor: float
) -> Surface:
    (w, h), e = size, round(EDGE * k)
    dark, lit = card.ground
    s = finish(stock(size, dark, mix(lit, P.BRASS, 0.25), P.STOCK), 0)
    plan = planned(card, size, lang, k, factor)
    slim, head, foot, text = plan.slim, plan.head, plan.foot, plan.text
    prices = [gem(name, number, round(GEM * k), 0, colours) for name, number in card.price]
    put(s, gradient((w - 2 * e, head), mix(dark, lit, 0.45), mix(dark, (0, 0, 0), 0.25)), (e, e))
    _head(s, card, prices if not slim else [], (e, e, w - 2 * e, head), lang, k, 3 if slim or plan.low else 2, factor)
    if plan.low:
        draw_numbers(s, card, {}, (e, e, w - 2 * e, h - 2 * e), gem, GEM, k, colours)
        return _rimmed(s, lit, k)
    sheet = round(text.height + 10 * k) if text is not None else 0
    _kind(s, card, plan.kind, (e, h - e - foot - sheet, w - 2 * e, foot), k)
    box = (e, e + head, w - 2 * e, h - 2 * e - head - foot - sheet)
    inset(s, card.art((box[2], max(LEAST_ART, box[3]))), (box[0], box[1]), 3.0, mix(lit, (0, 0, 0), 0.4), 1.0)
    draw_numbers(s, card, {}, box, gem, GEM, k, colours)
    _signs(s, card, box, gem, k, colours)
    if slim:
        _on_picture(s, prices, box, k, right=not card.signs and len(prices) == 1)
    if text is not None:
        top = h - e - sheet
        put(s, paper((w - 2 * e, sheet)), (e, top))
        text.draw(s, (e + 6 * k, top + 5 * k), P.INK, mix(lit, (0, 0, 0), 0.35), sheet - 6 * k)
    return _rimmed(s, lit, k)


def _fits_beside(card: Printed, wide: int, lang: str, k: float) -> bool:
    """True if name and price have room in one head."""
    room = wide - 2 * EDGE * k - (GEM + 10) * k
    return any(fits(name.in_(lang), room, HEAD * k, k, 2, NAME) for name in (card.name, card.brief))


def _head(
    s: Surface, card: Printed, prices: Sequence[Surface], box: tuple[int, int, int, int], lang: str, k: float,
    rows: int, factor: float,
) -> None:  # fmt: skip
    """Price and name."""
    x, y, w, h = box
    left = 3 * k
    for image in prices:
        centre(s, image, x + left + image.get_width() / 2, y + h / 2)
        left += image.get_width() + 4 * k
    room = (x + left, y, w - left - 3 * k, h)
    name = card.name.in_(lang)
    if not reads_well(name, room[2], room[3], k, rows, NAME):
        name = card.brief.in_(lang)
    put_name(s, name, room, k, P.IVORY, rows, NAME, factor=factor)


def _on_picture(s: Surface, prices: Sequence[Surface], box: tuple[int, int, int, int], k: float, right: bool) -> None:
    """The price where the name needs the whole head: in an upper corner of the picture, downward, and side by side on
    a picture that is too low for that."""
    x, y, w, h = box
    if len(prices) > 1 and len(prices) * LEAST_PRICE * k > h:
        side = min(prices[0].get_height(), round(h - 2 * k))
        for n, image in enumerate(pygame.transform.smoothscale(image, (side, side)) for image in prices):
            centre(s, image, x + k + (n + 0.5) * side, y + h / 2)
        return
    if len(prices) > 1 and len(prices) * prices[0].get_height() > h:
        side = h // len(prices)
        prices = [pygame.transform.smoothscale(image, (side, side)) for image in prices]
    for image in prices:
        half = image.get_width() / 2 + k
        centre(s, image, x + w - half if right else x + half, y + image.get_height() / 2)
        y += image.get_height()


def _kind_of(card: Printed, wide: float, lang: str, k: float, rows: int = 2) -> tuple[str, int]:
    """What it is in so many rows, without the parts in the middle for which there is no room; how high that is."""
    said = _shortened(card.kind.in_(lang), wide - 6 * k, k, lang, rows)
    return said, set_name(said, wide - 6 * k, 15 * rows * k, k, rows, KIND).high + round(5 * k)


def _kind(s: Surface, card: Printed, said: str, box: tuple[int, int, int, int], k: float) -> None:
    x, y, w, h = box
    dark, lit = card.ground
    s.fill((*mix(dark, (0, 0, 0), 0.55), 255), box)
    put_name(s, said, (x + 3 * k, y, w - 6 * k, h), k, mix(P.IVORY, lit, 0.25), 2, KIND)


def _shortened(kind: str, room: float, k: float, lang: str, rows: int) -> str:
    """A type of at most so many lines: "Friend · Crotchety Crocheter · Earth Pony" is a "Friend · Earth Pony"."""
    mark = MARKS[lang]
    parts = kind.split(mark)
    least = 2 if rows > 1 else 1

    def set_whole() -> bool:
        made = set_name(mark.join(parts), room, 15 * rows * k, k, rows, KIND)
        return made.whole and keeps_parts(made.rows, lang)

    while len(parts) > least and not set_whole():
        del parts[1]
    return mark.join(parts)


def _text(card: Printed, w: float, room: float, lang: str, k: float, factor: float) -> Rules | None:
    """Its rules in the largest type that leaves some of the picture."""
    lines = [line.in_(lang) for line in card.text]
    if not lines:
        return None
    made = fitted_text(lines, w - 12 * k, room - ALONE * k - 10 * k, type_sizes(TEXT_SIZES, factor, k))
    return made if made.height + 10 * k <= room - ALONE * k else None


def _signs(s: Surface, card: Printed, box: tuple[int, int, int, int], gem: Gem, k: float, colours: Colours) -> None:
    """Colours and the like, at the upper right corner of the picture."""
    x, y, w, _ = box
    right = x + w - 3 * k
    for name, value in card.signs:
        image = gem(name, value, round(SIGN * k), 0, colours)
        right -= image.get_width()
        put(s, image, (right, y + 3 * k))


def _rimmed(s: Surface, lit: Colour, k: float) -> Surface:
    w, h = s.get_size()
    layer = Layer((w, h), 3)
    layer.box((14, 10, 9, 255), (0, 0, w, h), 7 * k, 3.4 * k)
    layer.box((*mix(lit, P.BRASS, 0.5), 255), (0, 0, w, h), 7 * k, 1.5 * k)
    put(s, layer.done())
    return clip_round(s, 7 * k)


# ---- the sheet -------------------------------------------------------------------------------------
def _sheet(card: Printed, size: tuple[int, int], lang: str, k: float, factor: float) -> Surface:
    """Its whole text on parchment; its numbers in words if it has none."""
    w, h = size
    s = clip_round(paper(size), 7 * k)
    room = pygame.Rect(round(16 * k), round(7 * k), round(w - 28 * k), round(h - 14 * k))
    if card.text:
        made = fitted_text([line.in_(lang) for line in card.text], room.w, room.h, type_sizes(TEXT_SIZES, factor, k))
        made.draw(s, room.topleft, P.INK, ACCENT, room.h)
    else:
        _facts(s, card, room, lang, k, factor)
    layer = Layer(size, 3)
    layer.box((*P.BRASS, 255), (0, 0, w, h), 7 * k, 1.6 * k)
    put(s, layer.done())
    return s


def _facts(s: Surface, card: Printed, room: pygame.Rect, lang: str, k: float, factor: float) -> None:
    """Labels at the left, what stands there at the right, in the largest type for which there is room."""
    count, sizes = max(1, len(card.facts)), type_sizes(TEXT_SIZES, factor, k)
    px = next((size for size in sizes if size * ROW * count <= room.h), sizes[-1])
    row = min(room.h / count, px * MOST_ROW)
    for n, (label, said) in enumerate(card.facts):
        y = room.y + n * row
        name = squeezed(label.in_(lang), "sans", px, False, P.INK, room.w * 0.5, px)
        value = squeezed(said.in_(lang), "sans", px, True, P.INK, room.w - name.get_width() - 6 * k, sizes[-1])
        put(s, name, (room.x, y))
        put(s, value, (room.right - value.get_width(), y))
