"""One card of the Medarot Card Game as large as the window allows, with its facts and the rules that apply."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.medarot.cards import Half, Medarot, Medarotter
from game.rules.medarot.deck_building import ready_made
from game.rules.medarot.effects.fight_ops import Ward
from game.ui.art import palette as P
from game.ui.faces.medarot import arrow_rose, coin, rarity_star, stat_icon, timing_icon, trash_icon, type_icon
from game.ui.games.medarot import words as W
from game.ui.games.medarot.finding import texts
from game.ui.games.medarot.pictures import Card, picture
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase


def rules_of(card: Card) -> list[str]:
    """The paragraphs of the rules that a card touches, in their order."""
    if isinstance(card, Medarotter):
        timings = {card.upper.timing, card.lower.timing}
        said = [("action", "11.3a"), ("defense", "11.3d"), ("trigger", "11.3t")]
        return ["11.2", *(rule for timing, rule in said if timing in timings), "7"]
    found = ["9", "10.1", "10.2"]
    if card.special:
        wards = card.ability is not None and any(isinstance(effect, Ward) for effect in card.ability.effects)
        return [*found, "13", *(["13w"] if wards else []), "14.1"]
    return [*found, "12.1s" if card.type == "shooting" else "12.1m", "12.1n", "12.3", "14.1"]


class Facts:
    """What stands beside a card."""

    def __init__(self, reader: Reader, card: Card) -> None:
        self.reader, self.app, self.card = reader, reader.app, card

    def draw(self, pen: Pen, room: Box) -> None:
        self._also(pen, room)
        if isinstance(self.card, Medarot):
            self._robot(pen, room, self.card)
        else:
            self._person(pen, room, self.card)
        self._decks(pen, room)
        self.reader.made(pen, room, W.RECONSTRUCTED, [W.MADE[name] for name in self.card.made])
        rules = [(rule.rstrip("abcdefghijklmnopqrstuvwxyz"), W.RULE_OF[rule]) for rule in rules_of(self.card)]
        self.reader.rules(pen, room, W.RULES_TITLE, rules, 46)
        self.reader.other(pen, room, texts(self.card))

    def _also(self, pen: Pen, room: Box) -> None:
        """The name in the other language, and what else it is called."""
        other = self.card.name.in_("ja" if self.app.lang == "en" else "en")
        names = " · ".join(dict.fromkeys((other, *self.card.aka)))
        pen.words(names, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
        room.top(28)

    def _robot(self, pen: Pen, room: Box, card: Medarot) -> None:
        say = self.app.say
        head = room.top(28, 6)
        pen.put(type_icon(card.type, pen.px(28), pen.colours), head.x, head.y)
        nature = say(W.NUMBER.of(card.number, W.TYPES[card.type], card.line))
        pen.words(nature, (head.x + 38, head.cy), 15, P.BRASS_LIT, True, width=head.w - 38)
        area = room.top(92, 6)
        rose = area.right(84, 16)
        pen.put(arrow_rose(card.moves, pen.px(80), False, pen.colours), rose.x + 4, rose.cy - 40)
        rows = [(W.STATS[stat], stat_icon(stat, pen.px(20), pen.colours), self._number(card, stat)) for stat in W.STATS]
        rows.append((W.COST, coin("", pen.px(20)), str(card.cost)))
        for words, icon, number in rows:
            self._row(pen, area.top(23), words, icon, number)
        if room.h < 200:  # both are on the card, too; the rules want the room
            return
        row = room.top(22, 2)
        pen.words(say(W.RARITY), (row.x, row.cy), 14, P.MUTED)
        for n in range(5):
            pen.put(rarity_star(pen.px(15), n < card.rarity), row.right_edge - 17 * (5 - n), row.cy - 8)
        row = room.top(22, 2)
        name = pen.words(say(W.PART), (row.x, row.cy), 14, P.MUTED)
        pen.words(say(card.part), (row.right_edge, row.cy), 14, P.IVORY, anchor="midright",
                  width=row.right_edge - name.right_edge - 10)  # fmt: skip

    def _number(self, card: Medarot, stat: str) -> str:
        return "−" if stat == "power" and card.special else str(getattr(card, stat))

    def _row(self, pen: Pen, row: Box, words: Phrase, icon: pygame.Surface, number: str) -> None:
        pen.put(icon, row.x, row.cy - icon.get_height() / pen.scale / 2)
        pen.words(self.app.say(words), (row.x + 28, row.cy), 14, P.MUTED, width=row.w - 80)
        pen.words(number, (row.right_edge, row.cy), 16, P.IVORY, True, anchor="midright")

    def _person(self, pen: Pen, room: Box, card: Medarotter) -> None:
        say = self.app.say
        pen.words(say(W.PERSON_NUMBER.of(card.number)), (room.x, room.y + 12), 15, P.BRASS_LIT, True, width=room.w)
        room.top(28)
        row = room.top(26, 4)
        pen.words(say(W.AS_MASTER), (row.x, row.cy), 14, P.MUTED)
        pen.words(say(W.MEDALS_MORE.of(card.hp)), (row.right_edge, row.cy), 14, P.IVORY, True, anchor="midright")
        for side, half in (("upper", card.upper), ("lower", card.lower)):
            self._half(pen, room.top(48, 4), W.SIDES[side], half)

    def _half(self, pen: Pen, box: Box, name: Phrase, half: Half) -> None:
        """When an effect is used, what it costs, when its card goes."""
        pen.slab(box, (255, 236, 200, 12), 8, (*P.BRASS_DEEP, 120))
        inner, say = box.inset(10, 4), self.app.say
        row = inner.top(21)
        pen.words(say(name), (row.x, row.cy), 13, P.MUTED, width=row.w * 0.4)
        pen.put(coin(str(half.cost), pen.px(20)), row.right_edge - 20, row.cy - 10)
        timing = pen.words(say(W.TIMINGS[half.timing]), (row.right_edge - 28, row.cy), 13, P.IVORY, True,
                           anchor="midright")  # fmt: skip
        pen.put(timing_icon(half.timing, pen.px(18)), timing.x - 24, row.cy - 9)
        pen.put(trash_icon(half.trash, pen.px(15)), inner.x, inner.y + 2)
        pen.words(say(W.TRASH[half.trash]), (inner.x + 22, inner.y + 10), 12, P.MUTED, width=inner.w - 24)

    def _decks(self, pen: Pen, room: Box) -> None:
        """The ready-made decks it is in."""
        for deck in ready_made(self.app.rules("medarot").catalogue).values():
            count = deck.cards.count(self.card.key)
            if count and room.h > 180:
                row = room.top(20)
                pen.words(self.app.say(W.IN_DECK.of(count, deck.name)), (row.x, row.cy), 13, P.MUTED, width=row.w)


def describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    Facts(reader, card).draw(pen, room)


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, picture, describe)
