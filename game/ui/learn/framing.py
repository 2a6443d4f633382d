"""Where the camera looks from in a lesson on the battlefield: so near that one sees what the coach speaks of.

When a beat begins the camera flies to what is aimed at and spoken of, with the direction and the tilt of the seat;
where a hill or a wall hides what is to be clicked, it goes round it. While others play it shows the whole battlefield.
Whoever moves the camera keeps it, as long as everything is in sight.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.board3d.camera import Insets, Orbit
from game.board3d.picture import Point, centre
from game.hexes import Hex
from game.rules.arena.places import BOARD, arena, spaces
from game.table.step import Spot, Step, Thing
from game.ui.learn.scenes import PANEL

if TYPE_CHECKING:
    from game.ui.learn.on_field import LessonField

SEAT = "seat 0"
AROUND = 2.8  # how far around what the coach speaks of one sees
HEAD = 1.6  # how high above its space the head of a figure is
MARGIN = 14.0  # logical pixels between what is to be seen and the panel
ARROW_H = 34.0  # logical pixels that an arrow needs above it
TURNS = (0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3, 1.9, -1.9, 2.6, -2.6, 3.14)  # radians from the direction of the seat
PITCHES = (0.0, 0.35, 0.55)  # how much steeper one looks down
STEEPEST = 1.42
FEW = 8  # more spaces than this are not looked for one by one


class Framing:
    """Moves the camera of a lesson."""

    def __init__(self, scene: LessonField) -> None:
        self.scene = scene
        self.seen: tuple[object, ...] = ()  # what it has moved to last
        self.ours: Orbit | None = None

    def update(self) -> None:
        """A beat has begun, or others play, or the beats are done: look at it."""
        scene, coach = self.scene, self.scene.coach
        whole = coach.finished or (arena(scene.table.shown).current != 0 and not coach.ready)
        if not whole and not coach.ready:
            return
        now = (whole, coach.place.beat, scene.app.size)
        if now == self.seen:
            return
        self.seen = now
        goal = scene.camera.seen_from(SEAT) if whole else self.view()
        if goal is not None:
            self.ours = goal
            self.lay_panel(goal)
            at_once = scene.app.headless or scene.app.settings.reduced_motion
            if whole:
                scene.camera.go(SEAT, at_once)
            else:
                scene.camera.fly(goal, at_once)
            scene.app.redraw()

    def lay_panel(self, goal: Orbit) -> None:
        """The coach's panel goes where it covers least of what will be seen."""
        camera = self.scene.camera
        before, camera.orbit = camera.orbit, goal
        self.scene.show.moved()
        self.scene.lay_out()
        camera.orbit = before

    def view(self) -> Orbit | None:
        """Where the beat is best seen from; None where there is nothing to see, or all of it is in sight."""
        camera, aspect = self.scene.camera, self.scene.app.size[0] / self.scene.app.size[1]
        spoken, clicked = self.spoken(), self.clicked()
        points, insets = list(self.points([*spoken, *clicked])), self.insets()
        if not points:
            return None
        if (
            not self.is_ours()
            and camera.orbit.keeps(points, self.scene.app.size, insets)
            and self.sees(camera.orbit, clicked)
        ):
            return None
        home = camera.seen_from(SEAT)
        found = [
            replace(home, yaw=home.yaw + turn, pitch=min(STEEPEST, home.pitch + steeper))
            for steeper in PITCHES
            for turn in TURNS
        ]
        nearest = (place.around(points, aspect, insets) for place in found)
        return next((place for place in nearest if self.sees(place, clicked)), found[0].around(points, aspect, insets))

    def is_ours(self) -> bool:
        """True if nobody has moved the camera since."""
        camera = self.scene.camera
        return bool(camera.preset) or camera.goal is not None or camera.orbit == self.ours

    def insets(self) -> Insets:
        """Shares of the window that are covered, the coach's panel below included."""
        left, top, right, bottom = self.scene.insets
        high = self.scene.app.logical[1]
        return left, top + ARROW_H / high, right, max(bottom, (self.scene.show.place().h + MARGIN) / high)

    # ---- what is to be seen ------------------------------------------------------------------------
    def spoken(self) -> list[Hex]:
        """The spaces the words speak of."""
        return list(self.spaces(self.scene.coach.pointed()[0].things))

    def clicked(self) -> list[Hex]:
        """The spaces that are to be clicked, one after the other."""
        coach = self.scene.coach
        return list(dict.fromkeys(self.spaces([*coach.aim().things, *coach.clicks()])))

    def spaces(self, things: Sequence[Thing | Step]) -> Iterator[Hex]:
        """Spaces of the battlefield among these things, and those of the figures among them."""
        pieces, board = self.scene.table.trial.pieces, self.scene.camera.board
        for thing in things:
            if isinstance(thing, Spot) and thing.zone == BOARD and Hex(*thing.at[:2]) in board.at:
                yield Hex(*thing.at[:2])
            elif isinstance(thing, int) and thing in pieces and pieces[thing].zone == BOARD:
                yield from spaces(pieces[thing])

    def points(self, found: Sequence[Hex]) -> Iterator[Point]:
        """Corners of what has to be on the screen: some room around each space, and the head of a figure on it."""
        board = self.scene.camera.board
        for space in dict.fromkeys(found):
            (x, z), y = centre(space), board.surface(space)
            yield x, y + HEAD, z
            yield from ((x + dx * AROUND, y, z + dz * AROUND) for dx, dz in ((1, 0), (-1, 0), (0, 1), (0, -1)))

    def sees(self, orbit: Orbit, clicked: Sequence[Hex]) -> bool:
        """True if nothing hides the middle of any of these spaces: no ground, no card, no button."""
        if len(clicked) > FEW:
            return True
        app, board = self.scene.app, self.scene.camera.board
        covers = [part.box for part in self.scene.parts if part.key != PANEL]
        for space in clicked:
            x, y, _ = orbit.project(board.spot(space), app.size)
            inside = 0 <= x < app.size[0] and 0 <= y < app.size[1]
            if not inside or orbit.pick(board, (x, y), app.size) != space:
                return False
            if any(box.holds((x / app.scale, y / app.scale)) for box in covers):
                return False
        return True
