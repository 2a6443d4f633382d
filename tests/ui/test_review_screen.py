"""The review on the screen: from the result and from Replays, with mouse and keys, in every window."""

from __future__ import annotations

from functools import cache
from typing import Any

import pygame
import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.players.review import Review, reviewed
from game.players.reviewer import ENDED
from game.settings import LEAST_WINDOW
from game.table.ruleset import Ruleset
from game.ui import matches, shots
from game.ui import words_review as W
from game.ui.scenes.replays import Replays
from game.ui.scenes.result import CALM, Result
from game.ui.scenes.review_screen import ReviewScreen
from game.ui.session import Session, Watching
from game.ui.table.scene import CardTable
from tests.patience import until
from tests.ui.contrast import low
from tests.ui.hands import Hands
from tests.ui.test_replays import recorded
from tests.ui.test_screens import faults

pytestmark = pytest.mark.sampled(9, of="the review on the screen")

EVERY = pytest.mark.parametrize("rules", game.RULESETS, ids=lambda rules: rules.key)
ENTER, ESCAPE, RIGHT, LEFT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT, pygame.K_LEFT


@cache
def played(key: str, most: int = 200, seats: int = 2) -> tuple[Match, Review]:
    """A match that somebody has played at random against Normal, and its review."""
    rules = game.ruleset(key)
    kinds = ("human", *("normal",) * (seats - 1))
    bots = [bot("random" if seat == 0 else "normal", rules, seat, 1) for seat in range(seats)]
    match: Match = game.record.begin(Setup(key, seats, 5, kinds=kinds), bots)
    while match.view(0).result is None and len(match.entries) < most:
        match.tick()
    return match, reviewed(match, rules)


def shown(hands: Hands, key: str = "foton", most: int = 200, seats: int = 2) -> Any:
    """A review that is made."""
    match, review = played(key, most, seats)
    scene = hands.show(ReviewScreen(match, 0, review))
    for _ in range(4):
        hands.app.step(0.1)
    return scene


def finish(hands: Hands) -> None:
    """Let the process come to its end."""

    def beat() -> bool:
        hands.app.step(0.1)
        return not hands.top.runs

    until(beat, "the end of the review")


def some_news(hands: Hands) -> None:
    """Let the process find something."""

    def beat() -> bool:
        hands.app.step(0.1)
        return bool(hands.top.review.done > 2)

    until(beat, "some news")


def place(hands: Hands) -> int:
    """Where the recording on top is."""
    assert isinstance(hands.top, CardTable) and isinstance(hands.top.session, Watching)
    return hands.top.session.place


# ---- the way there -------------------------------------------------------------------------------------
def test_from_the_result_to_a_turning_point_and_back(hands: Hands) -> None:
    match, review = played("foton")
    again = match.again()
    again.setup = match.setup
    for entry in match.entries:
        again.apply(entry.seat, entry.pick or 0)
    result = hands.show(Result(Session(again, matches.bots, game.record)))
    hands.app.step(CALM)
    hands.click("review")
    scene = hands.top
    assert isinstance(scene, ReviewScreen) and scene.runs and scene.seat == 0
    finish(hands)
    assert scene.review.verdicts == review.verdicts
    point = scene.turning()[0]
    hands.click("watch:0")
    assert place(hands) == point.action
    for _ in range(5):
        hands.app.step(0.2)
    assert place(hands) == point.action, "it waits there"
    assert hands.top.session.eyes == 0
    hands.app.pop()
    hands.key(ESCAPE)
    assert hands.top is result


def test_from_the_list_of_recordings(hands: Hands) -> None:
    recorded(picks=8)
    hands.show(Replays())
    hands.click("review")
    assert isinstance(hands.top, ReviewScreen)
    assert hands.top.review.length == 8, "also of a match that is not over"
    hands.click("stop")
    hands.key(ESCAPE)
    assert isinstance(hands.top, Replays)


