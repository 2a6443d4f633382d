"""The others at a table on the network while a match runs: what they say, who is missing, and votes about that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.net.messages import Absent
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.lan_sessions import GuestSession, HostSession
from game.ui.reading.words import CLOSE
from game.ui.scene import Scene
from game.ui.talk import Talk
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.play.match_scene import MatchScene

WIDE = 396.0
CARD = 104.0  # height of what is said about one who is missing
WISHES = ("wait", "computer", "end")

Networked = HostSession | GuestSession


class Company:
    """Tells of what the others say, and opens the drawer when somebody is missing."""

    def __init__(self, scene: MatchScene, session: Networked) -> None:
        self.scene, self.session = scene, session
        self.heard = len(session.chat())
        self.missing: set[int] = set()  # seats for which the drawer was opened
        self.trouble: Phrase | None = None  # what is wrong with the line to the host

    def update(self) -> None:
        """Look at what has changed."""
        app, chat = self.scene.app, self.session.chat()
        for line in list(chat)[self.heard :] if len(chat) >= self.heard else ():
            if line.seat != self.session.eyes or not line.name:
                app.toast(same(f"{line.name}: {app.say(line.text)}") if line.name else line.text)
        self.heard = len(chat)
        trouble = self.session.trouble
        if trouble != self.trouble:
            self.trouble = trouble
            app.redraw()
        missing = {absent.seat for absent in self.session.absences() if absent.why != "computer"}
        if missing - self.missing and app.top is self.scene:
            self.open()
        self.missing = missing

    def open(self) -> None:
        """The drawer with the talk."""
        self.scene.let_go()
        self.scene.app.push(Drawer(self.scene, self.session))

    def draw(self, pen: Pen) -> None:
        """What is wrong with the line to the host, over everything."""
        if self.trouble is not None:
            say = self.scene.app.say
            w, words = self.scene.app.logical[0], say(self.trouble)
            wide = min(w - 60, pen.width(words, 15, True) + 70)
            box = Box((w - wide) / 2, 54, wide, 40)
            pen.shade(box, 10, 10, 190)
            pen.slab(box, (40, 16, 14, 245), 10, (*pen.colours.harm, 255))
            sign(pen, "warn", (box.x + 24, box.cy), 8, pen.colours.harm)
            pen.words(words, (box.x + 44, box.cy), 15, P.IVORY, True, width=box.w - 56)


class Drawer(Scene):
    """Talk and votes beside the table, which goes on."""

    see_through = True

    def __init__(self, scene: MatchScene, session: Networked) -> None:
        self.scene, self.session = scene, session
        self.desk: Desk | None = None
        self.talk = Talk(session.talk)
        self.before: object = None
        self.opened_for_absence = bool(self.absences())

    def enter(self) -> None:
        self.scene.lay_out()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "say")

    def absences(self) -> list[Absent]:
        return list(self.session.absences())

    def update(self, dt: float) -> None:
        """The match goes on behind the drawer; it closes by itself when nobody is missing any more."""
        if self.scene.table.update(dt):
            self.app.redraw()
        now = (len(self.session.chat()), self.absences())
        if now != self.before and self.desk:
            self.before = now
            self.desk.changed()
        if (self.opened_for_absence and not self.absences()) or self.session.over:
            self.app.pop()

    def restless(self) -> bool:
        return self.scene.table.moving

    def wake(self) -> float | None:
        return 0.1

    def box(self) -> Box:
        w, h = self.app.logical
        wide = min(WIDE, w * 0.44)
        return Box(w - wide - 12, 52, wide, h - 64)

    def lay(self) -> list[Widget]:
        room, out = inside(self.box()), list[Widget]()
        corner = Box(self.box().right_edge - 46, self.box().y + 8, 34, 32)
        out.append(Button("close", corner, icon="cross", kind="quiet", do=self.app.pop, called=self.app.say(CLOSE)))
        for absent in self.absences():
            out += self._votes(absent, room.top(CARD, 10))
        return out + self.talk.lay(self.app, room, self.session.chat())

    def _votes(self, absent: Absent, card: Box) -> list[Widget]:
        mine = absent.seat == self.session.eyes
        if mine:
            label, vote = self.app.say(W.I_AM_HERE), partial(self._vote, absent.seat, "wait")
            return [Button(f"here:{absent.seat}", card.bottom(36), label=label, kind="main", do=vote)]
        if not self.session.people:
            return []
        wishes = ("wait", "end") if absent.why == "computer" else WISHES
        counted = [wish for _, wish in absent.votes]
        return [
            Button(f"{wish}:{absent.seat}", box, size=13, kind="harm" if wish == "end" else "plain",
                   label=self.app.say(W.VOTES[wish]) + (f" {counted.count(wish)}" if wish in counted else ""),
                   do=partial(self._vote, absent.seat, wish))
            for wish, box in zip(wishes, columns(card.bottom(36), (1, 1.9, 1.5)[: len(wishes)], 6), strict=True)
        ]  # fmt: skip

    def _vote(self, seat: int, wish: str) -> None:
        self.session.vote(seat, wish)

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) in ("cancel", "talk"):
            self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        if self.desk:
            self.desk.refresh()
        pen = self.app.pen(screen)
        room = panel(pen, self.box(), self.app.say(W.TALK), alpha=248)
        for absent in self.absences():
            card = room.top(CARD, 10)
            colour = pen.colours.seat(absent.seat)
            pen.slab(card.inset(-6, -4), (60, 34, 18, 120), 10, (*pen.colours.offer, 220))
            sign(pen, "computer" if absent.why == "computer" else "clock", (card.x + 12, card.y + 20), 8, colour)
            pen.para(self.app.say(self.said(absent)), Box(card.x + 32, card.y + 4, card.w - 34, 40), 14, P.IVORY)
            if absent.seat != self.session.eyes:
                when = W.MORE_THAN_HALF_LATER.of(absent.rest) if absent.rest else W.MORE_THAN_HALF
                pen.words(self.app.say(when), (card.x + 32, card.y + 54), 12, P.MUTED, width=card.w - 34)
        self.talk.draw(pen, self.session.chat())
        if self.desk:
            self.desk.draw(pen)

    def said(self, absent: Absent) -> Phrase:
        """Who is missing, in one sentence."""
        name = self.scene.name_of(absent.seat)
        if absent.why == "computer":
            return W.COMPUTER_PLAYS.of(name)
        return {"gone": W.GONE, "left": W.LEFT, "idle": W.IDLE}[absent.why].of(name, absent.seconds)
