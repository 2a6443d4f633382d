"""Nothing that a table says is cut: names on tiles, on hands, in plaques, notes and logs.

Every moment of `shot` in three windows and both languages. Every day one of them; `-m soak` all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.settings import LEAST_WINDOW
from game.ui import shots
from game.ui.app import App
from game.ui.art.cuts import noted
from game.ui.widgets.pen import Gallery, Set
from tests.ui.test_shots import NAMES

SIZES = (LEAST_WINDOW, (1920, 1080))
MOMENTS = [f"{key}/{name}" for key, names in NAMES.items() for name in names]
BEATS = 25  # of a tenth of a second, until what moves lies still


@contextmanager
def heard(app: App) -> Iterator[set[str]]:
    """What is cut, or narrowed beyond reading, of all that is drawn meanwhile: by the pen, and into pictures."""
    written, cut = list[Set](), set[str]()
    app.gallery, app.notes = Gallery(), written
    try:
        with noted() as drawn:
            yield cut
    finally:
        app.notes = None
    cut |= {note.words for note in drawn if not note.whole} | {note.text for note in written if note.cut}


def cut_at(
    moment: str, home: Path, sizes: Sequence[tuple[int, int]] = SIZES, text_size: str = "normal"
) -> dict[tuple[tuple[int, int], str], set[str]]:
    """By window and language: what is cut at a moment of a table."""
    app = App(size=SIZES[0], headless=True, home=home)
    app.change(reduced_motion=True, renderer="software", text_size=text_size)
    found = {}
    try:
        app.push(shots.scene(app, f"table:{moment}"))
        for _ in range(BEATS):
            app.step(0.1)
        for size in sizes:
            app._resized(size)
            for lang in ("ja", "en"):  # never the one that is drawn already
                with heard(app) as cut:
                    app.change(language=lang)
                    app.redraw()
                    app.step(0.1)
                found[size, lang] = cut
    finally:
        app.close()
    return found


def test_nothing_is_cut_at_one_moment_in_the_smallest_window(tmp_path: Path) -> None:
    assert not any(cut_at("medarot/discard", tmp_path, SIZES[:1]).values())


@pytest.mark.soak
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_on_a_table_is_cut(moment: str, tmp_path: Path) -> None:
    assert {place: cut for place, cut in cut_at(moment, tmp_path).items() if cut} == {}


@pytest.mark.soak
@pytest.mark.parametrize("text_size", ["huge", "double"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_on_a_table_is_cut_with_larger_text(moment: str, text_size: str, tmp_path: Path) -> None:
    cuts = cut_at(moment, tmp_path, [LEAST_WINDOW], text_size)
    assert {place: cut for place, cut in cuts.items() if cut} == {}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_long_text_is_read_whole_before_a_note_stands_below_it(tmp_path: Path, lang: str) -> None:
    """A Mane has two sides; in the least window its text needs all the room there is."""
    app = App(size=LEAST_WINDOW, headless=True, home=tmp_path)
    app.change(reduced_motion=True, language=lang)
    scene: Any = shots.scene(app, "table:pony/choosing")
    app.push(scene)
    app.step(0.1)
    pieces = scene.table.trial.pieces
    mane = next(part for part in scene.parts if part.piece and pieces[part.piece].card == "card/mane/PR006")
    with heard(app) as cut:
        scene.controls.point_at(mane)
        app.redraw()
        app.step(0.1)
    app.close()
    assert not cut
