# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""What the rules say about the board, drawn on it: reach, paths, sight, engagement, targets; and what shines or shades.

`marks_of` depends on the board and the marks alone, so painters keep its result; `glows_of` follows the figures.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from game.board3d.glyphs import COLOUR as GLYPH_COLOUR
from game.board3d.ground import CORNER, EDGES, RING
from game.board3d.mesh import FloatArray
from game.board3d.minis import SHINE
from game.board3d.picture import (
    CLEAR,
    COLD,
    GOLD,
    HARM,
    SQ3,
    Board,
    BoardPicture,
    Colour,
    Figure,
    Link,
    Mark,
    Outline,
    Path,
    Point,
    Reticle,
    Ring,
    Sight,
    Summon,
    Tint,
    centre,
    eye_of,
    stand,
)
from game.board3d.strokes import Strokes
from game.frozen import frozen
from game.hexes import Hex

Triple = FloatArray
DARK: Colour = (0.16, 0.10, 0.02)
STATE_LIGHT: dict[str, Colour] = {
    "": (0.0, 0.0, 0.0),
    "offer": (0.10, 0.075, 0.02),
    "selected": (0.05, 0.11, 0.18),
    "hover": (0.10, 0.12, 0.15),
    "harm": (0.18, 0.02, 0.015),
}  # thrown on the figure itself
STATE_COLOUR: dict[str, Colour] = {"offer": GOLD, "selected": COLD, "hover": (0.85, 0.93, 1.0), "harm": HARM}


def marks_of(board: Board, marks: tuple[Mark, ...]) -> Strokes:
    """The scoring ground of the board and all marks, in their order."""
    s = Strokes()
    scoring = frozenset(cell.at for cell in board.cells if cell.scoring)
    if scoring:
        _outline(s, board, Outline(scoring))
    for mark in marks:
        match mark:
            case Tint():
                hexagon(s, board, mark.at, 0.0, 0.80, mark.colour, (0.16 * mark.strength, 0.27 * mark.strength))
                hexagon(s, board, mark.at, 0.80, 0.86, mark.colour, (0.85 * mark.strength, 0.85 * mark.strength))
            case Ring():
                _bright_ring(s, board, mark)
            case Summon():
                _summon(s, board, mark)
            case Reticle():
                _reticle(s, board, mark)
            case Outline():
                _outline(s, board, mark)
            case Path():
                _path(s, board, mark)
            case Link():
                _link(s, board, mark)
            case Sight():
                _sight(s, board, mark)
    return s


@frozen
class Blob:
    """A soft round spot on the ground: a shadow, or light."""

    at: Point
    radius: float
    colour: Colour
    alpha: float  # in its middle; nothing at its rim
    adds: bool


def blobs_of(picture: BoardPicture) -> list[Blob]:
    """Contact shadows, and the light that burning and ghostly figures throw."""
    out = []
    for figure in picture.figures:
        (x, y, z), yaw = stand(picture.board, figure)
        ground, fade = y - figure.lift, figure.alpha / (1 + figure.lift)
        for k in _ends(figure):
            at = (x + k * math.sin(yaw), ground + 0.025, z + k * math.cos(yaw))
            out.append(Blob(at, 0.95, (0.0, 0.0, 0.0), 0.55 * fade, False))
        if figure.model in SHINE:
            out.append(Blob((x, ground + 0.06, z), 1.7, SHINE[figure.model], 0.22 * figure.alpha, True))
    return out


def rings_of(picture: BoardPicture) -> Strokes:
    """Rings under figures that may be chosen, and the shine of glyphs."""
    s, board = Strokes(), picture.board
    for figure in picture.figures:
        if figure.state:
            (x, y, z), yaw = stand(board, figure)
            for k in _ends(figure):
                at = (x + k * math.sin(yaw), y - figure.lift + 0.045, z + k * math.cos(yaw))
                _halo(s, at, STATE_COLOUR[figure.state], figure.state == "offer")
    for disc in picture.discs:
        if disc.glyph:
            (x, z), y = centre(disc.at), board.surface(disc.at)
            hue = _shown(GLYPH_COLOUR.get(disc.glyph, GLYPH_COLOUR[""]))
            strong = 1.5 if disc.held else 1.0
            s.disc((x, y + 0.10, z), 0.72, hue, (0.10 * strong, 0.10 * strong), inner=0.68, add=True)
            s.disc((x, y + 0.06, z), 1.55, hue, (0.42 * strong, 0.0), inner=0.74, add=True, beat=0.18)
    return s


