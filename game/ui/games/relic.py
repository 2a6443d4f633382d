"""What the list of replays shows of a recorded match; each game keeps something else to remember it by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.record import Saved
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.app import App


class Relic:
    """A picture in a box, and the controls in it if it has any."""

    def __init__(self, app: App) -> None:
        self.app = app

    def lay(self, saved: Saved, box: Box) -> list[Widget]:
        """Controls of the picture."""
        return []

    def draw(self, pen: Pen, saved: Saved, box: Box) -> None:
        """The picture, where no control draws it."""
