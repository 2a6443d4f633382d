"""The list of lessons: a course for each game, what is done, and where to go on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

import game
from game.profile.lessons import Lessons
from game.table.lesson import Lesson
from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.learn import start, words
from game.ui.learn.portrait import name, portrait
from game.ui.scenes.game_list import GameList
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, dot, hexagon, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget

GAP = 8.0
STEP_H = 21.0
LOW = 320.0  # less room than this: the words are worth more than the portrait
ROW_MOST, ROW_LEAST = 84.0, 38.0


@dataclass
class LessonRow(Widget):
    """A lesson in the list: its number, what it is about, how long it takes, whether it is done."""

    number: int
    title: str
    about: str
    minutes: str
    done: bool = False
    next: bool = False  # the first one that is not done
    chosen: bool = False
    hue: tuple[int, int, int] = P.BRASS
    do: Do = lambda: None
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, lit = self.box, look.hover or self.chosen
        fill = (*mix(self.hue, (10, 7, 5), 0.78), 235) if lit else (18, 13, 10, 214)
        pen.slab(b, fill, 10, (*(P.LAMP if look.hover else self.hue if self.chosen else P.BRASS_DEEP), 255))
        r = min(22.0, b.h * 0.36)
        c = (b.x + 16 + r, b.cy)
        self._badge(pen, c, r)
        right = pen.words(self.minutes, (b.right_edge - 16, b.cy), 13, P.MUTED, anchor="midright").x - 12
        x = c[0] + r + 14
        two = b.h >= 58
        pen.words(self.title, (x, b.cy - (b.h * 0.19 if two else 0)), 18 if two else 16, P.BRASS_LIT, True, "display",
                  width=right - x)  # fmt: skip
        if two:
            pen.words(self.about, (x, b.cy + b.h * 0.2), 13, P.MUTED, width=right - x)

    def _badge(self, pen: Pen, c: Point, r: float) -> None:
        """The number in a hexagon; filled with a tick when the lesson is done, gold when it is the next."""
        edge = pen.colours.offer if self.next else P.BRASS if self.done else P.BRASS_DEEP
        hexagon(pen, c, r, (*(mix(P.BRASS, (0, 0, 0), 0.3) if self.done else (14, 10, 8)), 255), edge, 2.4)
        if self.done:
            sign(pen, "check", c, r * 0.42, FOCUS)
        else:
            ink = pen.colours.offer if self.next else P.MUTED
            pen.words(str(self.number), (c[0], c[1]), r * 0.95, ink, True, "display", "center")


class Learn(GameList):
    """The courses of all games; one is open."""

    thing, title, about, back = "lesson", words.LEARN_BY_PLAYING, words.CHOOSE_LESSON, words.LEAVE
    side = 0.36

    def __init__(self, key: str = "") -> None:
        super().__init__(key)
        self.played: str | None = None  # the game played last when this was shown last
        self.known = Lessons()

    def enter(self) -> None:
        before, self.played = (self.key, self.at, self.played), self.app.settings.last_game
        if before[2] not in (None, self.played):  # since then, a lesson of another game may have been begun
            self.key = self.played
        self.key = self.key or matches.last_key(self.app)
        self.known = self.app.profile.lessons()
        stays = before[:2] == (self.key, max(0, self.at)) and not self.known.has(self.key, self.lesson.key)
        self.at = self.at if stays else self.next
        self.desk = Desk(self.app, self.lay, f"lesson:{self.at}" if self.desk is None else self.desk.focus)

    @property
    def rules(self) -> Ruleset:
        return game.ruleset(self.key)

    @property
    def next(self) -> int:
        """The first lesson that is not done; the first of all when all are."""
        todo = (n for n, one in enumerate(self.rules.lessons) if not self.known.has(self.key, one.key))
        return next(todo, 0)

    @property
    def lesson(self) -> Lesson:
        """What is shown at the right."""
        return self.rules.lessons[self.at]

    # ---- layout --------------------------------------------------------------------------------
    def games(self) -> list[str]:
        return [key for key in game.KEYS if game.ruleset(key).lessons]

    def things(self, room: Box) -> list[Widget]:
        lessons = self.rules.lessons
        places = rows(room, len(lessons), GAP, ROW_LEAST, ROW_MOST)
        return [self._row(n, one, place) for n, (one, place) in enumerate(zip(lessons, places, strict=True))]

    def _row(self, n: int, one: Lesson, place: Box) -> LessonRow:
        say = self.app.say
        return LessonRow(
            f"lesson:{n}",
            place,
            number=n + 1,
            title=say(one.title),
            about=say(one.about),
            minutes=say(words.MINUTES.of(one.minutes)),
            done=self.known.has(self.key, one.key),
            next=n == self.next and not self.known.has(self.key, one.key),
            chosen=n == self.at,
            hue=hx(self.rules.accent),
            do=partial(self.begin, n),
        )

    def buttons(self, room: Box) -> list[Widget]:
        say, step = self.app.say, self.known.step(self.key, self.lesson.key)
        out: list[Widget] = []
        book = Button("book", room.bottom(38, 10), label=say(words.RULEBOOK), icon="book", do=self.rulebook, left=True)
        if step:
            fresh = partial(self.begin, self.at, True)
            out.append(Button("again", room.bottom(38, 10), label=say(words.RESTART), do=fresh, left=True))
        done = self.known.has(self.key, self.lesson.key)
        label = words.CONTINUE_AT.of(step + 1) if step else words.ONCE_MORE if done else words.BEGIN
        begin = partial(self.begin, self.at)
        place = room.bottom(48, 10)
        main = Button("begin", place, label=say(label), kind="main", enters=True, size=17, do=begin, left=True)
        return [main, *out, book]

    # ---- doing ---------------------------------------------------------------------------------
    def open(self, key: str) -> None:
        self.key = key
        self.at = self.next
        if self.desk:
            self.desk.focus_on(f"tab:{key}")
            self.desk.changed()

    def begin(self, number: int, fresh: bool = False) -> None:
        """Begin a lesson, at the step where it was left."""
        self.at = number
        step = 0 if fresh else self.known.step(self.key, self.lesson.key)
        start.begin(self.app, self.rules, number, min(step, len(self.lesson.beats) - 1))

    def rulebook(self) -> None:
        self.app.push(self.app.doors.rulebook(self.key))

    def handle(self, event: pygame.event.Event) -> None:
        if self.app.action(event) == "rules":
            self.rulebook()
        else:
            super().handle(event)

    # ---- drawing -------------------------------------------------------------------------------
    def chosen(self, pen: Pen, room: Box) -> None:
        """Its coach, what one can do afterwards, how long it takes."""
        say, one = self.app.say, self.lesson
        step = self.known.step(self.key, one.key)
        room.bottom(38 + 10 + 48 + 10 + (48 if step else 0))
        r = min(72.0, room.h * (0.2 if room.h > LOW else 0.12), room.w * 0.24)
        face = portrait(self.rules, one.coach, pen.px(2.2 * r), pen.colours)
        hexagon(pen, (room.cx, room.y + r + 4), r, (20, 14, 10, 255), hx(self.rules.accent), 3, face)
        room.top(2 * r + 12)
        called = name(self.rules, one.coach)
        who = say(words.YOUR_COACH.of(called) if called.en else words.COACH)
        pen.words(who, (room.cx, room.top(20).cy), 13, P.MUTED, anchor="center", width=room.w)
        head, title = room.top(34), f"{self.at + 1}  {say(one.title)}"
        pen.words(title, (head.cx, head.cy), 22, P.BRASS_LIT, True, "display", "center", head.w)
        y = pen.para(say(one.about), Box(room.x, room.y + 4, room.w, max(1.0, room.h - 56)), 15)
        facts = f"{say(words.MINUTES.of(one.minutes))} · {say(words.STEPS.of(len(one.beats)))}"
        sign(pen, "clock", (room.x + 8, y + 20), 7, P.MUTED)
        pen.words(facts, (room.x + 22, y + 20), 13, P.MUTED, width=room.w - 22)
        self._steps(pen, Box(room.x, y + 36, room.w, room.foot - y - 58))
        done = sum(self.known.has(self.key, each.key) for each in self.rules.lessons)
        tally = say(words.DONE_OF.of(done, len(self.rules.lessons)))
        pen.words(tally, (room.right_edge, room.foot - 10), 13, P.BRASS_LIT if done else P.MUTED, anchor="midright",
                  width=room.w)  # fmt: skip

    def _steps(self, pen: Pen, room: Box) -> None:
        """The steps of the chosen lesson, as many as there is room for."""
        one, now = self.lesson, self.known.step(self.key, self.lesson.key)
        done = self.known.has(self.key, one.key)
        fit = int(room.h // STEP_H)
        if fit < 3:
            return
        beats = one.beats[: fit if fit >= len(one.beats) else fit - 1]
        for n, beat in enumerate(beats):
            y = room.y + (n + 0.5) * STEP_H
            past = done or n < now
            dot(pen, (room.x + 8, y + 1.5), 4, P.BRASS if past else P.BRASS_DEEP, hollow=not past)
            pen.words(self.app.say(beat.title), (room.x + 22, y), 13, P.IVORY if n >= now else P.MUTED,
                      width=room.w - 22)  # fmt: skip
        if len(beats) < len(one.beats):
            pen.words("…", (room.x + 22, room.y + (len(beats) + 0.5) * STEP_H), 13, P.MUTED)
