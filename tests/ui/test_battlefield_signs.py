"""Signs on the battlefield: each says what it is for, where it is looked at, and covers nothing that may be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.board3d.picture import Reticle, Tint
from game.hexes import Hex
from game.rules.arena.forecast import forecast
from game.rules.arena.places import GLYPHS, ArenaState, arena, figures, here
from game.rules.arena.positions import Side, Unit, table
from game.ui.app import App
from game.ui.art.seat_shapes import seat_shape
from game.ui.layouts.arena.beside import FIGURE, LIT, beside, taken_places
from game.ui.layouts.arena.chip import chip_place, chip_says, figure_lines
from game.ui.layouts.arena.labels import draw_heights
from game.ui.layouts.arena.odds import odds_now, odds_place
from game.ui.layouts.arena.overlay import badges_now
from game.ui.layouts.arena.printed import TAB, tab_places
from game.ui.layouts.arena.room import free_room
from game.ui.layouts.arena.scene import Battlefield
from game.ui.widgets.box import Box
from tests.ui.seated import app_at, by_hand, click, open_match, options, over, point, where
from tests.ui.test_battlefield import to

FREE = Box(200, 100, 800, 500)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = app_at(tmp_path, (1280, 720))
    yield made
    made.close()


def with_numbers(scene: Battlefield) -> set[int]:
    """The figures whose badges say more than whose they are."""
    return {figure for figure, badge in badges_now(scene, scene.marking()).items() if not badge.pip}


# ---- over figures ------------------------------------------------------------------------------------
def test_only_figures_that_matter_now_have_numbers(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    point(scene, (5, 715))
    mine, foe = figures(scene.table.shown, 0)[0].id, figures(scene.table.shown, 1)[0].id
    assert with_numbers(scene) == set(), "nobody is hurt, engaged or looked at"
    point(scene, where(scene, foe))
    assert with_numbers(scene) == {foe}
    click(scene, where(scene, mine))
    point(scene, (5, 715))
    assert with_numbers(scene) == {mine}, "what is chosen"
    scene.table.board.troupe.puppets[foe].wounds = 1
    assert with_numbers(scene) == {mine, foe}, "what is hurt"


def test_every_seat_has_a_shape_of_its_own_and_of_one_size() -> None:
    def area(seat: int) -> float:
        pts = seat_shape(seat, (0.0, 0.0), 10.0)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, [*pts[1:], pts[0]], strict=True))) / 2

    shapes = [tuple(seat_shape(seat, (0.0, 0.0), 10.0)) for seat in range(5)]
    assert all(a != b for a, b in combinations(shapes, 2))
    assert all(0.72 < area(seat) / area(0) < 1.28 for seat in range(5)), [area(seat) for seat in range(5)]


# ---- odds ----------------------------------------------------------------------------------------------
def a_state(app: App, enchantments: tuple[tuple[str, str], ...] = ()) -> ArenaState:
    """Two archers of seat 0 before two phantoms and their master."""
    mine = Side((Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", ((5, 5), (7, 5)))), enchantments=enchantments)
    theirs = Side((Unit("jace", ((6, 8),)), Unit("leyline_phantoms", ((5, 7), (7, 7)))))
    return table(app.rules("arena").catalogue, "the_duel", mine, theirs)


def a_fight(app: App) -> Battlefield:
    return by_hand(app, a_state(app))


def test_the_odds_of_an_attack_stand_beside_its_target_and_cover_no_other(app: App) -> None:
    scene = a_fight(app)
    card = next(p for p in scene.table.shown.pieces.values() if p.card == "army/kor_hookmasters")
    click(scene, where(scene, card.id))
    to(scene, "ChooseAttack")
    attack = next(iter(options(scene, "Attack")))
    archer, target = attack.about()
    assert isinstance(archer, int) and isinstance(target, int)
    click(scene, where(scene, archer))
    point(scene, where(scene, target))
    found, s = odds_now(scene), scene.table.trial
    assert found == (forecast(s, s.pieces[archer], s.pieces[target]), archer, target)
    app.picture()
    marks = scene.marking()
    lit = [mark for mark in marks.marks if isinstance(mark, Reticle)]
    assert len(lit) > 1, "there are other targets"
    place = odds_place(scene, app.ruler(), found, marks)
    covered = [box for box, weight in taken_places(scene, marks) if weight >= LIT and place.meets(box)]
    assert place.within(free_room(scene.table.composition)) and not covered
    point(scene, (5, 715))
    assert odds_now(scene) is None


def test_a_way_says_what_its_strikes_risk(app: App) -> None:
    mine = Side((Unit("gideon", ((6, 6),)),))
    theirs = Side((Unit("jace", ((6, 9),)), Unit("leyline_phantoms", ((6, 7),))))
    scene = by_hand(app, table(app.rules("arena").catalogue, "the_duel", mine, theirs))
    to(scene, "ChooseMove")
    gideon = figures(scene.table.shown, 0)[0]
    click(scene, where(scene, gideon.id))
    walks = {(w.strikes, w.falls): w for w in options(scene, "Walk")}  # type: ignore[attr-defined]
    struck, safe = walks[1, 0], walks.get((0, 0))
    point(scene, where(scene, struck.about()[1]))
    found = odds_now(scene)
    assert found is not None and found[0].attack_dice == 1
    assert [float(chance) for chance in found[0].damage] == [0.5, 0.5] and found[0].life == 6
    if safe is not None:
        point(scene, where(scene, safe.about()[1]))
        assert odds_now(scene) is None


def test_a_plate_takes_the_place_that_covers_least() -> None:
    near, size = Box(500, 300, 40, 60), (180.0, 90.0)
    first = beside(near, size, FREE, [])
    assert first.x > near.right_edge and abs(first.cy - near.cy) < 1, "at the right, if nothing is there"
    assert beside(near, size, FREE, [], rightwards=False).right_edge < near.x
    second = beside(near, size, FREE, [(first, 4.0)])
    assert not second.meets(first) and not second.meets(near)
    ranks = [(Box(x, y, 40, 60), FIGURE) for x in (430, 570) for y in range(110, 600, 50)]
    third = beside(near, size, FREE, ranks)
    assert not any(third.meets(box) for box, _ in ranks), "rather farther away than over a figure"
    assert third.x - near.right_edge < 120, "and no farther than that"
    everywhere = [(Box(260, 150, 520, 360), 4.0)]
    lit = Box(540, 240, 300, 60)
    assert not beside(near, size, FREE, [*everywhere, (lit, LIT)]).meets(lit), "rather a figure than a lit target"
    assert beside(Box(980, 560, 10, 10), size, FREE, []).within(FREE), "never outside the room"


# ---- on the tile of an army ---------------------------------------------------------------------------
@pytest.mark.parametrize("size, k", [((150, 147), 1.0), ((228, 224), 1.25), ((92, 100), 1.0), ((184, 200), 2.0)])
def test_four_enchantments_leave_the_numbers_of_their_army_free(size: tuple[int, int], k: float) -> None:
    (w, h), side = size, round(TAB * k)
    found = [pygame.Rect(at, (side, side)) for at in tab_places(4, size, k)]
    numbers = pygame.Rect(0, h - max(round(18 * k), min(round(28 * k), round(h * 0.2))), w, h)
    assert not any(one.colliderect(numbers) for one in found)
    assert all(pygame.Rect(0, 0, w, h).contains(one) for one in found)
    assert not any(a.colliderect(b) for a, b in combinations(found, 2))


# ---- the ground ----------------------------------------------------------------------------------------
def test_pointing_at_a_space_says_what_it_is_and_what_it_costs(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    field = arena(scene.table.shown).field
    mine = figures(scene.table.shown, 0)[0]
    click(scene, where(scene, mine.id))
    walk: Any = options(scene, "Walk")[5]
    goal = Hex(*walk.path[-1][:2])
    point(scene, over(scene, goal))
    said = [line.en for line in chip_says(scene)]
    assert f"walk there: {walk.cost} of {walk.points} points" in said[-1]
    point(scene, over(scene, next(Hex(*space) for space in field.water)))
    assert chip_says(scene)[0].en == "water, level -1: who enters stops"
    glyph = scene.table.shown.inside(GLYPHS)[0]
    point(scene, over(scene, here(glyph)))
    said = [line.en for line in chip_says(scene)]
    assert said[0] == f"open ground, level {field.level[here(glyph)]}" and said[1].startswith("glyph: ")
    point(scene, (5, 715))
    assert chip_says(scene) == []


def test_the_signs_of_a_figure_say_what_they_mean(app: App) -> None:
    s = a_state(app, enchantments=(("w03", "gideon"),))
    scene = by_hand(app, s)
    phantom = next(p for p in figures(s) if p.card == "figure/leyline_phantoms")
    said = [line.en for line in figure_lines(s, figures(s, 0)[0], fights=True)]
    assert said[0] == "White's Gideon Jura: 6 of 6 life" and "enemies strike if it leaves" in said[1]
    assert said[2].startswith("enchanted: ")
    point(scene, where(scene, phantom.id))
    assert chip_says(scene)[0].en == "Blue's Leyline Phantom: 3 of 3 life"


def test_the_chip_waits_for_the_pointer_to_rest_and_covers_nothing_lit(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    click(scene, where(scene, figures(scene.table.shown, 0)[0].id))
    walk = options(scene, "Walk")[5]
    point(scene, where(scene, walk.about()[1]))
    drawn = []
    scene.pictures.get = lambda key, draw: drawn.append(key) or draw()  # type: ignore[method-assign, func-returns-value]
    app.redraw()
    app.picture()
    assert not any("chip" in str(key) for key in drawn)
    for _ in range(4):
        app.step(0.1)
    assert any("chip" in str(key) for key in drawn)
    place, marks = chip_place(scene, (220.0, 48.0), scene.marking()), scene.marking()
    assert sum(isinstance(mark, Tint) for mark in marks.marks) > 20
    assert not [box for box, weight in taken_places(scene, marks) if weight >= LIT and place.meets(box)]


def test_heights_show_while_their_key_or_the_middle_button_is_held(app: App) -> None:
    scene = open_match(app)
    to(scene, "ChooseMove")
    down, up = (pygame.event.Event(kind, key=pygame.K_g, mod=0, unicode="g") for kind in (pygame.KEYDOWN, pygame.KEYUP))
    scene.handle(down)
    assert scene.controls.shows_heights
    scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_a, mod=0, unicode="a"))
    assert scene.controls.shows_heights, "another key is let go"
    scene.handle(up)
    assert not scene.controls.shows_heights
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=2))
    assert scene.controls.shows_heights
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(640, 360), button=2))
    assert not scene.controls.shows_heights
    app.change(keys={"heights": "y"})
    scene.handle(down)
    assert not scene.controls.shows_heights, "it has another key now"


def test_every_space_above_or_below_the_plain_says_how_high_it_is(app: App) -> None:
    scene = open_match(app)
    uneven = sum(bool(level) for level in arena(scene.table.shown).field.level.values())
    screen, drawn = pygame.Surface(app.size, 0, 32), list[Any]()
    pen = scene.pen(screen)
    pen.gallery.get = lambda key, draw: drawn.append(key) or draw()  # type: ignore[method-assign, func-returns-value]
    draw_heights(pen, scene.camera.orbit, scene.camera.board, app.size)
    assert sum(key[0] == "height" for key in drawn) == uneven


# ---- what is asked ---------------------------------------------------------------------------------------
def test_a_question_of_an_ability_shows_its_text(app: App) -> None:
    mine = Side((Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", waiting=3)))
    theirs = Side(
        (Unit("jace", ((6, 8),)), Unit("leyline_phantoms", ((5, 7),)), Unit("illusionary_projections", ((3, 9),)))
    )
    scene = by_hand(app, table(app.rules("arena").catalogue, "the_duel", mine, theirs))
    to(scene, "ChooseSummon")
    step = options(scene, "Summon")[0]
    for thing in step.about():
        click(scene, where(scene, thing))
    to(scene, "ChooseTarget")
    drawn = list[Any]()
    scene.pictures.get = lambda key, draw: drawn.append(key) or draw()  # type: ignore[method-assign, func-returns-value]
    app.redraw()
    app.picture()
    army: Any = scene.table.shown.cards["army/kor_hookmasters"]
    shown = next(key for key in map(str, drawn) if "'ability', 'Detain'" in key)
    assert army.abilities[0].text.en.split(",")[0][:30] in shown
