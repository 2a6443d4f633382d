"""Cards in figures: rows of them, and one with words at its sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Surface
from pygame.transform import rotozoom

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.figures.kit_base import RED_INK, lines_high, para
from game.ui.rulebook.figure import Sheet
from game.ui.table.layout import CARD, Look
from game.ui.widgets.box import Box
from game.words import Phrase


@frozen
class Face:
    """A card in a figure. As one reads it; or as it lies on the table, once turned, face down or with marks."""

    key: str  # in the catalogue: "army/gideon"
    angle: float = 0.0  # degrees counter-clockwise, as it lies on the table
    up: bool = True
    back: str = ""  # which back shows when it lies face down, as in `Piece.back`
    marks: tuple[tuple[str, int], ...] = ()
    lies: bool = False  # as on the table, even if nothing else is special
    state: str = ""  # a border: "offer", "select", "harm"

    @property
    def look(self) -> Look:
        return Look(self.key, self.back, self.up, 0.0, self.marks)

    def ratio(self, sheet: Sheet) -> float:
        """Width for height, upright."""
        if sheet.game.layout is None:
            return 1.0 if self.key.startswith("glyph/") else CARD
        return sheet.layout.ratio(sheet.rules.catalogue, self.look)

    def size(self, sheet: Sheet, high: float) -> tuple[float, float]:
        """How much room it takes, so many pixels high while upright."""
        wide = high * self.ratio(sheet)
        return (high, wide) if abs(self.angle) % 180 > 45 else (wide, high)


def picture(sheet: Sheet, face: Face, high: float) -> Surface:
    """A card, upright, so many logical pixels high."""
    px, pen, rules = sheet.pen.px(high), sheet.pen, sheet.rules
    plain = not (face.angle or face.marks or face.lies) and face.up
    if plain or sheet.game.layout is None:
        card: Any = rules.catalogue[face.key]
        return sheet.game.album(rules).face(card, pen.lang, px, pen.scale, pen.colours)
    return sheet.layout.picture(rules.catalogue, face.look, px, pen.lang, pen.scale, pen.colours, 1.0)


def draw_face(sheet: Sheet, face: Face, box: Box, high: float) -> None:
    """A card with its shadow in the middle of a box."""
    pen, (wide, tall) = sheet.pen, face.size(sheet, high)
    place = box.middle(wide, tall)
    pen.shade(place, high * (0.5 if face.key.startswith("glyph/") else 0.04), 5, 120, 2)
    image = picture(sheet, face, high)
    if face.angle:
        image = rotozoom(image, face.angle, 1.0)
    x, y = pen.at(place.cx, place.cy)
    pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))
    if face.state:
        tone = {"offer": pen.colours.offer, "select": pen.colours.select, "harm": pen.colours.harm}[face.state]
        pen.slab(place.inset(-2), (0, 0, 0, 0), high * 0.045, (*tone, 255), 2.6)


def faces_of(cards: Sequence[str | Face]) -> list[Face]:
    return [Face(card) if isinstance(card, str) else card for card in cards]


@frozen
class Faces:
    """A row of cards, with a line of words below each if wanted."""

    cards: tuple[str | Face, ...]
    high: float = 190.0
    notes: tuple[Phrase, ...] = ()
    gap: float = 12.0

    def _high(self, sheet: Sheet, width: float) -> float:
        """How high the cards are: as wanted, as far as the width allows."""
        natural = sum(face.size(sheet, 1.0)[0] for face in faces_of(self.cards))
        return min(self.high, (width - self.gap * (len(self.cards) - 1)) / natural, sheet.most - 30)

    def _tall(self, sheet: Sheet, high: float) -> float:
        return max(face.size(sheet, high)[1] for face in faces_of(self.cards))

    def _room(self, sheet: Sheet, width: float) -> float:
        """For the words below each card."""
        return width / len(self.cards) - 8

    def height(self, sheet: Sheet, width: float) -> float:
        words = max((lines_high(sheet, note, self._room(sheet, width)) for note in self.notes), default=0.0)
        return self._tall(sheet, self._high(sheet, width)) + (words + 8 if words else 0.0)

    def draw(self, sheet: Sheet, box: Box) -> None:
        high = self._high(sheet, box.w)
        tall, faces = self._tall(sheet, high), faces_of(self.cards)
        whole = sum(face.size(sheet, high)[0] for face in faces)
        gap = (box.w - whole) / len(faces) if self.notes else self.gap
        x = box.cx - (whole + gap * (len(faces) - 1)) / 2
        for n, face in enumerate(faces):
            wide = face.size(sheet, high)[0]
            draw_face(sheet, face, Box(x, box.y, wide, tall), high)
            if n < len(self.notes):
                room = self._room(sheet, box.w)
                para(sheet, self.notes[n], Box(x + wide / 2 - room / 2, box.y + tall + 8, room, 60))
            x += wide + gap


@frozen
class Call:
    """What a part of a card is. The point in shares of the card: 0, 0 its upper left corner, 1, 1 its lower right."""

    x: float
    y: float
    phrase: Phrase


@frozen
class Called:
    """A card in the middle, words at both sides, thin lines from them to what they speak of."""

    card: str | Face
    calls: tuple[Call, ...]
    high: float = 270.0

    def _card(self, sheet: Sheet, width: float) -> tuple[Face, float]:
        face = faces_of([self.card])[0]
        return face, min(self.high, sheet.most, width * 0.5 / face.size(sheet, 1.0)[0])

    def height(self, sheet: Sheet, width: float) -> float:
        face, high = self._card(sheet, width)
        return max(face.size(sheet, high)[1], max(self._needed(sheet, width, left) for left in (True, False)))

    def _room(self, sheet: Sheet, width: float) -> float:
        face, high = self._card(sheet, width)
        return (width - face.size(sheet, high)[0]) / 2 - 16

    def _side(self, left: bool) -> list[Call]:
        return sorted((call for call in self.calls if (call.x < 0.5) == left), key=lambda call: call.y)

    def _needed(self, sheet: Sheet, width: float, left: bool) -> float:
        return sum(lines_high(sheet, call.phrase, self._room(sheet, width)) + 6 for call in self._side(left))

    def draw(self, sheet: Sheet, box: Box) -> None:
        face, high = self._card(sheet, box.w)
        card = box.middle(*face.size(sheet, high))
        draw_face(sheet, face, card, high)
        for left in (True, False):
            self._words(sheet, box, card, left)

    def _words(self, sheet: Sheet, box: Box, card: Box, left: bool) -> None:
        """The words of a side, each as near as it can be to the height of what it speaks of."""
        room, side, pen = self._room(sheet, box.w), self._side(left), sheet.pen
        tall = [lines_high(sheet, call.phrase, room) for call in side]
        tops, y = list[float](), box.y
        for call, high in zip(side, tall, strict=True):
            y = max(y, card.y + call.y * card.h - high / 2)
            tops.append(y)
            y += high + 6
        over = max(0.0, y - 6 - box.foot)
        for n in range(len(tops) - 1, -1, -1):  # those at the foot push the ones above them up
            tops[n] -= over
            over = max(0.0, (tops[n - 1] + tall[n - 1] + 6 - tops[n]) if n else 0.0)
        for call, top, high in zip(side, tops, tall, strict=True):
            x = box.x if left else box.right_edge - room
            para(sheet, call.phrase, Box(x, top, room, high), P.INK, anchor="center")
            end = (card.x + call.x * card.w, card.y + call.y * card.h)
            start = (x + room + 3, top + high / 2) if left else (x - 3, top + high / 2)
            pen.line(start, end, RED_INK, 1.2)
            dot = pen.layer(10, 10)
            dot.disc((255, 250, 240, 255), (5, 5), 4)
            dot.disc((*RED_INK, 255), (5, 5), 2.8)
            pen.lay(dot, end[0] - 5, end[1] - 5)
