"""The smallest made cards that broke a match (test_made_cards.py), each with a seed that showed it, and why."""

from __future__ import annotations

from typing import Any

import pytest

from tests.every_ruleset.test_made_cards import goes_on

BROKE: list[tuple[str, str, int, dict[str, Any], int]] = [
    (
        "all Medarots of a side burn, each by itself",
        "medarot/medarotters",
        15,
        {
            "upper": {
                **{"timing": "action", "cost": 0, "trash": "after_use"},
                "effects": [{"op": "burn", "amount": 1, "who": "allies", "times": 2}],
            }
        },
        5,
    ),
    (
        "a spell is not one of the cards that pay for it",
        "arena/spells",
        29,
        {"effect": [{"op": "pay_discard", "count": 3, "colour": "green"}], "targets": []},
        3,
    ),
]


@pytest.mark.parametrize(
    ("where", "place", "words", "seed"), [case[1:] for case in BROKE], ids=[why for why, *_ in BROKE]
)
def test_what_broke_a_match_goes_on(where: str, place: int, words: dict[str, Any], seed: int) -> None:
    key, _, section = where.partition("/")
    goes_on(key, [(section, place, words)], seed, 200)
