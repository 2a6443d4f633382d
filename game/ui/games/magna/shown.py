"""What a deck shows of itself: its bases, and the forces that matter most in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.magna.cards import Base, Deck, Force
from game.rules.magna.sheet import sheet
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.magna import Now, tile
from game.ui.widgets.box import Box, columns
from game.ui.widgets.pen import Pen

LEAD = 1.34  # height of a line of abilities, in type sizes


def key_forces(catalogue: Mapping[str, Any], deck: Deck, most: int = 6) -> list[tuple[Force, int]]:
    """The forces of a deck that matter most, with their counts: heroes and dear ones first, then those there are many
    of."""
    counts = Counter(deck.cards)
    mine = [(card, n) for key, n in counts.items() if isinstance(card := catalogue.get(key), Force)]
    mine.sort(key=lambda pair: (-pair[0].hero, -(pair[0].cost or 0), -pair[1]))
    return mine[:most]


def bases_of(catalogue: Mapping[str, Any], deck: Deck) -> list[Base]:
    """The bases of a deck in their order."""
    return [card for key in deck.bases if isinstance(card := catalogue.get(key), Base)]


def draw_bases(pen: Pen, room: Box, bases: Sequence[Base]) -> None:
    """The bases side by side, as they stand on the table."""
    for n, (base, box) in enumerate(zip(bases, columns(room, (1, 1, 1), 8), strict=False)):
        draw_base(pen, box, base, n + 1)


def draw_base(pen: Pen, box: Box, base: Base, number: int) -> None:
    """One base with its number."""
    size = (pen.px(box.w), pen.px(box.h))
    pen.shade(box, 6, 4, 170, 3)
    pen.put(tile(base.key, base, size, pen.lang, Now(number=number), pen.scale), box.x, box.y)


def draw_abilities(pen: Pen, room: Box, bases: Sequence[Base]) -> None:
    """What the bases can do, as far as there is room for whole texts."""
    room = room.copy()
    room.top(6)
    for base in bases:
        for words in sheet(base).text:
            said = words.in_(pen.lang)
            high = len(pen.rows(said, 13, room.w)) * 13 * LEAD
            if high > room.h:
                return
            pen.para(said, room.top(high, 5), 13, mix(P.IVORY, P.MUTED, 0.4), lead=LEAD)
