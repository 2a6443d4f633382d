"""A host without a screen that plays one match after another with the same two guests, until nobody reads it any more.

python -m tests.long.hosting FOLDER          says its key, its port, and the result of every match
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import game
from game.commands.host_join import PAUSE, bots
from game.net.lobby import Lobby, places_of
from game.net.opening import open_host
from tests.long.memory import alone, as_the_game_does

GAME = "foton"
LAST_WORDS = 2.5  # seconds between two matches: who deals more often than people do is cut


def main(folder: Path) -> None:
    lobby = Lobby(GAME, "Host", {}, places_of(["open", "open"]))
    hosting = open_host(game.record, bots, lobby, folder, "127.0.0.1", announced=False)
    host = hosting.host
    as_the_game_does()
    over = alone()
    print(f"key {host.admission.key}", flush=True)
    print(f"port {hosting.wire.port}", flush=True)
    ended = 0.0
    while not over.is_set():
        hosting.tick()
        if host.stage == "open" and host.lobby.missing() is None:
            host.begin()
        if host.match is not None and host.stage == "playing":
            if len(host.match.players) != host.match.state.seats:
                host.match.players = [host.player(seat) for seat in range(host.match.state.seats)]
            while host.stage == "playing" and host.match.tick():
                host.spread()
                hosting.tick()
        if host.stage == "over":
            ended = ended or time.monotonic()
            if time.monotonic() - ended > LAST_WORDS:
                print(f"over, {host.refused} refused, {hosting.wire.refused} cut", flush=True)
                ended = 0.0
                host.again()
        time.sleep(PAUSE)
    hosting.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
