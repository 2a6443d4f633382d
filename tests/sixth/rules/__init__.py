"""Three in a Row: tic-tac-toe with stones of three heights, on cards; 2 players.

cards.py    stones and decks (chapter 2);  turn.py    the match (chapter 3);  lessons.py
"""

from __future__ import annotations

from functools import partial

from game.effects.travel import kinds_of
from game.table.ruleset import Ruleset
from game.words import Phrase
from tests.sixth.rules.cards import DECKS, LANGUAGE, read
from tests.sixth.rules.lessons import LESSONS
from tests.sixth.rules.turn import ORDER, end, say, setup, worth

RULESET = Ruleset(
    key="three",
    title=Phrase("Three in a Row", "三つならべ"),
    about=Phrase("Lay stones, cover lower ones, be the first with three in a row", "石を置き、重ね、先に3つ並べよう"),
    version=1,
    seats=(2,),
    minutes=(1, 3),
    weight=1,
    accent="#6fae5a",
    options=(),
    read=read,
    language=LANGUAGE,
    setup=setup,
    kinds=partial(kinds_of, __name__),
    order=lambda: ORDER,
    worth=worth,
    say=say,
    decks=DECKS,
    concede=lambda s, seat: end(s, (1 - seat,)),
    lessons=LESSONS,
)
