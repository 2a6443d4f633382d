"""A turning point of a reviewed match: the table at that moment, what was played, what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from pygame import Surface

import game
from game.frozen import frozen
from game.match.match import Match
from game.match.transcript import where
from game.players.review import Verdict
from game.table.judgement import Aspect
from game.ui import words_review as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.scenes.replay_cards import filling, rounded
from game.ui.scenes.review_plot import draw_number, turn_words
from game.ui.seating import name_of
from game.ui.session import Watching
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase, joined, same

if TYPE_CHECKING:
    from game.ui.app import App

NAMED = 2  # aspects
LONG_BEFORE = same("…")  # much that was chosen in the same action
WORDS = 290.0  # the least width of what is said, with what is before it
LARGE = 480  # pixels: as wide as a picture is kept
SHAPE = 0.43  # its height as a share of that
SIZES = (
    (16.0, 4),
    (15.0, 4),
    (14.0, 4),
    (13.0, 4),
    (13.0, 3),
    (12.0, 3),
    (12.0, 2),
)  # of type, and how many paragraphs


@frozen
class Told:
    """A turning point in words."""

    head: Phrase
    played: Phrase
    better: Phrase
    by: Phrase
    why: Phrase | None  # what it would have brought


class Past:
    """The match on a table of its own that nobody sees: it is asked for names, colours, words and pictures."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match, self.rules = app, match, game.record.rules_of(Watching(match).setup)
        self.watching = Watching(match)
        self.scene = cast(CardTable, app.doors.match(self.watching))
        self.scene.app = app
        self.scene.enter()
        self.scene.replaying.plays = False
        self.painted: dict[int, Surface] = {}  # by the number of the entry
        self.fitted: dict[tuple[int, tuple[int, int]], Surface] = {}

    def names(self) -> list[Phrase]:
        return [name_of(self.watching.setup, seat) for seat in range(self.watching.setup.seats)]

    def colours(self) -> list[Colour]:
        return [self.scene.colour_of(seat) for seat in range(self.watching.setup.seats)]

    def paint(self, verdict: Verdict) -> None:
        """Paint the table as the seat saw it at the beginning of the action."""
        self.scene.table.look_through(verdict.seat)
        self.scene.replaying.seek(verdict.action)
        screen = Surface(self.app.size, 0, 32)
        self.scene.draw(screen)
        table = self.scene.table.composition.regions.table
        shown = Box(table.x, table.y, table.w, table.w * SHAPE)  # it is lower while the hand is looked through
        part = screen.subsurface(self.app.pen(screen).rect(shown).clip(screen.get_rect()))
        self.painted[verdict.entry] = filling(part, (LARGE, round(LARGE * SHAPE)))

    def picture(self, verdict: Verdict, size: tuple[int, int]) -> Surface | None:
        """That table as a picture of so many real pixels, with round corners; None if it is not painted yet."""
        key, found = (verdict.entry, size), self.painted.get(verdict.entry)
        if found is not None and key not in self.fitted:
            self.fitted[key] = rounded(filling(found, size), self.app.scale)
        return self.fitted.get(key)

    def told(self, verdict: Verdict) -> Told:
        """What it is about."""
        played, better = self._choices(verdict)
        had, kept = (round(100 * chance) for chance in (verdict.had, verdict.had - verdict.loss))
        points = had - kept  # as a reader would subtract them
        return Told(
            W.GAVE.of(turn_words(verdict.turn), self.names()[verdict.seat], points),
            W.PLAYED.of(self.scene.named(played)),
            W.BETTER.of(self.scene.named(better)),
            W.BETTER_BY.of(had, kept),
            self._gains(verdict),
        )

    def _choices(self, verdict: Verdict) -> tuple[Phrase, Phrase]:
        """The action that was chosen, and the one that would have been better: each after what led to it."""
        steps, match = list[Phrase](), self.watching.match
        for place in range(verdict.action, verdict.entry + 1):
            entry = self.match.entries[place]
            if entry.seat == verdict.seat and entry.pick is not None:
                self.watching.seek(place)
                view, options = match.view(entry.seat), match.options(entry.seat)
                steps.append(options[entry.pick].say(view))
        played, better = steps[-1], options[verdict.better].say(view)
        if played == better:  # they differ in the place only
            pick = options[verdict.pick]
            played, better = (
                Phrase("{0}{1}", "{0}{1}").of(step.say(view), same(where(step)))
                for step in (pick, options[verdict.better])
            )
        before = steps[:-1] if len(steps) < 3 else [LONG_BEFORE]
        return _in_a_row([*before, played]), _in_a_row([*before, better])

    def _gains(self, verdict: Verdict) -> Phrase | None:
        """What the better choice would have brought most of."""
        if self.rules.judgement is None or not verdict.gains:
            return None
        if verdict.gains[-1]:
            return W.ENDS_IT
        aspects, gains = self.rules.judgement.aspects, verdict.gains
        order = sorted(range(len(aspects)), key=lambda n: -gains[n])
        most = [aspects[n] for n in order if gains[n] > 0 and not aspects[n].follows][:NAMED]
        more, less = ([a.name for a in most if wanted(a) is sign] for sign in (True, False))
        parts = [said.of(joined(names, ", ", "、")) for said, names in ((W.MORE_OF, more), (W.LESS_OF, less)) if names]
        return joined(parts, "; ", "。") if parts else None


