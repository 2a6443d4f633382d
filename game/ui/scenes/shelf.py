"""The shelf: one box for each game; the one played last is chosen."""

from __future__ import annotations

import time
from functools import partial

import pygame

import game
from game import content
from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui import words_front as W
from game.ui import words_rivals as R
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.puzzles.words import PUZZLES
from game.ui.scene import Scene
from game.ui.scenes.game_box import GameBox, minutes
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import back_button, board, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

ABOUT = 15.0, 14.0, 13.0, 12.0  # sizes of what a game is about
WAY = 140.0  # width of the button of another way
PATIENCE = 0.15  # seconds until the box under the mouse is chosen


class Shelf(Scene):
    """Boxes side by side on a plank; below them what the chosen one is."""

    def __init__(self, chosen: str = "") -> None:
        self.desk: Desk | None = None
        self.chosen = chosen
        self.saved: list[matches.Unfinished] = []
        self.played: dict[str, tuple[int, float]] = {}
        self.resting = ("", 0.0)  # the box under the mouse, and for how many seconds

    def enter(self) -> None:
        self.saved = matches.unfinished()
        self.played = {}
        for record in matches.saved():
            if record.setup:
                count, last = self.played.get(record.setup.ruleset, (0, 0.0))
                self.played[record.setup.ruleset] = (count + 1, max(last, record.changed))
        matches.tell_of_damage(self.app)
        self.games = [game.ruleset(key) for key in game.KEYS]
        self.chosen = self.chosen or matches.last_key(self.app)
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "play")

    @property
    def rules(self) -> Ruleset:
        return next(rules for rules in self.games if rules.key == self.chosen)

    # ---- layout --------------------------------------------------------------------------------
    def measures(self) -> tuple[Box, float, float]:
        """Where the panel lies, how high boxes are and where they stand."""
        w, h = self.app.logical
        below = max(168.0, min(200.0, h * 0.24))
        plank = h - below - 72
        return Box(max(32.0, (w - 1128) / 2), h - below - 28, min(w - 64, 1128), below), min(430.0, plank - 132), plank

    def lay(self) -> list[Widget]:
        w, h = self.app.logical
        area, high, plank = self.measures()
        count = len(self.games)
        wide = min(high / 1.44, (w - 120 - 32 * (count - 1)) / count)
        high = wide * 1.44
        gap = min(64.0, (w - 120 - wide * count) / max(1, count))
        x = (w - wide * count - gap * (count - 1)) / 2
        out: list[Widget] = [
            back_button(self.app.ruler(), (w, h), self.app.key_for("cancel"), self.app.say(W.BACK), self.app.pop)
        ]
        for n, rules in enumerate(self.games):
            out.append(
                GameBox(
                    f"box:{rules.key}",
                    Box(x + n * (wide + gap), plank - high, wide, high),
                    rules,
                    do=partial(self.open, rules),
                    resume=self._resume(rules),
                    chosen=rules.key == self.chosen and count > 1,
                    ribbon=self._ribbon(rules),
                )
            )
        return out + self._buttons(inside(area))

    def ways(self) -> list[tuple[str, Phrase, str, Do]]:
        """What else the chosen game offers: key, words, icon, what it does."""
        found = [("rivals", R.RIVALS, "sword", self.rivals)] if content.rivals_path(self.chosen).is_file() else []
        found.append(("puzzles", PUZZLES, "star", self.puzzles))
        if self.rules.lessons:
            found.append(("learn", W.LEARN, "spark", self.learn))
        return [*found, ("rulebook", W.RULEBOOK, "book", self.rulebook)]

    def _columns(self, room: Box) -> tuple[Box, list[Box]]:
        """What is cut off the panel for buttons: those of matches, and one for each of the other ways, two in a
        column."""
        side = room.right(min(240.0, room.w * 0.24), 12)
        count = (len(self.ways()) + 1) // 2
        both = room.right(count * WAY + (count - 1) * 12, 24)
        columns = [both.left(WAY, 12) for _ in range(count)]
        return side, [column.top(40, 8) for column in columns for _ in range(2)]

    def _buttons(self, room: Box) -> list[Widget]:
        say = self.app.say
        side, places = self._columns(room)
        out: list[Widget] = [
            Button(
                "play",
                side.top(48, 8),
                label=say(W.PLAY),
                kind="main",
                enters=True,
                size=17,
                do=lambda: self.open(self.rules),
                left=True,
            )
        ]
        for (key, words, icon, do), box in zip(self.ways(), places, strict=False):
            out.append(Button(key, box, label=say(words), icon=icon, do=do, left=True))
        mine = self.unfinished(self.chosen)
        if mine:
            out.append(
                Button(
                    "continue",
                    side.top(38),
                    label=say(W.CONTINUE),
                    icon="play",
                    do=partial(matches.resume, self.app, mine.path),
                    tip=say(mine.words(time.time())),
                )
            )
        return out

    def unfinished(self, key: str) -> matches.Unfinished | None:
        """The newest match of a game that can be taken up."""
        return next((s for s in self.saved if s.setup.ruleset == key), None)

    def _resume(self, rules: Ruleset) -> Do | None:
        mine = self.unfinished(rules.key)
        return partial(matches.resume, self.app, mine.path) if mine else None

    def _ribbon(self, rules: Ruleset) -> tuple[str, str]:
        mine = self.unfinished(rules.key)
        return (self.app.say(W.CONTINUE), self.app.say(matches.brief(mine.setup))) if mine else ("", "")

    # ---- doing ---------------------------------------------------------------------------------
    def take(self, key: str) -> None:
        """Show what a box holds."""
        if key != self.chosen:
            self.chosen = key
            if self.desk:
                self.desk.changed()

    def update(self, dt: float) -> None:
        """A box is chosen when the mouse has rested on it for a moment: on its way elsewhere it chooses nothing."""
        over = self.desk.hovered.removeprefix("box:") if self.desk and self.desk.hovered.startswith("box:") else ""
        key, since = self.resting
        self.resting = (over, since + dt) if over == key else (over, 0.0)
        if over and since < PATIENCE <= self.resting[1]:
            self.take(over)

    def wake(self) -> float | None:
        over, since = self.resting
        return PATIENCE - since if over and since < PATIENCE else None

    def open(self, rules: Ruleset) -> None:
        self.app.push(self.app.doors.setup(self.app.rules(rules.key)))

    def learn(self) -> None:
        """The lessons of the chosen game."""
        self.app.push(self.app.doors.learn(self.chosen))

    def rivals(self) -> None:
        """The rivals of the chosen game; one sentence if their file cannot be used."""
        if self.rules.rivals():
            self.app.push(self.app.doors.rivals(self.chosen))
        else:
            self.app.toast(R.NONE, harm=True)

    def puzzles(self) -> None:
        """The puzzles of the chosen game."""
        self.app.push(self.app.doors.puzzles(self.chosen))

    def rulebook(self) -> None:
        """The rulebook of the chosen game."""
        self.app.push(self.app.doors.rulebook(self.chosen))

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        used = self.desk.handle(event)
        if self.desk.ring and self.desk.focus.startswith("box:"):
            self.take(self.desk.focus.removeprefix("box:"))
        if not used and self.app.action(event) == "cancel":
            self.app.pop()
        elif not used and self.app.action(event) == "rules":
            self.rulebook()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        w, _ = self.app.logical
        area, _, plank = self.measures()
        size, top = screen.get_size(), pen.px(plank)
        screen.blit(self.app.gallery.get(("shelf", size, top), lambda: backdrop.shelf(size, pen.scale, top)), (0, 0))
        board(pen)
        rim(pen, self.app.say(W.CHOOSE_GAME))
        pen.gilded(self.app.say(W.WHAT_TO_PLAY), (w / 2, 58), 32, anchor="midtop")
        self._panel(pen, area)
        if self.desk:
            self.desk.draw(pen)

    def _panel(self, pen: Pen, area: Box) -> None:
        rules, say = self.rules, self.app.say
        count, last = self.played.get(rules.key, (0, 0.0))
        note = say(W.MATCHES_PLAYED.of(W.ago(time.time() - last), count)) if count else say(W.NEVER_PLAYED)
        hue = hx(rules.accent)
        room = panel(pen, area, say(rules.title), note, hue, 232)
        self._columns(room)
        facts, about, rows = room.bottom(20), say(rules.about), pen.exact().rows
        room.h -= 4 * pen.growth
        facts.y += 6 * (pen.growth - 1)
        fitting = (size for size in ABOUT if len(rows(about, size, room.w)) * size * LEAD <= room.h)
        pen.para(about, room, next(fitting, ABOUT[-1]))
        seats = "–".join(str(n) for n in dict.fromkeys((min(rules.seats), max(rules.seats))))
        x = facts.x
        for icon, words in (
            ("person", say(W.SEATS.of(seats))),
            ("clock", say(minutes(rules))),
            ("weight", say(W.WEIGHT.of(rules.weight))),
        ):
            sign(pen, icon, (x + 9, facts.cy), 8, mix(hue, FOCUS, 0.25))
            x = pen.words(words, (x + 26, facts.cy), 13, P.MUTED).right_edge + 28
