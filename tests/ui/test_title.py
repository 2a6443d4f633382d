"""The title: five games stand at the edge of the table."""

from __future__ import annotations

import pygame
import pytest

import game
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.standing_box import StandingBox
from game.ui.scenes.title import COME, GLINT, GLINTS, REST, RISE, Title
from tests.ui.hands import Hands


def all_there(hands: Hands, title: Title) -> None:
    for _ in range(8):
        hands.app.step(0.1)
    assert set(title.come.values()) == {1.0}


def boxes(hands: Hands) -> list[StandingBox]:
    hands.app.picture()
    return [w for w in hands.desk.widgets if isinstance(w, StandingBox)]


def test_a_box_opens_the_set_up_of_its_game_and_escape_leads_back(hands: Hands) -> None:
    hands.show(Title())
    hands.click("box:magna")
    assert isinstance(hands.top, SetupScreen) and hands.top.rules.key == "magna"
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Title) and hands.top.raised == "magna"


def test_the_box_that_is_pointed_at_stands_higher_and_is_what_play_begins_with(hands: Hands) -> None:
    hands.app.settings = hands.app.with_settings(last_game="medarot")
    title = hands.show(Title())
    all_there(hands, title)
    assert [box.game for box in boxes(hands) if box.up] == ["medarot"], "the game played last"
    pony = hands.widget("box:pony").box
    hands.move((pony.cx, pony.cy))
    hands.move((640, 100))
    assert [box.game for box in boxes(hands) if box.up] == ["pony"]
    hands.click("play")
    assert isinstance(hands.top, Shelf) and hands.top.chosen == "pony"


def test_the_keyboard_raises_a_box_too(hands: Hands) -> None:
    title = hands.show(Title())
    hands.tab_to("box:foton")
    assert title.raised == "foton"
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, SetupScreen) and hands.top.rules.key == "foton"


def test_boxes_come_one_a_beat_after_the_menu(hands: Hands) -> None:
    title = hands.show(Title())
    counts = []
    for _ in range(7):
        hands.app.step(0.1)
        counts.append(sum(come > 0 for come in title.come.values()))
    assert counts == [0, 1, 2, 3, 4, 5, 5]


def test_what_moves_takes_its_time_and_a_light_crosses_one_lid_after_the_other() -> None:
    hands = Hands(reduced_motion=False)
    title = hands.show(Title())
    for _ in range(6):
        hands.app.step(0.01)
    assert 0 < title.come["pony"] < 1 and title.restless()
    hands.app.step(COME / 2)
    hands.app.step(COME / 2)
    assert title.come["pony"] == 1
    pony = hands.widget("box:pony").box
    hands.move((pony.cx, pony.cy))
    hands.app.step(RISE / 2)
    assert 0 < title.up["pony"] < 1 and title.pace == 60, "a box rises while one looks"
    hands.app.step(RISE)
    assert title.up["pony"] == 1 and title.up["arena"] == 0 and title.pace < 60
    title.since = GLINTS + GLINT / 2
    assert [box.game for box in boxes(hands)] == list(game.KEYS) and title.glinting == pytest.approx(0.5)
    hands.app.redraw()
    assert [box.game for box in boxes(hands) if box.glint] == ["foton"]
    hands.app.close()


def test_it_stands_still_under_reduced_motion_and_when_nobody_is_there(hands: Hands) -> None:
    title = hands.show(Title())
    all_there(hands, title)
    assert not title.restless(), "reduced motion"
    hands.app.settings = hands.app.with_settings(reduced_motion=False)
    assert title.restless()
    title.untouched = REST
    hands.app.step(0.25)
    seen = hands.app.drawn
    hands.app.step(0.25)
    assert not title.restless() and hands.app.drawn == seen
    hands.move((640, 100))
    assert title.restless(), "whoever comes back sees it turn"
