"""A match as a person has it in front of them: what is shown by now, what plays, what is being chosen.

The view that is shown lags behind the match as long as a film plays; only when everything has been seen may the person
choose. Nothing here draws, and nothing knows a game: battlefield and card table say how events become motion.

Long because what is shown, what plays and what is chosen have to agree after every step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence

import game
from game.table.event import Event
from game.table.reasons import OrderOfPlay, beyond, rule_of, why_no_phase, why_not_in
from game.table.state import State, refused
from game.table.step import No, Question, Step, Thing
from game.table.view import View
from game.ui.play import words
from game.ui.play.ahead import ahead
from game.ui.play.draft import Draft
from game.ui.play.film import Film
from game.ui.play.lines import Line, Log
from game.ui.play.stage import Selection, Stage
from game.ui.scene import LONGEST_BEAT
from game.ui.session import REMEMBERED, News, Session, Watching
from game.words import Phrase, same

PAUSED = -1.0
SPEEDS = (1.0, 2.0, 4.0, 0.0, PAUSED)  # of what others do; 0: at once
RECALLED = 60  # choices whose log is written when a match is continued
MINE = 1.25  # what one does oneself is shown a little faster
REGRET = 1.2  # seconds others wait when a person's turn has ended by itself, while the last choice can be taken back


class Sitting:
    """The match, the eyes one looks through, and everything that is under way."""

    def __init__(self, session: Session, log: Log, pace: float = 1.0, calm: bool = False) -> None:
        self.session, self.log = session, log
        self.pace, self.calm = pace, calm  # pace: factor on the time that others' moves take; calm: reduced motion
        self.film = Film()
        self.waiting = deque[tuple[News, int, View]]()  # to be shown; what led to it: so many choices, the last view
        self.playing: View | None = None  # where the running film leads to
        self.shown: View = session.view
        self.draft: Draft | None = None
        self.mine = False  # what plays is what the person has just chosen
        self.fresh = session.fresh  # nothing has been shown yet: begin without a film
        self.wants_curtain = -1  # the person who is asked to come to the screen
        self.answered: Callable[[], None] = lambda: None  # what was said about a question goes with its answer
        self.regret = 0.0  # seconds others still wait, so that the last choice can be taken back
        self.logs: dict[int, list[Line]] = {}  # what others have read so far: nobody reads what they must not know
        self._barred: tuple[Stage | None, list[No]] = (None, [])
        self.version = 0  # raised when anything that is shown has changed

    # ---- what each game says -------------------------------------------------------------------
    def line(self, event: Event, both: State) -> Line | None:
        """An event as a line of the log, or None."""
        raise NotImplementedError

    def when(self, view: State) -> tuple[int, Hashable]:
        """The seat whose turn it is, -1 if it is nobody's; and which turn."""
        raise NotImplementedError

    def stage(self, view: View, events: Sequence[Event]) -> None:
        """Put the acts of a batch of events, which lead to a view, into the film."""
        raise NotImplementedError

    def settle(self) -> None:
        """`shown` is another view now and nothing moves: everything stands where it is."""
        raise NotImplementedError

    def asked(self, options: Sequence[Step]) -> Draft:
        """A question is put to the person: their choice begins."""
        return Draft.begin(self.shown, self.session.eyes, options)

    def forget(self) -> None:
        """What was held up or said about moves that have been taken back goes."""

    def grow_old(self, seconds: float) -> bool:
        """Let what fades by itself fade; True while there is any of it."""
        return False

    @property
    def speed(self) -> float:
        """How fast what others do is shown, one of `SPEEDS`."""
        return self.session.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self.session.speed = speed

    # ---- time ----------------------------------------------------------------------------------
    def open(self) -> None:
        """Before anything is shown: a match that goes on has its log."""
        if not self.fresh:
            self.session.caught_up()
            self.recall()

    def recall(self) -> None:
        """Write the log of what has happened so far anew, as these eyes saw it."""
        self.log.lines = []
        past = self.session.past()
        if past is None:
            return
        past.look_through(self.session.eyes)
        past.seek(past.length - RECALLED)
        before: State = past.view
        while past.place < past.length:
            self.log.when = self.when(past.view)
            past.step()
            self.log.moment = past.place
            for view, events in past.news():
                self._write(before, view, events)
                before = view

    def _write(self, before: State, view: View, events: Sequence[Event]) -> None:
        """The lines of a batch of events."""
        both = both_of(before, view)
        for line in (self.line(event, both) for event in events):
            if line is not None:
                self.log.write(line)

    def update(self, seconds: float) -> bool:
        """Let time pass; True if something that is shown has changed."""
        seconds = min(seconds, LONGEST_BEAT)
        before, moving = (self.version, self.film.running), self.film.running
        self.regret = max(0.0, self.regret - seconds) if self.idle else self.regret
        self.film.calm = self.calm
        if self.film.running:
            self.film.advance(seconds, self.tempo)
        fading = self.grow_old(seconds)
        if not self.film.running and self.playing is not None:
            self._arrive()
        self._listen()
        if not self.film.running and self.waiting:
            self._begin(*self.waiting.popleft())
        if self.idle:
            self._ask()
        return moving or fading or before != (self.version, self.film.running)

    @property
    def moving(self) -> bool:
        """True while anything moves by itself."""
        return self.film.running

    @property
    def goes_on(self) -> bool:
        """True if there is something to hear or to show though nobody touches anything."""
        return bool(self.waiting) or not self.idle or self.session.goes_on

    @property
    def tempo(self) -> float:
        """How fast the film runs; 0: everything at once."""
        if self.mine:
            return MINE
        if not self.pace or not self.speed:
            return 0.0
        return (self.speed if self.speed > 0 else 1.0) / self.pace

    @property
    def idle(self) -> bool:
        """True if everything that has happened has been shown."""
        return not self.film.running and not self.waiting and self.playing is None

    def skip(self) -> None:
        """Show at once what is playing and what waits."""
        while self.film.running or self.waiting:
            self.film.skip()
            if self.playing is not None:
                self._arrive()
            if self.waiting:
                self._begin(*self.waiting.popleft())
        if self.playing is not None:
            self._arrive()

    def _listen(self) -> None:
        """Hear the news; let the others go on, but not more than one move ahead of what is shown."""
        before = self.session.view
        if self.speed == PAUSED and self.session.thinking():
            self.session.tell()  # the others wait, but what has happened is shown
        elif len(self.waiting) <= 1 and not self.regret:
            self.session.tick()
        if self.session.has_news:
            self.waiting.extend((news, self.session.choices, before) for news in self.session.news())
        if self.session.chair.ended:
            self.session.chair.ended = False
            self.regret = REGRET if self.session.can_undo() and not self.session.asked() else 0.0

    def _begin(self, news: News, choices: int, before: View) -> None:
        """The next batch of events becomes a film. So many choices led to it, the last of them at that view."""
        view, events = news
        self.version += 1
        self.draft = None
        self.mine = self.session.eyes in self.shown.asks
        self.playing = view
        self.log.moment, self.log.when = choices, self.when(before)
        if not events:
            return
        self.stage(view, events)
        if self.fresh:
            self.fresh = False
            self.film.skip()
            self.forget()

    def _arrive(self) -> None:
        """The film is over: everything stands where it is."""
        assert self.playing is not None
        self.shown, self.playing = self.playing, None
        self.settle()
        self.version += 1

    def _ask(self) -> None:
        """Let the person choose who is asked; if that is somebody else, the screen has to be passed on."""
        asked = self.session.asked()
        if not asked or self.session.over:
            self.draft = None
        elif self.session.eyes not in asked:
            self.draft, self.wants_curtain = None, asked[0]
        elif self.draft is None and not self.session.chair.wishes:
            options = self.session.options()
            self.shown = self.session.view
            self.draft = self.asked(options)
            self.version += 1

    # ---- choosing ------------------------------------------------------------------------------
    def click(self, things: Sequence[Thing]) -> bool:
        """A click on something that stands for these things. False if nothing is offered there."""
        if self.draft is None or not (self.draft.click(things) or self.go_on(things)):
            return False
        self._send()
        return True

    def go_on(self, things: Sequence[Thing]) -> bool:
        """Act with something in a later phase of this turn, which ends those before it. False if nothing does."""
        gone = self.draft is not None and self.session.goes_ahead and self.draft.go_on(things, self.order)
        self.version += gone
        return gone

    def go_to(self, phase: str) -> bool:
        """End everything before a later phase of this turn. False if it cannot be gone to."""
        if self.draft is None or not self.idle or not self.session.goes_ahead:
            return False
        for there in ahead(self.draft.stages[0], self.eyes, self.order):
            if self.order.now(there.stage.view) == phase:
                self.version += 1
                self.draft = None
                self.session.choose(there.wishes())
                return True
        return False

    def press(self, option: Step) -> None:
        """A button or a line of a menu."""
        if self.draft is not None:
            self.draft.press(option)
            self._send()

    def confirm(self) -> bool:
        """Do what waits to be confirmed. False if nothing does."""
        done = self.draft is not None and self.draft.confirm()
        self._send()
        return done

    def back(self) -> bool:
        """Take back the last click of the draft. False if there is none."""
        if self.draft is None or not self.draft.back():
            return False
        self.version += 1
        return True

    def clear(self) -> None:
        if self.draft is not None:
            self.draft.clear()
            self.version += 1

    def _send(self) -> None:
        self.version += 1
        if self.draft is not None and self.draft.ready:
            rehearsed = self.draft.rehearsed
            self.answered()
            self.session.choose(self.draft.wishes())
            self.draft = None
            if rehearsed:
                self._catch_up(rehearsed)

    def _catch_up(self, choices: int) -> None:
        """What was rehearsed is done at once: everybody has seen it already, it is only written down."""
        for _ in range(choices):
            if not self.session.tick():
                break
        self.log.moment, self.log.when = self.session.choices, self.when(self.shown)
        for view, events in self.session.news():
            self._write(self.shown, view, events)
            self.shown = view
        self.settle()

    def why_not(self, things: Sequence[Thing]) -> list[No]:
        """Why nothing is offered there: the closest reason first. There always is one."""
        view, order, about = self.trial, self.order, tuple(things)
        if self.draft is not None:
            if found := self.draft.why_not(things):
                return found
            top = self.draft.top
            if isinstance(top, Selection) and any(thing in top.family for thing in things):
                return [No(about, words.NOT_WITH, rule_of(order, view, top.question))]
            if not {*self.draft.offers(), *self.draft.others(), *self.draft.chosen()}.isdisjoint(things):
                return [No(about, words.CAN_BE, rule_of(order, view, top.question))]
        return beyond(order, view, self.eyes, things) or [No(about, words.NOT_NOW, order.phase(view).rule)]

    def why_no_phase(self, key: str) -> list[No]:
        """Why a phase of the ribbon is not what can be played now; of the present one, what cannot be done in it."""
        order, view, eyes = self.order, self.trial, self.eyes
        return [why_no_phase(order, view, eyes, key), *why_not_in(order, view, eyes, key)]

    def barred(self) -> list[No]:
        """The buttons of the present question that are not on offer, with what they would say and why they do not."""
        if self.draft is None or self.draft.underway or not self.idle:
            return []
        top = self.draft.top
        if self._barred[0] is not top:
            self._barred = (top, [no for no in refused(top.view, self.eyes) if no.button.en])
        return self._barred[1]

    @property
    def watched(self) -> bool:
        """True while somebody who plays here waits for others: who asks is told whose turn it is."""
        return self.eyes >= 0 and bool(self.session.people) and not self.session.over and self.replay is None

    @property
    def order(self) -> OrderOfPlay:
        """Phases and turns of this game."""
        return game.ruleset(self.session.setup.ruleset).order()

    def can_undo(self) -> bool:
        """True if there is a choice to take back."""
        return self.session.can_undo() or (self.draft is not None and self.draft.rehearsed > 0)

    def undo(self) -> bool:
        """Take back the last choice, if that is possible; of what is rehearsed, the last of it."""
        if self.draft is not None and self.draft.rehearsed and self.back():
            return True
        if not self.session.undo():
            return False
        self.start_over()
        return True

    def start_over(self) -> None:
        """The match has gone back: so does what is chosen, and the log."""
        self.draft, self.regret = None, 0.0
        self.logs.clear()
        self.forget()
        self.recall()

    def look_through(self, seat: int) -> None:
        """Somebody else looks at the screen now."""
        self.skip()
        self.logs[self.session.eyes] = self.log.lines
        self.session.missed()
        self.session.look_through(seat)
        self._read_on(seat, self.session.news())
        self.waiting.clear()
        self.wants_curtain, self.draft = -1, None
        self.shown = self.session.view
        self.settle()
        self.version += 1

    def _read_on(self, seat: int, late: Sequence[News]) -> None:
        """The log as these eyes have seen it, with what has happened since they looked last."""
        missed = [*self.session.missed(), *late]
        if self.replay is not None or seat not in self.logs or len(missed) >= REMEMBERED:
            self.recall()  # of a recording only the open eyes have heard
            return
        self.log.lines = self.logs.pop(seat)
        self.log.moment = 0
        before: State | None = None
        for view, events in missed:
            self.log.when = self.when(before or view)
            self._write(before or view, view, events)
            before = view

    # ---- looking -------------------------------------------------------------------------------
    @property
    def trial(self) -> View:
        """The view in which the innermost question of the draft is put."""
        return self.draft.top.view if self.draft else self.shown

    @property
    def question(self) -> Question | None:
        return self.draft.top.question if self.draft else None

    @property
    def replay(self) -> Watching | None:
        return self.session if isinstance(self.session, Watching) else None

    @property
    def eyes(self) -> int:
        return self.session.eyes


def both_of(before: State, after: State) -> State:
    """The later state, which still knows the pieces of the earlier one: for sentences about what is gone."""
    both = after.clone()
    both.pieces = type(after.pieces)({**before.pieces, **after.pieces})
    return both


def speed_words(speed: float) -> Phrase:
    """How fast others' moves are shown."""
    return words.PAUSED if speed < 0 else words.INSTANT if not speed else same(f"{speed:g}×")
