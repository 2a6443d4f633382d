"""The shelf: one box for each game, the last one played first."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.table.ruleset import Ruleset
from game.ui import games, matches
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.draw import clip_round, gradient, grain
from game.ui.art.palette import hx, mix
from game.ui.scene import Scene
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import back_button, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, dot, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget
from game.words import Phrase

PATIENCE = 0.15  # seconds until the box under the mouse is chosen
FEW = 2  # so many boxes leave room for ornaments
SIDE, LEAST_FREE = 150.0, 150.0  # how high those are, and how much room they want on each side


@dataclass
class GameBox(Widget):
    """A box on the shelf. It is chosen by the mouse that rests on it or by the keyboard, and opened by a click; the
    ribbon of an unfinished match takes that up."""

    rules: Ruleset
    do: Do = lambda: None
    resume: Do | None = None  # of an unfinished match
    chosen: bool = False
    ribbon: tuple[str, str] = ("", "")
    radius: ClassVar[float] = 6

    def click(self, at: Point, desk: Desk) -> None:
        desk.app.sound("card")
        if self.resume and Box(self.box.x - 14, self.box.y - 8, self.box.w + 28, 44).holds(at):
            self.resume()
        else:
            self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box.shifted(0, -12 if look.hover or self.chosen else 0)
        hue = hx(self.rules.accent)
        pen.shade(Box(b.x + 12, b.y + 6, b.w, b.h), 4, 14, 220, 4)
        if look.hover or self.chosen:
            pen.shade(b, 6, 24, 90, 0, P.LAMP)
        k = b.w / 200
        side = Box(b.right_edge - 2, b.y + 4, 14 * k, b.h - 4)
        pen.kept(
            ("side", self.rules.key),
            side,
            lambda pen, box: pen.put(
                gradient(pen.rect(box).size, mix(hue, (0, 0, 0), 0.62), mix(hue, (0, 0, 0), 0.86)), box.x, box.y
            ),
        )
        size = (pen.px(b.w), pen.px(b.h - 96 * k))
        paint = partial(games.of(self.rules).art, desk.app, self.rules, size)
        art = desk.app.gallery.get(("key art", self.rules.key, size), paint)
        pen.kept(("lid", self.rules.key, id(art)), b, lambda pen, box: lid(pen, box, self.rules, art))
        if self.ribbon[0]:
            self._ribbon(pen, b)

    def _ribbon(self, pen: Pen, b: Box) -> None:
        ink = pen.layer(b.w + 28, 44, 3)
        right = b.w + 16
        ink.poly((60, 6, 10, 255), [(4, 34), (14, 34), (14, 43)])
        ink.poly((148, 30, 34, 255), [(4, 4), (right, 4), (right - 12, 19), (right, 34), (4, 34)])
        for y in (7, 31):
            ink.stroke((*P.BRASS_LIT, 255), [(4, y), (right - 5, y)], 0.8)
        pen.lay(ink, b.x - 14, b.y + 2)
        left = pen.words(self.ribbon[0], (b.x + 2, b.y + 21), 15, FOCUS, True)
        room = b.right_edge - 24 - left.right_edge
        if pen.width(self.ribbon[1], 12) < room:
            pen.words(self.ribbon[1], (b.right_edge - 14, b.y + 21), 13, (255, 220, 200), anchor="midright", width=room)


def lid(pen: Pen, b: Box, rules: Ruleset, art: pygame.Surface) -> None:
    """A box lid: key art, a title field in the game's hue, the three facts along the foot."""
    hue, k = hx(rules.accent), b.w / 200
    size = pen.rect(b).size
    s = pygame.Surface(size, pygame.SRCALPHA)
    s.fill((12, 10, 10, 255))
    s.blit(art, (0, 0))
    foot = round(100 * k * pen.scale)
    s.blit(gradient((size[0], foot), mix(hue, (10, 6, 6), 0.5), mix(hue, (10, 6, 6), 0.8)), (0, size[1] - foot))
    grain(s, 8, 7)
    pen.put(clip_round(s, 5 * pen.scale), b.x, b.y)
    top = b.foot - 100 * k
    pen.line((b.x, top), (b.right_edge, top), mix(hue, FOCUS, 0.3), 2.4)
    roomy = k >= 0.9  # else the facts would be too small to read: the panel has them
    rows, letters = title_rows(pen, rules.title, max(12.0, 22 * k), b.w - 12, 2 if roomy else 4)
    step, middle = letters * 1.18, top + (35 if roomy else 50) * k
    for n, row in enumerate(rows):
        image = pen.gilt(row, letters, FOCUS, mix(hue, FOCUS, 0.6), b.w - 8)
        w, h = image.get_width() / pen.scale, image.get_height() / pen.scale
        pen.put(image, b.cx - w / 2, middle + (n - len(rows) / 2 + 0.5) * step - h / 2)
    if roomy:
        facts(pen, b, rules, k)
    edge = pen.layer(b.w, b.h, 3)
    edge.box((255, 240, 214, 120), (1, 1, b.w - 2, b.h - 2), 5, 1.4)
    edge.box((0, 0, 0, 90), (3, 3, b.w - 6, b.h - 6), 4, 1.4)
    pen.lay(edge, b.x, b.y)


