"""Puzzles on the screen: the list, the table, hints, right and wrong tries; by synthetic events only."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from game import content
from game.puzzles.puzzle import load, written
from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.table.state import legal
from game.ui import doors
from game.ui.puzzles import words
from game.ui.puzzles.puzzle_clues import STEPS
from game.ui.puzzles.puzzle_note import HEAD
from game.ui.puzzles.puzzle_scene import Puzzled
from game.ui.scenes.profile import ProfileScreen
from game.ui.scenes.puzzle_list import PuzzleList
from game.ui.scenes.shelf import Shelf
from game.ui.widgets.pen import LEAD
from tests.ui.cardhands import click as click_at
from tests.ui.cardhands import quick, settle, where
from tests.ui.hands import Hands
from tests.ui.test_puzzle_session import DRAFT, MANY, SHIPPED
from tests.ui.test_screens import faults

DAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Foton has three puzzles here, each about the first area that is taken; the computers are quick."""
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "foton.json").write_bytes(written([replace(DRAFT, seed=seed) for seed in (0, 1, 3)]))
    monkeypatch.setattr(content, "puzzles_path", lambda key: folder / f"{key}.json")
    monkeypatch.setattr(doors, "Brains", lambda games: quick)
    return folder / "foton.json"


def at_list(size: tuple[int, int] = (1280, 720), **settings: Any) -> Hands:
    hands = Hands(size, **settings)
    hands.show(PuzzleList("foton", DAY))
    return hands


def at_table(hands: Hands, number: int = 0) -> Any:
    hands.click(f"puzzle:{number}")
    settle(hands.top)
    return hands.top


def take(scene: Any, number: int) -> None:
    """Choose an option by clicks on what it is about, and the gold button."""
    before = len(scene.session.match.entries)
    for thing in scene.session.options()[number].about():
        click_at(scene, where(scene, thing))
    for _ in range(60):
        if scene.table.draft is not None and scene.table.idle:
            scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=""))
        scene.app.step(0.1)
        if len(scene.session.match.entries) > before:
            break


def to_the_stop(scene: Any) -> None:
    for _ in range(600):
        scene.app.step(0.1)
        if scene.stopped:
            return
    raise AssertionError("it never stops")


# ---- the list --------------------------------------------------------------------------------------
def test_from_the_shelf_to_a_puzzle_and_back() -> None:
    hands = Hands()
    hands.show(Shelf("foton"))
    hands.click("puzzles")
    assert isinstance(hands.top, PuzzleList) and hands.top.key == "foton"
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Puzzled)
    settle(cast(Any, hands.top))
    hands.key(pygame.K_ESCAPE)
    hands.click("leave")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Shelf)


def test_the_list_begins_at_todays_puzzle_until_it_is_solved() -> None:
    hands = at_list()
    today = hands.top.shelf.today
    assert hands.top.at == today
    profile = hands.app.profile
    for day in (DAY.toordinal() - 2, DAY.toordinal() - 1):
        profile.solve("foton", "x", day, True)
    assert hands.show(PuzzleList("foton", DAY)).shelf.streak == 2
    profile.solve("foton", hands.top.puzzle.name, DAY.toordinal(), True)
    again = hands.show(PuzzleList("foton", DAY))
    assert again.shelf.streak == 3 and again.at != today and again.shelf.is_solved(today)
    hands.click("today")
    assert hands.top.number == today


def test_tabs_lead_to_the_puzzles_of_other_games_and_where_there_are_none_it_says_so() -> None:
    hands = at_list()
    hands.click("tab:pony")
    assert hands.top.key == "pony" and words.NONE.en in " ".join(note.text for note in hands.texts())
    hands.click("tab:foton")
    hands.tab_to("puzzle:2")
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Puzzled) and hands.top.number == 2


def test_a_damaged_file_costs_one_sentence_and_only_its_puzzles(puzzles: Path) -> None:
    puzzles.write_text("[{}]")
    hands = at_list()
    assert [toast.said.en for toast in hands.app.toasts] == [
        "puzzle file foton.json: puzzle 1: field 'kind' is missing or of the wrong kind"
    ]
    assert hands.top.at == -1
    hands.key(pygame.K_ESCAPE)


def test_a_puzzle_that_the_rules_cannot_play_is_one_sentence(puzzles: Path) -> None:
    puzzles.write_bytes(written([replace(DRAFT, picks=(99,))]))
    hands = at_list()
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, PuzzleList)
    assert [toast.said.en for toast in hands.app.toasts] == [
        "The rules of today cannot play this puzzle (seat 0 has no option 99, there are 4)"
    ]


