"""The coach at the real table, by mouse and keyboard: next, show me, skip, back, fold, the rule, the end, free play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.profile.lessons import Lesson
from game.profile.store import FILE
from game.rules.foton.draft import Take
from game.rules.foton.places import area, waiting
from game.table.step import Spot
from game.ui import matches
from game.ui.learn import placing, start
from game.ui.learn.coach import learned
from game.ui.learn.lesson_menu import LessonMenu
from game.ui.learn.scenes import Coached
from game.ui.scenes.rulebook import Rulebook
from game.ui.widgets.box import Box
from game.words import Phrase
from tests.learn.pupil import Pupil, lessons_of
from tests.learn.sample import COURSE, NUDGE, RULES, TAKE_B

A, B = Spot(area(0)), Spot(area(1))


def pupil_at(home: Path, step: int = 0) -> Pupil:
    return Pupil(home, COURSE, step)


def to_the_end(pupil: Pupil) -> None:
    while not pupil.scene.coach.finished:
        pupil.scene.coach.skip_step()
        pupil.settle()


def test_enter_goes_on_where_there_is_something_to_read(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    coach = pupil.scene.coach
    assert coach.reading and coach.place.beat == 0
    pupil.key(pygame.K_RETURN)
    assert coach.place.beat == 1 and not coach.reading
    pupil.key(pygame.K_RETURN)
    pupil.settle()
    assert coach.place.beat == 1, "here something has to be done"


def test_a_lesson_is_taken_with_the_keyboard_alone(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    scene = pupil.scene
    for wanted in (None, B, None, Spot(area(2)), None):
        if wanted is None:
            pupil.key(pygame.K_RETURN)
            continue
        for _ in range(12):
            if scene.controls.part is not None and wanted in scene.controls.part.things:
                break
            pupil.key(pygame.K_TAB)
        pupil.key(pygame.K_RETURN)
        pupil.key(pygame.K_RETURN)
        pupil.settle()
        assert not scene.coach.answer
    assert scene.coach.finished


def test_a_legal_choice_that_is_not_wanted_is_not_made(tmp_path: Path) -> None:
    """Area A could be taken, but the coach wants area B: he says so, and the choice is open again."""
    pupil = pupil_at(tmp_path, 1)
    pupil.click(pupil.spot_of(A))
    pupil.settle()
    coach = pupil.scene.coach
    assert [said.en for said in coach.answer] == [
        "That is allowed too, but now we try something else.",
        "Area B has the largest numbers. Click it.",
    ]
    assert not pupil.scene.session.match.entries and not pupil.scene.table.draft.underway
    pupil.click(pupil.spot_of(B))
    assert not coach.answer, "on the right way he is quiet"


def test_when_all_is_clicked_he_speaks_of_the_button(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    coach = pupil.scene.coach
    assert coach.task() == TAKE_B.do
    pupil.click(pupil.spot_of(B))
    pupil.settle()
    assert coach.task().en == "Now click the button with the arrow."
    pupil.key(pygame.K_ESCAPE)
    assert coach.task() == TAKE_B.do, "taken back: the same words again"


def test_a_refused_click_gets_reason_rule_and_nudge(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    own = pupil.scene.table.shown.inside(waiting(0))[-1]  # over the others of the hand lies his panel
    pupil.click(pupil.spot_of(own.id))
    coach, scene = pupil.scene.coach, pupil.scene
    assert coach.answer[-1].en == "Area B has the largest numbers. Click it." and coach.answer[0] != coach.answer[-1]
    assert coach.cited == scene.rule() and coach.cited, "the button of the rulebook leads to the reason"
    assert not scene.controls.whisper, "the coach says it: nothing lies over what he points at"
    pupil.wait(40)
    assert not coach.answer and scene.rule() == "F-4.3", "after a while the words of the step come back"


def test_show_me_shows_every_click_and_makes_none(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    pupil.key(pygame.K_F2)
    assert pupil.scene.show.hand == [B, Take(0, 1)], "the area, then its confirmation"
    assert not pupil.scene.session.match.entries and not pupil.scene.table.draft.underway
    pupil.key(pygame.K_F2)
    assert pupil.scene.show.hand == []


def test_what_was_shown_goes_with_its_step(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    pupil.key(pygame.K_F2)
    assert pupil.scene.show.hand
    pupil.scene.coach.skip_step()
    pupil.settle()
    assert pupil.scene.coach.place.beat == 2 and not pupil.scene.show.hand


def test_what_is_to_be_read_stays_after_a_wrong_click(tmp_path: Path) -> None:
    """The coach asks to read on below his words, not instead of them; the book still opens at the rule of the step."""
    pupil = pupil_at(tmp_path)
    pupil.click(pupil.spot_of(A))
    content, coach = pupil.scene.show.content(), pupil.scene.coach
    assert coach.reading and coach.answer
    assert content.words == pupil.app.say(coach.beat.words) and content.task == pupil.app.say(coach.answer[-1])
    assert pupil.scene.rule() == coach.beat.rule


def test_after_the_last_step_one_can_do_it() -> None:
    assert learned(Phrase("You can walk.", "歩けるようになります。")).ja == "歩けるようになりました。"
    assert learned(Phrase("You can win.", "勝てます。")).ja == "勝てます。"


def test_skip_step_lets_the_coach_do_it(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    pupil.key(pygame.K_s)
    pupil.settle()
    entries = pupil.scene.session.match.entries
    assert (entries[0].seat, entries[0].pick) == (0, 1) and pupil.scene.coach.place.beat == 2


def test_a_step_is_replayed_then_the_one_before(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 3)
    scene = pupil.scene
    pupil.click(pupil.spot_of(Spot(area(2))))
    assert scene.table.draft.underway
    pupil.press("back")
    assert not scene.table.draft.underway and scene.coach.place.beat == 3, "first what is half chosen"
    pupil.press("back")
    assert scene.coach.place.beat == 2, "then the step before"
    pupil.key(pygame.K_RETURN)
    assert scene.coach.place.beat == 3
    pupil.press("back")
    pupil.press("back")
    pupil.settle()
    assert scene.coach.place.beat == 1 and not scene.session.match.entries, "and the choice of that step, too"
    assert len(scene.table.shown.inside(area(1))) == 3, "area B lies there as it did"


def test_the_panel_folds_and_comes_back_with_an_answer(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    scene = pupil.scene
    large = scene.show.place()
    pupil.key(pygame.K_F4)
    assert scene.coach.folded and scene.show.place().h < large.h / 2
    pupil.press("fold")
    assert not scene.coach.folded
    pupil.press("fold")
    pupil.click(pupil.spot_of(A))
    assert not scene.coach.folded and scene.coach.answer


def test_the_buttons_go_where_the_panel_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when nobody has touched anything: a camera has come to rest, and the panel makes room."""
    pupil = pupil_at(tmp_path, 1)
    scene = pupil.scene
    scene.desk.refresh()
    monkeypatch.setattr("game.ui.learn.show.free_place", lambda scene, size, *rest: Box(300, 60, *size))
    scene.show.moved()
    pupil.wait()
    scene.desk.refresh()
    assert scene.show.place().x == 300
    assert all(button.box.within(scene.show.place(), 1.0) for button in scene.desk.active())


