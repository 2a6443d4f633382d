"""The way to a table on the network: those that were found, a key or code or address to type, and one's own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame

import game
from game.net.code import KEY_SIGNS, LONGEST, BadCode, plain
from game.net.discovery import Finder, Found
from game.net.guest import Guest
from game.net.interfaces import EVERY, addresses
from game.net.lobby import LONGEST_NAME
from game.net.opening import join, join_found
from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui import words_front as F
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.nothing import draw_nothing
from game.ui.widgets.ornaments import hexagon, sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget

HIGH = 70.0
BEAT = 0.25  # seconds between two looks at what was found
NAME_FIELD, FIELD = 22.0, 38.0


@dataclass
class TableLine(Widget):
    """A table that was found."""

    found: Found
    chosen: bool = False
    do: Do = lambda: None

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, say, select = self.box, desk.app.say, pen.colours.select
        rules = known(self.found.ruleset)
        hue = hx(rules.accent) if rules else P.MUTED
        fill = (*select, 30) if self.chosen else (*P.LAMP, 26) if look.hover else (255, 236, 200, 10)
        pen.slab(b, fill, 10, (*(select if self.chosen else P.BRASS_DEEP), 220 if self.chosen else 110))
        hexagon(pen, (b.x + 34, b.cy), 20, (*mix(hue, (8, 6, 6), 0.72), 255), hue)
        seats = self.found.seats.partition("/")
        pen.words(seats[0][:2], (b.x + 34, b.cy), 16, P.IVORY, True, anchor="center")
        at = (b.right_edge - 14, b.cy - 12)
        count = pen.words(self.found.seats, at, 14, P.IVORY, True, anchor="midright", width=50)
        pen.words(say(W.TABLE_OF.of(self.found.host)), (b.x + 64, b.cy - 12), 16, P.IVORY, True,
                  width=count.x - b.x - 74)  # fmt: skip
        title = rules.title if rules else W.UNKNOWN_GAME
        pen.words(say(title), (b.x + 64, b.cy + 13), 13, hue, width=b.w - 78)


@dataclass
class GameLine(Widget):
    """A game one may host."""

    key_of: str
    do: Do = lambda: None

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, say, rules = self.box, desk.app.say, game.ruleset(self.key_of)
        pen.plaque(b, 9)
        if look.hover:
            pen.slab(b, (*P.LAMP, 24), 9, (*P.LAMP, 255), 1.6)
        pen.slab(Box(b.x + 6, b.y + 8, 4, b.h - 16), (*hx(rules.accent), 255), 2)
        least, most = min(rules.seats), max(rules.seats)
        seats = pen.words(say(F.SEATS.of(str(least) if least == most else f"{least}-{most}")),
                          (b.right_edge - 14, b.cy), 13, P.MUTED, anchor="midright")  # fmt: skip
        pen.words(say(rules.title), (b.x + 24, b.cy), 15, P.IVORY, True, width=seats.x - b.x - 36, high=b.h)


def known(key: str) -> Ruleset | None:
    """The ruleset of a key that somebody announced; None if we have no such game."""
    return game.ruleset(key) if key in game.KEYS else None


class Finds(Protocol):
    """A `Finder`, or what stands in for one in pictures and tests."""

    works: bool

    def found(self) -> list[Found]: ...
    def close(self) -> None: ...


class Lan(Scene):
    """Tables nearby at the left; joining and hosting at the right."""

    def __init__(self, finder: Finds | None = None) -> None:
        self.finder = finder
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.found: list[Found] = []
        self.chosen = ""
        self.key = self.address = ""
        self.wrong = ""
        self.card = EVERY  # the address a table of one's own listens at

    def enter(self) -> None:
        self.finder = self.finder or Finder()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "code")

    def leave(self) -> None:
        if self.finder is not None:
            self.finder.close()

    def update(self, dt: float) -> None:
        assert self.finder is not None
        found = {table.name: table for table in self.finder.found()}
        here = [table.name for table in self.found]  # they keep their places; others come below
        order = [name for name in here if name in found] + [name for name in found if name not in here]
        if (tables := [found[name] for name in order]) != self.found:
            self.found = tables
            self.app.redraw()
            if self.desk:
                self.desk.changed()

    def wake(self) -> float | None:
        return BEAT

    # ---- layout ----------------------------------------------------------------------------------
    @property
    def roomy(self) -> bool:
        """True if the window is high enough for all that can be said."""
        return self.app.logical[1] >= 640

    def boxes(self) -> tuple[Box, Box, Box]:
        """Tables, joining, hosting."""
        whole = content(self.app.logical)
        whole.h += 8
        left = whole.left(whole.w * 0.44, 16)
        upper = whole.top(254 if self.roomy else 204, 16)
        return left, upper, whole

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        left, upper, lower = self.boxes()
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        room = inside(left)
        room.right(10)
        room.bottom(40)
        self.scroll.fit(room, len(self.found) * (HIGH + 8) - 8)
        for n, found in enumerate(self.found):
            box = Box(room.x, room.y + n * (HIGH + 8) - self.scroll.offset, room.w, HIGH)
            out.append(TableLine(f"table:{found.name}", box, found, chosen=found.name == self.chosen,
                                 do=partial(self._choose, found), scroller=self.scroll))  # fmt: skip
        card = inside(left).bottom(30).right(min(230.0, left.w * 0.5))
        out.append(Choice("card", card, values=self.cards(), now=self.card, size=13, pick=self._take_card,
                          tip=say(W.LISTEN_AT)))  # fmt: skip
        return out + self._joining(inside(upper)) + self._hosting(inside(lower))

    def cards(self) -> list[tuple[str, str, str]]:
        """The network cards one may host at, by their addresses."""
        known = [(address, f"{address} ({name})", "") for address, name in addresses()]
        return [(EVERY, self.app.say(W.EVERY_CARD), ""), *known]

    def _take_card(self, address: str) -> None:
        self.card = address

    def _joining(self, room: Box) -> list[Widget]:
        say = self.app.say
        first, second = self._fields(room)
        button = second.right(150, 12)
        name = first.right(180, 12)
        return [
            Field("code", first, text=self.key, put=partial(self._put, "key"), most=60,
                  hint=say(W.KEY_HINT), size=16),
            Field("name", name, text=self.app.settings.name, put=self._name, most=LONGEST_NAME, hint=say(W.YOUR_NAME)),
            Field("address", second, text=self.address, put=partial(self._put, "address"), most=LONGEST,
                  hint=say(W.ADDRESS_HINT.of("192.168.1.2"))),
            Button("join", button, label=say(W.JOIN), kind="main", size=17, enters=True, left=True, do=self.join),
        ]  # fmt: skip

    def _fields(self, room: Box) -> tuple[Box, Box]:
        """The rows of the two fields, each below its name."""
        first = Box(room.x, room.y + NAME_FIELD, room.w, FIELD)
        return first, Box(room.x, first.foot + 12 + NAME_FIELD, room.w, FIELD)

    def _hosting(self, room: Box) -> list[Widget]:
        keys = game.KEYS
        if self.roomy:
            room.top(self._about(room).h + 4, 6)
        high = min(46.0, (room.h - 6 * (len(keys) - 1)) / len(keys))
        return [GameLine(f"host:{key}", Box(room.x, room.y + n * (high + 6), room.w, high), key,
                         do=partial(self._host, key)) for n, key in enumerate(keys)]  # fmt: skip

    def _about(self, room: Box) -> Box:
        """Where it is said what hosting is: no more than a quarter of the room."""
        wanted = self.app.ruler().height(self.app.say(W.HOST_ABOUT), 13, room.w)
        return Box(room.x, room.y, room.w, min(wanted, max(room.h / 4, 2 * 13 * LEAD)))

    # ---- doing -----------------------------------------------------------------------------------
    def _put(self, what: str, text: str) -> None:
        setattr(self, what, text)
        self.wrong = ""

    def _name(self, name: str) -> None:
        self.app.settings = self.app.with_settings(name=name)

    def _choose(self, found: Found) -> None:
        """Choose a table; the key is what is missing now."""
        self.chosen, self.address, self.wrong = found.name, "", ""
        if self.desk:
            self.desk.focus_on("code")

    def _host(self, key: str) -> None:
        self.app.push(self.app.doors.setup(self.app.rules(key), self.card))

    def join(self) -> None:
        """Join what was chosen or typed; one sentence if that is not enough."""
        self.app.keep()
        name = self.app.settings.name
        try:
            guest = self._guest(name)
        except BadCode as error:
            self.wrong = str(error)
            self.app.sound("refuse")
            return
        matches.visit(self.app, guest)

    def _guest(self, name: str) -> Guest:
        """A guest for what was chosen and typed. BadCode, in one sentence, if that is not enough."""
        signs = plain(self.key)
        if not signs:
            raise BadCode(self.app.say(W.NOTHING_TYPED))
        if self.address.strip():
            return join(game.record, self.address, self.key, name)
        if len(signs) > KEY_SIGNS:
            return join(game.record, self.key, "", name)
        found = next((f for f in self.found if f.name == self.chosen), self.found[0] if len(self.found) == 1 else None)
        if found is None:
            raise BadCode(self.app.say(W.CHOOSE_TABLE))
        return join_found(game.record, found, self.key, name)

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.LAN), say(W.LAN_NOTE))
        left, upper, lower = self.boxes()
        room = panel(pen, left, say(W.NEARBY), say(W.FOUND.of(len(self.found))), P.BRASS, 232)
        foot = room.bottom(30, 10)
        foot.right(min(230.0, left.w * 0.5))
        works = self.finder is None or self.finder.works
        if works:
            sign(pen, "search", (foot.x + 8, foot.cy), 6, P.MUTED)
            pen.words(say(W.LOOKING), (foot.x + 26, foot.cy), 13, P.MUTED, width=foot.w - 30)
        if not self.found:
            why = W.NONE_YET if works else W.NO_MULTICAST
            draw_nothing(pen, room, "search" if works else "warn", say(W.NO_TABLES), say(why))
        room = panel(pen, upper, say(W.JOIN_TITLE), "", P.BRASS, 232)
        first, second = self._fields(room)
        for words, box in ((W.KEY_OR_CODE, first), (W.ADDRESS, second)):
            pen.words(say(words), (box.x + 2, box.y - 15), 13, P.MUTED, width=box.w - 200)
        pen.words(say(W.YOUR_NAME), (first.right_edge - 178, first.y - 15), 13, P.MUTED, width=170)
        if self.wrong:
            box = Box(room.x, second.foot + 8, room.w, 40)
            pen.para(self.wrong, box, 13, pen.colours.offer)
        room = panel(pen, lower, say(W.HOST_TITLE), "", P.BRASS, 232)
        if self.roomy:
            pen.para(say(W.HOST_ABOUT), self._about(room), 13, P.MUTED)
        if self.desk:
            self.desk.draw(pen)
