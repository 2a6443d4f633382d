"""How fast the screen is: frames of battlefield and card table, start, memory, what an idle table costs."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import game
from game.match.match import Setup
from game.players.anyone import Anyone
from game.settings import Settings
from game.ui import table_bench
from game.ui.app import App
from game.ui.layouts.arena.scene import Battlefield
from game.ui.session import Session

SIZES = ((1280, 720), (1920, 1080))
RENDERERS = ("gl", "software")
FRAMES = 24
IDLE_SECONDS = 6.0
PICKS = 40  # made by bots before anything is measured: figures stand on the board
START = """
import time, sys
begun = float(sys.argv[1])
from game.ui.app import App
from game.ui.scenes.title import Title
app = App(headless=True, size=(1280, 720))
app.push(Title())
app.picture()
print((time.time() - begun) * 1000)
"""


def measure() -> dict[str, Any]:
    """Milliseconds, MiB and shares of one core. A painter that cannot be had is left out."""
    found: dict[str, Any] = {"start_to_title_ms": start_ms()}
    for renderer in RENDERERS:
        for size in SIZES:
            frames = frame_times(renderer, size)
            if frames:
                found[f"battlefield_{renderer}_{size[0]}x{size[1]}"] = frames
    return found | table_bench.measure("foton", SIZES) | apart("idle_and_memory()")


def start_ms() -> float:
    """From the start of a process to the first picture of the title; -1 if the screen cannot be used."""
    done = own_process(START, str(time.time()))
    return round(float(done.split()[-1]), 1) if done else -1.0


def apart(what: str) -> dict[str, Any]:
    """A measurement in a process of its own: memory says nothing after other measurements."""
    done = own_process(f"import json; from game.ui.drawing_bench import *; print(json.dumps({what}))")
    return dict(json.loads(done.splitlines()[-1])) if done else {}


def own_process(code: str, *words: str) -> str:
    """What a Python process prints; nothing if it fails."""
    here = Path(game.__file__).parent.parent
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, cwd=here)
    return done.stdout if done.returncode == 0 else ""


def table(renderer: str, size: tuple[int, int], picks: int = PICKS) -> tuple[App, Battlefield]:
    """A battlefield in the middle of a match, seen as a person sees it."""
    settings = Settings(renderer=renderer, bot_pace="instant")
    app = App(size=size, headless=True, settings=settings)
    setup = Setup("arena", 2, 7, kinds=("human", "random"))
    session = Session.begin(game.record, setup, lambda level, seat, seed, key: Anyone(seed))
    anyone = Anyone(7)
    while len(session.match.entries) < picks and not session.over:
        seat = min(session.match.view(-1).asks)
        session.match.take(seat, anyone.pick(session.match.view(seat), session.match.options(seat)))
    scene = Battlefield(session)
    app.push(scene)
    for _ in range(8):
        app.step(0.1)
    return app, scene


def frame_times(renderer: str, size: tuple[int, int]) -> dict[str, Any]:
    """Median and p95 of frames: the camera turns, the mouse hovers, all is at rest, a figure walks, panels alone."""
    app, scene = table(renderer, size)
    try:
        if app.painter.name != renderer:
            return {}
        w, h = size

        def turning(n: int) -> None:
            scene.camera.free(scene.camera.orbit.turned(0.02))
            scene.quiet = 0.0

        def hovering(n: int) -> None:
            scene.quiet, app.mouse = 0.0, (round(w * (0.35 + 0.012 * n)), round(h * 0.5))
            scene.controls.look_at(app.mouse)

        def walking(n: int) -> None:
            scene.camera.goal, scene.smooth, one = None, n > 0, next(iter(scene.table.board.troupe.puppets.values()))
            one.places = tuple((x + 0.1 * n, y, z) for x, y, z in map(scene.camera.board.spot, one.at))

        def resting(n: int) -> None:
            scene.camera.free(scene.camera.orbit.turned(0.001))
            scene.quiet = 9.0

        def panels(n: int) -> None:
            scene.quiet = 9.0

        return {
            name: timed(app, do)
            for name, do in (
                ("turning", turning),
                ("hover", hovering),
                ("at_rest", resting),
                ("walking", walking),
                ("panels", panels),
            )
        }
    finally:
        app.close()


def timed(app: App, before: Callable[[int], None]) -> dict[str, float]:
    """Milliseconds of a frame, drawn whole each time."""
    times = []
    for n in range(FRAMES + 2):
        before(n)
        app.redraw()
        begun = time.perf_counter()
        app.picture()
        times.append((time.perf_counter() - begun) * 1000)
    times = sorted(times[2:])
    return {"median_ms": round(statistics.median(times), 1), "p95_ms": round(times[int(len(times) * 0.95) - 1], 1)}


def idle_and_memory() -> dict[str, Any]:
    """The loop as it runs with a window, nobody touching anything; memory before and after a whole match."""
    app, scene = table("auto", SIZES[0], 0)
    try:
        app.picture()
        before = resident_mib()
        scene.quiet = 0.0
        watched = until_quiet(app, scene)
        share = idle_share(app)
        play_out(app, scene)
        return {
            "renderer": app.painter.name,
            "idle_core_share": round(share, 4),
            "water_runs_seconds": round(watched, 1),
            "memory_start_mib": round(before, 1),
            "memory_after_match_mib": round(resident_mib(), 1),
            "memory_peak_mib": round(peak_mib(), 1),
        }
    finally:
        app.close()


def until_quiet(app: App, scene: Battlefield) -> float:
    """Let the table come to rest; the seconds that took."""
    passed = 0.0
    while (scene.water_moves() or not scene.smooth) and passed < 20:
        app.step(0.1)
        passed += 0.1
    return passed


def idle_share(app: App) -> float:
    """Processor time of an idle table over time on the clock: the app's own loop, sleeping as it does."""
    begun, used = time.perf_counter(), time.process_time()
    while time.perf_counter() - begun < IDLE_SECONDS:
        nap = min(app.sleep(), 1.0)
        time.sleep(nap)
        app.step(nap)
    return (time.process_time() - used) / (time.perf_counter() - begun)


def play_out(app: App, scene: Battlefield) -> None:
    """A whole match on the screen, both seats played by dice."""
    anyone, steps = Anyone(3), 0
    app.settings = replace(app.settings, reduced_motion=True, bot_pace="instant")
    scene.table.pace, scene.table.calm = 0.0, True
    while not scene.session.over and steps < 3000:
        draft = scene.table.draft
        if draft is not None:
            options = scene.session.options()
            step = options[anyone.pick(scene.session.view, options)]
            scene.session.take(step)
            scene.table.draft = None
        scene.update(0.1)
        if steps % 4 == 0:
            app.redraw()
            app.render()
        steps += 1


def resident_mib() -> float:
    """Memory of this process in use now, where the system tells; else the most it ever was."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1048576
    except (OSError, ValueError):
        return peak_mib()


def peak_mib() -> float:
    """The most memory this process ever had; 0 where the system does not tell (Windows)."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(0).ru_maxrss
    return float(most) / (1048576 if sys.platform == "darwin" else 1024)  # bytes there, KiB elsewhere
