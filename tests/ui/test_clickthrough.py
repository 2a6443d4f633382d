"""A whole Duel played with the mouse alone, and one with the keyboard alone, from the first question to the result."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.hexes import Hex
from game.table.step import Spot, Step
from game.ui.layouts.arena.keyboard import ARROWS, stepped
from game.ui.layouts.arena.scene import Battlefield
from game.ui.scenes.result import Result
from tests.ui.seated import app_at, click, key, middle, open_match, seldom_drawn, settle, where

CODES = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}
ENOUGH = 2500  # clicks or keys: no Duel takes so many


def wanted(scene: Battlefield, rnd: random.Random) -> Step | None:
    """What this person would like: to place, activate, summon and move forward, and to attack whenever possible."""
    draft = scene.table.draft
    assert draft is not None
    kinds: dict[str, list[Step]] = {}
    for option in draft.top.open():
        kinds.setdefault(type(option).__name__, []).append(option)
    for kind in (
        "Attack",
        "FreeAttack",
        "Cast",
        "Summon",
        "Walk",
        "Fly",
        "Move",
        "Target",
        "Activate",
        "PlaceAt",
        "RearAt",
    ):
        if kind in kinds and (kind not in ("Cast", "Summon") or rnd.random() < 0.7):
            found = kinds[kind]
            forward = kind in ("Walk", "Fly") and rnd.random() < 0.9  # the best space may be hidden behind a hill
            return min(found, key=lambda o: _to_enemy(scene, o)) if forward else rnd.choice(found)
    return None


def _to_enemy(scene: Battlefield, option: Step) -> int:
    """How far the end of a walk is from the nearest enemy."""
    spots = [thing for thing in option.about() if isinstance(thing, Spot)]
    q, r = spots[0].at[:2]
    foes = [p.at for p in scene.table.shown.pieces.values() if p.zone.name == "board" and p.owner != scene.session.eyes]
    return min((max(abs(q - f[0]), abs(r - f[1]), abs(q + r - f[0] - f[1])) for f in foes), default=0)


def by_mouse(scene: Battlefield, rnd: random.Random) -> None:
    """One click: on the next thing of what is wanted, or on a button."""
    draft = scene.table.draft
    assert draft is not None
    step = None if draft.menu else wanted(scene, rnd)
    if step is not None:
        click(scene, where(scene, step.about()[len(draft.top.clicked)]))
        return
    buttons = [part for part in scene.parts if part.step is not None]
    if buttons:
        part = next((p for p in buttons if p.kind == "main"), buttons[0])
        click(scene, middle(scene, part.key))
    else:
        things = list(draft.top.next_things())
        click(scene, where(scene, things[rnd.randrange(len(things))]))


def by_keyboard(scene: Battlefield, rnd: random.Random) -> None:
    """Arrows bring the cursor to a space, Tab goes round what is on offer, Enter takes it, Space ends what is asked."""
    draft = scene.table.draft
    assert draft is not None
    step = None if draft.menu else wanted(scene, rnd)
    if step is not None:
        thing = step.about()[len(draft.top.clicked)]
        if isinstance(thing, Spot) and thing.zone.name == "board":
            walk_to(scene, thing)
        else:
            tab_to(scene, thing)
        key(scene, pygame.K_RETURN)
    elif any(part.kind == "main" for part in scene.parts):
        key(scene, pygame.K_SPACE)
    elif draft.buttons() and not draft.menu:
        tab_to_button(scene)  # a chance that no key lets go
        key(scene, pygame.K_RETURN)
    else:
        key(scene, pygame.K_TAB)
        key(scene, pygame.K_RETURN)


def tab_to_button(scene: Battlefield) -> None:
    """Press Tab until the last of the buttons has the focus."""
    assert scene.table.draft is not None
    goal = scene.table.draft.buttons()[-1]
    for _ in range(60):
        key(scene, pygame.K_TAB)
        if (part := scene.controls.keys.here) is not None and part.step == goal:
            return
    raise AssertionError(f"Tab does not come to {goal}")


def walk_to(scene: Battlefield, spot: Spot) -> None:
    """Press arrows until the cursor is on a space, by the shortest way as the camera looks at it now."""
    goal = Hex(*spot.at[:2])
    if scene.controls.space is None:
        key(scene, pygame.K_UP)
        while scene.controls.space is None:
            key(scene, pygame.K_LEFT)
    for _ in range(60):
        if scene.controls.space == goal:
            return
        key(scene, CODES[first_step(scene, goal)])
    raise AssertionError(f"arrows do not lead to {goal}, but to {scene.controls.space}")


def first_step(scene: Battlefield, goal: Hex) -> str:
    """The arrow with which the shortest way of the cursor to a space begins."""
    camera, size, here = scene.camera, scene.app.size, scene.controls.space
    assert here is not None
    begun = {here: ""}
    for space in (queue := [here]):
        for name, direction in ARROWS.items():
            after = stepped(camera.board, camera.orbit, size, space, direction)
            if after not in begun:
                begun[after] = begun[space] or name
                queue.append(after)
    return begun[goal]


def tab_to(scene: Battlefield, thing: int | Spot) -> None:
    """Press Tab until what has the focus stands for a thing."""
    for _ in range(60):
        key(scene, pygame.K_TAB)
        here = scene.controls.keys.here
        if here is not None and thing in here.things:
            return
    found = [part.key for part in scene.controls.keys.stops()]
    raise AssertionError(f"Tab does not come to {thing} but only to {found} in {scene.table.question}")


Hand = Callable[[Battlefield, random.Random], None]


@pytest.mark.sampled(1, of="whole matches at the screen")
@pytest.mark.parametrize("hand", [by_mouse, by_keyboard])
def test_a_whole_duel_is_played_to_the_result(hand: Hand, tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = open_match(app, seed=11, folder=tmp_path)
    seldom_drawn(scene)
    rnd, done = random.Random(5), 0
    while app.top is scene and done < ENOUGH:
        if scene.table.draft is None:
            settle(scene)
        else:
            hand(scene, rnd)
            done += 1
    assert isinstance(app.top, Result), f"still at {scene.table.question} after {done} inputs"
    assert scene.session.over and len(scene.session.match.picks[0]) > 20
    app.step(0.1)
    app.close()
