"""The mouse on the battlefield: what is under it, what it clicks and drags, how it moves the camera."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.hexes import Hex
from game.rules.arena.places import BOARD
from game.table.step import Spot
from game.ui.layouts.arena.hud import LOG_STEP, log_rows
from game.ui.play.rules import clicked

if TYPE_CHECKING:
    from game.ui.layouts.arena.controls import Controls

DRAG = 6  # pixels until a press is a drag
FAR = 60  # pixels from where a reason was given until it goes
Point = tuple[int, int]


class Mouse:
    """Turns what the mouse does into what the hand does."""

    def __init__(self, hand: Controls) -> None:
        self.hand, self.scene = hand, hand.scene

    # ---- where it is ---------------------------------------------------------------------------
    def moved(self, event: pygame.event.Event) -> None:
        hand = self.hand
        hand.rested, hand.by_keys = 0.0, False
        if hand.turning:
            rel = getattr(event, "rel", (0, 0))
            if rel != (0, 0):
                hand.turned = True
            self.scene.camera.drag(rel[0], rel[1], hand.turning == 2 or hand.shift)
            return
        if self.scene.replaying.draw_to(hand.logical(event.pos)[0]):
            return
        self.look_at(event.pos)
        if hand.pressed and not hand.dragging and _apart(hand.pressed, event.pos) > DRAG:
            self.begin_drag()
        far = _apart((round(hand.whisper_at[0]), round(hand.whisper_at[1])), event.pos) > FAR
        if hand.whisper and far and not hand.reads():
            hand.whisper, hand.whisper_left = (), 0.0

    def look_at(self, at: Point) -> None:
        """What is under the mouse now."""
        hand, scene = self.hand, self.scene
        part = hand.part_under(at)
        hand.hover = part.key if part else ""
        hand.raised = hand.hover if part and part.kind == "spell" and not hand.dragging else ""
        hand.lit_pieces, hand.lit_places, hand.lit_line = (), (), -1
        hand.space, hand.figure = None, 0
        if part is None:
            space = scene.camera.orbit.pick(scene.camera.board, at, scene.app.size)
            self._point(self._figure_under(at) or 0, space)
        elif part.kind == "log":
            self._light_line(at)
        elif part.kind in ("card", "pick") and scene.table.trial.pieces.get(part.piece):
            hand.lit_places = tuple(scene.table.spaces_of((part.piece,)))

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

    def _point(self, figure: int, space: Hex | None) -> None:
        """The pointer is on the board. A space on offer counts more than a figure that only stands before it."""
        table, draft = self.scene.table, self.scene.table.draft
        self.hand.figure, self.hand.space = figure, space
        if draft is not None and figure and space is not None:
            offers = draft.top.next_things()
            hidden = not any(thing in offers for thing in table.things_of(figure))
            if hidden and Spot(BOARD, space) in offers:
                self.hand.figure = 0

    def _light_line(self, at: Point) -> None:
        """A line of the log lights what it speaks of."""
        hand, scene = self.hand, self.scene
        factor, lines = scene.app.settings.text_factor, scene.table.show.lines
        rows = log_rows(scene.app.ruler(), lines, scene.room.log, scene.app.say, hand.scroll, factor)
        y = hand.logical(at)[1]
        for n, (line, _, middle) in enumerate(rows):
            if abs(y - middle) <= LOG_STEP * factor / 2:
                here = [i for i in line.pieces if i in scene.table.trial.pieces]
                hand.lit_line, hand.lit_pieces = n, tuple(here)
                hand.lit_places = () if here else line.places

    # ---- its buttons ---------------------------------------------------------------------------
    def button_down(self, event: pygame.event.Event) -> None:
        hand = self.hand
        hand.by_keys, hand.rested = False, 0.0
        if event.button in (2, 3):
            hand.turning, hand.turned = event.button, False
            return
        if event.button != 1:
            return
        if self.scene.detail is not None:
            if not clicked(self.scene, self.scene.detail_rules, hand.logical(event.pos), self.scene.detail_name()):
                self.scene.detail = None
            return
        self.look_at(event.pos)
        if not self.scene.replaying.grab(hand.part, hand.logical(event.pos)[0]):
            hand.pressed, hand.dragging = event.pos, False

    def button_up(self, event: pygame.event.Event) -> None:
        hand = self.hand
        if event.button in (2, 3) and hand.turning == event.button:
            hand.turning = 0
            if not hand.turned and event.button == 3:
                self.right_click(event.pos)
            return
        if event.button != 1 or self.scene.replaying.release():
            return
        if hand.pressed is None:
            refused, hand.refused = hand.refused, ()
            if refused:
                hand.explain(refused)
            return
        pressed, hand.pressed = hand.pressed, None
        dragging, hand.dragging = hand.dragging, False
        self.look_at(event.pos)
        if dragging:
            self.drop()
        elif _apart(pressed, event.pos) <= DRAG * 3:
            hand.click(hand.shift)

    def begin_drag(self) -> None:
        """Something is picked up: a figure, a card. Picking it up chooses it, if that is not all there is to choose."""
        hand, table = self.hand, self.scene.table
        assert hand.pressed is not None
        self.look_at(hand.pressed)
        things = [thing for thing in hand.under_pointer() if isinstance(thing, int)]
        draft = table.draft
        known = draft is not None and draft.offers() | draft.others() | set(draft.chosen())
        if draft is None or not known or not (any(thing in known for thing in things) or table.go_on(things)):
            hand.pressed = None
            hand.refused = tuple(things)
            return
        hand.dragging, hand.dragged, hand.raised = True, tuple(things), ""
        hand.whole = draft.completed_by(things)
        if not hand.whole and not any(thing in draft.chosen() for thing in things):
            table.click(things)
            self.scene.app.sound("click")

    def drop(self) -> None:
        """What was dragged is let go: on something on offer, or back to where it was."""
        hand, table = self.hand, self.scene.table
        things = hand.under_pointer()
        if table.draft is None or any(thing in hand.dragged for thing in things):
            return
        if hand.whole:
            if not hand.hover and hand.take(hand.dragged):  # a spell without a target is cast by laying it on the board
                draft = table.draft
                if draft is not None and len(draft.menu) == 1:
                    table.press(draft.menu[0])
        elif any(thing in table.draft.offers() for thing in things):
            hand.take(things)
        elif table.draft.begun and not hand.explain(things):
            table.back()

    def right_click(self, at: Point) -> None:
        """Take back a click, else look closer at what is there."""
        self.look_at(at)
        if self.scene.detail is not None:
            self.scene.detail = None
        elif not (self.scene.table.draft and self.scene.table.draft.begun and self.scene.table.back()):
            self.hand.look_closer()

    def wheel(self, event: pygame.event.Event) -> None:
        """Over the log through its lines, elsewhere nearer or farther."""
        hand, app = self.hand, self.scene.app
        if hand.hover == "log":
            most = max(0, len(self.scene.table.show.lines) - 4)
            hand.scroll = min(most, max(0, hand.scroll + round(event.y)))
        else:
            notches = getattr(event, "precise_y", 0) or event.y
            at = app.mouse if app.mouse[0] >= 0 else (app.size[0] / 2, app.size[1] / 2)
            self.scene.camera.wheel(notches, at)


def _apart(a: Point, b: Point) -> float:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
