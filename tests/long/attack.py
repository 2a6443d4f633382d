"""A host, two honest guests, and everybody else: what the host takes meanwhile, and what becomes of the guests.

python -m tests.long.attack 600              for ten minutes; figures as a line of JSON
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.long.memory import resident
from tests.patience import LOOKS, until

ROOT = Path(__file__).parent.parent.parent
WARM = 5  # matches before the attack
AFTER = 3  # and after it
SETTLE = 12.0  # seconds until the last timeouts are over
LOOK = 0.25  # seconds between two looks at the host's memory


@dataclass
class Outcome:
    """What was tried, and what came of it. Memory of the host in MiB, stalls in seconds."""

    connections: int
    messages: int
    with_key: int  # messages of those who had proved to know the key
    came_in: int
    calm_stall: float  # the longest time in which an honest guest heard nothing, before the attack
    stall: float  # and all in all
    matches: int  # finished by both honest guests while they were attacked
    lost: int  # how often an honest guest's line broke
    before: float
    peak: float
    after: float


class Program:
    """One of the programs, and what it says. It ends when nobody holds its standard input any more."""

    def __init__(self, folder: Path, module: str, *words: str) -> None:
        env = {key: value for key, value in os.environ.items() if key != "HEXFOLD_GUARD"}  # as people play
        self.out = folder / f"{module}.txt"
        self.errors = folder / f"{module}-errors.txt"
        with self.out.open("wb") as out, self.errors.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", f"tests.long.{module}", *words],
                cwd=ROOT,
                env=env,
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=errors,
            )

    def lines(self) -> list[str]:
        """What it has said so far. Fails if it has failed."""
        assert self.process.poll() in (None, 0), self.errors.read_text()[-2000:]
        return self.out.read_text().split("\n")[:-1]

    def told(self, most: int = 20 * LOOKS) -> dict[str, Any]:
        """Its last line, as soon as there is one."""
        until(self.lines, f"a word of {self.out.stem}", most)
        found: dict[str, Any] = json.loads(self.lines()[-1])
        return found

    def memory(self) -> float:
        return resident(self.process.pid)

    def stop(self) -> None:
        """Let it end by itself."""
        self.process.communicate(timeout=60)
        self.lines()


def attacked(seconds: float, folder: Path) -> Outcome:
    """Attack a host for so long."""
    (matches := folder / "matches").mkdir()
    programs = [host := Program(folder, "hosting", str(matches))]
    try:
        until(lambda: len(host.lines()) >= 2, "the host's port")
        key, port = (line.partition(" ")[2] for line in host.lines()[:2])
        programs.append(guests := Program(folder, "guests", port, key))
        until(lambda: len(guests.lines()) >= WARM, "some matches", 20 * LOOKS)
        calm, before = guests.told(), host.memory()
        peak = before
        programs.append(bad := Program(folder, "attackers", port, key, str(seconds)))
        while bad.process.poll() is None:
            peak = max(peak, host.memory())
            time.sleep(LOOK)
        meanwhile, tried = guests.told(), bad.told()
        until(lambda: guests.told()["matches"] >= meanwhile["matches"] + AFTER, "matches after it", 20 * LOOKS)
        guests.stop()
        time.sleep(SETTLE)
        after = host.memory()
        host.stop()
    finally:
        for program in programs:
            program.process.kill()
            program.process.wait()
    return Outcome(
        **tried,
        calm_stall=calm["stall"],
        stall=guests.told()["stall"],
        matches=meanwhile["matches"] - calm["matches"],
        lost=guests.told()["lost"],
        before=before,
        peak=peak,
        after=after,
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(json.dumps(asdict(attacked(float(sys.argv[1]), Path(place)))))
