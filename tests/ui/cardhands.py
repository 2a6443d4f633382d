"""A card table at hand: the real app, the real match, and hands that click, drag and type - by events only."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.settings import Settings
from game.table.step import Step, Thing
from game.ui import games
from game.ui.app import App
from game.ui.play.part import Part
from game.ui.session import Session
from game.ui.table.layout import Layout
from game.ui.table.scene import CardTable
from tests.ui.seated import Blank


def quick(level: str, seat: int, seed: int, ruleset: str) -> Anyone:
    """A computer player that does not think."""
    return Anyone(seed)


def app_at(home: Path, size: tuple[int, int] = (960, 540), **settings: Any) -> App:
    quiet = {"bot_pace": "instant", "reduced_motion": True, "ui_scale": 1.0}
    made = App(size=size, headless=True, home=home, settings=Settings(**{**quiet, **settings}))
    made._painter = Blank()
    made.debug = True
    return made


def open_match(
    app: App, kinds: Sequence[str] = ("human", "random"), seed: int = 7, folder: Path | None = None
) -> CardTable:
    """A new match of The Foton on the screen, at its first question."""
    setup = Setup("foton", len(kinds), seed, {}, kinds=tuple(kinds))
    return show(app, Session.begin(game.record, setup, quick, folder=folder))


def by_hand(app: App, state: Any, kinds: Sequence[str] = ("human", "random")) -> CardTable:
    """A position set up by hand on the screen."""
    match = Match(state, (), setup=Setup("foton", state.seats, 1, kinds=tuple(kinds)))
    return show(app, Session(match, quick))


def table_of(session: Session) -> CardTable:
    """The table of a match, everybody's cards as they lie."""
    return CardTable(session, layout_of(session))


def layout_of(session: Session) -> Layout:
    """How the game of a match lies on the table."""
    layout = games.of(game.ruleset(session.setup.ruleset)).layout
    assert layout is not None
    return layout()


def show(app: App, session: Session) -> CardTable:
    scene = table_of(session)
    app.push(scene)
    settle(scene)
    return scene


def settle(scene: CardTable, most: int = 600) -> None:
    """Let time pass until somebody at the screen is asked, or there is nothing left to happen."""
    for _ in range(most):
        scene.app.step(0.1)
        if scene.app.top is not scene or scene.table.draft is not None or (scene.session.over and scene.table.idle):
            return


# ---- hands -------------------------------------------------------------------------------------------
def part_of(scene: CardTable, thing: Thing) -> Part:
    """What stands for a thing on the screen, the topmost first."""
    scene.lay_out()
    found = [part for part in scene.parts if thing in part.things]
    assert found, f"nothing stands for {thing} among {[part.key for part in scene.parts]}"
    best = [part for part in found if part.things[:1] == (thing,)] or found
    return best[-1]


def spot_in(scene: CardTable, part: Part) -> tuple[int, int]:
    """A pixel where a part can be pointed at: not every part of it need be free."""
    k, box = scene.app.scale, part.box
    for dy in (0.06, 0.2, 0.5, 0.8):
        for dx in (0.5, 0.12, 0.88, 0.3, 0.7):
            at = (round((box.x + box.w * dx) * k), round((box.y + box.h * dy) * k))
            inside = 0 <= at[0] < scene.app.size[0] and 0 <= at[1] < scene.app.size[1]
            found = scene.controls.part_under(at) if inside else None
            if found is not None and found.key == part.key:
                return at
    raise AssertionError(f"{part.key} is covered everywhere")


def where(scene: CardTable, thing: Thing) -> tuple[int, int]:
    """A pixel at which a thing can be pointed at."""
    scene.lay_out()
    found = [part for part in reversed(scene.parts) if thing in part.things]
    first = [part for part in found if part.things[:1] == (thing,)]
    for part in first or found:
        try:
            return spot_in(scene, part)
        except AssertionError:
            continue
    raise AssertionError(f"{thing} cannot be pointed at")


def button(scene: CardTable, key: str) -> tuple[int, int]:
    scene.lay_out()
    part = next(part for part in scene.parts if part.key == key)
    return spot_in(scene, part)


def point(scene: CardTable, at: tuple[int, int]) -> None:
    scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    scene.app.step(0.02)


def click(scene: CardTable, at: tuple[int, int], which: int = 1) -> None:
    point(scene, at)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        scene.app.post(pygame.event.Event(kind, pos=at, button=which))
    scene.app.step(0.02)


def drag(scene: CardTable, a: tuple[int, int], b: tuple[int, int]) -> None:
    """Press at one place, move, let go at another."""
    point(scene, a)
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
    for at in (((a[0] + b[0]) // 2, (a[1] + b[1]) // 2), b):
        scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0)))
        scene.app.step(0.02)
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))
    scene.app.step(0.02)


def key(scene: CardTable, *codes: int, mod: int = 0) -> None:
    for code in codes:
        scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        scene.app.step(0.02)


def asked(scene: CardTable) -> str:
    """The kind of question that is put."""
    return type(scene.table.question).__name__


def options(scene: CardTable, kind: str) -> list[Step]:
    assert scene.table.draft is not None
    return [option for option in scene.table.draft.top.options if type(option).__name__ == kind]
