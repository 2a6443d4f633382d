"""What the coach says and points at now. He follows what is shown, not what has happened: while a film plays he waits.

Every input of the person goes to the scene as always; the coach looks at what it has done to the choice that is being
put together (`review`), takes back what leads astray and answers it.

Long because what he says follows from one state: the beat, the choice that is begun, the last wrong try.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.frozen import frozen
from game.table.lesson import Beat
from game.table.step import Step, Thing
from game.ui.learn import course, words
from game.ui.learn.aims import NOWHERE, Aim, aim_of, astray, places
from game.ui.learn.course import Place
from game.ui.learn.lesson_session import LEARNER, LessonSession
from game.ui.play.draft import Draft
from game.ui.play.sitting import Sitting
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.learn.scenes import Coached

STEPS_BACK = 12  # clicks taken back at most, until what is clicked can lead on again
LONGEST = 8  # clicks that "Show me" shows
SHOWN = 30.0  # seconds an answer stays


@frozen
class Seen:
    """What there is of a choice: how much is taken and clicked."""

    draft: Draft | None = None
    taken: int = 0
    clicked: tuple[Thing, ...] = ()
    menu: int = 0


class Coach:
    """Beside the match: where the person is in the lesson, what was said last."""

    def __init__(self, scene: Coached) -> None:
        self.scene = scene
        self.place = self.session.place  # of what is shown
        self.answer: tuple[Phrase, ...] = ()  # to a wrong try: the reason, then the nudge
        self.answer_left = 0.0
        self.cited = ""  # the rule of that reason
        self.folded = False
        self.rested = 0.0  # seconds at this beat
        self.ended = False  # the match has come to its end
        self.shows = False  # "Show me" was asked for
        self.refused = 0
        self.version = 0  # raised when he says or shows something else
        self._aim: tuple[object, Aim] = (None, NOWHERE)

    @property
    def session(self) -> LessonSession:
        return self.scene.session

    @property
    def table(self) -> Sitting:
        return self.scene.table

    # ---- where one is ----------------------------------------------------------------------------
    @property
    def beat(self) -> Beat | None:
        """The beat that is shown; None when all are done."""
        return course.beat_at(self.session.lesson, self.place)

    @property
    def reading(self) -> bool:
        """True if "Next" goes on."""
        return self.beat is not None and self.beat.want is None

    @property
    def finished(self) -> bool:
        """True if all beats have been shown."""
        return self.beat is None

    @property
    def ready(self) -> bool:
        """True if everything has been seen and the person may go on."""
        table = self.table
        return table.idle and not self.session.showing and (table.draft is not None or self.session.over)

    def update(self, seconds: float) -> None:
        """Follow the match."""
        if self.answer and self.answer_left > 0:
            self.answer_left -= seconds
            if self.answer_left <= 0:
                self.be_quiet()
        self.rested += seconds
        if not self.ready:
            return
        if self.session.over and not self.ended:
            self.ended, self.folded = True, False
            self.version += 1
        now = self.here()
        if now != self.place:
            began = now.beat != self.place.beat
            self.place, self.rested = now, 0.0
            self.shown_enough()
            self.version += 1
            if began:
                self.be_quiet()
                self.scene.reached()
                if self.finished:
                    self.folded = False
                    self.scene.learned()

    def here(self) -> Place:
        """Where the choice that is being put together has come to."""
        place, draft = self.session.place, self.table.draft
        return places(self.session.lesson, place, draft)[-1] if draft is not None else place

    # ---- what he points at -----------------------------------------------------------------------
    def aim(self) -> Aim:
        """What to click next; nowhere while there is nothing to click for."""
        draft, beat = self.table.draft, self.beat
        if draft is None or beat is None or beat.want is None or not self.ready:
            return NOWHERE
        key = (self.table.version, draft.top, len(draft.menu), self.session.place)
        if self._aim[0] != key:
            self._aim = (key, aim_of(self.session.lesson, self.session.place, draft))
        return self._aim[1]

    @property
    def presses(self) -> bool:
        """True if what was to be clicked is clicked, and a button remains."""
        draft, aim = self.table.draft, self.aim()
        return draft is not None and draft.underway and bool(aim.steps) and not aim.things

    def pointed(self) -> tuple[Aim, tuple[type[Step], ...]]:
        """What the words of the beat speak of: things, and kinds of buttons."""
        beat, draft = self.beat, self.table.draft
        if beat is None or not self.table.idle or (draft is not None and draft.underway and self.aim()):
            return NOWHERE, ()
        found = beat.point(self.table.trial)
        things = tuple(thing for thing in found if not isinstance(thing, type))
        return Aim(things), tuple(kind for kind in found if isinstance(kind, type))

    def clicks(self) -> list[Thing | Step]:
        """One way to click what is wanted, from here to its end."""
        draft = self.table.draft
        if draft is None:
            return []
        lesson, place, found = self.session.lesson, self.session.place, list[Thing | Step]()
        twin = replace(draft, stages=list(draft.stages), taken=list(draft.taken), ready=[], menu=list(draft.menu))
        for _ in range(LONGEST):
            aim = aim_of(lesson, place, twin)
            if not aim or twin.ready:
                break
            found.append(aim.things[0] if aim.things else aim.steps[0])
            if not (twin.click(aim.things[:1]) if aim.things else press(twin, aim.steps[0])):
                break
        return found

    # ---- what the person has done ----------------------------------------------------------------
    def look(self) -> Seen:
        """The choice that is being put together, as it is before an input."""
        draft = self.table.draft
        if draft is None:
            return Seen()
        return Seen(draft, len(draft.taken), draft.top.clicked, len(draft.menu))

    def review(self, before: Seen, said: tuple[Phrase, ...], rule: str = "") -> None:
        """Look at what an input has done. `said`: the reasons given for what is not on offer; `rule` says so."""
        session, now = self.session, self.look()
        if session.done:
            self.folded = self.folded or (now != before and not session.over)  # who plays on need not say so
            return
        if session.refused != self.refused:
            self.refused = session.refused
            self.correct(words.NOT_YET if session.reading else words.ALSO_ALLOWED)
        elif now == before:
            if said:
                self.correct(*said, rule=rule)
        elif now.draft is None or now.draft is not before.draft:
            self.be_quiet()
        elif session.reading:
            self.table.clear()
            self.correct(words.NOT_YET)
        elif astray(session.lesson, session.place, now.draft, known := self.known(before, now)):
            self.take_back(now.draft, known)
            self.correct(words.ALSO_ALLOWED)
        else:
            self.be_quiet()

    def known(self, before: Seen, now: Seen) -> tuple[Thing, ...]:
        """What was chosen of a set until now; what the table itself proposes is nobody's mistake."""
        return before.clicked if now.taken == before.taken else now.clicked

    def take_back(self, draft: Draft, before: tuple[Thing, ...]) -> None:
        """Undo clicks until what is left can lead to what is wanted."""
        for _ in range(STEPS_BACK):
            if not astray(self.session.lesson, self.session.place, draft, before):
                break
            if not self.table.back():
                break
        if astray(self.session.lesson, self.session.place, draft, before):
            self.table.clear()

    def correct(self, *reasons: Phrase, rule: str = "") -> None:
        """Answer a wrong try: the reason, then what to do instead."""
        nudge, self.cited = self.nudge(), rule
        self.answer = (*reasons, *((nudge,) if nudge.en and nudge not in reasons else ()))
        self.answer_left, self.folded = SHOWN, False
        self.version += 1
        self.scene.app.sound("refuse")
        self.scene.app.redraw()

    def nudge(self) -> Phrase:
        """What there is to do, said once more."""
        beat = course.beat_at(self.session.lesson, self.here())
        if beat is None:
            return Phrase("", "")
        if beat.want is None:
            return words.NOT_YET
        return beat.nudge if beat.nudge.en else beat.do

    def be_quiet(self) -> None:
        """The answer has been understood."""
        if self.answer:
            self.answer, self.answer_left, self.cited = (), 0.0, ""
            self.version += 1
            self.scene.app.redraw()

    # ---- what he is asked for --------------------------------------------------------------------
    def go_on(self) -> None:
        """The words have been read."""
        if self.reading and self.ready:
            self.session.go_on()
            self.changed()

    def show_me(self) -> None:
        """Show where to click."""
        if self.aim():
            self.shows = not self.shows
            self.version += 1
            self.scene.show_clicks(self.shows)

    def shown_enough(self) -> None:
        """The hand that shows where to click goes: there is something else to do now."""
        if self.shows:
            self.shows = False
            self.scene.show_clicks(False)

    def skip_step(self) -> None:
        """Do the beat oneself."""
        if self.ready and not self.finished:
            self.table.clear()
            self.session.show()
            if self.session.showing:
                self.table.draft = None
            self.changed()

    def step_back(self) -> None:
        """To the beginning of the beat, then to the one before it."""
        draft = self.table.draft
        if draft is not None and draft.begun:
            self.table.clear()
        elif self.session.can_go_back():
            self.table.skip()
            self.table.undo()
        self.changed()

    def changed(self) -> None:
        """Another beat may have begun."""
        self.be_quiet()
        self.shown_enough()
        self.version += 1
        self.table.version += 1
        self.update(0.0)
        self.scene.app.redraw()

    # ---- what he says ----------------------------------------------------------------------------
    def title(self) -> Phrase:
        """Two to five words."""
        if self.beat is not None:
            return self.beat.title
        if self.session.over:
            won = self.session.view.result or ()
            return words.MATCH_WON if LEARNER in won else words.MATCH_LOST if won else words.MATCH_DRAWN
        return words.WELL_DONE if self.scene.next_lesson() is not None else words.ALL_DONE

    def words(self) -> Phrase:
        """The one new idea; or the answer to a wrong try."""
        if self.answer and not self.reading:  # what is to be read stays
            reasons = self.answer[:-1] or self.answer
            return sentences(reasons)
        return self.beat.words if self.beat is not None else learned(self.session.lesson.about)

    def task(self) -> Phrase:
        """What to do now."""
        if self.answer[1:] or (self.answer and self.reading):
            return self.answer[-1]
        beat = self.beat
        if beat is None:
            return self.session.lesson.free if not self.session.over else Phrase("", "")
        if beat.want is not None and not self.ready:
            return words.WATCH
        return words.THEN_BUTTON if self.presses else beat.do


def press(draft: Draft, option: Step) -> bool:
    """Press a button of a draft; False if that changes nothing any more."""
    draft.press(option)
    return not draft.ready


def learned(about: Phrase) -> Phrase:
    """What one can do afterwards, said afterwards: in Japanese this is another form of the verb."""
    ends, after = "ります。", "りました。"
    return Phrase(about.en, about.ja.removesuffix(ends) + after) if about.ja.endswith(ends) else about


def sentences(said: tuple[Phrase, ...]) -> Phrase:
    """Phrases as sentences, one after the other."""
    return Phrase(" ".join(one.text("en") for one in said), "".join(one.text("ja") for one in said))
