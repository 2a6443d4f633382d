"""Every text of every screen can be read: at least 4.5 to 1, in all palettes and both languages; 7 to 1 if wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game.settings import COLOURS
from game.ui import shots
from game.ui.art import palette
from game.ui.dialogs.curtain import Curtain
from game.ui.scene import Scene
from game.ui.scenes.crash import Crash
from game.ui.table.scene import CardTable
from game.ui.widgets.contrast import WHITE, strong_edge, strong_fill, strong_ink
from game.words import same
from tests.ui.contrast import LEAST, low
from tests.ui.hands import Hands

BEATS = 8  # until everything is where it stays
TABLES = (
    *("arena/setup", "arena/move", "arena/aim", "arena/four_corners"),
    *("foton/draft4", "foton/main", "foton/paying", "foton/scoring"),
    *("medarot/opening", "medarot/weak", "medarot/special", "medarot/discard"),
    *("magna/opening", "magna/regroup", "magna/battle", "magna/going_on"),
    *("pony/mulligan", "pony/problem", "pony/faceoff", "pony/four"),
)
SCREENS = (
    "title",
    "shelf",
    "lan",
    "lobby",
    "lobby/guest",
    "lobby/cup",
    "settings",
    "replays",
    "credits",
    "curtain",
    "crash",
    *(
        f"{screen}:{key}"
        for screen in ("setup", "rivals", "collection", "deck", "learn", "rulebook")
        for key in game.KEYS
    ),
    *(f"table:{moment}" for moment in TABLES),
)
"""What is measured: names of `game.ui.shots`. On a table that is all but what is printed on cards."""
STEPS = {"settings": ("tab:sound", "tab:keys"), "setup": ("tab:options",)}  # what is opened then, and measured too


def scene(hands: Hands, name: str) -> Scene:
    if name == "curtain":
        return Curtain(same("Mika"), hands.app.colours.seat(1), lambda: None, same("Foton"), [same("Ren has moved")])
    return Crash(ValueError("a screw is loose")) if name == "crash" else shots.scene(hands.app, name)


def measured(hands: Hands, name: str, least: float = LEAST) -> Iterator[tuple[str, str, float]]:
    """All that is too faint on a screen and its tabs: where, what, how faint."""
    hands.show(scene(hands, name))
    for _ in range(BEATS):
        hands.app.step(0.1)
    if isinstance(hands.top, CardTable):
        hands.top.table.skip()  # what is held up while it is played dims the table on purpose
        hands.app.step(0.1)
    yield from ((name, *found) for found in low(hands, least))
    for step in STEPS.get(name.partition(":")[0], ()):
        hands.click(step)
        yield from ((step, *found) for found in low(hands, least))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("name", SCREENS)
def test_every_text_stands_out_from_its_ground(name: str, colours: str, lang: str) -> None:
    hands = Hands(language=lang, colours=colours)
    try:
        assert not list(measured(hands, name))
    finally:
        hands.app.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", SCREENS)
def test_with_high_contrast_every_text_stands_out_seven_to_one(name: str, lang: str) -> None:
    hands = Hands(language=lang, high_contrast=True)
    try:
        low = measured(hands, name, 7.0)
        # one bold figure in a coin covers more of its box than the ground does: the measure is coarse there
        assert not [found for found in low if not figure(found[1]) or found[2] < LEAST]
    finally:
        hands.app.close()


def figure(text: str) -> bool:
    """True for what stands in a coin: 3, +1."""
    return len(text) <= 2 and text.lstrip("+-−").isdigit()


def test_high_contrast_keeps_hues_that_mean_something_and_what_is_off_apart() -> None:
    assert strong_ink(palette.MUTED) == strong_ink(palette.IVORY) == WHITE
    assert len({strong_ink(colour) for colour in (palette.OFFER, palette.SELECT, palette.HARM, WHITE)}) == 4
    assert strong_fill((16, 12, 9, 222)) == (0, 0, 0, 255) and strong_fill((*palette.LAMP, 34))[3] == 0
    off, on = strong_edge((70, 60, 48), 1.2), strong_edge(palette.IVORY, 1.2)
    assert off[0] != on[0] and on[1] >= 2


def test_the_measure_finds_what_is_too_faint_and_passes_over_what_does_not_show() -> None:
    class Faint(Scene):
        def draw(self, screen: object) -> None:
            pen = self.app.pen(self.app.window.surface())
            pen.surface.fill((20, 20, 20))
            pen.words("black on white", (100, 40), 20, (255, 255, 255))
            pen.words("grey on black", (100, 100), 20, (90, 90, 90))
            pen.clipped(None)
            pen.surface.set_clip((0, 0, 10, 10))
            pen.words("behind an edge", (100, 200), 20, (30, 30, 30))
            pen.surface.set_clip(None)

    hands = Hands()
    hands.show(Faint())
    assert [text for text, _ in low(hands)] == ["grey on black"]
    hands.app.close()
