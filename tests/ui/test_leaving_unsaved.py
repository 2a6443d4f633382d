"""A match whose file cannot be written is left: first it is asked where else to keep it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.board3d.painting import Painter
from game.match.match import Setup
from game.ui import matches
from game.ui.dialogs.unsaved import Unsaved
from game.ui.layouts.arena.scene import Battlefield
from game.ui.scenes.crash import SOON, Crash
from game.ui.scenes.title import Title
from tests.ui.hands import Hands

pytestmark = pytest.mark.sampled(16, of="leaving what is not saved")

SETUP = Setup("arena", 2, 3, {"map": "the_duel"}, kinds=("human", "random"))


@pytest.fixture
def hands() -> Any:
    person = Hands()
    person.show(Title())
    matches.start(person.app, SETUP)
    person.app.step(0.1)
    yield person
    person.app.close()


def block(hands: Hands) -> Path:
    """From now on the folder of the matches is a file, as if a disk had gone; where the match was."""
    folder: Path = game.record.folder()
    shutil.rmtree(folder)
    folder.write_text("")
    return folder


def leave(hands: Hands) -> None:
    scene = next(scene for scene in hands.app.stack if isinstance(scene, Battlefield))
    hands.app.back_to(Battlefield)
    hands.show(scene.menu())
    hands.click("leave")


def test_leaving_a_saved_match_asks_nothing(hands: Hands) -> None:
    leave(hands)
    assert isinstance(hands.top, Title)


def test_leaving_an_unsaved_match_keeps_it_in_another_folder(hands: Hands, tmp_path: Path) -> None:
    block(hands)
    match = next(scene for scene in hands.app.stack if isinstance(scene, Battlefield)).session.match
    leave(hands)
    assert isinstance(hands.top, Unsaved)
    hands.top._put(str(tmp_path / "file" / "below"))
    (tmp_path / "file").write_text("")
    hands.click("answer:0")
    assert isinstance(hands.top, Unsaved) and "cannot be written" in hands.app.toasts[-1].said.en
    hands.top._put(str(tmp_path / "kept"))
    hands.click("answer:0")
    assert isinstance(hands.top, Title)
    (path,) = (tmp_path / "kept").iterdir()
    assert game.record.load(path).entries == match.entries and path.suffix == ".hexfold"


def test_leaving_an_unsaved_match_without_saving_or_not_at_all(hands: Hands) -> None:
    block(hands)
    leave(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Battlefield)
    leave(hands)
    hands.click("answer:1")
    assert isinstance(hands.top, Title)


def test_leaving_after_the_disk_has_come_back_asks_nothing_and_the_match_is_whole(hands: Hands) -> None:
    folder = block(hands)
    leave(hands)
    hands.key(pygame.K_ESCAPE)
    folder.unlink()
    leave(hands)
    assert isinstance(hands.top, Title) and len(list(folder.glob("*.hexfold"))) == 1


def test_closing_the_window_asks_about_an_unsaved_match_first(hands: Hands) -> None:
    block(hands)
    hands.post(pygame.event.Event(pygame.QUIT))
    assert hands.app.running and isinstance(hands.top, Unsaved)
    hands.post(pygame.event.Event(pygame.QUIT))
    assert hands.app.running and sum(isinstance(scene, Unsaved) for scene in hands.app.stack) == 1
    hands.click("answer:1")
    assert not hands.app.running


# ---- a screen fails ----------------------------------------------------------------------------------
def fail(hands: Hands) -> None:
    """The screen of the match fails."""

    def broken(dt: float) -> None:
        raise RuntimeError("a screw is loose")

    hands.top.update = broken
    hands.app._guarded([], 0.1)
    assert isinstance(hands.top, Crash)


def test_after_a_crash_an_unsaved_match_can_be_kept_in_another_folder(hands: Hands, tmp_path: Path) -> None:
    block(hands)
    fail(hands)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Unsaved)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Crash), "nothing was decided: nothing is lost yet"
    hands.key(pygame.K_RETURN)
    hands.top._put(str(tmp_path / "kept"))
    hands.click("answer:0")
    assert isinstance(hands.top, Title)
    (path,) = (tmp_path / "kept").iterdir()
    assert game.record.load(path).setup == SETUP


def test_after_a_crash_enter_goes_back_to_the_match_from_its_file(hands: Hands) -> None:
    before = hands.top.session
    hands.app.step(0.1)
    fail(hands)
    hands.key(pygame.K_a)
    assert isinstance(hands.top, Crash), "not every key"
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Battlefield) and hands.top.session is not before
    assert hands.top.session.match.entries == before.match.entries
    assert [type(scene) for scene in hands.app.stack] == [Title, Battlefield]


def test_a_match_that_fails_at_once_again_is_left_for_the_title_first(hands: Hands) -> None:
    fail(hands)
    assert hands.desk.entered() is hands.widget("back")
    hands.key(pygame.K_RETURN)
    fail(hands)
    assert hands.desk.entered() is hands.widget("title") and hands.widget("back")
    hands.click("back")
    hands.app.step(SOON)
    fail(hands)
    assert hands.desk.entered() is hands.widget("back"), "it went well for a while"
    hands.click("title")
    assert isinstance(hands.top, Title)


def test_the_report_says_where_and_lies_in_the_folder_of_the_user(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path(__file__).parent)
    fail(hands)
    (report,) = (hands.app.home / "reports").iterdir()
    text = report.read_text()
    assert "a screw is loose" in text and "in broken" in text and game.__version__ in text
    assert str(Path(__file__).parent) not in text and f"~/{Path(__file__).name}" in text, (
        "whose folder it is, is not said"
    )
    hands.click("copy")
    assert hands.app.window.clipboard() == text


def test_a_report_that_cannot_be_written_can_still_be_copied(hands: Hands) -> None:
    (hands.app.home / "reports").write_text("")
    fail(hands)
    assert any("could not be written" in note.text for note in hands.texts())
    hands.click("copy")
    assert "a screw is loose" in hands.app.window.clipboard()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_crash_screen_fits_and_needs_no_painter(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(size, language=lang, ui_scale=0.0)

    def none(kind: str) -> Painter:
        raise RuntimeError("there is no painter")

    monkeypatch.setattr("game.ui.app.painter", none)
    hands.show(Crash(ValueError("a screw " * 30)))
    assert not [note.text for note in hands.texts() if note.cut]
    a, b = (hands.widget(key).box for key in ("title", "copy"))
    assert not a.meets(b) and b.right_edge < hands.app.logical[0]
    hands.app.close()


def test_a_network_that_fails_again_and_again_does_not_end_the_program_over_an_unsaved_match(hands: Hands) -> None:
    """What attends to the network is called whatever is on top, also while it is said that it has failed."""

    def broken() -> None:
        raise RuntimeError("a wire is loose")

    block(hands)
    hands.app.attend(broken)
    for _ in range(3):
        hands.app._guarded([], 0.1)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Unsaved)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_the_question_fits_its_window(hands: Hands, lang: str, size: tuple[int, int]) -> None:
    block(hands)
    hands.app.change(language=lang)
    hands.app._resized(size)
    leave(hands)
    box, widgets = hands.top.box(), hands.desk.widgets
    assert len(widgets) == 4
    for n, one in enumerate(widgets):
        assert box.x <= one.box.x and one.box.right_edge <= box.right_edge and one.box.foot <= box.foot
        assert not any(
            one.box.x < other.box.right_edge and other.box.x < one.box.right_edge
            and one.box.y < other.box.foot and other.box.y < one.box.foot
            for other in widgets[n + 1 :]
        )  # fmt: skip
