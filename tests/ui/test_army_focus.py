"""The camera: the whole board below the panels, near enough to the army that acts, and the person's as soon as used."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game
from game.board3d.approach import tall
from game.board3d.camera import HEAD, Orbit
from game.board3d.picture import BoardPicture, Figure, Point
from game.hexes import Hex, around
from game.rules.arena.battlefield import Battlefield as Field
from game.rules.arena.places import arena
from game.ui.app import App
from game.ui.layouts.arena.board_picture import board_of
from game.ui.layouts.arena.camera import FLIGHT, Camera
from game.ui.layouts.arena.room import insets
from game.ui.layouts.arena.scene import Battlefield
from tests.ui.seated import app_at, click, key, open_match, options, settle, where
from tests.ui.test_room import composed

SIZE = (1280, 720)
MAPS = [thing.key for thing in game.ruleset("arena").catalogue.values() if isinstance(thing, Field)]
LEAST = 80  # pixels of a figure that acts


def camera_at(field: str, seat: int) -> Camera:
    """The camera of a seat, before it has moved."""
    battlefield = game.ruleset("arena").catalogue[f"map/{field}"]
    camera = Camera(board_of(battlefield))
    camera.fit(SIZE, insets(composed(field, SIZE, 1.0)))
    camera.go(f"seat {seat}", at_once=True)
    return camera


def bands(camera: Camera) -> list[list[Hex]]:
    """Neighbouring spaces: the nearest ones, some in the middle, the farthest ones."""
    spots = [cell.at for cell in camera.board.cells]
    spots.sort(key=lambda h: camera.orbit.project(camera.board.spot(h), SIZE)[2])
    return [[spot, *(h for h in around(spot) if h in camera.board.at)][:3] for spot in (spots[0], spots[99], spots[-1])]


def heads(camera: Camera, spaces: list[Hex]) -> list[Point]:
    return [(x, y + up, z) for x, y, z in map(camera.board.spot, spaces) for up in (0.0, HEAD)]


@pytest.mark.parametrize("field", MAPS)
def test_every_space_and_every_head_is_beside_the_panels(field: str) -> None:
    for seat in range(game.ruleset("arena").catalogue[f"map/{field}"].seats):
        camera = camera_at(field, seat)
        left, top, right, bottom = camera.insets
        for point in heads(camera, [cell.at for cell in camera.board.cells]):
            x, y, _ = camera.orbit.project(point, SIZE)
            assert SIZE[0] * left - 3 <= x <= SIZE[0] * (1 - right) + 3
            assert SIZE[1] * top - 3 <= y <= SIZE[1] * (1 - bottom) + 3


def tall_enough(field: str, seat: int) -> None:
    for spaces in bands(camera := camera_at(field, seat)):
        acting = [Figure(n, "restless_zombies", "black", (at,)) for n, at in enumerate(spaces)]
        camera.come_near(acting, (heads(camera, spaces),), at_once=True)
        assert min(tall(camera.orbit, camera.board, figure, SIZE) for figure in acting) >= LEAST
        assert camera.orbit.keeps(heads(camera, spaces), SIZE, camera.insets)
        camera.go(f"seat {seat}", at_once=True)


@pytest.mark.parametrize("field", ["shattered_heights", "skirmish"])
def test_a_figure_that_acts_is_tall_enough_wherever_it_stands(field: str) -> None:
    tall_enough(field, 0)


@pytest.mark.soak
@pytest.mark.parametrize("field", MAPS)
def test_a_figure_that_acts_is_tall_enough_for_every_seat(field: str) -> None:
    for seat in range(game.ruleset("arena").catalogue[f"map/{field}"].seats):
        tall_enough(field, seat)


def test_the_line_above_cuts_no_head_in_a_near_view() -> None:
    camera = camera_at("skirmish", 0)
    whole, spaces = camera.orbit, bands(camera)[0]
    acting = [Figure(n, "restless_zombies", "black", (at,)) for n, at in enumerate(spaces)]

    def cut() -> list[Hex]:
        points = ((cell.at, heads(camera, [cell.at])) for cell in camera.board.cells)
        seen = ((at, [camera.orbit.keeps([point], SIZE, camera.insets) for point in ends]) for at, ends in points)
        return [at for at, (foot, head) in seen if foot and not head]

    camera.come_near(acting, (heads(camera, spaces),), at_once=True)
    far = cut()[0]
    camera.orbit, camera.near = whole, None
    camera.come_near(acting, (heads(camera, spaces),), [Figure(9, "gideon", "white", (far,))], at_once=True)
    assert camera.orbit.keeps(heads(camera, [far]), SIZE, camera.insets)
    assert min(tall(camera.orbit, camera.board, figure, SIZE) for figure in acting) >= LEAST


def test_it_comes_no_nearer_than_it_must() -> None:
    camera = camera_at("three_way_war", 0)
    whole = camera.orbit
    near = [c.at for c in camera.board.cells if c.start == 0][:1]
    camera.come_near([Figure(1, "gideon", "white", (near[0],))], (heads(camera, near),), at_once=True)
    assert camera.orbit == whole, "who is tall enough on the whole board is seen on the whole board"


def test_it_flies_there_and_back_in_seven_tenths_of_a_second() -> None:
    camera = camera_at("skirmish", 0)
    whole, spaces = camera.orbit, bands(camera_at("skirmish", 0))[2]
    camera.come_near([Figure(1, "jace", "blue", (spaces[0],))], (heads(camera, spaces),))
    goal = camera.goal
    camera.update(FLIGHT / 2)
    assert goal is not None and goal.distance < camera.orbit.distance < whole.distance
    camera.update(FLIGHT / 2 + 0.01)
    assert camera.orbit == goal and not camera.moving
    camera.back()
    camera.update(FLIGHT + 0.01)
    assert camera.orbit == whole and pytest.approx(0.7) == FLIGHT


def test_a_window_of_another_size_keeps_what_is_near() -> None:
    camera = camera_at("skirmish", 0)
    spaces = bands(camera)[2]
    camera.come_near([Figure(1, "jace", "blue", (spaces[0],))], (heads(camera, spaces),), at_once=True)
    camera.fit((1920, 1080), camera.insets)
    assert camera.orbit.keeps(heads(camera, spaces), (1920, 1080), camera.insets)


# ---- at the table ------------------------------------------------------------------------------------
@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, SIZE)
    yield made
    made.close()


def activated(app: App) -> Battlefield:
    """A match for four on the largest battlefield, in which the person's planeswalker acts."""
    scene = open_match(app, ("human", "random", "random", "random"), options={"map": "skirmish"})
    click(scene, where(scene, options(scene, "PlaceAt")[3].about()[1]))
    for _ in range(60):
        settle(scene)
        if arena(scene.table.shown).active and scene.table.draft is not None:
            return scene
        draft = scene.table.draft
        assert draft is not None
        click(scene, where(scene, next(iter(draft.top.next_things()))))
    raise AssertionError("no army was activated")


