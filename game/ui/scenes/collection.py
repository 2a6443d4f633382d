"""All cards of a game, with filters; one of them at a time large, with everything it says."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface

from game.rules.arena.army_building import COLOUR_ORDER
from game.rules.arena.cards import Glyph
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.cards import Card, all_cards, colours_of, face, fits_search
from game.ui.faces import card_size, shadowed
from game.ui.faces.gems import HUE
from game.ui.scene import Scene
from game.ui.scenes.deck import ArmyEditor
from game.ui.scenes.zoom import Zoom
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Chip, Do, Segments
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget

if TYPE_CHECKING:
    from game.ui.app import App

BUDGET = 0.03  # seconds that may go into drawing faces for one picture


class Easel:
    """Where faces are drawn a few at a time, so that a page of cards is there at once and fills up."""

    def __init__(self, app: App) -> None:
        self.app, self.until, self.waiting = app, 0.0, False

    def begin(self) -> None:
        """A new picture: so many seconds may go into faces."""
        self.until, self.waiting = time.perf_counter() + BUDGET, False

    def face(self, card: Card, lang: str, height: int) -> Surface | None:
        """A card's face, or None if its turn comes with the next picture."""
        key = ("face", card.key, type(card).__name__, lang, height, self.app.scale)
        if key not in self.app.gallery.shelf and time.perf_counter() > self.until:
            self.waiting = True
            return None
        return self.app.gallery.get(key, lambda: face(card, lang, height, scale=self.app.scale))


@dataclass
class CardCell(Widget):
    """A card in a grid."""

    card: Card
    do: Do = lambda: None
    easel: Easel | None = None
    radius: ClassVar[float] = 7

    def click(self, at: Point, desk: Desk) -> None:
        desk.app.sound("card")
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        high = pen.px(b.h)
        shade = shadowed(card_size(high))
        x, y = pen.at(b.cx, b.y)
        if self.easel:
            image = self.easel.face(self.card, pen.lang, high)
        else:
            image = face(self.card, pen.lang, high, scale=pen.scale)
        if image is None:
            pen.slab(b, (24, 19, 15, 255), 7, (*P.BRASS_DEEP, 255))
            for n, row in enumerate(pen.rows(self.card.name.in_(pen.lang), 13, b.w - 16)):
                pen.words(row, (b.cx, b.cy + 19 * n), 13, P.MUTED, anchor="center", width=b.w - 12)
            return
        if not isinstance(self.card, Glyph):
            pen.put_px(shade, (x - shade.get_width() / 2 + pen.px(2), y + (high - shade.get_height()) / 2 + pen.px(4)))
        pen.put_px(image, (x - image.get_width() / 2, y))
        if look.hover:
            pen.slab(b, (0, 0, 0, 0), 8, (*P.LAMP, 255), 2.4)


