"""The whole program by gamepad: its buttons press keys, its signs stand where keys stood, and it may go at any time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Setup
from game.ui import keys, pads
from game.ui.art.pad_signs import SIGNS, pad_sign
from game.ui.scenes.settings import SettingsScreen
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.session import Session
from game.ui.table.scene import CardTable
from tests.ui import padhands, seated, test_clickthrough
from tests.ui.cardhands import app_at, open_match, point, quick, settle, show, where
from tests.ui.clockwork import Clock, run, wound
from tests.ui.hands import Hands
from tests.ui.padhands import axis_event, by_pad, press, push, unplug
from tests.ui.whole_match import Hand, play_to_the_result


@pytest.fixture
def hands() -> Iterator[Hands]:
    made = Hands(effects=0, music=0)
    yield made
    made.app.close()


# ---- what buttons do -----------------------------------------------------------------------------------
def test_every_key_can_be_pressed_by_its_name() -> None:
    for name in (*keys.DEFAULTS.values(), "ctrl+alt+shift+f5", "page up", "5", "key 1073742085"):
        assert keys.name_of(keys.pressed(name)) == name
    assert keys.name_of(keys.pressed("nonsense")) == "key 0"


def test_a_match_is_set_up_and_begun_by_pad_alone(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.app, "render", lambda: None)  # nobody looks
    hands.show(Shelf())
    hands.show(SetupScreen(game.ruleset("foton")))
    press(hands.app, "rightshoulder")
    assert hands.top.tab == "options"
    press(hands.app, "leftshoulder")
    assert hands.top.tab == "seats"
    press(hands.app, "leftshoulder", "b")
    assert isinstance(hands.top, Shelf)
    hands.show(SetupScreen(game.ruleset("foton")))
    while hands.desk.focus != "start":
        press(hands.app, "rightstick")
    press(hands.app, "a")
    assert isinstance(hands.top, CardTable)
    press(hands.app, "start")
    assert hands.widget("resume")


def test_the_sticks_dead_zone_says_nothing_and_a_held_direction_repeats(hands: Hands) -> None:
    hands.show(SettingsScreen())
    drawn, first = hands.app.drawn, hands.desk.focus
    for share in (0.0, 0.2, -0.3, 0.45, 0.0):
        push(hands.app, "LEFTY", share)
    assert hands.desk.focus == first and hands.app.drawn == drawn and not hands.app.pads.used
    push(hands.app, "LEFTY", 0.9)
    second = hands.desk.focus
    assert second != first
    for share in (0.8, 0.45, 0.6):  # it trembles, and is not pushed again
        push(hands.app, "LEFTY", share)
    assert hands.desk.focus == second
    hands.app.step(pads.FIRST)
    third = hands.desk.focus
    assert third not in (first, second)
    push(hands.app, "LEFTY", 0.1)
    for _ in range(20):
        hands.app.step(0.1)
    assert hands.desk.focus == third


def test_of_two_ways_a_stick_goes_the_one_it_is_pushed_further(hands: Hands) -> None:
    heard: list[str] = []
    told = hands.app.pads
    for axis, share in (("LEFTX", 0.6), ("LEFTY", 0.9), ("LEFTX", 1.0), ("LEFTX", 0.0), ("LEFTY", 0.0)):
        for event in told.heard(axis_event(axis, share)):
            heard.append(("+" if event.type == pygame.KEYDOWN else "-") + keys.name_of(event))
    assert heard == ["+right", "-right", "+down", "-down", "+right", "-right", "+down", "-down"]


def test_the_right_stick_turns_the_battlefield_and_the_triggers_go_near_and_far(tmp_path: Path) -> None:
    app = seated.app_at(tmp_path)
    scene = seated.open_match(app)
    before = scene.camera.orbit
    push(app, "RIGHTX", 1.0, seconds=0.3)
    app.step(0.1)
    assert scene.camera.orbit.yaw != before.yaw
    push(app, "RIGHTX", 0.0)
    push(app, "TRIGGERRIGHT", 1.0)
    app.step(0.2)
    near = scene.camera.orbit
    assert near.distance < before.distance
    push(app, "TRIGGERRIGHT", 0.0)
    push(app, "TRIGGERLEFT", 1.0)
    app.step(0.2)
    assert scene.camera.orbit.distance > near.distance and not scene.camera.held - {"zoom_out"}
    unplug(app)
    assert not scene.camera.held
    app.close()


def test_shoulders_go_from_zone_to_zone_and_back(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = open_match(app)
    been = []
    for _ in range(12):
        press(app, "rightshoulder")
        been.append(scene.controls.focus)
    assert len(set(been)) > 3 and {"tool", "seat"} <= {part.kind for part in scene.parts if part.key in been}
    press(app, "leftshoulder")
    assert scene.controls.focus == been[-2]
    app.close()


def test_the_view_button_opens_the_text_view_and_closes_it_and_its_page_says_so(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:pad")
    written = {note.text: note.box for note in hands.texts()}
    assert written["Text view"].meets(hands.widget("pad:back").box)
    assert abs(written["(View)"].cy - written["Text view"].cy) < 2, "beside each other"
    assert "(View)" in hands.widget("pad:back").called, "the text view names it, too"
    press(hands.app, "back")
    assert hands.app.text_view.open
    press(hands.app, "back")
    assert not hands.app.text_view.open


def test_two_pads_are_alike(hands: Hands) -> None:
    hands.show(SettingsScreen())
    first = hands.desk.focus
    press(hands.app, "dpad_right", pad=0)
    second = hands.desk.focus
    press(hands.app, "dpad_left", pad=7)
    assert second != first == hands.desk.focus


# ---- what a button does is chosen --------------------------------------------------------------------------
def test_a_button_gets_another_action_and_its_own_goes_to_the_button_that_had_it() -> None:
    assert pads.rebound({}, "a", "cancel") == {"a": "cancel", "b": "confirm"}
    assert pads.rebound({"a": "cancel", "b": "confirm"}, "a", "confirm") == {}
    assert pads.rebound({}, "leftstick", "end") == {"leftstick": "end"}
    assert pads.rebound({}, "a", "end") is None
    assert pads.bindings({"a": "no such action", "no such button": "end"}) == pads.DEFAULTS


def test_buttons_are_chosen_in_the_settings_and_confirm_stays_on_some_button(hands: Hands) -> None:
    hands.show(SettingsScreen())
    press(hands.app, "rightshoulder", "rightshoulder", "rightshoulder")
    assert hands.top.tab == "pad"
    hands.click("pad:leftstick")
    hands.click("pad:leftstick:end")
    assert hands.app.settings.pad == {"leftstick": "end"}
    hands.click("pad:a")
    hands.click("pad:a:danger")
    assert hands.app.settings.pad == {"leftstick": "end"} and hands.app.toasts
    hands.click("pad reset")
    assert hands.app.settings.pad == {}


# ---- signs ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "whose"),
    [
        ("Xbox Series X Controller", pads.XBOX),
        ("Generic USB Gamepad", pads.XBOX),
        ("PS5 Controller", pads.PLAYSTATION),
        ("Sony DualSense", pads.PLAYSTATION),
        ("Nintendo Switch Pro Controller", pads.NINTENDO),
        ("Joy-Con (L)", pads.NINTENDO),
    ],
)
def test_signs_are_those_of_the_pad_that_is_there(name: str, whose: int) -> None:
    assert pads.maker(name) == whose
    assert all(button.signs[whose] in SIGNS for button in pads.BUTTONS)


def test_signs_that_are_different_look_different() -> None:
    looks = {pygame.image.tobytes(pad_sign(sign, 24), "RGBA") for sign in SIGNS}
    assert len(looks) == len(SIGNS)


def test_hints_are_the_pads_once_it_is_used_and_keys_again_once_a_key_is_pressed(hands: Hands) -> None:
    hands.show(SettingsScreen())
    said = {note.text for note in hands.texts()}
    assert "Esc" in said and "(B)" not in said
    hands.app.pads.open[3] = None, pads.PLAYSTATION
    press(hands.app, "dpad_down", pad=3)
    said = {note.text for note in hands.texts()}
    assert "(Circle)" in said and "Esc" not in said
    hands.key(pygame.K_DOWN)
    assert "Esc" in {note.text for note in hands.texts()}
    press(hands.app, "dpad_down", pad=4)
    hands.press((300, 300))
    assert "Esc" in {note.text for note in hands.texts()}


# ---- plugged in, unplugged -----------------------------------------------------------------------------
def test_a_pad_that_goes_while_a_card_is_dragged_costs_nothing_but_a_sentence(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = open_match(app, seed=11)
    assert scene.table.draft is not None
    thing = next(iter(scene.table.draft.offers()))
    at = where(scene, thing)
    push(app, "LEFTX", 1.0)
    point(scene, at)
    app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(at[0] + 40, at[1] - 40), rel=(9, 9), buttons=(1, 0, 0)))
    app.step(0.02)
    assert scene.controls.dragging
    held = scene.controls.drag.token
    unplug(app)
    assert scene.controls.dragging and scene.controls.drag.token == held
    assert [toast.said for toast in app.toasts] == [pads.GONE]
    assert app.pads.wake() is None and not app.pads.used
    app.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    app.step(0.02)
    assert not scene.controls.dragging
    app.close()


def test_a_pad_that_comes_is_said_once(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.show(SettingsScreen())
    there = pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0)
    hands.post(there)
    assert not hands.app.toasts, "nobody looks for pads yet"
    hands.app.pads.looking, fresh = True, [True, False]
    monkeypatch.setattr(hands.app.pads, "_plug", lambda index: fresh.pop(0))
    hands.post(there, there)
    assert [toast.said for toast in hands.app.toasts] == [pads.THERE]


def test_what_is_held_is_let_go_when_the_window_is_left(hands: Hands) -> None:
    hands.show(SettingsScreen())
    push(hands.app, "LEFTY", 1.0)
    hands.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    focus = hands.desk.focus
    for _ in range(10):
        hands.app.step(0.2)
    assert hands.desk.focus == focus


# ---- asleep --------------------------------------------------------------------------------------------
def test_ten_idle_seconds_with_a_trembling_stick_draw_nothing_and_turn_no_loop() -> None:
    clock = Clock()
    hands = Hands(effects=0, music=0)
    window = wound(hands.app, clock)
    hands.show(SettingsScreen())
    run(hands.app, lambda: not hands.app.dirty)
    drawn, turned = hands.app.drawn, hands.app.turned
    window.later = [(clock.now + n / 4, [axis_event("LEFTX", (n % 5 - 2) / 20)]) for n in range(1, 40)]
    hands.app.turn()
    assert hands.app.drawn == drawn and hands.app.turned - turned >= 9.7
    hands.app.close()


# ---- whole matches ---------------------------------------------------------------------------------------
HOTSEAT = ("human", "human")


def table(tmp_path: Path, key: str, kinds: tuple[str, ...] = ("human", "random")) -> CardTable:
    app = seated.app_at(tmp_path, pad={"leftstick": "end"}) if key == "arena" else app_at(tmp_path)
    session = Session.begin(game.record, Setup(key, len(kinds), 11, {}, kinds=kinds), quick, folder=tmp_path)
    return seated.show(app, session) if key == "arena" else show(app, session)


@pytest.fixture
def duellist(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hand that plays the Arena by keys, on a pad."""
    monkeypatch.setattr(test_clickthrough, "key", padhands.key)
    return test_clickthrough.by_keyboard


@pytest.mark.parametrize("key", ["arena", "foton"])
def test_some_choices_are_made_by_pad_alone(key: str, duellist: Hand, tmp_path: Path) -> None:
    scene, rnd, hand = table(tmp_path, key), random.Random(5), duellist if key == "arena" else by_pad
    seated.seldom_drawn(scene)
    for _ in range(60):
        if len(scene.session.match.picks[0]) >= 4:
            break
        if scene.table.draft is None:
            settle(scene)
        else:
            hand(scene, rnd)
    assert len(scene.session.match.picks[0]) >= 4 and scene.app.pads.used
    scene.app.close()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "kinds"), [*((key, ("human", "random")) for key in game.KEYS), ("foton", HOTSEAT), ("magna", HOTSEAT)]
)
def test_a_whole_match_by_pad_alone(key: str, kinds: tuple[str, ...], duellist: Hand, tmp_path: Path) -> None:
    play_to_the_result(table(tmp_path, key, kinds), duellist if key == "arena" else by_pad, kinds, 6000)
