"""The limits of the wire, on real connections."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.net import certificate
from game.net.certificate import guest_context
from game.net.line import Line
from game.net.messages import LARGEST
from game.net.wire import SAYS, Wire
from tests.patience import until

CERTIFICATE = certificate.make()


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
    """What ends a line here is its limit, and not that nobody proves the key on it."""
    monkeypatch.setattr("game.net.wire.HANDSHAKE", 600.0)
    made = Wire(CERTIFICATE.context(), "127.0.0.1", clock=clock)
    made.open()
    yield made
    made.close()


def address(wire: Wire) -> str:
    return f"wss://127.0.0.1:{wire.port}"


def test_a_fourth_join_within_a_second_is_refused(wire: Wire, clock: Clock) -> None:
    async def knock(times: int) -> list[bool]:
        refused = []
        for _ in range(times):
            try:
                async with connect(address(wire), ssl=guest_context(), proxy=None):
                    refused.append(False)
            except InvalidStatus:
                refused.append(True)
        return refused

    assert asyncio.run(knock(5)) == [False, False, False, True, True]
    clock.now += 1.0
    assert asyncio.run(knock(4)) == [False, False, False, True]


@pytest.mark.parametrize("much", ["one large message", "many small ones"])
def test_who_says_too_much_is_cut(wire: Wire, much: str) -> None:
    async def shout() -> None:
        async with connect(address(wire), ssl=guest_context(), proxy=None) as line:
            with pytest.raises(ConnectionClosed):
                if much == "one large message":
                    await line.send("x" * (LARGEST + 1))
                else:
                    for _ in range(2 * SAYS):
                        await line.send("x")
                while True:
                    await asyncio.wait_for(line.recv(), 5)

    asyncio.run(shout())
    until(lambda: any(heard.what == "gone" for heard in wire.heard()), "the end of the line")


def test_who_says_nothing_is_cut(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """After HANDSHAKE seconds, which are few here."""
    monkeypatch.setattr("game.net.wire.HANDSHAKE", 0.1)

    async def silence() -> None:
        async with connect(address(wire), ssl=guest_context(), proxy=None) as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()

    asyncio.run(asyncio.wait_for(silence(), 60))


def test_bytes_that_are_no_text_end_the_line(wire: Wire) -> None:
    async def noise() -> None:
        async with connect(address(wire), ssl=guest_context(), proxy=None) as line:
            await line.send(b"\x00\xff")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 5)

    asyncio.run(noise())


def test_another_certificate_is_refused_before_a_word_is_said(wire: Wire) -> None:
    line = Line(("127.0.0.1",), wire.port, b"\x00" * 8)
    came = until(line.came, "any news")
    line.close()
    assert [event.what for event in came] == ["strange"]
    assert all(heard.what != "said" for heard in wire.heard())


def test_no_older_tls_is_spoken(wire: Wire) -> None:
    old = guest_context()
    assert old.minimum_version is ssl.TLSVersion.TLSv1_3, "guests speak no other"
    old.minimum_version = old.maximum_version = ssl.TLSVersion.TLSv1_2
    with socket.create_connection(("127.0.0.1", wire.port), 30) as line, pytest.raises(ssl.SSLError):
        old.wrap_socket(line)


def test_nothing_listens_any_more_once_it_is_closed(wire: Wire) -> None:
    wire.close()
    line = Line(("127.0.0.1",), wire.port)
    came = until(line.came, "any news")
    line.close()
    assert came[0].what == "gone"
