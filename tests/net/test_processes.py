"""Host and guests as programs of their own, on a bad network: lines that fall, and a host that is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import game
from tests.net.relay import Relay
from tests.patience import LOOKS, until

ROOT = Path(__file__).parent.parent.parent
KEYS = [rules.key for rules in game.RULESETS]


class Programs:
    """Programs started for one test, each with a file for what it says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, name: str, *words: str) -> None:
        said = (self.folder / f"{name}.txt").open("ab")
        self.running[name] = subprocess.Popen(
            [sys.executable, "-m", "game", *words],
            cwd=ROOT,
            stdout=said,
            stderr=said,
            env={**os.environ, "HEXFOLD_HOME": str(self.folder / "home")},
        )

    def said(self, name: str) -> str:
        return (self.folder / f"{name}.txt").read_text()

    def wait_for(self, name: str, words: str, looks: int = LOOKS) -> str:
        """The rest of the line that begins with these words."""

        def line() -> str:
            ended = self.running[name].poll() is not None
            found = next((line for line in self.said(name).splitlines() if line.startswith(words)), "")
            assert found or not ended, self.said(name)
            return found

        return until(line, lambda: f"'{words}' of {name}: {self.said(name)}", looks).removeprefix(words).strip()


@contextmanager
def programs(folder: Path) -> Iterator[Programs]:
    made = Programs(folder)
    try:
        yield made
    finally:
        for program in made.running.values():
            program.kill()
            program.wait()


def play(key: str, people: int, folder: Path, delay: float, every: int, least_cuts: int, looks: int = LOOKS) -> None:
    """A whole match: one host, some guests (those without a seat watch), bad lines, and the host killed once."""
    seats = min(people, max(game.ruleset(key).seats))
    relays = []
    with programs(folder) as run:
        try:
            run.start(
                "host",
                "host",
                key,
                "--headless",
                "--interface",
                "127.0.0.1",
                "--port",
                str(free_port()),
                "--seats",
                ",".join(["open"] * seats),
            )
            lan_key = run.wait_for("host", "code ")[-9:]
            port = int(run.wait_for("host", "port "))
            for n in range(people):
                relays.append(Relay(port, delay, every, n))
                watch = [] if n < seats else ["--watch"]
                run.start(
                    f"guest{n}",
                    "join",
                    f"127.0.0.1:{relays[n].port}",
                    "--key",
                    lan_key,
                    "--headless",
                    "--bot",
                    "random",
                    "--name",
                    f"G{n}",
                    *watch,
                )
            run.wait_for("host", "begun")
            for relay in relays:
                relay.cutting = True
            until(lambda: all(relay.cuts for relay in relays), "a first cut for everybody")
            run.running["host"].send_signal(signal.SIGKILL)
            run.running["host"].wait()
            run.start("again", "host", "--headless", "--resume", "last")
            run.wait_for("again", "over ", looks)
            guests = [f"guest{n}" for n in range(people)]
            until(lambda: None not in [run.running[name].poll() for name in guests], "the end of every guest")
            for name in guests:
                assert run.running[name].poll() == 0, run.said(name)
                assert "verified" in run.said(name).splitlines()
            assert all(relay.cuts >= least_cuts for relay in relays), [relay.cuts for relay in relays]
        finally:
            for relay in relays:
                relay.close()


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_three_programs_play_on_bad_lines_and_the_host_is_killed_once(tmp_path: Path) -> None:
    play("foton", 2, tmp_path, 0.02, 40, 1)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_five_programs_at_200_milliseconds_with_twenty_cuts_each(key: str, tmp_path: Path) -> None:
    play(key, 4, tmp_path, 0.2, 20, 20, 20 * LOOKS)