def test_the_mouse_on_the_panel_touches_nothing_below(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    box = pupil.scene.show.place()
    pupil.click((round(box.cx), round(box.y + 4)))
    assert pupil.scene.controls.hover in ("", "coach") and not pupil.scene.coach.answer


def test_the_rule_opens_in_the_rulebook_and_back(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    pupil.press("rule")
    assert isinstance(pupil.app.top, Rulebook)
    pupil.key(pygame.K_ESCAPE)
    assert pupil.app.top is pupil.scene
    pupil.key(pygame.K_F3)
    assert isinstance(pupil.app.top, Rulebook)


def test_esc_opens_the_menu_of_the_lesson(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    pupil.key(pygame.K_ESCAPE)
    menu = pupil.app.top
    assert isinstance(menu, LessonMenu)
    assert [entry[0] for entry in menu.entries()][:5] == ["resume", "again", "follow", "learn", "rulebook"]
    assert menu.desk is not None and all(w.box.foot <= pupil.app.logical[1] for w in menu.desk.active())
    pupil.key(pygame.K_ESCAPE)
    assert pupil.app.top is pupil.scene


def test_the_key_of_the_rulebook_works_in_the_menu(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    pupil.key(pygame.K_ESCAPE)
    pupil.key(pygame.K_F3)
    assert isinstance(pupil.app.top, Rulebook)


def test_a_card_that_is_looked_at_has_the_screen_for_itself(tmp_path: Path) -> None:
    """The panel is away, and F3 opens the rule of the card, not the one of the step."""
    pupil = pupil_at(tmp_path, 1)
    scene = pupil.scene
    scene.detail = scene.table.shown.inside(waiting(0))[0].id
    pupil.app.picture()
    card = scene.detail_rules[0][1]
    pupil.key(pygame.K_F3)
    book = pupil.app.top
    assert isinstance(book, Rulebook) and book.rule == card != scene.rule()
    pupil.key(pygame.K_ESCAPE)
    pupil.key(pygame.K_F2)
    assert not scene.detail and not scene.show.hand, "the first key puts the card back"


def test_a_step_is_kept_as_soon_as_it_begins(tmp_path: Path) -> None:
    """Whatever ends the program, the lesson goes on there; and its course is the one that is shown."""
    pupil = pupil_at(tmp_path)
    pupil.key(pygame.K_RETURN)
    assert lessons_of(tmp_path).step("foton", "first") == 1
    start.begin(pupil.app, RULES, 0)
    assert matches.last_key(pupil.app) == "foton"


def test_the_end_of_a_lesson(tmp_path: Path) -> None:
    """Well done; Enter leads to the next lesson, but not whoever only hammers at it."""
    pupil = pupil_at(tmp_path)
    pupil.app.settings = pupil.app.with_settings(reduced_motion=True)
    to_the_end(pupil)
    scene = pupil.scene
    assert scene.coach.title().en == "Well done!"
    assert [action.key for action in scene.show.ending()] == ["follow", "free", "again", "leave"]
    pupil.key(pygame.K_RETURN)
    assert pupil.app.top is scene and scene.wake() is not None, "time passes even while nothing moves"
    pupil.wait(1.0)
    pupil.key(pygame.K_SPACE)
    assert pupil.app.top is scene, "the key that ends a phase ends no lesson"
    scene.coach.folded = False
    pupil.key(pygame.K_RETURN)
    after = pupil.app.top
    assert isinstance(after, Coached) and after.number == 1 and after.session.place.beat == 0
    assert pupil.app.stack == [after], "the lesson before is gone"


def test_after_the_last_lesson_the_match_goes_on(tmp_path: Path) -> None:
    lesson = list(RULES.lessons)[-1]
    pupil = Pupil(tmp_path, (RULES, lesson))
    to_the_end(pupil)
    scene = pupil.scene
    assert [action.key for action in scene.show.ending() if action.kind == "main"] == ["free"]
    pupil.wait(1.0)
    pupil.key(pygame.K_RETURN)
    assert scene.coach.folded and pupil.app.top is scene


def test_free_play_lets_everything_through(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    to_the_end(pupil)
    scene, made = pupil.scene, len(pupil.scene.session.match.entries)
    pupil.press("free")
    assert scene.coach.folded
    pupil.click(pupil.spot_of(A))
    pupil.key(pygame.K_RETURN)
    pupil.settle()
    assert len(scene.session.match.entries) > made
    assert not scene.session.can_undo() or len(scene.session.match.entries) > made


def test_again_begins_anew(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    to_the_end(pupil)
    pupil.press("again")
    top: Any = pupil.app.top
    assert top is not pupil.scene and top.number == 0
    assert not top.session.match.entries


def test_nothing_of_a_lesson_is_saved_but_that_it_is_done(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path)
    to_the_end(pupil)
    pupil.app.close()
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == [FILE]
    assert list(lessons_of(tmp_path).known.values()) == [Lesson("foton", "first", True, 0)]


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 3)
    pupil.app.stack.pop().leave()
    assert lessons_of(tmp_path).step("foton", "first") == 3
    start.begin(pupil.app, RULES, 0, 3)
    pupil.wait()
    before: Any = pupil.app.top
    assert before.session.place.beat == 3
    before.again()
    after: Any = pupil.app.top
    assert after.session.place.beat == 0
    assert lessons_of(tmp_path).step("foton", "first") == 3, "nothing is forgotten by looking at it again"


def test_reasons_and_words_follow_the_language(tmp_path: Path) -> None:
    pupil = pupil_at(tmp_path, 1)
    pupil.click(pupil.spot_of(A))
    pupil.key(pygame.K_F8)
    content = pupil.scene.show.content()
    assert content.task == NUDGE.ja and content.words.startswith("それもできますが")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_the_panel_lies_in_the_window(tmp_path: Path, size: tuple[int, int]) -> None:
    pupil = pupil_at(tmp_path)
    pupil.app._resized(size)
    for _ in COURSE[1].beats:
        pupil.settle()
        box = pupil.scene.show.place()
        assert box.x >= 0 and box.y >= 0 and box.right_edge <= pupil.app.logical[0] and box.foot <= pupil.app.logical[1]
        pupil.scene.coach.skip_step()


def test_rings_follow_the_cards_of_a_hand_as_one_opens(tmp_path: Path) -> None:
    """It opens in place, the others give way: no ring runs over it."""
    pupil = pupil_at(tmp_path, 1)
    scene = pupil.scene
    mine = [piece.id for piece in scene.table.shown.inside(waiting(0))]
    closed, beside = (placing.target_of(scene, scene.parts, piece) for piece in mine[:2])
    scene.table.open_card(mine[0])
    pupil.wait(1.0)
    opened, gone = (placing.target_of(scene, scene.parts, piece) for piece in mine[:2])
    assert closed is not None and beside is not None and opened is not None and gone is not None
    assert opened.key == closed.key and opened.box.w > 2 * closed.box.w, "with its text beside its face"
    assert gone.box.x > beside.box.x and opened.box.right_edge <= gone.box.x
