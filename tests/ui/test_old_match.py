"""A recorded match of other rules: the list says so, and it opens to be read."""

from __future__ import annotations

import pygame
import pytest

import game
from game.ui import matches
from game.ui.scenes.old_match import OldMatch
from game.ui.scenes.replays import Replays
from tests.match.forging import forge
from tests.ui.hands import Hands
from tests.ui.test_replays import recorded
from tests.ui.test_screens import faults


def shown(hands: Hands) -> list[str]:
    """The rows that can be read now."""
    return [row.text for row in hands.texts()]


def test_enter_opens_it_with_the_reason_and_its_choices_in_the_names_of_its_players(hands: Hands) -> None:
    path = recorded(kinds=("human", "normal"))
    forge(path, {"version": 99, "names": ["Ann", ""], "program": "0.0.9"})
    hands.show(Replays())
    assert hands.desk.find("resume") is None and hands.desk.find("review") is None and hands.desk.find("log") is None
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.top, OldMatch)
    said = " ".join(shown(hands))
    assert "version 99 of the rules" in said and "Hexfold 0.0.9" in said and "Ann: Take all cards" in said
    assert any(row.words.startswith("Ann takes area") for row in hands.top.rows)
    hands.key(pygame.K_END)
    assert any("choices are possible by today's rules" in row for row in shown(hands))
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.top, Replays)


def test_it_ends_where_todays_rules_do_and_says_why(hands: Hands) -> None:
    path = recorded()
    match = game.record.load(path)
    forge(path, {"version": 99}, {4: f"{match.entries[4].seat} 77"})
    hands.show(Replays())
    hands.click("read")
    last = hands.top.rows[-1].words
    whole = " ".join(row.words for row in hands.top.rows)
    assert f"Choice 5 of {len(match.entries)} is not possible" in whole and "77" in last
    assert not any(row.words.startswith("6  ") for row in hands.top.rows)


def test_of_a_match_that_was_not_over_only_what_its_person_saw_is_told(hands: Hands) -> None:
    path = recorded(picks=9, kinds=("human", "normal"))
    forge(path, {"version": 99})
    hands.show(Replays())
    hands.click("read")
    heads = [row.words for row in hands.top.rows if row.kind == "head"]
    assert any(head.endswith("Computer chooses") for head in heads) and "Computer:" not in " ".join(heads)


def test_a_recording_that_is_gone_costs_one_sentence(hands: Hands) -> None:
    path = recorded(picks=3)
    scene = hands.show(Replays())
    path.unlink()
    matches.read(hands.app, path)
    assert hands.top is scene and "cannot be opened" in hands.app.toasts[-1].said.en


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_everything_fits(size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang)
    path = recorded("pony", picks=12, kinds=("human", "random", "normal", "human"))
    forge(path, {"version": 99})
    hands.show(Replays())
    found = faults(hands, "list")
    matches.read(hands.app, path)
    hands.app.step(0.1)
    found += faults(hands, "transcript")
    hands.app.close()
    assert not found, "\n".join(found)
