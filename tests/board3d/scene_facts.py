"""One scene and what anybody must see in it, whoever painted it: colours where things are, measured on the picture."""

from __future__ import annotations

import numpy as np
import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import COSTS, BoardPicture, Disc, Figure, Point, Tint, centre
from tests.board3d.board_rows import DUEL, at, board

BOARD = board(DUEL)
WATER, SAND, GRASS, TINTED = at(4, 8), at(7, 9), at(4, 5), at(6, 9)
ORBIT = Orbit.home(BOARD, 16 / 9, yaw=0.2)


def scene() -> tuple[BoardPicture, Orbit]:
    figures = (Figure(1, "chandra", "red", (at(6, 3),)), Figure(2, "jace", "blue", (at(6, 12),)))
    discs = (Disc(at(6, 6), "might"),)
    return BoardPicture(BOARD, figures, discs, (Tint(TINTED, COSTS[2]),), 1.3), ORBIT


def colour(surface: pygame.Surface, point: Point) -> list[int]:
    """The mean colour of 5 x 5 pixels round a point in space."""
    x, y, _ = ORBIT.project(point, surface.get_size())
    pixels = pygame.surfarray.array3d(surface)[round(x) - 2 : round(x) + 3, round(y) - 2 : round(y) + 3]
    return [int(c) for c in pixels.reshape(-1, 3).mean(0)]


def facts(surface: pygame.Surface) -> dict[str, list[int]]:
    """Colours at places that painters must agree on."""

    def top(h: tuple[int, int], lift: float = 0.03) -> list[int]:
        cell = next(c.at for c in BOARD.cells if c.at == h)
        x, z = centre(cell)
        return colour(surface, (x, BOARD.surface(cell) + lift, z))

    x, y, z = BOARD.spot(at(6, 3))
    bx, by, bz = BOARD.spot(at(6, 12))
    return {
        "water": top(WATER),
        "sand": top(SAND),
        "grass": top(GRASS),
        "tint": top(TINTED),
        "glyph": top(at(6, 6), 0.1),
        "flame": colour(surface, (x, y + 1.75, z)),
        "robe": colour(surface, (bx, by + 0.9, bz)),
        "table": colour(surface, (x - 14, 0.0, z + 4)),
        "mean": [int(c) for c in pygame.transform.average_color(surface)[:3]],
    }


def believable(seen: dict[str, list[int]]) -> None:
    """What anybody would say about the picture."""
    red, green, blue = 0, 1, 2
    water, sand, grass, tint = seen["water"], seen["sand"], seen["grass"], seen["tint"]
    assert water[blue] > water[red] + 15, f"water is bluish, not {water}"
    assert sand[red] > sand[blue] + 40 and sand[red] > 110, f"sand is warm and lit, not {sand}"
    assert grass[green] > grass[red] and grass[green] > grass[blue] + 30, f"grass is green, not {grass}"
    assert tint[green] > sand[green] - 12 and tint[red] < sand[red] - 12, f"a green tint lies on the sand, not {tint}"
    assert max(seen["glyph"]) < sum(sand) / 3 + 60 and seen["glyph"] != sand, "a disc of slate lies on the sand"
    assert seen["flame"][red] > 150 and seen["flame"][red] > seen["flame"][blue] + 60, "her hair burns"
    assert seen["robe"][blue] > seen["robe"][red] + 15, f"his robe is blue, not {seen['robe']}"
    assert sum(seen["table"]) < sum(sand) / 2, f"the table stays behind the board, not {seen['table']}"
    assert 25 < sum(seen["mean"]) / 3 < 120


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """Mean difference of two pictures of one size, 0..255."""
    one, two = (pygame.surfarray.array3d(s).astype(int) for s in (a, b))
    return float(np.abs(one - two).mean())
