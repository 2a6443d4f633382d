"""Signs on the battlefield: each says what it is for, where it is looked at, and covers nothing that may be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from game.rules.arena.places import figures
from game.ui.app import App
from game.ui.art.seat_shapes import seat_shape
from game.ui.layouts.arena.overlay import badges_now
from game.ui.layouts.arena.scene import Battlefield
from tests.ui.seated import app_at, click, open_match, point, where
from tests.ui.test_battlefield import to


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def with_numbers(scene: Battlefield) -> set[int]:
    """The figures whose badges say more than whose they are."""
    return {figure for figure, badge in badges_now(scene, scene.marking()).items() if not badge.pip}


# ---- over figures ------------------------------------------------------------------------------------
def test_only_figures_that_matter_now_have_numbers(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    point(scene, (5, 715))
    mine, foe = figures(scene.table.shown, 0)[0].id, figures(scene.table.shown, 1)[0].id
    assert with_numbers(scene) == set(), "nobody is hurt, engaged or looked at"
    point(scene, where(scene, foe))
    assert with_numbers(scene) == {foe}
    click(scene, where(scene, mine))
    point(scene, (5, 715))
    assert with_numbers(scene) == {mine}, "what is chosen"
    scene.table.show.troupe.puppets[foe].wounds = 1
    assert with_numbers(scene) == {mine, foe}, "what is hurt"


def test_every_seat_has_a_shape_of_its_own_and_of_one_size() -> None:
    def area(seat: int) -> float:
        pts = seat_shape(seat, (0.0, 0.0), 10.0)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, [*pts[1:], pts[0]], strict=True))) / 2

    shapes = [tuple(seat_shape(seat, (0.0, 0.0), 10.0)) for seat in range(5)]
    assert all(a != b for a, b in combinations(shapes, 2))
    assert all(0.72 < area(seat) / area(0) < 1.28 for seat in range(5)), [area(seat) for seat in range(5)]
