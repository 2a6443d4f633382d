"""Two honest guests who play whole matches one after another and check each of them afterwards.

    python -m tests.long.guests PORT KEY

A line of JSON after each match: how many were finished and found to be honest, the longest time in seconds in which a
guest heard nothing while a match was played, and how often a line broke. They go when nobody reads them any more.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import asdict, dataclass

import game
from game.commands.host_join import PAUSE, bots
from game.match.match import Player
from game.net.guest import Guest
from game.net.line import Line
from tests.long.memory import alone


@dataclass
class Told:
    """What has become of both."""

    matches: int = 0
    stall: float = 0.0
    lost: int = 0


class Honest:
    """One of them."""

    def __init__(self, guest: Guest, told: Told) -> None:
        self.guest, self.told = guest, told
        self.player: Player | None = None
        self.heard = time.monotonic()
        self.ready, self.was_here = False, False
        self.record: bytes | None = None  # of the match that was checked last
        self.finished = 0

    def go_on(self) -> None:
        guest = self.guest
        guest.tick()
        assert guest.refusal is None, guest.refusal
        self.told.lost += self.was_here and not guest.here
        self.was_here = guest.here
        self._check()
        if guest.stage == "open" and guest.here and guest.seat >= 0 and not self.ready:
            guest.ready(True)
            self.ready, self.player = True, None
        self._listen()
        if guest.here and guest.view is not None and (options := guest.options()):
            assert guest.setup is not None
            self.player = self.player or bots("random", guest.seat, self.told.matches, guest.setup.ruleset)
            guest.pick(options[self.player.pick(guest.view, options) or 0])

    def _check(self) -> None:
        """See after a match that it was honest. The host may have gone on to the next lobby already."""
        if self.guest.record is not None and self.guest.record is not self.record:
            self.record = self.guest.record
            wrong = self.guest.verify()
            assert wrong is None, wrong
            self.ready, self.finished = False, self.finished + 1

    def _listen(self) -> None:
        now = time.monotonic()
        if self.guest.news() or self.guest.stage != "playing":
            self.heard = now
        self.told.stall = max(self.told.stall, now - self.heard)


def main(port: int, key: str) -> None:
    told = Told()
    both = [Honest(Guest(Line(("127.0.0.1",), port), key, name, game.record), told) for name in ("Aoi", "Haru")]
    over = alone()
    while not over.is_set():
        for honest in both:
            honest.go_on()
        if min(honest.finished for honest in both) > told.matches:
            told.matches += 1
            print(json.dumps(asdict(told)), flush=True)
        time.sleep(PAUSE)
    for honest in both:
        honest.guest.close(leave=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
