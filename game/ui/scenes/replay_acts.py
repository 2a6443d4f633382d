"""What is done with recorded matches: the chosen one is watched, gone on with, marked, shared, thrown away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui import matches, thumbnails
from game.ui import words_desk as W
from game.ui.dialogs.dialog import ask
from game.ui.scenes.replay_finding import Filters
from game.ui.scenes.replay_sharing import copy, copy_log, paste
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button

if TYPE_CHECKING:
    from game.ui.scenes.replays import Replays


class Acts:
    """Each does nothing where no match is chosen that it could be done with."""

    def __init__(self, scene: Replays) -> None:
        self.scene = scene
        self.keys: dict[int, Callable[[], None]] = {
            pygame.K_m: self.mark,
            pygame.K_c: self.copy,
            pygame.K_l: self.copy_log,
            pygame.K_v: self.paste,
            pygame.K_DELETE: self.ask,
        }

    def buttons(self, x: float, y: float) -> list[Button]:
        """A row of small buttons that begins there."""
        now, say = self.scene.now, self.scene.app.say
        acts = [("paste", "plus", W.PASTE_MATCH.of("V"), self.paste)]
        if now is not None and now.setup:
            acts += [("log", "book", W.COPY_LOG.of("L"), self.copy_log)] if now.problem is None else []
            acts += [
                ("copy", "copy", W.COPY_MATCH.of("C"), self.copy),
                ("mark", "star", (W.UNMARK if now.path.name in self.scene.stars else W.MARK).of("M"), self.mark),
            ]
        return [
            Button(key, Box(x + 46 * n, y, 40, 30), icon=icon, tip=say(tip), do=do)
            for n, (key, icon, tip, do) in enumerate(acts)
        ]

    # ---- looking at it and going on with it ------------------------------------------------------
    def open(self) -> None:
        """Watch a match that is over, or read one of other rules; go on with one that is not over."""
        if (now := self.scene.now) is not None and now.setup:
            self.watch() if now.result is not None or now.problem else self.resume()

    def watch(self, eyes: int | None = None) -> None:
        if (now := self.scene.now) is not None:
            matches.watch(self.scene.app, now.path, eyes)

    def watch_as(self, eyes: str) -> None:
        self.watch(int(eyes))

    def review(self) -> None:
        if (now := self.scene.now) is not None:
            matches.review(self.scene.app, now.path)

    def resume(self) -> None:
        if (now := self.scene.now) is not None:
            matches.resume(self.scene.app, now.path)

    # ---- sharing ---------------------------------------------------------------------------------
    def copy(self) -> None:
        if (now := self.scene.now) is not None and now.setup:
            copy(self.scene.app, now)

    def copy_log(self) -> None:
        if (now := self.scene.now) is not None and now.setup:
            copy_log(self.scene.app, now)

    def paste(self) -> None:
        if paste(self.scene.app):
            self.scene.filters, self.scene.chosen = Filters(), 0
            self.scene.enter()

    # ---- keeping it ------------------------------------------------------------------------------
    def mark(self) -> None:
        """Mark it, or no longer."""
        scene = self.scene
        if (now := scene.now) is not None:
            scene.app.profile.star(now.path.name, now.path.name not in scene.stars)
            scene.stars = scene.app.profile.stars()
            if scene.filters.stars is not None:
                scene.filters.stars = scene.stars
                scene.chosen = max(0, min(scene.chosen, len(scene.shown) - 1))
            scene.changed()

    def ask(self) -> None:
        """Shall it be thrown away?"""
        if self.scene.now is not None:
            self.scene.app.push(ask(W.DELETE, W.DELETE_ASK, self._delete, harm=True, label=W.DELETE))

    def _delete(self) -> None:
        saved = self.scene.now
        if saved is None:
            return
        try:
            saved.path.unlink()
        except OSError:
            self.scene.app.toast(W.NOT_DELETED.of(saved.path.name), harm=True)
        else:
            thumbnails.drop(saved.path)
            self.scene.app.toast(W.DELETED)
        self.scene.enter()
