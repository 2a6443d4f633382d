"""Tournaments on the screen, from sign-up to result, by synthetic events only."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

import game
from game.cup.keeping import load_all
from game.ui import cups
from game.ui.dialogs.curtain import HASTE, Curtain
from game.ui.scenes.cup_screen import CupScreen
from game.ui.scenes.result import Result
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.sign_up import SignUp
from game.ui.scenes.title import Title
from game.words import same
from tests.ui.hands import Hands
from tests.ui.seated import easy, seldom_drawn
from tests.ui.test_screens import faults

FOTON = game.ruleset("foton")


class Brains:
    """Computer players in this process, who pick anything."""

    def __init__(self, content: Any) -> None:
        self.make = easy

    def __call__(self, level: str, seat: int, seed: int, ruleset: str) -> Any:
        return self.make(level, seat, seed, ruleset)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    monkeypatch.setattr(cups, "Brains", Brains)
    monkeypatch.setattr(cups, "new_seed", lambda: 12)
    person = Hands(bot_pace="instant", name="Aki")
    person.show(Title())
    yield person
    person.app.close()


def sign_up(hands: Hands) -> SignUp:
    """From the set-up of The Foton to the sign-up."""
    hands.show(SetupScreen(FOTON))
    hands.click("cup")
    scene = hands.top
    assert isinstance(scene, SignUp)
    return scene


def choose(hands: Hands, field: str, value: str) -> None:
    """Open a drop-down list and take one of its entries."""
    hands.click(field)
    hands.click(f"{field}:{value}")


def two_people_and_four_computers(hands: Hands) -> CupScreen:
    """Signed up by mouse; the tournament has begun."""
    scene = sign_up(hands)
    assert [(line.name, line.kind) for line in scene.lines] == [
        ("Aki", "human"), ("Vega", "easy"), ("Altair", "normal"), ("Deneb", "hard"),
    ]  # fmt: skip
    hands.click("person")
    hands.click("computer")
    for n in (1, 2, 3, 5):
        choose(hands, f"kind:{n}", "beginner")
    hands.click("name:4")
    hands.key(*(pygame.K_BACKSPACE,) * 10)
    hands.type("Mika")
    hands.click("form", x=0.9)
    hands.click("begin")
    assert isinstance(hands.top, CupScreen)
    return hands.top


def others_play(hands: Hands, scene: CupScreen) -> None:
    """Time passes until no computers play against each other."""
    for _ in range(4000):
        if scene.running is None:
            return
        hands.app.step(0.05)
    raise AssertionError(f"their match does not end: {scene.running.match.entries[-5:] if scene.running else ''}")


def play_to_the_result(hands: Hands, rnd: random.Random, most: int = 400) -> Result:
    """Whoever is asked picks anything, lifting the curtain between two people, until the result has come."""
    seldom_drawn(hands.top)
    for _ in range(most):
        hands.app.step(0.2)
        if isinstance(hands.top, Curtain):
            hands.app.step(HASTE)
            hands.key(pygame.K_RETURN)
        elif isinstance(hands.top, Result):
            return hands.top
        elif options := hands.top.session.options():
            hands.top.session.take(rnd.choice(options))
            hands.top.table.draft = None
    raise AssertionError(f"no result after {most} looks")


def test_a_tournament_of_four_computers_and_two_people_from_sign_up_to_result(hands: Hands) -> None:
    scene, rnd, curtains = two_people_and_four_computers(hands), random.Random(3), 0
    while scene.cup.open:
        others_play(hands, scene)
        if scene.cup.open:
            mine = next(pairing for pairing in scene.cup.open if cups.of_people(scene.cup, pairing))
            curtains += all(scene.cup.entrants[player].kind == "human" for player in mine)
            hands.click("next")
            result = play_to_the_result(hands, rnd)
            assert result.series() and (result.series() or same("")).en.startswith("Tournament, round ")
            hands.app.step(2.0)
            hands.click("rematch")
            assert hands.top is scene, "from the result back to the tournament"
    assert len(scene.cup.rounds) == 3 and len(scene.cup.games) == 9 and curtains
    first = scene.cup.entrants[scene.cup.table[0].player].name
    assert [line.points for line in scene.cup.table] == sorted((line.points for line in scene.cup.table), reverse=True)
    assert [game.winner for game in load_all(hands.app.home, "foton")[0][0].games] == [
        game.winner for game in scene.cup.games
    ]
    assert all((game.record.folder() / each.recording).is_file() for each in scene.cup.games)
    played, _ = hands.app.profile.matches()
    names = [{chair.name for chair in match.chairs if chair.kind == "human"} for match in played]
    assert sum("Aki" in each for each in names) == 3 and sum("Mika" in each for each in names) == 3
    hands.app.step(1.0)
    assert hands.widget("delete") and hands.desk.find("next") is None
    found = [line.player for line in scene.cup.table]
    assert scene.cup.entrants[found[0]].name == first
