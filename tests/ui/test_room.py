"""The home view shows every space of the battlefield: none lies under the buttons or the prompt."""

from __future__ import annotations

import pytest

from game.board3d.camera import Size
from game.board3d.picture import Board
from game.content import battlefields
from game.ui.layouts.arena.board_picture import board_of
from game.ui.layouts.arena.camera import Camera
from game.ui.layouts.arena.parts import MAIN_H, SMALL_H
from game.ui.layouts.arena.room import GAP, Room, room_for
from game.ui.widgets.box import Box

BOARDS = ("the_duel", "skirmish", "ring_of_five")
WINDOWS = [((1280, 720), 1.0), ((1920, 1080), 1.5), ((960, 540), 1.0)]  # and the scale the application takes there


def hidden(board: Board, camera: Camera, scale: float, boxes: tuple[Box, ...]) -> list[object]:
    """The spaces whose middle lies in one of these places."""
    found: list[object] = []
    for cell in board.cells:
        x, y, _ = camera.orbit.project(board.spot(cell.at), camera.size)
        found += [cell.at for box in boxes if box.holds((x / scale, y / scale))]
    return found


def seen(board: Board, room: Room, size: Size, preset: str) -> Camera:
    camera = Camera(board)
    camera.fit(size, room.insets)
    camera.go(preset, at_once=True)
    return camera


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_no_space_lies_under_the_buttons_or_the_prompt(name: str, size: Size, scale: float) -> None:
    field = battlefields()[name]
    board = board_of(field)
    room = room_for((size[0] / scale, size[1] / scale), len(field.starts))
    for preset in ("home", "top", *(f"seat {seat}" for seat in range(len(field.starts)))):
        camera = seen(board, room, size, preset)
        assert hidden(board, camera, scale, (room.prompt, room.actions)) == [], preset


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_three_buttons_have_room_over_the_log(seats: int, size: Size, scale: float) -> None:
    room = room_for((size[0] / scale, size[1] / scale), seats)
    assert room.actions.h + GAP >= MAIN_H + 2 * (SMALL_H + 6)
    assert room.turn.foot < room.actions.y < room.actions.foot < room.log.y < room.log.foot < room.size[1]


def test_the_open_log_leaves_the_buttons_beside_it() -> None:
    room = room_for((1280, 720), 2, log_open=True)
    assert room.actions.right_edge < room.log.x
    assert room.hand.right_edge < room.actions.x
