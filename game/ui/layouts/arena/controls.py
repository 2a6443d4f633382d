"""Mouse and keyboard on the battlefield: what is pointed at, clicked, dragged, typed. Both do the same things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.rules.arena.places import figure_at
from game.table.step import No, Thing
from game.ui.layouts.arena.actions import Keys
from game.ui.layouts.arena.details import Detail
from game.ui.layouts.arena.fan import zoomed
from game.ui.layouts.arena.keyboard import Focus
from game.ui.layouts.arena.mouse import Mouse, Point
from game.ui.play.part import Part, part_at
from game.ui.play.reply import Reply
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

WHISPER = 5.0  # seconds a reason stays beside the pointer
TIP_WAIT = 0.3
BLINK = 0.4


class Controls:
    """The state of the hand: where the mouse is, what it holds, what the keyboard is on."""

    def __init__(self, scene: Battlefield) -> None:
        self.scene = scene
        self.space: Hex | None = None  # under the pointer, on the board
        self.figure = 0
        self.hover = ""  # key of the part under the mouse
        self.raised = ""  # key of the card in the hand that stands up
        self.lit_pieces: tuple[int, ...] = ()
        self.lit_places: tuple[Hex, ...] = ()
        self.lit_line = -1  # the row of the log that is pointed at
        self.focus = Focus()
        self.focused: Part | None = None  # the part that the keyboard is on, as it was when it came there
        self.by_keys = False  # the keyboard was used last
        self.pressed: Point | None = None
        self.dragging = False
        self.dragged: tuple[Thing, ...] = ()
        self.refused: tuple[Thing, ...] = ()  # what somebody tries to drag in vain: the reason comes when it is let go
        self.whole = False  # what is dragged is a whole choice by itself
        self.turning: int = 0  # mouse button that moves the camera
        self.turned = False  # it has moved it: no click
        self.pinned = -1
        self.costs = False
        self.costs_held = False
        self.heights = False
        self.sight = False
        self.scroll = 0
        self.whisper: tuple[Phrase, ...] = ()
        self.whisper_at = (0.0, 0.0)
        self.whisper_left = 0.0
        self.reply = Reply(scene, self)
        self.rested = 0.0  # seconds the mouse has rested
        self.shift = False  # is held
        self.thought = 0.0  # seconds since the thinking mark has last changed
        self.keys, self.mouse = Keys(self), Mouse(self)
        scene.table.answered = self.hush

    # ---- time ----------------------------------------------------------------------------------
    def update(self, seconds: float) -> None:
        before = self.rested
        self.rested += seconds
        if before < TIP_WAIT <= self.rested and (self.hover or self.figure or self.space is not None):
            self.scene.app.redraw()
        self.thought += seconds
        if self.thought >= BLINK and self.scene.session.thinking():
            self.thought = 0.0
            self.scene.app.redraw()  # the dots behind "is thinking"
        if self.whisper_left > 0 and not self.reads():
            self.whisper_left -= seconds
            if self.whisper_left <= 0:
                self.whisper = ()
                self.scene.app.redraw()
        if self.focus.space is not None and self.by_keys:
            self.point_at(self.focus.space)

    def wake(self) -> float | None:
        waits = [self.whisper_left] if self.whisper_left > 0 else []
        if (self.hover or self.figure or self.space is not None) and self.rested < TIP_WAIT:
            waits.append(TIP_WAIT - self.rested)
        if self.scene.session.thinking():
            waits.append(BLINK)
        return max(0.01, min(waits)) if waits else None

    def hush(self) -> None:
        """A question is answered: what was said about it goes."""
        self.whisper, self.whisper_left = (), 0.0

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION:
                self.mouse.moved(event)
            case pygame.MOUSEBUTTONDOWN:
                self.mouse.button_down(event)
            case pygame.MOUSEBUTTONUP:
                self.mouse.button_up(event)
            case pygame.MOUSEWHEEL:
                self.mouse.wheel(event)
            case pygame.KEYDOWN:
                self.keys.key(event)
            case pygame.KEYUP:
                self.keys.key_up(event)
            case pygame.WINDOWFOCUSLOST:
                self.scene.camera.held.clear()
                self.shift = self.heights = False

    # ---- what is pointed at --------------------------------------------------------------------
    def logical(self, at: Point) -> tuple[float, float]:
        return at[0] / self.scene.app.scale, at[1] / self.scene.app.scale

    def reads(self) -> bool:
        """True while the mouse is on an answer, or on its way to the link there."""
        return not self.by_keys and self.reply.holds(self.logical(self.scene.app.mouse))

    def part_under(self, at: Point) -> Part | None:
        """The topmost part at a point; the raised card of the hand covers what it covers."""
        spot = self.logical(at)
        if self.raised and not self.dragging:
            up = next((part for part in self.scene.parts if part.key == self.raised), None)
            if up is not None:
                under = part_at([p for p in self.scene.parts if p.kind == "spell"], spot)
                if under is not None:
                    return under
                big = zoomed(up, self.scene.app.logical)
                if big.holds(spot) and spot[1] > big.y + big.h * 0.35:
                    return up
        return part_at(self.scene.parts, spot)

    def point_at(self, space: Hex) -> None:
        """The cursor of the keyboard is on a space."""
        piece = figure_at(self.scene.table.trial, space)
        self.space, self.figure = space, piece.id if piece else 0

    @property
    def rings(self) -> bool:
        """True while the keyboard is on something."""
        return self.by_keys and bool(self.focus) and not (self.focus.key and self.scene.focus_part() is None)

    @property
    def part(self) -> Part | None:
        """The part that is pointed at."""
        return next((part for part in self.scene.parts if part.key == self.hover), None) if self.hover else None

    @property
    def shows_heights(self) -> bool:
        """True while their key or the middle button is held."""
        return self.heights or self.turning == 2

    def under_pointer(self) -> list[Thing]:
        """What is under the pointer may mean these things, the likeliest first."""
        table = self.scene.table
        part = self.part
        if part is not None:
            return list(part.things)
        found = table.things_of(self.figure) if self.figure else []
        if self.space is not None:
            found += [thing for thing in table.things_at(self.space) if thing not in found]
        return found

    def click(self, shift: bool = False) -> None:
        """The left button, or Enter: choose what is there, or say why it cannot be chosen."""
        part = self.part
        things = self.under_pointer()
        if part is not None and part.step is not None:
            self.scene.app.sound("click")
            self.scene.table.press(part.step)
        elif self.take(things):
            if shift:
                self.lead()
        elif part is not None and part.kind == "phase":
            if self.scene.table.go_to(part.do.removeprefix("phase ")):
                self.scene.app.sound("click")
            else:
                self.explain_part(part)
        elif part is not None and part.do:
            self.keys.do(part.do)
        elif things:
            self.explain(things)
        else:
            self.scene.table.clear()

    def take(self, things: Sequence[Thing]) -> bool:
        """Choose something, if it is on offer."""
        if not self.scene.table.click(things):
            return False
        self.scene.app.sound("click")
        self.whisper = ()
        self.focus, self.focused = (Focus(space=self.focus.space), None) if self.by_keys else (self.focus, self.focused)
        return True

    def lead(self) -> None:
        """Go step by step, if what is chosen can."""
        draft = self.scene.table.draft
        step = (
            next((step for step in (*draft.extras(), *draft.buttons()) if type(step).__name__ == "Lead"), None)
            if draft
            else None
        )
        if step is not None:
            self.scene.table.press(step)

    def explain(self, things: Sequence[Thing]) -> bool:
        """Say why nothing can be done with something. False if there is nothing to say."""
        table = self.scene.table
        found = table.why_not(things) if table.draft is not None or table.watched else []
        if found:
            self.answer(found[:2])
            self.scene.app.sound("refuse")
        return bool(found)

    def explain_part(self, part: Part) -> None:
        """Say why a phase of the ribbon is not what can be played now."""
        found = self.reasons_of(part)
        if found:
            self.answer(found, part.box)
            self.scene.app.sound("refuse")

    def reasons_of(self, part: Part) -> list[No]:
        """Why a phase of the ribbon is not what can be played now."""
        table = self.scene.table
        asked = table.draft is not None or table.watched
        return table.why_no_phase(part.do.removeprefix("phase ")) if asked else []

    def answer(self, nos: Sequence[No], near: Box | None = None) -> None:
        """Reasons beside a box, beside the card of the hand that stands up, else beside the pointer or the cursor."""
        self.whisper_at = self.place()
        x, y = self.logical((round(self.whisper_at[0]), round(self.whisper_at[1])))
        part = self.part
        if near is None and part is not None and part.kind in ("spell", "card", "pick"):
            near = zoomed(part, self.scene.app.logical) if part.key == self.raised else part.box
        self.whisper, self.whisper_left = self.reply.give(nos, near or Box(x - 1, y - 1, 2, 20)), WHISPER
        self.scene.app.redraw()

    def place(self) -> tuple[float, float]:
        """Where words are said: in pixels of the window."""
        app = self.scene.app
        if self.by_keys and self.focus.space is not None:
            board = self.scene.camera.board
            x, y, _ = self.scene.camera.orbit.project(board.spot(self.focus.space), app.size)
            return x, y
        if self.by_keys or app.mouse[0] < 0:
            box = next((p.box for p in self.scene.parts if p.key == self.focus.key), None)
            return (box.cx * app.scale, box.y * app.scale) if box else (app.size[0] / 2, app.size[1] * 0.3)
        return app.mouse

    def look_closer(self) -> None:
        """Open the details of what is pointed at."""
        part = self.part
        if part is not None and part.piece:
            self.scene.detail = Detail(part.piece)
        elif self.figure:
            self.scene.detail = Detail(self.figure)
        elif self.space is not None:
            piece = figure_at(self.scene.table.trial, self.space)
            self.scene.detail = Detail(piece.id) if piece else Detail(0, self.space)

    def let_go(self) -> None:
        """Nothing is pointed at any more."""
        self.raised = self.hover = ""
        self.focus, self.focused = Focus(), None

    def aimed_at(self) -> int:
        """The figure under the pointer, for the forecast of an attack."""
        if self.figure:
            return self.figure
        piece = figure_at(self.scene.table.trial, self.space) if self.space is not None else None
        return piece.id if piece else 0
