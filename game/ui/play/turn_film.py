"""One turn of a recording as a film: it is played on a table of its own that nobody sees, frame by frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import game
from game.match.match import Match
from game.ui.session import Watching

if TYPE_CHECKING:
    from pygame import Surface

    from game.ui.app import App
    from game.ui.play.match_scene import MatchScene

SIZE = (960, 540)
RATE = 10  # frames a second
MOST = 20 * RATE  # frames
LAST_LOOK = RATE  # frames that show how the turn has ended


class TurnFilm:
    """The turn that a recording has come to, seen with the eyes that are chosen."""

    def __init__(self, app: App, session: Watching) -> None:
        self.begin, self.end = turn_around(session.recorded, session.place)
        self.watching = Watching(session.recorded, session.name)
        self.watching.look_through(session.eyes)
        self.watching.seek(self.begin)
        self.studio = app.unseen(SIZE)
        self.studio.settings = self.studio.with_settings(bot_pace="normal", reduced_motion=False)
        self.scene = cast("MatchScene", self.studio.doors.match(self.watching))
        self.studio.push(self.scene)
        self.made = self.rests = 0  # frames so far, and of these at the end of the turn

    def frame(self) -> Surface | None:
        """The next frame; None when the turn is over, or has been shown for long enough."""
        self.scene.replaying.plays = self.watching.place < self.end
        self.rests += not self.scene.replaying.under_way and self.scene.table.idle
        if self.rests > LAST_LOOK or self.made >= MOST:
            return None
        self.made += 1
        self.studio.step(1 / RATE)
        return self.studio.window.surface()

    @property
    def share(self) -> float:
        """How much of it has been made, 0..1."""
        return max(self.made / MOST, (self.watching.place - self.begin) / (self.end - self.begin + 1))

    def close(self) -> None:
        self.studio.close()


def turn_around(recorded: Match, place: int) -> tuple[int, int]:
    """After how many choices the turn began in which the choice after that place was made, and after how many it was
    over; the last turn, where there is no such choice."""
    assert recorded.setup is not None
    turn_of, again = game.ruleset(recorded.setup.ruleset).foresight.turn, recorded.again()
    begin, turn = 0, turn_of(again.view(0))
    for made, entry in enumerate(recorded.entries[:-1], start=1):
        again.repeat(entry)
        if (now := turn_of(again.view(0))) != turn:
            if made > place:
                return begin, made
            begin, turn = made, now
    return begin, len(recorded.entries)
