"""Meshes as flat faces for painting without OpenGL: quads where two triangles make one, shaded like the shaders do."""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from game.board3d import detail, glyphs, light, minis
from game.board3d.board import build
from game.board3d.ground import Land, land
from game.board3d.mesh import GLOW, METAL, OWNER, PLAIN, WOOD, FloatArray
from game.board3d.picture import SQ3, Board
from game.frozen import frozen

EDGES = 0.18  # strength of the rim: a whole face has it, where the shader lights the very edge alone
PIER_SHADE = 2.2  # how high a ruin stands for the shadows of the ground


@frozen(eq=False)
class Faces:
    """Flat faces of up to four corners (a triangle repeats its last)."""

    points: FloatArray  # (v, 3)
    corners: FloatArray  # (f, 4) indices of points
    normal: FloatArray  # (f, 3)
    middle: FloatArray  # (f, 3)
    colour: FloatArray  # (f, 3) linear
    ao: FloatArray  # (f,)
    material: FloatArray  # (f,)


def faces_of(vertices: FloatArray, indices: FloatArray) -> Faces:
    """The faces of a mesh, neighbouring triangles joined where they lie in one plane."""
    tri = np.asarray(indices, np.int64).reshape(-1, 3)
    p = vertices[:, :3].astype(float)
    nrm = np.cross(p[tri[:, 1]] - p[tri[:, 0]], p[tri[:, 2]] - p[tri[:, 0]])
    size = np.linalg.norm(nrm, axis=1)
    keep = size > 1e-7
    tri, nrm = tri[keep], nrm[keep] / size[keep, None]
    corners, first = _joined(tri, nrm, vertices[:, 10])
    middle = p[corners].mean(1)
    look = vertices[corners]
    return Faces(
        p,
        corners,
        nrm[first],
        middle,
        look[:, :, 6:9].mean(1).astype(float),
        look[:, :, 9].mean(1).astype(float),
        vertices[corners[:, 0], 10].astype(int),
    )


