"""The window: a plain one, resizable, full screen at will. Without a display a surface stands in for it."""

from __future__ import annotations

import os
import warnings
from typing import Protocol

import pygame

from game.quiet import quiet
from game.settings import LEAST_WINDOW

FLAGS = pygame.RESIZABLE
UNSEEN = ("offscreen", "dummy")  # what SDL takes where there is no screen
AROUND = (2, 80)  # of a display's width and height, what frame and title of a window and the desktop's own bar take


class NoDisplay(ValueError):
    """There is no screen to open a window on. The message is one sentence."""


def room_on(display: tuple[int, int]) -> tuple[int, int]:
    """The largest window, without its frame, that has room on a display; (0, 0) where the least one has none."""
    room = display[0] - AROUND[0], display[1] - AROUND[1]
    return room if room[0] >= LEAST_WINDOW[0] and room[1] >= LEAST_WINDOW[1] else (0, 0)


class Window(Protocol):
    """Where pictures are shown and events come from."""

    size: tuple[int, int]
    full: bool

    def surface(self) -> pygame.Surface: ...
    def show(self) -> None: ...
    def events(self, timeout: float) -> list[pygame.event.Event]: ...
    def resize(self, size: tuple[int, int]) -> None: ...
    def set_full(self, full: bool) -> None: ...
    def typing(self, where: pygame.Rect | None) -> None: ...
    def clipboard(self, text: str | None = None) -> str: ...
    def close(self) -> None: ...


class Canvas:
    """A window nobody sees: for pictures, tests and anything else without a display."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size, self.full, self._surface, self._queue, self._text = (
            size,
            False,
            _plain(size),
            list[pygame.event.Event](),
            "",
        )
        self.types: pygame.Rect | None = None  # where what is typed goes

    def surface(self) -> pygame.Surface:
        return self._surface

    def show(self) -> None:
        """Nobody looks."""

    def events(self, timeout: float) -> list[pygame.event.Event]:
        queue, self._queue = self._queue, []
        return queue

    def post(self, event: pygame.event.Event) -> None:
        """An event, but none of text where nothing takes it: a window tells of none."""
        if self.types or event.type not in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._queue.append(event)

    def resize(self, size: tuple[int, int]) -> None:
        self.size, self._surface = size, _plain(size)

    def set_full(self, full: bool) -> None:
        self.full = full

    def typing(self, where: pygame.Rect | None) -> None:
        self.types = where

    def clipboard(self, text: str | None = None) -> str:
        self._text = self._text if text is None else text
        return self._text

    def close(self) -> None:
        """Nothing to give back."""


class Held:
    """The keys that are down. Letters and arrows repeat while they are held; what decides something does so once.

    The desktop repeats a key while a slow picture is made, even after it was let go: those presses nobody made.
    """

    ONCE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, *range(pygame.K_F1, pygame.K_F12 + 1))

    def __init__(self) -> None:
        self.down: set[int] = set()

    def told_once(self, events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """The events without the repeated presses of those keys, and with one at most of any other."""
        kept, again = list[pygame.event.Event](), set[int]()
        for n, event in enumerate(events):
            if event.type == pygame.KEYDOWN:
                repeated = event.key in self.down
                if repeated and (event.key in self.ONCE or event.key in again or _let_go(events[n:], event.key)):
                    continue
                self.down.add(event.key)
                again.update((event.key,) if repeated else ())
            elif event.type == pygame.KEYUP:
                self.down.discard(event.key)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.down.clear()
            kept.append(event)
        return kept


def _let_go(events: list[pygame.event.Event], key: int) -> bool:
    """True if a key is let go among events that have all waited."""
    return any(event.type == pygame.KEYUP and event.key == key for event in events)


class Screen:
    """A window on the desktop. NoDisplay if there is none."""

    def __init__(self, size: tuple[int, int], full: bool, title: str, icon: pygame.Surface | None = None) -> None:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")  # SDL's own OpenGL context would end the board's
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")  # what fingers mean is found out in fingers.py
        os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "hexfold")  # what desktops group windows and find icons by
        os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "hexfold")
        os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
        try:
            with quiet():
                pygame.display.init()
            if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
                raise pygame.error("no X11, no Wayland")  # SDL would draw where nobody can see it
            if icon:
                pygame.display.set_icon(icon)
            pygame.display.set_caption(title)
            self.window_size, self.held = size, Held()
            self.refused = (0, 0)  # a size the desktop gave us, for which we asked for another
            self.full = full or not self.roomy()
            self._open()
        except pygame.error as error:
            raise NoDisplay(f"there is no display to open a window on ({error})") from None
        pygame.key.set_repeat(380, 45)

    def roomy(self) -> bool:
        """True if the display has room for a window. On a smaller one the program fills it: less than that is too
        little for a table, and a title bar beyond the edge cannot be taken hold of."""
        return self.room() != (0, 0)

    def room(self) -> tuple[int, int]:
        """The largest window that has room where windows open."""
        return room_on(pygame.display.get_desktop_sizes()[0])

    def _open(self) -> None:
        with warnings.catch_warnings():  # a desktop may give us another size: we take what we get
            warnings.simplefilter("ignore", RuntimeWarning)
            if self.full:
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                most = self.room()  # the size may have been kept from a larger display
                pygame.display.set_mode((min(self.window_size[0], most[0]), min(self.window_size[1], most[1])), FLAGS)
        self.size = self.surface().get_size()
        self.types: pygame.Rect | None = None  # where what is typed goes
        pygame.key.stop_text_input()

    def surface(self) -> pygame.Surface:
        found = pygame.display.get_surface()
        assert found is not None
        return found

    def show(self) -> None:
        pygame.display.flip()

    def events(self, timeout: float) -> list[pygame.event.Event]:
        """What happened, waiting at most `timeout` seconds for the first of it."""
        if timeout <= 0:
            return self.held.told_once(pygame.event.get())
        first = pygame.event.wait(max(1, round(timeout * 1000)))
        return self.held.told_once([first, *pygame.event.get()] if first.type != pygame.NOEVENT else [])

    def resize(self, size: tuple[int, int]) -> None:
        """Take over a size the desktop gave the window. One smaller than the least is refused once: desktops that lay
        windows side by side give it again, and mean it."""
        if self.full:
            self.size = self.surface().get_size()
            return
        wanted = max(size[0], LEAST_WINDOW[0]), max(size[1], LEAST_WINDOW[1])
        self.window_size = wanted
        if self.surface().get_size() != wanted and self.refused != size:
            self.refused = size
            self._open()
        elif wanted == size:
            self.refused = (0, 0)
        self.size = self.surface().get_size()

    def set_full(self, full: bool) -> None:
        full = full or not self.roomy()
        if full != self.full:
            self.full = full
            self._open()

    def typing(self, where: pygame.Rect | None) -> None:
        """Let the input method work at a place, or stop it."""
        if where == self.types:
            return
        self.types = where
        if where is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(where)

    def clipboard(self, text: str | None = None) -> str:
        """What is on the clipboard; with a text, put it there first. Silent where there is none."""
        try:
            if text is not None:
                pygame.scrap.put_text(text)
            return pygame.scrap.get_text()
        except pygame.error:
            return text or ""

    def close(self) -> None:
        pygame.display.quit()


def _plain(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size, 0, 32)
