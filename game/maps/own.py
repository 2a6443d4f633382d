"""The maps in the user's folder. What is known of them is kept in a small file; the rest is read in a thread.

    maps = OwnMaps(folder)
    maps.look()                     # begins; nobody waits
    for one in maps.news(): ...     # what was found since the last call: what is known comes first
    maps.busy                       # there may be more
    maps.close()

Whoever plays on a map reads it again: what is kept here only tells what to show in a list.

A map belongs to whoever draws it, perhaps at this moment: one with a mistake, be it large, cut off or no map at all, is
never touched. It is told of once, and not offered until it is mended. Only what no editor writes and no half-written
file holds - entities, elements 17 deep, packed data that bursts or goes on after its end (`MapError.damaged`) - is set
aside like other damaged files.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from game import files
from game.frozen import frozen
from game.maps import MAX_TITLE, MapError, read
from game.maps import words as W
from game.maps.checked import MAX_BYTES
from game.maps.fault import printable
from game.words import Phrase

KEPT = "known.json"  # beside the maps
CHECK = 2  # higher when the check of maps has changed: what an older one has found is forgotten then
MOST_MAPS = 200
MOST_FILES = 10_000  # of a folder that are looked at
MAX_SENTENCE = 500  # letters; longer ones are cut
PAUSE = 0.005  # seconds between two files, for the picture
SEATS = (2, 3, 4, 5)


@frozen
class OwnMap:
    """What is known of a map file."""

    key: str  # "own/<name without .tmx>"
    stamp: tuple[int, int]  # its bytes and when it was written (ns): what else is said here holds as long as they do
    title: Phrase
    seats: int  # 0 if it cannot be played
    wrong: Phrase | None  # why not, in one sentence; None if it can
    aside: bool = False  # it has another name now


class OwnMaps:
    """Looks through a folder in a thread of its own, which parses and draws nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._found: SimpleQueue[OwnMap] = SimpleQueue()
        self._over = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """True while `news` may have more to tell."""
        return not self._found.empty() or (self._thread is not None and self._thread.is_alive())

    def look(self) -> None:
        """Look through the folder, unless that is being done."""
        if self._thread is None or not self._thread.is_alive() or self._over.is_set():
            self._over = threading.Event()  # one for each look: an earlier one may still be ending
            self._thread = threading.Thread(target=self._look, args=(self._over,), name="hexfold-maps", daemon=True)
            self._thread.start()

    def news(self) -> list[OwnMap]:
        """What was found since the last call."""
        found = []
        with suppress(Empty):
            while True:
                found.append(self._found.get_nowait())
        return found

    def close(self) -> None:
        """Look no further. What was read so far is kept."""
        self._over.set()

    def _look(self, over: threading.Event) -> None:
        kept, known, unknown = _kept(self._folder / KEPT), dict[str, OwnMap](), list[Path]()
        for path in _files(self._folder):
            one = kept.get(path.name)
            if one is not None and one.stamp == files.stamp(path):
                known[path.name] = one
                self._found.put(one)
            else:
                unknown.append(path)
        for path in unknown:
            if over.wait(PAUSE):
                break
            one = about(path)
            if not one.aside:
                known[path.name] = one
            self._found.put(one)
        if known != kept:
            _keep(self._folder / KEPT, known)


def about(path: Path) -> OwnMap:
    """Read a map, and say what is to be known of it. One that nobody has drawn is set aside."""
    key, stamp = f"own/{path.stem}", files.stamp(path)
    try:
        field = read(path)
    except MapError as error:
        told, aside = files.put_aside(path, error) if error.damaged else (W.NOT_OFFERED.of(error.said), False)
        cut = Phrase(told.en[:MAX_SENTENCE], told.ja[:MAX_SENTENCE])
        return OwnMap(key, stamp, Phrase("", ""), 0, cut, aside)
    return OwnMap(key, stamp, field.title, field.seats, None)


def _files(folder: Path) -> list[Path]:
    """The map files of a folder by name; none if there is no such folder."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in islice(entries, MOST_FILES) if entry.name.endswith(".tmx")]
    except OSError:
        return []
    return [folder / name for name in sorted(names)[:MOST_MAPS]]


# ---- what is kept ----------------------------------------------------------------------------------
def _keep(path: Path, known: Mapping[str, OwnMap]) -> None:
    data = {
        name: [*one.stamp, *one.title[:2], one.seats, *(one.wrong or ("", ""))[:2]]
        for name, one in known.items()
        if printable(name) == name
    }
    with suppress(files.BadFile):  # a folder that cannot be written costs reading the maps anew, nothing else
        files.write_data(path, {"check": CHECK, "maps": data})


def _kept(path: Path) -> dict[str, OwnMap]:
    """What was kept, by file name; nothing that is not as `_keep` writes it."""
    try:
        data = files.data(path, MAX_BYTES)
    except files.BadFile:  # no file, a damaged one: the maps are read anew
        return {}
    maps = data.get("maps") if isinstance(data, dict) and data.get("check") == CHECK else None
    if not isinstance(maps, dict):
        return {}
    found = {name: _entry(name, facts) for name, facts in islice(maps.items(), MOST_MAPS)}
    return {name: one for name, one in found.items() if one is not None}


def _entry(name: str, facts: Any) -> OwnMap | None:
    if not isinstance(facts, list) or list(map(type, facts)) != [int, int, str, str, int, str, str]:
        return None
    size, written, english, japanese, seats, *why = facts
    words, wrong = (english, japanese, *why), Phrase(*why) if any(why) else None
    if size < 0 or any(printable(text) != text or len(text) > MAX_SENTENCE for text in words):
        return None
    if len(english) > MAX_TITLE or len(japanese) > MAX_TITLE or not (seats in SEATS if not wrong else seats == 0):
        return None
    return OwnMap(f"own/{name.removesuffix('.tmx')}", (size, written), Phrase(english, japanese), seats, wrong)