def whole(scene: Battlefield) -> Orbit:
    return scene.camera.seen_from("seat 0")


def test_the_camera_turns_to_the_army_that_acts_and_back(app: App) -> None:
    scene = activated(app)
    assert scene.camera.orbit.distance < whole(scene).distance
    own = [p.figure() for p in scene.table.board.troupe.puppets.values() if p.owner == 0]
    assert min(tall(scene.camera.orbit, scene.camera.board, figure, SIZE) for figure in own) >= LEAST
    for _ in range(80):
        if arena(scene.table.shown).current != 0:
            break
        if scene.table.draft is not None:
            scene.session.take(scene.session.options()[-1])
            scene.table.draft = None
        app.step(0.1)
    assert scene.camera.orbit == whole(scene), "while others act the whole board is seen"


def test_a_camera_in_a_persons_hand_stays_there(app: App) -> None:
    scene = activated(app)
    scene.camera.drag(60, 20, pan=True)
    mine = scene.camera.orbit
    for _ in range(4):
        app.step(0.1)
    assert scene.camera.orbit == mine
    scene.focus.asked = None  # type: ignore[union-attr]
    app.step(0.1)
    assert scene.camera.orbit == mine, "the next question changes nothing about that"


def test_the_key_for_the_whole_battlefield_shows_it_from_the_own_side(app: App) -> None:
    scene = activated(app)
    assert scene.camera.came_near
    key(scene, pygame.K_HOME)
    for _ in range(10):
        app.step(0.1)
    assert scene.camera.preset == "seat 0" and scene.camera.orbit == whole(scene)


def test_a_click_on_a_head_seen_from_afar_finds_its_figure() -> None:
    camera = camera_at("skirmish", 0)
    at = bands(camera)[1][0]
    picture = BoardPicture(camera.board, (Figure(7, "gideon", "white", (at,)),))
    for orbit, found in ((camera.orbit, 7), (replace(camera.orbit, distance=10.0), None)):
        x, y, z = camera.board.spot(at)
        head = orbit.project((x, y + 2.0, z), SIZE)[:2]
        assert orbit.pick_figure(picture, head, SIZE) == found, "bodies grow with the distance of the eye"
