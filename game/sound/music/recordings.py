"""Parts of pieces as they are played, kept in a folder of the user: each is rendered once and not at every start.

Of every part there is one file at the most, so that the folder has a bound. What is damaged there, or cannot be read
or written, is rendered anew, and nothing is said.
"""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path

import numpy as np

from game import files
from game.sound.edition import edition
from game.sound.music.band import rendered
from game.sound.music.score import Piece
from game.sound.waves import Samples, sampled

MOST = 24 << 20  # bytes of a file
LONGEST = 64 << 20  # bytes of what it holds


def recording(folder: Path, piece: Piece, part: str) -> Samples:
    """A part of a piece, from the folder; rendered, and kept there, if there is none."""
    path = folder / f"{piece.name}-{part}-{edition(repr(piece))}.music"
    with suppress(files.BadFile, zlib.error, ValueError):
        return unpacked(files.read(path, MOST))
    samples = sampled(rendered(piece, part))
    with suppress(files.BadFile):
        files.write(path, packed(samples))
        _clear_out(path, f"{piece.name}-{part}-*.music")
    return samples


def _clear_out(path: Path, alike: str) -> None:
    """What older versions have kept of a part goes."""
    with suppress(OSError):
        for old in path.parent.glob(alike):
            if old != path:
                old.unlink()


def packed(samples: Samples) -> bytes:
    """Samples in half the room: what changes from one to the next, high and low bytes apart; with a checksum."""
    steps = np.diff(samples, axis=0, prepend=np.zeros((1, 2), np.int16)).T.astype("<i2")
    return zlib.compress(np.ascontiguousarray(steps).view(np.uint8).reshape(-1, 2).T.tobytes(), 1)


def unpacked(raw: bytes) -> Samples:
    """Samples that were packed. zlib.error or ValueError for anything else."""
    unzip = zlib.decompressobj()
    plain = unzip.decompress(raw, LONGEST)
    if not unzip.eof or len(plain) % 4 or not plain:
        raise ValueError("it is no recording")
    steps = np.ascontiguousarray(np.frombuffer(plain, np.uint8).reshape(2, -1).T).view("<i2").reshape(2, -1)
    return np.ascontiguousarray(np.cumsum(steps, axis=1, dtype=np.int16).T)
