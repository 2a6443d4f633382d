"""Where something can be said beside a figure or the pointer: as near as may be, over nothing that matters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.board3d.picture import Reticle, Ring, Summon, Tint
from game.hexes import Hex
from game.ui.layouts.arena.badges import unit, where
from game.ui.layouts.arena.marks import Marking
from game.ui.layouts.arena.room import free_room
from game.ui.widgets.box import Box

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

Taken = tuple[Box, float]  # a place that is taken, and how bad it is to cover it
LIT, FIGURE, SIGN = 90.0, 12.0, 9.0  # a figure covered is worse than any place that is still beside the thing
NEAR = 14.0  # logical pixels between a thing and what is said of it
LEAST = 8.0  # real pixels that a unit of the board counts for
FURTHER = (0.0, 36.0, 80.0, 130.0, 190.0)  # logical pixels more than that, where there is no room for it
OFF = 36.0  # so many of them are as bad as half a height up or down
FAR = 5.0  # as bad as not standing beside it is


class Lasting:
    """The place of something that stays where it was put: found once, for as long as that is shown in that window."""

    def __init__(self) -> None:
        self.what: object = None
        self.box = Box(0, 0, 0, 0)

    def of(self, what: object, find: Callable[[], Box]) -> Box:
        if what != self.what:
            self.what, self.box = what, find()
        return self.box


def beside(near: Box, size: tuple[float, float], room: Box, taken: Sequence[Taken], rightwards: bool = True) -> Box:
    """The place for something of a size beside a box: of those around it and the corners of the room, the one that
    covers least. `rightwards` is the side that is tried first."""

    def harm(place: Box) -> float:
        return sum(weight for box, weight in taken if place.meets(box))

    tried = [(harm(place) + cost, n, place) for n, (place, cost) in enumerate(_places(near, size, room, rightwards))]
    return min(tried, key=lambda found: found[:2])[2]


def _places(near: Box, size: tuple[float, float], room: Box, rightwards: bool) -> Iterator[tuple[Box, float]]:
    w, h = size
    for far in FURTHER:
        right, left = near.right_edge + NEAR + far, near.x - NEAR - far - w
        for up in (0.0, h * 0.4, h * 0.8, -h * 0.4, h * 1.2, -h * 0.8):
            for n, x in enumerate((right, left) if rightwards else (left, right)):
                yield _kept(Box(x, near.cy - h / 2 - up, w, h), room), abs(up) / h + 0.5 * n + far / OFF
        for y in (near.foot + NEAR + far, near.y - NEAR - far - h):
            for aside in (0.0, w * 0.4, -w * 0.4):
                yield _kept(Box(near.cx - w / 2 + aside, y, w, h), room), 1.0 + abs(aside) / w + far / OFF
    for x in (room.x, room.right_edge - w):
        for y in (room.y, room.foot - h):
            away = abs(x + w / 2 - near.cx) + abs(y + h / 2 - near.cy)
            yield Box(x, y, w, h), FAR + away / 80


def _kept(box: Box, room: Box) -> Box:
    """A box moved until it lies in the room."""
    x = min(max(box.x, room.x), room.right_edge - box.w)
    return Box(x, min(max(box.y, room.y), room.foot - box.h), box.w, box.h)


# ---- what is on the board ----------------------------------------------------------------------------
def taken_places(scene: Battlefield, marks: Marking) -> list[Taken]:
    """Where figures stand, what is lit, and where signs hang, in logical pixels."""
    lit = {mark.at for mark in marks.marks if isinstance(mark, (Tint, Summon, Reticle, Ring))}
    found = [(box_of(scene, space), LIT) for space in lit]
    for figure, puppet in scene.table.board.troupe.puppets.items():
        body = figure_box(scene, figure)
        wanted = any(space in lit for space in puppet.at)
        found.append((body, LIT if wanted else FIGURE))
    return [*found, *((sign, SIGN) for sign in scene.signs)]


def box_of(scene: Battlefield, space: Hex) -> Box:
    """About where a space is on the screen."""
    orbit, at = scene.camera.orbit, scene.camera.board.spot(space)
    size, k = scene.app.size, scene.app.scale
    px, py, _ = orbit.project(at, size)
    wide = max(LEAST, unit(orbit, at, size)) / k
    return Box(px / k - 0.7 * wide, py / k - 0.5 * wide, 1.4 * wide, wide)


def around(scene: Battlefield, spaces: Sequence[Hex]) -> Box:
    """About where several spaces are; without any, the middle of the board's room."""
    if not spaces:
        return free_room(scene.table.composition).middle(2, 2)
    boxes = [box_of(scene, space) for space in spaces]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right_edge for box in boxes) - x, max(box.foot for box in boxes) - y)


def figure_box(scene: Battlefield, figure: int) -> Box:
    """About where a figure is on the screen, from its feet to its head."""
    puppet = scene.table.board.troupe.puppets[figure]
    orbit, board, size, k = scene.camera.orbit, scene.camera.board, scene.app.size, scene.app.scale
    x, low, _ = where(orbit, board, puppet, size, -0.1)
    _, high, _ = where(orbit, board, puppet, size, 1.6)
    half = 0.5 * max(LEAST, unit(orbit, board.spot(puppet.at[0]), size))
    return Box((x - half) / k, high / k, 2 * half / k, (low - high) / k)
