"""The set-up says of each level how often Normal wins against it, and offers Expert where it is worth its time."""

from __future__ import annotations

from dataclasses import replace

import pytest

import game
from game.players.levels import LEVELS
from game.table.strength import Series
from game.ui import words_front as W
from game.ui.scenes.setup import SetupScreen
from game.ui.widgets.buttons import Segments
from game.ui.widgets.fields import Choice
from tests.ui.hands import Hands
from tests.ui.test_lan_screens import open_table

MEASURED = replace(
    game.ruleset("foton"),
    strength=(
        Series("beginner", "normal", 100, 5, 1),
        Series("easy", "normal", 100, 18, 1),
        Series("normal", "hard", 100, 37, 1),
    ),
)
SMALL = (960, 540)


def shown(hands: Hands, kind: str) -> set[str]:
    """All that stands on the screen in full, with a computer of that level on the second seat."""
    hands.top.the.kinds[1] = kind
    return {note.text for note in hands.texts() if not note.cut}


def choices(hands: Hands) -> list[str]:
    hands.top.desk.changed()
    hands.texts()
    [kinds] = [widget for widget in hands.top.desk.widgets if widget.key == "kind:1"]
    assert isinstance(kinds, Segments)
    return [value for value, _, _ in kinds.values]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_each_level_says_how_often_normal_wins_against_it(lang: str) -> None:
    hands = Hands(SMALL, language=lang)
    hands.show(SetupScreen(MEASURED))
    assert W.NORMAL_NEARLY_ALWAYS.in_(lang) in shown(hands, "beginner")
    assert W.NORMAL_WINS.of(8).in_(lang) in shown(hands, "easy")
    assert W.NORMAL_WINS.of(4).in_(lang) in shown(hands, "hard")
    for level in LEVELS:
        assert level.about.in_(lang) in shown(hands, level.key)
    hands.app.close()


def test_nothing_is_said_of_what_was_not_measured() -> None:
    hands = Hands(SMALL)
    hands.show(SetupScreen(MEASURED))
    said = {W.NORMAL_NEARLY_ALWAYS.en, *(W.NORMAL_WINS.of(n).en for n in range(11))}
    assert not said & shown(hands, "normal") and not said & shown(hands, "expert")
    assert said & shown(hands, "easy")
    hands.top.the.seats = 3
    assert not said & shown(hands, "easy"), "two played"
    hands.app.close()


def test_expert_is_chosen_where_it_is_offered_or_chosen_already() -> None:
    hands = Hands(SMALL)
    scene = hands.show(SetupScreen(MEASURED))
    assert choices(hands) == ["human", "beginner", "easy", "normal", "hard", "open"]
    scene.the.kinds[1] = "expert"  # as settings from before may say
    assert "expert" in choices(hands)
    hands.show(SetupScreen(replace(MEASURED, strength=(Series("hard", "expert", 40, 10, 1),))))
    assert "expert" in choices(hands)
    hands.app.close()


def test_who_is_as_good_as_expert_is_proposed_hard_where_expert_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands(SMALL)
    monkeypatch.setattr(hands.app.profile, "even_level", lambda key: "expert")
    assert hands.show(SetupScreen(MEASURED)).the.kinds[1] == "hard"
    hands.app.close()


def test_a_table_on_the_network_offers_the_same_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "ruleset", lambda key: MEASURED)
    hands = Hands(name="Mika")
    lobby = open_table(hands)

    def levels() -> set[str]:
        kinds = hands.widget("kind:1")
        assert isinstance(kinds, Choice)
        return {value for value, _, _ in kinds.values}

    assert "hard" in levels() and "expert" not in levels()
    lobby.the.set_kind(1, "expert")  # as a table kept from before
    hands.app.step(0.1)
    assert "expert" in levels()
    hands.app.close()
