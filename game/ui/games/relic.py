"""What the list of replays shows of a recorded match; each game keeps something else to remember it by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.record import Saved
from game.ui.art import palette as P
from game.ui.seating import with_level
from game.ui.widgets.box import Box, rows
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.app import App


class Relic:
    """A picture in a box."""

    def __init__(self, app: App) -> None:
        self.app = app

    def draw(self, pen: Pen, saved: Saved, box: Box) -> None:
        """What was played: here who sat where."""
        if saved.setup is None:
            return
        for seat, row in enumerate(rows(box, saved.setup.seats, 4, 0, 34)):
            dot(pen, (row.x + 8, row.cy), 6, pen.colours.seat(seat))
            said = self.app.say(with_level(saved.setup, seat))
            pen.words(said, (row.x + 24, row.cy), 15, P.IVORY, True, width=row.w - 24)
