"""A bad network: passes bytes on between a guest and the host, late, and lets lines fall at random moments."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading

Lines = set[asyncio.StreamWriter]


class Relay:
    """Listens at a port of its own and passes everything on to another port, `delay` seconds late each way."""

    def __init__(self, port: int, delay: float, every: int, seed: int) -> None:
        """`every`: packets between two cuts, on average. Packets, not seconds: so many of them make a match."""
        self.target, self.delay, self.every = port, delay, every
        self.dice = random.Random(seed)
        self.cuts = 0
        self._left = self._some()  # packets until the next cut
        self.port = 0
        self._lines: Lines = set()
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self.cutting = False  # set once lines may fall
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run(ready)), daemon=True)
        self._thread.start()
        ready.wait()

    def close(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(5)

    async def _run(self, ready: threading.Event) -> None:
        server = await asyncio.start_server(self._attend, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._stop.wait()
        server.close()
        self._fall()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    def _count(self) -> None:
        """One more packet has come; now and then that is the one with which the lines fall."""
        self._left -= self.cutting
        if self._left <= 0:
            self._left = self._some()
            self.cuts += 1
            self._fall()

    def _some(self) -> int:
        return round(self.dice.uniform(0.5, 1.5) * self.every)

    def _fall(self) -> None:
        for line in list(self._lines):
            line.transport.abort()
        self._lines.clear()

    async def _attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        self._lines |= {writer, back}
        await asyncio.gather(self._pass(reader, back), self._pass(far, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bytes in order, each as late as the others."""
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sender = asyncio.create_task(self._send(late, writer))
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                self._count()
                late.put_nowait((self._loop.time() + self.delay, data))
        late.put_nowait((self._loop.time() + self.delay, b""))
        with contextlib.suppress(OSError):
            await sender

    async def _send(self, late: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            due, data = await late.get()
            await asyncio.sleep(max(0.0, due - self._loop.time()))
            if not data:
                writer.close()
                return
            writer.write(data)
            await writer.drain()
