"""How light a battlefield is: measured on a small picture of it, as a seat sees it, with figures in all start zones."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import cast

import numpy as np
import pygame

import game
from game.board3d import minis
from game.board3d.camera import Orbit
from game.board3d.painting import Painter
from game.board3d.picture import ArmyColour, Board, BoardPicture, Figure, centre
from game.frozen import frozen
from game.rules.arena.battlefield import Battlefield
from game.ui.layouts.arena.board_picture import board_of

SIZE = (480, 270)
INSETS = (0.15, 0.17, 0.22, 0.12)
ARMIES = (
    ("white", ("gideon", "rhox_veterans", "kor_hookmasters")),
    ("blue", ("jace", "kiora", "merfolk_roilmage")),
    ("black", ("liliana", "restless_zombies", "blighted_reavers")),
    ("red", ("chandra", "goblin_javelineers", "malakir_bloodchasers")),
    ("green", ("nissa", "elf_rangers", "pummelroot_elementals")),
)


@frozen
class Light:
    """Lumas, 0..255: of the darkest space that is seen, of all of them on average, of the darkest 5 % of figures."""

    space: float
    board: float
    figures: float


def seats_of_maps() -> list[tuple[str, int]]:
    """Every battlefield with every seat that plays on it."""
    maps = [thing for thing in game.ruleset("arena").catalogue.values() if isinstance(thing, Battlefield)]
    return [(field.key, seat) for field in maps for seat in range(field.seats)]


def light_of(painter: Painter, field: str, seat: int) -> Light:
    """What a seat sees of a battlefield."""
    board = board_of(game.ruleset("arena").catalogue[f"map/{field}"])
    orbit = Orbit.seat(board, seat, SIZE[0] / SIZE[1], INSETS)
    crowd = BoardPicture(board, _crowd(board))
    bare, plain, lit = (
        _luma(painter, picture, orbit)
        for picture in (
            BoardPicture(board),
            crowd,
            replace(crowd, figures=tuple(replace(f, flash=1.0) for f in crowd.figures)),
        )
    )
    spaces = [_around(bare, x, y) for x, y in _seen(board, orbit)]
    of_figures = plain[np.abs(lit - plain) > 4]  # what a flash changes
    return Light(min(spaces), float(np.mean(spaces)), float(np.percentile(of_figures, 5)))


def _crowd(board: Board) -> tuple[Figure, ...]:
    """Three figures of an army in each start zone."""
    out = []
    for seat, (colour, models) in enumerate(ARMIES):
        zone = islice((cell.at for cell in board.cells if cell.start == seat and not cell.ruin), 0, None, 2)
        assert all(model in minis.SCULPTS for model in models)
        out += [
            Figure(len(models) * seat + n, model, cast(ArmyColour, colour), (at,))
            for n, (at, model) in enumerate(zip(zone, models, strict=False))
        ]
    return tuple(out)


def _luma(painter: Painter, picture: BoardPicture, orbit: Orbit) -> np.ndarray:
    surface = pygame.Surface(SIZE, 0, 32)
    painter.draw(picture, orbit, surface)
    return np.asarray(pygame.surfarray.array3d(surface) @ np.array([0.299, 0.587, 0.114]))


def _seen(board: Board, orbit: Orbit) -> list[tuple[float, float]]:
    """Where the middles of the spaces are, if nothing hides what is measured there."""
    out = []
    for cell in board.cells:
        x, z = centre(cell.at)
        px, py, _ = orbit.project((x, board.surface(cell.at) + 0.03, z), SIZE)
        inside = 3 <= px < SIZE[0] - 3 and 2 <= py < SIZE[1] - 2
        corners = ((px + dx, py + dy) for dx in (-3, 3) for dy in (-2, 2))
        if inside and all(orbit.pick(board, corner, SIZE) == cell.at for corner in corners):
            out.append((px, py))
    return out


def _around(luma: np.ndarray, x: float, y: float) -> float:
    return float(luma[round(x) - 2 : round(x) + 3, round(y) - 1 : round(y) + 2].mean())


PIECE = 16  # pixels: wider than a plank of the table


def jump_of_the_table(painter: Painter, field: str) -> float:
    """The greatest difference of luma between neighbouring pieces of the bare table, seen from high above."""
    board = board_of(game.ruleset("arena").catalogue[f"map/{field}"])
    (x, _, z), (hx, hz) = board.middle(), board.half()
    orbit = Orbit(board.middle(), 0.0, 1.42, 84.0)
    luma = _luma(painter, BoardPicture(board), orbit)
    pieces = (
        luma[: SIZE[0] // PIECE * PIECE, : SIZE[1] // PIECE * PIECE]
        .reshape(SIZE[0] // PIECE, PIECE, SIZE[1] // PIECE, PIECE)
        .mean((1, 3))
    )
    left, top, _ = orbit.project((x - hx - 4, 0.0, z - hz - 4), SIZE)
    right, foot, _ = orbit.project((x + hx + 4, 0.0, z + hz + 4), SIZE)
    beside = np.ones(pieces.shape, bool)
    beside[int(left // PIECE) : int(right // PIECE) + 2, int(top // PIECE) : int(foot // PIECE) + 2] = False
    across = np.abs(np.diff(pieces, axis=0))[beside[1:] & beside[:-1]]
    down = np.abs(np.diff(pieces, axis=1))[beside[:, 1:] & beside[:, :-1]]
    return float(max(across.max(), down.max()))
