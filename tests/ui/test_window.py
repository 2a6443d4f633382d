"""The app: scenes on a stack, sleep while nothing changes, sizes and scales, errors that become sentences."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.settings import LEAST_WINDOW, Settings
from game.ui import keys
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.scenes.crash import Crash
from game.ui.scenes.settings import SettingsScreen
from game.ui.window import Held, Screen, room_on
from game.words import Phrase
from tests.ui.hands import Hands


class Plain(Scene):
    """Counts what is asked of it."""

    def __init__(self, see_through: bool = False) -> None:
        self.see_through = see_through
        self.entered = self.left = self.drawn = 0
        self.moving, self.broken = False, False

    def enter(self) -> None:
        self.entered += 1

    def leave(self) -> None:
        self.left += 1

    def restless(self) -> bool:
        return self.moving

    def handle(self, event: pygame.event.Event) -> None:
        if self.broken:
            raise RuntimeError("a screw is loose")

    def draw(self, screen: pygame.Surface) -> None:
        self.drawn += 1


@pytest.fixture
def app() -> Any:
    made = App(size=(1280, 720), headless=True, settings=Settings(ui_scale=1.0))
    yield made
    made.close()


def test_scenes_are_entered_and_left(app: App) -> None:
    low, high = Plain(), Plain()
    app.push(low)
    app.push(high)
    app.pop()
    assert (low.entered, low.left, high.entered, high.left) == (2, 0, 1, 1)
    app.pop()
    assert low.left == 1 and not app.running


def test_only_see_through_scenes_show_what_is_below(app: App) -> None:
    low, veil = Plain(), Plain(see_through=True)
    app.push(low)
    app.push(veil)
    app.step(0.1)
    assert low.drawn == 1 and veil.drawn == 1
    app.push(Plain())
    app.step(0.1)
    assert low.drawn == 1


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    scene = Plain()
    app.push(scene)
    for _ in range(50):
        app.step(0.1)
    assert scene.drawn == 1
    assert app.sleep() > 1
    scene.moving = True
    for _ in range(5):
        app.step(0.1)
    assert scene.drawn == 6


def test_a_message_comes_and_goes(app: App) -> None:
    scene = Plain()
    app.push(scene)
    app.step(0.1)
    app.toast(Phrase("Saved", "保存しました"))
    app.step(0.1)
    assert scene.drawn == 2 and app.toasts
    app.step(5)
    assert scene.drawn == 3 and not app.toasts


@pytest.mark.parametrize(
    "size, wanted, scale",
    [
        ((1280, 720), 1.0, 1.0),
        ((1280, 720), 2.0, 1280 / 960),
        ((960, 540), 2.0, 1.0),
        ((1920, 1080), 1.5, 1.5),
        ((1920, 1080), 2.0, 2.0),
        ((2560, 1440), 2.0, 2.0),
        ((1920, 1080), 0.0, 1.25),
        ((2560, 1440), 0.0, 1.5),
        ((2560, 1080), 0.0, 1.25),
        ((1280, 720), 0.0, 1.0),
        ((3840, 2160), 0.0, 2.0),
    ],
)
def test_the_interface_is_as_large_as_wished_and_as_the_window_allows(
    size: tuple[int, int], wanted: float, scale: float
) -> None:
    app = App(size=size, headless=True, settings=Settings(ui_scale=wanted))
    assert app.scale == pytest.approx(scale)
    assert app.logical[0] >= 959.9 and app.logical[1] >= 539.9


def test_a_resized_window_lays_out_again(app: App) -> None:
    scene = Plain()
    app.push(scene)
    app.post(pygame.event.Event(pygame.VIDEORESIZE, w=1600, h=900, size=(1600, 900)))
    app.step(0.1)
    assert app.size == (1600, 900) and scene.entered == 2 and app.settings.window == (1600, 900)


def test_control_plus_and_minus_change_the_scale() -> None:
    hands = Hands((1920, 1080))
    hands.show(SettingsScreen())
    hands.key(pygame.K_EQUALS, mod=pygame.KMOD_CTRL)
    assert hands.app.settings.ui_scale == 1.25
    hands.key(pygame.K_MINUS, mod=pygame.KMOD_CTRL)
    assert hands.app.settings.ui_scale == 1.0


def test_an_error_in_a_screen_becomes_a_sentence(app: App) -> None:
    scene = Plain()
    app.push(scene)
    scene.broken = True
    app._guarded([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)], 0.1)
    crash = app.top
    assert isinstance(crash, Crash)
    app.step(0.1)
    scene.broken = False
    app._guarded([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0)], 0.1)
    assert app.top is scene


def test_with_debug_errors_show(app: App) -> None:
    app.debug = True
    scene = Plain()
    scene.broken = True
    app.push(scene)
    with pytest.raises(RuntimeError, match="a screw is loose"):
        app._guarded([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0)], 0.1)


def test_damaged_settings_are_told_at_the_start(own_home: Path) -> None:
    own_home.mkdir(parents=True)
    (own_home / "settings.json").write_text("{")
    app = App(size=(960, 540), headless=True)
    assert "settings.json.damaged" in app.toasts[0].said.en


def test_an_unwritable_folder_is_told_once_and_nothing_stops(own_home: Path) -> None:
    own_home.parent.mkdir(parents=True, exist_ok=True)
    own_home.write_text("a file, no folder")
    app = App(size=(960, 540), headless=True, settings=Settings())
    app.push(Plain())
    app.change(effects=10)
    assert app.toasts[0].harm and app.settings.effects == 10


def test_without_a_display_there_is_one_sentence() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")} | {
        "SDL_VIDEODRIVER": "x11"
    }
    done = subprocess.run([sys.executable, "-m", "game"], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("hexfold: ") and "display" in done.stderr and done.stderr.count("\n") == 1


def test_a_key_that_decides_does_so_once_however_long_it_is_held() -> None:
    held = Held()
    down, other = press(pygame.K_RETURN), press(pygame.K_RIGHT)
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
    assert held.told_once([down, down, other, other]) == [down, other, other]
    assert held.told_once([down]) == []
    assert held.told_once([up, down]) == [up, down]
    assert held.told_once([pygame.event.Event(pygame.WINDOWFOCUSLOST), down])[1:] == [down]


def test_a_key_that_was_let_go_while_a_picture_was_made_is_not_repeated() -> None:
    held, page, book = Held(), pygame.K_PAGEDOWN, pygame.K_F3
    down, up = (pygame.event.Event(kind, key=page) for kind in (pygame.KEYDOWN, pygame.KEYUP))
    assert held.told_once([down]) == [down]
    assert held.told_once([down, down, down]) == [down]  # it is held: one page a picture
    assert held.told_once([down, down, up, down]) == [up, down]  # let go, and pressed again
    opens = pygame.event.Event(pygame.KEYDOWN, key=book)
    assert held.told_once([opens]) == [opens]
    assert held.told_once([opens]) == []  # what opens the book does not close it


# ---- keys --------------------------------------------------------------------------------------------
def press(key: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod)


def test_no_two_actions_share_a_key() -> None:
    bound = [action.key for action in keys.ACTIONS]
    assert len(set(bound)) == len(bound)


def test_keys_are_named_with_their_modifiers() -> None:
    assert keys.name_of(press(pygame.K_z, pygame.KMOD_LCTRL)) == "ctrl+z"
    assert keys.name_of(press(pygame.K_TAB, pygame.KMOD_RSHIFT)) == "shift+tab"
    assert keys.name_of(press(pygame.K_KP_ENTER)) == "return"
    assert keys.action_of(press(pygame.K_SPACE), {}) == "end"
    assert keys.action_of(press(pygame.K_u), {"undo": "u"}) == "undo"
    assert keys.action_of(press(pygame.K_z, pygame.KMOD_LCTRL), {"undo": "u"}) == ""


@pytest.mark.parametrize("action", keys.ACTIONS, ids=lambda a: a.name)
def test_every_key_has_a_name_in_both_languages(action: keys.Action) -> None:
    said = keys.shown(action.key)
    assert said.en and said.ja


@pytest.mark.parametrize(
    ("display", "room"),
    [((1366, 768), (0, 0)), ((1280, 720), (0, 0)), ((1024, 1280), (0, 0)), ((1440, 900), (1438, 820))],
    ids=str,
)
def test_a_window_has_room_on_a_display_if_frame_title_and_the_bar_of_the_desktop_have_it_too(
    display: tuple[int, int], room: tuple[int, int]
) -> None:
    assert room_on(display) == room


class Tiled(Screen):
    """A window on a desktop that lays windows side by side: it gives one size, whatever is asked for."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.full, self.refused, self.asked = size, False, (0, 0), 0

    def surface(self) -> pygame.Surface:
        return pygame.Surface(self.size)

    def _open(self) -> None:
        self.asked += 1


