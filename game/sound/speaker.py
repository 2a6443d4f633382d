"""The loudspeaker: plays cues by name, makes what it lacks in a thread of its own, and is silent without a device.

Nothing here waits: what is ready sounds at once; what is not is made, or read from the user's folder, by the thread,
and sounds when it is there, unless the moment for it is over by then. The thread opens the device, too.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import Empty, PriorityQueue
from threading import Event, Lock, Thread
from typing import NamedTuple

import pygame

from game.sound.device import MUSIC, opened
from game.sound.limiter import CEILING
from game.sound.takes import VARIANTS, WEIGHTS, Key, Take, Takes
from game.sound.voices import Voices

LATE = 0.15  # seconds after which the moment of a cue is over
REST = 0.05  # seconds after each take that is made in advance: the picture needs the machine, too
KEPT = 160  # takes in memory
NOW, NEXT = 0, 1  # what is made first
LOG = logging.getLogger(__name__)


class Wish(NamedTuple):
    """A take that is to be there; to be heard, too, unless `since` is None."""

    key: Key
    weight: float = 0.5
    where: float = 0.0
    since: float | None = None


class Speaker:
    """Plays cues. A missing device, or one that goes away, makes every call silent."""

    def __init__(self, folder: Path, clock: Callable[[], float], silent: bool = False) -> None:
        """`folder` keeps what is made; `clock` tells seconds."""
        self.clock, self.silent, self.opened = clock, silent, False
        self.effects = 0.7
        self.takes, self.voices = Takes(folder), Voices()
        self.ready = OrderedDict[Key, tuple[Take, pygame.mixer.Sound]]()  # the last used last
        self.turns: dict[str, int] = {}  # which variant of a cue is next
        self.heard: list[str] = []  # the last cues asked for, also when silent
        self._jobs = PriorityQueue[tuple[int, int, Callable[[], None] | None]]()
        self._numbers, self._lock, self._wanted = count(), Lock(), Event()
        self._thread: Thread | None = None

    @property
    def missing(self) -> bool:
        """True if a device was wanted and there is none."""
        return self.opened and self.silent

    # ---- what is asked for -----------------------------------------------------------------------
    def play(self, name: str, weight: float = 0.5, where: float = 0.0) -> None:
        """Play a cue: 0 is the lightest and 1 the heaviest, -1 at the left edge of the window, 1 at the right one."""
        self.heard = [*self.heard[-31:], name]
        if self.silent or self.effects <= 0:
            return
        variant = self.turns.get(name, 0)
        self.turns[name] = (variant + 1) % VARIANTS
        key = Key(name, min(len(WEIGHTS) - 1, int(weight * len(WEIGHTS))), variant)
        wish = Wish(key, weight, where, self.clock())
        if not self._begin(wish):
            self._ask(NOW, wish)
        self._ask(NEXT, Wish(key._replace(variant=self.turns[name])))

    def expect(self, of: str) -> None:
        """The cues of a game, of "desk" or "cards" will be wanted soon: they are fetched or made meanwhile."""
        if not self.silent and self.effects > 0:
            self._do(NEXT, lambda: self._expect(of))

    def volumes(self, effects: float, music: float) -> None:
        """Set how loud cues are, and what the music leaves them, both 0 to 1; 0 is silence."""
        self.effects = effects
        self.voices.headroom = 1 - CEILING * music

    def wait(self) -> None:
        """Wait until all is made that has been asked for."""
        self._jobs.join()

    def close(self) -> None:
        """Give the device back."""
        silent, self.silent = self.silent, True
        if self._thread is not None:
            self._jobs.put((-1, 0, None))
            self._wanted.set()
            self._thread.join(1.0)
            if not silent and not self._thread.is_alive():  # else the system hangs: what ends next is the program
                pygame.mixer.quit()

    # ---- the thread --------------------------------------------------------------------------------
    def _ask(self, when: int, wish: Wish) -> None:
        if wish.since is not None or wish.key not in self.ready:
            self._do(when, lambda: self._fulfil(wish))

    def _do(self, when: int, job: Callable[[], None]) -> None:
        """Something is to be done by the thread, which begins with the first."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._jobs.put((when, next(self._numbers), job))
        if when == NOW:
            self._wanted.set()

    def _work(self) -> None:
        """One thing after the other until the last. A mistake of the program ends sounds; nobody waits for any then."""
        try:
            while self._next_done():
                pass
        finally:
            self.silent = True
            with suppress(Empty):
                while True:
                    self._jobs.get_nowait()
                    self._jobs.task_done()

    def _next_done(self) -> bool:
        """What is next is done; False once nothing is to follow."""
        when, _, job = self._jobs.get()
        self._wanted.clear()
        try:
            if job is not None and self._open():
                job()
                if when == NEXT:
                    self._wanted.wait(REST)
        except (pygame.error, OSError, MemoryError) as error:  # the device, the folder: the next sound may be heard
            LOG.warning("a sound could not be made: %s", error)
        finally:
            self._jobs.task_done()
        return job is not None

    def _open(self) -> bool:
        """True if there is a device; looked for once, with the first sound."""
        if not self.opened and not self.silent:
            self.silent, self.opened = not opened(), True
        return not self.silent

    def _fulfil(self, wish: Wish) -> None:
        """A take is fetched or made, and heard if it still is its moment."""
        if wish.key not in self.ready:
            try:
                take = self.takes.get(wish.key)
            except KeyError:
                LOG.warning("there is no cue '%s'", wish.key.cue)
                return
            sound = pygame.mixer.Sound(buffer=take.samples.tobytes())
            with self._lock:
                self.ready[wish.key] = take, sound
                while len(self.ready) > KEPT:
                    self.ready.popitem(last=False)
        if wish.since is not None and self.clock() - wish.since <= LATE:
            self._begin(wish)

    def _expect(self, of: str) -> None:
        from game.sound.cues import OF

        for name in OF.get(of, ()):
            self._ask(NEXT, Wish(Key(name, len(WEIGHTS) // 2, self.turns.get(name, 0))))

    def _begin(self, wish: Wish) -> bool:
        """A take that is ready sounds, if there is a voice for it; False if it is not ready."""
        with self._lock:
            if wish.key not in self.ready:
                return False
            take, sound = self.ready[wish.key]
            self.ready.move_to_end(wish.key)
            voice = self.voices.begin(wish.key.cue, take, self.effects, wish.weight, wish.where, self.clock())
            if voice is not None:
                channel, left, right = voice
                loud = max(left, right)
                try:
                    sound.set_volume(loud)  # before it begins: the device may ask for it at any moment
                    there = pygame.mixer.Channel(MUSIC + channel)
                    there.play(sound)
                    there.set_volume(left / loud, right / loud)
                except pygame.error as error:  # it went away
                    LOG.info("the sound device is gone: %s", error)
                    self.silent = True
            return True
