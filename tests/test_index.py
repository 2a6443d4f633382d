"""The docstring of a package is its index: it names every file and every room in it, and no others."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import game

GAME = Path(__file__).parent.parent / "game"
PACKAGES = sorted(path.parent.relative_to(GAME).as_posix() for path in GAME.rglob("__init__.py"))
OF_ONE_GAME = (*game.KEYS, "battlefield", "vignettes")


def wanted(package: str) -> bool:
    """True for general packages, and for rules and faces of a game."""
    room, _, name = package.rpartition("/")
    general = not any(key in package.split("/") for key in OF_ONE_GAME)
    return general or (room in ("rules", "ui/faces") and name in game.KEYS)


@pytest.mark.parametrize("package", [package for package in PACKAGES if wanted(package)])
def test_the_index_of_a_package_names_every_file(package: str) -> None:
    home = GAME / package
    index = ast.get_docstring(ast.parse((home / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"(?<![\w/<])[\w/]+(?:\.py\b|/(?![\w<]))", index))
    assert not [name for name in named if not (home / name).exists()], "the index names what is not there"
    files = {path.name for path in home.glob("*.py")} - {"__init__.py"}
    rooms = {f"{path.parent.name}/" for path in home.glob("*/__init__.py")}
    assert not files - named, "files that the index leaves out"
    assert not rooms - named - {f"{key}/" for key in OF_ONE_GAME}, "rooms that the index leaves out"
