"""The right half of the party editor: which party, its six places, what it costs, whether it is legal, what to do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.rules.foton.cards import Megido
from game.rules.foton.parties import SIZE, ready_made
from game.rules.foton.sheet import sheet
from game.table.sheet import count
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.games.foton import words as W
from game.ui.games.foton.curve import draw_curve, draw_sums
from game.ui.games.foton.hints import hints
from game.ui.games.foton.pictures import TABLE
from game.ui.games.foton.tiles import MegidoLine, MegidoTile
from game.ui.setup_draft import LONGEST_NAME
from game.ui.widgets.box import Box, columns, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Point, Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.games.foton.editor import PartyEditor

NEW, SAMPLE = "new", "sample/"
GAP = 8.0
LEGAL = 96.0  # how high the box is that says whether the party is legal


class PartySide:
    """Six places in two rows of cards; lines where the window is low."""

    def __init__(self, editor: PartyEditor) -> None:
        self.editor = editor

    def say(self, phrase: Phrase) -> str:
        return self.editor.app.say(phrase)

    # ---- layout --------------------------------------------------------------------------------
    @property
    def tall(self) -> bool:
        """True if there is room for cards."""
        return self.editor.app.logical[1] >= 640

    def lay(self, room: Box) -> list[Widget]:
        out = self._which(room.top(36, 8)) + self._called(room.top(36, 10)) + self._doing(room)
        for n, box in enumerate(self.places()):
            if n < len(self.editor.members):
                out.append(self._member(n, box))
        return out

    def _which(self, row: Box) -> list[Widget]:
        """The list of parties, and the way to throw one away or copy it."""
        editor, say = self.editor, self.say
        values = [(NEW, say(W.NEW_PARTY), ""), *((name, name, "") for name in editor.own)]
        ready = ready_made(editor.rules.catalogue)
        values += [(f"{SAMPLE}{key}", say(W.FROM_SAMPLE.of(party.name)), "") for key, party in ready.items()]
        why = "" if editor.file else say(W.NOT_SAVED_YET)
        remove, copy = row.right(40, 6), row.right(40, 6)
        tip, tip2 = say(W.DELETE), say(W.COPY)
        empty = "" if editor.members else say(W.EMPTY_PARTY)
        return [
            Choice("open", row, values=values, now=editor.source, pick=editor.choose, empty=say(W.MY_PARTIES)),
            Button("copy", copy, icon="copy", do=editor.copy, tip=tip2, why=empty),
            Button("remove", remove, icon="bin", kind="harm", do=editor.ask_remove, why=why, tip=tip),
        ]

    def _called(self, row: Box) -> list[Widget]:
        editor, say = self.editor, self.say
        lot, empty = row.right(40, 6), row.right(40, 6)
        full = say(W.FULL) if len(editor.members) >= SIZE else ""
        none = "" if editor.members else say(W.EMPTY_PARTY)
        put = partial(setattr, editor, "name")
        return [
            Field("name", row, text=editor.name, hint=say(W.PARTY_NAME), most=LONGEST_NAME, put=put),
            Button("clear", empty, icon="cross", do=editor.clear, tip=say(W.CLEAR), why=none),
            Button("fill", lot, icon="dice", do=editor.fill, tip=say(W.FILL), why=full),
        ]

    def _doing(self, room: Box) -> list[Widget]:
        editor, say = self.editor, self.say
        row = room.bottom(40, 10)
        why = "" if editor.members else say(W.EMPTY_PARTY)
        save = row.right(row.w * 0.34, 8)
        export, paste = columns(row, (1, 1), 8)
        return [
            Button("export", export, label=say(W.EXPORT), size=13, do=editor.copy_text, why=why),
            Button("import", paste, label=say(W.IMPORT), size=13, do=editor.paste_text),
            Button("save", save, label=say(W.SAVE), kind="main", icon="save", do=editor.save, why=why),
        ]

    def inner(self) -> Box:
        """What is left between the name and the buttons."""
        room = self.editor.boxes()[1].inset(16, 14)
        room.top(36 + 8 + 36 + 10)
        room.bottom(50)
        return room

    def places(self) -> list[Box]:
        """Where the six Megido lie."""
        room = self.inner()
        if not self.tall:
            wide = (room.w - GAP) / 2
            return [
                Box(room.x + n % 2 * (wide + GAP), row.y, wide, row.h)
                for n, row in ((n, rows(Box(room.x, room.y, wide, 126), 3, 6)[n // 2]) for n in range(SIZE))
            ]
        spare = (room.h - LEGAL - 84 - 40) / 2 * TABLE[0] / TABLE[1]  # beside legality and costs
        wide = min(max(TABLE[0], spare), (room.w - 28) / 3)
        high = wide * TABLE[1] / TABLE[0]
        gap = (room.w - 3 * wide) / 4
        return [
            Box(room.x + gap + n % 3 * (wide + gap), room.y + n // 3 * (high + 10), wide, high) for n in range(SIZE)
        ]

    def place_at(self, at: Point) -> int | None:
        """The place under a point."""
        return next((n for n, box in enumerate(self.places()) if box.holds(at)), None)

    def _member(self, n: int, box: Box) -> Widget:
        editor = self.editor
        card: Megido = editor.rules.catalogue[editor.members[n]]
        out, zoom = partial(editor.take_out, card), partial(editor.zoom, editor.cards(), card)
        if self.tall:
            return MegidoTile(f"member:{n}", box, card, do=out, zoom=zoom, away=out, grab=editor.grab)
        return MegidoLine(f"member:{n}", box, card, do=out, zoom=zoom, away=out, grab=editor.grab)

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box) -> None:
        """Empty places, sums, what is right and wrong."""
        places, have = self.places(), len(self.editor.members)
        for n in range(have, SIZE):
            self._empty(pen, places[n], n)
        inner, found = self.inner(), count([sheet(card) for card in self.editor.cards()])
        inner.top(places[-1].foot - inner.y, 10)
        if self.tall:
            draw_curve(pen, inner.top(max(66.0, min(100.0, inner.h - LEGAL - 8)), 8), found)
        else:
            draw_sums(pen, inner.top(18, 8), found)
        self._legal(pen, inner)

    def _empty(self, pen: Pen, box: Box, n: int) -> None:
        pen.slab(box, (0, 0, 0, 110), 7, (*P.BRASS_DEEP, 200))
        if self.editor.drag and box.holds(self.editor.drag):
            pen.slab(box, (*pen.colours.offer, 30), 7, (*pen.colours.offer, 255), 2)
        if self.tall:
            pen.words(str(n + 1), (box.cx, box.cy - 14), 26, (90, 78, 60), True, "display", "center")
            lines = pen.rows(self.say(W.EMPTY_SLOT), 12, box.w - 16)
            for k, line in enumerate(lines[:3]):
                pen.words(line, (box.cx, box.cy + 14 + k * 16), 12, (134, 124, 108), anchor="center", width=box.w - 8)
        else:
            pen.words(str(n + 1), (box.x + 18, box.cy), 16, (110, 96, 74), True, "display", "center")

    def _legal(self, pen: Pen, room: Box) -> None:
        """Legal or not yet, and why; below, what there is to know of the party. As high as its words, if they fit."""
        wrong, have = self.editor.wrong(), len(self.editor.members)
        if have < SIZE:  # not wrong, only not done
            tone, fill, ink, icon = P.BRASS, (30, 23, 14, 190), P.BRASS_LIT, "summon"
        elif wrong:
            tone, fill, ink, icon = pen.colours.harm, (52, 14, 10, 190), hx("#ff9c8e"), "warn"
        else:
            tone, fill, icon = pen.colours.good, (14, 40, 24, 190), "check"
            ink = mix(tone, FOCUS, 0.5)
        size = 14.0 if room.h > 1.6 * LEGAL else 12.0
        head = self.say(W.STILL.of(SIZE - have) if have < SIZE else W.NOT_YET if wrong else W.READY)
        heads = pen.rows(head, size + 2, room.w - 54, True)[:2]
        said = [words for words in wrong if have >= SIZE] + [self.say(hint) for hint in hints(self.editor.cards())]
        lines = [line for words in said for line in pen.rows(words, size, room.w - 32)]
        high = min(room.h, len(heads) * (size + 7) + len(lines) * (size + 4) + 22)
        box = Box(room.x, room.foot - high, room.w, high)
        pen.slab(box, fill, 10, (*tone, 255))
        sign(pen, icon, (box.x + 22, box.y + 19), 8, ink)
        y = box.y + 19
        for row in heads:
            pen.words(row, (box.x + 42, y), size + 2, P.IVORY if wrong else ink, True, width=box.w - 54)
            y += size + 7
        for line in lines:
            if y + size / 2 > box.foot - 6:
                break
            pen.words(line, (box.x + 16, y), size, P.IVORY, width=box.w - 28)
            y += size + 4