def glows_of(picture: BoardPicture) -> Strokes:
    """Blobs and rings as one list."""
    s = Strokes()
    for blob in blobs_of(picture):
        s.disc(blob.at, blob.radius, blob.colour, (blob.alpha, 0.0), add=blob.adds)
    s.take(rings_of(picture))
    return s


def _ends(figure: Figure) -> tuple[float, ...]:
    """Where the middles of its spaces are along the way it looks."""
    return (-SQ3 / 2, SQ3 / 2) if len(figure.places) == 2 else (0.0,)


def _shown(linear: FloatArray) -> Colour:
    r, g, b = np.sqrt(linear).tolist()
    return r, g, b


def _halo(s: Strokes, at: tuple[float, float, float], rgb: Colour, pulse: bool) -> None:
    beat = 0.45 if pulse else 0.0
    s.disc(at, 0.69, rgb, (0.95, 0.95), inner=0.60, pieces=28, beat=beat)
    s.disc(at, 0.92, rgb, (0.55, 0.0), inner=0.69, add=True, pieces=28, beat=beat)


# ---- flat on a space ---------------------------------------------------------------------------------


def spot_on(board: Board, h: Hex, lift: float = 0.0) -> Triple:
    x, z = centre(h)
    return np.array([x, board.surface(h) + lift, z])


def hexagon(
    s: Strokes,
    board: Board,
    h: Hex,
    inner: float,
    outer: float,
    rgb: Colour,
    alphas: tuple[float, float],
    lift: float = 0.035,
    add: bool = False,
    beat: float = 0.0,
) -> None:
    """A hexagonal band round the middle of a space."""
    c = np.vstack([CORNER, CORNER[:1]])
    flat = np.stack([c[:, 0], np.zeros(7), c[:, 1]], 1)
    middle = spot_on(board, h, lift)
    s.band(middle + flat * inner, middle + flat * outer, rgb, alphas, add, beat)


def _bright_ring(s: Strokes, board: Board, mark: Ring) -> None:
    beat = 0.5 if mark.pulse else 0.0
    hexagon(s, board, mark.at, 0.88, 0.97, mark.colour, (0.95, 0.95), 0.05, beat=beat)
    hexagon(s, board, mark.at, 0.55, 0.88, mark.colour, (0.0, 0.35), 0.05, True, beat)
    hexagon(s, board, mark.at, 0.97, 1.18, mark.colour, (0.45, 0.0), 0.05, True, beat)


def _summon(s: Strokes, board: Board, mark: Summon) -> None:
    """A broken hexagon and a plus: something can be put here."""
    hexagon(s, board, mark.at, 0.0, 0.82, mark.colour, (0.05, 0.20), beat=0.3)
    middle = spot_on(board, mark.at, 0.045)
    for k in range(6):
        a, b = CORNER[k] * 0.84, CORNER[(k + 1) % 6] * 0.84
        p, q = a + (b - a) * 0.16, a + (b - a) * 0.84
        inner = [middle + (v[0] * 0.93, 0, v[1] * 0.93) for v in (p, q)]
        s.band(inner, [middle + (v[0], 0, v[1]) for v in (p, q)], mark.colour, (0.95, 0.95), beat=0.3)
    for u, v in (((0.20, 0, 0), (0, 0, 0.045)), ((0, 0, 0.20), (0.045, 0, 0))):
        s.line(middle - u, middle + u, v, mark.colour, 0.95, beat=0.3)


def _reticle(s: Strokes, board: Board, mark: Reticle) -> None:
    """A ring with four barbs pointing inwards."""
    middle = spot_on(board, mark.at, 0.06)
    s.disc(middle, 0.80, mark.colour, (0.95, 0.95), inner=0.73, pieces=30, beat=0.35)
    s.disc(middle, 1.02, mark.colour, (0.50, 0.0), inner=0.80, add=True, pieces=30, beat=0.35)
    s.disc(middle, 0.73, mark.colour, (0.0, 0.28), inner=0.40, add=True, pieces=30, beat=0.35)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        d, n = np.array([math.cos(a), 0, math.sin(a)]), np.array([-math.sin(a), 0, math.cos(a)])
        tip = middle + d * 0.50
        s.band(
            [middle + d * 0.92 - n * 0.14, tip],
            [middle + d * 0.92 + n * 0.14, tip],
            mark.colour,
            (0.95, 0.95),
            beat=0.35,
        )