def _joined(tri: FloatArray, nrm: FloatArray, material: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Corners (f, 4) and the first triangle of every face. Only consecutive triangles are looked at."""
    n = len(tri)
    a, b = tri[:-1], tri[1:]
    new = (b[:, :, None] != a[:, None, :]).all(2)  # corners of the next one that are not in this one
    fits = (new.sum(1) == 1) & ((nrm[:-1] * nrm[1:]).sum(1) > 0.985) & (material[a[:, 0]] == material[b[:, 0]])
    run = np.arange(n - 1) - np.maximum.accumulate(np.where(~fits, np.arange(n - 1), -1))
    take = fits & (run % 2 == 1)  # every other one of a run of fits
    first = np.ones(n, bool)
    first[1:][take] = False
    corners = np.concatenate([tri, tri[:, 2:]], 1)
    k = np.nonzero(take)[0]
    extra = tri[k + 1][new[k]]  # the one new corner of the second triangle
    lone = (tri[k][:, :, None] != tri[k + 1][:, None, :]).all(2).argmax(1)  # not in the second: opposite it
    for place in range(3):
        rows = lone == place
        t = tri[k[rows]]
        corners[k[rows]] = np.stack([t[:, place], t[:, (place + 1) % 3], extra[rows], t[:, (place + 2) % 3]], 1)
    index = np.nonzero(first)[0]
    return corners[index], index


@cache
def sculpt_faces(model: str, detail: float) -> Faces:
    return faces_of(*minis.sculpt(model, detail))


@cache
def base_faces(large: bool, seat: int) -> Faces:
    return faces_of(*minis.base(large, seat))


@cache
def disc_faces(glyph: str) -> Faces:
    return faces_of(*glyphs.disc(glyph))


# ---- light -------------------------------------------------------------------------------------------


def shaded_figure(
    f: Faces, turn: FloatArray, owner: FloatArray, lamp: float, flash: tuple[float, float, float]
) -> FloatArray:
    """Displayed colours (n, 3), 0..255, of a figure turned by a matrix: the figure shader, once a face."""
    n = f.normal @ turn.T
    colour = np.where((f.material == OWNER)[:, None], owner, f.colour) * (0.72 + 0.36 * (n[:, 1:2] * 0.5 + 0.5))
    amb = _ambient(n) * light.FIGURE_ROOM + light.FROM_EYE * np.maximum(n @ _EYE, 0)[:, None]
    amb += np.array(light.FILL) * 1.3 * np.maximum(n @ light.FILL_DIR, 0)[:, None]
    ndl = np.maximum((n @ light.SUN) * 0.86 + 0.14, 0) * lamp
    out = colour * (amb * f.ao[:, None] + np.array(light.KEY) * 0.92 * (ndl * (0.4 + 0.6 * f.ao))[:, None])
    out += ((f.material == METAL) * np.maximum(n @ _HALF, 0) ** 12)[:, None] * np.array(light.KEY) * 0.30 * lamp
    edge = (1 - np.abs(n @ _EYE)) ** 3 * f.ao * EDGES
    rim = light.RIM_AROUND + (1 - light.RIM_AROUND) * np.maximum(n @ light.RIM_DIR, 0)
    out = light.lifted(out + (edge * rim)[:, None] * np.array(light.RIM))
    out = np.where((f.material == GLOW)[:, None], f.colour * 1.25, out)
    return np.asarray(light.tone(out + np.array(flash) * 0.3) * 255)


_EYE = np.array([0.0, 0.65, 0.76])  # colours are kept from picture to picture: the eye is always there
_HALF = light.SUN + np.array([0.0, 0.6, 0.5])
_HALF /= np.linalg.norm(_HALF)


def _ambient(n: FloatArray) -> FloatArray:
    up = n[:, 1:2] * 0.5 + 0.5
    return np.asarray(np.array(light.BOUNCE) * (1 - up) + np.array(light.SKY) * up)


SOFTENED = 0.38, 0.38, 0.38, 0.38, 0.5, 0.9, 0.0  # how much of its texture, by material (detail.SCALES)
STRETCHED = 0.12  # how much of it a long face of wood passes: planks look long


def shaded_ground(f: Faces, board: Board) -> FloatArray:
    """Displayed colours of the board, its shadows and the grain of its materials included."""
    n, at = f.normal, light.pool(board)
    pool = light.lamp(f.middle[:, 0], f.middle[:, 2], at)
    table = (f.material == WOOD) & (f.middle[:, 1] < 0.005)  # its faces are too large for shadows
    sun = np.where(table, 1.0, sunshine(land(board), f.middle + n * 0.06)) * pool
    amb = _ambient(n) + np.array(light.FILL) * np.maximum(n @ light.FILL_DIR, 0)[:, None]
    colour = f.colour * _grain(f)[:, None]
    ao = np.where(table, np.maximum(f.ao, 0.62), f.ao)[:, None]
    out = colour * (
        amb * ao * (light.ROOM + (1 - light.ROOM) * pool)[:, None]
        + np.array(light.KEY) * (np.maximum(n @ light.SUN, 0) * sun)[:, None] * (0.35 + 0.65 * ao)
    )
    lost = light.night(f.middle[:, 0], f.middle[:, 2], light.bounds(board))[:, None]
    return np.asarray(light.tone(out * (1 - lost) + np.array(light.NIGHT) * lost) * 255)


def _grain(f: Faces) -> FloatArray:
    """Brightness of the detail texture at the middle of each face, softened; none on loose things."""
    flat = np.abs(f.normal[:, 1]) > 0.45
    u = np.where(
        flat, f.middle[:, 0], f.middle[:, 0] * np.abs(f.normal[:, 2]) + f.middle[:, 2] * np.abs(f.normal[:, 0])
    )
    v = np.where(flat, f.middle[:, 2], f.middle[:, 1])
    u = np.where(f.material == WOOD, u * STRETCHED, u)
    layer = np.clip(f.material, 0, PLAIN)
    scale = np.array(detail.SCALES)[layer] * detail.N
    texel = (
        detail.layers()[layer, (v * scale).astype(int) % detail.N, (u * scale).astype(int) % detail.N, 0] / 255 - 0.5
    )
    return np.asarray(1 + np.array(SOFTENED)[layer] * texel)


def sunshine(f: Land, p: FloatArray) -> FloatArray:
    """Share of the lamp that reaches points: a march over the heights of the columns on the way to it."""
    height = f.top + np.where(f.ruin, PIER_SHADE, 0.0)
    table = _Columns(f, height)
    lit = np.ones(len(p))
    for t in np.linspace(0.35, 5.2, 15):
        q = p + light.SUN * t
        lit = np.where(table.at(q[:, 0], q[:, 2]) > q[:, 1], np.minimum(lit, light.SHADE), lit)
    return lit


class _Columns:
    """Height of the column that holds a point, for many points at once."""

    def __init__(self, f: Land, height: FloatArray) -> None:
        q, r = (np.array([getattr(c.at, axis) for c in f.board.cells]) for axis in ("q", "r"))
        self.low = q.min(), r.min()
        self.grid = np.zeros((np.ptp(q) + 1, np.ptp(r) + 1))
        self.grid[q - self.low[0], r - self.low[1]] = height

    def at(self, x: FloatArray, z: FloatArray) -> FloatArray:
        q, r = columns_at(x, z)
        q, r = q - self.low[0], r - self.low[1]
        inside = (q >= 0) & (r >= 0) & (q < self.grid.shape[0]) & (r < self.grid.shape[1])
        return np.where(inside, self.grid[np.where(inside, q, 0), np.where(inside, r, 0)], 0.0)


def columns_at(x: FloatArray, z: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Axial coordinates of the columns that hold points (`picture.space_at` for arrays)."""
    r = z / 1.5
    q = x / SQ3 - r / 2
    s = -q - r
    rq, rr, rs = np.round(q), np.round(r), np.round(s)
    dq, dr, ds = np.abs(rq - q), np.abs(rr - r), np.abs(rs - s)
    fix_q = (dq > dr) & (dq > ds)
    fix_r = ~fix_q & (dr > ds)
    return (np.where(fix_q, -rr - rs, rq).astype(int), np.where(fix_r, -rq - rs, rr).astype(int))


@lru_cache(maxsize=4)
def board_faces(board: Board) -> tuple[Faces, FloatArray]:
    """All that does not move, and its displayed colours."""
    faces = faces_of(*build(board)[0])
    return faces, shaded_ground(faces, board)
