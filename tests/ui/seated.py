"""A battlefield at hand: the real app and the real match, a painter that paints nothing, and hands that click."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

import game
from game.board3d.picture import stand
from game.hexes import Hex
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.settings import Settings
from game.table.step import Spot, Step, Thing
from game.ui.app import App
from game.ui.layouts.arena.scene import Battlefield
from game.ui.scene import Scene
from game.ui.session import Session
from game.ui.table.scene import CardTable


class Blank:
    """Paints nothing, at once."""

    name, driver, why = "software", "software", ""

    def draw(self, picture: Any, orbit: Any, surface: pygame.Surface, quality: str = "rest") -> None:
        surface.fill((60, 40, 30))

    def draw_dice(self, throw: Any, surface: pygame.Surface) -> None:
        surface.fill((20, 60, 40))

    def close(self) -> None:
        """Nothing to give back."""


def easy(level: str, seat: int, seed: int, ruleset: str) -> Anyone:
    """A computer player in this process."""
    return Anyone(seed)


def app_at(home: Path, size: tuple[int, int] = (960, 540), **settings: Any) -> App:
    made = App(
        size=size,
        headless=True,
        home=home,
        settings=Settings(**{"bot_pace": "instant", "reduced_motion": True, **settings}),
    )
    made._painter = Blank()
    made.debug = True
    return made


def open_match(
    app: App,
    kinds: Sequence[str] = ("human", "random"),
    seed: int = 7,
    options: dict[str, str] | None = None,
    folder: Path | None = None,
) -> Battlefield:
    """A new match on the screen, at its first question."""
    session = Session.begin(
        game.record, Setup("arena", len(kinds), seed, options or {}, kinds=tuple(kinds)), easy, folder=folder
    )
    return show(app, session)


def show(app: App, session: Session) -> Battlefield:
    scene = Battlefield(session)
    app.push(scene)
    settle(scene)
    return scene


def by_hand(app: App, state: Any, kinds: Sequence[str] = ("human", "random")) -> Battlefield:
    """A position set up by hand on the screen."""
    match = Match(state, (), setup=Setup("arena", state.seats, 1, kinds=tuple(kinds)))
    return show(app, Session(match, easy))


def settle(scene: Battlefield, most: int = 400) -> None:
    """Let time pass until somebody at the screen is asked, or there is nothing left to happen."""
    for _ in range(most):
        scene.app.step(0.1)
        if scene.app.top is not scene or scene.table.draft is not None or (scene.session.over and scene.table.idle):
            return


def seldom_drawn(scene: Scene, every: int = 9) -> None:
    """Only every so many-th picture is drawn: hands do not look at pictures, and there are thousands of them."""
    draw, count = scene.draw, itertools.count()

    def now_and_then(screen: pygame.Surface) -> None:
        if next(count) % every == 0:
            draw(screen)
        elif isinstance(scene, CardTable):
            scene.reading.spots = []  # parts of texts lie where they were drawn

    scene.draw = now_and_then  # type: ignore[method-assign]


# ---- hands -------------------------------------------------------------------------------------------
def where(scene: Battlefield, thing: Thing) -> tuple[int, int]:
    """A pixel at which a thing can be pointed at."""
    for part in reversed(scene.parts):
        if thing in part.things:
            return middle(scene, part.key)
    if isinstance(thing, Spot):
        return over(scene, Hex(*thing.at[:2]))
    puppets = scene.table.board.troupe.puppets
    puppet = puppets[thing] if thing in puppets else next(p for p in puppets.values() if p.host == thing)
    (x, y, z), _ = stand(scene.camera.board, puppet.figure())
    ups, asides = (0.5, 0.9, 1.2, 0.2, 1.5), (0.0, -0.3, 0.3)
    spots = [scene.camera.orbit.project((x + side, y + up, z), scene.app.size) for side in asides for up in ups]
    pixels = [(round(px), round(py)) for px, py, _ in spots]
    found = {at: scene.board_part_at(at) for at in pixels}  # others may stand before it
    return next((at for at, part in found.items() if part is not None and part.piece == puppet.id), pixels[0])


def over(scene: Battlefield, space: Hex) -> tuple[int, int]:
    x, y, _ = scene.camera.orbit.project(scene.camera.board.spot(space), scene.app.size)
    return round(x), round(y)


def middle(scene: Battlefield, key: str) -> tuple[int, int]:
    part = next(part for part in scene.parts if part.key == key)
    k = scene.app.scale
    return round(part.box.cx * k), round((part.box.y + min(part.box.h / 2, 24)) * k)


def point(scene: Battlefield, at: tuple[int, int]) -> None:
    scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    scene.app.step(0.02)


def click(scene: Battlefield, at: tuple[int, int], button: int = 1) -> None:
    point(scene, at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.app.post(pygame.event.Event(kind, pos=at, button=button))
    scene.app.step(0.02)


def drag(scene: Battlefield, a: tuple[int, int], b: tuple[int, int]) -> None:
    """Press at one place, move, let go at another."""
    point(scene, a)
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
    half = ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2)
    for at in (half, b):
        scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        scene.app.step(0.02)
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))
    scene.app.step(0.02)


def key(scene: Battlefield, code: int, mod: int = 0) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        scene.app.post(pygame.event.Event(kind, key=code, mod=mod, unicode=""))
    scene.app.step(0.02)


def asked(scene: Battlefield) -> str:
    """The kind of question that is put."""
    return type(scene.table.question).__name__


def options(scene: Battlefield, kind: str) -> list[Step]:
    assert scene.table.draft is not None
    return [option for option in scene.table.draft.top.options if type(option).__name__ == kind]
