"""How cards in play lie side by side: as tiles, as broad as their names need, their Resources peeping out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.pony.kinds import is_character, is_mane
from game.rules.pony.places import PLAY, PonyState, in_play
from game.table.state import Piece
from game.ui.table.layout import Place
from game.ui.table.tiles import ROOMY
from game.ui.widgets.box import Box

HUNG, HUNG_SHARE = 21.0, 0.25  # of a Resource its name is seen, below its character; such a share of a low row
HUNG_LEAST, BEARER = 17.0, 31.0  # so much of an only one at least where its bearer keeps so much: less cuts its name
BROADEST, BROADEST_LOW = 126.0, 180.0  # width of a tile at most, and of one that has room for one line of a name
LEAST, LEAST_LOW = 96.0, 90.0  # width of a tile at least, and of any low one, which has no room for two lines of a name
LOWEST = 34.0  # height of such a one: two lines of a name
MOST_ROWS = 5
GAP = 5.0
RATIO = (0.72, 6.0)  # width of a tile for its height
TALLEST = 1.2  # its height for its width


def tiles(
    view: PonyState,
    key: str,
    box: Box,
    only: Callable[[Piece], bool],
    *,
    seat: int = -1,
    least: float = LEAST,
    **more: Any,
) -> Place:
    """What lies there, at least so wide, in as many rows as that needs. Resources on a character peep out below it."""
    bearers = [piece for piece in in_play(view) if only(piece) and not piece.host]
    loads = max((sum(p.host == bearer.id for p in in_play(view)) for bearer in bearers), default=0)
    most = min(loads, 2)
    rows = rows_in(box, len(bearers), most, least)
    hung = hung_in(box, rows, most) * most
    high = high_in(box, rows) - hung
    wide = min(BROADEST if high >= LOWEST else BROADEST_LOW, wide_in(box, -(-len(bearers) // rows)))
    high = min(high, wide * TALLEST)
    ratio = min(max(wide / high, RATIO[0]), RATIO[1])
    spot = Box(box.x, box.y, box.w, box.h - hung) if rows == 1 else box
    return Place(key, PLAY, spot, "row", rows=rows, high=high, ratio=ratio, show=1.0, gap=GAP, upright=True,
                 only=only, sort=leaders_first,
                 hang=(0.0, hung / high / max(1, loads)), bears=True, seat=seat, **more)  # fmt: skip


def rows_in(box: Box, count: int, loads: int = 0, least: float = LEAST) -> int:
    """As few rows as names need, with so many Resources below a tile; where all are too narrow or too low, those that
    are least so."""

    def legible(rows: int) -> float:
        high = high_in(box, rows) - loads * hung_in(box, rows, loads)
        wide = wide_in(box, -(-count // rows))
        return min(wide / (least if high >= ROOMY else max(least, LEAST_LOW)), high / LOWEST, 1.0)

    rows = max(range(1, MOST_ROWS + 1), key=legible)  # of equals the fewest
    return max(1, -(-count // max(1, -(-count // rows))))  # three rows may be two


def hung_in(box: Box, rows: int, loads: int) -> float:
    """How much is seen of each of so many Resources below a tile."""
    high = high_in(box, rows)
    return min(HUNG, max(HUNG_SHARE * high, min(HUNG_LEAST / max(1, loads), high - BEARER)))


def rows_least(count: int, wide: float, least: float = LEAST) -> int:
    """In how few rows so many tiles stand on a ground of that width, if need be as low ones; at least one."""
    across = max(1, int((wide + GAP) // (max(least, LEAST_LOW) + GAP)))
    return max(1, -(-count // across))


def high_least(rows: int) -> float:
    """How high a ground must be for so many rows."""
    return rows * (LOWEST + GAP) - GAP


def high_in(box: Box, rows: int) -> float:
    """How high so many rows can be."""
    return (box.h - GAP * (rows - 1)) / rows


def wide_in(box: Box, count: int) -> float:
    """How broad so many tiles side by side can be."""
    return (box.w - GAP * (count - 1)) / max(1, count)


def leaders_first(piece: Piece) -> tuple[int, bool, bool, int]:
    """By seats, the Mane of each first, Resources last."""
    return (piece.owner, not is_mane(piece), not is_character(piece), piece.id)
