"""Boards for the tests of the board in 3D: `.` level 0, a digit a level, `~` water, `#` a ruin, blank nothing."""

from __future__ import annotations

from game.board3d.picture import Board, Cell
from game.hexes import Hex, from_offset

DUEL = (
    ".............",
    "............",
    ".............",
    "............",
    "...12........",
    "...1....##..",
    ".~~......#...",
    ".~..........",
    "...~~~.~~~...",
    "..........~.",
    "...#......~~.",
    "..##....1...",
    "........21...",
    "............",
    ".............",
    "............",
    ".............",
)
HEIGHTS = (
    ".............",
    "............",
    ".............",
    "..11.....#..",
    "..1......#...",
    "............",
    "....266.~....",
    "...~4664~...",
    "....~.662....",
    "............",
    "...#......1..",
    "..#.....11..",
    ".............",
    "............",
    ".............",
)
RING = (
    "       .....",
    "    ..........",
    "    ...........",
    "  ..............",
    "  ...~~..2..~~...",
    " .......11.......",
    " .................",
    "........##........",
    " ...21.......12...",
    "....1##....##1....",
    "...................",
    "..................",
    " ..~...#...#...~..",
    "..~....#..#....~..",
    " .....2.....2.....",
    " ....11....11....",
    "  ...............",
    "  ......~.......",
    "    .....~.....",
    "    ..........",
    "       .....",
)


def board(rows: tuple[str, ...], low: str = "sand", high: str = "grass") -> Board:
    cells = []
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            if sign == " ":
                continue
            level = -1 if sign == "~" else int(sign) if sign.isdigit() else 0
            ground = "stone" if level > 1 else high if level == 1 or (c * 3 + r * 5) % 17 < 5 else low
            start = 0 if r >= len(rows) - 3 else 1 if r < 3 else -1
            cells.append(Cell(from_offset(c, r), level, ground, sign == "~", sign == "#", start=start))
    return Board(tuple(cells))


def at(column: int, row: int) -> Hex:
    return from_offset(column, row)
