"""The screens of the four card games: they fit every window in both languages, and Tab reaches every control."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pygame
import pytest

from game.rules.magna.places import field
from game.ui import shots
from game.ui.games.tiles import DeckCoin
from game.ui.table.layout import Look
from game.ui.table.panels import Panels
from game.ui.table.pose import Pose
from game.ui.table.sprites import Sprites
from game.ui.widgets.pen import Pen
from tests.ui import test_foton_screens as foton
from tests.ui import test_magna_screens as magna
from tests.ui import test_medarot_screens as medarot
from tests.ui import test_pony_screens as pony
from tests.ui.hands import Hands
from tests.ui.test_screens import faults

GAMES: dict[str, ModuleType] = {"foton": foton, "medarot": medarot, "magna": magna, "pony": pony}
WINDOWS = (((1280, 720), 1.0), ((960, 540), 1.0), ((1920, 1080), 1.5))
FEW = {"medarot": "KBT", "magna": "dragon", "pony": "Zebra"}  # finds a few cards of a long list
LONG = ("collection", "half a deck")
PAINTED = 30  # steps until all cards of a list are painted, at most


def wait_until_painted(hands: Hands) -> None:
    for _ in range(PAINTED):
        hands.app.step(0.1)
        if not getattr(getattr(hands.top, "pool", None), "waiting", False):
            return


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("key", GAMES)
def test_every_screen_of_a_game_fits_every_window_in_both_languages(
    key: str, size: tuple[int, int], scale: float, lang: str
) -> None:
    hands, wrong = Hands(size, ui_scale=scale, language=lang), list[str]()
    for name in GAMES[key].SCENES if scale == 1.0 else GAMES[key].LARGE:
        GAMES[key].SCENES[name](hands)
        wait_until_painted(hands)
        wrong += faults(hands, name)
        hands.app.pop()
        hands.app.running = True
    hands.app.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("key", "name"), [(key, name) for key, of in GAMES.items() for name in of.TABBED])
def test_tab_reaches_every_control_of_a_game(key: str, name: str) -> None:
    hands = Hands()
    GAMES[key].SCENES[name](hands)
    if name in LONG and key in FEW:
        hands.click("search")
        hands.type(FEW[key])
    wanted, reached = {w.key for w in hands.desk.widgets if w.focusable}, set()
    for _ in range(len(wanted) + 1):
        hands.key(pygame.K_TAB)
        reached.add(hands.desk.focus)
    hands.app.close()
    assert reached == wanted


@pytest.mark.sampled(4)
@pytest.mark.parametrize("screen", ["setup", "collection", "deck", "result"])
@pytest.mark.parametrize("key", GAMES)
def test_any_screen_of_a_game_can_be_made_a_picture(key: str, screen: str, tmp_path: Path) -> None:
    out = tmp_path / "screen.png"
    shots.shot(f"{screen}:{key}", (960, 540), "ja", "software", 1.0, 3, 0, out)
    picture = pygame.image.load(out)
    assert picture.get_size() == (960, 540) and len({tuple(picture.get_at((x, x // 2))) for x in range(960)}) > 150


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_names_below_round_pictures_are_whole_or_none_is_there(lang: str) -> None:
    hands = Hands((960, 540), language=lang)
    medarot.SCENES["setup"](hands)
    assert any(isinstance(widget, DeckCoin) for widget in hands.desk.widgets)
    assert not [note.text for note in hands.texts() if note.cut]
    hands.app.close()


@pytest.mark.parametrize("moment", ["magna/fall", "pony/four"])
def test_a_card_that_is_held_up_lies_over_the_table_and_not_over_what_is_asked(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    poses, draw = list[Pose](), Sprites.draw

    def noting(sprites: Sprites, pen: Pen, look: Look, pose: Pose, *more: str) -> None:
        poses.append(pose)
        draw(sprites, pen, look, pose, *more)

    monkeypatch.setattr(Sprites, "draw", noting)
    scene = hands.show(shots.scene(hands.app, f"table:{moment}"))
    while not scene.table.show.held:
        hands.app.step(0.1)
    poses.clear()
    hands.app.redraw()
    hands.app.step(0.0)
    held, over = max(poses, key=lambda pose: pose.high).box(), scene.table.composition.regions.table
    assert over.y <= held.y and held.foot <= over.foot


def test_a_card_goes_when_a_question_lights_what_it_lies_over(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    held, draw = list[str](), Panels._held

    def noting(panels: Panels, pen: Pen, sprites: Sprites) -> None:
        held.append(panels.scene.table.show.held)
        draw(panels, pen, sprites)

    def drawn() -> list[str]:
        held.clear()
        hands.app.redraw()
        hands.app.step(0.0)
        return held

    monkeypatch.setattr(Panels, "_held", noting)
    table = hands.show(shots.scene(hands.app, "table:magna/fall")).table
    while not table.show.held:
        hands.app.step(0.1)
    card, party = table.show.held, [unit.id for unit in table.shown.inside(field(0))]
    assert drawn() and not any(table.state_of((unit,)) for unit in party)
    table.skip()
    hands.app.step(0.1)
    table.show.held = card  # whatever left it there
    assert not drawn() and any(table.state_of((unit,)) for unit in party)


@pytest.mark.parametrize("how", ["click", "click beside", "space", "enter"])
def test_a_table_of_points_goes_at_once_by_click_or_key(hands: Hands, how: str) -> None:
    """The last photons of a match are added; its points are counted, kind by kind, for some seconds."""
    scene = hands.show(shots.scene(hands.app, "table:foton/stars"))
    table = scene.table
    for _ in range(20):
        hands.app.step(0.1)
    hands.key(pygame.K_RETURN)
    for _ in range(60):
        if table.show.tally is not None:
            break
        hands.app.step(0.1)
    assert table.show.tally is not None and not table.idle
    over = table.composition.regions.table
    match how:
        case "click":
            hands.press((over.cx, over.cy))
        case "click beside":
            hands.press((over.x + 2, over.foot - 2))
        case "space":
            hands.key(pygame.K_SPACE)
        case _:
            hands.key(pygame.K_RETURN)
    assert table.idle and table.show.tally is None and scene.session.over
