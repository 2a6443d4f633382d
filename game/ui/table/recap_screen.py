"""What others did, on the screen: a list with pictures beside the log. A line that is pressed says why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.play import words as common
from game.ui.play.lines import Line
from game.ui.scene import Scene
from game.ui.table import words
from game.ui.table.log import TONES
from game.ui.table.naming import sentence
from game.ui.table.recap import Turn
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

WIDE = 640.0
HEAD, ROW, APART = 34.0, 46.0, 4.0  # heights: of whose turn it was, of a line; and between lines
PICTURE, PICTURES = 38.0, 2  # height of a picture, and how many a line has at most
SIZE = 14.0


@dataclass
class Row(Widget):
    """A line with its pictures."""

    said: str
    pictures: Sequence[Surface]
    tone: Colour
    chosen: bool
    do: Do
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if self.chosen or look.hover:
            edge = pen.colours.select if self.chosen else P.LAMP
            pen.slab(b, (255, 236, 200, 16), 8, (*edge, 255), 1.4)
        x = b.x + 8
        for picture in self.pictures:
            pen.put(picture, x, b.cy - picture.get_height() / pen.scale / 2)
            x += picture.get_width() / pen.scale + 5
        x = max(x + 4, b.x + 8 + PICTURES * (PICTURE * 0.8 + 5))
        rows = pen.rows(self.said, SIZE, b.right_edge - 10 - x)[:2]
        for n, row in enumerate(rows):
            pen.words(row, (x, b.cy + 19 * (n - (len(rows) - 1) / 2)), SIZE, self.tone)


class Recap(Scene):
    """A list beside the column: the table is still there, and a reason stands where hints do."""

    see_through = True

    def __init__(self, scene: CardTable, turns: Sequence[Turn]) -> None:
        self.scene, self.turns = scene, turns
        self.scroller = Scroller()
        self.desk: Desk | None = None
        self.heads: list[tuple[Turn, Box]] = []

    def enter(self) -> None:
        self.scene.lay_out()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "line 0 0")

    def box(self) -> Box:
        """As high as it need be, over the table."""
        room = self.scene.table.composition.regions.table
        high = 56 + 16 + sum(HEAD + len(turn.lines) * (ROW + APART) for turn in self.turns)
        return room.middle(min(WIDE, room.w), min(high, room.h))

    def lay(self) -> list[Widget]:
        box = self.box()
        corner = Box(box.right_edge - 46, box.y + 10, 34, 32)
        called = self.app.say(words.CLOSE)
        out: list[Widget] = [Button("close", corner, icon="cross", kind="quiet", do=self.app.pop, called=called)]
        room = inside(box)
        room.right(10)
        y, self.heads = room.y - self.scroller.offset, []
        for n, turn in enumerate(self.turns):
            self.heads.append((turn, Box(room.x, y, room.w, HEAD)))
            y += HEAD
            for m, line in enumerate(turn.lines):
                out.append(self._row(f"line {n} {m}", line, Box(room.x, y, room.w, ROW)))
                y += ROW + APART
        self.scroller.fit(room, y + self.scroller.offset - room.y)
        return out

    def _row(self, key: str, line: Line, box: Box) -> Row:
        said = sentence(self.scene.named(line.said), self.app.lang)
        hints = self.scene.controls.hints
        chosen = hints.shown is not None and hints.moment == line.moment > 0
        tone = TONES.get(line.tone, TONES[""])
        return Row(key, box, said, self._pictures(line), tone, chosen, lambda: self._why(line), scroller=self.scroller)

    def _why(self, line: Line) -> None:
        """As if it were pressed in the log; in a recording that leads elsewhere."""
        self.scene.controls.press_line(line)
        if self.scene.table.replay is not None:
            self.app.pop()
        elif self.desk is not None:
            self.desk.changed()

    def _pictures(self, line: Line) -> list[Surface]:
        """The cards of a line, each once."""
        table, px = self.scene.table, self.app.px(PICTURE)
        sprites, found = self.scene.drawing.prepare(), list[Surface]()
        for card in [*dict.fromkeys(line.cards)][:PICTURES]:
            look = self.scene.look_of_key(card)
            thumb = table.layout.thumb(table.shown.cards, look, px, self.app.colours)
            found.append(thumb or sprites.picture(look, px))
        return found

    # ---- time and input ----------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """The match goes on behind it."""
        if self.scene.table.update(dt):
            self.app.redraw()

    def wake(self) -> float | None:
        return self.scene.wake()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event):
            outside = event.type == pygame.MOUSEBUTTONDOWN and not self.box().holds(self.desk.logical(event.pos))
            if outside or self.app.action(event) in ("cancel", "recap"):
                self.app.pop()

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, screen: Surface) -> None:
        if self.desk is None:
            return
        self.desk.refresh()
        pen = self.app.pen(screen)
        panel(pen, self.box(), self.app.say(words.RECAP), alpha=248)
        pen.clipped(self.scroller.view)
        for turn, box in self.heads:
            colour = self.scene.colour_of(turn.seat)
            dot(pen, (box.x + 10, box.cy), 6, colour)
            said = self.app.say(common.TURN_OF.of(self.scene.name_of(turn.seat)))
            pen.words(said, (box.x + 24, box.cy), 15, P.BRASS_LIT, True, width=box.w - 30)
        pen.clipped(None)
        self.desk.draw(pen)
