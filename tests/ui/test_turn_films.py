"""A turn of a recording as a film: begun from the menu, made frame by frame, stopped at will, kept in the folder."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.table.ruleset import Ruleset
from game.ui.animation import Animation
from game.ui.play import filming, turn_film
from game.ui.play.filming import Filming
from game.ui.play.turn_film import SIZE, TurnFilm, turn_around
from tests.ui.test_moments import kept, of_recording
from tests.ui.test_replay_bar import key, watched

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Nothing is encoded: each frame is noted."""
    seen: list[bytes] = []

    def add(self: Animation, picture: pygame.Surface) -> None:
        seen.append(pygame.image.tobytes(picture, "RGB"))

    monkeypatch.setattr(filming, "possible", lambda: True)
    monkeypatch.setattr(Animation, "add", add)
    monkeypatch.setattr(turn_film, "MOST", 12)
    return seen


def menu(scene: Any, *keys: int) -> None:
    """The match menu is opened, and keys are pressed there."""
    for code in (pygame.K_F10, *keys):
        key(scene, code)


def until_kept(scene: Any) -> None:
    for _ in range(40):
        if scene.app.top is scene:
            return
        scene.app.step(0.02)
    raise AssertionError("the film never ends")


# ---- which turn ----------------------------------------------------------------------------------------
def test_a_turn_is_what_lies_between_two_changes_of_whose_turn_it_is(tmp_path: Path) -> None:
    whole = of_recording(tmp_path, 0, picks=0).session.recorded
    turn_of, again, turns = game.ruleset("foton").foresight.turn, whole.again(), list[object]()
    for entry in whole.entries:
        turns.append(turn_of(again.view(0)))
        again.apply(entry.seat, entry.pick)
    assert len(set(turns)) > 4
    for place, turn in enumerate(turns):
        begin, end = turn_around(whole, place)
        assert begin <= place < end and set(turns[begin:end]) == {turn}
        assert begin == 0 or turns[begin - 1] != turn
        assert end == len(turns) or turns[end] != turn
    assert turn_around(whole, len(turns)) == turn_around(whole, len(turns) - 1), "from the end: the last turn"


# ---- its frames ----------------------------------------------------------------------------------------
@pytest.mark.sampled(1)
@EVERY
def test_it_is_played_with_the_chosen_eyes_on_a_table_of_its_own(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    scene.replaying.seek(5)
    scene.table.look_through(1)
    film = TurnFilm(scene.app, scene.session)
    frames = [film.frame() for _ in range(6)]
    assert {frame.get_size() for frame in frames if frame} == {SIZE} and None not in frames
    assert film.watching.eyes == 1 and 0 < film.share < 1 and film.studio.painter is scene.app.painter
    film.close()
    assert scene.table.replay.place == 5 and scene.app.top is scene


def test_it_ends_a_moment_after_the_turn(tmp_path: Path) -> None:
    scene = of_recording(tmp_path, 20, picks=0)
    film, shown = TurnFilm(scene.app, scene.session), 0
    film.scene.draw = lambda screen: None  # type: ignore[method-assign]
    while film.frame() is not None:
        shown += 1
    assert film.watching.place == film.end and film.scene.table.idle
    assert turn_film.LAST_LOOK < shown < turn_film.MOST
    film.close()


# ---- making it -----------------------------------------------------------------------------------------
def test_the_menu_of_a_recording_films_the_turn_and_says_where_it_is(tmp_path: Path, frames: list[bytes]) -> None:
    scene = of_recording(tmp_path, 20)
    begin, end = turn_around(scene.session.recorded, 20)
    menu(scene, pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(scene.app.top, Filming)
    until_kept(scene)
    assert len(frames) == 12 and len(set(frames)) > 3, "it moves"
    assert kept(tmp_path) == [f"foton-0001-{begin}-{end}.webp"]
    assert f"foton-0001-{begin}-{end}.webp" in scene.app.toasts[-1].said.ja


def test_each_turn_of_the_loop_makes_one_frame_so_that_the_screen_goes_on(tmp_path: Path, frames: list[bytes]) -> None:
    scene = of_recording(tmp_path, 20)
    menu(scene, pygame.K_TAB, pygame.K_RETURN)
    before, drawn = len(frames), scene.app.drawn
    scene.app.step(0.02)
    scene.app.step(0.02)
    assert (len(frames), scene.app.drawn) == (before + 2, drawn + 2)


@pytest.mark.parametrize("how", ["escape", "enter", "mouse"])
def test_it_can_be_stopped_and_nothing_is_left(how: str, tmp_path: Path, frames: list[bytes]) -> None:
    scene = of_recording(tmp_path, 20)
    menu(scene, pygame.K_TAB, pygame.K_RETURN)
    app, making = scene.app, scene.app.top
    if how == "mouse":
        stop = next(widget for widget in making.desk.widgets if widget.key == "stop").box
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            app.post(pygame.event.Event(kind, pos=(round(stop.cx), round(stop.cy)), button=1))
        app.step(0.02)
    else:
        key(scene, pygame.K_ESCAPE if how == "escape" else pygame.K_RETURN)
    assert app.top is scene and kept(tmp_path) == [] and not app.toasts
    assert making.film.studio.stack == []


def test_a_full_disk_costs_the_film_and_one_sentence(
    tmp_path: Path, frames: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = of_recording(tmp_path, 20)
    menu(scene, pygame.K_TAB, pygame.K_RETURN)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    until_kept(scene)
    assert kept(tmp_path) == [] and "No space left" in scene.app.toasts[-1].said.en


def test_without_pillow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.animation.find_spec", lambda name: None)
    scene = of_recording(tmp_path, 20)
    menu(scene, pygame.K_TAB, pygame.K_RETURN)
    assert scene.app.top is scene and "pip install hexfold[pictures]" in scene.app.toasts[-1].said.ja


# ---- the file ------------------------------------------------------------------------------------------
def test_the_file_is_an_animation_that_shows_each_frame_as_it_was() -> None:
    pillow = pytest.importorskip("PIL.Image")
    animation, size = Animation((96, 54), 100), (96, 54)
    pictures = []
    for n in (0, 1, 1, 1, 2):
        picture = pygame.Surface(size, 0, 32)
        picture.fill((30, 90, 40))
        picture.fill((220, 40, 30), (7 + 25 * n, 11, 21, 17))
        pictures.append(picture)
        animation.add(picture)
    file = pillow.open(BytesIO(animation.done()))
    assert (file.format, file.size, file.n_frames) == ("WEBP", size, 3)
    lasts = []
    for n, like in enumerate((0, 1, 4)):
        file.seek(n)
        shown, meant = file.convert("RGB"), pictures[like]
        lasts.append(file.info["duration"])
        edge = [(7, 19)] if n == 1 else []  # where what has changed begins, at an odd place
        for at in (*edge, (3, 3), (17, 19), (42, 19), (67, 19), (90, 50)):
            assert all(abs(a - b) < 24 for a, b in zip(shown.getpixel(at), meant.get_at(at)[:3], strict=True)), (n, at)
    assert lasts == [100, 300, 100], "what does not change is shown longer"
