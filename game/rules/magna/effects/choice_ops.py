"""Effects made of effects: one of several, or only if something is so."""

from __future__ import annotations

from typing import Annotated, Any

from game.effects.effect import By, Effect, resolve
from game.effects.read import Filled
from game.frozen import frozen
from game.rules.magna.conditions import condition_words, met
from game.rules.magna.forms import Condition
from game.table.state import State
from game.words import Phrase, joined


def all_of(effects: tuple[Effect, ...]) -> Phrase:
    """Effects one after the other."""
    return joined([effect.say(None) for effect in effects], " ", "")


@frozen
class Choose(Effect):
    """The controller picks one of several.

    What is picked stands in its place (choices.unfold).

    使用者がいくつかの中から1つを選ぶ。"""

    options: tuple[Annotated[tuple[Effect, ...], Filled], ...]

    def apply(self, s: State, by: By) -> None:
        assert not self.options, "one of the options is resolved, never the choice itself"

    def say(self, words: Any = None) -> Phrase:
        options = joined([all_of(option) for option in self.options], " / ", " / ")
        return Phrase(f"Choose one: {options.en}", f"次から1つを選ぶ:{options.ja}")


@frozen
class When(Effect):
    """Something happens if a condition is met, something else if it is not.

    条件を満たせばこれ、満たさなければ別のことをする。"""

    provided: Condition
    then: Annotated[tuple[Effect, ...], Filled]
    otherwise: tuple[Effect, ...] = ()

    def apply(self, s: State, by: By) -> None:
        s.then(*resolve(self.then if met(s, self.provided, by) else self.otherwise, by))

    def say(self, words: Any = None) -> Phrase:
        condition, then = condition_words(self.provided), all_of(self.then)
        said = Phrase(f"If {condition.en}: {then.en}", f"{condition.ja}場合、{then.ja}")
        if not self.otherwise:
            return said
        other = all_of(self.otherwise)
        return Phrase(f"{said.en} Otherwise: {other.en}", f"{said.ja}そうでない場合、{other.ja}")
