"""What the list of replays is made of: cards with a picture of how a match ended, and which matches are shown."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

import pygame
from pygame import Surface

import game
from game.match.record import Saved
from game.table.ruleset import Ruleset
from game.ui import games, thumbnails
from game.ui import words_desk as W
from game.ui import words_front as F
from game.ui import words_moments as M
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.icons import icon
from game.ui.art.palette import Colour, hx, mix
from game.ui.seating import name_of, own_seat, with_level
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget
from game.words import Phrase, joined

if TYPE_CHECKING:
    from game.ui.app import App

End = Literal["won", "lost", "over", "drawn", "open", "damaged"]
SIGNS = {"won": "trophy", "lost": "cross", "over": "check", "drawn": "weight", "open": "hourglass", "damaged": "warn"}
LINE = 22.0  # height of a line of a card


def end_of(saved: Saved) -> End:
    """How a match ended for the only person who played it; "over" where there were several, or none."""
    if saved.setup is None:
        return "damaged"
    if saved.result is None:
        return "open"
    if not saved.result:
        return "drawn"
    mine = own_seat(saved.setup)
    return "over" if mine is None else "won" if mine in saved.result else "lost"


def outcome(saved: Saved) -> Phrase:
    """How a match ended, in words."""
    if saved.setup is None:
        return W.DAMAGED
    if saved.result is None:
        return W.UNFINISHED
    if not saved.result:
        return W.DRAWN
    names = joined([name_of(saved.setup, seat) for seat in saved.result], ", ", "と")
    return (W.FINISHED if len(saved.result) == 1 else W.FINISHED_TOGETHER).of(names)


def people(saved: Saved) -> Phrase:
    """Who played; of more than two only the person."""
    setup = saved.setup
    assert setup is not None
    if setup.seats == 2:
        return joined([with_level(setup, 0), with_level(setup, 1)], " – ", " – ")
    mine = own_seat(setup)
    return F.SEATS.of(setup.seats) if mine is None else W.AND_OTHERS.of(name_of(setup, mine), setup.seats - 1)


def short_title(rules: Ruleset) -> Phrase:
    """What a game is called on a chip."""
    return Phrase(rules.key.capitalize(), re.split("[・ ]", rules.title.ja)[0])


def ink_of(pen: Pen, end: End) -> Colour:
    """The colour of the sign of an end; its shape says the same."""
    harm = mix(pen.colours.harm, P.IVORY, 0.35)
    inks = {"won": P.BRASS_LIT, "lost": harm, "open": pen.colours.select, "damaged": harm}
    return inks.get(end, P.IVORY)


@dataclass
class Pictures:
    """The pictures of matches, read once; of a match without one, the box of its game."""

    app: App
    known: dict[tuple[str, float], Surface | None] = field(default_factory=dict)

    def of(self, pen: Pen, saved: Saved, size: tuple[int, int]) -> Surface:
        """A picture that fills so many real pixels; premultiplied, with round corners."""
        key = (str(saved.path), saved.changed)
        if key not in self.known:
            self.known[key] = thumbnails.load(saved.path, saved.changed) if saved.result is not None else None
        found = self.known[key]
        rules = game.ruleset(saved.setup.ruleset if saved.setup else game.KEYS[0])
        whole = (key if found else rules.key, "thumbnail", size)
        return pen.gallery.get(
            whole, lambda: rounded(filling(found, size) if found else self._box(rules, size), pen.scale)
        )

    def _box(self, rules: Ruleset, size: tuple[int, int]) -> Surface:
        """The box of a game, in the dark: nothing is known of the table."""
        art = games.of(rules).art(self.app, rules, size).convert(32)
        art.fill((150, 146, 152), special_flags=pygame.BLEND_RGB_MULT)
        return art


def filling(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, as large as fills a size."""
    w, h = picture.get_size()
    k = max(size[0] / w, size[1] / h)
    part = pygame.Rect(0, 0, min(w, round(size[0] / k)), min(h, round(size[1] / k)))
    part.center = (w // 2, h // 2)
    return pygame.transform.smoothscale(picture.subsurface(part), size)


def rounded(picture: Surface, scale: float) -> Surface:
    whole = Surface(picture.get_size(), pygame.SRCALPHA)
    whole.fill((0, 0, 0, 255))
    whole.blit(picture, (0, 0))
    return clip_round(whole, 8 * scale)


@dataclass
class MatchCard(Widget):
    """One match of the list."""

    saved: Saved
    pictures: Pictures
    chosen: bool = False
    starred: bool = False
    do: Do = lambda: None
    now: Callable[[], float] = time.time
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, say = self.box, desk.app.say
        edge = pen.colours.select if self.chosen else P.LAMP if look.hover else P.BRASS_DEEP
        pen.shade(b, 10, 8, 130, 3)
        pen.slab(b, (14, 11, 9, 236), 10, (*edge, 255), 2.6 if self.chosen else 1.2)
        lines = 4 if b.h > 230 else 3
        thumb = Box(b.x + 7, b.y + 7, b.w - 14, b.h - 20 - lines * LINE)
        if self.saved.setup is None:
            sign(pen, "warn", (thumb.cx, thumb.cy), 18, ink_of(pen, "damaged"))
            self._lines(pen, [self.saved.path.name, say(self.saved.problem or W.DAMAGED)], thumb.foot + 8)
            return
        rules = game.ruleset(self.saved.setup.ruleset)
        draw_picture(pen, thumb, self.saved, self.pictures)
        name = say(short_title(rules))
        pill = Box(thumb.x + 6, thumb.y + 6, pen.width(name, 13, True) + 20, 24)
        pen.slab(pill, (14, 10, 16, 232), 12, (*mix(hx(rules.accent), P.IVORY, 0.2), 255), 1.2)
        pen.words(name, (pill.cx, pill.cy), 13, P.IVORY, True, anchor="center")
        if self.starred:
            pen.slab(Box(thumb.right_edge - 34, thumb.y + 6, 28, 28), (14, 10, 16, 232), 14, (*P.BRASS, 255), 1.2)
            sign(pen, "star", (thumb.right_edge - 20, thumb.y + 20), 9, P.BRASS_LIT)
        length = M.OTHER_RULES if self.saved.problem else W.CHOICES.of(self.saved.picks)
        ago, picks = say(F.ago(self.now() - self.saved.changed)), say(length)
        rest = [ago, picks] if lines > 3 else [f"{ago} · {picks}"]
        self._lines(pen, [say(outcome(self.saved)), say(people(self.saved)), *rest], thumb.foot + 8)

    def _lines(self, pen: Pen, lines: list[str], y: float) -> None:
        """The first line has the sign of how it ended."""
        b, end = self.box, end_of(self.saved)
        pen.put(icon(SIGNS[end], pen.px(16), ink_of(pen, end)), b.x + 12, y + 3)
        pen.words(lines[0], (b.x + 36, y + LINE / 2), 15, P.IVORY, True, width=b.w - 46)
        for n, line in enumerate(lines[1:], start=1):
            at = (b.x + 12, y + LINE * (n + 0.5))
            pen.words(line, at, 13, P.IVORY if n == 1 else P.MUTED, width=b.w - 22)


def draw_picture(pen: Pen, box: Box, saved: Saved, pictures: Pictures) -> None:
    """The picture of a match in a frame of its game's colour."""
    r = pen.rect(box)
    pen.put_px(pictures.of(pen, saved, r.size), r.topleft)
    hue = hx(game.ruleset(saved.setup.ruleset).accent) if saved.setup else P.BRASS_DEEP
    pen.slab(box, (0, 0, 0, 0), 8, (*hue, 255), 1.6)
