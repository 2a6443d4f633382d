"""The review of a match: the chance of winning turn by turn, how well each seat chose, three turning points.

It is made in a process of its own while one looks on, and can be stopped; what has been found by then stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

import game
from game.match.match import Match
from game.players.review import Review, Verdict
from game.players.reviewer import Reviewer
from game.table.judgement import Aspect
from game.ui import matches
from game.ui import words_front as F
from game.ui import words_review as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx
from game.ui.reading.screen_words import controls, page
from game.ui.scene import Scene
from game.ui.scenes.accuracy_row import AccuracyRow
from game.ui.scenes.review_plot import Plot, point_words
from game.ui.scenes.turning_point import Past, Told, card_boxes, draw_card, pen_words, wanted
from game.ui.told import TextPart
from game.ui.widgets.box import Box, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

LOOKS = 0.1  # seconds between two looks at what has been found
CARDS = 3
NARROW = 160.0  # width of a button
ADVICE = 44.0  # height of the advice


class ReviewScreen(Scene):
    """What one may learn from a match."""

    own_pictures = True

    def __init__(self, match: Match, seat: int, review: Review | None = None) -> None:
        """`seat`: whose turning points are shown first; `review`: if it has been made already."""
        self.match, self.seat = match, seat
        assert match.setup is not None
        self.setup, self.rules = match.setup, game.record.rules_of(match.setup)
        self.made, self.reviewer = review, None if review else Reviewer(game.record, match)
        self.chosen = 0  # of the points of the plot
        self.desk: Desk | None = None
        self.past: Past | None = None
        self._laid: tuple[object, ...] = ()  # the window and the settings that it was laid for
        self._told: dict[int, Told] = {}  # by the number of the entry

    def packs_here(self) -> Mapping[str, str]:
        return self.setup.packs

    def enter(self) -> None:
        app = self.app
        laid = (app.size, app.scale, app.colours, app.settings)
        if self.past is None or self._laid != laid:
            self.past, self._laid, self._told = Past(app, self.match), laid, {}
            self.names, self.colours = self.past.names(), self.past.colours()
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "back")

    def leave(self) -> None:
        if self.reviewer is not None:
            self.reviewer.close()

    # ---- what is known ---------------------------------------------------------------------------
    @property
    def review(self) -> Review:
        if self.made is not None:
            return self.made
        assert self.reviewer is not None
        return self.reviewer.review

    @property
    def runs(self) -> bool:
        return self.reviewer is not None and self.reviewer.runs

    def turning(self) -> list[Verdict]:
        """The turning points, once it is known which they are."""
        return [] if self.runs else self.review.turning_points(self.seat)

    def told(self, verdict: Verdict) -> Told:
        """A turning point in words."""
        if verdict.entry not in self._told:
            assert self.past is not None
            self._told[verdict.entry] = self.past.told(verdict)
        return self._told[verdict.entry]

    def advice(self) -> Phrase:
        """One sentence for the seat that is looked at."""
        aspects: Sequence[Aspect] = self.rules.judgement.aspects if self.rules.judgement else ()
        most = self.review.most_lost(self.seat, aspects)
        if most is None:
            return W.NOTHING_LOST.of(self.names[self.seat])
        said = (W.LOST_OF if wanted(most) else W.LOST_BY).of(most.name)
        return Phrase("{0} – {1}", "{0} ― {1}").of(said, most.about)

    # ---- layout ----------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """The plot, how well each seat chose, the turning points."""
        room = content(self.app.logical)
        right = room.right(room.w * 0.45, 14)
        low = room.bottom(min(room.h * 0.46, 34 + self.setup.seats * self.app.line(34) + ADVICE + 30), 12)
        return room, low, right

    def cards(self) -> list[Box]:
        """The places of the turning points."""
        return rows(self.boxes()[2], CARDS, 10)

    def lay(self) -> list[Widget]:
        app, say = self.app, self.app.say
        plot, low, right = self.boxes()
        out: list[Widget] = [back_button(app.ruler(), app.logical, app.key_for("cancel"), say(F.BACK), app.pop)]
        turning = self.turning()
        out.append(
            Plot(
                "plot",
                inside(plot),
                review=self.review,
                names=self.names,
                colours=self.colours,
                turning=turning,
                eyes=self.seat,
                chosen=min(self.chosen, max(0, len(self.review.points) - 1)),
                point=self._point,
                open=self.watch,
            )
        )
        out += self._seats(inside(low))
        if self.runs:
            stop = Box(right.cx - 90, right.cy + 40, 180, 42)
            out.append(Button("stop", stop, label=say(W.STOP), icon="cross", do=self.stop))
        for n, (verdict, box) in enumerate(zip(turning, self.cards(), strict=False)):
            line = card_boxes(box)[2]
            watch = line.left(line.w * 0.38, 8)
            do, again = partial(self.watch, verdict.action), partial(self.play_on, verdict.action)
            out.append(
                Button(f"watch:{n}", watch, label=say(W.WATCH), tip=say(W.WATCH_TIP), icon="eye", size=13, do=do)
            )
            label, tip = say(W.PLAY_ON if line.w > NARROW else W.PLAY_ON_SHORT), say(W.PLAY_ON_TIP)
            out.append(Button(f"play:{n}", line, label=label, tip=tip, icon="play", size=13, do=again))
        return out

    def _seats(self, room: Box) -> list[Widget]:
        """A row for each seat: who it is, how exactly it played."""
        room, app = room.copy(), self.app
        room.bottom(ADVICE)
        return [
            AccuracyRow(
                f"seat:{seat}",
                row,
                name=self.app.say(name),
                colour=self.colours[seat],
                accuracy=self.review.accuracy(seat),
                mistakes=len(self.review.mistakes(seat)),
                chosen=seat == self.seat,
                do=partial(self._look_at, seat),
                tip=self.app.say(W.REVIEWED.of(name)),
            )
            for seat, (name, row) in enumerate(
                zip(self.names, rows(room, self.setup.seats, 4, 0, app.line(30)), strict=True)
            )
        ]

    # ---- in words --------------------------------------------------------------------------------
    def in_words(self) -> list[TextPart]:
        """How it stands, each turning point, the chances turn by turn."""
        say, review = self.app.say, self.review
        said = [f"{say(W.ACCURACY)}: {say(W.ACCURACY_NOTE)}" if review.whole else say(self.progress())]
        said += [say(self.advice())] if review.verdicts else []
        turning = [self.told(verdict) for verdict in self.turning()]
        said += [] if turning or self.runs else [say(W.NO_TURNING)]
        points = [
            page(say(each.head), [say(each.played), say(each.better), say(each.by), say(each.why) if each.why else ""])
            for each in turning
        ]
        chances = [point_words(self.app, review, self.names, point) for point in review.points]
        head = page(f"{say(W.REVIEW)}, {say(matches.place_of(self.setup))}", said)
        return [head, *points, controls(self.app, self.desk), page(say(W.CHANCES), chances)]

    # ---- doing -----------------------------------------------------------------------------------
    def _point(self, n: int) -> None:
        self.chosen = n
        self._changed()

    def _look_at(self, seat: int) -> None:
        self.seat = seat
        self._changed()

    def _changed(self) -> None:
        if self.desk:
            self.desk.changed()

    def stop(self) -> None:
        """What has been found so far is enough."""
        if self.reviewer is not None:
            self.reviewer.close()
        self._changed()

    def watch(self, place: int) -> None:
        """The recording, where so many choices had been made."""
        matches.watch_again(self.app, self.match, self.seat, place)

    def play_on(self, place: int) -> None:
        """A new match from there."""
        matches.play_on(self.app, self.match, place, self.seat)

    # ---- time ------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        if self.reviewer is not None and self.reviewer.runs:
            if self.reviewer.news():
                self._changed()
            if not self.reviewer.runs and self.reviewer.problem is not None:
                self.app.toast(self.reviewer.problem, harm=True)
        elif (unpainted := self._unpainted()) is not None and self.past is not None:
            self.past.paint(unpainted)
            self.app.redraw()

    def _unpainted(self) -> Verdict | None:
        """A turning point whose picture is missing."""
        return next((v for v in self.turning() if self.past and v.entry not in self.past.painted), None)

    def wake(self) -> float | None:
        return LOOKS if self.runs or self._unpainted() is not None else None

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        plot, low, right = self.boxes()
        ground(pen, hue)
        rim(pen, say(W.REVIEW), say(matches.place_of(self.setup)), hue)
        panel(pen, plot, say(W.CHANCES), say(W.CHANCES_NOTE), hue)
        note = W.ACCURACY_NOTE if self.review.whole else self.progress()
        room = panel(pen, low, say(W.ACCURACY), say(note), hue)
        if self.review.verdicts:
            advice = room.bottom(ADVICE)
            place = Box(advice.x, advice.y + 6, advice.w, ADVICE - 2)
            pen.para(pen_words(pen, self.advice()), place, 14, P.LAMP, lead=1.2)
        if self.runs:
            self._draw_progress(pen, right)
        else:
            self._draw_cards(pen, right, hue)
        if self.desk:
            self.desk.draw(pen)

    def progress(self) -> Phrase:
        """How far it has come."""
        words = W.AT_WORK if self.runs else W.STOPPED
        return words.of(self.review.done, self.review.length)

    def _draw_progress(self, pen: Pen, right: Box) -> None:
        panel(pen, right)
        share = self.review.done / max(1, self.review.length)
        bar = Box(right.x + right.w * 0.15, right.cy - 6, right.w * 0.7, 12)
        pen.words(self.app.say(self.progress()), (bar.cx, bar.y - 24), 16, P.IVORY, anchor="center", width=bar.w)
        pen.slab(bar, (0, 0, 0, 170), 6, (*P.BRASS_DEEP, 255), 1)
        if share:
            pen.slab(Box(bar.x, bar.y, max(12.0, bar.w * share), bar.h), (*pen.colours.offer, 255), 6)

    def _draw_cards(self, pen: Pen, right: Box, hue: Colour) -> None:
        turning = self.turning()
        for n, (verdict, box) in enumerate(zip(turning, self.cards(), strict=False), start=1):
            panel(pen, box)
            parts = card_boxes(box)
            picture = self.past.picture(verdict, pen.rect(parts[0]).size) if self.past else None
            draw_card(pen, parts, n, self.told(verdict), picture, hue)
        if len(turning) < CARDS:
            room = panel(pen, self.cards()[len(turning)])
            pen.para(self.app.say(W.NO_MORE if turning else W.NO_TURNING), room, 15, P.MUTED)
