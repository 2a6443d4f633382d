"""Text twice as large: all of it grows that has the room, nothing is cut, leaves the window, or lies over other text.

One screen and one moment of a table a day; `-m soak` all, in two windows and both languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from statistics import median

import pygame
import pytest

from game.settings import LEAST_WINDOW, TABLE_ROOM
from game.ui import shots
from game.ui.dialogs.unsaved import Unsaved
from game.ui.play.match_scene import MatchScene
from game.ui.play.menu import MatchMenu
from game.ui.scene import Scene
from game.ui.scenes.crash import Crash
from game.ui.scenes.pack_list import PackList
from game.ui.shots import PLAIN
from game.ui.table.scene import CardTable
from game.ui.widgets.box import Box
from game.ui.widgets.fields import Field
from game.ui.widgets.pen import LEAD, Gallery, Pen, Set
from tests.ui.hands import Hands
from tests.ui.test_names_on_tables import MOMENTS, heard
from tests.ui.test_screens import SCENES, faults, match_file
from tests.ui.test_shots import NAMES

SCREENS = [what for what in shots.OF_GAME if what not in ("table", "puzzle")]
MORE = [
    "settings@tab:sound", "settings@tab:keys", "settings@tab:pad", "setup@tab:options", "profile", "lan", "lobby",
    "lobby/guest", "lobby/cup", "review:foton", "learn:arena", "setup:pony", "setup:foton", "setup:magna",
    "setup:medarot", "result:pony", "result:foton", "result:magna", "result:medarot", "collection:pony", "deck:pony",
    "deck:foton", "rulebook:pony", "lesson:foton",
]  # fmt: skip
KNOWN = {"deck:foton": {"0", "1", "2", "6", "7"}, "rulebook:pony": {"What it is", "どんな"}}
"""What lies close in normal size, too: figures at the foot of a plot, a figure of the book."""
ROWS = 60.0  # what is higher is a text of several rows
SIZES = (LEAST_WINDOW, (1920, 1080))


def ink(note: Set) -> Box:
    """Where the letters of a text are: without the air above and below a line."""
    seen = note.seen
    air = 0.19 * seen.h if seen.h < ROWS else 5.0
    return Box(seen.x + 2, seen.y + air, max(0.0, seen.w - 4), seen.h - 2 * air)


def amiss(notes: Sequence[Set], window: Box) -> Iterator[str]:
    """Texts that lie over each other, or leave the window."""
    notes = [note for note in notes if note.text.strip()]
    for a, b in combinations(notes, 2):
        if a.text != b.text and ink(a).meets(ink(b), 1.0):  # the same twice is a shadow
            yield f"'{a.text}' and '{b.text}' lie over each other"
    for note in notes:
        if note.seen.h and not ink(note).within(window, 1.0):
            yield f"'{note.text}' leaves the window"


def over_a_table(hands: Hands, made: Callable[[MatchScene], Scene]) -> Scene:
    """What is laid over a match."""
    return made(hands.show(shots.scene(hands.app, "table:pony")))


def typing(hands: Hands) -> Scene:
    """The keyboard on the screen for a name."""
    hands.show(SCENES["setup"](hands))
    return hands.app.doors.typing(next(w for w in hands.desk.widgets if isinstance(w, Field)))


OTHERS: dict[str, Callable[[Hands], Scene]] = {
    "crash": lambda hands: Crash(ValueError("a screw is loose")),
    "packs": lambda hands: PackList(),
    "menu": lambda hands: over_a_table(hands, MatchMenu),
    "unsaved": lambda hands: over_a_table(hands, lambda scene: Unsaved(scene.session, hands.app.end)),
    "typing": typing,
}
"""Screens and dialogs that have no name for `shot`."""


def shown(name: str, hands: Hands) -> None:
    """Show a screen, after the clicks that its name says."""
    screen, *clicks = name.split("@")
    made = (SCENES | OTHERS).get(screen)
    hands.show(made(hands) if made is not None else shots.scene(hands.app, screen))
    for click in clicks:
        hands.click(click)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [*SCENES, *OTHERS, *MORE])
def test_every_screen_fits_with_text_twice_as_large(name: str, size: tuple[int, int], lang: str) -> None:
    match_file(20)
    hands = Hands(size, text_size="double", language=lang, ui_scale=0.0)
    shown(name, hands)
    known = KNOWN.get(name, set())
    found = [fault for fault in amiss(hands.texts(), Box(0, 0, *hands.app.logical)) if fault.split("'")[1] not in known]
    found += [*(faults(hands, name) if name in SCENES else []), *cut(hands)]
    hands.app.close()
    assert not found, "\n".join(found)


def cut(hands: Hands) -> list[str]:
    """What is cut of all that is drawn, also into pictures; what moves lies still, and the tables of a review are
    painted."""
    for _ in range(8):
        hands.app.step(0.1)
    with heard(hands.app) as found:
        hands.app.redraw()
        hands.app.step(0.05)
    return [f"'{text}' is cut" for text in found]


def scrolled(hands: Hands) -> Iterator[None]:
    """Every list of a screen is scrolled on by pages."""
    for scroller in {id(w.scroller): w.scroller for w in hands.desk.widgets if w.scroller}.values():
        while scroller.needed and scroller.offset < scroller.height - scroller.view.h - 1:
            scroller.scroll(scroller.view.h * 0.8)
            hands.desk.changed()
            yield


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [*SCENES, *OTHERS, *PLAIN, *(f"{what}:{key}" for key in NAMES for what in SCREENS)])
def test_no_page_of_a_screen_cuts_text_twice_as_large(name: str, size: tuple[int, int], lang: str) -> None:
    match_file(20)
    hands = Hands(size, text_size="double", language=lang, ui_scale=0.0)
    shown(name, hands)
    found = set(cut(hands))
    for tab in [w.key for w in hands.desk.widgets if w.page] if hands.top.desk else []:
        hands.click(tab)
        found.update(cut(hands))
        for _ in scrolled(hands):
            found.update(cut(hands))
    hands.app.close()
    assert not found, "\n".join(found)


BARE = [moment for moment in MOMENTS if not moment.endswith(("details", "zoom", "log", "taken"))]
"""Moments at which nothing is laid over the table."""


def noting(written: list[Set]) -> Callable[[CardTable, pygame.Surface], Pen]:
    """The pen of a table that keeps nothing and notes what it writes."""

    def pen(scene: CardTable, screen: pygame.Surface) -> Pen:
        made = scene.app.pen(screen)
        made.gallery, made.signs, made.notes = Gallery(), scene.table.layout.sign, written
        return made

    return pen


def test_at_one_moment_no_words_lie_over_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not over_each_other("foton/draft", "en", monkeypatch)


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("moment", BARE)
def test_on_no_table_words_lie_over_each_other_with_text_twice_as_large(
    moment: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not over_each_other(moment, lang, monkeypatch)


def over_each_other(moment: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is amiss at a moment of a table."""
    hands, written = Hands(text_size="double", language=lang), list[Set]()
    hands.show(shots.scene(hands.app, f"table:{moment}"))
    monkeypatch.setattr(CardTable, "pen", noting(written))
    hands.top.draw(hands.app.window.surface())
    found = list(amiss(written, Box(0, 0, *hands.app.logical)))
    hands.app.close()
    return found


