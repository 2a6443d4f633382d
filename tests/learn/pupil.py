"""A pupil at the screen: the real app, the real scene of a lesson, a hand that moves the mouse. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game.hexes import Hex
from game.profile.lessons import Lessons
from game.profile.store import FILE, Profile
from game.table.step import Spot, Step, Thing
from game.ui.app import App
from game.ui.doors import Doors
from game.ui.learn.placing import target_of
from game.ui.learn.scenes import PANEL
from game.ui.play.part import Part
from game.ui.scene import LONGEST_BEAT
from tests.learn.courses import Course
from tests.ui.seated import app_at

LEAST = (960, 540)  # the smallest window: where there is room there, there is room everywhere
REFUSES = ("phase", "barred")  # parts of the screen that only say why not
SPREAD = (0.5, 0.2, 0.8, 0.06, 0.94, 0.35, 0.65)
Point = tuple[int, int]


def lessons_of(home: Path) -> Lessons:
    """What is written down of lessons in a folder."""
    profile = Profile(home / FILE)
    known = profile.lessons()
    profile.close()
    return known


class Pupil:
    """Sits at one lesson."""

    def __init__(self, home: Path, course: Course, step: int = 0) -> None:
        self.app: App = app_at(home, LEAST, ui_scale=1.0)
        rules, lesson = course
        self.scene: Any = Doors().lesson(rules, list(rules.lessons).index(lesson), step)
        self.app.push(self.scene)
        self.settle()

    # ---- time ------------------------------------------------------------------------------------
    def wait(self, seconds: float = 0.1) -> None:
        for _ in range(max(1, round(seconds / LONGEST_BEAT))):
            self.app.pass_time(min(seconds, LONGEST_BEAT))

    def settle(self, most: int = 400) -> None:
        """Until the coach waits for the pupil."""
        for _ in range(most):
            self.wait()
            camera = getattr(self.scene, "camera", None)
            if self.scene.coach.ready and not (camera is not None and camera.moving):
                return
        raise AssertionError(f"the coach never waits: {self.scene.table.question}")

    # ---- hands -----------------------------------------------------------------------------------
    def point(self, at: Point) -> None:
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, at: Point) -> None:
        self.point(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, pos=at, button=1))
        self.wait(0.02)

    def key(self, code: int) -> None:
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self.wait(0.02)

    def press(self, key: str) -> None:
        """A click on a button of the coach's panel."""
        desk = self.scene.desk
        desk.refresh()
        found = desk.find(key)
        assert found is not None, f"the panel has no '{key}' but {[w.key for w in desk.active()]}"
        assert found.box.within(self.scene.show.place(), 1.0), f"'{key}' lies outside the panel"
        self.click((round(found.box.cx * self.app.scale), round(found.box.cy * self.app.scale)))

    # ---- eyes ------------------------------------------------------------------------------------
    def spot_of(self, what: Thing | Step) -> Point:
        """A pixel at which a thing or a button can be clicked. It must not lie under the coach's panel."""
        self.scene.lay_out()
        tried = 0
        for at in self._pixels(what):
            tried += 1
            if self._hits(at, what):
                return at
        raise AssertionError(f"{what} cannot be clicked anywhere ({tried} places tried), the panel lies at "
                             f"{self.scene.show.place()}")  # fmt: skip

    def _pixels(self, what: Thing | Step) -> Iterator[Point]:
        k, parts = self.app.scale, self.scene.parts
        if isinstance(what, (int, Spot)):
            boxes = [part.box for part in reversed(parts) if what in part.things]
            target = target_of(self.scene, parts, what)
            boxes = ([target.box] if target is not None else []) + boxes
        else:
            boxes = [part.box for part in parts if part.step == what]
        for box in boxes:
            for dy in SPREAD:
                for dx in SPREAD:
                    at = round((box.x + box.w * dx) * k), round((box.y + box.h * dy) * k)
                    if 0 <= at[0] < self.app.size[0] and 0 <= at[1] < self.app.size[1]:
                        yield at

    def _hits(self, at: Point, what: Thing | Step) -> bool:
        """True if a click there means it."""
        controls = self.scene.controls
        if self.scene.show.place().holds((at[0] / self.app.scale, at[1] / self.app.scale)):
            return False
        part = controls.part_under(at)
        return part is not None and (part.step == what if part.step is not None else self._first(part, what))

    def _first(self, part: Part, what: object) -> bool:
        """True if a click on a part goes to this thing: the first of its things that is on offer."""
        draft = self.scene.table.draft
        known = (draft.offers() | draft.others()) if draft is not None else set()
        meant = next((thing for thing in part.things if thing in known), None)
        return meant == what or (meant is None and what in part.things)

    def parts(self) -> list[Part]:
        """What can be clicked besides the coach's panel: things, buttons, and what is no button now. Piles are looked
        through and seats looked at instead."""
        self.scene.lay_out()
        parts = [part for part in self.scene.parts if part.key != PANEL]
        choices = [part for part in parts if part.step is not None or (part.things and not part.do)]
        return [*choices, *(part for part in parts if part.kind in REFUSES)]

    def try_part(self, part: Part) -> None:
        """Choose a part of the screen, as a click on it would."""
        controls = self.scene.controls
        controls.point_at(part)
        self.scene.watched(controls.click)

    def try_space(self, space: Hex) -> None:
        """Choose a space of the battlefield with what stands on it, as a click on it would."""
        controls = self.scene.controls
        controls.point_at(self.scene.board_part(0, space))
        self.scene.watched(controls.click)

    def spaces(self) -> list[Hex]:
        """The spaces of the battlefield; none on a card table."""
        return [cell.at for cell in self.scene.camera.board.cells] if hasattr(self.scene, "camera") else []
