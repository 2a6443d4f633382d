"""What a program takes of this machine's memory, and when it is to end."""

from __future__ import annotations

import gc
import os
import sys
import threading
from pathlib import Path

from game.__main__ import YOUNG

HERE = Path("/proc/self/statm")  # only Linux has it


def resident(process: int | None = None) -> float:
    """Memory of a program in MiB, shared libraries included; of this one if none is named."""
    pages = Path(f"/proc/{process or os.getpid()}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 2**20


def as_the_game_does() -> None:
    """Look for circular garbage as seldom as the program does (`game/__main__.py`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def alone() -> threading.Event:
    """Set once nobody holds this program's standard input any more: then it is to end."""
    over = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        over.set()

    threading.Thread(target=wait, daemon=True).start()
    return over
