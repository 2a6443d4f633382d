"""What a program that stays open for hours must let go of: pictures nobody looks at any more, tables that were left."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Setup
from game.ui.art import kept
from game.ui.doors import Doors
from game.ui.play.menu import MatchMenu
from game.ui.scenes.shelf import Shelf
from game.ui.session import Session
from tests.ui.cardhands import quick
from tests.ui.test_time import app_at

SIDE = 256  # pixels: a quarter of a mebibyte


@pytest.fixture
def shelves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept yet, and two mebibytes may be."""
    monkeypatch.setattr(kept, "_shelves", [])
    monkeypatch.setattr(kept.Shelf, "together", 0)
    monkeypatch.setattr(kept, "TOGETHER", 2 * kept.MEBIBYTE)


def test_the_pictures_of_all_games_together_have_a_limit_the_oldest_go_first(shelves: None) -> None:
    drawn: list[str] = []

    @kept.kept(2)
    def card(name: str) -> pygame.Surface:
        drawn.append(name)
        return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)

    @kept.kept(2)
    def tile(name: str) -> pygame.Surface:
        drawn.append(name)
        return pygame.Surface((SIDE, SIDE), pygame.SRCALPHA)

    for name in "abcde":
        card(name)
    card("a")  # somebody looks at it again: now "b" has waited longest
    for name in "vwxyz":
        tile(name)
    assert kept.weight() == 2 * kept.MEBIBYTE
    drawn.clear()
    for name in "vwxyz":
        tile(name)
    card("a")
    assert not drawn, "the eight that were asked for last are there"
    card("b")
    assert drawn == ["b"]


def test_a_table_that_is_left_is_given_back_before_the_program_sleeps(tmp_path: Path) -> None:
    """Its parts know each other: only the garbage collector finds them, and by itself it may wait for hours."""
    app = app_at(tmp_path)
    app.push(Shelf())
    scene = Doors().match(Session.begin(game.record, Setup("foton", 2, 3, kinds=("human", "random")), quick))
    app.push(scene)
    app.turn()
    left = weakref.ref(scene)
    del scene
    gc.disable()
    try:
        app.pop()
        app.turn()
        assert left() is None
    finally:
        gc.enable()


def test_a_closed_menu_is_not_worth_looking_for_garbage(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = Doors().match(Session.begin(game.record, Setup("foton", 2, 3, kinds=("human", "random")), quick))
    app.push(scene)
    app.push(MatchMenu(scene))  # type: ignore[arg-type]
    app.pop()
    assert not app.left
