"""The six rivals of each game: who they are, that their decks are legal, that they judge by their temper."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

import game
from game import content
from game.players import levels
from game.table.rival import COUNT, STRONGEST, WEAKEST, Rival, read
from game.table.ruleset import Ruleset
from game.table.view import look
from game.ui.faces.rival_faces import NOBODY, described, picture

from .conftest import positions
from .test_judgement import judged, usual_with


def plain(rules: Ruleset) -> Any:
    """The rivals as they stand in their file."""
    return json.loads(content.rivals_path(rules.key).read_text(encoding="utf-8"))


def test_six_come_one_after_the_other_each_with_a_deck_of_its_own(rules: Ruleset) -> None:
    rivals = rules.rivals()
    assert len(rivals) == COUNT and len({rival.name.ja for rival in rivals}) == COUNT
    strengths = [rival.level for rival in rivals]
    assert strengths == sorted(strengths) and (strengths[0], strengths[-1]) == (WEAKEST, STRONGEST)
    assert len({str(rival.deck) for rival in rivals}) == COUNT
    assert [bool(rival.temper) for rival in rivals] == [level > WEAKEST for level in strengths]
    assert len({str(described(rival.face)) for rival in rivals}) == COUNT
    assert levels.LEVELS[STRONGEST - 1].key == "hard"


def test_each_sits_down_with_its_deck_under_the_usual_options(rules: Ruleset) -> None:
    for rival in rules.rivals():
        assert game.start(rules.key, 2, 7, decks=[None, rival.deck]).asks, rival.key


def test_a_rival_judges_by_its_temper(rules: Ruleset) -> None:
    rival, usual = rules.rivals()[-1], judged(rules)
    minds = rules.tempered(rival.key)
    weights = [
        weight * rival.temper.get(aspect.key, 100) / 100
        for aspect, weight in zip(usual.aspects, usual.weights, strict=True)
    ]
    assert list(judged(minds).weights) == weights != list(usual.weights)
    for s in islice(positions(rules, usual_with(rules, 2), 4, every=9, most=60), 3):
        if s.result is None:
            view = look(s, 0)
            added = sum(weight * term for weight, term in zip(weights, usual.terms(view, 0), strict=True))
            assert minds.worth(view, 0) == pytest.approx(added)


# ---- what the reader refuses -----------------------------------------------------------------------------
BAD: list[tuple[str, Callable[[Any], object], str]] = [
    ("five", lambda all_: all_.pop(), "no list of 6 rivals"),
    ("a twin", lambda all_: all_[1].update(key=all_[0]["key"]), "same key or name"),
    ("a weaker one", lambda all_: all_[5].update(level=2), "weaker than the one before"),
    ("no level", lambda all_: all_[0].update(level=5), "'level' is no whole number from 1 to 4"),
    ("a half level", lambda all_: all_[0].update(level=1.0), "'level' is no whole number"),
    ("more fields", lambda all_: all_[0].update(sound="x"), "and no others"),
    ("no deck", lambda all_: all_[0].update(deck="nothing such"), "nothing such"),
    ("a strange temper", lambda all_: all_[1].update(temper={"luck": 200}), "nothing that is called 'luck'"),
    ("a Beginner with one", lambda all_: all_[0].update(temper=all_[1]["temper"]), "at a glance"),
    ("too hot", lambda all_: all_[1]["temper"].update(dict.fromkeys(all_[1]["temper"], 401)), "from 25 to 400"),
    ("silent in Japanese", lambda all_: all_[2].update(wins={"en": "Ha"}), "'wins' is an object of 'en' and 'ja'"),
    ("a speech", lambda all_: all_[2].update(wins={"en": "Ha" * 200, "ja": "は"}), "each with 1 to 240 letters"),
    ("a faceless one", lambda all_: all_[3].update(face={"head": 3}), "'face' is no object"),
    ("a key of words", lambda all_: all_[3].update(key="../x"), "one word"),
]


@pytest.mark.parametrize("what, spoil, said", BAD, ids=[what for what, _, _ in BAD])
def test_a_file_that_means_nothing_is_refused_in_one_sentence(
    what: str, spoil: Callable[[Any], object], said: str
) -> None:
    rules = game.ruleset("pony")
    data = copy.deepcopy(plain(rules))
    assert read(data, rules), "as it stands it is read"
    spoil(data)
    with pytest.raises(ValueError, match=said) as error:
        read(data, rules)
    assert "\n" not in str(error.value)


def test_a_face_that_nobody_can_draw_is_nobodys() -> None:
    first = game.ruleset("magna").rivals()[0]
    for part in ({"hair": "grass"}, {"tints": "#ff0000"}, {"ground": "red"}, {"extras": "crown nosebag"}):
        with pytest.raises(ValueError, match=r"face|colour"):
            described({**first.face, **part})
    values = {name: getattr(first, name) for name in Rival.__dataclass_fields__}
    faceless = Rival(**{**values, "face": {"coat": "#123456"}})
    again = Rival(**{**values, "face": {}})
    assert picture(faceless, 32).get_buffer().raw == picture(again, 32).get_buffer().raw, "the same plain face"
    assert picture(faceless, 32).get_buffer().raw != picture(first, 32).get_buffer().raw and NOBODY.hair == "veil"
