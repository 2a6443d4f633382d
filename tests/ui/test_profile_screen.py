"""The profile on the screen, and what a finished match adds to it, by synthetic events only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Setup
from game.profile.store import FILE, Chair, Played
from game.settings import LEAST_WINDOW
from game.ui import matches
from game.ui.scenes.profile import ProfileScreen
from game.ui.scenes.title import Title
from game.ui.session import Session
from tests.ui.hands import Hands
from tests.ui.seated import app_at
from tests.ui.test_screens import faults

LEVELS = ("beginner", "easy", "normal", "hard", "expert")


def some(count: int) -> list[Played]:
    """Matches of all games against all levels, some of them at one screen."""
    found = []
    for n in range(count):
        key = game.KEYS[n % 5]
        rules = game.ruleset(key)
        assert rules.decks
        decks = list(rules.decks.ready(rules.catalogue))
        other = ("Mika", "human") if n % 7 == 0 else ("", LEVELS[n % 4])
        chairs = (Chair("", "human", decks[n % 3], n % 3 > 0), Chair(*other, decks[n % 4], n % 3 == 0))
        found.append(Played(f"m{n}", key, 1000.0 + n, 30, chairs))
    return found


def shown(count: int, size: tuple[int, int] = (1280, 720), **settings: Any) -> Hands:
    hands = Hands(size, **settings)
    profile = hands.app.profile.profile()
    assert profile is not None
    profile.forget()
    profile.add(some(count))
    profile.sat("foton", 0.0, 7500.0)
    hands.show(ProfileScreen())
    return hands


def test_from_the_title_to_the_profile_and_back() -> None:
    hands = Hands()
    hands.show(Title())
    hands.click("profile")
    assert isinstance(hands.top, ProfileScreen)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Title)


def test_a_game_is_looked_at_alone_and_a_guest_too() -> None:
    hands = shown(70)
    scene = hands.top
    facts = dict(scene.facts())
    assert facts["Matches"] == "70" and facts["At the table"] == "2 h 5 min"
    hands.click("game:foton")
    assert dict(scene.facts())["Matches"] == "14"
    scene._look_at("Mika")
    facts = dict(scene.facts())
    assert facts["Matches"] == "2" and "At the table" not in facts, "time at the table is nobody's but the owner's"


def test_it_is_saved_for_other_programs_and_deleted_for_good() -> None:
    hands = shown(20)
    hands.click("csv")
    hands.click("json")
    assert (hands.app.home / "profile.csv").exists() and (hands.app.home / "profile.json").exists()
    hands.click("forget")
    assert not isinstance(hands.top, ProfileScreen), "it asks first"
    hands.click("answer:0")
    assert isinstance(hands.top, ProfileScreen) and hands.top.all == []


@pytest.mark.parametrize("size", [LEAST_WINDOW, (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_nothing_is_cut(size: tuple[int, int], lang: str) -> None:
    for count in (0, 1, 70):
        hands = shown(count, size, language=lang)
        for key in ("", *(game.KEYS if count > 1 else ())):
            hands.top._show(key)
            assert faults(hands, f"{count} {key}") == []


def test_a_match_that_ends_here_is_in_the_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFOLD_HOME", str(tmp_path))
    app = app_at(tmp_path)
    assert app.profile.matches() == ([], {})
    setup = Setup("foton", 2, 5, kinds=("human", "random"))
    session = Session.begin(game.record, setup, matches.bots, folder=game.record.folder())
    session.match.concede(0)
    scene: Any = app.doors.match(session)
    app.push(scene)
    for _ in range(80):
        app.step(0.1)
    assert type(app.top).__name__ == "Result"
    ended, _ = app.profile.matches()
    assert [(match.game, [chair.won for chair in match.chairs]) for match in ended] == [("foton", [False, True])]


def test_a_first_set_up_proposes_the_level_that_fits() -> None:
    hands = shown(0)
    profile = hands.app.profile.profile()
    assert profile is not None
    chairs = (Chair("", "human", "", False), Chair("", "normal", "", True))
    profile.add(Played(f"m{n}", "foton", 1000.0 + n, 30, chairs) for n in range(6))
    setup = hands.show(hands.app.doors.setup(game.ruleset("foton")))
    assert setup.the.kinds[:2] == ["human", "beginner"]
    assert "About as good as you" in [text.text for text in hands.texts()]
    setup._kind(1, "hard")
    hands.key(pygame.K_ESCAPE)
    assert hands.show(hands.app.doors.setup(game.ruleset("foton"))).the.kinds[1] == "hard", "what was chosen stays"


def test_a_damaged_profile_costs_a_sentence_and_no_match(tmp_path: Path) -> None:
    tmp_path.joinpath(FILE).write_bytes(b"nothing that anybody could read" * 40)
    app = app_at(tmp_path)
    app.push(ProfileScreen())
    app.step(0.1)
    assert any("set aside" in toast.said.en for toast in app.toasts)
