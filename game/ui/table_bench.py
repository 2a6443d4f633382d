"""How fast the card table is: frames while cards move, while the pointer goes over them, and at rest."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Any

import game
from game.match.match import Setup
from game.players.anyone import Anyone
from game.settings import Settings
from game.ui.app import App
from game.ui.session import Session
from game.ui.table.scene import CardTable

FRAMES = 90
SKIPPED = 12  # frames at the beginning that draw every card for the first time
BEAT = 1 / 60
PICKS = {2: 20, 4: 44}  # made before anything is measured: fields and piles are there


def measure(key: str, sizes: tuple[tuple[int, int], ...]) -> dict[str, Any]:
    """Milliseconds a frame by window size and seats; a picture is drawn whole each time."""
    return {f"card_table_{w}x{h}": {f"{seats}_seats": times(key, (w, h), seats) for seats in PICKS} for w, h in sizes}


def table(key: str, size: tuple[int, int], seats: int) -> tuple[App, CardTable]:
    """A card table in the middle of a match, seen by one of the players."""
    app = App(size=size, headless=True, settings=Settings(bot_pace="normal"))
    setup = Setup(key, seats, 7, kinds=("human", *("random",) * (seats - 1)))
    session = Session.begin(game.record, setup, lambda level, seat, seed, ruleset: Anyone(seed))
    anyone = Anyone(7)
    while len(session.match.entries) < PICKS[seats] and not session.over:
        pick(session, anyone)
    scene = app.doors.match(session)
    assert isinstance(scene, CardTable)
    app.push(scene)
    for _ in range(20):
        app.step(0.1)
    return app, scene


def pick(session: Session, anyone: Anyone) -> None:
    """Somebody who is asked takes any of the options."""
    seat = min(session.match.view(-1).asks)
    session.match.take(seat, anyone.pick(session.match.view(seat), session.match.options(seat)))


def times(key: str, size: tuple[int, int], seats: int) -> dict[str, Any]:
    """Median and p95 of frames in which cards move, the pointer moves, and nothing does."""
    app, scene = table(key, size, seats)
    try:
        return {
            "moving": spread(moving(app, scene)),
            "hover": spread(hovering(app, scene)),
            "at_rest": spread(resting(app)),
        }
    finally:
        app.close()


def moving(app: App, scene: CardTable) -> Iterator[float]:
    """Frames of picks as they play: cards on their way, turned over, drawn."""
    anyone = Anyone(11)
    for _ in range(200):
        if scene.session.over:
            return
        pick(scene.session, anyone)
        for _ in range(240):
            app.step(BEAT)
            if scene.table.cards.moving:
                yield frame(app)
            elif scene.table.idle:
                break


def hovering(app: App, scene: CardTable) -> Iterator[float]:
    """The pointer goes along the hand and over the table."""
    w, h = app.size
    for n in range(FRAMES + SKIPPED):
        app.mouse = (round(w * (0.2 + 0.6 * (n % 40) / 40)), round(h * (0.88 if n % 80 < 40 else 0.55)))
        app.step(BEAT)
        yield frame(app)


def resting(app: App) -> Iterator[float]:
    """The whole table drawn again although nothing has changed."""
    for _ in range(FRAMES // 3 + SKIPPED):
        yield frame(app)


def frame(app: App) -> float:
    """Milliseconds of a whole frame."""
    app.redraw()
    begun = time.perf_counter()
    app.picture()
    return (time.perf_counter() - begun) * 1000


def spread(frames: Iterator[float]) -> dict[str, float]:
    """Median and 95th percentile of the frames after the first ones."""
    kept = [ms for n, ms in zip(range(FRAMES + SKIPPED), frames, strict=False) if n >= SKIPPED]
    kept.sort()
    if not kept:
        return {}
    return {"median_ms": round(statistics.median(kept), 1), "p95_ms": round(kept[int(len(kept) * 0.95)], 1)}
