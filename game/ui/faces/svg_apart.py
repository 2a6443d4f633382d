"""An SVG of a person's own is drawn by a process of its own.

What draws it knows no bounds and can be brought down by a file (packs/picture_files.py): that costs the picture, and
never the program.
"""

from __future__ import annotations

import multiprocessing
import struct
from contextlib import suppress
from functools import lru_cache
from io import BytesIO
from multiprocessing.connection import Connection

import pygame
from pygame import Surface

PATIENCE = 5.0  # seconds, most of which the process needs to start
SIZE = struct.Struct("<II")


@lru_cache(16)
def drawn(raw: bytes, size: tuple[int, int]) -> Surface | None:
    """The picture, within so many pixels; None if it cannot be drawn, or not in time."""
    context = multiprocessing.get_context("spawn")
    line, theirs = context.Pipe(duplex=False)
    process = context.Process(target=draw, args=(theirs, raw, size), daemon=True, name="hexfold-svg")
    try:
        process.start()
        theirs.close()
        return _received(line, size)
    except (EOFError, OSError):
        return None
    finally:
        line.close()
        if process.pid is not None:
            process.kill()
            process.join()


def _received(line: Connection, size: tuple[int, int]) -> Surface | None:
    """What came from over there, which may be anything."""
    if not line.poll(PATIENCE):
        return None
    wide, high = SIZE.unpack(line.recv_bytes(SIZE.size))
    if not (0 < wide <= size[0] and 0 < high <= size[1]):
        return None
    pixels = line.recv_bytes(4 * wide * high)
    return pygame.image.frombytes(pixels, (wide, high), "RGBA") if len(pixels) == 4 * wide * high else None


def draw(line: Connection, raw: bytes, size: tuple[int, int]) -> None:
    """Over there: draw it and send its size and pixels, or nothing."""
    with suppress(pygame.error, MemoryError, OSError):
        picture = pygame.image.load_sized_svg(BytesIO(raw), size)
        line.send_bytes(SIZE.pack(*picture.get_size()))
        line.send_bytes(pygame.image.tobytes(picture, "RGBA"))
