"""The home view shows every space of the battlefield: none lies under a panel, the prompt or the hand."""

from __future__ import annotations

import pytest

import game
from game.board3d.camera import Size
from game.board3d.picture import Board
from game.content import battlefields
from game.match.match import Setup
from game.ui.layouts.arena.board_picture import board_of
from game.ui.layouts.arena.camera import Camera
from game.ui.layouts.arena.room import compose, insets
from game.ui.session import Session
from game.ui.table.layout import Composition
from game.ui.widgets.box import Box
from tests.ui.seated import easy

BOARDS = ("the_duel", "skirmish", "ring_of_five")
WINDOWS = [((1280, 720), 1.0), ((1920, 1080), 1.25), ((960, 540), 1.0)]  # and the scale the application takes there


def composed(name: str, size: Size, scale: float) -> Composition:
    """The table of a battlefield in a window."""
    seats = len(battlefields()[name].starts)
    session = Session.begin(game.record, Setup("arena", seats, 3, {"map": name}, kinds=("random",) * seats), easy)
    return compose(session.view, 0, Box(0, 0, size[0] / scale, size[1] / scale), -1)


def hidden(board: Board, camera: Camera, scale: float, boxes: tuple[Box, ...]) -> list[object]:
    """The spaces whose middle lies in one of these places."""
    found: list[object] = []
    for cell in board.cells:
        x, y, _ = camera.orbit.project(board.spot(cell.at), camera.size)
        found += [cell.at for box in boxes if box.holds((x / scale, y / scale))]
    return found


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_no_space_lies_under_a_panel(name: str, size: Size, scale: float) -> None:
    field = battlefields()[name]
    board, made = board_of(field), composed(name, size, scale)
    r = made.regions
    panels = (r.plaque, r.prompt, r.counts, r.hand, r.inspector, r.actions, r.log, *(mat.box for mat in made.mats))
    for preset in ("home", "top", *(f"seat {seat}" for seat in range(len(field.starts)))):
        camera = Camera(board)
        camera.fit(size, insets(made))
        camera.go(preset, at_once=True)
        assert hidden(board, camera, scale, panels) == [], preset
