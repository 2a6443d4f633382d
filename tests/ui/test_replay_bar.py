"""The bar of a replay: its knob follows the mouse, Home and End go to the ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.rules.foton.places import taken
from game.settings import LEAST_WINDOW
from game.table.ruleset import Ruleset
from game.table.state import Sight
from game.table.view import EVERYBODY, sees
from game.ui import matches
from game.ui.doors import Doors
from game.ui.session import Watching
from tests.ui.seated import app_at

pytestmark = pytest.mark.sampled(14, of="the bar of a recording")

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
CHOICES = 20


def watched(home: Path, rules: Ruleset) -> Any:
    """A recording on the screen, at its beginning, that does not play."""
    match = Match(game.start(rules.key, 2, 3), [Anyone(1), Anyone(2)], rules.concede, setup=Setup(rules.key, 2, 3))
    while len(match.entries) < CHOICES:
        match.tick()
    scene: Any = Doors().match(Watching(match))
    scene.replaying.plays = False
    app_at(home, LEAST_WINDOW).push(scene)
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
def test_a_click_on_a_line_of_the_log_goes_to_its_moment(rules: Ruleset, tmp_path: Path) -> None:
    scene = watched(tmp_path, rules)
    rows, line = [], None
    for there in range(CHOICES, 0, -1):
        scene.replaying.seek(there)
        scene.app.step(0.1)
        rows = scene.rows()
        line = next((row[0] for row in rows if 0 < row[0].moment < there), None)
        if line is not None:
            break
    assert line is not None
    n = next(n for n, row in enumerate(rows) if row[0] is line)
    box, k = scene.table.composition.regions.log, scene.app.scale
    pos = round(box.cx * k), round(rows[n][2] * k)
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        mouse(scene, kind, pos)
    scene.app.step(0.1)
    assert scene.table.replay.place == line.moment and not scene.replaying.plays
    assert scene.table.show.lines[-1].moment == line.moment, "the log ends there, too"


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


@pytest.mark.sampled(2)
@EVERY
def test_the_knob_is_drawn_by_the_events_of_a_real_mouse(rules: Ruleset, tmp_path: Path) -> None:
    """SDL tells of many small moves and of no turn of the loop between them."""
    scene = watched(tmp_path, rules)
    start, end = at(scene, 0.0), at(scene, 0.5)
    scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=start, rel=(3, 2), buttons=(0, 0, 0), touch=False))
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    for x in range(start[0], end[0], 7):
        here: dict[str, Any] = {"pos": (x, start[1] + 3), "rel": (7, 0), "buttons": (1, 0, 0), "touch": False}
        scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, **here))
    scene.app.post(pygame.event.Event(pygame.MOUSEMOTION, pos=end, rel=(1, 0), buttons=(1, 0, 0), touch=False))
    scene.app.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
    for _ in range(3):
        scene.app.step(0.02)
    assert scene.table.replay.place == CHOICES / 2


# ---- whose eyes ----------------------------------------------------------------------------------------
def finished(key: str, kinds: tuple[str, ...] = ("human", "random")) -> Match:
    rules = game.ruleset(key)
    setup = Setup(key, 2, 3, kinds=kinds)
    match = Match(game.start(key, 2, 3), [Anyone(1), Anyone(2)], rules.concede, setup=setup)
    match.finish()
    return match


def test_ones_own_match_is_watched_through_ones_own_eyes(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    for kinds, eyes in (
        (("human", "random"), 0),
        (("random", "human"), 1),
        (("human", "human"), -1),
        (("random", "random"), -1),
    ):
        matches.watch_again(app, finished("foton", kinds))
        assert app.top.session.eyes == eyes, kinds  # type: ignore[attr-defined]


@pytest.mark.sampled(2)
@EVERY
def test_once_a_match_is_over_all_hands_can_be_open(rules: Ruleset, tmp_path: Path) -> None:
    """What any seat knows is known then; the order of decks was nobody's, and stays so."""
    whole = finished(rules.key)
    app = app_at(tmp_path)
    matches.watch_again(app, whole)
    scene: Any = app.top
    scene.replaying.do("eyes")
    scene.replaying.do("eyes")
    assert scene.table.eyes == EVERYBODY and scene.replaying.eyes_words().en == "All hands open"
    scene.replaying.do("step_on")
    scene.replaying.seek(scene.table.replay.length // 2)
    view = scene.table.session.view
    for zone, ids in view.zones.items():
        known = [sees(view.pieces[i], EVERYBODY) for i in ids]
        assert all(known) or zone.sight is Sight.NOBODY, zone.name
    secrets = [zone for zone in view.zones if zone.sight is Sight.OWNER and view.zones[zone]]
    assert all(view.pieces[i].card != view.pieces[i].back for zone in secrets for i in view.zones[zone])
    app.step(0.1)
    scene.replaying.do("eyes")
    assert scene.table.eyes == -1


def test_the_log_of_a_recording_is_whole_for_whoever_looks_again(tmp_path: Path) -> None:
    """While others looked, the recording went on."""
    scene = watched(tmp_path, game.ruleset("medarot"))
    looked_away, came_back = 6, 12
    scene.replaying.seek(looked_away)
    first = scene.table.eyes
    others = [eyes for eyes in scene.table.replay.all_eyes() if eyes != first]
    scene.replaying.do("eyes")
    while scene.table.replay.place < came_back:
        scene.replaying.do("step_on")
        scene.app.step(1.0)
    for _ in others:
        scene.replaying.do("eyes")
    assert scene.table.eyes == first
    moments = [line.moment for line in scene.table.show.lines]
    assert moments == sorted(moments) and any(looked_away < moment <= came_back for moment in moments)


def test_a_match_that_still_runs_opens_no_hands() -> None:
    match = Match(game.start("foton", 2, 3), [Anyone(1), Anyone(2)], setup=Setup("foton", 2, 3))
    match.tick()
    assert EVERYBODY not in Watching(match).all_eyes() and EVERYBODY in Watching(finished("foton")).all_eyes()


def test_what_nobody_may_see_is_not_counted_by_kinds(tmp_path: Path) -> None:
    """The taken photons of a seat lie face down (F-4.4): whoever watches sees one heap, and how many they are."""
    app = app_at(tmp_path)
    matches.watch_again(app, finished("foton"), 0)
    scene: Any = app.top
    scene.replaying.seek(8)

    def heaps(eyes: int) -> dict[str, int]:
        scene.table.look_through(eyes)
        app.redraw()
        app.step(0.1)
        places = [place for place in scene.table.composition.places if place.key.startswith("taken 0")]
        assert all(place.count for place in places)
        return {p.key: sum(p.only is None or p.only(x) for x in scene.table.shown.inside(p.zone)) for p in places}

    assert sum(heaps(0).values()) == len(scene.table.shown.inside(taken(0))) > 0
    assert len(heaps(0)) == len(heaps(EVERYBODY)) == 4
    assert heaps(-1) == {"taken 0": len(scene.table.shown.inside(taken(0)))}
