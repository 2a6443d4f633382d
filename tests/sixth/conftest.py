"""The sixth game is on the shelf while these tests run, and its files lie where those of the others lie."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game import assets, rules
from game.table.ruleset import Ruleset
from game.ui import games

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def three(monkeypatch: pytest.MonkeyPatch) -> Ruleset:
    monkeypatch.setitem(rules.PACKAGES, "three", "tests.sixth.rules")
    monkeypatch.setitem(games.PACKAGES, "three", "tests.sixth.screens")
    found = assets.path

    def path(*parts: str) -> Path:
        ours = HERE.joinpath("assets", *parts)
        return ours if ours.is_file() else found(*parts)

    monkeypatch.setattr(assets, "path", path)
    return game.ruleset("three")
