"""The eye comes nearer for a blow and goes back. A hand on the camera ends that at once, and wins."""

from __future__ import annotations

from dataclasses import replace

from game.board3d.camera import Orbit
from game.ui.layouts.arena.camera import Camera
from game.ui.layouts.arena.show import PushIn

NEARER = 0.72  # of the distance
ASIDE = 0.45  # of the way that the eye turns to the place
FAST = 0.030  # seconds a picture takes at most: where painting is slower, the eye stays where it is


class Eye:
    """Moves the camera for a film, and knows where it was."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.home: Orbit | None = None  # where it goes back to
        self.ours: Orbit | None = None  # where this has put it

    def follow(self, push: PushIn | None) -> bool:
        """Come as near as a film wants; True if the picture is another one."""
        camera, before = self.camera, self.camera.orbit
        if self.home is not None and (camera.orbit != self.ours or camera.goal is not None):
            self.home = self.ours = None  # somebody has taken the camera
            return False
        if push is None:
            if self.home is not None:
                camera.orbit, self.home, self.ours = self.home, None, None
            return camera.orbit != before
        if self.home is None:
            if camera.goal is not None or push.amount > 0.5:  # on its way elsewhere, or let go in the middle of a blow
                return False
            self.home = camera.orbit
        x, y, z = self.home.target
        to = (x + (push.at[0] - x) * ASIDE, y, z + (push.at[2] - z) * ASIDE)
        near = replace(self.home, target=to, distance=self.home.distance * NEARER)
        camera.orbit = self.ours = self.home.toward(near, min(0.999, push.amount))
        return camera.orbit != before
