"""An animated WebP, put together frame by frame: of each only what has changed since the one before is encoded.

Pillow encodes the pictures (extra `pictures`); it could write the whole file, but only from all frames at once, which
are 400 MB for 20 seconds. The container is https://developers.google.com/speed/webp/docs/riff_container.
"""

from __future__ import annotations

from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from PIL.Image import Image

QUALITY, METHOD = 75, 2  # of the encoder, and how hard it tries, up to 6
ANIMATED, IN_PLACE_OF = 0x02, 0x02  # flags: of the file; of a frame that is not blended with what is below it


def possible() -> bool:
    """True if Pillow is installed."""
    return find_spec("PIL") is not None


class Animation:
    """Frames of one size, each shown for `pause` milliseconds, over and over again."""

    def __init__(self, size: tuple[int, int], pause: int) -> None:
        self.size, self.pause = size, pause
        self.before: Image | None = None
        self.frames: list[tuple[bytes, bytes, int]] = []  # place and size, picture, milliseconds

    def add(self, picture: pygame.Surface) -> None:
        """One more frame; one that looks like the last is only shown longer."""
        from PIL import Image, ImageChops

        now = Image.frombytes("RGB", self.size, pygame.image.tobytes(picture, "RGB"))
        changed = (0, 0, *self.size) if self.before is None else ImageChops.difference(now, self.before).getbbox()
        self.before = now
        if changed is None:
            where, encoded, shown = self.frames.pop()
            self.frames.append((where, encoded, shown + self.pause))
            return
        x, y, right, foot = changed[0] & ~1, changed[1] & ~1, changed[2], changed[3]  # places are even numbers
        raw = BytesIO()
        now.crop((x, y, right, foot)).save(raw, "WEBP", quality=QUALITY, method=METHOD)
        where = b"".join(number.to_bytes(3, "little") for number in (x // 2, y // 2, right - x - 1, foot - y - 1))
        self.frames.append((where, raw.getvalue()[len("RIFF....WEBP") :], self.pause))

    def done(self) -> bytes:
        """The file."""
        w, h = (number - 1 for number in self.size)
        parts = [
            b"WEBP",
            _chunk(b"VP8X", ANIMATED.to_bytes(4, "little") + w.to_bytes(3, "little") + h.to_bytes(3, "little")),
            _chunk(b"ANIM", bytes(6)),  # a black ground; without end
        ]
        for where, encoded, shown in self.frames:
            parts.append(_chunk(b"ANMF", where + shown.to_bytes(3, "little") + bytes([IN_PLACE_OF]) + encoded))
        return _chunk(b"RIFF", b"".join(parts))


def _chunk(kind: bytes, data: bytes) -> bytes:
    """A part of the file: what it is, how long, what it says."""
    return kind + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)
