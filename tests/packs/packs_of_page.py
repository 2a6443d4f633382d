"""The packs that docs/card-packs.md shows, one for each game: what the tests about packs play with."""

from __future__ import annotations

import json
import re
import struct
import zlib
from pathlib import Path
from typing import Any

import game
from game import content
from game.packs.pack import Pack
from game.packs.proofing import BadPack, read

PAGE = (Path(__file__).parents[2] / "docs" / "card-packs.md").read_text(encoding="utf-8")
WORDS = {json.loads(words)["game"]: words for words in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)}


def data(key: str) -> Any:
    """The pack of a game as plain data, to be changed."""
    return json.loads(WORDS[key])


def proofed(words: str) -> Pack:
    return read(words, "x.json", content.box, game.KEYS)


def wrong(words: str) -> list[str]:
    """What is said of a pack that is wrong, line by line; nothing of one that is right."""
    try:
        proofed(words)
    except BadPack as error:
        return [fault.said.en for fault in error.faults]
    return []


def kept(home: Path, key: str, name: str = "", words: str = "") -> Path:
    """The pack of a game, or these words, as a file in the user's folder."""
    path = home / "packs" / f"{name or proofed(WORDS[key]).name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words or WORDS[key], encoding="utf-8")
    return path


def png(wide: int, high: int, colour: tuple[int, int, int] = (255, 0, 0), pack: int = 9) -> bytes:
    """A PNG of one colour; `pack` as of zlib: 0 leaves it as large as it is."""
    rows = zlib.compress((b"\0" + bytes(colour) * wide) * high, pack)
    parts = ((b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)), (b"IDAT", rows), (b"IEND", b""))
    whole = [(kind + inside, len(inside)) for kind, inside in parts]
    marked = (long.to_bytes(4, "big") + part + zlib.crc32(part).to_bytes(4, "big") for part, long in whole)
    return b"\x89PNG\r\n\x1a\n" + b"".join(marked)


def pictured(key: str, card: str, picture: str) -> str:
    """The pack of a game, one of whose cards has a picture."""
    return json.dumps({**data(key), "portraits": {card: {"picture": picture}}})
