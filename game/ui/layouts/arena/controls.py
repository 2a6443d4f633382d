"""Mouse and keyboard on the battlefield: what is pointed at, clicked, dragged, typed. Both do the same things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.rules.arena.places import BOARD, figure_at
from game.table.step import No, Spot, Thing
from game.ui.layouts.arena.actions import Keys
from game.ui.layouts.arena.details import Detail
from game.ui.layouts.arena.fan import zoomed
from game.ui.layouts.arena.hud import LOG_STEP, log_rows
from game.ui.layouts.arena.keyboard import Focus
from game.ui.play.part import Part, part_at
from game.ui.play.reply import Reply
from game.ui.play.rules import clicked
from game.ui.widgets.box import Box
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

DRAG = 6  # pixels until a press is a drag
WHISPER = 5.0  # seconds a reason stays beside the pointer
TIP_WAIT = 0.5
BLINK = 0.4
Point = tuple[int, int]


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
        self.whole = False  # what is dragged is a whole choice by itself
        self.turning: int = 0  # mouse button that moves the camera
        self.turned = False  # it has moved it: no click
        self.pinned = -1
        self.costs = False
        self.costs_held = False
        self.sight = False
        self.scroll = 0
        self.whisper: tuple[Phrase, ...] = ()
        self.whisper_at = (0.0, 0.0)
        self.whisper_left = 0.0
        self.reply = Reply(scene, self)
        self.rested = 0.0  # seconds the mouse has rested
        self.shift = False  # is held
        self.thought = 0.0  # seconds since the thinking mark has last changed
        self.keys = Keys(self)

    # ---- time ----------------------------------------------------------------------------------
    def update(self, seconds: float) -> None:
        before = self.rested
        self.rested += seconds
        if before < TIP_WAIT <= self.rested and self.hover:
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
        if self.hover and self.rested < TIP_WAIT:
            waits.append(TIP_WAIT - self.rested)
        if self.scene.session.thinking():
            waits.append(BLINK)
        return max(0.01, min(waits)) if waits else None

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION:
                self.moved(event)
            case pygame.MOUSEBUTTONDOWN:
                self.button_down(event)
            case pygame.MOUSEBUTTONUP:
                self.button_up(event)
            case pygame.MOUSEWHEEL:
                self.wheel(event)
            case pygame.KEYDOWN:
                self.keys.key(event)
            case pygame.KEYUP:
                self.keys.key_up(event)
            case pygame.WINDOWFOCUSLOST:
                self.scene.camera.held.clear()
                self.shift = False

    # ---- mouse ---------------------------------------------------------------------------------
    def logical(self, at: Point) -> tuple[float, float]:
        return at[0] / self.scene.app.scale, at[1] / self.scene.app.scale

    def moved(self, event: pygame.event.Event) -> None:
        self.rested, self.by_keys = 0.0, False
        if self.turning:
            rel = getattr(event, "rel", (0, 0))
            if rel != (0, 0):
                self.turned = True
            pan = self.turning == 2 or self.shift
            self.scene.camera.drag(rel[0], rel[1], pan)
            return
        if self.scene.replaying.draw_to(self.logical(event.pos)[0]):
            return
        self.look_at(event.pos)
        if self.pressed and not self.dragging and _apart(self.pressed, event.pos) > DRAG:
            self.begin_drag()
        far = _apart((round(self.whisper_at[0]), round(self.whisper_at[1])), event.pos) > 60
        if self.whisper and far and not self.reads():
            self.whisper, self.whisper_left = (), 0.0

    def reads(self) -> bool:
        """True while the mouse is on an answer, or on its way to the link there."""
        return not self.by_keys and self.reply.holds(self.logical(self.scene.app.mouse))

    def look_at(self, at: Point) -> None:
        """What is under the mouse now."""
        scene = self.scene
        part = self.part_under(at)
        if (part.key if part else "") != self.hover:
            self.hover = part.key if part else ""
        self.raised = self.hover if part and part.kind == "spell" and not self.dragging else ""
        self.lit_pieces, self.lit_places, self.lit_line = (), (), -1
        self.space, self.figure = None, 0
        if part is None:
            self._point(self._figure_under(at), scene.camera.orbit.pick(scene.camera.board, at, scene.app.size))
        elif part.kind == "log":
            self._light_line(at)
        elif part.kind in ("card", "pick") and scene.table.trial.pieces.get(part.piece):
            self.lit_places = tuple(scene.table.spaces_of((part.piece,)))

    def _figure_under(self, at: Point) -> int | None:
        """The figure under the mouse. One on offer is found even behind one that is not."""
        scene, draft = self.scene, self.scene.table.draft
        shown, orbit, size = scene.board_picture(scene.marks), scene.camera.orbit, scene.app.size
        found = orbit.pick_figure(shown, at, size)
        if found is None or draft is None:
            return found
        offers = draft.offers()
        wanted = tuple(f for f in shown.figures if any(thing in offers for thing in scene.table.things_of(f.id)))
        return (orbit.pick_figure(replace(shown, figures=wanted), at, size) if wanted else None) or found

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

    def _point(self, figure: int | None, space: Hex | None) -> None:
        """The pointer is on the board. A space on offer counts more than a figure that only stands before it."""
        draft = self.scene.table.draft
        self.figure, self.space = figure or 0, space
        if draft is not None and figure and space is not None:
            offers = draft.top.next_things()
            hidden = not any(thing in offers for thing in self.scene.table.things_of(figure))
            if hidden and Spot(BOARD, space) in offers:
                self.figure = 0

    def point_at(self, space: Hex) -> None:
        """The cursor of the keyboard is on a space."""
        piece = figure_at(self.scene.table.trial, space)
        self.space, self.figure = space, piece.id if piece else 0

    def _light_line(self, at: Point) -> None:
        scene = self.scene
        factor, lines = scene.app.settings.text_factor, scene.table.show.lines
        rows = log_rows(scene.app.ruler(), lines, scene.room.log, scene.app.say, self.scroll, factor)
        y = self.logical(at)[1]
        for n, (line, _, middle) in enumerate(rows):
            if abs(y - middle) <= LOG_STEP * factor / 2:
                self.lit_line = n
                here = [i for i in line.pieces if i in scene.table.trial.pieces]
                self.lit_pieces = tuple(here)
                self.lit_places = () if here else line.places

    def button_down(self, event: pygame.event.Event) -> None:
        self.by_keys, self.rested = False, 0.0
        if event.button in (2, 3):
            self.turning, self.turned = event.button, False
            return
        if event.button != 1:
            return
        if self.scene.detail is not None:
            if not clicked(self.scene, self.scene.detail_rules, self.logical(event.pos), self.scene.detail_name()):
                self.scene.detail = None
            return
        self.look_at(event.pos)
        if not self.scene.replaying.grab(self.part, self.logical(event.pos)[0]):
            self.pressed, self.dragging = event.pos, False

    def button_up(self, event: pygame.event.Event) -> None:
        if event.button in (2, 3) and self.turning == event.button:
            self.turning = 0
            if not self.turned and event.button == 3:
                self.right_click(event.pos)
            return
        if event.button != 1 or self.scene.replaying.release() or self.pressed is None:
            return
        pressed, self.pressed = self.pressed, None
        dragging, self.dragging = self.dragging, False
        self.look_at(event.pos)
        if dragging:
            self.drop()
        elif _apart(pressed, event.pos) <= DRAG * 3:
            self.click(self.shift)

    def begin_drag(self) -> None:
        """Something is picked up: a figure, a card. Picking it up chooses it, if that is not all there is to choose."""
        table = self.scene.table
        assert self.pressed is not None
        self.look_at(self.pressed)
        things = [thing for thing in self.under_pointer() if isinstance(thing, int)]
        draft = table.draft
        if draft is None or not any(t in draft.offers() | draft.others() | set(draft.chosen()) for t in things):
            self.pressed = None
            return
        self.dragging, self.dragged, self.raised = True, tuple(things), ""
        self.whole = draft.completed_by(things)
        if not self.whole and not any(thing in draft.chosen() for thing in things):
            table.click(things)
            self.scene.app.sound("click")

    def drop(self) -> None:
        """What was dragged is let go: on something on offer, or back to where it was."""
        table = self.scene.table
        things = self.under_pointer()
        if table.draft is None or any(thing in self.dragged for thing in things):
            return
        if self.whole:
            if not self.hover and self.take(self.dragged):  # a spell without a target is cast by laying it on the board
                draft = table.draft
                if draft is not None and len(draft.menu) == 1:
                    table.press(draft.menu[0])
        elif any(thing in table.draft.offers() for thing in things):
            self.take(things)
        elif table.draft.begun and not self.explain(things):
            table.back()

    @property
    def part(self) -> Part | None:
        """The part that is pointed at."""
        return next((part for part in self.scene.parts if part.key == self.hover), None) if self.hover else None

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

    def right_click(self, at: Point) -> None:
        """Take back a click, else look closer at what is there."""
        self.look_at(at)
        if self.scene.detail is not None:
            self.scene.detail = None
        elif not (self.scene.table.draft and self.scene.table.draft.begun and self.scene.table.back()):
            self.look_closer()

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

    def wheel(self, event: pygame.event.Event) -> None:
        notches = getattr(event, "precise_y", 0) or event.y
        if self.hover == "log":
            most = max(0, len(self.scene.table.show.lines) - 4)
            self.scroll = min(most, max(0, self.scroll + round(event.y)))
        else:
            mouse = self.scene.app.mouse
            self.scene.camera.wheel(
                notches, mouse if mouse[0] >= 0 else (self.scene.app.size[0] / 2, self.scene.app.size[1] / 2)
            )

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


def _apart(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
