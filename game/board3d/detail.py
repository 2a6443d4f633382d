"""Tileable detail textures, one layer per surface material, made once at start-up by numpy.

Channels: R brightness, G warm/cool shift, B and A slope along u and v (bump).  128 is neutral.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from game.board3d.mesh import FloatArray

N = 256
Rng = np.random.Generator


def octave(rng: Rng, ku: int, kv: int) -> FloatArray:
    """Smooth tileable value noise with ku x kv lattice cells, 0..1, indexed [v, u]."""
    g = rng.random((kv, ku), dtype=np.float32)
    (u0, u1, su), (v0, v1, sv) = _axis(ku), _axis(kv)
    across = g[:, u0] * (1 - su) + g[:, u1] * su  # (kv, N): along u first, only kv rows
    return np.asarray(across[v0] + (across[v1] - across[v0]) * sv[:, None])


@cache
def _axis(k: int) -> tuple[FloatArray, FloatArray, FloatArray]:
    t = np.arange(N, dtype=np.float32) * k / N
    i = t.astype(int)
    s = t - i
    return i, (i + 1) % k, (s * s * (3 - 2 * s)).astype(np.float32)


def fbm(rng: Rng, ks: tuple[int, ...], fall: float = 0.55, squash: int = 1) -> FloatArray:
    """Octaves of noise, each finer one weaker, 0..1."""
    w = np.float32(fall) ** np.arange(len(ks), dtype=np.float32)
    out = np.zeros((N, N), np.float32)
    for weight, k in zip(w / w.sum(), ks, strict=True):
        out += weight * octave(rng, k, k * squash)
    return out


def cells(rng: Rng, k: int) -> tuple[FloatArray, FloatArray]:
    """Voronoi: (distance to the nearest border, random value per cell), tileable."""
    grid = np.stack(np.meshgrid(np.arange(k), np.arange(k)), -1)
    pt = ((grid + 0.12 + 0.76 * rng.random((k, k, 2))) / k).astype(np.float32)
    val = rng.random((k, k), dtype=np.float32)
    g = ((np.arange(N) + 0.5) / N).astype(np.float32)
    home = (g * k).astype(int)
    first = np.full((N, N), 9.0, np.float32)
    second, ids = first.copy(), np.zeros((N, N), np.float32)
    for dv in (-1, 0, 1):
        for du in (-1, 0, 1):
            rows, columns = ((home + dv) % k)[:, None], ((home + du) % k)[None]
            p = pt[rows, columns]
            x = (g[None, :] - p[..., 0] + 0.5) % 1 - 0.5
            y = (g[:, None] - p[..., 1] + 0.5) % 1 - 0.5
            d = x * x + y * y
            nearer = d < first
            second = np.minimum(second, np.where(nearer, first, d))
            ids = np.where(nearer, val[rows, columns], ids)
            first = np.minimum(first, d)
    return (np.sqrt(second) - np.sqrt(first)) * k, ids


SCALES = 0.16, 0.20, 0.17, 0.15, 0.22, 0.085, 0.30  # textures to a unit: sand, grass, stone, swamp, cliff, wood, plain
PLANKS = 5  # of the table across its texture


def pack(height: FloatArray, bright: FloatArray, hue: FloatArray, strength: float) -> FloatArray:
    """Four channels of a layer from its relief, brightness and hue. Slopes do not depend on N."""
    strength *= N / 512
    out = np.empty((N, N, 4), np.float32)
    out[..., 0], out[..., 1] = bright, hue
    out[:, 1:-1, 2] = 0.5 - (height[:, 2:] - height[:, :-2]) * strength
    out[:, 0, 2], out[:, -1, 2] = (
        0.5 - (a - b) * strength for a, b in ((height[:, 1], height[:, -1]), (height[:, 0], height[:, -2]))
    )
    out[1:-1, :, 3] = 0.5 - (height[2:] - height[:-2]) * strength
    out[0, :, 3], out[-1, :, 3] = (
        0.5 - (a - b) * strength for a, b in ((height[1], height[-1]), (height[0], height[-2]))
    )
    np.clip(out, 0, 1, out=out)
    out *= 255
    return out.astype("u1")


@cache
def layers() -> FloatArray:
    """(8, N, N, 4) bytes: sand, grass, stone, swamp, cliff, wood, plain, water."""
    rng = np.random.default_rng(5)
    axis = (np.arange(N) / N).astype(np.float32)
    u, v = axis[None, :], axis[:, None]
    low, mid, fine = fbm(rng, (4, 8, 16)), fbm(rng, (16, 32, 64)), fbm(rng, (64, 128, 256), 0.8)
    out = [
        _sand(u, v, low, mid, fine),
        _grass(rng, low, mid),
        _stone(rng, mid, fine),
        _swamp(rng, low, fine),
        _cliff(rng, v, mid, fine),
        _wood(rng, v),
        pack(0.6 * fine + 0.5 * mid, 0.18 + 0.32 * fine + 0.32 * mid, 0.3 + 0.4 * low, 3.0),
    ]
    wave = fbm(rng, (6, 12, 24, 40), 0.5)
    out.append(pack(wave, wave, low, 7.0))
    return np.ascontiguousarray(np.stack(out))


def _sand(u: FloatArray, v: FloatArray, low: FloatArray, mid: FloatArray, fine: FloatArray) -> FloatArray:
    ripple = 0.5 + 0.5 * np.sin(2 * np.pi * (14 * v + 3 * u + 2.2 * (low - 0.5)))
    ripple = ripple * np.sqrt(ripple) * np.clip((low - 0.40) * 5, 0, 1)
    return pack(
        0.35 * ripple + 0.25 * fine + 0.3 * mid, 0.30 + 0.20 * fine + 0.14 * ripple + 0.18 * mid, 0.25 + 0.5 * low, 4.5
    )


def _grass(rng: Rng, low: FloatArray, mid: FloatArray) -> FloatArray:
    blade = fbm(rng, (48, 96, 160), 0.9, 2)
    tuft = np.clip(1 - cells(rng, 22)[0], 0, 1)
    return pack(0.6 * blade + 0.25 * tuft, 0.08 + 0.62 * blade + 0.20 * mid, 0.05 + 0.9 * low, 3.4)


def _stone(rng: Rng, mid: FloatArray, fine: FloatArray) -> FloatArray:
    edge, cell = cells(rng, 9)
    crack = np.clip((edge + 0.25 * (mid - 0.5)) * 9, 0, 1)
    bright = 0.10 + 0.26 * crack + 0.18 * cell + 0.16 * fine + 0.1 * mid
    return pack(0.75 * crack + 0.28 * fine + 0.2 * mid, bright, 0.35 + 0.3 * cell, 3.2)


def _swamp(rng: Rng, low: FloatArray, fine: FloatArray) -> FloatArray:
    """Mud with standing water: smooth and dark where it is wet, which the shader makes glossy."""
    mud = fbm(rng, (6, 12, 24, 48, 96), 0.6)
    dry = np.clip((mud - 0.46) * 7, 0, 1)
    return pack(
        0.8 * dry + 0.2 * fine * (0.3 + dry),
        0.22 + 0.26 * dry + 0.30 * fine,
        0.60 - 0.36 * dry + 0.3 * (low - 0.5),
        2.6,
    )


def _cliff(rng: Rng, v: FloatArray, mid: FloatArray, fine: FloatArray) -> FloatArray:
    band = v * 11 + 1.1 * (octave(rng, 4, 3) - 0.5) + 0.5 * (octave(rng, 16, 6) - 0.5)
    step = np.abs((band % 1) - 0.5) * 2
    bright = 0.14 + 0.34 * np.clip(step * 1.6, 0, 1) + 0.3 * mid + 0.1 * fine
    return pack(0.6 * step + 0.5 * mid + 0.2 * fine, bright, 0.3 + 0.4 * octave(rng, 2, 11), 2.6)


def _wood(rng: Rng, v: FloatArray) -> FloatArray:
    """Planks, each with a tone of its own, dark joints, rings and a fine grain along them."""
    plank = (v * PLANKS) % 1
    ring = np.sin(2 * np.pi * (15 * v + 1.6 * octave(rng, 2, 10) + 0.5 * octave(rng, 5, 20))) * 0.5 + 0.5
    grain = 0.5 * octave(rng, 10, 256) + 0.5 * octave(rng, 24, 128)
    grain = np.clip(0.5 + 2.2 * (grain - 0.5), 0, 1)
    seam = np.clip(np.minimum(plank, 1 - plank) * 40, 0, 1)
    tone = np.array([0.5, 0.38, 0.60, 0.43, 0.55], np.float32)[(v * PLANKS).astype(int) % 5]
    return pack(
        0.8 * seam + 0.4 * grain, (tone - 0.46) + 0.50 * grain + 0.16 * ring + 0.26 * seam, 0.4 + 0.2 * ring, 2.2
    )
