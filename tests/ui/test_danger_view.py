"""Danger is shown on the battlefield while its key is held."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.board3d.picture import Tint
from game.hexes import from_offset
from game.rules.arena.danger import expected, threats
from game.rules.arena.movement import ChooseMove
from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.table.state import run
from game.ui.app import App
from game.ui.keys import ACTIONS
from game.ui.layouts.arena.danger import danger_note
from game.ui.layouts.arena.scene import Battlefield
from game.ui.table.notes import note_height
from tests.rules.arena.byhand import Figure, Who, table
from tests.ui.seated import app_at, by_hand, click, middle, point, where

ASIDE = (5, 715)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def before_an_archer(app: App, enemies: int = 1) -> tuple[Battlefield, Who]:
    """A squad and a planeswalker before archers of the other side."""
    me = [Figure("Squad", 0, (1, 0), toughness=1), Figure("Hero", 0, (0, 2), kind="planeswalker", toughness=4)]
    foes = [Figure(f"Archer {n}", 1, (8, n), card="archers", range=3, move=1, power=4) for n in range(enemies)]
    s, who = table(["..........."] * 3, *me, *foes)
    s.then(ChooseMove(0))
    run(s)
    scene = by_hand(app, s)
    point(scene, ASIDE)
    return scene, who


def press(scene: Battlefield, kind: int, code: int = pygame.K_b) -> None:
    scene.app.post(pygame.event.Event(kind, key=code, mod=0, unicode=chr(code)))
    scene.app.step(0.02)
    for _ in range(6):
        scene.app.step(0.02)


def numbers(scene: Battlefield) -> dict[tuple[int, int], str]:
    return {(label.at.q, label.at.r): label.words.in_("en") for label in scene.marking().labels}


def test_every_space_that_enemies_can_reach_has_its_number_while_the_key_is_held(app: App) -> None:
    scene, who = before_an_archer(app)
    before = scene.marking().marks
    press(scene, pygame.KEYDOWN)
    s = scene.table.trial
    known = expected(threats(s, s.pieces[who["Hero"]]))
    assert numbers(scene) == {tuple(space): f"{wounds:.1f}" for space, wounds in known.items()}
    assert {mark.at for mark in scene.marking().marks if isinstance(mark, Tint)} == set(known)
    assert from_offset(3, 0) not in known and from_offset(5, 0) in known
    press(scene, pygame.KEYUP, pygame.K_a)
    assert scene.danger.shown, "another key is let go"
    press(scene, pygame.KEYUP)
    assert scene.danger.shown is None and scene.marking().marks == before


def test_danger_is_told_of_who_is_chosen_else_pointed_at_else_of_ones_planeswalker(app: App) -> None:
    scene, who = before_an_archer(app)

    def of_whom() -> int:
        press(scene, pygame.KEYDOWN)
        danger = scene.danger.shown
        press(scene, pygame.KEYUP)
        assert danger is not None
        return danger.figure.id

    assert of_whom() == who["Hero"]
    point(scene, middle(scene, f"card {who.card('Squad')}"))
    assert of_whom() == who["Squad"], "its army card"
    point(scene, where(scene, who["Archer 0"]))
    assert of_whom() == who["Archer 0"], "what it has to fear from us"
    click(scene, where(scene, who["Squad"]))
    point(scene, where(scene, who["Hero"]))
    assert of_whom() == who["Squad"], "it is chosen"


def test_one_enemy_is_looked_at_for_each_picture(app: App) -> None:
    scene, _ = before_an_archer(app, enemies=3)
    scene.danger.held = True
    for n in range(1, 4):
        assert scene.danger.work(scene.table, 0) and len(scene.danger.found) == n
        assert scene.danger.shown is None and scene.restless(), "numbers do not grow while one reads them"
    assert scene.danger.work(scene.table, 0) and scene.danger.shown is not None
    assert not scene.danger.work(scene.table, 0) and not scene.restless()


def test_a_lost_window_lets_the_key_go(app: App) -> None:
    scene, _ = before_an_archer(app)
    press(scene, pygame.KEYDOWN)
    scene.app.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    scene.app.step(0.02)
    assert scene.danger.shown is None


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [TABLE_ROOM, LEAST_WINDOW])
def test_what_the_numbers_are_is_said_whole(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    app = app_at(tmp_path, size, language=lang)
    scene, _ = before_an_archer(app)
    press(scene, pygame.KEYDOWN)
    assert scene.danger.shown is not None
    room, pen = scene.drawing.panels.column.inspector_box(), app.ruler()
    column, note = scene.drawing.panels.column, danger_note(scene.danger.shown)
    assert column.note() == note.named(scene.named), "it has the whole room: no card beside it"
    assert scene.drawing.sprites is not None and column.seen(scene.drawing.sprites) is None
    assert note_height(pen, note, room.w - 8) < room.h
    for _, words, number in note.rows:
        assert pen.width(words.in_(lang), 13) + pen.width(number, 15, True) + 8 <= room.w - 32
    app.close()


def test_the_key_is_among_those_that_can_be_chosen() -> None:
    action = next(action for action in ACTIONS if action.name == "danger")
    assert (action.key, action.title.en, action.title.ja) == ("b", "Danger (hold)", "危険（押す間）")
    assert [other.key for other in ACTIONS].count("b") == 1
