"""All cards of a game, with filters; one of them at a time large, with everything it says."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import pygame
from pygame import Surface

import game
from game.content import packs
from game.packs.pack import belongs
from game.ui import games
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui.album import Album, Mark
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.chips import MarkChip
from game.ui.faces.frame import card_size, shadowed
from game.ui.scene import Scene
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Do, Segments
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.nothing import draw_nothing, way_on
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Scroller, Widget
from game.ui.words_packs import FROM_BOX, NEW_CARD, PACKS

if TYPE_CHECKING:
    from game.ui.app import App

PACK = "pack"  # the group of filters by packs
BUDGET = 0.03  # seconds that may go into drawing faces for one picture


class Easel:
    """Where faces are drawn a few at a time, so that a page of cards is there at once and fills up."""

    def __init__(self, app: App, album: Album) -> None:
        self.app, self.album, self.until, self.waiting = app, album, 0.0, False

    def begin(self) -> None:
        """A new picture: so many seconds may go into faces."""
        self.until, self.waiting = time.perf_counter() + BUDGET, False

    def face(self, card: Any, lang: str, height: int) -> Surface | None:
        """A card's face, or None if its turn comes with the next picture."""
        name = ("face", card, lang, height, self.app.scale, self.app.colours)
        if name not in self.app.gallery.shelf and time.perf_counter() > self.until:
            self.waiting = True
            return None
        return self.app.gallery.get(name, lambda: self.album.face(card, lang, height, self.app.scale, self.app.colours))


@dataclass
class CardCell(Widget):
    """A card in a grid."""

    name: str
    card: Any
    easel: Easel
    do: Do = lambda: None
    pack: str = ""  # where it is from, if not from the box
    radius: ClassVar[float] = 7

    def reads(self, say: Say) -> str:
        return say(self.easel.album.name(self.card))

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        high = pen.px(b.h)
        x, y = pen.at(b.cx, b.y)
        image = self.easel.face(self.card, pen.lang, high)
        if image is None:
            pen.slab(b, (24, 19, 15, 255), 7, (*P.BRASS_DEEP, 255))
            for n, row in enumerate(pen.rows(self.easel.album.name(self.card).in_(pen.lang), 13, b.w - 16)):
                pen.words(row, (b.cx, b.cy + 19 * n), 13, P.MUTED, anchor="center", width=b.w - 12)
            return
        if self.easel.album.shadow(self.card):
            shade = shadowed(card_size(high))
            pen.put_px(shade, (x - shade.get_width() / 2 + pen.px(2), y + (high - shade.get_height()) / 2 + pen.px(4)))
        pen.put_px(image, (x - image.get_width() / 2, y))
        if self.pack:
            foot = Box(b.x + 10, b.foot - 10, b.w - 20, 20)
            pen.slab(foot, (16, 12, 9, 240), 9, (*P.BRASS, 255))
            pen.words(self.pack, (foot.cx, foot.cy), 12, P.BRASS_LIT, anchor="center", width=foot.w - 12)
        if look.hover:
            pen.slab(b, (0, 0, 0, 0), 8, (*P.LAMP, 255), 2.4)


