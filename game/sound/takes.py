"""Takes: cues as they are played, kept in a folder of the user, so that each is made once and not at every start."""

from __future__ import annotations

import zlib
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np

from game import files
from game.sound.edition import edition
from game.sound.waves import RATE, Samples, louder_ear, sampled, wave

VARIANTS = 4  # of every cue; they take turns, so that none is heard twice in a row
WEIGHTS = (0.15, 0.5, 0.85)  # what a cue is made for; how loud it is played follows the weight itself
MOST_IN_ALL, MOST = 64 << 20, 1 << 20  # bytes of the folder, of one take
BLOCK = 1024  # samples that share a peak


class Key(NamedTuple):
    """Which take: the cue, the number of its weight in `WEIGHTS`, the number of the variant."""

    cue: str
    weight: int
    variant: int


class Take:
    """One take as 16-bit samples, and how loud it still becomes."""

    def __init__(self, samples: Samples) -> None:
        self.samples = samples
        loud = louder_ear(wave(samples))
        blocks = np.pad(loud, (0, -len(samples) % BLOCK)).reshape(-1, BLOCK).max(1)
        self._peaks = np.maximum.accumulate(blocks[::-1])[::-1] / 32768

    @property
    def seconds(self) -> float:
        return len(self.samples) / RATE

    def to_come(self, played: float) -> float:
        """The loudest sample that is still to come after so many seconds, 0 to 1; 0 when it is over."""
        block = int(max(0.0, played) * RATE / BLOCK)
        return float(self._peaks[block]) if block < len(self._peaks) else 0.0


def make(key: Key) -> Take:
    """A take is made. KeyError for a cue that does not exist."""
    from game.sound import cues

    return Take(sampled(cues.rendered(key.cue, WEIGHTS[key.weight], key.variant)))


class Takes:
    """The takes in a folder. What is damaged there, or cannot be read or written, is made anew, and nothing is said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / edition()
        self.size = -1  # bytes that lie there; -1: not counted yet

    def get(self, key: Key) -> Take:
        """A take from the folder; made, and kept there, if there is none."""
        if self.size < 0:
            self._clear_out()
        path = self.folder / f"{key.cue}-{key.weight}-{key.variant}.take"
        with suppress(files.BadFile):
            raw = files.read(path, MOST)
            if len(raw) % 4 == 0 and len(raw) > 4 and zlib.crc32(raw[4:]).to_bytes(4, "little") == raw[:4]:
                return Take(np.frombuffer(raw, "<i2", offset=4).reshape(-1, 2))
        take = make(key)
        raw = take.samples.astype("<i2").tobytes()
        if self.size + len(raw) <= MOST_IN_ALL:
            with suppress(files.BadFile):
                files.write(path, zlib.crc32(raw).to_bytes(4, "little") + raw)
                self.size += len(raw)
        return take

    def _clear_out(self) -> None:
        """What other versions of the program have kept goes; what this one has is counted."""
        self.size = 0
        with suppress(OSError):
            for take in self.folder.parent.glob("*/*.take"):
                if take.parent == self.folder:
                    self.size += take.stat().st_size
                    continue
                take.unlink()
                with suppress(OSError):  # something else lies there, too
                    take.parent.rmdir()
