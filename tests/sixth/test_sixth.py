"""A sixth game needs its package, a line, and little else: everything the program does works for it."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game import rules
from game.commands.fuzz import play_one
from game.match.journal import Journal
from game.match.match import Match, Setup
from game.players.levels import LEVELS, bot
from game.table.ruleset import Ruleset
from game.ui import games, own_decks, shots
from game.ui.doors import Doors
from game.ui.rulebook import proofreading
from game.ui.scenes.result import Result
from game.ui.scenes.rulebook import Rulebook
from game.ui.session import Session
from tests.learn import test_lessons_by_mouse as by_mouse_alone
from tests.learn import test_lessons_play as played
from tests.learn import test_wrong_tries as wrong_tries
from tests.net.wires import begin, comes, finish, hosted
from tests.rulebook import test_ways_in as ways_in
from tests.sixth.rules.turn import BOARD, COVERED, HANDS, Lay, Turn
from tests.ui.cardhands import app_at, quick, settle
from tests.ui.hands import Hands
from tests.ui.test_card_matches import by_mouse

HERE, LIMIT = Path(__file__).parent, 400
SCREENS = ("shelf", "setup:three", "collection:three", "deck:three", "rulebook:three", "learn:three", "replays")
LEAST = (960, 540)


def match_of(*players: Any, folder: Path | None = None) -> Match:
    return game.record.begin(Setup("three", 2, 5, kinds=("human", "random")), players, folder)


def bots(three: Ruleset, level: str = "random") -> list[Any]:
    return [bot(level, three, seat, 5) for seat in (0, 1)]


# ---- its size --------------------------------------------------------------------------------------
def test_everything_that_it_needs_is_less_than_400_lines() -> None:
    parts = [path for path in HERE.rglob("*.py") if not path.name.startswith("test_") and path.name != "conftest.py"]
    lines = {str(path.relative_to(HERE)): len(path.read_text(encoding="utf-8").splitlines()) for path in parts}
    print(*(f"{count:4} {name}" for name, count in sorted(lines.items())), f"{sum(lines.values()):4} in all", sep="\n")
    assert 200 < sum(lines.values()) < LIMIT


# ---- its rules, as its rulebook has them -----------------------------------------------------------
def test_a_higher_stone_covers_a_lower_one_and_three_in_a_row_win(three: Ruleset) -> None:
    s = three.lessons[0].begin(three.catalogue)
    rock = s.inside(HANDS[0])[0]
    game.choose(s, 0, Lay(0, rock.id, (1, 2)))
    assert s.result == (0,) and [piece.card for piece in s.inside(COVERED)] == ["stone/pebble"]


def test_nobody_covers_a_stone_that_is_as_high_nor_one_of_their_own(three: Ruleset) -> None:
    s = three.lessons[0].begin(three.catalogue)
    s.put("stone/rock", 1, BOARD, at=(0, 0))
    s.asks.clear()
    Turn(0).do(s)
    s.agenda.pop().do(s)
    laid = {option.at for option in game.legal(s, 0) if isinstance(option, Lay)}
    assert not laid & {(0, 0), (1, 0), (1, 1)} and len(laid) == 6


def test_three_that_stand_in_no_row_do_not_win(three: Ruleset) -> None:
    s = three.lessons[0].begin(three.catalogue)
    game.choose(s, 0, Lay(0, s.inside(HANDS[0])[0].id, (2, 2)))
    assert s.result is None and list(s.asks) == [1]


@pytest.mark.parametrize(
    ("cards", "said"),
    [(["stone/rock"] * 9, "27 high"), (["stone/pebble"] * 8, "8 stones"), (["stone/x"] * 9, "no card")],
)
def test_a_deck_that_is_too_high_or_too_small_is_not_played(cards: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        game.start("three", 2, 1, decks=[{"name": "Mine", "cards": cards}])


# ---- a match ---------------------------------------------------------------------------------------
def test_whole_random_matches_break_nothing() -> None:
    """Sound tables, no secrets told, the same options for a guest, a reason for every refusal (proof.py)."""
    ends = [play_one(("three", seed)) for seed in range(12)]
    assert [wrong for _, _, wrong in ends if wrong] == [] and all(choices for _, choices, _ in ends)


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_computer_players_finish_a_match(three: Ruleset, level: str) -> None:
    match = match_of(*bots(three, level))
    while match.state.result is None:
        assert match.tick()


def test_a_better_computer_player_wins_more_often(three: Ruleset) -> None:
    won = Counter[int]()
    for seed in range(8):
        match = game.record.begin(
            Setup("three", 2, seed), [bot("normal", three, 0, seed), bot("random", three, 1, seed)]
        )
        while match.state.result is None:
            match.tick()
        won.update(match.state.result)
    assert won[0] > 2 * won[1]


def test_a_match_is_saved_while_it_is_played_and_goes_on(three: Ruleset, tmp_path: Path) -> None:
    match = match_of(*bots(three), folder=tmp_path)
    for _ in range(3):
        match.tick()
    assert isinstance(match.journal, Journal)
    match.journal.close()
    again = game.record.resume(next(tmp_path.iterdir()), bots(three))
    assert again.state == match.state and len(again.entries) == 3
    while again.state.result is None:
        again.tick()
    assert game.record.loads(game.record.dumps(again)).state == again.state


def test_a_match_on_the_network_is_played_and_proved() -> None:
    host = hosted("three", ["open", "open"])
    guests = [comes(host, "Haru"), comes(host, "Ren")]
    begin(host, guests)
    finish(host, guests)
    assert host.refused == 0 and [guest.verify() for guest in guests] == [None, None]


# ---- on the screen ---------------------------------------------------------------------------------
def test_a_match_is_clicked_through_in_the_least_window(tmp_path: Path) -> None:
    app, rnd = app_at(tmp_path, LEAST), random.Random(5)
    setup = Setup("three", 2, 7, kinds=("human", "random"))
    scene: Any = Doors().match(Session.begin(game.record, setup, quick))
    app.push(scene)
    for _ in range(60):
        settle(scene)
        if scene.session.over:
            break
        app.picture()
        by_mouse(scene, rnd)
    assert scene.session.over and len(scene.session.match.picks[0]) > 2
    settle(scene)
    app.step(0.1)
    assert isinstance(app.top, Result)
    app.picture()
    assert "has won" in app.top.report.why().en
    app.close()


@pytest.mark.parametrize(("lang", "screens"), [("en", SCREENS[::2]), ("ja", SCREENS[1::2])], ids=["en", "ja"])
def test_every_screen_shows_it(lang: str, screens: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Alternately in both languages, so that the whole takes not twice as long."""
    for key in game.KEYS:
        if key != "three":  # drawing the boxes of the others takes seconds
            monkeypatch.delitem(rules.PACKAGES, key)
    hands = Hands(LEAST, language=lang)
    for name in screens:
        hands.show(shots.scene(hands.app, name))
        assert hands.texts() and pygame.transform.average_color(hands.app.picture())[:3] != (0, 0, 0), name
    hands.app.close()


