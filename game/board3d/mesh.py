"""Parametric sculpting: everything on the table is put together from seven surfaces.

A vertex is 11 float32: position 3, normal 3, linear colour 3, ambient occlusion 1, material 1.
Builders never care about winding: `Mesh.add` turns each triangle to agree with its vertex normals.

Long because each surface is a few lines of geometry, and all of them grow one mesh.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[Any]
Vec = Sequence[float] | FloatArray
Points = Sequence[Vec] | FloatArray  # (n, 2) or (n, 3)
Triangles = Sequence[tuple[int, int, int]] | FloatArray

# Materials of surfaces are layers of the detail texture; those of figures choose gloss and glow.
SAND, GRASS, STONE, SWAMP, CLIFF, WOOD, PLAIN = range(7)
MATTE, METAL, GLOW, OWNER = 10, 11, 12, 13


def srgb(code: str) -> FloatArray:
    """'d8b070' -> linear RGB (the shaders use gamma 2.0, so squaring is exact)."""
    return np.array([int(code[i : i + 2], 16) / 255 for i in (0, 2, 4)]) ** 2


def rotation(yaw: float = 0, pitch: float = 0, roll: float = 0) -> FloatArray:
    """Turn about z (roll), then x (pitch), then y (yaw)."""
    cy, sy, cp, sp, cr, sr = (f(a) for a in (yaw, pitch, roll) for f in (math.cos, math.sin))
    ry = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    rx = np.array([[1, 0, 0], [0, cp, -sp], [0, sp, cp]])
    rz = np.array([[cr, -sr, 0], [sr, cr, 0], [0, 0, 1]])
    return np.asarray(ry @ rx @ rz)


class Mesh:
    """Triangles that grow. `detail` below 1 makes round things of fewer pieces, for distant or slow pictures."""

    def __init__(self, detail: float = 1.0) -> None:
        self.detail = detail
        self.vertices: list[FloatArray] = []
        self._triangles: list[FloatArray] = []
        self._count = 0
        self._turn, self._shift = np.eye(3), np.zeros(3)

    @contextmanager
    def at(
        self, pos: Vec = (0, 0, 0), yaw: float = 0, pitch: float = 0, roll: float = 0, scale: float | Vec = 1
    ) -> Iterator[None]:
        """Everything added inside is placed by this transform (nestable)."""
        keep = self._turn, self._shift
        stretch = np.broadcast_to(np.asarray(scale, float), (3,))
        self._shift = self._shift + self._turn @ np.asarray(pos, float)
        turned = self._turn @ rotation(yaw, pitch, roll) if yaw or pitch or roll else self._turn
        self._turn = turned * stretch
        try:
            yield
        finally:
            self._turn, self._shift = keep

    def add(
        self,
        pos: Points,
        nrm: Points | Vec,
        col: Vec,
        tri: Triangles,
        mat: int | FloatArray = MATTE,
        ao: float | Vec = 1.0,
    ) -> None:
        """Vertices with their normals, one colour for all or one each, and triangles of indices, wound either way."""
        p = np.asarray(pos, float).reshape(-1, 3) @ self._turn.T + self._shift
        n = np.broadcast_to(np.asarray(nrm, float), p.shape) @ np.linalg.inv(self._turn)
        n = n / np.maximum(np.sqrt(np.einsum("ij,ij->i", n, n)), 1e-9)[:, None]
        t = np.asarray(tri, np.int64).reshape(-1, 3)
        corner = p[t]
        u, w = corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0]
        face = np.stack(
            [
                u[:, 1] * w[:, 2] - u[:, 2] * w[:, 1],
                u[:, 2] * w[:, 0] - u[:, 0] * w[:, 2],
                u[:, 0] * w[:, 1] - u[:, 1] * w[:, 0],
            ],
            1,
        )
        keep = np.einsum("ij,ij->i", face, face) > 1e-14
        t, face = t[keep], face[keep]
        wrong = np.einsum("ij,ij->i", face, n[t].sum(1)) < 0
        t = np.where(wrong[:, None], t[:, ::-1], t)
        v = np.empty((len(p), 11), "f4")
        v[:, 0:3], v[:, 3:6], v[:, 6:9], v[:, 9], v[:, 10] = p, n, np.asarray(col), np.asarray(ao), mat
        self.vertices.append(v)
        self._triangles.append((t + self._count).astype("u4").ravel())
        self._count += len(v)

    def arrays(self) -> tuple[FloatArray, FloatArray]:
        """Vertices (n, 11) and indices (3 m,) of the whole."""
        if not self.vertices:
            return np.zeros((0, 11), "f4"), np.zeros(0, "u4")
        return np.concatenate(self.vertices), np.concatenate(self._triangles)

    def _pieces(self, wanted: int, least: int = 3) -> int:
        return max(least, round(wanted * self.detail)) if self.detail < 1 else wanted

    # ---- surfaces ------------------------------------------------------------------------------
    def surface(
        self, p: FloatArray, col: Vec, mat: int = MATTE, wrap: bool = False, both: bool = False, ao: float | Vec = 1.0
    ) -> None:
        """Smooth grid p[row, column, xyz]. wrap: columns close (first equals last) and normals point outwards."""
        p = np.asarray(p, float)
        r, c = p.shape[:2]
        fn = np.cross(p[1:, 1:] - p[:-1, :-1], p[:-1, 1:] - p[1:, :-1])
        vn = np.zeros_like(p)
        for i in (slice(None, -1), slice(1, None)):
            for j in (slice(None, -1), slice(1, None)):
                vn[i, j] += fn
        if wrap:
            vn[:, 0] += vn[:, -1]
            vn[:, -1] = vn[:, 0]
            pole = np.ptp(p, axis=1).max(1) < 1e-6
            vn[pole] = vn[pole].mean(1, keepdims=True)
            if (vn * (p - p[:, :-1].mean(1)[:, None])).sum() < 0:
                vn = -vn
        k = np.arange(r * c).reshape(r, c)
        tri = np.stack([k[:-1, :-1], k[1:, :-1], k[:-1, 1:], k[:-1, 1:], k[1:, :-1], k[1:, 1:]], -1)
        shade = np.asarray(ao, float)
        shade = np.broadcast_to(shade.reshape(-1, 1) if shade.ndim == 1 else shade, (r, c)).ravel()
        colour = np.asarray(col, float)
        if colour.ndim == 2:  # one colour per row
            colour = np.repeat(colour, c, 0)
        self.add(p, vn.reshape(-1, 3), colour, tri, mat, shade)
        if both:
            self.add(p, -vn.reshape(-1, 3), colour, tri, mat, shade)

    def lathe(
        self, profile: Points, col: Vec, mat: int = MATTE, seg: int = 10, sharp: bool = False, ao: float | Vec = 1.0
    ) -> None:
        """Revolve (radius, y) points about y; sharp gives each band its own normals."""
        q = np.asarray(profile, float)
        seg = self._pieces(seg, 5)
        a = np.linspace(0, 2 * math.pi, seg + 1)
        ring = np.stack([np.cos(a), np.zeros_like(a), np.sin(a)], 1)
        p = q[:, 0, None, None] * ring + q[:, 1, None, None] * np.array([0, 1, 0])
        if not sharp:
            self.surface(p, col, mat, wrap=True, ao=ao)
            return
        for k in range(len(q) - 1):
            d = q[k + 1] - q[k]
            n = ring * d[1] + np.array([0, -d[0], 0])
            j = np.arange(seg)
            tri = np.stack([j, j + seg + 1, j + 1, j + 1, j + seg + 1, j + seg + 2], 1)
            self.add(p[k : k + 2], np.concatenate([n, n]), col, tri, mat, ao if np.ndim(ao) == 0 else 1.0)

    def tube(
        self,
        path: Points,
        radius: float | Vec,
        col: Vec,
        mat: int = MATTE,
        seg: int = 7,
        flat: float = 1.0,
        ao: float = 1.0,
    ) -> None:
        """Tapered round-ended tube along a path: limbs, horns, tails, ropes, hair.  flat < 1 squeezes it."""
        p = np.asarray(path, float)
        r = np.atleast_1d(np.asarray(radius, float))  # radii are spread evenly along the path
        if self.detail < 1 and len(p) > 4:
            p = p[np.unique(np.linspace(0, len(p) - 1, self._pieces(len(p), 4)).round().astype(int))]
        r = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(r)), r)
        d = np.gradient(p, axis=0)
        d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        p, d, r = _capped(p, d, r)
        u = np.cross(d[0], (0, 0, 1) if abs(d[0][2]) < 0.9 else (1, 0, 0))
        a = np.linspace(0, 2 * math.pi, self._pieces(seg, 4) + 1)
        cos, sin = np.cos(a)[:, None], flat * np.sin(a)[:, None]
        rows = np.empty((len(p), len(a), 3))
        for k, (place, axis, thick) in enumerate(zip(p, d, r, strict=True)):
            u = u - axis * (u @ axis)
            u = u / max(math.sqrt(u @ u), 1e-9)
            w = (axis[1] * u[2] - axis[2] * u[1], axis[2] * u[0] - axis[0] * u[2], axis[0] * u[1] - axis[1] * u[0])
            rows[k] = place + thick * (cos * u + sin * w)
        self.surface(rows, col, mat, wrap=True, ao=ao)

    def ball(
        self,
        centre: Vec,
        radii: float | Vec,
        col: Vec,
        mat: int = MATTE,
        seg: int = 9,
        rows: int = 6,
        pitch: float = 0,
        yaw: float = 0,
        roll: float = 0,
        ao: float = 1.0,
    ) -> None:
        """An ellipsoid."""
        p, nrm, tri = sphere(self._pieces(seg, 5), self._pieces(rows, 3))
        with self.at(centre, yaw, pitch, roll, scale=radii):
            self.add(p, nrm, col, tri, mat, ao)

    def plate(self, outline: Points, depth: float, col: Vec, mat: int = MATTE, ao: float = 1.0) -> None:
        """Extrude a star-shaped outline in the xy plane, +-depth/2 in z, with a small bevel."""
        o = np.asarray(outline, float)
        n, mid = len(o), o.mean(0)
        inner = mid + (o - mid) * 0.86
        fan = np.array([(n, j, (j + 1) % n) for j in range(n)])
        for s in (-1, 1):
            face = np.column_stack([np.vstack([inner, mid]), np.full(n + 1, s * depth / 2)])
            self.add(face, (0, 0, s), col, fan, mat, ao)
        j = np.arange(n)
        k = (j + 1) % n
        edge = o[k] - o[j]
        out = np.column_stack([edge[:, 1], -edge[:, 0], np.zeros(n)])
        if np.einsum("ij,ij->", out[:, :2], o - mid) < 0:
            out = -out
        out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
        for s in (-1, 1):
            p = np.concatenate(
                [
                    np.column_stack([q, np.full(n, z)])
                    for q, z in ((o[j], 0), (o[k], 0), (inner[k], s * depth / 2), (inner[j], s * depth / 2))
                ]
            )
            i = np.arange(n)
            tri = np.concatenate([np.stack([i, i + n, i + 2 * n], 1), np.stack([i, i + 2 * n, i + 3 * n], 1)])
            self.add(p, np.tile(out + np.array([0, 0, 0.7 * s]), (4, 1)), col, tri, mat, ao)

    def box(self, lo: Vec, hi: Vec, col: Vec, mat: int = MATTE, ao: tuple[float, float] = (1.0, 1.0)) -> None:
        """An upright box; ao at its foot and head."""
        p, nrm, tri, high = _CUBE
        a, b = np.asarray(lo, float), np.asarray(hi, float)
        self.add(a + p * (b - a), nrm, col, tri, mat, np.where(high, ao[1], ao[0]))

    def copies(
        self,
        shape: tuple[FloatArray, FloatArray, FloatArray],
        places: FloatArray,
        sizes: FloatArray,
        cols: FloatArray,
        mat: int = MATTE,
        turns: FloatArray | None = None,
        ao: FloatArray | None = None,
    ) -> None:
        """Many small things at once: a shape (points, normals, triangles), each with place, size, colour, turn.

        ao is one row of the shape's points, or one a copy.
        """
        p, nrm, tri = shape
        k, n = len(places), len(p)
        if not k:
            return
        at = p[None] * sizes[:, None]
        out = nrm[None] / np.maximum(sizes[:, None], 1e-6)
        if turns is not None:
            at, out = np.einsum("kij,knj->kni", turns, at), np.einsum("kij,knj->kni", turns, out)
        shade = np.ones((k, n)) if ao is None else np.broadcast_to(ao, (k, n))
        index = (tri[None] + (np.arange(k) * n)[:, None, None]).reshape(-1, 3)
        self.add(
            (at + places[:, None]).reshape(-1, 3), out.reshape(-1, 3), np.repeat(cols, n, 0), index, mat, shade.ravel()
        )

    def stroke(self, pts: Points, width: float, y: float, col: Vec, mat: int = GLOW) -> None:
        """Flat line of constant width in the xz plane (glyph symbols, dice faces)."""
        p = np.asarray(pts, float)
        for a, b in pairwise(p):
            d = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
            n = np.array([-d[1], d[0]]) * width / 2
            a, b = a - d * width * 0.3, b + d * width * 0.3
            q = np.array([a + n, b + n, b - n, a - n])
            flat = np.column_stack([q[:, 0], np.full(4, y), q[:, 1]])
            self.add(flat, (0, 1, 0), col, [(0, 1, 2), (0, 2, 3)], mat)


def _capped(p: FloatArray, d: FloatArray, r: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Path, directions and radii with ends: round caps for thick ends, a point for thin ones."""
    heads: list[Any] = []
    tails: list[Any] = []
    for end, rows in ((0, heads), (-1, tails)):
        tip, away, thick = p[end], d[end] * (1 if end else -1), r[end]
        for push, shrink in ((0.35, 0.8), (0.7, 0.0)) if thick > 0.035 else ((0.3, 0.0),):
            rows.append((tip + away * thick * push, d[end], thick * shrink))
    rows = [*reversed(heads), *zip(p, d, r, strict=True), *tails]
    return (np.array([row[0] for row in rows]), np.array([row[1] for row in rows]), np.array([row[2] for row in rows]))


