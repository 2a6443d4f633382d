"""What a tournament is drawn with: the table of its standing, and the points round by round."""

from __future__ import annotations

from collections.abc import Sequence

from game.cup.cup import Cup
from game.cup.standing import WIN, Line
from game.players import levels
from game.ui import words_cup as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import FOCUS, dot
from game.ui.widgets.pen import Pen

HEAD, ROW = 20.0, 30.0  # heights of the words above the table, and of a row at most
NUMBER = 42.0  # width of a column of numbers
NAME_ROW, NAMES, SCALE = 15.0, 128.0, 26.0  # at the plot: height of a name, room for names, and for numbers


def player_colour(pen: Pen, player: int) -> Colour:
    """The colour of a player of a tournament; there are as many as seats, further players have a lighter one."""
    colour = pen.colours.seat(player)
    return colour if player < len(pen.colours.seats) else mix(colour, FOCUS, 0.55)


def draw_table(pen: Pen, room: Box, cup: Cup, names: Sequence[str]) -> None:
    """A row for each player, the first one on top; `names` of all players, by their numbers."""
    head, lines = room.copy().top(HEAD), cup.table
    for n, words in enumerate(reversed(W.COLUMNS)):
        at = (room.right_edge - (n + 0.5) * NUMBER, head.cy)
        pen.words(words.in_(pen.lang), at, 12, P.MUTED, anchor="center", width=NUMBER - 4, high=HEAD)
    high = min(ROW, (room.h - HEAD) / len(lines))
    for place, line in enumerate(lines, start=1):
        row = Box(room.x, room.y + HEAD + (place - 1) * high, room.w, high)
        _row(pen, row, cup, names[line.player], place, line)


def _row(pen: Pen, row: Box, cup: Cup, who: str, place: int, line: Line) -> None:
    first = place == 1 and not cup.open
    if place % 2:
        pen.slab(Box(row.x - 6, row.y + 1, row.w + 12, row.h - 2), (255, 236, 200, 12), 5)
    ink = P.BRASS_LIT if first else P.IVORY
    pen.words(str(place), (row.x + 10, row.cy), 15, P.BRASS_LIT, True, "display", anchor="center", high=row.h)
    dot(pen, (row.x + 32, row.cy), 6, player_colour(pen, line.player))
    numbers = (line.won, line.drawn, line.lost, line.met, half(line.beaten), line.points)
    x = row.right_edge - len(numbers) * NUMBER
    name = pen.words(who, (row.x + 46, row.cy), 15, ink, True, width=x - row.x - 52, high=row.h)
    level = levels.NAMES.get(cup.entrants[line.player].kind)
    if level is not None and pen.width(f" · {level.in_(pen.lang)}", 12) <= x - name.right_edge - 4:
        pen.words(f" · {level.in_(pen.lang)}", (name.right_edge, row.cy + 1), 12, P.MUTED)
    for n, number in enumerate(numbers):
        last = n == len(numbers) - 1
        at = (x + (n + 0.5) * NUMBER, row.cy)
        pen.words(str(number), at, 16 if last else 14, ink if last else P.MUTED, last, anchor="center",
                  width=NUMBER - 4, high=row.h)  # fmt: skip


def half(twice: int) -> str:
    """Half of a whole number, in words."""
    return f"{twice // 2}{'½' if twice % 2 else ''}"


def draw_course(pen: Pen, room: Box, cup: Cup, names: Sequence[str]) -> None:
    """A line for each player: points after each round that has been played; the names stand where the lines end,
    if there is room."""
    played, most = cup.now + (not cup.open), WIN * cup.rounds_in_all
    plot = Box(room.x + SCALE, room.y + 8, room.w - SCALE - NAMES - 12, room.h - 8 - NAME_ROW - 6)
    _scale(pen, plot, cup.rounds_in_all, most)
    tables = [cup.after(cup.rounds[:n]) for n in range(played + 1)]
    known = [{line.player: line.points for line in table} for table in tables]
    places, end = [line.player for line in tables[-1]], plot.x + plot.w * played / cup.rounds_in_all
    named = plot.h > NAME_ROW * (len(places) - 1)
    tops = _spread([plot.foot - plot.h * known[-1][player] / most for player in places], plot)
    ink = pen.layer(room.w, room.h)
    for n, player in reversed([*enumerate(places)]):
        colour = player_colour(pen, player)
        aside = (n - len(places) / 2) * 0.8  # who has the same points is not covered
        spots = [
            (plot.x + plot.w * i / cup.rounds_in_all - room.x, plot.foot - plot.h * at[player] / most - room.y + aside)
            for i, at in enumerate(known)
        ]
        if played:
            ink.stroke((*colour, 255), spots, 2)
        ink.disc((*colour, 255), spots[-1], 3.6)
        if named:
            ink.stroke((*colour, 130), [spots[-1], (end + 14 - room.x, tops[n] - room.y)], 1)
    pen.lay(ink, room.x, room.y)
    for player, y in zip(places, tops, strict=True) if named else ():
        pen.words(names[player], (end + 18, y), 12, player_colour(pen, player), True, width=NAMES - 8,
                  high=NAME_ROW)  # fmt: skip


def _scale(pen: Pen, plot: Box, rounds: int, most: int) -> None:
    """The numbers of points and rounds."""
    step = 1 if plot.h / most >= NAME_ROW else 2 if plot.h / most >= NAME_ROW / 2 else 4
    for points in range(0, most + 1, step):
        y = plot.foot - plot.h * points / most
        pen.line((plot.x, y), (plot.right_edge, y), P.BRASS_DEEP, 1, 90)
        pen.words(str(points), (plot.x - 8, y), 12, P.MUTED, anchor="midright", high=plot.h * step / most)
    for n in range(1, rounds + 1):
        pen.words(str(n), (plot.x + plot.w * n / rounds, plot.foot + 12), 12, P.MUTED, anchor="center",
                  high=NAME_ROW + 6)  # fmt: skip


def _spread(wanted: list[float], plot: Box) -> list[float]:
    """Where names stand that want to stand there, from top to foot: below each other, and within the plot."""
    tops, least = list[float](), plot.y
    for y in wanted:
        tops.append(max(y, least))
        least = tops[-1] + NAME_ROW
    most = plot.foot
    for n in range(len(tops) - 1, -1, -1):
        tops[n] = min(tops[n], most)
        most = tops[n] - NAME_ROW
    return tops
