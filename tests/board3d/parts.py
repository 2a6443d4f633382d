"""Pictures that differ a little, one after the other: what is painted anew is compared with the whole picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pygame

from game.board3d.changes import changed
from game.board3d.painting import Painter, Quality
from game.board3d.picture import (
    BoardPicture,
    Disc,
    Figure,
    Link,
    Outline,
    Path,
    Point,
    Reticle,
    Ring,
    Sight,
    Summon,
    Tint,
)
from tests.board3d.board_rows import at
from tests.board3d.scene_facts import BOARD, ORBIT

SIZE = (320, 180)
STOOD = (
    Figure(1, "chandra", "red", (at(6, 3),), seat=1),
    Figure(2, "leyline_phantoms", "blue", (at(5, 5),), seat=2, state="offer"),
    Figure(3, "blazing_firecats", "red", (at(6, 8), at(7, 8)), seat=3),
    Figure(4, "kor_hookmasters", "white", (at(0, 16),), 0.4, seat=4, owner=(0.2, 0.6, 0.9)),
    Figure(5, "restless_zombies", "black", (at(9, 12),), state="hover"),
)
START = BoardPicture(BOARD, STOOD, (Disc(at(6, 6), "might"),), (Tint(at(7, 9), (0.4, 0.9, 0.6)),), 1.0)


def steps() -> Iterator[tuple[str, BoardPicture]]:
    """What happens in a match: each is another picture than the one before."""
    now = START
    for n, figure in enumerate(STOOD):
        spots = [BOARD.spot(h) for h in figure.places if not isinstance(h, tuple) or len(h) == 2]
        for k in (1, 2):
            places: tuple[Point, ...] = tuple((x + 0.3 * k, y, z - 0.2 * k) for x, y, z in spots)
            moved = replace(figure, places=places, lift=0.3 * k, flash=0.3 * k)
            now = replace(now, figures=(*now.figures[:n], moved, *now.figures[n + 1 :]))
            yield f"{figure.model} jumps", now
        now = replace(now, figures=(*now.figures[:n], replace(figure, lean=1.0, alpha=0.6), *now.figures[n + 1 :]))
        yield f"{figure.model} falls", now
    for mark in (
        Ring(at(3, 3), pulse=True),
        Path((at(2, 9), at(3, 9), at(4, 10)), strikes=frozenset({1}), falls=frozenset({2})),
        Path((at(2, 9), at(9, 10)), flies=True),
        Sight(at(2, 12), at(9, 8), at(3, 11)),
        Link(at(5, 5), at(5, 6)),
        Reticle(at(9, 12)),
        Summon(at(1, 14)),
        Outline(frozenset({at(4, 12), at(5, 12)})),
        Ring(at(8, 4)),
        Tint(at(3, 6), (0.9, 0.8, 0.4)),
    ):
        now = replace(now, marks=(now.marks[0], mark))
        yield f"{type(mark).__name__} lies there", now
    yield "a glyph is turned", replace(now, discs=())
    yield "time passes", replace(now, discs=(), time=1.4)


def compared(painter: Painter, quality: Quality) -> dict[str, tuple[int, float]]:
    """For each step: pixels that are wrong, and the share of the window that was painted anew."""
    kept, whole, before = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32), START
    out: dict[str, tuple[int, float]] = {}
    pictures = list(steps())
    partly = []
    painter.draw(before, ORBIT, kept, quality)
    for _, picture in pictures:
        painter.draw(picture, ORBIT, kept, "moving")
        partly.append(pygame.surfarray.array3d(kept).astype(int))
    for (what, picture), seen in zip(pictures, partly, strict=True):
        painter.draw(picture, ORBIT, pygame.Surface((16, 9), 0, 32), quality)  # nothing of the others is kept
        painter.draw(picture, ORBIT, whole, quality)
        off = np.abs(pygame.surfarray.array3d(whole).astype(int) - seen).max(2)
        _, _, wide, high = changed(before, picture, ORBIT, SIZE) or (0, 0, 0, 0)
        out[f"{what} {len(out)}"] = (int((off > 8).sum()), wide * high / SIZE[0] / SIZE[1])
        before = picture
    return out
