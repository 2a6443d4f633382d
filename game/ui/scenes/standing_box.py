"""A game's box that stands on a table: lid, side, shadow, and what the varnish mirrors of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import numpy as np
import pygame
from pygame import Surface

import game
from game.table.ruleset import Ruleset
from game.ui import games
from game.ui.art import palette as P
from game.ui.art.draw import add, surface
from game.ui.art.palette import hx, mix
from game.ui.scenes.game_box import lid
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget

if TYPE_CHECKING:
    from game.ui.app import App

SHAPE = 190 / 132  # height of a lid for its width
DEPTH = 0.085  # how much of its side is seen, as a share of its width
RAISED = 10.0  # logical pixels by which the box stands higher that is pointed at
MIRRORED = 34.0  # so much of its foot shows in the varnish


@dataclass
class StandingBox(Widget):
    """A box one may open. `up` is how far it is raised, 0..1; `come` how far it has come onto the table; `glint` where
    a light is on its way across the lid, 0..1. Nothing is drawn before it has come: its game need not be loaded."""

    game: str = ""
    up: float = 0.0
    come: float = 1.0
    glint: float = 0.0
    do: Do = lambda: None
    radius: ClassVar[float] = 6

    def reads(self, say: Say) -> str:
        return say(game.ruleset(self.game).title)

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        if self.come <= 0:
            return
        rules, b = game.ruleset(self.game), self.box
        box = Box(b.x, b.foot - b.w * SHAPE - self.up * RAISED - (1 - self.come) * 18, b.w, b.w * SHAPE)
        mirror(pen, box, b.foot, rules, desk.app)
        if self.up:
            pen.shade(box, 6, 22, round(120 * self.up), 0, P.LAMP)
        stand(pen, box, rules, desk.app)
        if self.glint:
            glint(pen, box, self.glint)


def room_of(width: float, foot: float, x: float) -> Box:
    """The place of a box of that width with its foot at a height: high enough to be raised in."""
    return Box(x, foot - width * SHAPE - RAISED, width, width * SHAPE + RAISED)


def key_art(app: App, rules: Ruleset, width: float) -> Surface:
    """The picture on a lid of that width, drawn once."""
    size = app.px(width), app.px(width * (SHAPE - 0.48))
    return app.gallery.get(("key art", rules.key, size), partial(games.of(rules).art, app, rules, size))


def stand(pen: Pen, b: Box, rules: Ruleset, app: App) -> None:
    """Lid and side of a box, with the shadow behind it."""
    hue, deep = hx(rules.accent), b.w * DEPTH
    pen.shade(Box(b.x + 12, b.y + 6, b.w, b.h), 6, 12, 190, 0)
    ink = pen.layer(deep + 2, b.h + 2, 3)
    ink.poly((*mix(hue, (0, 0, 0), 0.62), 255), [(0, 0), (deep, deep * 0.7), (deep, b.h - deep * 0.25), (0, b.h)])
    pen.lay(ink, b.right_edge - 1, b.y)
    art = key_art(app, rules, b.w)
    pen.kept(("lid", rules.key, id(art)), b, lambda pen, box: lid(pen, box, rules, art))


def mirror(pen: Pen, b: Box, foot: float, rules: Ruleset, app: App) -> None:
    """The foot of a lid upside down in the varnish, fainter the further down it is."""
    high = pen.px(MIRRORED)
    art = key_art(app, rules, b.w)

    def draw() -> Surface:
        whole = Surface(pen.rect(Box(0, 0, b.w, b.h)).size, pygame.SRCALPHA)
        lid(
            Pen(whole, pen.scale, pen.gallery, pen.lang, colours=pen.colours, growth=pen.growth),
            Box(0, 0, b.w, b.h),
            rules,
            art,
        )
        foot = pygame.transform.flip(whole, False, True).subsurface((0, 0, whole.get_width(), high))
        faint = np.repeat(np.linspace(92, 0, high)[None, :], whole.get_width(), axis=0)
        return surface(pygame.surfarray.array3d(foot).astype(float), faint)

    key = ("mirrored", rules.key, id(art), pen.lang, pen.scale, round(b.w * pen.scale))
    pen.put(pen.gallery.get(key, draw), b.x, foot + 2 + (foot - b.foot))
    pen.shade(Box(b.x - 2, foot - 8, b.w * (1 + DEPTH) + 4, 12), 6, 8, 220, 0)


def glint(pen: Pen, b: Box, along: float) -> None:
    """A light that runs across a lid."""
    r = pen.rect(b)

    def draw() -> Surface:
        x, y = np.arange(r.w)[:, None], np.arange(r.h)[None]
        light = np.exp(-((((x + y * 0.35) / r.w - 0.675) / 0.14) ** 2))[..., None]
        return surface(light * np.array(P.LAMP) * 0.34)

    band = pen.gallery.get(("glint", r.size), draw)
    before = pen.surface.get_clip()
    pen.surface.set_clip(r.clip(before))
    add(pen.surface, band, (r.x + round((along - 0.5) * 2.4 * r.w), r.y))
    pen.surface.set_clip(before)


def plank(size: tuple[int, int], edge: int, lamp: tuple[int, int], wood: Surface) -> Surface:
    """The edge of the table in front: varnished wood from height `edge` down, under a lamp at a point (real pixels)."""
    w, h = size[0], size[1] - edge
    out = Surface((w, h), 0, 32)
    out.blit(wood, (0, 0))
    x, y = (np.arange(w)[:, None] - lamp[0]) / (w * 0.44), (np.arange(h)[None] + edge - lamp[1]) / (h * 0.6)
    light = np.exp(-(x * x + y * y) * 1.6)[..., None] * np.array((90, 56, 26)) * 0.8
    add(out, surface(light), (0, 0))
    return out
