"""The rows of the form as controls: one way for each kind of row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.packs.pack import LONGEST_NAME, LONGEST_TEXT
from game.packs.proofing import LONGEST_TITLE
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button, Toggle
from game.ui.widgets.fields import Choice, Field
from game.ui.widgets.widget import Widget
from game.ui.workshop import words as W
from game.ui.workshop.form import Row
from game.ui.workshop.form_controls import FEW, Fold, Pick, Swatch
from game.ui.workshop.look_rows import PAINTS
from game.ui.workshop.proofed import LOOK, PACK, TITLE

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.workshop.form_side import FormSide
    from game.words import Phrase

LABEL, TAG, SIDE = 150.0, 54.0, 30.0  # how wide the name of a row is, that of a language, and a small button


class RowControls:
    """Makes the controls of a row, in its line."""

    def __init__(self, side: FormSide) -> None:
        self.side = side

    @property
    def app(self) -> App:
        return self.side.shop.app

    def value(self, row: Row, line: Box) -> Box:
        """Where the value of a row stands: beside its name, before the cross."""
        name = 0.0 if not row.name.en else LABEL if row.depth < 3 else LABEL * 0.75
        right = SIDE + 6
        return Box(line.x + name, line.y, line.w - name - right, line.h)

    def tags(self, row: Row, line: Box, high: float) -> list[tuple[Phrase, Box]]:
        """Where the names of the languages stand of a text in both: each before its field."""
        value = self.value(row, line)
        fields = [(tag, value.top(high, 4)) for tag in W.LANGUAGES.values()] if row.kind == "words" else []
        return [(tag, Box(field.x - TAG - 8, field.y, TAG, field.h)) for tag, field in fields]

    def places(self, row: Row, line: Box, high: float) -> list[Box]:
        """The places of words in a row, and of the button for one more."""
        pen, say = self.app.ruler(), self.app.say
        wide = max((pen.width(say(way.name), 14) for way in row.ways), default=60.0) + 50
        box = self.value(row, line)
        return flow(box, [min(wide, box.w)] * len(row.value) + [SIDE], high, 6, 4)

    def of(self, row: Row, line: Box, high: float) -> list[Widget]:
        key = "/".join(map(str, row.path)) + ("" if row.name.en or row.kind == "more" else ":value")
        out = list(self._of_kind(row, key, line, high))
        for widget in out:
            widget.called = widget.called or self.app.say(row.name)
            widget.tip = widget.tip or self.app.say(row.about)
        if row.may_go:
            box = Box(line.right_edge - SIDE, line.y + (high - SIDE) / 2, SIDE, SIDE)
            take_out = partial(self.side.shop.edit, self.side.shop.work.take_out, row.path)
            if row.path[:1] == LOOK:
                take_out = partial(self.side.look.put, row.path, "")
            tip = self.app.say(W.TAKE_OUT)
            out.append(Button(f"out:{key}", box, icon="cross", kind="quiet", do=take_out, tip=tip, called=tip))
        return out

    def _of_kind(self, row: Row, key: str, line: Box, high: float) -> Iterator[Widget]:
        say, value = self.app.say, self.value(row, line)
        match row.kind:
            case "words":
                yield from self._words(row, key, value, high)
            case "text":
                yield from self._text(row, key, value)
            case "number":
                yield from self._number(row, key, value)
            case "flag":
                flip = partial(self.side.put, row.path, not row.value)
                yield Toggle(key, value, on=row.value, words=(say(W.NO), say(W.YES)), flip=flip)
            case "choice":
                values = [(way.key, say(way.name), "") for way in row.ways]
                pick = Pick(key, value, values=values, now=row.now, pick=partial(self.side.take_way, row))
                if len(row.ways) > FEW or any(way.about.en for way in row.ways):
                    pick.search = partial(self.side.search, row)
                yield pick
            case "several":
                yield from self._several(row, key, line, high)
            case "colour":
                yield from self._colour(row, key, value)
            case "group" | "list" | "look":
                yield from self._head(row, key, line, high)
            case "more":
                wide = self.app.ruler().width(say(W.SAY_MORE), 14, True) + 56
                more = Button(f"say:{key}", line.left(min(wide, line.w)), label=say(W.SAY_MORE), icon="plus")
                more.kind, more.size, more.do = "quiet", 14, partial(self.side.search, row)
                yield more
            case _:
                mend = partial(self.side.put, row.path, row.least)
                yield Button(key, value, label=say(W.STRANGE), kind="harm", size=13, do=mend)

    def _text(self, row: Row, key: str, value: Box) -> Iterator[Widget]:
        """Typed; beside it what our cards say there, if that is not much."""
        if row.ways:
            tip, search = self.app.say(W.AS_ON_OTHERS), partial(self.side.search, row)
            known = Button(f"known:{key}", value.right(SIDE + 4, 6), icon="down", do=search, tip=tip)
            known.called = f"{self.app.say(row.name)}: {tip}"
            yield known
        field = Field(key, value, text=row.value, put=partial(self.side.put, row.path), most=LONGEST_TEXT, size=14)
        if row.path == PACK:
            field.most, field.allowed = LONGEST_NAME, lambda sign: bool(re.fullmatch("[a-z0-9]", sign))
        yield field

    def _words(self, row: Row, key: str, value: Box, high: float) -> Iterator[Widget]:
        """A text, in English above and in Japanese below, each behind its tag."""
        for lang, tag in W.LANGUAGES.items():
            called = f"{self.app.say(row.name)}, {self.app.say(tag)}"
            field = Field(f"{key}/{lang}", value.top(high, 4), text=row.value[lang], called=called)
            field.put, field.size = partial(self.side.put_words, row.path, row.value, lang), 14
            field.most = LONGEST_TITLE if row.path == TITLE else LONGEST_TEXT
            yield field

    def _head(self, row: Row, key: str, line: Box, high: float) -> Iterator[Widget]:
        """The head of what is nested; a list can grow."""
        say, box = self.app.say, Box(line.x, line.y, line.w - 2 * SIDE - 12, line.h)
        count = str(len(row.value)) if row.kind == "list" else ""
        fold = partial(self.side.fold, row.path)
        yield Fold(key, box, label=say(row.name), count=count, open=row.path not in self.side.folded, flip=fold)
        box = Box(line.right_edge - 2 * SIDE - 6, line.y + (high - SIDE) / 2, SIDE, SIDE)
        if row.kind == "look":
            shake = say(W.SHAKE)
            yield Button("shake", box, icon="dice", do=self.side.look.shake, tip=shake, called=shake)
        if row.kind == "list":
            add = partial(self.side.put, (*row.path, len(row.value)), row.least)
            yield Button(f"add:{key}", box, icon="plus", do=add, tip=say(W.ANOTHER), called=say(W.ANOTHER))

    def _number(self, row: Row, key: str, value: Box) -> Iterator[Widget]:
        """Typed, or counted up and down."""
        say, number = self.app.say, row.value if type(row.value) is int else 0
        less, typed, more = value.left(SIDE + 6, 6), value.left(84, 6), value.left(SIDE + 6)
        for name, box, icon, by, tip in (("minus", less, "bar", -1, W.FEWER), ("plus", more, "plus", 1, W.MORE)):
            count = partial(self.side.put, row.path, number + by)
            yield Button(f"{name}:{key}", box, icon=icon, do=count, tip=say(tip), called=f"{say(row.name)}: {say(tip)}")
        field = Field(key, typed, text=str(row.value), most=4, allowed=lambda sign: sign in "-0123456789")
        field.put = partial(self.side.typed_number, row.path)
        yield field

    def _colour(self, row: Row, key: str, value: Box) -> Iterator[Widget]:
        """Paints to dip into, or a colour as it is written."""
        for paint in PAINTS[: int((value.w - 110) // (SIDE - 1))]:
            box = value.left(SIDE - 4, 3)
            yield Swatch(f"{key}/{paint}", box, paint, row.value == paint, partial(self.side.put, row.path, paint))
        value.left(6)
        field = Field(key, value.left(min(104.0, value.w)), text=row.value, hint="#c83a22", most=7, size=14)
        field.put = partial(self.side.put, row.path)
        yield field

    def _several(self, row: Row, key: str, line: Box, high: float) -> Iterator[Widget]:
        """Words in a row; each can be another one, or none."""
        say = self.app.say
        values = [*((way.key, say(way.name), "") for way in row.ways), ("", say(W.TAKE_OUT), "")]
        *boxes, last = self.places(row, line, high)
        for place, (word, box) in enumerate(zip(row.value, boxes, strict=True)):
            pick = partial(self.side.take_word, row, place)
            yield Choice(f"{key}/{place}", box, values=values, now=str(word), pick=pick, empty=str(word))
        add = partial(self.side.put, (*row.path, len(row.value)), next((way.least for way in row.ways), ""))
        yield Button(f"add:{key}", last, icon="plus", do=add, tip=say(W.ANOTHER), called=say(W.ANOTHER))