def test_its_lesson_is_taken_with_the_mouse_alone(three: Ruleset, tmp_path: Path) -> None:
    played.test_a_lesson_can_be_played_to_its_end((three, three.lessons[0]))
    wrong_tries.test_wrong_tries_are_answered_and_change_nothing((three, three.lessons[0]), tmp_path)
    by_mouse_alone.test_a_lesson_is_taken_with_the_mouse_alone((three, three.lessons[0]), tmp_path)


def test_a_deck_is_built_saved_and_played(three: Ruleset) -> None:
    hands = Hands(LEAST)
    editor: Any = hands.show(games.of(three).editor("three", fresh=True))
    for name in ("pebble", "cobble", "rock"):
        for _ in range(3):
            hands.click(f"pool:{name}", y=0.4)
    assert editor.work.total == 9 and editor.problems() == []
    hands.click("save")
    found, wrong = own_decks.load(hands.app.home, three)
    assert not wrong and list(found) == ["My deck"]
    setup: Any = hands.show(shots.scene(hands.app, "setup:three"))
    setup.draft.set_deck(0, "own/My deck")
    assert setup.draft.setup().decks[0]["cards"]["rock"] == 3
    hands.click("change")
    again: Any = hands.app.top
    assert again.work.total == 9 and again.work.name == "My deck"
    hands.app.close()


def test_a_card_leads_to_its_rules() -> None:
    ways_in.test_a_card_of_the_collection_leads_to_its_rules("three")


def test_its_rulebook_is_read_in_both_languages(three: Ruleset) -> None:
    assert list(proofreading.problems(three, games.of(three).figures())) == []
    hands = Hands(LEAST)
    book: Any = hands.show(Rulebook("three", "3.2"))
    assert any("lower stone of your opponent" in note.text for note in hands.texts()), [n.text for n in hands.texts()]
    assert book.key == "three"
    hands.app.close()
