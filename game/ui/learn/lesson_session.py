"""The match of a lesson: the coach stands between the person in seat 0 and it, and lets the wanted choice through.

    session = LessonSession(game.ruleset("foton"), lesson, bots)
    session.choose(...)                    # a choice that is not wanted is not made: `session.refused` counts them
    session.go_on()                        # the words have been read
    session.show()                         # the coach does what the beat wants

Others choose what the lesson says; when that is used up, and in the free play, they pick at random. Nothing of
this is saved.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.match.match import Match, Player, Setup
from game.table.event import Event
from game.table.lesson import Beat, Lesson
from game.table.ruleset import Ruleset
from game.table.state import moot, run
from game.table.step import Step
from game.table.view import View
from game.ui.learn import course
from game.ui.learn.course import Place
from game.ui.play.trying import tried
from game.ui.session import HUMAN, Bots, Chair, Session
from game.ui.wish import Wish

LEARNER = 0
ENOUGH = 400  # moments in which the coach does a beat himself: no beat takes so many


class Pupil(Chair):
    """The chair of seat 0: what is chosen there goes through the coach's hands."""

    def __init__(self, session: LessonSession) -> None:
        super().__init__(LEARNER)
        self.session = session

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        if moot(view, self.seat, options):
            return 0
        pick = self.session.shown(view, options) if self.session.showing else super().pick(view, options)
        if pick is not None:
            self.session.made(view, options[pick])
        return pick


class Scripted:
    """Another seat: says what the lesson wants it to say, and plays easily when that is used up."""

    def __init__(self, session: LessonSession, seat: int, player: Player) -> None:
        self.session, self.seat, self.player = session, seat, player

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.player.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        if moot(view, self.seat, options):
            return 0
        session = self.session
        script = () if session.done else session.lesson.others[session.spoken :]
        for n, option in enumerate(options if script else ()):
            if script[0](view, option):
                session.spoken += 1
                return n
        return self.player.pick(view, options)


@frozen
class Mark:
    """Where a beat began: how many choices had been made, and how many of them by the script of the others."""

    entries: int
    spoken: int


