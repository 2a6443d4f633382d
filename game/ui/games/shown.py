"""What a deck shows of itself, whichever game it is for: whose it is, round pictures of its cards, or only backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import pygame
from pygame import Surface

from game.match.match import Setup
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.art.palette import TABLE
from game.ui.sheets.look import Look
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

PLACES = 6
FAN = ((0.0, 0.0, 0.0), (8.0, -1.0, 0.04), (-8.0, 1.0, 0.04))  # turn, across, down: cards as they are held
NAMED = 70.0  # from which height on there is room for names


class NamedDeck(Protocol):
    """A deck; `ready` is the key of a ready-made one, "" for an own one."""

    @property
    def name(self) -> Phrase: ...
    @property
    def ready(self) -> str: ...


def brought(rules: Ruleset, setup: Setup, seat: int) -> Any:
    """The deck a seat brought to a match; None for what chance dealt or cannot be read."""
    named = setup.decks[seat] if seat < len(setup.decks) else None
    if named is None:
        return None
    try:
        return rules.deck(rules.catalogue, named)
    except ValueError:
        return None


def portrait_row(
    pen: Pen,
    room: Box,
    cards: Sequence[tuple[Any, int]],
    look: Look,
    names: bool,
    places: int = PLACES,
    even: bool = False,
) -> None:
    """Round pictures side by side, with counts and, if all fit, their names; `even` keeps the room for names."""
    step, low = room.w / places, 20.0 if names and even else 0.0
    names = names and all(pen.width(card.name.in_(pen.lang), 12) * 0.8 <= step - 4 for card, _ in cards[:places])
    low = 20.0 if names else low
    side = min(step - 6, room.h - low, 96.0)
    for n, (card, count) in enumerate(cards[:places]):
        cx = room.x + (n + 0.5) * step
        top = room.cy - (side + low) / 2
        pen.put(look.portrait(card, pen.px(side), pen.colours), cx - side / 2, top)
        if count > 1 and side >= 34:
            tag = Box(cx + side / 2 - 21, top + side - 16, 24, 17)
            pen.slab(tag, (16, 12, 9, 235), 8, (*P.BRASS, 255))
            pen.words(f"×{count}", (tag.cx, tag.cy), 12, P.IVORY, True, anchor="center", width=22)
        if names:
            pen.words(card.name.in_(pen.lang), (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)


def card_fan(pen: Pen, room: Box, cards: Sequence[Any], look: Look) -> None:
    """Three cards as they are held, the first one in front; without cards their backs: nobody may know."""
    high = min(room.h * 0.8, room.w * 0.95)
    spread = min(0.32, max(0.06, (room.w / high - 0.9) / 2))
    scale = high / TABLE[1] * pen.scale

    def draw(n: int) -> Surface:
        picture = look.picture(cards[n], "table", pen.lang, scale, 1.0, pen.colours) if cards else look.back(scale)
        return pygame.transform.rotozoom(picture, FAN[n][0], 1.0) if FAN[n][0] else picture

    for n in reversed(range(min(3, len(cards) or 3))):
        card, (_, across, down) = draw(n), FAN[n]
        w, h = card.get_width() / pen.scale, card.get_height() / pen.scale
        pen.put(card, room.cx + across * spread * high - w / 2, room.cy + down * high - h / 2)


def back_row(pen: Pen, room: Box, look: Look) -> None:
    """Cards face down: nobody knows yet."""
    step = room.w / PLACES
    high = min(room.h - 6, 92.0, (step - 8) * TABLE[1] / TABLE[0])
    wide = high * TABLE[0] / TABLE[1]
    for n in range(PLACES if high > 18 else 0):
        pen.put(look.back(wide / TABLE[0] * pen.scale), room.x + (n + 0.5) * step - wide / 2, room.cy - high / 2)
