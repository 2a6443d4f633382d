"""Whatever docs/security.md says protects, and whatever it says guards that, exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`((?:game|tests)/[\w/]+\.py)(?:::([\w.]+))?`")
ROWS = [line.strip("| ").split(" | ") for line in PAGE.splitlines() if line.startswith("| ") and "---" not in line]
HEADS = [row for row in ROWS if row[-1] == "Test"]
LINES = [row for row in ROWS if row[-1] != "Test"]


@cache
def defined(path: str) -> frozenset[str]:
    """What a file defines: functions, classes and values, and `Class.what` it has."""
    return frozenset(_names(ast.parse((ROOT / path).read_text(encoding="utf-8"))))


def _names(home: ast.Module | ast.ClassDef) -> Iterator[str]:
    for node in home.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.ClassDef(name=name):
                yield name
                yield from (f"{name}.{part}" for part in _names(node))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name))


def test_what_the_page_names_is_there() -> None:
    named = set(NAMED.findall(PAGE))
    assert {path for path, _ in named if not (ROOT / path).is_file()} == set()
    assert {f"{path}::{name}" for path, name in named if name and name not in defined(path)} == set()


def test_every_line_says_what_protects_and_which_test_guards_it() -> None:
    assert len(HEADS) == 4 and len(LINES) >= 3 + 7 + 9 + 9
    for row in LINES:
        assert len(row) == 3, row
        _, protects, guards = (NAMED.findall(cell) for cell in row)
        assert protects and all(path.startswith("game/") and name for path, name in protects), row[0]
        assert guards and all(path.startswith("tests/") for path, _ in guards), row[0]
        assert all(name.startswith("test_") for _, name in guards) or row[2].startswith("see "), row[0]
