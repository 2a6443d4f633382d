"""What is drawn over the board and under the panels: badges, numbers and words over spaces; the foot grows dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.ui.layouts.arena import badges
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.standing import badges_of
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield


def board_signs(scene: Battlefield, pen: Pen, screen: Surface, marks: Marking) -> None:
    """Badges over figures, numbers and words over spaces."""
    size, orbit, board = screen.get_size(), scene.camera.orbit, scene.camera.board
    digits = [label for label in marks.labels if label.tone in ("cost", "path")]
    badges.draw_labels(pen, orbit, board, digits, size, scene.app.lang)
    puppets = list(scene.table.board.troupe.puppets.values())
    small = badges.crowded(orbit, board, len(puppets), size, scene.app.scale)
    badges.draw_badges(pen, orbit, board, puppets, badges_of(pen, scene.table, small), size, ())
    plates = [label for label in marks.labels if label.tone not in ("cost", "path")]
    badges.draw_labels(pen, orbit, board, plates, size, scene.app.lang)
    badges.draw_floats(pen, orbit, board, scene.table.board.floats, size)


def vignette(scene: Battlefield, screen: Surface) -> None:
    """The board runs on under the desk and the hand, darkened: they lie on something."""
    r = scene.table.composition.regions
    w, h = screen.get_size()
    high = h - scene.app.px(r.plaque.y - 26)

    def paint() -> Surface:
        shade = Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            shade.set_at((0, y), (0, 0, 0, round(190 * min(1.0, 1.6 * y / high))))
        return pygame.transform.scale(shade, (w, high))

    screen.blit(scene.app.gallery.get(("vignette", w, high), paint), (0, h - high))
