"""Pictures of a person's own, PNG or SVG, to be drawn."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from game import files
from game.packs.picture_files import MAX_BYTES, check
from game.packs.words import NO_PNG, NO_SVG, PICTURE_FILE
from game.ui.faces.svg_apart import drawn

SIDE = 1024  # pixels of the longer side of an SVG: as large as a card is ever shown


def picture_from(path: Path) -> Surface:
    """The picture in a file. BadFile with one sentence."""
    raw = files.read(path, MAX_BYTES[path.suffix], PICTURE_FILE)
    wide, high = check(raw, path.name)
    if path.suffix == ".svg":
        k = SIDE / max(wide, high)
        if (picture := drawn(raw, (max(1, round(wide * k)), max(1, round(high * k))))) is not None:
            return picture
        raise files.BadFile(files.IN_FILE.of(PICTURE_FILE, path.name, NO_SVG))
    try:
        return pygame.image.load(BytesIO(raw), "x.png")
    except pygame.error:
        raise files.BadFile(files.IN_FILE.of(PICTURE_FILE, path.name, NO_PNG)) from None


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """As much of a picture as covers so many pixels, from its middle, opaque: what is clear in it is black."""
    wide, high = picture.get_size()
    k = max(size[0] / wide, size[1] / high)
    across = max(size[0], round(wide * k)), max(size[1], round(high * k))
    plain, out = Surface((wide, high), pygame.SRCALPHA), Surface(size, pygame.SRCALPHA)
    plain.fill((0, 0, 0, 255))
    plain.blit(picture, (0, 0))
    scaled = pygame.transform.smoothscale(plain, across)
    out.blit(scaled, ((size[0] - across[0]) // 2, (size[1] - across[1]) // 2))
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # blits round alpha down
    return out
