"""What the software painter paints: sheets of flat faces in world space, and the dice tray as such sheets."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import numpy as np

from game.board3d import dice_tray, light
from game.board3d.faces import Faces, faces_of
from game.board3d.mesh import GLOW, WOOD, FloatArray
from game.board3d.strokes import Strokes
from game.frozen import frozen

TABLE, PLINTH, SIDE, GROUND_LAYER, SHADOW, MARK, FOOT, WATER, WET_MARK, BODY, OVER = range(11)
BEFORE = np.array([-1e9, -1e8] + [0.0] * 8 + [1e9])  # first the table, then the plinth; last what nothing hides
STRIPS = 4  # of a band that fades


@frozen(eq=False)
class Sheet:
    """Faces ready to be painted, in world space."""

    quads: FloatArray  # (f, 4, 3)
    colour: FloatArray  # (f, 4) displayed, with alpha, 0..255
    column: FloatArray  # (f, 2) x and z of the middle of the owning column
    layer: FloatArray  # (f,)
    middle: FloatArray  # (f, 3)
    both: bool = False  # seen from behind, too


def with_alpha(colour: FloatArray, alpha: FloatArray | float) -> FloatArray:
    return np.column_stack([colour, np.broadcast_to(alpha, len(colour))])


def graded(p: FloatArray) -> FloatArray:
    """Bands that fade, cut into strips, because a face has one colour only."""
    light_at = np.maximum(p[..., 3:7].max(2), 0)
    fades = np.abs(light_at[:, 0] - light_at[:, 1]) > 0.12
    steps = np.linspace(0, 1, STRIPS + 1, dtype=np.float32)
    left, right = p[fades][:, [0, 3]], p[fades][:, [1, 2]]  # the ends of both long sides
    cut = [left + (right - left) * t for t in steps]
    return np.concatenate(
        [p[~fades], *(np.concatenate([a[:, :1], b, a[:, 1:]], 1)[:, [0, 1, 2, 3]] for a, b in pairwise(cut))]
    )


# ---- the dice tray ---------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def tray() -> Sheet:
    """Felt and table first, then the rim; its near side after the dice."""
    faces = faces_of(*dice_tray.tray())
    rim = faces.middle[:, 1] > 0.01
    rim |= (faces.material == WOOD) & (faces.middle[:, 1] > -0.29)
    z = faces.middle[:, 2]
    column = np.where((z > dice_tray.FLOOR_Z - 0.1)[:, None], (0.0, 2.05), (0.0, -50.0))  # its near side hides dice
    column = np.where(rim[:, None], column, (0.0, -60.0))
    return Sheet(
        faces.points[faces.corners],
        with_alpha(_lit(faces, np.eye(3)), 255),
        column,
        np.where(rim, BODY, np.where(faces.material == WOOD, TABLE, GROUND_LAYER)),
        faces.middle,
    )


def die(lying: dice_tray.Lying) -> Sheet:
    """One die: convex, so its faces need no order but that of its mesh, signs after sides."""
    faces = faces_of(*dice_tray.shape(lying.die.kind, dice_tray.face_of(lying.die), lying.glow, 0.6))
    turn = lying.place[:3, :3] / max(float(np.linalg.norm(lying.place[:3, 0])), 1e-6)
    points = faces.points @ lying.place[:3, :3].T + lying.place[:3, 3]
    n = len(faces.corners)
    return Sheet(
        points[faces.corners],
        with_alpha(_lit(faces, turn), 255),
        np.tile(lying.place[[0, 2], 3], (n, 1)),
        np.full(n, BODY),
        np.tile(lying.place[:3, 3], (n, 1)),
    )


def _lit(faces: Faces, turn: FloatArray) -> FloatArray:
    n = faces.normal @ turn.T
    up = n[:, 1:2] * 0.5 + 0.5
    amb = np.array(light.BOUNCE) * (1 - up) + np.array(light.SKY) * up
    sun = np.maximum(n @ light.SUN, 0)[:, None]
    out = faces.colour * (amb * faces.ao[:, None] + np.array(light.KEY) * sun * 0.9)
    return np.asarray(light.tone(np.where((faces.material == GLOW)[:, None], faces.colour * 1.2, out)) * 255)


def die_shadow(place: FloatArray) -> Sheet:
    """A soft blob to the right of the die, away from the lamp."""
    s, (x, y, z) = Strokes(), place[:3, 3]
    size = float(np.linalg.norm(place[:3, 0]))
    s.disc((x + 0.30 * size + 0.5 * y, 0.01, z - 0.12 * size), 0.85 * size, (0.0, 0.0, 0.0), (0.55 / (1 + y), 0.0))
    vertices, quads = s.arrays()
    p = graded(vertices[quads])
    alpha = p[:, :, 6].mean(1) * 255
    return Sheet(
        p[:, :, :3].astype(float),
        np.column_stack([np.zeros((len(p), 3)), alpha]),
        np.tile((0.0, -60.0), (len(p), 1)),
        np.full(len(p), SHADOW),
        p[:, :, :3].mean(1).astype(float),
        both=True,
    )
