"""How long it takes until something is heard, and what a cue costs that has to be made."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep

from game.sound import cues
from game.sound.device import BUFFER, VOICES
from game.sound.speaker import Speaker
from game.sound.waves import RATE

HEARD = ("hit", "slide", "seal", "servo", "war_drum", "canter")  # cues that are listened for
EVERY = 8  # of so many cues one is made
PATIENCE = 2.0  # seconds


def measure() -> dict[str, float]:
    """Milliseconds; those until a sound are with the device's buffer, and -1 where nothing sounds."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"  # as quick as any device, and nobody hears it
    with TemporaryDirectory() as folder:
        made, _ = heard_after(Path(folder))
        read, ready = heard_after(Path(folder))
    costs = [cost(name) for name in list(cues.CUES)[::EVERY]]
    return {
        "event to sound ms": ready,
        "event to sound ms, read": read,
        "event to sound ms, made": made,
        "a cue made ms": round(median(costs), 1),
        "a cue made ms, the dearest": round(max(costs), 1),
    }


def heard_after(folder: Path) -> tuple[float, float]:
    """What a cue takes when it is wanted the first time, and when it is ready."""
    speaker = Speaker(folder, lambda: 0.0)
    until_heard(speaker, "click")  # opens the device
    first = [until_heard(speaker, cue) for cue in HEARD]
    speaker.wait()
    again = [until_heard(speaker, cue) for cue in HEARD]
    speaker.close()
    return round(median(first), 1), round(median(again), 1)


def until_heard(speaker: Speaker, cue: str) -> float:
    """Milliseconds until a cue sounds, with all voices free."""
    speaker.voices.sounding = [None] * VOICES
    began = perf_counter()
    speaker.play(cue)
    while not any(voice is not None and voice.name == cue for voice in speaker.voices.sounding):
        if perf_counter() - began > PATIENCE:
            return -1.0
        sleep(0.0002)
    return 1000 * (perf_counter() - began + BUFFER / RATE)


def cost(name: str) -> float:
    """Milliseconds of one core that a cue takes."""
    began = process_time()
    cues.rendered(name, 0.5, 0)
    return 1000 * (process_time() - began)
