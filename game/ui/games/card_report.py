"""The result of a match between decks: a row for each seat, the course and one panel more; the game fills them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from pygame import Surface

from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.games.match_tally import CardTally
from game.ui.games.report import Report, draw_course, draw_glad, draw_ground, panels
from game.ui.games.shown import NamedDeck, brought
from game.ui.games.story import LastEvent, Portrait
from game.ui.sheets.look import Look
from game.ui.widgets.box import Box, rows
from game.ui.widgets.chrome import panel
from game.ui.widgets.ornaments import dot, medal, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

if TYPE_CHECKING:
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

Sums = Sequence[tuple[Phrase, int, int, Colour]]  # words, what both seats have, the colour of the words
TRAIL = Phrase("{0} · {1} · seed {2}", "{0} ・ {1} ・ シード{2}")
END = Phrase("end", "終了")
UNKNOWN = Phrase("deck by chance", "くじ引きのデッキ")  # nobody was told of it


class CardReport(Report):
    """Counted from the events that everybody saw. A game names its columns and draws what only it has."""

    all_counted: ClassVar[tuple[str, ...]]
    few_counted: ClassVar[tuple[str, ...]]  # where the table is narrow
    titles: ClassVar[dict[str, Phrase]]
    score: ClassVar[Phrase]  # over the last column
    score_width: ClassVar[float] = 72
    margin: ClassVar[float] = 104  # room for the last column
    how_note: ClassVar[Phrase]
    more: ClassVar[Phrase]  # over the second panel
    whys: ClassVar[Mapping[str, Phrase]]  # why matches end; {0} is who has lost
    look: ClassVar[Look]
    tally: CardTally

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        self.seats = range(self.setup.seats)

    # ---- what a game says ------------------------------------------------------------------------
    def remembered(self) -> list[tuple[str, Phrase]]:
        """Things to remember, each with its sign."""
        raise NotImplementedError

    def kind(self) -> Phrase:
        """What kind of match it was: its mode or format, how many have played."""
        raise NotImplementedError

    def last(self) -> str:
        """The name of the last step of the course."""
        return self.app.say(END)

    def hero(self, seat: int) -> Any:
        """The card that did most for a seat, if there is one."""
        raise NotImplementedError

    def mark_face(self, pen: Pen, seat: int, at: tuple[float, float], side: float) -> None:
        """What else is to be seen on that portrait; `at` is its upper left corner."""

    def draw_below(self, pen: Pen, low: Box, seat: int) -> None:
        """What is under the numbers of a seat where there is room for it."""
        raise NotImplementedError

    def draw_score(self, pen: Pen, row: Box, seat: int, won: bool) -> None:
        """The last column."""
        raise NotImplementedError

    def draw_more(self, pen: Pen, room: Box) -> None:
        """The second panel."""
        raise NotImplementedError

    # ---- words -----------------------------------------------------------------------------------
    def trail(self) -> Phrase:
        turns = R.ONE_TURN if self.tally.turns == 1 else R.TURNS.of(self.tally.turns)
        return TRAIL.of(self.kind(), turns, self.setup.seed)

    def why(self) -> Phrase:
        """What ended the match."""
        if self.tally.why == "draw":
            return self.whys["draw"]
        if self.tally.winners is None or len(self.tally.winners) != 1:
            return R.RESULT
        return self.whys[self.tally.why].of(self.name(1 - self.tally.winners[0]))

    def played(self, seat: int) -> NamedDeck | None:
        """What a seat played: as it was set up, or as the match told of what chance dealt."""
        deck: NamedDeck | None = brought(self.rules, self.setup, seat)
        if deck:
            return deck
        dealt = getattr(self.end, "decks", ())
        found: NamedDeck | None = self.rules.catalogue.get(f"deck/{dealt[seat]}") if seat < len(dealt) else None
        return found

    def deck(self, seat: int) -> Phrase:
        """The name of what a seat played."""
        deck = self.played(seat)
        return deck.name if deck else UNKNOWN

    def leader(self, seat: int) -> Phrase:
        return self.deck(seat)

    def number(self, seat: int, key: str) -> int:
        return self.tally.counts[seat, key]

    def portrait(self, seat: int, px: int) -> Surface | None:
        hero = self.hero(seat)
        return None if hero is None else self.look.portrait(hero, px, self.app.colours)

    def face(self, card: str) -> tuple[Portrait, ...]:
        """A card as a round picture, if it is one."""
        facts, look, colours = self.rules.catalogue.get(card), self.look, self.app.colours
        return () if facts is None else (lambda px: look.portrait(facts, px, colours),)

    def last_event(self) -> LastEvent | None:
        return self.lead(self.tally.course)

    def deck_in(self, pen: Pen, seat: int, width: float) -> str:
        """The name of what a seat played, in so much room."""
        return self.app.say(self.deck(seat))

    def name_of(self, card: str) -> Phrase:
        facts = self.rules.catalogue.get(card)
        return facts.name if facts else same(card)

    def highlights(self) -> list[tuple[str, Phrase]]:
        """A few things to remember, as many as there is room for."""
        return self.remembered() if self.app.logical[0] > 1100 else self.remembered()[:3]

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        boxes, say = panels(room, all_rows=False), self.app.say
        self._table(pen, boxes["table"])
        course = panel(pen, boxes["course"], say(R.HOW), say(self.how_note), hue)
        names, colours = (
            [self.app.say(self.name(seat)) for seat in self.seats],
            [self.colour(pen, seat) for seat in self.seats],
        )
        draw_course(pen, course, self.tally.course, colours, names, self.last())
        self.draw_more(pen, panel(pen, boxes["more"], say(self.more), "", hue))
        if boxes["glad"].h:
            draw_glad(pen, boxes["glad"], self.highlights())

    def columns(self, room: Box) -> list[float]:
        """The middles of the columns."""
        first, last = room.x + room.w * 0.40, room.right_edge - self.margin
        step = (last - first) / len(self.counted(room.w))
        return [first + (n + 0.5) * step for n in range(len(self.counted(room.w)))]

    def counted(self, width: float) -> tuple[str, ...]:
        """What there is room for."""
        return self.all_counted if width > 640 else self.few_counted

    def _table(self, pen: Pen, box: Box) -> None:
        """A row for each seat, the winner first."""
        room, say = panel(pen, box), self.app.say
        head, middles = room.top(22, 6), self.columns(room)
        for what, x in zip(self.counted(room.w), middles, strict=True):
            width = middles[1] - middles[0] - 4
            pen.words(say(self.titles[what]), (x, head.cy), 12, P.MUTED, anchor="center", width=width)
        at, width = (room.right_edge - 8, head.cy), self.score_width
        pen.words(say(self.score), at, 13, P.BRASS_LIT, True, anchor="midright", width=width)
        for seat, row in zip(self.order(), rows(room, len(self.seats), 8, 0, 300), strict=True):
            self._row(pen, row, seat, middles)

    def _row(self, pen: Pen, row: Box, seat: int, middles: list[float]) -> None:
        won = seat in (self.tally.winners or ())
        draw_ground(pen, row, won)
        row = row.copy()
        if row.h > 120:
            self.draw_below(pen, row.bottom(row.h - 76).inset(12, 4), seat)
        self._seat(pen, row, seat, middles[0] - (middles[1] - middles[0]) / 2)
        for what, x in zip(self.counted(row.w), middles, strict=True):
            mine, top = self.tally.counts[seat, what], max(1, *(self.tally.counts[each, what] for each in self.seats))
            pen.words(str(mine), (x, row.cy - 6), 20, P.IVORY if mine else P.FAINT, True, "display", "center")
            bar = Box(x - 19, row.cy + 13, 38, 5)
            pen.slab(bar, (0, 0, 0, 150), 2)
            if mine:
                pen.slab(Box(bar.x, bar.y, max(3.0, bar.w * mine / top), bar.h), (*self.colour(pen, seat), 255), 2)
        self.draw_score(pen, row, seat, won)

    def _seat(self, pen: Pen, row: Box, seat: int, right: float) -> None:
        """Place, the portrait of who did most, name and deck of a seat."""
        c, x = (row.x + 34, row.cy), row.x + 66
        if seat in (self.tally.winners or ()):
            medal(pen, c, min(25.0, row.h * 0.36), "1")
        else:
            pen.words(str(self.place(seat)) if self.tally.winners else "–", c, 28, P.BRASS, True, "display", "center")
        side = min(56.0, row.h - 14)
        if right - x > 190 and (hero := self.hero(seat)) is not None:
            pen.put(self.look.portrait(hero, pen.px(side), pen.colours), x, row.cy - side / 2)
            self.mark_face(pen, seat, (x, row.cy - side / 2), side)
            x += side + 10
        width = right - x - 4
        name = self.app.say(self.name(seat))
        pen.words(name, (x, row.cy - 12), 16, P.IVORY, True, width=width)
        sign(pen, "person" if self.person(seat) else "computer", (x + 7, row.cy + 13), 6, self.colour(pen, seat))
        pen.words(self.deck_in(pen, seat, width - 20), (x + 20, row.cy + 13), 13, P.MUTED, width=width - 20)

    # ---- for the games ---------------------------------------------------------------------------
    def draw_number(self, pen: Pen, row: Box, won: bool, score: str, left: Sequence[Phrase], width: float) -> Box:
        """A score with what is left below it; where the score stands."""
        x, ink = row.right_edge - 12, P.BRASS_LIT if won else P.IVORY
        said = " · ".join(map(self.app.say, left))
        pen.words(said, (x, row.cy + 17), 12, P.MUTED, anchor="midright", width=width)
        return pen.words(score, (x, row.cy - 9), 28, ink, True, "display", "midright")

    def draw_sums(self, pen: Pen, room: Box, lines: Sums, icon: Surface | None = None) -> None:
        """Sums of both seats with their words: a row each, with a bar for each seat."""
        most = max((max(first, second) for _, first, second, _ in lines), default=1)
        lines, indent = lines[: max(1, int(room.h // 21))], 20 if icon else 0
        for (words, *numbers, ink), row in zip(lines, rows(room, len(lines), 1, 0, 30), strict=True):
            label = row.w * 0.46
            if icon:
                pen.put(icon, row.x, row.cy - 8)
            pen.words(self.app.say(words), (row.x + indent, row.cy), 13, ink, width=label - 8 - indent)
            for seat, number in enumerate(numbers):
                bar = Box(row.x + label, row.cy + (seat - 0.5) * 9 - 3, row.w - label - 46, 6)
                pen.slab(bar, (0, 0, 0, 150), 3)
                if number:
                    wide = max(5.0, bar.w * number / most)
                    pen.slab(Box(bar.x, bar.y, wide, bar.h), (*self.colour(pen, seat), 255), 3)
            said = "·".join(map(str, numbers))
            pen.words(said, (row.right_edge, row.cy), 12, P.MUTED, True, anchor="midright", width=42)
        if not lines:
            dot(pen, (room.cx, room.cy), 4, P.FAINT)


def draw_kills(pen: Pen, at: tuple[float, float], count: int, ground: Colour = (40, 12, 8)) -> None:
    """How often a card has fought, on a tag from its upper left corner."""
    tag = Box(*at, 34, 20)
    pen.slab(tag, (*ground, 240), 10, (*P.BRASS_LIT, 255))
    sign(pen, "sword", (tag.x + 12, tag.cy), 6, P.BRASS_LIT)
    pen.words(str(count), (tag.right_edge - 7, tag.cy), 12, P.IVORY, True, anchor="midright")