# ---- the table -------------------------------------------------------------------------------------
def test_the_right_choice_by_mouse_solves_it_is_kept_and_enter_leads_to_the_next() -> None:
    hands = at_list()
    scene = at_table(hands)
    take(scene, 1)
    to_the_stop(scene)
    assert scene.state == "solved" and scene.note.said() == words.RIGHT_BEST.of(20)
    assert [(each.game, each.puzzle) for each in hands.app.profile.solved()] == [("foton", "0-0")]
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, Puzzled) and hands.top.number == 1
    hands.app.pop()
    assert hands.top.shelf.is_solved(0)
    assert ("Puzzles", "1") in hands.show(ProfileScreen()).facts()


def test_a_turn_is_won_by_mouse_and_then_nothing_wakes_the_program(puzzles: Path) -> None:
    puzzle = next(each for each in load(SHIPPED) if each.kind == "win" and len(each.line) == 1)
    puzzles.write_bytes(written([puzzle]))
    scene = at_table(at_list())
    take(scene, puzzle.line[0])
    to_the_stop(scene)
    assert scene.state == "solved" and scene.session.over
    for _ in range(100):
        scene.app.step(0.1)
    assert scene.wake() is None and not scene.restless()


def test_where_the_next_puzzle_cannot_be_played_it_says_so_and_the_list_comes(puzzles: Path) -> None:
    puzzles.write_bytes(written([DRAFT, replace(DRAFT, seed=1, picks=(99,))]))
    hands = at_list()
    scene = at_table(hands)
    take(scene, 1)
    to_the_stop(scene)
    hands.click("next")
    assert isinstance(hands.top, PuzzleList) and "cannot play this puzzle" in hands.app.toasts[-1].said.en


def test_a_wrong_choice_is_answered_and_enter_begins_anew() -> None:
    hands = at_list()
    scene = at_table(hands)
    take(scene, 2)
    to_the_stop(scene)
    assert scene.state == "missed" and scene.note.said() == words.MISSED_BEST and scene.table.draft is None
    assert hands.app.profile.solved() == []
    hands.key(pygame.K_RETURN)
    settle(scene)
    assert scene.state == "open" and scene.session.match.entries == [] and scene.table.draft is not None
    take(scene, 0)
    to_the_stop(scene)
    hands.click("again")
    settle(scene)
    assert scene.session.match.entries == [] and scene.note.said() == words.TASKS["best"]


def test_hints_come_in_three_steps_by_key_and_by_button() -> None:
    hands = at_list()
    scene = at_table(hands)
    said = [scene.note.said().en]
    hands.key(pygame.K_F2)
    said.append(scene.note.said().en)
    for _ in range(2):
        hands.click("hint")
        said.append(scene.note.said().en)
    assert len(set(said)) == 4 and scene.clues.given == STEPS
    right = legal(scene.session.view, 0)[1]
    assert said[3] == words.MOVE.of(right.say(scene.session.view)).en
    hands.key(pygame.K_F2)
    assert scene.clues.given == STEPS


def test_the_card_of_the_second_hint_is_lit(puzzles: Path) -> None:
    puzzles.with_name("pony.json").write_bytes(written([MANY]))
    hands = Hands()
    hands.show(PuzzleList("pony", DAY))
    scene = at_table(hands)
    card = scene.session.options()[3].about()[0]
    scene.hint()
    assert not scene.lit()
    hands.key(pygame.K_F2)
    assert scene.lit() == {card} and scene.table.layout.name(
        scene.session.view, scene.session.view.pieces[card]
    ).en in (scene.note.said().en)


def test_the_note_lies_over_nothing_and_what_is_under_it_is_not_pointed_at() -> None:
    hands = at_list()
    scene = at_table(hands)
    box = scene.note.box()
    regions = scene.table.composition.regions
    assert regions.log.y <= box.y and box.foot <= regions.log.foot
    hands.move((box.cx, box.y + 10))
    assert scene.hovered() in ("", "puzzle")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [LEAST_WINDOW, TABLE_ROOM])
def test_list_and_table_are_whole_in_both_languages(lang: str, size: tuple[int, int]) -> None:
    hands = at_list(size, language=lang)
    assert faults(hands, "puzzles") == []
    scene = at_table(hands)
    for state in ("open", "open", "open", "open", "missed", "solved"):
        scene.state, scene.stopped = state, state != "open"
        rows, buttons = scene.note.lines(hands.app.ruler()), scene.note.widgets()
        under = scene.note.box().y + HEAD + len(rows) * scene.note.size * LEAD
        assert buttons and all(under <= one.box.y and one.box.within(scene.note.log) for one in buttons)
        scene.hint()
