"""The bar of a replay: its knob follows the mouse, Home and End go to the ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.table.ruleset import Ruleset
from game.ui.doors import Doors
from game.ui.session import Watching
from tests.ui.seated import app_at

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
CHOICES = 20


def watched(home: Path, rules: Ruleset) -> Any:
    """A recording on the screen, at its beginning, that does not play."""
    match = Match(game.start(rules.key, 2, 3), [Anyone(1), Anyone(2)], rules.concede, setup=Setup(rules.key, 2, 3))
    while len(match.entries) < CHOICES:
        match.tick()
    scene: Any = Doors().match(Watching(match))
    scene.replaying.plays = False
    app_at(home).push(scene)
    scene.app.step(0.1)
    assert (scene.table.replay.place, scene.table.replay.length) == (0, CHOICES)
    return scene


def at(scene: Any, share: float) -> tuple[int, int]:
    """A pixel of the track."""
    track, k = scene.replaying.track(), scene.app.scale
    return round((track.x + track.w * share) * k), round(track.cy * k)


def mouse(scene: Any, kind: int, pos: tuple[int, int]) -> None:
    scene.app.post(pygame.event.Event(kind, pos=pos, button=1, rel=(1, 0), buttons=(1, 0, 0)))


def key(scene: Any, code: int) -> None:
    scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
    scene.app.step(0.02)


@pytest.mark.sampled(2)
@EVERY
def test_dragging_the_knob_goes_through_the_recording_both_ways(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    mouse(scene, pygame.MOUSEMOTION, at(scene, 0.0))
    mouse(scene, pygame.MOUSEBUTTONDOWN, at(scene, 0.0))
    for share, place in ((0.25, 5), (0.75, 15), (0.5, 10), (2.0, CHOICES), (-1.0, 0), (0.4, 8)):
        mouse(scene, pygame.MOUSEMOTION, at(scene, share))
        scene.app.step(0.02)
        assert scene.table.replay.place == place
    mouse(scene, pygame.MOUSEBUTTONUP, at(scene, 0.4))
    mouse(scene, pygame.MOUSEMOTION, at(scene, 0.9))
    scene.app.step(0.02)
    assert scene.table.replay.place == 8, "the knob stays where it was let go"


@EVERY
def test_a_click_on_the_track_goes_there(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(scene, kind, at(scene, 0.5))
    scene.app.step(0.02)
    assert scene.table.replay.place == CHOICES / 2


@EVERY
def test_home_and_end_go_to_the_ends_of_the_recording(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    key(scene, pygame.K_END)
    assert scene.table.replay.place == CHOICES
    key(scene, pygame.K_HOME)
    assert scene.table.replay.place == 0


@EVERY
def test_while_the_knob_is_held_a_recording_that_plays_waits(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    scene.replaying.plays = True
    mouse(scene, pygame.MOUSEMOTION, at(scene, 0.5))
    mouse(scene, pygame.MOUSEBUTTONDOWN, at(scene, 0.5))
    for _ in range(10):
        scene.app.step(0.2)
    assert scene.table.replay.place == CHOICES / 2
    mouse(scene, pygame.MOUSEBUTTONUP, at(scene, 0.5))
    for _ in range(40):
        scene.app.step(0.2)
    assert scene.table.replay.place > CHOICES / 2, "then it goes on from there"
