"""The corner of the dice: what an attack would roll, the dice as they tumble, what came of them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.board3d.painting import Painter
from game.board3d.picture import Throw
from game.rules.arena.forecast import Forecast
from game.ui.art import palette as P
from game.ui.art.draw import clip_round, put
from game.ui.art.palette import Colour
from game.ui.layouts.arena import words
from game.ui.layouts.arena.hud import Say
from game.ui.play.glass import glass
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

ATTACKER, DEFENDER = (238, 220, 186), (150, 176, 216)


class Dice:
    """The picture of the tray, painted anew only when the throw changes."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.picture: pygame.Surface | None = None

    def of(self, painter: Painter, throw: Throw, size: tuple[int, int], radius: float) -> pygame.Surface:
        key = (throw, size, radius)
        if key != self.key or self.picture is None:
            raw = pygame.Surface(size, 0, 32)
            painter.draw_dice(throw, raw)
            sheet = pygame.Surface(size, pygame.SRCALPHA)
            sheet.blit(raw, (0, 0))
            self.key, self.picture = key, clip_round(sheet, radius)
        return self.picture


def draw_tray(pen: Pen, box: Box, dice: Dice, painter: Painter, throw: Throw | None, caption: str) -> None:
    """The tray with the dice last thrown, and under it what they mean."""
    pen.kept(("tray",), box, lambda pen, box: glass(pen, box), 22)
    inner = Box(box.x + 5, box.y + 5, box.w - 10, box.h - 33)
    r = pen.rect(inner)
    put(pen.surface, dice.of(painter, throw or Throw((), 1.0, 0), r.size, 7 * pen.scale), r.topleft)
    if caption:
        pen.words(caption, (box.cx, box.foot - 14), 13.5, P.IVORY, True, anchor="center", width=box.w - 16)


def draw_forecast(pen: Pen, box: Box, f: Forecast, who: str, whom: str, say: Say) -> None:
    """What an attack would roll, what the numbers of dice are made of, what is to be expected."""
    key = ("forecast", f, who, whom)
    pen.kept(key, box, lambda pen, box: _forecast(pen, box, f, who, whom, say), 22)


def _forecast(pen: Pen, box: Box, f: Forecast, who: str, whom: str, say: Say) -> None:
    glass(pen, box, 10, P.HARM)
    half = (box.w - 30) / 2
    left, right = (Box(box.x + 10 + n * (half + 10), box.y, half, box.h) for n in (0, 1))
    _side(pen, left, who, f.attack_dice, f.attack_parts, ATTACKER, "sword", say)
    _side(pen, right, whom, f.defence_dice, f.defence_parts, DEFENDER, "shield", say)
    pen.line((box.x + 10, box.foot - 44), (box.right_edge - 10, box.foot - 44), P.BRASS_DEEP, 1)
    expected = say(words.EXPECTED.of(f"{float(f.expected):.1f}"))
    pen.words(expected, (box.x + 12, box.foot - 30), 13, P.IVORY, width=box.w - 24)
    kill = round(float(f.kill) * 100)
    ink = (255, 150, 130) if kill else P.MUTED
    pen.words(say(words.KILL.of(kill)), (box.x + 12, box.foot - 13), 13, ink, kill > 0, width=box.w - 24)
    bar = Box(box.right_edge - 92, box.foot - 17, 80, 7)
    pen.slab(bar, (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
    if kill:
        pen.slab(Box(bar.x, bar.y, max(5.0, bar.w * kill / 100), 7), (*P.HARM, 255), 3)


def _side(
    pen: Pen, box: Box, name: str, count: int, parts: Sequence[tuple[Phrase, int]], colour: Colour, icon: str, say: Say
) -> None:
    """The dice of one side, and what their number is made of."""
    x, half = box.x, box.w
    pen.words(name, (x, box.y + 17), 13, colour, True, width=half)
    sign(pen, icon, (x + 13, box.y + 47), 11, colour)
    pen.words(str(count), (x + 34, box.y + 46), 30, P.IVORY, True, "display")
    _dice_row(pen, x + 34 + pen.width(str(count), 30, True, "display") + 8, box.y + 39, count, colour, half - 66)
    y = box.y + 76
    room = max(1, int((box.h - 76 - 46) // 16))
    for made, amount in parts[:room]:
        pen.words(say(made), (x, y), 12, P.MUTED, width=half - 26)
        said = f"{amount:+d}" if made is not parts[0][0] else str(amount)
        pen.words(said, (x + half - 2, y), 12, P.IVORY, True, anchor="midright")
        y += 16


def _dice_row(pen: Pen, x: float, y: float, count: int, colour: Colour, room: float) -> None:
    """Small squares, one a die, in two rows at most."""
    side = 10.0 if count <= 2 * int(room // 12) else 7.0
    per_row = max(1, int(room // (side + 2)))
    ink = pen.layer(max(1.0, room), 2 * (side + 3) + 2)
    for n in range(min(count, 2 * per_row)):
        ink.box((*colour, 255), ((n % per_row) * (side + 2), (n // per_row) * (side + 2), side, side), 2)
    pen.lay(ink, x, y)


def caption_of(said: Phrase | None, say: Say) -> str:
    return say(said) if said else ""
