"""A small z-buffer in numpy: one figure, smooth normals, its own shadow. For portraits, the same on every machine.

Every triangle lists the pixels of its bounding box; the nearest of those inside wins. No loop runs over triangles.
"""

from __future__ import annotations

import numpy as np

from game.board3d import light
from game.board3d.mesh import GLOW, METAL, OWNER, FloatArray
from game.frozen import frozen

SHADOW_SIDE = 220
PIXELS = 60_000  # looked at in one go


@frozen(eq=False)
class Hits:
    """What is seen: flat pixel numbers, the triangle there, and the weights of its corners."""

    pixel: FloatArray
    triangle: FloatArray
    weights: FloatArray  # (n, 3)
    depth: FloatArray


def facing_us(xy: FloatArray, tri: FloatArray) -> FloatArray:
    """The triangles whose front is seen, y pointing down."""
    p = xy[tri]
    area = (p[:, 1, 0] - p[:, 0, 0]) * (p[:, 2, 1] - p[:, 0, 1]) - (p[:, 2, 0] - p[:, 0, 0]) * (p[:, 1, 1] - p[:, 0, 1])
    return np.asarray(tri[area < 0])


def rasterised(xy: FloatArray, depth: FloatArray, tri: FloatArray, size: tuple[int, int]) -> Hits:
    """The nearest triangle at every pixel. xy (v, 2) in pixels, depth grows away from the eye."""
    w, h = size
    p = xy[tri]  # (t, 3, 2)
    low = np.clip(np.floor(p.min(1)), 0, (w, h)).astype(int)
    high = np.clip(np.ceil(p.max(1)) + 1, 0, (w, h)).astype(int)
    ab, ac = p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]
    area = ab[:, 0] * ac[:, 1] - ac[:, 0] * ab[:, 1]
    box = (high - low).clip(0)
    count = np.where(np.abs(area) > 1e-9, box[:, 0] * box[:, 1], 0)
    nearest = np.full(w * h, np.inf)
    which, weight = np.full(w * h, -1), np.zeros((w * h, 2))
    total = np.cumsum(count)
    start = 0
    while start < len(tri):  # so many triangles at a time that memory stays small
        stop = max(start + 1, int(np.searchsorted(total, (total[start - 1] if start else 0) + PIXELS)))
        t = np.repeat(np.arange(start, stop), count[start:stop])
        k = (
            np.arange(len(t))
            - np.repeat(total[start:stop] - count[start:stop], count[start:stop])
            + total[start]
            - count[start]
        )
        x, y = low[t, 0] + k % box[t, 0], low[t, 1] + k // box[t, 0]
        dx, dy = x + 0.5 - p[t, 0, 0], y + 0.5 - p[t, 0, 1]
        u = (dx * ac[t, 1] - ac[t, 0] * dy) / area[t]
        v = (ab[t, 0] * dy - dx * ab[t, 1]) / area[t]
        inside = np.nonzero((u >= 0) & (v >= 0) & (u + v <= 1))[0]
        t, u, v, pixel = t[inside], u[inside], v[inside], (y * w + x)[inside]
        corner = depth[tri[t]]
        z = corner[:, 0] + u * (corner[:, 1] - corner[:, 0]) + v * (corner[:, 2] - corner[:, 0])
        order = np.argsort(-z, kind="stable")  # the nearest is written last
        order = order[z[order] < nearest[pixel[order]]]
        at = pixel[order]
        nearest[at], which[at], weight[at, 0], weight[at, 1] = z[order], t[order], u[order], v[order]
        start = stop
    seen = np.nonzero(which >= 0)[0]
    uv = weight[seen]
    return Hits(seen, which[seen], np.column_stack([1 - uv.sum(1), uv]), nearest[seen])


