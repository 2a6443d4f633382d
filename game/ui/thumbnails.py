"""Small pictures of how matches ended, each beside its recording: `arena-0012.hexfold` has `arena-0012.png`.

They only make a list nicer: one that is missing, damaged, too large or older than its recording is passed over.
"""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Rect, Surface

from game import files
from game.words import Phrase

SIZE = (248, 148)
MOST = 20 * 1024  # bytes of a file
COLOURS = (160, 96, 48, 16)  # so many are tried until a picture is small enough
PICTURE = Phrase("picture", "画像")
HEADER = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + SIZE[0].to_bytes(4, "big") + SIZE[1].to_bytes(4, "big")
LATE = 2.0  # seconds that clocks of files may be apart
Pixels = NDArray[np.uint8]


def beside(recording: Path) -> Path:
    """Where the picture of a recording lies."""
    return recording.with_suffix(".png")


def keep(recording: Path, screen: Surface, part: Rect) -> None:
    """Write the picture of a recording: the middle of a part of the screen. If it cannot be written, there is none."""
    with suppress(files.BadFile):
        if raw := _packed(_small(screen, part)):
            files.write(beside(recording), raw, what=PICTURE)


def load(recording: Path, changed: float) -> Surface | None:
    """The picture of a recording that was written to last at `changed` (seconds since 1970); None if there is none."""
    path = beside(recording)
    try:
        if path.stat().st_mtime + LATE < changed:
            return None  # of another match, or of another end of it
        raw = files.read(path, MOST, PICTURE)
        if not raw.startswith(HEADER):  # whatever else it is, it is not ours: nothing reads it
            return None
        found = pygame.image.load(BytesIO(raw), "thumbnail.png")
    except (OSError, files.BadFile, pygame.error):
        return None
    return found.convert(32) if found.get_size() == SIZE else None


def drop(recording: Path) -> None:
    """The recording is deleted, and its picture with it."""
    with suppress(OSError):
        beside(recording).unlink(missing_ok=True)


def _small(screen: Surface, part: Rect) -> Surface:
    """The middle of a part of the screen, as wide as a thumbnail for its height, made small."""
    part = part.clip(screen.get_rect())
    wide = min(part.w, part.h * SIZE[0] // SIZE[1])
    high = min(part.h, part.w * SIZE[1] // SIZE[0])
    middle = Rect(0, 0, max(1, wide), max(1, high))
    middle.center = part.center
    return pygame.transform.smoothscale(screen.subsurface(middle.clip(screen.get_rect())).convert(32), SIZE)


def _packed(picture: Surface) -> bytes:
    """A picture as PNG with as many colours as there is room for; empty if there is no room at all."""
    pixels = pygame.surfarray.array3d(picture)
    for count in COLOURS:
        colours, chosen = _palette(pixels.reshape(-1, 3), count)
        sheet = Surface(picture.get_size(), depth=8)
        sheet.set_palette([tuple(int(part) for part in colour) for colour in colours])
        pygame.surfarray.blit_array(sheet, chosen.reshape(pixels.shape[:2]))
        out = BytesIO()
        pygame.image.save(sheet, out, "thumbnail.png")
        if len(out.getvalue()) <= MOST:
            return out.getvalue()
    return b""


def _palette(pixels: Pixels, count: int) -> tuple[Pixels, Pixels]:
    """So many colours for these pixels, and which of them each has (Heckbert's median cut)."""

    def spread(box: NDArray[np.intp]) -> float:
        return float(np.ptp(pixels[box], axis=0).max()) * float(np.sqrt(len(box)))

    whole = np.arange(len(pixels))
    boxes, spreads = [whole], [spread(whole)]
    while len(boxes) < count and max(spreads) > 0:
        widest = int(np.argmax(spreads))
        box, _ = boxes.pop(widest), spreads.pop(widest)
        channel = int(np.argmax(np.ptp(pixels[box], axis=0)))
        order = box[np.argsort(pixels[box, channel], kind="stable")]
        for half in (order[: len(order) // 2], order[len(order) // 2 :]):
            boxes.append(half)
            spreads.append(spread(half))
    chosen = np.zeros(len(pixels), np.uint8)
    for number, box in enumerate(boxes):
        chosen[box] = number
    return np.array([pixels[box].mean(0) for box in boxes]).astype(np.uint8), chosen