def wanted(aspect: Aspect) -> bool:
    """True for what is good to have: more of it is better."""
    return aspect.usual >= 0


def _in_a_row(steps: Sequence[Phrase]) -> Phrase:
    return joined(steps, " › ", " › ")


# ---- drawing ---------------------------------------------------------------------------------------
def card_boxes(box: Box) -> tuple[Box, Box, Box]:
    """Of a card: its picture, its words, the line of its buttons."""
    room = box.inset(10)
    picture = room.left(min(room.w * 0.46, room.h / SHAPE, room.w - WORDS), 12)
    picture.h = picture.w * SHAPE
    buttons = room.bottom(30, 8)
    return picture, room, buttons


def draw_card(
    pen: Pen, boxes: tuple[Box, Box, Box], number: int, told: Told, picture: Surface | None, hue: Colour
) -> None:
    """What stands on a card; `picture` is as large as its place."""
    place, room, _ = boxes
    if picture is not None:
        pen.put_px(picture, pen.rect(place).topleft)
    pen.slab(place, (0, 0, 0, 0 if picture else 90), 8, (*hue, 255), 1.4)
    draw_number(pen, (place.x + 8, place.y + 8), number)
    head = room.top(20, 2)
    pen.words(pen_words(pen, told.head), (head.x, head.cy), 15, P.BRASS_LIT, True, width=head.w, high=head.h)
    _paragraphs(pen, room, told)


def pen_words(pen: Pen, said: Phrase) -> str:
    """A phrase in the pen's language, as a sentence begins."""
    words = said.in_(pen.lang)
    return words[:1].upper() + words[1:]


def _paragraphs(pen: Pen, room: Box, told: Told) -> None:
    """What was played, what is better, by how much and why: as large as there is room for."""
    said = [(told.played, P.IVORY), (told.better, P.LAMP), (told.by, P.IVORY)]
    if told.why is not None:
        said.append((told.why, P.MUTED))
    largest, pen = round(SIZES[0][0] * pen.growth), pen.exact()
    for size, most in (*((float(size), SIZES[0][1]) for size in range(largest, int(SIZES[0][0]), -1)), *SIZES):
        rows = [(row, ink) for words, ink in said[:most] for row in pen.rows(pen_words(pen, words), size, room.w)]
        if len(rows) * size * 1.3 <= room.h:
            break
    y, last = room.y, max(1, int(room.h // (size * 1.3))) - 1
    if len(rows) > last + 1:
        rows[last:] = [(" ".join(row for row, _ in rows[last:]), P.LAMP)]  # as much of it as a row holds
    for row, ink in rows:
        pen.words(row, (room.x, y + size * 0.65), size, ink, width=room.w)
        y += size * 1.3
