"""Waiting for other threads and programs: counted in looks, not in seconds, so that a machine that pauses or is slow
changes nothing. A test that loses patience has failed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PAUSE = 0.005  # seconds between two looks
LOOKS = 12000  # a minute, if nothing comes between them


def until(seen: Callable[[], T], what: str | Callable[[], str], looks: int = LOOKS) -> T:
    """What `seen` returns as soon as it is true. `what` says what has not come if patience runs out."""
    for _ in range(looks):
        if found := seen():
            return found
        time.sleep(PAUSE)
    raise AssertionError(f"it never came: {what if isinstance(what, str) else what()}")
