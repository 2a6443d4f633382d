"""One question of a choice that is being put together: what has been clicked, what may be clicked next.

Most questions are answered by clicks in a fixed order. For `Question.several` the clicked things are a set: in any
order, let go by a second click, and only confirmed at the end. Things that look alike to the seat stand for each other,
so any of three equal cards may be clicked although the options name only one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Self

from game.table.state import Zone
from game.table.step import Question, Step, Thing
from game.table.view import View


@dataclass(frozen=True)
class Stage:
    """A question as it is asked, and the things clicked so far that narrow its options.

    `given` is the part of `clicked` that nobody had to click: what all options begin with. `implied` need not be
    clicked either, but may: what begins with it can be begun with what comes after.
    """

    view: View
    question: Question
    options: tuple[Step, ...]
    clicked: tuple[Thing, ...] = ()
    given: int = 0
    implied: tuple[Thing, ...] = ()

    def open(self) -> list[Step]:
        """The options that begin with what has been clicked."""
        n = len(self.clicked)
        return [option for option in self.options if option.about()[:n] == self.clicked]

    def next_things(self) -> Mapping[Thing, list[Step]]:
        """What may be clicked next, and the options each click leaves. Worked out once."""
        return self._next

    @cached_property
    def _next(self) -> dict[Thing, list[Step]]:
        found: dict[Thing, list[Step]] = {}
        for option in self.open():
            about = option.about()
            if len(about) > len(self.clicked):
                found.setdefault(about[len(self.clicked)], []).append(option)
        if self.implied and not self.clicked:
            for option in self.options:
                about = option.about()
                if about[:1] == self.implied and len(about) > 1:
                    found.setdefault(about[1], []).append(option)
        return found

    def after(self, thing: Thing) -> tuple[Thing, ...]:
        """What will have been clicked after a click on this."""
        straight = self.clicked or not self.implied or any(o.about()[:1] == (thing,) for o in self.options)
        return (*self.clicked, thing) if straight else (*self.implied, thing)

    def before(self) -> tuple[Thing, ...]:
        """What will have been clicked when the last click is taken back."""
        left = self.clicked[:-1]
        return () if left == self.implied else left

    def deeper(self, thing: Thing) -> bool:
        """True if after a click on this there is something left to click."""
        depth = len(self.after(thing))
        return any(len(option.about()) > depth for option in self.next_things()[thing])

    def here(self) -> list[Step]:
        """The options that are about exactly what has been clicked."""
        clicked = self.clicked or self.implied
        return [option for option in self.options if clicked and option.about() == clicked]

    def buttons(self) -> list[Step]:
        """The options that are about nothing on the table."""
        return [option for option in self.options if not option.about()]

    def alike(self, things: Sequence[Thing]) -> list[Thing]:
        """The things, and what stands for them in options and reasons."""
        return list(things)

    def fresh(self) -> Self:
        """As it was first put."""
        return replace(self, clicked=self.clicked[: self.given])


class Lot:
    """All that a selection may be made of, worked out once: sets of options, and which things look alike."""

    def __init__(self, view: View, options: Sequence[Step]) -> None:
        self.view, self._kin = view, dict[Thing, Hashable]()
        self.bags = [(option, Counter(map(self.kin, option.about()))) for option in options]
        wanted = {kin for _, bag in self.bags for kin in bag}
        named = dict.fromkeys(thing for option in options for thing in option.about())
        lying = [piece.id for zone in self.zones(tuple(named)) for piece in view.inside(zone)]
        found = {thing: self.kin(thing) for thing in dict.fromkeys((*lying, *named))}
        self.family = {thing: kin for thing, kin in found.items() if kin in wanted}

    def kin(self, thing: Thing) -> Hashable:
        """What all things that look like this one have in common: card, place, side, marks."""
        if thing not in self._kin:
            piece = self.view.pieces.get(thing) if isinstance(thing, int) else None
            self._kin[thing] = replace(piece, id=0) if piece is not None else thing
        return self._kin[thing]

    def zones(self, things: Sequence[Thing]) -> list[Zone]:
        """Where these pieces lie."""
        return list(dict.fromkeys(piece.zone for piece in self.view.among(things)))


@dataclass(frozen=True)
class Selection(Stage):
    """A question whose options are about sets of things."""

    lot: Lot = field(kw_only=True, compare=False, repr=False)

    @property
    def family(self) -> Mapping[Thing, Hashable]:
        """Every thing that may be clicked at all, and its kin."""
        return self.lot.family

    def bag(self) -> Counter[Hashable]:
        return Counter(map(self.lot.kin, self.clicked))

    def open(self) -> list[Step]:
        """The options that what has been clicked can still grow into."""
        have = self.bag()
        return [option for option, bag in self.lot.bags if have <= bag]

    @cached_property
    def _next(self) -> dict[Thing, list[Step]]:
        have, growing = self.bag(), dict[Hashable, list[Step]]()
        for option, bag in self.lot.bags:
            if have <= bag:
                for kin in bag - have:
                    growing.setdefault(kin, []).append(option)
        return {t: growing[kin] for t, kin in self.family.items() if kin in growing and t not in self.clicked}

    def deeper(self, thing: Thing) -> bool:
        return True

    def here(self) -> list[Step]:
        return []

    def complete(self) -> list[Step]:
        """The options that are about exactly what has been clicked; the one that names these very things first."""
        have, mine = self.bag(), set(self.clicked)
        found = [option for option, bag in self.lot.bags if bag == have]
        return sorted(found, key=lambda option: set(option.about()) != mine)[:1] if self.clicked else found

    def buttons(self) -> list[Step]:
        """What is complete by now; and what is no choice of things at all."""
        sets = {type(option) for option in self.options if option.about()}
        aside = [option for option in self.options if not option.about() and type(option) not in sets]
        return [*(option for option in aside if self.clicked), *self.complete()]

    @property
    def one(self) -> bool:
        """True if at most one thing is chosen."""
        return all(len(option.about()) <= 1 for option in self.options)

    def alike(self, things: Sequence[Thing]) -> list[Thing]:
        kin = {self.lot.kin(thing) for thing in things}
        others = [p.id for zone in self.lot.zones(things) for p in self.view.inside(zone) if self.lot.kin(p.id) in kin]
        return [*things, *(thing for thing in others if thing not in things)]

    def toggled(self, thing: Thing) -> Selection | None:
        """With this thing chosen, or let go; in exchange for another where there is no more room. None if it cannot be
        chosen."""
        if thing in self.clicked:
            return replace(self, clicked=tuple(t for t in self.clicked if t != thing))
        if thing in self.next_things():
            return replace(self, clicked=(*self.clicked, thing))
        if thing not in self.family:
            return None
        for gone in sorted(self.clicked, key=lambda t: (-self._likeness(t, thing), -self.clicked.index(t))):
            less = replace(self, clicked=tuple(t for t in self.clicked if t != gone))
            if thing in less.next_things():
                return replace(less, clicked=(*less.clicked, thing))
        return None

    def _likeness(self, a: Thing, b: Thing) -> int:
        """How much two cards have in common: the parts of their keys that agree."""
        keys = [self.view.pieces[t].card.split("/") for t in (a, b) if isinstance(t, int) and t in self.view.pieces]
        return sum(x == y for x, y in zip(*keys, strict=False)) if len(keys) == 2 else 0

    def chosen_as(self, option: Step) -> Selection:
        """With what an option is about chosen."""
        return replace(self, clicked=tuple(option.about()))


def stage_of(view: View, seat: int, options: Sequence[Step], implied: Thing | None = None) -> Stage:
    """A question as it is first put. What every option begins with need not be clicked."""
    question = view.asks[seat]
    if question.several:
        return Selection(view, question, tuple(options), lot=Lot(view, options))
    stage = Stage(view, question, tuple(options), implied=() if implied is None else (implied,))
    while len(things := stage.next_things()) == 1 and stage.deeper(thing := next(iter(things))):
        stage = replace(stage, clicked=(*stage.clicked, thing), given=stage.given + 1)
    return stage
