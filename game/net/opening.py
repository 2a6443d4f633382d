"""Beginning to host, or going on with it, and finding one's way to a host: what screens and commands share."""

from __future__ import annotations

import ipaddress
import secrets
import ssl
from pathlib import Path

from game.match.journal import Journal
from game.match.record import Records
from game.net import GRACES, keep
from game.net.certificate import Certificate
from game.net.code import FINGERPRINT, MOST_ADDRESSES, BadCode, Code, key_of, read
from game.net.discovery import Announcer, Found
from game.net.door import Pass
from game.net.guest import Guest
from game.net.host import Host, lobby_of
from game.net.interfaces import EVERY, addresses, to_tell
from game.net.line import Line
from game.net.lobby import OPEN, Lobby
from game.net.play import Bots
from game.net.wire import Wire
from game.words import Phrase

PORT = 47470  # where a guest looks who was told an address without a port


class Hosting:
    """A host with its wire, its join code, and its announcement."""

    def __init__(self, host: Host, wire: Wire, announced: bool = True) -> None:
        self.host, self.wire = host, wire
        self._addresses = to_tell(wire.interface, MOST_ADDRESSES)
        self._name = f"hexfold-{secrets.token_hex(4)}"
        cards = [wire.interface] if wire.interface != EVERY else [address for address, _ in addresses()]
        self._announcer = Announcer(self._found(), cards) if announced else None
        self._said = self._found()

    @property
    def code(self) -> Code:
        """What lets others in."""
        own = self.host.admission
        return Code(self.wire.port, self._addresses, own.certificate.fingerprint[:FINGERPRINT], own.key)

    def tick(self) -> None:
        """Let the host work, and announce what has changed."""
        self.host.tick()
        if self._announcer is not None and (found := self._found()) != self._said:
            self._said = found
            self._announcer.update(found)

    def close(self) -> None:
        """End it for everybody."""
        if self._announcer is not None:
            self._announcer.close()
        self.host.close()

    def _found(self) -> Found:
        places = self.host.lobby.places
        seats = f"{sum(place.kind != OPEN for place in places)}/{len(places)}"
        return Found(
            self._name,
            self.host.lobby.host,
            self.host.lobby.ruleset,
            seats,
            self.code.addresses,
            self.wire.port,
            self.host.admission.certificate.fingerprint,
        )


def open_host(
    records: Records,
    bots: Bots,
    lobby: Lobby,
    folder: Path | None,
    interface: str = EVERY,
    port: int = 0,
    patience: int = 0,
    grace: int = GRACES[0],
    announced: bool = True,
) -> Hosting:
    """Begin to listen. OSError if that address or port is not to be had."""
    admission = Pass.new()
    wire = listening(admission.certificate, interface, port)
    return Hosting(Host(wire, admission, lobby, records, bots, folder, patience, grace=grace), wire, announced)


def listening(certificate: Certificate, interface: str, port: int) -> Wire:
    """A wire that listens: at the usual port, or any other if that is taken and none was asked for."""
    wire = Wire(certificate.context(), interface, port or PORT)
    try:
        wire.open()
    except OSError:
        if port:
            raise
        wire = Wire(certificate.context(), interface, 0)
        wire.open()
    return wire


def resume_host(records: Records, bots: Bots, record: Path, kept: keep.Kept, announced: bool = True) -> Hosting:
    """Go on with a hosted match under the same join code. BadRecord, InUse, BadKeep or OSError if that is not
    possible."""
    admission = _admission(record, kept)
    told: list[Phrase] = []
    match = records.resume(record, complain=told.append)
    assert match.setup is not None
    wire = listening(admission.certificate, kept.interface, kept.port)
    lobby = lobby_of(match.setup, kept.name)
    host = Host(wire, admission, lobby, records, bots, record.parent, kept.patience, grace=kept.grace)
    if isinstance(match.journal, Journal):
        match.journal.complain = host.complain
    for said in told:
        host.complain(said)
    host.resume(match, kept)
    return Hosting(host, wire, announced)


def _admission(record: Path, kept: keep.Kept) -> Pass:
    """Who may come back in. BadKeep for a certificate that is none."""
    try:
        admission = Pass(Certificate(kept.certificate, kept.private), kept.key)
        admission.certificate.context()
    except (ValueError, ssl.SSLError):
        raise keep.damaged(record, "certificate") from None
    return admission


def join(records: Records, typed: str, key: str, name: str, watch: bool = False) -> Guest:
    """A guest for what was typed: a whole join code, or an address with or without port, and the key.

    BadCode, in one sentence, if it is neither.
    """
    address, port = address_of(typed)
    if address:
        return Guest(Line((address,), port), key_of(key), name, records, watch)
    code = read(typed)
    return Guest(Line(code.addresses, code.port, code.fingerprint), code.key, name, records, watch)


def join_found(records: Records, found: Found, key: str, name: str) -> Guest:
    """A guest for a match that was found. BadCode if the key is none."""
    return Guest(Line(found.addresses, found.port, found.fingerprint), key_of(key), name, records)


def address_of(typed: str) -> tuple[str, int]:
    """The IPv4 address and port that were typed; an empty address if it is no address. BadCode for a bad port."""
    address, sign, port = typed.strip().partition(":")
    try:
        ipaddress.IPv4Address(address)
    except ValueError:
        return "", 0
    if sign and not (port.isdecimal() and len(port) < 6 and 0 < int(port) < 65536):
        raise BadCode(f"'{port[:20]}' is no port: a number from 1 to 65535")
    return address, int(port) if sign else PORT
