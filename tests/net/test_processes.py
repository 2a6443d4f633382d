"""Host and guests as programs of their own, on a bad network: lines that fall, and a host that is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import game
from tests.net.relay import Relay

ROOT = Path(__file__).parent.parent.parent
KEYS = [rules.key for rules in game.RULESETS]
PEOPLE = 4


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

    def wait_for(self, name: str, words: str, seconds: float = 30) -> str:
        """The rest of the line that begins with these words."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            for line in self.said(name).splitlines():
                if line.startswith(words):
                    return line.removeprefix(words).strip()
            assert self.running[name].poll() is None, self.said(name)
            time.sleep(0.02)
        raise AssertionError(f"{name} has not said '{words}': {self.said(name)}")


@contextmanager
def programs(folder: Path) -> Iterator[Programs]:
    made = Programs(folder)
    try:
        yield made
    finally:
        for program in made.running.values():
            program.kill()
            program.wait()


def play(key: str, folder: Path, delay: float, every: float, least_cuts: int, limit: float) -> None:
    """A whole match: one host, four guests (those without a seat watch), bad lines, and the host killed once."""
    seats = min(PEOPLE, max(game.ruleset(key).seats))
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
            for n in range(PEOPLE):
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
                    "easy",
                    "--name",
                    f"G{n}",
                    *watch,
                )
            run.wait_for("host", "begun", 60)
            for relay in relays:
                relay.cutting = True
            time.sleep(1.5)
            run.running["host"].send_signal(signal.SIGKILL)
            run.running["host"].wait()
            run.start("again", "host", "--headless", "--resume", "last")
            run.wait_for("again", "over ", limit)
            for n in range(PEOPLE):
                assert run.running[f"guest{n}"].wait(30) == 0, run.said(f"guest{n}")
                assert "verified" in run.said(f"guest{n}").splitlines()
            assert all(relay.cuts >= least_cuts for relay in relays), [relay.cuts for relay in relays]
        finally:
            for relay in relays:
                relay.close()


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.mark.parametrize("key", ["foton"])
def test_five_programs_play_on_bad_lines_and_the_host_is_killed_once(key: str, tmp_path: Path) -> None:
    play(key, tmp_path, 0.02, 1.5, 2, 90)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_at_200_milliseconds_with_twenty_cuts_each(key: str, tmp_path: Path) -> None:
    play(key, tmp_path, 0.2, 2.7, 20, 900)
