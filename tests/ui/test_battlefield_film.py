"""What happens on the battlefield as it is shown: blows have weight, nothing passes unseen, and nothing takes long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import get_args

import pygame
import pytest

import game
from game.board3d.picture import Reticle, Ring
from game.rules.arena.events import (
    AbilityUsed,
    AttackRolled,
    CastSpell,
    Destroyed,
    Revealed,
    SentBack,
    Struck,
    TurnBegan,
    Wounded,
)
from game.rules.arena.places import BOARD, arena, figures, here
from game.rules.arena.positions import Side, Unit, table
from game.rules.arena.telling import say
from game.table.event import Changed, Event
from game.ui.layouts.arena.blow import BLOW
from game.ui.layouts.arena.camera import Camera
from game.ui.layouts.arena.effects import DRAWN, draw_effects
from game.ui.layouts.arena.push_in import Eye
from game.ui.layouts.arena.scene import Battlefield
from game.ui.layouts.arena.script import Script, film_of
from game.ui.layouts.arena.show import Effect, Gesture, PushIn
from game.ui.layouts.arena.sounds import Ears
from game.ui.layouts.arena.table import Table
from game.ui.play.film import Act
from game.ui.session import Watching
from game.ui.table.table import TURN
from tests.ui.seated import app_at, by_hand

GOLDEN = Path(__file__).parent.parent / "golden"
PHANTOM, ARCHER = "figure/leyline_phantoms", "figure/kor_hookmasters"


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Battlefield]:
    app = app_at(tmp_path, (1280, 720), reduced_motion=False, bot_pace="normal")
    mine = Side((Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", ((5, 5), (7, 5)))))
    theirs = Side((Unit("jace", ((6, 8),)), Unit("leyline_phantoms", ((5, 6), (7, 7)))))
    yield by_hand(app, table(app.rules("arena").catalogue, "the_duel", mine, theirs))
    app.close()


def one(scene: Battlefield, card: str, number: int = 0) -> int:
    return [p.id for p in figures(scene.table.shown) if p.card == card][number]


def film(scene: Battlefield, *events: Event, calm: bool = False) -> list[Act]:
    """The acts of these events, as they are shown to seat 0."""
    t = scene.table
    t.board.troupe.follow(t.shown)
    script = Script(
        t.board,
        t.shown,
        scene.camera.board,
        Ears(t.shown, scene.camera.board, 0, lambda *heard: None, lambda at: 0.0),
        0,
        calm,
    )
    return list(film_of(script, events, lambda event: None, lambda phase: None, lambda line: None))


def play(acts: Sequence[Act], until: float = 1.0) -> None:
    """Play acts to their ends, the last of them only until then."""
    for n, act in enumerate(acts, 1):
        act.begin()
        for k in range(1, 21):
            if n == len(acts) and k / 20 > until:
                return
            act.show(k / 20)
        act.end()


# ---- how long it takes -------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["arena-2-7", "arena-2-11"])
def test_somebody_elses_turn_takes_six_seconds_at_most(name: str) -> None:
    """Seconds of film at the usual pace, of every turn of a recorded match."""
    watching = Watching(game.record.load(GOLDEN / f"{name}.hexfold"))
    t, turns = Table(watching, game.ruleset("arena"), lambda *heard: None), {0: 0.0}
    while watching.step():
        for view, events in watching.news():
            if any(isinstance(event, TurnBegan) for event in events):
                turns[arena(view).turn] = 0.0
            t.stage(view, events)
            turns[max(turns)] += sum(act.seconds for act in t.film.waiting)
            t.film.waiting.clear()
            t.shown = view
            t.settle()
    lengths = sorted(seconds for turn, seconds in turns.items() if turn)
    assert len(lengths) >= 20 and lengths[-1] <= TURN == 6.0
    assert lengths[len(lengths) // 2] > 0.5, "it is shown, all the same"


def test_no_act_takes_longer_than_a_breath(scene: Battlefield) -> None:
    a, b = one(scene, ARCHER), one(scene, PHANTOM)
    acts = film(
        scene,
        AttackRolled(a, b, (1, 1, 6), (4, 6), 2, 1, 0, 1),
        Wounded(b, 1, "attack"),
        Destroyed(b, b, PHANTOM, ()),
        CastSpell(1, 0, "spell/u01", (a,)),
    )
    assert all(act.seconds <= 1.2 for act in acts)


# ---- blows ---------------------------------------------------------------------------------------------
def test_a_blow_puts_its_markers_when_it_lands_and_leaves_everybody_standing(scene: Battlefield) -> None:
    a, b = one(scene, ARCHER), one(scene, PHANTOM)
    rolled, marked = AttackRolled(a, b, (1, 1, 6), (4, 6), 2, 1, 0, 1), Changed(b, BOARD)
    acts = film(scene, rolled, marked, Wounded(b, 1, "attack"))
    show, puppets = scene.table.board, scene.table.board.troupe.puppets
    blow = next(n for n, act in enumerate(acts) if act.seconds == BLOW)
    play(acts[: blow + 1], until=0.35)
    assert puppets[a].places and puppets[a].lean, "it lunges"
    assert puppets[b].wounds == 0 and not show.floats, "the blow has not landed yet"
    assert show.throw is not None and show.caption is not None, "the dice lie beside it"
    play(acts[blow : blow + 1], until=0.65)
    assert puppets[b].wounds == 1 and [number.words for number in show.floats] == ["-1"]
    assert puppets[b].flash and puppets[b].places and show.push is not None
    assert {"impact", "dust"} <= {effect.kind for effect in show.effects}
    play(acts[blow:])
    for puppet in puppets.values():
        assert (puppet.places, puppet.lean, puppet.flash) == ((), 0.0, 0.0)
    assert puppets[b].wounds == 1 and show.push is None and show.shake == 0 and not show.lights


def test_nothing_lunges_or_flies_where_motion_is_unwelcome(scene: Battlefield) -> None:
    a, b = one(scene, ARCHER), one(scene, PHANTOM)
    events = AttackRolled(a, b, (1, 1, 6), (4, 6), 2, 1, 0, 1), Wounded(b, 1, "attack"), TurnBegan(1, 2)
    acts = film(scene, *events, calm=True)
    show, puppets = scene.table.board, scene.table.board.troupe.puppets
    for act in acts:
        act.begin()
        act.show(1.0)
        assert not puppets[a].places and not puppets[b].flash and not show.effects and show.push is None
        act.end()
    assert puppets[b].wounds == 1 and show.banner is None


def test_all_who_strike_at_a_figure_strike_together(scene: Battlefield) -> None:
    a, b, leaver = one(scene, PHANTOM), one(scene, PHANTOM, 1), one(scene, ARCHER)
    acts = film(scene, Struck(a, leaver, 1), Struck(b, leaver, 2), Wounded(leaver, 2, "strike"))
    assert sum(act.seconds > 0 for act in acts) == 3, "the dice, one blow that puts the markers, a rest"
    show, puppets = scene.table.board, scene.table.board.troupe.puppets
    play(acts[:1])
    assert show.throw is not None and len(show.throw.dice) == 2
    play(acts[1:])
    assert puppets[leaver].wounds == 2 and [number.words for number in show.floats] == ["-2"]


def test_what_is_alike_happens_at_once(scene: Battlefield) -> None:
    a, b = one(scene, PHANTOM), one(scene, PHANTOM, 1)
    both = film(scene, Wounded(a, 1, "u01"), Changed(b, BOARD), Wounded(b, 1, "u01"))
    assert sum(act.seconds > 0 for act in both) == 1
    play(both)
    assert [scene.table.board.troupe.puppets[i].wounds for i in (a, b)] == [1, 1]


def test_the_dead_fall_and_their_base_stays(scene: Battlefield) -> None:
    from game.board3d.model_matrix import leaned, place_of

    dead = one(scene, PHANTOM)
    acts = film(scene, Destroyed(dead, dead, PHANTOM, ()))
    play(acts, until=0.7)
    puppet = scene.table.board.troupe.puppets[dead]
    figure, board = puppet.figure(), scene.camera.board
    assert place_of(board, figure)[1, 1] == 1.0, "the base stands"
    assert (place_of(board, figure) @ leaned(board, figure))[1, 1] < 0.3, "the body lies"
    play(acts)
    assert dead not in scene.table.board.troupe.puppets


# ---- the eye ---------------------------------------------------------------------------------------------
def test_the_eye_comes_near_for_a_blow_and_goes_back(scene: Battlefield) -> None:
    camera = Camera(scene.camera.board)
    eye, home = Eye(camera), camera.orbit
    for amount in (0.1, 0.6, 1.0):
        assert eye.follow(PushIn((3.0, 1.0, 3.0), amount))
    assert camera.orbit.distance < 0.8 * home.distance
    assert eye.follow(None) and camera.orbit == home


def test_a_hand_on_the_camera_wins(scene: Battlefield) -> None:
    camera = Camera(scene.camera.board)
    eye = Eye(camera)
    eye.follow(PushIn((3.0, 1.0, 3.0), 0.5))
    camera.drag(40, 0, pan=False)
    chosen = camera.orbit
    assert not eye.follow(PushIn((3.0, 1.0, 3.0), 0.9)) and not eye.follow(None)
    assert camera.orbit == chosen


def test_the_eye_stays_where_painting_is_slow_or_it_is_unwelcome(scene: Battlefield) -> None:
    scene.cost = 0.012
    assert scene.comes_near()
    scene.cost = 0.045
    assert not scene.comes_near()
    scene.cost = 0.012
    scene.app.change(push_in=False)
    assert not scene.comes_near()


# ---- cards -------------------------------------------------------------------------------------------------
def test_a_spell_of_the_opponent_is_held_up_with_what_it_hits(scene: Battlefield) -> None:
    target = one(scene, ARCHER)
    event = CastSpell(1, 0, "spell/u01", (target,))
    acts, show = film(scene, event), scene.table.board
    play(acts, until=0.5)
    assert show.card is not None and show.card.card == "spell/u01"
    assert show.card.hits.en == "White's Kor Hookmaster" and "白" in show.card.hits.ja
    assert [mark.at for mark in show.lights if isinstance(mark, (Ring, Reticle))] == [
        here(scene.table.shown.pieces[target])
    ]
    assert [effect.kind for effect in show.effects] == ["blue"]
    play(acts)
    show.grow_old(0.5, 1.0)
    assert show.card is not None, "it stays to be read while the turn goes on"
    show.grow_old(5.0, 1.0)
    assert show.card is None and not show.ageing


def test_what_a_revealed_card_did_is_what_it_hits(scene: Battlefield) -> None:
    a, b = one(scene, ARCHER), one(scene, ARCHER, 1)
    events = Revealed(1, 0, "spell/u02"), SentBack(a, a, ARCHER, ()), SentBack(b, b, ARCHER, ())
    acts = film(scene, *events)
    play(acts[:1], until=0.5)
    card = scene.table.board.card
    assert card is not None and card.hits.en == "White's Kor Hookmaster ×2"


def test_an_ability_is_held_up_with_its_text_and_the_log_names_its_target(scene: Battlefield) -> None:
    user, target = one(scene, PHANTOM), one(scene, ARCHER)
    army = scene.table.shown.cards["army/leyline_phantoms"]
    event = AbilityUsed(1, user, army.abilities[0].key, (target,))
    play(film(scene, event), until=0.5)
    card = scene.table.board.card
    assert card is not None and card.hits.en == "White's Kor Hookmaster"
    told = say(event, scene.table.shown)
    assert told is not None and told.en.endswith("on White's Kor Hookmaster")
    scene.app.picture()


# ---- effects -----------------------------------------------------------------------------------------------
def test_every_kind_of_effect_is_drawn(scene: Battlefield) -> None:
    assert set(get_args(Gesture)) < set(DRAWN)
    board, orbit = scene.camera.board, scene.camera.orbit
    at = board.spot(here(figures(scene.table.shown)[0]))
    for kind in DRAWN:
        screen = pygame.Surface((1280, 720), 0, 32)
        screen.fill((90, 80, 70))
        before = pygame.image.tobytes(screen, "RGB")
        start = (at[0] + 3, at[1] + 1, at[2])
        draw_effects(screen, orbit, [Effect(kind, at, 1.0, start, age=0.3, seed=4)])  # type: ignore[arg-type]
        assert pygame.image.tobytes(screen, "RGB") != before, kind


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_a_card_held_up_stays_below_the_tools_and_above_the_prompt(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_at(tmp_path, size)
    mine = Side(
        (Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", ((5, 5), (7, 5))), Unit("rhox_veterans", ((4, 4),)))
    )
    scene = by_hand(app, table(app.rules("arena").catalogue, "the_duel", mine, Side((Unit("jace", ((6, 8),)),))))
    targets = tuple(p.id for p in figures(scene.table.shown))
    play(film(scene, CastSpell(1, 0, "spell/u01", targets)), until=0.5)
    app.redraw()
    app.picture()
    place, regions = scene.held.box, scene.table.composition.regions
    assert regions.ribbon.foot <= place.y and place.foot <= regions.prompt.y
    app.close()
