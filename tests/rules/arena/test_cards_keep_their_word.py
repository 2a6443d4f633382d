"""Where an effect means nothing it is refused in one sentence, and a target that nothing speaks of is, too."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game import assets
from game.effects.faults import CardError
from game.rules.arena.catalogue import read_catalogue

DATA = json.loads(assets.path("cards", "arena.json").read_bytes())
FLYING = {"op": "gain_ability", "ability": "flying", "scope": "self"}
TARGET = {"id": "T1", "kind": "figure"}


@pytest.mark.parametrize(
    ("section", "card", "words", "says"),
    [
        (
            "spells",
            "w05",
            {"effect": [{"op": "split_excess"}], "targets": []},
            "there is nothing for split_excess to do",
        ),
        (
            "spells",
            "w05",
            {"effect": [{**FLYING, "duration": "permanent"}], "targets": []},
            "does not last for as long",
        ),
        ("spells", "w05", {"effect": [{"op": "draw", "count": 1}], "targets": [TARGET]}, "nothing speaks of T1"),
        (
            "spells",
            "w05",
            {"effect": [{"op": "heal", "amount": 1, "target": "T1"}], "targets": [TARGET] * 2},
            "two with this id",
        ),
        ("glyphs", "might", {"effect": [{"op": "draw", "count": 1}]}, "a glyph without a trigger changes numbers"),
        (
            "glyphs",
            "might",
            {"effect": [{**FLYING, "duration": "this_turn"}]},
            "must have the duration 'while_occupied'",
        ),
        ("glyphs", "insight", {"effect": [{"op": "draw", "count": 2}]}, "one more card is drawn, nothing else"),
    ],
)
def test_a_word_that_means_nothing_there_is_refused(section: str, card: str, words: Any, says: str) -> None:
    entries = [{**entry, **words} if entry["id"] == card else entry for entry in DATA[section]]
    with pytest.raises(CardError) as error:
        read_catalogue({**DATA, section: entries}, {})
    assert str(error.value).startswith(f"arena/{section}/{card}/") and says in str(error.value)
