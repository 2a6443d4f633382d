"""What stands beside a card of the Arena that is shown large: its facts, its text, the rules that apply."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.arena.cards import Army
from game.rules.arena.sheet import SHEETS, Card
from game.table.sheet import NO_WORDS, Sheet
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.games.arena.look import shown
from game.ui.rulebook.links import LINE_H, draw_links, links_height, rule_links
from game.ui.sheets import words as W
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.widgets.box import Box, columns
from game.ui.widgets.chrome import fact_row
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import LEAD, Pen

LEAST = 12.0  # to which text is made smaller where there is little room
HEAD = 30.0  # the name of an ability, and what is free below its text


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, shown, describe, SHEETS.sheet)


def describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    """The other name, what it is, its facts and text; at the foot the rules that apply and what of it is ours."""
    sheet = SHEETS.sheet(card)
    _rules(reader, pen, room, sheet)
    reader.made(pen, room, W.RECONSTRUCTED, sheet.made)
    other = sheet.name.in_("ja" if pen.lang == "en" else "en")
    pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
    room.top(28)
    pen.words(sheet.nature.in_(pen.lang), (room.x, room.y + 10), 15, P.BRASS_LIT, True, width=room.w)
    room.top(24)
    for note in sheet.notes:
        pen.words(note.in_(pen.lang), (room.x, room.y + 10), 13, P.MUTED, width=room.w)
        room.top(28)
    _numbers(pen, room, sheet)
    room.top(10)
    _text(reader, pen, room, card, 14 * reader.app.text_factor)


def _rules(reader: Reader, pen: Pen, room: Box, sheet: Sheet) -> None:
    """The paragraphs that apply, by their titles in the rulebook."""
    rules = [rule for rule, _ in SHEETS.rules_of(sheet)]
    links = rule_links(reader.app.rules("arena"), pen.lang, rules)
    line = reader.app.line(LINE_H)
    low = room.bottom(links_height(links, line), 8)
    pen.line((low.x, low.y), (low.right_edge, low.y), P.BRASS_DEEP, 1)
    reader.spots += draw_links(pen, low, links, (-1.0, -1.0), False, line)


def _numbers(pen: Pen, room: Box, sheet: Sheet) -> None:
    """What is printed, in pairs."""
    facts = [fact for fact in sheet.fields if fact.printed]
    for n in range(0, len(facts), 2):
        for cell, fact in zip(columns(room.top(22), (1, 1), 24), facts[n : n + 2], strict=False):
            fact_row(pen, cell, fact.label.in_(pen.lang), fact.printed)


def _text(reader: Reader, pen: Pen, room: Box, card: Card, size: float) -> None:
    """Each ability under its name, or what else the card says: as large as there is room for, and as much."""
    heads = [(a.name, a.reconstructed) for a in card.abilities] if isinstance(card, Army) else [(NO_WORDS, False)]
    lines = SHEETS.lines(reader.app.rules("arena").catalogue, card)
    texts = [line.words.in_(pen.lang) for line in lines]

    def high(text: str) -> float:
        return HEAD + LEAD * size * len(pen.exact().rows(text, size, room.w))

    while size > LEAST and sum(map(high, texts)) > room.h:
        size -= 0.5
    for (name, ours), line, text in zip(heads, lines, texts, strict=True):
        if high(text) > room.h:
            return
        if name.en:
            head = pen.words(name.in_(pen.lang), (room.x, room.y + 9), 15, P.BRASS_LIT, True, width=room.w - 24)
            if ours:
                sign(pen, "warn", (head.right_edge + 14, room.y + 9), 6, hx("#ffcf5c"))
            room.top(22)
        reader.set(pen.exact(), room, (line,), (pen.px(size),))
        room.top(8)
