"""What the mouse rests on says what it is: every tool of every table, with its key; who sits at a plaque."""

from __future__ import annotations

from typing import Any

import pytest

from game import KEYS
from game.ui import shots
from game.ui.play.part import Part
from game.ui.table import panels
from game.ui.table.controls import TIP_WAIT
from game.ui.table.parts import TOOLS
from tests.ui.hands import Hands
from tests.ui.test_shots import NAMES


@pytest.fixture
def tips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every tip that is shown."""
    shown = list[str]()
    monkeypatch.setattr(panels, "draw_tip", lambda pen, text, *around: shown.append(text))
    return shown


def rest_on(hands: Hands, table: Any, key: str) -> Part:
    """The mouse lies still on a part of a table."""
    part: Part = next(each for each in table.parts if each.key == key)
    hands.move((part.box.cx, part.box.cy))
    hands.app.step(TIP_WAIT + 0.1)
    return part


@pytest.mark.parametrize("key", KEYS)
def test_every_tool_says_what_it_does_and_by_which_key(hands: Hands, tips: list[str], key: str) -> None:
    table = hands.show(shots.scene(hands.app, f"table:{key}/{NAMES[key][0]}"))
    for do, _, hint in TOOLS:
        tool = rest_on(hands, table, f"tool {do}")
        assert tool.words.en and tips[-1] == f"{tool.words.en} [{hands.app.key_for(hint)}]"


def test_pointing_at_a_plaque_says_at_what_level_its_seat_plays(hands: Hands, tips: list[str]) -> None:
    """With four at a table the plaques have no room for it."""
    table = hands.show(shots.scene(hands.app, "table:pony/four"))
    rest_on(hands, table, "seat 2")
    assert tips[-1].startswith("Computer 3 · Normal: ")
