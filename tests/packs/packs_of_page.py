"""The packs that docs/card-packs.md shows, one for each game: what the tests about packs play with."""

from __future__ import annotations

import json
import re
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