class LessonSession(Session):
    """A lesson that is being played."""

    has_record = False  # there is nothing to keep, and no result but that it is learned
    goes_ahead = False  # the coach speaks of every choice

    def __init__(self, rules: Ruleset, lesson: Lesson, bots: Bots) -> None:
        self.rules, self.lesson = rules, lesson
        self.place, self.spoken = Place(), 0
        self.showing = False  # the coach does the beat himself
        self.shows = Place()  # the beat he does
        self.refused = 0  # choices that were not made
        self.began: dict[int, Mark] = {}  # where each beat began
        self.astray: list[str] = []  # what the coach found nobody had told him how to answer: a lesson's own mistake
        state = lesson.begin(rules.catalogue)
        run(state)
        kinds = (HUMAN, *("random",) * (lesson.seats - 1))
        setup = Setup(rules.key, lesson.seats, 0, dict(lesson.options or {}), kinds=kinds)
        super().__init__(Match(state, (), rules.concede, setup=setup), bots)
        self.look_round()

    def _player(self, seat: int) -> Player:
        if seat == LEARNER:
            self.chairs[seat] = Pupil(self)
            return self.chairs[seat]
        return Scripted(self, seat, super()._player(seat))

    def spare(self, wanted: bool) -> None:
        """Nobody is spared anything here: the coach speaks of every choice."""

    # ---- where one is ----------------------------------------------------------------------------
    def asked(self) -> list[int]:
        """Nobody is asked what the coach does himself."""
        return [] if self.showing else super().asked()

    @property
    def waits(self) -> bool:
        """True if nothing happens before seat 0 has chosen."""
        return LEARNER in super().asked()

    @property
    def beat(self) -> Beat | None:
        """The beat one is at; None when all are done."""
        return course.beat_at(self.lesson, self.place)

    @property
    def done(self) -> bool:
        """True if there are no more beats."""
        return self.beat is None

    @property
    def reading(self) -> bool:
        """True if the beat is only to be read."""
        beat = self.beat
        return beat is not None and beat.want is None

    def look_round(self) -> None:
        """A beat begins, or one that went on has come to its end, as soon as seat 0 is asked again."""
        if not self.waits and not self.over:
            return
        self.place = course.looked(self.lesson, self.place, self.match.view(LEARNER))
        while self.over and self.beat is not None and self.beat.want is not None:
            self.astray.append(f"the match is over before beat {self.place.beat + 1}")
            self.place = Place(self.place.beat + 1)
        self.began.setdefault(self.place.beat, Mark(len(self.match.entries), self.spoken))

    def tick(self) -> bool:
        answered = super().tick()
        self.showing = self.showing and not self.over  # what was shown may have ended the match
        self.look_round()
        return answered

    # ---- choosing ----------------------------------------------------------------------------------
    def choose(self, wishes: Sequence[Wish]) -> None:
        """The person has chosen; what the beat does not want is not made."""
        if course.allowed(self.lesson, self.place, self.view, wishes):
            super().choose(wishes)
        else:
            self.refused += 1

    def made(self, view: View, option: Step) -> None:
        """Seat 0 makes this choice now, and with it what continues it in one way only, which the match answers."""
        self.place = course.chosen(self.lesson, self.place, view, option)
        after = tried(view, LEARNER, option, course.anything)
        if after is not None and len(after.options) == 1 and not after.question.waits:
            self.made(after.view, after.options[0])

    def go_on(self) -> None:
        """The words of a beat have been read."""
        if self.reading:
            self.place = Place(self.place.beat + 1)
            self.look_round()

    # ---- the coach does it -------------------------------------------------------------------------
    def show(self) -> None:
        """The coach does what the beat wants, with all that belongs to it."""
        if self.reading:
            self.go_on()
        elif not self.done:
            self.showing, self.shows = True, self.place

    def shown(self, view: View, options: Sequence[Step]) -> int | None:
        """What the coach chooses here; None as soon as what he shows is done."""
        here = course.leading(self.lesson, self.place, view, options)
        if self.place.beat == self.shows.beat:
            if not here and not view.asks[LEARNER].part:
                asked = view.asks[LEARNER]
                self.astray.append(f"beat {self.place.beat + 1} wants nothing that is asked: {asked}")
            return options.index(here[0]) if here else 0
        if here or not view.asks[LEARNER].part:
            self.showing = False
            return None
        return 0  # the rest of a choice of which the lesson says nothing

    def forward(self, beats: int) -> None:
        """Play on by the lesson's own script until so many beats are done; nothing is shown on the way."""
        for _ in range(ENOUGH * max(1, beats)):
            if self.place.beat >= min(beats, len(self.lesson.beats)) and not self._between():
                break
            if (self.waits and not self.showing) or self.over:
                self.show()
            if not self.tick() and self.over and not self.reading:
                break
        self.showing = False
        for chair in (*self.chairs.values(), self.audience):
            chair.news = []

    def _between(self) -> bool:
        """True while others have to choose before the next beat begins."""
        return self.showing or not (self.over or self.waits)

    # ---- back --------------------------------------------------------------------------------------
    def can_go_back(self) -> bool:
        """True if there is something before this moment of the lesson."""
        return not self.done and (self.place.beat > 0 or len(self.match.entries) > self._began().entries)

    def go_back(self) -> None:
        """To the beginning of the beat; from there to the beginning of the one before it."""
        if not self.can_go_back():
            return
        moved = len(self.match.entries) > self._began().entries
        self.rewind(self.place.beat if moved else self.place.beat - 1)

    def rewind(self, beat: int) -> None:
        """The table as it was when a beat began."""
        mark = self.began.get(beat, Mark(0, 0))
        self.showing, self.place, self.spoken = False, Place(beat), mark.spoken
        self.began = {n: known for n, known in self.began.items() if n <= beat}
        self.chairs[LEARNER].wishes.clear()
        if len(self.match.entries) > mark.entries:
            self.match.rewind(mark.entries)
        self.look_round()

    def _began(self) -> Mark:
        return self.began.get(self.place.beat, Mark(len(self.match.entries), self.spoken))

    def can_undo(self) -> bool:
        """While there are beats, "undo" means `go_back`; afterwards no choice of a beat comes back."""
        if not self.done:
            return self.can_go_back()
        first = self.began.get(len(self.lesson.beats), Mark(0, 0)).entries
        return len(self.match.entries) > first and super().can_undo()

    def undo(self) -> bool:
        if self.done or not self.can_undo():
            return super().undo()
        self.go_back()
        return True
