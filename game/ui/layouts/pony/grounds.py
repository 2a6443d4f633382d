"""How characters stand in a row, with their Resources peeping out."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.pony.kinds import is_mane
from game.rules.pony.places import (
    PLAY,
    PonyState,
    in_play,
)
from game.table.state import Piece
from game.ui.table.layout import Place
from game.ui.widgets.box import Box

HUNG = 0.26  # how much of a Resource is seen beside its character
TALLEST = 136.0
SHOW = 0.4  # least share of a character that is seen where many stand in a row


def character_row(
    view: PonyState, key: str, box: Box, only: Callable[[Piece], bool], hung: float, down: bool, seat: int = -1
) -> Place:
    """A row of characters; where one of them bears Resources, these peep out away from the Problem."""
    loads = [sum(p.host == bearer.id for p in in_play(view)) for bearer in in_play(view) if only(bearer)]
    most = max(loads, default=0)
    high = min(box.h / (1 + hung * min(most, 2)), TALLEST)
    spot = Box(box.x, box.y if down else box.foot - high, box.w, high)
    step = hung * min(most, 2) / max(1, most)
    return Place(key, PLAY, spot, "row", high=high, ratio=1.0, show=SHOW, gap=6, only=only, sort=manes_first,
                 hang=(0.0, step if down else -step), bears=True, seat=seat)  # fmt: skip


def manes_first(piece: Piece) -> tuple[int, bool, int]:
    """By seats, the Mane of each first."""
    return (piece.owner, not is_mane(piece), piece.id)
