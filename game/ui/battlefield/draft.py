"""The choice a person is putting together: nothing is final before the last click.

What may be clicked is read from the options alone: each names the things it is about in click order. A choice whose
next question only continues it (`Question.part`: where to, at whom) is tried on a copy of the view, so that the
continuation can be shown and changed freely; in the end all picks go out together. A choice that could roll a die or
show something hidden is never tried: it goes out at once. A spell or an ability that would happen with the first click
is asked for once more, because it could not be taken back.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property

from game.rules.arena.abilities import UseAbility
from game.rules.arena.spells import Cast
from game.table.dice import Dice
from game.table.event import Event, Moved
from game.table.state import choose, legal, refused
from game.table.step import No, Question, Spot, Step, Thing
from game.table.view import View


class TooEarly(Exception):
    """A tried choice wanted a die or a hidden card: it has to be made for real."""


class Untouchable(Dice):
    """Dice that may not be rolled."""

    def roll(self, sides: int) -> int:
        raise TooEarly


@dataclass(frozen=True)
class Stage:
    """One question of the draft: as it is asked, and the things clicked so far that narrow its options.

    `given` is the part of `clicked` that nobody had to click: what all options begin with.
    """

    view: View
    question: Question
    options: tuple[Step, ...]
    clicked: tuple[Thing, ...] = ()
    given: int = 0

    @classmethod
    def of(cls, view: View, seat: int, options: Sequence[Step]) -> Stage:
        """A question as it is first put."""
        stage = cls(view, view.asks[seat], tuple(options))
        while len(things := stage.next_things()) == 1 and stage.deeper(thing := next(iter(things))):
            stage = replace(stage, clicked=(*stage.clicked, thing), given=stage.given + 1)
        return stage

    def open(self) -> list[Step]:
        """The options that begin with what has been clicked."""
        n = len(self.clicked)
        return [option for option in self.options if option.about()[:n] == self.clicked]

    def next_things(self) -> dict[Thing, list[Step]]:
        """What may be clicked next, and the options each click leaves. Worked out once."""
        return self._next

    @cached_property
    def _next(self) -> dict[Thing, list[Step]]:
        found: dict[Thing, list[Step]] = {}
        for option in self.open():
            about = option.about()
            if len(about) > len(self.clicked):
                found.setdefault(about[len(self.clicked)], []).append(option)
        return found

    def deeper(self, thing: Thing) -> bool:
        """True if after a click on this there is something left to click."""
        return any(len(option.about()) > len(self.clicked) + 1 for option in self.next_things()[thing])

    def here(self) -> list[Step]:
        """The options that are about exactly what has been clicked."""
        return [option for option in self.options if self.clicked and option.about() == self.clicked]

    def buttons(self) -> list[Step]:
        """The options that are about nothing on the table."""
        return [option for option in self.options if not option.about()]

    def fresh(self) -> Stage:
        """As it was first put."""
        return replace(self, clicked=self.clicked[: self.given])


@dataclass
class Draft:
    """The stages of a choice, the outermost first, and what was taken in each to come to the next."""

    seat: int
    stages: list[Stage]
    taken: list[Step] = field(default_factory=list)
    ready: list[tuple[Step, tuple[Step, ...]]] = field(default_factory=list)  # the whole choice, once it is complete
    menu: list[Step] = field(default_factory=list)  # options that the clicks do not tell apart

    @classmethod
    def begin(cls, view: View, seat: int, options: Sequence[Step]) -> Draft:
        """The draft of the question in front of `seat`."""
        return cls(seat, [Stage.of(view, seat, options)])

    # ---- looking -------------------------------------------------------------------------------
    @property
    def top(self) -> Stage:
        return self.stages[-1]

    @property
    def begun(self) -> bool:
        """True if there is something to take back."""
        return len(self.stages) > 1 or len(self.top.clicked) > self.top.given or bool(self.menu)

    def offers(self) -> Set[Thing]:
        """Everything that goes on from what is chosen."""
        return self.top.next_things().keys()

    def others(self) -> set[Thing]:
        """What one may choose instead."""
        return (
            {thing for stage in (*self.stages[:-1], self.top.fresh()) for thing in stage.fresh().next_things()}
            - self.offers()
            - set(self.chosen())
        )

    def chosen(self) -> tuple[Thing, ...]:
        """The things chosen so far, outermost first."""
        found = [thing for step in self.taken for thing in step.about()]
        return (*found, *self.top.clicked)

    def extras(self) -> list[Step]:
        """Other things to do with what is chosen: an ability, going step by step."""
        if self.menu:
            return []
        before = (
            [
                option
                for option in self.stages[-2].options
                if self.taken
                and option != self.taken[-1]
                and option.about()
                and option.about() == self.taken[-1].about()
            ]
            if self.taken
            else []
        )
        aside = [step for step in self.top.buttons() if len(self.stages) > 1 and not ends(step)]
        return [*self.top.here(), *before, *aside]

    def buttons(self) -> list[Step]:
        """Choices without a thing to click that end what is asked: of the innermost question that has any."""
        if len(self.stages) == 1:
            return self.top.buttons()
        inner = [step for step in self.top.buttons() if ends(step)]
        return inner or self.stages[0].buttons()

    # ---- clicking ------------------------------------------------------------------------------
    def click(self, candidates: Sequence[Thing]) -> bool:
        """A click on something that stands for these things, the likeliest first. False if none is on offer."""
        if self.menu:
            sure = len(self.menu) == 1 and any(thing in self.chosen()[-1:] for thing in candidates)
            if sure:
                self.press(self.menu[0])
                return True
            self.back()
        for thing in candidates:  # go on with what is chosen
            if thing in self.top.next_things():
                self._narrow(thing)
                return True
        if self.begun and any(thing in self.chosen()[-1:] for thing in candidates):
            return self.back()  # a second click lets go
        for depth in range(len(self.stages) - 1, -1, -1):  # or change one's mind
            fresh = self.stages[depth].fresh()
            for thing in candidates:
                if thing in fresh.next_things():
                    del self.stages[depth:], self.taken[depth:]
                    self.stages.append(fresh)
                    self._narrow(thing)
                    return True
        return False

    def completed_by(self, candidates: Sequence[Thing]) -> bool:
        """True if a click on this would be the last one."""
        twin = Draft(self.seat, list(self.stages), list(self.taken))
        return twin.click(candidates) and bool(twin.ready or twin.menu)

    def press(self, option: Step) -> None:
        """A button or a line of a menu."""
        for depth in range(len(self.stages) - 1, -1, -1):
            if option in self.stages[depth].options:
                del self.stages[depth + 1 :], self.taken[depth:]
                self._take(option)
                self.menu = []
                return

    def back(self) -> bool:
        """Take back the last click. False if there is none."""
        if len(self.top.clicked) > self.top.given:
            self.menu = []
            self.stages[-1] = replace(self.top, clicked=self.top.clicked[:-1])
            return True
        if len(self.stages) == 1:
            return False
        self.stages.pop()
        self.taken.pop()
        self.stages[-1] = self.top.fresh()
        return True

    def clear(self) -> None:
        """Back to the beginning."""
        self.stages, self.taken, self.menu = [self.stages[0].fresh()], [], []

    def _narrow(self, thing: Thing) -> None:
        left = self.top.next_things()[thing]
        deeper = self.top.deeper(thing)
        self.stages[-1] = replace(self.top, clicked=(*self.top.clicked, thing))
        if deeper and (len(left) > 1 or len(self.top.clicked) < 2):
            return
        if len(left) == 1:
            if len(self.stages) == 1 and isinstance(left[0], Cast | UseAbility) and self._sudden(left[0]):
                self.menu = left
            else:
                self._take(left[0])
        elif after := tried(self.top.view, self.seat, left[0]):  # the usual one first: the rest stays within reach
            self._go_on(left[0], after)
        else:
            self.menu = left

    def _sudden(self, option: Step) -> bool:
        """True if nothing would be asked any more, or only for the one opponent there is."""
        after = tried(self.top.view, self.seat, option)
        return after is None or [len(thing.at) for thing in after.next_things() if isinstance(thing, Spot)] == [0]

    def _take(self, option: Step) -> None:
        after = None if self.menu == [option] else tried(self.top.view, self.seat, option)
        if after is None:
            self.ready = [(step, stage.options) for step, stage in zip((*self.taken, option), self.stages, strict=True)]
        else:
            self._go_on(option, after)

    def _go_on(self, option: Step, after: Stage) -> None:
        self.taken.append(option)
        self.stages.append(after)

    # ---- why not -------------------------------------------------------------------------------
    def why_not(self, candidates: Sequence[Thing]) -> list[No]:
        """The reasons given for something that is not on offer: those of what is being chosen now come first."""
        found: list[No] = []
        for stage in reversed(self.stages):
            reasons = refused(stage.view, self.seat)
            close = [
                no
                for no in reasons
                if stage.clicked
                and no.about[: len(stage.clicked)] == stage.clicked
                and any(thing in no.about[len(stage.clicked) :] for thing in candidates)
            ]
            wide = [no for no in reasons if any(thing in no.about for thing in candidates)]
            found += [no for no in (close or wide)[:1] if no not in found]
        return found


def ends(step: Step) -> bool:
    """True for a choice that ends a question, not for one that is another way to go on with it."""
    return type(step).__name__ not in ("Lead", "TurnRound")


def tried(view: View, seat: int, option: Step) -> Stage | None:
    """The question that continues a choice, tried on a copy of the view; None if the choice is complete with it.

    As soon as anything would happen on the table the choice is complete: only questions are tried, never events. That
    the card of the choice leaves the hand is none yet: it comes back when the choice is taken back.
    """
    after = view.clone()
    after.dice, after.next_id = Untouchable(0), 1 + max(view.pieces, default=0)
    try:
        choose(after, seat, option)
    except TooEarly:
        return None
    question = after.asks.get(seat)
    if question is None or not question.part or set(after.asks) != {seat} or not announced(after.events, option):
        return None
    options = legal(after, seat)
    if not options or any(isinstance(thing, int) and thing < 0 for step in options for thing in step.about()):
        return None  # it is about cards that nobody has seen yet
    return Stage.of(View(after), seat, options)


def announced(events: Sequence[Event], option: Step) -> bool:
    """True if nothing has happened, or only that the card of this choice has left its place."""
    return all(isinstance(event, Moved) and event.was in option.about() for event in events)
