"""The table of The Foton in any window: everything has its place, nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import game
from game.rules.foton.acting import ChoosePayment
from game.rules.foton.adding import AddPhotons
from game.rules.foton.counters import ChooseCounter
from game.rules.foton.draft import TakeArea
from game.rules.foton.places import BOX, FotonState, area, field, foton, looked, taken, totals, waiting
from game.rules.foton.turn import MainStep
from game.table.state import choose, legal
from game.table.step import Spot
from game.table.view import View, look
from game.ui.art.cuts import noted
from game.ui.art.kept import forget
from game.ui.layouts.foton import LAYOUT
from game.ui.layouts.foton.said import speaks
from game.ui.table.arrange import arrange
from game.ui.table.layout import Composition, Place
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box

PANELS = ("title", "ribbon", "tools", "prompt", "inspector", "actions", "log")
SIZES = ((960, 540), (1280, 720), (1024, 768), (1920, 1080), (1600, 600), (960, 1200), (2560, 1080))


def played(seats: int, seed: int, every: int = 17) -> Iterator[FotonState]:
    """Positions of a match that is played at random, from its first question to its end."""
    s, dice, n = game.start("foton", seats, seed), Random(seed), 0
    while s.result is None:
        if n % every == 0 or isinstance(next(iter(s.asks.values())), (ChooseCounter, AddPhotons, ChoosePayment)):
            yield foton(s)
        seat = min(s.asks)
        choose(s, seat, dice.choice(legal(s, seat)))
        n += 1
    yield foton(s)


def pictures(seats: int, seed: int) -> Iterator[tuple[View, int, Composition, Box]]:
    """Views of such positions, each in a window of some size, with somebody's mat enlarged now and then."""
    dice = Random(seed)
    for s in (s for match in range(8) for s in played(seats, 10 * seed + match)):
        eyes = dice.choice([*s.asks, *range(-1, seats)])
        room = Box(0, 0, *dice.choice(SIZES))
        view = look(s, eyes)
        yield view, eyes, LAYOUT.compose(view, eyes, room, dice.randrange(-1, seats)), room


def lying(view: View, place: Place) -> list[int]:
    """The pieces of a place."""
    return [p.id for p in view.inside(place.zone) if place.only is None or place.only(p)]


def first(seats: int, asked: type, seed: int = 0) -> tuple[View, int]:
    """The view of who is asked this for the first time."""
    for s in (s for k in range(60) for s in played(seats, seed + k, 1)):
        found = next((seat for seat, q in s.asks.items() if isinstance(q, asked) and len(legal(s, seat)) > 1), None)
        if found is not None:
            return look(s, found), found
    raise AssertionError(f"nobody is asked {asked.__name__}")


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_every_piece_on_the_table_lies_in_exactly_one_place(seats: int) -> None:
    for view, _, composition, _ in pictures(seats, 1):
        laid = [piece for place in composition.places for piece in lying(view, place)]
        there = [p.id for p in view.pieces.values() if p.zone != BOX]
        assert sorted(laid) == sorted(there)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_places_and_panels_do_not_overlap(seats: int) -> None:
    for _, _, composition, _ in pictures(seats, 2):
        boxes = [(p.key, p.box) for p in composition.places]
        boxes += [(f"plaque {mat.seat}", mat.plaque) for mat in composition.mats]
        boxes += [(name, getattr(composition.regions, name)) for name in PANELS]
        for (one, a), (other, b) in combinations(boxes, 2):
            assert not a.meets(b), (one, a, other, b)


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_everything_lies_in_the_room_and_what_is_somebodys_on_their_mat(seats: int) -> None:
    for _, _, composition, room in pictures(seats, 3):
        mats = {mat.seat: mat for mat in composition.mats}
        assert sorted(mats) == list(range(seats))
        regions = composition.regions
        for mat in composition.mats:
            assert mat.box.within(regions.table) and mat.plaque.within(regions.plaque if mat.own else mat.box)
        for a, b in combinations(composition.mats, 2):
            assert not a.box.meets(b.box)
        for place in composition.places:
            assert place.box.within(room) and min(place.box.size) > 14, place.key
            if place.seat >= 0:
                grounds = [mats[place.seat].box, *((regions.hand, regions.counts) if mats[place.seat].own else ())]
                assert any(place.box.within(ground) for ground in grounds), place.key


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_cards_stay_in_their_places(seats: int) -> None:
    for view, _, composition, _ in pictures(seats, 4):
        for place in composition.places:
            pieces = [view.pieces[i] for i in lying(view, place)]
            for _, pose in arrange(place, pieces):
                card = Box(pose.x - pose.wide / 2, pose.y - pose.high / 2, pose.wide, pose.high)
                assert card.x >= place.box.x - 14 and card.right_edge <= place.box.right_edge + 14, place.key
                assert card.y >= place.box.y - 14 and card.foot <= place.box.foot + 2, place.key


