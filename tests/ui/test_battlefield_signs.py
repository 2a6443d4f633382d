"""Signs on the battlefield: each says what it is for, where it is looked at, and covers nothing that may be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from game.board3d.picture import Reticle
from game.rules.arena.forecast import forecast
from game.rules.arena.places import figures
from game.rules.arena.positions import Side, Unit, table
from game.ui.app import App
from game.ui.art.seat_shapes import seat_shape
from game.ui.layouts.arena.beside import LIT, beside, free_room, taken_places
from game.ui.layouts.arena.odds import odds_now, odds_place
from game.ui.layouts.arena.overlay import badges_now
from game.ui.layouts.arena.scene import Battlefield
from game.ui.widgets.box import Box
from tests.ui.seated import app_at, by_hand, click, open_match, options, point, where
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
    scene.table.show.troupe.puppets[foe].wounds = 1
    assert with_numbers(scene) == {mine, foe}, "what is hurt"


def test_every_seat_has_a_shape_of_its_own_and_of_one_size() -> None:
    def area(seat: int) -> float:
        pts = seat_shape(seat, (0.0, 0.0), 10.0)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, [*pts[1:], pts[0]], strict=True))) / 2

    shapes = [tuple(seat_shape(seat, (0.0, 0.0), 10.0)) for seat in range(5)]
    assert all(a != b for a, b in combinations(shapes, 2))
    assert all(0.72 < area(seat) / area(0) < 1.28 for seat in range(5)), [area(seat) for seat in range(5)]


# ---- odds ----------------------------------------------------------------------------------------------
def a_fight(app: App) -> Battlefield:
    """Two archers of seat 0 before two phantoms and their master."""
    mine = Side((Unit("gideon", ((6, 3),)), Unit("kor_hookmasters", ((5, 5), (7, 5)))))
    theirs = Side((Unit("jace", ((6, 8),)), Unit("leyline_phantoms", ((5, 7), (7, 7)))))
    return by_hand(app, table(app.rules("arena").catalogue, "the_duel", mine, theirs))


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
    assert place.within(free_room(scene.room)) and not covered
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
    everywhere = [(Box(260, 150, 520, 360), 4.0)]
    lit = Box(540, 240, 300, 60)
    assert not beside(near, size, FREE, [*everywhere, (lit, LIT)]).meets(lit), "rather a figure than a lit target"
    assert beside(Box(980, 560, 10, 10), size, FREE, []).within(FREE), "never outside the room"
