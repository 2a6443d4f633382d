"""What one can only end ends by itself for who plays alone against computers; the choice before can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.match import Match
from game.rules.foton.turn import EndTurn
from game.rules.medarot.activation import End, Move
from game.rules.medarot.places import BOARD
from game.table.state import choose, legal
from game.table.step import Spot
from game.ui.app import App
from game.ui.play import words
from game.ui.play.sitting import REGRET
from game.ui.session import Session
from game.ui.table.scene import CardTable
from tests.rules.foton.foton_byhand import Seat, megido, table
from tests.ui.cardhands import app_at, asked, by_hand, click, key, options, settle, where
from tests.ui.test_medarot_clickthrough import acts, reached

SEATS = (Seat(hand="C1 A3", waiting="Allocer Buer"), Seat(hand="A2 A3 C1", waiting="Buer Allocer"))  # nobody can draw


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def act(scene: CardTable) -> None:
    """Act with the Megido there is, and pay."""
    click(scene, where(scene, megido(scene.table.shown, "Allocer").id))
    key(scene, pygame.K_RETURN)


def others_have_chosen(scene: CardTable) -> bool:
    return any(entry.seat == 1 for entry in scene.session.match.entries)


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself(app: App) -> None:
    """Foton: without an event in hand, "end the turn" is all there is after acting."""
    scene = by_hand(app, table(*SEATS))
    act(scene)
    for _ in range(40):
        app.step(0.1)
        assert scene.table.draft is None or EndTurn not in map(type, scene.table.draft.top.options), "nobody is asked"
    assert others_have_chosen(scene)


def test_who_wants_to_end_turns_is_asked(app: App) -> None:
    app.change(spared=False)
    scene = by_hand(app, table(*SEATS))
    act(scene)
    settle(scene)
    assert asked(scene) == "MainStep" and not others_have_chosen(scene)
    key(scene, pygame.K_SPACE)
    assert any(entry.only for entry in scene.session.match.entries)


def only_moves(match: Match) -> bool:
    """True if the person is asked, can only move a Medarot, and then only end its activation."""
    if not acts(match, Move) or {type(option) for option in match.options(0)} != {Move, End}:
        return False
    after = match.state.clone()
    choose(after, 0, legal(after, 0)[0])
    return [type(option) for option in legal(after, 0)] == [End]


def test_others_wait_a_moment_in_which_the_choice_is_taken_back(tmp_path: Path) -> None:
    """Medarot: who has only moved, and can do no more, may think better of the cell."""
    scene = reached(tmp_path, only_moves)
    move = options(scene, "Move")[0]
    assert isinstance(move, Move)
    home, made = scene.table.shown.pieces[move.medarot].at, len(scene.session.match.entries)
    click(scene, where(scene, Spot(BOARD, move.at)))
    for _ in range(60):
        scene.app.step(0.05)
        if scene.table.regret and scene.table.idle:
            break
    assert 0 < scene.table.regret <= REGRET and scene.prompt() == (words.ENDED.of("Ctrl Z"), False)
    assert [entry.seat for entry in scene.session.match.entries[made:]] == [0, 0], "moved, and ended"
    key(scene, pygame.K_z, mod=pygame.KMOD_CTRL)
    settle(scene)
    assert asked(scene) == "Activation" and len(scene.session.match.entries) == made
    assert scene.table.shown.pieces[move.medarot].at == home
    scene.app.close()


def test_where_people_share_the_screen_nobody_is_spared(app: App) -> None:
    """Everybody would see that there was no event to use."""
    scene = by_hand(app, table(*SEATS), ("human", "human"))
    if app.top is not scene:
        key(scene, pygame.K_RETURN)
        settle(scene)
    act(scene)
    settle(scene)
    assert asked(scene) == "MainStep" and not others_have_chosen(scene)


def test_at_a_table_on_the_network_nobody_is_spared(app: App) -> None:
    scene = by_hand(app, table(*SEATS))
    session: Session = scene.session
    assert session.chair.spared
    session.chair.spared = False
    session.networked = True
    session.spare(True)
    assert not session.chair.spared and session.why_no_undo() == "network"