def test_a_damaged_recording_is_one_sentence(hands: Hands) -> None:
    path = recorded(picks=8)
    scene = hands.show(Replays())
    path.write_bytes(path.read_bytes().replace(b"\n0 ", b"\n1 "))
    hands.click("review")
    assert hands.top is scene and len(hands.app.toasts) == 1
    assert "changed after it was written" in hands.app.toasts[0].said.en


def test_leaving_sends_the_process_home(hands: Hands) -> None:
    hands.show(Replays())
    scene = hands.show(ReviewScreen(played("foton")[0], 0))
    hands.show(Replays())
    hands.key(ESCAPE)
    assert hands.top is scene and scene.runs, "it goes on below another screen"
    hands.key(ESCAPE)
    assert not scene.runs and not scene.reviewer._process.is_alive()


# ---- while it is made ----------------------------------------------------------------------------------
def test_it_is_stopped_in_the_middle_and_what_was_found_is_shown(hands: Hands) -> None:
    scene = hands.show(ReviewScreen(played("foton")[0], 0))
    some_news(hands)
    said = [note.text for note in hands.texts()]
    assert any(text.startswith("Choice ") and text.endswith(f" of {scene.review.length}") for text in said)
    hands.click("stop")
    done = scene.review.done
    assert not scene.runs and hands.desk.find("stop") is None and done < scene.review.length
    hands.app.step(0.5)
    assert scene.review.done == done
    assert f"Stopped at choice {done} of {scene.review.length}" in [note.text for note in hands.texts()]
    assert not faults(hands, "stopped") and not hands.app.toasts


def test_a_process_that_dies_gives_one_sentence(hands: Hands) -> None:
    scene = hands.show(ReviewScreen(played("foton")[0], 0))
    some_news(hands)
    scene.reviewer._process.kill()
    finish(hands)
    assert [toast.said for toast in hands.app.toasts] == [ENDED]
    assert scene.review.points and not faults(hands, "died")


# ---- what it says --------------------------------------------------------------------------------------
def test_a_turning_point_says_what_was_played_and_what_would_have_been_better(hands: Hands) -> None:
    scene = shown(hands)
    point = scene.turning()[0]
    told = scene.told(point)
    watching = scene.past.watching
    watching.seek(point.entry)
    options, view = watching.match.options(0), watching.match.view(0)
    assert told.played.en.endswith(options[point.pick].say(view).en)
    assert told.better.en.endswith(options[point.better].say(view).en) and told.played != told.better
    had, kept = round(100 * point.had), round(100 * (point.had - point.loss))
    assert told.by == W.BETTER_BY.of(had, kept) and told.head.en.endswith(f"gives away {had - kept} %")
    assert all(point.entry in scene.past.painted for point in scene.turning()), "with the table at that moment"


def test_of_a_long_action_only_the_choice_is_told(hands: Hands) -> None:
    """Magna: cards are regrouped one by one before they are laid by."""
    scene = shown(hands, "magna")
    long = max(scene.turning(), key=lambda point: point.entry - point.action)
    assert long.entry - long.action > 5
    told = scene.told(long)
    assert told.played.en.startswith("Played: … › ") and told.better.ja.startswith("よりよい手：… › ")
    assert told.played.en.count(" › ") == 1
    assert not faults(hands, "a long action")


def test_a_click_on_another_seat_shows_its_turning_points(hands: Hands) -> None:
    scene = shown(hands)
    hands.click("seat:1")
    assert scene.seat == 1 and scene.turning() == scene.review.turning_points(1)
    assert scene.advice().en.startswith(scene.names[1].en), "Normal has nothing to mend"
    assert not faults(hands, "seat 1")


def test_the_advice_names_what_was_lost_most(hands: Hands) -> None:
    scene = shown(hands)
    most = scene.review.most_lost(0, scene.rules.judgement.aspects)
    assert (
        most.name.en in scene.advice().en and most.name.ja in scene.advice().ja and most.about.en in scene.advice().en
    )