def _outline(s: Strokes, board: Board, mark: Outline) -> None:
    """Only the edges towards spaces outside the region."""
    for h in sorted(mark.spaces):
        if h not in board.at:
            continue
        middle = spot_on(board, h, 0.03)
        for e, step in enumerate(EDGES):
            if Hex(h.q + step.q, h.r + step.r) in mark.spaces:
                continue
            rows = [
                [middle + (r * RING[k % 12][0], 0, r * RING[k % 12][1]) for k in range(2 * e, 2 * e + 3)]
                for r in (0.975, 0.93, 0.66)
            ]
            s.band(rows[0], rows[1], mark.colour, (0.85, 0.85))
            s.band(rows[1], rows[2], mark.colour, (0.40, 0.0))


# ---- lines ---------------------------------------------------------------------------------------


def _path(s: Strokes, board: Board, mark: Path) -> None:
    points = _arc(board, mark) if mark.flies else _steps(board, mark.spaces)
    _ribbon(s, points, mark.colour, 0.12)
    for k, h in enumerate(mark.spaces[:-1]):
        if not mark.flies or k == 0:
            middle = spot_on(board, h, 0.115)
            s.disc(middle, 0.24, DARK, (1.0, 1.0), pieces=18)
            s.disc(middle + (0, 0.012, 0), 0.17, mark.colour, (1.0, 1.0), pieces=18)
    for k in sorted(mark.stops):
        middle = spot_on(board, mark.spaces[k], 0.13)
        s.disc(middle, 0.74, DARK, (0.85, 0.85), inner=0.55, pieces=8)
        s.disc(middle + (0, 0.012, 0), 0.69, mark.colour, (1.0, 1.0), inner=0.60, pieces=8)
    _arrow(s, points, mark.colour)


def _steps(board: Board, spaces: tuple[Hex, ...]) -> Triple:
    """The way over the ground: level in each space, straight up or down at the edge between two."""
    out = [spot_on(board, spaces[0], 0.10)]
    for a, b in pairwise(spaces):
        pa, pb = spot_on(board, a, 0.10), spot_on(board, b, 0.10)
        if abs(pa[1] - pb[1]) > 0.01:
            flat = (pb - pa) * np.array([1, 0, 1])
            edge = (pa + pb) / 2 + flat * (-0.045 if pa[1] < pb[1] else 0.045)  # on the side of the lower space
            out += [np.array([edge[0], pa[1], edge[2]]), np.array([edge[0], pb[1], edge[2]])]
        out.append(pb)
    return np.array(out)


def _arc(board: Board, mark: Path) -> Triple:
    """The way through the air, over whatever lies below."""
    a, b = spot_on(board, mark.spaces[0], 0.10), spot_on(board, mark.spaces[-1], 0.10)
    high = max(board.surface(h) for h in mark.spaces) + 0.8
    t = np.linspace(0, 1, 21)[:, None]
    way = a + (b - a) * t
    way[:, 1] += (4 * t * (1 - t))[:, 0] * (high - (a[1] + b[1]) / 2)
    return np.asarray(way)


def _sides(points: Triple) -> Triple:
    """A level side vector for each piece of a polyline; one that goes straight up keeps its neighbour's."""
    d = np.diff(points, axis=0)
    n = np.stack([-d[:, 2], np.zeros(len(d)), d[:, 0]], 1)
    size = np.linalg.norm(n, axis=1)
    for k in range(1, len(n)):
        if size[k] < 1e-6:
            n[k], size[k] = n[k - 1], size[k - 1]
    return np.asarray(n / np.maximum(size, 1e-9)[:, None])


def _ribbon(s: Strokes, points: Triple, rgb: Colour, half: float) -> None:
    for (p, q), n in zip(pairwise(points), _sides(points), strict=True):
        if np.linalg.norm(q - p) < 1e-6:
            continue
        s.band([p - n * half * 2.3, q - n * half * 2.3], [p, q], rgb, (0.0, 0.30), True)
        s.band([p, q], [p + n * half * 2.3, q + n * half * 2.3], rgb, (0.30, 0.0), True)
        s.line(p, q, n * half, rgb, 0.92)


