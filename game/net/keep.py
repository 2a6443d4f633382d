"""What a host that was killed needs to go on: beside the record of the match, for its owner's eyes only.

The record holds the match. This file holds who may come back to which seat, the certificate and the key of the join
code, and the numbers that were opened. It is removed when the match is over.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from game.frozen import frozen

ENDING = ".host"
MAX_BYTES = 256 * 1024


class BadKeep(ValueError):
    """The file cannot be used: why, in one sentence."""


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
    people: tuple[tuple[str, str, int], ...]  # token, name, seat


def beside(record: Path) -> Path:
    """Where it lies."""
    return record.with_suffix(ENDING)


def keep(record: Path, kept: Kept) -> None:
    """Write it, whole or not at all. OSError if that is not possible."""
    path = beside(record)
    fresh = path.with_suffix(".new")
    handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        json.dump(asdict(kept), file)
    fresh.replace(path)


def kept_for(record: Path) -> Kept | None:
    """What was kept for a match; None if nothing was. BadKeep if it is damaged."""
    path = beside(record)
    if not path.exists():
        return None
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(MAX_BYTES))
        return _read(data)
    except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadKeep(f"host file {path.name}: it cannot be used ({type(error).__name__})") from None


def forget(record: Path) -> None:
    """The match is over."""
    beside(record).unlink(missing_ok=True)


def _read(data: Mapping[str, Any]) -> Kept:
    given = {f.name: data[f.name] for f in fields(Kept)}
    for name, part in given.items():
        if not isinstance(part, {"port": int, "patience": int, "grace": int}.get(name, (str, list))):
            raise ValueError(name)
    return Kept(
        **given
        | {
            "sent_away": tuple((str(address), str(name)) for address, name in given["sent_away"]),
            "numbers": tuple(map(str, given["numbers"])),
            "seals": tuple(map(str, given["seals"])),
            "people": tuple((str(token), str(name), int(seat)) for token, name, seat in given["people"]),
        }
    )
