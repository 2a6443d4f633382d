"""A guest's side of the wire: a thread that keeps one line to the host, and makes a new one whenever it breaks.

It compares the certificate's fingerprint before it says a word.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import threading
from collections import deque
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException

from game.frozen import frozen
from game.net.certificate import guest_context
from game.net.messages import LARGEST
from game.words import Phrase, same

HANDSHAKE = 5.0  # seconds to connect
PAUSES = (0.1, 0.2, 0.4, 0.8, 1.0)  # seconds before each new try; the last one for all further tries
BUSY = Phrase("The host is asked too often, or has no room", "ホストが混み合っています")
NO_HOST = Phrase("No Hexfold host answers there", "そこにHexfoldのホストはありません")
NOBODY = Phrase("Nobody answers there", "応答がありません")
CLOSED = Phrase("The connection was closed", "接続が閉じられました")
PING = 2.0
PATIENCE = 6.0


@frozen
class Came:
    """Something that happened: the line stands ("open", the certificate's fingerprint as hex), a text ("said"), the
    line is broken ("gone", why), or the host is not the one that was meant ("strange").

    `number` counts the connections: what is meant for one of them is never said on a later one.
    """

    what: str
    text: str = ""
    number: int = 0
    why: Phrase | None = None


class Strange(ConnectionError):
    """Another certificate than the one in the join code."""


class Line:
    """One line to a host, kept up until `close`."""

    def __init__(self, addresses: Sequence[str], port: int, fingerprint: bytes = b"") -> None:
        """`fingerprint`: how the certificate's must begin; empty if only the key will tell (certificate.proves)."""
        self.addresses, self.port, self.fingerprint = tuple(addresses), port, fingerprint
        self._came: deque[Came] = deque()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._connection: ClientConnection | None = None
        self._number = 0
        self.received = 0  # characters so far
        self._thread = threading.Thread(target=self._run, name="hexfold-guest", daemon=True)
        self._thread.start()

    def came(self) -> list[Came]:
        """What has happened since the last call."""
        found = []
        while self._came:
            found.append(self._came.popleft())
        return found

    def say(self, number: int, text: str) -> None:
        """Send a text on the connection of that number; it is lost if that is broken."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(lambda: self._loop.create_task(self._send(number, text)))

    def close(self) -> None:
        """End the line for good, after what was said has been sent."""
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._stop.set)
        if self._thread is not threading.current_thread():
            self._thread.join(3.0)

    # ---- in the thread -------------------------------------------------------------------------
    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._keep())
        finally:
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()

    async def _keep(self) -> None:
        tries = 0
        while not self._stop.is_set():
            for address in self.addresses:
                try:
                    if await self._once(address):
                        tries = 0
                except Strange as error:
                    self._came.append(Came("strange", str(error)))
                    return
                except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                    self._came.append(Came("gone", why=reason(error)))
                if self._stop.is_set():
                    return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1

    async def _once(self, address: str) -> bool:
        """Connect and read until the line breaks; True if it ever stood."""
        quiet = logging.getLogger("hexfold.net")
        quiet.setLevel(logging.CRITICAL)
        logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # it writes a line for every line that falls
        async with connect(
            f"wss://{address}:{self.port}",
            ssl=guest_context(),
            max_size=2 * LARGEST,
            compression=None,
            open_timeout=HANDSHAKE,
            ping_interval=PING,
            ping_timeout=PATIENCE,
            close_timeout=1.0,
            user_agent_header=None,
            proxy=None,
            logger=quiet,
        ) as connection:
            seen = fingerprint_of(connection)
            if not seen.startswith(self.fingerprint):
                raise Strange(f"{address}: another certificate")
            self._connection = connection
            self._number += 1
            self._came.append(Came("open", seen.hex(), self._number))
            reader = asyncio.ensure_future(self._read(connection))
            stopper = asyncio.ensure_future(self._stop.wait())
            try:
                await asyncio.wait({reader, stopper}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                self._connection = None
                for task in (reader, stopper):
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError, WebSocketException, OSError):
                        await task
            self._came.append(Came("gone", why=CLOSED))
        return True

    async def _read(self, connection: ClientConnection) -> None:
        async for text in connection:
            if isinstance(text, str):
                self.received += len(text)
                self._came.append(Came("said", text))

    async def _send(self, number: int, text: str) -> None:
        if self._connection is not None and number == self._number:
            with contextlib.suppress(WebSocketException, OSError):
                await self._connection.send(text)


def fingerprint_of(connection: ClientConnection) -> bytes:
    """SHA-256 of the certificate on the other side."""
    secured: Any = connection.transport.get_extra_info("ssl_object")
    return hashlib.sha256(secured.getpeercert(binary_form=True) or b"").digest()


def reason(error: Exception) -> Phrase:
    """Why a line could not be made or kept, in few words."""
    if isinstance(error, InvalidStatus):
        return BUSY
    if isinstance(error, InvalidHandshake):
        return NO_HOST
    if isinstance(error, (TimeoutError, ConnectionRefusedError)):
        return NOBODY
    return same(str(getattr(error, "strerror", None) or error) or type(error).__name__)
