"""What is kept of a moment: a picture of the table, a match that is played on from there."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.table.ruleset import Ruleset
from game.table.view import EVERYBODY
from game.ui import matches
from tests.ui.seated import app_at, easy
from tests.ui.test_replay_bar import key, watched
from tests.ui.test_replays import recorded

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)


def press(scene: Any, name: str) -> None:
    """A click on a button of the bar."""
    scene.app.step(0.02)
    box, k = next(part for part in scene.parts if part.key == f"replay {name}").box, scene.app.scale
    pos = round(box.cx * k), round(box.cy * k)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.app.post(pygame.event.Event(kind, pos=pos, button=1, rel=(0, 0), buttons=(0, 0, 0)))
    scene.app.step(0.02)


def kept(home: Path) -> list[str]:
    folder = home / "pictures"
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def of_recording(home: Path, place: int, picks: int = 30) -> Any:
    """A recording of the user's folder on the screen, after so many choices; 0 picks: of a whole match."""
    path, app = recorded(picks=picks), app_at(home)
    matches.watch(app, path)
    scene: Any = app.top
    scene.replaying.plays = False
    scene.replaying.seek(place)
    app.step(0.1)
    return scene


# ---- pictures ------------------------------------------------------------------------------------------
def test_f12_keeps_a_picture_named_by_match_and_choice_and_says_where(tmp_path: Path) -> None:
    scene = of_recording(tmp_path, 7)
    key(scene, pygame.K_F12)
    assert kept(tmp_path) == ["foton-0001-7.png"]
    picture = pygame.image.load(tmp_path / "pictures" / "foton-0001-7.png")
    assert picture.get_size() == scene.app.size
    assert len({tuple(picture.get_at((x, 300))) for x in range(0, 960, 7)}) > 20, "the table is on it"
    assert "foton-0001-7.png" in scene.app.toasts[-1].said.en and str(tmp_path)[-20:] in scene.app.toasts[-1].said.ja


@pytest.mark.sampled(1)
@EVERY
def test_the_camera_of_the_bar_keeps_one_and_none_is_written_over(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    press(scene, "picture")
    press(scene, "picture")
    assert kept(tmp_path) == [f"{rules.key}-0-2.png", f"{rules.key}-0.png"]


def test_a_match_that_is_played_is_kept_after_its_recording(tmp_path: Path) -> None:
    path, app = recorded(picks=6), app_at(tmp_path)
    matches.resume(app, path)
    app.step(0.1)
    scene: Any = app.top
    made = len(scene.session.match.entries)
    key(scene, pygame.K_F12)
    assert kept(tmp_path) == [f"{path.stem}-{made}.png"]


def test_where_the_folder_should_be_lies_a_file(tmp_path: Path) -> None:
    scene = of_recording(tmp_path, 3)
    (tmp_path / "pictures").write_text("mine")
    key(scene, pygame.K_F12)
    assert scene.app.toasts[-1].harm and "cannot be written" in scene.app.toasts[-1].said.en
    assert (tmp_path / "pictures").read_text() == "mine"


def test_a_folder_that_nobody_may_look_into_costs_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = of_recording(tmp_path, 3)

    def refuses(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "exists", refuses)
        key(scene, pygame.K_F12)
    assert scene.app.toasts[-1].harm and "Permission denied" in scene.app.toasts[-1].said.en


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = of_recording(tmp_path, 3)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    key(scene, pygame.K_F12)
    assert kept(tmp_path) == [] and "No space left" in scene.app.toasts[-1].said.en


# ---- playing on ----------------------------------------------------------------------------------------
@pytest.mark.sampled(1)
@EVERY
def test_play_on_takes_the_seat_that_is_looked_through(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    scene.replaying.seek(6)
    entries = scene.session.whole[:6]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matches, "Brains", lambda content: easy)
        scene.table.look_through(1)
        press(scene, "play_on")
    assert scene.app.top is not scene
    session = scene.app.top.session
    assert session.match.entries[:6] == entries and session.people == (1,) and session.eyes == 1
    assert session.kinds[0] == "normal" and session.recording().exists()
    scene.app.pop()
    assert scene.app.top is scene and scene.table.replay.place == 6


def test_who_looks_with_nobodys_eyes_takes_the_persons_seat_else_that_of_whoever_chooses(tmp_path: Path) -> None:
    for kinds, seat in ((("normal", "human"), 1), (("normal", "easy"), None)):
        app = app_at(tmp_path)
        matches.watch(app, recorded(kinds=kinds), EVERYBODY)
        scene: Any = app.top
        scene.replaying.seek(5)
        app.step(0.1)
        asked = min(scene.session.view.asks)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(matches, "Brains", lambda content: easy)
            scene.replaying.do("play_on")
        assert app.top.session.people == (asked if seat is None else seat,)  # type: ignore[attr-defined]


def test_from_the_end_nothing_is_played_on(tmp_path: Path) -> None:
    scene = of_recording(tmp_path, 10_000, picks=0)
    press(scene, "play_on")
    assert scene.app.top is scene and scene.app.toasts[-1].said.en == "The match is over"


def test_the_buttons_of_the_bar_are_reached_by_arrows(tmp_path: Path) -> None:
    scene = of_recording(tmp_path, 7)
    key(scene, pygame.K_TAB)
    seen = set()
    for code in (*[pygame.K_DOWN] * 6, *[pygame.K_UP], *[pygame.K_RIGHT] * 8, *[pygame.K_LEFT] * 8):
        key(scene, code)
        seen.add(scene.controls.focus)
    assert {"replay play_on", "replay picture"} <= seen, seen
