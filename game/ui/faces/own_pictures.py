"""Pictures of a person's own, PNG or SVG, to be drawn."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game import files
from game.packs.picture_files import LARGEST, MAX_BYTES, check
from game.packs.words import NO_PNG, NO_SVG, PICTURE_FILE


def picture_from(path: Path, size: tuple[int, int]) -> Surface:
    """The picture in a file; an SVG is drawn to cover so many pixels. BadFile with one sentence."""
    raw = files.read(path, MAX_BYTES[path.suffix], PICTURE_FILE)
    wide, high = check(raw, path.name)
    try:
        if path.suffix == ".png":
            return pygame.image.load(BytesIO(raw), "x.png")
        k = max(size[0] / wide, size[1] / high)
        drawn = max(1, min(LARGEST, round(wide * k))), max(1, min(LARGEST, round(high * k)))
        return pygame.image.load_sized_svg(BytesIO(raw), drawn)
    except pygame.error:
        none = NO_PNG if path.suffix == ".png" else NO_SVG
        raise files.BadFile(files.IN_FILE.of(PICTURE_FILE, path.name, none)) from None


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