def sphere(seg: int, rows: int) -> tuple[FloatArray, FloatArray, FloatArray]:
    t, a = np.linspace(-math.pi / 2, math.pi / 2, rows + 1), np.linspace(0, 2 * math.pi, seg + 1)
    p = np.stack(
        [
            np.cos(t)[:, None] * np.cos(a),
            np.broadcast_to(np.sin(t)[:, None], (rows + 1, seg + 1)),
            np.cos(t)[:, None] * np.sin(a),
        ],
        -1,
    ).reshape(-1, 3)
    k = np.arange((rows + 1) * (seg + 1)).reshape(rows + 1, seg + 1)
    tri = np.stack([k[:-1, :-1], k[1:, :-1], k[:-1, 1:], k[:-1, 1:], k[1:, :-1], k[1:, 1:]], -1)
    return p, p, tri.reshape(-1, 3)


def _cube() -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
    """The unit box: 24 corners, their normals, triangles, and which corners are at the top."""
    k = np.stack(np.meshgrid((0, 1), (0, 1), (0, 1), indexing="ij"), -1).reshape(-1, 3)
    p: list[FloatArray] = []
    nrm: list[FloatArray] = []
    tri: list[tuple[int, int, int]] = []
    for axis in range(3):
        for side in (0, 1):
            normal = np.zeros(3)
            normal[axis] = 2 * side - 1
            tri += [(len(p), len(p) + 1, len(p) + 2), (len(p) + 1, len(p) + 3, len(p) + 2)]
            p += list(k[k[:, axis] == side])
            nrm += [normal] * 4
    corners = np.array(p, float)
    return corners, np.array(nrm), np.array(tri), corners[:, 1] > 0.5


_CUBE = _cube()
CUBE = _CUBE[:3]  # the unit box as a shape for `copies`


def turned(yaw: FloatArray, pitch: FloatArray | float = 0.0, roll: FloatArray | float = 0.0) -> FloatArray:
    """Rotations (k, 3, 3) like `rotation`, for arrays of angles."""
    yaw, pitch, roll = np.broadcast_arrays(yaw, pitch, roll)
    out = np.stack([rotation(*map(float, angles)) for angles in zip(yaw, pitch, roll, strict=True)])
    return np.asarray(out)


def arc(radius: float, start: float, stop: float, n: int = 12, centre: Vec = (0, 0)) -> list[tuple[float, float]]:
    """Points of a circle from one angle to another."""
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in np.linspace(start, stop, n)]


def curve(*pts: Vec, n: int = 8) -> FloatArray:
    """Catmull-Rom curve through the given points, n pieces between two of them."""
    p = np.asarray(pts, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.arange(n)[:, None] / n
    out = [_catmull(p[k - 1 : k + 3], t) for k in range(1, len(p) - 2)]
    return np.vstack([*out, p[-2:-1]])


def _catmull(p: FloatArray, t: FloatArray) -> FloatArray:
    a, b, c, d = p
    return np.asarray(
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
    )