def _arrow(s: Strokes, points: Triple, rgb: Colour) -> None:
    """A head at the end, pointing the way of the last piece."""
    n = _sides(points)[-1]
    d = np.array([n[2], 0, -n[0]])
    tip = points[-1] + d * 0.34 + (0, 0.02, 0)
    root = points[-1] - d * 0.30 + (0, 0.02, 0)
    s.band([root - n * 0.36, tip], [root + n * 0.36, tip], DARK, (0.75, 0.75))
    s.band([root + d * 0.05 - n * 0.27, tip - d * 0.09], [root + d * 0.05 + n * 0.27, tip - d * 0.09], rgb, (1.0, 1.0))


def _link(s: Strokes, board: Board, mark: Link) -> None:
    """Two red barbs meeting over the shared edge."""
    y = max(board.surface(mark.a), board.surface(mark.b)) + 0.30
    (ax, az), (bx, bz) = centre(mark.a), centre(mark.b)
    pa, pb = np.array([ax, y, az]), np.array([bx, y, bz])
    d = (pb - pa) / np.linalg.norm(pb - pa)
    n, middle = np.array([-d[2], 0, d[0]]), (pa + pb) / 2
    for side in (-1, 1):
        root, tip = middle + d * side * 0.52, middle + d * side * 0.03
        s.band([root - n * 0.24, tip - n * 0.03], [root + n * 0.24, tip + n * 0.03], (0.25, 0.03, 0.02), (0.9, 0.9))
        s.band(
            [root - d * side * 0.05 - n * 0.17 + (0, 0.01, 0), tip + (0, 0.01, 0)],
            [root - d * side * 0.05 + n * 0.17 + (0, 0.01, 0), tip + (0, 0.01, 0)],
            HARM,
            (1.0, 1.0),
        )
    s.disc(middle, 0.55, HARM, (0.5, 0.0), add=True, beat=0.4)


def _sight(s: Strokes, board: Board, mark: Sight) -> None:
    """Dashes between two eyes: clear ones pale, blocked ones gold up to what blocks them and red beyond."""
    a, d, length, cut = line_of(board, mark)
    flat, up = across(d)
    t = 0.0
    while t < length:
        p, q = a + d * t, a + d * min(t + 0.34, length)
        rgb, alpha = (CLEAR if mark.blocked is None else GOLD, 0.95) if t < cut else (HARM, 0.70)
        for n in (flat, up):  # crossed, so that it has a body from every side
            s.line(p, q, n * 0.032, rgb, alpha)
            s.band([p, q], [p + n * 0.13, q + n * 0.13], rgb, (0.30 * alpha, 0.0), True)
            s.band([p, q], [p - n * 0.13, q - n * 0.13], rgb, (0.30 * alpha, 0.0), True)
        t += 0.50
    if mark.blocked is not None:
        hexagon(s, board, mark.blocked, 0.84, 0.95, HARM, (0.9, 0.9), 0.05)


def line_of(board: Board, mark: Sight) -> tuple[Triple, Triple, float, float]:
    """Start, unit direction and length of a sight line, and how far along it is blocked."""
    a, b = np.array(eye_of(board, mark.start)), np.array(eye_of(board, mark.end))
    length = float(np.linalg.norm(b - a))
    d = (b - a) / max(length, 1e-9)
    return a, d, length, length if mark.blocked is None else _blocked_at(mark.blocked, a, d, length)


def across(d: Triple) -> tuple[Triple, Triple]:
    """Two directions at right angles to one: the first is level."""
    flat = np.array([-d[2], 0, d[0]])
    flat /= max(float(np.linalg.norm(flat)), 1e-9)
    return flat, np.cross(flat, d)


def _blocked_at(blocked: Hex, a: Triple, d: Triple, length: float) -> float:
    """How far along the line its blocking space begins: just before its border."""
    x, z = centre(blocked)
    flat = math.hypot(d[0], d[2])
    along = ((x - a[0]) * d[0] + (z - a[2]) * d[2]) / max(flat * flat, 1e-9)
    return float(min(max(along - 0.98 / max(flat, 1e-9), 0.1), length))
