"""All recorded matches as cards with pictures: watch one, go on with it, or throw it away.

Long because the cards, their filters and the details show one choice.
"""

from __future__ import annotations

import os
import time
from functools import partial

import pygame

import game
from game.match.match import Setup
from game.match.record import Saved
from game.players.worker import Brains
from game.ui import games, matches, thumbnails
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui import words_review as V
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.dialogs.dialog import ask
from game.ui.games.relic import Relic
from game.ui.scene import Scene
from game.ui.scenes.no_replays import draw_nothing
from game.ui.scenes.replay_cards import MatchCard, Pictures, draw_picture, outcome, short_title
from game.ui.scenes.replay_finding import ENDS, ORDERS, Filters
from game.ui.scenes.replay_sharing import copy, copy_log, paste
from game.ui.seating import name_of
from game.ui.session import AUDIENCE, Session
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Chip
from game.ui.widgets.chrome import back_button, fact_row, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.ornaments import FOCUS
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

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
        self.relics: dict[str, Relic] = {}

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
        line = Box(SIDE, TOP, self.app.logical[0] - 2 * SIDE, 30)
        order = line.right(150, 8)
        return line.right(min(230.0, line.w * 0.24)), order

    def boxes(self) -> tuple[list[Box], Box, Box]:
        """Places of the filters, of the cards, of the chosen match."""
        w, h = self.app.logical
        room, pen = Box(SIDE, TOP, w - 2 * SIDE, h - TOP - FOOT), self.app.ruler()
        wide = [Chip.breadth(pen, label) for _, label, *_ in self._filters()]
        beside = Box(room.x, room.y, self.finding()[0].x - room.x - 12, room.h)
        chips = flow(beside, wide, 30, 8, 6)
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
        return out + self._pages(room) + self._details(inside(details, False))

    def _place(self, room: Box, n: int) -> Box:
        """The place of a card on its page."""
        w, h = (room.w - 12 * (ACROSS - 1)) / ACROSS, (room.h - 12 * (DOWN - 1)) / DOWN
        return Box(room.x + n % ACROSS * (w + 12), room.y + n // ACROSS * (h + 12), w, h)

    def _pages(self, room: Box) -> list[Widget]:
        """What is done with the chosen match, to the page before and the next one."""
        say, last, y, x = self.app.say, (len(self.shown) - 1) // PAGE, room.foot + 7, room.right_edge - 280
        acts = [("paste", "plus", W.PASTE_MATCH.of("V"), self._paste)]
        if self.now is not None and self.now.setup:
            acts += [
                ("log", "book", W.COPY_LOG.of("L"), self._copy_log),
                ("copy", "copy", W.COPY_MATCH.of("C"), self._copy),
                ("mark", "star", (W.UNMARK if self.now.path.name in self.stars else W.MARK).of("M"), self._mark),
            ]
        out: list[Widget] = []
        for n, (key, icon, tip, do) in enumerate(acts):
            out.append(Button(key, Box(x + 46 * n, y, 40, 30), icon=icon, tip=say(tip), do=do))
        for key, icon, by, words, x in (
            ("before", "left", -1, W.PAGE_BEFORE, room.right_edge - 88),
            ("next", "right", 1, W.PAGE_NEXT, room.right_edge - 40),
        ):
            page = self.chosen // PAGE + by
            if 0 <= page <= last:
                do = partial(self._take, page * PAGE, False)
                out.append(Button(key, Box(x, y, 40, 30), icon=icon, tip=self.app.say(words), do=do))
        return out

    def _details(self, room: Box) -> list[Widget]:
        saved, say = self.now, self.app.say
        if saved is None:
            all_ = Button("filter:none", room.middle(220, 44), label=say(W.ALL_GAMES), do=self._unfiltered)
            return [all_]
        low = room.bottom(40, 8)
        out: list[Widget] = []
        bin_box = low.right(low.w * 0.34, 8)
        if saved.setup:
            main, done = room.bottom(46, 8), saved.result is not None
            go_on = ("resume", W.GO_ON, "play", self.resume)
            key, words, icon, do = ("watch", W.WATCH, "eye", self.watch) if done else go_on
            review = main.right(main.w * 0.4, 8)
            out.append(Button(key, main, label=say(words), kind="main", icon=icon, do=do, enters=True))
            label, tip = say(V.REVIEW), say(V.REVIEW_TIP)
            out.append(Button("review", review, label=label, tip=tip, icon="search", size=14, do=self.review))
            if not done:
                narrow = low.w < 260
                box = low.left(46 if narrow else low.w * 0.48, 8)
                label, tip = ("", say(W.WATCH)) if narrow else (say(W.WATCH), "")
                out.append(Button("watch", box, label=label, tip=tip, icon="eye", size=14, do=self.watch))
            names = [(str(seat), say(name_of(saved.setup, seat)), "") for seat in range(saved.setup.seats)]
            values = [(str(AUDIENCE), say(W.AUDIENCE), ""), *names]
            out.append(Choice("eyes", low, values=values, empty=say(W.AS_SEAT), pick=self._watch_as))
        out.append(Button("delete", bin_box, label=say(W.DELETE), kind="harm", icon="bin", size=14, do=self._ask))
        return out

    def _parts(self, room: Box) -> tuple[Box, Box, Box]:
        """Of the room over the buttons: the picture, what was played, the facts. Where it is low, the card has the
        picture, and there are fewer facts."""
        room, low = room.copy(), room.h < 300
        facts = room.bottom((2 if low else 4) * 22.0, 8)
        return room.top(0 if low else min(room.w * 148 / 248, room.h * 0.44), 38), room, facts

    def _nothing(self) -> list[Widget]:
        """What can be done while there is nothing to watch."""
        w, h = self.app.logical
        wide, y = min(276.0, w * 0.3), h * 0.8
        say = self.app.say
        play, low = Box(w / 2 - wide - 10, y, wide, 52), Box(SIDE, h - FOOT + 6, 210, 32)
        return [
            Button("play", play, label=say(W.PLAY_NOW), kind="main", size=17, do=self._play, enters=True),
            Button("example", play.shifted(wide + 20, 0), label=say(W.EXAMPLE), icon="eye", size=15, do=self._example),
            Button("paste", low, label=say(W.PASTE_MATCH.of("V")), icon="plus", kind="quiet", size=13, do=self._paste),
        ]

    def relic(self, setup: Setup) -> Relic:
        """What is shown of a match."""
        key = setup.ruleset
        if key not in self.relics:
            self.relics[key] = games.of(game.ruleset(key)).relic(self.app)
        return self.relics[key]

    # ---- doing ---------------------------------------------------------------------------------
    def _take(self, n: int, twice: bool = True) -> None:
        """Choose a match; clicked once more it is watched, or gone on with."""
        if twice and n == self.chosen and self.now and self.now.setup:
            self.watch() if self.now.result is not None else self.resume()
        self.chosen = n
        if self.desk:
            self.desk.focus_on(f"card:{n}")
            self.desk.changed()

    def _copy(self) -> None:
        if self.now is not None and self.now.setup:
            copy(self.app, self.now)

    def _copy_log(self) -> None:
        if self.now is not None and self.now.setup:
            copy_log(self.app, self.now)

    def _paste(self) -> None:
        if paste(self.app):
            self.filters, self.chosen = Filters(), 0
            self.enter()

    def _filter(self, what: str, value: str) -> None:
        if what == "stars":
            self.filters.stars = self.stars if value else None
        else:
            setattr(self.filters, what, value)
        self.chosen = 0
        if self.desk:
            self.desk.changed()

    def _find(self, text: str) -> None:
        self._filter("text", text)

    def _order(self, order: str) -> None:
        self._filter("order", order)

    def _mark(self) -> None:
        """Mark the chosen match, or no longer."""
        if (saved := self.now) is not None:
            self.app.profile.star(saved.path.name, saved.path.name not in self.stars)
            self.stars = self.app.profile.stars()
            if self.filters.stars is not None:
                self.filters.stars = self.stars
                self.chosen = max(0, min(self.chosen, len(self.shown) - 1))
            if self.desk:
                self.desk.changed()

    def _unfiltered(self) -> None:
        self.filters = Filters()
        self._filter("end", "")

    def watch(self) -> None:
        if self.now:
            matches.watch(self.app, self.now.path)

    def _watch_as(self, eyes: str) -> None:
        if self.now:
            matches.watch(self.app, self.now.path, int(eyes))

    def review(self) -> None:
        if self.now:
            matches.review(self.app, self.now.path)

    def resume(self) -> None:
        if self.now:
            matches.resume(self.app, self.now.path)

    def _play(self) -> None:
        self.app.push(self.app.doors.shelf())

    def _example(self) -> None:
        """Two computers play; nothing of it is written down."""
        setup = Setup(EXAMPLE, 2, int.from_bytes(os.urandom(4), "big"), kinds=("normal", "normal"))
        self.app.push(self.app.doors.match(Session.begin(game.record, setup, Brains(game.content))))

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
            thumbnails.drop(saved.path)
            self.app.toast(W.DELETED)
        self.enter()

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
        """Delete, the pages, F through the games, and what is done with a match."""
        acts = {pygame.K_m: self._mark, pygame.K_c: self._copy, pygame.K_l: self._copy_log, pygame.K_v: self._paste}
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if key == pygame.K_DELETE and self.now:
            self._ask()
        elif key in pages:
            page = self.chosen // PAGE + pages[key]
            if 0 <= page <= (len(self.shown) - 1) // PAGE:
                self._take(page * PAGE, False)
        elif key in acts:
            acts[key]()
        elif key == pygame.K_f and self.all:
            values = [value for _, _, what, value in self._filters() if what == "game"]
            self._filter("game", values[(values.index(self.filters.game) + 1) % len(values)])

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        ground(pen)
        rim(pen, say(W.REPLAYS), say(W.REPLAYS_NOTE.of(len(self.all))))
        if not self.all:
            draw_nothing(pen, self.app.logical)
        else:
            self._draw_list(pen)
        if self.desk:
            self.desk.draw(pen)

    def _draw_list(self, pen: Pen) -> None:
        """What is not a control: the panel of the chosen match, and where in the list one is."""
        say, saved = self.app.say, self.now
        _, room, details = self.boxes()
        panel(pen, details, alpha=232)
        first, many = self.chosen // PAGE * PAGE, len(self.shown)
        where = W.WHERE_IN_LIST.of(min(first + 1, many), min(first + PAGE, many), many)
        pen.words(f"{say(where)}  ·  {say(W.REPLAY_KEYS)}", (room.x, room.foot + 22), 13, P.MUTED, width=room.w - 296)
        if saved is None:
            pen.words(say(W.NONE_FITS), (room.cx, room.cy), 16, P.MUTED, anchor="center", width=room.w)
            return
        inner = inside(details, False)
        inner.bottom(94 if saved.setup else 40, 8)
        if saved.setup is None:
            pen.para(say(saved.problem or W.DAMAGED), inner, 15, hx("#ffb3a8"))
            return
        picture, played, facts = self._parts(inner)
        if picture.h:
            draw_picture(pen, picture, saved, self.pictures)
        title, at = say(matches.place_of(saved.setup)), (picture.x, picture.foot + 19)
        pen.words(title, at, 21, P.BRASS_LIT, True, "display", width=picture.w)
        self.relic(saved.setup).draw(pen, saved, played)
        stamp = time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.changed))
        rows: list[tuple[Phrase, str]] = [
            (W.RESULT, say(outcome(saved))),
            (W.WHEN, stamp),
            (W.LENGTH, say(W.CHOICES.of(saved.picks))),
            (W.FILE, saved.path.name),
        ]
        for n, (name, value) in enumerate(rows[: round(facts.h / 22)]):
            row = Box(facts.x, facts.y + n * 22, facts.w, 22)
            fact_row(pen, row, say(name), value, mix(P.IVORY, FOCUS, 0.3), 13)
