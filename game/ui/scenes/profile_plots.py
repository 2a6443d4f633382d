"""What a profile is drawn with: bars, the course of form, a table of decks against decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from game.profile.tallies import End, Tally
from game.ui import words_profile as W
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

ROW, LEAST_ROW = 40.0, 24.0  # heights of a bar with its words
CELL = 34.0  # height of a row of the table
SHOWN = 60  # matches of the course of form
DOT = 5.0  # radius of the sign of a match


def draw_bars(pen: Pen, room: Box, rows: Sequence[tuple[str, Tally]]) -> None:
    """A name, how many of how many, and a bar as long as the share that was won; as many as there is room for."""
    high = max(LEAST_ROW, min(ROW, room.h / max(1, len(rows))))
    for n, (name, tally) in enumerate(rows[: int(room.h / high + 0.01)]):
        box = Box(room.x, room.y + n * high, room.w, high)
        score = W.SCORE.of(f"{tally.won + tally.drawn / 2:g}", tally.played).in_(pen.lang)
        end = pen.words(score, (box.right_edge, box.y + 10), 13, P.IVORY, True, anchor="midright")
        pen.words(name, (box.x, box.y + 10), 13, P.MUTED, width=end.x - box.x - 10)
        bar = Box(box.x, box.y + 19, box.w, 6)
        pen.slab(bar, (255, 255, 255, 26), 3)
        if tally.share:
            pen.slab(Box(bar.x, bar.y, max(6.0, bar.w * tally.share), bar.h), (*P.BRASS_LIT, 255), 3)


def draw_form(pen: Pen, room: Box, course: Sequence[float], ends: Sequence[End]) -> None:
    """The share of wins from match to match as a line; below it a sign for each match."""
    course, ends, room = course[-SHOWN:], ends[-SHOWN:], room.copy()
    key = room.bottom(18, 2)
    signs = room.bottom(20, 6)
    left = room.left(42)
    for share in (0.0, 0.5, 1.0):
        y = room.foot - 4 - (room.h - 8) * share
        pen.line((room.x, y), (room.right_edge, y), P.BRASS_DEEP, 1, 120 if share != 0.5 else 220)
        words = W.PERCENT.of(round(share * 100)).in_(pen.lang)
        pen.words(words, (left.right_edge - 8, y), 12, P.MUTED, anchor="midright")
    step = (room.w - 16) / max(1, len(course) - 1)
    spots = [(room.x + 8 + n * step, room.foot - 4 - (room.h - 8) * share) for n, share in enumerate(course)]
    ink = pen.layer(room.w + 8, room.h + 8)
    bent = [(x - room.x + 4, y - room.y + 4) for x, y in spots]
    for a, b in pairwise(bent):
        ink.stroke((*P.BRASS_LIT, 255), [a, b], 2.4)
    for at in bent[-1:]:
        ink.disc((*P.BRASS_LIT, 255), at, 4)
    pen.lay(ink, room.x - 4, room.y - 4)
    draw_ends(pen, [(x, signs.cy) for x, _ in spots], ends, min(DOT, max(2.5, step * 0.42)))
    _legend(pen, key, room.x)


def draw_ends(pen: Pen, spots: Sequence[tuple[float, float]], ends: Sequence[End], radius: float) -> None:
    """A full disc for a win, a ring for a loss, a bar for a draw."""
    if not spots:
        return
    x0, x1, y = min(x for x, _ in spots) - 8, max(x for x, _ in spots) + 8, spots[0][1]
    ink = pen.layer(x1 - x0, 20)
    for (x, _), end in zip(spots, ends, strict=True):
        if end == "won":
            ink.disc((*P.BRASS_LIT, 255), (x - x0, 10), radius)
        elif end == "lost":
            ink.ring((*mix(pen.colours.harm, P.IVORY, 0.3), 255), (x - x0, 10), radius - 0.8, 1.6)
        else:
            ink.box((*P.IVORY, 255), (x - x0 - radius, 9, 2 * radius, 2.4), 1)
    pen.lay(ink, x0, y - 10)


def _legend(pen: Pen, box: Box, x: float) -> None:
    ends: tuple[End, ...] = ("won", "lost", "drawn")
    for end in ends:
        draw_ends(pen, [(x + 8, box.cy)], [end], DOT)
        x = pen.words(W.ENDS[end].in_(pen.lang), (x + 20, box.cy), 12, P.MUTED).right_edge + 18


def draw_duels(pen: Pen, room: Box, found: Mapping[tuple[str, str], Tally], names: Mapping[str, str]) -> None:
    """Own decks down, theirs across; in each cell the share that was won and of how many. The most played ones."""
    mine, theirs = ([*dict.fromkeys(pair[side] for pair in found)] for side in (0, 1))
    lead = min(210.0, room.w * 0.34)
    wide = max(1, int((room.w - lead) // 96))
    down, across = mine[: int((room.h - CELL) // CELL)], theirs[:wide]
    cell = (room.w - lead) / max(1, len(across))
    for n, deck in enumerate(across):
        _deck(pen, names[deck], (room.x + lead + (n + 0.5) * cell, room.y + CELL / 2 - 2), cell - 8, "center")
    for m, own in enumerate(down):
        y = room.y + CELL * (m + 1)
        _deck(pen, names[own], (room.x, y + CELL / 2), lead - 10, "midleft")
        for n, other in enumerate(across):
            box = Box(room.x + lead + n * cell + 2, y + 2, cell - 4, CELL - 4)
            tally = found.get((own, other))
            if tally is None:
                pen.slab(box, (255, 255, 255, 10), 5)
                continue
            pen.slab(box, (*mix((44, 32, 20), P.BRASS_DEEP, tally.share), 255), 5)
            said = W.PERCENT.of(round(100 * tally.share)).in_(pen.lang)
            pen.words(
                f"{said}  ({tally.played})", (box.cx, box.cy), 12, P.IVORY, True, anchor="center", width=box.w - 6
            )


def _deck(pen: Pen, name: str, at: tuple[float, float], width: float, anchor: str) -> None:
    """The name of a deck in at most two lines."""
    lines = pen.rows(name, 12, width)[:2]
    for n, words in enumerate(lines):
        y = at[1] + (n - (len(lines) - 1) / 2) * 15
        pen.words(words, (at[0], y), 12, P.MUTED, anchor=anchor, width=width + 4)
