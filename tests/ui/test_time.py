"""Time: what changes by itself does so without a touch, and what an input begins lasts as long as it should."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.settings import Settings
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import moot
from game.table.step import Step
from game.table.view import View
from game.ui.app import App
from game.ui.dialogs.curtain import HASTE, Curtain
from game.ui.doors import Doors
from game.ui.play.match_scene import MatchScene
from game.ui.play.menu import MatchMenu
from game.ui.scene import Scene
from game.ui.session import Session, Watching
from game.ui.table.controls import WHISPER
from game.ui.table.scene import CardTable
from game.ui.widgets.toast import TOAST
from game.words import same
from tests.ui.cardhands import quick
from tests.ui.clockwork import Clock, Waiting, after, key_after, run, wound
from tests.ui.seated import Blank

LONG = 20.0  # seconds without a touch: far more than any message stays
NAP = 0.5  # seconds: a sleep longer than that is one that only an input ends
SLICE = 0.02
PICKS = 25  # choices of the person after which a match has been seen enough
EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)


def app_at(home: Path, **settings: Any) -> App:
    """An app that runs by a clock moved by hand, calm and quick unless a test says otherwise."""
    clock = Clock()
    quiet = {"bot_pace": "instant", "reduced_motion": True, "ui_scale": 1.0}
    app = App(size=(960, 540), headless=True, home=home, settings=Settings(**{**quiet, **settings}), clock=clock)
    app._painter, app.debug = Blank(), True
    wound(app, clock)
    return app


def match_of(app: App, rules: Ruleset, kinds: tuple[str, ...] = ("human", "random"), seed: int = 3) -> MatchScene:
    session = Session.begin(game.record, Setup(rules.key, len(kinds), seed, kinds=kinds), quick)
    scene = Doors().match(session)
    assert isinstance(scene, MatchScene)
    app.push(scene)
    return scene


def window_of(app: App) -> Waiting:
    assert isinstance(app.window, Waiting)
    return app.window


def asked(scene: MatchScene) -> bool:
    """True if it is the turn of somebody at the screen, or of nobody any more."""
    return scene.table.draft is not None or scene.app.top is not scene


def choose(scene: MatchScene, rnd: random.Random) -> None:
    """The person takes any option of what is asked."""
    while scene.table.draft is not None:
        before = scene.table.draft
        scene.table.press(rnd.choice(before.top.options))
        scene.app.redraw()


# ---- nothing waits for the mouse -------------------------------------------------------------------------
SEEDS = {"magna": 5, "pony": 4}  # of matches in which such questions follow each other


@pytest.mark.sampled(1)
@EVERY
def test_a_match_with_questions_passed_for_the_person_comes_to_the_next_choice_untouched(
    rules: Ruleset, tmp_path: Path
) -> None:
    """Questions that are put for secrecy alone are among them: nobody has to move the mouse over those."""
    app, seed = app_at(tmp_path), SEEDS.get(rules.key, 3)
    scene, rnd, window = match_of(app, rules, seed=seed), random.Random(seed), window_of(app)
    for _ in range(PICKS):
        run(app, lambda: asked(scene))
        assert window.longest < NAP, "while somebody else is to choose, the loop looks after the match"
        if app.top is not scene:
            break
        choose(scene, rnd)


class Slow:
    """A computer player in another process: it answers when it is asked the tenth time."""

    def __init__(self, seed: int) -> None:
        self.player, self.asked = Anyone(seed), 0

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.player.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        self.asked = (self.asked + 1) % 10
        return None if self.asked else self.player.pick(view, options)


@pytest.mark.sampled(1)
@EVERY
def test_a_computer_that_thinks_elsewhere_is_heard_as_soon_as_it_has_chosen(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    setup = Setup(rules.key, 2, 3, kinds=("human", "slow"))
    session = Session.begin(game.record, setup, lambda level, seat, seed, ruleset: Slow(seed))
    scene, rnd = Doors().match(session), random.Random(3)
    assert isinstance(scene, MatchScene)
    app.push(scene)
    for _ in range(8):
        run(app, lambda: asked(scene))
        assert window_of(app).longest < NAP
        choose(scene, rnd)


@pytest.mark.sampled(2)
@EVERY
def test_a_recording_plays_on_untouched_to_its_end(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    match = Match(game.start(rules.key, 2, 3), [Anyone(1), Anyone(2)], rules.concede, setup=Setup(rules.key, 2, 3))
    for _ in range(12):
        match.tick()
    scene: Any = Doors().match(Watching(match))
    app.push(scene)
    run(app, lambda: not scene.replaying.plays and scene.table.idle)
    assert scene.table.replay.place == scene.table.replay.length and window_of(app).longest < NAP


@pytest.mark.sampled(2)
@EVERY
def test_behind_the_match_menu_the_others_go_on_and_are_seen_to(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = match_of(app, rules, ("random", "random"))
    run(app, lambda: scene.table.idle)
    app.push(MatchMenu(scene))
    before, drawn = len(scene.session.match.entries), app.drawn
    run(app, lambda: len(scene.session.match.entries) > before + 3)
    assert app.drawn > drawn and window_of(app).longest < NAP


def test_the_camera_goes_when_the_mouse_rests_at_the_edge_of_the_screen(tmp_path: Path) -> None:
    app = app_at(tmp_path, full_screen=True)
    scene: Any = match_of(app, game.ruleset("arena"))
    run(app, lambda: asked(scene))
    app.headless = False  # the edge pulls on a real screen only
    before = scene.camera.orbit
    after(app, LONG, pygame.event.Event(pygame.MOUSEMOTION, pos=(0, 200), rel=(0, 0), buttons=(0, 0, 0)))
    assert run(app, lambda: scene.camera.orbit != before) < 1.0


# ---- the program says when it will change ------------------------------------------------------------------
def changes_early(app: App) -> float:
    """Seconds before the end of its sleep at which the picture changes after all; 0 if it never does."""
    left = min(app.sleep(), 6.0)
    while left > SLICE:
        app.pass_time(SLICE)
        left -= SLICE
        if app.dirty:
            return left
    return 0.0


@pytest.mark.sampled(1)
@EVERY
def test_asleep_a_table_misses_nothing_that_it_would_show_awake(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path, reduced_motion=False)
    scene, rnd = match_of(app, rules), random.Random(3)
    for _ in range(4):
        run(app, lambda: asked(scene))
        after(app, 0.5, pygame.event.Event(pygame.MOUSEMOTION, pos=(480, 500), rel=(0, 0), buttons=(0, 0, 0)))
        after(
            app, 0.5, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0, unicode="")
        )  # a reason comes, and goes
        for _ in range(40):
            app.turn()
            assert changes_early(app) < SLICE
        choose(scene, rnd)


# ---- what an input begins begins with it -------------------------------------------------------------------
class Plain(Scene):
    """A screen on which the hint is said."""

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.app.toast(same("A hint"))

    def draw(self, screen: pygame.Surface) -> None:
        """Nothing is on it."""


def test_a_message_that_comes_after_a_long_rest_is_seen_as_long_as_any(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    app.push(Plain())
    key_after(app, LONG, pygame.K_F2)
    assert app.toasts and not app.dirty, "it is on the screen at once"
    assert run(app, lambda: not app.toasts) == pytest.approx(TOAST, abs=0.1)


def test_a_message_goes_while_nobody_touches_anything(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    app.push(Plain())
    for _ in range(2):
        key_after(app, 1.0, pygame.K_F2)
    drawn = app.drawn
    run(app, lambda: not app.toasts)
    app.turn()
    assert app.drawn == drawn + 1, "one picture without it, and none between"


@EVERY
def test_the_hint_is_shown_at_once_after_a_long_rest(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene: Any = match_of(app, rules)
    run(app, lambda: asked(scene))
    drawn = app.drawn
    assert isinstance(scene, CardTable)
    key_after(app, LONG, pygame.K_F2)
    assert scene.controls.hints.shown is not None and app.drawn > drawn and not app.dirty
    after(app, LONG)
    assert scene.controls.hints.shown is not None, "it stays until the question is answered"


@EVERY
def test_a_reason_asked_for_after_a_long_rest_stays_as_long_as_any(rules: Ruleset, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene: Any = match_of(app, rules)
    run(app, lambda: asked(scene))
    key_after(app, LONG, pygame.K_TAB)
    key_after(app, LONG, pygame.K_F1)
    if not scene.controls.whisper:
        pytest.skip("there is nothing to say about what has the focus")
    assert run(app, lambda: not scene.controls.whisper) == pytest.approx(WHISPER, abs=0.3)


def curtain_on(app: App) -> list[str]:
    """A curtain, and what is done when it is lifted."""
    done: list[str] = []
    app.push(Plain())
    app.push(Curtain(same("Red"), (200, 60, 50), lambda: done.append("lifted")))
    app.turn()
    return done


def test_enter_lifts_the_curtain_at_once_after_a_long_rest(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    done = curtain_on(app)
    key_after(app, LONG, pygame.K_RETURN)
    assert done == ["lifted"]


def test_enter_in_haste_does_not_lift_the_curtain_and_the_next_one_does(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    done = curtain_on(app)
    key_after(app, HASTE / 2, pygame.K_RETURN)
    assert done == []
    key_after(app, HASTE, pygame.K_RETURN)
    assert done == ["lifted"]


# ---- watching ------------------------------------------------------------------------------------------------
def test_a_recording_steps_back_over_a_choice_that_was_passed_for_somebody() -> None:
    """It stays there: nobody answers in a recording, not even who had one answer."""
    rules = game.ruleset("magna")
    match = Match(game.start("magna", 2, 5), [Anyone(1), Anyone(2)], rules.concede, setup=Setup("magna", 2, 5))
    while match.state.result is None:
        match.tick()
    watching = Watching(match)
    passed = 0
    while watching.step():
        for seat in sorted(watching.match.state.asks):
            if moot(watching.match.view(seat), seat, watching.match.options(seat)):
                place = watching.place
                assert not watching.tick() and watching.place == place
                passed += 1
    assert passed
