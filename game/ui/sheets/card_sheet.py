"""One card as large as the window allows, with its facts and the rules that apply beside it; a game says which."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from game.table.clauses import Mark
from game.table.sheet import Sheet
from game.ui import words_desk as D
from game.ui.art import palette as P
from game.ui.art.palette import Colour, hx
from game.ui.art.text import LEAST, fitted, type_sizes
from game.ui.faces.frame import card_size, shadowed
from game.ui.reading import words as R
from game.ui.reading.screen_words import by_its_looks
from game.ui.rulebook.clause_spots import ClauseSpot, draw_clause, draw_clause_tip, spots_of, spots_on, told_of
from game.ui.rulebook.spots import LinkRow, LinkSpot, open_rule_of, rules_of
from game.ui.rulebook.words import IN_BOOK
from game.ui.scene import Scene
from game.ui.told import TextLine, TextPart
from game.ui.widgets.box import Box, flow
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

ZOOM = P.ZOOM
STEPS = (pygame.K_LEFT, pygame.K_RIGHT)
CLAUSE = "clause "  # begins the names of the controls on the parts of its text
ROW = 20.0  # how high a row of numbers is
SMALL = 13.0  # the size of words to be read, before what a person has set
Picture = Callable[..., Surface]
"""(card, "zoom", language, scale, text factor, colours) to the card's face."""
Describe = Callable[["Reader", Pen, Box, Any], None]
"""Draws the facts of a card into a box."""


