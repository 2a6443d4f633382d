"""Shapes: finite, closed to the light, told apart; every army of the card file has its own."""

from __future__ import annotations

import json
from itertools import combinations

import numpy as np
import pytest

from game import assets
from game.board3d import dice_tray, glyphs, minis
from game.board3d.board import build
from game.board3d.faces import faces_of
from game.board3d.ground import land
from game.board3d.mesh import OWNER, Mesh, curve
from game.board3d.minis.rims import outline
from game.board3d.picture import GROUND, LEVEL, Die, Throw, centre
from tests.board3d.board_rows import DUEL, HEIGHTS, RING, board

ARMIES = [army["id"] for army in json.loads(assets.path("cards", "arena.json").read_text(encoding="utf-8"))["armies"]]


def sound(vertices: np.ndarray, indices: np.ndarray) -> None:
    """What both painters rely on."""
    assert len(indices) % 3 == 0 and len(indices) > 0
    assert np.isfinite(vertices).all()
    assert int(indices.max()) < len(vertices)
    assert np.allclose(np.linalg.norm(vertices[:, 3:6], axis=1), 1, atol=1e-3)
    assert (vertices[:, 6:9] >= 0).all() and (vertices[:, 9] >= 0).all() and (vertices[:, 9] <= 1.001).all()


def agree(vertices: np.ndarray, indices: np.ndarray) -> float:
    """Share of triangles whose winding looks the way their normals do."""
    tri = indices.reshape(-1, 3).astype(int)
    p, n = vertices[:, :3].astype(float), vertices[:, 3:6].astype(float)
    face = np.cross(p[tri[:, 1]] - p[tri[:, 0]], p[tri[:, 2]] - p[tri[:, 0]])
    return float(((face * n[tri].sum(1)).sum(1) >= -1e-12).mean())


@pytest.mark.parametrize("model", ARMIES)
def test_every_army_has_a_sculpt_of_its_own(model: str) -> None:
    assert model in minis.SCULPTS, f"{model} would be drawn as a pawn"
    for detail in (1.0, 0.5):
        vertices, indices = minis.sculpt(model, detail)
        sound(vertices, indices)
        assert agree(vertices, indices) == 1.0
        low, high = vertices[:, :3].min(0), vertices[:, :3].max(0)
        assert -0.05 <= low[1] < 0.3 and 1.1 < high[1] < 2.6
    assert len(minis.sculpt(model, 0.5)[1]) < 0.85 * len(minis.sculpt(model)[1])


def test_a_large_figure_stays_over_its_two_spaces() -> None:
    for model in minis.LARGE:
        vertices, _ = minis.sculpt(model)
        assert np.abs(vertices[:, 2]).max() < 1.75 and np.abs(vertices[:, 0]).max() < 0.95


def test_an_army_nobody_has_sculpted_is_a_pawn_and_not_an_error() -> None:
    sound(*minis.sculpt("somebody_new"))


def test_a_ball_looks_outwards() -> None:
    m = Mesh()
    with m.at((3, 1, -2), yaw=0.7, scale=(2, 0.5, 1)):
        m.ball((0, 0, 0), 1.0, (1, 1, 1))
    vertices, indices = m.arrays()
    assert agree(vertices, indices) == 1.0
    out = vertices[:, :3] - np.array([3, 1, -2])
    assert ((out * vertices[:, 3:6]).sum(1) > 0).all()


def test_a_curve_goes_through_its_points() -> None:
    points = [(0, 0, 0), (1, 2, 0), (2, 0, 1), (3, 1, 1)]
    way = curve(*points, n=6)
    for k, p in enumerate(points):
        assert way[6 * k] == pytest.approx(p)


@pytest.mark.parametrize("rows", [DUEL, HEIGHTS, RING])
def test_a_board_is_sound_and_every_top_is_where_the_rules_say(rows: tuple[str, ...]) -> None:
    on = board(rows)
    (vertices, indices), _ = build(on)
    sound(vertices, indices)
    assert agree(vertices, indices) == 1.0
    for cell in on.cells:
        x, z = centre(cell.at)
        here = vertices[(np.abs(vertices[:, 0] - x) < 0.01) & (np.abs(vertices[:, 2] - z) < 0.01)]
        assert (np.abs(here[:, 1] - (GROUND + LEVEL * cell.level + 0.02)) < 0.001).any()


def test_cliffs_close_the_gap_to_lower_neighbours() -> None:
    on = board(HEIGHTS)
    f = land(on)
    (vertices, _), _ = build(on)
    peak = int(np.argmax(f.level))
    x, z = f.xz[peak]
    side = vertices[(np.hypot(vertices[:, 0] - x, vertices[:, 2] - z) < 1.02) & (vertices[:, 10] == 4)]
    assert side[:, 1].max() > f.top[peak] - 0.1
    assert side[:, 1].min() < f.top[peak] - 4 * LEVEL


