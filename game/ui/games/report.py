"""What a result screen says between the headline and the buttons; each game has a report of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from game.table.sheet import NO_WORDS
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.games.story import Count, LastEvent
from game.ui.seating import level_of, name_of
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Ink, Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.view import View
    from game.ui.scenes.result import Result
    from game.ui.session import Watching


class Report:
    """Counts a match when it is made, draws what came of it."""

    end: View  # the table at the end, as everybody sees it

    def __init__(self, scene: Result, watching: Watching) -> None:
        self.scene, self.app, self.setup, self.rules = scene, scene.app, scene.setup, scene.rules

    def why(self) -> Phrase:
        """What decided the match, in one sentence."""
        raise NotImplementedError

    def trail(self) -> Phrase:
        """Where and how long."""
        raise NotImplementedError

    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        """All the numbers: "How it went"."""
        raise NotImplementedError

    # ---- the left column -------------------------------------------------------------------------
    signs: ClassVar[tuple[Count, ...]] = ()  # what is counted of each seat
    unit: ClassVar[Phrase] = R.POINTS

    def order(self) -> list[int]:
        """Seats from first to last."""
        won = self.end.result or ()
        return sorted(range(self.setup.seats), key=lambda seat: (seat not in won, seat))

    def place(self, seat: int) -> int:
        """The place of a seat; all winners are first."""
        return 1 if seat in (self.end.result or ()) else self.order().index(seat) + 1

    def number(self, seat: int, key: str) -> int:
        """What was counted of a seat."""
        return 0

    def score_of(self, seat: int) -> str:
        """What decides between the seats, if it is a number."""
        return ""

    def leader(self, seat: int) -> Phrase:
        """What a seat played: its deck, its planeswalker."""
        return NO_WORDS

    def out(self, seat: int) -> bool:
        """True if a seat was no longer in the match when it ended."""
        return False

    def portrait(self, seat: int, px: int) -> Surface | None:
        """The card that stands for a seat, as a round picture."""
        return None

    def last_event(self) -> LastEvent | None:
        """What decided the match: here the turn from which on the winner was ahead."""
        return None

    def lead(self, course: Sequence[Sequence[int]]) -> LastEvent | None:
        """The turn that brought the winner the lead for good, from the scores after each turn."""
        won = self.end.result or ()
        if len(won) != 1 or len(course) < 2:
            return None
        ahead = [all(row[won[0]] > n for seat, n in enumerate(row) if seat != won[0]) for row in course]
        if not ahead[-1]:
            return None
        turn = len(ahead) - ahead[::-1].index(False) if False in ahead else 0
        best = max(n for seat, n in enumerate(course[turn]) if seat != won[0])
        face = partial(self._face, won[0])
        return LastEvent(
            R.LEAD,
            R.AT_TURN.of(min(turn, len(course) - 2) or 1),
            R.LEADS.of(self.name(won[0])),
            R.SCORES.of(course[turn][won[0]], best),
            (face,) if self.portrait(won[0], 16) else (),
        )

    def _face(self, seat: int, px: int) -> Surface:
        found = self.portrait(seat, px)
        assert found is not None
        return found

    def colour(self, pen: Pen, seat: int) -> Colour:
        """The colour of a seat as it was at the table."""
        return pen.colours.seat(seat)

    def name(self, seat: int) -> Phrase:
        """Who sat in a seat."""
        return name_of(self.setup, seat)

    def person(self, seat: int) -> bool:
        """True if that was no computer."""
        return level_of(self.setup, seat) is None


def draw_ground(pen: Pen, row: Box, won: bool) -> None:
    """What the row of a seat stands on; that of a winner is gilt."""
    edge = (*(P.BRASS_LIT if won else P.BRASS_DEEP), 170 if won else 110)
    pen.slab(row, (255, 207, 92, 30) if won else (255, 236, 200, 12), 10, edge)


def draw_glad(pen: Pen, box: Box, found: Sequence[tuple[str, Phrase]]) -> None:
    """A line of things to remember, each with its sign."""
    pen.slab(box, (16, 12, 9, 214), 10, (*P.BRASS_DEEP, 255))
    for n, (icon, words) in enumerate(found):
        x = box.x + 24 + n * (box.w - 32) / max(1, len(found))
        sign(pen, icon, (x, box.cy), 7, mix(P.BRASS, P.BRASS_LIT, 0.4))
        pen.words(words.in_(pen.lang), (x + 18, box.cy), 13, P.IVORY, width=(box.w - 32) / len(found) - 34)


def draw_course(
    pen: Pen,
    room: Box,
    course: Sequence[Sequence[int]],
    colours: Sequence[Colour],
    names: Sequence[str],
    last: str = "",
) -> None:
    """Scores step by step, one line a seat; the markers differ in shape, too. `last` names the last step."""
    key = ("course", tuple(tuple(row) for row in course), tuple(colours), tuple(names), last)
    pen.kept(key, room, lambda pen, room: _course(pen, room, course, colours, names, last), 16)


def _course(
    pen: Pen,
    room: Box,
    course: Sequence[Sequence[int]],
    colours: Sequence[Colour],
    names: Sequence[str],
    last: str,
) -> None:
    top = max(1, max((max(row) for row in course), default=1))
    label = 92.0
    area = Box(room.x + 34, room.y + 6, room.w - 34 - label, room.h - 26)
    for n in range(3):
        y = area.foot - area.h * n / 2
        pen.line((area.x, y), (area.right_edge, y), P.BRASS, 1, 50)
        pen.words(str(round(top * n / 2)), (area.x - 8, y), 12, P.MUTED, anchor="midright")
    many = max(1, len(course) - 1)
    for seat, colour in enumerate(colours):
        pts = [(10 + area.w * n / many, 10 + area.h * (1 - row[seat] / top)) for n, row in enumerate(course)]
        ink = pen.layer(area.w + 20, area.h + 20, 3)
        if len(pts) > 1:
            ink.stroke(colour, pts, 2.4)
        for at in pts[:: max(1, many // 12)]:
            marker(ink, seat, at, colour)
        pen.lay(ink, area.x - 10, area.y - 10)
    step = area.w / many
    stride = max(1, math.ceil(LABEL / step))
    named = [n for n in range(0, many, stride) if (many - n) * step >= LABEL] if last else [0, many // 2]
    for n in sorted({*named, many}):
        x = area.x + step * n
        if last and n == many:
            pen.words(last, (x - 10, area.foot + 14), 12, P.MUTED, width=label + 10)
        else:
            pen.words(str(n), (x, area.foot + 14), 12, P.MUTED, anchor="center")
    heights = [area.foot - area.h * course[-1][seat] / top for seat in range(len(colours))] if course else []
    _labels(pen, area, heights, colours, names)


def _labels(pen: Pen, area: Box, heights: Sequence[float], colours: Sequence[Colour], names: Sequence[str]) -> None:
    """Names at the ends of the lines, none over another."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    places, y = dict[int, float](), area.y - 15.0
    for seat in order:  # down, each below the one before
        y = places[seat] = max(y + 15, heights[seat])
    y = area.foot + 15.0
    for seat in reversed(order):  # and up again where that ran out of the field
        y = places[seat] = min(y - 15, places[seat])
        ink = mix(colours[seat], P.IVORY, 0.35)  # small letters of a dark colour want more light
        pen.words(names[seat], (area.right_edge + 12, y), 12, ink, True, width=80)


def marker(ink: Ink, seat: int, at: tuple[float, float], colour: Colour) -> None:
    """A point of a line: disc, lozenge, square, triangle or disc again."""
    x, y = at
    if seat in (0, 4):
        ink.disc(colour, at, 3.6)
    else:
        pts = {
            1: [(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)],
            2: [(x - 4, y - 4), (x + 4, y - 4), (x + 4, y + 4), (x - 4, y + 4)],
            3: [(x, y - 5), (x + 5, y + 4), (x - 5, y + 4)],
        }[seat]
        ink.poly(colour, pts)


LABEL = 18.0  # the least distance between the numbers of two steps
LOW = 400.0  # below this there is no room for highlights


def panels(whole: Box, all_rows: bool = True) -> dict[str, Box]:
    """Table at the left, course and one more at the right, a line of highlights below if there is room for it."""
    glad = whole.bottom(40, 12) if all_rows or whole.h >= LOW else Box(whole.x, whole.foot, whole.w, 0)
    left = whole.left(whole.w * 0.655, 16)
    return {"table": left, "course": whole.top(whole.h * 0.52, 14), "more": whole, "glad": glad}
