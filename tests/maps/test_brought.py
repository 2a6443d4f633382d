"""Battlefields that a recording or a match on the network brings along, as plain data: checked, then believed."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import game
from game import content, maps
from game.match.match import Setup
from game.rules.arena.battlefield import Battlefield

DUEL: Battlefield = content.battlefields()["the_duel"]
DATA: dict[str, Any] = json.loads(json.dumps(maps.as_data(DUEL)))
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no mapping": ([], "must be a mapping"),  # type: ignore[dict-item]
    "nothing": ({}, "has no 'spaces'"),
    "nobody in a team": ({**DATA, "teams": []}, "each of the 2 seats once"),
    "a seat twice": ({**DATA, "teams": [[0, 0], [1]]}, "each of the 2 seats once"),
    "a team of nobody": ({**DATA, "teams": [[0], [1], []]}, "each of the 2 seats once"),
    "a seat of true": ({**DATA, "teams": [[0], [True]]}, "a seat must be a whole number"),
    "many teams": ({**DATA, "teams": [[]] * 1000}, "list of at most 5"),
    "words for a turn limit": ({**DATA, "turns": "30"}, "the turn limit must be a whole number"),
    "an endless turn limit": ({**DATA, "turns": float("inf")}, "the turn limit must be a whole number"),
    "a huge turn limit": ({**DATA, "turns": 10**4000}, "the turn limit must be a whole number"),
    "a mode that is a list": ({**DATA, "mode": []}, "a mode must be one of"),
    "half a letter": ({**DATA, "title": ["\ud800", "x"]}, "text that can be printed"),
    "a zero in the words": ({**DATA, "about": ["a\0b", "x"]}, "text that can be printed"),
    "words that are a mapping": ({**DATA, "title": {"0": "a"}}, "words must be a list of 2"),
    "too many spaces": ({**DATA, "spaces": DATA["spaces"] * 30}, "list of at most 4096"),
    "a space far out": ({**DATA, "spaces": [*DATA["spaces"], [500, 0, 0, "sand"]]}, "a coordinate must be"),
    "half a space": ({**DATA, "spaces": [*DATA["spaces"], [0.5, 0, 0, "sand"]]}, "a coordinate must be"),
    "a level too high": ({**DATA, "spaces": [*DATA["spaces"], [0, 30, 10, "sand"]]}, "a level must be"),
    "unknown ground": ({**DATA, "spaces": [*DATA["spaces"], [0, 30, 0, "lava"]]}, "a ground must be one of"),
    "dry water": ({**DATA, "water": []}, "contradict each other"),
    "an unknown glyph": ({**DATA, "glyphs": [[0, 0, "luck"]]}, "a glyph must be one of"),
    "faces that are a number": ({**DATA, "face_up": 1}, "face_up must be true or false"),
    "ten start zones": ({**DATA, "starts": DATA["starts"] * 5}, "list of at most 5"),
    "a ruin in the air": ({**DATA, "ruins": [[100, 100]]}, "where there is no ground"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_battlefield_that_is_brought_and_does_not_fit_is_refused_by_name(what: str) -> None:
    data, why = WRONG[what]
    with pytest.raises(ValueError, match=f"^battlefield 'own/x'.*{why}"):
        content.with_maps({}, {"own/x": data})


def test_a_battlefield_is_the_same_after_its_journey() -> None:
    field = content.with_maps({}, {"own/duel": DATA})["map/own/duel"]
    assert maps.as_data(field) == maps.as_data(DUEL) and field.key == "own/duel"


@pytest.mark.parametrize("brought", [[], {"a\nb": DATA}, {"\ud800": DATA}, {7: DATA}, {"x" * 81: DATA}])
def test_battlefields_need_names_that_can_be_printed(brought: Any) -> None:
    with pytest.raises(ValueError, match="battlefield"):
        content.with_maps({}, brought)


def test_a_match_brings_a_handful_of_battlefields_at_most() -> None:
    with pytest.raises(ValueError, match="at most 5"):
        content.with_maps({}, {f"own/{n}": DATA for n in range(6)})


def test_a_recording_whose_battlefield_has_no_teams_cannot_begin() -> None:
    with pytest.raises(ValueError, match="each of the 2 seats once"):
        game.record.open(Setup("arena", 2, 1, {"map": "own/x"}, maps={"own/x": {**DATA, "teams": []}}))


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(sorted(DATA)), ANYTHING, st.lists(st.integers(0, 9), max_size=3))
def test_whatever_is_brought_is_a_battlefield_or_refused(name: str, thing: Any, way: list[int]) -> None:
    """One field, or something deep inside it, is replaced by anything JSON can say."""
    data = copy.deepcopy({**DATA, "spaces": DATA["spaces"][:40]}) if name != "spaces" else copy.deepcopy(DATA)
    place, key = data, name
    for step in way:
        inner = place[key]
        if not isinstance(inner, list) or not inner:
            break
        place, key = inner, step % len(inner)  # type: ignore[assignment]
    place[key] = thing
    try:
        content.with_maps({}, {"own/x": data})
    except ValueError as error:
        assert str(error).startswith("battlefield 'own/x'")