def test_water_lies_below_land_and_reaches_it_with_foam() -> None:
    on = board(DUEL)
    vertices, indices = build(on)[1]
    assert len(indices) and np.isfinite(vertices).all()
    assert (vertices[:, 1] < GROUND - 0.1).all()
    assert vertices[:, 3].max() == 1.0 and vertices[:, 3].min() >= 0.0


def test_a_ruin_keeps_a_pier_of_nearly_eight_levels() -> None:
    on = board(DUEL)
    (vertices, _), _ = build(on)
    for cell in (c for c in on.cells if c.ruin):
        x, z = centre(cell.at)
        column = vertices[np.hypot(vertices[:, 0] - x, vertices[:, 2] - z) < 1.0]
        assert 6 * LEVEL < column[:, 1].max() - GROUND <= 8 * LEVEL


def test_faces_cover_the_same_area_as_the_triangles() -> None:
    for vertices, indices in (minis.sculpt("gideon"), build(board(DUEL))[0], glyphs.disc("might")):
        faces = faces_of(vertices, indices)
        p, tri = vertices[:, :3].astype(float), indices.reshape(-1, 3).astype(int)
        whole = np.linalg.norm(np.cross(p[tri[:, 1]] - p[tri[:, 0]], p[tri[:, 2]] - p[tri[:, 0]]), axis=1).sum()
        q = faces.points[faces.corners]
        parts = (
            np.linalg.norm(np.cross(q[:, 1] - q[:, 0], q[:, 2] - q[:, 0]), axis=1)
            + np.linalg.norm(np.cross(q[:, 2] - q[:, 0], q[:, 3] - q[:, 0]), axis=1)
        ).sum()
        assert parts == pytest.approx(whole, rel=0.01)
        assert len(faces.corners) < len(tri)


@pytest.mark.parametrize("glyph", [*glyphs.SYMBOL, "unknown"])
def test_glyph_discs_are_sound(glyph: str) -> None:
    sound(*glyphs.disc(glyph))


def test_discs_of_different_glyphs_differ_and_the_back_tells_nothing() -> None:
    made = {glyph: glyphs.disc(glyph)[0].tobytes() for glyph in glyphs.SYMBOL}
    assert len(set(made.values())) == len(made)


@pytest.mark.parametrize(("face", "shown"), [(1, "s"), (2, "s"), (3, "s"), (4, "d"), (5, "d"), (6, "x")])
def test_combat_dice_have_three_swords_two_shields_and_a_blank(face: int, shown: str) -> None:
    assert dice_tray.face_of(Die("attack", face)) == shown
    sound(*dice_tray.shape("attack", shown))


def test_dice_come_to_rest_upright_apart_and_inside_the_tray() -> None:
    for n in (1, 4, 7, 9, 12):
        thrown = dice_tray.lying(Throw(tuple(Die("attack", 1 + k % 6) for k in range(n)), 1.0, seed=n))
        spots = np.array([d.place[:3, 3] for d in thrown])
        size = np.linalg.norm(thrown[0].place[:3, 0])
        assert (np.abs(spots[:, 0]) < dice_tray.FLOOR_X).all() and (np.abs(spots[:, 2]) < dice_tray.FLOOR_Z).all()
        for d in thrown:
            assert d.place[:3, 1] / size == pytest.approx((0, 1, 0), abs=1e-9)
        for i in range(n):
            for j in range(i):
                assert np.hypot(*(spots[i] - spots[j])[[0, 2]]) > size * 0.95


def test_a_d20_shows_its_number_and_dice_tumble_on_the_way() -> None:
    sound(*dice_tray.shape("d20", "17"))
    assert dice_tray.face_of(Die("d20", 17)) == "17"
    moving = dice_tray.lying(Throw((Die("attack", 1),), 0.3))[0]
    assert abs(moving.place[1, 1]) < 0.999 * np.linalg.norm(moving.place[:3, 1])


def test_every_seat_has_bases_of_an_outline_of_its_own() -> None:
    angles = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    shapes = [outline(seat, angles) for seat in range(5)]
    for one, other in combinations(shapes, 2):
        turns = (np.abs(one / one.mean() - np.roll(other / other.mean(), k)).mean() for k in range(240))
        assert min(turns) > 0.02, "told apart whichever way they are turned"
    for large in (False, True):
        vertices = [minis.base(large, seat)[0] for seat in range(-1, 5)]
        assert len({v[:, :3].tobytes() for v in vertices}) == 6
        assert all((v[:, 10] == OWNER).any() for v in vertices)
