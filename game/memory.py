"""Giving memory back: what screens took that were left, and connections that are closed, is not kept for hours."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable


def give_back() -> None:
    """Find what nobody uses any more though its parts know each other, and let the system have what it took.

    Takes some hundredths of a second. Things of all sizes leave gaps that glibc would keep for itself.
    """
    gc.collect()
    if _trim is not None:
        _trim(0)


def _of_the_system() -> Callable[[int], object] | None:
    """glibc's `malloc_trim`; None where there is none."""
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


_trim = _of_the_system()
