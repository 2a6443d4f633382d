"""Rivals on the screen: the six plates, the way to a match, what they say, and that they are beaten in order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game
from game import content
from game.match.match import Setup
from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.ui import matches
from game.ui.play.lines import Line
from game.ui.scenes.result import LARGER, Result
from game.ui.scenes.rivals import Rivals, temper
from game.ui.scenes.shelf import Shelf
from game.ui.seating import name_of, rival_of
from game.ui.session import Session, Watching
from game.ui.table.log import SIZE
from game.ui.table.rival_talk import BIG, EDGE, FACE, STAYS, WARMED_UP
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from game.words import Phrase, same
from tests.ui.cardhands import quick, settle
from tests.ui.hands import Hands
from tests.ui.seated import Blank, seldom_drawn
from tests.ui.test_screens import faults

FOTON = game.ruleset("foton")
MOMO, GARO = FOTON.rivals()[:2]
ENTER, ESCAPE, RIGHT = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_RIGHT


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Somebody at the screen; computers think here, at once, so that nothing has to be waited for."""
    monkeypatch.setattr(matches, "Brains", lambda content: matches.bots)
    person = Hands()
    person.app._painter = Blank()
    yield person
    person.app.close()


def against(rival_name: str, level: str = "beginner", key: str = "foton") -> Setup:
    return Setup(key, 2, 7, names=("", rival_name), kinds=("human", level))


def at_table(hands: Hands, setup: Setup) -> CardTable:
    """A match at its first question, against somebody who does not think."""
    scene = hands.app.doors.match(Session.begin(game.record, setup, quick))
    assert isinstance(scene, CardTable)
    hands.show(scene)
    settle(scene)
    return scene


def ended(hands: Hands, winner: int, rival_name: str = "Tomo") -> Session:
    """A recorded match of Medarot against a rival that somebody has given up, and that counts by now."""
    setup = against(rival_name, key="medarot")
    session = Session.begin(game.record, setup, quick, folder=game.record.folder())
    session.match.concede(1 - winner)
    hands.app.profile.match_ended(session)
    return session


# ---- who sits there ------------------------------------------------------------------------------------------
def test_a_computer_under_a_rivals_name_is_that_rival_in_both_languages() -> None:
    setup = against("Momo", "hard")
    assert rival_of(setup, 1) is MOMO and name_of(setup, 1) == Phrase("Momo", "モモ")
    assert rival_of(setup, 0) is None
    assert rival_of(against("Somebody"), 1) is None
    assert rival_of(against("Momo", "human"), 1) is None, "a person may be called Momo"
    assert rival_of(against("Momo", key="pony"), 1) is None, "she is no rival of that game"


def test_a_rival_is_asked_for_by_its_level_and_its_key() -> None:
    asked: list[str] = []

    def bots(who: str, seat: int, seed: int, key: str) -> object:
        asked.append(who)
        return quick(who, seat, seed, key)

    setup = Setup("foton", 3, 7, names=("", "Garo", ""), kinds=("human", "easy", "normal"))
    Session.begin(game.record, setup, bots)  # type: ignore[arg-type]
    assert asked == ["easy/garo", "normal"]


# ---- the screen ----------------------------------------------------------------------------------------------
def test_from_plate_to_match_by_mouse(hands: Hands) -> None:
    rivals = hands.show(Rivals("foton"))
    assert rivals.rival is MOMO
    hands.click("rival:1")
    hands.move((4, 4))
    assert rivals.rival is GARO
    hands.click("play")
    assert hands.top is rivals and hands.app.toasts[-1].said.en == "Beat Momo first"
    hands.click("rival:0")
    hands.click("deck")
    hands.click(next(w.key for w in hands.desk.active() if "discard" in w.key))
    hands.click("play")
    scene = hands.top
    assert isinstance(scene, CardTable) and hands.app.stack[-2] is rivals
    setup = scene.session.setup
    assert (setup.kinds, setup.names, setup.decks) == (("human", "beginner"), ("", "Momo"), ("discard", "light"))


