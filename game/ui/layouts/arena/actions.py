"""The keyboard on the battlefield: all that it does at every table, the cursor over the spaces, the camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.ui.keys import bindings, name_of
from game.ui.layouts.arena.camera import HELD
from game.ui.layouts.arena.keyboard import ARROWS, first_space, offered_spaces, stepped
from game.ui.play.part import Part
from game.ui.table.actions import ALSO, Keys
from game.ui.table.focus import nearest, stops, turned

if TYPE_CHECKING:
    from game.ui.layouts.arena.controls import FieldControls

SHIFTS = (pygame.K_LSHIFT, pygame.K_RSHIFT)
ALTS = (pygame.K_LALT, pygame.K_RALT)
PAN = 60  # pixels that an arrow moves the camera by
BOARD_SHARE = (0.04, 0.12, 0.76, 0.62)  # of the window: the cursor is kept in there


class FieldKeys(Keys):
    """Turns keys into what the hand does."""

    hand: FieldControls

    def __init__(self, hand: FieldControls) -> None:
        super().__init__(hand)
        self.field = hand.field

    # ---- keyboard ------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> None:
        hand, name = self.hand, name_of(event)
        action = self.scene.app.action(event)
        if event.key in SHIFTS:
            hand.shift = True
        elif event.key in ALTS:
            hand.costs_held, hand.costs = not hand.costs, True
        elif self._moves_camera(action):
            self.field.camera.held.add(action)
        elif action == "heights":
            hand.heights = True
        elif action == "danger":
            self.field.danger.held = True
        elif self.scene.detail:
            super().key(event)
        elif name.startswith("shift+") and name.removeprefix("shift+") in ARROWS:
            x, y = ARROWS[name.removeprefix("shift+")]
            self.field.camera.drag(-x * PAN, -y * PAN, True)
        elif name == "shift+return":
            self.enter()
        elif action in ("costs", "sight"):
            hand.costs ^= action == "costs"
            hand.sight ^= action == "sight"
            self.scene.app.redraw()
        else:
            super().key(event)

    def _moves_camera(self, action: str) -> bool:
        """The camera moves while a key is down; over a card the key that would bring it near shows the card large."""
        part = self.hand.part
        zooms = ALSO.get(action) == "zoom" and part is not None and part.kind in ("card", "tray")
        return action in HELD and not zooms and not self.scene.detail

    def key_up(self, event: pygame.event.Event) -> None:
        super().key_up(event)
        if event.key in SHIFTS:
            self.hand.shift = False
        if event.key in ALTS and self.hand.costs_held:
            self.hand.costs = self.hand.costs_held = False
        word, bound = name_of(event).split("+")[-1], bindings(self.scene.app.settings.keys)
        let_go = {action for action, key in bound.items() if key.split("+")[-1] == word}
        self.field.camera.held -= let_go
        self.hand.heights &= "heights" not in let_go
        self.field.danger.held &= "danger" not in let_go

    def arrow(self, name: str) -> None:
        """Over the board from space to space, over its near edge to the cards in hand, from these back to it."""
        field, here, direction = self.field, self.here, ARROWS[name]
        draft = field.table.draft
        board = field.camera.board
        if field.table.replay and here is None and name in ("left", "right"):
            super().arrow(name)
        elif draft is not None and draft.menu:
            self.go_round(1 if sum(direction) > 0 else -1)
        elif here is not None and here.kind == "card":
            cards = [part for part in self.scene.parts if part.kind == "card"]
            beside = nearest(cards, here.box, (round(direction[0]), round(direction[1])), here.key)
            if beside is not None:
                self.focus_on(beside)
            elif name == "up":
                self._to_space(first_space(field.table, board))
        elif here is not None and here.kind != "space":
            super().arrow(name)
        elif self.hand.space is None or here is None:
            self._to_space(first_space(field.table, board))
        else:
            found = stepped(board, field.camera.orbit, self.scene.app.size, self.hand.space, direction)
            if found == self.hand.space and name == "down":
                self._to_hand()
            else:
                self._to_space(found)

    def _to_space(self, space: Hex) -> None:
        """The cursor goes there; the camera goes along."""
        self.focus_on(self.field.board_part(0, space))
        camera, (w, h) = self.field.camera, self.scene.app.size
        x, y, _ = camera.orbit.project(camera.board.spot(space), (w, h))
        left, top, right, bottom = (share * side for share, side in zip(BOARD_SHARE, (w, h, w, h), strict=True))
        dx = left - x if x < left else right - x if x > right else 0.0
        dy = top - y if y < top else bottom - y if y > bottom else 0.0
        if dx or dy:
            camera.drag(dx, dy, True)

    def stops(self) -> list[Part]:
        """What Tab goes through: on the board, then beside it."""
        scene = self.field
        found = stops(scene.parts, scene.table.round())
        shown = {thing for part in scene.parts for thing in part.things}
        spaces = dict.fromkeys(offered_spaces(scene.table, shown))
        return [*(scene.board_part(0, space) for space in spaces), *found]

    def go_round(self, by: int) -> None:
        found = turned(self.stops(), self.hand.focus, by)
        if found is not None and found.kind == "space":
            self.focus_on(found)
            if self.hand.space is not None:
                self._to_space(self.hand.space)
        elif found is not None:
            self.focus_on(found)

    def places(self) -> list[Part]:
        """One space stands for the battlefield: that of the cursor, or where it begins."""
        here = self.here if self.here is not None and self.here.kind == "space" else None
        first = self.field.board_part(0, first_space(self.field.table, self.field.camera.board))
        return [here or first, *super().places()]

    def follow(self) -> None:
        """The cursor stays on its space."""
        here = self.here
        if here is not None and here.kind == "space":
            self.asked = self.scene.table.draft
        else:
            super().follow()

    # ---- actions -------------------------------------------------------------------------------
    def end(self) -> None:
        """The main button; without one the cursor goes on."""
        table = self.scene.table
        main = any(part.kind == "main" and part.step is not None for part in self.scene.parts)
        if table.replay or not table.idle or main:
            super().end()
        elif table.draft is not None and not table.draft.menu:
            self.go_round(1)
