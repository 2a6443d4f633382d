"""The only lesson: one stone from victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.table.dice import Dice
from game.table.lesson import Beat, Lesson
from game.table.state import State, run
from game.table.step import Spot
from game.words import Phrase
from tests.sixth.rules.turn import BOARD, HANDS, Lay, Turn

ROW, END = Phrase("Three in a row", "三つならべる"), (1, 2)  # the title; where the column is to be finished


def begin(facts: Mapping[str, Any]) -> State:
    """Two rocks of the learner in a column, a pebble at its end; a rock in hand."""
    s = State(2, Dice(1), cards=dict(facts), lists=(("stone/rock",) * 3, ("stone/pebble",) * 2))
    for key, seat, at in (("stone/rock", 0, (1, 0)), ("stone/rock", 0, (1, 1)), ("stone/pebble", 1, END)):
        s.put(key, seat, BOARD, at=at)
    for seat, key in enumerate(("stone/rock", "stone/pebble")):
        s.put(key, seat, HANDS[seat], back="stone")
    s.then(Turn(0))
    run(s)
    return s


COVER = Beat(
    ROW,
    Phrase("A higher stone covers a lower one.", "高い石は低い石に重ねられます。"),
    do=Phrase("Lay your rock on the pebble.", "岩を小石に重ねましょう。"),
    want=lambda s, option: isinstance(option, Lay) and option.at == END,
    point=lambda s: [*(piece.id for piece in s.inside(HANDS[0])), Spot(BOARD, END)],
    rule="3.2",
)
ABOUT = Phrase("You can lay stones and cover others.", "石を置き、重ねられるようになります。")
LESSONS = (Lesson("row", ROW, ABOUT, 1, begin, (COVER,), coach="stone/rock"),)
