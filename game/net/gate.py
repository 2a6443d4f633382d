"""The socket a host listens at: it counts connections before TLS has cost anything.

Who has proved to know the key (`trust`) is not counted any more, so that strangers never take the room of guests. Of
strangers there are so many from one address, and so many in all; if there are more, the one that has stood there
longest has to go: a guest is through the handshake in a fraction of a second.
"""

from __future__ import annotations

import contextlib
import gc
import socket
import sys
from collections.abc import Callable

from game.memory import give_back
from game.net.allowance import Allowance

EACH = 8  # strangers from one address
ALL = 32  # strangers
KNOCKS = (20, 10.0)  # connections from one address: so many at once, and so many a second
KNOCKS_OF_ALL = (64, 40.0)  # and from all addresses
SWEEP = 64  # connections that have ended, after which they are looked for: each leaves 0.3 MiB of TLS in cycles
MOST_ADDRESSES = 1000  # that are remembered
AT_ONCE = 100  # connections that are refused before anything else is done

Peer = tuple[str, int]


class Stranger(socket.socket):
    """An accepted connection that tells its gate when it is closed."""

    gate: Gate
    peer: Peer

    def close(self) -> None:
        super().close()
        self.gate.gone(self)


class Gate(socket.socket):
    """Listens; `accept` is what asyncio's selector loop calls."""

    def __init__(self, interface: str, port: int, clock: Callable[[], float]) -> None:
        """OSError if that address and port cannot be listened at."""
        super().__init__(socket.AF_INET, socket.SOCK_STREAM)
        self.clock, self.refused = clock, 0
        self._strangers: dict[Peer, Stranger] = {}  # the first has stood there longest
        self._knocks: dict[str, Allowance] = {}
        self._all = Allowance(*KNOCKS_OF_ALL, clock)
        self._ended = 0
        if sys.platform != "win32":  # there it would let two programs listen at one port
            self.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self.bind((interface, port))
        except OSError:
            self.close()
            raise
        self.setblocking(False)

    def accept(self) -> tuple[socket.socket, Peer]:
        """The next connection that may stay. BlockingIOError if there is none now."""
        for _ in range(AT_ONCE):
            plain, peer = super().accept()
            if self._admits(peer[0]):
                came = Stranger(fileno=plain.detach())
                came.gate, came.peer = self, peer
                self._strangers[peer] = came
                return came, peer
            self.refused += 1
            plain.close()
        raise BlockingIOError

    def trust(self, peer: Peer) -> None:
        """Whoever is there has proved to know the key."""
        self._strangers.pop(peer, None)

    def gone(self, stranger: Stranger) -> None:
        """A connection is closed."""
        if self._strangers.get(stranger.peer) is stranger:
            del self._strangers[stranger.peer]
        self._ended += 1
        if self._ended % SWEEP == 0:
            gc.collect()

    def tidy(self) -> None:
        """Give back what connections took that have ended since the last call."""
        if self._ended:
            self._ended = 0
            give_back()

    def _admits(self, address: str) -> bool:
        if len(self._knocks) > MOST_ADDRESSES:
            self._knocks.clear()
        knocks = self._knocks.setdefault(address, Allowance(*KNOCKS, self.clock))
        if not knocks.take() or sum(peer[0] == address for peer in self._strangers) >= EACH:
            return False
        if not self._all.take():
            return False
        if len(self._strangers) >= ALL:
            self.refused += 1
            longest = self._strangers.pop(next(iter(self._strangers)))
            with contextlib.suppress(OSError):
                longest.shutdown(socket.SHUT_RDWR)  # its transport notices, and closes it
        return True
