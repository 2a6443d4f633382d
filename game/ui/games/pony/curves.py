"""A deck at a glance: what its cards cost in which colour, its colours, its kinds, and what a flip brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.frozen import frozen
from game.rules.pony import sheet_words as W
from game.rules.pony.cards import EventCard, Friend, Mane, Problem, Resource, Troublemaker
from game.rules.pony.kinds import kind_of
from game.rules.pony.sheet import colors
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.faces.pony import COLORS, cost_coin, kind_icon, pip, power_gem, tone_of
from game.ui.games.pony.words import AVERAGE
from game.ui.widgets.box import Box, columns
from game.ui.widgets.pen import Pen

COSTS = (0, 1, 2, 3, 4, 5, 6)
DRAWN = ("friend", "event", "resource", "troublemaker")
LOW = 62.0  # a curve so low has no head
SHADES = (*COLORS, "none")


@frozen
class Facts:
    """Sums over the cards of a deck. `costs[n]` counts by colour what costs n tokens; a card of two colours counts for
    the first. Troublemakers have no colour."""

    mane: Mane | None
    kinds: Counter[str]
    costs: Mapping[int, Counter[str]]
    friends: Counter[str]  # by colour; of two colours: for both
    free: Counter[str]  # Friends and others without a requirement, by kind
    problems: Counter[str]  # keys
    average: float  # what a card costs
    flip: float  # the power it has when it is flipped

    @property
    def drawn(self) -> int:
        """How many cards the draw deck has."""
        return sum(self.kinds[kind] for kind in DRAWN)


def facts(cards: Mapping[str, object], counts: Mapping[str, int]) -> Facts:
    """Everything countable about these cards."""
    mine = [
        (card, n)
        for key, n in counts.items()
        if isinstance(card := cards.get(key), Friend | EventCard | Resource | Troublemaker)
    ]
    costs: dict[int, Counter[str]] = {n: Counter() for n in COSTS}
    kinds, friends, free, row = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for card, n in mine:
        kinds[kind_of(card.key)] += n
        shades = colors(card)
        costs[min(card.cost, COSTS[-1])][shades[0]] += n
        if isinstance(card, Friend):
            friends.update(dict.fromkeys(shades, n))
            free["friend"] += 0 if card.req else n
    row.update({key: n for key, n in counts.items() if isinstance(cards.get(key), Problem)})
    kinds["problem"] = row.total()
    whole = max(1, sum(n for _, n in mine))
    mane = next((card for key in counts if isinstance(card := cards.get(key), Mane) and counts[key]), None)
    return Facts(
        mane,
        kinds,
        costs,
        friends,
        free,
        row,
        sum(card.cost * n for card, n in mine) / whole,
        sum(card.power * n for card, n in mine) / whole,
    )


def draw_curves(pen: Pen, room: Box, found: Facts) -> None:
    """The costs by colour at the left, the colours of the Friends at the right, the kinds in a line below them."""
    room = room.copy()
    low = room.bottom(18, 4)
    left, right = columns(room, (6, 5), 18)
    _costs(pen, left, found)
    _colors(pen, right, found)
    draw_kinds(pen, low, found)


def _costs(pen: Pen, box: Box, found: Facts) -> None:
    """A bar for each cost, made of the colours of its cards."""
    if box.h >= LOW:
        head = box.top(17, 2)
        pen.put(cost_coin("", pen.px(16)), head.x, head.cy - 8)
        mean = AVERAGE.of(f"{found.average:.1f}").in_(pen.lang)
        right = (
            pen.words(mean, (head.right_edge, head.cy), 12, P.MUTED, anchor="midright").x
            if found.drawn
            else head.right_edge
        )
        pen.words(W.COST.in_(pen.lang), (head.x + 20, head.cy), 12, P.IVORY, width=right - head.x - 26)
    low = box.bottom(14)
    most, step = max(8, *(bar.total() for bar in found.costs.values())), box.w / len(COSTS)
    for n, bar in found.costs.items():
        x, total = box.x + n * step, bar.total()
        y = box.foot
        for shade in SHADES:
            if bar[shade]:
                high = max(1.5, (box.h - 16) * bar[shade] / most)
                y -= high
                pen.slab(Box(x + 2, y, step - 4, high), (*_ink(pen, shade), 255), 1)
        if total:
            pen.words(str(total), (x + step / 2, y - 7), 12, P.IVORY, True, anchor="center")
        label = f"{n}+" if n == COSTS[-1] else str(n)
        pen.words(label, (x + step / 2, low.cy + 1), 12, P.MUTED if total else P.FAINT, anchor="center")
    pen.line((box.x, box.foot), (box.right_edge, box.foot), P.BRASS, 1, 110)


def _ink(pen: Pen, shade: str) -> Colour:
    """The colour of a bar."""
    deep, body, lit = tone_of("" if shade == "none" else shade, pen.colours)
    return mix(mix(body, lit, 0.2), deep, 0.1)


def _colors(pen: Pen, box: Box, found: Facts) -> None:
    """How many Friends there are of each colour: its sign below, a bar above it."""
    if box.h >= LOW:
        head = box.top(17, 2)
        pen.put(kind_icon("friend", pen.px(16)), head.x, head.cy - 8)
        pen.words(W.KINDS["friend"].in_(pen.lang), (head.x + 20, head.cy), 12, P.IVORY, width=head.w - 20)
    low = box.bottom(16)
    shown = [*COLORS, *(["none"] if found.friends["none"] else [])]
    most, step = max(8, *found.friends.values(), 0), box.w / len(shown)
    for n, shade in enumerate(shown):
        x, count = box.x + n * step, found.friends[shade]
        side = min(15.0, step)
        pen.put(
            pip("" if shade == "none" else shade, pen.px(side), bool(count), pen.colours),
            x + (step - side) / 2,
            low.cy - side / 2 + 1,
        )
        if count:
            high = max(2.0, (box.h - 16) * count / most)
            pen.slab(Box(x + 3, box.foot - high, step - 6, high), (*_ink(pen, shade), 255), 2)
            pen.words(str(count), (x + step / 2, box.foot - high - 7), 12, P.IVORY, True, anchor="center")
    pen.line((box.x, box.foot), (box.right_edge, box.foot), P.BRASS, 1, 110)


def draw_kinds(pen: Pen, row: Box, found: Facts) -> None:
    """Signs of the kinds of cards with how many there are, and what a flip brings."""
    said = [*DRAWN, "problem", "flip"]
    for kind, box in zip(said, columns(row, (1,) * len(said), 4), strict=True):
        image = power_gem("", pen.px(18)) if kind == "flip" else kind_icon(kind, pen.px(17))
        count = f"{found.flip:.1f}" if kind == "flip" else str(found.kinds[kind])
        pen.put(image, box.x, box.cy - 9)
        ink = P.IVORY if count not in ("0", "0.0") else P.FAINT
        pen.words(count, (box.x + 21, box.cy), 13, ink, True, width=box.w - 22)
