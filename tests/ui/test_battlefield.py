"""The battlefield on the screen: what one sees is what is there, and every hand can do everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.hexes import Hex
from game.rules.arena.names import colour_of
from game.rules.arena.places import arena, armies, figures, hand, here, library
from game.table.step import Spot
from game.ui.app import App
from game.ui.dialogs.curtain import Curtain
from game.ui.dialogs.dialog import Dialog
from game.ui.faces.arena.gems import HUE
from game.ui.layouts.arena import words
from game.ui.layouts.arena.scene import Battlefield
from game.ui.play.lines import Line
from game.ui.play.menu import MatchMenu
from game.ui.scenes.result import Result
from game.ui.session import Session, Watching
from game.ui.theme import light
from game.words import seat_name
from tests.ui.seated import (
    Blank,
    app_at,
    asked,
    click,
    drag,
    key,
    middle,
    open_match,
    options,
    over,
    point,
    settle,
    show,
    where,
)

pytestmark = pytest.mark.sampled(18, of="the battlefield by mouse and keys")

REGIONS = ("tools", "ribbon", "plaque", "prompt", "counts", "hand", "inspector", "actions", "log")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def to(scene: Battlefield, question: str, most: int = 60) -> None:
    """Play on until a question is put: place, activate the planeswalker, decline everything else."""
    for _ in range(most):
        settle(scene)
        if asked(scene) == question:
            return
        draft = scene.table.draft
        assert draft is not None, f"{question} was not put"
        if draft.buttons():
            key(scene, pygame.K_SPACE)
        else:
            click(scene, where(scene, next(iter(draft.top.next_things()))))
    raise AssertionError(f"{question} was not put, but {asked(scene)}")


def held_by(scene: Battlefield, seat: int) -> bool:
    """True if the hand of a seat lies on the screen."""
    pieces = scene.table.shown.pieces
    return any(part.kind == "card" and pieces[part.piece].zone == hand(seat) for part in scene.parts)


# ---- choosing ----------------------------------------------------------------------------------------
def test_a_planeswalker_is_dragged_from_its_card_to_a_space(app: App) -> None:
    scene = open_match(app)
    step = options(scene, "PlaceAt")[3]
    card = next(part.key for part in scene.parts if part.kind == "card")
    drag(scene, middle(scene, card), where(scene, step.about()[1]))
    settle(scene)
    placed = figures(scene.table.shown, 0)
    assert [Spot(p.zone, p.at) for p in placed] == [step.about()[1]]


def test_a_drop_beside_changes_nothing(app: App) -> None:
    scene = open_match(app)
    step = options(scene, "PlaceAt")[3]
    drag(scene, where(scene, step.about()[1]), (640, 330))
    assert asked(scene) == "PlacePlaneswalker" and not scene.session.match.entries


def test_whatever_is_not_offered_says_why_with_its_rule(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    foe = figures(scene.table.shown, 1)[0]
    click(scene, where(scene, foe.id))
    assert [said.en for said in scene.controls.whisper] == ["It is not yours to move (Rule 4.3)"]
    key(scene, pygame.K_ESCAPE)
    assert not scene.controls.whisper


def test_whoever_is_spoken_of_is_called_as_their_plaque_is(app: App) -> None:
    """A hint that says what Player 2 is likely to do says it of Blue, as the log does."""
    scene = open_match(app)
    for seat, sitter in enumerate(scene.sitters()):
        assert app.say(scene.named(seat_name(seat))) == sitter.name
    assert [sitter.name for sitter in scene.sitters()] == ["White", "Blue"]


def test_an_own_figure_says_what_comes_before_its_move_to_who_asks(app: App) -> None:
    scene = open_match(app)
    to(scene, "CastSpells")
    mine = next(p for p in figures(scene.table.shown, 0) if p.host == arena(scene.table.shown).active)
    point(scene, where(scene, mine.id))
    key(scene, pygame.K_F1)
    assert [said.en for said in scene.controls.whisper] == [
        "Figures move after the spells: cast nothing more first (Rule 4)"
    ]


def test_a_walk_is_chosen_changed_and_taken_back(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    mine = figures(scene.table.shown, 0)[0]
    start = here(mine)
    click(scene, where(scene, mine.id))
    walk = options(scene, "Walk")[5]
    key(scene, pygame.K_ESCAPE)
    assert asked(scene) == "ChooseMove", "Esc lets go of the figure"
    click(scene, where(scene, mine.id))
    click(scene, where(scene, walk.about()[1]))
    settle(scene)
    assert here(scene.table.shown.pieces[mine.id]) != start
    key(scene, pygame.K_z, pygame.KMOD_CTRL)
    settle(scene)
    assert here(scene.table.shown.pieces[mine.id]) == start, "Ctrl Z takes the whole walk back"


def test_undo_never_goes_past_a_draw(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseSummon")
    before = len(scene.session.match.entries)
    key(scene, pygame.K_z, pygame.KMOD_CTRL)
    assert len(scene.session.match.entries) == before
    assert any("Nothing to take back" in toast.said.en for toast in app.toasts)


def test_arrows_lead_from_the_board_to_the_cards_and_enter_chooses_one(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseSummon")
    keys = scene.controls.keys
    key(scene, pygame.K_UP)
    for _ in range(30):
        if keys.here is not None and keys.here.kind == "card":
            break
        key(scene, pygame.K_DOWN)
    for _ in range(6):
        key(scene, pygame.K_LEFT)
    key(scene, pygame.K_RIGHT)
    key(scene, pygame.K_RETURN)
    draft = scene.table.draft
    assert draft is not None and scene.table.trial.pieces[draft.chosen()[0]].card.startswith("figure/")  # type: ignore[index]
    assert {thing.zone.name for thing in draft.offers() if isinstance(thing, Spot)} == {"board"}


def test_right_click_looks_closer_and_any_key_closes(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    click(scene, where(scene, figures(scene.table.shown, 1)[0].id), button=3)
    assert scene.table.shown.pieces[scene.detail].card.startswith("figure/")
    app.picture()
    key(scene, pygame.K_i)
    assert not scene.detail


# ---- what is marked ----------------------------------------------------------------------------------
def test_reachable_spaces_are_tinted_by_cost_and_the_way_is_drawn(app: App) -> None:
    from game.board3d.picture import Path as Way
    from game.board3d.picture import Tint

    scene = open_match(app)
    to(scene, "ChooseMove")
    mine = figures(scene.table.shown, 0)[0]
    click(scene, where(scene, mine.id))
    walks: list[Any] = options(scene, "Walk")
    tints = {mark.at: mark.colour for mark in scene.marking().marks if isinstance(mark, Tint)}
    assert set(tints) == {Hex(*walk.path[-1][:2]) for walk in walks}
    assert len(set(tints.values())) == len({min(walk.cost, 6) for walk in walks}), "one tint for each cost"
    far = max(walks, key=lambda walk: (len(walk.path), walk.cost))
    point(scene, where(scene, far.about()[1]))
    way = next(mark for mark in scene.marking().marks if isinstance(mark, Way))
    assert way.spaces[0] == here(mine) and way.spaces[1:] == tuple(Hex(*at[:2]) for at in far.path)
    assert str(far.cost) in [label.words.en for label in scene.marking().labels if label.at == way.spaces[-1]]


def test_a_line_of_the_log_lights_up_its_figures(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseSummon")
    mine = figures(scene.table.shown, 0)[0]
    scene.table.show.write(Line(scene.table.show.lines[-1].said, (mine.id,)))
    box = scene.table.composition.regions.log
    point(scene, (round((box.x + 20) * app.scale), round((box.foot - 17) * app.scale)))
    assert scene.controls.lit_pieces == (mine.id,)
    assert mine.id in scene.marking().glows


# ---- time --------------------------------------------------------------------------------------------
def test_motion_ends_where_the_match_is(tmp_path: Path) -> None:
    """Skipping it changes nothing else: everybody stands where the view says, the log has the same lines."""
    shown = []
    for skipped in (False, True):
        app = app_at(tmp_path, reduced_motion=False, bot_pace="fast")
        scene = open_match(app, seed=4)
        for _ in range(1500):
            if scene.table.draft is not None:
                draft = scene.table.draft
                if draft.buttons():
                    key(scene, pygame.K_SPACE)
                else:
                    click(scene, where(scene, next(iter(draft.top.next_things()))))
            if skipped:
                scene.table.skip()
            app.step(0.1)
            if len(scene.session.match.entries) >= 14 and scene.table.idle:
                break
        puppets = scene.table.board.troupe.puppets
        assert {i: p.at for i, p in puppets.items()} == {
            p.id: tuple(Hex(*p.at[k : k + 2]) for k in range(0, len(p.at), 2)) for p in figures(scene.table.shown)
        }
        assert all(p.lift == 0 and p.alpha == 1 and not p.places for p in puppets.values())
        shown.append([line.said.en for line in scene.table.show.lines][:12])
        app.close()
    assert shown[0] == shown[1]


def test_a_table_at_rest_is_not_drawn_again(app: App) -> None:
    scene = open_match(app)
    for _ in range(5):
        app.step(0.2)
    drawn = app.drawn
    for _ in range(50):
        app.step(0.2)
    assert app.drawn == drawn and not scene.restless() and scene.wake() is None


def test_water_moves_and_stops_when_nobody_does_anything(tmp_path: Path) -> None:
    app = app_at(tmp_path, reduced_motion=False)
    scene = open_match(app)
    scene.cost, scene.quiet = 0.03, 0.0
    assert scene.water_moves()
    for _ in range(80):
        scene.cost = 0.03
        app.step(0.1)
    assert not scene.water_moves()
    scene.cost = 0.002
    assert scene.water_moves(), "a fast painter lets it flow"
    app.close()


def test_a_slow_painter_leaves_time_for_the_hand(app: App) -> None:
    """A click never waits behind picture after picture of water, nor behind one that only smooths edges."""
    scene = open_match(app)
    scene.cost = 0.004
    assert scene.water_pause() == 0.1 and scene.settles() == 0.22
    scene.cost = 0.06
    assert scene.water_pause() == pytest.approx(0.4) and scene.settles() == pytest.approx(0.36)


def test_bases_have_the_shape_and_the_colour_of_their_seat_in_every_palette(tmp_path: Path) -> None:
    app = app_at(tmp_path, (1280, 720), colours="red_green")
    scene = open_match(app)
    to(scene, "ChooseMove")
    shown = scene.board_picture(scene.marking()).figures
    assert {(f.seat, f.owner) for f in shown} == {(seat, light(scene.colour_of(seat))) for seat in (0, 1)}
    assert all(f.owner == light(app.colours.called(f.colour)) for f in shown), "White is white, whatever the palette"
    app.close()


def test_edges_stay_smooth_while_figures_walk_and_not_while_the_camera_turns(tmp_path: Path) -> None:
    app = app_at(tmp_path, (1280, 720), reduced_motion=False)
    scene, asked_for = open_match(app), list[str]()
    to(scene, "ChooseMove")
    for _ in range(5):
        app.step(0.1)
    paint = app.painter.draw

    def noted(picture: Any, orbit: Any, surface: Any, quality: Any = "rest") -> None:
        asked_for.append(quality)
        paint(picture, orbit, surface, quality)

    app._painter.draw = noted  # type: ignore[union-attr, method-assign]
    click(scene, where(scene, figures(scene.table.shown, 0)[0].id))
    click(scene, where(scene, options(scene, "Walk")[5].about()[1]))
    for _ in range(8):
        app.step(0.05)
    assert len(asked_for) > 5 and set(asked_for) == {"rest"}
    scene.camera.drag(40, 0, pan=False)
    scene.quiet = 0.0
    app.redraw()
    app.step(0.05)
    assert asked_for[-1] == "moving"
    app.close()


# ---- several people, languages, sizes ------------------------------------------------------------------
def test_a_curtain_hangs_between_two_people_and_hides_every_hand(app: App) -> None:
    scene = open_match(app, ("human", "human"))
    first = scene.session.eyes
    click(scene, where(scene, next(iter(scene.table.draft.top.next_things()))))  # type: ignore[union-attr]
    settle(scene)
    curtain = app.top
    assert isinstance(curtain, Curtain)
    assert curtain.colour == HUE[colour_of(scene.table.shown, 1 - first)], "the colour of the army, as at the table"
    app.step(0.1)
    key(scene, pygame.K_RETURN)
    still = app.top
    assert still is curtain, "a key that was meant for the table does not lift it"
    for _ in range(8):
        app.step(0.1)
    key(scene, pygame.K_RETURN)
    assert app.top is scene and scene.session.eyes != first, curtain
    pieces = scene.table.shown.pieces
    held = [
        pieces[part.piece] for part in scene.parts if part.kind == "card" and pieces[part.piece].zone.name == "hand"
    ]
    assert all(card.zone == hand(scene.session.eyes) for card in held)
    assert all(p.card == "spell" for p in scene.table.shown.inside(hand(first)))


def test_the_language_changes_within_a_match(app: App) -> None:
    scene = open_match(app)
    key(scene, pygame.K_F8)
    assert app.lang == "ja" and asked(scene) == "PlacePlaneswalker"
    assert "初期配置" in scene.prompt()[0].in_(app.lang)
    key(scene, pygame.K_F8)
    assert app.lang == "en"


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "size, scale", [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 2.0), ((2560, 1080), 1.5)]
)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_panel_has_its_own_room(
    tmp_path: Path, size: tuple[int, int], scale: float, seats: int, lang: str
) -> None:
    app = app_at(tmp_path, size, ui_scale=scale, language=lang)
    scene = open_match(app, ("human", *("random",) * (seats - 1)))
    made = scene.table.composition
    whole = made.regions.room
    panels = {name: getattr(made.regions, name) for name in REGIONS}
    panels |= {f"seat {mat.seat}": mat.box for mat in made.mats if not mat.own}
    for name, box in panels.items():
        assert box.within(whole, 0.5) and box.w > 40 and box.h >= 20, (name, box, whole)
    for (one, a), (two, b) in combinations(panels.items(), 2):
        assert not a.meets(b), (one, a, two, b)
    for mat in made.mats:
        assert mat.plaque.w >= 90, "there is room for the name of a colour"
    for part in scene.parts:
        if part.kind == "card":
            assert part.box.within(made.regions.hand, 1) and part.box.w >= 80
    app.picture()
    app.close()


def test_the_window_is_resized_at_any_time(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    app.handle(pygame.event.Event(pygame.VIDEORESIZE, w=1000, h=600, size=(1000, 600)))
    app.step(0.1)
    assert app.picture().get_size() == (1000, 600) and scene.table.room.size == app.logical
    mine = figures(scene.table.shown, 0)[0]
    click(scene, where(scene, mine.id))
    assert options(scene, "Walk"), "pointing is exact in the new size, too"


# ---- watching ----------------------------------------------------------------------------------------
@pytest.mark.sampled(1, of="recordings watched at the screen")
def test_a_recording_is_played_paused_and_scrubbed(app: App) -> None:
    played = open_match(app, ("random", "random"), seed=9)
    for _ in range(60):
        app.step(0.1)
    scene = Battlefield(Watching(played.session.match))
    app.push(scene)
    replay = scene.table.replay
    assert replay is not None and replay.length > 20
    for _ in range(20):
        app.step(0.1)
    assert replay.place > 5
    click(scene, middle(scene, "replay play"))
    place = replay.place
    for _ in range(10):
        app.step(0.1)
    assert replay.place == place, "it is paused"
    click(scene, middle(scene, "replay step_on"))
    assert replay.place == place + 1
    click(scene, middle(scene, "replay step_back"))
    assert replay.place == place
    click(scene, middle(scene, "replay track"))
    assert replay.place in range(replay.length // 2 - 2, replay.length // 2 + 3)
    click(scene, middle(scene, "replay eyes"))
    assert scene.table.eyes == 0 and held_by(scene, 0)
    app.pop()


def test_a_saved_match_comes_back_with_its_log(tmp_path: Path, app: App) -> None:
    scene = open_match(app, folder=tmp_path)
    to(scene, "ChooseMove")
    lines = [line.said.en for line in scene.table.show.lines]
    again = show(app, Session(scene.session.match, scene.session.bots))
    assert [line.said.en for line in again.table.show.lines] == lines
    assert again.table.question == scene.table.question
    assert isinstance(app.painter, Blank)
    assert over(again, Hex(0, 0))


def test_giving_up_asks_first_and_leads_to_the_result(app: App) -> None:
    scene = open_match(app)
    key(scene, pygame.K_F10)
    menu = app.top
    assert isinstance(menu, MatchMenu) and menu.desk is not None
    menu.desk.refresh()
    concede = menu.desk.find("concede")
    assert concede is not None
    menu.concede()
    app.step(0.1)
    assert not scene.session.over, "nothing happens before one is sure"
    assert isinstance(app.top, Dialog)
    app.top.give(app.top.answers[0])
    for _ in range(20):
        app.step(0.1)
    assert scene.session.over and isinstance(app.top, Result)


def test_the_settings_open_over_a_match_and_change_it(app: App) -> None:
    scene = open_match(app)
    key(scene, pygame.K_F10)
    menu = app.top
    assert isinstance(menu, MatchMenu)
    menu.settings()
    app.step(0.1)
    app.change(bot_pace="slow", ui_scale=1.0)
    app.pop()
    app.pop()
    app.step(0.1)
    assert app.top is scene and scene.table.pace == 1.5


def test_one_is_not_many() -> None:
    assert [words.hits(n).en for n in (0, 1, 2)] == ["0 hits", "1 hit", "2 hits"]
    assert [words.swords(n).en for n in (0, 1, 2)] == ["0 swords", "1 sword", "2 swords"]


def test_what_was_said_about_a_phase_goes_when_it_is_ended(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    click(scene, where(scene, figures(scene.table.shown, 1)[0].id))
    assert scene.controls.whisper
    key(scene, pygame.K_SPACE)
    assert not scene.controls.whisper


def test_a_figure_that_cannot_be_led_says_why_when_it_is_dragged(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    drag(scene, where(scene, figures(scene.table.shown, 1)[0].id), (640, 330))
    assert [said.en for said in scene.controls.whisper] == ["It is not yours to move (Rule 4.3)"]


# ---- one table ---------------------------------------------------------------------------------------
def test_a_click_on_a_plaque_shows_the_armies_of_that_seat_until_something_is_asked(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    click(scene, middle(scene, "seat 1"))
    (shown,) = (place for place in scene.table.composition.places if place.key == "armies")
    assert shown.zone == armies(1) and shown.title is not None and "Armies of" in shown.title.en
    pieces = scene.table.shown.pieces
    assert {pieces[part.piece].owner for part in scene.parts if part.kind == "card" and part.things[1:]} == {1}
    key(scene, pygame.K_SPACE)
    settle(scene)
    (shown,) = (place for place in scene.table.composition.places if place.key == "armies")
    assert shown.zone == armies(0) and shown.title is None


def test_pointing_at_a_figure_fills_the_inspector_and_at_a_space_says_what_it_is(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    foe = figures(scene.table.shown, 1)[0]
    point(scene, where(scene, foe.id))
    column = scene.drawing.panels.column
    assert column.looked_at() == foe.id
    free = next(cell.at for cell in scene.camera.board.cells if scene.table.things_at(cell.at)[1:] == [])
    scene.controls.point_at(scene.board_part(0, free))
    seen = column.seen(scene.drawing.prepare())
    assert seen is not None and seen.details.kind == words.SPACE and not seen.card


def test_what_one_has_is_counted_at_the_desk_and_not_once_more_on_the_plaque(app: App) -> None:
    scene = open_match(app, ("human", "easy", "easy", "easy"))
    pen = scene.pen(pygame.Surface(app.size, 0, 32))
    pen.notes = []
    scene.drawing.panels.under(pen, scene.drawing.prepare())
    own, other = (mat.plaque for mat in sorted(scene.table.composition.mats, key=lambda mat: mat.seat)[:2])
    numbers = [note.box for note in pen.notes if note.text.isdigit()]
    medal, counts = sum(box.within(own) for box in numbers), 3
    assert sum(box.within(other) for box in numbers) == medal + counts, "an opponent has no desk"


def test_right_drag_turns_the_camera_and_the_wheel_brings_it_near(app: App) -> None:
    scene = open_match(app)
    before = scene.camera.orbit
    for kind, rel in ((pygame.MOUSEBUTTONDOWN, (0, 0)), (pygame.MOUSEMOTION, (60, 0)), (pygame.MOUSEBUTTONUP, (0, 0))):
        app.post(pygame.event.Event(kind, pos=(500, 300), rel=rel, buttons=(0, 0, 1), button=3))
    app.step(0.02)
    turned = scene.camera.orbit
    assert turned.yaw != before.yaw and not scene.detail, "a turn is no click"
    app.post(pygame.event.Event(pygame.MOUSEWHEEL, y=1, precise_y=1.0))
    app.step(0.02)
    assert scene.camera.orbit.distance < turned.distance
    key(scene, pygame.K_HOME)
    for _ in range(8):
        app.step(0.1)
    assert scene.camera.preset == f"seat {scene.session.eyes}"


def test_cards_on_offer_that_lie_nowhere_are_laid_out_and_figures_are_not(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    assert scene.tray is None, "figures stand on the board"
    mine = figures(scene.table.shown, 0)[0]
    assert scene.table.stands(mine.id) and scene.table.stands(mine.host)
    hidden = scene.table.shown.inside(library(0))
    assert hidden and not any(scene.table.stands(card.id) for card in hidden)


def test_a_click_on_a_figure_before_a_space_where_another_stands_means_the_figure(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    mine, foe = figures(scene.table.shown, 0)[0], figures(scene.table.shown, 1)[0]
    part = scene.board_part(foe.id, Hex(*mine.at[:2]))
    scene.controls.point_at(part)
    assert scene.controls.figure == foe.id and scene.controls.part is not None
    assert scene.controls.part.things[0] == foe.id
