"""Choosing the targets of a spell or ability, one after the other (arena.md, section 12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from game.effects.effect import By, Chosen
from game.frozen import frozen
from game.rules.arena.card_nouns import noun
from game.rules.arena.card_targets import HOST, choose_thing, legal_things, things, wanted, why_not
from game.rules.arena.forms import Wanted
from game.rules.arena.names import card_name, figure_name, seat_name
from game.rules.arena.references import (
    title,
)
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def choose_targets(s: State, then: Any, may: bool = False) -> Step:
    """Ask for the first target that is still missing, or else do `then`, a step with a field `by`."""
    by: By = then.by
    for w in wanted(s, by):
        chosen = len(by.get(w.id))
        if chosen == 0 or (0 < chosen < w.count_max and legal_things(s, by, w) and not _closed(by, w)):
            return ChooseTarget(by.seat, w.id, then, may and not by.chosen)
    step: Step = then
    return step


def _closed(by: By, w: Wanted) -> bool:
    """True if no more of "up to n" targets are wanted."""
    return any(c.name == f"{w.id} closed" for c in by.chosen)


@frozen
class ChooseTarget(Question):
    """Choose a target for a spell or ability; what does not fit is refused with the reason.

    `then` is the step to do when all targets are chosen; it carries those chosen so far. With `may` the whole effect
    can still be declined.
    """

    name: str
    then: Any
    may: bool = False

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        by: By = self.then.by
        w = next(x for x in wanted(s, by) if x.id == self.name)
        for thing in things(s, by, w):
            if reason := why_not(s, by, w, thing):
                yield No((thing,), *reason)
            else:
                yield Target(self.seat, thing, self.name, self.then)
        if by.get(self.name):
            yield Enough(self.seat, self.name, self.then)
        if self.may:
            yield Decline(self.seat)

    def ask(self, s: State) -> Phrase:
        by: By = self.then.by
        if not by.part and (by.card or s.pieces[by.source].card) not in s.cards:  # somebody else's hidden card
            return Phrase("choose a target", "対象を選ぶ")
        w = next(x for x in wanted(s, by) if x.id == self.name)
        if w is HOST:
            return Phrase("{0}: choose the army card to put it on", "{0}：置くアーミーカードを選ぶ").of(title(s, by))
        return Phrase("{0}: choose {1}", "{0}：{1}を選ぶ").of(
            title(s, by), noun(w, lambda key: card_name(s, f"army/{key}"))
        )


@frozen
class Target(Step):
    """This is the target."""

    seat: int
    thing: Thing
    name: str
    then: Any

    def about(self) -> tuple[Thing, ...]:
        return (self.thing,)

    def do(self, s: State) -> None:
        by: By = self.then.by
        w = next(x for x in wanted(s, by) if x.id == self.name)
        s.then(choose_targets(s, replace(self.then, by=choose_thing(s, by, w, self.thing))))

    def say(self, s: State) -> Phrase:
        if isinstance(self.thing, int):
            return figure_name(s, self.thing)
        owner = self.thing.zone.owner
        return seat_name(s, owner) if owner is not None else Phrase("this space", "このマス")


@frozen
class Enough(Step):
    """No further targets of "up to n"."""

    seat: int
    name: str
    then: Any

    def do(self, s: State) -> None:
        by: By = self.then.by
        closed = Chosen(f"{self.name} closed", 0)
        s.then(choose_targets(s, replace(self.then, by=replace(by, chosen=(*by.chosen, closed)))))

    def say(self, s: State) -> Phrase:
        return Phrase("no more", "これ以上選ばない")


@frozen
class Decline(Step):
    """Do not use what may be used."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("decline", "使わない")
