"""What the table itself lays over everything, beside a coach who speaks."""

from __future__ import annotations

from pathlib import Path

from game.ui.widgets.box import Box
from tests.learn.pupil import Pupil
from tests.learn.sample import COURSE


def test_a_card_that_is_held_up_does_not_cover_what_he_says(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, COURSE, 1)
    scene, held = pupil.scene, Box(0, 60, 200, 330)
    said = scene.show.place()
    assert said.y < held.foot and said.foot > held.y
    for x in (10.0, 200.0, 400.0, 600.0, 800.0):
        left = scene.drawing.panels.beside(Box(x, 300, 80, 110), held)
        assert left >= 8 and left + held.w <= pupil.app.logical[0] - 8
        assert left >= said.right_edge or left + held.w <= said.x
