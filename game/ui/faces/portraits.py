"""The picture on an army card: the sculpt of the figure before a painted ground of its colour."""
from __future__ import annotations

from pygame import Surface

from game.ui.art.draw import gradient
from game.ui.art.kept import kept
from game.ui.faces.gems import HUE


@kept(24)
def portrait(key: str, colour: str, size: tuple[int, int]) -> Surface:
    """The picture of an army card (`Army.key`, first of its colours), opaque, for use in any frame."""
    return gradient(size, HUE[colour], (12, 10, 14), .4)
