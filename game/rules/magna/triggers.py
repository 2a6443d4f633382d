"""Triggers (■): what goes off when something happens (magna.md, MS-6.18, section 12).

Break triggers belong to trap cards that were destroyed in an attack; the others to own face-up units, arms and bases.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.conditions import met
from game.rules.magna.declaration import go_on, next_matter
from game.rules.magna.events import TriggerFired
from game.rules.magna.naming import name
from game.rules.magna.places import arms_on, bases, units
from game.rules.magna.use import Use, ability_of, by_of, condition_of
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

OWN_DOING = ("enter", "reinforce", "destroyed")  # these are about the unit itself


def fire(s: State, occasion: str, seat: int, pieces: Iterable[int] = ()) -> list[Step]:
    """The steps of what goes off for a seat now, in slot order, arms after their bearers, bases last.

    `pieces` are the units (or the cards they have become) that were placed or destroyed; other occasions are about
    everything a seat has in play.
    """
    return [FireTrigger(use) for use in going_off(s, occasion, seat, tuple(pieces))]


def going_off(s: State, occasion: str, seat: int, pieces: tuple[int, ...]) -> Iterator[Use]:
    sources: list[tuple[int, int]] = []  # the source and the unit it belongs to
    if occasion in OWN_DOING:
        sources = [(i, i) for i in pieces if i in s.pieces and s.pieces[i].face_up]
    else:
        for unit in units(s, seat):
            if unit.face_up:
                sources.append((unit.id, unit.id))
            if (worn := arms_on(s, unit)) and unit.face_up:
                sources.append((worn.id, unit.id))
        sources += [(base.id, 0) for base in s.inside(bases(seat))]
    for source, own in sources:
        card = s.pieces[source].card
        for ability in getattr(s.cards[card], "abilities", ()):
            if ability.kind == "trigger" and ability.event == occasion and s.pieces[source].owner == seat:
                yield Use(seat, "trigger", source, card, ability.key, own)


@frozen
class FireTrigger(Step):
    """A trigger goes off: mandatory unless it says "may"; with no legal choice nothing happens."""

    use: Known[Use]

    def do(self, s: State) -> None:
        ability = ability_of(s, self.use)
        assert ability is not None
        if not met(s, condition_of(s, self.use), by_of(self.use)) or next_matter(s, self.use) == []:
            return
        if ability.may:
            s.then(WhetherTrigger(self.use.seat, self.use))
            return
        s.tell(TriggerFired(self.use.seat, self.use.source, self.use.card, self.use.part))
        go_on(s, self.use)


@frozen
class WhetherTrigger(Question):
    """A trigger that may be used, or not."""

    use: Known[Use]

    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield UseTrigger(self.seat, self.use)
        yield SkipTrigger(self.seat)

    def ask(self, s: State) -> Phrase:
        ability = ability_of(s, self.use)
        assert ability is not None
        return Phrase("Use {0} of {1}?", "{1}の{0}を使用する？").of(ability.name, name(s, self.use.source))


@frozen
class UseTrigger(Step):
    seat: int
    use: Use

    def about(self) -> tuple[Thing, ...]:
        return (self.use.source,)

    def do(self, s: State) -> None:
        s.tell(TriggerFired(self.seat, self.use.source, self.use.card, self.use.part))
        go_on(s, self.use)

    def say(self, s: State) -> Phrase:
        return Phrase("use it", "使用する")


@frozen
class SkipTrigger(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("do not use it", "使用しない")


@frozen
class BreakTrigger(Step):
    """The break trigger of a trap card in the discard pile happens (MS-6.18)."""

    seat: int
    piece: PieceId

    def do(self, s: State) -> None:
        card = s.pieces[self.piece].card
        use = Use(self.seat, "break", self.piece, card, s.cards[card].trigger.key)
        if next_matter(s, use) != []:
            go_on(s, use)
