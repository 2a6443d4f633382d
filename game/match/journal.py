"""The file a match is written to while it is played. It only grows, and whatever goes wrong, the match goes on.

The journal knows all its lines: if its file is deleted, cut or replaced meanwhile, they are all written anew.
"""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import BinaryIO

from game import files
from game.words import Phrase

ENDING = ".hexfold"
GLANCES, GLANCE = 10, 0.01  # how often it is tried to mark a file as ours, and seconds between two tries
RECORDING = Phrase("recording", "記録")
NOT_SAVED = Phrase(
    "This match cannot be saved: {0}. It goes on; saving is tried again with every choice",
    "この対戦を保存できません（{0}）。対戦は続き、選択のたびに保存を試みます",
)
SAVED_AGAIN = Phrase(
    "This match is saved again, with everything that was missing",
    "保存が再開されました。欠けていた部分も書き込まれました",
)
FILE_LOST = Phrase(
    "The file of this match, {0}, was deleted or cut off. It is written anew, with every choice so far",
    "この対戦のファイル（{0}）が削除されたか、途中で切られました。これまでの選択をすべて書き直します",
)
IN_USE = Phrase("recording {0}: it is being played in another window", "記録「{0}」：別のウィンドウで対戦中です")


def sealed(before: str, line: str) -> str:
    """The seal of a line: a short hash of it and the seal before it, so that no line can change unnoticed."""
    return hashlib.sha256(f"{before} {line}".encode()).hexdigest()[:8]


class InUse(files.BadFile):
    """The file is being played by another running program."""


