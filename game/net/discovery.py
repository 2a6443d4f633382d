"""How a match is found on the local network, by multicast DNS. Everything works without it, by join code or address.

A hosted match is announced with its game, the host's name, free seats, and the fingerprint of its certificate. The key
is never announced: seeing a match does not let anybody in.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import threading
from collections.abc import Mapping, Sequence

from zeroconf import Error, IPVersion, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from game.frozen import frozen
from game.net.lobby import tidy

KIND = "_hexfold._tcp.local."
LONGEST = 60  # characters of anything announced
MOST_FOUND = 50


@frozen
class Found:
    """A match that is announced. None of it is to be trusted before the key has proved it."""

    name: str  # unique on the network
    host: str  # the host's name
    ruleset: str
    seats: str  # "2/4": taken, of so many
    addresses: tuple[str, ...]
    port: int
    fingerprint: bytes


def facts(found: Found) -> Mapping[str, str]:
    """What is announced beside address and port."""
    return {"host": found.host, "game": found.ruleset, "seats": found.seats, "cert": found.fingerprint.hex()}


def read(name: str, addresses: Sequence[str], port: int, said: Mapping[bytes, bytes | None]) -> Found | None:
    """An announcement by somebody we do not know; None if it is none of ours."""
    words = {}
    for key in ("host", "game", "seats", "cert"):
        try:
            words[key] = tidy((said.get(key.encode()) or b"").decode("utf-8"), 64 if key == "cert" else LONGEST)
        except UnicodeDecodeError:
            return None
    try:
        fingerprint = bytes.fromhex(words["cert"])
    except ValueError:
        return None
    kept = tuple(address for address in addresses[:4] if _usable(address))
    if len(fingerprint) != 32 or not kept or not 0 < port < 65536 or not words["game"].isidentifier():
        return None
    return Found(name, words["host"] or "?", words["game"], words["seats"], kept, port, fingerprint)


def _usable(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).version == 4
    except ValueError:
        return False


class Announcer:
    """Announces one match until `close`. A network without multicast costs nothing but being found."""

    def __init__(self, found: Found, interfaces: Sequence[str]) -> None:
        self._info = _info(found)
        self._zeroconf: Zeroconf | None = None
        with contextlib.suppress(OSError):
            self._zeroconf = Zeroconf(interfaces=list(interfaces), ip_version=IPVersion.V4Only)
        if self._zeroconf is not None:
            threading.Thread(target=self._begin, name="hexfold-announce", daemon=True).start()

    def _begin(self) -> None:
        with contextlib.suppress(OSError, RuntimeError, Error):
            assert self._zeroconf is not None
            self._zeroconf.register_service(self._info, allow_name_change=True)

    def update(self, found: Found) -> None:
        """Other seats are free now."""
        if self._zeroconf is not None:
            self._info = _info(found)
            zeroconf, info = self._zeroconf, self._info

            def tell() -> None:
                with contextlib.suppress(OSError, RuntimeError, KeyError, Error):
                    zeroconf.update_service(info)

            threading.Thread(target=tell, name="hexfold-announce", daemon=True).start()

    def close(self) -> None:
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is not None:
            threading.Thread(target=zeroconf.close, name="hexfold-announce", daemon=True).start()


def _info(found: Found) -> ServiceInfo:
    return ServiceInfo(
        KIND,
        f"{found.name}.{KIND}",
        port=found.port,
        properties=dict(facts(found)),
        addresses=[socket.inet_aton(address) for address in found.addresses],
        server=f"{found.name}.local.",
    )


class Finder(ServiceListener):
    """Looks for matches until `close`."""

    def __init__(self) -> None:
        self._found: dict[str, Found] = {}
        self._lock = threading.Lock()
        self._zeroconf: Zeroconf | None = None
        self.works = True  # False: this network has no multicast, type a code or address
        try:
            self._zeroconf = Zeroconf(ip_version=IPVersion.V4Only)
            self._browser = ServiceBrowser(self._zeroconf, KIND, listener=self)
        except OSError:
            self.works = False

    def found(self) -> list[Found]:
        """All matches that are announced now, in a stable order."""
        with self._lock:
            return sorted(self._found.values(), key=lambda found: (found.host, found.name))

    def close(self) -> None:
        zeroconf, self._zeroconf = self._zeroconf, None
        if zeroconf is not None:
            threading.Thread(target=zeroconf.close, name="hexfold-find", daemon=True).start()

    # ---- called by zeroconf's thread ----------------------------------------------------------------
    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        info = zc.get_service_info(type_, name, timeout=2000)
        found = read(name, info.parsed_addresses(IPVersion.V4Only), info.port or 0, info.properties) if info else None
        with self._lock:
            if found is not None and (name in self._found or len(self._found) < MOST_FOUND):
                self._found[name] = found

    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        with self._lock:
            self._found.pop(name, None)
