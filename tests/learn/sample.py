"""A lesson for tests: it reads, takes area B, reads, takes area C, reads. Another one follows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import game
from game.rules.foton.draft import Take
from game.rules.foton.lessons.wanted import areas
from game.rules.foton.positions import drafting
from game.table.lesson import Beat, Lesson, Wanted
from game.table.state import State
from game.table.step import Step
from game.words import Phrase

DECK = "A2 S2 C1  A3 S3 C1  A2 C1 C1  S2 A2 C1  A2 S2 C1  A2 S3 C1  S4  C2"
NUDGE = Phrase("Area B has the largest numbers. Click it.", "数字が大きいのはエリアBです。クリックしましょう。")


def take(letter: str) -> Wanted:
    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Take) and "ABCD"[option.area] == letter

    return wanted


def begin(facts: Mapping[str, Any]) -> State:
    return drafting(facts, ("light", "interference"), DECK)


READ = Beat(Phrase("Read this", "読もう"), Phrase("These are photons.", "これがフォトンです。"), rule="F-2.2")
TAKE_B = Beat(
    Phrase("Take an area", "エリアを獲得しよう"),
    Phrase("Area B has an Attack 3.", "エリアBにはアタック3があります。"),
    do=Phrase("Click area B.", "エリアBをクリックしましょう。"),
    want=take("B"),
    point=areas("B"),
    nudge=NUDGE,
    rule="F-4.3",
)
TAKE_C = replace(TAKE_B, do=Phrase("Click area C.", "エリアCをクリックしましょう。"), want=take("C"), point=areas("C"))
FIRST = Lesson(
    "first",
    Phrase("The first", "最初"),
    Phrase("You can take areas.", "エリアを獲得できます。"),
    3,
    begin,
    (READ, TAKE_B, READ, TAKE_C, READ),
    others=(take("A"), take("D")),
    free=Phrase("Play on.", "続けましょう。"),
    coach="megido/so-47",
)
SECOND = replace(FIRST, key="second", title=Phrase("The second", "2番目"))
RULES = replace(game.ruleset("foton"), lessons=(FIRST, SECOND))
COURSE = (RULES, FIRST)
