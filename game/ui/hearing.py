"""What is heard: the music of the topmost screen that has any, and how loud it and the cues are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.sound.music.player import Music
from game.sound.speaker import Speaker
from game.ui.companion import Companion

if TYPE_CHECKING:
    from game.ui.app import App


class Sounds(Companion):
    """The speaker and the music. Both are silent without a window."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.speaker = Speaker(app.home / "sounds", app.now, silent=app.headless)
        self.music = Music(app.home / "music", silent=app.headless)

    def pass_time(self, seconds: float) -> Iterable[pygame.event.Event]:
        tunes = (scene.tune() for scene in reversed(self.app.stack))
        if tune := next((tune for tune in tunes if tune), None):
            self.music.pass_time(seconds, tune)
        return ()

    def wake(self) -> float | None:
        return self.music.wake()

    def switched(self) -> None:
        settings = self.app.settings
        self.music.volume = settings.music / 100
        self.speaker.volumes(settings.effects / 100, self.music.volume)

    def close(self) -> None:
        self.music.close()
        self.speaker.close()
