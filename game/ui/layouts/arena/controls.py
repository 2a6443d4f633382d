"""The hand over the battlefield: the one over every table, and what is only here: spaces, figures, the camera."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.rules.arena.places import BOARD
from game.table.step import Thing
from game.ui.layouts.arena.actions import FieldKeys
from game.ui.play.part import Part
from game.ui.table.controls import Controls, Point
from game.ui.table.dragging import Dragging

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield


class FieldControls(Controls):
    """The state of the hand: where the mouse is, what it holds, what the keyboard is on, how it moves the camera."""

    def __init__(self, field: Battlefield) -> None:
        super().__init__(field)
        self.field = field
        self.turning = 0  # mouse button that moves the camera
        self.turned = False  # it has moved it: no click
        self.shift = False  # is held
        self.costs = False  # numbers on the spaces that may be reached
        self.costs_held = False
        self.heights = False  # their key is held
        self.sight = False  # lines of sight
        self.keys: FieldKeys = FieldKeys(self)
        self.drag: FieldDragging = FieldDragging(self)

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION if self.turning:
                rel = getattr(event, "rel", (0, 0))
                self.turned |= rel != (0, 0)
                self.field.camera.drag(rel[0], rel[1], self.turning == 2 or self.shift)
            case pygame.MOUSEBUTTONDOWN if event.button in (2, 3):
                self.turning, self.turned, self.by_keys = event.button, False, False
            case pygame.MOUSEBUTTONUP if event.button == self.turning:
                self.turning = 0
                if not self.turned and event.button == 3:
                    self.right_click(event.pos)
            case pygame.MOUSEWHEEL if self.hover != "log":
                notches = getattr(event, "precise_y", 0) or event.y
                mouse, (w, h) = self.scene.app.mouse, self.scene.app.size
                self.field.camera.wheel(notches, mouse if mouse[0] >= 0 else (w / 2, h / 2))
            case pygame.MULTIGESTURE:
                self.field.camera.two_fingers(event.moved, event.pinch, event.turned, event.at)
            case _:
                if event.type == pygame.WINDOWFOCUSLOST:
                    self.field.camera.held.clear()
                    self.shift = self.heights = self.field.danger.held = False
                super().handle(event)

    # ---- pointing ------------------------------------------------------------------------------
    def part_under(self, at: Point) -> Part | None:
        """The topmost part at a point, else what of the board is there."""
        return super().part_under(at) or self.field.board_part_at(at)

    @property
    def shows_heights(self) -> bool:
        """True while their key or the middle button is held."""
        return self.heights or self.turning == 2

    @property
    def space(self) -> Hex | None:
        """The space that is pointed at."""
        return self.field.space_of(self.hover)

    @property
    def figure(self) -> int:
        """The figure that is pointed at, also by its space."""
        part = self.part if self.hover.startswith("space ") else None
        piece = self.scene.table.trial.pieces.get(part.piece) if part is not None else None
        return piece.id if piece is not None and piece.zone == BOARD else 0

    @property
    def pointed(self) -> int:
        """The figure or the card that is pointed at; 0 for none."""
        return self.figure or (self.part.piece if self.part is not None else 0)

    @property
    def lit_places(self) -> tuple[Hex, ...]:
        """The spaces of what is pointed at beside the board, of a line of the log, of a hint."""
        table, part = self.field.table, self.part
        if 0 <= self.lit_line < len(rows := self.scene.rows()):
            return () if self.lit_pieces else rows[self.lit_line][0].places
        if part is not None and part.kind in ("card", "tray"):
            return tuple(table.spaces_of((part.piece,)))
        step = self.hints.step
        return tuple(table.spaces_of(step.about())) if step is not None else ()

    # ---- clicking ------------------------------------------------------------------------------
    def take(self, things: Sequence[Thing]) -> bool:
        """Choose something, if it is on offer; with Shift held, to be led step by step."""
        taken = super().take(things)
        draft = self.scene.table.draft
        if taken and self.shift and draft is not None:
            steps = (*draft.extras(), *draft.buttons())
            lead = next((step for step in steps if type(step).__name__ == "Lead"), None)
            if lead is not None:
                self.scene.table.press(lead)
        return taken

    def let_go(self) -> None:
        super().let_go()
        self.turning = 0


class FieldDragging(Dragging):
    """Figures and cards go onto the board: a drop is a click where it happens."""

    def begin(self, part: Part | None) -> bool:
        """A figure or a card is picked up. Picking it up chooses it, if that is not all there is to choose."""
        table, draft = self.scene.table, self.scene.table.draft
        things = tuple(thing for thing in part.things if isinstance(thing, int)) if part is not None else ()
        known = {*draft.offers(), *draft.others(), *draft.chosen()} if draft is not None else set()
        if part is None or draft is None or part.kind not in ("card", "space"):
            return False
        if known.isdisjoint(things) and not (things and table.go_on(things)):
            self.hand.refused = part.things
            return False
        actor = table.cards.find(part.piece) if part.kind == "card" else None
        self.under_way, self.token, self.held = True, actor.token if actor is not None else 0, things
        table.open_card(0)
        self.whole = draft.completed_by(things)
        if not self.whole and not any(thing in draft.chosen() for thing in things):
            table.click(things)
            self.scene.app.sound("click")
        return True

    def drop(self, at: Point) -> None:
        """What was dragged is let go: on something on offer, or back to where it was."""
        table, hand = self.scene.table, self.hand
        actor, self.token = self.actor(), 0
        if actor is not None:
            table.cards.set_down(actor, *hand.logical(at), 0.0)
        here = hand.part_under(at)
        things = here.things if here is not None else ()
        if table.draft is None or any(thing in self.held for thing in things):
            return
        on_board = here is None or here.kind == "space"
        if self.whole:
            if on_board and hand.take(self.held):  # a spell without a target is cast by laying it on the board
                table.confirm()
        elif any(thing in table.draft.offers() for thing in things):
            hand.take(things)
        elif table.draft.begun and not hand.explain(things):
            table.back()
