"""Three programs on one user's folder, of which one is killed now and then: what they leave behind.

python -m tests.long.household 120           for two minutes; figures as a line of JSON
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

import game
from game.files import ASIDE
from game.match.journal import ENDING
from tests.long.attack import ROOT

PROGRAMS = ("Aoi", "Haru", "Ren")
LIVES = (1.0, 6.0)  # seconds until one of them is killed


@dataclass
class Household:
    """What was done, and what was found afterwards."""

    kills: int = 0
    matches: int = 0  # recordings in the folder, each replayed afterwards
    finished: int = 0
    sittings: int = 0  # times that somebody played at one of them
    late: int = 0  # that somebody wanted to go on with a match another program had just taken
    left_over: int = 0  # unfinished parts of files that a killed program has left


def shared(seconds: float, folder: Path, seed: int = 1) -> Household:
    """Let them live together for so long. Fails if any of them does, or leaves anything damaged."""
    told, dice = Household(), random.Random(seed)
    home, diaries = folder / "home", list[Path]()
    env = {key: value for key, value in os.environ.items() if key != "HEXFOLD_GUARD"} | {"HEXFOLD_HOME": str(home)}

    def start(name: str) -> subprocess.Popen[bytes]:
        diaries.append(folder / f"diary{len(diaries)}.txt")
        words = [name, str(len(diaries)), str(diaries[-1])]
        return subprocess.Popen(
            [sys.executable, "-m", "tests.long.at_home", *words], cwd=ROOT, env=env, stdin=subprocess.PIPE
        )

    running = {name: start(name) for name in PROGRAMS}
    try:
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            time.sleep(dice.uniform(*LIVES))
            assert all(program.poll() is None for program in running.values()), "one of them has failed"
            name = dice.choice(PROGRAMS)
            running[name].kill()
            running[name].wait()
            told.kills += 1
            running[name] = start(name)
        for program in running.values():
            program.communicate(timeout=60)
            assert program.returncode == 0
    finally:
        for program in running.values():
            program.kill()
            program.wait()
    found(home, diaries, told)
    return told


def found(home: Path, diaries: list[Path], told: Household) -> None:
    """Every file is whole, and every recording is the match of whoever began it, as they have left it."""
    everything = [path for path in home.rglob("*") if path.is_file()]
    assert not [path for path in everything if ASIDE in path.name]
    told.left_over = sum(path.name.endswith(".part") for path in everything)
    matches = {path.name: game.record.load(path) for path in home.glob(f"matches/*{ENDING}")}
    told.matches = len(matches)
    told.finished = sum(match.state.result is not None for match in matches.values())
    for diary in diaries:
        for note in map(json.loads, diary.read_text().splitlines() if diary.exists() else ()):
            if "late" in note:
                told.late += 1
                continue
            told.sittings += 1
            match = matches[note["left"]]
            assert match.setup is not None and match.setup.names[0] == note["who"], note["left"]
            assert [[e.seat, e.pick] for e in match.entries][: len(note["picks"])] == note["picks"], note["left"]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(json.dumps(asdict(shared(float(sys.argv[1]), Path(place)))))
