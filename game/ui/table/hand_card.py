"""A card of a hand: name, price, picture, type and numbers, whole at any width; its text beside or below its picture.

All sizes are in real pixels, `k` is the interface scale: nothing is set smaller than twelve pixels at scale 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, clip_round, gradient, put
from game.ui.art.names import Type, fits, put_name, set_name
from game.ui.art.palette import Colour, mix
from game.ui.art.text import Rules
from game.ui.art.text import fitted as fitted_text
from game.ui.faces.frame import finish, inset, stock
from game.ui.table.layout import Layout, Look
from game.ui.table.printed import Gem, Printed
from game.ui.theme import Colours

EDGE, HEAD = 4, 42  # of the stock round everything; height of the name's band
SLIM = 112  # narrower cards have their price on the picture: the name needs the whole head
LOW = 110  # lower ones have no picture
TEXTED = 220  # higher ones bear their text
NAME, KIND = Type(15), Type(12, 12)
GEM, SIGN = 27, 22
TEXT_SIZES = (14, 13, 12)
ALONE = 30  # height of picture that stays above the text
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
    printed = layout.printed(cards, look.face) if look.held is not None and look.up else None
    if printed is None or look.held is None:
        return layout.picture(cards, look, high, lang, k, colours, factor)
    wide, beside = look.held
    return hand_card(printed, (wide, high), beside, layout.gem, lang, k, colours, factor)


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
def _face(
    card: Printed, size: tuple[int, int], gem: Gem, lang: str, k: float, colours: Colours, factor: float
) -> Surface:
    (w, h), e = size, round(EDGE * k)
    dark, lit = card.ground
    s = finish(stock(size, dark, mix(lit, P.BRASS, 0.25), P.STOCK), 0)
    slim, low = w < SLIM * k, h < LOW * k
    prices = [gem(name, number, round(GEM * k), 0, colours) for name, number in card.price]
    head = h - 2 * e if low else round(HEAD * k)
    put(s, gradient((w - 2 * e, head), mix(dark, lit, 0.45), mix(dark, (0, 0, 0), 0.25)), (e, e))
    left = _head(s, card, prices if not slim else [], (e, e, w - 2 * e, head), lang, k, 3 if slim or low else 2)
    if low:
        _numbers(s, card, (e, e, w - 2 * e, h - 2 * e), gem, k, colours)
        return _rimmed(s, lit, k)
    foot = _kind(s, card, e, dark, lang, k)
    text = _text(card, w - 2 * e, h - 2 * e - head - foot, lang, k, factor) if h >= TEXTED * k else None
    paper = round(text.height + 10 * k) if text is not None else 0
    if paper:
        _kind(s, card, e, dark, lang, k, paper)
    box = (e, e + head, w - 2 * e, h - 2 * e - head - foot - paper)
    inset(s, card.art((box[2], box[3])), (box[0], box[1]), 3.0, mix(lit, (0, 0, 0), 0.4), 1.0)
    _numbers(s, card, box, gem, k, colours)
    _signs(s, card, box, gem, k, colours)
    if slim and not left:
        for n, image in enumerate(prices):
            centre(s, image, box[0] + (15 + 26 * n) * k, box[1] + 15 * k)
    if text is not None:
        top = h - e - paper
        put(s, gradient((w - 2 * e, paper), P.PARCHMENT, P.PARCHMENT_LOW), (e, top))
        text.draw(s, (e + 6 * k, top + 5 * k), P.INK, mix(lit, (0, 0, 0), 0.35), paper - 6 * k)
    return _rimmed(s, lit, k)


def _head(
    s: Surface, card: Printed, prices: Sequence[Surface], box: tuple[int, int, int, int], lang: str, k: float, rows: int
) -> float:
    """Price and name; how much room the price took."""
    x, y, w, h = box
    left = 3 * k
    for image in prices:
        centre(s, image, x + left + image.get_width() / 2, y + h / 2)
        left += image.get_width() + 4 * k
    room = (x + left, y, w - left - 3 * k, h)
    name = card.name.in_(lang)
    if not fits(name, room[2], room[3], k, rows, NAME):
        name = card.brief.in_(lang)
    put_name(s, name, room, k, P.IVORY, rows, NAME)
    return left if prices else 0.0


def _kind(s: Surface, card: Printed, e: int, dark: Colour, lang: str, k: float, above: int = 0) -> int:
    """What it is, at its foot or so far above it; the parts in its middle go first. How high that is."""
    w, h = s.get_width() - 2 * e, s.get_height() - above
    said = _shortened(card.kind.in_(lang), w - 6 * k, k, lang)
    high = set_name(said, w - 6 * k, 30 * k, k, 2, KIND).high + round(5 * k)
    y = h - e - high
    s.fill((*mix(dark, (0, 0, 0), 0.55), 255), (e, y, w, high))
    put_name(s, said, (e + 3 * k, y, w - 6 * k, high), k, mix(P.IVORY, card.ground[1], 0.25), 2, KIND)
    return high


def _shortened(kind: str, room: float, k: float, lang: str) -> str:
    """A type of at most two lines: "Friend · Crotchety Crocheter · Earth Pony" is a "Friend · Earth Pony"."""
    mark = "・" if lang == "ja" else " · "
    parts = kind.split(mark)
    while len(parts) > 2 and not fits(mark.join(parts), room, 30 * k, k, 2, KIND):
        del parts[1]
    return mark.join(parts)


def _text(card: Printed, w: float, room: float, lang: str, k: float, factor: float) -> Rules | None:
    """Its rules in the largest type that leaves some of the picture."""
    lines = [line.in_(lang) for line in card.text]
    if not lines:
        return None
    sizes = [round(size * k * factor) for size in TEXT_SIZES]
    made = fitted_text(lines, w - 12 * k, room - ALONE * k - 10 * k, sizes)
    return made if made.height + 10 * k <= room - ALONE * k else None


def _numbers(s: Surface, card: Printed, box: tuple[int, int, int, int], gem: Gem, k: float, colours: Colours) -> None:
    """What it is worth, at the lower corners, from the foot up."""
    x, y, w, h = box
    taken = {"left": 0.0, "right": 0.0}
    for number in card.numbers:
        image = gem(number.name, number.printed, round((GEM + 1) * k), 0, colours)
        side = image.get_width() / 2 + 1 * k
        up = taken[number.side] + image.get_height() / 2
        centre(s, image, x + side if number.side == "left" else x + w - side, y + h - up)
        taken[number.side] += image.get_height() * 0.92


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
    """Its whole text on parchment."""
    w, h = size
    s = clip_round(gradient(size, P.PARCHMENT, P.PARCHMENT_LOW), 7 * k)
    lines = [line.in_(lang) for line in card.text] or [card.kind.in_(lang)]
    room = h - 14 * k
    made = fitted_text(lines, w - 24 * k, room, [round(size * k * factor) for size in TEXT_SIZES])
    made.draw(s, (16 * k, 7 * k), P.INK, ACCENT, room)
    layer = Layer(size, 3)
    layer.box((*P.BRASS, 255), (0, 0, w, h), 7 * k, 1.6 * k)
    put(s, layer.done())
    return s
