"""The board without OpenGL: the same meshes, painted back to front with pygame polygons; all before that is numpy.

Hexes are the cells of a Voronoi diagram, so columns sorted by the distance of their middles from the eye are in
right order; within a column come ground, shadows, bases, water, marks, then what stands there by its depth.

Long because one picture is painted from back to front, and each layer has its own way.
"""

from __future__ import annotations

import gc
import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
import pygame
import pygame.gfxdraw

from game.board3d import dice_tray, light, minis
from game.board3d.board import build, water_colours
from game.board3d.camera import Orbit, Size
from game.board3d.changes import Part, changed
from game.board3d.faces import (
    Faces,
    base_faces,
    board_faces,
    columns_at,
    disc_faces,
    sculpt_faces,
    shaded_figure,
)
from game.board3d.highlights import STATE_LIGHT, blobs_of, marks_of, rings_of
from game.board3d.mesh import CLIFF, PLAIN, WOOD, FloatArray
from game.board3d.model_matrix import body_of, growth, place_of
from game.board3d.painting import Quality
from game.board3d.picture import GROUND, SQ3, Board, BoardPicture, Figure, Mark, Throw, centre
from game.board3d.sheets import (
    BEFORE,
    BODY,
    FOOT,
    GROUND_LAYER,
    MARK,
    OVER,
    PLINTH,
    SHADOW,
    SIDE,
    TABLE,
    WATER,
    WET_MARK,
    Sheet,
    die,
    die_shadow,
    graded,
    tray,
    with_alpha,
)
from game.board3d.strokes import Strokes
from game.board3d.warnings import warnings_of

NIGHT = tuple((light.tone(np.array(light.NIGHT)) * 255).astype(int).tolist())
SEE_THROUGH = 150  # alpha of ghosts


@dataclass(slots=True)
class Shown:
    """What was painted last: the canvas, and how it was shown. Only what differs from it is painted again."""

    picture: BoardPicture
    orbit: Orbit
    quality: Quality
    canvas: pygame.Surface  # of twice the size at rest
    finished: pygame.Surface


class SoftPainter:
    """Pictures of the board with pygame alone."""

    def __init__(self, why: str = "") -> None:
        self.name, self.driver, self.why = "software", "software", why
        self._shown: Shown | None = None

    def close(self) -> None:
        """Holds nothing but a picture."""
        self._shown = None

    def draw(self, picture: BoardPicture, orbit: Orbit, surface: pygame.Surface, quality: Quality = "rest") -> None:
        size, shown = surface.get_size(), self._shown
        part: Part | None = (0, 0, *size)
        if shown is None or shown.finished.get_size() != size or (quality, shown.quality) == ("rest", "moving"):
            shown = self._shown = _nothing(picture, orbit, quality, size)
        elif shown.orbit == orbit:
            part = changed(shown.picture, picture, orbit, size)
        elif shown.quality != quality:
            shown = self._shown = _nothing(picture, orbit, quality, size)
        shown.picture, shown.orbit = picture, orbit
        if part is not None:
            _paint(_sheets(picture, orbit, shown.quality), orbit, shown.canvas, shown.finished, pygame.Rect(part))
        surface.blit(shown.finished, (0, 0))

    def draw_dice(self, throw: Throw, surface: pygame.Surface) -> None:
        sheets = [tray()]
        for lying in dice_tray.lying(throw):
            sheets += [die(lying), die_shadow(lying.place)]
        w, h = surface.get_size()
        finished = pygame.Surface((w, h), 0, 32)
        _paint(sheets, dice_tray.eye((w, h)), _canvas((w * 2, h * 2)), finished, finished.get_rect())
        surface.blit(finished, (0, 0))


def _nothing(picture: BoardPicture, orbit: Orbit, quality: Quality, size: Size) -> Shown:
    scale = 2 if quality == "rest" else 1
    canvas = pygame.Surface((size[0] * scale, size[1] * scale), 0, 32)
    return Shown(picture, orbit, quality, canvas, pygame.Surface(size, 0, 32))


def _sheets(picture: BoardPicture, orbit: Orbit, quality: Quality) -> list[Sheet]:
    """All that is to be seen, in faces."""
    detail = 1.0 if quality == "rest" else 0.5
    return [
        _ground(picture.board),
        _water(picture.board, round(picture.time * 10)),
        *(_figure(picture.board, f, detail, growth(orbit.distance, f)) for f in picture.figures),
        *(_disc(picture.board, disc.at.q, disc.at.r, disc.glyph) for disc in picture.discs),
        _blobs(picture),
        _flat(rings_of(picture), picture.board, picture.time),
        *_marks(picture),
    ]


