"""All recorded matches as cards with pictures, of which one is chosen: which are shown, and moving among them."""

from __future__ import annotations

import os
from functools import partial

import pygame

import game
from game.match.match import Setup
from game.match.record import Saved
from game.players.worker import Brains
from game.ui import matches
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui.art import palette as P
from game.ui.scene import Scene
from game.ui.scenes.bare_shelf import BUTTONS, draw_bare_shelf
from game.ui.scenes.replay_acts import Acts
from game.ui.scenes.replay_cards import MatchCard, Pictures, short_title
from game.ui.scenes.replay_details import Details
from game.ui.scenes.replay_finding import ENDS, ORDERS, Filters
from game.ui.session import Session
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Chip
from game.ui.widgets.chrome import back_button, ground, inside, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

ACROSS, DOWN = 3, 2  # cards of a page
PAGE = ACROSS * DOWN
TOP, FOOT, SIDE = 56.0, 60.0, 32.0
EXAMPLE = "foton"  # the shortest game is shown to who has played none


class Replays(Scene):
    """The cards at the left, the chosen match at the right."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.all: list[Saved] = []
        self.filters = Filters()
        self.stars: frozenset[str] = frozenset()
        self.chosen = 0  # of those that are shown
        self.acts, self.details = Acts(self), Details(self)

    def enter(self) -> None:
        self.all, self.stars = matches.saved(), self.app.profile.stars()
        matches.tell_of_damage(self.app)
        self.pictures = Pictures(self.app)
        if not any(saved.setup and saved.setup.ruleset == self.filters.game for saved in self.all):
            self.filters.game = ""  # of the game that was filtered by, no match is left
        self.chosen = min(self.chosen, max(0, len(self.shown) - 1))
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else f"card:{self.chosen}")

    @property
    def shown(self) -> list[Saved]:
        """The matches that fit the filters, in their order."""
        return self.filters.sorted(self.all)

    @property
    def now(self) -> Saved | None:
        shown = self.shown
        return shown[self.chosen] if shown else None

    # ---- layout --------------------------------------------------------------------------------
    def finding(self) -> tuple[Box, Box]:
        """Places of the words that are looked for, and of the order."""
        line = Box(SIDE, TOP, self.app.logical[0] - 2 * SIDE, self.app.line(30 + 6) - 6)
        order = line.right(150, 8)
        return line.right(min(230.0, line.w * 0.24)), order

    def boxes(self) -> tuple[list[Box], Box, Box]:
        """Places of the filters, of the cards, of the chosen match."""
        w, h = self.app.logical
        room, pen = Box(SIDE, TOP, w - 2 * SIDE, h - TOP - FOOT), self.app.ruler()
        high = self.app.line(30 + 6) - 6
        wide = [Chip.breadth(pen, label, high=high) for _, label, *_ in self._filters()]
        beside = Box(room.x, room.y, self.finding()[0].x - room.x - 12, room.h)
        chips = flow(beside, wide, high, 8, 6)
        room.top(chips[-1].foot - room.y, 10)
        details = room.right(min(400.0, max(300.0, room.w * 0.31)), 18)
        return chips, room, details

    def _filters(self) -> list[tuple[str, str, str, str]]:
        """Key, label, and what it filters by: all games, each that was played, each end."""
        say, f, played = self.app.say, self.filters, {saved.setup.ruleset for saved in self.all if saved.setup}
        out = [("all", f"{say(W.ALL_GAMES)} {f.count(self.all, game='')}", "game", "")]
        for key in (key for key in game.KEYS if key in played):
            name = say(short_title(game.ruleset(key)))
            out.append((f"game:{key}", f"{name} {f.count(self.all, game=key)}", "game", key))
        for end in ENDS:
            out.append((f"end:{end}", f"{say(W.ENDS[end])} {f.count(self.all, end=end)}", "end", end))
        if self.stars or f.stars is not None:
            marked = sum(saved.path.name in self.stars for saved in self.all)
            out.append(("starred", f"{say(W.STARRED)} {marked}", "stars", "starred"))
        return out

    def lay(self) -> list[Widget]:
        app, say = self.app, self.app.say
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        if not self.all:
            return out + self._nothing()
        chips, room, details = self.boxes()
        for (key, label, what, value), box in zip(self._filters(), chips, strict=True):
            on = self.filters.stars is not None if what == "stars" else getattr(self.filters, what) == value
            flip = partial(self._filter, what, "" if on else value)
            out.append(Chip(f"filter:{key}", box, label=label, on=on, flip=flip))
        find, order = self.finding()
        out.append(
            Field("find", find, text=self.filters.text, put=self._find, hint=say(W.FIND), icon="search", size=13)
        )
        orders = [(key, say(words), "") for key, words in ORDERS.items()]
        out.append(Choice("order", order, values=orders, now=self.filters.order, pick=self._order, size=13))
        first = self.chosen // PAGE * PAGE
        for n, saved in enumerate(self.shown[first : first + PAGE], start=first):
            box = self._place(room, n - first)
            do = partial(self._take, n)
            chosen, starred = n == self.chosen, saved.path.name in self.stars
            out.append(MatchCard(f"card:{n}", box, saved, self.pictures, chosen=chosen, starred=starred, do=do))
        return out + self._pages(room) + self._of_chosen(inside(details, False))

    def _of_chosen(self, room: Box) -> list[Widget]:
        """What is done with the chosen match; where none fits, the way to all."""
        if self.now is not None:
            return self.details.lay(self.now, room)
        return [Button("filter:none", room.middle(220, 44), label=self.app.say(W.ALL_GAMES), do=self._unfiltered)]

    def _place(self, room: Box, n: int) -> Box:
        """The place of a card on its page."""
        w, h = (room.w - 12 * (ACROSS - 1)) / ACROSS, (room.h - 12 * (DOWN - 1)) / DOWN
        return Box(room.x + n % ACROSS * (w + 12), room.y + n // ACROSS * (h + 12), w, h)

    def _pages(self, room: Box) -> list[Widget]:
        """What is done with the chosen match, to the page before and the next one."""
        last, y = (len(self.shown) - 1) // PAGE, room.foot + 7
        out: list[Widget] = [*self.acts.buttons(room.right_edge - 280, y)]
        for key, icon, by, words, x in (
            ("before", "left", -1, W.PAGE_BEFORE, room.right_edge - 88),
            ("next", "right", 1, W.PAGE_NEXT, room.right_edge - 40),
        ):
            page = self.chosen // PAGE + by
            if 0 <= page <= last:
                do = partial(self._take, page * PAGE, False)
                out.append(Button(key, Box(x, y, 40, 30), icon=icon, tip=self.app.say(words), do=do))
        return out

    def _nothing(self) -> list[Widget]:
        """What can be done while there is nothing to watch."""
        w, h = self.app.logical
        wide, y = min(276.0, w * 0.3), h * BUTTONS
        say = self.app.say
        play, low = Box(w / 2 - wide - 10, y, wide, 52), Box(SIDE, h - FOOT + 6, 210, 32)
        return [
            Button("play", play, label=say(W.PLAY_NOW), kind="main", size=17, do=self._play, enters=True),
            Button("example", play.shifted(wide + 20, 0), label=say(W.EXAMPLE), icon="eye", size=15, do=self._example),
            Button(
                "paste", low, label=say(W.PASTE_MATCH.of("V")), icon="plus", kind="quiet", size=13, do=self.acts.paste
            ),
        ]

    # ---- doing ---------------------------------------------------------------------------------
    def _take(self, n: int, twice: bool = True) -> None:
        """Choose a match; clicked once more it is watched, or gone on with."""
        if twice and n == self.chosen:
            self.acts.open()
        self.chosen = n
        if self.desk:
            self.desk.focus_on(f"card:{n}")
            self.desk.changed()

    def changed(self) -> None:
        """Which match is chosen, or something of it, is another now."""
        if self.desk:
            self.desk.changed()

    def _filter(self, what: str, value: str) -> None:
        if what == "stars":
            self.filters.stars = self.stars if value else None
        else:
            setattr(self.filters, what, value)
        self.chosen = 0
        self.changed()

    def _find(self, text: str) -> None:
        self._filter("text", text)

    def _order(self, order: str) -> None:
        self._filter("order", order)

    def _unfiltered(self) -> None:
        self.filters = Filters()
        self._filter("end", "")

    def _play(self) -> None:
        self.app.push(self.app.doors.shelf())

    def _example(self) -> None:
        """Two computers play; nothing of it is written down."""
        setup = Setup(EXAMPLE, 2, int.from_bytes(os.urandom(4), "big"), kinds=("normal", "normal"))
        self.app.push(self.app.doors.match(Session.begin(game.record, setup, Brains(game.content))))

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        before = self.desk.focus
        if self.desk.handle(event):
            if self.desk.focus != before and self.desk.focus.startswith("card:") and event.type == pygame.KEYDOWN:
                self.chosen = int(self.desk.focus.removeprefix("card:"))
                self.desk.changed()
        elif self.app.action(event) == "cancel":
            self.app.pop()
        elif event.type == pygame.KEYDOWN and self.desk.focus != "find":
            self._key(event.key)

    def _key(self, key: int) -> None:
        """The pages, F through the games, and what is done with a match."""
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if key in pages:
            page = self.chosen // PAGE + pages[key]
            if 0 <= page <= (len(self.shown) - 1) // PAGE:
                self._take(page * PAGE, False)
        elif key in self.acts.keys:
            self.acts.keys[key]()
        elif key == pygame.K_f and self.all:
            values = [value for _, _, what, value in self._filters() if what == "game"]
            self._filter("game", values[(values.index(self.filters.game) + 1) % len(values)])

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.REPLAYS), say(W.REPLAYS_NOTE.of(len(self.all))))
        if not self.all:
            w, h = self.app.logical
            draw_bare_shelf(pen, (w, h), W.NO_REPLAYS, W.NO_REPLAYS_NOTE, "eye")
            pen.words(say(W.EXAMPLE_NOTE), (w / 2, h * BUTTONS + 76), 13, P.MUTED, anchor="center", width=w - 60)
        else:
            self._draw_list(pen)
        if self.desk:
            self.desk.draw(pen)

    def _draw_list(self, pen: Pen) -> None:
        """What is not a control: the panel of the chosen match, and where in the list one is."""
        say = self.app.say
        _, room, details = self.boxes()
        self.details.draw(pen, details)
        first, many = self.chosen // PAGE * PAGE, len(self.shown)
        where = W.WHERE_IN_LIST.of(min(first + 1, many), min(first + PAGE, many), many)
        pen.words(f"{say(where)}  ·  {say(W.REPLAY_KEYS)}", (room.x, room.foot + 22), 13, P.MUTED, width=room.w - 296)
        if self.now is None:
            pen.words(say(W.NONE_FITS), (room.cx, room.cy), 16, P.MUTED, anchor="center", width=room.w)
