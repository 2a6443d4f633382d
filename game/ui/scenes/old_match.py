"""A recorded match of other rules or cards: why it cannot be watched, what it holds, what its choices mean today."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

import game
from game.frozen import frozen
from game.match.as_far import AsFar
from game.match.transcript import frames, where
from game.profile.store import deck_of
from game.table.event import Event
from game.table.state import State
from game.table.view import hear, look
from game.ui import matches
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui import words_moments as M
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.own_profile import deck_title
from game.ui.scene import Scene
from game.ui.scenes.replay_cards import Pictures, draw_picture, outcome
from game.ui.scenes.replay_sharing import eyes_of_reader
from game.ui.seating import name_of, with_level
from game.ui.table.naming import named
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, fact_row, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Scroller, Widget
from game.words import Phrase

SIZE, STEP = 14.0, 20.0
INDENT, EDGE = 22.0, 12.0  # of what follows from a choice; above and below all
HARM = hx("#ffb3a8")


@frozen
class Line:
    """A line of the transcript: "head" of a choice, what was "chosen", what "happened", or the "end"."""

    words: str
    kind: str = "happened"


class OldMatch(Scene):
    """Players, decks, date and result at the left, the choices at the right."""

    def __init__(self, found: AsFar) -> None:
        self.found, self.rules = found, game.ruleset(found.setup.ruleset)
        self.desk: Desk | None = None
        self.scroll = Scroller()
        self.rows: list[Line] = []  # the lines, broken to the width of the room
        self._laid: tuple[object, ...] = ()  # the width and the language that they were broken for

    def enter(self) -> None:
        self.pictures = Pictures(self.app)
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "lines")

    # ---- layout ----------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        """What is known of it, its choices."""
        room = content(self.app.logical)
        return room.left(min(400.0, room.w * 0.34), 14), room

    def lay(self) -> list[Widget]:
        app = self.app
        room = inside(self.boxes()[1])
        room.right(10)
        room.top(self._note_high(room), 12)
        if self._laid != (room.w, app.lang):
            self._laid = (room.w, app.lang)
            self.rows = self._broken(app.ruler(), room.w)
        self.scroll.fit(room, STEP * len(self.rows) + 2 * EDGE)
        back = back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(F.BACK), app.pop)
        return [Transcript("lines", room.inset(-8, 8), rows=self.rows, scroller=self.scroll), back]

    def _note_high(self, room: Box) -> float:
        return len(self.app.ruler().rows(self.app.say(M.NOT_AS_PLAYED), 13, room.w)) * 13 * 1.42

    def _broken(self, pen: Pen, width: float) -> list[Line]:
        """The lines of the transcript as rows."""
        rows: list[Line] = []
        for line in transcript(self.found, self.app.lang):
            bold = line.kind == "head"
            rows += [Line(row, line.kind) for row in pen.rows(line.words, SIZE, width - INDENT, bold)]
        return rows

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    # ---- drawing ---------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say, hue = self.app.pen(screen), self.app.say, hx(self.rules.accent)
        known, choices = self.boxes()
        ground(pen, hue)
        rim(pen, say(W.REPLAYS), say(matches.place_of(self.found.setup)), hue)
        self._draw_known(pen, panel(pen, known, say(matches.place_of(self.found.setup)), accent=hue))
        room = panel(pen, choices, say(M.TRANSCRIPT), say(W.CHOICES.of(self.found.choices)), hue)
        pen.para(say(M.NOT_AS_PLAYED), room, 13, P.MUTED)
        if self.desk:
            self.desk.draw(pen)

    def _draw_known(self, pen: Pen, room: Box) -> None:
        """Why it can only be read, who played what, when, and how it ended."""
        say, setup, saved = self.app.say, self.found.setup, self.found.saved
        facts = room.bottom(5 * 22.0, 8)
        room.y = pen.para(say(saved.problem or W.DAMAGED), Box(room.x, room.y, room.w, 130), 14, HARM) + 14
        for seat in range(setup.seats):
            dot(pen, (room.x + 8, room.y + 10), 6, pen.colours.seat(seat))
            said = with_level(setup, seat)
            if deck := deck_of(setup, seat):
                said = M.DECK_OF.of(said, deck_title(self.rules, deck))
            pen.words(say(said), (room.x + 24, room.y + 10), 14, P.IVORY, True, width=room.w - 24)
            room.y += 26
        picture = Box(room.x, room.y + 12, room.w, room.w * 148 / 248)
        if picture.foot < facts.y:
            draw_picture(pen, picture, saved, self.pictures)
        rows: list[tuple[Phrase, str]] = [
            (W.RESULT, say(outcome(saved))),
            (W.WHEN, time.strftime("%Y-%m-%d  %H:%M", time.localtime(saved.changed))),
            (W.LENGTH, say(W.CHOICES.of(self.found.choices))),
            (M.RULES, f"Hexfold {self.found.program}"),
            (W.FILE, saved.path.name),
        ]
        for n, (name, value) in enumerate(rows):
            fact_row(pen, Box(facts.x, facts.y + n * 22, facts.w, 22), say(name), value, size=13)


@dataclass
class Transcript(Widget):
    """Rows of words that are scrolled; only those that show are drawn."""

    rows: list[Line]

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        """Up and down a row, Home and End."""
        assert self.scroller is not None
        ends = {pygame.K_HOME: -self.scroller.height, pygame.K_END: self.scroller.height}
        by = {pygame.K_UP: -STEP, pygame.K_DOWN: STEP, **ends}.get(event.key)
        if by is None or not self.scroller.scroll(by):
            return False
        desk.changed()
        return True

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        assert self.scroller is not None
        view, offset = self.scroller.view, self.scroller.offset
        inks = {"head": P.BRASS_LIT, "chosen": pen.colours.offer, "end": HARM}
        first = max(0, int((offset - EDGE) // STEP))
        for n, row in enumerate(self.rows[first : first + int(view.h // STEP) + 2], start=first):
            x = view.x + (0 if row.kind in ("head", "end") else INDENT)
            at = (x, view.y + EDGE + STEP * (n + 0.5) - offset)
            ink = inks.get(row.kind, P.IVORY)
            pen.words(row.words, at, SIZE, ink, row.kind == "head", width=view.right_edge - x)


def transcript(found: AsFar, lang: str) -> list[Line]:
    """What the choices of a recording mean by the rules of today, and where that ends."""
    setup, match = found.setup, found.match
    if match is None:
        assert found.stop is not None
        return [Line(M.NEVER_BEGINS.of(found.stop.why).in_(lang), "end")]
    names, eyes = [name_of(setup, n) for n in range(setup.seats)], eyes_of_reader(setup, found.saved.result is not None)

    def happened(events: Sequence[Event], after: State) -> list[Line]:
        view = after if eyes is None else look(after, eyes)
        heard = (event if eyes is None else hear(event, eyes) for event in events)
        told = (game.ruleset(setup.ruleset).say(event, view) for event in heard)
        return [Line(named(said, names).text(lang)) for said in told if said is not None]

    first = match.again().state
    lines = happened(first.events, first)
    for frame in frames(match):
        name, seat, pick = names[frame.entry.seat], frame.entry.seat, frame.entry.pick
        if frame.question is None or pick is None:
            lines.append(Line(M.GAVE_UP.of(frame.number + 1, name).in_(lang), "head"))
        elif eyes in (None, seat):
            asked, option = frame.question.ask(frame.before), frame.options[pick]
            lines.append(Line(M.CHOICE.of(frame.number + 1, name, asked).text(lang), "head"))
            lines.append(Line(option.say(frame.before).text(lang) + where(option), "chosen"))
        else:
            lines.append(Line(M.CHOSEN.of(frame.number + 1, name).in_(lang), "head"))
        lines += happened(frame.events, frame.after)
    end = M.ALL_POSSIBLE.of(found.choices)
    if found.stop is not None:
        end = M.ENDS_AT.of(len(match.entries) + 1, found.choices, found.stop.why)
    return [*lines, Line(end.in_(lang), "end")]
