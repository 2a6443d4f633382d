"""The file a match is written to while it is played. It only grows, and whatever goes wrong, the match goes on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from game.words import Phrase

ENDING = ".hexfold"
NOT_SAVED = Phrase(
    "This match cannot be saved: {0}. It goes on; saving is tried again with every choice",
    "この対戦を保存できません（{0}）。対戦は続き、選択のたびに保存を試みます",
)
SAVED_AGAIN = Phrase(
    "This match is saved again, with everything that was missing",
    "保存が再開されました。欠けていた部分も書き込まれました",
)


def sealed(before: str, line: str) -> str:
    """The seal of a line: a short hash of it and the seal before it, so that no line can change unnoticed."""
    return hashlib.sha256(f"{before} {line}".encode()).hexdigest()[:8]


class InUse(ValueError):
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
        self._seal, self._good, self._ill = sealed("", header), 0, False
        self._missing = [header]
        self._write()

    @classmethod
    def of(cls, path: Path, seal: str, good: int, complain: Callable[[Phrase], None], safe: bool = False) -> Journal:
        """Go on writing a file that holds a match up to byte `good`. InUse if another program does so."""
        journal = cls.__new__(cls)
        journal.folder, journal.stem, journal.complain, journal.safe = path.parent, path.stem, complain, safe
        journal.path, journal._file = path, None
        journal._seal, journal._good, journal._ill, journal._missing = seal, good, False, []
        try:
            journal._file = path.open("r+b")
        except OSError as error:
            journal._fail(error)
        else:
            if not _lock(journal._file):
                journal._file.close()
                raise InUse(f"recording {path.name}: it is being played in another window")
        return journal

    def wrote(self, line: str) -> None:
        """Write one more line, at once."""
        self._seal = sealed(self._seal, line)
        self._missing.append(f"{line} {self._seal}")
        self._write()

    def close(self) -> None:
        """Give the file back. What could not be written so far is tried once more."""
        if self._missing:
            self._write()
        if self._file:
            self._file.close()
            self._file = None

    def _write(self) -> None:
        data = "".join(f"{line}\n" for line in self._missing).encode()
        try:
            file = self._file = self._file or self._open()
            file.seek(self._good)
            file.truncate()  # half a line that a full disk has left
            file.write(data)
            file.flush()
            if self.safe:
                os.fsync(file.fileno())
        except OSError as error:
            self._fail(error)
            return
        self._good += len(data)
        self._missing.clear()
        if self._ill:
            self._ill = False
            self.complain(SAVED_AGAIN)

    def _open(self) -> BinaryIO:
        """A file of our own: the first number that is free."""
        if self.path is not None:
            return self.path.open("r+b")
        self.folder.mkdir(parents=True, exist_ok=True)
        used = [
            int(path.stem.rpartition("-")[2])
            for path in self.folder.glob(f"{self.stem}-*{ENDING}")
            if path.stem.rpartition("-")[2].isdecimal()
        ]
        number = max(used, default=0) + 1
        while True:
            path = self.folder / f"{self.stem}-{number:04d}{ENDING}"
            try:
                file = path.open("x+b")
            except FileExistsError:
                number += 1
                continue
            _lock(file)
            self.path = path
            return file

    def _fail(self, error: OSError) -> None:
        if not self._ill:
            self._ill = True
            self.complain(NOT_SAVED.of(error.strerror or error))


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
        with path.open("r+b") as file:
            return not _lock(file)
    except OSError:
        return False
