"""All recorded matches: watch one, go on with it, or throw it away."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

import game
from game.match.match import Setup
from game.match.record import Saved
from game.ui import games, matches
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.dialogs.dialog import ask
from game.ui.games.relic import Relic
from game.ui.scene import Scene
from game.ui.seating import level_of, name_of, with_level
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import back_button, content, fact_row, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget
from game.words import Phrase

HIGH = 72.0


@dataclass
class Line(Widget):
    """One match of the list."""

    saved: Saved
    chosen: bool = False
    do: Do = lambda: None
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.app.sound("click")
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, saved, say = self.box, self.saved, desk.app.say
        fill = (*pen.colours.select, 30) if self.chosen else (*P.LAMP, 26) if look.hover else (255, 236, 200, 10)
        pen.slab(b, fill, 10, (*(pen.colours.select if self.chosen else P.BRASS_DEEP), 220 if self.chosen else 110))
        if saved.setup is None:
            sign(pen, "warn", (b.x + 30, b.cy), 11, hx("#ff9c8e"))
            pen.words(saved.path.name, (b.x + 60, b.y + 24), 16, P.IVORY, True, width=b.w - 76)
            pen.words(say(saved.problem or W.DAMAGED), (b.x + 60, b.y + 48), 12, hx("#ffb3a8"), width=b.w - 76)
            return
        done = saved.result is not None
        hue = hx(game.ruleset(saved.setup.ruleset).accent)
        pen.slab(Box(b.x + 4, b.y + 10, 4, b.h - 20), (*hue, 255), 2)
        sign(
            pen,
            "check" if done else "play",
            (b.x + 30, b.cy),
            10 if done else 9,
            pen.colours.good if done else pen.colours.offer,
        )
        when = pen.words(
            say(F.ago(time.time() - saved.changed)), (b.right_edge - 14, b.y + 24), 13, P.MUTED, anchor="midright"
        )
        pen.words(say(matches.place_of(saved.setup)), (b.x + 60, b.y + 24), 16, P.IVORY, True, width=when.x - b.x - 72)
        result = pen.words(
            say(outcome(saved)),
            (b.right_edge - 14, b.y + 49),
            13,
            P.BRASS_LIT if done else P.MUTED,
            anchor="midright",
            width=b.w * 0.4,
        )
        x = b.x + 60
        for seat in range(saved.setup.seats):
            name, computer = say(name_of(saved.setup, seat)), level_of(saved.setup, seat) is not None
            if x + 18 + pen.width(name, 13) > result.x - 14:
                pen.words("…", (x, b.y + 49), 13, P.MUTED)
                break
            sign(pen, "computer" if computer else "person", (x + 6, b.y + 49), 6, pen.colours.seat(seat))
            x = pen.words(name, (x + 18, b.y + 49), 13, P.IVORY).right_edge + 14


def outcome(saved: Saved) -> Phrase:
    """How a match ended."""
    if saved.setup is None:
        return W.DAMAGED
    if saved.result is None:
        return W.UNFINISHED
    if not saved.result:
        return W.DRAWN
    names = [name_of(saved.setup, seat) for seat in saved.result]
    said = Phrase(", ".join(n.en for n in names), "と".join(n.ja for n in names))
    return W.FINISHED.of(said)


class Replays(Scene):
    """The list at the left, the chosen match at the right."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.all: list[Saved] = []
        self.chosen = 0
        self.scroll = Scroller()
        self.relics: dict[str, Relic] = {}

    def enter(self) -> None:
        self.all = matches.saved()
        matches.tell_of_damage(self.app)
        self.chosen = min(self.chosen, max(0, len(self.all) - 1))
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "line:0")
        self.desk.main = "watch"

    @property
    def now(self) -> Saved | None:
        return self.all[self.chosen] if self.all else None

    def boxes(self) -> tuple[Box, Box]:
        whole = content(self.app.logical)
        whole.h += 4
        return whole.left(whole.w * 0.58, 16), whole

    def lay(self) -> list[Widget]:
        app = self.app
        left, right = self.boxes()
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(F.BACK), app.pop)]
        room = left.inset(14, 14)
        room.right(12)
        self.scroll.fit(room, len(self.all) * (HIGH + 8) - 8)
        for n, saved in enumerate(self.all):
            box = Box(room.x, room.y + n * (HIGH + 8) - self.scroll.offset, room.w, HIGH)
            out.append(
                Line(f"line:{n}", box, saved, chosen=n == self.chosen, do=partial(self._take, n), scroller=self.scroll)
            )
        return out + self._details(inside(right))

    def _take(self, n: int) -> None:
        """Choose a match; the chosen one is watched."""
        if n == self.chosen and self.now and self.now.setup:
            self.watch()
        self.chosen = n

    def _details(self, room: Box) -> list[Widget]:
        saved, say = self.now, self.app.say
        if saved is None:
            return []
        foot = room.bottom(48)
        out: list[Widget] = []
        narrow = foot.w < 460
        bin_box = foot.left(50 if narrow else 130, 12)
        if saved.setup:
            parts = columns(foot, (1, 1) if saved.result is None else (1,), 12)
            out.append(Button("watch", parts[-1], label=say(W.WATCH), kind="main", icon="eye", size=16, do=self.watch))
            if saved.result is None:
                out.append(
                    Button(
                        "resume",
                        parts[0],
                        label=say(W.GO_ON),
                        icon="play",
                        do=lambda: matches.resume(self.app, saved.path),
                    )
                )
            out += self.relic(saved.setup).lay(saved, self.picture(room))
        out.insert(
            0,
            Button(
                "delete",
                bin_box,
                label="" if narrow else say(W.DELETE),
                tip=say(W.DELETE) if narrow else "",
                kind="harm",
                icon="bin",
                size=14,
                do=self._ask,
            ),
        )
        return out

    def picture(self, room: Box) -> Box:
        return Box(room.x, room.y, room.w, max(80.0, room.h - 12 - 6 * 26 - 12))

    def relic(self, setup: Setup) -> Relic:
        """What is shown of a match."""
        key = setup.ruleset
        if key not in self.relics:
            self.relics[key] = games.of(game.ruleset(key)).relic(self.app)
        return self.relics[key]

    def watch(self) -> None:
        if self.now:
            matches.watch(self.app, self.now.path)

    def _ask(self) -> None:
        self.app.push(ask(W.DELETE, W.DELETE_ASK, self._delete, harm=True, label=W.DELETE))

    def _delete(self) -> None:
        saved = self.now
        if saved is None:
            return
        try:
            saved.path.unlink()
        except OSError:
            self.app.toast(W.NOT_DELETED.of(saved.path.name), harm=True)
        else:
            self.app.toast(W.DELETED)
        self.enter()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        before = self.desk.focus
        if self.desk.handle(event):
            if self.desk.focus != before and self.desk.focus.startswith("line:") and event.type == pygame.KEYDOWN:
                self.chosen = int(self.desk.focus.removeprefix("line:"))
                self.desk.changed()
        elif self.app.action(event) == "cancel":
            self.app.pop()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.now:
            self._ask()

    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.REPLAYS), say(W.REPLAYS_NOTE.of(len(self.all))))
        left, right = self.boxes()
        saved = self.now
        if saved is None:
            whole = content(self.app.logical)
            panel(pen, whole, alpha=232)
            sign(pen, "eye", (whole.cx, whole.cy - 26), 22, P.BRASS_DEEP)
            pen.words(say(W.NO_REPLAYS), (whole.cx, whole.cy + 16), 15, P.MUTED, anchor="center", width=whole.w - 40)
            if self.desk:
                self.desk.draw(pen)
            return
        panel(pen, left, alpha=232)
        title = say(matches.place_of(saved.setup)) if saved.setup else saved.path.name
        room = panel(pen, right, title, say(outcome(saved)), P.BRASS, 232)
        room.bottom(48)
        self._facts(pen, room, saved)
        if self.desk:
            self.desk.draw(pen)

    def _facts(self, pen: Pen, room: Box, saved: Saved) -> None:
        say, rows = self.app.say, list[tuple[Phrase, str]]()
        if saved.setup is None:
            pen.para(say(saved.problem or W.DAMAGED), room, 15, hx("#ffb3a8"))
            return
        names = ", ".join(say(with_level(saved.setup, seat)) for seat in range(saved.setup.seats))
        stamp = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.changed))
        rows = [
            (W.WHO[0], names),
            (W.WHO[2], say(outcome(saved))),
            (W.WHO[1], stamp),
            (W.WHO[3], say(W.CHOICES.of(saved.picks))),
            (W.WHO[4], str(saved.setup.seed)),
            (W.WHO[5], saved.path.name),
        ]
        picture = self.picture(room)
        self.relic(saved.setup).draw(pen, saved, picture)
        for n, (name, value) in enumerate(rows):
            fact_row(
                pen, Box(room.x, picture.foot + 10 + n * 26, room.w, 26), say(name), value, mix(P.IVORY, FOCUS, 0.3), 13
            )
