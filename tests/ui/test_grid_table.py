"""A game on a grid on the same card table: cells are clicked, dragged to and reached by keys; cards lie turned, wear
others, and go on with one choice after another. Medarot, Magna Spectra and the ponies need no other table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.table.dice import Dice
from game.table.state import Piece, Sight, State, Zone, run
from game.table.step import No, Question, Spot, Step, Thing
from game.table.view import View
from game.ui.app import App
from game.ui.table.layout import Cell, Composition, Layout, Look, Mat, Place, Ribbon, Standing
from game.ui.table.regions import regions
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from game.words import Phrase, same
from tests.ui import cardhands
from tests.ui.cardhands import app_at, by_hand, click, drag, key, settle, spot_in, where

FIELD, REST = Zone("grid", None, Sight.OPEN), Zone("out", 0, Sight.OPEN)
CELLS = [(x, y) for y in range(3) for x in range(3)]


@dataclass(frozen=True, slots=True)
class StepTo(Step):
    """A unit steps to a neighbouring cell and lies down."""

    who: int
    at: tuple[int, int]

    def about(self) -> tuple[Thing, ...]:
        return (self.who, Spot(FIELD, self.at))

    def do(self, s: State) -> None:
        s.change(s.pieces[self.who], at=self.at, turned=True)
        s.then(Walk(0))

    def say(self, s: State) -> Phrase:
        return same(f"step to {self.at}")


@dataclass(frozen=True, slots=True)
class Stop(Step):
    """That is all."""

    def do(self, s: State) -> None:
        s.result = (0,)

    def say(self, s: State) -> Phrase:
        return same("stop")


@dataclass(frozen=True, slots=True)
class Walk(Question):
    """Move a unit by one cell, or stop."""

    def options(self, s: State) -> Iterable[Step | No]:
        taken = {p.at for p in s.inside(FIELD)}
        for p in [p for p in s.inside(FIELD) if p.owner == self.seat and not p.host]:
            for at in CELLS:
                far = abs(at[0] - p.at[0]) + abs(at[1] - p.at[1])
                if far == 1 and at not in taken:
                    yield StepTo(p.id, at)
                elif far > 1:
                    yield No((p.id, Spot(FIELD, at)), same("too far"), "3.1")
        yield Stop()

    def ask(self, s: State) -> Phrase:
        return same("walk")


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """Three by three cells, the lower ones larger."""
    r = regions(room)
    cx, y, k = r.table.cx, r.table.y, r.table.h / 426
    cells = tuple(
        Cell((x, n), Box(cx + (x - 1.5) * 150 * k, y + n * 140 * k, 144 * k, 134 * k), high=(90 + 10 * n) * k)
        for x, n in CELLS
    )
    grid = Place("field", FIELD, Box(cx - 225 * k, y, 450 * k, 420 * k), "grid", cells=cells, hang=(0.3, 0))
    far = Box(r.table.x, y, 180, 44)
    return Composition(r, (grid,), (Mat(1, far, far), Mat(0, r.plaque, r.plaque, True)))


def picture(cards: Mapping[str, Any], look: Look, high: int, *more: Any) -> pygame.Surface:
    made = pygame.Surface((round(high * 5 / 7), high), pygame.SRCALPHA)
    made.fill((120, 80, 60, 255))
    return made


def name(view: View, piece: Piece) -> Phrase:
    return same(piece.card)


def ribbon(view: View) -> Ribbon:
    return Ribbon((same("walk"),), 0)


def standing(view: View, seat: int) -> Standing:
    return Standing(0, same("points"), turn=seat == 0)


class Ground(State):
    """A table without rules, which asks The Foton whose turn it is."""

    phase, round, current = "main", 1, 0


GRID = Layout("grid", (200, 120, 60), compose, picture, name, ribbon, standing)


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[CardTable]:
    monkeypatch.setattr(cardhands, "layout_of", lambda session: GRID)
    s = Ground(2, Dice(1))
    robot = s.put("robot", 0, FIELD, at=(1, 1))
    s.put("arm", 0, FIELD, at=(1, 1), host=robot.id)
    s.put("foe", 1, FIELD, at=(0, 0))
    s.then(Walk(0))
    run(s)
    app: App = app_at(tmp_path, (1280, 720))
    yield by_hand(app, s)
    app.close()


def at(scene: CardTable, piece: int) -> tuple[int, ...]:
    return scene.session.match.state.pieces[piece].at


def test_a_unit_is_clicked_then_its_cell(scene: CardTable) -> None:
    click(scene, where(scene, 1))
    assert Spot(FIELD, (1, 2)) in scene.table.offered() and Spot(FIELD, (2, 2)) not in scene.table.offered()
    click(scene, where(scene, Spot(FIELD, (1, 2))))
    settle(scene)
    assert at(scene, 1) == (1, 2)
    actor = scene.table.cards.of(1)
    assert actor is not None and actor.goal is not None and actor.look.angle == -90, "it lies on its side"
    cell = next(c for c in scene.table.composition.places[0].cells if c.at == (1, 2))
    assert (actor.goal.x, actor.goal.y, actor.goal.high) == (cell.box.cx, cell.box.cy, cell.high)


def test_a_unit_is_dragged_to_a_cell_and_returns_from_another(scene: CardTable) -> None:
    start = where(scene, 1)
    drag(scene, start, where(scene, Spot(FIELD, (2, 2))))
    assert at(scene, 1) == (1, 1) and scene.controls.whisper[0].en.startswith("too far")
    assert scene.table.draft is not None and not scene.table.draft.begun
    drag(scene, start, where(scene, Spot(FIELD, (2, 1))))
    settle(scene)
    assert at(scene, 1) == (2, 1)


def test_what_a_unit_wears_lies_with_it(scene: CardTable) -> None:
    host, arm = (scene.table.cards.of(i) for i in (1, 2))
    assert host is not None and arm is not None and host.goal is not None and arm.goal is not None
    assert host.order > arm.order and abs(arm.goal.y - host.goal.y) < 1 < arm.goal.x - host.goal.x
    part = next(p for p in scene.parts if p.piece == 2)
    assert 1 in part.things, "a click on what it wears may mean the unit"
    click(scene, spot_in(scene, part))
    assert scene.table.draft is not None and scene.table.draft.chosen() == (1,)


def test_cells_are_reached_by_keys(scene: CardTable) -> None:
    click(scene, where(scene, 1))
    for _ in range(12):
        key(scene, pygame.K_TAB)
        if scene.controls.focus == "cell field 0.1":
            break
    key(scene, pygame.K_RETURN)
    settle(scene)
    assert at(scene, 1) == (0, 1)
    key(scene, pygame.K_SPACE)
    settle(scene)
    assert scene.session.over, "the only button is the main one"
