"""What is spoken while speech is switched on: the line walked to, the question, what happens, what has the keyboard."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

import pygame

from game.speech import Speech, voice_here
from game.ui.companion import Companion
from game.ui.reading import words as W
from game.ui.reading.screen_words import control_words, told_by
from game.ui.told import Aloud
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.scene import Scene


T = TypeVar("T")


class Reader(Companion):
    """Watches the topmost screen, and says what is new."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.speech: Speech | None = None  # once something was to be said
        self.scene: Scene | None = None  # the screen that was looked at last
        self.last = Aloud()  # and what it said
        self.toasts: Sequence[object] = ()
        self.complained = False  # it has been said that nothing speaks any more

    # ---- saying --------------------------------------------------------------------------------
    def voice(self) -> Speech:
        """What speaks; nobody does where there is no display."""
        if self.speech is None:
            self.speech = Speech(None if self.app.headless else voice_here())
        return self.speech

    def say(self, words: str, after: bool = False) -> None:
        """Read this out, and nothing more of what was being read; or after that."""
        if self.app.settings.speech and words:
            (self.voice().add if after else self.voice().say)(words, self.app.lang)

    def note(self) -> Phrase:
        """What speaks here, or why nothing does."""
        speech = self.voice()
        if speech.voice is None:
            return W.NO_VOICE.get(sys.platform, W.NO_VOICE[""])
        return (W.SPOKEN_BY if speech.trouble is None else W.GIVEN_UP).of(speech.voice.name)

    def switched(self) -> None:
        """Whoever switches speech off and on again tries the program once more."""
        if self.speech is not None and not self.app.settings.speech:
            self.close()

    def close(self) -> None:
        """Nothing more is said."""
        if self.speech is not None:
            self.speech.close()
        self.speech, self.complained = None, False

    # ---- watching ------------------------------------------------------------------------------
    def pass_time(self, seconds: float) -> Iterable[pygame.event.Event]:
        if self.app.settings.speech:
            self._attend()
        return ()

    def _attend(self) -> None:
        """Say what is new on the topmost screen since it was looked at last."""
        scene = self.app.top
        heard, before = scene.aloud() or Aloud(focus=self._focus(scene)), self.last
        fresh, self.scene, self.last = scene is not self.scene, scene, heard
        trouble = self.voice().trouble
        if trouble is not None and not self.complained:
            self.complained = True
            self.app.toast(trouble, harm=True)
        for toast in self.app.toasts:
            if toast not in self.toasts:
                self.say(self.app.say(toast.said), True)
        self.toasts = tuple(self.app.toasts)
        if fresh:
            self._enter(scene, heard)
            return
        for line in new_ones(before.happened, heard.happened):
            self.say(line, True)
        for now, then in ((heard.answer, before.answer), (heard.asked, before.asked)):
            if now != then:
                self.say(now, True)
        if heard.focus != before.focus and not self.app.text_view.open:
            self.say(heard.focus)

    def _enter(self, scene: Scene, heard: Aloud) -> None:
        """Another screen is there: what it is, and what is asked or has the keyboard."""
        if heard.asked:
            self.say(heard.asked)
            return
        page = told_by(self.app, scene)[0]
        self.say(". ".join([page.title, *(line.words for line in page.lines if scene.see_through)]))
        if not self.app.text_view.open:
            self.say(heard.focus, True)

    def _focus(self, scene: Scene) -> str:
        """The control that has the keyboard."""
        desk = scene.desk
        if desk is None or not desk.ring:
            return ""
        desk.refresh()
        held = desk.find(desk.focus)
        return control_words(self.app, desk, held) if held is not None else ""


def new_ones(before: Sequence[T], now: Sequence[T]) -> Sequence[T]:
    """What of a log that forgets its oldest lines was not there before."""
    kept = next(n for n in range(len(now), -1, -1) if not n or list(before[-n:]) == list(now[:n]))
    return now[kept:]
