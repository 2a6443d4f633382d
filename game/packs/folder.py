"""The packs in the user's folder, and in folders in it: one file each.

A pack belongs to whoever writes it, perhaps at this moment: one with a mistake is never touched. What a file says of
itself is read at a glance; its game's reader proofs it only when it is switched on, or a match needs it. Both are known
as long as the file is not written anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from game import files
from game.frozen import frozen
from game.packs import words as W
from game.packs.pack import CHECKSUM, LONGEST_NAME, MAX_BYTES, NAME, Box, Pack, checksum, one_line
from game.packs.picture_files import beside, lacks_any, that_came
from game.packs.proofing import LONGEST_TITLE, read
from game.words import Phrase

MOST_PACKS = 100  # of a folder
MOST_FILES = 10_000  # of a folder that are looked at
MOST_IN_MATCH = 10
ENDING = ".json"
TRIED = ".tried"  # at the end of the key of a pack that lies here only while it is tried


@frozen
class Found:
    """What a file in the folder says of itself, at a glance; nothing of it is proofed."""

    path: Path
    key: str  # its file, without the ending: what is switched on and off
    stamp: tuple[int, int]  # its bytes and when it was written (ns)
    name: str = ""
    title: Phrase = Phrase("", "")
    game: str = ""
    checksum: str = ""
    size: int = 0  # how many cards, decks and battlefields
    wrong: Phrase | None = None  # why it says nothing of itself


class PackFolder:
    """The packs of a folder."""

    def __init__(self, folder: Path, boxes: Callable[[str], Box], games: Sequence[str]) -> None:
        """`boxes`: the game of a key as it comes."""
        self.folder, self._boxes, self._games = folder, boxes, games
        self._glanced: dict[Path, Found] = {}
        self._read: dict[str, Pack] = {}  # by checksum

    def all(self) -> list[Found]:
        """Every pack file, by name."""
        known, self._glanced = self._glanced, {}
        for path in _files(self.folder):
            stamp = files.stamp(path)
            old = known.get(path)
            self._glanced[path] = old if old is not None and old.stamp == stamp else self._glance(path, stamp)
        return list(self._glanced.values())

    def pack(self, found: Found) -> Pack:
        """The pack of a file, proofed. BadFile with one sentence, BadPack with all that is wrong."""
        if found.wrong is not None:
            raise files.BadFile(found.wrong)
        if found.checksum not in self._read:
            words = files.text(found.path, MAX_BYTES, W.PACK)
            self._read[found.checksum] = read(words, found.path.name, self._boxes, self._games)
        return self._read[found.checksum]

    def named(self, game: str, name: str, wanted: str) -> Pack:
        """The pack of a game that a match names, with its checksum. BadFile, in one sentence, if it is not here."""
        return self.pack(self._meant(game, name, wanted))

    def _meant(self, game: str, name: str, wanted: str) -> Found:
        alike = [found for found in self.all() if (found.game, found.name) == (game, name)]
        for found in alike:
            if found.checksum == wanted:
                return found
        if alike:
            raise files.BadFile(W.OTHER.of(name[:LONGEST_NAME], wanted[:8], alike[0].checksum[:8]))
        raise files.BadFile(W.LACKS.of(name[:LONGEST_NAME], wanted[:8]))

    def text(self, game: str, name: str, wanted: str) -> str:
        """All of a pack that a match names, for whoever lacks it. BadFile if it is not here."""
        return self.named(game, name, wanted).text

    def bare(self, game: str, name: str, wanted: str) -> bool:
        """True if a pack that came from elsewhere has not all of its pictures here. BadFile if the pack is not here."""
        found = self._meant(game, name, wanted)
        return found.path == self._given_to(name, wanted) and lacks_any(self.pack(found), found.path.parent)

    def pictures(self, game: str, name: str, wanted: str, most: int) -> tuple[dict[str, bytes], list[Phrase]]:
        """The pictures of a pack that a match names, for whoever lacks it, of so many bytes together at most; and a
        sentence about each that cannot be had. BadFile if the pack is not here."""
        found = self._meant(game, name, wanted)
        given, wrong = beside(self.pack(found), found.path.parent, travels=True)
        while sum(map(len, given.values())) > most:
            last, _ = given.popitem()
            wrong.append(files.IN_FILE.of(W.PICTURE_FILE, last, W.TOO_MUCH.of(files.size(most))))
        return given, wrong

    def take(self, words: str, name: str, wanted: str, pictures: Mapping[str, bytes]) -> list[Phrase]:
        """Keep a pack that came from elsewhere, switched off, with its pictures; a sentence about each of those that
        cannot be used. BadFile if it is another pack, or something is wrong with it."""
        pack = read(words, name, self._boxes, self._games)
        if (pack.name, pack.checksum) != (name, wanted):
            raise files.BadFile(W.OTHER.of(name[:LONGEST_NAME], wanted[:8], pack.checksum[:8]))
        right, wrong = that_came(pack, pictures)
        return [*wrong, *self.keep(pack, right)]

    def keep(self, pack: Pack, pictures: Mapping[str, bytes]) -> list[Phrase]:
        """Put a pack that is not in the folder there, switched off, with its pictures; a sentence about each of those
        that cannot be written. It has a folder of its own, under its checksum, so that no picture takes the place of
        another pack's. BadFile if that cannot be."""
        path, wrong = self._given_to(pack.name, pack.checksum), list[Phrase]()
        if any(found.checksum == pack.checksum and found.path != path for found in self.all()):
            return wrong
        for name, raw in pictures.items():
            try:
                files.write(path.with_name(name), raw, what=W.PICTURE_FILE)
            except files.BadFile as error:
                wrong.append(error.said)
        files.write(path, pack.text.encode(), what=W.PACK)
        return wrong

    def _given_to(self, name: str, checksum: str) -> Path:
        """Where a pack from elsewhere lies."""
        return self.folder / f"{name}-{checksum}" / f"{name}-{checksum}{ENDING}"

    def _glance(self, path: Path, stamp: tuple[int, int]) -> Found:
        key = path.relative_to(self.folder).with_suffix("").as_posix()
        try:
            data = files.data(path, MAX_BYTES, W.PACK)
        except files.BadFile as error:
            return Found(path, key, stamp, wrong=error.said)
        given = data if isinstance(data, dict) else {}
        title = given.get("title")
        words = title if isinstance(title, dict) else {}
        said = Phrase(_line(words.get("en")), _line(words.get("ja")))
        lists = [given.get("decks"), given.get("battlefields"), *_parts(given.get("cards"))]
        size = sum(len(each) for each in lists if isinstance(each, list | dict))
        name = _line(given.get("pack"))
        return Found(path, key, stamp, name, said, _line(given.get("game")), checksum(data), size)