# ---- how large text becomes ------------------------------------------------------------------------------
def pen(growth: float = 2.0) -> Pen:
    return Pen(pygame.Surface((900, 400)), 1.0, Gallery(), growth=growth)


def test_a_line_grows_as_far_as_its_place_is_high() -> None:
    assert pen().set_size(15, high=60) == 30
    assert pen().set_size(15, high=25) == 20
    assert pen().set_size(15, high=12) == 15, "never smaller than it would be"
    assert pen().set_size(15) == 22.5, "without a place it stays clear of the next line"
    assert pen(1.0).set_size(15, high=60) == 15


def test_a_line_grows_as_far_as_its_place_is_wide() -> None:
    wide, narrow = (pen().words("Focalor", (0, 50), 15, width=width, high=60) for width in (300, 60))
    assert wide.h > narrow.h and narrow.w <= 60


def noted(draw: Callable[[Pen], object]) -> list[Set]:
    """The texts that something sets."""
    made = pen()
    made.notes = []
    draw(made)
    return made.notes


def test_a_line_that_would_be_cut_is_two_where_its_place_is_high_enough() -> None:
    upper, lower = noted(lambda pen: pen.words("Wait for a lost line", (0, 50), 13, width=76, high=34))
    assert (upper.text, lower.text) == ("Wait for a", "lost line")
    assert not upper.cut and not lower.cut and not ink(upper).meets(ink(lower), 1.0)
    assert all(ink(row).within(Box(0, 33, 76, 34), 1.0) for row in (upper, lower))
    (one,) = noted(lambda pen: pen.words("Wait for a lost line", (0, 50), 13, width=76, high=26))
    assert one.cut, "too low for two"


