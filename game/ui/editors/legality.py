"""The box in the deck editor that says whether the deck may be played: rule by rule, what is wrong, what is worth
knowing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.editors import words as W
from game.ui.editors.work import Work
from game.ui.editors.workshop import Check
from game.ui.widgets.box import Box, columns
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.editors.deck_editor import DeckEditor


def draw_legality(pen: Pen, box: Box, editor: DeckEditor) -> None:
    """Legal or not yet, the rules one by one, what is wrong or worth knowing."""
    work, shop = editor.work, editor.shop
    counts = +work.counts
    wrong = list(shop.problems(counts, work.mode))
    harm = work.too_much
    if not wrong:
        tone, fill, icon = pen.colours.good, (14, 40, 24, 190), "check"
        ink = mix(tone, FOCUS, 0.5)
    elif harm:
        tone, fill, ink, icon = pen.colours.harm, (52, 14, 10, 190), hx("#ff9c8e"), "warn"
    else:  # not wrong, only not done
        tone, fill, ink, icon = P.BRASS, (30, 23, 14, 190), P.BRASS_LIT, "summon"
    pen.slab(box, fill, 10, (*tone, 255))
    inner = box.inset(14, 8)
    head = inner.top(26, 2)
    sign(pen, icon, (head.x + 8, head.cy), 8, ink)
    free = head.w - 30 - (160 if harm or wrong else 0)
    pen.words(_headline(work, not wrong, harm).in_(pen.lang), (head.x + 28, head.cy), 15, ink, True, width=free)
    _checks(pen, inner, shop.checks(counts, work.mode))
    if wrong and (harm or work.missing <= 0):
        said = [W.RULE.of(each, shop.rule) if shop.rule else each for each in wrong]
    else:
        said = list(shop.hints(counts, work.mode))
    _said(pen, inner, said)


def _headline(work: Work, legal: bool, harm: bool) -> Phrase:
    if legal:
        return W.READY
    if work.missing < 0:
        return W.TOO_MANY_ONE if work.missing == -1 else W.TOO_MANY.of(-work.missing)
    if harm or work.missing == 0:
        return W.NOT_YET
    return W.STILL_ONE if work.missing == 1 else W.STILL.of(work.missing)


def _checks(pen: Pen, room: Box, checks: Sequence[Check]) -> None:
    """The rules in a row, each with a tick or a cross; in two where words would be cut. They are taken off the room."""
    wide = [pen.exact().width(check.words.in_(pen.lang), 12) + 24 for check in checks]
    half = -(-len(checks) // 2) if sum(wide) * 0.85 > room.w else len(checks)
    for first in range(0, len(checks), half):
        row = checks[first : first + half]
        for check, box in zip(row, columns(room.top(18, 5), wide[first : first + half], 4), strict=True):
            ink = mix(pen.colours.good, FOCUS, 0.3) if check.kept else mix(pen.colours.harm, FOCUS, 0.45)
            sign(pen, "check" if check.kept else "cross", (box.x + 6, box.cy), 5, ink)
            pen.words(check.words.in_(pen.lang), (box.x + 17, box.cy), 12, ink, width=box.w - 17)


def _said(pen: Pen, room: Box, said: list[Phrase]) -> None:
    """As many sentences as there is room for; none that is cut short."""
    y = room.y + 7
    for phrase in said:
        words = phrase.in_(pen.lang)
        rows = pen.rows(words[:1].upper() + words[1:], 12, room.w)
        if y + 16 * (len(rows) - 1) + 6 > room.foot + 3:
            break
        for row in rows:
            pen.words(row, (room.x, y), 12, P.IVORY, width=room.w)
            y += 16
