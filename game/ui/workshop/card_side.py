"""The right half of the Workshop: the card as it is drawn, in the hand and large, and its text in both languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.effects.faults import STUMBLES
from game.ui import games
from game.ui.art import palette as P
from game.ui.faces.frame import card_size, shadowed
from game.ui.widgets.box import Box, columns
from game.ui.widgets.buttons import Button
from game.ui.widgets.desk import Desk
from game.ui.widgets.nothing import draw_nothing
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Look, Say, Scroller, Widget
from game.ui.workshop import words as W
from game.words import Phrase, joined

if TYPE_CHECKING:
    from game.ui.workshop.card_workshop import CardWorkshop

SMALL = P.HAND[1]  # how high a card is in the hand
LEAST, MOST = 252.0, 470.0  # how high the large one is; lower it would show no text
SIZE, HEAD = 14.0, 24.0  # of the text; how high the line above it is


@dataclass
class Told(Widget):
    """The text of the card in a language. It scrolls where there is more than room."""

    head: str = ""
    text: str = ""
    size: float = SIZE
    radius: ClassVar[float] = 6

    def reads(self, say: Say) -> str:
        return f"{self.head}: {self.text}"

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        pen.words(self.head, (b.x, b.y + 10), 13, P.BRASS_LIT, True, width=b.w)
        pen.line((b.x, b.y + 20), (b.right_edge, b.y + 20), P.BRASS_DEEP)
        pen.para(self.text, Box(b.x, b.y + HEAD, b.w, b.h - HEAD), self.size)


class CardSide:
    """From above: the card twice, its text in both languages, what is to be mended, the buttons."""

    def __init__(self, shop: CardWorkshop) -> None:
        self.shop = shop
        self.scroll = Scroller()

    # ---- layout --------------------------------------------------------------------------------
    def lay(self, room: Box) -> list[Widget]:
        say, shop = self.shop.app.say, self.shop
        foot = room.copy().bottom(40)
        wrong = "" if shop.proof.right else say(shop.unready())
        remove, attempt, save = columns(foot, (0.8, 1, 1.2), 10)
        return [
            *self._told(room),
            Button("delete", remove, label=say(W.DELETE), kind="harm", icon="bin", size=14, do=shop.files.ask_delete),
            Button("try", attempt, label=say(W.TRY), icon="play", do=shop.files.try_it, why=wrong, size=14),
            Button("save", save, label=say(W.SAVE), kind="main", icon="save", do=shop.files.save, why=wrong),
        ]

    def parts(self, room: Box) -> tuple[Box, Box, Box]:
        """Where the cards are, their text, and what is to be mended."""
        room = room.copy()
        room.bottom(40, 12)
        state = room.bottom(36, 6)
        needed = sum(self._text_high(said, room.w - 10) for said in self.texts())
        least = max(LEAST, room.h * 0.62)
        return room.top(min(MOST, max(least, room.h - needed - 12)), 12), room, state

    def _told(self, room: Box) -> list[Widget]:
        """The text in English and in Japanese, one above the other."""
        if self.shop.fact is None:
            return []
        _, view, _ = self.parts(room)
        view.right(10)
        texts, out = self.texts(), list[Widget]()
        self.scroll.fit(view, sum(self._text_high(said, view.w) for said in texts))
        y = view.y - self.scroll.offset
        for head, said in zip((W.ENGLISH, W.JAPANESE), texts, strict=True):
            box = Box(view.x, y, view.w, self._text_high(said, view.w))
            told = Told(f"told:{head.en}", box, head=self.shop.app.say(head), text=said, scroller=self.scroll)
            told.size = self._size
            out.append(told)
            y = box.foot
        return out

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen, room: Box) -> None:
        cards, _, state = self.parts(room)
        self._state(pen, state)
        if self.shop.fact is None:
            why = self.shop.proof.faults.get(())
            said = W.NOT_DRAWN.text(pen.lang) if why == W.NOT_DRAWN else pen_say(pen, W.NOT_YET)
            draw_nothing(pen, cards, "eye", pen_say(pen, W.NEW_CARD), said)
        else:
            self._cards(pen, cards)

    def texts(self) -> tuple[str, str]:
        """The text of the card as it was when it could last be read, in English and in Japanese."""
        said = joined(self.shop.text, "\n", "\n") if self.shop.text else W.NO_TEXT
        return said.in_("en"), said.in_("ja")

    def _text_high(self, said: str, wide: float) -> float:
        return HEAD + len(self.shop.app.ruler().rows(said, self._size, wide)) * self._size * LEAD + 8

    @property
    def _size(self) -> float:
        """Of the text: as large as a person wants to read."""
        return SIZE * self.shop.app.text_factor

    def _cards(self, pen: Pen, room: Box) -> None:
        """Large at the left, as it is in a hand at the right."""
        album, fact, x = games.of(self.shop.rules).album(self.shop.rules), self.shop.fact, room.x
        highs = room.h, min(SMALL, room.h)
        try:
            faces = [album.face(fact, pen.lang, pen.px(high), pen.scale, pen.colours) for high in highs]
            shaded = album.shadow(fact)
        except (*STUMBLES, pygame.error):
            self.shop.not_drawn()
            return
        for high, face in zip(highs, faces, strict=True):
            if shaded:
                pen.put(shadowed(card_size(pen.px(high))), x + 2, room.y + 4)
            pen.put(face, x, room.y)
            x += face.get_width() / pen.scale + 22
        if not self.shop.proof.right:
            said = pen_say(pen, W.AS_IT_WAS)
            pen.words(said, (x - 22, room.foot - 8), 13, P.MUTED, anchor="midright", width=room.w)

    def _state(self, pen: Pen, box: Box) -> None:
        """What keeps the card from being played, or that nothing does."""
        shop = self.shop
        if not shop.proof.right:
            pen.para(pen_say(pen, shop.unready()), box, 13, pen.colours.harm, lead=1.3)
        elif shop.proof.others:
            pen.para(pen_say(pen, W.ELSEWHERE.of(shop.proof.others[0])), box, 13, P.MUTED, lead=1.3)
        else:
            made = shop.work.made
            said = W.IN_ITS_PACK.of(Phrase(**made.title)) if made.of and not shop.work.dirty else W.WHOLE
            pen.para(pen_say(pen, said), box, 13, pen.colours.good, lead=1.3)


def pen_say(pen: Pen, said: Phrase) -> str:
    """A phrase in the language that is drawn in."""
    return said.in_(pen.lang)