def shadow_map(p: FloatArray, tri: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """(depths seen from the lamp, axes (3, 3), scale and offset (2, 3)) for `in_light`."""
    ahead = -light.SUN
    right = np.cross(ahead, (0, 1, 0))
    right /= np.linalg.norm(right)
    axes = np.stack([right, np.cross(right, ahead), ahead])
    q = p @ axes.T
    low, high = q[:, :2].min(0), q[:, :2].max(0)
    scale = (SHADOW_SIDE - 4) / max(float((high - low).max()), 1e-6)
    xy = (q[:, :2] - low) * scale + 2
    hits = rasterised(xy, q[:, 2], facing_us(xy * (1, -1), tri), (SHADOW_SIDE, SHADOW_SIDE))
    depths = np.full(SHADOW_SIDE * SHADOW_SIDE, np.inf)
    depths[hits.pixel] = hits.depth
    return depths, axes, np.array([[scale, scale, 0], [low[0], low[1], 0]])


def in_light(p: FloatArray, shadow: tuple[FloatArray, FloatArray, FloatArray]) -> FloatArray:
    """Share of the lamp at points, from four samples."""
    depths, axes, fit = shadow
    q = p @ axes.T
    xy = (q[:, :2] - fit[1, :2]) * fit[0, 0] + 2
    lit = np.zeros(len(p))
    for dx, dy in ((-0.5, -0.5), (0.9, -0.4), (-0.4, 0.9), (0.8, 0.8)):
        i = np.clip(np.floor(xy[:, 0] + dx), 0, SHADOW_SIDE - 1).astype(int)
        j = np.clip(np.floor(xy[:, 1] + dy), 0, SHADOW_SIDE - 1).astype(int)
        lit += depths[j * SHADOW_SIDE + i] > q[:, 2] - 0.03
    return lit / 4


def shaded(
    vertices: FloatArray, tri: FloatArray, shown: FloatArray, hits: Hits, eye: FloatArray, owner: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """Displayed colours (n, 3), 0..1, of what is seen, and how steeply it turns away from the eye (n)."""
    shadow = shadow_map(vertices[:, :3].astype(float), tri)
    parts = []
    for k in range(0, max(len(hits.pixel), 1), PIXELS // 3):
        some = slice(k, k + PIXELS // 3)
        corner = shown[hits.triangle[some]]
        mixed = np.einsum("nkj,nk->nj", vertices[corner], hits.weights[some])
        parts.append(_shaded(mixed, vertices[corner[:, 0], 10], eye, owner, shadow))
    return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])


def _shaded(
    mixed: FloatArray,
    material: FloatArray,
    eye: FloatArray,
    owner: FloatArray,
    shadow: tuple[FloatArray, FloatArray, FloatArray],
) -> tuple[FloatArray, FloatArray]:
    """The figure shader at pixels with these mixed vertices."""
    p, n = mixed[:, :3], mixed[:, 3:6] / np.maximum(np.linalg.norm(mixed[:, 3:6], axis=1, keepdims=True), 1e-6)
    colour = np.where((material == OWNER)[:, None], owner, mixed[:, 6:9])
    ao = mixed[:, 9:10]
    v = eye - p
    v /= np.linalg.norm(v, axis=1, keepdims=True)
    lamp = in_light(p + n * 0.02, shadow)[:, None]
    edge = 1 - np.maximum((n * v).sum(1), 0)[:, None]
    half = v + light.SUN
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    gloss = np.where(material == METAL, 0.85, 0.10)[:, None]
    up = n[:, 1:2] * 0.5 + 0.5
    amb = (np.array(light.BOUNCE) * (1 - up) + np.array(light.SKY) * up) * light.FIGURE_ROOM
    amb = amb + np.array(light.FILL) * 1.3 * np.maximum(n @ light.FILL_DIR, 0)[:, None]
    amb = amb + light.FROM_EYE * np.maximum((n * v).sum(1), 0)[:, None]
    lamp = light.FIGURE_SHADE + (1 - light.FIGURE_SHADE) * lamp
    key = np.array(light.KEY) * 0.92 * lamp * np.maximum((n @ light.SUN)[:, None] * 0.86 + 0.14, 0)
    out = colour * (0.72 + 0.36 * up) * (amb * ao + key * (0.4 + 0.6 * ao))
    spec = np.maximum((n * half).sum(1), 0)[:, None] ** 28 * gloss * lamp
    out = out + spec * (1 - gloss + gloss * colour * 2) * np.array(light.KEY) * 0.6
    rim = light.RIM_AROUND + (1 - light.RIM_AROUND) * np.maximum(n @ light.RIM_DIR, 0)[:, None]
    out = out + edge**3 * np.where(material == METAL, 0.8, 0.5)[:, None] * rim * np.array(light.RIM) * ao
    out = light.lifted(out)
    out = np.where((material == GLOW)[:, None], colour * 1.3, out)
    return light.tone(out), edge[:, 0]
