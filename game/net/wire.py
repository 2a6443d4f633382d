"""The host's side of the wire: a thread that listens, with every limit that keeps a stranger from doing harm.

It moves texts and knows no match. `Wire.heard()` gives what has come since the last call; `say` and `cut` may be called
from any thread. Nothing listens before `open`, and nothing after `close`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import ssl
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from game.frozen import frozen
from game.net.allowance import Allowance
from game.net.gate import Gate, Peer
from game.net.messages import LARGEST

JOINS = 3  # connections a second from one address
SAYS = 50  # messages a second from one guest
HANDSHAKE = 5.0  # seconds for TLS, the WebSocket handshake, and the proof of the key each
MOST_LINES = 64  # at the same time: more than guests and strangers (gate.py) there can be
MOST_WAITING = 400  # messages of one guest that nobody has read yet
QUEUE = 256  # messages to one guest that are not sent yet
QUEUE_BYTES = 24 * LARGEST  # and their size
PING = 2.0  # seconds between signs of life
PATIENCE = 6.0  # seconds without one
TIDY = 5.0  # seconds after which memory of connections that have ended is given back


@frozen
class Heard:
    """Something that came: a new line ("came", its address), a text ("said"), or the end of a line ("gone")."""

    line: int
    what: str
    text: str = ""


@dataclass(slots=True)
class _Line:
    """One connection."""

    connection: ServerConnection
    number: int
    queue: deque[str] = field(default_factory=deque)
    size: int = 0
    more: asyncio.Event = field(default_factory=asyncio.Event)
    waiting: int = 0  # messages nobody has read yet
    ending: bool = False
    limit: asyncio.Timeout | None = None  # until whoever is there has proved to know the key


class Wire:
    """Listens while a match is hosted."""

    def __init__(
        self,
        context: ssl.SSLContext,
        interface: str = "0.0.0.0",
        port: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`interface`: the address to listen at, 0.0.0.0 for all; `port` 0: any free one; `clock` in seconds."""
        self.context, self.interface, self.port, self.clock = context, interface, port, clock
        self._heard: deque[Heard] = deque()
        self._lines: dict[int, _Line] = {}
        self._joins: dict[str, Allowance] = {}
        self._next = 0
        self._gate: Gate | None = None
        self._loop = asyncio.SelectorEventLoop()  # on Windows, too: the other one does not ask the gate
        self._stop = asyncio.Event()
        self._thread: threading.Thread | None = None
        self._failed: OSError | None = None
        self.refused = 0  # lines cut because of a limit

    # ---- for the host --------------------------------------------------------------------------
    def open(self) -> None:
        """Begin to listen. OSError if that is not possible: the port is taken, the address is not ours."""
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), name="hexfold-host", daemon=True)
        self._thread.start()
        ready.wait()
        if self._failed:
            raise self._failed

    def heard(self) -> list[Heard]:
        """What has come since the last call, in order."""
        found = []
        while self._heard:
            heard = self._heard.popleft()
            if heard.what == "said" and heard.line in self._lines:
                self._lines[heard.line].waiting -= 1
            found.append(heard)
        return found

    def say(self, line: int, text: str) -> None:
        """Send a text, if that line still stands."""
        self._call(self._put, line, text)

    def trust(self, line: int) -> None:
        """Whoever is on that line has proved to know the key: it may stand as long as it likes."""
        self._call(self._trust, line)

    def cut(self, line: int) -> None:
        """End a line after everything said so far has been sent."""
        self._call(self._end, line)

    def close(self) -> None:
        """End all lines and listen no more."""
        if self._thread is not None and self._thread.is_alive():
            self._call(self._stop.set)
            self._thread.join(5.0)
        self._thread = None

    def _call(self, what: Any, *words: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(what, *words)

    # ---- in the thread -------------------------------------------------------------------------
    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._listen(ready))
        finally:
            ready.set()
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()

    async def _listen(self, ready: threading.Event) -> None:
        quiet = logging.getLogger("hexfold.net")
        quiet.setLevel(logging.CRITICAL)
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # it writes a line for every line that falls
        try:
            self._gate = Gate(self.interface, self.port, self.clock)
            server: Server = await serve(
                self._attend,
                sock=self._gate,
                ssl=self.context,
                max_size=LARGEST,
                max_queue=16,
                compression=None,
                open_timeout=HANDSHAKE,
                ping_interval=PING,
                ping_timeout=PATIENCE,
                close_timeout=1.0,
                process_request=self._admit,
                server_header=None,
                logger=quiet,
                ssl_handshake_timeout=HANDSHAKE,
            )
        except OSError as error:
            self._failed = error
            return
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        while not self._stop.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), TIDY)
            self._gate.tidy()
        for number in list(self._lines):
            self._end(number)
        await asyncio.sleep(0.05)  # last words go out
        server.close()
        await server.wait_closed()

    def _admit(self, connection: ServerConnection, request: Any) -> Any:
        """Refuse who knocks too often, and whoever is too many."""
        address, _ = _peer(connection)
        if len(self._joins) > 1000:
            self._joins.clear()
        allowed = self._joins.setdefault(address, Allowance(JOINS, JOINS, self.clock)).take()
        if allowed and len(self._lines) < MOST_LINES:
            return None
        self.refused += 1
        return connection.respond(429, "later\n")

    async def _attend(self, connection: ServerConnection) -> None:
        self._next += 1
        line = _Line(connection, self._next)
        self._lines[line.number] = line
        self._heard.append(Heard(line.number, "came", _peer(connection)[0]))
        sender = asyncio.create_task(self._send(line))
        try:
            await self._receive(line)
        except (ConnectionClosed, TimeoutError, UnicodeDecodeError):
            pass
        finally:
            del self._lines[line.number]
            self._heard.append(Heard(line.number, "gone"))
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await sender
            await connection.close()

    async def _receive(self, line: _Line) -> None:
        """Read until a limit is broken."""
        allowance = Allowance(SAYS, SAYS, self.clock)
        async with asyncio.timeout(HANDSHAKE) as line.limit:
            while True:
                text = await line.connection.recv()
                if not isinstance(text, str) or not allowance.take() or line.waiting >= MOST_WAITING:
                    self.refused += 1
                    return
                line.waiting += 1
                self._heard.append(Heard(line.number, "said", text))

    async def _send(self, line: _Line) -> None:
        while True:
            while line.queue:
                text = line.queue.popleft()
                line.size -= len(text)
                await line.connection.send(text)
            if line.ending:
                await line.connection.close()
                return
            line.more.clear()
            await line.more.wait()

    def _put(self, number: int, text: str) -> None:
        line = self._lines.get(number)
        if line is None or line.ending:
            return
        line.queue.append(text)
        line.size += len(text)
        if len(line.queue) > QUEUE or line.size > QUEUE_BYTES:  # too slow: it may come back and be told afresh
            self.refused += 1
            line.queue.clear()
            line.ending = True
        line.more.set()

    def _trust(self, number: int) -> None:
        line = self._lines.get(number)
        if line is not None and line.limit is not None and not line.limit.expired():
            line.limit.reschedule(None)
            assert self._gate is not None
            self._gate.trust(_peer(line.connection))

    def _end(self, number: int) -> None:
        if line := self._lines.get(number):
            line.ending = True
            line.more.set()


def _peer(connection: ServerConnection) -> Peer:
    """Address and port of the other side."""
    address, port = (connection.remote_address or ("", 0))[:2]
    return str(address), int(port)
