"""Limits of lines before anything is known of who stands there, and of what a guest may say how often."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.net import certificate, gate, messages
from game.net.door import Pass
from game.net.gate import Gate
from game.net.guest import Guest
from game.net.host import TOO_OFTEN, Host
from game.net.line import Line
from game.net.lobby import Lobby, places_of
from game.net.messages import RATES, Message, write
from game.net.wire import Wire
from tests.net.wires import air, bots, comes, hosted, talk
from tests.patience import until

CERTIFICATE = certificate.make()
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="every 127.x.x.x is an address of this machine there only")


class Clock:
    """Moved by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def wire(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    """What ends a line here is its limit, and not that nobody says anything on it."""
    monkeypatch.setattr("game.net.wire.HANDSHAKE", 600.0)
    made = Wire(CERTIFICATE.context(), "127.0.0.1", clock=clock)
    made.open()
    yield made
    made.close()


def knock(wire: Wire, address: str = "127.0.0.1") -> socket.socket:
    """A bare connection."""
    line = socket.socket()
    line.bind((address, 0))
    line.settimeout(30)
    line.connect(("127.0.0.1", wire.port))
    return line


def stands(line: socket.socket) -> bool:
    """True if nobody has closed it."""
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_a_ninth_bare_connection_from_one_address_is_closed_before_tls(wire: Wire) -> None:
    lines = [knock(wire) for _ in range(gate.EACH + 5)]
    until(lambda: sum(map(stands, lines)) <= gate.EACH, "the end of those that are too many")
    assert all(stands(line) for line in lines[: gate.EACH])
    for line in lines:
        line.close()


@LINUX
def test_strangers_from_everywhere_leave_room_for_a_guest(wire: Wire, clock: Clock) -> None:
    """60 addresses, each as often as it may: those that have waited longest go."""
    lines = [knock(wire, f"127.0.1.{n}") for n in range(1, 61) for _ in range(3)]
    until(lambda: sum(map(stands, lines)) <= gate.ALL, "the end of those that are too many")
    clock.now += 1.0
    guest = Line(("127.0.0.1",), wire.port)
    until(lambda: any(came.what == "open" for came in guest.came()), "the guest's line")
    guest.close()
    for line in lines:
        line.close()


@LINUX
def test_who_has_proved_the_key_is_not_counted_among_the_strangers(wire: Wire) -> None:
    guest = Line(("127.0.0.1",), wire.port)
    until(lambda: any(came.what == "open" for came in guest.came()), "the guest's line")
    came = until(wire.heard, "a line")[0]
    wire.trust(came.line)
    lines = [knock(wire, f"127.0.1.{n}") for n in range(1, 2 * gate.ALL)]
    until(lambda: sum(map(stands, lines)) <= gate.ALL, "the end of those that are too many")
    assert not [event for event in guest.came() if event.what == "gone"]
    assert not [heard for heard in wire.heard() if heard.what == "gone"]
    guest.close()
    for line in lines:
        line.close()


def test_who_says_hello_and_nothing_more_is_cut(monkeypatch: pytest.MonkeyPatch, wire: Wire) -> None:
    """The few seconds of the handshake are for all of it: words that are no proof do not prolong it."""
    monkeypatch.setattr("game.net.wire.HANDSHAKE", 0.3)
    line = Line(("127.0.0.1",), wire.port)
    opened = until(lambda: [came for came in line.came() if came.what == "open"], "the line")[0]
    for _ in range(5):
        line.say(opened.number, "hello")
    until(lambda: any(heard.what == "gone" for heard in wire.heard()), "the end of the line")
    line.close()


def test_what_connections_took_is_given_back_once_they_have_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """And while nobody comes or goes, nobody looks for it."""
    given_back: list[bool] = []
    tidied: list[Gate] = []
    monkeypatch.setattr("game.net.wire.TIDY", 0.01)
    monkeypatch.setattr("game.net.gate.give_back", lambda: given_back.append(True))
    tidy = Gate.tidy

    def counted(gate: Gate) -> None:
        tidied.append(gate)
        tidy(gate)

    monkeypatch.setattr(Gate, "tidy", counted)
    wire = Wire(CERTIFICATE.context(), "127.0.0.1")
    wire.open()
    until(lambda: len(tidied) >= 3, "a few quiet moments")
    assert not given_back
    knock(wire).close()
    until(lambda: given_back, "the end of that connection")
    wire.close()


def test_a_guest_comes_in_over_a_real_wire_and_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    admission = Pass(CERTIFICATE, "00000000")
    wire = Wire(CERTIFICATE.context(), "127.0.0.1")
    wire.open()
    host = Host(wire, admission, Lobby("foton", "Host", {}, places_of(["open"] * 2)), game.record, bots)
    guest = Guest(Line(("127.0.0.1",), wire.port), "00000000", "Haru", game.record)
    stranger = Guest(Line(("127.0.0.1",), wire.port), "ZZZZZZZZ", "Mallory", game.record)

    def met() -> bool:
        host.tick()
        guest.tick()
        stranger.tick()
        return guest.here and stranger.stage == "refused"

    until(met, "the guest, and the end of the stranger")
    assert stranger.refusal is not None and "key" in stranger.refusal.en
    assert [person.name for person in host.lobby.people.values()] == ["Haru"]
    guest.close()
    host.close()


SAID: list[Message] = [
    messages.Sit(0),
    messages.Chosen(True),
    messages.Ready(True),
    messages.Wish("storms"),
    messages.Say("hello"),
    messages.Commit("0" * 64),
    messages.Open("0" * 64, "null"),
    messages.Pick("0" * 32, 0, 1),
    messages.GiveUp(),
    messages.Vote(1, "end"),
]


def test_every_kind_that_a_guest_may_say_has_its_rate() -> None:
    said = {kind for kinds in messages.FROM_GUEST.values() for kind in kinds.values()} - set(messages.PARTS)
    assert said == set(RATES) and {type(message) for message in SAID} == said - {messages.Leave}


@pytest.mark.parametrize("message", SAID, ids=lambda message: type(message).__name__)
def test_who_says_one_thing_too_often_is_cut_and_the_others_are_told_why(message: Message) -> None:
    clock = [0.0]
    host = hosted("foton", ["open", "open"], clock=clock)
    bad, good = comes(host, "A"), comes(host, "B")
    host.stage = next(stage for stage, kinds in messages.FROM_GUEST.items() if type(message).__name__ in kinds)
    line = host.lobby.people[bad.number].line
    most, rate = RATES[type(message)]
    for _ in range(int(most)):
        air(host).raw(line, write(message))
    host.tick()
    clock[0] += 1 / rate
    air(host).raw(line, write(message))
    host.tick()
    assert host.lobby.people[bad.number].line, "as often as it may"
    air(host).raw(line, write(message))
    talk(host, [bad, good])
    assert bad.stage == "refused" and bad.refusal == TOO_OFTEN
    assert good.here and "A was cut" in good.chat[-1].text.en and TOO_OFTEN.en in good.chat[-1].text.en


def test_memory_of_connections_that_have_ended_is_given_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    swept: list[int] = []
    monkeypatch.setattr("game.net.gate.gc.collect", lambda: swept.append(1))
    made = Gate("127.0.0.1", 0, lambda: 0.0)
    for _ in range(2 * gate.SWEEP):
        stranger = gate.Stranger()
        stranger.gate, stranger.peer = made, ("127.0.0.1", 1)
        stranger.close()
    made.close()
    assert len(swept) == 2


HOST = """
import sys, game
from game.net import certificate
from game.net.wire import Wire
wire = Wire(certificate.make().context(), "127.0.0.1")
wire.open()
print(wire.port, flush=True)
sys.stdin.read()
"""


def resident(process: int) -> float:
    """Memory of a program in MiB."""
    return int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]) * 4096 / 2**20


@LINUX
@pytest.mark.soak
def test_2000_bare_connections_cost_the_host_a_few_megabytes_and_it_gets_them_back() -> None:
    host = subprocess.Popen([sys.executable, "-c", HOST], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert host.stdout is not None
        port = int(host.stdout.readline())
        before, peak, lines = resident(host.pid), 0.0, list[socket.socket]()
        for n in range(2000):
            line = socket.socket()
            line.bind((f"127.0.{n % 8}.{1 + n % 200}", 0))
            line.connect(("127.0.0.1", port))
            line.setblocking(False)
            lines = [*lines[-800:], line]
            peak = max(peak, resident(host.pid))
        for line in lines:
            line.close()
        del lines, line
        guest = Line(("127.0.0.1",), port)
        until(lambda: any(came.what == "open" for came in guest.came()), "the guest's line")
        guest.close()
        after = resident(host.pid)
        print(f"before {before:.0f}, peak {peak:.0f}, after {after:.0f} MiB")
        assert peak - before < 60 and after - before < 60
    finally:
        host.kill()
        host.wait()


def test_a_port_that_is_taken_is_refused(wire: Wire) -> None:
    with pytest.raises(OSError):
        Gate("127.0.0.1", wire.port, lambda: 0.0)
