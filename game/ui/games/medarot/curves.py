"""A deck at a glance: how dear, how fast, how hard its Medarots are, and of which types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from pygame import Surface

from game.frozen import frozen
from game.rules.medarot.cards import Medarot
from game.rules.medarot.sheet import Card, sheet
from game.rules.medarot.sheet_words import NUMBERS, TYPES
from game.table.sheet import count
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.medarot import kind_tone, medal, stat_icon, stat_tone, type_icon
from game.ui.games.medarot import words as W
from game.ui.widgets.box import Box, columns
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen

BARS: Mapping[str, Sequence[int]] = {
    "cost": (1, 2, 3, 4, 5),
    "speed": (10, 20, 30, 40, 50, 60),
    "armor": (10, 20, 30, 40, 50, 60),
}
LOW, NARROW = 62.0, 20.0  # a curve so low has no head; bars so narrow have no room for all their labels


@frozen
class Facts:
    """Sums over the cards of a deck. `bars[what][n]` is how many Medarots are in the bar that begins with n."""

    types: Counter[str]  # and "person", the Medarotters
    bars: Mapping[str, Counter[int]]
    average: Mapping[str, float]
    timings: Counter[str]
    power: float
    robots: int


def bar(what: str, value: int) -> int:
    """The bar a number belongs to; the first and the last one take what lies beyond."""
    steps = BARS[what]
    return min(max(value if what == "cost" else value // 10 * 10, steps[0]), steps[-1])


def facts(cards: Mapping[str, object], counts: Mapping[str, int]) -> Facts:
    """Everything countable about these cards."""
    deck = [card for key, n in counts.items() for card in (cards.get(key),) * n]
    mine = [card for card in deck if isinstance(card, Medarot)]
    found = count([sheet(card) for card in deck if isinstance(card, Card)])
    numbers = {what: [getattr(card, what) for card in mine] for what in BARS}
    armed = [card.power for card in mine if not card.special]
    return Facts(
        types=found["type"],
        bars={what: Counter(bar(what, value) for value in values) for what, values in numbers.items()},
        average={what: sum(values) / max(1, len(mine)) for what, values in numbers.items()},
        timings=found["timing"],
        power=sum(armed) / max(1, len(armed)),
        robots=len(mine),
    )


def draw_curves(pen: Pen, room: Box, found: Facts) -> None:
    """Three curves side by side, the types in a line below them."""
    room = room.copy()
    low = room.bottom(18, 4)
    for what, box in zip(BARS, columns(room, (5, 6, 6), 16), strict=True):
        _curve(pen, box, what, found)
    draw_types(pen, low, found)


def _curve(pen: Pen, box: Box, what: str, found: Facts) -> None:
    """How many Medarots have a number: its sign and the average above, a bar for each step."""
    steps, counted = BARS[what], found.bars[what]
    tone = (P.BRASS_DEEP, P.BRASS, P.BRASS_LIT) if what == "cost" else stat_tone(what, pen.colours)
    image = medal(pen.px(15)) if what == "cost" else stat_icon(what, pen.px(16), pen.colours)
    if box.h < LOW:
        side = box.left(16, 2)
        pen.put(image, side.x, side.cy - 12)
    else:
        _head(pen, box.top(17, 2), what, found, image)
    low = box.bottom(14)
    most, step = max(4, *counted.values(), 0), box.w / len(steps)
    for n, value in enumerate(steps):
        x, many = box.x + n * step, counted[value]
        high = max(2.0, (box.h - 16) * many / most) if many else 0.0
        if many:
            pen.slab(Box(x + 2, box.foot - high, step - 4, high), (*mix(tone[1], tone[2], 0.35), 255), 2)
            pen.words(str(many), (x + step / 2, box.foot - high - 7), 12, P.IVORY, True, anchor="center")
        if step >= NARROW or n % 2 == 0:
            label = f"{value}+" if n == len(steps) - 1 and what != "cost" and step >= NARROW else str(value)
            pen.words(label, (x + step / 2, low.cy + 1), 12, P.MUTED if many else P.FAINT, anchor="center")
    pen.line((box.x, box.foot), (box.right_edge, box.foot), P.BRASS, 1, 110)


def _head(pen: Pen, head: Box, what: str, found: Facts, image: Surface) -> None:
    """The sign of a curve, its name and, if there is room, the average."""
    pen.put(image, head.x, head.y)
    name = NUMBERS[what].in_(pen.lang)
    mean = W.AVERAGE.of(f"{found.average[what]:.1f}" if what == "cost" else round(found.average[what])).in_(pen.lang)
    right = head.right_edge
    if found.robots and head.w > pen.width(name, 12) + pen.width(mean, 12) + 28:
        right = pen.words(mean, (head.right_edge, head.cy), 12, P.MUTED, anchor="midright").x - 6
    pen.words(name, (head.x + 20, head.cy), 12, P.IVORY, width=right - head.x - 20)


def draw_types(pen: Pen, row: Box, found: Facts) -> None:
    """Signs of the types with how many there are, and the Medarotters."""
    said = {kind: words.in_(pen.lang) for kind, words in TYPES.items()}
    boxes = columns(row, [pen.width(words, 12) + 46 for words in said.values()], 8)
    named = all(pen.width(said[kind], 12) <= box.w - 44 for kind, box in zip(said, boxes, strict=True))
    for kind, box in zip(said, boxes, strict=True):
        many = found.types[kind]
        ink = P.IVORY if many else P.FAINT
        if kind == "person":
            sign(pen, "person", (box.x + 9, box.cy), 7, P.BRASS_LIT if many else P.FAINT)
        else:
            pen.put(type_icon(kind, pen.px(18), pen.colours), box.x, box.cy - 9)
        number = pen.words(str(many), (box.x + 22, box.cy), 13, ink, True)
        tint = mix(kind_tone(kind, pen.colours)[2], P.IVORY, 0.4) if kind != "person" and many else P.MUTED
        if named:
            pen.words(said[kind], (number.right_edge + 5, box.cy), 12, tint)