def _parts(cards: object) -> list[Any]:
    return list(cards.values()) if isinstance(cards, dict) else []


def _line(words: object) -> str:
    return one_line(words)[:LONGEST_TITLE] if isinstance(words, str) else ""


def _files(folder: Path) -> list[Path]:
    """The pack files of a folder, and of the folders in it; none if there is no such folder."""
    found = []
    with suppress(OSError):
        with os.scandir(folder) as entries:
            listed = sorted(islice(entries, MOST_FILES), key=lambda entry: entry.name)
        for entry in listed:
            if entry.is_dir():
                found += sorted(islice(Path(entry.path).glob(f"*{ENDING}"), MOST_FILES))
            elif entry.name.endswith(ENDING):
                found.append(Path(entry.path))
    return found[:MOST_PACKS]


def names_of(given: object) -> tuple[tuple[str, str], ...]:
    """The packs that a match names, by name. ValueError if that is nothing a match says."""
    pairs = list(given.items()) if isinstance(given, Mapping) else [("", "")]
    fits = [isinstance(name, str) and isinstance(said, str) and _fit(name, said) for name, said in pairs]
    if not all(fits) or len(fits) > MOST_IN_MATCH:
        raise files.BadFile(W.NOT_NAMES.of(MOST_IN_MATCH))
    return tuple(sorted(pairs))


def _fit(name: str, said: str) -> bool:
    return bool(NAME.fullmatch(name) and CHECKSUM.fullmatch(said))
