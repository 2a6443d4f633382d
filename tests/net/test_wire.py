"""The limits of the wire, on real connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from game.net import certificate
from game.net.certificate import guest_context
from game.net.line import Line
from game.net.messages import LARGEST
from game.net.wire import SAYS, Wire

CERTIFICATE = certificate.make()


@pytest.fixture
def wire() -> Iterator[Wire]:
    made = Wire(CERTIFICATE.context(), "127.0.0.1")
    made.open()
    yield made
    made.close()


def until(wire: Wire, what: str, seconds: float = 8) -> float:
    """Seconds until something of this kind is heard."""
    began = time.monotonic()
    while time.monotonic() - began < seconds:
        if any(heard.what == what for heard in wire.heard()):
            return time.monotonic() - began
        time.sleep(0.01)
    raise AssertionError(f"nothing '{what}' was heard")


def address(wire: Wire) -> str:
    return f"wss://127.0.0.1:{wire.port}"


def test_a_fourth_join_within_a_second_is_refused(wire: Wire) -> None:
    async def knock() -> list[bool]:
        refused = []
        for _ in range(6):
            try:
                async with connect(address(wire), ssl=guest_context(), proxy=None):
                    refused.append(False)
            except InvalidStatus:
                refused.append(True)
        return refused

    refused = asyncio.run(knock())
    assert refused[:3] == [False] * 3 and refused.count(True) >= 2


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
    until(wire, "gone")


def test_who_says_nothing_is_cut_after_five_seconds(wire: Wire) -> None:
    async def silence() -> float:
        began = time.monotonic()
        async with connect(address(wire), ssl=guest_context(), proxy=None) as line:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 10)
        return time.monotonic() - began

    assert 4 < asyncio.run(silence()) < 9


def test_bytes_that_are_no_text_end_the_line(wire: Wire) -> None:
    async def noise() -> None:
        async with connect(address(wire), ssl=guest_context(), proxy=None) as line:
            await line.send(b"\x00\xff")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.recv(), 5)

    asyncio.run(noise())


def test_another_certificate_is_refused_before_a_word_is_said(wire: Wire) -> None:
    line = Line(("127.0.0.1",), wire.port, b"\x00" * 8)
    came: list[str] = []
    limit = time.monotonic() + 8
    while "strange" not in came and time.monotonic() < limit:
        came += [event.what for event in line.came()]
        time.sleep(0.01)
    line.close()
    assert came == ["strange"]
    assert all(heard.what != "said" for heard in wire.heard())


def test_nothing_listens_any_more_once_it_is_closed(wire: Wire) -> None:
    wire.close()
    line = Line(("127.0.0.1",), wire.port)
    limit = time.monotonic() + 5
    came: list[str] = []
    while not came and time.monotonic() < limit:
        came += [event.what for event in line.came()]
        time.sleep(0.01)
    line.close()
    assert came[0] == "gone"
