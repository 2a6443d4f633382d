"""A touch screen: tap, long press, drag, two fingers; and that a finger hits what it means."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ui import shots
from game.ui.fingers import LEAST, LONG
from game.ui.play.part import Part, part_at
from game.ui.scenes.settings import SettingsScreen
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from tests.rules.foton.foton_byhand import Seat
from tests.rules.foton.foton_byhand import table as position
from tests.ui import seated
from tests.ui.cardhands import app_at, button, by_hand, open_match, settle, where
from tests.ui.hands import Hands
from tests.ui.test_card_matches import wanted
from tests.ui.test_large_text import BARE, MORE, shown
from tests.ui.test_screens import SCENES
from tests.ui.touchhands import drag, lift, slide, tap, touch


@pytest.fixture
def hands() -> Iterator[Hands]:
    made = Hands(effects=0, music=0)
    yield made
    made.app.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[CardTable]:
    made = by_hand(app_at(tmp_path, (1280, 720)), position(Seat(hand="A2 A3 S2 C1 C1", waiting="Focalor Ronove Ipos")))
    yield made
    made.app.close()


def offered(scene: CardTable) -> int:
    """A card on offer."""
    assert scene.table.draft is not None
    return next(thing for thing in scene.table.draft.offers() if isinstance(thing, int))


# ---- one finger ----------------------------------------------------------------------------------------
def test_a_tap_is_a_click(table: CardTable) -> None:
    card = offered(table)
    tap(table.app, where(table, card))
    assert table.table.draft is not None and card in table.table.draft.chosen()


def test_a_finger_that_stays_shows_the_details_and_lifting_it_changes_nothing(table: CardTable) -> None:
    card = offered(table)
    at = where(table, card)
    touch(table.app, at)
    table.app.step(LONG / 2)
    assert not table.detail
    table.app.step(LONG / 2)
    assert table.detail == card
    lift(table.app, at)
    assert table.detail == card and table.table.draft is not None and not table.table.draft.chosen()
    tap(table.app, (5, 5))
    assert not table.detail


def test_what_a_mouse_would_show_by_resting_there_shows_where_a_finger_has_been(table: CardTable) -> None:
    card = offered(table)
    touch(table.app, where(table, card))
    assert table.hovered_piece() == card
    lift(table.app, where(table, card))
    assert table.controls.part is not None and table.controls.part.piece == card


def test_a_finger_that_trembles_still_taps_and_one_that_moves_drags(table: CardTable) -> None:
    card = offered(table)
    x, y = where(table, card)
    touch(table.app, (x, y))
    slide(table.app, (x + 5, y + 3))
    assert not table.controls.dragging
    slide(table.app, (x + 60, y - 60), (x + 70, y - 90))
    assert table.controls.dragging
    touch(table.app, (300, 200), which=1)  # a second finger changes nothing
    slide(table.app, (310, 220), which=1)
    assert table.controls.dragging
    lift(table.app, (x, y))
    assert not table.controls.dragging


def test_what_sdl_makes_of_a_finger_itself_is_not_heard_twice(table: CardTable) -> None:
    at = where(table, offered(table))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        table.app.post(pygame.event.Event(kind, pos=at, button=1, touch=True))
    table.app.step(0.02)
    assert table.table.draft is not None and not table.table.draft.chosen()


def test_the_log_goes_along_with_a_finger(table: CardTable) -> None:
    log = table.table.composition.regions.log
    table.table.show.lines = table.table.show.lines * 40
    drag(table.app, (log.cx, log.y + 8), (log.cx, log.y + 34), (log.cx, log.y + 60))
    assert table.controls.scroll >= 2


def test_a_list_goes_along_with_a_finger_and_nothing_on_it_is_pressed(hands: Hands) -> None:
    screen = hands.show(SettingsScreen())
    hands.app.change(ui_scale=1.25)
    before, k = hands.app.settings, hands.app.scale
    box = hands.widget("reduced_motion").box
    at = (box.x + 20) * k, box.cy * k
    drag(hands.app, at, (at[0], at[1] - 30), (at[0], at[1] - 60))
    assert screen.scroll.offset > 30 and hands.app.settings == before
    tap(hands.app, (hands.widget("reduced_motion").shown.cx * k, hands.widget("reduced_motion").shown.cy * k))
    assert hands.app.settings.reduced_motion is not before.reduced_motion


def test_a_slider_goes_along_with_a_finger(hands: Hands) -> None:
    hands.show(SettingsScreen())
    hands.click("tab:sound")
    box = hands.widget("effects").box
    drag(hands.app, (box.x + 20, box.cy), (box.x + 60, box.cy), (box.x + 100, box.cy))
    assert 20 <= hands.app.settings.effects <= 60


def test_once_the_window_is_left_no_finger_is_down(table: CardTable) -> None:
    at = where(table, offered(table))
    touch(table.app, at)
    table.app.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    for _ in range(4):
        table.app.step(LONG)
    assert not table.detail and table.app.fingers.wake() is None
    lift(table.app, at)
    assert table.table.draft is not None and not table.table.draft.chosen()


# ---- two fingers ---------------------------------------------------------------------------------------
def test_two_fingers_move_the_battlefield_near_it_and_turn_it(tmp_path: Path) -> None:
    app = seated.app_at(tmp_path)
    scene = seated.open_match(app)
    assert not small_controls(scene)
    camera, spot = scene.camera, scene.camera.board.spot(scene.camera.board.cells[100].at)

    def seen() -> tuple[float, float]:
        return camera.orbit.project(spot, app.size)[:2]

    assert scene.table.draft is not None
    chosen = scene.table.draft.chosen()
    touch(app, (400, 300), 0)
    touch(app, (560, 300), 1)
    before, far = seen(), camera.orbit.distance
    slide(app, (430, 300), which=0)
    slide(app, (590, 300), which=1)
    assert seen()[0] - before[0] == pytest.approx(30, abs=8)
    assert camera.orbit.distance == pytest.approx(far, rel=0.05)
    slide(app, (350, 300), which=0)
    slide(app, (670, 300), which=1)
    assert camera.orbit.distance < 0.6 * far
    before = seen()
    slide(app, (670, 340), which=1)  # clockwise
    (ax, ay), (bx, by), (mx, my) = before, seen(), (510, 320)
    assert (ax - mx) * (by - my) - (ay - my) * (bx - mx) > 0, "what lies beside them goes round clockwise"
    lift(app, (350, 300), 0)
    slide(app, (100, 100), which=1)
    lift(app, (100, 100), 1)
    assert not scene.controls.dragging and scene.table.draft.chosen() == chosen
    assert app.fingers.wake() is None
    app.close()


# ---- whole turns ---------------------------------------------------------------------------------------
def by_touch(scene: CardTable, rnd: random.Random) -> None:
    """A tap on a thing on offer, or on a button."""
    thing = wanted(scene, rnd)
    mains = [part.key for part in scene.parts if part.step is not None]
    tap(scene.app, where(scene, thing) if thing is not None else button(scene, rnd.choice(mains)))


def test_some_choices_are_made_by_taps(tmp_path: Path) -> None:
    table, rnd = open_match(app_at(tmp_path), seed=11), random.Random(5)
    seated.seldom_drawn(table)
    for _ in range(60):
        if len(table.session.match.picks[0]) >= 3:
            break
        if table.table.draft is None:
            settle(table)
        else:
            by_touch(table, rnd)
    assert len(table.session.match.picks[0]) >= 3
    table.app.close()


# ---- how large what is touched is ----------------------------------------------------------------------------
FINGER = 44  # pixels that one needs
Find = Callable[[tuple[float, float]], object]
CARDS = ("card", "cell", "place", "board", "space")
"""Kinds of parts of a table that are as large as there is room: cards in a fan or a pile show less of each other than a
finger is wide, and what is meant is seen, and can be put right, before it is confirmed."""


def reach(find: Find, box: Box, it: object) -> tuple[int, int]:
    """How far across and down from the middle of its box a finger finds something, at most twice `FINGER`."""
    found = []
    for dx, dy in ((1, 0), (0, 1)):
        ways = ((k for k in range(FINGER) if find((box.cx + s * dx * k, box.cy + s * dy * k)) != it) for s in (-1, 1))
        found.append(sum(next(way, FINGER) for way in ways))
    return found[0], found[1]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", [*SCENES, *MORE])
def test_a_finger_finds_every_control_within_44_pixels(name: str, hands: Hands) -> None:
    """All but the parts of a running text, which are as high as its lines (WCAG 2.2, 2.5.8 excepts them, too)."""
    shown(name, hands)
    hands.app.fingers.touched = True
    hands.app.step(0.1)
    hands.app.redraw()
    hands.app.step(0.1)
    desk = hands.desk
    controls = [w for w in desk.widgets if w.focusable and not w.key.startswith("clause ")]
    whole = [w for w in controls if (w.shown.w, w.shown.h) == (w.box.w, w.box.h)]
    small = {w.key: size for w in whole if min(size := reach(desk.under, w.shown, w)) < FINGER - 3}
    assert not small


def small_controls(scene: CardTable) -> dict[str, tuple[int, int]]:
    """What of a table's controls a finger finds too seldom."""
    found = {part.key: reach(lambda at: part_at(scene.parts, at, LEAST), part.box, part)
             for part in scene.parts if part.kind not in CARDS}  # fmt: skip
    return {key: size for key, size in found.items() if min(size) < FINGER - 3}


def test_a_finger_finds_every_control_of_a_table(table: CardTable) -> None:
    assert not small_controls(table)


@pytest.mark.soak
@pytest.mark.parametrize("moment", BARE)
def test_a_finger_finds_every_control_of_every_table(moment: str, hands: Hands) -> None:
    hands.show(shots.scene(hands.app, f"table:{moment}"))
    assert not small_controls(hands.top)


def test_a_small_control_is_found_beside_it_unless_a_card_lies_there() -> None:
    tool = Part("tool", Box(100, 100, 20, 20), kind="tool")
    ground, card = Part("bar", Box(0, 0, 400, 400), kind="board"), Part("card", Box(125, 90, 60, 80), kind="card")
    assert part_at([ground, tool], (111, 128), LEAST) is tool
    assert part_at([ground, tool], (111, 140), LEAST) is ground, "too far"
    assert part_at([ground, tool, card], (127, 110), LEAST) is card
    assert part_at([ground, tool], (111, 128)) is ground, "a mouse hits what it points at"
