"""Pictures of a person's own, PNG or SVG. How large one is, is known before anything of it is unpacked."""

from __future__ import annotations

import re
import struct
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game import files
from game.words import Phrase

MAX_BYTES = {".png": 4 * 1024 * 1024, ".svg": 256 * 1024}
LARGEST = 2048  # pixels across and down
PNG, IHDR = b"\x89PNG\r\n\x1a\n", 24  # how a PNG begins, and how many bytes tell its size
PICTURE = Phrase("picture", "画像")
NO_PNG, NO_SVG = (
    Phrase("it is no PNG", "PNGではありません"),
    Phrase("it is no SVG with a size", "大きさのあるSVGではありません"),
)
TOO_MANY = Phrase("it is larger than {0} by {0} pixels", "{0}×{0}ピクセルを超えています")
NUMBER = r"\s*([0-9]+(?:\.[0-9]+)?)"
SIZE = {name: re.compile(rf"\s{name}\s*=\s*[\"']{NUMBER}(?:px)?\s*[\"']") for name in ("width", "height")}
VIEW = re.compile(rf"\sviewBox\s*=\s*[\"']\s*-?[0-9.]+[\s,]+-?[0-9.]+[\s,]+{NUMBER}[\s,]+{NUMBER}\s*[\"']")


def picture_from(path: Path, size: tuple[int, int]) -> Surface:
    """The picture in a file; an SVG is drawn to cover so many pixels. BadFile with one sentence."""
    raw = files.read(path, MAX_BYTES[path.suffix], PICTURE)
    wide, high = _png_size(raw, path) if path.suffix == ".png" else _svg_size(raw, path)
    if not (0 < wide <= LARGEST and 0 < high <= LARGEST):
        raise files.BadFile(files.IN_FILE.of(PICTURE, path.name, TOO_MANY.of(LARGEST)))
    try:
        if path.suffix == ".png":
            return pygame.image.load(BytesIO(raw), "x.png")
        k = max(size[0] / wide, size[1] / high)
        drawn = max(1, min(LARGEST, round(wide * k))), max(1, min(LARGEST, round(high * k)))
        return pygame.image.load_sized_svg(BytesIO(raw), drawn)
    except pygame.error:
        raise files.BadFile(files.IN_FILE.of(PICTURE, path.name, _none(path))) from None


def _png_size(raw: bytes, path: Path) -> tuple[float, float]:
    if not raw.startswith(PNG) or len(raw) < IHDR:
        raise files.BadFile(files.IN_FILE.of(PICTURE, path.name, NO_PNG))
    wide, high = struct.unpack(">II", raw[16:IHDR])
    return wide, high


def _svg_size(raw: bytes, path: Path) -> tuple[float, float]:
    """As its root says it: width and height, or else the view box."""
    head = re.search(rb"<svg\b[^>]*>", raw)
    words = head[0].decode("utf-8", "replace") if head else ""
    sides = [found for pattern in SIZE.values() if (found := pattern.search(words))]
    if len(sides) == 2:
        return float(sides[0][1]), float(sides[1][1])
    if view := VIEW.search(words):
        return float(view[1]), float(view[2])
    raise files.BadFile(files.IN_FILE.of(PICTURE, path.name, NO_SVG))


def _none(path: Path) -> Phrase:
    return NO_PNG if path.suffix == ".png" else NO_SVG


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """As much of a picture as covers so many pixels, from its middle, opaque: what is clear in it is black."""
    wide, high = picture.get_size()
    k = max(size[0] / wide, size[1] / high)
    drawn = max(size[0], round(wide * k)), max(size[1], round(high * k))
    plain, out = Surface((wide, high), pygame.SRCALPHA), Surface(size, pygame.SRCALPHA)
    plain.fill((0, 0, 0, 255))
    plain.blit(picture, (0, 0))
    scaled = pygame.transform.smoothscale(plain, drawn)
    out.blit(scaled, ((size[0] - drawn[0]) // 2, (size[1] - drawn[1]) // 2))
    return out
