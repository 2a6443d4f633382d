"""A network without a network: a host and guests in one process, whose lines are queues that tests can look into."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from pathlib import Path

import game
from game.match.match import Match, Player
from game.net import messages
from game.net.certificate import Certificate
from game.net.door import Pass
from game.net.guest import Guest
from game.net.host import Host
from game.net.line import Came
from game.net.lobby import Lobby, places_of
from game.net.wire import Heard
from game.players.levels import bot
from game.table.state import moot

KEPT = 200  # texts of each line
EVERY = messages.kinds_of(*messages.Message.__subclasses__())
CERTIFICATE = Certificate("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", "")
PASS = Pass(CERTIFICATE, "00000000")


class Air:
    """Stands in for a `Wire`: lines are numbers, and everything said is kept."""

    port = 1
    address = "127.0.0.1"  # of whoever connects
    interface = "127.0.0.1"

    def __init__(self) -> None:
        self.incoming: list[Heard] = []
        self.ends: dict[int, Thread] = {}
        self.said: dict[int, deque[str]] = {}  # what was said last to each line
        self.next = 0
        self.seconds = 0.0  # that have passed by themselves: matches are not played in no time
        self.trusted: set[int] = set()  # who has proved to know the key

    def heard(self) -> Sequence[Heard]:
        found, self.incoming = self.incoming, []
        return found

    def say(self, line: int, text: str) -> None:
        self.said.setdefault(line, deque(maxlen=KEPT)).append(text)
        if line in self.ends:
            self.ends[line].incoming.append(Came("said", text))

    def trust(self, line: int) -> None:
        self.trusted.add(line)

    def cut(self, line: int) -> None:
        if end := self.ends.pop(line, None):
            end.line = 0
            end.incoming.append(Came("gone", "cut"))
            self.incoming.append(Heard(line, "gone"))

    def close(self) -> None:
        for line in list(self.ends):
            self.cut(line)

    def connect(self, end: Thread) -> None:
        self.next += 1
        end.line = self.next
        self.ends[self.next] = end
        end.incoming.append(Came("open", CERTIFICATE.fingerprint.hex(), self.next))
        self.incoming.append(Heard(self.next, "came", end.address or self.address))

    def raw(self, line: int, text: str) -> None:
        """Something is said on a line by whoever holds it."""
        self.incoming.append(Heard(line, "said", text))


class Thread:
    """Stands in for a `Line`."""

    def __init__(self, air: Air, address: str = "") -> None:
        self.air, self.line, self.address = air, 0, address
        self.incoming: list[Came] = []
        air.connect(self)

    def came(self) -> Sequence[Came]:
        found, self.incoming = self.incoming, []
        return found

    def say(self, number: int, text: str) -> None:
        if self.line == number:
            self.air.raw(number, text)

    def close(self) -> None:
        if self.line:
            self.air.cut(self.line)

    def again(self) -> None:
        """The cable is pulled, and put back."""
        self.close()
        self.air.connect(self)


def bots(level: str, seat: int, seed: int, ruleset: str) -> Player:
    return bot(level, game.ruleset(ruleset), seat, seed)


def hosted(
    key: str, kinds: Sequence[str], folder: Path | None = None, patience: int = 0, clock: list[float] | None = None
) -> Host:
    """A host whose lobby has chairs of these kinds."""
    time = clock if clock is not None else [0.0]
    wire = Air()
    lobby = Lobby(key, "Host", {}, places_of(kinds))
    return Host(
        wire, Pass(CERTIFICATE, PASS.key), lobby, game.record, bots, folder, patience, lambda: time[0] + wire.seconds
    )


def air(host: Host) -> Air:
    assert isinstance(host.wire, Air)
    return host.wire


def thread(guest: Guest) -> Thread:
    assert isinstance(guest.line, Thread)
    return guest.line


def comes(host: Host, name: str = "Haru", key: str = "00000000", address: str = "") -> Guest:
    """Somebody comes in (or is refused)."""
    guest = Guest(Thread(air(host), address), key, name, game.record)
    talk(host, [guest])
    return guest


def talk(host: Host, guests: Sequence[Guest], rounds: int = 8) -> None:
    """Let everybody hear what was said, until nobody has anything more to say."""
    for _ in range(rounds):
        host.tick()
        for guest in guests:
            guest.tick()


def begin(host: Host, guests: Sequence[Guest]) -> None:
    """Everybody is ready, and it is dealt."""
    for guest in guests:
        guest.ready(True)
    talk(host, guests)
    host.begin()
    talk(host, guests)
    assert host.match is not None
    host.match.players = [host.player(seat) for seat in range(host.match.state.seats)]


def step(host: Host, guests: Sequence[Guest], players: dict[int, Player]) -> None:
    """Everybody who is asked answers once; everybody hears of it."""
    assert host.match is not None and host.match.setup is not None
    talk(host, guests, 2)
    for guest in guests:
        options = guest.options()
        if options and guest.here and guest.view is not None:
            player = players.setdefault(guest.seat, bots("random", guest.seat, 1, host.match.setup.ruleset))
            guest.pick(options[player.pick(guest.view, options) or 0])
    air(host).seconds += 0.1
    host.tick()
    for _ in range(20):
        while host.stage == "playing" and host.match.tick():
            host.spread()
        if not unhurried(host, host.match):
            break
        air(host).seconds += 0.3


def unhurried(host: Host, match: Match) -> bool:
    """True while somebody is to be passed, or a computer takes its time."""
    return any(seat not in host.seats or moot(match.view(seat), seat, match.options(seat)) for seat in match.state.asks)


def finish(host: Host, guests: Sequence[Guest], most: int = 5000) -> None:
    """Play to the end."""
    players: dict[int, Player] = {}
    for _ in range(most):
        if host.stage == "over":
            break
        step(host, guests, players)
    talk(host, guests)
    assert host.stage == "over"