def _paint(
    sheets: list[Sheet], orbit: Orbit, canvas: pygame.Surface, finished: pygame.Surface, part: pygame.Rect
) -> None:
    """Paint a part of the picture on a canvas of its size or twice that, and finish it there."""
    scale = canvas.get_width() // finished.get_width()
    fine = pygame.Rect(part.x * scale, part.y * scale, part.w * scale, part.h * scale)
    canvas.set_clip(fine)
    canvas.fill(NIGHT)
    _polygons(sheets, orbit, canvas, 1.0 if scale == 1 else 0.3)
    canvas.set_clip(None)
    painted = canvas.subsurface(fine)
    finished.blit(painted if scale == 1 else pygame.transform.smoothscale(painted, part.size), part.topleft)
    finished.blit(_vignette(finished.get_size()), part.topleft, part, special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=2)
def _canvas(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, 0, 32)


@lru_cache(maxsize=4)
def _vignette(size: tuple[int, int]) -> pygame.Surface:
    """Darker towards the corners, like the shaders do it."""
    small = pygame.Surface((64, 36), 0, 32)
    x, y = np.meshgrid((np.arange(64) + 0.5) / 64 - 0.5, (np.arange(36) + 0.5) / 36 - 0.5, indexing="ij")
    value = 255 * np.sqrt(np.clip(1 - light.VIGNETTE * (x * x + y * y), 0, 1))
    pygame.surfarray.blit_array(small, np.repeat(value[..., None], 3, 2).astype(int))
    return pygame.transform.smoothscale(small, size)


def _polygons(sheets: list[Sheet], orbit: Orbit, canvas: pygame.Surface, least: float) -> None:
    """All faces that look this way, lie inside and cover at least so many pixels, farthest column first."""
    w, h = canvas.get_size()
    clip = canvas.get_clip()
    left, top, right, foot = clip.left, clip.top, clip.right, clip.bottom
    m = orbit.matrix(w / h)
    eye = np.array(orbit.eye)
    ring, colours, keys = [], [], []
    for sheet in sheets:
        if not len(sheet.quads):
            continue
        px, py, pz = sheet.quads.transpose(2, 0, 1)  # one coordinate at a time: numpy is slow with many small matrices
        across, up, ahead = (px * a + py * b + pz * c + d for a, b, c, d in m[[0, 1, 3]].tolist())
        depth = np.maximum(ahead, 0.05)
        x, y = (across / depth + 1) * (w / 2), (1 - up / depth) * (h / 2)
        area = (x[:, 2] - x[:, 0]) * (y[:, 3] - y[:, 1]) - (x[:, 3] - x[:, 1]) * (y[:, 2] - y[:, 0])
        seen = (_of_four(np.minimum, ahead) > 0.5) & (_of_four(np.maximum, x) > left)
        seen &= (_of_four(np.minimum, x) < right) & (_of_four(np.maximum, y) > top) & (_of_four(np.minimum, y) < foot)
        seen &= (np.abs(area) > 2 * least) if sheet.both else (area < -2 * least)
        k = np.nonzero(seen)[0]
        away = np.round(np.hypot(sheet.column[k, 0] - eye[0], sheet.column[k, 1] - eye[2]), 3)
        within = np.sqrt(((sheet.middle[k] - eye) ** 2).sum(1)) / 200
        keys.append(
            BEFORE[sheet.layer[k].astype(int)]
            - away * 100
            + sheet.layer[k]
            - np.where(sheet.layer[k] >= BODY, within, 0)
        )
        ring.append(np.stack([x[k], y[k]], 2))
        colours.append(sheet.colour[k])
    order = np.argsort(np.concatenate(keys), kind="stable")
    points = np.concatenate(ring)[order]
    colour = np.concatenate(colours)[order].astype(int)
    _fill(canvas, points, colour)


def _of_four(choose: np.ufunc, values: FloatArray) -> FloatArray:
    """The least or greatest of each row of four: numpy takes several times as long to go along so short rows."""
    a, b, c, d = values.T
    return np.asarray(choose(choose(a, b), choose(c, d)))


def _fill(canvas: pygame.Surface, points: FloatArray, colour: FloatArray) -> None:
    solid, blended = pygame.draw.polygon, pygame.gfxdraw.filled_polygon
    collecting = gc.isenabled()
    gc.disable()  # a hundred thousand short-lived lists: collecting costs more than painting
    try:
        for shape, c in zip(points.tolist(), colour.tolist(), strict=True):
            if c[3] >= 255:
                solid(canvas, c, shape)
            elif c[3] > 3:
                blended(canvas, shape, c)
            elif c[3] < 0:
                _spot(canvas, shape, c)
    finally:
        if collecting:
            gc.enable()


