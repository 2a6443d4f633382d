"""The camera of a lesson on the battlefield comes near what the coach speaks of, and is left to who moves it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.board3d.camera import Orbit
from game.ui.learn.framing import SEAT
from tests.learn.courses import courses
from tests.learn.pupil import Pupil

LESSONS = courses("arena")


def near(pupil: Pupil) -> bool:
    """True if the camera is nearer than for the whole battlefield."""
    camera = pupil.scene.camera
    return bool(camera.orbit.distance < camera.seen_from(SEAT).distance)


@pytest.mark.parametrize("number", range(len(LESSONS)), ids=[lesson.key for _, lesson in LESSONS])
def test_what_a_lesson_begins_with_can_be_seen(tmp_path: Path, number: int) -> None:
    """Spaces that are spoken of or to be clicked are in the free part of the window, above the coach's panel."""
    pupil = Pupil(tmp_path, LESSONS[number])
    framing, camera = pupil.scene.framing, pupil.scene.camera
    points = list(framing.points([*framing.spoken(), *framing.clicked()]))
    if points:
        low = 1 - pupil.scene.show.place().h / pupil.app.logical[1]
        inside = [camera.orbit.project(point, pupil.app.size) for point in points]
        assert all(0 <= x <= pupil.app.size[0] and 0 <= y <= pupil.app.size[1] * low for x, y, _ in inside)
    pupil.app.close()


def test_who_moves_the_camera_keeps_it_while_everything_is_in_sight(tmp_path: Path) -> None:
    """Beat 4 of the first steps speaks of a hill that is still in sight; from far away the camera comes near again."""
    pupil = Pupil(tmp_path, LESSONS[0], 2)
    assert near(pupil)
    pupil.scene.camera.free(pupil.scene.camera.orbit.zoomed(1.6).panned(0, -60, 540))
    moved: Orbit = pupil.scene.camera.orbit
    pupil.scene.coach.skip_step()
    pupil.settle()
    assert pupil.scene.coach.place.beat == 3
    assert pupil.scene.camera.orbit == moved
    aside = moved.panned(4000, 0, 540)
    pupil.scene.camera.free(aside)
    pupil.scene.coach.skip_step()
    pupil.settle()
    assert pupil.scene.camera.orbit.distance < moved.distance
    pupil.app.close()


def test_a_turn_of_the_camera_that_ends_on_the_panel_is_over(tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, LESSONS[0])
    box, (w, h) = pupil.scene.show.place(), pupil.app.size
    inside, k = (round(box.cx), round(box.y + 4)), pupil.app.scale
    at = round(inside[0] * k), round(inside[1] * k)
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, (w // 2, h // 3)), (pygame.MOUSEBUTTONUP, at)):
        pupil.app.handle(pygame.event.Event(kind, pos=pos, button=3))
    before = pupil.scene.camera.orbit
    pupil.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(w // 2, h // 3), rel=(200, -90), buttons=(0, 0, 0)))
    assert pupil.scene.camera.orbit == before
    pupil.app.close()


def test_at_the_end_one_sees_the_whole_battlefield(tmp_path: Path) -> None:
    lesson = LESSONS[0][1]
    pupil = Pupil(tmp_path, LESSONS[0], len(lesson.beats) - 1)
    assert near(pupil)
    pupil.scene.coach.go_on()
    pupil.settle()
    pupil.wait()
    assert pupil.scene.coach.finished
    assert pupil.scene.camera.orbit == pupil.scene.camera.seen_from(SEAT)
    pupil.app.close()


def test_the_nearest_place_keeps_what_it_is_asked_to_keep() -> None:
    points = [(0.0, 0.0, 0.0), (4.0, 1.0, 0.0), (0.0, 0.0, 5.0)]
    insets = (0.2, 0.1, 0.3, 0.4)
    orbit = Orbit().around(points, 16 / 9, insets)
    assert orbit.keeps(points, (1600, 900), tuple(share - 0.01 for share in insets))  # type: ignore[arg-type]
    assert not orbit.zoomed(0.8).keeps(points, (1600, 900), insets)
