"""The left half of the Workshop: the form as controls, and what is wrong at the row that it is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.widgets.box import Box
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Scroller, Widget
from game.ui.workshop import called
from game.ui.workshop import words as W
from game.ui.workshop.form import NOTHING, Path, Row, Way
from game.ui.workshop.form_controls import indent
from game.ui.workshop.look_rows import LookRows
from game.ui.workshop.picker import Item, Picker
from game.ui.workshop.proofed import LOOK, PACK, TITLE
from game.ui.workshop.row_controls import RowControls
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.workshop.card_workshop import CardWorkshop

HIGH, GAP = 34.0, 6.0  # of a row; between two
SAID, WRONG = 13.0, hx("#ffb3a8")  # a sentence under a row
NEW = "new"
PART, OF = ("@part",), ("@of",)  # the rows of what is asked beside the card: no field has such a name


class FormSide:
    """Rows from above: kind and pack, then all that the card says."""

    def __init__(self, shop: CardWorkshop) -> None:
        self.shop = shop
        self.look, self.controls = LookRows(shop), RowControls(self)
        self.scroll = Scroller()
        self.folded: frozenset[Path] = frozenset()
        self.spots: list[tuple[Row, Box, Box]] = []  # each row, where its line is, and where what is wrong stands

    def rows(self) -> list[Row]:
        """What beside the card is asked, and the card."""
        made = self.shop.work.made
        parts = tuple(Way(part, called.part(part), NOTHING, part) for part in self.shop.box.parts)
        packs = [Way(found.name, found.title, NOTHING, found) for found in self.shop.files.packs]
        new = (*packs, Way(NEW, W.NEW_PACK, NOTHING, None))
        mine = any(found.name == made.pack for found in self.shop.files.packs)
        out = [
            Row(PART, 0, W.KIND, "choice", made.part, ways=parts, now=made.part),
            Row(OF, 0, W.PACK, "choice", made.pack, ways=new, now=made.pack if mine else NEW),
        ]
        if not mine:
            out.append(Row(PACK, 1, W.PACK_NAMED, "text", made.pack, W.PACK_NAME))
            out.append(Row(TITLE, 1, W.PACK_TITLE, "words", made.title))
        return out + self.shop.form.rows(made.part, made.card, self.folded) + self.look.rows(self.folded)

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        pen, rows = self.shop.app.ruler(), self.rows()
        room = room.copy()
        room.right(12)
        high = self.shop.app.line(HIGH)
        faults = self.faults(rows)
        heights = [self._height(row, room, high) for row in rows]
        said = [self._said(pen, faults.get(n), indent(room, rows[n].depth)) for n in range(len(rows))]
        self.scroll.fit(room, sum(heights) + sum(said) + GAP * len(rows))
        y, out = room.y - self.scroll.offset, list[Widget]()
        self.spots = []
        for n, row in enumerate(rows):
            line = indent(Box(room.x, y, room.w, heights[n]), row.depth)
            self.spots.append((row, line, Box(line.x, line.foot + 2, line.w, said[n])))
            out += self.controls.of(row, line.copy(), high)
            y += heights[n] + said[n] + GAP
        for widget in out:
            widget.scroller = self.scroll
        return out

    def faults(self, rows: Sequence[Row]) -> dict[int, Phrase]:
        """What is wrong, by the number of the row that is nearest to it."""
        out: dict[int, Phrase] = {}
        for path, said in self.shop.proof.faults.items():
            said_by = [
                (n, row) for n, row in enumerate(rows) if row.kind != "more" and row.path == path[: len(row.path)]
            ]
            out.setdefault(max(said_by, key=lambda each: len(each[1].path), default=(0, None))[0], said)
        return out

    def _height(self, row: Row, room: Box, high: float) -> float:
        if row.kind == "words":
            return 2 * high + 4
        if row.kind == "several":
            boxes = self.controls.places(row, indent(Box(room.x, 0, room.w, high), row.depth), high)
            return boxes[-1].foot
        return high

    def _said(self, pen: Pen, said: Phrase | None, line: Box) -> float:
        """How high the sentence is that stands under a row."""
        if said is None:
            return 0.0
        return len(pen.rows(self.shop.app.say(said), SAID, line.w - 8)) * SAID * LEAD + 4

    # ---- doing ---------------------------------------------------------------------------------
    def put(self, path: Path, value: Any) -> None:
        """Another value somewhere: in the card, or in what is said of its pack."""
        made = self.shop.work.made
        if path == PACK:
            self.shop.edit(self.shop.work.take_pack, value, made.title)
        elif path == TITLE:
            self.shop.edit(self.shop.work.take_pack, made.pack, value)
        elif path[:1] == LOOK:
            self.look.put(path, value, "colours" in path)
        else:
            self.shop.edit(self.shop.work.put, path, value, isinstance(value, str))

    def put_words(self, path: Path, value: Mapping[str, str], lang: str, text: str) -> None:
        """A text in one of its languages."""
        if path == TITLE:
            self.put(path, {**value, lang: text})
        else:
            self.put((*path, lang), text)

    def typed_number(self, path: Path, text: str) -> None:
        """What is no number yet stays as it is typed, and the reader says so."""
        number = int(text) if re.fullmatch(r"-?[0-9]+", text) else text
        self.shop.edit(self.shop.work.put, path, number, True)

    def take_word(self, row: Row, place: int, key: str) -> None:
        if key:
            self.put((*row.path, place), next(way.least for way in row.ways if way.key == key))
        else:
            self.shop.edit(self.shop.work.take_out, (*row.path, place))

    def take_way(self, row: Row, key: str) -> None:
        """Another one of several, or a field that was not said."""
        way = next(way for way in row.ways if way.key == key)
        if row.path == PART:
            self.shop.take_part(key)
        elif row.path == OF:
            self.shop.take_pack(way.least)
        elif row.kind == "more":
            self.put((*row.path, key), way.least)
        elif key != row.now:
            self.put(row.path, way.least)

    def search(self, row: Row) -> None:
        """The list of all that may stand there."""
        title = W.SAY_MORE_OF if row.kind == "more" else row.name if row.name.en[:1].isalpha() else W.CHOOSE
        items = [Item(way.key, way.name, way.about, partial(self.take_way, row, way.key)) for way in row.ways]
        self.shop.app.push(Picker(title, items, row.now))

    def fold(self, path: Path) -> None:
        self.folded = self.folded ^ {path}

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen) -> None:
        """The names of the rows, and what is wrong."""
        faults = self.faults([row for row, _, _ in self.spots])
        pen.clipped(self.scroll.view)
        for n, (row, line, said) in enumerate(self.spots):
            if line.y > self.scroll.view.foot or said.foot < self.scroll.view.y:
                continue
            if row.depth:
                pen.line((line.x - 8, line.y - GAP), (line.x - 8, line.foot), P.BRASS_DEEP, 1, 150)
            if row.kind not in ("group", "list", "look", "more") and row.name.en:
                tags = self.controls.tags(row, line, self.shop.app.line(HIGH))
                for tag, place in tags:
                    at = place.right_edge, place.cy
                    pen.words(self.shop.app.say(tag), at, 12, P.MUTED, anchor="midright", width=place.w, high=place.h)
                width = (tags[0][1].x if tags else self.controls.value(row, line).x) - line.x - 8
                y = line.y + min(line.h, HIGH) / 2
                pen.words(
                    self.shop.app.say(row.name), (line.x, y), 14, P.MUTED if n not in faults else WRONG, width=width
                )
            if n in faults:
                pen.para(self.shop.app.say(faults[n]), said, SAID, WRONG)
        pen.clipped(None)
