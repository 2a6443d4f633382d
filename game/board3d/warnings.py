"""Warnings that nothing may hide: strikes and falls on a path, and the place where a sight line ends."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.highlights import Triple, across, line_of, spot_on
from game.board3d.picture import HARM, Board, Mark, Path, Sight
from game.board3d.strokes import Strokes
from game.hexes import Hex


def warnings_of(board: Board, marks: tuple[Mark, ...]) -> Strokes:
    """Drawn over everything else."""
    s = Strokes()
    for mark in marks:
        match mark:
            case Path():
                for k in sorted(mark.strikes):
                    a, b = spot_on(board, mark.spaces[k], 0.15), spot_on(board, mark.spaces[k + 1], 0.15)
                    _strike(s, a + (b - a) * np.array([0.34, 0, 0.34]))
                for k in sorted(mark.falls):
                    _fall(s, board, mark.spaces[k - 1], mark.spaces[k])
            case Sight() if mark.blocked is not None:
                start, d, _, cut = line_of(board, mark)
                _cross(s, start + d * cut, *across(d))
    return s


def _strike(s: Strokes, middle: Triple) -> None:
    """Two crossed blades: leaving here is struck at."""
    s.disc(middle - (0, 0.02, 0), 0.62, HARM, (0.55, 0.0), add=True, beat=0.3)
    for a in (math.pi / 4, -math.pi / 4):
        d, n = np.array([math.cos(a), 0, math.sin(a)]), np.array([-math.sin(a), 0, math.cos(a)])
        for grow, rgb, lift in ((0.035, (0.22, 0.02, 0.02), 0.0), (0.0, HARM, 0.012)):
            up = np.array([0, lift, 0])
            s.band(
                [middle + up - d * (0.40 + grow) - n * (0.05 + grow), middle + up + d * (0.44 + grow)],
                [middle + up - d * (0.40 + grow) + n * (0.05 + grow), middle + up + d * (0.44 + grow)],
                rgb,
                (1.0, 1.0),
            )


def _fall(s: Strokes, board: Board, a: Hex, b: Hex) -> None:
    """Two red chevrons at the foot of a drop, pointing the way one falls."""
    pa, pb = spot_on(board, a), spot_on(board, b, 0.14)
    d = (pb - pa) * np.array([1, 0, 1])
    d /= np.linalg.norm(d)
    n = np.array([-d[2], 0, d[0]])
    for k in (0.50, 0.26):
        tip = pb - d * k
        for side in (-1, 1):
            root = tip - d * 0.20 + n * side * 0.26
            s.band([root, tip], [root - d * 0.11, tip - d * 0.11], HARM, (1.0, 1.0), beat=0.3)


def _cross(s: Strokes, at: Triple, flat: Triple, up: Triple) -> None:
    for sign in (-1, 1):
        arm = (flat + up * sign) * 0.20
        n = (flat - up * sign) * 0.045
        s.line(at - arm, at + arm, n, HARM, 1.0)
