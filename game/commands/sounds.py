"""`sounds`: every cue and piece as files to listen to, sheets to look at, and tables of their measures."""

from __future__ import annotations

import argparse
import wave
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from game import files
from game.commands.progress_bar import Bar

if TYPE_CHECKING:
    from game.sound.cue import Cue
    from game.sound.measures import Measures
    from game.sound.waves import Wave

WEIGHT_NAMES = ("light", "middle", "heavy")
HEAD = ("cue", "group", "seconds", "loudness LUFS", "peak dBFS", "jump at the ends dBFS", "heard after ms")


def run(given: argparse.Namespace) -> int:
    """Write `<cue>-<weight>-<variant>.wav` of all variants for the middle weight, one of each other; `sounds.png`;
    `sounds.md`; the same of the music."""
    from game.sound.chart import Panel, draw
    from game.sound.cues import CUES, OF
    from game.sound.measures import measured
    from game.sound.music import overview

    folder = Path(given.out)
    folder.mkdir(parents=True, exist_ok=True)
    panels, table, bar = [], [f"|{'|'.join(HEAD)}|", "|---" * len(HEAD) + "|"], Bar(len(CUES), "sounds")
    for of, cues in OF.items():
        for name, cue in cues.items():
            for file, sound in takes(name):
                write(sound, folder / file)
                if file == f"{name}-middle-0.wav":
                    found = measured(sound)
                    panels.append(Panel(name, sound, f"{found.loudness:.1f} LUFS  {found.seconds:.1f} s"))
                    table.append(row(name, of, cue, found))
            bar.step(name)
    draw(panels, folder / "sounds.png")
    files.write(folder / "sounds.md", ("\n".join(table) + "\n").encode())
    overview.write(folder, lambda name, sound: write(sound, folder / f"{name}.wav"))
    return 0


def takes(name: str) -> Iterator[tuple[str, Wave]]:
    """The takes of a cue that are written, by the names of their files."""
    from game.sound.cues import rendered
    from game.sound.takes import VARIANTS, WEIGHTS

    for called, weight in zip(WEIGHT_NAMES, WEIGHTS, strict=True):
        for variant in range(VARIANTS if called == "middle" else 1):
            yield f"{name}-{called}-{variant}.wav", rendered(name, weight, variant)


def write(sound: Wave, path: Path) -> None:
    """A wave (n, 2) as a WAV file of 16 bits."""
    from game.sound.waves import RATE, sampled

    made = BytesIO()
    with wave.Wave_write(made) as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(sampled(sound).astype("<i2").tobytes())
    files.write(path, made.getvalue())


def row(name: str, of: str, cue: Cue, found: Measures) -> str:
    """A line of the table."""
    figures = f"{found.seconds:.2f}|{found.loudness:.1f}|{found.peak:.1f}|{found.jump:.0f}|{found.starts:.0f}"
    return f"|{name}|{of}, {cue.group}|{figures}|"