def facts(pen: Pen, b: Box, rules: Ruleset, k: float) -> None:
    """Seats, minutes and weight along the foot of a lid."""
    hue = hx(rules.accent)
    y, seats = b.foot - 17 * k, rules.seats
    sign(pen, "person", (b.x + 15 * k, y), 7 * k, FOCUS)
    pen.words(f"{min(seats)}–{max(seats)}" if len(seats) > 1 else str(seats[0]), (b.x + 26 * k, y), 13 * k, FOCUS, True)
    sign(pen, "clock", (b.x + 66 * k, y), 6.5 * k, FOCUS)
    pen.words(minutes(rules).in_(pen.lang), (b.x + 77 * k, y), 12 * k, FOCUS, True, width=66 * k)
    for n in range(5):
        dot(
            pen, (b.right_edge - 48 * k + n * 9 * k, y), 4 * k, FOCUS if n < rules.weight else mix(hue, (0, 0, 0), 0.55)
        )


def title_rows(pen: Pen, title: Phrase, size: float, width: float, most: int) -> tuple[list[str], float]:
    """The title on so many lines at most, and the size at which they fit."""
    if pen.lang == "en":
        return _halves(title.en), size
    halves = _cut([part for part in re.split(r"(?<=[・ ])", title.ja) if part], "")
    while size > 12:
        if len(halves) == 2 and all(pen.width(half, size, True) <= width for half in halves):
            return halves, size  # broken between words, as large as that allows
        if len(rows := pen.rows(title.ja, size, width, True)) <= most and len(halves) == 1:
            return rows, size
        size -= 1
    return pen.rows(title.ja, size, width, True)[:most], size


def _halves(title: str) -> list[str]:
    """A long English title on two lines of about the same length."""
    return [title] if len(title) < 13 else _cut(title.split(), " ")


def _cut(words: list[str], glue: str) -> list[str]:
    """Words on two lines of about the same length; on one if there is only one."""
    if len(words) < 2:
        return [glue.join(words)]
    cut = min(range(1, len(words)), key=lambda n: abs(len(glue.join(words[:n])) - len(glue.join(words[n:]))))
    return [glue.join(words[:cut]).strip(), glue.join(words[cut:]).strip()]


def minutes(rules: Ruleset) -> Phrase:
    """How long a match takes."""
    return W.MINUTES.of("–".join(str(m) for m in dict.fromkeys(rules.minutes)))


