"""What is needed to draw a pony."""

from __future__ import annotations

from dataclasses import field

from game.frozen import frozen
from game.ui.faces.kit.curves import Lines

EARTH, PEGASUS, UNICORN, ALICORN, ZEBRA = "earth", "pegasus", "unicorn", "alicorn", "zebra"


@frozen
class Mark:
    """A mark: one figure, and small companions around it ("" for none) in an order of their own."""

    figure: str
    around: str = ""
    order: str = "alone"


@frozen
class Look:
    """A pony: its kind and age, its colours (#rrggbb), how it wears its hair, what it bears, how it stands."""

    kind: str
    coat: str
    mane: str
    streak: str
    eye: str
    mark: Mark
    style: str = "flow"
    gaze: str = "open"
    head: str = "usual"
    wings: str = "raised"
    pose: str = "stand"
    worn: tuple[str, ...] = ()
    royal: bool = False
    foal: bool = False
    dark: bool = False
    flip: bool = False
    cloth: str = "#c2453c"
    extra: Lines = field(default=())
