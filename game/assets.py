"""Where our files are: beside `game/` in a checkout, inside the packaged program otherwise."""

from __future__ import annotations

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds `assets/` and `maps/`."""
    packed = getattr(sys, "_MEIPASS", None)
    return Path(packed) if packed else Path(__file__).resolve().parent.parent


def path(*parts: str) -> Path:
    """A file below `assets/`: `path("fonts", "MPLUS1_400Regular.ttf")`."""
    return root().joinpath("assets", *parts)
