"""The Foton on the table: every card says why it stays where it lies, by which rule; what a price would bring."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.match import Setup
from game.rules.foton.places import DRAFT, acted, deck, discard, field, hand, taken, waiting
from game.table.state import Zone
from game.table.step import Spot
from game.ui import matches
from game.ui.app import App
from game.ui.dialogs.curtain import Curtain
from game.ui.play import words as common
from game.ui.table.layout import Told
from game.ui.table.log import log_rows
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from game.words import Phrase
from tests.rules.foton.foton_byhand import Seat, table
from tests.ui.cardhands import app_at, by_hand, click, key, open_match, point, settle, where


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def said(scene: CardTable) -> str:
    return "\n".join(phrase.en for phrase in scene.controls.whisper)


def answers(scene: CardTable, zone: Zone) -> str:
    scene.controls.whisper = ()
    scene.controls.explain((Spot(zone),))
    return said(scene)


def test_in_the_draft_every_place_names_its_rule(app: App) -> None:
    scene = open_match(app)
    rules = {DRAFT: "F-4.3", waiting(0): "F-5.4", waiting(1): "F-3.1", taken(0): "F-5.1", taken(1): "F-4.4"}
    assert {zone: rule for zone, rule in rules.items() if rule not in answers(scene, zone)} == {}


def test_in_the_main_phase_every_place_names_its_rule(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="A2 A2", waiting="Valefor Bael", deck="C1"), Seat(hand="A2")))
    rules = {
        deck(0): "F-5.1",
        deck(1): "F-5.1",
        field(0): "F-5.7",
        field(1): "F-5.7",
        discard(0): "F-8.8",
        hand(1): "F-8.9",
        waiting(1): "F-5.6",
        acted(1): "F-5.6",
        acted(0): "F-5.8",
    }
    assert {zone: rule for zone, rule in rules.items() if rule not in answers(scene, zone)} == {}
    assert common.NOT_NOW.en not in answers(scene, deck(0))


def test_who_can_only_rest_says_why_when_it_is_chosen(app: App) -> None:
    """Bael costs 1 Attack and 1 Charge: a click proposes the rest, and says what the hand lacks."""
    scene = by_hand(app, table(Seat(hand="A2 A2", waiting="Valefor Bael", deck="C1"), Seat(hand="A2")))
    able, dear = (p.id for p in scene.table.shown.inside(waiting(0)))
    click(scene, where(scene, dear))
    assert scene.table.draft is not None and scene.table.draft.confirms is not None
    assert "F-5.7" in said(scene)
    click(scene, where(scene, able))
    assert not said(scene), "who can act needs no excuse"


def test_a_price_is_reckoned_from_what_is_chosen_wherever_the_mouse_rests(app: App) -> None:
    """Resting on one of two chosen photons, or on the Megido, changes nothing of what paying would bring."""
    scene = by_hand(app, table(Seat(hand="A2 A3 A4", waiting="Valefor", deck="C1"), Seat(hand="A2")))
    whom = scene.table.shown.inside(waiting(0))[0].id
    click(scene, where(scene, whom))
    note = scene.drawing.panels.column.note()
    assert note is not None and note.rows[0][2] == "2 / 2"
    for photon in [p.id for p in scene.table.shown.inside(hand(0))]:
        point(scene, where(scene, photon))
        assert scene.drawing.panels.column.note() == note


def test_a_reason_does_not_stay_over_the_details(app: App) -> None:
    scene = by_hand(app, table(Seat(hand="A2 A2", waiting="Valefor Bael", deck="C1"), Seat(hand="A2")))
    click(scene, where(scene, scene.table.shown.inside(hand(0))[0].id))
    assert said(scene)
    key(scene, pygame.K_i)
    assert scene.detail and not said(scene)
    settle(scene)


def test_a_card_that_has_left_the_mouse_is_not_pointed_at_any_more(app: App) -> None:
    """Chosen with the mouse, rested with Enter: the Megido lies elsewhere now, and is not held up large."""
    scene = by_hand(
        app, table(Seat(hand="A2 A2", waiting="Valefor Bael", deck="C1 C1 C1"), Seat(hand="A2", waiting="Buer"))
    )
    dear = scene.table.shown.inside(waiting(0))[1].id
    click(scene, where(scene, dear))
    key(scene, pygame.K_RETURN)
    settle(scene)
    rested = scene.table.shown.inside(acted(0))[0].id
    for _ in range(30):
        app.step(0.1)
    assert scene.hovered_piece() != rested and scene.zoomed() is None


def test_lines_of_the_log_begin_with_a_capital(app: App) -> None:
    """Also those that name a card first."""
    said = Phrase("a face-down Charge photon enters the field of Player 2", "裏向きのチャージがプレイヤー2の場に出た")
    rows = log_rows(app.ruler(), [Told(said)], Box(0, 0, 300, 200))
    assert rows[0][1].startswith("A face-down")


def test_a_match_of_several_people_begins_and_goes_on_behind_a_curtain(app: App) -> None:
    """Who is asked first is a matter of chance: nobody's party is shown before that person is there."""
    matches.start(app, Setup("foton", 2, 7, kinds=("human", "human")))
    scene = app.top
    assert isinstance(scene, CardTable)
    hidden: list[bool] = []
    for _ in range(80):
        app.step(0.05)
        hidden += [not actor.look.up for seat in (0, 1) for actor in scene.table.cards.zones.get(waiting(seat), ())]
        if isinstance(app.top, Curtain):
            break
    assert isinstance(app.top, Curtain) and hidden and all(hidden)
    for _ in range(8):
        app.step(0.1)
    app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    app.step(0.05)
    settle(scene)
    assert scene.session.eyes in scene.session.asked() and scene.table.draft is not None
