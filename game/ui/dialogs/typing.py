"""A keyboard on the screen: a field that is entered by gamepad or finger is typed into here, key by key.

Arrows walk the keys, as on every screen; only the signs that the field takes are there, and the pages on which there
are any. Whoever has real keys after all may use them. What was typed reaches the field with Done, and not with Esc.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.dialogs.kana import PAGES, turned
from game.ui.scene import Scene
from game.ui.widgets.box import Box, columns, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field
from game.ui.widgets.widget import Widget
from game.words import Phrase

WIDEST, KEY, GAP = 620.0, 44.0, 6.0
TYPE = Phrase("Type", "入力")
CAPITALS = Phrase("Capitals", "大文字")
FORM = "がぱっ"  # what it turns signs into
SPACE = Phrase("Space", "空白")
DELETE = Phrase("Delete a letter", "一文字消す")


class Typing(Scene):
    """The text as it is so far, above it what it is for, below it the keys."""

    see_through = True

    def __init__(self, field: Field) -> None:
        self.field, self.text = field, field.text
        self.capitals = not field.text  # names begin with one
        self.page = "abc"
        self.desk: Desk | None = None

    def enter(self) -> None:
        if self.desk is None and self.app.lang == "ja" and "あ" in self._pages():
            self.page = "あ"
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else self._keys()[0], ring=True)

    # ---- layout --------------------------------------------------------------------------------
    def box(self) -> Box:
        w, h = self.app.logical
        high = 56 + (self._most() + 2) * (self.app.line(KEY) + GAP) + 16
        return Box(0, 0, w, h).middle(min(w - 24, WIDEST * (1 + self.app.growth) / 2), min(h - 12, high))

    def _pages(self) -> list[str]:
        """The pages on which the field takes any sign."""
        return [page for page, rows in PAGES.items() if any(self.field.allowed(sign) for row in rows for sign in row)]

    def _most(self) -> int:
        """How many rows the highest of the pages has."""
        return max(len(PAGES[page]) for page in self._pages())

    def _keys(self) -> list[str]:
        """The signs of this page that the field takes."""
        return [sign for row in PAGES[self.page] for sign in row if sign != " " and self.field.allowed(sign)]

    def _places(self) -> tuple[Box, Box, Box]:
        """Where the text is, the signs, and what is no sign."""
        room, lines = inside(self.box()), self._most() + 2
        high = (room.h - (lines - 1) * GAP) / lines
        return room.top(high, GAP), room, room.bottom(high, GAP)

    def lay(self) -> Iterator[Widget]:
        _, room, below = self._places()
        shown, keys = PAGES[self.page], self._keys()
        for row, line in zip(shown, rows(room, len(shown), GAP), strict=True):
            for sign, place in zip(row, columns(line, [1.0] * len(row), GAP), strict=True):
                if sign in keys:
                    said = sign.upper() if self.capitals else sign
                    yield Button(sign, place, label=said, size=18, do=partial(self.type, said))
        yield from self._below(below)

    def _below(self, line: Box) -> Iterator[Widget]:
        """What is no sign. A key that is off says nothing: it is not there."""
        say, key = self.app.say, self.app.key_for
        page, shift, space, delete, done = columns(line, [0.9, 1.3, 1.0, 1.7, 1.2], GAP)
        if len(self._pages()) > 1:
            yield Button("page", page, label=self._next(), size=16, hint=key("next_zone"), do=self.turn)
        if self.page != "abc":
            yield Button("form", shift, label=FORM, size=14, hint=key("hint"), do=self.shift)
        elif any(sign.isalpha() for sign in self._keys()):
            yield Button("capitals", shift, label=say(CAPITALS), size=14, hint=key("hint"), do=self.shift)
        if self.field.allowed(" "):
            yield Button("space", space, label=say(SPACE), size=14, do=partial(self.type, " "))
        yield Button("delete", delete, label=say(DELETE), size=14, hint=key("details"), do=self.delete)
        yield Button("done", done, label=say(W.DONE), kind="main", do=self.done)

    def types_at(self) -> pygame.Rect:
        """Real keys type whatever key of the screen is looked at."""
        return self.app.real(self._places()[0])

    # ---- typing --------------------------------------------------------------------------------
    def type(self, more: str) -> None:
        """Signs after the last one, as far as the field takes them. After the first the letters are small."""
        taken = "".join(sign for sign in more if self.field.allowed(sign))
        self.text = (self.text + taken)[: self.field.most]
        self.capitals = self.capitals and not taken
        self.app.redraw()

    def delete(self) -> None:
        """Without the last sign."""
        self.text = self.text[:-1]
        self.app.redraw()

    def shift(self) -> None:
        """Large letters instead of small ones, or back; the last kana in its next form."""
        if self.page == "abc":
            self.capitals = not self.capitals
        else:
            self.text = turned(self.text)
        self.app.redraw()

    def _next(self) -> str:
        pages = self._pages()
        return pages[(pages.index(self.page) + 1) % len(pages)]

    def turn(self) -> None:
        """The next page. The keyboard stays on the key that turns it, or goes to the first sign."""
        assert self.desk is not None
        self.page = self._next()
        self.desk.changed()
        self.desk.refresh()
        if not self.desk.find(self.desk.focus):
            self.desk.focus_on(self._keys()[0])
        self.app.redraw()

    def done(self) -> None:
        """The field has the text, and does what Enter does there."""
        self.leave_to_field()
        self.field.put(self.text)
        if self.field.done is not None:
            self.field.done()
        if self.app.stack and self.app.top.desk is not None:
            self.app.top.desk.changed()

    def leave_to_field(self) -> None:
        """Back to the screen, where the field has the keyboard again."""
        self.app.pop()
        if (desk := self.app.top.desk) is not None:
            desk.refresh()
            desk.ring = True
            desk.focus_on(self.field.key)

    def handle(self, event: pygame.event.Event) -> None:
        assert self.desk is not None
        action = self.app.action(event) if self.app.pads.used else ""  # a letter of real keys is a letter
        if event.type == pygame.TEXTINPUT:
            self.type(event.text)
        elif action == "hint":
            self.shift()
        elif action == "details" or (event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE):
            self.delete()
        elif action == "next_zone":
            self.turn()
        elif not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.leave_to_field()
            return
        self.desk.changed()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((86, 80, 76), special_flags=pygame.BLEND_RGB_MULT)
        panel(pen, self.box(), self.field.called or self.field.hint or self.app.say(TYPE), alpha=250)
        line = self._places()[0]
        pen.slab(line, (0, 0, 0, 160), 8, (*pen.colours.select, 255))
        said = pen.words(self.text, (line.x + 14, line.cy), 18, P.IVORY, width=line.w - 40, high=line.h)
        end = said.right_edge + 2 if self.text else line.x + 14
        pen.line((end, line.cy - 10), (end, line.cy + 10), pen.colours.select, 1.6)
        if self.desk:
            self.desk.draw(pen)
