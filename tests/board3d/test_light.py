"""No battlefield is dark, from no seat, whoever paints it: every space can be seen, every figure told from it."""

from __future__ import annotations

import numpy as np
import pytest

from game.board3d import light
from game.board3d.ground import TABLE_REACH
from game.board3d.picture import centre
from game.board3d.soft import SoftPainter
from tests.board3d.lumas import Light, jump_of_the_table, light_of, seats_of_maps
from tests.board3d.scene_facts import BOARD
from tests.board3d.test_painters import probe

FEW = [("skirmish", 2), ("shattered_heights", 1)]  # the largest battlefield, and the one with a tower


def light_enough(seen: Light, where: str) -> None:
    assert seen.space >= 60, f"{where}: its darkest space has a luma of {seen.space:.0f}"
    assert seen.board >= 90, f"{where}: its spaces have a luma of {seen.board:.0f}"
    assert seen.figures >= 40, f"{where}: the darkest parts of figures have a luma of {seen.figures:.0f}"


@pytest.mark.parametrize("field, seat", FEW)
def test_every_space_is_lit_in_software(field: str, seat: int) -> None:
    light_enough(light_of(SoftPainter(), field, seat), f"{field}, seat {seat}")


def test_every_space_is_lit_by_opengl() -> None:
    seen = probe("light", *(f"{field}:{seat}" for field, seat in FEW))
    for where, numbers in seen.items():
        light_enough(Light(*numbers), where)


def test_night_takes_the_end_of_the_table_and_nothing_of_the_board() -> None:
    at = light.bounds(BOARD)
    x, z = np.array([centre(cell.at) for cell in BOARD.cells]).T
    assert light.night(x, z, at).max() == 0
    east = np.array([at[0] + at[2] + reach for reach in (10.0, TABLE_REACH)])
    near, end = light.night(east, np.full(2, at[1]), at)
    assert 0 < near < 0.5 and end == 1


def test_no_wedge_of_shadow_lies_on_the_bare_table() -> None:
    assert probe("table")["jump"] < 19
    assert jump_of_the_table(SoftPainter(), "the_duel") < 19


@pytest.mark.soak
def test_every_space_of_every_battlefield_is_lit_for_every_seat() -> None:
    every = seats_of_maps()
    for field, seat in every:
        light_enough(light_of(SoftPainter(), field, seat), f"{field}, seat {seat}, software")
    for where, numbers in probe("light", *(f"{field}:{seat}" for field, seat in every)).items():
        light_enough(Light(*numbers), where)
