"""The left half of the party editor: all Megido, the filters, and which of them are in the party."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.rules.foton.cards import Megido
from game.rules.foton.sheet import SHEETS
from game.ui.album import Mark
from game.ui.art import palette as P
from game.ui.chips import MarkChip
from game.ui.games.foton import words as W
from game.ui.games.foton.look import LOOK
from game.ui.games.foton.pictures import TABLE
from game.ui.games.foton.tiles import MegidoTile
from game.ui.sheets.album import marks
from game.ui.widgets.box import Box, columns, flow
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget
from game.words import same

if TYPE_CHECKING:
    from game.ui.games.foton.editor import PartyEditor

WIDE = 640.0  # from this on the filters are chips, below they are lists
BUDGET = 0.03  # seconds that may go into drawing cards for one picture
LISTS = ("style", "class", "cost", "tag")


class Pool:
    """72 Megido in a grid that scrolls."""

    def __init__(self, editor: PartyEditor) -> None:
        self.editor = editor
        self.on: set[str] = set()
        self.words = ""
        self.scroll = Scroller()
        self.until, self.waiting = 0.0, False
        self.drawn: set[tuple[str, str, float]] = set()

    def begin(self) -> None:
        """A new picture: so many seconds may go into cards."""
        self.until, self.waiting = time.perf_counter() + BUDGET, False

    def ready(self, card: Megido, lang: str, scale: float) -> bool:
        """True if a card may be drawn in this picture: it was before, or there is time."""
        key = (card.key, lang, scale)
        if key not in self.drawn and time.perf_counter() > self.until:
            self.waiting = True
            return False
        self.drawn.add(key)
        return True

    def all(self) -> list[Megido]:
        return [card for card in self.editor.rules.catalogue.values() if isinstance(card, Megido)]

    def shown(self) -> list[Megido]:
        """The Megido that fit the filters."""
        on = frozenset(self.on)
        return [card for card in self.all() if SHEETS.fits(SHEETS.sheet(card), on, self.words)]

    def marks(self) -> list[Mark]:
        """The filters as chips."""
        return [_short(mark) for mark in marks(LOOK, SHEETS.tabs["megido"].groups, self.all())]

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        head = room.top(36, 10)
        head.right(84)
        hint = self.editor.app.say(W.SEARCH)
        search = Field("search", head, text=self.words, hint=hint, icon="search", most=30, size=14, put=self._search)
        return [search, *self._filters(room), *self._grid(room)]

    def _filters(self, room: Box) -> list[Widget]:
        return self._chips(room) if room.w >= WIDE else self._lists(room)

    def _chips(self, room: Box) -> list[Widget]:
        app, marks = self.editor.app, self.marks()
        pen, say = app.ruler(), app.say
        spots = flow(room, [MarkChip.wide(pen, mark, say(mark.label)) - 6 for mark in marks], 28, 6, 6)
        room.top(spots[-1].foot - room.y, 14)
        return [
            MarkChip.of(mark, spot, say(mark.label), mark.key in self.on, partial(self._flip, mark.key))
            for mark, spot in zip(marks, spots, strict=True)
        ]

    def _lists(self, room: Box) -> list[Widget]:
        """One list for each group of filters."""
        say, out = self.editor.app.say, list[Widget]()
        for key, box in zip(LISTS, columns(room.top(34, 12), (1, 1, 1, 1), 8), strict=True):
            group = SHEETS.groups[key]
            values = [("", say(group.all), ""), *((value, say(words), "") for value, words in group.values.items())]
            now = next((mark.partition(":")[2] for mark in sorted(self.on) if mark.startswith(f"{key}:")), "")
            pick = partial(self._take, key)
            out.append(Choice(f"filter:{key}", box, values=values, now=now, pick=pick, size=13))
        return out

    def _grid(self, room: Box) -> list[Widget]:
        editor = self.editor
        room.right(12)
        shown = self.shown()
        many = max(1, int((room.w + 10) // (TABLE[0] * 1.08 + 10)))
        wide = (room.w - 10 * (many - 1)) / many
        high = wide * TABLE[1] / TABLE[0]
        self.scroll.fit(room, -(-len(shown) // many) * (high + 12) - 12)
        out: list[Widget] = []
        for n, card in enumerate(shown):
            x, y = room.x + n % many * (wide + 10), room.y + n // many * (high + 12) - self.scroll.offset
            out.append(
                MegidoTile(
                    f"pool:{card.number}",
                    Box(x, y, wide, high),
                    card,
                    do=partial(editor.use, card),
                    zoom=partial(editor.zoom, shown, card),
                    away=partial(editor.take_out, card),
                    grab=editor.grab,
                    taken=card.key in editor.members,
                    ready=self.ready,
                    scroller=self.scroll,
                )
            )
        return out

    # ---- doing ---------------------------------------------------------------------------------
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
        words = say(W.COUNT.of(count, len(self.all())))
        pen.words(words, (head.right_edge, head.cy), 13, P.MUTED, anchor="midright", width=80)
        if not count:
            pen.words(say(W.NOTHING_FOUND), (room.cx, room.cy), 15, P.MUTED, anchor="center", width=room.w)


def _short(mark: Mark) -> Mark:
    """Where room is dear: costs are numbers beside a stone, ☆ says itself."""
    match mark.group:
        case "cost":
            return replace(mark, label=same(mark.value), picture=partial(LOOK.icon, "photon/any"))
        case "star":
            return replace(mark, label=same(""))
    return mark
