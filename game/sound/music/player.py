"""Who plays the music: the piece of the screen, calm or dense, and its ending; one piece fades before the next begins.

Nothing here waits. What is not there yet is rendered by a thread, or read from the user's folder, and it is silent
until then. Two channels belong to the music: one for those who play all the time, one for those who join while the
match turns, and who are silent otherwise.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from threading import Thread
from typing import Literal, NamedTuple

import pygame

from game.sound.device import MUSIC, UNDER, opened

LOUDEST = 0.7  # volume of the music at its highest: what the device adds to it must fit, too
FADE, JOIN = 1.2, 4.0  # seconds in which a piece comes or goes; in which others join, or leave
BEAT = 0.05  # seconds between two steps of a fade
LOOK = 0.25  # seconds between two looks at what the thread does
LOG = logging.getLogger(__name__)
Mood = Literal["calm", "tense", "win", "loss"]


class Tune(NamedTuple):
    """What is to be heard: which piece, and how. An ending is played once."""

    piece: str
    mood: Mood = "calm"

    @property
    def part(self) -> str:
        """What is played of it on the first channel."""
        return "calm" if self.mood == "tense" else self.mood


class Music:
    """Plays one piece at a time. A missing device, or one that goes away, makes it silent."""

    def __init__(self, folder: Path, silent: bool = False) -> None:
        """`folder` keeps what is rendered."""
        self.folder, self.silent = folder, silent
        self.volume = 0.5
        self.wanted = Tune("title")
        self.playing: tuple[str, str] | None = None  # piece and part
        self.loud, self.joined = 0.0, 0.0  # how far the piece has come, and those who join, 0 to 1
        self.ready: tuple[str, Mapping[str, pygame.mixer.Sound]] = "", {}  # a piece, and its parts
        self._thread: Thread | None = None

    def pass_time(self, seconds: float, wanted: Tune) -> None:
        """Let time pass; from now on this is to be heard."""
        self.wanted = wanted
        if self.silent or (not self.volume and self.playing is None):
            return
        if self.ready[0] != wanted.piece and self.volume:
            self._fetch(wanted.piece)
        try:
            self._fade(min(seconds, BEAT))
        except pygame.error as error:  # the device went away
            LOG.info("no more music: %s", error)
            self.silent = True

    def wake(self) -> float | None:
        """Seconds until time must pass again; None: nothing changes by itself."""
        if self.silent or (not self.volume and self.playing is None):
            return None
        if self.ready[0] != self.wanted.piece and self.playing is None:
            return LOOK if self._thread is not None else None
        return None if self._settled() else BEAT

    def close(self) -> None:
        """Be silent for good."""
        if self.playing is not None and not self.silent:
            self._stop()
        self.silent = True

    # ---- fading ----------------------------------------------------------------------------------
    def _settled(self) -> bool:
        dense = float(self.wanted.mood == "tense")
        return self.playing == (self.wanted.piece, self.wanted.part) and (self.loud, self.joined) == (1.0, dense)

    def _fade(self, seconds: float) -> None:
        """Take the present piece a step nearer to what is wanted; once it is gone, begin the next."""
        stays = self.playing == (self.wanted.piece, self.wanted.part) and self.volume > 0
        self.loud = _nearer(self.loud, float(stays), seconds / FADE)
        self.joined = _nearer(self.joined, float(self.wanted.mood == "tense"), seconds / JOIN)
        if not stays and not self.loud:
            self._begin()
        elif self.playing is not None:
            self._set_volumes()

    def _begin(self) -> None:
        """What was played ends; what is wanted begins, if it is there."""
        if self.playing is not None:
            self._stop()
        name, parts = self.ready
        part = self.wanted.part
        if not self.volume or name != self.wanted.piece or part not in parts:
            return
        self.playing = name, part
        ends = part != "calm"
        self.loud, self.joined = float(ends), float(self.wanted.mood == "tense")  # an ending does not creep in
        self._set_volumes()
        pygame.mixer.Channel(0).play(parts[part], loops=0 if ends else -1)
        if not ends and "joining" in parts:
            pygame.mixer.Channel(1).play(parts["joining"], loops=-1)
        self._set_volumes()  # a channel that begins is loud again

    def _stop(self) -> None:
        self.playing = None
        for number in range(MUSIC):
            pygame.mixer.Channel(number).stop()

    def _set_volumes(self) -> None:
        loud = LOUDEST * self.volume * self.loud
        pygame.mixer.Channel(0).set_volume(loud * (1 - (1 - UNDER) * self.joined))
        pygame.mixer.Channel(1).set_volume(loud * self.joined)

    # ---- the thread ------------------------------------------------------------------------------
    def _fetch(self, name: str) -> None:
        """Let a piece be rendered or read, unless the thread is still busy."""
        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=self._work, args=(name,), name="music", daemon=True)
            self._thread.start()

    def _work(self, name: str) -> None:
        """A piece is made; it is silent from then on if that fails, whatever the reason."""
        made = False
        try:
            self._make(name)
            made = True
        except (pygame.error, OSError, MemoryError) as error:  # the device, the folder
            LOG.warning("the music could not be made: %s", error)
        finally:
            self.silent |= not made

    def _make(self, name: str) -> None:
        if not opened():
            self.silent = True
            return
        from game.sound.music.band import parts  # with all instruments and scores: only now
        from game.sound.music.pieces import PIECES
        from game.sound.music.recordings import recording

        made = dict[str, pygame.mixer.Sound]()
        for part in parts(PIECES[name]):
            if self.silent or self.wanted.piece != name:
                return
            made[part] = pygame.mixer.Sound(buffer=recording(self.folder, PIECES[name], part).tobytes())
        self.ready = name, made


def _nearer(now: float, wanted: float, step: float) -> float:
    return min(wanted, now + step) if now < wanted else max(wanted, now - step)
