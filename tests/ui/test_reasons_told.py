"""In a recording the hint says why the last choice was made: to who sees what its seat saw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.table.ruleset import Ruleset
from game.table.view import EVERYBODY
from game.ui.doors import Doors
from game.ui.session import AUDIENCE, Watching
from game.ui.table import words
from game.ui.table.hint import Hint
from tests.ui.seated import app_at

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
CHOICES = 24


def watched(home: Path, rules: Ruleset, levels: tuple[str, str] = ("normal", "normal"), choices: int = CHOICES) -> Any:
    """A recording on the screen, at its end, that does not play."""
    players = [bot(level, rules, seat, 0) for seat, level in enumerate(levels)]
    match = Match(game.start(rules.key, 2, 3), players, rules.concede, setup=Setup(rules.key, 2, 3, kinds=levels))
    while len(match.entries) < choices and match.state.result is None:
        match.tick()
    scene: Any = Doors().match(Watching(match))
    scene.replaying.plays = False
    app_at(home).push(scene)
    scene.app.step(0.1)
    scene.replaying.seek(len(match.entries))
    return scene


def press(scene: Any) -> Hint | None:
    scene.app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F2, mod=0, unicode=""))
    scene.app.step(0.02)
    hint: Hint | None = scene.controls.hints.shown
    return hint


def seen_by_who_chose(scene: Any, place: int) -> Hint | None:
    """What is said of the choice that leads to a place, to its seat."""
    scene.replaying.seek(place)
    scene.table.look_through(scene.table.replay.whole[place - 1].seat)
    return press(scene)


@pytest.mark.sampled(2)
@EVERY
def test_what_a_computer_chose_is_explained_in_the_words_of_the_hint(rules: Ruleset, tmp_path: Path) -> None:
    """A normal computer player does what the hint would say: the choice is the best, the second press has the next."""
    scene, more = watched(tmp_path, rules), 0
    for place in range(CHOICES, 0, -3):
        hint = seen_by_who_chose(scene, place)
        entry = scene.table.replay.whole[place - 1]
        assert hint is not None and hint.head.en == f"{scene.name_of(entry.seat).in_('en')} chose"
        more += len(scene.controls.hints.hints) > 1
        assert "less than the best" not in hint.verdict.en
    assert more, "there were others to choose"
    scene.app.close()


def test_a_part_of_a_plan_is_told_with_what_else_belongs_to_it(tmp_path: Path) -> None:
    """Igneous Rock alone does not meet what It's Alive! asks for; with Twilight Sparkle it does."""
    scene = watched(tmp_path, game.ruleset("pony"), ("hard", "hard"), choices=20)
    hint = seen_by_who_chose(scene, 20)
    assert hint is not None and hint.choice.en == "Igneous Rock to It's Alive! for 1 token"
    assert hint.verdict == words.PLANNED and hint.then is not None
    assert hint.then.en == "With it: Twilight Sparkle moves to It's Alive! for 2 tokens"
    scene.app.close()


def test_what_normal_would_not_have_done_is_told_with_what_it_would_do(tmp_path: Path) -> None:
    scene, worse = watched(tmp_path, game.ruleset("foton"), ("random", "random")), 0
    for place in range(CHOICES, 0, -3):
        hint = seen_by_who_chose(scene, place)
        assert hint is not None
        if "less than the best" in hint.verdict.en:
            worse += 1
            better = press(scene)
            assert better is not None and better.head == words.WOULD_DO and better.choice != hint.choice
            assert [gain.amount for gain in better.gains] == [-gain.amount for gain in hint.gains]
    assert worse
    scene.app.close()


def test_only_who_sees_what_the_seat_saw_is_told_its_reasons(tmp_path: Path) -> None:
    scene = watched(tmp_path, game.ruleset("foton"), choices=500)
    replay = scene.table.replay
    assert replay.finished
    scene.replaying.seek(12)
    seat = replay.whole[11].seat
    for eyes, told in ((AUDIENCE, False), (1 - seat, False), (seat, True), (EVERYBODY, True)):
        scene.table.look_through(eyes)
        assert (press(scene) is not None) is told
        assert (scene.app.toasts[-1:] and scene.app.toasts[-1].said == words.THEIR_EYES) or told
    scene.replaying.do("step_on")
    assert scene.controls.hints.shown is None, "it goes with the next choice"
    scene.app.close()


def test_at_the_beginning_there_is_nothing_to_explain(tmp_path: Path) -> None:
    scene = watched(tmp_path, game.ruleset("foton"))
    scene.replaying.seek(0)
    scene.table.look_through(0)
    assert press(scene) is None and scene.table.replay.chosen is None
    scene.app.close()


def test_a_click_on_its_line_of_the_log_and_the_hint_explain_a_choice(tmp_path: Path) -> None:
    """The line goes to its moment; the choice that was made then is the one that is explained."""
    scene = watched(tmp_path, game.ruleset("foton"))
    line = next(line for line in reversed(scene.table.show.lines) if line.moment < CHOICES)
    scene.replaying.go_to(line)
    entry = scene.table.replay.whole[line.moment - 1]
    scene.table.look_through(entry.seat)
    hint = press(scene)
    assert hint is not None and hint.head.en.startswith(scene.name_of(entry.seat).in_("en"))
    assert scene.table.replay.chosen.pick == entry.pick
    scene.app.close()
