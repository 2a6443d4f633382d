"""The title: a battlefield at night turns slowly behind the menu, and the games stand at the edge of the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import pygame

import game
from game.board3d.camera import Orbit
from game.sound.music.player import Tune
from game.ui import matches
from game.ui import words_front as W
from game.ui import words_lan as L
from game.ui.art import palette as P
from game.ui.art.draw import fade
from game.ui.art.palette import mix
from game.ui.scene import LONGEST_BEAT, Scene
from game.ui.scenes.menu_item import MenuItem
from game.ui.scenes.standing_box import StandingBox, key_art, plank, room_of
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Segments
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import hexmark
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.ui.words_profile import PROFILE

if TYPE_CHECKING:
    from game.ui.layouts.arena.diorama import Diorama

ROUND = 0.014  # radians a second
DUTY = 0.22  # share of a core the scenery may use
SWIFT = 0.015  # seconds a picture may take to be smoothed while it moves
FADE = 0.9  # seconds until it is fully there
REST = 45.0  # seconds without any input after which it stands still
COME, RISE = 0.3, 0.12  # seconds until a box stands on the table, and until it is raised
GLINT, GLINTS = 0.6, 12.0  # seconds that a light takes across a lid, and from one to the next
VEIL = (8, 5, 5)
MAP = "map/shattered_heights"


class Title(Scene):
    """The first screen. The menu is there at once; scenery and boxes follow, one a beat."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.diorama: Diorama | None = None
        self.shown = False  # the menu has been seen once: now the scenery may be built
        self.light = 0.0  # of the scenery, 0..1
        self.since, self.painted = 0.0, -1.0  # of the water's time; when the scenery was last painted
        self.slow = 15.0  # pictures a second while nothing but the scenery moves
        self.untouched = 0.0  # seconds since the last input
        self.newest: matches.Unfinished | None = None
        self.raised = ""  # the game whose box stands higher: Play begins with it
        self.come = dict.fromkeys(game.KEYS, 0.0)  # how far each box has come onto the table, 0..1
        self.up = dict.fromkeys(game.KEYS, 0.0)  # how far each is raised

    def enter(self) -> None:
        self.newest = matches.newest()
        matches.tell_of_damage(self.app)
        self.raised = self.raised or matches.last_key(self.app)
        focus = self.desk.focus if self.desk else ""
        self.desk = Desk(self.app, self.lay, focus or ("continue" if self.newest else "play"), ring=True)

    # ---- time ----------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        """Nothing moves: a person wants it so, or nobody has been here for a while."""
        return self.app.settings.reduced_motion or self.untouched > REST

    @property
    def arriving(self) -> bool:
        """Boxes are on their way."""
        return any(self.up[key] != (key == self.raised) or self.come[key] < 1 for key in game.KEYS)

    @property
    def glinting(self) -> float:
        """How far a light is across a lid, 0..1; 0 for most of the time."""
        along = self.since % GLINTS / GLINT
        return along if self.since > GLINTS and along < 1 and not self.still else 0.0

    def restless(self) -> bool:
        return not self.shown or self.diorama is None or self.light < 1 or self.arriving or not self.still

    def tune(self) -> Tune | None:
        return Tune("title") if self.diorama is not None else None  # nothing may keep the first picture waiting

    def update(self, dt: float) -> None:
        dt = min(dt, LONGEST_BEAT)
        self.untouched += dt
        if not self.shown:
            return
        if self.diorama is None:
            self.app.sounds.speaker.expect("desk")  # only now: neither may keep the first picture waiting
            self.build()
        elif waiting := next((key for key in game.KEYS if not self.come[key]), None):
            key_art(self.app, game.ruleset(waiting), self.measures()[0].w)
            self.come[waiting] = 1e-3
        self._move(dt)

    def _move(self, dt: float) -> None:
        """Everything that moves goes on."""
        quick = self.app.settings.reduced_motion
        if self.light < 1:
            self.light = 1.0 if quick else min(1.0, self.light + dt / FADE)
        for key in game.KEYS:
            if self.come[key]:
                self.come[key] = 1.0 if quick else min(1.0, self.come[key] + dt / COME)
            goal, step = float(key == self.raised), 1.0 if quick else dt / RISE
            self.up[key] = min(goal, self.up[key] + step) if goal else max(goal, self.up[key] - step)
        if not self.still and self.diorama:
            self.diorama.turn(ROUND * dt)
            self.since += dt
        self.pace = 60.0 if self.arriving or self.glinting else self.slow

    def build(self) -> None:
        """Look low over the heights, past the menu."""
        field = self.app.rules("arena").catalogue[MAP]
        from game.ui.layouts.arena import diorama  # the Arena is loaded with it

        picture = diorama.scenery(self.app, field, diorama.HEIGHTS)
        x, y, z = picture.board.middle()
        self.diorama = diorama.Diorama(self.app, picture, Orbit((x - 3.6, y - 0.15, z + 1.6), 0.62, 0.41, 23.0))

    # ---- what is on it -------------------------------------------------------------------------
    @property
    def k(self) -> float:
        """How much larger than in a window of 1280x720 everything is."""
        w, h = self.app.logical
        return min(1.34, max(0.75, min(w / 1280, h / 720)))

    def measures(self) -> tuple[Box, float, float]:
        """The place of the first box, the gap to the next one, and where the table ends."""
        (w, h), k, many = self.app.logical, self.k, len(game.KEYS)
        wide, gap = (132 * k, 26 * k) if k >= 1 else (104.0, 18.0)
        start = w - 32 * k - wide * 1.04 - (many - 1) * (wide + gap)
        return room_of(wide, h - 38 - 34 * k, start), gap, h - 38 - 78 * k

    def lay(self) -> list[Widget]:
        w, k = self.app.logical[0], self.k
        items, say, out = self._items(), self.app.say, list[Widget]()
        first, gap, edge = self.measures()
        pitch = min(51 * k, (edge - 206 * k) / len(items))
        wide = min(330 * k if k >= 1 else 256, first.x - 72 * k - 20)
        for n, (key, label, note, do) in enumerate(items):
            box = Box(72 * k, 206 * k + n * pitch, wide, pitch - 4 * k)
            out.append(MenuItem(key, box, label=label, note=note, do=do, main=n == 0))
        for n, key in enumerate(game.KEYS):
            box = first.shifted(n * (first.w + gap), 0)
            out.append(StandingBox(f"box:{key}", box, game=key, do=partial(self.open, key)))
        languages = (("en", "English", ""), ("ja", "日本語", ""))
        out.append(
            Segments(
                "language",
                Box(w - 222, 24, 190, 36),
                values=languages,
                now=self.app.lang,
                pick=lambda lang: self.app.change(language=lang),
            )
        )
        return [*out, self._credits(say(W.CREDITS))]

    def _credits(self, label: str) -> Widget:
        w, h = self.app.logical
        wide = self.app.ruler().width(label, 13, True) + 28
        box = Box(w - 32 - wide - 40, h - 34, wide, 30)
        return Button(
            "credits", box, label=label, kind="quiet", size=13, do=lambda: self.app.push(self.app.doors.credits())
        )

    def _items(self) -> list[tuple[str, str, str, Callable[[], None]]]:
        say, show, doors = self.app.say, self.app.push, self.app.doors
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
            ("play", say(W.PLAY), "", lambda: show(doors.shelf(self.raised))),
            ("learn", say(W.LEARN), "", lambda: show(doors.learn())),
            ("lan", say(L.LAN), "", lambda: show(doors.lan())),
            ("collection", say(W.COLLECTION), "", lambda: show(doors.collection(self.raised))),
            ("replays", say(W.REPLAYS), "", lambda: show(doors.replays())),
            ("profile", say(PROFILE), "", lambda: show(doors.profile())),
            ("settings", say(W.SETTINGS), "", lambda: show(doors.settings())),
            ("quit", say(W.QUIT), "", self.app.quit),
        ]

    def open(self, key: str) -> None:
        """Set up a match of that game."""
        self.raised = key
        self.app.push(self.app.doors.setup(self.app.rules(key)))

    def handle(self, event: pygame.event.Event) -> None:
        self.untouched = 0.0
        if self.desk is None:
            return
        self.desk.handle(event)
        at = self.desk.hovered if event.type == pygame.MOUSEMOTION else self.desk.focus if self.desk.ring else ""
        if at.startswith("box:"):
            self.raised = at.removeprefix("box:")

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, glint = self.app.pen(screen), self.glinting
        (w, h), k = self.app.logical, self.k
        self._scenery(screen)
        self._table(pen)
        self._name(pen)
        pen.slab(Box(0, h - 38, w, 38), (8, 5, 4, 210), 0)
        version = pen.words(game.__version__, (w - 32, h - 19), 12, P.MUTED, anchor="midright")
        self._notice(pen, Box(72 * k, h - 19, version.x - 90 - 72 * k, 0))
        if self.desk:
            self.desk.refresh()
            lit = game.KEYS[int(self.since / GLINTS) % len(game.KEYS)]
            for box in self.desk.widgets:
                if isinstance(box, StandingBox):
                    box.up, box.come = self.up[box.game], self.come[box.game]
                    box.glint = glint if box.game == lit else 0.0
            self.desk.draw(pen)
        self.shown = True

    def _notice(self, pen: Pen, box: Box) -> None:
        rows = pen.rows(self.app.say(W.FAN_MADE), 12, box.w)
        for n, row in enumerate(rows[:2]):
            pen.words(
                row, (box.x, box.y + (n - (len(rows) - 1) / 2) * pen.set_size(12) * 1.25), 12, P.MUTED, width=box.w
            )

    def _scenery(self, screen: pygame.Surface) -> None:
        size = screen.get_size()
        if self.diorama is None:
            screen.blit(self.app.gallery.get(("night", size), lambda: night(size)), (0, 0))
            return
        still = self.still
        begun = time.perf_counter()
        fresh = still or self.app.clock - self.painted < 0.9 / self.slow  # a mouse that moves paints nothing anew
        if not (fresh and self.diorama.frame and self.diorama.frame.get_size() == size):
            self.painted = self.app.clock
            self.diorama.shot(size, not (still or 0 < self.diorama.cost < SWIFT), self.since)
            self.diorama.cost = time.perf_counter() - begun
            self.slow = min(15.0, max(5.0, DUTY / max(1e-3, self.diorama.cost)))
        assert self.diorama.frame is not None
        screen.blit(self.diorama.frame, (0, 0))
        if self.light < 1:
            level = round(255 * self.light)
            screen.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
            dark = self.app.gallery.get(("night", size), lambda: night(size)).copy()
            dark.fill((255 - level,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            screen.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_ADD)

    def _table(self, pen: Pen) -> None:
        """The edge of the table in front of the scenery, and the shades that let menu and lids be read."""
        w, k, (first, _, edge) = self.app.logical[0], self.k, self.measures()
        size = pen.surface.get_size()
        veil, low = (pen.px(620 * k), size[1]), (size[0], pen.px(120 * k))
        pen.put(pen.gallery.get(("veil", veil), lambda: fade(veil, 246, 0, True, VEIL)), 0, 0)
        pen.put(pen.gallery.get(("dusk", low), lambda: fade(low, 0, 200, False, VEIL)), 0, edge - 120 * k)
        y, lamp = pen.px(edge), (pen.px(w - 400 * k), pen.px(edge + 36 * k))
        wood = backdrop.wood(size[0], size[1] - y, 5)
        pen.surface.blit(pen.gallery.get(("plank", size, y), lambda: plank(size, y, lamp, wood)), (0, y))
        pen.line((0, edge), (w, edge), mix(P.WALNUT_LIT, P.BRASS, 0.4), 1.6)
        pen.line((0, edge + 2), (w, edge + 2), (0, 0, 0), 1.2, 120)
        left = (pen.px(first.x - 10), size[1] - y)
        pen.put_px(pen.gallery.get(("shade", left), lambda: fade(left, 140, 0, True, VEIL)), (0, y))

    def _name(self, pen: Pen) -> None:
        k = self.k
        hexmark(pen, (142 * k, 102 * k), 61 * k)
        pen.gilded("Hexfold", (232 * k, 92 * k), 84 * k)
        pen.words(self.app.say(W.MOTTO), (243 * k, 154 * k), 18 * max(k, 0.85), P.BRASS_LIT, True, "display")


def night(size: tuple[int, int]) -> pygame.Surface:
    """What is there before the scenery is: the dark, and a little lamp light."""
    small = pygame.Surface((64, 36), 0, 32)
    x, y = np.linspace(-1, 1, 64)[:, None], np.linspace(-1, 1, 36)[None]
    glow = np.exp(-(((x - 0.35) / 0.8) ** 2 + ((y - 0.1) / 0.7) ** 2) * 1.4)[..., None]
    pygame.surfarray.blit_array(small, (np.array((8, 7, 7)) + glow * np.array((30, 22, 14))).astype(np.uint8))
    return pygame.transform.smoothscale(small, size)
