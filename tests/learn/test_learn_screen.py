"""The list of lessons, and the ways that lead to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

import game
from game.profile.lessons import FILE
from game.ui.doors import Doors
from game.ui.learn import start
from game.ui.learn.coach_panel import Content, measures, planned
from game.ui.learn.lesson_session import LessonSession
from game.ui.learn.scenes import Coached
from game.ui.play.menu import MatchMenu
from game.ui.scenes.learn import Learn
from game.ui.scenes.rulebook import Rulebook
from game.ui.scenes.shelf import Shelf
from game.ui.scenes.title import Title
from tests.learn.courses import Course
from tests.learn.pupil import LEAST
from tests.ui.cardhands import app_at, open_match
from tests.ui.hands import Hands


def hands(home: Path, size: tuple[int, int] = LEAST, **settings: Any) -> Hands:
    made = Hands(size, **settings)
    made.app.home = home
    return made


def test_a_click_on_a_lesson_begins_it(tmp_path: Path) -> None:
    h = hands(tmp_path)
    h.show(Learn("foton"))
    h.click("lesson:2")
    assert isinstance(h.top, Coached) and h.top.number == 2


def test_the_first_lesson_that_is_not_done_is_next(tmp_path: Path) -> None:
    lessons = game.ruleset("foton").lessons
    h = hands(tmp_path)
    h.app.profile.learn("foton", lessons[0].key)
    scene = h.show(Learn("foton"))
    assert scene.at == 1
    h.key(pygame.K_RETURN)
    assert isinstance(h.top, Coached) and h.top.number == 1


def test_another_game_is_a_tab_away(tmp_path: Path) -> None:
    h = hands(tmp_path)
    scene = h.show(Learn("foton"))
    h.click("tab:pony")
    assert scene.key == "pony" and len([w for w in h.desk.active() if w.key.startswith("lesson:")]) == len(
        game.ruleset("pony").lessons
    )


def test_the_rulebook_is_beside_the_lessons(tmp_path: Path) -> None:
    h = hands(tmp_path)
    h.show(Learn("foton"))
    h.click("book")
    assert isinstance(h.top, Rulebook)


def test_enter_begins_what_is_shown_after_a_click_on_a_tab(tmp_path: Path) -> None:
    h = hands(tmp_path)
    h.show(Learn("foton"))
    h.click("tab:pony")
    h.key(pygame.K_RETURN)
    assert isinstance(h.top, Coached) and h.top.session.rules.key == "pony" and h.top.number == 0


def test_the_keys_of_language_and_rulebook_work_in_the_list(tmp_path: Path) -> None:
    h = hands(tmp_path)
    h.show(Learn("foton"))
    h.key(pygame.K_F8)
    assert h.app.lang == "ja"
    h.key(pygame.K_F3)
    assert isinstance(h.top, Rulebook)


def test_who_comes_back_finds_the_lesson_that_was_left(tmp_path: Path) -> None:
    """Also if it was begun from the menu of another lesson; and another language changes nothing."""
    h = hands(tmp_path)
    scene = h.show(Learn("foton"))
    h.click("lesson:2")
    h.app.pop()
    assert (scene.key, scene.at) == ("foton", 2)
    h.key(pygame.K_F8)
    assert scene.at == 2
    h.click("tab:pony")
    h.click("book")
    h.app.pop()
    assert (scene.key, scene.at) == ("pony", 0), "who only reads there stays there"
    start.begin(h.app, game.ruleset("magna"), 1)
    h.app.pop()
    assert (scene.key, scene.at) == ("magna", 0)
    h.app.profile.learn("magna", game.ruleset("magna").lessons[0].key)
    h.click("book")
    h.app.pop()
    assert scene.at == 1, "what is done leads to the next"


def test_the_key_of_the_rulebook_opens_the_book_of_the_chosen_box(tmp_path: Path) -> None:
    h = hands(tmp_path)
    shelf = h.show(Shelf())
    h.key(pygame.K_RIGHT)
    h.key(pygame.K_F3)
    assert isinstance(h.top, Rulebook) and h.top.key == shelf.chosen


def test_a_damaged_list_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    h = hands(tmp_path)
    h.show(Learn("foton"))
    assert len(h.app.toasts) == 1 and "lessons.json.damaged" in h.app.toasts[0].said.en


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("key", [rules.key for rules in game.RULESETS])
def test_nothing_is_cut_in_the_smallest_window(tmp_path: Path, lang: str, key: str) -> None:
    lessons = game.ruleset(key).lessons
    h = hands(tmp_path, language=lang)
    h.app.profile.leave(key, lessons[0].key, 2)  # with it there is one button more
    scene = h.show(Learn(key))
    for scene.at in range(len(lessons)):
        h.desk.changed()
        assert [text.text for text in h.texts() if text.cut] == []


def test_title_and_shelf_lead_to_the_lessons(tmp_path: Path) -> None:
    h = hands(tmp_path)
    h.show(Title())
    h.click("learn")
    assert isinstance(h.top, Learn)
    h.app.pop()
    shelf = h.show(Shelf())
    h.click("learn")
    assert isinstance(h.top, Learn) and h.top.key == shelf.chosen
    h.app.pop()
    h.click("rulebook")
    assert isinstance(h.top, Rulebook)


def test_the_match_menu_leads_to_lessons_and_back(tmp_path: Path) -> None:
    """A match that is interrupted by a lesson is still there afterwards."""
    app = app_at(tmp_path)
    scene = open_match(app)
    menu = MatchMenu(scene)
    app.push(menu)
    assert {"learn", "rulebook"} <= {entry[0] for entry in menu.entries()}
    menu.learn()
    learn = app.top
    assert isinstance(learn, Learn)
    learn.begin(0)
    assert isinstance(app.top, Coached) and scene in app.stack
    app.pop()
    assert isinstance(app.top, Learn)


def test_there_is_no_lesson_of_that_number() -> None:
    with pytest.raises(ValueError, match="there is no lesson 99"):
        Doors().lesson(game.ruleset("foton"), 98)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_panel_has_room_for_every_step(course: Course, lang: str, tmp_path: Path) -> None:
    """Also in the smallest window with the largest type it takes less than half of the height."""
    app = app_at(tmp_path, LEAST, language=lang)
    session = LessonSession(*course, lambda level, seat, seed, ruleset: None)  # type: ignore[arg-type]
    for beat in session.lesson.beats:
        content = panel_content(beat, lang)
        plan = planned(app.ruler(), content, measures(app.logical, 1.2))
        assert plan.high <= 0.5 * app.logical[1], f"{beat.title.en}: {plan.high}"
    app.close()


def panel_content(beat: Any, lang: str) -> Content:
    return Content("Lesson", beat.title.in_(lang), beat.words.in_(lang), beat.do.in_(lang), steps=12)
