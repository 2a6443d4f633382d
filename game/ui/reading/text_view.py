"""The text view: whatever screen is on top as large lines under headings, walked by keys, in full contrast.

It is no scene: it lies over the topmost one, whichever that is, as long as it is open. What it does not need itself
goes to that scene, so every other key does here what it does there. Nothing that moves is waited for: the log says it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.ui.companion import Companion
from game.ui.keys import name_of
from game.ui.reading import words as W
from game.ui.reading.screen_words import told_by
from game.ui.reading.text_page import TextPage
from game.ui.told import TextLine, TextPart
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scene import Scene

SELDOM = 0.25  # seconds between two looks at a screen that changes by itself
LEAPS = {"page up": -8, "page down": 8, "up": -1, "down": 1, "home": -9999, "end": 9999}
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)


class TextView(Companion):
    """Where one is in what the topmost screen tells."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.open = False
        self.parts: list[TextPart] = []
        self.about: TextPart | None = None  # all about a line, while that is read
        self.at = (0, 0)  # the part and the line that the cursor is on
        self.back: tuple[TextLine | None, str] = (None, "")  # the line it goes back to from there, and its heading
        self.scene: Scene | None = None  # whose words these are
        self.asked = ""  # the question that was put when they were told
        self.told_at = 0.0
        self.touched = True  # something was done since
        self.late = False  # there may be something new, but it was told only a moment ago
        self.paper = TextPage(app)

    # ---- what is told --------------------------------------------------------------------------
    def flip(self) -> None:
        """Open or close it."""
        self.open, self.scene, self.about = not self.open, None, None
        if not self.open and self.app.top.desk is not None:
            self.app.top.desk.changed()
        self.app.redraw()

    def pass_time(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Nothing that moves is waited for, and what is new is told."""
        if self.open:
            self.app.top.hurry()
            if self.late and self.app.clock - self.told_at >= SELDOM:
                self.app.redraw()
        return ()

    def restless(self) -> bool:
        """Nothing moves here."""
        return False

    def wake(self) -> float | None:
        """Seconds until what is late is told; None: nothing is."""
        return max(0.01, self.told_at + SELDOM - self.app.clock) if self.open and self.late else None

    @property
    def shown(self) -> list[TextPart]:
        """What is read now."""
        return self.parts if self.about is None else [self.about]

    @property
    def here(self) -> TextLine | None:
        """The line that the cursor is on."""
        part, line = self.at
        return self.shown[part].lines[line] if part < len(self.shown) else None

    @property
    def held(self) -> Widget | None:
        """The control that the line stands for."""
        desk, here = self.app.top.desk, self.here
        return desk.find(here.control) if desk is not None and here is not None and here.control else None

    def look(self) -> None:
        """Read the topmost screen anew, if it may say something else by now."""
        scene, heard = self.app.top, self.app.top.aloud()
        fresh = scene is not self.scene
        anew = heard is not None and heard.asked not in ("", self.asked)
        self.late = not (fresh or anew or self.touched) and self.app.clock - self.told_at < SELDOM
        if self.late:
            return
        before = self._place()
        self.scene, self.touched, self.told_at = scene, False, self.app.clock
        self.parts = [part for part in told_by(self.app, scene) if part.lines]
        self.asked = heard.asked if heard is not None else ""
        if fresh or anew:
            self.about = None
            self.go_to(*self._first(), after=True)
        elif self.about is None:
            self.at = self._found(*before)

    def _place(self) -> tuple[TextLine | None, str]:
        """The line that the cursor is on, and its heading."""
        return self.here, self.shown[self.at[0]].title if self.at[0] < len(self.shown) else ""

    def _first(self) -> tuple[int, int]:
        """Where reading begins: at what may be chosen, at the control that has the keyboard, else at the head."""
        focus = self.app.top.desk.focus if self.app.top.desk is not None else ""
        for n, part in enumerate(self.parts):
            for k, line in enumerate(part.lines):
                if part.begins or (line.control and line.control == focus):
                    return n, k
        return 0, 0

    def _found(self, line: TextLine | None, title: str) -> tuple[int, int]:
        """Where a line is now: the same control, else the one that has the keyboard; the same words under the same
        heading, as near as may be to where they were; else that place."""
        same = next((n for n, part in enumerate(self.parts) if part.title == title), 0)
        if line is None or not self.parts:
            return 0, 0
        if line.control:
            controls = {each.control: (n, k) for n, part in enumerate(self.parts) for k, each in enumerate(part.lines)}
            return controls.get(line.control) or self._first()
        places = [k for k, each in enumerate(self.parts[same].lines) if each.words == line.words]
        last = len(self.parts[same].lines) - 1
        return same, min(places, key=lambda k: abs(k - self.at[1]), default=min(self.at[1], last))

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        """One event; what is not for reading goes to the screen."""
        self.look()
        if event.type in MOUSE:
            self._mouse(event)
        elif event.type != pygame.KEYDOWN or not self._key(event):
            self.app.top.handle(event)
            self.touched = True
        self.app.redraw()

    def _key(self, event: pygame.event.Event) -> bool:
        """True if the key is for the text view."""
        action, name, desk = self.app.action(event), name_of(event), self.app.top.desk
        if desk is not None and desk.editing:
            return False  # the input method is still at work
        if action in ("next", "previous"):
            self.jump(1 if action == "next" else -1)
        elif name in LEAPS:
            self.walk(LEAPS[name])
        elif name == "return" or action == "confirm":
            return self.enter()
        elif action == "details" or (action == "cancel" and self.about is not None):
            return self.tell_all()
        else:
            return False
        return True

    def _mouse(self, event: pygame.event.Event) -> None:
        """The wheel walks; a click on a line goes there, one more on it does what it offers."""
        if event.type == pygame.MOUSEWHEEL:
            self.walk(-event.y)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = self.paper.under(event.pos)
            if found == self.at:
                if not self.enter():
                    self.touched = True
                    self.app.top.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
            elif found is not None:
                self.go_to(*found)

    def go_to(self, part: int, line: int, after: bool = False, under: str = "") -> None:
        """The cursor goes to a line, under a heading that is told, too: its control has the keyboard, and it is read
        out, at once or after the rest."""
        self.at = (part, line)
        here, desk = self.here, self.app.top.desk
        if here is not None and here.control and desk is not None:
            desk.ring = self.touched = True
            desk.focus_on(here.control)
        if here is not None:
            self.app.reader.say(f"{under}. {here.words}" if under else here.words, after)

    def walk(self, by: int) -> None:
        """So many lines on, or back."""
        places = [(n, k) for n, part in enumerate(self.shown) for k in range(len(part.lines))]
        if self.at in places:
            self.go_to(*places[min(max(places.index(self.at) + by, 0), len(places) - 1)])

    def jump(self, by: int) -> None:
        """To the first line under the next heading."""
        if self.shown:
            n = (self.at[0] + by) % len(self.shown)
            self.go_to(n, 0, under=self.shown[n].title)

    def enter(self) -> bool:
        """Do what the line offers, else say all about it; False if its control is to be pressed."""
        here = self.here
        if here is None or here.control:
            return False
        if here.do is not None:
            self.touched = True
            here.do()
        elif here.more is not None:
            self.tell_all()
        return True

    def tell_all(self) -> bool:
        """All about a line on a page of its own, and back. False if there is no more to say."""
        here = self.here
        if self.about is not None:
            self.about = None
            self.go_to(*self._found(*self.back))
        elif here is not None and here.more is not None:
            more = [words for words in here.more() if words not in here.words] or [here.words]
            self.back, self.about = self._place(), TextPart(here.words, tuple(map(TextLine, more)))
            self.go_to(0, 0)
        else:
            return False
        return True

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        """The lines around the cursor."""
        self.look()
        self.paper.draw(screen, self.shown, self.at, self.keys())

    def keys(self) -> str:
        """The keys that do something now, in a line."""
        say, key, here, held = self.app.say, self.app.key_for, self.here, self.held
        found = [say(W.WALK), say(W.JUMP.of(key("next")))]
        if here is not None and (here.control or here.do is not None):
            found.append(say(W.TAKE.of(key("confirm"))))
        if held is not None and type(held).press is not Widget.press and not held.types:
            found.append(say(W.CHANGE))
        if here is not None and here.more is not None:
            found.append(say(W.MORE.of(key("details"))))
        return "   ".join([*found, say(W.BACK.of(key("cancel"))), say(W.PICTURE.of(key("text_view")))])