def test_a_desktop_that_insists_on_a_smaller_window_has_its_way_and_is_asked_once(own_home: Path) -> None:
    """Asking again and again would go on for ever."""
    window = Tiled((900, 1000))
    for _ in range(3):
        window.resize((900, 1000))
    assert window.asked == 1 and window.size == (900, 1000)
    assert window.window_size == (LEAST_WINDOW[0], 1000), "what is kept is a size in which nothing is cut"
    window.size = (1300, 1000)
    window.resize((1300, 1000))
    window.size = (900, 1000)
    window.resize((900, 1000))
    assert window.asked == 2, "made large and small again by hand, it is asked for anew"


SMALL_DISPLAY = """
from game.settings import LEAST_WINDOW
from game.ui.app import App
from game.ui.scenes.credits import Credits
from game.ui.window import Screen
print(Screen((1280, 720), False, "").full)
app = App()
app.push(Credits())
print(app.window.full, app.size < LEAST_WINDOW, app.settings.full_screen, app.settings.window, len(app.toasts))
app.change(full_screen=True)
app.change(full_screen=False)
print(app.window.full, app.toasts[0].said.en)
"""


def test_on_a_display_too_small_for_a_window_the_program_fills_it_and_says_why_there_is_none(own_home: Path) -> None:
    """What is set stays set: on a larger display there is a window again."""
    done = subprocess.run(  # a display that nobody sees has 1024x768
        [sys.executable, "-c", SMALL_DISPLAY],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy"}, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    first, opened, again = done.stdout.splitlines()[-3:]
    assert first == "True", done.stderr
    assert opened == "True True False (1280, 720) 0", done.stderr
    assert again == "True This display has no room for a window: one has at least 1280 × 720 pixels"


def test_desktops_know_the_window_by_the_name_of_the_program() -> None:
    """Not by that of the file that Python was started with."""
    code = """
from os import environ
from game.ui.window import Screen
Screen((960, 540), False, "Hexfold").close()
print(environ["SDL_VIDEO_X11_WMCLASS"])
"""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.split()[-1] == "hexfold", done.stderr
