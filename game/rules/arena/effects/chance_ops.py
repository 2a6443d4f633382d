"""Effects that a 20-sided die decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from game.effects.effect import By, Effect, resolve
from game.effects.read import Filled
from game.frozen import frozen
from game.rules.arena.card_sentences import Words
from game.table.codec import Within
from game.table.event import Rolled
from game.table.state import State
from game.words import Phrase

Face = Annotated[int, Within(1, 20)]
D20 = "d20"  # what is rolled, in `Rolled.why`


def roll_d20(s: State, by: By) -> int:
    face = s.dice.roll(20)
    s.tell(Rolled(by.seat, (face,), D20))
    return face


@frozen
class D20Check(Effect):
    """Roll the d20: one thing happens from a number on, another below it.

    20面ダイスを振る。ある目以上ならこれ、それより小さければ別のことが起こる。"""

    at_least: Face
    then: Annotated[tuple[Effect, ...], Filled]
    otherwise: tuple[Effect, ...] = ()

    def obstacle(self, s: State, by: By) -> Phrase | None:
        return next((found for effect in self.then if (found := effect.obstacle(s, by))), None)

    def apply(self, s: State, by: By) -> None:
        s.then(*resolve(self.then if roll_d20(s, by) >= self.at_least else self.otherwise, by))

    def say(self, words: Words) -> Phrase:
        good = Phrase(
            f"roll the d20: on {self.at_least} or more, {{0}}", f"20面ダイスを振る。{self.at_least}以上なら、{{0}}"
        ).of(words.clauses(self.then))
        if not self.otherwise:
            return good
        return Phrase("{0}; otherwise, {1}", "{0}。そうでなければ、{1}").of(good, words.clauses(self.otherwise))


@frozen
class Row:
    """A line of a table: what happens on a roll from `min` to `max`.

    表の1行。「最小」から「最大」までの目で起こること。"""

    min: Face
    max: Face
    do: Annotated[tuple[Effect, ...], Filled]


@frozen
class D20Table(Effect):
    """Roll the d20 and look up what happens.

    20面ダイスを振り、表のとおりのことが起こる。"""

    table: Annotated[tuple[Row, ...], Filled]

    def apply(self, s: State, by: By) -> None:
        face = roll_d20(s, by)
        for row in self.table:
            if row.min <= face <= row.max:
                s.then(*resolve(row.do, by))

    def say(self, words: Words) -> Phrase:
        clear = replace(words, exact=True)
        rows = [(f"{row.min}-{row.max}", clear.clauses(row.do)) for row in self.table]
        return Phrase(
            "roll the d20: " + "; ".join(f"on {span}, {do.en}" for span, do in rows),
            "20面ダイスを振る。" + "。".join(f"{span}なら、{do.ja}" for span, do in rows),
        )
