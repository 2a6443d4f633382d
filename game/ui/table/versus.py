"""What meets what: two numbers and what comes of them, on a plate beside what they are about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.table.step import Spot, Thing
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Versus
from game.ui.table.signs import draw_sign
from game.ui.table.table import Table
from game.ui.widgets.box import Box
from game.ui.widgets.pen import CLOSE, Pen

NARROW, LEAST_WIDE, MOST_WIDE, HIGH, ROW = 124.0, 150.0, 210.0, 54.0, 15.0  # the narrow one is for gaps between cards
NAMED, LOW, LYING = 42.0, 70.0, 1.4  # height of name and numbers at a card's foot; lower ones, and those so much wider
# than high, are written on all over
SLIGHT, ALONE = 80.0, 38.0  # a plate of numbers alone, where others lie over more: their colour says what comes of them
NAME, CLEAR = 4, 3.0  # what a covered name weighs; from a card to a plate in a gap


def versus_box(pen: Pen, table: Table, versus: Versus, near: Box, crossed: Sequence[Box]) -> Box:
    """Where a comparison lies: beside the thing that it is about, which lies in `near`; it keeps off what arrows
    cross."""
    said = versus.words.in_(pen.lang)
    exact, (size, step), shapes = pen.exact(), _type(pen), []
    for wide in (min(max(LEAST_WIDE, exact.width(said, size, True) + 18), MOST_WIDE), LEAST_WIDE, NARROW):
        shapes.append((wide, HIGH - ROW + step * len(exact.rows(said, size, wide - 16, True))))
    return _beside(table, near, shapes, versus.at, crossed)


def draw_versus(pen: Pen, versus: Versus, box: Box, colour: Colour) -> None:
    """A comparison on its plate."""
    said = versus.words.in_(pen.lang)
    rows = pen.exact().rows(said, _type(pen)[0], box.w - 16, True)
    pen.kept(("versus", versus.left, versus.right, said, versus.tone, box.w), box,
             lambda pen, box: _plate(pen, box, versus, rows, colour), 12)  # fmt: skip


def _beside(
    table: Table, near: Box, shapes: Sequence[tuple[float, float]], thing: Thing, crossed: Sequence[Box]
) -> Box:
    """Room for a plate of one of the shapes (width, height) next to a thing, where it covers as little as possible:
    right, left, over or under it. Where it would cover a name there, it lies in the nearest gap at the same height."""
    made_up, regions = table.composition, table.composition.regions
    room = regions.table
    made = [
        Box(min(max(x, room.x), room.right_edge - wide), min(max(y, room.y), room.foot - high), wide, high)
        for wide, high in shapes
        for x, y in (
            (near.right_edge + 8, near.cy - high / 2),
            (near.x - 8 - wide, near.cy - high / 2),
            (near.cx - wide / 2, near.foot + 6),
            (near.cx - wide / 2, near.y - 6 - high),
        )
    ]
    others = [(a.piece.id, a.goal.box()) for a in table.cards.actors() if a.goal is not None and a.piece.id != thing]
    cards = [card for _, card in others]
    lit = [cell.box for place in made_up.places for cell in place.cells if table.state_of((Spot(place.zone, cell.at),))]
    lit += [card for piece, card in others if table.state_of((piece,))]
    strip = [made_up.strip] if made_up.strip is not None else []
    covered = ((1, [*cards, *crossed]), (2, strip), (NAME, [_named(card) for card in cards]), (6, [near, *lit]))

    def cost(box: Box) -> int:
        return sum(much * box.meets(one, 2.0) for much, boxes in covered for one in boxes)

    best = min(made, key=cost)
    if cost(best) < NAME:
        if sum(best.meets(card, 2.0) for card in cards) < 2:
            return best
        x = max(room.x, near.right_edge - SLIGHT)
        slight = [Box(x, box.y, SLIGHT, ALONE) for box in made]
        return min([best, *slight], key=cost)  # over the pictures of several cards: that of one is less
    made += [Box(box.x, box.y, SLIGHT, ALONE) for box in made]
    return min([best, *_gaps(room, made, cards)], key=lambda box: (cost(box), box.w < NARROW, abs(box.cx - near.cx)))


def _gaps(room: Box, made: Sequence[Box], cards: Sequence[Box]) -> Iterator[Box]:
    """Boxes as high up as those, each close beside a card that lies at this height."""
    for box in made:
        for card in (card for card in cards if card.y < box.foot and card.foot > box.y):
            for x in (card.right_edge + CLEAR, card.x - CLEAR - box.w):
                if room.x <= x <= room.right_edge - box.w:
                    yield Box(x, box.y, box.w, box.h)


def _named(card: Box) -> Box:
    """Where a card on the table has its name and numbers."""
    return card if card.h < LOW or card.w > LYING * card.h else Box(card.x, card.foot - NAMED, card.w, NAMED)


def _type(pen: Pen) -> tuple[float, float]:
    """In which size the words are set, and how far apart their rows are: a larger plate would lie over more."""
    size = pen.set_size(12, 19)
    return size, max(ROW, size * CLOSE)


def _plate(pen: Pen, box: Box, versus: Versus, rows: list[str], colour: Colour) -> None:
    pen.shade(box, 10, 8, 120, 0, mix(colour, (0, 0, 0), 0.55))
    pen.plaque(box, 10)
    pen.slab(box, (0, 0, 0, 0), 10, (*mix(colour, (0, 0, 0), 0.15), 255), 1.3)
    y, aside = box.y + 19, 44.0 if box.w >= NARROW else 24.0
    for (sign, number), x in ((versus.left, box.cx - aside), (versus.right, box.cx + aside)):
        if not draw_sign(pen, f"{sign} {number}", (x, y), 30):
            pen.words(number, (x, y), 17, P.IVORY, True, anchor="center", high=24)
    _bolt(pen, (box.cx, y), colour)
    if box.w < NARROW:
        return
    (size, step), ink = _type(pen), mix(colour, (255, 255, 255), 0.45)
    for n, row in enumerate(rows):
        at = box.cx, box.y + 42 + (step - ROW) / 2 + step * n
        pen.exact().words(row, at, size, ink, True, anchor="center", width=box.w - 12)


def _bolt(pen: Pen, at: tuple[float, float], colour: Colour) -> None:
    """What one number does to the other: an arrow head between them."""
    ink = pen.layer(20, 16)
    ink.poly((*mix(colour, (255, 255, 255), 0.25), 255), [(3, 2), (17, 8), (3, 14), (7, 8)])
    pen.lay(ink, at[0] - 10, at[1] - 8)
