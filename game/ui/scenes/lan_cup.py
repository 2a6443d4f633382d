"""A tournament in the lobby of a table on the network: its table and plot, and the matches that computers play
meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cup.cup import Cup
from game.cup.pairing import Pairing
from game.net.director import Director
from game.ui import cups
from game.ui import words_cup as W
from game.ui.art.palette import Colour
from game.ui.scenes.cup_board import draw_course, draw_table
from game.ui.session import Session
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Segments
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scenes.lobby import Lobby

PLATES = 0.4  # of the width is for the seats, beside a tournament
TABS = 34.0  # height of the choice between table and plot


class ComputersPlay:
    """The matches of computers against each other, at the host's, one after the other, whatever is on the screen."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.session: Session | None = None
        self.pairing: Pairing = ()
        self.halted = False  # the next one cannot be played

    def go_on(self, director: Director) -> None:
        """A choice further."""
        if self.session is None:
            self._begin(director)
            return
        self.session.tick()
        self.session.news()
        if self.session.over:
            recording = self.session.recording()
            director.ended(self.pairing, self.session.view.result, recording.name if recording else "")
            self.close()

    def _begin(self, director: Director) -> None:
        self.pairing = next((each for each in director.cup.open if not director.cup.of_people(each)), ())
        if self.pairing and not self.halted:
            cup, self.session = cups.session(self.app, director.cup, self.pairing)
            self.halted = self.session is None
            if cup != director.cup:
                director.take(cup)

    def close(self) -> None:
        """They stop, and their match is kept as it is."""
        if self.session is not None:
            self.session.close()
        self.session = None


def tabs(lobby: Lobby, box: Box) -> Segments:
    """The choice between table and plot."""
    say = lobby.app.say
    values = [("table", say(W.TABLE), ""), ("course", say(W.COURSE), "")]
    return Segments("board", inside(box, False).top(TABS), values=values, now=lobby.board, pick=lobby.take_board)


def draw(pen: Pen, lobby: Lobby, cup: Cup, box: Box, hue: Colour) -> None:
    """Table or plot, below that choice."""
    panel(pen, box, "", "", hue, 232)
    room = inside(box, False)
    room.top(TABS, 12)
    names = [cups.called(lobby.app, cup, player) for player in range(len(cup.entrants))]
    (draw_table if lobby.board == "table" else draw_course)(pen, room, cup, names)


def lines(app: App, cup: Cup) -> list[Phrase]:
    """How far it is: the round and its matches, or who has won."""
    if not cup.open:
        return [W.WINS.of(cups.called(app, cup, cup.table[0].player))]
    matches = [pairing for pairing in cup.rounds[cup.now] if len(pairing) == 2]
    return [W.ROUND_OF.of(cup.now + 1, cup.rounds_in_all), *(_match(app, cup, pairing) for pairing in matches)]


def _match(app: App, cup: Cup, pairing: Pairing) -> Phrase:
    """The two names; between them the games that each has won, if any was played."""
    if cup.games_of(pairing):
        return cups.score(app, cup, pairing, Phrase("{0} {1} : {2} {3}", "{0} {1} : {2} {3}"))
    return Phrase("{0} – {1}", "{0} – {1}").of(*(cups.called(app, cup, player) for player in pairing))
