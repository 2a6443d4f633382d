"""The plot of a review: what each seat could expect, turn by turn. A click, or Enter, opens the recording there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.players.review import Moment, Review, Verdict
from game.ui import words_review as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.games.report import marker
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import ON_BRASS
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

SCALE, NAMES, TURNS, TOLD = 46.0, 108.0, 20.0, 20.0  # room for the numbers, the names, the turns, what is pointed at
APART = 22.0  # the least distance between two numbers of turns
ROW = 15.0  # height of a name


def percent(chance: float) -> str:
    """A chance from 0 to 1 in whole percents."""
    return str(round(100 * chance))


def turn_words(turn: int) -> Phrase:
    """Which turn that is."""
    return W.AT_TURN.of(turn) if turn else W.OPENING


def draw_number(pen: Pen, c: Point, number: int) -> None:
    """The number of a turning point, as a coin."""
    coin = Box(c[0] - 10, c[1] - 10, 20, 20)
    pen.slab(coin, (*P.BRASS_LIT, 255), 10, (40, 22, 6, 255), 1.6)
    pen.words(str(number), (coin.cx, coin.cy), 13, ON_BRASS, True, anchor="center")


@dataclass
class Plot(Widget):
    """A line for each seat. What is pointed at, or walked to with the arrow keys, is said in numbers below."""

    review: Review
    names: Sequence[Phrase]
    colours: Sequence[Colour]
    turning: Sequence[Verdict]
    eyes: int  # the seat whose line has the numbers of the turning points
    chosen: int  # of the points
    point: Callable[[int], None]  # another one is chosen
    open: Callable[[int], None]  # the recording, after so many choices
    radius: ClassVar[float] = 8

    # ---- where things are ------------------------------------------------------------------------
    @property
    def area(self) -> Box:
        b = self.box
        return Box(b.x + SCALE, b.y + 8, b.w - SCALE - NAMES, b.h - 8 - TURNS - TOLD)

    def across(self, done: int) -> float:
        """Where the match had come to after so many choices."""
        area = self.area
        return area.x + area.w * done / max(1, self.review.length)

    def up(self, chance: float) -> float:
        area = self.area
        return area.foot - area.h * chance

    def at(self, done: int, seat: int) -> Point:
        """A place on the line of a seat."""
        before = max((p for p in self.review.points if p.done <= done), key=lambda p: p.done)
        after = min((p for p in self.review.points if p.done >= done), key=lambda p: p.done, default=before)
        share = (done - before.done) / max(1, after.done - before.done)
        return self.across(done), self.up(before.chances[seat] * (1 - share) + after.chances[seat] * share)

    def nearest(self, x: float) -> int:
        """The point that lies nearest."""
        points = self.review.points
        return min(range(len(points)), key=lambda n: abs(self.across(points[n].done) - x))

    # ---- mouse and keys --------------------------------------------------------------------------
    def click(self, at: Point, desk: Desk) -> None:
        if self.review.points:
            middle = at == (self.box.cx, self.box.cy)  # it was Enter
            self.open(self.review.points[self.chosen if middle else self.nearest(at[0])].done)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key, 0)
        if not step or not 0 <= self.chosen + step < len(self.review.points):
            return False
        self.point(self.chosen + step)
        return True

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        area = self.area
        for share in (0.0, 0.5, 1.0):
            pen.line(
                (area.x, self.up(share)), (area.right_edge, self.up(share)), P.BRASS, 1, 70 if share == 0.5 else 40
            )
            text = desk.app.say(W.PERCENT.of(percent(share)))
            spot = area.x - 8, self.up(share)
            pen.words(text, spot, 12, P.MUTED, anchor="midright", width=spot[0] - self.box.x)
        points = self.review.points
        if not points:
            return
        self._turns(pen, points, desk)
        shown = None
        if look.hover:
            shown = self.nearest(desk.app.mouse[0] / desk.app.scale)
        elif desk.ring and desk.focus == self.key:
            shown = min(self.chosen, len(points) - 1)
        if shown is not None:
            x = self.across(points[shown].done)
            pen.line((x, area.y), (x, area.foot), P.LAMP, 1, 150)
        self._lines(pen, points)
        self._medals(pen, points[-1].done)
        self._names(pen, points[-1], desk)
        said = (
            desk.app.say(W.OPEN_AT) if shown is None else point_words(desk.app, self.review, self.names, points[shown])
        )
        pen.words(said, (area.x, self.box.foot - TOLD / 2 + 2), 13, P.MUTED if shown is None else P.IVORY,
                  width=self.box.right_edge - area.x)  # fmt: skip

    def _lines(self, pen: Pen, points: Sequence[Moment]) -> None:
        area = self.area
        for seat, colour in enumerate(self.colours):
            ink = pen.layer(area.w + 20, area.h + 20, 3)
            places = [self.at(p.done, seat) for p in points]
            places = [(x - area.x + 10, y - area.y + 10) for x, y in places]
            if len(places) > 1:
                ink.stroke(colour, places, 2.4)
            for place in places[:: max(1, len(places) // 16)]:  # as many as can be told apart
                marker(ink, seat, place, colour)
            pen.lay(ink, area.x - 10, area.y - 10)

    def _medals(self, pen: Pen, done: int) -> None:
        """The numbers of the turning points, none over another."""
        last = (-APART, 0.0)
        for n, verdict in enumerate(self.turning, start=1):
            if verdict.entry <= done:
                x, y = self.at(verdict.entry, self.eyes)
                if x - last[0] < APART and abs(y - last[1]) < APART:
                    y = last[1] + (APART if last[1] + APART < self.area.foot else -APART)
                draw_number(pen, (x, y), n)
                last = x, y

    def _turns(self, pen: Pen, points: Sequence[Moment], desk: Desk) -> None:
        """The numbers of the turns where they begin, as many as there is room for."""
        area, y, free = self.area, self.area.foot + 14, self.area.x - APART
        for p in points[:-1] if self.review.whole else points:
            x = self.across(p.done)
            if p.turn and x - free >= APART and area.right_edge - x >= APART:
                pen.words(str(p.turn), (x, y), 12, P.MUTED, anchor="center")
                free = x
        pen.exact().words(desk.app.say(W.END), (area.right_edge + 12, y), 12, P.MUTED)

    def _names(self, pen: Pen, last: Moment, desk: Desk) -> None:
        """At the ends of the lines, none over another."""
        pen = pen.exact()
        area, places, y = self.area, dict[int, float](), self.area.y - ROW
        order = sorted(range(len(self.names)), key=lambda seat: -last.chances[seat])
        for seat in order:
            y = places[seat] = max(y + ROW, self.up(last.chances[seat]))
        y = area.foot + ROW
        for seat in reversed(order):
            y = places[seat] = min(y - ROW, places[seat])
            ink = mix(self.colours[seat], P.IVORY, 0.35)  # small letters of a dark colour want more light
            text = desk.app.say(self.names[seat])
            pen.words(text, (area.right_edge + 12, y), 12, ink, True, width=NAMES - 14)

    def reads(self, say: Say) -> str:
        return say(W.CHANCES)


def point_words(app: App, review: Review, names: Sequence[Phrase], point: Moment) -> str:
    """When that was, and the chances of all seats."""
    say = app.say
    chances = (
        say(W.AND_CHANCE.of(name, W.PERCENT.of(percent(chance))))
        for name, chance in zip(names, point.chances, strict=True)
    )
    when = W.END if review.whole and point == review.points[-1] else turn_words(point.turn)
    return " · ".join((say(when), *chances))
