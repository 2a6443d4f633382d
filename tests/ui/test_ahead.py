"""The Arena: acting in a later phase of the turn ends those before it, by a click, a drag or the ribbon."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.hexes import from_offset
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.movement import ChooseMove
from game.rules.arena.places import BOARD, arena, hand, here
from game.rules.arena.turn import EndOfTurn, Phase, Window
from game.table.state import run
from game.table.step import Spot
from game.ui.app import App
from game.ui.layouts.arena.odds import odds_now
from game.ui.layouts.arena.scene import Battlefield
from tests.rules.arena.byhand import Figure
from tests.rules.arena.spellbook import position, real
from tests.ui.seated import app_at, asked, by_hand, click, drag, key, middle, over, settle, where

GIDEON = real("G", 0, (0, 0), "gideon")
NEAR, FAR = real("R", 1, (1, 0), "rhox_veterans"), real("R", 1, (6, 0), "rhox_veterans")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def in_spells(app: App, enemy: Figure) -> tuple[Battlefield, dict[str, int]]:
    """The time for spells before moving, with a card that can be cast; the two phases after it."""
    s, who = position(GIDEON, enemy, hand=["g04"], phase="activate")
    s.then(Window(0, "A"), Phase(0, "move"), ChooseMove(0), Phase(0, "attack"), ChooseAttack(0), Window(0, "B"))
    run(s)
    scene = by_hand(app, s)
    settle(scene)
    assert asked(scene) == "CastSpells"
    return scene, {name: who[name] for name in "GR"}


def test_a_click_on_a_figure_that_moves_ends_the_spells(app: App) -> None:
    scene, who = in_spells(app, FAR)
    click(scene, where(scene, who["G"]))
    assert asked(scene) == "ChooseDestination" and not scene.session.match.entries, "nothing is final yet"
    goal = from_offset(2, 0)
    click(scene, over(scene, goal))
    settle(scene)
    assert here(scene.session.match.state.pieces[who["G"]]) == goal
    assert [entry.part for entry in scene.session.match.entries] == [False, False, True]


def test_who_thinks_better_of_it_can_still_cast(app: App) -> None:
    scene, who = in_spells(app, FAR)
    click(scene, where(scene, who["G"]))
    key(scene, pygame.K_ESCAPE)
    assert asked(scene) == "CastSpells" and scene.table.draft and not scene.table.draft.begun
    assert not scene.session.match.entries


def test_a_figure_is_dragged_to_its_space_over_the_end_of_the_spells(app: App) -> None:
    scene, who = in_spells(app, FAR)
    drag(scene, where(scene, who["G"]), over(scene, from_offset(2, 0)))
    settle(scene)
    assert here(scene.session.match.state.pieces[who["G"]]) == from_offset(2, 0)


def test_an_attack_in_place_ends_spells_and_movement_and_is_confirmed(app: App) -> None:
    """It would be complete with this one click, and dice are not taken back."""
    scene, who = in_spells(app, NEAR)
    click(scene, where(scene, who["R"]))
    assert not scene.session.match.entries and scene.table.draft and odds_now(scene) is not None
    (attack,) = scene.table.draft.menu
    assert isinstance(attack, Attack)
    key(scene, pygame.K_ESCAPE)
    assert asked(scene) == "CastSpells"
    click(scene, where(scene, who["R"]))
    (gold,) = [part for part in scene.parts if part.kind == "main"]
    assert gold.step == attack and scene.controls.keys.hint_of(gold) == "confirm"
    key(scene, pygame.K_RETURN)
    settle(scene)
    assert arena(scene.session.match.state).attacked == (who["G"],)


def test_a_figure_chosen_to_move_attacks_the_enemy_that_is_clicked(app: App) -> None:
    scene, who = in_spells(app, NEAR)
    key(scene, pygame.K_SPACE)
    settle(scene)
    click(scene, where(scene, who["G"]))
    assert asked(scene) == "ChooseDestination"
    click(scene, where(scene, who["R"]))
    assert scene.table.draft and isinstance(scene.table.draft.confirms, Attack)
    assert arena(scene.session.match.state).phase == "move", "until it is confirmed"


def test_a_space_for_which_no_figure_is_chosen_ends_nothing(app: App) -> None:
    scene, _ = in_spells(app, FAR)
    click(scene, where(scene, Spot(BOARD, from_offset(3, 0))))
    assert asked(scene) == "CastSpells" and scene.table.draft and not scene.table.draft.begun
    assert scene.controls.whisper, "it says what is chosen now"


def phase_box(scene: Battlefield, phase: str) -> tuple[int, int]:
    """Where a phase of the ribbon is."""
    return middle(scene, next(part.key for part in scene.parts if part.do == f"phase {phase}"))


@pytest.mark.parametrize(("phase", "question", "made"), [("move", "ChooseMove", 1), ("attack", "ChooseAttack", 2)])
def test_a_phase_of_the_ribbon_is_gone_to(app: App, phase: str, question: str, made: int) -> None:
    scene, _ = in_spells(app, NEAR)
    click(scene, phase_box(scene, phase))
    settle(scene)
    assert asked(scene) == question and len(scene.session.match.entries) == made
    click(scene, phase_box(scene, "activate"))
    settle(scene)
    assert asked(scene) == question and scene.controls.whisper, "what is over is not gone back to"


def test_no_phase_is_ended_by_a_click_beside_the_targets_of_a_spell(app: App) -> None:
    """Bark Skin is put on an own army card: what is chosen already does not go on with an enemy, in no phase."""
    scene, who = in_spells(app, NEAR)
    (bark,) = scene.table.shown.inside(hand(0))
    click(scene, where(scene, bark.id))
    assert scene.table.draft and asked(scene) == "ChooseTarget"
    click(scene, where(scene, who["R"]))
    assert asked(scene) == "ChooseTarget" and bark.id in scene.table.draft.chosen()


def test_a_turn_is_not_ended_by_a_card_that_would_be_discarded(app: App) -> None:
    """After the attacks, eight in hand, none of which can be cast: the turn has ended before one is discarded."""
    s, _ = position(GIDEON, FAR, hand=["g04", *["w01"] * 7], phase="attack")
    s.then(Window(0, "B"), Phase(0, "end"), EndOfTurn(0))
    run(s)
    scene = by_hand(app, s)
    settle(scene)
    assert asked(scene) == "CastSpells"
    idle = next(card for card in scene.table.shown.inside(hand(0)) if card.card == "spell/w01")
    click(scene, where(scene, idle.id))
    assert asked(scene) == "CastSpells" and scene.table.draft and not scene.table.draft.begun
