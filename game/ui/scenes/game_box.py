"""A box on the shelf: its lid with key art and title, and the ribbon of a match that can be gone on with."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.table.ruleset import Ruleset
from game.ui import games
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.draw import clip_round, gradient, grain
from game.ui.art.palette import hx, mix
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, dot, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget
from game.words import Phrase


@dataclass
class GameBox(Widget):
    """A box on the shelf. It is chosen by the mouse that rests on it or by the keyboard, and opened by a click; the
    ribbon of an unfinished match takes that up."""

    rules: Ruleset
    do: Do = lambda: None
    resume: Do | None = None  # of an unfinished match
    chosen: bool = False
    ribbon: tuple[str, str] = ("", "")
    radius: ClassVar[float] = 6

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        if self.resume and Box(self.box.x - 14, self.box.y - 8, self.box.w + 28, 44).holds(at):
            self.resume()
        else:
            self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box.shifted(0, -12 if look.hover or self.chosen else 0)
        hue = hx(self.rules.accent)
        pen.shade(Box(b.x + 12, b.y + 6, b.w, b.h), 4, 14, 220, 4)
        if look.hover or self.chosen:
            pen.shade(b, 6, 24, 90, 0, P.LAMP)
        k = b.w / 200
        side = Box(b.right_edge - 2, b.y + 4, 14 * k, b.h - 4)
        pen.kept(
            ("side", self.rules.key),
            side,
            lambda pen, box: pen.put(
                gradient(pen.rect(box).size, mix(hue, (0, 0, 0), 0.62), mix(hue, (0, 0, 0), 0.86)), box.x, box.y
            ),
        )
        size = (pen.px(b.w), pen.px(b.h - 96 * k))
        paint = partial(games.of(self.rules).art, desk.app, self.rules, size)
        art = desk.app.gallery.get(("key art", self.rules.key, size), paint)
        pen.kept(("lid", self.rules.key, id(art)), b, lambda pen, box: lid(pen, box, self.rules, art))
        if self.ribbon[0]:
            self._ribbon(pen, b)

    def _ribbon(self, pen: Pen, b: Box) -> None:
        ink = pen.layer(b.w + 28, 44, 3)
        right = b.w + 16
        ink.poly((60, 6, 10, 255), [(4, 34), (14, 34), (14, 43)])
        ink.poly((148, 30, 34, 255), [(4, 4), (right, 4), (right - 12, 19), (right, 34), (4, 34)])
        for y in (7, 31):
            ink.stroke((*P.BRASS_LIT, 255), [(4, y), (right - 5, y)], 0.8)
        pen.lay(ink, b.x - 14, b.y + 2)
        left = pen.words(self.ribbon[0], (b.x + 2, b.y + 21), 15, FOCUS, True)
        room = b.right_edge - 24 - left.right_edge
        if pen.width(self.ribbon[1], 12) < room:
            pen.words(self.ribbon[1], (b.right_edge - 14, b.y + 21), 13, (255, 220, 200), anchor="midright", width=room)


def lid(pen: Pen, b: Box, rules: Ruleset, art: pygame.Surface) -> None:
    """A box lid: key art, a title field in the game's hue, the three facts along the foot."""
    hue, k = hx(rules.accent), b.w / 200
    size = pen.rect(b).size
    s = pygame.Surface(size, pygame.SRCALPHA)
    s.fill((12, 10, 10, 255))
    s.blit(art, (0, 0))
    roomy = k >= 0.9  # else the facts would be too small to read: the panel has them
    rows, letters = title_rows(pen, rules.title, max(12.0, 22 * k), b.w - 12, 2 if roomy else 4)
    step = letters * 1.18
    high = max(100 * k, len(rows) * step + 10)
    foot = round(high * pen.scale)
    s.blit(gradient((size[0], foot), mix(hue, (10, 6, 6), 0.5), mix(hue, (10, 6, 6), 0.8)), (0, size[1] - foot))
    grain(s, 8, 7)
    pen.put(clip_round(s, 5 * pen.scale), b.x, b.y)
    top = b.foot - high
    pen.line((b.x, top), (b.right_edge, top), mix(hue, FOCUS, 0.3), 2.4)
    middle = top + (35 * k if roomy else high / 2)
    for n, row in enumerate(rows):
        at = b.cx, middle + (n - len(rows) / 2 + 0.5) * step
        pen.gilded(row, at, letters, b.w - 6, "center", (FOCUS, mix(hue, FOCUS, 0.6)))
    if roomy:
        facts(pen, b, rules, k)
    edge = pen.layer(b.w, b.h, 3)
    edge.box((255, 240, 214, 120), (1, 1, b.w - 2, b.h - 2), 5, 1.4)
    edge.box((0, 0, 0, 90), (3, 3, b.w - 6, b.h - 6), 4, 1.4)
    pen.lay(edge, b.x, b.y)


def facts(pen: Pen, b: Box, rules: Ruleset, k: float) -> None:
    """Seats, minutes and weight along the foot of a lid."""
    hue = hx(rules.accent)
    y, seats = b.foot - 17 * k, rules.seats
    sign(pen, "person", (b.x + 15 * k, y), 7 * k, FOCUS)
    pen.words(f"{min(seats)}–{max(seats)}" if len(seats) > 1 else str(seats[0]), (b.x + 26 * k, y), 13 * k, FOCUS, True)
    sign(pen, "clock", (b.x + 66 * k, y), 6.5 * k, FOCUS)
    pen.words(minutes(rules).in_(pen.lang), (b.x + 77 * k, y), 12 * k, FOCUS, True, width=66 * k)
    for n in range(5):
        dot(
            pen, (b.right_edge - 48 * k + n * 9 * k, y), 4 * k, FOCUS if n < rules.weight else mix(hue, (0, 0, 0), 0.55)
        )


def title_rows(pen: Pen, title: Phrase, size: float, width: float, most: int) -> tuple[list[str], float]:
    """The title on so many lines at most, and the size at which they fit."""
    if pen.lang == "en":
        return _halves(title.en), size
    halves = _cut([part for part in re.split(r"(?<=[・ ])", title.ja) if part], "")
    while size > 12:
        if len(halves) == 2 and all(pen.width(half, size, True) <= width for half in halves):
            return halves, size  # broken between words, as large as that allows
        if len(rows := pen.rows(title.ja, size, width, True)) <= most and len(halves) == 1:
            return rows, size
        size -= 1
    return pen.rows(title.ja, size, width, True)[:most], size


def _halves(title: str) -> list[str]:
    """A long English title on two lines of about the same length."""
    return [title] if len(title) < 13 else _cut(title.split(), " ")


def _cut(words: list[str], glue: str) -> list[str]:
    """Words on two lines of about the same length; on one if there is only one."""
    if len(words) < 2:
        return [glue.join(words)]
    cut = min(range(1, len(words)), key=lambda n: abs(len(glue.join(words[:n])) - len(glue.join(words[n:]))))
    return [glue.join(words[:cut]).strip(), glue.join(words[cut:]).strip()]


def minutes(rules: Ruleset) -> Phrase:
    """How long a match takes."""
    return W.MINUTES.of("–".join(str(m) for m in dict.fromkeys(rules.minutes)))
