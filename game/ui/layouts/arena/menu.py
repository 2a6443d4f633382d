"""The choice of a camera."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.ui.layouts.arena import words
from game.ui.play.menu import Entry, ListMenu

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield


class CameraMenu(ListMenu):
    """Where to look from."""

    title = words.CAMERA

    def __init__(self, scene: Battlefield) -> None:
        super().__init__(scene)
        self.battlefield = scene

    def entries(self) -> Iterator[Entry]:
        app = self.battlefield.app
        yield "home", words.CAMERA_HOME, self.look("home"), "main", app.key_for("home")
        for seat in range(self.battlefield.table.shown.seats):
            said = words.CAMERA_SEAT.of(self.battlefield.name_of(seat))
            yield f"seat {seat}", said, self.look(f"seat {seat}"), "plain", ""
        yield "top", words.CAMERA_TOP, self.look("top"), "plain", ""

    def look(self, preset: str) -> Callable[[], None]:
        return self.then(lambda: self.battlefield.camera.go(preset))