def _spot(canvas: pygame.Surface, shape: list[list[float]], colour: list[int]) -> None:
    """A soft ellipse that touches the four points; its strength is the alpha below zero."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    size = max(1, round((max(xs) - min(xs)) / 4) * 4), max(1, round((max(ys) - min(ys)) / 4) * 4)
    canvas.blit(_soft_spot(size, colour[0], colour[1], colour[2], -colour[3]), (min(xs), min(ys)))


@lru_cache(maxsize=96)
def _soft_spot(size: tuple[int, int], red: int, green: int, blue: int, alpha: int) -> pygame.Surface:
    spot = pygame.Surface((48, 48), pygame.SRCALPHA, 32)
    spot.fill((red, green, blue, 0))
    x, y = np.meshgrid((np.arange(48) - 23.5) / 24, (np.arange(48) - 23.5) / 24)
    pixels = pygame.surfarray.pixels_alpha(spot)
    pixels[:] = alpha * np.clip(1 - np.hypot(x, y), 0, 1)
    del pixels
    return pygame.transform.smoothscale(spot, size)


# ---- sheets --------------------------------------------------------------------------------------------


def _column_of(middle: FloatArray, normal: FloatArray) -> FloatArray:
    """Middles of the columns that own faces; a face on the border belongs to the side it looks away from."""
    q, r = columns_at(middle[:, 0] - 0.08 * normal[:, 0], middle[:, 2] - 0.08 * normal[:, 2])
    return np.stack([SQ3 * (q + r / 2), 1.5 * r], 1)


@lru_cache(maxsize=4)
def _ground(board: Board) -> Sheet:
    faces, colour = board_faces(board)
    standing = faces.material == PLAIN
    layer = np.where(standing, BODY, np.where(faces.material == CLIFF, SIDE, GROUND_LAYER))
    layer = np.where(faces.material == WOOD, np.where(faces.middle[:, 1] > 0.005, PLINTH, TABLE), layer)
    return Sheet(
        faces.points[faces.corners],
        with_alpha(colour, 255),
        _column_of(faces.middle, faces.normal),
        layer,
        faces.middle,
    )


@lru_cache(maxsize=4)
def _water(board: Board, tick: int) -> Sheet:
    """Six pieces a hex, lighter at the shore; they shimmer with the tick (tenths of a second)."""
    vertices, indices = build(board)[1]
    tri = indices.reshape(-1, 3).astype(int)
    p = vertices[tri]
    deep, shallow = water_colours(board)
    middle, shore = p[:, :, :3].mean(1).astype(float), p[:, :, 3].mean(1).astype(float)
    wave = np.sin(middle[:, 0] * 3.1 + tick * 0.21) * np.sin(middle[:, 2] * 2.7 - tick * 0.17 + middle[:, 0])
    mix = np.clip(shore * 0.9 + 0.22 * wave + 0.12, 0, 1)[:, None]
    lamp = light.lamp(middle[:, 0], middle[:, 2], light.pool(board))[:, None]
    colour = (deep * (1 - mix) + shallow * mix) * (0.55 + 0.5 * lamp) + (wave > 0.72)[:, None] * np.array(
        [0.10, 0.13, 0.15]
    )
    colour += (shore > 0.60)[:, None] * np.array([0.10, 0.12, 0.11]) * lamp
    quads = np.concatenate([p[:, :, :3], p[:, 2:, :3]], 1).astype(float)
    inside = np.zeros_like(middle)
    return Sheet(
        quads,
        with_alpha(light.tone(colour) * 255, np.where(shore > 0.6, 170.0, 205.0)),
        _column_of(middle, inside),
        np.full(len(tri), WATER),
        middle,
        both=True,
    )


def _placed(faces: Faces, place: FloatArray, layer: float, colour: FloatArray, alpha: float = 255.0) -> Sheet:
    points = faces.points @ place[:3, :3].T + place[:3, 3]
    middle = faces.middle @ place[:3, :3].T + place[:3, 3]
    return Sheet(
        points[faces.corners],
        with_alpha(colour, alpha),
        _column_of(middle, np.zeros_like(middle)),
        np.full(len(middle), layer),
        middle,
    )


def _joined(a: Sheet, b: Sheet) -> Sheet:
    return Sheet(
        np.concatenate([a.quads, b.quads]),
        np.concatenate([a.colour, b.colour]),
        np.concatenate([a.column, b.column]),
        np.concatenate([a.layer, b.layer]),
        np.concatenate([a.middle, b.middle]),
    )


@lru_cache(maxsize=64)
def _figure(board: Board, figure: Figure, detail: float, times: float) -> Sheet:
    """Base, and body drawn so many times its size; kept while the figure does not change."""
    place, grown = place_of(board, figure), body_of(board, figure, times)
    owner = minis.owner_colour(figure)
    r, g, b = STATE_LIGHT[figure.state]
    flash = (r + 0.9 * figure.flash, g + 0.08 * figure.flash, b + 0.05 * figure.flash)
    lamp = float(light.lamp(place[0:1, 3], place[2:3, 3], light.pool(board))[0])
    alpha = 255.0 * figure.alpha
    see = alpha * SEE_THROUGH / 255 if figure.model in minis.GHOSTS else alpha
    parts = []
    for faces, at, layer, through in (
        (base_faces(len(figure.places) == 2, figure.seat), place, FOOT, alpha),
        (sculpt_faces(figure.model, detail), grown, BODY, see),
    ):
        parts.append(_placed(faces, at, layer, shaded_figure(faces, place[:3, :3], owner, lamp, flash), through))
    if figure.lift > 0.3:  # in the air the base comes last of its column, too
        parts[0] = Sheet(
            parts[0].quads, parts[0].colour, parts[0].column, np.full(len(parts[0].layer), BODY), parts[0].middle
        )
    return _joined(parts[0], parts[1])


@lru_cache(maxsize=32)
def _disc(board: Board, q: int, r: int, glyph: str) -> Sheet:
    faces, place = disc_faces(glyph), np.eye(4)
    (x, z), owner = centre(type(board.cells[0].at)(q, r)), np.zeros(3)
    place[:3, 3] = x, board.surface(type(board.cells[0].at)(q, r)), z
    lamp = float(light.lamp(place[0:1, 3], place[2:3, 3], light.pool(board))[0])
    return _placed(faces, place, FOOT - 0.5, shaded_figure(faces, place[:3, :3], owner, lamp, (0.0, 0.0, 0.0)))


def _blobs(picture: BoardPicture) -> Sheet:
    """Shadows and lights as spots: each is four points of its rim, with its strength as an alpha below zero."""
    blobs = blobs_of(picture)
    at = np.array([blob.at for blob in blobs]).reshape(-1, 3)
    r = np.array([blob.radius for blob in blobs]).reshape(-1, 1, 1)
    quads = at[:, None] + r * np.array([(1, 0, 0), (0, 0, -1), (-1, 0, 0), (0, 0, 1)])
    rgb = np.array([blob.colour for blob in blobs]).reshape(-1, 3) * 255
    strength = np.array([-255 * blob.alpha for blob in blobs])
    layer = np.full(len(blobs), SHADOW)
    return Sheet(quads, with_alpha(rgb, strength), _column_of(at, np.zeros_like(at)), layer, at, both=True)


@lru_cache(maxsize=8)
def _strokes(board: Board, marks: tuple[Mark, ...]) -> tuple[Strokes, Strokes]:
    """Marks, and the warnings that nothing hides."""
    return marks_of(board, marks), warnings_of(board, marks)


def _marks(picture: BoardPicture) -> list[Sheet]:
    marks, warnings = (_flat(s, picture.board, picture.time) for s in _strokes(picture.board, picture.marks))
    return [marks, replace(warnings, layer=np.full(len(warnings.layer), OVER))]


def _flat(strokes: Strokes, board: Board, time: float) -> Sheet:
    """Bands as see-through faces. What adds light is painted as a veil of its colour."""
    vertices, quads = strokes.arrays()
    p = graded(vertices[quads])
    middle = p[:, :, :3].mean(1).astype(float)
    beat = 1 - p[:, 0, 7] * (0.5 + 0.5 * math.sin(time * 4.2))
    rgb, alpha = p[:, :, 3:6].mean(1), p[:, :, 6].mean(1)
    strength = np.where(alpha > 0, alpha, rgb.max(1, initial=0.0) * 0.75) * beat
    base = np.where(alpha > 0, alpha, np.maximum(rgb.max(1, initial=1e-6), 1e-6))
    colour = np.clip(rgb / base[:, None], 0, 1) * 255
    q, r = columns_at(middle[:, 0], middle[:, 2])
    column = np.stack([SQ3 * (q + r / 2), 1.5 * r], 1)
    top, wet = _tops(board, q, r)
    height = middle[:, 1] - top
    dark = rgb.max(1, initial=0.0) < 0.01
    layer = np.where(dark, SHADOW, np.where(wet, WET_MARK, MARK)).astype(float)
    layer = np.where(height > 0.45, BODY, layer)
    return Sheet(
        p[:, :, :3].astype(float),
        np.column_stack([colour, np.minimum(strength * 255, 254)]),
        column,
        layer,
        middle,
        both=True,
    )


def _tops(board: Board, q: FloatArray, r: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Height of the ground under columns, and whether it is under water; level 0 beside the board."""
    cell = type(board.cells[0].at)
    found = [board.at.get(cell(a, b)) for a, b in zip(q.tolist(), r.tolist(), strict=True)]
    return (
        np.array([board.surface(c.at) if c else GROUND for c in found]),
        np.array([bool(c and c.water) for c in found], bool),
    )