def test_from_plate_to_match_by_keyboard_and_back(hands: Hands) -> None:
    rivals = hands.show(Rivals("foton"))
    hands.tab_to("rival:3")
    hands.key(ENTER)
    assert rivals.rival.key == "bex"
    hands.key(ENTER)
    assert hands.top is rivals, "he is not open yet"
    hands.tab_to("rival:0")
    hands.key(ENTER)
    hands.tab_to("play")
    hands.key(ENTER)
    assert hands.top.session.setup.names == ("", "Momo") and hands.top.session.setup.kinds[1] == "beginner"
    hands.app.pop()
    assert hands.top is rivals
    hands.key(ESCAPE)
    assert rivals not in hands.app.stack


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [LEAST_WINDOW, (960, 540)])
def test_all_that_is_said_of_each_of_the_thirty_fits(size: tuple[int, int], lang: str) -> None:
    person = Hands(size, language=lang)
    found = []
    for key in game.KEYS:
        rivals = person.show(Rivals(key))
        for number, rival in enumerate(rivals.rivals):
            rivals.take(number)
            found += faults(person, f"{key} {rival.key}")
        person.app.pop()
    person.app.close()
    assert not found, "\n".join(found)


def test_a_temper_is_told_in_words_what_differs_most_first() -> None:
    said = [words.en for words, _ in temper(game.ruleset("arena"), game.ruleset("arena").rivals()[2])]
    assert said == [
        "Above all: attacks still to be made in this turn",
        "More than most: creatures on the battlefield",
        "Minds less than most: danger to creatures",
    ]


def test_a_damaged_file_costs_one_sentence_and_the_rivals_of_its_game(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "pony.json").write_text("[{]")
    monkeypatch.setattr(content, "rivals_path", lambda key: tmp_path / f"{key}.json")
    assert content.rivals.__wrapped__("pony") == () and FOTON.rivals()
    assert "rivals file pony.json: it is not JSON" in caplog.text


def test_where_there_are_none_the_shelf_says_so(hands: Hands) -> None:
    scene = hands.app.doors.shelf("foton")
    assert isinstance(scene, Shelf)
    hands.app.push(scene)
    scene.games = [replace(FOTON, rivals=tuple)]
    scene.rivals()
    assert hands.top is scene and "damaged" in hands.app.toasts[-1].said.en


# ---- one after the other -------------------------------------------------------------------------------------
def test_the_next_one_opens_when_the_one_before_is_beaten(hands: Hands) -> None:
    ended(hands, winner=1)
    rivals = hands.show(Rivals("medarot"))
    assert [rivals.standing(n).en for n in (0, 1)] == ["tried once", "after Tomo"] and rivals.next == 0
    ended(hands, winner=0)
    rivals = hands.show(Rivals("medarot"))
    assert [rivals.standing(n).en for n in (0, 1, 2)] == ["beaten after 2 tries", "next", "after Riko"]
    assert rivals.rival.key == "riko" and not hands.widget("play").why
    ended(hands, winner=1)
    assert hands.show(Rivals("medarot")).standing(0).en == "beaten after 2 tries", "nobody loses that again"


def test_what_was_played_at_another_game_or_against_a_nameless_computer_beats_nobody(hands: Hands) -> None:
    ended(hands, winner=0, rival_name="")
    assert hands.show(Rivals("medarot")).next == 0
    ended(hands, winner=0, rival_name="Momo")
    ended(hands, winner=0)
    assert hands.show(Rivals("foton")).next == 0 and hands.show(Rivals("medarot")).next == 1


