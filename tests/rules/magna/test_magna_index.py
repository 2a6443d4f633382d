"""The index of the package leads to every file, and to none that is gone."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from game.rules import magna
from game.rules.magna import effects


def home(package: ModuleType) -> Path:
    return Path(package.__file__ or "").parent


@pytest.mark.parametrize("package", [magna, effects], ids=lambda package: package.__name__)
def test_the_index_names_every_file(package: ModuleType) -> None:
    named = set(re.findall(r"(?<![/\w])(\w+)\.py\b", package.__doc__ or ""))
    assert named == {file.stem for file in home(package).glob("*.py")} - {"__init__"}


def test_what_the_index_finds_in_a_file_stands_there() -> None:
    """`armament.DeclareInvasion`: names in the index that lead into a file lead somewhere."""
    found = re.findall(r"\b([a-z_]+)\.([A-Z]\w+)", magna.__doc__ or "")
    assert found
    for file, name in found:
        assert f"class {name}(" in (home(magna) / f"{file}.py").read_text("utf-8"), (file, name)
