"""What the documents say of the program is so: excerpts, files and functions that they name are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ("README.md", "docs/architecture.md", "docs/tour.md", "docs/security.md")
PLACES = (ROOT, ROOT / "game", ROOT / "game" / "ui", ROOT / "tests", ROOT / "build", ROOT / "docs")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
EXCERPT = re.compile(r"^```python\n# (\S+\.py)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CALLED = re.compile(r"^\|[ \d]*\| `(\S+\.py)` `([\w.]+)` \|", re.MULTILINE)
NAMED = re.compile(r"`([\w/.]+/(?:[\w]+\.(?:py|md|json|tmx))?)`")
ELSEWHERE = ("maps/causeway.tmx", "maps/known.json")  # made by a reader of the tour; in the user's folder


def text(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def functions(tree: ast.AST, inside: str = "") -> Iterator[str]:
    """The names of functions, methods and classes: "Match.tick"."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield inside + node.name
            yield from functions(node, f"{inside}{node.name}.")


@pytest.mark.parametrize(("path", "excerpt"), EXCERPT.findall(ARCHITECTURE), ids=lambda value: value[:40])
def test_an_excerpt_is_what_the_file_says(path: str, excerpt: str) -> None:
    whole = text(path)
    for part in excerpt.split("\n...\n"):
        assert part.strip("\n") in whole, f"{path} does not say:\n{part}"


@pytest.mark.parametrize(("path", "name"), CALLED.findall(ARCHITECTURE))
def test_a_step_on_the_way_of_a_click_is_there(path: str, name: str) -> None:
    file = next(place / path for place in PLACES if (place / path).exists())
    assert name in functions(ast.parse(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", PAGES)
def test_files_and_folders_that_a_page_names_are_there(page: str) -> None:
    named = {name for name in NAMED.findall(text(page)) if name not in ELSEWHERE}
    missing = {name for name in named if not any((place / name).exists() for place in PLACES)}
    assert not missing, f"{page}: {', '.join(sorted(missing))}"


def test_there_is_something_to_look_at() -> None:
    assert len(EXCERPT.findall(ARCHITECTURE)) > 8 and len(CALLED.findall(ARCHITECTURE)) > 15
