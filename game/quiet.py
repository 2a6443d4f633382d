"""Silence for the C libraries of the system, which write to standard error by themselves. Imports nothing of ours."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def quiet() -> Iterator[None]:
    """While this is open, nobody hears what the libraries of the system write to standard error by themselves."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # started without a standard error: nobody hears them anyway
        yield
        return
    with suppress(AttributeError, OSError, ValueError):
        sys.stderr.flush()
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
