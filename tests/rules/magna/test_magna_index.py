"""The index of the package leads to every file, and to none that is gone."""

from __future__ import annotations

import re
from pathlib import Path

from game.rules import magna

HOME = Path(magna.__file__).parent


def test_the_index_names_every_file() -> None:
    named = set(re.findall(r"(\w+)\.py\b", magna.__doc__ or ""))
    assert named == {file.stem for file in HOME.glob("*.py")} - {"__init__"}
    folders = {each.parent.name for each in HOME.glob("*/__init__.py")}
    assert folders <= set(re.findall(r"(\w+)/", magna.__doc__ or ""))


def test_what_the_index_finds_in_a_file_stands_there() -> None:
    """`armament.DeclareInvasion`: names in the index that lead into a file lead somewhere."""
    for file, name in re.findall(r"\b([a-z_]+)\.([A-Z]\w+)", magna.__doc__ or ""):
        assert f"class {name}(" in (HOME / f"{file}.py").read_text("utf-8"), (file, name)
