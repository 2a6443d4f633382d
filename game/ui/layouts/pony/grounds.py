"""How cards in play lie side by side: as tiles, as broad as their names need, their Resources peeping out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.pony.kinds import is_character, is_mane
from game.rules.pony.places import PLAY, PonyState, in_play
from game.table.state import Piece
from game.ui.table.layout import Place
from game.ui.widgets.box import Box

HUNG = 0.2  # how much of a Resource is seen beside its character
BROADEST, LEAST = 126.0, 88.0  # width of a tile: at most, and before a second row is begun
GAP = 5.0
RATIO = (0.72, 6.0)  # width of a tile for its height
TALLEST = 1.2  # its height for its width


def tiles(
    view: PonyState,
    key: str,
    box: Box,
    only: Callable[[Piece], bool],
    *,
    down: bool = True,
    seat: int = -1,
    **more: Any,
) -> Place:
    """What lies there, in as many rows as names need. Resources on a character peep out, downward or upward."""
    bearers = [piece for piece in in_play(view) if only(piece) and not piece.host]
    loads = max((sum(p.host == bearer.id for p in in_play(view)) for bearer in bearers), default=0)
    most = min(loads, 2)
    rows = next((n for n in (1, 2, 3) if n >= len(bearers) or wide_in(box, -(-len(bearers) // n)) >= LEAST), 3)
    each = max(1, -(-len(bearers) // rows))
    rows = max(1, -(-len(bearers) // each))  # three rows may be two
    wide = min(BROADEST, wide_in(box, each))
    high = min((box.h - GAP * (rows - 1)) / rows / (1 + HUNG * most), wide * TALLEST)
    ratio = min(max(wide / high, RATIO[0]), RATIO[1])
    free = high * HUNG * most if rows == 1 else 0.0
    spot = Box(box.x, box.y if down else box.y + free, box.w, box.h - free)
    step = HUNG * most / max(1, loads)
    return Place(key, PLAY, spot, "row", rows=rows, high=high, ratio=ratio, show=1.0, gap=GAP, upright=True,
                 only=only, sort=leaders_first,
                 hang=(0.0, step if down else -step), bears=True, seat=seat, **more)  # fmt: skip


def wide_in(box: Box, count: int) -> float:
    """How broad so many tiles side by side can be."""
    return (box.w - GAP * (count - 1)) / max(1, count)


def leaders_first(piece: Piece) -> tuple[int, bool, bool, int]:
    """By seats, the Mane of each first, Resources last."""
    return (piece.owner, not is_mane(piece), not is_character(piece), piece.id)
