"""What the others did since the own turn: which lines of the log that are, and the list of them on the screen."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.settings import LEAST_WINDOW
from game.ui.app import App
from game.ui.play.lines import Line
from game.ui.session import Session, Watching
from game.ui.table import words
from game.ui.table.recap import turns_of_others
from game.ui.table.recap_screen import Recap, Row
from game.ui.table.scene import CardTable
from game.words import same
from tests.ui.cardhands import app_at, click, key, quick, show

ME, BLUE, RED = 0, 1, 2


def line(said: str, whose: int, turn: int, moment: int = 0, tone: str = "", pieces: tuple[int, ...] = (7,)) -> Line:
    return Line(same(said), pieces, tone, moment=moment, whose=whose, turn=turn)


def told(*lines: Line, now: int) -> list[tuple[int, list[str]]]:
    """Whose turn, and the lines of it, as the first seat is told."""
    return [(turn.seat, [each.said.en for each in turn.lines]) for turn in turns_of_others(lines, ME, now)]


# ---- which lines ---------------------------------------------------------------------------------------------------
def test_each_turn_since_the_own_one_is_told_in_order() -> None:
    log = [line("old", BLUE, 2), line("mine", ME, 3), line("a", BLUE, 4), line("b", BLUE, 4), line("c", RED, 5)]
    assert told(*log, now=6) == [(BLUE, ["a", "b"]), (RED, ["c"])]


def test_what_one_has_done_since_the_turn_came_back_does_not_matter() -> None:
    log = [line("mine", ME, 3), line("a", BLUE, 4), line("I go on", ME, 5), line("and on", ME, 5)]
    assert told(*log, now=5) == [(BLUE, ["a"])]


def test_where_both_sides_act_in_a_turn_it_is_all_that_others_did_in_it() -> None:
    log = [line("mine before", ME, 1), line("a", BLUE, 2), line("mine", ME, 2), line("b", BLUE, 2)]
    assert told(*log, now=2) == [(BLUE, ["a", "b"])]


def test_phases_and_payments_are_left_out() -> None:
    log = [line("Main Phase", BLUE, 4, tone="turn"), line("pays 2", BLUE, 4, pieces=()), line("plays", BLUE, 4)]
    assert told(*log, now=5) == [(BLUE, ["plays"])]
    assert told(*log[:2], now=5) == []


def test_what_one_draws_when_the_turn_comes_back_is_not_theirs() -> None:
    """Their last choice leads to it, so it is told of their turn; but the next turn has begun."""
    last = [line("confronts", BLUE, 4, 9), line("Turn 5", BLUE, 4, 9, "turn"), line("I draw", BLUE, 4, 9)]
    assert told(line("plays", BLUE, 4, 8), *last, now=5) == [(BLUE, ["plays", "confronts"])]


def test_who_only_watches_has_no_turn_to_come_back_to() -> None:
    assert turns_of_others([line("a", BLUE, 4)], -1, 5) == []


# ---- the list ------------------------------------------------------------------------------------------------------
def after_their_turn(app: App, ruleset: str = "pony", choices: int = 24) -> CardTable:
    """Two computers have played for a while; now a person sits in the first seat."""
    rules, setup = game.ruleset(ruleset), Setup(ruleset, 2, 3, kinds=("human", "normal"))
    match: Match = game.record.begin(setup, [bot("normal", rules, seat, 1) for seat in (0, 1)])
    while len(match.entries) < choices or [*match.state.asks] != [0] or match.state.asks[0].part:
        match.tick()
    return show(app, Session(match, quick, game.record))


def rows_of(scene: CardTable) -> list[Row]:
    recap = scene.app.top
    assert isinstance(recap, Recap) and recap.desk is not None
    recap.desk.refresh()
    return [widget for widget in recap.desk.widgets if isinstance(widget, Row)]


def test_the_key_opens_the_list_and_a_row_says_why(tmp_path: Path) -> None:
    scene = after_their_turn(app_at(tmp_path, LEAST_WINDOW))
    key(scene, pygame.K_F6)
    rows = rows_of(scene)
    turns = scene.table.others()
    assert [row.said for row in rows] == [scene.named(each.said).en for turn in turns for each in turn.lines]
    assert rows and all(row.pictures for row in rows), "each with its card"
    right = scene.table.composition.regions.log
    assert all(row.box.right_edge < right.x for row in rows), "the log stays to be seen"
    key(scene, pygame.K_DOWN)
    key(scene, pygame.K_RETURN)
    hint = scene.controls.hints.shown
    assert hint is not None and hint.head == words.CHOSE.of(scene.name_of(1))
    assert any(row.chosen for row in rows_of(scene))
    key(scene, pygame.K_ESCAPE)
    assert scene.app.top is scene
    scene.app.close()


def test_the_sign_opens_it_and_a_click_beside_it_closes_it(tmp_path: Path) -> None:
    scene = after_their_turn(app_at(tmp_path, (1280, 720)))
    sign = next(part for part in scene.parts if part.do == "recap")
    click(scene, (round(sign.box.cx), round(sign.box.cy)))
    assert isinstance(scene.app.top, Recap)
    click(scene, (20, 700))
    assert scene.app.stack[-1] is scene
    scene.app.close()


def test_before_anybody_else_has_done_anything_it_says_so(tmp_path: Path) -> None:
    match = game.record.begin(Setup("pony", 2, 3, kinds=("human", "random")), [])
    scene = show(app_at(tmp_path), Session(match, quick))
    key(scene, pygame.K_F6)
    assert scene.app.top is scene and scene.app.toasts[-1].said == words.NO_RECAP
    scene.app.close()


def test_in_a_recording_a_row_leads_to_its_moment(tmp_path: Path) -> None:
    played = after_their_turn(app_at(tmp_path))
    played.app.close()
    scene = show(app_at(tmp_path), Watching(played.session.match))
    scene.replaying.seek(played.session.choices)
    scene.table.look_through(0)
    moment = scene.table.others()[0].lines[0].moment
    key(scene, pygame.K_F6)
    key(scene, pygame.K_RETURN)
    assert scene.app.top is scene and scene.session.choices == moment < played.session.choices
    scene.app.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("ruleset", [each for each in game.KEYS if each != "arena"])
def test_no_line_is_cut(ruleset: str, lang: str, tmp_path: Path) -> None:
    app = app_at(tmp_path, LEAST_WINDOW, language=lang)
    scene = after_their_turn(app, ruleset, 30)
    key(scene, pygame.K_F6)
    for row in rows_of(scene):
        assert len(app.ruler().rows(row.said, 14.0, row.box.w - 110)) <= 2
    app.close()
