"""Both painters show the same things in the same places. OpenGL runs in a process of its own, without a display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest

from game.board3d import minis, painter
from game.board3d.camera import Orbit
from game.board3d.changes import changed
from game.board3d.fallback import FallbackPainter
from game.board3d.highlights import line_of
from game.board3d.painting import Quality
from game.board3d.picture import BoardPicture, Die, Disc, Figure, Sight, Throw, Tint
from game.board3d.portraits import cutout, portrait
from game.board3d.soft import SoftPainter
from tests.board3d.board_rows import DUEL, at, board
from tests.board3d.parts import compared
from tests.board3d.scene_facts import BOARD, ORBIT, believable, difference, facts, scene

HERE = Path(__file__).parent


def picture_of(picture: BoardPicture, orbit: Orbit = ORBIT, quality: Any = "rest") -> pygame.Surface:
    surface = pygame.Surface((640, 360), 0, 32)
    SoftPainter().draw(picture, orbit, surface, quality)
    return surface


def probe(*what: str, **environment: str) -> dict[str, Any]:
    """Runs the OpenGL probe. Skips where OpenGL cannot be opened, unless it is expected here (HEXFOLD_EXPECT_GL=1)."""
    done = subprocess.run(
        [sys.executable, str(HERE / "probe.py"), *what],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    said: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    if "why" in said and not environment:
        assert os.environ.get("HEXFOLD_EXPECT_GL") != "1", said["why"]
        pytest.skip(said["why"])
    return said


# ---- the software painter ------------------------------------------------------------------------------


@pytest.mark.parametrize("quality", ["rest", "moving"])
def test_software_shows_what_is_there(quality: str) -> None:
    believable(facts(picture_of(scene()[0], quality=quality)))


def test_software_paints_into_any_surface() -> None:
    picture, orbit = scene()
    kinds = (pygame.Surface((320, 180), 0, 24), pygame.Surface((320, 180), pygame.SRCALPHA), pygame.Surface((1, 1)))
    for surface in kinds:
        SoftPainter().draw(picture, orbit, surface)
    screen = pygame.Surface((900, 500), 0, 32)
    SoftPainter().draw(picture, orbit, screen.subsurface((100, 70, 640, 360)))
    assert difference(picture_of(picture), screen.subsurface((100, 70, 640, 360))) == 0
    assert screen.get_at((50, 50))[:3] == (0, 0, 0), "nothing is painted outside"


def test_a_figure_is_seen_where_it_stands_and_moving_it_moves_it() -> None:
    board_only = BoardPicture(BOARD)
    here = BoardPicture(BOARD, (Figure(1, "gideon", "white", (at(8, 9),)),))
    x, y, z = BOARD.spot(at(8, 9))
    px, py, _ = ORBIT.project((x, y + 0.9, z), (640, 360))
    changed = np.abs(
        pygame.surfarray.array3d(picture_of(here)).astype(int) - pygame.surfarray.array3d(picture_of(board_only))
    ).sum(2)
    where = np.argwhere(changed > 60)
    assert len(where) > 60
    assert np.abs(where.mean(0) - (px, py)).max() < 14


def test_the_rim_of_a_base_has_the_colour_of_its_owner() -> None:
    """Green rims round a white army: seen beside the feet, where a round base would leave the sand."""
    x, y, z = BOARD.spot(at(8, 9))
    figure = Figure(1, "gideon", "white", (at(8, 9),), seat=1, owner=(0.1, 0.8, 0.2))
    px, py, _ = ORBIT.project((x, y + 0.05, z + 0.68), (640, 360))  # one corner of the square points south
    for owned in (figure, replace(figure, seat=-1)):
        red, green, _ = picture_of(BoardPicture(BOARD, (owned,))).get_at((round(px), round(py)))[:3]
        assert (green > red + 20) == (owned.seat >= 0)


def test_a_hill_hides_the_figure_behind_it() -> None:
    orbit = Orbit(BOARD.middle(), yaw=0.0, pitch=0.25, distance=14)
    peak = next(c.at for c in BOARD.cells if c.level == 2)
    behind = type(peak)(peak.q + 1, peak.r - 2)
    empty, there = BoardPicture(BOARD), BoardPicture(BOARD, (Figure(1, "restless_zombies", "black", (behind,)),))
    x, y, z = BOARD.spot(behind)
    px, py, _ = orbit.project((x, y + 0.1, z), (640, 360))
    assert orbit.pick(BOARD, (px, py), (640, 360)) != behind
    if 0 <= px < 640 and 0 <= py < 360:
        spot = round(px), round(py)
        assert picture_of(empty, orbit).get_at(spot) == picture_of(there, orbit).get_at(spot)


def test_a_see_through_figure_lets_the_ground_shine_through() -> None:
    def at_chest(alpha: float) -> np.ndarray:
        surface = picture_of(BoardPicture(BOARD, (Figure(1, "rhox_veterans", "white", (at(8, 9),), alpha=alpha),)))
        x, y, z = BOARD.spot(at(8, 9))
        px, py, _ = ORBIT.project((x, y + 0.8, z), (640, 360))
        i, j = round(px), round(py)
        colour: np.ndarray = pygame.surfarray.array3d(surface)[i - 3 : i + 4, j - 3 : j + 4].mean((0, 1))
        return colour

    ground, faint, full = at_chest(0.0), at_chest(0.4), at_chest(1.0)
    assert np.abs(faint - ground).sum() < np.abs(full - ground).sum()


def test_turned_down_a_glyph_shows_nothing_of_its_kind() -> None:
    down = {kind: picture_of(BoardPicture(BOARD, discs=(Disc(at(6, 6), ""),))) for kind in ("might", "insight")}
    assert difference(down["might"], down["insight"]) == 0


def test_time_moves_the_water_and_nothing_else() -> None:
    one, two = (picture_of(BoardPicture(BOARD, scene()[0].figures, time=t)) for t in (0.0, 2.0))
    moved = np.argwhere(np.abs(pygame.surfarray.array3d(one).astype(int) - pygame.surfarray.array3d(two)).sum(2) > 12)
    assert len(moved)
    for x, y in moved[:: max(1, len(moved) // 40)]:
        near = [ORBIT.pick(BOARD, (int(x) + dx, int(y) + dy), (640, 360)) for dx in (-3, 0, 3) for dy in (-3, 0, 3)]
        assert any(h is not None and BOARD.at[h].water for h in near), (x, y)


def test_dice_show_in_the_tray() -> None:
    surface = pygame.Surface((272, 176), 0, 32)
    SoftPainter().draw_dice(Throw(()), surface)
    empty = surface.copy()
    SoftPainter().draw_dice(Throw((Die("attack", 1), Die("defence", 4), Die("d20", 12))), surface)
    assert difference(empty, surface) > 3
    SoftPainter().draw_dice(Throw((Die("attack", 1), Die("defence", 4), Die("d20", 12)), 0.5), surface)


# ---- portraits -----------------------------------------------------------------------------------------


def test_portraits_differ_from_each_other_and_fill_their_frame() -> None:
    made = {}
    for model in minis.SCULPTS:
        figure = cutout(model, "blue", (72, 72))
        box = figure.get_bounding_rect()
        assert box.height > 60 or box.width > 60, model
        made[model] = pygame.surfarray.array_alpha(figure).astype(int)
    names = list(made)
    for i, a in enumerate(names):
        for b in names[:i]:
            assert (np.abs(made[a] - made[b]) > 128).mean() > 0.05, f"{a} and {b} have the same silhouette"


def test_a_portrait_shows_whose_it_is_and_is_kept() -> None:
    red, blue = (portrait("elf_rangers", colour, (80, 80)) for colour in ("red", "blue"))
    assert difference(red, blue) > 1
    assert portrait("elf_rangers", "red", (80, 80)) is red


# ---- OpenGL --------------------------------------------------------------------------------------------


def test_opengl_shows_the_same_things_in_the_same_places() -> None:
    seen = probe("facts")
    believable(seen)
    ours = facts(picture_of(scene()[0]))
    for what in ("sand", "grass", "tint", "water"):
        assert np.abs(np.array(seen[what]) - np.array(ours[what])).max() < 75, what


def test_a_lost_context_is_built_again_from_the_picture() -> None:
    seen = probe("lost")
    assert seen["name"] == "gl"
    assert seen["same"] < 0.5 and seen["inner"] < 0.5


def test_opengl_rolls_dice() -> None:
    assert 20 < sum(probe("dice")["mean"]) / 3 < 140


def test_without_opengl_software_takes_over_and_says_why_in_one_sentence() -> None:
    said = probe("facts", EGL_PLATFORM="none", LIBGL_DRIVERS_PATH="nowhere", __EGL_VENDOR_LIBRARY_DIRS="nowhere")
    assert said["why"].endswith(".") and said["why"].count("\n") == 0 and "software" in said["why"]


def test_importing_the_board_imports_no_pyglet() -> None:
    code = "import sys, game.board3d; game.board3d.painter('software'); print('pyglet' in sys.modules)"
    root = HERE.parents[1]
    words = [sys.executable, "-c", code]
    done = subprocess.run(words, cwd=root, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip().splitlines()[-1] == "False"


class Broken:
    """A stage whose driver has died for good."""

    name, why = "gl", ""

    def draw(self, *_: object) -> None:
        raise OSError("the driver is gone")

    def rebuild(self) -> None:
        raise OSError("still gone")


def test_when_opengl_dies_for_good_the_picture_still_comes() -> None:
    careful = FallbackPainter.__new__(FallbackPainter)
    careful._stage = careful._painter = Broken()  # type: ignore[assignment]
    picture, orbit = scene()
    surface = pygame.Surface((640, 360), 0, 32)
    careful.draw(picture, orbit, surface)
    believable(facts(surface))
    assert careful.name == "software" and "the driver is gone" in careful.why


def test_software_can_be_asked_for() -> None:
    made = painter("software")
    assert made.name == "software" and made.why == ""
    surface = pygame.Surface((64, 36), 0, 32)
    made.draw(BoardPicture(board(DUEL)), ORBIT, surface)
    assert pygame.transform.average_color(surface)[:3] != (0, 0, 0)


def test_what_ends_a_sight_line_is_seen_even_behind_walls() -> None:
    ruin = next(c.at for c in BOARD.cells if c.ruin)
    start, end = type(ruin)(ruin.q, ruin.r + 3), type(ruin)(ruin.q, ruin.r - 3)
    mark = Sight(start, end, ruin)
    for yaw in (0.2, 1.6, 3.3):
        orbit = Orbit(BOARD.middle(), yaw=yaw, pitch=0.6, distance=24)
        a, d, _, cut = line_of(BOARD, mark)
        x, y, _ = orbit.project(tuple(float(v) for v in a + d * cut), (640, 360))  # type: ignore[arg-type]
        red, green, blue = picture_of(BoardPicture(BOARD, marks=(mark,)), orbit).get_at((round(x), round(y)))[:3]
        assert red > 140 and max(green, blue) < red - 60


# ---- only what differs ---------------------------------------------------------------------------------


def exact(seen: dict[str, Any], painted_anew: float) -> None:
    """No pixel is wrong, and what moves alone is painted alone."""
    assert {what: wrong for what, (wrong, _) in seen.items() if wrong} == {}
    assert max(share for what, (_, share) in seen.items() if "jumps" in what) < painted_anew


ROUGH = pytest.param("moving", marks=pytest.mark.soak)


@pytest.mark.parametrize("quality", ["rest", ROUGH])
def test_software_paints_only_what_differs_and_all_of_that(quality: Quality) -> None:
    exact(compared(SoftPainter(), quality), 0.25)


@pytest.mark.parametrize("quality", ["rest", ROUGH])
def test_opengl_draws_only_what_differs_and_all_of_that(quality: str) -> None:
    exact(probe("parts", quality), 0.25)


def test_of_a_lit_space_nothing_above_it_is_painted_anew() -> None:
    """A click lights dozens of them: how high their rectangle is decides how long that takes."""
    size, bare = (640, 360), BoardPicture(BOARD)
    x, y, z = BOARD.spot(at(3, 6))
    part = changed(bare, replace(bare, marks=(Tint(at(3, 6), (0.4, 0.9, 0.6)),)), ORBIT, size)
    assert part is not None and part[1] > ORBIT.project((x, y + 1.8, z), size)[1]


def test_time_moves_the_water_and_no_lit_space() -> None:
    size, bare = (640, 360), BoardPicture(BOARD)
    lit = replace(bare, marks=(Tint(at(0, 16), (0.4, 0.9, 0.6)),))
    assert changed(lit, replace(lit, time=1.0), ORBIT, size) == changed(bare, replace(bare, time=1.0), ORBIT, size)


def test_the_same_picture_again_costs_nothing_and_is_there() -> None:
    assert changed(scene()[0], scene()[0], ORBIT, (640, 360)) is None
    painter_, picture = SoftPainter(), scene()[0]
    one, two = pygame.Surface((640, 360), 0, 32), pygame.Surface((640, 360), 0, 32)
    painter_.draw(picture, ORBIT, one)
    painter_.draw(picture, ORBIT, two, "moving")
    assert difference(one, two) == 0, "what is smooth stays smooth while nothing turns"
