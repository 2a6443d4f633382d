"""The door to the user's files: all of them are opened, read and written here, and nothing they hold is believed.

What comes in is bounded in size and depth, text is UTF-8, JSON has no numbers or letters that cannot be written again,
and pipes, devices and folders are never waited for. What goes out is written whole or not at all, for its owner only.
Whatever is wrong is one kind of error, `BadFile`, with a sentence in both languages.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from game.words import Phrase, same

DEEPEST = 64  # how deep lists and objects may be nested
PRIVATE, PUBLIC = 0o600, 0o644  # who may read a new file: its owner, or everybody
ASIDE = ".damaged"

FILE = Phrase("file", "ファイル")
IN_FILE = Phrase("{0} {1}: {2}", "{0}「{1}」：{2}")
NOT_OPENED = Phrase("it cannot be opened ({0})", "開けません（{0}）")
NOT_WRITTEN = Phrase("it cannot be written ({0})", "書き込めません（{0}）")
NOT_PLAIN = Phrase("it is no plain file", "通常のファイルではありません")
TOO_LARGE = Phrase("it is larger than {0}", "{0}を超えています")
NOT_UTF8 = Phrase("it is not UTF-8 (byte {0})", "UTF-8ではありません（{0}バイト目）")
NOT_JSON = Phrase("it is not JSON ({0})", "JSON形式ではありません（{0}）")
TOO_DEEP = Phrase("it is not JSON (nested deeper than {0})", "JSON形式ではありません（入れ子が{0}段を超えています）")
SET_ASIDE = Phrase("{0}. It was set aside as {1}", "{0}。「{1}」という名前で別に残しました")
NOT_SET_ASIDE = Phrase("{0}. It is passed over", "{0}。このファイルは使いません")
SEVERAL_ASIDE = Phrase(
    "{0} damaged files were set aside, their names end in {1} now: {2}",
    "壊れたファイルが{0}個あり、名前の末尾に{1}を付けて別に残しました：{2}",
)
AND_MORE = Phrase("{0} …", "{0}など")
NAMED = 4  # so many files are named in one sentence


class BadFile(ValueError):
    """A file that cannot be used, or not be written: which, and why, in one sentence and both languages."""

    def __init__(self, said: Phrase, damaged: bool = False) -> None:
        """`damaged`: what it holds is at fault, and nobody will ever be able to use it."""
        super().__init__(said.en)
        self.said, self.damaged = said, damaged


class NoFile(BadFile):
    """There is no file of that name."""


def said(error: Exception) -> Phrase:
    """What an error says, in both languages if it can."""
    own = getattr(error, "said", None)
    return own if isinstance(own, Phrase) else same(str(error))


def short(path: Path) -> str:
    """A path as people write it; of a long one its end."""
    words = str(path).replace(str(Path.home()), "~", 1)
    return words if len(words) <= 76 else "…" + words[-75:]


# ---- reading ---------------------------------------------------------------------------------------
def read(path: Path, most: int, what: Phrase = FILE) -> bytes:
    """The bytes of a file, `most` of them at the most. `what` is what the sentence of a BadFile calls it."""
    try:
        if not stat.S_ISREG(os.stat(path).st_mode):  # before it is opened: some devices act on being opened
            raise BadFile(IN_FILE.of(what, path.name, NOT_PLAIN))
        handle = os.open(path, os.O_RDONLY | _flag("O_NONBLOCK") | _flag("O_BINARY") | _flag("O_CLOEXEC"))
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise BadFile(IN_FILE.of(what, path.name, NOT_PLAIN))
            raw = file.read(most + 1)
    except FileNotFoundError as error:
        raise NoFile(IN_FILE.of(what, path.name, NOT_OPENED.of(error.strerror))) from None
    except OSError as error:
        raise BadFile(IN_FILE.of(what, path.name, NOT_OPENED.of(error.strerror or error))) from None
    except ValueError as error:  # a name that no system has: with a zero byte, or half a letter
        if isinstance(error, BadFile):
            raise
        raise NoFile(IN_FILE.of(what, ascii(path.name), NOT_OPENED.of(error))) from None
    if len(raw) > most:
        raise BadFile(IN_FILE.of(what, path.name, TOO_LARGE.of(size(most))), damaged=True)
    return raw


def size(most: int) -> str:
    """A number of bytes as people say it."""
    return f"{most >> 20} MiB" if most >= 1 << 20 else f"{most >> 10} KiB" if most >= 1 << 10 else f"{most} B"


def text(path: Path, most: int, what: Phrase = FILE) -> str:
    """The text of a file."""
    raw = read(path, most, what)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile(IN_FILE.of(what, path.name, NOT_UTF8.of(error.start)), damaged=True) from None


def data(path: Path, most: int, what: Phrase = FILE) -> Any:
    """The plain data of a JSON file."""
    words = text(path, most, what)
    try:
        return parsed(words)
    except BadFile as error:
        raise BadFile(IN_FILE.of(what, path.name, error.said), damaged=True) from None


def parsed(words: str) -> Any:
    """The plain data that a text of JSON stands for: finite numbers, whole letters, not nested too deeply. BadFile."""
    try:
        found = json.loads(words.removeprefix("\ufeff"), parse_constant=_no_number, parse_float=_finite)
        if words.count("[") + words.count("{") > DEEPEST and any(depth > DEEPEST for depth in _depths(found)):
            raise BadFile(TOO_DEEP.of(DEEPEST))
        if "\\u" in words:  # else there is no half of a pair: decoding would have refused it
            json.dumps(found, ensure_ascii=False).encode()
    except RecursionError:
        raise BadFile(TOO_DEEP.of(DEEPEST)) from None
    except ValueError as error:  # JSONDecodeError and UnicodeEncodeError are some
        raise error if isinstance(error, BadFile) else BadFile(NOT_JSON.of(_short(error))) from None
    return found


def _flag(name: str) -> int:
    """A flag for `os.open`, where the system knows it."""
    flag: int = getattr(os, name, 0)
    return flag


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{digits[:20]} is no number that can be reckoned with")
    return number


def _short(error: ValueError) -> str:
    return "half a letter" if isinstance(error, UnicodeEncodeError) else str(error)[:80]


def _depths(found: Any) -> Iterator[int]:
    """How deep each list and object lies. Not by recursion: that is what is being checked."""
    waiting = [(found, 1)]
    while waiting:
        thing, depth = waiting.pop()
        if isinstance(thing, (list, dict)):
            yield depth
            waiting += [(part, depth + 1) for part in (thing.values() if isinstance(thing, dict) else thing)]


def stamp(path: Path) -> tuple[int, int]:
    """Bytes of a file, and when it was written (ns); (-1, -1) if it is gone."""
    try:
        facts = path.stat()
    except OSError:
        return -1, -1
    return facts.st_size, facts.st_mtime_ns


# ---- writing ---------------------------------------------------------------------------------------
def write(path: Path, raw: bytes, mode: int = PRIVATE, what: Phrase = FILE) -> None:
    """Write a file, whole or not at all: the old one stays until the new one is on the disk. BadFile if it cannot be
    done."""
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        folder(path.parent)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _flag("O_BINARY"), mode), "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):  # where the folder is none, there is no part of a file either
            part.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) else None
        raise BadFile(IN_FILE.of(what, path.name, NOT_WRITTEN.of(why or error))) from None


def write_data(path: Path, plain: Any, what: Phrase = FILE) -> None:
    """Write plain data as JSON. BadFile if it cannot be done, also for data that could not be read again."""
    try:
        raw = json.dumps(plain, ensure_ascii=False, indent=1, allow_nan=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadFile(IN_FILE.of(what, path.name, NOT_WRITTEN.of(type(error).__name__))) from None
    write(path, raw, what=what)


def for_owner_only(path: Path) -> None:
    """From now on nobody else may read a plain file, where a system knows such a thing. If it cannot be, it stays."""
    with suppress(OSError):
        mode = path.lstat().st_mode  # never what a link leads to
        if stat.S_ISREG(mode) and mode & 0o077:
            path.chmod(PRIVATE)


def folder(path: Path) -> None:
    """Make a folder, and those it lies in, for the owner only. OSError if that cannot be done."""
    for each in (*reversed(path.parents), path):
        if not each.is_dir():
            with suppress(FileExistsError):  # another program was quicker; if it is no folder, the next call says so
                each.mkdir(0o700)
    if not path.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(path))


# ---- setting aside ---------------------------------------------------------------------------------
def set_aside(path: Path) -> Path | None:
    """Give a damaged file another name, so that it harms nothing any more; nothing is deleted. None if it stays."""
    for number in count(1):
        aside = path.with_name(f"{path.name}{ASIDE}{f'-{number}' if number > 1 else ''}")
        if not os.path.lexists(aside):
            break
    try:
        path.rename(aside)
    except OSError:  # the folder cannot be written, or somebody has the file open
        return None
    return aside


def put_aside(path: Path, error: BadFile) -> tuple[Phrase, bool]:
    """Set a damaged file aside: the sentence that tells of it, and whether it could be done."""
    aside = set_aside(path) if error.damaged else None
    return (NOT_SET_ASIDE.of(error.said), False) if aside is None else (SET_ASIDE.of(error.said, aside.name), True)


def together(told: list[tuple[str, Phrase]]) -> Phrase | None:
    """One sentence for all files that were set aside, each given by its name and a sentence of its own."""
    if len(told) < 2:
        return told[0][1] if told else None
    names = same(", ".join(name for name, _ in told[:NAMED]))
    return SEVERAL_ASIDE.of(len(told), ASIDE, AND_MORE.of(names) if len(told) > NAMED else names)
