"""Whole matches of The Foton played with the mouse alone, and with the keyboard alone, to the result."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.table.step import Thing
from game.ui.dialogs.curtain import HASTE, Curtain
from game.ui.play.stage import Selection
from game.ui.table.focus import stops
from game.ui.table.scene import CardTable
from tests.ui.cardhands import app_at, button, click, key, open_match, settle, where
from tests.ui.seated import seldom_drawn

ENOUGH = 900  # clicks or keys: no match takes so many


def wanted(scene: CardTable, rnd: random.Random) -> Thing | None:
    """A thing this person would like to click next; None: press a button."""
    draft = scene.table.draft
    assert draft is not None
    if draft.confirms is not None and (rnd.random() < 0.8 or draft.menu):
        return None
    things = list(draft.offers())
    if isinstance(draft.top, Selection) and draft.top.clicked and rnd.random() < 0.2:
        things = list(draft.top.clicked)  # change one's mind
    return rnd.choice(things) if things and (draft.confirms is None or rnd.random() < 0.5) else None


def by_mouse(scene: CardTable, rnd: random.Random) -> None:
    """One click: on a thing on offer, or on a button."""
    thing = wanted(scene, rnd)
    if thing is not None:
        click(scene, where(scene, thing))
        return
    buttons = [part for part in scene.parts if part.step is not None]
    main = [part for part in buttons if part.kind == "main"]
    click(scene, button(scene, rnd.choice(main or buttons).key))


def by_keyboard(scene: CardTable, rnd: random.Random) -> None:
    """Tab goes round what is on offer, Enter takes it, Space presses the main button, digits the others."""
    thing = wanted(scene, rnd)
    if thing is not None:
        tab_to(scene, thing)
        key(scene, pygame.K_RETURN)
    elif any(part.kind == "main" and part.step is not None for part in scene.parts):
        key(scene, pygame.K_SPACE)
    else:
        key(scene, pygame.K_1)


def tab_to(scene: CardTable, thing: Thing) -> None:
    """Press Tab until what has the focus stands for a thing."""
    for _ in range(60):
        key(scene, pygame.K_TAB)
        held = next((part for part in scene.parts if part.key == scene.controls.focus), None)
        if held is not None and thing in held.things:
            return
    raise AssertionError(f"Tab does not come to {thing} but to {stops(scene.parts, scene.table.round())}")


def lift(app: object, scene: CardTable, hand: str) -> None:
    """The next person says to be there."""
    curtain = scene.app.top
    assert isinstance(curtain, Curtain) and curtain.desk is not None
    curtain.update(HASTE)  # nobody is that quick
    curtain.desk.refresh()
    if hand == "by_mouse":
        box = curtain.desk.widgets[0].box
        k = scene.app.scale
        at = (round(box.cx * k), round(box.cy * k))
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            scene.app.post(pygame.event.Event(kind, pos=at, button=1, rel=(0, 0), buttons=(0, 0, 0)))
    else:
        scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene.app.step(0.02)


Hand = Callable[[CardTable, random.Random], None]


@pytest.mark.sampled(1, of="whole matches at the screen")
@pytest.mark.parametrize("hand", [by_mouse, by_keyboard])
@pytest.mark.parametrize("kinds", [("human", "random"), ("human", "random", "human", "random")], ids=["two", "four"])
def test_a_whole_match_is_played_to_the_result(hand: Hand, kinds: tuple[str, ...], tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = open_match(app, kinds, seed=11, folder=tmp_path)
    seldom_drawn(scene)
    rnd, done, curtains = random.Random(5), 0, 0
    while not scene.session.over and done < ENOUGH:
        if app.top is not scene:
            lift(app, scene, hand.__name__)
            curtains += 1
        elif scene.table.draft is None:
            settle(scene)
        else:
            hand(scene, rnd)
            done += 1
    assert scene.session.over, f"still at {scene.table.question} after {done} inputs"
    people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    assert all(len(scene.session.match.picks[seat]) > 10 for seat in people)
    assert bool(curtains) == (len(people) > 1)
    settle(scene)
    app.step(0.1)
    assert app.top is not scene, "the result comes by itself"
    app.close()
