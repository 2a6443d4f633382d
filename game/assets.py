"""Where our files are: data of the package where it is installed, beside `game/` in a checkout."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """The folder that holds `assets/` and `maps/`: `game/data` in a wheel and in the packaged program."""
    installed = PACKAGE / "data"
    return installed if installed.is_dir() else PACKAGE.parent


def path(*parts: str) -> Path:
    """A file below `assets/`: `path("fonts", "MPLUS1_400Regular.ttf")`."""
    return root().joinpath("assets", *parts)
