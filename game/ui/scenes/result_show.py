"""The right side of a result: the layers of a hero's scene, and how they come."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.art.draw import add, put
from game.ui.art.glory import Paper, papers, veil
from game.ui.games.hero import Scenery, Stage

NIGHT = (10, 5, 8)  # colour of the veils
DARK, LIGHT, HERO = (0.0, 0.24), (0.16, 0.70), (0.20, 0.62)  # seconds from when until when
FALL = (0.6, 3.2)
RISE = 24.0  # how far the hero comes up
COUNT = 110  # pieces of paper


class Show:
    """The layers for one window."""

    def __init__(self, stage: Stage, scenery: Scenery) -> None:
        self.scenery, self.k, size = scenery, stage.app.scale, stage.app.size
        room = stage.room
        area = (room.x * self.k, 10 * self.k, room.w * self.k, (room.foot - 20) * self.k)
        fallen = papers(COUNT if stage.mood == "won" else 0, 12, scenery.papers, area, self.k)
        self.papers = [paper for paper in fallen if not self._covers(paper)]
        left, foot = round(room.x * self.k * 1.08), round(140 * self.k)
        self.veils = (
            (veil((left, size[1]), (228, 0), NIGHT), (0, 0)),
            (veil((size[0], foot), (0, 205), NIGHT, across=False), (0, size[1] - foot)),
        )
        self.dim = Surface(size, pygame.SRCALPHA)

    def draw(self, screen: Surface, seen: float) -> None:
        """The scene as it is so many seconds after the result has come."""
        screen.blit(self.scenery.ground, (0, 0))
        lit = eased(seen, LIGHT)
        if lit:
            add(screen, self.scenery.light if lit == 1 else self._dimmed(self.scenery.light, lit))
        up = eased(seen, HERO)
        if up:
            layer = self.scenery.hero if up == 1 else self._dimmed(self.scenery.hero, up)
            put(screen, layer, (0, RISE * self.k * (1 - up)))
        for paper in self.papers:
            self._fall(screen, paper, seen)
        for picture, at in self.veils:
            put(screen, picture, at)
        dark = 1 - eased(seen, DARK)
        if dark:
            shade = Surface(screen.get_size())
            shade.set_alpha(round(255 * dark))
            screen.blit(shade, (0, 0))

    def _covers(self, paper: Paper) -> bool:
        """True where paper would lie on the hero, or on the way out."""
        x, y = paper.at
        w, h = self.scenery.hero.get_size()
        if x > w - 130 * self.k and y < 60 * self.k:
            return True
        reach = paper.picture.get_width() * 0.35
        spots = ((x + dx * reach, y + dy * reach) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return any(0 <= a < w and 0 <= b < h and self.scenery.hero.get_at((int(a), int(b))).a > 90 for a, b in spots)

    def _dimmed(self, layer: Surface, share: float) -> Surface:
        """A layer so much fainter, premultiplied or on black."""
        self.dim.fill((0, 0, 0, 0))
        self.dim.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        k = round(255 * share)
        self.dim.fill((k, k, k, k), special_flags=pygame.BLEND_RGBA_MULT)
        return self.dim

    def _fall(self, screen: Surface, paper: Paper, seen: float) -> None:
        """A piece of paper on its way, swaying, to where it stays."""
        begun = FALL[0] + paper.late * 0.9
        share = eased(seen, (begun, begun + 1.7))
        if not share:
            return
        w, h = paper.picture.get_size()
        sway = (1 - share) * 30 * self.k * (paper.late - 0.5)
        y = paper.at[1] - (1 - share) * (paper.at[1] + h)
        put(screen, paper.picture, (paper.at[0] + sway - w / 2, y - h / 2))


def eased(seen: float, span: tuple[float, float]) -> float:
    """How far something is that moves from one second to another, 0..1, slower towards its end."""
    t = min(1.0, max(0.0, (seen - span[0]) / (span[1] - span[0])))
    return 1 - (1 - t) ** 3