class Collection(Scene):
    """Filters above, cards below. Enter or a click shows a card large."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.desk: Desk | None = None
        self.kind = "armies"
        self.colours: set[str] = set()
        self.words = ""
        self.scroll = Scroller()
        self.cards: dict[str, Card] = {}

    def enter(self) -> None:
        self.rules = self.app.rules(self.key)
        self.cards = self.cards or all_cards(self.rules)
        self.easel = Easel(self.app)
        self.desk = Desk(
            self.app, self.lay, self.desk.focus if self.desk else "kind", self.desk.ring if self.desk else False
        )

    def shown(self) -> list[str]:
        """The cards that fit the filters."""
        group = {"armies": "army", "spells": "spell", "glyphs": "glyph"}[self.kind]
        return [
            key
            for key, card in self.cards.items()
            if key.startswith(group + "/")
            and (self.kind == "glyphs" or not self.colours or self.colours.intersection(colours_of(card)))
            and (not self.words or fits_search(card, self.words))
        ]

    # ---- layout --------------------------------------------------------------------------------
    def room(self) -> Box:
        box = content(self.app.logical)
        box.h += 4
        return box.inset(16, 14)

    def lay(self) -> list[Widget]:
        app, say, pen = self.app, self.app.say, self.app.ruler()
        room = self.room()
        out: list[Widget] = [back_button(pen, app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        head = room.top(38, 8)
        out.append(
            Segments(
                "kind",
                head.left(min(380.0, head.w * 0.44), 12),
                values=[(k, say(p), "") for k, p in W.KINDS.items()],
                now=self.kind,
                pick=self._take_kind,
            )
        )
        out.append(
            Button(
                "build",
                head.right(min(200.0, head.w * 0.34), 12),
                label=say(W.BUILD),
                icon="plus",
                size=14,
                do=self._build,
            )
        )
        out.append(
            Field(
                "search", head, text=self.words, hint=say(W.SEARCH), icon="search", most=30, size=14, put=self._search
            )
        )
        if self.kind != "glyphs":
            out += self._chips(room)
        return out + self._grid(self.grid_box())

    def _chips(self, room: Box) -> list[Widget]:
        """The filters by colour."""
        say, pen, out = self.app.say, self.app.ruler(), list[Widget]()
        names = {c: say(W.COLOUR_WORDS[c]) for c in (*COLOUR_ORDER, "") if c or self.kind == "armies"}
        spots = flow(room, [Chip.breadth(pen, name, True) for name in names.values()], 28)
        for (colour, name), spot in zip(names.items(), spots, strict=True):
            on, flip = colour in self.colours, partial(self._flip, colour)
            out.append(Chip(f"colour:{colour}", spot, label=name, on=on, spot=HUE[colour], flip=flip))
        return out

    def grid_box(self) -> Box:
        """Where the cards lie: under the filters."""
        room = self.room()
        room.top(38 + 8 + 28 + 14)
        room.right(12)
        return room

    def _grid(self, room: Box) -> list[Widget]:
        shown = self.shown()
        high = min(252.0, max(180.0, room.h * 0.52))
        wide = high * 5 / 7
        many = max(1, int((room.w + 14) // (wide + 14)))
        gap = (room.w - many * wide) / max(1, many - 1) if len(shown) >= many > 1 else 14.0
        self.scroll.fit(room, -(-len(shown) // many) * (high + 16) - 16)
        out: list[Widget] = []
        for n, key in enumerate(shown):
            box = Box(
                room.x + (n % many) * (wide + min(gap, 40.0)),
                room.y + (n // many) * (high + 16) - self.scroll.offset,
                wide,
                high,
            )
            out.append(
                CardCell(
                    f"card:{key}",
                    box,
                    self.cards[key],
                    do=partial(self.zoom, key),
                    scroller=self.scroll,
                    easel=self.easel,
                )
            )
        return out

    def _take_kind(self, kind: str) -> None:
        self.kind, self.scroll.offset = kind, 0.0

    def _flip(self, colour: str) -> None:
        self.colours ^= {colour}
        self.scroll.offset = 0.0

    def _search(self, words: str) -> None:
        self.words, self.scroll.offset = words, 0.0

    def _build(self) -> None:
        self.app.push(ArmyEditor(self.key))

    def zoom(self, key: str) -> None:
        self.app.push(Zoom([self.cards[k] for k in self.shown()], self.shown().index(key)))

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def restless(self) -> bool:
        return self.easel.waiting

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        self.easel.begin()
        ground(pen, hx(self.rules.accent))
        shown = self.shown()
        group = {"armies": "army", "spells": "spell", "glyphs": "glyph"}[self.kind]
        whole = sum(key.startswith(group + "/") for key in self.cards)
        rim(
            pen,
            say(self.rules.title),
            f"{say(W.COLLECTION)}  ·  {say(W.COUNT.of(len(shown), whole))}",
            hx(self.rules.accent),
        )
        box = content(self.app.logical)
        box.h += 4
        panel(pen, box, alpha=214)
        if not shown:
            room = self.grid_box()
            pen.words(say(W.NOTHING_FOUND), (room.cx, room.y + 60), 15, P.MUTED, anchor="center")
        if self.desk:
            self.desk.draw(pen)
