"""How well texts can be read: the ink of each against the ground in its box, measured in the finished picture."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.ui.table.scene import CardTable
from game.ui.widgets.pen import Pen, Set
from tests.ui.hands import Hands

LEAST = 4.5  # to 1: what WCAG 2 asks of small type
ROWS = 45.0  # what is higher has several rows
INK, SHOWN = 0.98, 0.9  # where ink is found among the pixels of a box, sorted by light; how much of a text must show


class Seen(list[Set]):
    """Keeps of the texts that are set those that show: most of them lie inside what is drawn on."""

    def __init__(self, surface: pygame.Surface, scale: float) -> None:
        super().__init__()
        self.surface, self.scale = surface, scale

    def append(self, note: Set) -> None:
        b, k = note.box, self.scale
        box = pygame.Rect(round(b.x * k), round(b.y * k), max(1, round(b.w * k)), max(1, round(b.h * k)))
        shown = box.clip(self.surface.get_clip())
        if shown.w * shown.h >= SHOWN * box.w * box.h:
            super().append(note)


def low(hands: Hands, least: float = LEAST) -> list[tuple[str, float]]:
    """Texts of the topmost scene whose contrast is lower than that, with it."""
    app, top = hands.app, hands.top
    surface = app.window.surface()
    notes = Seen(surface, app.scale)

    def noting(make: Callable[[pygame.Surface], Pen]) -> Callable[[pygame.Surface], Pen]:
        def made(surface: pygame.Surface) -> Pen:
            pen = make(surface)
            pen.notes = notes
            return pen

        return made

    with pytest.MonkeyPatch.context() as patch:
        for owner in (app, top) if isinstance(top, CardTable) else (app,):  # a table has pens of its own
            patch.setattr(owner, "pen", noting(owner.pen))
        top.draw(surface)
    light = _light(surface)
    found = [
        (note.text, round(_contrast(light, note, app.scale), 1)) for note in notes if any(map(str.isalnum, note.text))
    ]
    return [(text, ratio) for text, ratio in found if ratio < least]


def _light(surface: pygame.Surface) -> NDArray[np.float64]:
    """The relative luminance of every pixel, (w, h), 0..1."""
    c = pygame.surfarray.array3d(surface) / 255.0
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))


def _contrast(light: NDArray[np.float64], note: Set, scale: float) -> float:
    """Ink, which is the part of a box that is furthest from its ground, against the ground, its median."""
    b = note.box
    air = (
        (0.17 * b.h, 0.06 * b.h) if b.h < ROWS else (0.0, 0.0)
    )  # over and under a line, where its neighbours may reach
    left, top, right, foot = max(0, int(b.x * scale)), max(0, int(b.y * scale)), b.right_edge * scale, b.foot * scale
    part = light[left : round(right), top : round(foot)]
    if part.size < 20:
        return 21.0
    line = light[left : round(right), max(0, int((b.y + air[0]) * scale)) : round(foot - air[1] * scale)]
    ground, (dark, bright) = float(np.median(part)), np.quantile(line, (1 - INK, INK))
    return max((float(bright) + 0.05) / (ground + 0.05), (ground + 0.05) / (float(dark) + 0.05))
