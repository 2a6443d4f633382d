"""Armies a person has built: one JSON file each in the user's folder, and as a text to pass on."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from pathlib import Path

from game.rules.arena.army_building import as_data
from game.rules.arena.cards import ArmyList
from game.table.ruleset import Ruleset
from game.words import same

MAX_BYTES = 20_000
MOST = 200
PREFIX = "hexfold-army:"


def folder(home: Path, rules: Ruleset) -> Path:
    """Where armies of a game lie."""
    return home / "decks" / rules.key


def read(data: object, rules: Ruleset) -> ArmyList:
    """An army from plain data; ValueError with one sentence."""
    army = rules.deck(rules.catalogue, data)
    assert isinstance(army, ArmyList)
    return army


def load(home: Path, rules: Ruleset) -> dict[str, ArmyList]:
    """All armies in the user's folder by name. Files that hold no army are passed over."""
    found: dict[str, ArmyList] = {}
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            raw = path.read_bytes()
            if len(raw) <= MAX_BYTES:
                army = read(json.loads(raw), rules)
                found[army.name.en] = army
        except (OSError, ValueError, RecursionError):
            continue
    return found


def save(home: Path, rules: Ruleset, army: ArmyList) -> bool:
    """Keep an army; False if the folder cannot be written."""
    path = folder(home, rules) / f"{slug(army.name.en)}.json"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(as_data(army), ensure_ascii=False, indent=1), encoding="utf-8")
    except OSError:
        return False
    return True


def remove(home: Path, rules: Ruleset, name: str) -> bool:
    """Throw an army away; False if that cannot be done."""
    try:
        (folder(home, rules) / f"{slug(name)}.json").unlink(missing_ok=True)
    except OSError:
        return False
    return True


def slug(name: str) -> str:
    """A file name for a name: letters that every system takes, and a number that tells alike names apart."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:30]
    return f"{plain or 'army'}-{binascii.crc32(name.encode()):08x}"


def text(army: ArmyList) -> str:
    """An army as one line of text."""
    raw = json.dumps(as_data(army), ensure_ascii=False, separators=(",", ":")).encode()
    return PREFIX + base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode()


def from_text(words: str, rules: Ruleset) -> ArmyList:
    """An army from such a line, or from JSON. ValueError with one sentence."""
    words = words.strip()
    if len(words) > MAX_BYTES:
        raise ValueError("this text is too long for an army")
    try:
        if words.startswith(PREFIX):
            unpack = zlib.decompressobj()
            raw = unpack.decompress(base64.urlsafe_b64decode(words.removeprefix(PREFIX)), MAX_BYTES)
            words = raw.decode()
        data = json.loads(words)
    except (ValueError, zlib.error, RecursionError):
        raise ValueError(f"this text is no army; one begins with '{PREFIX}'") from None
    return read(data, rules)


def named(army: ArmyList, name: str) -> ArmyList:
    """The same army under another name."""
    return ArmyList(same(name), army.units, army.spells)
