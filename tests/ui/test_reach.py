"""Everything on a table can be gone to by keys alone: arrows from where the keys for zones lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui import shots
from game.ui.play.part import Part
from game.ui.table.focus import ARROWS, nearest, stops, zones
from game.ui.table.parts import reachable
from game.ui.table.scene import CardTable
from tests.ui.hands import Hands
from tests.ui.test_contrast import TABLES

COVERED = ("cell", "place")  # what lies there stands for it; what is on offer there Tab goes to


def reached(scene: CardTable) -> Iterator[Part]:
    """Every part that arrows lead to, beginning where zones and Tab lead."""
    parts = reachable(scene.parts)
    todo = [*(zone[0] for zone in zones(scene.table, parts)), *stops(parts, scene.table.round())]
    known = set[str]()
    while todo:
        part = todo.pop()
        if part.key not in known:
            known.add(part.key)
            yield part
            ways = (nearest(parts, part.box, way, part.key) for way in ARROWS.values())
            todo += [found for found in ways if found is not None]


def seen(scene: CardTable, part: Part) -> bool:
    """True if a mouse could point at it."""
    box, share = part.box, [(n + 0.5) / 8 for n in range(8)]
    spots = ((round(box.x + box.w * x), round(box.y + box.h * y)) for x in share for y in share)
    return any((found := scene.controls.part_under(at)) is not None and found.key == part.key for at in spots)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("moment", TABLES)
def test_keys_reach_all_that_a_mouse_can_point_at(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    monkeypatch.setattr(hands.app, "render", lambda: None)  # nobody looks
    scene = hands.show(shots.scene(hands.app, f"table:{moment}"))
    hands.app.step(0.5)
    scene.lay_out()
    found = {part.key for part in reached(scene)}
    missed = [part for part in reachable(scene.parts) if part.key not in found and part.kind not in COVERED]
    assert not [part.key for part in missed if seen(scene, part)]
    offered = scene.table.round()
    stopped = {thing for part in stops(scene.parts, offered) for thing in part.things}
    assert {thing for part in scene.parts for thing in part.things if thing in offered} <= stopped
    hands.app.close()
