"""Decks a person has built, whatever the game: one JSON file each in the user's folder, and as a text to pass on.

A game says by a `DeckKind` how its decks are read and written. Files that hold none are left alone and told of.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import re
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.words import Phrase, same

MAX_BYTES = 20_000
MOST = 200

TOO_LARGE = Phrase("it is larger than {0} kB", "{0} kBを超えている")
NO_JSON = Phrase("it is not JSON", "JSON形式ではない")
NO_DECK = Phrase("this text is no {0}; one begins with '{1}'", "{0}ではない（「{1}」で始まる）")
NOT_OPENED = Phrase("it cannot be opened ({0})", "開けない（{0}）")


class BadDeck(ValueError):
    """What is wrong with a deck, in one sentence and both languages."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.en)
        self.said = said


@frozen
class DeckKind:
    """How the decks of a game are kept."""

    what: Phrase  # what such a deck is called
    prefix: str  # what one begins with as a line of text
    read: Callable[[Ruleset, object], Any]  # plain data to a deck that has a `name`; ValueError with one sentence
    data: Callable[[Any], dict[str, object]]  # and back


def folder(home: Path, rules: Ruleset) -> Path:
    """Where the decks of a game lie."""
    return home / "decks" / rules.key


def said(error: ValueError) -> Phrase:
    """What an error says, in both languages if it can."""
    return error.said if isinstance(error, BadDeck) else same(str(error))


def from_file(path: Path, rules: Ruleset, kind: DeckKind) -> Any:
    """A deck from a file. BadDeck or ValueError with one sentence."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadDeck(NOT_OPENED.of(error.strerror or error)) from None
    if len(raw) > MAX_BYTES:
        raise BadDeck(TOO_LARGE.of(MAX_BYTES // 1000))
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadDeck(NO_JSON) from None
    return kind.read(rules, data)


def load(home: Path, rules: Ruleset, kind: DeckKind) -> tuple[dict[str, Any], list[tuple[str, Phrase]]]:
    """All decks in the user's folder by name; and each file that holds none, with what is wrong with it."""
    found: dict[str, Any] = {}
    wrong: list[tuple[str, Phrase]] = []
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            deck = from_file(path, rules, kind)
        except ValueError as error:
            wrong.append((path.name, said(error)))
        else:
            found[deck.name.en] = deck
    return found, wrong


def path_of(home: Path, rules: Ruleset, kind: DeckKind, name: str) -> Path:
    """The file of a deck."""
    return folder(home, rules) / f"{slug(name, kind.what.en)}.json"


def save(home: Path, rules: Ruleset, kind: DeckKind, deck: Any) -> bool:
    """Keep a deck: the old file stays whole until the new one is. False if the folder cannot be written."""
    path = path_of(home, rules, kind, deck.name.en)
    part = path.with_suffix(f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8") as file:
            json.dump(kind.data(deck), file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        with suppress(OSError):  # where the folder is none, there is no part of a file either
            part.unlink(missing_ok=True)
        return False
    return True


def remove(home: Path, rules: Ruleset, kind: DeckKind, name: str) -> bool:
    """Throw a deck away, wherever its file came from; False if that cannot be done."""
    paths = {path_of(home, rules, kind, name)}
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            if from_file(path, rules, kind).name.en == name:
                paths.add(path)
        except ValueError:
            continue
    try:
        for path in paths:
            path.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def slug(name: str, what: str) -> str:
    """A file name for a name: letters that every system takes, and a number that tells alike names apart."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:30]
    return f"{plain or what}-{binascii.crc32(name.encode()):08x}"


def text(deck: Any, kind: DeckKind) -> str:
    """A deck as one line of text."""
    raw = json.dumps(kind.data(deck), ensure_ascii=False, separators=(",", ":")).encode()
    return kind.prefix + base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode()


def from_text(words: str, rules: Ruleset, kind: DeckKind) -> Any:
    """A deck from such a line, or from JSON. ValueError with one sentence."""
    words = words.strip()
    if len(words) > MAX_BYTES:
        raise BadDeck(Phrase("this text is too long for {0}", "文字が長すぎる（{0}）").of(kind.what))
    try:
        if words.startswith(kind.prefix):
            packed = base64.urlsafe_b64decode(words.removeprefix(kind.prefix))
            words = zlib.decompressobj().decompress(packed, MAX_BYTES).decode()
        data = json.loads(words)
    except (ValueError, zlib.error, RecursionError):
        raise BadDeck(NO_DECK.of(kind.what, kind.prefix)) from None
    return kind.read(rules, data)
