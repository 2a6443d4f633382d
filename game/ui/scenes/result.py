"""The result: who won and why, what every seat did, how it went, and what next."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

import game
from game.rules.arena.cards import Army
from game.rules.arena.places import arena, armies, figures_of, removed
from game.rules.arena.victory import scores
from game.ui import matches
from game.ui import words_result as W
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces import army_strip, portrait
from game.ui.preview import opaque
from game.ui.scene import Scene
from game.ui.scenes.setup import SetupScreen
from game.ui.seats import seat_colour
from game.ui.session import Session, Watching
from game.ui.tally import Tally, ranking, standing, tally
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.marks import dot, medal, sign
from game.ui.widgets.pen import Ink, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.table.view import View

SIGNS = {
    "attacks": "sword",
    "dealt": "drop",
    "kills": "skull",
    "lost": "cross",
    "spells": "spark",
    "summons": "summon",
    "taken": "shield",
}


class Result(Scene):
    """What a match came to. Takes the session of the match, which it closes when it goes."""

    def __init__(self, session: Session) -> None:
        self.session, self.setup = session, session.setup
        self.rules = game.ruleset(session.setup.ruleset)
        self.desk: Desk | None = None
        self.tally: Tally | None = None
        self.end: View | None = None

    def enter(self) -> None:
        if self.tally is None:
            self.tally, self.end = tally(Watching(self.session.match))
            mine = self.session.people
            self.app.sound("win" if not mine or set(mine) & set(self.end.result or ()) else "lose")
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "rematch")

    def leave(self) -> None:
        self.session.close()

    # ---- words ---------------------------------------------------------------------------------
    def name(self, seat: int) -> Phrase:
        return matches.seat_name(self.setup, seat)

    def colour(self, pen: Pen, seat: int) -> Colour:
        """The colour of a seat as it was at the table."""
        assert self.end is not None
        return seat_colour(pen.colours, self.end, seat)

    def headline(self) -> Phrase:
        """Who won."""
        assert self.end is not None
        won = [self.name(seat) for seat in self.end.result or ()]
        if not won:
            return W.DRAW
        return W.WINS.of(won[0]) if len(won) == 1 else W.WIN_TOGETHER.of(W.AND.of(won[0], won[1]))

    def highlights(self) -> list[tuple[str, Phrase]]:
        """Three things to remember."""
        t = self.tally
        assert t is not None
        out: list[tuple[str, Phrase]] = []
        if t.best[1] >= 0:
            out.append(("sword", W.BEST.of(self.name(t.best[1]), t.best[0])))
        for icon, kind, words in (("skull", "kills", W.MOST_KILLS), ("spark", "spells", W.MOST_SPELLS)):
            seat = max((t.counts[n, kind], -n) for n in range(t.seats))[1] * -1
            if t.counts[seat, kind]:
                out.append((icon, words.of(self.name(seat), t.counts[seat, kind])))
        return out

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> dict[str, Box]:
        """Head line, table, course, what is left, highlights, buttons."""
        whole = content(self.app.logical)
        whole.h += 8
        foot = whole.bottom(52, 14)
        head = whole.top(52, 6)
        glad = whole.bottom(40, 12)
        left = whole.left(whole.w * 0.655, 16)
        return {
            "head": head,
            "table": left,
            "course": whole.top(whole.h * 0.52, 14),
            "left": whole,
            "glad": glad,
            "foot": foot,
        }

    def lay(self) -> list[Widget]:
        say, app = self.app.say, self.app
        foot = self.boxes()["foot"]
        live = not isinstance(self.session, Watching)
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(W.SHELF), self.to_shelf)]
        gap = 12.0
        wide = min(256.0, foot.w * 0.24)
        if live:
            out.append(
                Button(
                    "rematch",
                    foot.right(wide, gap),
                    label=say(W.REMATCH),
                    kind="main",
                    hint=app.key_for("confirm"),
                    size=19,
                    left=True,
                    do=self.rematch,
                )
            )
        small = min(200.0, (foot.w - 3 * gap) / 4)
        for key, words, icon, do in (
            ("save", W.SAVE, "save", self.save),
            ("watch", W.WATCH, "eye", self.watch),
            ("change", W.CHANGE, "person", self.change),
        ):
            out.append(Button(key, foot.right(small, gap).inset(0, 4), label=say(words), icon=icon, size=14, do=do))
        return out

    # ---- doing ---------------------------------------------------------------------------------
    def rematch(self) -> None:
        """The same seats and battlefield, new dice."""
        session = self.session.rematch(int.from_bytes(os.urandom(4), "big"))
        self.app.replace(matches.table_scene(session))

    def save(self) -> None:
        """A copy of the match under a name that says when it was."""
        folder = self.app.home / "replays"
        path = folder / f"{self.setup.ruleset}-{time.strftime('%Y%m%d-%H%M%S')}.hexfold"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(game.record.dumps(self.session.match))
        except OSError as error:
            self.app.toast(W.NOT_SAVED.of(error.strerror or error), harm=True)
        else:
            self.app.toast(W.SAVED.of(str(path)))

    def watch(self) -> None:
        matches.watch_again(self.app, self.session.match)

    def change(self) -> None:
        self.app.replace(SetupScreen(self.rules))

    def to_shelf(self) -> None:
        self.app.pop()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.to_shelf()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        assert self.tally is not None and self.end is not None
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        ground(pen, hue)
        place = arena(self.end).field.title
        rim(pen, say(self.rules.title), say(W.TRAIL.of(place, self.setup.seats, self.tally.turns)), hue)
        boxes = self.boxes()
        head = boxes["head"]
        title = pen.gilt(say(self.headline()), 40, width=head.w * 0.55)
        pen.put(title, head.x + 20, head.cy - title.get_height() / pen.scale / 2)
        x = head.x + 40 + title.get_width() / pen.scale
        pen.words(say(W.WHY.get(self.tally.why, W.RESULT)), (x, head.cy + 8), 15, P.MUTED, width=head.right_edge - x)
        self._table(pen, boxes["table"])
        self._course(pen, panel(pen, boxes["course"], say(W.HOW), say(W.HOW_NOTE), hue))
        self._left(pen, panel(pen, boxes["left"], say(W.LEFT), "", hue))
        self._glad(pen, boxes["glad"])
        if self.desk:
            self.desk.draw(pen)

    def _table(self, pen: Pen, box: Box) -> None:
        """A row for each seat, the winner first."""
        assert self.end is not None and self.tally is not None
        room = panel(pen, box)
        head = room.top(24, 4)
        names = (
            ["attacks", "dealt", "kills", "lost", "spells", "summons"] if room.w > 700 else ["dealt", "kills", "lost"]
        )
        first, score = self.first_column(room) - 14, room.right_edge - 6
        step = (score - 98 - first) / (len(names) - 1)
        for n, name in enumerate(names):
            x = first + n * step
            sign(pen, SIGNS[name], (x, head.cy - 2), 7, P.BRASS)
            pen.words(self.app.say(W.COLUMNS[name]), (x, head.cy + 14), 12, P.MUTED, anchor="center", width=step - 4)
        pen.words(self.app.say(W.SCORE), (score, head.cy + 8), 14, P.BRASS_LIT, True, anchor="midright")
        room.top(8)
        for place, (seat, row) in enumerate(
            zip(ranking(self.end), rows(room, self.setup.seats, 8, 0, 190), strict=True)
        ):
            self._row(pen, row, seat, place, {first + n * step: name for n, name in enumerate(names)})

    def _row(self, pen: Pen, row: Box, seat: int, place: int, columns: Mapping[float, str]) -> None:
        """A seat with its numbers; its army cards below them if there is room."""
        assert self.end is not None and self.tally is not None
        won = seat in (self.end.result or ())
        edge = (*(P.BRASS_LIT if won else P.BRASS_DEEP), 170 if won else 110)
        pen.slab(row, (255, 207, 92, 30) if won else (255, 236, 200, 12), 10, edge)
        if row.h > 150:
            self._armies(pen, row.bottom(row.h - 92).inset(12, 6), seat)
        self._seat(pen, row, seat, place, won)
        for x, name in columns.items():
            value = self.tally.counts[seat, name]
            ink = P.IVORY if value else (120, 112, 100)
            pen.words(str(value), (x, row.cy), 20, ink, True, "display", "center")
        ink, points = P.BRASS_LIT if won else P.IVORY, scores(self.end)[seat]
        pen.words(str(points), (row.right_edge - 10, row.cy), 32, ink, True, "display", "midright")

    def first_column(self, room: Box) -> float:
        """Where the numbers begin; names have what is left of it."""
        return room.x + room.w * (0.44 if room.w > 700 else 0.58)

    def _seat(self, pen: Pen, row: Box, seat: int, place: int, won: bool) -> None:
        """Place, picture and name of a seat."""
        assert self.end is not None
        c = (row.x + 38, row.cy)
        if won:
            medal(pen, c, min(26.0, row.h * 0.36), "1")
        else:
            pen.words(str(place + 1), c, 28, P.BRASS, True, "display", "center")
        side = min(64.0, row.h - 12)
        leader = self.leader(seat)
        x = row.x + 74
        if leader:
            size = (pen.px(side * 0.86), pen.px(side))
            colour = next(iter(leader.colours), "")
            image = pen.gallery.get(
                ("leader", leader.key, size),
                lambda: clip_round(opaque(portrait(leader.key, colour, size)), 6 * pen.scale),
            )
            pen.put(image, x, row.cy - side / 2)
            pen.slab(Box(x, row.cy - side / 2, side * 0.86, side), (0, 0, 0, 0), 6, (*self.colour(pen, seat), 255), 1.6)
            x += side * 0.86 + 14
        width = self.first_column(row) - 44 - x
        pen.words(self.app.say(self.name(seat)), (x, row.cy - 12), 16, P.IVORY, True, width=width)
        dot(pen, (x + 6, row.cy + 13), 6, self.colour(pen, seat))
        said = self.app.say(leader.name) if leader else ""
        if seat in arena(self.end).out:
            said += f" · {self.app.say(W.OUT)}"
        pen.words(said, (x + 18, row.cy + 13), 13, P.MUTED, width=width - 18)

    def _armies(self, pen: Pen, room: Box, seat: int) -> None:
        """The army cards of a seat as they ended."""
        assert self.end is not None
        cards = self.end.inside(armies(seat))[:4]
        wide = min(240.0, (room.w - 10 * (len(cards) - 1)) / max(1, len(cards)))
        for n, card in enumerate(cards):
            army = self.end.cards[card.card]
            mine = [p.zone.name for p in self.end.pieces.values() if p.host == card.id and p.card.startswith("figure/")]
            figures = (mine.count("board"), mine.count("reserve"), mine.count("graveyard"))
            wounds = tuple(p.has("wounds") for p in figures_of(self.end, card.id))
            strip = army_strip(
                army,
                self.app.lang,
                (pen.px(wide), pen.px(room.h)),
                wounds=wounds,
                figures=figures,
                state="" if figures[0] else "off",
                scale=pen.scale,
            )
            pen.put(strip, room.x + n * (wide + 10), room.y)

    def leader(self, seat: int) -> Army | None:
        """The planeswalker of a seat."""
        assert self.end is not None
        deck = self.end.lists[seat] if seat < len(self.end.lists) else ()
        keys = [p.card for p in (*self.end.inside(armies(seat)), *self.end.inside(removed(seat)))] + list(deck)
        cards = [self.end.cards.get(key) for key in keys]
        return next((card for card in cards if isinstance(card, Army) and not card.creature), None)

    def _course(self, pen: Pen, room: Box) -> None:
        """Scores turn by turn, one line a seat; the markers differ in shape, too."""
        assert self.tally is not None
        course = self.tally.course
        top = max(1, max((max(row) for row in course), default=1))
        label = 92.0
        area = Box(room.x + 34, room.y + 6, room.w - 34 - label, room.h - 26)
        for n in range(3):
            y = area.foot - area.h * n / 2
            pen.line((area.x, y), (area.right_edge, y), P.BRASS, 1, 50)
            pen.words(str(round(top * n / 2)), (area.x - 8, y), 12, P.MUTED, anchor="midright")
        many = max(1, len(course) - 1)
        for seat in range(self.setup.seats):
            colour = self.colour(pen, seat)
            pts = [(10 + area.w * n / many, 10 + area.h * (1 - row[seat] / top)) for n, row in enumerate(course)]
            ink = pen.layer(area.w + 20, area.h + 20, 3)
            if len(pts) > 1:
                ink.stroke(colour, pts, 2.4)
            for at in pts[:: max(1, many // 12)]:
                _marker(ink, seat, at, colour)
            pen.lay(ink, area.x - 10, area.y - 10)
        for n in sorted({0, many // 2, many}):
            pen.words(str(n), (area.x + area.w * n / many, area.foot + 14), 12, P.MUTED, anchor="center")
        self._labels(
            pen,
            area,
            [area.foot - area.h * course[-1][seat] / top for seat in range(self.setup.seats)] if course else [],
        )

    def _labels(self, pen: Pen, area: Box, heights: list[float]) -> None:
        """Names at the ends of the lines, none over another."""
        order = sorted(range(len(heights)), key=lambda seat: heights[seat])
        places, y = dict[int, float](), area.y - 15.0
        for seat in order:  # down, each below the one before
            y = places[seat] = max(y + 15, heights[seat])
        y = area.foot + 15.0
        for seat in reversed(order):  # and up again where that ran out of the field
            y = places[seat] = min(y - 15, places[seat])
            ink = mix(self.colour(pen, seat), P.IVORY, 0.35)  # small letters of a dark colour want more light
            pen.words(self.short(seat), (area.right_edge + 12, y), 12, ink, True, width=80)

    def short(self, seat: int) -> str:
        """A name for a narrow place: that of the person, or the first one of the planeswalker."""
        leader = self.leader(seat)
        if leader is None or self.setup.kinds[seat : seat + 1] == ("human",):
            return self.app.say(self.name(seat))
        return leader.name.en.split()[0] if self.app.lang == "en" else leader.name.ja.split("・")[0]

    def _left(self, pen: Pen, room: Box) -> None:
        """What each score is made of."""
        assert self.end is not None
        lines: list[tuple[int, str, int]] = []
        for seat in ranking(self.end):
            parts = [
                (f"{self.app.say(self.rules.catalogue[f'army/{key}'].name)} × {count}", points)
                for key, count, points in standing(self.end, seat)
            ]
            lines += [(seat, words, points) for words, points in parts] or [(seat, self.app.say(W.NOTHING_LEFT), 0)]
        step = min(22.0, room.h / max(1, len(lines)))
        shown = lines[: int(room.h // max(step, 15))]
        for n, (seat, words, points) in enumerate(shown):
            y = room.y + max(step, 15) * (n + 0.5)
            dot(pen, (room.x + 7, y), 5, self.colour(pen, seat))
            size = 13 if step > 17 else 12
            value = pen.words(str(points), (room.right_edge, y), size, P.IVORY, True, anchor="midright")
            pen.words(words, (room.x + 22, y), size, P.IVORY if points else P.MUTED, width=value.x - room.x - 32)

    def _glad(self, pen: Pen, box: Box) -> None:
        pen.slab(box, (16, 12, 9, 214), 10, (*P.BRASS_DEEP, 255))
        found = self.highlights()
        for n, (icon, words) in enumerate(found):
            x = box.x + 24 + n * (box.w - 32) / max(1, len(found))
            sign(pen, icon, (x, box.cy), 7, mix(P.BRASS, P.BRASS_LIT, 0.4))
            pen.words(self.app.say(words), (x + 18, box.cy), 13, P.IVORY, width=(box.w - 32) / len(found) - 34)


def _marker(ink: Ink, seat: int, at: tuple[float, float], colour: tuple[int, int, int]) -> None:
    """A point of a line: disc, lozenge, square, triangle or ring."""
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
