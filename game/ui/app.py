"""The program on the screen: one window, a stack of scenes, and a loop that sleeps while nothing changes.

app = App(headless=True, size=(1280, 720))      # for pictures and tests; App() opens a window
app.push(scene)
app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1))
app.step(0.1)                                   # time, events, picture
picture = app.picture()

There is one clock. A turn of the loop sleeps until something happens or is due, lets the time that has passed pass, all
of it, then handles what happened, and draws. So whatever an event begins (a message, a reason, a film) begins now, and
not when the program fell asleep. Whoever changes by itself says when it is next due (`Scene.wake`, `Scene.restless`).
Who goes along whatever scene is on top, hears events first and lets time pass, is in one list: `App.companions`.

Long because it is the one hub of all scenes; what it does itself is a loop of a few dozen lines.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pygame

import game
from game import content
from game import settings as keep
from game.board3d.painter import painter
from game.board3d.painting import Kind, Painter
from game.match.match import Setup
from game.memory import give_back
from game.settings import LEAST_ROOM, LEAST_WINDOW, SCALES, Settings
from game.table.ruleset import Ruleset
from game.ui import keys, matches, words
from game.ui.art.brand import window_icon
from game.ui.companion import Companion
from game.ui.dialogs.unsaved import Unsaved
from game.ui.doors import Doors
from game.ui.faces import own_portraits
from game.ui.fingers import LEAST, Fingers
from game.ui.hearing import Sounds
from game.ui.own_profile import OwnProfile
from game.ui.pads import GONE, PLUGGED, THERE, Pads
from game.ui.reading.reader import Reader
from game.ui.reading.text_view import TextView
from game.ui.scene import Scene
from game.ui.scenes.crash import SOON, Crash
from game.ui.scenes.title import Title
from game.ui.session import Session
from game.ui.theme import PALETTES, Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Gallery, Pen, Set
from game.ui.widgets.toast import Toast, Toasts
from game.ui.window import Canvas, Screen, Window
from game.words import Phrase

if TYPE_CHECKING:
    from game.net.guest import Guest
    from game.net.lobby import Lobby

    Table = tuple[Lobby, str, int, int, int]  # a lobby, the address and port to listen at, patience and grace

ATTENTIVE = 0.03  # while a table on the network is open
IDLE = 30.0  # longest sleep; input ends it at once
LOG = logging.getLogger(__name__)
REDRAW_EVENTS = {pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED}


class App:
    """What all scenes share: window, settings, language, scale, sound, and which scene is on top."""

    def __init__(
        self,
        size: tuple[int, int] | None = None,
        headless: bool = False,
        settings: Settings | None = None,
        home: Path | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`clock` tells the seconds that `run` lets pass; tests bring one that they move by hand."""
        self.home = home or content.home()
        self.settings, damaged = (settings, None) if settings else keep.load(self.home)
        self.headless = headless
        self.window = self._opened(size)
        self.doors = Doors()
        self.profile = OwnProfile(self)
        self.stack: list[Scene] = []
        self.left = False  # a scene was left whose pictures are still to be given back
        self.running, self.dirty = True, True
        self.now, self.turned = clock, clock()  # tells the time; what it told when the last turn of the loop began
        self.clock = 0.0  # seconds that have passed so far
        self.mouse = (-1, -1)
        self.pads, self.fingers, self.messages = Pads(self), Fingers(self), Toasts(self)
        self.reader, self.text_view, self.sounds = Reader(self), TextView(self), Sounds(self)
        self.companions: tuple[Companion, ...] = (
            *(self.pads, self.fingers, self.messages),
            *(self.reader, self.text_view, self.sounds),
        )
        self.gallery = Gallery()  # what has been drawn once
        self.notes: list[Set] | None = None  # every text that is drawn, while somebody wants to know
        self._painter: Painter | None = None
        self.lender: App | None = None  # whose painter this one has
        self.drawn = 0  # pictures made so far
        self.attending: list[Callable[[], None]] = []  # what goes on whatever scene is on top: the network
        self.returned = -60.0  # when one last came back to a match from the crash screen
        self._told = set[Phrase]()  # what is said once only
        self.debug = False  # let errors through instead of showing the crash screen
        self._apply()
        if damaged:
            self.toast(words.SETTINGS_DAMAGED.of(damaged.name), harm=True)

    def _opened(self, size: tuple[int, int] | None) -> Window:
        """The window, as large as it was last, or as wanted; without a screen, something to draw on."""
        first = size or self.settings.window
        if self.headless:
            return Canvas(first)
        return Screen(first, self.settings.full_screen and not size, "Hexfold", window_icon())

    # ---- what scenes ask -----------------------------------------------------------------------
    @property
    def lang(self) -> str:
        return self.settings.language

    @property
    def size(self) -> tuple[int, int]:
        """The window in real pixels."""
        return self.window.size

    @property
    def scale(self) -> float:
        """Real pixels for one logical pixel: the setting, as far as the window has the room that screens need.

        By itself it grows half as fast as the window, 1.25 at 1920x1080, 1.5 at 2560x1440: a larger window shows more,
        and not only the same larger; and with the text, as far as all of a screen stays there: larger controls hold
        larger words.
        """
        return self._scaled(1.0 if self.settings.ui_scale else max(1.0, self.settings.text_factor))

    def _scaled(self, factor: float) -> float:
        """Real pixels for one logical pixel where all is to be so much larger than usual."""
        wide, high = self._shown()[0].least_room if self.stack else LEAST_ROOM
        room = min(self.size[0] / LEAST_ROOM[0], self.size[1] / LEAST_ROOM[1])
        wanted = self.settings.ui_scale or (1 + min(self.size[0] / 1280, self.size[1] / 720)) / 2
        usual = max(1.0, min(wanted, room, 2.0))
        return max(usual, min(usual * factor, self.size[0] / wide, self.size[1] / high))

    @property
    def logical(self) -> tuple[float, float]:
        """The window in logical pixels."""
        return self.size[0] / self.scale, self.size[1] / self.scale

    @property
    def colours(self) -> Colours:
        """The palette a person has chosen."""
        return replace(PALETTES[self.settings.colours], contrast=self.settings.high_contrast)

    @property
    def growth(self) -> float:
        """How much larger than usual text becomes that has the room; what a person wants smaller is running text."""
        return max(1.0, self.text_factor)

    @property
    def text_factor(self) -> float:
        """How much larger than usual running text is, in logical pixels: the rest of what a person wants beside that
        for which all is larger."""
        return self.settings.text_factor * self._scaled(1.0) / self.scale

    def px(self, n: float) -> int:
        """Logical pixels in real ones, rounded."""
        return round(n * self.scale)

    def real(self, box: Box) -> pygame.Rect:
        """A box of logical pixels in real ones."""
        return pygame.Rect(self.px(box.x), self.px(box.y), self.px(box.w), self.px(box.h))

    def line(self, height: float) -> float:
        """How high a line of controls is that is usually so high, in logical pixels: higher for larger text; once a
        finger has been used, as high as one needs."""
        grown = height * (1 + self.growth) / 2
        return max(grown, LEAST) if self.fingers.used else grown

    def rules(self, key: str) -> Ruleset:
        """A ruleset with the packs that are switched on; of each that cannot be used it is said why, once."""
        rules, wrong = game.content.with_packs(game.ruleset(key), self.settings.packs)
        for said in wrong:
            if said not in self._told:
                self._told.add(said)
                self.toast(said, harm=True)
        return rules

    def unseen(self, size: tuple[int, int]) -> App:
        """Another app that nobody sees or hears, with the settings and the painter of this one: for pictures of that
        size. Whoever asked for it closes it."""
        settings = self.with_settings(window=size, full_screen=False, ui_scale=1.0)
        made = App(size, headless=True, settings=settings, home=self.home)
        made.lender = self
        return made

    @property
    def painter(self) -> Painter:
        """Who paints battlefields: one for the whole program, opened when first needed."""
        if self.lender is not None:
            return self.lender.painter
        if self._painter is None:
            self._painter = painter(cast(Kind, self.settings.renderer))
        return self._painter

    def painter_if_open(self) -> Painter | None:
        """The painter, unless no battlefield has been shown so far."""
        return self._painter

    def with_settings(self, **values: Any) -> Settings:
        """The settings with some values changed, applied to nothing yet."""
        return replace(self.settings, **values)

    def pen(self, surface: pygame.Surface) -> Pen:
        """A pen that draws on a surface in logical pixels."""
        pen = Pen(surface, self.scale, self.gallery, self.lang, colours=self.colours, growth=self.growth)
        pen.notes = self.notes
        return pen

    def noted(self, draw: Callable[[pygame.Surface], None]) -> list[Set]:
        """Every text that something draws; the next picture covers what it has drawn."""
        self.notes = []
        try:
            draw(self.window.surface())
            return self.notes
        finally:
            self.notes = None

    def ruler(self) -> Pen:
        """A pen that only measures."""
        return self.pen(self.window.surface())

    def say(self, phrase: Phrase) -> str:
        """A phrase in the language of the program."""
        return phrase.in_(self.lang)

    def sound(self, name: str, weight: float = 0.5, where: float = 0.0) -> None:
        """Play a cue: how heavy (0 to 1), and from where on the window (-1 left, 1 right). Nothing without a device."""
        self.sounds.speaker.play(name, weight, where)

    def action(self, event: pygame.event.Event) -> str:
        """What a KEYDOWN event means under the person's key bindings ("end", "undo" ..., see keys.ACTIONS), or ""."""
        return keys.action_of(event, self.settings.keys) if event.type == pygame.KEYDOWN else ""

    def key_for(self, action: str) -> str:
        """The key of an action, as it is printed on keyboards; its sign on the gamepad while that was used last."""
        if self.pads.used:
            return self.pads.sign(action)
        return self.say(keys.shown(keys.bindings(self.settings.keys)[action]))

    # ---- what scenes do ------------------------------------------------------------------------
    @property
    def top(self) -> Scene:
        return self.stack[-1]

    @property
    def front(self) -> Scene | TextView:
        """What is looked at: the topmost scene, or its words."""
        return self.text_view if self.text_view.open else self.top

    @property
    def toasts(self) -> list[Toast]:
        """The messages that show, the oldest first."""
        return self.messages.shown

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        scene.app = self
        self.stack.append(scene)
        self._enter()

    def pop(self) -> None:
        """Take the topmost scene off; the program ends with the last one."""
        self._leave(self.stack.pop())
        if self.stack:
            self._enter()
        else:
            self.running = False

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one."""
        if self.stack:
            self._leave(self.stack.pop())
        self.push(scene)

    def drop(self, scene: Scene) -> None:
        """Take a scene away that lies below the topmost one."""
        self.stack.remove(scene)
        self._leave(scene)

    def back_to(self, kind: type[Scene]) -> None:
        """Take scenes off until one of this kind is on top, or only the last one is left."""
        while len(self.stack) > 1 and not isinstance(self.top, kind):
            self._leave(self.stack.pop())
        self._enter()

    def _leave(self, scene: Scene) -> None:
        """A scene is left for good."""
        scene.leave()
        self.left |= scene.own_pictures

    def redraw(self) -> None:
        """The picture is out of date."""
        self.dirty = True

    def toast(self, said: Phrase, harm: bool = False) -> None:
        """Show a message for some seconds."""
        self.messages.say(said, harm)

    def change(self, **values: Any) -> None:
        """Change settings, apply and keep them."""
        if self._painter and values.get("renderer", self.settings.renderer) != self.settings.renderer:
            self._painter.close()
            self._painter = None
        if "text_size" in values:
            self.gallery = Gallery()  # words stand in what was drawn
        self.settings = replace(self.settings, **values)
        self.keep()
        self._apply()
        if self.window.full and "full_screen" in values and not self.settings.full_screen:
            self.toast(words.NO_ROOM_FOR_WINDOW.of(*LEAST_WINDOW))
        self._changed()

    def keep(self) -> None:
        """Write the settings; one sentence if the folder cannot be written."""
        if not keep.save(self.settings, self.home):
            self.toast(words.SETTINGS_UNWRITABLE.of(str(self.home)), harm=True)

    def quit(self) -> None:
        """End the program. A match that could not be saved is asked about first."""
        session = self.unsaved()
        if session is None:
            self.end()
        elif not isinstance(self.top, Unsaved):
            self.push(Unsaved(session, self.end))

    def unsaved(self) -> Session | None:
        """The match on the stack that could not be saved, if there is one."""
        sessions = (getattr(scene, "session", None) for scene in self.stack)
        return next((one for one in sessions if isinstance(one, Session) and not one.saved()), None)

    def end(self) -> None:
        """End the program."""
        self.running = False

    def attend(self, what: Callable[[], None]) -> None:
        """Call this many times a second from now on, whatever scene is on top."""
        self.attending.append(what)

    def forget(self, what: Callable[[], None]) -> None:
        """Do that no longer."""
        self.attending = [known for known in self.attending if known != what]

    # ---- time and events -----------------------------------------------------------------------
    def post(self, event: pygame.event.Event) -> None:
        """An event as if a person had made it; only without a display."""
        assert isinstance(self.window, Canvas)
        self.window.post(event)

    def step(self, dt: float) -> None:
        """Let time pass, handle what happened, draw if something changed."""
        self._go_on(self._heard(self.window.events(0)), dt)

    def _heard(self, happened: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """What happened, as the companions hear it: pads press keys, fingers are a mouse."""
        for companion in self.companions:
            happened = [heard for event in happened for heard in companion.heard(event)]
        return happened

    def _go_on(self, happened: list[pygame.event.Event], dt: float) -> None:
        """The time comes first: events are handled at the moment at which they happened."""
        self.pass_time(dt)
        for event in happened:
            self.handle(event)
        if happened:
            self.pass_time(0.0)  # what follows from them, such as the next question, follows at once
        self.render()
        self.window.typing(self.top.types_at() if self.stack else None)

    def handle(self, event: pygame.event.Event) -> None:
        """One event: what concerns the window is done here, the rest goes to the topmost scene."""
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized((event.w, event.h) if event.type == pygame.VIDEORESIZE else (event.x, event.y))
        elif event.type in PLUGGED:
            self.toast(THERE if event.type == pygame.CONTROLLERDEVICEADDED else GONE)
        elif event.type in REDRAW_EVENTS:
            self.dirty = True
        elif event.type == pygame.KEYDOWN and self._global_key(event):
            pass
        elif self.stack and self.running:
            if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.mouse = event.pos
            self.front.handle(event)
            self.dirty = True

    def _global_key(self, event: pygame.event.Event) -> bool:
        alt_enter = event.key == pygame.K_RETURN and event.mod & pygame.KMOD_ALT
        match "full_screen" if alt_enter else self.action(event):
            case "full_screen":
                self.change(full_screen=not self.settings.full_screen)
            case "larger" | "smaller" as which:
                self.change(ui_scale=self._next_scale(1 if which == "larger" else -1))
            case "text_view":
                self.text_view.flip()
            case "language":
                self.change(language="ja" if self.lang == "en" else "en")
            case _:
                return False
        return True

    def _next_scale(self, direction: int) -> float:
        steps = SCALES[1:]
        here = min(range(len(steps)), key=lambda n: abs(steps[n] - self.scale))
        return steps[min(max(here + direction, 0), len(steps) - 1)]

    def _resized(self, size: tuple[int, int]) -> None:
        if tuple(size) == self.size:
            return
        self.window.resize(size)
        if not self.window.full:
            self.settings = replace(self.settings, window=self.size)
        self._changed()

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass for the network, the topmost scene and the companions."""
        self.clock += dt
        for what in self.attending:
            what()
        if self.stack:
            self.top.update(dt)
        for companion in self.companions if self.stack else ():
            for event in companion.pass_time(dt):
                self.handle(event)
        if self.stack and self.front.restless():
            self.dirty = True

    def render(self) -> None:
        """Draw the scenes that show, if anything changed."""
        if not self.dirty or not self.stack or not self.running:
            return
        self.dirty = False
        self.drawn += 1
        surface = self.window.surface()
        for shown in [self.text_view] if self.text_view.open else self._shown():
            shown.draw(surface)
        self.messages.draw(surface)
        self.window.show()

    def _shown(self) -> list[Scene]:
        """The topmost scene, and those that show through from below, in the order in which they are drawn."""
        bottom = len(self.stack) - 1
        while bottom > 0 and self.stack[bottom].see_through:
            bottom -= 1
        return self.stack[max(0, bottom) :]

    def picture(self) -> pygame.Surface:
        """The present picture."""
        self.render()
        return self.window.surface()

    def run(self) -> None:
        """Until the person is done. Sleeps in the event queue while nothing changes."""
        self.turned = self.now()
        try:
            while self.running and self.stack:
                self.turn()
        finally:
            self.close()

    def turn(self) -> None:
        """One turn of the loop: sleep until something happens or is due, and go on from there."""
        happened = self._awaited(self.now() + self.sleep())
        before, self.turned = self.turned, self.now()
        self._guarded(happened, self.turned - before)
        if isinstance(self.window, Screen):
            self.pads.look()
        if self.left:
            self.left = False
            give_back()

    def _awaited(self, until: float) -> list[pygame.event.Event]:
        """What happens before that time; a gamepad's stick that does not lie quite still wakes nobody."""
        while True:
            happened = self.window.events(max(0.001, until - self.now()))
            heard = self._heard(happened)
            if heard or not happened or self.now() >= until:
                return heard

    def sleep(self) -> float:
        """Seconds the loop may wait for input."""
        if self.dirty:
            return 0.001
        if self.front.restless():
            return 1 / self.top.pace
        soon = [self.top.wake(), *(companion.wake() for companion in self.companions)]
        longest = ATTENTIVE if self.attending else IDLE
        return max(0.001, min([longest, *(seconds for seconds in soon if seconds is not None)]))

    def _guarded(self, happened: list[pygame.event.Event], dt: float) -> None:
        """Go on. An error in a scene becomes a screen that says so; a match is saved with each pick."""
        try:
            self._go_on(happened, dt)
        except Exception as error:  # the one place where everything is caught: the crash screen
            if self.debug or not self.stack:
                raise
            LOG.exception("a scene failed")
            self._crashed(error)

    def _crashed(self, error: Exception) -> None:
        if isinstance(self.top, Crash):
            if not self.attending:
                raise error
            self.attending.clear()  # it was the network that failed, and fails again with every turn
            return
        self.stack.append(Crash(error, self.clock - self.returned < SOON))
        self.top.app = self
        self._enter()

    # ---- settings and size ---------------------------------------------------------------------
    def _apply(self) -> None:
        self.window.set_full(self.settings.full_screen)
        for companion in self.companions:
            companion.switched()

    def _enter(self) -> None:
        self.dirty = True
        self._show_packs()
        self.top.enter()

    def _show_packs(self) -> None:
        """Cards look as their packs say that are shown here: of other packs of the same name nothing counts."""
        packs = next((here for scene in reversed(self.stack) if (here := scene.packs_here()) is not None), {})
        own_portraits.show(packs.values())

    def _changed(self) -> None:
        """Size, language or a setting is another: everything that shows is laid out anew, what lies below first."""
        for scene in self._shown()[:-1]:
            scene.enter()
        if self.stack:
            self._enter()

    def close(self) -> None:
        """Leave every scene and give the window back."""
        while self.stack:
            self.stack.pop().leave()
        if not self.headless:
            keep.save(self.settings, self.home)
        if self._painter:
            self._painter.close()
        self.profile.close()
        for companion in self.companions:
            companion.close()
        self.window.close()


def main(
    setup: Setup | None = None,
    replay: Path | None = None,
    seat: int | None = None,
    debug: bool = False,
    hosting: Table | None = None,
    joining: Guest | None = None,
    resuming: Path | None = None,
) -> int:
    """Open the window: on the title, in a match that is set up like this, on a recording seen by a seat, or at a table
    on the network: one's own, somebody else's, or one's own as it was left."""
    app = App()
    app.debug = debug
    app.push(Title())
    if setup is not None:
        matches.start(app, setup)
    if replay is not None:
        matches.watch(app, replay, seat)
    if hosting is not None:
        matches.host(app, *hosting)
    if joining is not None:
        matches.visit(app, joining)
    if resuming is not None:
        matches.resume(app, resuming)
    app.run()
    return 0
