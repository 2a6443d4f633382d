"""The scene at the right of a result: what each game shows of its winner.

A game's hero is a function of the `Stage` and the game's own report that gives the layers of a `Scenery`; the frame
(`ui/scenes/result.py`) lays them over each other, lets the light rise and the paper fall.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
from pygame import Surface

from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.ui import games
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, gradient, put
from game.ui.art.glory import Lamp, Rays, light
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.frame import corner
from game.ui.table.cloth import cloth
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.games.report import Report

Mood = Literal["won", "lost", "drawn"]
COLD: Colour = (111, 183, 255)  # the light over a draw
WIDE, HIGH = 720.0, 580.0  # the room in which heroes are designed


@frozen
class Scenery:
    """Layers as large as the window, from back to front, and the colours of the paper that falls."""

    ground: Surface  # opaque
    light: Surface  # on black, added
    hero: Surface  # premultiplied
    papers: tuple[Colour, ...] = ()


class Stage:
    """Where a hero stands. Design coordinates have their origin in the middle of the room of 720 x 580; `k` real
    pixels are one of them. `leaders` are the seats to be shown: the winner, of a draw the first two."""

    def __init__(self, app: App, rules: Ruleset, leaders: tuple[int, ...], mood: Mood, room: Box) -> None:
        self.app, self.rules, self.leaders, self.mood, self.room = app, rules, leaders, mood, room
        self.size, self.zoom = app.size, min(room.w / WIDE, room.h / HIGH)
        self.k = self.zoom * app.scale

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A design point in real pixels."""
        return self.room.cx * self.app.scale + x * self.k, self.room.cy * self.app.scale + y * self.k

    def px(self, n: float) -> int:
        """A design length in real pixels."""
        return max(1, round(n * self.k))

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A design box round a design point, in logical pixels: for the pen."""
        z = self.zoom
        return Box(self.room.cx + (x - w / 2) * z, self.room.cy + (y - h / 2) * z, w * z, h * z)

    def text(self, size: float) -> float:
        """A type size for the pen; none is smaller than 12."""
        return max(12.0, size * self.zoom)

    def sheet(self) -> Surface:
        """An empty layer."""
        return Surface(self.size, pygame.SRCALPHA)

    def pen(self, layer: Surface) -> Pen:
        return self.app.pen(layer)

    def named(self, layer: Surface, name: Phrase, x: float, y: float, size: float) -> None:
        """A name on a plate round a design point."""
        pen, size = self.pen(layer), self.text(size)
        said, middle = name.in_(pen.lang), self.box(x, y, 0, 0)
        wide = pen.width(said, size, True, "display") + 46
        plate = Box(middle.x - wide / 2, middle.y - size * 0.9, wide, size * 1.8)
        pen.slab(plate, (12, 9, 8, 230), size * 0.9, (*P.BRASS, 255), 1.2)
        pen.words(said, (plate.cx, plate.cy), size, P.BRASS_LIT, True, "display", "center")

    # ---- light -----------------------------------------------------------------------------------
    def dark_cloth(self, share: float = 0.46) -> Surface:
        """The cloth of the game's table at night."""
        layout = games.of(self.rules).layout
        assert layout is not None
        look = layout()
        out = cloth(self.size, self.app.scale, look.felt, look.accent).copy()
        k = round(255 * share)
        out.fill((k, round(k * 0.95), min(255, round(k * 1.1))), special_flags=pygame.BLEND_RGB_MULT)
        return out

    def glow(self, at: tuple[float, float], colour: Colour, core: Colour, seed: int, size: float = 1.0) -> Surface:
        """Light from behind a point in real pixels: a wide pool, a bright core, rays. Over a draw it is cold."""
        if self.mood == "drawn":
            colour, core = mix(COLD, colour, 0.15), mix(COLD, (255, 255, 255), 0.4)
        wide, k = 430 * size * self.k, self.k * size
        lamps = (
            Lamp(at, (wide, wide * 0.77), colour, 0.58),
            Lamp((at[0], at[1] - 20 * k), (190 * k, 200 * k), core, 0.52),
        )
        return light(self.size, lamps, Rays(at, mix(colour, core, 0.5), 0.42, 18 + seed, 1000 * k))


def framed(picture: Surface, radius: float, edge: Colour, width: float) -> Surface:
    """An opaque picture with round corners and a rim; premultiplied."""
    w, h = picture.get_size()
    whole = Surface((w, h), pygame.SRCALPHA)
    whole.fill((0, 0, 0, 255))
    whole.blit(picture, (0, 0))
    out, rim = clip_round(whole, radius), Layer((w, h), 3)
    rim.box((*edge, 255), (width / 2, width / 2, w - width, h - width), radius, width)
    put(out, rim.done())
    return out


def turned(picture: Surface, degrees: float) -> Surface:
    """A premultiplied picture turned, with smooth edges."""
    w, h = picture.get_size()
    room = Surface((w + 4, h + 4), pygame.SRCALPHA)
    room.blit(picture, (2, 2))
    return pygame.transform.rotozoom(room, degrees, 1.0)


def with_shade(layer: Surface, picture: Surface, middle: tuple[float, float], blur: int) -> None:
    """Put a premultiplied picture round a point, its soft shadow below it."""
    w, h = picture.get_size()
    shape = pygame.mask.from_surface(picture, 60).to_surface(setcolor=(0, 0, 0, 150), unsetcolor=(0, 0, 0, 0))
    room = Surface((w + 4 * blur, h + 4 * blur), pygame.SRCALPHA)
    room.blit(shape, (2 * blur, 2 * blur))
    soft = pygame.transform.gaussian_blur(room.premul_alpha(), max(1, blur))
    x, y = middle[0] - w / 2, middle[1] - h / 2
    put(layer, soft, (x - 2 * blur + blur * 0.4, y - 2 * blur + blur * 0.8))
    put(layer, picture, (x, y))


def coin(picture: Surface, px: int, edge: Colour) -> Surface:
    """A square picture as a coin with a rim, so many pixels wide; premultiplied."""
    return framed(pygame.transform.smoothscale(picture, (px, px)), px / 2, edge, max(1.5, px * 0.04))


def box_art(stage: Stage, report: Report) -> Scenery:
    """Of a game that has drawn nothing: its box before the light."""
    rules = stage.rules
    hue, size = hx(rules.accent), (stage.px(300), stage.px(430))
    layer, middle = stage.sheet(), stage.at(0, 0)
    art = games.of(rules).art(stage.app, rules, size)
    with_shade(layer, framed(art, corner(size[1]), mix(hue, (255, 240, 200), 0.5), stage.px(3)), middle, stage.px(12))
    ground = gradient(stage.size, mix(hue, (10, 6, 8), 0.8), (8, 5, 6))
    return Scenery(ground, stage.glow(middle, hue, (255, 240, 210), 1), layer, (hue, (246, 223, 164)))
