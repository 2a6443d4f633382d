"""The talk of a table on the network: what was said, by whom, and a line to write in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from game.net.lobby import LONGEST_LINE
from game.net.messages import Said
from game.ui import words_lan as W
from game.ui.art import palette as P
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Chip
from game.ui.widgets.fields import Field
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Scroller, Widget

if TYPE_CHECKING:
    from game.ui.app import App

SIZE = 14.0
NAME = 13.0
HAIR = 0.5  # pixels that are no difference


@dataclass
class Talk:
    """Lines of chat in a box, the newest at its foot."""

    send: Callable[[str], None]
    text: str = ""
    scroll: Scroller = field(default_factory=Scroller)
    seen: int = 0  # lines laid out last: a new one scrolls to the foot, where another size of the window stays
    quick: bool = True
    app: App = field(init=False)

    def lay(self, app: App, room: Box, said: Sequence[Said]) -> list[Widget]:
        """The controls; `room` is what the panel leaves."""
        self.app, room = app, room.copy()
        out: list[Widget] = [
            Field("say", room.bottom(38, 10), text=self.text, put=self._put, done=self._done, most=LONGEST_LINE,
                  hint=self.app.say(W.WRITE), size=14)
        ]  # fmt: skip
        if self.quick:
            out += self._chips(room)
        room.right(10)
        at_foot = self.scroll.offset >= self.scroll.height - self.scroll.view.h - HAIR
        self.scroll.fit(room, self._height(said, room.w))
        if at_foot or len(said) != self.seen:
            self.seen = len(said)
            self.scroll.scroll(1e9)
        return out

    def _chips(self, room: Box) -> list[Widget]:
        pen, high = self.app.ruler(), self.app.line(28 + 6) - 6
        labels = [self.app.say(words) for words in W.QUICK]
        wide = [Chip.breadth(pen, label, size=12, high=high) - 14 for label in labels]
        boxes = flow(Box(room.x, 0, room.w, 60), wide, high, 8, 6)
        foot = room.bottom(boxes[-1].foot, 10)
        return [
            Chip(f"quick:{n}", box.shifted(0, foot.y), label=label, size=12, flip=partial(self.send, label))
            for n, (label, box) in enumerate(zip(labels, boxes, strict=True))
        ]

    def _put(self, text: str) -> None:
        self.text = text

    def _done(self) -> None:
        if self.text.strip():
            self.send(self.text)
        self.text = ""

    # ---- lines -----------------------------------------------------------------------------------
    def _height(self, said: Sequence[Said], width: float) -> float:
        return sum(self._high(line, width) for line in said)

    def _high(self, line: Said, width: float) -> float:
        pen, text = self.app.ruler(), self.app.say(line.text)
        return pen.height(text, SIZE, width) + self._head() + 8 if line.name else pen.height(text, 12, width) + 8

    def _head(self) -> float:
        """How high the name of who says something is."""
        return self.app.ruler().set_size(22)

    def draw(self, pen: Pen, said: Sequence[Said]) -> None:
        """The lines inside the view of the scroller; none begins above it, unless it is higher than the view."""
        view = self.scroll.view
        pen.clipped(view)
        y = view.y - self.scroll.offset + max(0.0, view.h - self.scroll.height)
        for line in said:
            high = self._high(line, view.w)
            if (y > view.y - HAIR or high > view.h) and y + high > view.y and y < view.foot:
                self._line(pen, line, Box(view.x, y, view.w, high))
            y += high
        pen.clipped(None)

    def _line(self, pen: Pen, line: Said, box: Box) -> None:
        text = self.app.say(line.text)
        if not line.name:
            pen.para(text, Box(box.x, box.y + 2, box.w, box.h), 12, P.MUTED)
            return
        colour = pen.colours.seat(line.seat) if line.seat >= 0 else P.MUTED
        head = self._head()
        pen.words(line.name, (box.x, box.y + head / 2 - 1), NAME, colour, True, width=box.w)
        pen.para(text, Box(box.x, box.y + head - 2, box.w, box.h - head + 2), SIZE, P.IVORY)
