"""`bench net`: how long a pick takes to the other seat, what it weighs, and what a full table costs the host."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import game
from game.net.guest import Guest
from game.net.opening import join
from game.players.levels import bot

PAUSE = 0.0005  # seconds between two looks at the wire
MOST = 60.0  # seconds for anything
KNOCKS = 0.36  # seconds between two guests, so that the host does not take them for a nuisance


def measure() -> dict[str, Any]:
    """Milliseconds from a pick to the other guest's view, bytes a pick, and the memory of a host with 13 guests."""
    with hosted("foton", 2, 0) as (_, guests):
        waits, size, picks = played(guests, lambda: False)
    figures: dict[str, Any] = {
        "pick_to_view_median_ms": round(median(waits), 2),
        "pick_to_view_p95_ms": round(quantiles(waits, n=20)[-1], 2),
        "foton bytes_a_pick, both guests": round(size / picks),
    }
    with hosted("arena", 5, 8) as (host, guests):
        until = time.monotonic() + 8
        _, size, picks = played(guests, lambda: time.monotonic() > until)
        figures |= {
            "arena bytes_a_pick, 5 seats and 8 watching": round(size / max(1, picks)),
            "host_memory_mib, 5 seats and 8 watching": memory(host.pid),
        }
    return figures


@contextmanager
def hosted(key: str, seats: int, watching: int) -> Iterator[tuple[subprocess.Popen[str], list[Guest]]]:
    """A host in a process of its own, and its guests here, all ready."""
    words = [
        sys.executable,
        "-m",
        "game",
        "host",
        key,
        "--headless",
        "--interface",
        "127.0.0.1",
        "--seats",
        ",".join(["open"] * seats),
    ]
    host = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    guests: list[Guest] = []
    try:
        assert host.stdout is not None
        code, port = (host.stdout.readline().split()[1] for _ in range(2))
        for n in range(seats + watching):
            guests.append(join(game.record, f"127.0.0.1:{port}", code[-9:], f"G{n}", n >= seats))
            wait(guests, lambda: guests[-1].here)
            time.sleep(KNOCKS)
        for guest in guests[:seats]:
            guest.ready(True)
        wait(guests, lambda: all(guest.view is not None and guest.stage == "playing" for guest in guests))
        yield host, guests
    finally:
        for guest in guests:
            guest.close()
        host.kill()
        host.wait()


def wait(guests: Sequence[Guest], until: Callable[[], bool]) -> None:
    """Let the guests hear until something is so."""
    limit = time.monotonic() + MOST
    while not until():
        if time.monotonic() > limit:
            raise ValueError("bench net: the guests do not hear from the host")
        for guest in guests:
            guest.tick()
        time.sleep(PAUSE)


def played(guests: Sequence[Guest], enough: Callable[[], bool]) -> tuple[list[float], int, int]:
    """Play until it is over or enough: milliseconds of each pick, bytes that came, picks."""
    waits: list[float] = []
    before, picks = sum(received(guest) for guest in guests), 0
    players = {
        guest.seat: bot("random", game.ruleset(guest.setup.ruleset), guest.seat, 1)
        for guest in guests
        if guest.seat >= 0 and guest.setup is not None
    }
    others = {guest.seat: guests[0 if guest is not guests[0] else 1] for guest in guests}
    while not enough() and all(guest.stage == "playing" for guest in guests):
        for guest in guests:
            guest.tick()
            options = guest.options()
            if options and guest.view is not None:
                pick = options[players[guest.seat].pick(guest.view, options) or 0]
                other = others[guest.seat]
                other.news()
                began = time.perf_counter()
                guest.pick(pick)
                picks += 1
                while time.perf_counter() - began < 0.05:
                    other.tick()
                    if other.news():
                        waits.append((time.perf_counter() - began) * 1000)
                        break
                    time.sleep(PAUSE / 5)
        time.sleep(PAUSE)
    return waits, sum(received(guest) for guest in guests) - before, picks


def received(guest: Guest) -> int:
    """Characters that have come to a guest."""
    return int(getattr(guest.line, "received", 0))


def memory(process: int) -> float | None:
    """Resident memory in MiB; None where the system does not say."""
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return None
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)