def test_running_text_becomes_smaller_down_to_the_least_type_before_it_is_cut() -> None:
    words = "A figure must stop on a glyph. " * 3
    high = 12 * LEAD * len(pen(1.0).rows(words, 12, 400))
    assert len(pen(1.0).rows(words, 16, 400)) * 16 * LEAD > high
    (text,) = noted(lambda pen: pen.para(words, Box(0, 0, 400, high), 16))
    assert not text.cut and text.box.h < 2 * 16 * LEAD


def test_running_text_grows_as_far_as_it_fits_and_is_not_cut() -> None:
    large = pen()
    large.notes = []
    words = "A figure must stop on a glyph. " * 3
    foot = large.para(words, Box(0, 0, 400, 0), 15)
    assert foot == pytest.approx(large.height(words, 15, 400)) and foot % (30 * LEAD) == pytest.approx(0, abs=0.1)
    usual = pen(1.0).height(words, 15, 400)
    assert large.para(words, Box(0, 0, 400, usual + 8), 15) <= usual + 15
    room = (usual + foot) / 2
    assert (usual + room) / 2 < large.para(words, Box(0, 0, 400, room), 15) <= room + 15
    assert not any(note.cut for note in large.notes)


def test_an_exact_pen_sets_what_it_is_told() -> None:
    assert pen().exact().set_size(15, high=60) == 15


def test_all_values_of_a_choice_are_set_alike() -> None:
    hands = Hands(text_size="double")
    shown("settings", hands)
    boxes = {note.text: note.box for note in hands.texts()}
    assert len({round(boxes[word].h) for word in ("Small", "Normal", "Large", "Huge", "Double")}) == 1
    hands.app.close()


def lines(name: str, size: tuple[int, int], text_size: str) -> dict[str, float]:
    """How high in real pixels the single lines of a screen are, those that are there once."""
    hands = Hands(size, text_size=text_size, ui_scale=0.0)
    shown(name, hands)
    notes = [note for note in hands.texts() if note.text.strip() and note.box.h < ROWS]
    found = {note.text: note.box.h * hands.app.scale for note in notes}
    hands.app.close()
    return {text: high for text, high in found.items() if sum(note.text == text for note in notes) == 1}


def grown(name: str, size: tuple[int, int]) -> list[float]:
    """How much larger the lines of a screen are with text twice as large."""
    usual, large = lines(name, size, "normal"), lines(name, size, "double")
    return [large[text] / usual[text] for text in usual.keys() & large.keys()]


def test_nearly_all_of_a_dialog_is_twice_as_large() -> None:
    assert median(grown("dialog", (1920, 1080))) > 1.9


@pytest.mark.soak
@pytest.mark.parametrize(("size", "least"), [(LEAST_WINDOW, 1.9), ((1920, 1080), 1.9)])
def test_half_of_all_lines_are_nearly_twice_as_large(size: tuple[int, int], least: float) -> None:
    match_file(20)
    assert median([k for name in (*SCENES, *MORE) for k in grown(name, size)]) >= least


def test_with_larger_text_all_grows_as_far_as_the_window_has_room_and_a_chosen_scale_stays() -> None:
    hands, found = Hands((1920, 1080), ui_scale=0.0), list[tuple[float, float]]()
    for chosen in ({"text_size": "normal"}, {"text_size": "double"}, {"ui_scale": 1.25}):
        hands.app.change(**chosen)
        found.append((hands.app.scale, hands.app.growth))
    hands.app.close()
    assert found == [(1.25, 1.0), (2.0, 1.25), (1.25, 2.0)]


def test_on_a_table_less_so_because_names_would_be_cut() -> None:
    hands = Hands((1920, 1080), ui_scale=0.0, text_size="double")
    hands.show(shots.scene(hands.app, "table:foton/draft"))
    assert hands.app.scale == pytest.approx(1080 / TABLE_ROOM[1]) and hands.app.growth == pytest.approx(1.5)
    hands.app.close()


def test_the_program_grows_with_its_setting_and_small_is_for_running_text_only() -> None:
    hands, found = Hands(), list[float]()
    for size in ("small", "normal", "double"):
        hands.app.change(text_size=size)
        found.append(hands.app.growth)
    hands.app.close()
    assert found == [1, 1, 2]
