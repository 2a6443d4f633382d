"""Everybody who wishes a host ill, on this machine alone: many addresses, some of which know the key.

    python -m tests.long.attackers PORT KEY SECONDS

A line of JSON at the end: connections, messages that were tried, and how many of those came after the key was proved.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import random
import ssl
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict, dataclass

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import game
from game.net import messages
from game.net.certificate import guest_context
from game.net.handshake import GuestSide, NotProved
from game.net.line import fingerprint_of
from game.net.messages import LARGEST, write
from tests.net.test_limits import SAID
from tests.net.test_misfits import damaged

EACH = 4  # of every kind of attacker at the same time
REST = 0.05  # seconds between two attacks of one attacker, at least
FLOOD = 400  # messages on one line


@dataclass
class Told:
    """What was tried."""

    connections: int = 0
    messages: int = 0
    with_key: int = 0
    came_in: int = 0


class Attacker:
    """One of them: does one thing again and again, from addresses of its own."""

    def __init__(self, port: int, key: str, number: int, told: Told) -> None:
        self.port, self.key, self.told, self.dice = port, key, told, random.Random(number)
        self.address = ""

    def moved(self) -> None:
        """To another machine."""
        self.address = f"127.{self.dice.randint(60, 90)}.{self.dice.randint(1, 250)}.{self.dice.randint(1, 250)}"

    # ---- without a handshake -------------------------------------------------------------------
    async def bare(self) -> None:
        """A connection on which nothing is said."""
        await self._raw(b"")

    async def half_tls(self) -> None:
        """The beginning of a handshake, and then nothing."""
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        secured = guest_context().wrap_bio(incoming, outgoing)
        with contextlib.suppress(ssl.SSLWantReadError):
            secured.do_handshake()
        hello = outgoing.read()
        await self._raw(hello[: self.dice.randint(1, len(hello))])

    async def noise(self) -> None:
        """Bytes that mean nothing."""
        await self._raw(self.dice.randbytes(self.dice.randint(1, 1 << self.dice.randint(4, 17))))

    async def no_websocket(self) -> None:
        """TLS, and then no WebSocket: half a request, one that does not end, another one."""
        words = self.dice.choice(
            (
                b"GET / HTTP/1.1\r\nHost: x\r\n",
                b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 60_000 + b"\r\n" * 3,
                b"POST /matches HTTP/1.1\r\nContent-Length: 1000000000\r\n\r\n",
                b"\x00" * 5000,
            )
        )
        await self._raw(words, guest_context())

    async def _raw(self, data: bytes, secured: ssl.SSLContext | None = None) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=secured, local_addr=(self.address, 0)
        )
        self.told.connections += 1
        try:
            writer.write(data)
            self.told.messages += bool(data)
            await asyncio.wait_for(reader.read(1 << 16), self.dice.uniform(0, 4))
        finally:
            writer.transport.abort()

    # ---- with a line ---------------------------------------------------------------------------
    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[ClientConnection]:
        where = f"wss://127.0.0.1:{self.port}"
        context = guest_context()
        async with connect(where, ssl=context, compression=None, proxy=None, close_timeout=0.2,
                           open_timeout=5, local_addr=(self.address, 0)) as line:  # fmt: skip
            self.told.connections += 1
            yield line

    async def _say(self, line: ClientConnection, text: str) -> None:
        await line.send(text)
        self.told.messages += 1

    async def misfits(self) -> None:
        """A stranger who says anything but what comes next."""
        async with self._line() as line:
            for _ in range(FLOOD):
                await self._say(line, damaged(self.dice).encode("utf-8", "replace").decode())

    async def wrong_key(self) -> None:
        """A stranger who guesses."""
        async with self._line() as line:
            await self._knock(line, "".join(self.dice.choice("0123456789ABCDEFGHJKMNPQRSTVWXYZ") for _ in range(8)))

    async def silent_proof(self) -> None:
        """The greeting is heard and never answered."""
        async with self._line() as line:
            await line.recv()
            await asyncio.sleep(self.dice.uniform(0, 6))

    async def _knock(self, line: ClientConnection, key: str) -> None:
        """The handshake, to its end."""
        side = GuestSide(game.record, key, fingerprint_of(line))
        while True:
            said = side.hear(str(await line.recv()))
            if said is None:
                return
            await self._say(line, write(said))

    async def mad_guest(self) -> None:
        """Somebody who knows the key: comes in and says everything, as fast as it goes."""
        async with self._line() as line:
            await self._knock(line, self.key)
            await self._say(line, write(messages.Come(f"M{self.dice.randint(0, 99)}", watch=self.dice.random() < 0.5)))
            self.told.came_in += 1
            kind, before = self.dice.randrange(5), self.told.messages
            pause = self.dice.choice((0.0, 0.01, 0.03))
            for _ in range(FLOOD):
                await self._say(line, self._madness(kind))
                await asyncio.sleep(pause)
            self.told.with_key += self.told.messages - before

    def _madness(self, kind: int) -> str:
        if kind == 0:
            return damaged(self.dice).encode("utf-8", "replace").decode()
        if kind == 1:
            return write(self.dice.choice(SAID))
        if kind == 2:
            return write(messages.Pick(hashlib.sha256(self.dice.randbytes(4)).hexdigest()[:32], 0, 2))
        if kind == 3:
            return "x" * self.dice.choice((10, 10_000, LARGEST - 1, LARGEST + 1))
        return write(messages.Say("💥" * 60))


KINDS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    Attacker.bare,
    Attacker.half_tls,
    Attacker.noise,
    Attacker.no_websocket,
    Attacker.misfits,
    Attacker.wrong_key,
    Attacker.silent_proof,
    Attacker.mad_guest,
)


async def attack(attacker: Attacker, how: Callable[[Attacker], Awaitable[None]], ends: float) -> None:
    """Again and again, until the time is up."""
    while time.monotonic() < ends:
        attacker.moved()
        with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError, NotProved):
            async with asyncio.timeout(10):
                await how(attacker)
        await asyncio.sleep(attacker.dice.uniform(REST, 4 * REST))


async def main(port: int, key: str, seconds: float) -> None:
    logging.disable()  # asyncio has a line for every line that falls
    told, ends = Told(), time.monotonic() + seconds
    kinds = enumerate(KINDS * EACH)
    await asyncio.gather(*(attack(Attacker(port, key, n, told), how, ends) for n, how in kinds))
    print(json.dumps(asdict(told)), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