# ---- what they say -------------------------------------------------------------------------------------------
def test_a_rival_greets_over_the_log_and_is_silent_after_a_while_but_in_the_log(hands: Hands) -> None:
    scene = at_table(hands, against("Momo"))
    assert scene.talk.said == MOMO.greets
    below = scene.log_box().y
    hands.app.redraw()
    for _ in range(round(STAYS / 0.1)):
        scene.update(0.1)
    assert scene.talk.said is None and scene.log_box().y < below
    said = [line.said.en for line in scene.table.show.lines]
    assert said.count(f"Momo: “{MOMO.greets.en}”") == 1


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", game.KEYS)
@pytest.mark.parametrize("size", [LEAST_WINDOW, TABLE_ROOM])
def test_what_a_rival_says_lies_over_nothing_that_can_be_pointed_at(size: tuple[int, int], key: str) -> None:
    person = Hands(size, language="ja")
    person.app._painter = Blank()
    longest = max(game.ruleset(key).rivals(), key=lambda rival: len(rival.greets.ja))
    scene = at_table(person, against(longest.name.en, key=key))
    assert [sitter.rival for sitter in scene.sitters()] == [None, longest]
    log = scene.table.composition.regions.log
    high = scene.talk.height(person.app.ruler(), log)
    words = Box(log.x, log.y, log.w, high)
    assert words.within(log) and scene.log_box().y > words.foot
    assert not [part.key for part in scene.parts if part.kind != "log" and part.box.meets(words)]
    assert not words.meets(scene.table.composition.regions.prompt)
    person.app.close()


def test_it_says_one_thing_more_when_something_big_happens_in_its_turn(hands: Hands) -> None:
    scene = at_table(hands, against("Momo"))
    scene.talk.said, scene.playing = None, lambda: 1  # type: ignore[method-assign]
    for _ in range(WARMED_UP):
        scene.table.show.write(Line(same("so it goes")))
    scene.talk.update(0.1)
    assert scene.talk.said is None, "nothing big has happened"
    scene.table.show.write(Line(same("five points"), tone=BIG[1]))
    scene.talk.update(0.1)
    assert scene.talk.said == MOMO.presses
    scene.talk.said = None
    scene.table.show.write(Line(same("five more"), tone=BIG[1]))
    scene.talk.update(0.1)
    assert scene.talk.said is None, "once"


def test_a_match_that_is_gone_on_with_or_watched_hears_no_greeting(hands: Hands, tmp_path: Path) -> None:
    session = Session.begin(game.record, against("Momo"), quick, folder=tmp_path)
    while not session.asked():
        session.tick()
    session.take(session.options()[0])
    session.tick()
    path = session.recording()
    assert path is not None
    session.close()
    scene = hands.app.doors.match(Session.resume(game.record, path, quick))
    hands.show(scene)
    assert isinstance(scene, CardTable) and scene.talk.rival is MOMO and scene.talk.said is None
    watched = hands.app.doors.match(Watching(game.record.load(path)))
    hands.show(watched)
    assert isinstance(watched, CardTable) and watched.talk.rival is None and watched.talk.said is None
    assert name_of(watched.session.setup, 1).ja == "モモ", "but is called by its name"


def test_the_result_has_its_last_word(hands: Hands) -> None:
    tomo = game.ruleset("medarot").rivals()[0]
    hands.show(Result(ended(hands, winner=0)))
    said = [note.text for note in hands.texts()]
    assert tomo.loses.en in said and tomo.wins.en not in said


def test_a_last_word_takes_one_row(hands: Hands) -> None:
    """A second one would reach the buttons."""
    last = [words for key in game.KEYS for rival in game.ruleset(key).rivals() for words in (rival.wins, rival.loses)]
    for lang in ("en", "ja"):
        assert max(hands.app.ruler().width(words.in_(lang), SIZE * LARGER) for words in last) < 470 - FACE - 3 * EDGE


# ---- a whole match -------------------------------------------------------------------------------------------
def test_a_whole_match_against_the_first_one_counts(hands: Hands) -> None:
    """Momo plays as a beginner, the person whatever comes; then there has been a try."""
    rivals = hands.show(Rivals("foton"))
    hands.click("play")
    scene, rnd = hands.top, random.Random(5)
    seldom_drawn(scene)
    while not scene.session.over:
        settle(scene)
        if options := scene.session.options():
            scene.table.session.take(rnd.choice(options))
    settle(scene)
    hands.app.step(0.1)
    assert isinstance(hands.top, Result)
    won = hands.top.report.end.result
    hands.key(ESCAPE)
    hands.app.step(1.5)
    hands.key(ESCAPE)
    assert rivals in hands.app.stack[-1:]
    assert rivals.standing(0).en == ("beaten at the first try" if list(won or ()) == [0] else "tried once")