# ---- the plot ------------------------------------------------------------------------------------------
def test_arrow_keys_walk_through_the_turns_and_enter_opens_the_recording_there(hands: Hands) -> None:
    scene = shown(hands)
    hands.tab_to("plot")
    hands.key(RIGHT, RIGHT, RIGHT, LEFT)
    point = scene.review.points[2]
    said = [note.text for note in hands.texts()]
    share = round(100 * point.chances[0])
    assert any(text.startswith(f"Turn {point.turn} · Player 1: {share} %") for text in said), said
    hands.key(ENTER)
    assert place(hands) == point.done


def test_a_click_on_the_plot_opens_the_recording_there(hands: Hands) -> None:
    scene = shown(hands)
    plot: Any = hands.widget("plot")
    point = scene.review.points[5]
    hands.press((plot.across(point.done) + 1, plot.box.cy + 3))
    assert place(hands) == point.done


# ---- playing on ----------------------------------------------------------------------------------------
def test_playing_on_is_a_new_match_with_the_choices_until_then(hands: Hands) -> None:
    scene = shown(hands)
    point = scene.turning()[0]
    hands.click("play:0")
    session = hands.top.session
    assert isinstance(hands.top, CardTable) and session.kinds == ("human", "normal")
    assert session.match.entries == scene.match.entries[: point.action]
    assert session.eyes == 0 and session.options(), "it is the person's turn"
    path = session.recording()
    assert path.exists() and game.record.load(path).entries == session.match.entries


def test_where_only_computers_played_somebody_takes_the_seat_that_is_looked_at() -> None:
    setup = Setup("foton", 3, 5, kinds=("hard", "easy", "normal"))
    assert matches.played_on(setup, 1).kinds == ("hard", "human", "normal")


def test_one_person_sits_where_they_look_from_and_normal_where_other_people_sat() -> None:
    setup = Setup("foton", 3, 5, kinds=("guest", "human", "easy"), names=("Mika", "Ann", ""), stopped={"Mika": 1})
    again = matches.played_on(setup, 2)
    assert again.kinds == ("normal", "normal", "human") and not again.stopped
    assert again.names == ("", "", "Ann"), "who played alone is still called so"


# ---- every game, every window --------------------------------------------------------------------------
SIZES = [(LEAST_WINDOW, 1.0), ((960, 540), 1.0), ((1920, 1080), 1.25)]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@EVERY
def test_it_fits_every_window(rules: Ruleset, size: tuple[int, int], scale: float, lang: str) -> None:
    hands = Hands(size, language=lang, ui_scale=scale)
    shown(hands, rules.key, 60)
    found = faults(hands, rules.key) + [f"{note} is hard to read" for note in low(hands)]
    window = hands.app.logical
    for note in hands.texts():
        if note.box.right_edge > window[0] or note.box.foot > window[1]:
            found.append(f"'{note.text}' leaves the window: {note.box}")
    hands.app.close()
    assert not found, "\n".join(found)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_five_seats_fit_as_well(size: tuple[int, int], lang: str) -> None:
    hands = Hands(size, language=lang)
    shown(hands, "arena", 12, 5)
    found = faults(hands, "five")
    hands.app.close()
    assert not found, "\n".join(found)


def test_the_review_can_be_shot(hands: Hands) -> None:
    """Of a match that a beginner has played, whole, so that there is something to see."""
    scene = hands.show(shots.scene(hands.app, "review:foton"))
    assert isinstance(scene, ReviewScreen) and scene.review.whole and scene.turning()


def test_tab_reaches_every_control(hands: Hands) -> None:
    shown(hands)
    wanted = {widget.key for widget in hands.desk.widgets}
    reached = set()
    for _ in wanted:
        hands.key(pygame.K_TAB)
        reached.add(hands.desk.focus)
    assert (
        reached
        == wanted
        == {"back", "plot", "seat:0", "seat:1", *(f"{do}:{n}" for n in range(3) for do in ("watch", "play"))}
    )
