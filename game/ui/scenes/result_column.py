"""The left column of a result: the game, who won and why, the last event, a row for each seat, what its signs mean.

All sizes in logical pixels. The places are those of a window of 1280 x 720; lower windows and more seats are closer.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.frozen import frozen
from game.ui import words_front as F
from game.ui import words_result as W
from game.ui.art import palette as P
from game.ui.art.icons import icon
from game.ui.art.palette import mix
from game.ui.games.report import Report
from game.ui.games.story import LastEvent
from game.ui.seating import level_of
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import FOCUS, hexagon, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

LOW = 660.0  # a window lower than this is a small one
LEGEND = 24.0  # height
BESIDE = 22.0  # how much farther than its boxes what decided it may reach: the scene of the winner begins 26 beside
LATE = (0.42, 0.70, 0.90)  # seconds when headline, last event and the first row come
BETWEEN, FADE, COUNTING = 0.12, 0.22, 0.5  # from row to row; how long each takes; how long its numbers count up


@frozen
class Places:
    """Where everything stands."""

    column: Box
    game: float
    trail: float
    head: float
    head_size: float
    why: float
    last: Box
    rows: tuple[Box, ...]
    legend: Box
    foot: Box  # of the buttons


def placed(size: tuple[float, float], seats: int, has_last: bool) -> Places:
    """The places for a window, so many seats, and whether there is a last event to tell of."""
    w, h = size
    small, many = h < LOW, seats > 2
    x, wide = (56.0, 470.0) if w >= 1200 else (32.0, min(470.0, w * 0.43))
    down = max(0.0, (h - 720) * 0.3)
    game, trail, head, why, top = (26, 46, 82, 118, 138) if small else (44, 66, 128, 180, 212)
    foot = Box(x, h - 54 if small else h - 80 - down * 0.3, w - 2 * x, 40 if small else 56)
    plate = (50 if many else 76) if small else (76 if many else 112)
    last = Box(x, top + down, wide, plate if has_last else 0)
    y = last.foot + (10 if small else 12 if many else 20) if has_last else last.y
    legend_top = foot.y - LEGEND - (2 if small or many else 10)
    room = (legend_top - y) / seats
    most = 58.0 if many else 64.0 if small else 84.0
    tall = min(most, room - (4 if small else 6))
    gap = min(10.0, (legend_top - y - tall * seats) / seats)
    rows = tuple(Box(x, y + n * (tall + gap), wide, tall) for n in range(seats))
    legend = Box(x, min(rows[-1].foot + 6, legend_top), wide, LEGEND)
    heights = (game + down, trail + down, head + down, 44.0 if small else 62.0, why + down)
    return Places(Box(x, 0, wide, h), *heights, last, rows, legend, foot)


@dataclass
class Column:
    """Draws the column as it is `seen` seconds after the result has come; `seen` is large where nothing moves."""

    report: Report
    headline: Phrase
    ivory: bool  # the person has lost: no gold
    series: Phrase | None = None  # how the match stands that this was a game of

    def draw(self, pen: Pen, places: Places, seen: float, proof: bool) -> None:
        """`proof`: where the legend stands, something else is said."""
        say, report, x = self.report.app.say, self.report, places.column.x
        title = report.rules.title if self.series is None else F.WHAT_AND_WHERE.of(report.rules.title, self.series)
        pen.words(say(title), (x, places.game), 15, P.BRASS_LIT, True, width=places.column.w)
        pen.words(say(report.trail()), (x, places.trail), 13, P.MUTED, width=places.column.w)
        self._headline(pen, places, seen)
        why = say(report.why())
        wide = places.column.w + BESIDE
        two = pen.width(why, 14) * 0.8 > wide
        if two:  # in two lines, over the last event
            pen.para(why, Box(x, places.why - 18, wide, 38), 14, P.IVORY, lead=1.3)
        else:
            pen.words(why, (x, places.why), 17 if places.head_size > 50 else 15, P.IVORY, width=wide)
        event = report.last_event()
        if event is not None and seen > LATE[1]:
            self._last(pen, places.last, event)
        for n, (seat, row) in enumerate(zip(report.order(), places.rows, strict=True)):
            began = seen - LATE[2] - n * BETWEEN
            if began > 0:
                self._row(pen, row, seat, min(1.0, began / COUNTING))
        if not proof and seen > LATE[2]:
            self._legend(pen, places.legend)

    def _headline(self, pen: Pen, places: Places, seen: float) -> None:
        if seen < LATE[0]:
            return
        words, size = self.report.app.say(self.headline), places.head_size * (0.8 if pen.lang == "ja" else 1)
        inks = (P.IVORY, mix(P.IVORY, P.MUTED, 0.6)) if self.ivory else (P.BRASS_LIT, P.BRASS)
        rise = 10 * (1 - min(1.0, (seen - LATE[0]) / FADE))
        pen.gilded(words, (places.column.x - 4, places.head + rise), size, places.column.w + 50, inks=inks)

    # ---- the last event --------------------------------------------------------------------------
    def _last(self, pen: Pen, box: Box, event: LastEvent) -> None:
        say = self.report.app.say
        _plate(pen, box, True, 12)
        tall = box.h > 100
        side = 64.0 if tall else box.h - 16
        x, right = box.x + 16, box.right_edge - 16
        top = box.y + 36 if tall else box.cy - side / 2
        for n, picture in enumerate(event.pictures[:2]):
            at = x if n == 0 else right - side
            pen.put(picture(pen.px(side)), at, top)
        title, when = say(event.title), say(event.when)
        left = x + side + 14 if event.pictures else x
        if len(event.pictures) > 1:
            right -= side + 12
        if tall:
            edge = pen.words(when, (box.right_edge - 16, box.y + 20), 13, P.MUTED, anchor="midright").x
            pen.words(title, (x, box.y + 20), 14, P.BRASS_LIT, True, width=edge - x - 10)
        else:
            title_y = 17 if box.h > 60 else 15
            end = pen.words(title, (left, box.y + title_y), 13, P.BRASS_LIT, True).right_edge
            pen.words(f" · {when}", (end, box.y + title_y), 13, P.MUTED)
        if event.icon and tall:
            pen.put(icon(event.icon, pen.px(24), P.OFFER), left, box.y + 56)
            left += 38
        said, more = say(event.said), say(event.more)
        if box.h < 60:
            whole = f"{said} · {more}" if more else said
            pen.words(whole, (left, box.y + 35), 13, P.IVORY, True, width=right - left)
            return
        first, second = (58, 82) if tall else (38, 59)
        pen.words(said, (left, box.y + first), 15, P.IVORY, True, width=right - left)
        pen.words(more or "", (left, box.y + second), 14 if tall else 13, P.LAMP, width=right - left)

    # ---- seats -----------------------------------------------------------------------------------
    def _row(self, pen: Pen, row: Box, seat: int, counted: float) -> None:
        """A seat: place, who it was and with what, its numbers, its score. `counted`: how far its numbers are, 0..1."""
        report, say = self.report, self.report.app.say
        won = seat in (report.end.result or ())
        _plate(pen, row, won, 12 if row.h > 60 else 9)
        hue = report.colour(pen, seat)
        pen.slab(Box(row.x + 3, row.y + 10, 4, row.h - 20), (*hue, 255), 2)
        ink = P.BRASS_LIT if won else P.MUTED
        size = (30 if won else 24) if row.h > 60 else 24 if won else 20
        place = str(report.place(seat)) if report.end.result else "–"
        pen.words(place, (row.x + 26, row.cy), size, ink, True, "display", "center")
        side = min(58.0, row.h - 10)
        self._face(pen, seat, Box(row.x + 48, row.cy - side / 2, side, side))
        x, right, thin = row.x + 60 + side, row.right_edge - 92, row.h < 72
        score = report.score_of(seat)
        if thin:  # what was played stands beside the name, up to the score
            right = row.right_edge - 28 - pen.exact().width(score, size, True, "display")
            self._who(pen, seat, Box(x, row.cy - 10, right - x, 0), None)
            numbers = Box(x, row.cy + 4, 62 * len(report.signs), 16)
        else:
            self._who(pen, seat, Box(x, row.y + 22, right - x, 0), row.y + 42)
            numbers = Box(x, row.foot - 26, 62 * len(report.signs), 16)
        for n, what in enumerate(report.signs):
            at = numbers.x + n * numbers.w / len(report.signs)
            pen.put(icon(what.icon, pen.px(15), P.BRASS_LIT), at, numbers.y + 0.5)
            number = round(report.number(seat, what.key) * counted)
            pen.words(str(number), (at + 20, numbers.cy), 14, P.IVORY, True)
        if score.isdecimal():
            score = str(round(int(score) * counted))
        if score:
            tall = row.h >= 52
            spot = (row.right_edge - 16, row.cy - (0 if not tall else 7 if thin else 8))
            pen.exact().words(score, spot, size, ink, True, "display", "midright", width=80)
            if tall:
                spot = (row.right_edge - 16, row.cy + min(22, row.h / 2 - 12))
                pen.words(say(report.unit), spot, 12, P.MUTED, anchor="midright", width=84)

    def _face(self, pen: Pen, seat: int, box: Box) -> None:
        """What was played; a sign where nobody knows it, as of a seat that rested to the end."""
        face, hue = self.report.portrait(seat, pen.px(box.w)), self.report.colour(pen, seat)
        if face is not None:
            pen.put(face, box.x, box.y)
            return
        hexagon(pen, (box.cx, box.cy), box.w / 2, (*mix(hue, (8, 6, 6), 0.72), 255), hue, 2)
        sign(pen, "person", (box.cx, box.cy), box.w * 0.22, mix(hue, FOCUS, 0.5))

    def _who(self, pen: Pen, seat: int, line: Box, second: float | None) -> None:
        """The name with the level of a computer, and what was played: below it, or beside it where `second` is None."""
        report, say = self.report, self.report.app.say
        level, said, out = level_of(report.setup, seat), say(report.leader(seat)), report.out(seat)
        ink = mix(P.HARM, P.IVORY, 0.45) if out else P.MUTED
        if out:
            said = f"{said} · {say(W.OUT)}" if said else say(W.OUT)
        notes = [say(level)] if level else []
        if second is None and said:
            notes.append(said)
        elif said and second is not None:
            pen.words(said, (line.x, second), 13, ink, width=line.w)
        name = say(report.name(seat))
        end = pen.words(name, (line.x, line.y), 16, P.IVORY, True, width=line.w).right_edge
        while notes:  # in one piece, so that all of it has the same type; what was played says more than the level
            words, room = "".join(f" · {note}" for note in notes), line.right_edge - end
            if pen.width(words, 13) * 0.8 <= room:
                pen.words(words, (end, line.y + 1), 13, ink, width=room)
                break
            notes.pop(0)

    def _legend(self, pen: Pen, box: Box) -> None:
        """What the signs of the rows mean."""
        x = box.x + 4
        wide = sum(pen.width(self.report.app.say(what.words), 13) + 40 for what in self.report.signs)
        size = 13 if wide <= box.w + 40 else 12
        for what in self.report.signs:
            pen.put(icon(what.icon, pen.px(13), P.MUTED), x, box.cy - 7)
            x = pen.words(self.report.app.say(what.words), (x + 19, box.cy), size, P.MUTED).right_edge + 20


def _plate(pen: Pen, box: Box, bright: bool, radius: float) -> None:
    """Dark glass; the rim of what matters is brass."""

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, radius, 10, 150, 4)
        pen.slab(box, (12, 9, 8, 204), radius, (*(P.BRASS if bright else P.BRASS_DEEP), 255), 1.2)

    pen.kept(("plate of a result", bright, radius), box, paint, 24)
