"""Draws the battlefield: the board with its signs under everything, then the panels and cards of every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.art import palette as P
from game.ui.layouts.arena import odds, overlay
from game.ui.layouts.arena.effects import draw_effects
from game.ui.layouts.arena.panels import FieldPanels
from game.ui.layouts.arena.room import horizon
from game.ui.play.glass import glass
from game.ui.table.cloth import draw_cloth
from game.ui.table.counts import draw_counts
from game.ui.table.drawing import Drawing
from game.ui.table.frames import draw_frame
from game.ui.table.motion import Actor
from game.ui.table.playmat import draw_playmat
from game.ui.table.pose import Pose
from game.ui.table.sprites import Sprites
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

CARRIED = 84.0  # height of a card that hangs on the pointer: it hides little of the board


class FieldDrawing(Drawing):
    """The layers of the battlefield. The board changes all the time: what lies on it is put there each time."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field
        self.panels: FieldPanels = FieldPanels(field)

    def warm(self) -> bool:
        """Its few cards are drawn when they are seen."""
        return False

    def _lay_down(self, screen: Surface, sprites: Sprites, free: dict[int, Actor]) -> None:
        field, table = self.field, self.field.table
        pen, marks, made = field.pen(screen), field.marking(), table.composition
        field.draw_board(screen, marks)
        risked = odds.odds_now(field)
        draw_effects(screen, field.camera.orbit, table.board.effects)
        overlay.board_signs(field, pen, screen, marks, risked is not None)
        overlay.vignette(field, screen)
        overlay.runner(field, screen)
        odds.draw_fight(field, pen, marks, risked)
        screen.blit(self._bar(screen.get_size()), (0, 0))
        for mat in made.mats:
            if not mat.own:
                glass(pen, mat.box, 11, P.BRASS_DEEP, 200)
        for place in made.places:
            draw_frame(pen, place)
        draw_counts(pen, made.counts, made.regions.counts)
        lit = field.lit()
        for actor in table.cards.actors():
            if actor.token not in free and actor.goal is not None:
                sprites.draw(pen, actor.look, actor.goal, self.state_of(actor, lit))

    def _bar(self, size: tuple[int, int]) -> Surface:
        """The upper edge of the table, as in all games, and the strip of cloth that the opponents' plaques lie on."""
        low = horizon(self.field.table.composition)
        if self.ground is None or self.ground_key != (size, self.made_for, low):
            whole = Surface(size, 0, 32)
            pen, layout = self.field.pen(whole), self.field.layout
            draw_cloth(pen, layout.felt, layout.accent)
            draw_playmat(pen, layout.playmat, layout.felt[-1], layout.accent)
            wide = size[0] / pen.scale
            pen.line((0, low - 1), (wide, low - 1), P.BRASS_DEEP, 1.4)
            self.ground = whole.subsurface((0, 0, size[0], pen.px(low))).copy()
            self.ground_key = (size, self.made_for, low)
        return self.ground

    def _dragged(self, pen: Pen, sprites: Sprites) -> None:
        """What is dragged hangs on the pointer: a card, or a ring for a figure."""
        drag, actor = self.field.controls.drag, self.field.controls.drag.actor()
        x, y = self.field.controls.logical(self.field.app.mouse)
        if actor is not None and actor.goal is not None:
            sprites.draw(pen, actor.look, Pose(x, y + CARRIED * 0.7, CARRIED, actor.goal.ratio, 0.0, 3.0), "select")
        elif drag.under_way:
            ink = pen.layer(30, 30)
            ink.ring((*P.SELECT, 255), (15, 15), 11, 3)
            ink.disc((*P.SELECT, 130), (15, 15), 5)
            pen.lay(ink, x - 15, y - 15)

    def _focus(self, pen: Pen) -> None:
        """The ring of the keyboard; on the board the cursor is a mark."""
        here = self.field.controls.keys.here
        if here is None or here.kind != "space":
            super()._focus(pen)
