"""Decks a person has built, whatever the game: one JSON file each in the user's folder, and as a text to pass on.

A game says by a `DeckKind` how its decks are read and written. Files that hold none are told of.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from game import files
from game.files import BadFile
from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.words import Phrase

MAX_BYTES = 20_000
MOST = 200

NO_DECK = Phrase("this text is no {0}; one begins with '{1}'", "{0}ではない（「{1}」で始まる）")
LEFT_ALONE = Phrase("{0} is left alone: {1}", "{0}は読まずに残してあります：{1}")
DECK_FILE = Phrase("deck file", "デッキのファイル")


class BadDeck(BadFile):
    """What is wrong with a deck, in one sentence and both languages."""


@frozen
class DeckKind:
    """How the decks of a game are kept."""

    what: Phrase  # what such a deck is called
    prefix: str  # what one begins with as a line of text
    read: Callable[[Ruleset, object], Any]  # plain data to a deck that has a `name`; ValueError with one sentence
    data: Callable[[Any], dict[str, object]]  # and back


class Unread(NamedTuple):
    """A file that holds no deck."""

    name: str
    said: Phrase  # what is wrong with it, and what has become of it
    aside: bool  # it was damaged and has another name now


def folder(home: Path, rules: Ruleset) -> Path:
    """Where the decks of a game lie."""
    return home / "decks" / rules.key


def from_file(path: Path, rules: Ruleset, kind: DeckKind) -> Any:
    """A deck from a file. BadFile or ValueError with one sentence."""
    return kind.read(rules, files.data(path, MAX_BYTES, DECK_FILE))


def load(home: Path, rules: Ruleset, kind: DeckKind) -> tuple[dict[str, Any], list[Unread]]:
    """All decks in the user's folder by name; and each file that holds none, with what is said of it.

    A file that nobody can read is set aside. One that can be read and holds something else stays: it may be somebody's.
    """
    found: dict[str, Any] = {}
    wrong: list[Unread] = []
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            deck = from_file(path, rules, kind)
        except ValueError as error:
            told, aside = error.said if type(error) is BadFile else LEFT_ALONE.of(path.name, files.said(error)), False
            if isinstance(error, BadFile) and error.damaged:
                told, aside = files.put_aside(path, error)
            wrong.append(Unread(path.name, told, aside))
        else:
            found[deck.name.en] = deck
    return found, wrong


def path_of(home: Path, rules: Ruleset, kind: DeckKind, name: str) -> Path:
    """The file of a deck."""
    return folder(home, rules) / f"{slug(name, kind.what.en)}.json"


def save(home: Path, rules: Ruleset, kind: DeckKind, deck: Any) -> bool:
    """Keep a deck: the old file stays whole until the new one is. False if the folder cannot be written."""
    try:
        files.write_data(path_of(home, rules, kind, deck.name.en), kind.data(deck))
    except BadFile:
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
        data = files.parsed(words)
    except (ValueError, zlib.error):
        raise BadDeck(NO_DECK.of(kind.what, kind.prefix)) from None
    return kind.read(rules, data)
