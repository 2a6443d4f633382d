"""Motion: a film of short acts, one after the other. It only delays what is seen; skipping it changes nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

LONGEST_STEP = 0.25  # seconds of a film that may pass at once


def nothing() -> None:
    """An act that begins or ends without further ado."""


def still(t: float) -> None:
    """An act during which nothing moves."""


@dataclass(slots=True)
class Act:
    """One movement: `show` is called with 0..1 as it goes on, `end` leaves everything as it is afterwards.

    `reads` marks an act that is there to be read (dice at rest, a spell shown): under reduced motion it is held, too.
    """

    seconds: float
    begin: Callable[[], None] = nothing
    show: Callable[[float], None] = still
    end: Callable[[], None] = nothing
    reads: bool = False


class Film:
    """Acts waiting, and the one that plays."""

    def __init__(self) -> None:
        self.waiting: deque[Act] = deque()
        self.now: Act | None = None
        self.passed = 0.0
        self.calm = False  # reduced motion: nothing moves, what is to be read is held

    @property
    def running(self) -> bool:
        return self.now is not None or bool(self.waiting)

    def add(self, acts: Iterable[Act]) -> None:
        self.waiting.extend(acts)

    def advance(self, seconds: float, speed: float) -> None:
        """Let time pass; a speed of 0 or less plays everything at once."""
        left = min(seconds, LONGEST_STEP) * speed
        while self.running:
            act = self.now or self._next()
            lasts = act.seconds if not self.calm or act.reads else 0.0
            if speed > 0 and self.passed + left < lasts:
                self.passed += left
                act.show(self.passed / lasts if not self.calm else 1.0)
                return
            left = max(0.0, left - (lasts - self.passed))
            act.show(1.0)
            act.end()
            self.now = None

    def skip(self) -> None:
        """Everything is as it will be."""
        self.advance(0.0, 0.0)

    def _next(self) -> Act:
        self.now, self.passed = self.waiting.popleft(), 0.0
        self.now.begin()
        return self.now


def eased(t: float) -> float:
    """Slow, fast, slow: 0..1 to 0..1."""
    return t * t * (3 - 2 * t)


def together(acts: Sequence[Act]) -> Act:
    """What is alike plays at the same time: one act that lasts as long as the longest of these."""
    if len(acts) == 1:
        return acts[0]
    lasts = max(act.seconds for act in acts)

    def begin() -> None:
        for act in acts:
            act.begin()

    def show(t: float) -> None:
        for act in acts:
            act.show(min(1.0, t * lasts / act.seconds) if act.seconds else 1.0)

    def end() -> None:
        for act in acts:
            act.end()

    return Act(lasts, begin, show, end, any(act.reads for act in acts))


def within(acts: Sequence[Act], seconds: float) -> list[Act]:
    """The same acts, hurried if together they last longer than that."""
    lasts = sum(act.seconds for act in acts)
    share = min(1.0, seconds / lasts) if lasts else 1.0
    return [replace(act, seconds=act.seconds * share) for act in acts]
