"""What a host that was killed needs to go on: beside the record of the match, for its owner's eyes only.

The record holds the match. This file holds who may come back to which seat, the certificate and the key of the join
code, and the numbers that were opened. It is removed when the match is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, fields
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

from game import files
from game.cup.cup import SEEDS
from game.frozen import frozen
from game.match.record import HOSTED
from game.net.messages import MOST_SEATS
from game.words import Phrase

MAX_BYTES = 256 * 1024
HOST_FILE = Phrase("host file", "ホストのファイル")
WRONG = Phrase("field '{0}' is missing or of the wrong kind", "項目「{0}」がないか、種類が違います")


class BadKeep(files.BadFile):
    """What was kept cannot be used: why, in one sentence."""


@frozen
class Kept:
    """Everything but the match itself."""

    certificate: str
    private: str
    key: str
    interface: str
    port: int
    name: str  # the host's
    patience: int
    grace: int
    sent_away: tuple[tuple[str, str], ...]  # address, name
    numbers: tuple[str, ...]
    seals: tuple[str, ...]
    people: tuple[tuple[str, str, int], ...]  # token, name, seat; -1: plays another game of the tournament
    cup: int = -1  # seed of the tournament to which it belongs; -1: none


def beside(record: Path) -> Path:
    """Where it lies."""
    return record.with_suffix(HOSTED)


def keep(record: Path, kept: Kept) -> None:
    """Write it, whole or not at all. BadFile if that is not possible."""
    files.write_data(beside(record), asdict(kept), HOST_FILE)


def kept_for(record: Path) -> Kept | None:
    """What was kept for a match; None if nothing was. BadKeep if it cannot be used."""
    path = beside(record)
    try:
        data = files.data(path, MAX_BYTES, HOST_FILE)
    except files.NoFile:
        return None
    except files.BadFile as error:
        raise BadKeep(error.said, error.damaged) from None
    data = {"cup": -1, **data} if isinstance(data, dict) else data  # earlier versions knew of none
    wrong = next((f.name for f in fields(Kept) if not (isinstance(data, dict) and _fits(f.name, data.get(f.name)))), "")
    if wrong:
        raise damaged(record, wrong)
    return _read(data)


def damaged(record: Path, field: str) -> BadKeep:
    """What is wrong with what was kept for a match."""
    return BadKeep(files.IN_FILE.of(HOST_FILE, beside(record).name, WRONG.of(field)), damaged=True)


def forget(record: Path) -> None:
    """The match is over."""
    with suppress(OSError):  # a file that cannot be removed stays, and opens nothing any more
        beside(record).unlink(missing_ok=True)


def _fits(name: str, part: Any) -> bool:
    """True if this may stand in that field."""
    if name in ("numbers", "seals"):
        return isinstance(part, list) and all(isinstance(word, str) for word in part)
    if name == "people":
        return isinstance(part, list) and all(map(_person, part)) and _apart(part)
    if name == "sent_away":
        return isinstance(part, list) and all(
            isinstance(one, list) and list(map(type, one)) == [str, str] for one in part
        )
    if name in ("port", "patience", "grace"):
        return type(part) is int and 0 <= part < 1 << 16
    if name == "cup":
        return type(part) is int and -1 <= part < SEEDS
    if name == "interface":
        return isinstance(part, str) and _address(part)
    return isinstance(part, str)


def _address(words: str) -> bool:
    try:
        IPv4Address(words)
    except ValueError:
        return False
    return True


def _person(part: Any) -> bool:
    return isinstance(part, list) and list(map(type, part)) == [str, str, int] and -1 <= part[2] < MOST_SEATS


def _apart(people: list[Any]) -> bool:
    """True if no two sit in one seat."""
    seats = [seat for *_, seat in people if seat >= 0]
    return len(set(seats)) == len(seats)


def _read(data: Mapping[str, Any]) -> Kept:
    given = {f.name: data[f.name] for f in fields(Kept)}
    return Kept(
        **given
        | {
            "sent_away": tuple(map(tuple, given["sent_away"])),
            "numbers": tuple(given["numbers"]),
            "seals": tuple(given["seals"]),
            "people": tuple(map(tuple, given["people"])),
        }
    )
