"""Setup: who sits where with which deck, under which rules. The right half is the game's own: `games/<key>`.

Long because seats and options are laid out, controlled and drawn row by row, and the rows must agree.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.match.match import Setup
from game.players import levels
from game.table.ruleset import Option, Ruleset
from game.table.strength import share
from game.ui import cups, games, matches
from game.ui import words_cup as C
from game.ui import words_front as W
from game.ui import words_lan as L
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx, mix
from game.ui.games.side import Side
from game.ui.reading import words as R
from game.ui.scene import Scene
from game.ui.seating import given_name, name_of, own_seat
from game.ui.setup_draft import LONGEST_NAME, OPEN, Draft, Plan
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do, Segments, Toggle
from game.ui.widgets.chrome import back_button, ground, inside, panel, rim
from game.ui.widgets.chrome import content as content_box
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.ornaments import FOCUS, hexagon, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.tabs import tab_row
from game.ui.widgets.widget import Look, Point, Scroller, Widget
from game.words import Phrase, seat_name

LOOK = 0.1  # seconds between two looks for what is still being read
KINDS = 440.0  # width of the choice of who sits somewhere, at most


@dataclass
class SeatSign(Widget):
    """The sign of a seat: shows its deck beside."""

    colour: Colour = (0, 0, 0)
    human: bool = False
    do: Do = lambda: None
    radius: ClassVar[float] = 26

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        colour = mix(self.colour, P.LAMP, 0.4) if look.hover else self.colour
        seat_sign(pen, (self.box.cx, self.box.cy), self.box.h / 2, colour, self.human)


class SetupScreen(Scene):
    """Seats and options at the left, what the game previews at the right, Start in the lower right corner."""

    def __init__(self, rules: Ruleset, lan: str = "") -> None:
        """`lan`: the address at which the table is to be opened to the network; seats that nobody has are open then."""
        self.rules, self.lan = rules, lan
        self.desk: Desk | None = None
        self.kept: Draft | None = None
        self.beside: Side | None = None
        self.tab = "seats"
        self.even = ""  # the level that fits whoever sits here
        self.scroll, self.seat_scroll = Scroller(), Scroller()

    def enter(self) -> None:
        if self.beside is None:
            self.beside = games.of(self.rules).side(self)
            self.even = self._even()
            known = self.app.settings.setups.get(self.rules.key)
            self.kept = self.beside.begin(known)
            if known is None and self.even:
                self.the.kinds = [self.even if kind == "normal" else kind for kind in self.the.kinds]
            self.the.open_to_network(bool(self.lan))
        self.draft.say, self.draft.me = self.app.say, self.app.settings.name
        self.draft.own = self.side.own()
        self.draft.forget_unknown()
        self.side.enter()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "start")

    def _even(self) -> str:
        """The level that is about as good as whoever sits here, as far as it is offered; "" where nothing is known."""
        found, strongest = self.app.profile.even_level(self.rules.key), levels.offered(self.rules)[-1].key
        return strongest if found == "expert" else found

    def leave(self) -> None:
        if self.kept:
            self.side.leave()
            self.app.settings.setups[self.rules.key] = self.the.data()
            self.app.keep()

    def wake(self) -> float | None:
        return LOOK if self.side.waits() else None

    def update(self, dt: float) -> None:
        if self.side.news() and self.desk:
            self.desk.changed()

    @property
    def draft(self) -> Draft:
        """What has been put together so far."""
        assert self.kept is not None
        return self.kept

    @property
    def side(self) -> Side:
        """The half of the screen that is the game's own."""
        assert self.beside is not None
        return self.beside

    @property
    def the(self) -> Plan:
        return self.draft.plan

    def start(self) -> None:
        self.leave()
        if self.the.open_seats:
            if matches.host(self.app, self.draft.lobby(), self.lan or matches.EVERY):
                self.app.drop(self)
        elif self.the.three and not self.no_three():
            self._start_three(self.draft.setup())
        else:
            matches.begin(self.app, self.draft.setup())
        if self.app.top is self:  # nothing has begun: it goes on as if nobody had left
            self.side.enter()

    def _start_three(self, setup: Setup) -> None:
        """The first game of a best of three."""
        mine = own_seat(setup)
        names = [given_name(setup, seat) if seat == mine else self.app.say(name_of(setup, seat)) for seat in range(2)]
        cup = cups.best_of_three(setup, names)
        if cups.start(self.app, cup) and cups.play(self.app, cup, cup.open[0]):
            self.app.drop(self)

    def no_three(self) -> str:
        """Why no best of three can be played like this; "" if one can."""
        return "" if self.the.seats == 2 and not self.the.open_seats else self.app.say(C.THREE_FOR_TWO)

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """Left panel, right panel, the row of buttons."""
        whole = content_box(self.app.logical)
        whole.h += 4
        left = whole.left(max(430.0, whole.w * 0.46), 16)
        buttons = whole.bottom(56, 16)
        return left, whole, buttons

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        left, right, foot = self.boxes()
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.BACK), app.pop)]
        changed = len(self.the.options) + bool(self.the.seed) + self.the.three
        labels = [
            ("seats", say(W.SEATS_TAB)),
            ("options", say(W.OPTIONS_CHANGED.of(changed)) if changed else say(W.OPTIONS_TAB)),
        ]
        out += tab_row(app.ruler(), left.top(44), labels, self.tab, self._take_tab)
        room = left.inset(16)
        out += self._seats(room) if self.tab == "seats" else self._options(room)
        out += self.side.lay(inside(right))
        out.append(
            Button(
                "start",
                foot.right(min(240.0, foot.w * 0.42), 16),
                label=say(L.OPEN_TABLE if self.the.open_seats else W.START),
                kind="main",
                size=20,
                enters=True,
                left=True,
                do=self.start,
                why=self.draft.missing(),
            )
        )
        small = min(160.0, (foot.w - 12) / 2)
        out.append(
            Button(
                "random",
                foot.right(small, 12).middle(160, 40),
                label=say(W.RANDOM),
                icon="dice",
                do=self.draft.shuffle,
            )
        )
        label = say(C.TOURNAMENT)
        out.append(Button("cup", foot.right(small).middle(160, 40), label=label, do=self.sign_up))
        return out

    def sign_up(self) -> None:
        """A tournament by these options instead of a match."""
        self.leave()
        self.app.push(self.app.doors.sign_up(self.draft))

    def _take_tab(self, tab: str) -> None:
        self.tab, self.scroll.offset = tab, 0.0

    def _seats(self, room: Box) -> list[Widget]:
        out: list[Widget] = []
        if len(self.rules.seats) > 1:
            head = room.top(36, 10)
            head.left(110)
            out.append(
                Segments(
                    "count",
                    head.left(min(260.0, head.w)),
                    values=[(str(n), str(n), "") for n in self.rules.seats],
                    now=str(self.the.seats),
                    pick=lambda n: setattr(self.the, "seats", int(n)),
                    called=self.app.say(W.HOW_MANY),
                )
            )
        for seat, row in enumerate(self.rows(room)):
            out += self._seat(seat, self._row_room(row), row)
        return out

    def _seat(self, seat: int, upper: Box, row: Box) -> list[Widget]:
        """Name, deck and kind of a seat; its sign, where the seats have something to show."""
        say, scroller, out = self.app.say, self.seat_scroll, list[Widget]()
        if self.side.shown >= 0:
            box = Box(row.x + 11, upper.cy - 26, 52, 52)
            colour, human = self.app.colours.seat(seat), self.the.kinds[seat] in ("human", OPEN)
            show = partial(self.side.show, seat)
            out.append(SeatSign(f"seat:{seat}", box, colour=colour, human=human, do=show, scroller=scroller))
        lower = upper.bottom(upper.h / 2 - 3, 6)
        deck = upper.right(min(200.0, upper.w * 0.46), 10)
        if self.the.kinds[seat] == "human":
            name, hint, put = self.the.names[seat], self._hint(seat), partial(self._name, seat)
            out.append(
                Field(f"name:{seat}", upper, text=name, most=LONGEST_NAME, hint=hint, put=put, scroller=scroller)
            )
        offered = levels.offered(self.rules, self.the.kinds[seat])
        kinds = [("human", say(W.PERSON), "")] + [(level.key, say(level.name), "") for level in offered]
        kinds.append((OPEN, say(L.OPEN_SEAT), ""))
        box, pick = lower.left(min(lower.w, KINDS)), partial(self._kind, seat)
        kind = Segments(f"kind:{seat}", box, values=kinds, now=self.the.kinds[seat], pick=pick, scroller=scroller)
        if self.the.kinds[seat] == OPEN:
            return self._called(seat, [*out, kind])  # whoever sits down there chooses
        choice = Choice(
            f"deck:{seat}", deck, values=self.draft.decks(seat), now=self.the.decks[seat], empty=say(W.AT_TABLE),
            pick=partial(self._deck, seat), why=self.draft.no_deck(), scroller=scroller,
        )  # fmt: skip
        return self._called(seat, [*out, choice, kind])

    def _called(self, seat: int, controls: list[Widget]) -> list[Widget]:
        """The controls of a seat with their names, which only their places say."""
        for control in controls:
            control.called = self.app.say(R.OF_SEAT[control.key.partition(":")[0]].of(seat_name(seat)))
        return controls

    def _deck(self, seat: int, deck: str) -> None:
        self.draft.set_deck(seat, deck)
        self.side.show(seat)

    def rows(self, room: Box) -> list[Box]:
        """A row for each seat."""
        many = self.the.seats
        high = max(84.0, min(280.0, (room.h - 8 * (many - 1)) / many))
        self.seat_scroll.fit(room, many * (high + 8) - 8)
        wide = room.w - (12 if self.seat_scroll.needed else 0)
        self.seat_scroll.view = Box(room.x, room.y, wide, room.h)
        return [Box(room.x, room.y + n * (high + 8) - self.seat_scroll.offset, wide, high) for n in range(many)]

    def _row_room(self, row: Box) -> Box:
        inner = row.inset(10, 7)
        inner.left(54, 8)
        if inner.h > 74:
            inner = Box(inner.x, inner.y + 9 if inner.h > 130 else inner.cy - 37, inner.w, 74)
        return inner

    def _hint(self, seat: int) -> str:
        """What a person without a name is called: the one of the settings first."""
        first = next((i for i, kind in enumerate(self.the.kinds) if kind == "human"), -1)
        return self.app.settings.name if seat == first and self.app.settings.name else self.app.say(seat_name(seat))

    def seat_words(self, seat: int) -> str:
        """What a seat is called."""
        kind = self.the.kinds[seat]
        if kind == "human":
            return self.the.names[seat] or self._hint(seat)
        return self.app.say(L.SEAT_OPEN if kind == OPEN else W.COMPUTER_LEVEL.of(levels.NAMES[kind]))

    def _name(self, seat: int, name: str) -> None:
        self.the.names[seat] = name

    def _kind(self, seat: int, kind: str) -> None:
        self.the.kinds[seat] = kind

    def _options(self, room: Box) -> list[Widget]:
        say = self.app.say
        room.right(10)
        rows = self.option_rows(room)
        out: list[Widget] = [self._option(option, row) for option, row in zip(self.rules.options, rows, strict=False)]
        out.append(self._three(rows[-2]))
        seed = self._control(rows[-1])
        dice = seed.right(40, 8)
        out.append(
            Field(
                "seed",
                seed,
                text=self.the.seed,
                most=18,
                hint=say(W.SEED_RANDOM),
                scroller=self.scroll,
                allowed=lambda sign: sign in "0123456789",
                put=lambda text: setattr(self.the, "seed", text),
            )
        )
        for control, (name, about) in zip(out, self.option_words(), strict=True):
            control.called = f"{say(name)} ({say(about)})"
        out.append(
            Button(
                "dice",
                dice,
                icon="dice",
                tip=say(W.NEW_SEED),
                scroller=self.scroll,
                do=lambda: setattr(self.the, "seed", str(int.from_bytes(os.urandom(3), "big"))),
            )
        )
        return out

    def _three(self, row: Box) -> Widget:
        """Whether it is a best of three."""
        say, why = self.app.say, self.no_three()
        words = say(C.LENGTHS[1]), say(C.LENGTHS[3])

        def flip() -> None:
            self.the.three = not self.the.three

        on = self.the.three and not why
        return Toggle("three", self._control(row), on=on, words=words, flip=flip, scroller=self.scroll, why=why)

    def option_words(self) -> list[tuple[Phrase, Phrase]]:
        """Name and note of every row: the ruleset's options, a best of three, then the seed."""
        return [*((o.title, o.about) for o in self.rules.options), (C.THREE, C.THREE_ABOUT), (W.SEED, W.SEED_ABOUT)]

    def option_rows(self, room: Box) -> list[Box]:
        """A row for each option, as high as its words need, where it stands when scrolled."""
        pen, say, width = self.app.ruler(), self.app.say, room.w - max(190.0, room.w * 0.46) - 14
        head, line = pen.set_size(19), pen.set_size(16)
        heights = [
            max(
                self.app.line(50),
                head * len(pen.rows(say(title), 15, width, True)) + line * len(pen.rows(say(about), 12, width)) + 6,
            )
            for title, about in self.option_words()
        ]
        self.scroll.fit(room, sum(heights) + 16 * (len(heights) - 1))
        y, out = room.y - self.scroll.offset, list[Box]()
        for high in heights:
            out.append(Box(room.x, y, room.w, high))
            y += high + 16
        return out

    def _control(self, row: Box) -> Box:
        """Where the control of an option stands: at the right of its row."""
        w = max(190.0, row.w * 0.46)
        high = self.app.line(38)
        return Box(row.right_edge - w, row.cy - high / 2, w, high)

    def _option(self, option: Option, row: Box) -> Widget:
        say, box, now = self.app.say, self._control(row), self.draft.option(option.key)
        keys = [value for value, _ in option.values]
        if sorted(keys) == ["off", "on"]:
            return Toggle(
                option.key,
                box,
                on=now == "on",
                words=(say(dict(option.values)["off"]), say(dict(option.values)["on"])),
                flip=lambda: self.draft.set_option(option, "off" if now == "on" else "on"),
                scroller=self.scroll,
            )
        return Choice(
            option.key,
            box,
            values=[(value, say(words), "") for value, words in option.values],
            now=now,
            pick=lambda value: self.draft.set_option(option, value),
            scroller=self.scroll,
        )

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        before = self.desk.focus
        used = self.desk.handle(event)
        what, _, seat = self.desk.focus.partition(":")
        if self.desk.focus != before and what in ("seat", "name", "deck", "kind") and seat.isdecimal():
            self.side.show(int(seat))
            self.desk.changed()
        if not used and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        rim(pen, say(self.rules.title), say(W.SETUP), hue)
        left, right, _ = self.boxes()
        left.top(44)
        panel(pen, left, alpha=232)
        room = left.inset(16)
        if self.tab == "seats":
            self._draw_seats(pen, room)
        else:
            self._draw_options(pen, room)
        self.side.draw(pen, right, hue)
        if self.desk:
            self.desk.draw(pen)

    def _draw_seats(self, pen: Pen, room: Box) -> None:
        if len(self.rules.seats) > 1:
            head = room.top(36, 10)
            pen.words(self.app.say(W.HOW_MANY), (head.x + 2, head.cy), 16, P.IVORY, True, width=104)
        boxes = self.rows(room)
        pen.clipped(Box(room.x - 2, room.y - 2, room.w + 4, room.h + 4))
        for seat, row in enumerate(boxes):
            colour = pen.colours.seat(seat)
            human = self.the.kinds[seat] == "human"
            lit = human if self.side.shown < 0 else seat == self.side.shown
            pen.slab(
                row,
                (*pen.colours.select, 22) if lit else (255, 236, 200, 12),
                10,
                (*(mix(pen.colours.select, (0, 0, 0), 0.3) if lit else P.BRASS_DEEP), 200 if lit else 120),
            )
            if self.side.shown < 0:
                seat_sign(pen, (row.x + 37, self._row_room(row).cy), min(26.0, row.h / 2 - 6), colour, human)
            inner = self._row_room(row)
            upper = inner.top(inner.h / 2 - 3, 6)
            if not human:
                self._draw_who(pen, seat, upper)
            if row.h > 136:
                self.side.beside(pen, seat, Box(row.x + 12, row.y + 98, row.w - 24, row.h - 110))
            said = self.app.say(W.HERE if human else L.WAITING if self.the.kinds[seat] == OPEN else W.HONEST)
            if pen.width(said, 12) <= inner.w - KINDS - 12:
                pen.words(said, (inner.right_edge, inner.cy), 12, P.MUTED, anchor="midright")
        pen.clipped(None)

    def _draw_who(self, pen: Pen, seat: int, upper: Box) -> None:
        """A computer, and how it plays; or that the seat is open."""
        kind, deck = self.the.kinds[seat], min(200.0, upper.w * 0.46)
        if kind == OPEN:
            pen.words(self.app.say(L.OPEN_SEAT_LONG), (upper.x + 2, upper.cy), 16, P.IVORY, True, width=upper.w - 18)
            return
        width, said = upper.w - deck - 18, [W.EVEN if kind == self.even else levels.level(kind).about]
        wins = share(self.rules.strength, "normal", kind) if self.the.seats == 2 else None  # as it was measured
        if wins is not None:
            tenths = round(10 * wins)
            said.append(W.NORMAL_NEARLY_ALWAYS if tenths == 10 else W.NORMAL_WINS.of(tenths))
        y = upper.cy - (8 if len(said) == 1 else 20)
        pen.words(self.seat_words(seat), (upper.x + 2, y), 16, P.IVORY, True, width=width)
        for line, words in enumerate(said):
            at = (upper.x + 2, y + 19 + 14 * line)
            pen.words(self.app.say(words), at, 12.5, mix(P.MUTED, FOCUS, 0.25), width=width)

    def _draw_options(self, pen: Pen, room: Box) -> None:
        room.right(10)
        pen.clipped(Box(room.x - 4, room.y, room.w + 8, room.h))
        for n, (row, (title, about)) in enumerate(zip(self.option_rows(room), self.option_words(), strict=True)):
            width = self._control(row).x - row.x - 14
            if n:
                pen.line((row.x, row.y - 8), (row.right_edge, row.y - 8), P.BRASS, 1, 46)
            heads = pen.rows(self.app.say(title), 15, width, True)
            lines = pen.rows(self.app.say(about), 12, width)
            head, line = pen.set_size(19), pen.set_size(16)
            y = row.cy - (len(heads) * head + len(lines) * line + 3) / 2 + head / 2
            for text in heads:
                pen.words(text, (row.x, y), 15, P.IVORY, True, width=width)
                y += head
            for text in lines:
                pen.words(text, (row.x, y + 2), 12, P.MUTED, width=width)
                y += line
        pen.clipped(None)


def seat_sign(pen: Pen, at: Point, r: float, colour: Colour, human: bool) -> None:
    """The sign of a seat round a point, drawn once."""
    box = Box(at[0] - r - 3, at[1] - r - 3, 2 * r + 6, 2 * r + 6)
    pen.kept(("avatar", colour, human, r), box, partial(avatar, colour, human, r))


def avatar(colour: Colour, human: bool, r: float, pen: Pen, box: Box) -> None:
    """The sign of a seat: a hexagon in its colour with a person or a computer."""
    hexagon(pen, (box.cx, box.cy), r, (*mix(colour, (8, 6, 6), 0.72), 255), colour)
    sign(pen, "person" if human else "computer", (box.cx, box.cy), r * 0.44, mix(colour, FOCUS, 0.5))
