"""Typing by gamepad: a field that is entered opens a keyboard on the screen, which is walked like any other screen."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.settings import LEAST_WINDOW
from game.ui.dialogs.dialog import ask
from game.ui.dialogs.typing import Typing
from game.ui.scenes.settings import SettingsScreen
from game.ui.scenes.setup import SetupScreen
from game.words import same
from tests.ui.hands import Hands
from tests.ui.padhands import press
from tests.ui.test_large_text import amiss
from tests.ui.test_screens import ARENA, faults
from tests.ui.touchhands import tap

WAYS = {(0, -1): "dpad_up", (0, 1): "dpad_down", (-1, 0): "dpad_left", (1, 0): "dpad_right"}


@pytest.fixture
def hands() -> Iterator[Hands]:
    made = Hands(effects=0, music=0)
    yield made
    made.app.close()


def opened(hands: Hands) -> Typing:
    """The name in the settings, entered by pad."""
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    hands.desk.focus_on("name")
    press(hands.app, "a")
    assert isinstance(hands.top, Typing)
    return hands.top


def go_to(hands: Hands, key: str) -> None:
    """Walk to a key by the cross alone: the nearest way, a step at a time."""
    for _ in range(30):
        here, there = hands.widget(hands.desk.focus).box, hands.widget(key).box
        dx, dy = there.cx - here.cx, there.cy - here.cy
        if hands.desk.focus == key:
            return
        way = (0, 1 if dy > 0 else -1) if abs(dy) > 20 else (1 if dx > 0 else -1, 0)
        press(hands.app, WAYS[way])
    raise AssertionError(f"the cross never reaches '{key}'")


def test_a_name_is_typed_by_the_cross_and_one_button(hands: Hands) -> None:
    keys = opened(hands)
    for sign in "kai7":
        go_to(hands, sign)
        press(hands.app, "a")
    assert keys.text == "Kai7" and hands.app.settings.name == "", "a name begins with a capital"
    go_to(hands, "done")
    press(hands.app, "a")
    assert isinstance(hands.top, SettingsScreen) and hands.app.settings.name == "Kai7"
    assert hands.desk.focus == "name" and hands.desk.ring


def test_x_deletes_y_changes_letters_and_b_leaves_all_as_it_was(hands: Hands) -> None:
    keys = opened(hands)
    press(hands.app, "y")
    go_to(hands, "q")
    press(hands.app, "a", "a", "x")
    assert keys.text == "q", "and not a capital"
    press(hands.app, "b")
    assert isinstance(hands.top, SettingsScreen) and hands.app.settings.name == ""


def test_a_name_in_kana_is_typed_by_the_cross_and_three_buttons() -> None:
    hands = Hands(language="ja", effects=0, music=0)
    keys = opened(hands)
    for sign, turns in (("か", 1), ("つ", 1), ("は", 2), ("ー", 0), ("つ", 3)):
        go_to(hands, sign)
        press(hands.app, "a", *["y"] * turns)
    assert keys.text == "がっぱーつ", "voiced, small, half-voiced, long, and round again"
    press(hands.app, "rightshoulder")
    go_to(hands, "ア")
    press(hands.app, "a", "y", "rightshoulder")
    assert keys.text == "がっぱーつァ" and "q" in {w.key for w in hands.desk.widgets}
    hands.app.close()


def test_a_finger_opens_the_keyboard_too_and_the_mouse_does_not(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    hands.click("name")
    assert isinstance(hands.top, SettingsScreen)
    box = hands.widget("name").shown
    tap(hands.app, (box.cx, box.cy))
    assert isinstance(hands.top, Typing)


def test_letters_of_real_keys_are_letters_there(hands: Hands) -> None:
    keys = opened(hands)
    hands.type("k")
    hands.key(pygame.K_i)
    hands.type("i")
    assert keys.text == "ki", "on a table it asks for details, here for nothing"


def test_no_more_is_typed_than_the_field_takes(hands: Hands) -> None:
    keys = opened(hands)
    keys.type("x" * 99)
    assert len(keys.text) == keys.field.most


def test_a_field_of_digits_has_digits_only_and_whoever_has_keys_may_use_them(hands: Hands) -> None:
    hands.show(SetupScreen(ARENA))
    hands.click("tab:options")
    hands.desk.focus_on("seed")
    press(hands.app, "a")
    keys = hands.top
    assert {w.key for w in hands.desk.widgets} == {*"0123456789", "delete", "done"}
    hands.type("4a2")
    hands.key(pygame.K_BACKSPACE)
    assert keys.text == "4"


def test_with_keys_a_field_is_typed_into_where_it_stands(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    hands.click("name")
    hands.key(pygame.K_RETURN)
    hands.type("Mika")
    assert isinstance(hands.top, SettingsScreen) and hands.app.settings.name == "Mika"


def test_a_field_takes_letters_again_once_what_lay_over_it_is_closed(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    hands.click("name")
    hands.type("Mi")
    hands.app.push(ask(same("Well?"), same("Sure?"), lambda: None))
    hands.app.step(0.1)
    hands.type("x")
    hands.key(pygame.K_ESCAPE)
    hands.type("k")
    hands.app._resized((1300, 740))
    hands.app.step(0.1)
    hands.type("a")
    assert hands.app.settings.name == "Mika"


def test_the_keyboard_is_told_in_the_text_view(hands: Hands) -> None:
    opened(hands)
    press(hands.app, "back")
    hands.app.step(0.1)
    assert hands.app.text_view.open
    told = [line.words for part in hands.app.text_view.parts for line in part.lines]
    assert any(words.startswith("Q") for words in told) and any("Delete a letter" in words for words in told)


@pytest.mark.parametrize(("size", "lang", "text"), [((1280, 720), "en", "normal"), (LEAST_WINDOW, "ja", "double")])
def test_the_keyboard_fits(size: tuple[int, int], lang: str, text: str) -> None:
    hands = Hands(size, language=lang, text_size=text)
    opened(hands)
    assert not faults(hands, "keyboard") and not list(amiss(hands.texts(), hands.top.box()))
    hands.app.close()
