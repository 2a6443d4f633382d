"""The right half of the deck editor: which deck, its curves, its list, whether it is legal, what to do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.editors import words as W
from game.ui.editors.legality import draw_legality
from game.ui.editors.tiles import DeckCard, Listed, ListLine
from game.ui.editors.work import NEW, READY
from game.ui.setup_draft import LONGEST_NAME
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button, Do, Segments
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.ornaments import FOCUS
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.editors.deck_editor import DeckEditor

LEGAL = 97.0  # how high the box is that says whether a deck of few cards is legal
LINE, HEAD = 25.0, 26.0  # a line of the list, the head of a part of it


class DeckSide:
    """From above: the list of decks, name and format, curves, cards, legality, buttons."""

    def __init__(self, editor: DeckEditor) -> None:
        self.editor = editor
        self.scroll = Scroller()
        self.heads: list[tuple[Box, Phrase, int, int]] = []  # the heads of the parts, where the layout put them

    def say(self, phrase: Phrase) -> str:
        return self.editor.app.say(phrase)

    def named(self, phrase: Phrase) -> str:
        """A sentence with what the game calls its decks in it."""
        return self.say(self.editor.named(phrase))

    @property
    def tall(self) -> bool:
        return self.editor.app.logical[1] >= 640

    @property
    def as_cards(self) -> bool:
        """True if the few cards of the deck are shown as cards, each in its place."""
        return self.tall and self.editor.work.small

    @property
    def gap(self) -> float:
        """Between few cards, and below them: little in the least window, so that their costs stand there, too."""
        return 10.0 if self.editor.app.logical[1] >= 700 else 4.0

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        gap = 8.0 if self.tall else 6.0
        high = 36.0 if self.tall else 32.0
        out = self._which(room.top(high, gap)) + self._called(room.top(high, gap)) + self._doing(room)
        parts = self.parts()
        cards = self._cards(parts["list"]) if self.as_cards else self._list(parts["list"])
        return [*out, *cards, *self._repair(parts["legal"])]

    def parts(self) -> dict[str, Box]:
        """Curves, list and legality: what is left between the name and the buttons."""
        room = self.editor.boxes()[1].inset(16, 14)
        room.top(88 if self.tall else 76)
        room.bottom(50 if self.tall else 42)
        if self.as_cards:
            cards = room.top(self.cards_high(room), self.gap)
            legal = room.bottom(LEGAL, min(self.gap, 8.0))
            return {"curves": room, "list": cards, "legal": legal}
        low, high = (24, 108) if self.editor.work.small else (66, 108) if not self.points() else (34, 34)
        curves = room.top(high if self.tall else low, 10 if self.tall else 6)
        legal = room.bottom((108 if self.tall else 78) * (1 + self.editor.app.growth) / 2, 10 if self.tall else 6)
        return {"curves": curves, "list": room, "legal": legal}

    def _which(self, row: Box) -> list[Widget]:
        """The list of decks, and the way to copy one or to throw it away."""
        files, work, say, shop = self.editor.files, self.editor.work, self.say, self.editor.shop
        values = [(NEW, self.named(W.NEW_DECK), ""), *((name, name, "") for name in files.own)]
        for key, deck in shop.ready().items():
            words = W.FROM_READY.of(deck.name) if self.tall else deck.name  # a low window is narrow, too
            values.append((f"{READY}{key}", say(words), ""))
        saved = "" if work.file else self.named(W.NOT_SAVED_YET)
        remove = self._tool(row, "remove", "bin", files.ask_remove, W.DELETE, saved)
        copy = self._tool(row, "copy", "copy", files.copy, W.COPY, self._nothing_in())
        out = [*self._cards_tools(row), copy, remove] if shop.modes else [copy, remove]
        return [
            Choice("open", row, values=values, now=work.source, pick=files.choose, empty=self.named(W.MY_DECKS)),
            *out,
        ]

    def _called(self, row: Box) -> list[Widget]:
        """The name, and beside it the formats; where there is but one, the way to fill and empty the deck."""
        work, modes = self.editor.work, self.editor.shop.modes
        if modes:
            values = [(mode, self.say(words), "") for mode, words in modes]
            box, pick = row.right(min(190.0, row.w * 0.46), 8), self.editor.take_mode
            out: list[Widget] = [Segments("mode", box, values=values, now=work.mode, pick=pick, size=13)]
        else:
            out = self._cards_tools(row)
        put = partial(setattr, work, "name")
        return [Field("name", row, text=work.name, hint=self.named(W.DECK_NAME), most=LONGEST_NAME, put=put), *out]

    def _cards_tools(self, row: Box) -> list[Widget]:
        whole = "" if self.editor.work.missing > 0 else self.named(W.WHOLE)
        clear = self._tool(row, "clear", "cross", self.editor.clear, W.CLEAR, self._nothing_in())
        return [self._tool(row, "fill", "dice", self.editor.fill, W.FILL, whole), clear]

    def _tool(self, row: Box, key: str, icon: str, do: Do, tip: Phrase, why: str) -> Widget:
        """A button at the right of what is left of a row."""
        box, kind = row.right(40 if self.tall else 34, 6 if self.tall else 4), "harm" if key == "remove" else "plain"
        return Button(key, box, icon=icon, do=do, why=why, tip=self.named(tip), kind=kind)

    def _nothing_in(self) -> str:
        """Why there is nothing to copy, to empty, to save."""
        return "" if self.editor.work.total else self.named(W.EMPTY)

    def _doing(self, room: Box) -> list[Widget]:
        files, say = self.editor.files, self.say
        row = room.bottom(40 if self.tall else 36)
        why = self._nothing_in()
        save = row.right(row.w * 0.34, 8)
        export, paste = columns(row, (1, 1), 8)
        return [
            Button("export", export, label=say(W.EXPORT), size=13, do=files.copy_text, why=why),
            Button("import", paste, label=say(W.IMPORT), size=13, do=files.paste_text),
            Button("save", save, label=say(W.SAVE), kind="main", icon="save", do=files.save, why=why),
        ]

    def points(self) -> list[tuple[int, int]]:
        """What the lists cost and may cost, where points are counted."""
        work = self.editor.work
        return [(work.points(pile), limits.points) for pile, limits in work.piles() if limits.points]

    def cards_high(self, room: Box) -> float:
        """How high the places of a few cards are: in rows of three, large where there is room."""
        (wide, high), rows = self.editor.shop.shape, -(-self.editor.work.whole // 3)
        spare = (room.h - LEGAL - 84 - self.gap * (rows + 1)) / rows
        return rows * min(max(float(high), spare), (room.w - 28) / 3 / wide * high) + self.gap * (rows - 1)

    def places(self, room: Box) -> list[Box]:
        """Where the few cards of a deck lie."""
        whole = self.editor.work.whole
        rows = -(-whole // 3)
        high = (room.h - self.gap * (rows - 1)) / rows
        wide = high * self.editor.shop.shape[0] / self.editor.shop.shape[1]
        gap = (room.w - 3 * wide) / 4
        return [
            Box(room.x + gap + n % 3 * (wide + gap), room.y + n // 3 * (high + self.gap), wide, high)
            for n in range(whole)
        ]

    def _cards(self, room: Box) -> list[Widget]:
        """A card for each place that is taken."""
        keys = [key for key, _ in self.editor.work.lines()]
        return [self._control(DeckCard, key, 1, box, keys) for key, box in zip(keys, self.places(room), strict=False)]

    def _list(self, room: Box) -> list[Widget]:
        """A head for each part, a line for each card."""
        editor, shop, room = self.editor, self.editor.shop, room.copy()
        room.right(10)
        cards, lines = shop.cards(), editor.work.lines()
        parts = [
            (section, [line for line in lines if shop.section(cards[line[0]]) == section.key])
            for section in shop.sections(editor.work.mode)
        ]
        parts = [part for part in parts if part[1]]
        head = HEAD if len(shop.sections(editor.work.mode)) > 1 else 0.0
        high = editor.app.line(LINE)
        self.scroll.fit(room, sum(head + (high + 2) * len(found) for _, found in parts))
        y, out, keys = room.y - self.scroll.offset, list[Widget](), [key for key, _ in lines]
        self.heads = []
        for section, found in parts:
            if head:
                self.heads.append(
                    (Box(room.x, y, room.w, head), section.title, sum(n for _, n in found), section.guide)
                )
            y += head
            for key, count in found:
                out.append(self._control(ListLine, key, count, Box(room.x, y, room.w, high), keys))
                y += high + 2
        return out

    def _control(self, kind: type[Listed], key: str, count: int, box: Box, keys: list[str]) -> Widget:
        editor = self.editor
        card, place = editor.shop.cards()[key], editor.work.place(key)
        return kind(
            f"deck:{key.rpartition('/')[2]}",
            box,
            key,
            card,
            editor.shop,
            count,
            set=partial(editor.stand if place else editor.set, key),
            add=partial(editor.add, key),
            less=partial(editor.take_out, key),
            zoom=partial(editor.zoom, keys, key),
            grab=editor.grab,
            wrong=count > editor.shop.most(card, editor.work.mode) or not editor.shop.suits(card, editor.work.counts),
            scroller=None if kind is DeckCard else self.scroll,
            place=place,
            tip=self.say(W.PLACES) if place else "",
        )

    def _repair(self, room: Box) -> list[Widget]:
        """The quickest way to a legal deck, in the box that says what is wrong."""
        work, editor = self.editor.work, self.editor
        extra = max(work.surplus(), -work.missing)
        box = Box(room.right_edge - 162, room.y + 8, 150, 30)
        if extra > 0:
            label = self.say(W.TRIM_N.of(extra))
            return [Button("trim", box, label=label, size=13, kind="harm", do=editor.trim)]
        if 0 < work.missing < work.whole:
            return [Button("complete", box, label=self.say(W.FILL_N.of(work.missing)), size=13, do=editor.fill)]
        return []

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        """Curves, heads of the list, legality."""
        if self.editor.desk:
            self.editor.desk.refresh()
        parts, counts = self.parts(), +self.editor.work.counts
        self._draw_points(pen, parts["curves"])
        self.editor.shop.draw_curves(pen, parts["curves"], counts)
        draw_legality(pen, parts["legal"], self.editor)
        if self.as_cards:
            for n, box in enumerate(self.places(parts["list"])):
                if n >= len(counts):
                    self._empty_place(pen, box, n)
            return
        pen.slab(Box(parts["list"].x - 6, parts["list"].y - 4, parts["list"].w + 12, parts["list"].h + 8),
                 (0, 0, 0, 70), 8)  # fmt: skip
        if not counts:
            self._nothing(pen, parts["list"])
        pen.clipped(parts["list"])
        for box, title, count, guide in self.heads if counts else []:
            self._head(pen, box, title, count, guide, hue)
        pen.clipped(None)

    def _draw_points(self, pen: Pen, room: Box) -> None:
        """The points of each list as a bar."""
        found = self.points()
        for (now, most), box in zip(found, columns(room.copy(), (1,) * len(found), 8) if found else (), strict=True):
            pen.words(self.say(W.OF_POINTS.of(now, most)), (box.x, box.y + 8), 12, P.IVORY, width=box.w)
            bar, colour = Box(box.x, box.y + 20, box.w, 7), pen.colours.harm if now > most else pen.colours.good
            pen.slab(bar, (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
            pen.slab(Box(bar.x, bar.y, max(4.0, bar.w * min(1.0, now / most)), bar.h), (*colour, 255), 3)

    def _empty_place(self, pen: Pen, box: Box, n: int) -> None:
        pen.slab(box, (0, 0, 0, 110), 7, (*P.BRASS_DEEP, 200))
        pen.words(str(n + 1), (box.cx, box.cy - 14), 26, (90, 78, 60), True, "display", "center")
        for k, row in enumerate(pen.rows(self.say(W.EMPTY_PLACE), 12, box.w - 16)[:3]):
            pen.words(row, (box.cx, box.cy + 14 + k * 16), 12, (134, 124, 108), anchor="center", width=box.w - 8)

    def _head(self, pen: Pen, box: Box, title: Phrase, count: int, guide: int, hue: Colour) -> None:
        pen.words(self.say(title), (box.x + 4, box.cy + 1), 13, mix(hue, FOCUS, 0.35), True)
        said = self.say(W.GUIDE.of(count, guide)) if guide else str(count)
        pen.words(said, (box.right_edge - 8, box.cy + 1), 12, P.MUTED, anchor="midright")
        pen.line((box.x, box.foot - 3), (box.right_edge, box.foot - 3), hue, 1, 120)

    def _nothing(self, pen: Pen, room: Box) -> None:
        """What to do with an empty deck."""
        rows = pen.rows(self.named(W.EMPTY_LONG), 14, min(300.0, room.w - 40))
        for n, row in enumerate(rows):
            y = room.cy + (n - (len(rows) - 1) / 2) * 20
            pen.words(row, (room.cx, y), 14, P.MUTED, anchor="center", width=room.w - 20)