class Journal:
    """A growing file. Lines that could not be written are kept and tried again with the next one."""

    def __init__(
        self, folder: Path, stem: str, header: str, complain: Callable[[Phrase], None], safe: bool = False
    ) -> None:
        """A new file for a new match. `safe`: wait after each line until the disk has it, not only the system."""
        self.folder, self.stem, self.complain, self.safe = folder, stem, complain, safe
        self.path: Path | None = None
        self._file: BinaryIO | None = None
        self._lines, self._seal = [header], sealed("", header)
        self._written = self._bytes = 0  # how many of the lines are in the file, and how long they are there
        self._ill = False  # what could not be written has been told
        self._write()

    @classmethod
    def of(cls, path: Path, lines: Sequence[str], complain: Callable[[Phrase], None], safe: bool = False) -> Journal:
        """Go on writing a file that holds these whole lines. InUse if another program does so."""
        journal = cls.__new__(cls)
        journal.folder, journal.stem = path.parent, path.stem.rpartition("-")[0] or path.stem
        journal.complain, journal.safe = complain, safe
        journal.path, journal._file = path, None
        journal._lines, journal._written, journal._bytes = list(lines), len(lines), len(_as_bytes(lines))
        journal._seal = lines[-1].rpartition(" ")[2] if len(lines) > 1 else sealed("", lines[0])
        journal._ill = False
        try:
            journal._file = journal._own(path)
        except OSError as error:
            journal._fail(error)
        return journal

    def wrote(self, line: str) -> None:
        """Write one more line, at once."""
        self._seal = sealed(self._seal, line)
        self._lines.append(f"{line} {self._seal}")
        self._write()

    def saved(self) -> bool:
        """True if everything is in the file. What is not yet is tried once more."""
        if self._written < len(self._lines) or self._lost():
            self._write()
        return self._written == len(self._lines)

    def close(self) -> None:
        """Give the file back. What could not be written so far is tried once more; a file with nothing in it goes."""
        self.saved()
        if self._file:
            try:
                self._file.close()
                if not self._written and self.path:
                    self.path.unlink()
            except OSError as error:
                self._fail(error)
            self._file = None

    def _write(self) -> None:
        try:
            if self._lost():
                self._forget()
            file = self._file = self._file or self._open()
            data = _as_bytes(self._lines[self._written :])
            file.seek(self._bytes)
            file.truncate()  # half a line that a full disk has left
            rest = memoryview(data)
            while rest:
                rest = rest[file.write(rest) :]
            if self.safe:
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)
            return
        self._bytes += len(data)
        self._written = len(self._lines)
        if self._ill:
            self._ill = False
            self.complain(SAVED_AGAIN)

    def _lost(self) -> bool:
        """True if our file is not where it was any more, or shorter than we have left it."""
        return self._file is not None and (not self._there() or os.fstat(self._file.fileno()).st_size < self._bytes)

    def _there(self) -> bool:
        """True if the file that is open has still its name."""
        if self._file is None or self.path is None:
            return False
        try:
            return os.path.samestat(os.fstat(self._file.fileno()), self.path.stat())
        except OSError:
            return False

    def _forget(self) -> None:
        """Nothing of what was written counts. A file that was only cut is still ours; one that is gone is let go."""
        self.complain(FILE_LOST.of(self.path.name if self.path else self.stem))
        self._written = self._bytes = 0
        if self._file and not self._there():
            self._file.close()
            self._file = None

    def _open(self) -> BinaryIO:
        """Our file if it is there; else a new one, to which everything is written."""
        if self.path is not None and self._written:
            try:
                return self._own(self.path)
            except (OSError, InUse):  # it was deleted, or is nobody's to write any more, or another's
                self._written = self._bytes = 0
        files.folder(self.folder)
        for path in self._names():
            try:
                file = _opened(path, os.O_CREAT | os.O_EXCL)
            except FileExistsError:
                continue
            _take(file)
            self.path = path
            return file
        raise AssertionError("numbers do not end")

    def _names(self) -> Iterator[Path]:
        """Names for a new file: the one it had, then the first number that is free and those after it."""
        if self.path is not None:
            yield self.path
        used = [path.stem.rpartition("-")[2] for path in self.folder.glob(f"{self.stem}-*{ENDING}")]
        first = max([int(number) for number in used if number.isdecimal() and len(number) < 9], default=0) + 1
        for number in count(first):
            yield self.folder / f"{self.stem}-{number:04d}{ENDING}"

    def _own(self, path: Path) -> BinaryIO:
        """A file that is there already, for us to write. InUse if another program writes it."""
        file = _opened(path)
        if not _take(file):
            file.close()
            raise InUse(IN_USE.of(path.name))
        if hasattr(os, "fchmod"):
            os.fchmod(file.fileno(), files.PRIVATE)  # it holds the seed: what nobody at the table may know
        return file

    def _fail(self, error: OSError) -> None:
        if not self._ill:
            self._ill = True
            self.complain(NOT_SAVED.of(error.strerror or error))


def _as_bytes(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _opened(path: Path, how: int = 0) -> BinaryIO:
    """A file to write to, without a buffer: whatever does not fit on the disk is known at once."""
    flags = os.O_RDWR | how | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    return os.fdopen(os.open(path, flags, files.PRIVATE), "r+b", buffering=0)


def _take(file: BinaryIO) -> bool:
    """Mark a file as ours. Who only looks whether it is in use (`in_use`) marks it, too, for a moment: that is waited
    for."""
    for _ in range(GLANCES):
        if _lock(file):
            return True
        threading.Event().wait(GLANCE)
    return False


def _lock(file: BinaryIO) -> bool:
    """Mark a file as ours as long as this program runs; False if another program has done so.

    Where a system has no such marks, every program may write.
    """
    try:
        import fcntl
    except ImportError:
        return _lock_windows(file)
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True  # a folder on a network that knows no locks
    return True


def _lock_windows(file: BinaryIO) -> bool:
    import msvcrt

    file.seek(1 << 30)  # far behind the end: the file can still be read
    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
    except OSError:
        return False
    return True


def in_use(path: Path) -> bool:
    """True if a running program is writing this file."""
    try:
        with _opened(path) as file:
            return not _lock(file)
    except OSError:
        return False
