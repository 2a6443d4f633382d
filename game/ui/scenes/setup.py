"""Setup: who sits where with which army, on which battlefield, under which rules. Two clicks from the shelf to a match."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pygame

from game import content
from game.match.match import Setup
from game.rules.arena.army_building import COLOUR_ORDER, as_data, problems, ready_made
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.cards import ArmyList
from game.table.ruleset import Option, Ruleset
from game.ui import matches, own_armies
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces import army_strip, colour_gem
from game.ui.preview import Preview
from game.ui.scene import Scene
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

KINDS = ("human", "easy", "normal")
LONGEST_NAME = 20


@dataclass
class Plan:
    """What the screen has put together so far; kept in the settings for the next time."""

    seats: int = 2
    kinds: list[str] = field(default_factory=lambda: ["human", "normal", "normal", "normal", "normal"])
    names: list[str] = field(default_factory=lambda: [""] * 5)
    decks: list[str] = field(default_factory=lambda: [""] * 5)  # "" any, "white" ..., "own/<name>"
    maps: dict[str, str] = field(default_factory=dict)  # battlefield for each number of seats
    options: dict[str, str] = field(default_factory=dict)  # what differs from the default
    seed: str = ""

    @classmethod
    def read(cls, data: object) -> Plan:
        """The plan that was kept, as far as it fits."""
        plan, said = cls(), data if isinstance(data, dict) else {}
        if said.get("seats") in (2, 3, 4, 5):
            plan.seats = int(said["seats"])
        for name in ("kinds", "names", "decks"):
            kept = said.get(name)
            if isinstance(kept, list) and len(kept) == 5 and all(isinstance(v, str) and len(v) <= 60 for v in kept):
                setattr(plan, name, list(kept))
        plan.kinds = [kind if kind in KINDS else "human" for kind in plan.kinds]
        plan.names = [name[:LONGEST_NAME] for name in plan.names]
        for name in ("maps", "options"):
            kept = said.get(name)
            if isinstance(kept, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in kept.items()):
                setattr(plan, name, dict(kept))
        return plan

    def data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "kinds": self.kinds,
            "names": self.names,
            "decks": self.decks,
            "maps": self.maps,
            "options": self.options,
        }


class SetupScreen(Scene):
    """Seats and options at the left, the battlefield at the right, Start in the lower right corner."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.desk: Desk | None = None
        self.plan: Plan | None = None
        self.tab = "seats"
        self.scroll, self.seat_scroll = Scroller(), Scroller()
        self.preview: Preview | None = None
        self.fields: dict[str, Battlefield] = {}
        self.own: dict[str, ArmyList] = {}

    def enter(self) -> None:
        if self.plan is None:
            kept = self.app.settings.setups.get(self.rules.key)
            self.plan = Plan.read(kept)
            if kept is None:
                self.deal()
            self.fields = {
                key.removeprefix("map/"): facts for key, facts in self.rules.catalogue.items() if key.startswith("map/")
            }
            mine, wrong = content.own_battlefields()
            self.fields |= mine
            for sentence in wrong[:2]:
                self.app.toast(same(sentence), harm=True)
            self.plan.options = {
                k: v
                for k, v in self.plan.options.items()
                if any(o.key == k and v in dict(o.values) for o in self.rules.options)
            }
        self.own = own_armies.load(self.app.home, self.rules)
        self.plan.decks = [d if self._known(d) else "" for d in self.plan.decks]
        self.preview = self.preview or Preview(self.app, "preview")
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "start")

    def leave(self) -> None:
        if self.plan:
            self.app.settings.setups[self.rules.key] = self.plan.data()
            self.app.keep()

    # ---- what is chosen ------------------------------------------------------------------------
    @property
    def the(self) -> Plan:
        assert self.plan is not None
        return self.plan

    def _known(self, deck: str) -> bool:
        return deck == "" or deck in ready_made(self.rules.catalogue) or deck.removeprefix("own/") in self.own

    def fitting(self) -> list[str]:
        """Battlefields for this number of seats."""
        return [key for key, field in self.fields.items() if field.seats == self.the.seats]

    @property
    def map(self) -> str:
        fits, wanted = self.fitting(), self.the.maps.get(str(self.the.seats), "")
        return wanted if wanted in fits else next(iter(fits), "")

    def option(self, key: str) -> str:
        option = next(o for o in self.rules.options if o.key == key)
        return self.the.options.get(key, option.values[0][0])

    def set_option(self, option: Option, value: str) -> None:
        """Set an option; the defaults are not kept. Own armies need a format in which they are legal."""
        if value == option.values[0][0]:
            self.the.options.pop(option.key, None)
        else:
            self.the.options[option.key] = value
        if option.key == "army":
            self.the.decks = [
                "" if value == "large" or (value == "colour" and d.startswith("own/")) else d for d in self.the.decks
            ]

    def set_deck(self, seat: int, deck: str) -> None:
        self.the.decks[seat] = deck
        if deck.startswith("own/") and self.option("army") == "colour":
            self.the.options["army"] = "standard"

    def decks(self, seat: int) -> list[tuple[str, str, str]]:
        """The armies a seat may lead, with the reason why not."""
        say, size = self.app.say, self.option("army")
        out = [("", say(W.ANY_ARMY), "")]
        if size != "large":
            others = [d for n, d in enumerate(self.the.decks[: self.the.seats]) if n != seat]
            for key, army in ready_made(self.rules.catalogue).items():
                out.append(
                    (key, say(army.name), say(W.TAKEN.of(army.name)) if key in others and size == "colour" else "")
                )
        for name, army in self.own.items():
            wrong = problems(self.rules.catalogue, army, "large" if size == "large" else "standard")
            out.append((f"own/{name}", name, say(W.NOT_LEGAL.of(name, wrong[0])) if wrong else ""))
        return out

    def setup(self) -> Setup:
        """The match as it has been put together."""
        plan, n = self.the, self.the.seats
        maps: dict[str, Any] = {}
        if self.map.startswith("own/"):
            maps = {self.map: content.map_data(self.fields[self.map])}
        decks = tuple(
            as_data(self.own[d.removeprefix("own/")]) if d.startswith("own/") else d or None for d in self.dealt()
        )
        seed = int(plan.seed) if plan.seed else int.from_bytes(os.urandom(4), "big")
        me = next((i for i in range(n) if plan.kinds[i] == "human"), -1)
        names = tuple(
            (plan.names[i] or (self.app.settings.name if i == me else "")) if plan.kinds[i] == "human" else ""
            for i in range(n)
        )
        return Setup(
            self.rules.key, n, seed, {"map": self.map, **plan.options}, decks, names, tuple(plan.kinds[:n]), maps
        )

    def start(self) -> None:
        self.leave()
        matches.begin(self.app, self.setup())

    def dealt(self) -> list[str]:
        """The armies of the seats; whoever takes any gets one by chance that nobody else leads."""
        decks, chance = list(self.the.decks[: self.the.seats]), os.urandom(8)
        if self.option("army") == "large" or self.option("choose_colours") == "on":
            return decks
        left = [colour for colour in COLOUR_ORDER if colour not in decks]
        return [deck or left.pop(chance[seat] % len(left)) for seat, deck in enumerate(decks)]

    def deal(self) -> None:
        """Other armies for everybody, by chance."""
        left, chance = list(COLOUR_ORDER), os.urandom(8)
        self.the.decks = [left.pop(chance[seat] % len(left)) for seat in range(5)]

    def shuffle(self) -> None:
        """Another battlefield and other armies, by chance."""
        fits = self.fitting()
        if fits:
            self.the.maps[str(self.the.seats)] = fits[os.urandom(1)[0] % len(fits)]
        if self.option("army") != "large":
            self.deal()

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
                why="" if self.map else say(W.NO_MAP.of(self.the.seats)),
            )
        )
        out.append(
            Button(
                "random",
                foot.right(min(160.0, foot.w)).middle(160, 40),
                label=say(W.RANDOM),
                icon="dice",
                do=self.shuffle,
            )
        )
        return out

    def _take_map(self, key: str) -> None:
        self.the.maps[str(self.the.seats)] = key

    def _take_tab(self, tab: str) -> None:
        self.tab, self.scroll.offset = tab, 0.0

    def _seats(self, room: Box) -> list[Widget]:
        say = self.app.say
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
            inner = self._row_room(row)
            upper, lower = inner.top(inner.h / 2 - 3, 6), inner
            kinds = [("human", say(W.PERSON), "")] + [(level, say(W.LEVELS[level]), "") for level in KINDS[1:]]
            army = upper.right(min(200.0, upper.w * 0.46), 10)
            if self.the.kinds[seat] == "human":
                out.append(
                    Field(
                        f"name:{seat}",
                        upper,
                        text=self.the.names[seat],
                        most=LONGEST_NAME,
                        size=15,
                        hint=self._hint(seat),
                        scroller=self.seat_scroll,
                        put=partial(self._name, seat),
                    )
                )
            out.append(
                Choice(
                    f"army:{seat}",
                    army,
                    values=self.decks(seat),
                    now=self.the.decks[seat],
                    pick=partial(self.set_deck, seat),
                    why=say(W.COLOURS_AT_TABLE) if self.option("choose_colours") == "on" else "",
                    empty=say(W.AT_TABLE),
                    scroller=self.seat_scroll,
                )
            )
            out.append(
                Segments(
                    f"kind:{seat}",
                    lower.left(min(lower.w, 380.0)),
                    values=kinds,
                    now=self.the.kinds[seat],
                    pick=partial(self._kind, seat),
                    scroller=self.seat_scroll,
                )
            )
        return out

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
        say, box, now = self.app.say, self._control(row), self.option(option.key)
        keys = [value for value, _ in option.values]
        if sorted(keys) == ["off", "on"]:
            return Toggle(
                option.key,
                box,
                on=now == "on",
                words=(say(dict(option.values)["off"]), say(dict(option.values)["on"])),
                flip=lambda: self.set_option(option, "off" if now == "on" else "on"),
                scroller=self.scroll,
            )
        return Choice(
            option.key,
            box,
            values=[(value, say(words), "") for value, words in option.values],
            now=now,
            pick=lambda value: self.set_option(option, value),
            scroller=self.scroll,
        )

    def _battlefield(self, room: Box) -> list[Widget]:
        fits = self.fitting()
        pen = self.app.ruler()
        labels = [self.app.say(self.fields[key].title) for key in fits]
        spots = flow(room, [Chip.breadth(pen, label) for label in labels], 30)
        out: list[Widget] = [
            Chip(f"map:{key}", spot, label=label, on=key == self.map, flip=partial(self._take_map, key))
            for key, label, spot in zip(fits, labels, spots, strict=True)
        ]
        picture = self.picture_box(room)
        if self.preview and self.map:
            self.preview.show(self.fields[self.map])
            self.preview.place(picture)
            out.append(self.preview)
        return out

    def picture_box(self, room: Box) -> Box:
        """Where the battlefield is seen: between its names and its text."""
        pen = self.app.ruler()
        spots = flow(room, [Chip.breadth(pen, self.app.say(self.fields[key].title)) for key in self.fitting()], 30)
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
        army = self.own.get(deck.removeprefix("own/")) or ready_made(catalogue).get(deck)
        if army is None or self.option("choose_colours") == "on":
            for n, colour in enumerate(COLOUR_ORDER):
                pen.put(colour_gem(colour, pen.px(9)), room.x + 12 + n * 26, room.cy - 9)
            words = W.AT_TABLE_LONG if self.option("choose_colours") == "on" else W.ANY_ARMY_LONG
            pen.para(self.app.say(words), Box(room.x + 156, room.cy - 19, room.w - 160, 40), 13, P.MUTED)
            return
        wide = (room.w - 16) / 3
        size = (pen.px(wide), pen.px(min(room.h, 124.0)))
        for n, key in enumerate(army.units[:3]):
            pen.put(army_strip(catalogue[f"army/{key}"], self.app.lang, size), room.x + n * (wide + 8), room.y)

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
        field = self.fields.get(self.map)
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