@pytest.mark.parametrize("seats, areas", ((2, 4), (3, 5), (4, 6)))
def test_there_are_two_more_areas_than_players(seats: int, areas: int) -> None:
    """F-3.4. A click on any card of an area means the whole area (F-4.3)."""
    view, eyes = first(seats, TakeArea)
    places = LAYOUT.compose(view, eyes, Box(0, 0, 1280, 720), -1).places
    assert [p.zone for p in places if p.key.startswith("area")] == [area(n) for n in range(areas)]
    assert all(p.whole for p in places if p.key.startswith("area"))
    card = view.inside(area(1))[0]
    assert LAYOUT.things(view, card) == (Spot(area(1)),)


def test_an_area_with_many_cards_shows_each_whole() -> None:
    """Cards that nobody takes pile up to eight (F-4.5); none lies over another."""
    s = game.start("foton", 4, 5)
    others = [p for n in range(1, 6) for p in s.inside(area(n))][:5]
    for piece in others:
        s.move(piece, area(0))
    view = look(s, 0)
    for size in SIZES:
        composition = LAYOUT.compose(view, 0, Box(0, 0, *size), -1)
        place = next(p for p in composition.places if p.key == "area 0")
        boxes = [pose.box() for _, pose in arrange(place, view.inside(area(0)))]
        assert len(boxes) == 8 and not any(a.meets(b) for a, b in combinations(boxes, 2))


def test_the_own_seat_lies_nearest_and_the_others_clockwise_from_the_left() -> None:
    view, _ = first(4, MainStep)
    for eyes, order in ((0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (-1, [1, 2, 3, 0])):
        composition = LAYOUT.compose(view, eyes, Box(0, 0, 1280, 720), -1)
        assert [mat.seat for mat in composition.mats] == order
        above, own = composition.mats[:-1], composition.mats[-1]
        assert own.own and not any(mat.own for mat in above)
        assert [mat.box.x for mat in above] == sorted(mat.box.x for mat in above)
        assert all(mat.box.foot < own.box.y for mat in above)


def test_a_mat_that_is_looked_at_is_larger() -> None:
    view, _ = first(4, MainStep)
    for focus in (1, 2, 3):
        mats = LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), focus).mats[:-1]
        assert max(mats, key=lambda mat: mat.box.w).seat == focus


@pytest.mark.parametrize("seats", (2, 4))
def test_who_interferes_is_read_beside_the_question(seats: int) -> None:
    """The card that asks for a counter stands in the inspector while nothing else is pointed at."""
    view, eyes = first(seats, ChooseCounter)
    piece = view.pieces[LAYOUT.speaks(view, eyes)]
    assert piece.id == speaks(view, eyes) and piece.owner != eyes
    assert LAYOUT.details(view, piece, eyes) is not None and LAYOUT.printed(view.cards, piece.card) is not None
    assert LAYOUT.speaks(view, piece.owner) == 0


def test_cards_that_are_looked_at_have_their_place() -> None:
    s = game.start("foton", 2, 3)
    while foton(s).phase == "draft":
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    for piece in s.inside(game.rules.foton.places.deck(0))[:3]:
        s.move(piece, looked(0), face_up=False)
    for eyes in (0, 1):
        composition = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        places = {p.key: p for p in composition.places}
        mat = next(mat for mat in composition.mats if mat.seat == 0)
        assert places["looked 0"].box.within(composition.regions.hand if eyes == 0 else mat.box)
        assert not any(places["looked 0"].box.meets(p.box) for key, p in places.items() if key != "looked 0")


def test_own_taken_cards_are_told_apart_by_kind_and_those_of_others_only_counted() -> None:
    """F-4.4: everybody saw them being taken, nobody but their owner may look again."""
    s = game.start("foton", 2, 9)
    for _ in range(6):
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    view = look(s, 0)
    places = {p.key: p for p in LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1).places}
    own = view.inside(taken(0))
    for kind in ("attack", "skill", "charge", "event"):
        mine = [p for p in own if f"card/{kind}" in p.card]
        assert lying(view, places[f"taken 0 {kind}"]) == [p.id for p in mine]
        assert places[f"taken 0 {kind}"].count and places[f"taken 0 {kind}"].spreads
    assert places["taken 1"].only is None and places["taken 1"].count


def test_fields_show_the_totals_of_face_up_photons() -> None:
    """F-7.1, F-8.1."""
    for view, _, composition, _ in pictures(3, 6):
        if foton(view).phase == "draft":
            continue
        for seat in range(3):
            found = [p.total for p in composition.places if p.key.startswith(f"field {seat}")]
            assert found == [str(n) for n in totals(view, seat)]


def test_own_megido_lie_open_before_their_owner_only() -> None:
    view, eyes = first(2, MainStep)
    own, other = view.inside(waiting(eyes))[0], view.inside(waiting(1 - eyes))[0]
    assert LAYOUT.look(view, own, eyes).up
    assert not LAYOUT.look(view, other, eyes).up


def test_photons_in_a_field_bear_no_word_that_the_next_one_would_cut() -> None:
    """Their lane says of which kind they are."""
    forget()
    for s in played(2, 0, 1):
        found = [p for p in s.inside(field(0)) if p.face_up]
        if found:
            break
    with noted() as written:
        for high in (120, 180, 260):
            LAYOUT.picture(s.cards, LAYOUT.look(look(s, 0), found[0], 0), high, "en", 1.0, STANDARD, 1.0)
    assert [note.words for note in written] == []
