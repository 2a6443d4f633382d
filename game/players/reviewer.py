"""A review made in a process of its own: the screen asks for its news whenever it likes, and may stop it.

reviewer = Reviewer(game.record, match)
while reviewer.runs:
    reviewer.news()    # what has been found is in reviewer.review
reviewer.close()
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection

from game.match.match import Match
from game.match.record import Records
from game.match.record_lines import BadRecord
from game.players.review import Moment, Review, Verdict, reviewing
from game.table.codec import Foreign, from_line, to_line
from game.words import Phrase

LARGEST = 64 * 1024  # bytes of a line
AT_ONCE = 40  # lines that are read before the screen goes on
KINDS = {"Moment": Moment, "Verdict": Verdict, "Phrase": Phrase}
ENDED = Phrase(
    "The review came to an end by itself. What was found until then is shown",
    "検討の処理が途中で終了しました。それまでの結果を表示します",
)


class Reviewer:
    """Makes a review over there. Whatever happens to the process, what was found so far stays."""

    def __init__(self, records: Records, match: Match) -> None:
        """ValueError for a match that cannot be recorded."""
        recording = records.dumps(match)
        self.review = Review(len(match.again().players), len(match.entries))
        self.problem: Phrase | None = None  # why it ended early, if not somebody wanted it
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs, records, recording), daemon=True, name="hexfold-review"
        )
        self.runs = True
        try:
            self._process.start()
        except OSError:
            self._end(ENDED)
        theirs.close()

    def news(self) -> bool:
        """Take in what has been found since the last call; True if there was anything."""
        came = False
        try:
            for _ in range(AT_ONCE):
                if not self.runs or not self._line.poll():
                    break
                came = True
                self._take(from_line(self._line.recv_bytes(LARGEST), KINDS))
        except (EOFError, OSError, Foreign):
            self._end(ENDED)
        return came

    def _take(self, found: object) -> None:
        if isinstance(found, Moment):
            self.review.add(found)
            if self.review.whole:
                self._end(None)
        else:
            self._end(found if isinstance(found, Phrase) else ENDED)

    def _end(self, problem: Phrase | None) -> None:
        self.problem = problem
        self.close()

    def close(self) -> None:
        """Stop. What was found so far stays."""
        self.runs = False
        self._line.close()
        if self._process.pid is not None:
            if self._process.is_alive():
                self._process.terminate()
            self._process.join(1.0)


# ---- over there ------------------------------------------------------------------------------------
def serve(line: Connection, records: Records, recording: bytes) -> None:
    """What the process does: go through a recording, line by line of news; one sentence for what cannot be read."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which then closes the line
    try:
        try:
            match = records.loads(recording)
        except BadRecord as error:
            line.send_bytes(to_line(error.said))
            return
        assert match.setup is not None
        for found in reviewing(match, records.rules(match.setup.ruleset)):
            line.send_bytes(to_line(found))
    except OSError:  # nobody listens any more
        return
