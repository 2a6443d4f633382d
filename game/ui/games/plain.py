"""What the screens show of a game that has drawn nothing itself: a box and cards in its colour, the end of a match in
the words of its log. Its decks are listed by `DeckSide`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.table.sheet import NO_WORDS, Sheets
from game.ui import words_result as R
from game.ui.art import palette as P
from game.ui.art.draw import gradient, put
from game.ui.art.palette import HAND, TABLE, ZOOM, Colour, hx, mix
from game.ui.faces import plain_cards
from game.ui.games.match_tally import heard
from game.ui.games.report import Report
from game.ui.games.story import LastEvent
from game.ui.sheets.look import Look
from game.ui.table.layout import Look as Lying
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.box import Box, rows
from game.ui.widgets.chrome import panel
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scene import Scene
    from game.ui.scenes.result import Result
    from game.ui.session import Watching

HEIGHTS = {"table": TABLE[1], "hand": HAND[1], "zoom": ZOOM[1]}
FAN = ((14.0, 0.33), (-14.0, 0.67), (2.0, 0.5))  # turn, across
LINES = 12  # of the log
SEED = Phrase("seed {0}", "シード{0}")


# ---- on the shelf ----------------------------------------------------------------------------------
def art(app: App, rules: Ruleset, size: tuple[int, int]) -> Surface:
    """Three cards in a light of the game's colour; opaque, in real pixels."""
    hue = hx(rules.accent)
    out = gradient(size, mix(hue, P.IVORY, 0.15), mix(hue, (0, 0, 0), 0.75), 0.4)
    cards = _fan(hue, round(size[1] * 0.8))
    put(out, cards, ((size[0] - cards.get_width()) / 2, size[1] * 0.1))
    return out


def _fan(hue: Colour, high: int) -> Surface:
    out, card = Surface((round(high * 1.24), high), pygame.SRCALPHA), plain_cards.back(hue, round(high * 0.8))
    for turn, across in FAN:
        leaning = pygame.transform.rotozoom(card, turn, 1.0)
        put(out, leaning, (out.get_width() * across - leaning.get_width() / 2, high - leaning.get_height()))
    return out


# ---- cards -----------------------------------------------------------------------------------------
def look(sheets: Sheets, hue: Colour) -> Look:
    """How its cards look beside a match."""

    def picture(
        card: Any, size: str, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD
    ) -> Surface:
        return plain_cards.face(sheets.sheet(card), hue, round(HEIGHTS[size] * scale), lang, text)

    def sign(what: Any, px: int, colours: Colours) -> Surface:
        return plain_cards.back(hue, px)

    return Look(
        sheets, sign, picture, 40, portrait=sign, back=lambda scale: plain_cards.back(hue, round(TABLE[1] * scale))
    )


def lying(sheets: Sheets, hue: Colour) -> Callable[..., Surface]:
    """How they look on the table: `Layout.picture`."""

    def picture(
        cards: Mapping[str, Any], look: Lying, high: int, lang: str, scale: float, colours: Colours, text: float
    ) -> Surface:
        return (
            plain_cards.face(sheets.sheet(cards[look.face]), hue, high, lang, text)
            if look.up
            else plain_cards.back(hue, high)
        )

    return picture


# ---- the end ---------------------------------------------------------------------------------------
class PlainReport(Report):
    """Who played, and the last lines of the log; the very last says why it ended."""

    def __init__(self, scene: Result, watching: Watching) -> None:
        super().__init__(scene, watching)
        told = [self.rules.say(event, view) for view, events in heard(watching) for event in events]
        self.lines = [words for words in told if words is not None]
        self.end = watching.view

    def why(self) -> Phrase:
        return self.lines[-1] if self.lines else R.RESULT

    def trail(self) -> Phrase:
        return SEED.of(self.setup.seed)

    def last_event(self) -> LastEvent | None:
        """The last line of the log but one: the last says why it ended."""
        return LastEvent(R.DECIDED, NO_WORDS, self.lines[-2], NO_WORDS) if len(self.lines) > 1 else None

    def draw(self, pen: Pen, room: Box, hue: Colour) -> None:
        room, say = room.copy(), self.app.say
        who = panel(pen, room.left(room.w * 0.3, 16), say(R.RESULT), "", hue)
        for seat, row in enumerate(rows(who, self.setup.seats, 4, 0, 40)):
            ink = P.BRASS_LIT if seat in (self.end.result or ()) else P.IVORY
            dot(pen, (row.x + 8, row.cy), 6, self.colour(pen, seat))
            pen.words(say(self.name(seat)), (row.x + 24, row.cy), 16, ink, True, width=row.w - 24)
        log = panel(pen, room, say(R.HOW), "", hue)
        shown = self.lines[-LINES:]
        for words, row in zip(shown, rows(log, len(shown), 0, 0, 28), strict=True):
            pen.words(words.text(pen.lang), (row.x, row.cy), 14, P.IVORY, width=row.w)


# ---- for documents ---------------------------------------------------------------------------------
def moment(name: str, seed: int) -> Scene:
    """It has none."""
    raise ValueError(f"there is no moment '{name}': this game shows none")
