"""What stands beside a card that is shown large: all that its sheet says, and what the other cards say of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.table.ruleset import Ruleset
from game.table.sheet import Around, Field, Sheet
from game.ui.art import palette as P
from game.ui.sheets import words as W
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.sheets.look import Look
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

RULES_HIGH = 180.0  # room that the rules want before what other cards say
BADGE = 26.0  # how wide the place of one is
ROOM_FOR_OTHER = 330.0  # so high a room shows the other side


def card_sheet(look: Look, rules: Ruleset, cards: Sequence[Any], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, look.picture, partial(describe, look, rules), look.sheets.sheet)


def describe(look: Look, rules: Ruleset, reader: Reader, pen: Pen, room: Box, card: Any) -> None:
    """Subtitle, other name, nature, facts in icons, its use, its kind, what is ours, rules, the text in the other
    language."""
    sheet, around, say = look.sheets.sheet(card), look.sheets.around(rules.catalogue, card), reader.app.say
    if sheet.subtitle.en:
        pen.words(say(sheet.subtitle), (room.x, room.y + 8), 15, P.IVORY, width=room.w)
        room.top(18)
    other = sheet.title().in_("ja" if pen.lang == "en" else "en")
    pen.words(other, (room.x, room.y + 8), 14, P.MUTED, width=room.w)
    room.top(30)
    if sheet.brief.en:
        _nature(look, pen, room.top(30, 6), sheet)
    page, foot = _beside(look, pen, room, card)
    gems = [field for field in sheet.fields if field.icons and field.key in look.gems]
    for field in sheet.fields:
        if field in gems[:1]:
            _gems(look, pen, page.top(44, 4), gems)
        elif field not in gems and (field.icons or field.sign):
            _fact(look, pen, page.top(24), field, around.said.get(field.key, field.said))
    for note in sheet.notes if page.h > RULES_HIGH else ():
        _note(pen, page.top(24, 4), note)
    for note in around.notes:
        if page.h > RULES_HIGH:
            _note(pen, page.top(22), note)
    _rows(pen, page, around)
    for part in sheet.about:
        page.top(6)
        page.top(reader.read(pen, say(part), page, P.IVORY) + 2)
    room.top(max(page.y, foot) - room.y)
    reader.made(pen, room, W.RECONSTRUCTED, sheet.made)
    reader.text(pen, room, look.sheets.lines(rules.catalogue, card))
    reader.rules(pen, room, W.RULES_TITLE, look.sheets.rules_of(sheet), look.numbers)
    reader.other(pen, room, sheet.text)


def _beside(look: Look, pen: Pen, room: Box, card: Any) -> tuple[Box, float]:
    """The room beside the picture of its other side, and where that ends; all of the room where there is none."""
    page, picture = room.copy(), look.other_side(card, pen.lang, pen.scale, pen.colours)
    if picture is None or room.h < ROOM_FOR_OTHER:
        return page, room.y
    side = page.right(picture.get_width() / pen.scale, 14)
    high = picture.get_height() / pen.scale
    pen.shade(Box(side.x, side.y, side.w, high), 6, 4, 170, 3)
    pen.put(picture, side.x, side.y)
    return page, side.y + high + 6


def _nature(look: Look, pen: Pen, row: Box, sheet: Sheet) -> None:
    """What it is, behind its sign; its badges at the right."""
    pen.put(look.icon(sheet.sign, pen.px(30), pen.colours), row.x, row.y)
    words, right = sheet.brief.in_(pen.lang), row.right_edge - BADGE * len(sheet.badges)
    pen.words(words, (row.x + 40, row.cy), 15, P.BRASS_LIT, True, width=right - row.x - 40)
    for n, name in enumerate(sheet.badges):
        pen.put(look.icon(name, pen.px(BADGE - 2), pen.colours), right + BADGE * n, row.cy - BADGE / 2 + 1)


def _gems(look: Look, pen: Pen, row: Box, fields: Sequence[Field]) -> None:
    """Facts side by side: an icon each, with its label below."""
    fields = sorted(fields, key=lambda field: list(look.gems).index(field.key))
    step = row.w / max(4, len(fields))
    for n, field in enumerate(fields):
        side, cx = look.gems[field.key], row.x + n * step + 20
        image = look.icon(field.icons[0], pen.px(side), pen.colours)
        pen.put(image, cx - image.get_width() / pen.scale / 2, row.y + 16 - image.get_height() / pen.scale / 2)
        pen.words(field.label.in_(pen.lang), (cx, row.foot - 2), 12, P.MUTED, anchor="center", width=step - 4)


def _fact(look: Look, pen: Pen, row: Box, field: Field, words: Phrase) -> None:
    """A fact: its sign and label; at the right its icons, before them what is said of it."""
    left, x = row.x, row.right_edge - (look.icons + 1) * len(field.icons)
    if field.sign:
        pen.put(look.icon(field.sign, pen.px(look.icons), pen.colours), left, row.cy - look.icons / 2)
        left += look.icons + 6
    label = pen.words(field.label.in_(pen.lang), (left, row.cy), 14, P.MUTED, width=(x - left) * 0.7)
    said = words.in_(pen.lang) or (field.printed if field.sign else "")
    pen.words(said, (x - 6 * bool(field.icons), row.cy), 14, P.IVORY, anchor="midright", width=x - label.right_edge - 8)
    for name in field.icons:
        pen.put(look.icon(name, pen.px(look.icons), pen.colours), x, row.cy - look.icons / 2)
        x += look.icons + 1


def _note(pen: Pen, row: Box, note: Phrase) -> None:
    pen.words(note.in_(pen.lang), (row.x, row.cy), 13, P.MUTED, width=row.w)


def _rows(pen: Pen, room: Box, around: Around) -> None:
    """Cards of its kind, itself brighter."""
    if around.rows:
        pen.words(around.title.in_(pen.lang), (room.x, room.y + 13), 14, P.MUTED)
        room.top(26)
    for line in around.rows:
        row, ink = room.top(24), P.IVORY if line.own else P.MUTED
        pen.words(line.label.in_(pen.lang), (row.x + 16, row.cy), 14, ink, line.own)
        pen.words(line.said, (row.right_edge, row.cy), 14, ink, line.own, anchor="midright")
