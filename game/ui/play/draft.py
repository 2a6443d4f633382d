"""The choice a person is putting together: nothing is final before the last click.

What may be clicked is read from the options alone: each names the things it is about. A choice whose next question
only continues it (`Question.part`: where to, at whom, at what price) is tried on a copy of the view, so that the
continuation can be shown and changed freely; in the end all picks go out together. A choice that could roll a die or
show something hidden is never tried: it goes out at once. One that could not be taken back is asked for once more.

Some questions are answered by many small choices, such as moving one unit after the other. A game may have them
*rehearsed*: what they do to one's own cards is done on the copy and shown, one may go on, take back and change one's
mind, and only the end of it sends all of them.

Long because a choice is changed in a dozen ways, and all of them keep the same few fields true.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field, replace

from game.table.advice import Advise
from game.table.reasons import OrderOfPlay, twins
from game.table.state import refused
from game.table.step import No, Spot, Step, Thing
from game.table.view import View
from game.ui.play.ahead import ahead
from game.ui.play.stage import Selection, Stage, stage_of
from game.ui.play.trying import Rehearses, never, tried
from game.ui.wish import Wish


def is_sudden(option: Step) -> bool:
    """True if the option says that it cannot be taken back."""
    return option.sudden


@dataclass
class Draft:
    """The stages of a choice, the outermost first, and what was taken in each to come to the next."""

    seat: int
    stages: list[Stage]
    taken: list[Step] = field(default_factory=list)
    ready: list[tuple[Step, tuple[Step, ...]]] = field(default_factory=list)  # the whole choice, once it is complete
    menu: list[Step] = field(default_factory=list)  # options that the clicks do not tell apart, or one to be confirmed
    once_more: Callable[[Step], bool] = is_sudden  # what is asked for once more
    advise: Advise | None = None  # proposes a price, to be changed or confirmed
    rehearses: Rehearses = never  # the questions before which one's own cards may move

    @classmethod
    def begin(
        cls,
        view: View,
        seat: int,
        options: Sequence[Step],
        once_more: Callable[[Step], bool] = is_sudden,
        advise: Advise | None = None,
        implied: Thing | None = None,
        rehearses: Rehearses = never,
    ) -> Draft:
        """The draft of the question in front of `seat`."""
        first = stage_of(view, seat, options, implied)
        return cls(seat, [first], once_more=once_more, advise=advise, rehearses=rehearses)

    def wishes(self) -> list[Wish]:
        """The whole choice, once it is complete, as it is sent."""
        return [Wish(step, options, stage.view) for (step, options), stage in zip(self.ready, self.stages, strict=True)]

    # ---- looking -------------------------------------------------------------------------------
    @property
    def top(self) -> Stage:
        return self.stages[-1]

    @property
    def rehearsed(self) -> int:
        """How many of the choices taken are already shown on the table: those before the last rehearsed question."""
        found = [n for n, stage in enumerate(self.stages) if n and self.rehearses(stage.question)]
        return found[-1] if found else 0

    @property
    def rehearsal(self) -> View | None:
        """The table as the rehearsed choices would leave it; None if there are none."""
        return self.stages[self.rehearsed].view if self.rehearsed else None

    @property
    def underway(self) -> bool:
        """True if something is half chosen."""
        return len(self.stages) > 1 + self.rehearsed or len(self.top.clicked) > self.top.given or bool(self.menu)

    @property
    def begun(self) -> bool:
        """True if there is something to take back."""
        return self.underway or self.rehearsed > 0

    def offers(self) -> Set[Thing]:
        """Everything that goes on from what is chosen."""
        return self.top.next_things().keys()

    def others(self) -> set[Thing]:
        """What one may choose instead."""
        fresh = [stage.fresh() for stage in self.stages[self.rehearsed :]]
        return {thing for stage in fresh for thing in stage.next_things()} - self.offers() - set(self.chosen())

    def chosen(self) -> tuple[Thing, ...]:
        """The things chosen so far, outermost first; what is rehearsed is done with."""
        found = [thing for step in self.taken[self.rehearsed :] for thing in step.about()]
        return (*found, *self.top.clicked)

    @property
    def confirms(self) -> Step | None:
        """The one step that waits to be confirmed."""
        if self.menu:
            return self.menu[0] if len(self.menu) == 1 else None
        done = self.top.complete() if isinstance(self.top, Selection) else []
        return done[0] if len(done) == 1 else None

    def extras(self) -> list[Step]:
        """Other things to do with what is chosen: an ability, going step by step."""
        outermost = len(self.stages) == 1 + self.rehearsed
        if len(self.menu) == 1 and outermost:
            return [option for option in self.top.here() if option not in self.menu]
        if self.menu:
            return []
        if outermost:
            return self.top.here()
        last = self.taken[-1]
        before = [o for o in self.stages[-2].options if o != last and o.about() and o.about() == last.about()]
        aside = [step for step in self.top.buttons() if step.aside]
        return [*self.top.here(), *before, *aside]

    def buttons(self) -> list[Step]:
        """Choices without a thing to click that end what is asked: of the innermost question that has any. What is
        complete by clicks and waits to be confirmed comes last."""
        if len(self.stages) == 1 + self.rehearsed:
            return self.top.buttons()
        inner = [step for step in self.top.buttons() if not step.aside]
        return inner if inner or isinstance(self.top, Selection) else self.stages[self.rehearsed].buttons()

    # ---- clicking ------------------------------------------------------------------------------
    def click(self, candidates: Sequence[Thing]) -> bool:
        """A click on something that stands for these things, the likeliest first. False if none is on offer."""
        if self.menu:
            sure = len(self.menu) == 1 and any(thing in self.chosen()[-1:] for thing in candidates)
            if sure:
                self.press(self.menu[0])
                return True
            kept = (list(self.stages), list(self.taken), self.menu)
            self.back()
            if not self._moved_on(candidates):  # nothing is let go for what cannot be had
                self.stages, self.taken, self.menu = kept
                return False
            return True
        return self._moved_on(candidates)

    def _moved_on(self, candidates: Sequence[Thing]) -> bool:
        """Go on with one of these things, let go of it, or begin again with it. False if none is on offer."""
        if isinstance(self.top, Selection):
            if self._select(self.top, candidates):
                return True
        else:
            for thing in candidates:  # go on with what is chosen
                if thing in self.top.next_things():
                    self._narrow(thing)
                    return True
        if self.begun and any(thing in self.chosen()[-1:] for thing in candidates):
            return self.back()  # a second click lets go
        return self._instead(candidates)

    def _select(self, top: Selection, candidates: Sequence[Thing]) -> bool:
        """Choose one thing of several, or let it go; a second click on the only one confirms it."""
        for thing in candidates:
            if thing in top.clicked and top.one and top.complete():
                self._take(top.complete()[0])
                return True
            after = top.toggled(thing)
            if after is not None:
                self.stages[-1] = after
                return True
        return False

    def _instead(self, candidates: Sequence[Thing]) -> bool:
        """Change one's mind: begin again where one of these things is on offer."""
        depths = range(len(self.stages) - 1 - isinstance(self.top, Selection), self.rehearsed - 1, -1)
        for depth in depths:
            fresh, begun = self.stages[depth].fresh(), [step.about()[:1] for step in self.taken[depth : depth + 1]]
            for thing in candidates:
                if (thing,) in begun and thing in fresh.implied:
                    continue  # that it begins with what is implied is no other choice
                if thing in fresh.next_things():
                    if len(self.taken) > depth and self.taken[depth].about()[-1:] == (thing,):
                        del self.stages[depth:], self.taken[depth:]
                        self.stages.append(fresh)  # a second click lets go
                        return True
                    del self.stages[depth:], self.taken[depth:]
                    self.stages.append(fresh)
                    self._narrow(thing)
                    return True
        return False

    def go_on(self, candidates: Sequence[Thing], order: OrderOfPlay) -> bool:
        """Act in a later phase of this turn with one of these things, which ends those before it; with what is chosen,
        if something is. What would be complete with this one click is to be confirmed. False if none is on offer there.
        """
        if self.menu or self.rehearsed or isinstance(self.top, Selection):
            return False
        for there in ahead(self.stages[0], self.seat, order):
            for thing in candidates:
                twin = replace(self, stages=[*there.way, there.stage], taken=list(there.ends), ready=[])
                if twin._walked((*self.chosen(), thing)):
                    self.stages, self.taken = twin.stages, twin.taken
                    self.menu = twin.menu or [step for step, _ in twin.ready[-1:]]
                    return True
        return False

    def _walked(self, way: Sequence[Thing]) -> bool:
        """Click all of these in a row. False if one of them is not on offer then."""
        for thing in way:
            if thing in self.top.clicked:
                continue  # that it begins with this goes without saying
            if self.ready or self.menu or isinstance(self.top, Selection) or thing not in self.top.next_things():
                return False
            self._narrow(thing)
        return True

    def completed_by(self, candidates: Sequence[Thing]) -> bool:
        """True if a click on this would be the last one."""
        twin = replace(self, stages=list(self.stages), taken=list(self.taken), ready=[], menu=[])
        return twin.click(candidates) and bool(twin.ready or twin.menu)

    def press(self, option: Step) -> None:
        """A button or a line of a menu."""
        for depth in range(len(self.stages) - 1, -1, -1):
            if option in self.stages[depth].options:
                del self.stages[depth + 1 :], self.taken[depth:]
                self._take(option)
                self.menu = []
                return

    def confirm(self) -> bool:
        """Do what waits to be confirmed. False if nothing does."""
        option = self.confirms
        if option is not None:
            self.press(option)
        return option is not None

    def back(self) -> bool:
        """Take back the last click; of a price that was proposed, the whole. False if there is none."""
        whole = isinstance(self.top, Selection) and len(self.stages) > 1
        if len(self.top.clicked) > self.top.given and not whole:
            self.menu = []
            self.stages[-1] = replace(self.top, clicked=self.top.before())
        elif len(self.stages) > 1:
            self.stages.pop()
            self.taken.pop()
            self.stages[-1] = self.top.fresh()
        else:
            return False
        while len(self.top.clicked) == self.top.given and self.taken and self.taken[-1].ends:
            self.stages.pop()  # nobody has gone on there any more
            self.taken.pop()
        return True

    def clear(self) -> None:
        """Back to the beginning."""
        self.stages, self.taken, self.menu = [self.stages[0].fresh()], [], []

    def _narrow(self, thing: Thing) -> None:
        top = self.top
        left, deeper = top.next_things()[thing], top.deeper(thing)
        if isinstance(top, Selection):
            self.stages[-1] = top.toggled(thing) or top
            return
        self.stages[-1] = replace(top, clicked=top.after(thing))
        if deeper and (len(left) > 1 or len(self.top.clicked) < 2):
            return
        if len(left) == 1:
            outermost = len(self.stages) == 1 + self.rehearsed
            if outermost and self.once_more(left[0]) and self._asks_no_more(left[0]):
                self.menu = left
            else:
                self._take(left[0])
            return
        for option in left:  # the usual one first: the rest stays within reach
            if after := self._tried(option):
                self._go_on(option, after)
                return
        self.menu = left

    def _asks_no_more(self, option: Step) -> bool:
        """True if nothing would be asked any more, or only for the one opponent there is."""
        after = self._tried(option)
        return after is None or [len(thing.at) for thing in after.next_things() if isinstance(thing, Spot)] == [0]

    def _take(self, option: Step) -> None:
        after = None if self.menu == [option] else self._tried(option)
        if after is None:
            self.ready = [(step, stage.options) for step, stage in zip((*self.taken, option), self.stages, strict=True)]
        else:
            self._go_on(option, after)

    def _tried(self, option: Step) -> Stage | None:
        return tried(self.top.view, self.seat, option, self.rehearses)

    def _go_on(self, option: Step, after: Stage) -> None:
        self.taken.append(option)
        self.stages.append(self._proposed(after))

    def _proposed(self, stage: Stage) -> Stage:
        """A price is proposed: the best in the eyes of the adviser, else the first there is."""
        if not isinstance(stage, Selection) or not stage.options:
            return stage
        best = stage.options[0]
        if self.advise is not None and len(stage.options) > 1:
            best = stage.options[self.advise(stage.view, self.seat, stage.options).first(1)[0]]
        return stage.chosen_as(best)

    # ---- why not -------------------------------------------------------------------------------
    def why_not(self, candidates: Sequence[Thing]) -> list[No]:
        """The reasons given for something that is not on offer: those of what is being chosen now come first, and those
        about the likeliest of the things. Why a choice does not go on somewhere is no reason against the choice."""
        found: list[No] = []
        for stage in reversed(self.stages[self.rehearsed :]):
            reasons, meant = refused(stage.view, self.seat), [*stage.alike(candidates), *twins(stage.view, candidates)]
            close = [
                no
                for thing in meant
                for no in reasons
                if stage.clicked
                and no.about[: len(stage.clicked)] == stage.clicked
                and thing in no.about[len(stage.clicked) :]
            ]
            pairs = {option.about() for option in stage.options if len(option.about()) > 1}
            wide = [
                no
                for thing in meant
                for no in reasons
                if thing in no.about and not any(thing in pair and pair == no.about[: len(pair)] for pair in pairs)
            ]
            found += [no for no in (close or wide)[:1] if no.why not in [other.why for other in found]]
        return found
