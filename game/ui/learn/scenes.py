"""A match scene with a coach: the real table or battlefield, his panel over it, and what he points with.

Buttons and keys of his: Enter or Space "Next", F2 "Show me", S "Skip step", the key of the rulebook opens the rule, F4
folds the panel away; undo goes back to the beginning of the step. Everything else goes to the scene below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, cast

import pygame
from pygame import Surface

from game.table.lesson import Lesson
from game.ui.keys import name_of
from game.ui.learn import start, words
from game.ui.learn.coach import Coach
from game.ui.learn.lesson_menu import LessonMenu
from game.ui.learn.lesson_session import LessonSession
from game.ui.learn.show import CROWD, FRAMES, Show
from game.ui.play.match_scene import MatchScene
from game.ui.play.part import Part
from game.ui.play.rule_tags import with_rule
from game.ui.reading.screen_words import panel_lines
from game.ui.rulebook.links import open_rule
from game.ui.scene import Scene
from game.ui.table.in_words import InWords
from game.ui.told import Aloud, TextLine, TextPart
from game.ui.widgets.desk import Desk
from game.words import Phrase

PANEL = "coach"  # the part of the screen that is the panel
HASTE = 0.7  # seconds in which Enter does not yet lead to the next lesson: whoever hammers at it sees what is done
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Coached(MatchScene):
    """What both scenes of a lesson share. It stands before the scene in the order of classes."""

    session: LessonSession
    coach: Coach
    show: Show
    desk: Desk
    number = 0  # of the lesson in its course, from 0
    keeps = True
    guides = False  # the coach says what the question is for

    def begin(self, session: LessonSession, number: int, keeps: bool) -> None:
        """Which lesson it is; called before the scene is shown. `keeps`: what is learned is written down."""
        self.session, self.number, self.keeps = session, number, keeps
        self.learned_now = False

    # ---- coming and going ------------------------------------------------------------------------
    def enter(self) -> None:
        first = getattr(self, "coach", None) is None
        super().enter()
        if first:
            self.coach = Coach(self)
            self.show = Show(self)
            self.desk = Desk(self.app, self.show.widgets)
        self.show.forget()
        self.desk.changed()
        self.lay_out()

    def leave(self) -> None:
        if self.session.done:
            self.learned()  # also if the film of the last choice has not been seen to its end
        elif self.keeps:
            start.remember(self.app, self.session)
        super().leave()

    def lay_out(self) -> None:
        super().lay_out()
        if getattr(self, "coach", None) is None:
            return
        parts = cast(list[Part], cast(Any, self).parts)
        box = self.show.place()
        old = next((part for part in parts if part.key == PANEL), None)
        if old is None or old.box != box:
            parts[:] = [*(part for part in parts if part.key != PANEL), Part(PANEL, box, kind="board")]
            cast(Any, self).controls.look_again()

    # ---- input -----------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> None:
        self.show.quiet = 0.0
        if not self.reads_card and event.type in MOUSE and self._on_panel(event):
            return
        if not self.reads_card and event.type == pygame.KEYDOWN and self._key(event):
            return
        self.watched(partial(super().handle, event))
        self.desk.changed()

    def watched(self, do: Callable[[], object]) -> None:
        """Let the person do something, and look at what it has done. The coach says the reasons in his panel, unless
        there is something to read there."""
        controls = cast(Any, self).controls
        before, whisper = self.coach.look(), controls.whisper
        do()
        said: tuple[Phrase, ...] = () if controls.whisper is whisper else tuple(controls.whisper)
        nos = controls.reply.nos if said and controls.reply.shown else ()
        said = tuple(with_rule(no.why, "", no.numbers) for no in nos) or said
        self.coach.review(before, said, next((no.rule for no in nos if no.rule), ""))
        if self.coach.answer and said and not self.coach.reading:
            controls.whisper, controls.whisper_left = (), 0.0

    def _on_panel(self, event: pygame.event.Event) -> bool:
        """The mouse on the panel; True if it is nobody else's."""
        controls = cast(Any, self).controls
        if controls.dragging or controls.pressed is not None or getattr(controls, "turning", 0):
            return False  # what has begun on the table ends there, wherever the button is let go
        at = event.pos[0] / self.app.scale, event.pos[1] / self.app.scale
        inside = self.show.place().holds(at)
        if not inside and not self.desk.held:
            if self.desk.hovered:
                self.desk.hovered = ""
                self.desk.changed()
            return False
        self.desk.handle(event)
        if event.type == pygame.MOUSEMOTION and inside:
            super().handle(event)  # nothing below is pointed at any more
        return inside

    def _key(self, event: pygame.event.Event) -> bool:
        """A key of the coach's; True if it is meant for him."""
        coach, action = self.coach, self.app.action(event)
        if self.takes("confirm" if name_of(event) == "return" else action):
            if coach.reading:
                coach.go_on()
            elif coach.rested > HASTE:
                self.follow_on()
        elif action == "hint" and not coach.finished and not coach.reading:
            coach.show_me()
        elif action == "skip" and coach.ready and not coach.finished:
            coach.skip_step()
        elif action == "rules" and self.rule():
            self.open_rule()
        elif action == "undo" and not coach.finished:
            coach.step_back()
        elif action == "coach":
            self.fold()
        else:
            return False
        self.desk.changed()
        return True

    def takes(self, action: str) -> bool:
        """The keys that go on with what is to be read; the one that ends a phase ends no lesson."""
        if self.coach.reading:
            return self.coach.ready and action in ("confirm", "end")
        return action == "confirm" and self.coach.finished and not self.coach.folded

    @property
    def reads_card(self) -> bool:
        """True while a card is looked at closely: it has the screen for itself."""
        return bool(cast(Any, self).detail)

    def menu(self) -> Scene:
        return LessonMenu(self)

    # ---- in words ----------------------------------------------------------------------------------
    def act(self, do: Callable[[], object]) -> None:
        self.watched(do)
        self.desk.changed()

    def spoken(self) -> list[str]:
        """What the coach says."""
        said = self.show.content()
        return [each for each in (said.title, said.words, said.task) if each]

    def aimed(self) -> str:
        """What the arrow points at."""
        aim, words = self.coach.aim(), InWords(cast(Any, self)).words
        here = replace(words, view=cast(Any, self).table.trial)
        said = [*map(here.thing, aim.things), *map(here.option, aim.steps)]
        return f"{self.show.label()}: {words.apart(said)}" if 0 < len(said) <= CROWD else ""

    def in_words(self) -> list[TextPart]:
        aimed = [each for each in [self.aimed()] if each]
        lines = (*map(TextLine, [*self.spoken(), *aimed]), *panel_lines(self.app, self.desk))
        return [TextPart(self.show.content().head, lines, begins=self.coach.reading), *super().in_words()]

    def aloud(self) -> Aloud:
        told = super().aloud() or Aloud()
        return replace(told, asked=" ".join((*self.spoken(), *([] if self.coach.reading else [told.asked]))))

    # ---- what the buttons do -----------------------------------------------------------------------
    def fold(self) -> None:
        """Fold the panel away, or open it."""
        self.coach.folded = not self.coach.folded
        self.coach.version += 1
        self.desk.changed()

    def show_clicks(self, on: bool) -> None:
        """The hand that shows where to click comes or goes."""
        self.show.clicks(on)

    def rule(self) -> str:
        """The rule of the reason that has just been given, else the one that the beat is about."""
        cited = "" if self.coach.reading else self.coach.cited
        return cited or (self.coach.beat.rule if self.coach.beat is not None else "")

    def open_rule(self) -> None:
        """The rulebook at that rule."""
        lesson = words.CITED.of(self.number + 1, self.session.lesson.title)
        open_rule(self.app, self.session.rules.key, self.rule(), lesson)

    def next_lesson(self) -> Lesson | None:
        """The lesson after this one."""
        course = self.session.rules.lessons
        return course[self.number + 1] if self.number + 1 < len(course) else None

    def reached(self) -> None:
        """Another beat has begun: whatever ends the program, the lesson can be continued here."""
        if self.keeps:
            start.remember(self.app, self.session, silent=True)

    def learned(self) -> None:
        """All beats are done."""
        if not self.learned_now:
            self.learned_now = True
            if self.keeps:
                start.learned(self.app, self.session)
            self.app.sound("win")

    def follow_on(self) -> None:
        """The next lesson; after the last one the match goes on, and then the list of lessons."""
        if self.next_lesson() is not None:
            start.begin(self.app, self.session.rules, self.number + 1)
        elif not self.session.over:
            self.fold()
        else:
            self.app.pop()

    def again(self) -> None:
        """This lesson from its beginning."""
        start.begin(self.app, self.session.rules, self.number)

    # ---- time ------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        self.coach.update(dt)
        if self.show.update(dt):
            self.app.redraw()

    def wake(self) -> float | None:
        waits = [] if (soon := super().wake()) is None else [soon]
        if self.coach.finished and self.coach.rested <= HASTE:
            waits.append(0.1)  # nothing may move any more, but time has to pass until Enter counts
        if self.coach.answer_left > 0:
            waits.append(self.coach.answer_left)
        if self.show.moves:
            waits.append(max(0.01, 1 / FRAMES - self.show.since))
        return max(0.005, min(waits)) if waits else None

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, screen: Surface) -> None:
        super().draw(screen)
        if not self.reads_card:
            self.show.draw(self.app.pen(screen))  # what it keeps, it keeps for all lessons