class Collection(Scene):
    """Filters above, cards below. Enter or a click shows a card large."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.on: set[str] = set()
        self.words = ""
        self.kind = ""

    def packs_here(self) -> Mapping[str, str]:
        return self.app.rules(self.key).packs

    def enter(self) -> None:
        self.rules = self.app.rules(self.key)
        self.album = games.of(self.rules).album(self.rules)
        self.kind = self.kind if self.kind in self.album.kinds else next(iter(self.album.kinds))
        on = self.rules.packs
        self.packs = {found.name: found.title for found in packs().all() if on.get(found.name) == found.checksum}
        self.easel = Easel(self.app, self.album)
        first = self.desk.focus if self.desk else "kind"
        self.desk = Desk(self.app, self.lay, first, self.desk.ring if self.desk else False)

    def cards(self) -> Mapping[str, Any]:
        """All cards of the open kind."""
        return self.album.cards(self.kind)

    def shown(self) -> list[str]:
        """The cards that fit the filters."""
        of = {name for name in ("", *self.packs) if f"{PACK}:{name}" in self.on}
        on = frozenset(key for key in self.on if not key.startswith(PACK))
        fits = [key for key, card in self.cards().items() if self.album.fits(card, on, self.words)]
        return [key for key in fits if not of or self.pack_of(key) in of]

    def pack_of(self, key: str) -> str:
        """The name of the pack that a card is from; "" for one of the box."""
        return next((name for name in self.packs if belongs(key, name)), "")

    def marks(self) -> list[Mark]:
        """The filters of this kind, and by packs if there are any."""
        names = {"": FROM_BOX, **self.packs} if self.packs else {}
        return [*(Mark(PACK, name, title) for name, title in names.items()), *self.album.marks(self.kind)]

    # ---- layout --------------------------------------------------------------------------------
    def room(self) -> Box:
        box = content(self.app.logical)
        box.h += 4
        return box.inset(16, 14)

    def lay(self) -> list[Widget]:
        app, say, pen = self.app, self.app.say, self.app.ruler()
        room = self.room()
        back = back_button(pen, app.logical, app.key_for("cancel"), say(F.BACK), app.pop)
        wide = pen.width(say(PACKS), 13, True) + 40
        beside = Box(back.box.x - wide - 8, back.box.y, wide, back.box.h)
        wide = pen.width(say(NEW_CARD), 13, True) + 40
        new = Box(beside.x - wide - 8, back.box.y, wide, back.box.h)
        out: list[Widget] = [
            back,
            Button("packs", beside, label=say(PACKS), kind="quiet", size=13, do=self._open_packs),
            Button("new", new, label=say(NEW_CARD), kind="quiet", size=13, do=self._open_workshop),
        ]
        head = room.top(38, 8)
        values = [(rules.key, say(rules.title), "") for rules in game.RULESETS]
        box = head.left(max(250.0, head.w * 0.24), 12)
        out.append(Choice("game", box, values=values, now=self.key, pick=self._take_game))
        kinds = [(k, say(p), "") for k, p in self.album.kinds.items()]
        wide = min(380.0, head.w * 0.46)
        out.append(Segments("kind", head.left(wide, 12), values=kinds, now=self.kind, pick=self._take_kind))
        build, label = head.right(min(200.0, head.w * 0.42), 12), say(self.album.build)
        out.append(Button("build", build, label=label, icon="plus", size=14, do=self._build))
        hint = say(W.SEARCH)
        out.append(Field("search", head, text=self.words, hint=hint, icon="search", most=30, size=14, put=self._search))
        return out + self._chips(room) + self._grid(self.grid_box())

    def _taken(self) -> float:
        """How much of the rim its buttons take."""
        first = self.desk.find("new") if self.desk else None
        return self.app.logical[0] - first.box.x if first else 0.0

    def _chips(self, room: Box) -> list[Widget]:
        """The filters of this kind."""
        marks, spots = self.marks(), self.chip_boxes(room)
        say = self.app.say
        return [
            MarkChip.of(
                mark,
                spot,
                say(mark.short or mark.label),
                mark.key in self.on,
                partial(self._flip, mark),
                say(mark.label),
            )
            for mark, spot in zip(marks, spots, strict=True)
        ]

    def chip_boxes(self, room: Box) -> list[Box]:
        pen, marks, high = self.app.ruler(), self.marks(), self.app.line(28 + 6) - 6
        wide = [MarkChip.wide(pen, mark, self.app.say(mark.short or mark.label), high) for mark in marks]
        return flow(room, [max(w, self.app.line(0) - 6) for w in wide], high, 6, 6)

    def grid_box(self) -> Box:
        """Where the cards lie: under the filters."""
        room = self.room()
        room.top(38 + 8)
        spots = self.chip_boxes(room)
        room.top((spots[-1].foot - room.y if spots else 28) + 14)
        room.right(12)
        return room

    def _grid(self, room: Box) -> list[Widget]:
        cards, shown = self.cards(), self.shown()
        high = min(252.0, max(180.0, room.h * 0.52))
        wide = high * 5 / 7
        many = max(1, int((room.w + 14) // (wide + 14)))
        gap = (room.w - many * wide) / max(1, many - 1) if len(shown) >= many > 1 else 14.0
        self.scroll.fit(room, -(-len(shown) // many) * (high + 16) - 16)
        out: list[Widget] = []
        if not shown:
            out.append(way_on(self.app.ruler(), room, "all", self.app.say(W.SHOW_ALL), self._show_all))
        for n, key in enumerate(shown):
            x = room.x + (n % many) * (wide + min(gap, 40.0))
            box = Box(x, room.y + (n // many) * (high + 16) - self.scroll.offset, wide, high)
            zoom = partial(self.zoom, key)
            cell = CardCell(f"card:{key}", box, key, cards[key], self.easel, do=zoom, scroller=self.scroll)
            cell.pack = self.app.say(self.packs[name]) if (name := self.pack_of(key)) else ""
            out.append(cell)
        return out

    # ---- doing ---------------------------------------------------------------------------------
    def _take_game(self, key: str) -> None:
        if key != self.key:
            self.key, self.kind, self.words, self.scroll.offset = key, "", "", 0.0
            self.on.clear()
            self.enter()

    def _take_kind(self, kind: str) -> None:
        self.kind, self.scroll.offset = kind, 0.0

    def _flip(self, mark: Mark) -> None:
        self.on ^= {mark.key}
        self.scroll.offset = 0.0

    def _show_all(self) -> None:
        """No filter, no word."""
        self.on.clear()
        self.words, self.scroll.offset = "", 0.0

    def _search(self, words: str) -> None:
        self.words, self.scroll.offset = words, 0.0

    def _build(self) -> None:
        self.app.push(games.of(self.rules).editor(self.key))

    def _open_packs(self) -> None:
        self.app.push(self.app.doors.packs())

    def _open_workshop(self) -> None:
        self.app.push(self.app.doors.workshop(self.key))

    def zoom(self, key: str) -> None:
        cards, shown = self.cards(), self.shown()
        self.app.push(self.album.zoom([cards[k] for k in shown], shown.index(key)))

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def restless(self) -> bool:
        return self.easel.waiting

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        self.easel.begin()
        ground(pen, hue)
        shown = self.shown()
        counted = say(W.COUNT.of(len(shown), len(self.cards())))
        rim(pen, say(self.rules.title), f"{say(W.COLLECTION)}  ·  {counted}", hue, self._taken())
        box = content(self.app.logical)
        box.h += 4
        panel(pen, box, alpha=214)
        if not shown:
            draw_nothing(pen, self.grid_box(), "search", say(W.NOTHING_FOUND), say(W.FEWER_FILTERS))
        if self.desk:
            self.desk.draw(pen)
