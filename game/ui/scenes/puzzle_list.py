"""The puzzles of a game: a tile for each with its grade, kind and whether it is solved; the chosen one, and today's."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import ClassVar

import game
from game.files import BadFile
from game.puzzles.puzzle import HARDEST, Puzzle
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.puzzles import words
from game.ui.puzzles.shelf_of import ShelfOf
from game.ui.scenes.game_list import GameList
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, dot, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget

GAP = 8.0
ACROSS = 5  # tiles in a row
HIGH = 84.0  # of a tile, at most
GRADE, FOOT = 36.0, 22.0  # heights of the line of the grade, and of those at the foot
SIGNS = {"win": "star", "best": "eye"}


@dataclass
class PuzzleTile(Widget):
    """A puzzle in the list: its number, its kind, its grade, whether it is solved."""

    number: int
    kind: str
    grade: int
    solved: bool
    today: bool
    chosen: bool
    hue: tuple[int, int, int] = P.BRASS
    do: Do = lambda: None
    radius: ClassVar[float] = 9

    def reads(self, say: Say) -> str:
        said = [f"{say(words.PUZZLE.of(self.number))}: {say(words.KINDS[self.kind])}", say(words.GRADE.of(self.grade))]
        more = ((words.TODAY, self.today), (words.SOLVED, self.solved))
        return ", ".join([*said, *(say(each) for each, so in more if so)])

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, lit = self.box, look.hover or self.chosen
        fill = (*mix(self.hue, (10, 7, 5), 0.78), 235) if lit else (18, 13, 10, 214)
        edge = P.LAMP if look.hover else pen.colours.offer if self.today else self.hue if self.chosen else P.BRASS_DEEP
        pen.slab(b, fill, 9, (*edge, 255))
        ink = P.MUTED if self.solved else P.BRASS_LIT
        pen.words(str(self.number), (b.x + 12, b.cy), 18, ink, True, "display", width=28, high=b.h)
        sign(pen, SIGNS[self.kind], (b.x + 52, b.cy), 8, ink)
        for n in range(self.grade):
            dot(pen, (b.x + 74 + n * 11, b.cy), 3.6, P.BRASS)
        if self.solved:
            sign(pen, "check", (b.right_edge - 16, b.cy), 7, FOCUS)


class PuzzleList(GameList):
    """The puzzles of all games; those of one are shown."""

    thing, title, about, back = "puzzle", words.PUZZLES, words.ABOUT, words.BACK
    side = 0.34

    def __init__(self, key: str, day: date | None = None) -> None:
        """`day`: another one than today."""
        super().__init__(key)
        self.day = day

    def enter(self) -> None:
        self.open(self.key, self.at)
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "begin")

    def open(self, key: str, at: int = -1) -> None:
        """Show the puzzles of a game, and one of them: of the day, or the next that is not solved."""
        self.key = key
        self.shelf = ShelfOf(self.app, key, self.day or date.today())
        self.at = at if 0 <= at < len(self.shelf.puzzles) else self._first()
        if self.desk:
            self.desk.changed()

    def _first(self) -> int:
        if not self.shelf.puzzles:
            return -1
        today = self.shelf.today
        following = self.shelf.after(today)
        return today if not self.shelf.is_solved(today) or following is None else following

    @property
    def puzzle(self) -> Puzzle:
        """The one that is shown."""
        return self.shelf.puzzles[self.at]

    # ---- layout --------------------------------------------------------------------------------
    def things(self, room: Box) -> list[Widget]:
        puzzles = self.shelf.puzzles
        rows = max(1, -(-len(puzzles) // ACROSS))
        wide, high = (room.w - (ACROSS - 1) * GAP) / ACROSS, min(HIGH, (room.h - (rows - 1) * GAP) / rows)
        return [
            PuzzleTile(
                f"puzzle:{n}",
                Box(room.x + n % ACROSS * (wide + GAP), room.y + n // ACROSS * (high + GAP), wide, high),
                number=n + 1,
                kind=puzzle.kind,
                grade=puzzle.grade,
                solved=self.shelf.is_solved(n),
                today=n == self.shelf.today,
                chosen=n == self.at,
                hue=hx(game.ruleset(self.key).accent),
                do=partial(self.begin, n),
            )
            for n, puzzle in enumerate(puzzles)
        ]

    def buttons(self, room: Box) -> list[Widget]:
        if self.at < 0:
            return []
        say, today = self.app.say, self.shelf.today
        label = words.TODAY_SOLVED if self.shelf.is_solved(today) else words.TODAY
        place = room.bottom(38, 10)
        daily = Button("today", place, label=say(label), icon="clock", do=partial(self.begin, today), left=True)
        again = words.ONCE_MORE if self.shelf.is_solved(self.at) else words.BEGIN
        place = room.bottom(48, 10)
        do = partial(self.begin, self.at)
        return [Button("begin", place, label=say(again), kind="main", enters=True, size=17, do=do, left=True), daily]

    # ---- doing ---------------------------------------------------------------------------------
    def begin(self, number: int) -> None:
        """Lay a puzzle on the table; one sentence if that cannot be."""
        self.at = number
        try:
            self.app.push(self.app.doors.puzzle(self.shelf, number))
        except BadFile as error:
            self.app.toast(error.said, harm=True)

    # ---- drawing -------------------------------------------------------------------------------
    def chosen(self, pen: Pen, room: Box) -> None:
        """What there is to do, how hard it is, how it was proved; the days in a row."""
        say = self.app.say
        if self.at < 0:
            pen.para(say(words.NONE), room, 15)
            return
        one = self.puzzle
        number, head = room.top(20), room.top(36, 6)
        pen.words(say(words.PUZZLE.of(self.at + 1)), (number.x, number.cy), 13, P.MUTED, high=number.h)
        kind = say(words.KINDS[one.kind])
        pen.words(kind, (head.x, head.cy), 22, P.BRASS_LIT, True, "display", width=head.w, high=head.h)
        room.bottom(38 + 10 + 48 + 10)
        self._foot(pen, room)
        y = pen.para(say(words.TASKS[one.kind]), Box(room.x, room.y, room.w, (room.h - GRADE) * 0.5), 15)
        grade = pen.words(say(words.GRADE.of(one.grade)), (room.x, y + GRADE / 2), 14, P.IVORY, True, high=GRADE)
        for n in range(HARDEST):
            dot(pen, (grade.right_edge + 16 + n * 14, y + GRADE / 2), 4.6, P.BRASS, hollow=n >= one.grade)
        if self.shelf.is_solved(self.at):
            sign(pen, "check", (room.right_edge - 8, y + GRADE / 2), 7, FOCUS)
            at = room.right_edge - 22, y + GRADE / 2
            pen.words(say(words.SOLVED), at, 14, FOCUS, True, anchor="midright", high=GRADE)
        y += GRADE
        pen.para(say(words.COMPARED.of(one.ways, one.worlds)), Box(room.x, y, room.w, room.foot - y), 13, P.MUTED)

    def _foot(self, pen: Pen, room: Box) -> None:
        """What the signs on the tiles mean, the days in a row, how many are solved; they are taken off the room."""
        say, days = self.app.say, self.shelf.streak
        done = sum(self.shelf.is_solved(n) for n in range(len(self.shelf.puzzles)))
        row = room.bottom(FOOT)
        solved = say(words.SOLVED_OF.of(done, len(self.shelf.puzzles)))
        pen.words(solved, (row.x, row.cy), 13, P.BRASS_LIT if done else P.MUTED, width=row.w, high=row.h)
        if days:
            row, said = room.bottom(FOOT), words.STREAK_1 if days == 1 else words.STREAK.of(days)
            pen.words(say(said), (row.x, row.cy), 13, P.BRASS_LIT, width=row.w, high=row.h)
        for kind, icon in SIGNS.items():
            row = room.bottom(FOOT)
            sign(pen, icon, (row.x + 8, row.cy), 7, P.MUTED)
            pen.words(say(words.KINDS[kind]), (row.x + 24, row.cy), 13, P.MUTED, width=row.w - 24, high=row.h)
        room.h -= 6
