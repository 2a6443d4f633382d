"""Giving memory back: a program that stays open for hours does not keep what every screen it has shown once took."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable


def give_back() -> None:
    """Find the screens that were left, whose parts know each other, and let the system have what they took.

    Takes some hundredths of a second. Pictures of all sizes leave gaps that glibc would keep for itself.
    """
    gc.collect()
    if _trim is not None:
        _trim(0)


def _of_the_system() -> Callable[[int], object] | None:
    """glibc's `malloc_trim`; None where there is none."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


_trim = _of_the_system()
