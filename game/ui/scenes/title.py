"""The title: a battlefield at night turns slowly behind the menu."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import numpy as np
import pygame

import game
from game.board3d.camera import Orbit
from game.ui import matches
from game.ui import words_front as W
from game.ui import words_lan as L
from game.ui.art import palette as P
from game.ui.art.draw import add, shadow
from game.ui.scene import LONGEST_BEAT, Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Segments
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, ON_BRASS, hexmark, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget

if TYPE_CHECKING:
    from game.ui.layouts.arena.diorama import Diorama

ROUND = 0.014  # radians a second
DUTY = 0.22  # share of a core the scenery may use
SWIFT = 0.015  # seconds a picture may take to be smoothed while it moves
FADE = 0.9  # seconds until it is fully there
MAP = "map/shattered_heights"


@dataclass
class MenuItem(Widget):
    """A line of the menu; the first one is a plate of brass."""

    label: str = ""
    note: str = ""
    do: Callable[[], None] = lambda: None
    main: bool = False
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.app.sound("click")
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        size = min(24.0, b.h * 0.46)
        if self.main:
            pen.plaque(b, 10, False)
            if look.hover:
                pen.slab(b, (255, 255, 255, 40), 10, (*P.LAMP, 255), 1.6)
            sign(pen, "right", (b.x + 22, b.cy), 6, ON_BRASS)
        elif look.hover:
            pen.slab(b, (*P.LAMP, 26), 9)
        else:
            pen.line((b.x + 44, b.foot), (b.right_edge - 16, b.foot), P.BRASS, 1, 50)
        label = pen.words(
            self.label,
            (b.x + 44, b.cy),
            size,
            ON_BRASS if self.main else FOCUS if look.hover else P.IVORY,
            True,
            "display",
            width=b.w - 60,
        )
        if self.note:
            pen.words(
                self.note,
                (b.right_edge - 16, b.cy + 1),
                13,
                (96, 60, 16) if self.main else P.MUTED,
                anchor="midright",
                width=b.right_edge - 28 - label.right_edge,
            )


class Title(Scene):
    """The first screen. The menu is there at once, the scenery as soon as it is built."""

    pace = 15.0

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.diorama: Diorama | None = None
        self.shown = False  # the menu has been seen once: now the scenery may be built
        self.light = 0.0  # of the scenery, 0..1
        self.since, self.painted = 0.0, -1.0  # of the water's time; when the scenery was last painted
        self.newest: matches.Unfinished | None = None

    def enter(self) -> None:
        self.newest = matches.newest()
        matches.tell_of_damage(self.app)
        focus = self.desk.focus if self.desk else ""
        self.desk = Desk(self.app, self.lay, focus or ("continue" if self.newest else "play"), ring=True)

    # ---- time ----------------------------------------------------------------------------------
    def restless(self) -> bool:
        return not self.shown or self.diorama is None or self.light < 1 or not self.app.settings.reduced_motion

    def update(self, dt: float) -> None:
        dt = min(dt, LONGEST_BEAT)
        if not self.shown:
            return
        if self.diorama is None:
            self.app.speaker.murmur()  # only now: neither may keep the first picture waiting
            self.build()
        if self.light < 1:
            self.light = 1.0 if self.app.settings.reduced_motion else min(1.0, self.light + dt / FADE)
        if not self.app.settings.reduced_motion and self.diorama:
            self.diorama.turn(ROUND * dt)
            self.since += dt

    def build(self) -> None:
        """Look low over the heights, past the menu."""
        field = self.app.rules("arena").catalogue[MAP]
        from game.ui.layouts.arena import diorama  # the Arena is loaded with it

        picture = diorama.scenery(self.app, field, diorama.HEIGHTS)
        x, y, z = picture.board.middle()
        self.diorama = diorama.Diorama(self.app, picture, Orbit((x - 4.2, y + 1.1, z + 0.4), 0.62, 0.40, 20.5))

    # ---- what is on it -------------------------------------------------------------------------
    def lay(self) -> list[Widget]:
        w, h = self.app.logical
        k = min(1.25, max(0.75, h / 720))
        items = self._items()
        high, gap = 50 * k, 4 * k
        top = 236 * k
        box = Box(72 * k, top, 344 * max(1.0, k), h - top - 52)
        high = min(high, (box.h - gap * (len(items) - 1)) / len(items))
        say, out = self.app.say, list[Widget]()
        for n, (key, label, note, do) in enumerate(items):
            out.append(
                MenuItem(
                    key, Box(box.x, box.y + n * (high + gap), box.w, high), label=label, note=note, do=do, main=n == 0
                )
            )
        out.append(
            Segments(
                "language",
                Box(w - 224, 24, 192, 36),
                values=(("en", "English", ""), ("ja", "日本語", "")),
                now=self.app.lang,
                pick=lambda lang: self.app.change(language=lang),
            )
        )
        pen = self.app.ruler()
        credit = say(W.CREDITS)
        wide = pen.width(credit, 13, True) + 28
        out.append(
            Button(
                "credits",
                Box(w - 32 - wide - 40, h - 37, wide, 30),
                label=credit,
                kind="quiet",
                size=13,
                do=lambda: self.app.push(self.app.doors.credits()),
            )
        )
        return out

    def _items(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        say, show, doors = self.app.say, self.app.push, self.app.doors
        latest = matches.shelf_keys(self.app)[0]
        out: list[tuple[str, str, str, Callable[[], None]]] = []
        if (first := self.newest) is not None:
            out.append(
                (
                    "continue",
                    say(W.CONTINUE),
                    say(first.words(time.time())),
                    lambda: matches.resume(self.app, first.path),
                )
            )
        return [
            *out,
            ("play", say(W.PLAY), "", lambda: show(doors.shelf())),
            ("learn", say(W.LEARN), "", lambda: show(doors.learn())),
            ("lan", say(L.LAN), "", lambda: show(doors.lan())),
            ("collection", say(W.COLLECTION), "", lambda: show(doors.collection(latest))),
            ("replays", say(W.REPLAYS), "", lambda: show(doors.replays())),
            ("settings", say(W.SETTINGS), "", lambda: show(doors.settings())),
            ("quit", say(W.QUIT), "", self.app.quit),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk:
            self.desk.handle(event)

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        w, h = self.app.logical
        self._scenery(screen)
        self._name(pen, w, h)
        pen.slab(Box(0, h - 44, w, 44), (6, 5, 5, 205), 0)
        k = min(1.25, max(0.75, h / 720))
        version = pen.words(game.__version__, (w - 32, h - 22), 13, P.BRASS, anchor="midright")
        room = version.x - 90 - 72 * k
        self._notice(pen, Box(72 * k, h - 22, room, 0))
        if self.desk:
            self.desk.draw(pen)
        pen.words(self.app.say(W.KEYS_HINT), (w - 32, 78), 12, P.MUTED, anchor="midright")
        self.shown = True

    def _notice(self, pen: Pen, box: Box) -> None:
        rows = pen.rows(self.app.say(W.FAN_MADE), 12.5, box.w)
        for n, row in enumerate(rows[:2]):
            pen.words(row, (box.x, box.y + (n - (len(rows) - 1) / 2) * 16), 12.5, P.MUTED, width=box.w)

    def _scenery(self, screen: pygame.Surface) -> None:
        size = screen.get_size()
        if self.diorama is None:
            screen.blit(self.app.gallery.get(("night", size), lambda: night(size)), (0, 0))
            return
        still = self.app.settings.reduced_motion
        begun = time.perf_counter()
        fresh = still or self.app.clock - self.painted < 0.9 / self.pace  # a mouse that moves paints nothing anew
        if not (fresh and self.diorama.frame and self.diorama.frame.get_size() == size):
            self.painted = self.app.clock
            self.diorama.shot(size, not (still or 0 < self.diorama.cost < SWIFT), self.since)
            self.diorama.cost = time.perf_counter() - begun
            self.pace = min(15.0, max(5.0, DUTY / max(1e-3, self.diorama.cost)))
        assert self.diorama.frame is not None
        screen.blit(self.diorama.frame, (0, 0))
        screen.blit(
            self.app.gallery.get(("veil", size), lambda: veil(size)), (0, 0), special_flags=pygame.BLEND_RGB_MULT
        )
        if self.light < 1:
            level = round(255 * self.light)
            screen.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
            dark = self.app.gallery.get(("night", size), lambda: night(size)).copy()
            dark.fill((255 - level,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            screen.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _name(self, pen: Pen, w: float, h: float) -> None:
        k = min(1.25, max(0.75, h / 720))
        r = pen.px(95 * k)
        add(
            pen.surface,
            shadow((2 * r, 2 * r), r, pen.px(60 * k), 90, (120, 84, 36)),
            (pen.px(148 * k) - r - 2 * pen.px(60 * k), pen.px(122 * k) - r - 2 * pen.px(60 * k)),
        )
        hexmark(pen, (148 * k, 122 * k), 74 * k)
        name = pen.gilt("Hexfold", 88 * k)
        pen.put(name, 240 * k, 48 * k)
        pen.words(self.app.say(W.MOTTO), (252 * k, 176 * k), 18 * max(k, 0.85), P.BRASS_LIT, face="display")


def night(size: tuple[int, int]) -> pygame.Surface:
    """What is there before the scenery is: the dark, and a little lamp light."""
    small = pygame.Surface((64, 36), 0, 32)
    x, y = np.linspace(-1, 1, 64)[:, None], np.linspace(-1, 1, 36)[None]
    glow = np.exp(-(((x - 0.35) / 0.8) ** 2 + ((y - 0.1) / 0.7) ** 2) * 1.4)[..., None]
    pygame.surfarray.blit_array(small, (np.array((8, 7, 7)) + glow * np.array((30, 22, 14))).astype(np.uint8))
    return pygame.transform.smoothscale(small, size)


def veil(size: tuple[int, int]) -> pygame.Surface:
    """The shade that lets the menu be read: dark at the left, clear from the middle on."""
    w = 160
    t = np.linspace(0, 1, w)
    light = np.interp(t, (0, 0.33, 0.56, 1), (0.16, 0.5, 0.94, 0.94))
    small = pygame.Surface((w, 2), 0, 32)
    pygame.surfarray.blit_array(
        small, np.repeat((light * 255).astype(np.uint8)[:, None, None], 2, axis=1).repeat(3, axis=2)
    )
    return pygame.transform.smoothscale(small, size)
