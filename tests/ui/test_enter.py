"""Enter: it presses what bears its name, on every screen and at every question, and never anything unawares."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

import game
from game.match.match import Setup
from game.rules.magna.attack import Charge, Strike
from game.table.ruleset import Ruleset
from game.table.step import Step
from game.ui.doors import Doors
from game.ui.play.part import Part
from game.ui.scenes.lan import Lan
from game.ui.scenes.setup import SetupScreen
from game.ui.session import Session
from game.ui.table.parts import numbered
from tests.ui.cardhands import quick
from tests.ui.hands import Hands
from tests.ui.seated import app_at

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
INPUTS = 160
KEYS = (pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_1, pygame.K_2,
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP)  # fmt: skip
WALKS = (pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP)


# ---- at the table -------------------------------------------------------------------------------------------
class Watched:
    """A match on the screen, and what is pressed in it."""

    def __init__(self, home: Path, rules: Ruleset) -> None:
        session = Session.begin(game.record, Setup(rules.key, 2, 5, kinds=("human", "random")), quick)
        self.scene = cast(Any, Doors().match(session))
        self.app = app_at(home)
        self.app.push(self.scene)
        self.pressed: list[Step | str] = []
        table = self.scene.table
        press, back, confirm = table.press, table.back, table.confirm

        def confirmed() -> bool:
            if table.draft is not None and table.draft.confirms is not None:
                self.pressed.append(table.draft.confirms)
            return bool(confirm())

        def pressed(step: Step) -> None:
            self.pressed.append(step)
            press(step)

        def taken_back() -> bool:
            self.pressed.append("back")
            return bool(back())

        table.press, table.back, table.confirm = pressed, taken_back, confirmed
        self.settle()

    def settle(self) -> bool:
        """Until the person is asked; False when there is nothing more to ask."""
        table = self.scene.table
        for _ in range(400):
            if self.app.top is not self.scene:
                return False
            if table.draft is not None and table.idle:
                return True
            self.app.step(0.1)
        raise AssertionError("nobody is asked any more")

    def key(self, code: int) -> None:
        self.pressed.clear()
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.post(pygame.event.Event(kind, key=code, mod=0, unicode=""))
        self.app.step(0.02)

    def buttons(self) -> list[Part]:
        self.scene.lay_out()
        return [
            part for part in self.scene.parts if part.kind != "seat" and (part.step is not None or part.do == "back")
        ]

    def marked(self) -> Part | None:
        """The button that says Enter."""
        found = [part for part in self.buttons() if self.scene.controls.keys.hint_of(part) == "confirm"]
        assert len(found) <= 1, "Enter stands on one button at most"
        return found[0] if found else None

    def ring(self) -> Part | None:
        found: Part | None = self.scene.controls.keys.here
        return found


@pytest.mark.sampled(1)
@EVERY
def test_through_a_match_played_by_keys_enter_presses_the_button_that_says_so_and_no_other(
    rules: Ruleset, tmp_path: Path
) -> None:
    watched, rnd = Watched(tmp_path, rules), random.Random(7)
    for _ in range(INPUTS):
        if not watched.settle():
            break
        marked, buttons, before = watched.marked(), watched.buttons(), watched.ring()
        code = rnd.choice(KEYS)
        watched.key(code)
        if code == pygame.K_RETURN and marked is not None:
            assert watched.pressed == [marked.step or "back"]
        elif code == pygame.K_RETURN:
            steps = [part.step for part in buttons]
            assert not [step for step in watched.pressed if step in steps or step == "back"]
        ring = watched.ring()
        if ring is not None and (before is None or not ring.stays(before)) and (watched.pressed or code not in WALKS):
            shows = code == pygame.K_RETURN and not watched.pressed  # Enter has nothing to press: a ring appears
            assert shows or (ring.step is None and ring.do != "back"), "only who walks there comes to a button"
        if watched.app.top is not watched.scene:
            watched.app.back_to(type(watched.scene))


def test_charge_begun_with_its_digit_is_confirmed_by_enter_and_not_cancelled(tmp_path: Path) -> None:
    """Magna: Cancel comes to where the button of the charge was. The gold one says Enter."""
    watched, rnd = Watched(tmp_path, game.ruleset("magna")), random.Random(8)
    for _ in range(400):
        assert watched.settle(), "nobody attacks in this match"
        charges = [n for n, part in enumerate(numbered(watched.scene.parts), 1) if isinstance(part.step, Charge)]
        if charges:
            break
        watched.scene.table.press(rnd.choice(watched.scene.table.draft.top.options))
    watched.key(pygame.K_0 + charges[0])
    marked = watched.marked()
    assert marked is not None and marked.kind == "main" and watched.ring() is None
    watched.key(pygame.K_RETURN)
    assert watched.pressed == [marked.step] and isinstance(marked.step, Strike)


# ---- on a desk -----------------------------------------------------------------------------------------------
def says_enter(hands: Hands, label: str) -> bool:
    """True if Enter stands on the button with a label, drawn as it is now."""
    texts = hands.texts()
    at = [said.box for said in texts if said.text == label]
    assert at, label
    return any(said.text == "Enter" and abs(said.box.cy - at[-1].cy) < 8 for said in texts)


@pytest.mark.sampled(2)
@EVERY
def test_after_a_click_on_a_seat_enter_starts_as_the_button_says(rules: Ruleset) -> None:
    hands = Hands()
    hands.show(SetupScreen(rules))
    for key in ("kind:1", "random", "name:0"):
        hands.click(key)
        assert says_enter(hands, "Start"), key
    started: list[bool] = []
    hands.top.start = lambda: started.append(True)
    hands.desk.changed()
    for key in ("kind:1", "random", "name:0"):
        hands.click(key)
        hands.key(pygame.K_RETURN)
    assert started == [True] * 3


@pytest.mark.sampled(2)
@EVERY
def test_while_the_ring_is_elsewhere_enter_goes_there_and_start_does_not_claim_it(rules: Ruleset) -> None:
    hands = Hands()
    hands.show(SetupScreen(rules))
    started: list[bool] = []
    hands.top.start = lambda: started.append(True)
    hands.desk.changed()
    hands.tab_to("random")
    assert not says_enter(hands, "Start")
    hands.key(pygame.K_RETURN, pygame.K_SPACE)
    assert not started
    hands.tab_to("start")
    assert says_enter(hands, "Start")
    hands.key(pygame.K_RETURN, pygame.K_SPACE)
    assert started == [True, True], "Space presses it as well"


def test_enter_in_the_field_for_a_code_joins_as_the_button_says() -> None:
    hands = Hands()
    lan = hands.show(Lan(None))
    assert says_enter(hands, "Join")
    joined: list[bool] = []
    lan.join = lambda: joined.append(True)
    hands.desk.changed()
    hands.key(pygame.K_RETURN)
    assert joined == [True]
