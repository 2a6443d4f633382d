"""The text view: every screen in words of both languages, walked by keys; matches played through it alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import game
from game.settings import LEAST_WINDOW
from game.ui import shots
from game.ui.app import App
from game.ui.learn.scenes import Coached
from game.ui.reading.words import NOT_NOW
from game.ui.scenes.credits import Credits
from game.ui.scenes.result import Result
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.settings import SettingsScreen
from game.ui.scenes.setup import SetupScreen
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from game.ui.table.scene import CardTable
from tests.ui.cardhands import app_at
from tests.ui.reading_hands import (
    DOWN,
    ENTER,
    ESCAPE,
    TAB,
    choices,
    here,
    key,
    lines,
    open_match,
    open_view,
    play,
    settle,
    walk_to,
    words_of,
)

ENOUGH = 3000  # choices: no match takes so many
PLAIN = ("title", "shelf", "settings", "profile", "replays", "credits", "lobby")
OF_GAME = (
    "setup",
    "collection",
    "workshop",
    "deck",
    "rulebook",
    "learn",
    "rivals",
    "sign_up",
    "tournament",
    "puzzles",
    "lesson",
)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def shown(app: App, name: str, lang: str = "en") -> None:
    """A screen, with the text view over it."""
    app.change(language=lang)
    app.push(shots.scene(app, name))
    for _ in range(4):
        app.step(0.3)
    open_view(app)
    app.step(0.3)


# ---- the words of screens ----------------------------------------------------------------------------
def said(app: App, name: str, lang: str) -> list[str]:
    """All that a screen says; none of it is empty, and every control has a name."""
    shown(app, name, lang)
    parts = app.text_view.parts
    words = [part.title for part in parts] + [line.words for part in parts for line in part.lines]
    assert len(words) > 3
    off = NOT_NOW.in_(lang).partition("{")[0]
    for line in words:
        assert any(map(str.isalnum, line)) or "☆" in line, f"{name} in {lang} says '{line}'"
        assert not line.startswith(off), f"{name} in {lang}: what is off has no name: '{line}'"
        assert "{" not in line
    key(app, pygame.K_F7)
    return words


@pytest.mark.sampled(4, of="screens and tables in words")
@pytest.mark.parametrize("name", [*PLAIN, *(f"{scene}:{key}" for scene in OF_GAME for key in game.KEYS)])
def test_every_screen_is_told_in_both_languages(app: App, name: str) -> None:
    english, japanese = said(app, name, "en"), said(app, name, "ja")
    assert sum(any(letter > "\u3040" for letter in line) for line in japanese) > len(japanese) / 4
    assert sum(any(letter > "\u3040" for letter in line) for line in english) < len(english) / 5  # names of people
    assert english != japanese


def test_a_headline_in_gold_leaf_is_told(app: App) -> None:
    shown(app, "shelf")
    assert app.text_view.parts[0].lines[0].words == "What shall we play?"


# ---- keys --------------------------------------------------------------------------------------------
def test_the_text_view_opens_and_closes_with_its_key(app: App) -> None:
    app.push(Credits())
    app.step(0.1)
    key(app, pygame.K_F7)
    assert app.text_view.open and here(app).words == "Done, Esc"
    for _ in range(2):
        app.redraw()
        app.step(0.02)
    assert app.text_view.wake() is not None, "what may be new is told a moment later"
    key(app, pygame.K_F7)
    assert not app.text_view.open and app.text_view.wake() is None


def test_a_line_is_walked_to_and_pressed_as_on_the_screen(app: App) -> None:
    app.push(Credits())
    app.push(SettingsScreen())
    open_view(app)
    assert walk_to(app, "Reduced motion").words == "Reduced motion (Pieces jump instead of gliding): on"
    key(app, ENTER)
    assert not app.settings.reduced_motion
    assert "Normal (of: Small, Normal, Large, Huge, Double)" in walk_to(app, "Text size").words
    key(app, pygame.K_RIGHT)
    assert app.settings.text_size == "large"
    key(app, ESCAPE)
    assert isinstance(app.top, Credits)


def test_tab_goes_from_heading_to_heading(app: App) -> None:
    shown(app, "table:foton")
    titles = [part.title for part in app.text_view.parts]
    met = []
    for _ in titles:
        key(app, TAB)
        met.append(titles[app.text_view.at[0]])
        assert app.text_view.at[1] == 0
    assert sorted(met) == sorted(titles)


def test_a_field_takes_letters_and_a_list_that_opens_is_read_and_left(app: App) -> None:
    app.push(SetupScreen(game.ruleset("foton")))
    open_view(app)
    walk_to(app, "Name of Player 1")
    for letter in "Mika":
        app.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    app.step(0.3)
    assert "Mika" in here(app).words
    walk_to(app, "Deck of Player 2")
    key(app, ENTER)
    app.step(0.3)
    assert [part.title for part in app.text_view.parts] == ["List"]
    assert sum("chosen" in line.words for line in lines(app)) == 1
    key(app, ESCAPE)
    app.step(0.3)
    assert "Deck of Player 2" in here(app).words


@pytest.mark.sampled(4, of="screens and tables in words")
def test_a_link_of_the_rulebook_is_followed(app: App) -> None:
    app.push(Rulebook("arena", "6.5"))
    open_view(app)
    assert here(app).words.startswith("Stepping on a glyph ends the move.")
    key(app, ENTER)
    app.step(0.3)
    assert app.text_view.shown[app.text_view.at[0]].title.startswith("14")


@pytest.mark.parametrize(("size", "text_size"), [(LEAST_WINDOW, "normal"), ((960, 540), "huge")])
def test_no_line_is_cut(tmp_path: Path, size: tuple[int, int], text_size: str) -> None:
    app = app_at(tmp_path, size, text_size=text_size)
    scene = open_match(app, "pony", seed=3)
    for _ in range(12):
        notes = app.noted(app.text_view.draw)
        assert any(note.text and note.text in here(app).words for note in notes)
        for note in notes:
            assert not note.cut and note.box.x >= 0 and note.box.right_edge <= size[0] and note.box.foot <= size[1] + 4
            assert note.box.h > 15
        key(app, pygame.K_PAGEDOWN)
    assert scene.table.draft is not None
    app.close()


# ---- tables ------------------------------------------------------------------------------------------
@pytest.mark.sampled(4, of="screens and tables in words")
def test_a_card_with_several_offers_lists_them_and_goes_back(app: App) -> None:
    scene = open_match(app, "foton", seed=11)
    play(app, scene, 60, until=lambda: any("2 choices" in line.words for line in choices(app).lines))
    line = next(line.words for line in choices(app).lines if "2 choices" in line.words)
    walk_to(app, line)
    key(app, ENTER)
    assert scene.table.draft is not None and scene.table.draft.underway
    card = line.partition(":")[0]
    assert any(f"est {card}" in line.words for line in choices(app).lines)
    key(app, ESCAPE)
    app.step(0.3)
    assert scene.table.draft is not None and not scene.table.draft.underway


def test_what_is_refused_says_why(app: App) -> None:
    scene = open_match(app, "foton", seed=11)
    hand = next(part for part in app.text_view.parts if part.title == "Player 1: Un-acted")
    walk_to(app, hand.lines[0].words)
    before = len(scene.session.match.entries)
    key(app, ENTER)
    app.step(0.3)
    answer = next(part for part in app.text_view.parts if part.title == "Answer")
    assert "(" in answer.lines[0].words and len(scene.session.match.entries) == before


def test_all_about_a_card_is_a_page_of_its_own(app: App) -> None:
    open_match(app, "foton", seed=11)
    card = walk_to(app, "Megido · ")
    key(app, pygame.K_i)
    assert app.text_view.shown[0].title == card.words and len(list(lines(app))) > 2
    key(app, ESCAPE)
    assert here(app).words == card.words


def test_nothing_hidden_is_told(app: App) -> None:
    """The eyes of a seat read what that seat sees: nobody is told the party of another one."""
    scene = open_match(app, "foton", seed=3)
    play(app, scene, 6)
    pieces, cards = scene.session.match.state.pieces.values(), scene.table.shown.cards
    names = {seat: {cards[p.card].name.en for p in pieces if p.card.startswith("megido") and p.owner == seat}
             for seat in (0, 1)}  # fmt: skip
    words = "\n".join(line.words for line in lines(app))
    assert names[1] - names[0] and all(name in words for name in names[0])
    assert not [name for name in names[1] - names[0] if name in words]


@pytest.mark.sampled(4, of="screens and tables in words")
def test_the_battlefield_is_told_by_spaces_and_distances(app: App) -> None:
    scene = open_match(app, "arena", seed=4)
    play(app, scene, 60, until=lambda: any("ctivate" in line.words for line in choices(app).lines))
    figure = next(part for part in app.text_view.parts if part.title.startswith("Battlefield")).lines[0].words
    assert "Life" in figure and "nearest enemy" in figure and "away" in figure
    assert any("level" in line.words and "stands here" in line.words for line in lines(app))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", ["foton", "medarot", "magna", "pony"])
def test_a_few_turns_are_played_by_reading_alone(app: App, name: str) -> None:
    scene = open_match(app, name)
    play(app, scene, 60, until=lambda: len(scene.session.match.picks[0]) > 4)
    assert scene.table.log.lines and app.say(scene.named(scene.table.log.lines[-1].said)) in words_of(app, "Log")


@pytest.mark.soak
@pytest.mark.parametrize("name", game.KEYS)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_match_is_played_by_reading_alone(app: App, name: str, lang: str) -> None:
    app.change(language=lang)
    scene = open_match(app, name)
    play(app, scene, ENOUGH)
    assert scene.session.over and len(scene.session.match.picks[0]) > 10
    settle(app, scene)
    for _ in range(20):
        app.step(0.1)
    assert isinstance(app.top, Result)
    assert any(map(str.isalnum, here(app).words))


@pytest.mark.soak
@pytest.mark.parametrize("name", ["foton", "magna"])
def test_two_people_share_the_text_view_behind_the_curtain(app: App, name: str) -> None:
    scene = open_match(app, name, ("human", "human"))
    play(app, scene, ENOUGH)
    assert scene.session.over and all(len(picks) > 10 for picks in scene.session.match.picks)


@pytest.mark.soak
@pytest.mark.parametrize("name", game.KEYS)
def test_the_first_lesson_is_done_by_reading_alone(app: App, name: str) -> None:
    """The coach says in words what his arrow points at; that is looked for among the choices."""
    scene = app.doors.lesson(game.ruleset(name), 0, keeps=False)
    assert isinstance(scene, Coached)
    app.push(scene)
    open_view(app)
    for _ in range(80):
        app.step(0.3)
        if scene.coach.finished:
            return
        coach, offered = app.text_view.parts[0].lines, words_of(app, "Choices")
        if scene.coach.reading:
            walk_to(app, "Next")
        elif offered:
            aimed = [line.words for line in coach if line.words.startswith(scene.show.label())]
            wanted = aimed[0].partition(": ")[2].partition("; ")[0] if aimed else offered[0]
            first = wanted.partition(",")[0].partition(":")[0].lower()
            walk_to(app, next((line for line in offered if first in line.lower()), offered[0]), whole=True)
        key(app, ENTER)
        app.step(1.0)
    raise AssertionError(f"still at beat {scene.coach.place.beat}")


@pytest.mark.sampled(4, of="screens and tables in words")
def test_the_shelf_leads_to_a_match_by_reading_alone(app: App) -> None:
    app.push(Title())
    open_view(app)
    for words, screen in (("Play", Shelf), ("Play", SetupScreen), ("Start", CardTable)):
        walk_to(app, words)
        key(app, ENTER)
        app.step(0.3)
        assert isinstance(app.top, screen)
    key(app, DOWN)
    assert here(app).words
