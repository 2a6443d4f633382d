"""Sculpts as portraits for army cards and lists: the miniature on its base, lit by the same lamp, without OpenGL."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import pygame

from game.board3d import minis
from game.board3d.camera import Orbit
from game.board3d.mesh import FloatArray, rotation
from game.board3d.raster import facing_us, rasterised, shaded

LARGE_SIDE = 420  # a picture as large as this is fine enough by itself
FINER = 2  # drawn so many times larger, then made smaller
YAW, LARGE_YAW = 0.45, 1.15  # which way it looks; a long one is turned further
GLOW_OF = {
    "white": (96, 80, 52),
    "blue": (34, 66, 108),
    "black": (70, 46, 96),
    "red": (112, 44, 26),
    "green": (44, 82, 40),
    "colourless": (74, 70, 82),
}


@lru_cache(maxsize=96)
def cutout(model: str, colour: str, size: tuple[int, int]) -> pygame.Surface:
    """The miniature alone on a transparent ground, as large as fits. Do not draw on it: it is kept."""
    finer = FINER if max(size) < LARGE_SIDE else 1
    w, h = size[0] * finer, size[1] * finer
    vertices, tri = _whole(model)
    xy, depth, eye = _framed(vertices, (w, h))
    owner = minis.OWNER_COLOUR.get(colour, minis.OWNER_COLOUR["colourless"])
    shown = facing_us(xy, tri)
    hits = rasterised(xy, depth, shown, (w, h))
    rgb, edge = shaded(vertices, tri, shown, hits, eye, owner)
    alpha = np.full(len(edge), 255.0)
    if model in minis.GHOSTS:
        alpha = np.clip(255 * 0.66 * (1 + 0.9 * edge**2), 0, 255)
    pixels, cover = np.zeros((h * w, 3), "u1"), np.zeros(h * w, "u1")
    pixels[hits.pixel], cover[hits.pixel] = (rgb * 255).astype("u1"), alpha.astype("u1")
    return _small(pixels.reshape(h, w, 3), cover.reshape(h, w), finer)


@lru_cache(maxsize=96)
def portrait(model: str, colour: str, size: tuple[int, int]) -> pygame.Surface:
    """The miniature before a dark ground with a light of its colour. Do not draw on it: it is kept."""
    picture = _backdrop(size, GLOW_OF.get(colour, GLOW_OF["colourless"])).copy()
    figure = cutout(model, colour, size)
    shadow = pygame.mask.from_surface(figure, 90).to_surface(setcolor=(0, 0, 0, 120), unsetcolor=(0, 0, 0, 0))
    low = pygame.transform.smoothscale(shadow, (size[0], max(1, size[1] // 4)))
    picture.blit(low, (size[0] * 0.10, size[1] * 0.745))
    picture.blit(figure, (0, 0))
    return picture


def _whole(model: str) -> tuple[FloatArray, FloatArray]:
    """Base and figure in one, turned for the portrait."""
    large = model in minis.LARGE
    parts = (minis.base(large), minis.sculpt(model))
    vertices = np.concatenate([part[0] for part in parts]).astype(float)
    tri = np.concatenate([parts[0][1], parts[1][1] + len(parts[0][0])]).reshape(-1, 3).astype(int)
    turn = rotation(LARGE_YAW if large else YAW)
    vertices[:, :3], vertices[:, 3:6] = vertices[:, :3] @ turn.T, vertices[:, 3:6] @ turn.T
    return vertices, tri


def _framed(vertices: FloatArray, size: tuple[int, int]) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Pixels and depths of all vertices, so that they just fit, and the eye."""
    orbit = Orbit(target=(0.0, 0.85, 0.0), yaw=0.0, pitch=0.30, distance=7.0, fov=math.radians(30))
    m = orbit.matrix(1.0)
    q = np.column_stack([vertices[:, :3], np.ones(len(vertices))]) @ m.T
    flat = q[:, :2] / q[:, 3:]
    low, high = flat.min(0), flat.max(0)
    scale = min(size[0] * 0.90 / (high[0] - low[0]), size[1] * 0.92 / (high[1] - low[1]))
    middle = (low + high) / 2
    xy = np.stack(
        [size[0] / 2 + (flat[:, 0] - middle[0]) * scale, size[1] * 0.505 - (flat[:, 1] - middle[1]) * scale], 1
    )
    return xy, q[:, 3], np.array(orbit.eye)


def _small(pixels: FloatArray, cover: FloatArray, finer: int) -> pygame.Surface:
    """Shrinks with the colours weighted by what they cover, so that edges get no dark seam."""
    h, w = cover.shape[0] // finer, cover.shape[1] // finer
    a = cover.reshape(h, finer, w, finer).astype(float)
    c = pixels.reshape(h, finer, w, finer, 3).astype(float)
    total = a.sum((1, 3))
    rgb = (c * a[..., None]).sum((1, 3)) / np.maximum(total, 1)[..., None]
    out = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    pygame.surfarray.blit_array(out, rgb.transpose(1, 0, 2).astype(int))
    pixels_alpha = pygame.surfarray.pixels_alpha(out)
    pixels_alpha[:] = (total / finer**2).T.astype("u1")
    del pixels_alpha
    return out


@lru_cache(maxsize=32)
def _backdrop(size: tuple[int, int], glow: tuple[int, int, int]) -> pygame.Surface:
    """Night above, walnut below, a light behind the figure."""
    w, h = size
    x, y = np.meshgrid((np.arange(w) + 0.5) / w, (np.arange(h) + 0.5) / h, indexing="ij")
    halo = np.exp(-(((x - 0.5) * w / h) ** 2 * 3.2 + (y - 0.46) ** 2 * 4.5))[..., None]
    floor = np.clip((y - 0.70) * 7, 0, 1)[..., None] * (1 - 0.8 * np.abs(x - 0.44))[..., None]
    rgb = np.array([13, 10, 10]) + halo * np.array(glow) * 0.72 + floor * np.array([52, 27, 14])
    out = pygame.Surface(size, 0, 32)
    pygame.surfarray.blit_array(out, np.clip(rgb, 0, 255).astype(int))
    return out
