"""Setup: who sits where with which army, on which battlefield, under which rules."""

from __future__ import annotations

import os
from functools import partial

import pygame

from game import content
from game.rules.arena.army_building import COLOUR_ORDER, ready_made
from game.table.ruleset import Option, Ruleset
from game.ui import matches, own_armies
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces import army_strip, colour_gem
from game.ui.preview import Preview
from game.ui.scene import Scene
from game.ui.setup_draft import KINDS, LONGEST_NAME, Draft, Plan
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Chip, Segments, Toggle
from game.ui.widgets.chrome import back_button, ground, inside, panel, rim
from game.ui.widgets.chrome import content as content_box
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.marks import FOCUS, hexagon, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.tabs import tab_row
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase, same


class SetupScreen(Scene):
    """Seats and options at the left, the battlefield at the right, Start in the lower right corner."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.desk: Desk | None = None
        self.kept: Draft | None = None
        self.tab = "seats"
        self.scroll, self.seat_scroll = Scroller(), Scroller()
        self.preview: Preview | None = None

    def enter(self) -> None:
        if self.kept is None:
            self.kept = self.begin()
        self.kept.say, self.kept.me = self.app.say, self.app.settings.name
        self.kept.own = own_armies.load(self.app.home, self.rules)
        self.the.decks = [deck if self.kept.known(deck) else "" for deck in self.the.decks]
        self.preview = self.preview or Preview(self.app, "preview")
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "start")

    def begin(self) -> Draft:
        """The set-up of the last time, or one with armies by chance."""
        last = self.app.settings.setups.get(self.rules.key)
        fields = {
            key.removeprefix("map/"): facts for key, facts in self.rules.catalogue.items() if key.startswith("map/")
        }
        mine, wrong = content.own_battlefields()
        for sentence in wrong[:2]:
            self.app.toast(same(sentence), harm=True)
        draft = Draft(self.rules, Plan.read(last), fields | mine, {}, self.app.say)
        draft.forget_unknown()
        if last is None:
            draft.deal()
        return draft

    def leave(self) -> None:
        if self.kept:
            self.app.settings.setups[self.rules.key] = self.the.data()
            self.app.keep()

    @property
    def draft(self) -> Draft:
        """What has been put together so far."""
        assert self.kept is not None
        return self.kept

    @property
    def the(self) -> Plan:
        return self.draft.plan

    def start(self) -> None:
        self.leave()
        matches.begin(self.app, self.draft.setup())

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
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.SHELF), app.pop)]
        changed = len(self.the.options) + bool(self.the.seed)
        labels = [
            ("seats", say(W.SEATS_TAB)),
            ("options", say(W.OPTIONS_CHANGED.of(changed)) if changed else say(W.OPTIONS_TAB)),
        ]
        out += tab_row(app.ruler(), left.top(44), labels, self.tab, self._take_tab)
        room = left.inset(16)
        out += self._seats(room) if self.tab == "seats" else self._options(room)
        out += self._battlefield(inside(right))
        out.append(
            Button(
                "start",
                foot.right(min(240.0, foot.w * 0.42), 16),
                label=say(W.START),
                kind="main",
                size=20,
                hint=app.key_for("confirm"),
                left=True,
                do=self.start,
                why="" if self.draft.map else say(W.NO_MAP.of(self.the.seats)),
            )
        )
        out.append(
            Button(
                "random",
                foot.right(min(160.0, foot.w)).middle(160, 40),
                label=say(W.RANDOM),
                icon="dice",
                do=self.draft.shuffle,
            )
        )
        return out

    def _take_map(self, key: str) -> None:
        self.the.maps[str(self.the.seats)] = key

    def _take_tab(self, tab: str) -> None:
        self.tab, self.scroll.offset = tab, 0.0

    def _seats(self, room: Box) -> list[Widget]:
        head = room.top(36, 10)
        head.left(110)
        out: list[Widget] = [
            Segments(
                "count",
                head.left(min(260.0, head.w)),
                values=[(str(n), str(n), "") for n in self.rules.seats],
                now=str(self.the.seats),
                pick=lambda n: setattr(self.the, "seats", int(n)),
            )
        ]
        for seat, row in enumerate(self.rows(room)):
            out += self._seat(seat, self._row_room(row))
        return out

    def _seat(self, seat: int, upper: Box) -> list[Widget]:
        """Name, army and kind of a seat."""
        say, scroller, out = self.app.say, self.seat_scroll, list[Widget]()
        lower = upper.bottom(upper.h / 2 - 3, 6)
        army = upper.right(min(200.0, upper.w * 0.46), 10)
        if self.the.kinds[seat] == "human":
            name, hint, put = self.the.names[seat], self._hint(seat), partial(self._name, seat)
            out.append(
                Field(f"name:{seat}", upper, text=name, most=LONGEST_NAME, hint=hint, put=put, scroller=scroller)
            )
        at_table = self.draft.option("choose_colours") == "on"
        choice = Choice(
            f"army:{seat}", army, values=self.draft.decks(seat), now=self.the.decks[seat], empty=say(W.AT_TABLE),
            pick=partial(self.draft.set_deck, seat), why=say(W.COLOURS_AT_TABLE) if at_table else "", scroller=scroller,
        )  # fmt: skip
        kinds = [("human", say(W.PERSON), "")] + [(level, say(W.LEVELS[level]), "") for level in KINDS[1:]]
        box, pick = lower.left(min(lower.w, 380.0)), partial(self._kind, seat)
        kind = Segments(f"kind:{seat}", box, values=kinds, now=self.the.kinds[seat], pick=pick, scroller=scroller)
        return [*out, choice, kind]

    def rows(self, room: Box) -> list[Box]:
        """A row for each seat."""
        many = self.the.seats
        high = max(84.0, min(232.0, (room.h - 8 * (many - 1)) / many))
        self.seat_scroll.fit(room, many * (high + 8) - 8)
        wide = room.w - (12 if self.seat_scroll.needed else 0)
        self.seat_scroll.view = Box(room.x, room.y, wide, room.h)
        return [Box(room.x, room.y + n * (high + 8) - self.seat_scroll.offset, wide, high) for n in range(many)]

    def _row_room(self, row: Box) -> Box:
        inner = row.inset(10, 7)
        inner.left(54, 8)
        if inner.h > 74:
            inner = Box(inner.x, inner.y + 3 if inner.h > 130 else inner.cy - 37, inner.w, 74)
        return inner

    def _hint(self, seat: int) -> str:
        """What a person without a name is called: the one of the settings first."""
        first = next((i for i, kind in enumerate(self.the.kinds) if kind == "human"), -1)
        return (
            self.app.settings.name if seat == first and self.app.settings.name else self.app.say(W.PLAYER.of(seat + 1))
        )

    def _name(self, seat: int, name: str) -> None:
        self.the.names[seat] = name

    def _kind(self, seat: int, kind: str) -> None:
        self.the.kinds[seat] = kind

    def _options(self, room: Box) -> list[Widget]:
        say = self.app.say
        room.right(10)
        rows = self.option_rows(room)
        out: list[Widget] = [self._option(option, row) for option, row in zip(self.rules.options, rows, strict=False)]
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

    def option_words(self) -> list[tuple[Phrase, Phrase]]:
        """Name and note of every row: the ruleset's options, then the seed."""
        return [*((o.title, o.about) for o in self.rules.options), (W.SEED, W.SEED_ABOUT)]

    def option_rows(self, room: Box) -> list[Box]:
        """A row for each option, as high as its words need, where it stands when scrolled."""
        pen, say, width = self.app.ruler(), self.app.say, room.w - max(190.0, room.w * 0.46) - 14
        heights = [
            max(
                50.0,
                19.0 * len(pen.rows(say(title), 15, width, True)) + 16.0 * len(pen.rows(say(about), 12, width)) + 6,
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
        return Box(row.right_edge - w, row.cy - 19, w, 38)

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

    def _battlefield(self, room: Box) -> list[Widget]:
        fits = self.draft.fitting()
        pen = self.app.ruler()
        labels = [self.app.say(self.draft.fields[key].title) for key in fits]
        spots = flow(room, [Chip.breadth(pen, label) for label in labels], 30)
        out: list[Widget] = [
            Chip(f"map:{key}", spot, label=label, on=key == self.draft.map, flip=partial(self._take_map, key))
            for key, label, spot in zip(fits, labels, spots, strict=True)
        ]
        picture = self.picture_box(room)
        if self.preview and self.draft.map:
            self.preview.show(self.draft.fields[self.draft.map])
            self.preview.place(picture)
            out.append(self.preview)
        return out

    def picture_box(self, room: Box) -> Box:
        """Where the battlefield is seen: between its names and its text."""
        pen = self.app.ruler()
        spots = flow(
            room, [Chip.breadth(pen, self.app.say(self.draft.fields[key].title)) for key in self.draft.fitting()], 30
        )
        top = (spots[-1].foot if spots else room.y) + 10
        return Box(room.x, top, room.w, max(60.0, room.foot - top - self.text_high()))

    def text_high(self) -> float:
        return 96.0 if self.app.logical[1] < 640 else 112.0

    # ---- events --------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
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
        self._draw_battlefield(pen, right, hue)
        if self.desk:
            self.desk.draw(pen)

    def _draw_seats(self, pen: Pen, room: Box) -> None:
        head = room.top(36, 10)
        pen.words(self.app.say(W.HOW_MANY), (head.x + 2, head.cy), 16, P.IVORY, True, width=104)
        boxes = self.rows(room)
        pen.clipped(Box(room.x - 2, room.y - 2, room.w + 4, room.h + 4))
        for seat, row in enumerate(boxes):
            colour = pen.colours.seat(seat)
            human = self.the.kinds[seat] == "human"
            pen.slab(
                row,
                (*pen.colours.select, 22) if human else (255, 236, 200, 12),
                10,
                (*(mix(pen.colours.select, (0, 0, 0), 0.3) if human else P.BRASS_DEEP), 200 if human else 120),
            )
            r = min(26.0, row.h / 2 - 6)
            c = (row.x + 37, self._row_room(row).cy)
            pen.kept(
                ("avatar", colour, human, r),
                Box(c[0] - r - 3, c[1] - r - 3, 2 * r + 6, 2 * r + 6),
                partial(avatar, colour, human, r),
            )
            inner = self._row_room(row)
            upper = inner.top(inner.h / 2 - 3, 6)
            if not human:
                width = upper.w - min(200.0, upper.w * 0.46) - 18
                label = self.app.say(W.COMPUTER_LEVEL.of(W.LEVELS[self.the.kinds[seat]]))
                pen.words(label, (upper.x + 2, upper.cy), 16, P.IVORY, True, width=width)
            if row.h > 136:
                self._army(pen, seat, Box(row.x + 12, row.y + 92, row.w - 24, row.h - 104))
            if inner.w > 500:
                pen.words(
                    self.app.say(W.HERE if human else W.HONEST),
                    (inner.right_edge, inner.cy),
                    12,
                    P.MUTED,
                    anchor="midright",
                    width=inner.w - 392,
                )
        pen.clipped(None)

    def _army(self, pen: Pen, seat: int, room: Box) -> None:
        """The cards a seat leads, or that it takes what is left."""
        deck, catalogue = self.the.decks[seat], self.rules.catalogue
        army = self.draft.own.get(deck.removeprefix("own/")) or ready_made(catalogue).get(deck)
        if army is None or self.draft.option("choose_colours") == "on":
            for n, colour in enumerate(COLOUR_ORDER):
                pen.put(colour_gem(colour, pen.px(9)), room.x + 12 + n * 26, room.cy - 9)
            words = W.AT_TABLE_LONG if self.draft.option("choose_colours") == "on" else W.ANY_ARMY_LONG
            pen.para(self.app.say(words), Box(room.x + 156, room.cy - 19, room.w - 160, 40), 13, P.MUTED)
            return
        wide = (room.w - 16) / 3
        size = (pen.px(wide), pen.px(min(room.h, 124.0)))
        for n, key in enumerate(army.units[:3]):
            face = army_strip(catalogue[f"army/{key}"], self.app.lang, size, scale=pen.scale)
            pen.put(face, room.x + n * (wide + 8), room.y)

    def _draw_options(self, pen: Pen, room: Box) -> None:
        room.right(10)
        pen.clipped(Box(room.x - 4, room.y, room.w + 8, room.h))
        for n, (row, (title, about)) in enumerate(zip(self.option_rows(room), self.option_words(), strict=True)):
            width = self._control(row).x - row.x - 14
            if n:
                pen.line((row.x, row.y - 8), (row.right_edge, row.y - 8), P.BRASS, 1, 46)
            heads = pen.rows(self.app.say(title), 15, width, True)
            lines = pen.rows(self.app.say(about), 12, width)
            y = row.cy - (len(heads) * 19 + len(lines) * 16 + 3) / 2 + 9
            for text in heads:
                pen.words(text, (row.x, y), 15, P.IVORY, True, width=width)
                y += 19
            for text in lines:
                pen.words(text, (row.x, y + 2), 12, P.MUTED, width=width)
                y += 16
        pen.clipped(None)

    def _draw_battlefield(self, pen: Pen, box: Box, hue: Colour) -> None:
        say = self.app.say
        field = self.draft.fields.get(self.draft.map)
        room = panel(pen, box, say(W.BATTLEFIELD), say(field.title) if field else "", hue, 232)
        if not field:
            pen.para(say(W.NO_MAP.of(self.the.seats)), room, 15, P.MUTED)
            return
        text = Box(room.x, room.foot - self.text_high() + 12, room.w, self.text_high() - 12)
        mode = say(W.MODES[field.mode])
        if any(len(team) > 1 for team in field.teams):
            mode += f" ({' / '.join('+'.join(str(seat + 1) for seat in team) for team in field.teams)})"
        sign(pen, "sword", (text.x + 9, text.y + 8), 8, mix(hue, FOCUS, 0.3))
        pen.words(mode, (text.x + 26, text.y + 8), 15, P.IVORY, True, width=text.w - 26)
        y = pen.para(
            say(W.AFTER_TURNS[field.mode].of(field.turn_limit)), Box(text.x, text.y + 22, text.w, 38), 13, P.BRASS_LIT
        )
        pen.para(say(field.about), Box(text.x, y + 4, text.w, max(18.0, text.foot - y - 4)), 13, P.MUTED)


def avatar(colour: Colour, human: bool, r: float, pen: Pen, box: Box) -> None:
    """The sign of a seat: a hexagon in its colour with a person or a computer."""
    hexagon(pen, (box.cx, box.cy), r, (*mix(colour, (8, 6, 6), 0.72), 255), colour)
    sign(pen, "person" if human else "computer", (box.cx, box.cy), r * 0.44, mix(colour, FOCUS, 0.5))
