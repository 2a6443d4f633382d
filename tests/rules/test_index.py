"""The index at the head of a game's package names the files that hold the rules, every one, and no others."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest


@pytest.mark.parametrize("key", ["arena", "foton", "medarot", "magna", "pony"])
def test_the_index_of_a_game_names_every_file(key: str) -> None:
    package = import_module(f"game.rules.{key}")
    home = Path(str(package.__file__)).parent
    files = {path.relative_to(home).as_posix() for path in home.rglob("*.py")}
    named = set(re.findall(r"[\w/]+\.py\b", package.__doc__ or ""))
    assert named <= files, "the index names files that are not there"
    assert {name for name in files - named if "/" not in name} == {"__init__.py"}, "files that the index leaves out"