class Shelf(Scene):
    """Boxes side by side on a plank; below them what the chosen one is."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.chosen = ""
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
        order = matches.shelf_order(self.app)  # the last one first, the others by when they were played
        self.games = order[:1] + sorted(order[1:], key=lambda rules: -self.played.get(rules.key, (0, 0.0))[1])
        self.chosen = self.chosen or self.games[0].key
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

    def _columns(self, room: Box) -> tuple[Box, Box]:
        """What is cut off the panel for buttons: those of matches, and what there is to learn and to read."""
        side = room.right(min(240.0, room.w * 0.28), 12)
        return side, room.right(min(190.0, room.w * 0.26), 24)

    def _buttons(self, room: Box) -> list[Widget]:
        say = self.app.say
        side, reading = self._columns(room)
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
        if self.rules.lessons:
            out.append(Button("learn", reading.top(40, 8), label=say(W.LEARN), icon="spark", do=self.learn, left=True))
        out.append(Button("rulebook", reading.top(40), label=say(W.RULEBOOK), icon="book", do=self.rulebook, left=True))
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
        self.app.push(self.app.doors.setup(rules))

    def learn(self) -> None:
        """The lessons of the chosen game."""
        self.app.push(self.app.doors.learn(self.chosen))

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
        head = pen.rect(Box(0, 0, w, 44))
        screen.blit(self.app.gallery.get(("board", head.size), lambda: backdrop.wood(head.w, head.h, 2)), (0, 0))
        pen.line((0, 43), (w, 43), P.BRASS_DEEP, 1.2)
        rim(pen, self.app.say(W.CHOOSE_GAME), self.app.say(W.LAST_FIRST) if len(self.games) > 1 else "")
        title = pen.gilt(self.app.say(W.WHAT_TO_PLAY), 32)
        pen.put(title, w / 2 - title.get_width() / pen.scale / 2, 58)
        if len(self.games) <= FEW:
            self._figures(pen, plank)
        self._panel(pen, area)
        if self.desk:
            self.desk.draw(pen)

    def _figures(self, pen: Pen, plank: float) -> None:
        """What belongs to the games stands beside their boxes, while there is room for it."""
        if self.desk is None:
            return
        self.desk.refresh()
        w, _ = self.app.logical
        boxes = [b.box for b in self.desk.widgets if isinstance(b, GameBox)]
        left, right = min(b.x for b in boxes), max(b.right_edge for b in boxes) + 16
        for rules, start, free in ((self.games[0], 40.0, left - 60), (self.games[-1], right + 20, w - right - 60)):
            if free < LEAST_FREE:
                continue
            first = 0.0
            for n, share in enumerate((0.30, 0.74)):
                image = self.ornament(pen, rules, n, min(SIDE, free * 0.5))
                wide, high = image.get_width() / pen.scale, image.get_height() / pen.scale
                x = max(start + free * share, first + wide / 2)
                first = x + wide / 2
                pen.shade(Box(x - wide * 0.28, plank - 3, wide * 0.56, 8), 4, 6, 190, 3)
                pen.put(image, x - wide / 2, plank + 6 - high * 0.96)

    def ornament(self, pen: Pen, rules: Ruleset, place: int, side: float) -> pygame.Surface:
        """One of the two things of a game."""
        high = pen.px(side)
        draw = partial(games.of(rules).ornaments, self.app, rules, high)
        return pen.gallery.get(("ornament", rules.key, place, high, self.app.lang), lambda: draw()[place])

    def _panel(self, pen: Pen, area: Box) -> None:
        rules, say = self.rules, self.app.say
        count, last = self.played.get(rules.key, (0, 0.0))
        note = say(W.MATCHES_PLAYED.of(W.ago(time.time() - last), count)) if count else say(W.NEVER_PLAYED)
        hue = hx(rules.accent)
        room = panel(pen, area, say(rules.title), note, hue, 232)
        self._columns(room)
        facts = room.bottom(20)
        pen.para(say(rules.about), Box(room.x, room.y, room.w, room.h - 4), 15)
        seats = "–".join(str(n) for n in dict.fromkeys((min(rules.seats), max(rules.seats))))
        x = facts.x
        for icon, words in (
            ("person", say(W.SEATS.of(seats))),
            ("clock", say(minutes(rules))),
            ("weight", say(W.WEIGHT.of(rules.weight))),
        ):
            sign(pen, icon, (x + 9, facts.cy), 8, mix(hue, FOCUS, 0.25))
            x = pen.words(words, (x + 26, facts.cy), 13, P.MUTED).right_edge + 28
