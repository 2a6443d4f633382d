"""A lesson on the battlefield: where a hill, a wall or a card hides what is to be clicked, the camera goes round it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.board3d.camera import Orbit
from game.hexes import Hex
from game.ui.learn.aims import Aim
from game.ui.learn.scenes import PANEL, Coached
from game.ui.learn.session import LessonSession
from game.ui.scenes.battlefield import Battlefield

TURNS = (0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3, 1.9, -1.9, 2.6, -2.6, 3.14)  # radians from where one stands
PITCHES = (0.0, 0.35, 0.55)  # how much steeper one looks down
FEW = 6  # more spaces than this are not looked for one by one


class LessonField(Coached, Battlefield):
    """The battlefield with a coach."""

    session: LessonSession

    def __init__(self, session: LessonSession, number: int, keeps: bool = True) -> None:
        Battlefield.__init__(self, session)
        self.begin(session, number, keeps)
        self.looked_for: Aim | None = None  # what the camera has been turned for

    def update(self, dt: float) -> None:
        super().update(dt)
        aim = self.coach.aim()
        if self.coach.ready and aim != self.looked_for and not self.camera.moving:
            self.looked_for = aim
            self.bring_into_sight(list(dict.fromkeys(self.table.spaces_of(aim.things))))

    def bring_into_sight(self, spaces: Sequence[Hex]) -> None:
        """Fly to the nearest place from which all of these can be seen, if they cannot be from here."""
        if not 0 < len(spaces) <= FEW or self.sees(self.camera.orbit, spaces):
            return
        for orbit in self.standpoints():
            if self.sees(orbit, spaces):
                camera = self.camera
                camera.preset, camera.start, camera.goal, camera.flown = "", camera.orbit, orbit, 0.0
                if self.app.settings.reduced_motion:
                    camera.orbit, camera.goal = orbit, None
                self.app.redraw()
                return

    def standpoints(self) -> Iterator[Orbit]:
        """Other places to look from, those like the present one first; nothing of the board lies under the hand."""
        orbit, size = self.camera.orbit, self.app.size
        left, top, right, _ = self.camera.insets
        insets = (left, top, right, 1 - self.room.hand.y / self.room.size[1])
        for steeper in PITCHES:
            for turn in TURNS:
                yaw, pitch = orbit.yaw + turn, min(1.42, orbit.pitch + steeper)
                yield Orbit.home(self.camera.board, size[0] / size[1], insets, yaw, pitch)

    def sees(self, orbit: Orbit, spaces: Sequence[Hex]) -> bool:
        """True if nothing hides the middle of any of these spaces."""
        board, size, k = self.camera.board, self.app.size, self.app.scale
        covers = [part.box for part in self.parts if part.key != PANEL]
        for space in spaces:
            x, y, _ = orbit.project(board.spot(space), size)
            inside = 0 <= x < size[0] and 0 <= y < size[1]
            if not inside or orbit.pick(board, (x, y), size) != space:
                return False
            if any(box.holds((x / k, y / k)) for box in covers):
                return False
        return True
