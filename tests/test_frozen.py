"""Values refuse assignments in tests, and cost nothing of it in play (game/frozen.py)."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import FrozenInstanceError, replace

import pytest

from game.frozen import GUARD, frozen
from game.table.event import Marked

IN_PLAY = """
from dataclasses import FrozenInstanceError
from game.table.event import Marked
from game.table.state import Sight, Zone
a, b = Marked(0, "points", 2), Marked(0, "points", 2)
assert a == b and hash(a) == hash(b) and not hasattr(a, "__dict__")
assert Zone("deck", 1, Sight.NOBODY) is Zone("deck", 1, Sight.NOBODY) is not Zone("deck", 2, Sight.NOBODY)
assert Marked.__setattr__ is object.__setattr__
"""


@frozen(eq=False)
class Thing:
    name: str


def test_a_value_cannot_be_changed_in_tests() -> None:
    """mypy refuses it anywhere: it would call the comments below unused if it did not."""
    with pytest.raises(FrozenInstanceError):
        Marked(0, "points", 2).change = 3  # type: ignore[misc]
    assert replace(Marked(0, "points", 2), change=3) == Marked(0, "points", 3)


def test_a_value_without_equality_is_equal_only_to_itself() -> None:
    one = Thing("one")
    assert one != Thing("one")
    assert {one: 1}[one] == 1
    with pytest.raises(FrozenInstanceError):
        one.name = "two"  # type: ignore[misc]


def test_in_play_a_value_is_equal_by_its_fields_and_has_no_guard_to_pay_for() -> None:
    alone = {name: value for name, value in os.environ.items() if name != GUARD}
    subprocess.run([sys.executable, "-c", IN_PLAY], env=alone, check=True)
