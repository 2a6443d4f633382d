"""What is drawn over the board and under the panels: badges, numbers and words over spaces; the foot is dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.board3d.picture import Reticle, Ring
from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, clip_round
from game.ui.layouts.arena import badges, labels
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.room import horizon
from game.ui.layouts.arena.standing import badges_of
from game.ui.table.playmat import draw_playmat
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

RUNNER = 5.0  # logical pixels that the print reaches over the hand, and the radius of its corners


def board_signs(scene: Battlefield, pen: Pen, screen: Surface, marks: Marking, aimed: bool) -> None:
    """Badges over figures, numbers and words over spaces; who has the odds of a shot need not read that it is clear."""
    size, orbit, board = screen.get_size(), scene.camera.orbit, scene.camera.board
    digits = [label for label in marks.labels if label.tone in ("cost", "path")]
    labels.draw_labels(pen, orbit, board, digits, size, scene.app.lang)
    if scene.controls.shows_heights:
        labels.draw_heights(pen, orbit, board, size)
    puppets = list(scene.table.board.troupe.puppets.values())
    drawn = badges.draw_badges(
        pen, orbit, board, puppets, badges_now(scene, marks), size, pen.px(horizon(scene.table.composition))
    )
    quiet = ("cost", "path", "sight") if aimed else ("cost", "path")
    plates = [label for label in marks.labels if label.tone not in quiet]
    drawn = labels.draw_labels(pen, orbit, board, plates, size, scene.app.lang, drawn)
    k = pen.scale
    scene.signs = [Box(r.x / k, r.y / k, r.w / k, r.h / k) for r in drawn]
    labels.draw_floats(pen, orbit, board, scene.table.board.floats, size)


def badges_now(scene: Battlefield, marks: Marking) -> dict[int, badges.Badge]:
    """The badge of every figure: numbers over those that somebody looks at or that are acting."""
    orbit, board, table = scene.camera.orbit, scene.camera.board, scene.table
    small = badges.crowded(orbit, board, len(table.board.troupe.puppets), scene.app.size, scene.app.scale)
    looked_at = {figure for figure, glow in marks.glows.items() if glow != "offer"}
    lit = {mark.at for mark in table.board.lights if isinstance(mark, (Ring, Reticle))}
    return badges_of(scene.app.colours, table, small, looked_at, lit)


def vignette(scene: Battlefield, screen: Surface) -> None:
    """The board runs on under the desk and the hand, darkened: they lie on something."""
    r = scene.table.composition.regions
    w, h = screen.get_size()
    high = h - scene.app.px(r.plaque.y - 26)

    def paint() -> Surface:
        shade = Surface((1, high), pygame.SRCALPHA)
        for y in range(high):
            shade.set_at((0, y), (0, 0, 0, round(150 * min(1.0, 1.6 * y / high))))
        return pygame.transform.scale(shade, (w, high))

    screen.blit(scene.app.gallery.get(("vignette", w, high), paint), (0, h - high))


def runner(scene: Battlefield, screen: Surface) -> None:
    """The print of the cloth is let into the planks under the hand, tone in tone, with a line of brass round it."""
    pen, layout = scene.pen(screen), scene.layout
    if pen.colours.contrast:
        return
    box = scene.table.composition.regions.hand.inset(-RUNNER, -RUNNER)
    rect = pen.rect(box)

    def paint() -> Surface:
        whole = Surface(screen.get_size(), 0, 32)
        draw_playmat(scene.pen(whole), layout.playmat, layout.felt[-1], layout.accent)
        out = Surface(rect.size, pygame.SRCALPHA)
        out.blit(whole, (0, 0), rect)
        out = clip_round(out, RUNNER * pen.scale)
        edge = Layer(rect.size, 2)
        edge.box((*P.BRASS_DEEP, 150), (0, 0, *rect.size), RUNNER * pen.scale, 1.2 * pen.scale)
        add(out, edge.done())
        return out

    add(screen, pen.gallery.get(("runner", rect.size, pen.scale), paint), rect.topleft)
