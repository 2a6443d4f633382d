"""What lies over a running match: the match menu, and lists of the same make."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

import game
from game.ui import words_lan
from game.ui.dialogs.dialog import ask
from game.ui.dialogs.unsaved import before_leaving
from game.ui.play import words
from game.ui.play.filming import film
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.widget import Widget
from game.ui.words_moments import FILM
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

SOON = 0.02  # seconds between two looks at a match that goes on by itself
Entry = tuple[str, Phrase, Callable[[], None], str, str]  # key, words, what it does, kind, hint


class ListMenu(Scene):
    """A panel with a column of buttons over the dimmed table."""

    see_through = True
    title = words.MENU

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.desk: Desk | None = None

    def entries(self) -> Iterator[Entry]:
        raise NotImplementedError

    def enter(self) -> None:
        self.scene.lay_out()
        first = next(self.entries())[0]
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else first, ring=True)

    def box(self) -> Box:
        w, h = self.app.logical
        high = 56 + 48 * len(list(self.entries())) + 10
        return Box(w / 2 - 190, max(8.0, h / 2 - high / 2), 380, high)

    def lay(self) -> list[Widget]:
        room = inside(self.box())
        return [
            Button(key, room.top(40, 8), label=self.app.say(said), do=do, kind=kind, hint=hint, left=True)
            for key, said, do, kind, hint in self.entries()
        ]

    def update(self, dt: float) -> None:
        """The others go on thinking and playing behind the menu."""
        if self.scene.table.update(dt):
            self.app.redraw()

    def restless(self) -> bool:
        return self.scene.table.moving

    def wake(self) -> float | None:
        return SOON if self.scene.table.goes_on else None

    def handle(self, event: pygame.event.Event) -> None:
        action = self.app.action(event)
        if action in ("cancel", "menu"):
            self.app.pop()
        elif self.desk:
            self.desk.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((96, 90, 86), special_flags=pygame.BLEND_RGB_MULT)
        panel(self.app.pen(screen), self.box(), self.app.say(self.title), alpha=250)
        if self.desk:
            self.desk.draw(self.app.pen(screen))

    def then(self, do: Callable[[], object]) -> Callable[[], None]:
        """Close the menu, then do it."""

        def closed() -> None:
            self.app.pop()
            do()

        return closed


class MatchMenu(ListMenu):
    """Pause: go on, give up, leave, settings, language, full screen."""

    def entries(self) -> Iterator[Entry]:
        scene, app = self.scene, self.scene.app
        session = scene.session
        yield "resume", words.RESUME, app.pop, "main", app.key_for("cancel")
        if session.networked:
            yield "talk", words_lan.TALK, self.then(scene.company().open), "plain", app.key_for("talk")
        if (replay := scene.table.replay) is not None:
            yield "film", FILM, self.then(lambda: film(app, replay)), "plain", ""
        yield "learn", words.LEARN, self.learn, "plain", ""
        yield "rulebook", words.RULEBOOK, self.rulebook, "plain", app.key_for("rules")
        yield "language", words.LANGUAGE, self.language, "plain", app.key_for("language")
        yield "full", words.FULL_SCREEN, self.full_screen, "plain", app.key_for("full_screen")
        yield "settings", words.SETTINGS, self.settings, "plain", ""
        if session.can_concede():
            yield "concede", words.CONCEDE, self.concede, "harm", ""
        leave = words.LEAVE if scene.table.replay is None else words.LEAVE_REPLAY
        yield "leave", leave, self.then(self.leave_match), "plain", ""

    def leave_match(self) -> None:
        before_leaving(self.scene.app, self.scene.session, self.scene.app.pop)

    def language(self) -> None:
        self.app.change(language="ja" if self.app.lang == "en" else "en")

    def handle(self, event: pygame.event.Event) -> None:
        if self.app.action(event) == "rules":
            self.rulebook()
        else:
            super().handle(event)

    def full_screen(self) -> None:
        self.app.change(full_screen=not self.app.settings.full_screen)

    def settings(self) -> None:
        self.app.push(self.app.doors.settings())

    def learn(self) -> None:
        """The lessons of this game; the match waits."""
        self.app.push(self.app.doors.learn(self.scene.session.setup.ruleset))

    def rulebook(self) -> None:
        self.app.push(self.app.doors.rulebook(self.scene.session.setup.ruleset))

    def concede(self) -> None:
        session = self.scene.session
        rules = game.ruleset(session.setup.ruleset)
        self.app.push(ask(words.CONCEDE, rules.giving_up, self.then(session.concede), True, words.CONCEDE_SURE))
