"""The camera turns to the army that acts while its owner is asked, and back. A person's own camera always wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median
from typing import TYPE_CHECKING

from game.board3d.approach import tall
from game.board3d.camera import HEAD
from game.board3d.picture import Point, space_at
from game.hexes import Hex, distance
from game.rules.arena.places import arena, figures, spaces
from game.table.state import Piece
from game.table.step import Question

if TYPE_CHECKING:
    from game.ui.layouts.arena.scene import Battlefield

FOOT, AROUND, AROUND_FOE, WAY = 0.8, 2.2, 1.2, 8.0  # ground shown round figures; how far one may want to walk
SMALL = 72 / 720  # share of the window's height: where figures are smaller on the whole board, the map is a large one
FOES = ((8, 6), (4, 4), (2, 3))  # so many enemies no farther away than that, if the window has room for them


class ArmyFocus:
    """Looks at one army at a time."""

    def __init__(self, scene: Battlefield) -> None:
        self.scene = scene
        self.army = 0  # the card of the army that acts, if it is the person's
        self.asked: Question | None = None  # what was asked when it was looked at last
        self.left = False  # the person has taken the camera away from this army

    def update(self) -> None:
        """Somebody else acts, or the next question is put."""
        table, camera, app = self.scene.table, self.scene.camera, self.scene.app
        s = arena(table.shown)
        army = s.active if s.current == table.eyes else 0
        at_once = app.headless or app.settings.reduced_motion
        if army != self.army:
            self.army, self.asked, self.left = army, None, False
            if not army:
                camera.back(at_once)
        question = table.draft.stages[0].question if table.draft else None
        if not army or question is None or question is self.asked:
            return
        self.left = self.left or (self.asked is not None and not camera.near)
        self.asked = question
        if not self.left and camera.preset == f"seat {table.eyes}" and (own := self._army()):
            standing = {id: puppet.figure() for id, puppet in table.board.troupe.puppets.items()}
            camera.come_near([standing[p.id] for p in own], self._groups(own), tuple(standing.values()), at_once)

    def _army(self) -> list[Piece]:
        return [p for p in figures(self.scene.table.shown) if p.host == self.army]

    def _groups(self, own: Sequence[Piece]) -> tuple[list[Point], ...]:
        """Points round the army: with its ways and enemies, with ever fewer, with what is on offer alone.

        On a small map everybody stays in sight.
        """
        table, board = self.scene.table, self.scene.camera.board

        def away(foe: Piece) -> int:
            return min(distance(a, b) for a in spaces(foe) for p in own for b in spaces(p))

        def room(found: Iterable[Hex], reach: float) -> list[Point]:
            """Feet, heads, and the ground so far round them as there is a board."""
            spots = [board.spot(space) for space in found]
            ground = [(x + dx, y, z + dz) for x, y, z in spots for dx, dz in _four(reach)]
            feet = [(x + dx, y + dy, z + dz) for x, y, z in spots for dx, dz in _four(FOOT) for dy in (0, HEAD)]
            return feet + [point for point in ground if space_at(point[0], point[2]) in board.at]

        ours = [space for p in own for space in spaces(p)]
        offers = list(table.spaces_of(list(table.draft.offers()))) if table.draft else []
        if not self._large():
            return (room([*offers, *(space for p in figures(table.shown) for space in spaces(p))], FOOT),)
        least = room([*ours, *offers], AROUND)
        ways = room(ours, WAY)
        foes = sorted((p for p in figures(table.shown) if p.owner != own[0].owner), key=away)
        near = [[space for p in foes if away(p) <= reach for space in spaces(p)][:many] for many, reach in FOES]
        crowds = [least + room(found, AROUND_FOE) for found in near]
        return least + ways + crowds[0], *crowds, least

    def _large(self) -> bool:
        """True if most figures are small on the whole board."""
        camera, size = self.scene.camera, self.scene.app.size
        whole = camera.seen_from(camera.preset)
        found = [tall(whole, camera.board, p.figure(), size) for p in self.scene.table.board.troupe.puppets.values()]
        return median(found) < SMALL * size[1]


def _four(reach: float) -> tuple[tuple[float, float], ...]:
    return (-reach, 0.0), (reach, 0.0), (0.0, -reach), (0.0, reach)
