"""Decks a person has built, whatever the game: one JSON file each in the user's folder, and as a text to pass on.

How they are read and written, the ruleset says. Files that hold none are told of.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game import content, files
from game.files import BadFile
from game.packs.pack import belongs
from game.table.decks import BadDeck, DeckForm
from game.table.ruleset import Ruleset
from game.words import Phrase

MAX_BYTES = 20_000
MOST = 200

NO_DECK = Phrase("this text is no {0}; one begins with '{1}'", "{0}ではない（「{1}」で始まる）")
LEFT_ALONE = Phrase("{0} is left alone: {1}", "{0}は読まずに残してあります：{1}")
PACK_IS_OFF = Phrase(
    "{0}: its cards are of the pack “{1}”, which is switched off", "{0}：パック「{1}」のカードがあり、今はオフです"
)
DECK_FILE = Phrase("deck file", "デッキのファイル")


class Unread(NamedTuple):
    """A file that holds no deck."""

    name: str
    said: Phrase  # what is wrong with it, and what has become of it
    aside: bool  # it was damaged and has another name now


def folder(home: Path, rules: Ruleset) -> Path:
    """Where the decks of a game lie."""
    return home / "decks" / rules.key


def form(rules: Ruleset) -> DeckForm:
    """How the decks of a game are read and written; there are none of a game without decks."""
    assert rules.decks is not None
    return rules.decks


def plain(path: Path) -> Any:
    """What a file of a deck holds. BadFile with one sentence."""
    return files.data(path, MAX_BYTES, DECK_FILE)


def from_file(path: Path, rules: Ruleset) -> Any:
    """A deck from a file. BadFile or ValueError with one sentence."""
    return form(rules).own(rules.catalogue, plain(path))


def load(home: Path, rules: Ruleset) -> tuple[dict[str, Any], list[Unread]]:
    """All decks in the user's folder by name; and each file that holds none, with what is said of it.

    A file that nobody can read is set aside. One that can be read and holds something else stays: it may be somebody's.
    """
    found: dict[str, Any] = {}
    wrong: list[Unread] = []
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            deck = from_file(path, rules)
        except ValueError as error:
            told, aside = error.said if type(error) is BadFile else LEFT_ALONE.of(path.name, files.said(error)), False
            if isinstance(error, BadFile) and error.damaged:
                told, aside = files.put_aside(path, error)
            elif not isinstance(error, BadFile) and (pack := _asleep(rules, plain(path))):
                told = PACK_IS_OFF.of(path.name, pack)
            wrong.append(Unread(path.name, told, aside))
        else:
            found[deck.name.en] = deck
    return found, wrong


def _asleep(rules: Ruleset, data: object) -> Phrase | None:
    """The pack, here and not switched on, that has cards of a deck; None if there is no such pack."""
    lists = [data.get(pile.key) for pile in form(rules).piles] if isinstance(data, Mapping) else []
    ids = [str(name) for each in lists if isinstance(each, list | dict) for name in each]
    on = rules.packs
    return next(
        (
            found.title
            for found in content.packs().all()
            if found.game == rules.key and found.name not in on and any(belongs(name, found.name) for name in ids)
        ),
        None,
    )


def path_of(home: Path, rules: Ruleset, name: str) -> Path:
    """The file of a deck."""
    return folder(home, rules) / f"{slug(name, form(rules).what.en)}.json"


def save(home: Path, rules: Ruleset, deck: Any) -> bool:
    """Keep a deck: the old file stays whole until the new one is. False if the folder cannot be written."""
    try:
        files.write_data(path_of(home, rules, deck.name.en), form(rules).write(deck))
    except BadFile:
        return False
    return True


def remove(home: Path, rules: Ruleset, name: str) -> bool:
    """Throw a deck away, wherever its file came from; False if that cannot be done."""
    paths = {path_of(home, rules, name)}
    for path in sorted(folder(home, rules).glob("*.json"))[:MOST]:
        try:
            if from_file(path, rules).name.en == name:
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


def text(deck: Any, rules: Ruleset) -> str:
    """A deck as one line of text."""
    raw = json.dumps(form(rules).write(deck), ensure_ascii=False, separators=(",", ":")).encode()
    return form(rules).prefix + base64.urlsafe_b64encode(zlib.compress(raw, 9)).decode()


def from_text(words: str, rules: Ruleset) -> Any:
    """A deck from such a line, or from JSON. ValueError with one sentence."""
    words, decks = words.strip(), form(rules)
    if len(words) > MAX_BYTES:
        raise BadDeck(Phrase("this text is too long for {0}", "文字が長すぎる（{0}）").of(decks.what))
    try:
        if words.startswith(decks.prefix):
            packed = base64.urlsafe_b64decode(words.removeprefix(decks.prefix))
            words = zlib.decompressobj().decompress(packed, MAX_BYTES).decode()
        data = files.parsed(words)
    except (ValueError, zlib.error):
        raise BadDeck(NO_DECK.of(decks.what, decks.prefix)) from None
    return decks.own(rules.catalogue, data)
