"""Controls that are pressed: buttons, segments, chips, toggles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, clip_round, gradient
from game.ui.art.palette import Colour, hx, mix
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import DIM, OFF_INK, ON_BRASS, dot, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget
from game.words import Phrase, same

Do = Callable[[], None]
ONE_OF = Phrase("{0} (of: {1})", "{0}（選択肢：{1}）")


def nothing() -> None:
    """What a control does that nobody listens to."""


@dataclass
class Button(Widget):
    """Does something. `kind`: main (brass, one a screen), plain (wood), quiet (text only), harm."""

    label: str = ""
    do: Do = nothing
    kind: str = "plain"
    hint: str = ""  # the key that does the same
    size: float = 15
    icon: str = ""
    left: bool = False
    sound: str = "click"
    radius: ClassVar[float] = 9

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound(self.sound, self)
        self.do()

    def ink(self) -> Colour:
        if self.why:
            return OFF_INK
        return {"main": ON_BRASS, "quiet": P.BRASS_LIT, "harm": hx("#ffb3a8")}.get(self.kind, P.IVORY)

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, drop = self.box, 1 if look.down else 0
        self._plate(pen, look)
        ink, x = self.ink(), b.x + 16
        hint = desk.app.key_for("confirm") if self.enters and desk.entered() is self else self.hint
        y = b.cy + drop
        if self.icon:
            if self.label:
                sign(pen, self.icon, (b.x + 22, y), 8, ink)
                x = b.x + 40
            else:
                sign(pen, self.icon, (b.cx, y), 8, ink)
        if self.left or hint or self.icon:
            room = b.right_edge - 12 - x
            small, spare = self._hint_size(pen, hint, room)
            pen.words(self.label, (x, y), self.size, ink, True, width=room - spare, high=b.h)
        else:
            pen.words(self.label, (b.cx, y), self.size, ink, True, anchor="center", width=b.w - 16, high=b.h)
        if hint:
            tone = (96, 60, 16) if self.kind == "main" and not self.why else P.MUTED
            pen.exact().words(hint, (b.right_edge - 12, y), small, tone, anchor="midright")

    def _hint_size(self, pen: Pen, hint: str, room: float) -> tuple[float, float]:
        """In which size the key is set, and how much of the room it takes: larger only if the label is not smaller for
        it."""
        if not hint:
            return 12.0, 0.0
        grown, wide = pen.set_size(12, self.box.h), pen.width(hint, 12, high=self.box.h)
        free = room - 8 - pen.width(self.label, self.size, True, high=self.box.h)
        size = max(12.0, grown * min(1.0, free / wide))
        return size, pen.exact().width(hint, size) + 8

    def _plate(self, pen: Pen, look: Look) -> None:
        b = self.box
        if self.why:
            pen.slab(b, (30, 25, 20, 190), 9, (70, 60, 48, 255))
            return
        if self.kind == "quiet":
            if look.hover:
                pen.slab(b, (*P.LAMP, 34), 9)
            return
        pen.plaque(b, 9, self.kind != "main")
        if self.kind == "harm":
            pen.slab(b, (0, 0, 0, 0), 9, (*pen.colours.harm, 255), 1.6)
        if look.hover:
            lit_edge(pen, b, 9)
        if look.down:
            pen.slab(b, (0, 0, 0, 70), 9)


def lit_edge(pen: Pen, box: Box, radius: float) -> None:
    """The warm light of the mouse on a plate."""
    r = pen.rect(box)

    def light() -> pygame.Surface:
        sheet = Layer(r.size, 3)
        sheet.box(mix((0, 0, 0), P.LAMP, 0.16), (0, 0, *r.size), radius * pen.scale)
        return sheet.done()

    add(pen.surface, pen.gallery.get(("lit", r.size, radius * pen.scale), light), r.topleft)
    pen.slab(box, (0, 0, 0, 0), radius, (*P.LAMP, 255), 1.6)


@dataclass
class Segments(Widget):
    """A choice of few: the chosen part is a brass plate. `values` are (value, words, reason it cannot be had)."""

    values: Sequence[tuple[str, str, str]] = ()
    now: str = ""
    pick: Callable[[str], None] = lambda value: None
    size: float = 14
    radius: ClassVar[float] = 8

    def parts(self, pen_width: Callable[[str], float]) -> list[Box]:
        """The part of each value."""
        wide = [pen_width(words) + 16 for _, words, _ in self.values]
        k, x, out = self.box.w / max(1.0, sum(wide)), self.box.x, []
        for w in wide:
            out.append(Box(x, self.box.y, w * k, self.box.h))
            x += w * k
        return out

    def reads(self, say: Say) -> str:
        words = {value: words for value, words, _ in self.values}
        return say(ONE_OF.of(words.get(self.now, ""), ", ".join(words.values())))

    def _boxes(self, desk: Desk) -> list[Box]:
        pen = desk.app.ruler()
        return self.parts(lambda words: pen.width(words, self.size, True, high=self.box.h))

    def click(self, at: Point, desk: Desk) -> None:
        for part, (value, _, why) in zip(self._boxes(desk), self.values, strict=True):
            if part.holds(at) and value != self.now:
                self._take(value, why, desk)

    def _take(self, value: str, why: str, desk: Desk) -> None:
        if why:
            desk.sound("refuse", self)
            desk.app.toast(same(why))
        else:
            desk.sound("click", self)
            self.pick(value)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (
            pygame.K_LEFT,
            pygame.K_RIGHT,
            pygame.K_RETURN,
            pygame.K_SPACE,
        ):
            return False
        here = next((n for n, (value, _, _) in enumerate(self.values) if value == self.now), 0)
        by = -1 if event.key == pygame.K_LEFT else 1
        order = range(1, len(self.values)) if event.key in (pygame.K_RETURN, pygame.K_SPACE) else (1,)
        for n in order:
            at = here + by * n
            if event.key in (pygame.K_RETURN, pygame.K_SPACE):
                at %= len(self.values)
            while 0 <= at < len(self.values) and self.values[at][2]:
                at += by
            if 0 <= at < len(self.values) and at != here:
                self._take(self.values[at][0], "", desk)
                break
        desk.changed()
        return True

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        pen.slab(self.box, (0, 0, 0, 130), 8, (*P.BRASS_DEEP, 220))
        size = self._set_size(pen, desk)
        mouse = desk.logical(desk.app.mouse)
        for part, (value, words, why) in zip(self._boxes(desk), self.values, strict=True):
            on = value == self.now
            if on:
                brass_part(pen, part)
            elif look.hover and part.holds(mouse):
                pen.slab(part.inset(3), (*P.LAMP, 34), 6)
            ink = (ON_BRASS if on else P.IVORY) if not (why or self.why) else OFF_INK
            pen.exact().words(words, (part.cx, part.cy), size, ink, on, anchor="center", width=part.w - 6)

    def _set_size(self, pen: Pen, desk: Desk) -> float:
        """Of all its words: the same, so that no value looks more than another."""
        size = pen.set_size(self.size, self.box.h)
        wide = (pen.width(words, self.size, True, high=self.box.h) for _, words, _ in self.values)
        fits = min((part.w - 14) / max(1.0, w) for part, w in zip(self._boxes(desk), wide, strict=True))
        return max(min(self.size, size), size * min(1.0, fits))


def brass_part(pen: Pen, part: Box) -> None:
    """The brass plate of what is chosen."""
    r = pen.rect(part.inset(3))
    plate = pen.gallery.get(
        ("brass", r.size), lambda: clip_round(gradient(r.size, P.BRASS_LIT, P.BRASS), 6 * pen.scale)
    )
    pen.put_px(plate, r.topleft)


@dataclass
class Chip(Widget):
    """A filter that is on or off: blue edge and a tick when on."""

    label: str = ""
    on: bool = False
    flip: Do = nothing
    spot: Colour | None = None
    size: float = 13
    radius: ClassVar[float] = 14

    def reads(self, say: Say) -> str:
        return self.called

    @staticmethod
    def breadth(pen: Pen, label: str, spot: bool = False, size: float = 13, high: float = 28) -> float:
        """How wide a chip so high is; the same on or off, so that nothing moves."""
        return pen.width(label, size, True, high=high) + 40 + (16 if spot else 0)

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.flip()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, select = self.box, pen.colours.select
        fill = (*mix(select, (0, 0, 0), 0.72), 255) if self.on else (0, 0, 0, 120)
        edge = select if self.on else P.LAMP if look.hover else (70, 60, 48) if self.why else P.BRASS_DEEP
        pen.slab(b, fill, b.h / 2, (*edge, 255))
        inner = pen.width(self.label, self.size, self.on, high=b.h) + (16 if self.on else 0) + (16 if self.spot else 0)
        x = b.cx - inner / 2
        if self.on:
            sign(pen, "check", (x + 4, b.cy), 5, select)
            x += 16
        if self.spot:
            dot(pen, (x + 5, b.cy), 6, self.spot)
            x += 16
        ink = OFF_INK if self.why else P.IVORY
        pen.words(self.label, (x, b.cy), self.size, ink, self.on, width=b.right_edge - 8 - x, high=b.h)


@dataclass
class Toggle(Widget):
    """A switch; the knob carries a tick or a bar, and the word stands beside it."""

    on: bool = False
    flip: Do = nothing
    words: tuple[str, str] = ("", "")  # off, on
    radius: ClassVar[float] = 12
    marked = False  # its words say it

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.flip()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        t = Box(b.x, b.cy - 12, 44, 24)
        edge = OFF_INK if self.why else P.LAMP if look.hover else P.BRASS_LIT if self.on else P.BRASS_DEEP
        pen.slab(t, (*mix(P.BRASS, (0, 0, 0), 0.35), 255) if self.on else (0, 0, 0, 140), 12, (*edge, 255))
        pen.slab(
            Box(t.right_edge - 22 if self.on else t.x + 2, t.y + 2, 20, 20),
            (*(P.BRASS_LIT if self.on else DIM), 255),
            10,
        )
        sign(pen, "check" if self.on else "bar", (t.right_edge - 12 if self.on else t.x + 12, b.cy), 4, ON_BRASS)
        pen.words(
            self.words[self.on],
            (t.right_edge + 14, b.cy),
            14,
            P.IVORY if self.on else P.MUTED,
            width=b.right_edge - t.right_edge - 14,
            high=b.h,
        )
