"""What is spoken on screens and tables while speech is switched on, with the text view open and without."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.speech import HANGS, Speech
from game.ui.app import App
from game.ui.dialogs.dialog import ask
from game.ui.reading.reader import new_ones
from game.ui.scenes.credits import Credits
from game.ui.scenes.settings import SettingsScreen
from game.words import Phrase, same
from tests.ui.cardhands import app_at, open_match
from tests.ui.cardhands import settle as play_on
from tests.ui.reading_hands import DOWN, ENTER, TAB, key, open_view, walk_to


class Heard(Speech):
    """Writes down what is to be said: "! " before what stops the rest."""

    def __init__(self) -> None:
        super().__init__(None)
        self.lines: list[str] = []

    def say(self, text: str, lang: str) -> None:
        self.lines.append(f"! {lang} {text}")

    def add(self, text: str, lang: str) -> None:
        self.lines.append(f"{lang} {text}")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720), speech=True)
    made.reader.speech = Heard()
    yield made
    made.close()


def heard(app: App) -> list[str]:
    """What was said since this was asked last."""
    speech = app.reader.speech
    assert isinstance(speech, Heard)
    said, speech.lines = speech.lines, []
    return said


def test_the_control_that_the_keyboard_is_on_is_said(app: App) -> None:
    app.push(SettingsScreen())
    app.step(0.1)
    assert heard(app) == ["! en Settings, saved as you change them"]
    key(app, TAB)
    assert heard(app) == ["! en Sound and pace"]
    app.change(speech=False)
    key(app, TAB)
    assert app.reader.speech is None


def test_a_dialog_is_read_whole(app: App) -> None:
    app.push(Credits())
    app.step(0.1)
    app.push(ask(same("Delete"), Phrase("Is it to go?", "消しますか？"), lambda: None))
    app.step(0.1)
    assert heard(app)[-2:] == ["! en Delete. Is it to go?", "en Cancel"]


def test_the_question_and_what_happens_are_said_without_the_text_view(app: App) -> None:
    scene = open_match(app, seed=11)
    assert heard(app)[0] == "! en Megido 72 The Foton"
    scene.table.press(scene.table.draft.top.options[0])  # type: ignore[union-attr]
    scene.table.confirm()
    play_on(scene)
    told = heard(app)
    assert [line for line in told if line.startswith("en Player 1 takes area")]
    assert told[-1] == "en Take all cards of one area" and not any(line.startswith("!") for line in told)
    app.step(0.1)
    assert heard(app) == []


def test_in_the_text_view_the_line_walked_to_stops_what_was_said(app: App) -> None:
    scene = open_match(app, seed=11)
    heard(app)
    open_view(app)
    key(app, DOWN)
    assert heard(app)[-1] == f"! en {app.text_view.here.words}"  # type: ignore[union-attr]
    walk_to(app, "Take area B")
    key(app, ENTER)
    app.step(0.3)
    assert scene.table.draft is not None
    assert any(line.startswith("en ") for line in heard(app)) or scene.table.draft.underway


def test_a_reason_is_said(app: App) -> None:
    open_match(app, seed=11)
    heard(app)
    key(app, pygame.K_F1)
    app.step(0.1)
    assert any("(" in line for line in heard(app))


def test_a_program_that_hangs_is_told_of_once_and_tried_again_when_speech_is_switched_on(app: App) -> None:
    app.push(Credits())
    app.step(0.1)
    speech = app.reader.speech
    assert speech is not None
    speech.trouble = HANGS.of("fake")
    app.step(0.1)
    app.step(0.1)
    assert [toast.said for toast in app.toasts] == [speech.trouble]
    app.change(speech=False)
    app.change(speech=True)
    assert app.reader.voice().trouble is None


def test_of_a_log_that_forgets_only_what_is_new_is_said() -> None:
    assert new_ones(["a", "b", "c"], ["b", "c", "d", "e"]) == ["d", "e"]
    assert new_ones([], ["a"]) == ["a"]
    assert new_ones(["a", "a"], ["a", "a"]) == []
    assert new_ones(["a"], ["x", "y"]) == ["x", "y"]
