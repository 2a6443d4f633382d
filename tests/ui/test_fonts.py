"""Every character the program can show is in the font that draws it: a missing one is drawn as nothing, silently."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fontTools.ttLib import TTFont

import game
from game import assets
from game.ui.art.text import FILES
from game.words import Phrase

ROOT = Path(game.__file__).parent
LARGEST = 1_600_000


def literals(source: str) -> Iterator[str]:
    """All string literals of a module, docstrings left out, parts of f-strings included."""
    tree = ast.parse(source)
    quiet = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield node.value


def phrases(value: Any, depth: int = 0) -> Iterator[str]:
    """The words of all Phrases in a value: containers and dataclasses are walked."""
    if isinstance(value, Phrase):
        yield value.in_("en")
        yield value.in_("ja")
    elif depth < 6 and isinstance(value, dict):
        for part in value.values():
            yield from phrases(part, depth + 1)
    elif depth < 6 and isinstance(value, (list, tuple, set, frozenset)):
        for part in value:
            yield from phrases(part, depth + 1)
    elif depth < 6 and hasattr(value, "__dataclass_fields__") and not isinstance(value, type):
        for name in value.__dataclass_fields__:
            yield from phrases(getattr(value, name, None), depth + 1)


def texts(data: Any) -> Iterator[str]:
    """All strings in JSON data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for part in data.values():
            yield from texts(part)
    elif isinstance(data, list):
        for part in data:
            yield from texts(part)


def written() -> set[str]:
    """Every character in sources, module-level phrases, catalogues and card files."""
    found: set[str] = set()
    for path in ROOT.rglob("*.py"):
        for words in literals(path.read_text(encoding="utf-8")):
            found.update(words)
    for module in pkgutil.walk_packages([str(ROOT)], "game."):
        if not module.name.endswith("__main__"):
            for words in phrases(vars(importlib.import_module(module.name))):
                found.update(words)
    for rules in game.RULESETS:
        for words in phrases(dict(rules.catalogue)):
            found.update(words)
    for path in assets.path("cards").glob("*.json"):
        for words in texts(json.loads(path.read_text(encoding="utf-8"))):
            found.update(words)
    return {ch for ch in found if ch.isprintable() and ch > "\u007f"} | set(map(chr, range(0x20, 0x7F)))


def test_every_character_that_can_be_shown_is_in_every_font() -> None:
    needed = written()
    assert set("移動攻撃防御") <= needed
    for name in FILES.values():
        has = {chr(code) for code in TTFont(assets.path("fonts", name), lazy=True).getBestCmap()}
        assert needed <= has, f"{name} lacks {''.join(sorted(needed - has))}"


def test_the_scan_finds_japanese_words_wherever_they_stand() -> None:
    assert "漢" in set("".join(literals('def f(n):\n    "docs"\n    return f"{n}漢"')))
    assert "秘" not in set("".join(literals('def f():\n    "秘密"\n')))


@pytest.mark.parametrize("name", sorted(FILES.values()))
def test_fonts_stay_small_and_bring_their_licence(name: str) -> None:
    assert assets.path("fonts", name).stat().st_size <= LARGEST
    licence = assets.path("fonts", f"{name.split('_')[0]}-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.upper().replace(
        "SIL OPEN FONT LICENSE VERSION", "SIL OPEN FONT LICENSE Version"
    )
    assert name.split("_")[0] in assets.path("CREDITS.md").read_text(encoding="utf-8").replace(" ", "").replace(
        "MPLUS1", "MPLUS1"
    )
