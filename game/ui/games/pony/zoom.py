"""One card of the pony game as large as the window allows, with its facts and the rules that apply."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.pony.cards import Card, EventCard, Friend, Mane, Part, Problem, Requirement, Resource, Troublemaker
from game.rules.pony.deck_building import ready_made
from game.rules.pony.words import COLORS, KIND_NAMES, PLACES, TRAITS, full_title
from game.ui.art import palette as P
from game.ui.faces.pony import (
    badge,
    bonus_mark,
    cost_coin,
    fury_gem,
    home_mark,
    kind_icon,
    pip,
    place_icon,
    points_mark,
    power_gem,
)
from game.ui.games.pony import words as W
from game.ui.games.pony.finding import kind_of, texts
from game.ui.games.pony.pictures import TABLE, picture, sheet_face
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


def rules_of(card: Card) -> list[str]:
    """The paragraphs of the rules that a card touches, in their order."""
    if isinstance(card, Mane):
        return ["3", "5.3.7", "6", "11"]
    if isinstance(card, Friend):
        return ["3", "5.3.7", "6", "7.1", "8.2", *(["13.7"] if card.unique else [])]
    if isinstance(card, EventCard):
        return ["7.1", "8.2", *(["13.3"] if card.play.phase == "reaction" else [])]
    if isinstance(card, Resource):
        return ["7.1", "8.2", "10.3" if card.dilemma else "13.1", *(["13.7"] if card.unique else [])]
    if isinstance(card, Troublemaker):
        return ["5.3.5", "8.2", "9.3", *(["9.4"] if card.epic else [])]
    return ["7.2", "10.2"]


class Facts:
    """What stands beside a card."""

    def __init__(self, reader: Reader, card: Card) -> None:
        self.reader, self.app, self.card = reader, reader.app, card

    def draw(self, pen: Pen, room: Box) -> None:
        self._also(pen, room)
        self._nature(pen, room)
        card = self.card
        if isinstance(card, Mane):
            self._sides(pen, room, card)
        else:
            self._numbers(pen, room)
        self._decks(pen, room)
        rules = [(rule, W.RULE_OF[rule]) for rule in rules_of(card)]
        self.reader.rules(pen, room, W.RULES_TITLE, rules, 46)
        self.reader.other(pen, room, texts(card))

    def _also(self, pen: Pen, room: Box) -> None:
        """The subtitle, and the name in the other language."""
        other = full_title(self.card).in_("ja" if self.app.lang == "en" else "en")
        if self.card.subtitle.en:
            pen.words(self.app.say(self.card.subtitle), (room.x, room.y + 8), 15, P.IVORY, width=room.w)
            room.top(22)
        pen.words(other, (room.x, room.y + 8), 13, P.MUTED, width=room.w)
        room.top(26)

    def _nature(self, pen: Pen, room: Box) -> None:
        """Kind and traits; the colours as their signs."""
        card, say, row = self.card, self.app.say, room.top(28, 6)
        pen.put(kind_icon(kind_of(card), pen.px(26)), row.x, row.y + 1)
        names = [KIND_NAMES[kind_of(card)], *(TRAITS[trait] for trait in getattr(card, "traits", ()))]
        said = (" · " if pen.lang == "en" else "・").join(say(name) for name in names)
        colors = getattr(card, "colors", ())
        pen.words(said, (row.x + 36, row.cy), 15, P.BRASS_LIT, True, width=row.w - 40 - 26 * len(colors))
        for n, colour in enumerate(reversed(colors)):
            pen.put(pip(colour, pen.px(24), True, pen.colours), row.right_edge - 25 * (n + 1), row.cy - 12)

    def _row(self, pen: Pen, row: Box, words: Phrase, icon: pygame.Surface, number: str = "") -> None:
        pen.put(icon, row.x, row.cy - icon.get_height() / pen.scale / 2)
        pen.words(self.app.say(words), (row.x + 28, row.cy), 14, P.MUTED, width=row.w - 80)
        pen.words(number, (row.right_edge, row.cy), 16, P.IVORY, True, anchor="midright")

    def _numbers(self, pen: Pen, room: Box) -> None:
        """Cost, power and what else is counted; then what it needs."""
        card, side = self.card, pen.px(22)
        if isinstance(card, Friend | EventCard | Resource | Troublemaker):
            self._row(pen, room.top(25), W.COST, cost_coin("", side), str(card.cost))
            gem = fury_gem if isinstance(card, Troublemaker) else power_gem
            self._row(pen, room.top(25), W.POWER, gem("", side), str(card.power))
        if isinstance(card, Troublemaker):
            self._row(pen, room.top(25), W.POINTS, points_mark("", side), str(card.points))
        if isinstance(card, Friend | EventCard | Resource) and card.req:
            self._needs(pen, room.top(27), W.NEEDS, card.req)
        if isinstance(card, Resource):
            row = room.top(25)
            self._row(pen, row, W.GOES_TO, place_icon(card.place, side))
            said = self.app.say(PLACES[card.place])
            pen.words(said, (row.right_edge, row.cy), 13, P.IVORY, anchor="midright", width=row.w * 0.58)
        both = card if isinstance(card, Problem) else card.dilemma if isinstance(card, Resource) else None
        if both:
            self._row(pen, room.top(25), W.BONUS, bonus_mark("", side), str(both.bonus))
            self._needs(pen, room.top(27), W.OWNER, both.owner_req)
            self._needs(pen, room.top(27), W.OTHERS, both.opp_req)

    def _needs(self, pen: Pen, row: Box, words: Phrase, parts: Sequence[Requirement | Part]) -> None:
        """A requirement in badges, its colours also in words where there is room."""
        pen.words(self.app.say(words), (row.x, row.cy), 14, P.MUTED, width=row.w * 0.5)
        x = row.right_edge
        for part in reversed(parts):
            named = f"not:{part.color}" if getattr(part, "other", False) else part.color
            x -= 26
            pen.put(badge(named, part.power, pen.px(25), pen.colours), x, row.cy - 12)
        if len(parts) == 1:
            pen.words(self.app.say(COLORS[parts[0].color]), (x - 6, row.cy), 13, P.IVORY, anchor="midright", width=80)

    def _sides(self, pen: Pen, room: Box, card: Mane) -> None:
        """Both sides of a Mane: power and home limit; the Boosted one with its text and, where there is room, its
        picture."""
        shows = room.h > 330
        area = room.top(TABLE[1] + 6, 6) if shows else room
        if shows:
            side = area.right(TABLE[0], 14)
            pen.shade(Box(side.x, side.y, TABLE[0], TABLE[1]), 6, 4, 170, 3)
            pen.put(picture(card, "table", pen.lang, pen.scale, 1.0, pen.colours, True), side.x, side.y)
        for name, numbers in ((W.START_SIDE, card.start), (W.BOOSTED_SIDE, card.boosted)):
            row = area.top(30, 2)
            pen.words(self.app.say(name), (row.x, row.cy), 14, P.BRASS_LIT, True, width=row.w - 70)
            pen.put(power_gem(str(numbers.power), pen.px(28)), row.right_edge - 62, row.cy - 14)
            pen.put(home_mark(str(numbers.home_limit), pen.px(26)), row.right_edge - 28, row.cy - 13)
        words = self.app.say(card.boosted.text)
        if shows and self.reader.height(pen, words, area.w) <= area.h:
            self.reader.read(pen, words, area, P.IVORY)
        else:
            room.top(self.reader.read(pen, words, room, P.IVORY) + 8)

    def _decks(self, pen: Pen, room: Box) -> None:
        """The ready-made decks it is in."""
        for deck in ready_made(self.app.rules("pony").catalogue).values():
            count = (deck.mane, *deck.cards, *deck.problems).count(self.card.key)
            if count and room.h > 180:
                row = room.top(20)
                pen.words(self.app.say(W.IN_DECK.of(count, deck.name)), (row.x, row.cy), 13, P.MUTED, width=row.w)


def describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    Facts(reader, card).draw(pen, room)


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, sheet_face, describe)
