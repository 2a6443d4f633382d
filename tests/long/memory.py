"""What a program takes of this machine's memory."""

from __future__ import annotations

import gc
import os
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