class Reader:
    """Words beside a card, as large as a person wants them."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.spots: list[tuple[Box, str]] = []  # where a paragraph of the rules stands
        self.lines: list[Mark] = []  # its text
        self.clauses: list[ClauseSpot] = []  # where the parts of its text stand

    def read(self, pen: Pen, words: str, box: Box, colour: Colour) -> float:
        """Words to be read, as large as a person wants them; gives back how high they are."""
        size = SMALL * self.app.text_factor
        return pen.exact().para(words, Box(box.x, box.y, box.w, 0), size, colour) - box.y

    def height(self, pen: Pen, words: str, width: float) -> float:
        """How high words to be read are."""
        size = SMALL * self.app.text_factor
        return len(pen.exact().rows(words, size, width)) * size * LEAD

    def made(self, pen: Pen, room: Box, words: Phrase, names: Sequence[Phrase]) -> None:
        """At the foot: which facts of a card are our own."""
        if not names:
            return
        parts = list(dict.fromkeys(self.app.say(name) for name in names))
        text = self.app.say(words.of(("、" if pen.lang == "ja" else ", ").join(parts)))
        mark = room.bottom(self.height(pen, text, room.w - 24), 8)
        sign(pen, "warn", (mark.x + 8, mark.y + 9), 7, hx("#ffcf5c"))
        self.read(pen, text, Box(mark.x + 24, mark.y, mark.w - 24, 0), P.MUTED)

    def text(self, pen: Pen, room: Box, lines: Sequence[Mark]) -> None:
        """Its text, part by part; smaller than a person wants it only where there is no room for that."""
        if not lines:
            return
        pen.line((room.x, room.y + 5), (room.right_edge, room.y + 5), P.BRASS, 1, 60)
        room.top(10)
        sizes = type_sizes((round(SMALL), LEAST), self.app.text_factor, pen.scale)
        self.set(pen, room, lines, sizes)

    def set(self, pen: Pen, room: Box, lines: Sequence[Mark], sizes: Sequence[int]) -> None:
        """Lines of a text whose parts can be pointed at, in the first of these sizes (in real pixels) that fits; none
        if no size does: the card itself says it."""
        k = pen.scale
        text = fitted([line.words.in_(pen.lang) for line in lines], room.w * k, room.h * k, sizes, LEAD)
        spots = spots_of(text, lines, pen.lang, (room.x, room.y), k)
        fits = text.height <= room.h * k
        self.lines += lines
        self.clauses += spots if fits else [replace(spot, boxes=()) for spot in spots]
        if fits:
            pen.column(text, (room.x, room.y), P.IVORY, P.BRASS_LIT)
            room.top(text.height / k)

    def rules(self, pen: Pen, room: Box, title: Phrase, rules: Sequence[tuple[str, Phrase]], aside: float) -> None:
        """The paragraphs that apply, each with a sentence while there is room, then the numbers of the others in rows;
        a number beside its sentence takes `aside`."""
        if room.h < 60:
            return
        room.top(8)
        pen.line((room.x, room.y), (room.right_edge, room.y), P.BRASS, 1, 60)
        pen.words(self.app.say(title), (room.x, room.y + 16), 15, P.BRASS_LIT, True, width=room.w)
        room.top(30)
        for n, (number, phrase) in enumerate(rules):
            words, others = self.app.say(phrase), _in_rows(pen, room, [each for each, _ in rules[n + 1 :]])
            high = self.height(pen, words, room.w - aside)
            if room.h < high + (others[-1].foot - room.y if others else 0):
                self.numbers(pen, room, [each for each, _ in rules[n:]])
                return
            self.number(pen, number, room.x, room.y + 9, aside)
            high = self.read(pen, words, Box(room.x + aside, room.y, room.w - aside, 0), P.IVORY)
            row = Box(room.x - 4, room.y - 1, room.w + 8, max(high + 3, self.app.line(0)))
            self.spots.append((row, number))
            room.top(row.h)

    def numbers(self, pen: Pen, room: Box, rules: Sequence[str]) -> None:
        """Paragraphs by their numbers alone."""
        for box, rule in zip(_in_rows(pen, room, rules), rules, strict=True):
            self.number(pen, rule, box.x + 4, box.cy, box.w)
            self.spots.append((box, rule))

    def number(self, pen: Pen, number: str, x: float, y: float, wide: float) -> Box:
        """The underlined number of a paragraph."""
        said = pen.words(number, (x, y), SMALL, P.BRASS_LIT, True, width=wide - 4)
        pen.line((said.x, said.foot - 1), (said.right_edge, said.foot - 1), P.BRASS_LIT, 1, 130)
        return said

    def other(self, pen: Pen, room: Box, texts: Sequence[Phrase]) -> None:
        """The text in the other language, if there is room for all of it."""
        lines = [line.in_("ja" if pen.lang == "en" else "en") for line in texts]
        heights = [self.height(pen, line, room.w) + 3 for line in lines]
        if not lines or room.h < sum(heights) + 30:
            return
        pen.line((room.x, room.y + 9), (room.right_edge, room.y + 9), P.BRASS, 1, 60)
        room.top(18)
        for line, high in zip(lines, heights, strict=True):
            self.read(pen, line, room.top(high), P.MUTED)


def _in_rows(pen: Pen, room: Box, rules: Sequence[str]) -> list[Box]:
    """Places for the numbers of paragraphs, as many in a row as it holds."""
    return flow(
        Box(room.x - 4, room.y, room.w + 8, room.h), [pen.width(rule, SMALL, True) + 12 for rule in rules], ROW, 6, 2
    )


class CardSheet(Scene):
    """A card over the dimmed screen. Arrows go through the others; any click beside it, or Esc, puts it back."""

    see_through = True

    def __init__(
        self, cards: Sequence[Any], at: int, picture: Picture, describe: Describe, sheet: Callable[[Any], Sheet]
    ) -> None:
        self.cards, self.at, self.sheet = tuple(cards), at, sheet
        self.picture, self.describe = picture, describe
        self.desk: Desk | None = None
        self.spots: list[tuple[Box, str]] = []  # the rules beside the card
        self.clauses: list[ClauseSpot] = []  # the parts of its text there
        self.on_card: list[ClauseSpot] = []  # the same on the card itself

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "close")

    @property
    def card(self) -> Any:
        return self.cards[self.at]

    # ---- layout --------------------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box]:
        """Where the card lies and where its facts stand."""
        w, h = self.app.logical
        high = min(ZOOM[1] * 1.1, h - 80)
        wide, side = high * ZOOM[0] / ZOOM[1], min(400.0, max(280.0, w - high * ZOOM[0] / ZOOM[1] - 200))
        x = (w - wide - 24 - side) / 2
        return Box(x, (h - high) / 2, wide, high), Box(x + wide + 24, (h - high) / 2, side, high)

    def lay(self) -> list[Widget]:
        card, facts = self.boxes()
        close = inside(facts).bottom(40)
        say, key = self.app.say, self.app.key_for("cancel")
        out: list[Widget] = [Button("close", close, label=say(D.CLOSE), hint=key, sound="back", do=self.app.pop)]
        if len(self.cards) > 1:
            left = Box(card.x - 58, card.cy - 28, 44, 56)
            right = Box(facts.right_edge + 14, card.cy - 28, 44, 56)
            for key, place, by, called in (("left", left, -1, R.BEFORE), ("right", right, 1, R.AFTER)):
                out.append(Button(key, place, icon=key, do=partial(self.go, by), sound="page", called=say(called)))
        for n, (box, rule) in enumerate(self.spots):
            out.append(LinkSpot(f"rule {n}", box, do=partial(self.open_rule, rule), tip=say(IN_BOOK)))
        return [*out, *self.lay_clauses()]

    def lay_clauses(self) -> Iterator[Widget]:
        """The parts of its text, row by row, beside the card and on it: each leads to its rule."""
        for n, (spot, on_card) in enumerate(zip(self.clauses, self.on_card, strict=True)):
            said = told_of(rules_of(self.card), spot, self.app.lang)
            for row, box in enumerate((*spot.boxes, *on_card.boxes)):
                kind = LinkSpot if row == 0 else LinkRow
                yield kind(f"{CLAUSE}{n}", box, do=partial(self.open_rule, spot.rule), called=said)

    def clause(self) -> ClauseSpot | None:
        """The part of its text that the mouse, or else the keyboard, is on."""
        return next((spots[n] for spots in (self.clauses, self.on_card) for n in self._meant() if n < len(spots)), None)

    def _meant(self) -> list[int]:
        """Its number, if there is one."""
        desk = self.desk
        named = [desk.hovered, desk.focus if desk.ring else ""] if desk is not None else []
        return [int(key.removeprefix(CLAUSE)) for key in named if key.startswith(CLAUSE)][:1]

    def in_words(self) -> list[TextPart]:
        """What its sheet says, and what stands beside it."""
        sheet, say = self.sheet(self.card), self.app.say
        facts = [f"{say(fact.label)} {fact.printed}" for fact in sheet.fields if fact.label.en and fact.printed]
        said = [say(sheet.nature), ", ".join(facts), *(text.text(self.app.lang) for text in sheet.text)]
        said += [say(each) for each in (*sheet.notes, *sheet.about)]
        page = TextPart(say(sheet.title()), tuple(TextLine(each) for each in said if each))
        return [page, *by_its_looks(self.app, self)[-1:]]

    def open_rule(self, rule: str) -> None:
        """The paragraph in the rulebook."""
        open_rule_of(self.app, self.card, rule, self.card.name)

    def go(self, by: int) -> None:
        """The next card, or the one before."""
        self.at = (self.at + by) % len(self.cards)
        self.app.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        if event.type == pygame.KEYDOWN and event.key in STEPS and len(self.cards) > 1:
            self.app.sound("page")
            self.go(-1 if event.key == pygame.K_LEFT else 1)
        elif not self.desk.handle(event):
            outside = event.type == pygame.MOUSEBUTTONDOWN and not any(
                box.holds(self.desk.logical(event.pos)) for box in self.boxes()
            )
            if outside or self.app.action(event) == "cancel":
                self.app.pop()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((70, 66, 62), special_flags=pygame.BLEND_RGB_MULT)
        box, facts = self.boxes()
        scale = box.h / ZOOM[1] * pen.scale
        image = self.picture(self.card, "zoom", pen.lang, scale, self.app.text_factor, pen.colours)
        shade = shadowed(card_size(image.get_height()), 2.0)
        x, y = pen.at(box.cx, box.cy)
        pen.put_px(shade, (x - shade.get_width() / 2 + pen.px(6), y - shade.get_height() / 2 + pen.px(10)))
        pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))
        room = panel(pen, facts, self.app.say(self.card.name), alpha=246)
        room.bottom(48)
        reader = Reader(self.app)
        self.describe(reader, pen, room, self.card)
        if self.desk:
            corner = box.cx - image.get_width() / pen.scale / 2, box.cy - image.get_height() / pen.scale / 2
            on_card = spots_on(image, reader.lines, pen.lang, corner, pen.scale)
            if (reader.spots, reader.clauses, on_card) != (self.spots, self.clauses, self.on_card):
                self.spots, self.clauses, self.on_card = reader.spots, reader.clauses, on_card
                self.desk.stale = True
            for n in self._meant():
                for spots, paper in ((self.clauses, False), (self.on_card, True)):
                    for spot in spots[n : n + 1]:
                        draw_clause(pen, spot, paper)
            self.desk.draw(pen)
            self._tip(pen)

    def _tip(self, pen: Pen) -> None:
        """What the part does that is meant, and its rule: where it is pointed at."""
        for n in self._meant():
            places = [spots for spots in (self.on_card, self.clauses) if n < len(spots) and spots[n].boxes]
            mouse = self.desk.logical(self.app.mouse) if self.desk else (-1.0, -1.0)
            if places:
                spots = next((each for each in places if each[n].holds(mouse)), places[-1])
                rules = rules_of(self.card)
                draw_clause_tip(pen, rules, spots[n], spots, self.app.logical, self.app.text_factor)
