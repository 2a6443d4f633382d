"""Effects that are made of others: choose one, if, may, seq, each (foton.md, sections 8 and 9)."""

from __future__ import annotations

from typing import Annotated

from game.effects.effect import By, Effect, resolve
from game.effects.read import Filled
from game.frozen import frozen
from game.rules.foton.conditions import Condition, condition_words, met
from game.rules.foton.effect_choices import CardEffect, ChooseOption, Whether, choose_cards, target_of
from game.rules.foton.nouns import TE, WITHIN, Voice, said
from game.table.state import State
from game.words import Phrase


@frozen
class ChooseOne(Effect):
    """Do one of the lists; any may be chosen, also one that does nothing (F-8.2).

    いくつかの中から1つを行う。どれを選んでもよく、何も起こらないものでもよい（F-8.2）。"""

    options: Annotated[tuple[Annotated[tuple[Effect, ...], Filled], ...], Filled]

    def apply(self, s: State, by: By) -> None:
        s.then(ChooseOption(by.seat, by, self.options))

    def say(self, words: Voice) -> Phrase:
        lists = [said(option, words) for option in self.options]
        en = " / ".join(f"({letter}) {words_.text('en')}" for letter, words_ in zip("abcdef", lists, strict=False))
        return Phrase(f"choose one: {en}", f"次から1つを選ぶ：{'／'.join(words_.text('ja') for words_ in lists)}")


@frozen
class If(Effect):
    """A condition that is checked when it is reached.

    その時に調べる条件。"""

    condition: Condition
    then: Annotated[tuple[Effect, ...], Filled]
    otherwise: tuple[Effect, ...] = ()

    def apply(self, s: State, by: By) -> None:
        s.then(*resolve(self.then if met(s, self.condition, by.seat, target_of(by)) else self.otherwise, by))

    def say(self, words: Voice) -> Phrase:
        condition, then = condition_words(self.condition, words), said(self.then, WITHIN)
        en, ja = f"if {condition.en}, {then.en}", f"{condition.ja}なら、{then.ja}"
        if not self.otherwise:
            return Phrase(en, ja, then.verb)
        otherwise = said(self.otherwise, WITHIN)
        return Phrase(
            f"{en}. Otherwise {otherwise.en}", f"{ja}{then.verb}。そうでないなら、{otherwise.ja}", otherwise.verb
        )


@frozen
class May(Effect):
    """An offer that can only be taken if it can be done completely; then something follows (F-8.2, R-16).

    してもよいこと。完全に行える時だけ選べ、そのあとに続きを行う（F-8.2、R-16）。"""

    do: CardEffect
    then: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: State, by: By) -> None:
        if self.do.complete(s, by) or self.do.doubtful(s, by):
            s.then(Whether(by.seat, by, self.do, self.then))

    def say(self, words: Voice) -> Phrase:
        do, then = self.do.say(words), said(self.then, words)
        return Phrase(
            f"you may {do.en}. If you do, {then.en}",
            f"{do.ja}{TE.get(do.verb, do.verb)}もよい。そうしたなら、{then.ja}",
            then.verb,
        )


@frozen
class Seq(Effect):
    """Do the first thing as far as possible; the others follow only if it was done completely (F-8.2).

    最初のことを可能な限り行う。完全に行えた時だけ、続きを行う（F-8.2）。"""

    do: CardEffect
    then: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: State, by: By) -> None:
        following = self.then if self.do.complete(s, by) else ()
        s.then(*resolve((self.do, *following), by))

    def say(self, words: Voice) -> Phrase:
        do, then = self.do.say(words), said(self.then, words)
        return Phrase(
            f"{do.en}. If you did so completely, {then.en}",
            f"{do.ja}{do.verb}。これを完全に行ったなら、{then.ja}",
            then.verb,
        )


@frozen
class Each(Effect):
    """Turn or move cards; something follows once for every card of them.

    カードを裏返すか移し、そうした1枚ごとに続きを1回行う。"""

    do: CardEffect
    then: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: State, by: By) -> None:
        choose_cards(s, by, self.do, self.then)

    def say(self, words: Voice) -> Phrase:
        do, then = self.do.say(words), said(self.then, words)
        return Phrase(f"{do.en}. For each one, {then.en}", f"{do.ja}{do.verb}。1枚ごとに、{then.ja}", then.verb)
