"""The left half of the deck editor: all cards, the filters, and how many copies of each are in the deck."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

from game.ui import words_desk as D
from game.ui.album import Mark
from game.ui.art import palette as P
from game.ui.chips import MarkChip
from game.ui.editors import words as W
from game.ui.editors.tiles import STRIP, PoolTile
from game.ui.widgets.box import Box, columns
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.nothing import draw_nothing, way_on
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget

if TYPE_CHECKING:
    from game.ui.editors.deck_editor import DeckEditor

WIDE = 640.0  # from this on the filters are chips, below they are lists
SUITS = "suit:deck"  # the key of the filter for what the rest of the deck allows
BUDGET = 0.03  # seconds that may go into drawing cards for one picture


class Pool:
    """All cards in a grid that scrolls."""

    def __init__(self, editor: DeckEditor) -> None:
        self.editor = editor
        self.on: set[str] = set()
        self.words = ""
        self.scroll = Scroller()
        self.until, self.waiting = 0.0, False
        self.drawn: set[tuple[str, str, float]] = set()

    def begin(self) -> None:
        """A new picture: so many seconds may go into cards."""
        self.until, self.waiting = time.perf_counter() + BUDGET, False

    def ready(self, key: str, lang: str, scale: float) -> bool:
        """True if a card may be drawn in this picture: it was before, or there is time."""
        known = (key, lang, scale)
        if known not in self.drawn and time.perf_counter() > self.until:
            self.waiting = True
            return False
        self.drawn.add(known)
        return True

    def shown(self) -> list[str]:
        """The cards that fit the filters."""
        on, shop, counts = frozenset(self.on), self.editor.shop, self.editor.work.counts
        found = [key for key, card in shop.cards().items() if shop.fits(card, on - {SUITS}, self.words)]
        return [key for key in found if shop.suits(shop.cards()[key], counts)] if SUITS in on else found

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        head = room.top(36, 10)
        head.right(84)
        hint = self.editor.app.say(self.editor.shop.search)
        search = Field("search", head, text=self.words, hint=hint, icon="search", most=30, size=14, put=self._search)
        return [search, *self._filters(room), *self._grid(room)]

    def _filters(self, room: Box) -> list[Widget]:
        return self._chips(room) if room.w >= WIDE else self._lists(room)

    def _chips(self, room: Box) -> list[Widget]:
        app, marks = self.editor.app, self.editor.shop.marks()
        pen, say = app.ruler(), app.say
        spots = self._spots(room, pen, marks)
        room.top(spots[-1].foot - room.y, 12)
        return [
            MarkChip.of(
                mark,
                spot,
                say(mark.short or mark.label),
                mark.key in self.on,
                partial(self._flip, mark.key),
                say(mark.label),
            )
            for mark, spot in zip(marks, spots, strict=True)
        ]

    def _spots(self, room: Box, pen: Pen, marks: Sequence[Mark]) -> list[Box]:
        """Chips in lines; those of one group stay together, if a line is wide enough for them."""
        x, y, out = room.x, room.y, list[Box]()
        line = self.editor.app.line(26 + 5)
        for _, mine in groupby(marks, lambda mark: mark.group):
            widths = [self._wide(pen, mark) for mark in mine]
            together = min(room.w, sum(widths) + 4 * (len(widths) - 1))
            for n, wide in enumerate(widths):
                if x > room.x and x + (wide if n else together) > room.right_edge + 0.5:
                    x, y = room.x, y + line
                out.append(Box(x, y, wide, line - 5))
                x += wide + 4
            x += 6
        return out

    def _wide(self, pen: Pen, mark: Mark) -> float:
        """As narrow as a chip may be."""
        app = self.editor.app
        wide = MarkChip.wide(pen, mark, app.say(mark.short or mark.label), app.line(26 + 5) - 5) - 5
        return max(wide, app.line(0) - 4)

    def _lists(self, room: Box) -> list[Widget]:
        """One list for each group of filters."""
        say, out, groups = self.editor.app.say, list[Widget](), self.editor.shop.groups
        step = 3 if len(groups) > 4 else max(1, len(groups))
        lines = [groups[n : n + step] for n in range(0, len(groups), step)]
        for line in lines:
            boxes = columns(room.top(self.editor.app.line(30), 6), (1,) * len(line), 6)
            for (group, every), box in zip(line, boxes, strict=True):
                marks = [mark for mark in self.editor.shop.marks() if mark.group == group]
                values = [("", say(every), ""), *((mark.value, say(mark.label), "") for mark in marks)]
                now = next((key.partition(":")[2] for key in sorted(self.on) if key.startswith(f"{group}:")), "")
                pick = partial(self._take, group)
                out.append(Choice(f"filter:{group}", box, values=values, now=now, pick=pick, size=13))
        room.top(6)
        return out

    def _grid(self, room: Box) -> list[Widget]:
        shop = self.editor.shop
        room.right(12)
        shown = self.shown()
        many = max(1, int((room.w + 10) // (shop.shape[0] * 1.06 + 10)))
        wide = (room.w - 10 * (many - 1)) / many
        cards, mode = shop.cards(), self.editor.work.mode
        strip = STRIP if any(shop.most(card, mode) != 1 for card in cards.values()) else 4.0
        high = wide * shop.shape[1] / shop.shape[0] + strip
        self.scroll.fit(room, -(-len(shown) // many) * (high + 8) - 8)
        out = list[Widget]()
        if not shown:
            app = self.editor.app
            out.append(way_on(app.ruler(), room, "all", app.say(D.SHOW_ALL), self._show_all))
        for n, key in enumerate(shown):
            x, y = room.x + n % many * (wide + 10), room.y + n // many * (high + 8) - self.scroll.offset
            out.append(self._tile(key, cards[key], Box(x, y, wide, high), strip, shown))
        return out

    def _tile(self, key: str, card: Any, box: Box, strip: float, shown: list[str]) -> PoolTile:
        editor = self.editor
        return PoolTile(
            f"pool:{key.rpartition('/')[2]}",
            box,
            key,
            card,
            editor.shop,
            editor.count(key),
            set=partial(editor.set, key),
            add=partial(editor.add, key),
            less=partial(editor.take_out, key),
            zoom=partial(editor.zoom, shown, key),
            grab=editor.grab,
            most=editor.shop.most(card, editor.work.mode),
            strip=strip,
            barred=not editor.shop.suits(card, editor.work.counts),
            ready=self.ready,
            scroller=self.scroll,
        )

    # ---- doing ---------------------------------------------------------------------------------
    def _show_all(self) -> None:
        """No filter, no word."""
        self.on = set()
        self.words, self.scroll.offset = "", 0.0

    def _search(self, words: str) -> None:
        self.words, self.scroll.offset = words, 0.0

    def _flip(self, key: str) -> None:
        self.on ^= {key}
        self.scroll.offset = 0.0

    def _take(self, group: str, value: str) -> None:
        self.on = {key for key in self.on if not key.startswith(f"{group}:")}
        if value:
            self.on.add(f"{group}:{value}")
        self.scroll.offset = 0.0

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box) -> None:
        """How many fit; that none does."""
        say, count = self.editor.app.say, len(self.shown())
        head = room.top(36, 10)
        words = say(W.COUNT.of(count, len(self.editor.shop.cards())))
        pen.words(words, (head.right_edge, head.cy), 13, P.MUTED, anchor="midright", width=80)
        if not count:
            draw_nothing(pen, self.scroll.view, "search", say(W.NOTHING_FOUND), say(D.FEWER_FILTERS))
