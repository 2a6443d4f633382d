"""The two kinds of lines in the army editor: cards that may be added, cards of the army."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.rules.arena.cards import Army, Spell
from game.rules.arena.sheet import colours_of
from game.rules.arena.sheet_words import TITLES
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.arena import army_strip, colour_gem, spell_picture
from game.ui.faces.arena.gems import HUE
from game.ui.games.arena.zoom import card_sheet
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget
from game.words import Phrase


@dataclass
class PoolCard(Widget):
    """A card that may be added: its strip, its points, how many are in. The right part takes one out again."""

    card: Army | Spell
    have: int = 0
    most: int = 1
    blocked: bool = False  # it has none of the army's colours
    change: Callable[[Army | Spell, int], None] = lambda card, by: None
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        less = at[0] < self.box.x + 34 and at[1] > self.box.foot - 34
        self.change(self.card, -1 if less and self.have else 1)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_MINUS):
            self.change(self.card, -1)
            desk.changed()
            return True
        if event.key == pygame.K_i:
            desk.app.push(card_sheet([self.card], 0))
            return True
        return False

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if isinstance(self.card, Army):
            pen.put(army_strip(self.card, pen.lang, (pen.px(b.w), pen.px(b.h - 26)), scale=pen.scale), b.x, b.y)
        else:
            self._spell(pen, Box(b.x, b.y, b.w, b.h - 26))
        if self.blocked:
            pen.slab(Box(b.x, b.y, b.w, b.h - 26), (8, 4, 4, 130), 6)
        edge = P.LAMP if look.hover else pen.colours.select if self.have else P.BRASS_DEEP
        pen.slab(Box(b.x, b.y, b.w, b.h - 26), (0, 0, 0, 0), 6, (*edge, 255), 1.6 if self.have or look.hover else 1)
        y = b.foot - 12
        sign(pen, "bar", (b.x + 14, y), 6, P.IVORY if self.have else (90, 84, 74))
        for n in range(self.most):
            pen.slab(
                Box(b.cx - self.most * 9 + n * 18 + 2, y - 6, 12, 12),
                (*(P.BRASS_LIT if n < self.have else (24, 18, 14)), 255),
                6,
                (*P.BRASS, 255),
            )
        sign(pen, "plus", (b.right_edge - 14, y), 6, P.IVORY if self.have < self.most else (90, 84, 74))

    def _spell(self, pen: Pen, b: Box) -> None:
        card = self.card
        assert isinstance(card, Spell)
        hue = HUE[card.colour]
        pen.slab(b, (*mix(hue, (10, 8, 8), 0.78), 255), 6)
        side = b.h - 8
        art = spell_picture(card.key, (pen.px(side), pen.px(side)))
        pen.surface.blit(art, pen.at(b.x + 4, b.y + 4))
        pen.words(pen_words(card.name, pen), (b.x + side + 14, b.y + 18), 14, P.IVORY, True, width=b.w - side - 20)
        pen.words(
            f"{pen_words(TITLES[card.kind], pen)} · {card.points}",
            (b.x + side + 14, b.y + 42),
            12,
            P.MUTED,
            width=b.w - side - 20,
        )


def pen_words(phrase: Phrase, pen: Pen) -> str:
    return phrase.in_(pen.lang)


@dataclass
class DeckLine(Widget):
    """A card of the army; a click takes one out."""

    card: Army | Spell
    count: int = 1
    wrong: bool = False
    change: Callable[[Army | Spell, int], None] = lambda card, by: None
    radius: ClassVar[float] = 5

    def click(self, at: Point, desk: Desk) -> None:
        self.change(self.card, -1)

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        fill = (70, 18, 14, 190) if self.wrong else (*P.LAMP, 34) if look.hover else (255, 236, 200, 12)
        pen.slab(b, fill, 5)
        first = colours_of(self.card)[0]
        pen.put(colour_gem(first, pen.px(7)), b.x + 8, b.cy - 7)
        points = self.card.cost if isinstance(self.card, Army) else self.card.points
        right = pen.words(
            f"{points}" if self.count == 1 else f"{self.count} × {points}",
            (b.right_edge - 12, b.cy),
            13,
            P.IVORY,
            True,
            anchor="midright",
        )
        pen.words(
            pen_words(self.card.name, pen),
            (b.x + 30, b.cy),
            14,
            P.IVORY,
            isinstance(self.card, Army),
            width=right.x - b.x - 42,
        )
