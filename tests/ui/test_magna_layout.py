"""The table of Magna Spectra in any window, from every seat: everything has its place, nothing lies on anything else,
and what it says of strikes, skills and money is what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

import game
from game.rules.magna.attack import Attacking, Skirmish, Strikers
from game.rules.magna.cards import Base, printed_on
from game.rules.magna.chain_and_block import Block
from game.rules.magna.damage import DamageOrder
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.events import FirstDecided, StrikeDeclared
from game.rules.magna.forecast import of_order, of_strike
from game.rules.magna.places import (
    LANE,
    MagnaState,
    arms,
    at_place,
    bases,
    bases_aside,
    field,
    fight_of,
    funds,
    garrison,
    hand,
    is_standing,
    magna,
    magna_of,
    party,
    slots,
    standing,
    units,
)
from game.rules.magna.places import played as zone_played
from game.rules.magna.production import PlaceAt, SetTrap
from game.rules.magna.values import attack, defence, fall_magna, strike_total
from game.table.state import choose, legal
from game.table.view import View, look
from game.ui.art.cuts import noted
from game.ui.layouts.magna import LAYOUT, drafts
from game.ui.layouts.magna.moments import MOMENTS
from game.ui.play.sitting import both_of
from game.ui.table.arrange import arrange
from game.ui.table.fronts import front_line
from game.ui.table.layout import Composition, Place
from game.ui.table.motion import Stage
from game.ui.table.overlay import angled
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box
from tests.rules.magna.byhand import (
    battle_at,
    done,
    fight_at,
    find,
    next_turn,
    produce,
    question,
    strike,
    table,
    take,
    use,
)

WOLVES = ("A:Wolf of the Forbidden Violet Sea@0", "A:Wolf of the Forbidden Violet Sea@0",
          "B:Blue Shield Heavy Knight@1", "B:Watermirror Mage@1", "B:Wall of Water@hand")  # fmt: skip
SIZES = ((960, 540), (1280, 720), (1024, 768), (1920, 1080), (1600, 600), (960, 1200), (2560, 1080))


def played(seed: int, format_: str = "half", every: int = 13) -> Iterator[MagnaState]:
    """Positions of a match that is played at random, from its first question to its end."""
    s, dice, n = game.start("magna", 2, seed, {"format": format_}), Random(seed), 0
    while s.result is None:
        if n % every == 0:
            yield magna(s)
        seat = min(s.asks)
        choose(s, seat, dice.choice(legal(s, seat)))
        n += 1
    yield magna(s)


def pictures(seed: int, matches: int = 4) -> Iterator[tuple[View, int, Composition, Box]]:
    """Views of such positions, each in a window of some size, for both seats and an audience."""
    dice = Random(seed)
    for number in range(matches):
        for s in played(10 * seed + number, ("half", "full")[number % 2]):
            eyes = dice.choice([*s.asks, -1, 0, 1])
            room = Box(0, 0, *dice.choice(SIZES))
            view = look(s, eyes)
            yield view, eyes, LAYOUT.compose(view, eyes, room, -1), room


def lying(view: View, place: Place) -> list[int]:
    return [p.id for p in view.inside(place.zone) if place.only is None or place.only(p)]


def cells_of(made: Composition, seat: int) -> dict[tuple[int, ...], Box]:
    """Where the places of a seat are."""
    place = next(place for place in made.places if place.zone == field(seat))
    return {cell.at: cell.box for cell in place.cells}


# ---- boxes -------------------------------------------------------------------------------------------
def test_every_piece_lies_in_exactly_one_place_and_every_unit_in_a_cell() -> None:
    for view, _, composition, _ in pictures(1):
        laid = [piece for place in composition.places for piece in lying(view, place)]
        assert sorted(laid) == sorted(view.pieces)
        for seat in (0, 1):
            assert {unit.at for unit in view.inside(field(seat))} <= cells_of(composition, seat).keys()
            hosts = {unit.id for unit in view.inside(field(seat))}
            assert all(worn.host in hosts for worn in view.inside(arms(seat)))


def test_panels_piles_and_territories_do_not_overlap() -> None:
    for _, _, made, _ in pictures(2):
        r = made.regions
        named = ("deck", "discard", "funds", "hand", "bases")
        piles = [(place.key, place.box) for place in made.places if place.key.startswith(named)]
        panels = {
            "ribbon": r.ribbon,
            "prompt": r.prompt,
            "actions": r.actions,
            "tools": r.tools,
            "title": r.title,
            "inspector": r.inspector,
            "log": r.log,
        }
        boxes = [*piles, *((f"plaque {mat.seat}", mat.plaque) for mat in made.mats), *panels.items()]
        boxes += [(f"count {count.sign} {n}", count.box) for n, count in enumerate(made.counts)]
        boxes += [(f"plate {n}", plate.box) for n, plate in enumerate(made.terraces) if plate.seat < 0]
        for (one, a), (other, b) in combinations(boxes, 2):
            assert not a.meets(b), (one, a, other, b)


def test_everything_lies_in_the_room_and_units_lie_apart() -> None:
    for view, _, made, room in pictures(3):
        for mat in made.mats:
            assert mat.box.within(room) and mat.plaque.within(room)
        for place in made.places:
            assert place.box.within(room) and min(place.box.size) > 20, place.key
        poses = []
        for seat in (0, 1):
            place = next(place for place in made.places if place.zone == field(seat))
            laid = arrange(place, view.inside(field(seat)))
            assert len(laid) == len(view.inside(field(seat)))
            poses += [pose for _, pose in laid]
        for a, b in combinations(poses, 2):
            assert not a.box().meets(b.box(), 2.0)
        for box in (made.strip, made.totals, *(emblem.box for emblem in made.emblems)):
            assert box is None or box.within(made.regions.table)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)], ids=str)
def test_tokens_are_large_enough_to_read(size: tuple[int, int]) -> None:
    """A name of twelve pixels and two numbers stand on every unit; who fights is larger."""
    s = table("A:Wyvern@0", "A:Undine@3", "B:Undine@1", "B:Undine@2")
    fight_at(s, 1)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, *size), -1)
    for seat in (0, 1):
        assert all(box.w >= 60 and box.h >= 38 for box in cells_of(made, seat).values())
    assert cells_of(made, 0)[LANE, 0].h > cells_of(made, 0)[3, 0].h


def test_units_stand_on_tiles_of_a_hundred_pixels_at_1280_times_720() -> None:
    s = table("A:Undine@1", "B:Undine@1")
    produce(s)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    widths = {round(box.w) for seat in (0, 1) for at, box in cells_of(made, seat).items() if at[1] < slots(s, at[0])}
    assert min(widths) >= 95 and max(widths) <= 120


# ---- the ground --------------------------------------------------------------------------------------
def test_the_own_territory_is_nearest_the_hand_and_bases_are_as_wide_as_their_slots() -> None:
    s = table("A:Undine@1", "B:Undine@1")
    produce(s)
    for eyes in (0, 1, -1):
        made = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        near = max(eyes, 0)
        places = {place.key: place for place in made.places}
        own, other = places[f"bases {near}"], places[f"bases {1 - near}"]
        assert other.box.foot < own.box.y < own.box.foot <= made.regions.plaque.y
        for place in (own, other):
            one, two, three = (cell.box for cell in place.cells)
            units_ = cells_of(made, place.seat).items()
            assert all(box.within(place.box) for at, box in units_ if at[0] and at[1] < slots(s, at[0]))
            assert one.right_edge < two.x < two.right_edge < three.x
            assert 1.4 < two.w / one.w < 1.5 and 1.9 < three.w / one.w < 2.0
        assert not [plate for plate in made.terraces if plate.seat < 0], "no lane while nobody invades"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_base_is_named_in_the_smallest_window(lang: str) -> None:
    """By its short name where the whole one has no room on the banner of the front base."""
    s = table("A:Undine@1", "A:Undine@hand", "B:Undine@1")
    produce(s)
    view = look(s, 0)
    made = LAYOUT.compose(view, 0, Box(0, 0, 960, 540), -1)
    place = next(place for place in made.places if place.zone == bases(0))
    cell = next(cell for cell in place.cells if cell.at == (1,))
    front = next(piece for piece in view.inside(bases(0)) if piece.at == (1,))
    seen = LAYOUT.look(view, front, 0)
    seen = replace(seen, marks=(*seen.marks, ("wide", round(100 * cell.ratio))))
    keys = [key for key, card in view.cards.items() if isinstance(card, Base)]
    for key in keys:
        with noted() as names:
            LAYOUT.picture(view.cards, replace(seen, face=key), round(cell.box.h), lang, 1.0, STANDARD, 1.0)
        assert len(names) == 1 and all(name.whole for name in names), key
    assert len(keys) > 8


def test_a_battle_brings_both_forces_into_the_lane() -> None:
    """Five invasion slots on the invader's side, slots and augment slots of the base on the other, one's own below."""
    s = table("A:Wyvern@0", "A:Lava Giant@0", "B:Undine@2", "B:Undine@1")
    fight_at(s, 2)
    for eyes in (0, 1):
        made = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        invader, defender = cells_of(made, 0), cells_of(made, 1)
        party_, garrison_ = [invader[LANE, n] for n in range(5)], [defender[2, n] for n in range(5)]
        below, above = (party_, garrison_) if eyes == 0 else (garrison_, party_)
        assert all(a.foot < b.y for a in above for b in below)
        assert all(abs(a.cx - b.cx) < 1 for a, b in zip(above, below, strict=True)), "face to face"
        tones = {cell.at: cell.tone for place in made.places if place.zone == field(1) for cell in place.cells}
        assert [tones[2, n] for n in range(5)] == ["other"] * 3 + ["extra"] * 2
    base = next(piece for piece in s.inside(bases(1)) if piece.at == (2,))
    assert ("fought", 1) in LAYOUT.look(look(s, 0), base, 0).marks


def test_the_sums_of_both_sides_are_always_in_sight() -> None:
    """While nobody fights those of all units; in a battle those of party and garrison."""
    s = table("A:Wyvern@0", "A:Lava Giant@0", "A:Undine@3", "B:Undine@2", "B:Wyvern@1")
    produce(s)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    whole = {seat: (sum(attack(s, u) for u in units(s, seat)), sum(defence(s, u) for u in units(s, seat)))
             for seat in (0, 1)}  # fmt: skip
    wanted = {f"{sign} {n}" for seat in (0, 1) for sign, n in zip(("attack", "defence"), whole[seat], strict=True)}
    assert {emblem.sign for emblem in made.emblems} == wanted
    fight_at(s, 2)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    rows = {f"{sign} {sum(value(s, u) for u in force)}" for force in (party(s), garrison(s))
            for sign, value in (("attack", attack), ("defence", defence))}  # fmt: skip
    assert {emblem.sign for emblem in made.emblems} == rows


def test_a_fallen_base_is_a_ruin_without_slots() -> None:
    s = table("B:Undine@2", fallen=("B1",))
    produce(s)
    view = look(s, 0)
    made = LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1)
    place = next(place for place in made.places if place.zone == field(1))
    assert not any(cell.at[0] == 1 and cell.outline for cell in place.cells)
    base = next(piece for piece in view.inside(bases(1)) if piece.turned)
    assert ("fallen", 1) in LAYOUT.look(view, base, 0).marks


@pytest.mark.parametrize("others", [(), ("A:Lava Giant@0",)], ids=["all", "one of two"])
def test_who_comes_home_to_a_full_base_3_stands_beside_the_others(others: tuple[str, ...]) -> None:
    """Nobody is covered while it is not yet settled who has to go (MS-5.7), whoever is still in the lane."""
    s = table("A:Wyvern@0", *others, *["A:Undine@3"] * 4, "B:Undine@2")
    fight_at(s, 2)
    unit = find(s, "A:Wyvern")
    s.pieces[unit.id] = replace(unit, at=(3, 4))
    for battle in (s.battle, None):
        s.battle = battle
        made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
        homes = [box for at, box in cells_of(made, 0).items() if at[0] == 3 and at[1] < 5]
        assert len(homes) == 5
        assert not any(a.meets(b) for a, b in combinations(homes, 2))


def test_a_declared_operation_lies_between_the_territories() -> None:
    """There is room for it only while it is being declared, with what it says beside it."""
    s = table("A:Undine@1", "A:Supply Lines@hand", "B:Undine@1", fight=(9, 0))
    produce(s)
    calm = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    assert calm.strip is None and calm.totals is None
    s.move(find(s, "A:Supply Lines"), zone_played(0))
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    places = {place.key: place.box for place in made.places}
    assert places["bases 1"].foot < places["played 0"].y and places["played 0"].foot < places["bases 0"].y
    assert made.strip is not None and made.totals is not None


def test_in_a_battle_other_bases_show_who_stands_there() -> None:
    """Wherever in its slots, and no empty ones beyond two: nobody is placed there then."""
    s = table("A:Wyvern@0", "B:Undine@2", *["B:Undine@3"] * 3)
    fight_at(s, 2)
    moved = at_place(s, 1, 3)[0]
    s.pieces[moved.id] = replace(moved, at=(3, 3))
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    for base, shown in ((1, {0, 1}), (3, {1, 2, 3})):
        place = next(place for place in made.places if place.zone == field(1))
        assert {cell.at[1] for cell in place.cells if cell.at[0] == base and not cell.spare} == shown
        card = next(piece for piece in s.inside(bases(1)) if piece.at == (base,))
        assert ("slots", len(shown)) in LAYOUT.look(look(s, 0), card, 0).marks


def test_a_hand_without_cards_leaves_its_room_to_the_table() -> None:
    s = table("A:Undine@1", "B:Undine@1")
    produce(s)
    bare = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    s = table("A:Undine@1", "A:Wyvern@hand", "B:Undine@1")
    produce(s)
    held = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    assert bare.regions.table.h > held.regions.table.h + 100


def test_any_free_slot_and_the_base_itself_mean_the_slot_that_is_offered() -> None:
    s = table("A:Undine@2", "A:Wyvern@hand", fight=(9, 0))
    produce(s)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    place = next(place for place in made.places if place.zone == field(0))
    last = next(cell for cell in place.cells if cell.at == (2, 2))
    assert [spot.at for spot in last.also if not isinstance(spot, int)] == [(2, 1)]


def test_arms_are_tokens_in_the_corner_of_their_bearer() -> None:
    """Each can be pointed at, and covers no name and no number."""
    s = table("A:Orc Scout@2 bears Soul of the Dragon Knight", "A:Orc Scout@3", "B:Undine@1")
    produce(s)
    view = look(s, 0)
    stage = Stage()
    stage.follow(view, lambda piece: LAYOUT.look(view, piece, 0))
    stage.lay_out(LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1), 0.0)
    worn = view.inside(arms(0))[0]
    token, bearer = stage.find(worn.id), stage.find(worn.host)
    assert token is not None and token.goal is not None and bearer is not None and bearer.goal is not None
    small, large = token.goal.box(), bearer.goal.box()
    assert small.within(large) and small.cx > large.cx and small.foot < large.y + 0.4 * large.h
    assert token.order > bearer.order


# ---- strikes -----------------------------------------------------------------------------------------
def test_the_sum_of_a_planned_strike_is_the_one_of_the_rules() -> None:
    seen = 0
    for seed in range(16):
        for s in played(seed, "full", 2):
            seat = next((seat for seat, q in s.asks.items() if isinstance(q, Strikers)), None)
            if seat is None:
                continue
            view = look(s, seat)
            asked = view.asks[seat]
            assert isinstance(asked, Strikers)
            for option in legal(view, seat):
                over = LAYOUT.overlay(view, seat, (), option.about())
                total = strike_total(view, [i for i in option.about() if isinstance(i, int)], not asked.target)
                assert over.totals is not None
                plan = of_strike(view, [i for i in option.about() if isinstance(i, int)], asked.target)
                assert plan.total == total
                assert [term.number for term in over.totals.terms][-1] == str(sum(plan.shields))
                seen += 1
    assert seen > 5


def test_pointing_at_an_enemy_plans_a_skirmish_with_all_who_can() -> None:
    s = table("A:Dust Rider@0", "A:Lava Giant@0", "A:Wyvern@0 checked", "B:Blue Shield Heavy Knight@1", "B:Undine@1")
    fight_at(s, 1)
    view, knight = look(s, 0), find(s, "B:Blue Shield Heavy Knight")
    assert any(isinstance(option, Skirmish) for option in legal(view, 0))
    over = LAYOUT.overlay(view, 0, (knight.id,), ())
    assert len(over.arrows) == 2 and all(arrow.end == knight.id for arrow in over.arrows)
    assert over.totals is not None
    *strikers, whole, shield = [term.number for term in over.totals.terms]
    assert sorted(strikers) == ["2", "5"] and (whole, shield) == ("7", "6")


def test_a_block_that_is_pointed_at_says_what_it_would_take_away() -> None:
    """E35: one Wall of Water against two Fangs of 3 leaves 2, and the knight survives."""
    s = table(*WOLVES)
    battle_at(s, 1)
    while question(s).startswith("Reinforce"):
        done(s)
    for _ in range(2):
        take(s, Declare)
        take(s, Decide, "B:Blue Shield Heavy Knight")
    assert question(s) == "Block"
    view = look(s, 1)
    plain = LAYOUT.overlay(view, 1, (), ())
    assert plain.totals is not None and plain.totals.tone == "harm"
    wall = LAYOUT.overlay(view, 1, (find(s, "B:Wall of Water").id,), ())
    assert wall.totals is not None and wall.totals.tone == "guard"
    assert "4" in [term.number for term in wall.totals.terms] and "2" in [term.number for term in wall.totals.terms]


def test_arrows_run_in_the_gap_between_the_rows() -> None:
    """In right angles, over no name and no number; upward for an invader below."""
    s = table("A:Wyvern@0", "A:Lava Giant@0", "B:Undine@2", "B:Watermirror Mage@2")
    fight_at(s, 2)
    for eyes in (0, 1):
        made = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        start, end = cells_of(made, 0)[LANE, 1], cells_of(made, 1)[2, 0]
        upper, lower = sorted((start, end), key=lambda box: box.y)
        line = angled(start, end)
        assert len(line) == 4 and line[0][0] == start.cx and line[-1][0] == end.cx
        assert all(upper.foot - 6 <= y <= lower.y + 6 for _, y in line)
    assert angled(cells_of(made, 0)[LANE, 0], cells_of(made, 0)[LANE, 1]) == [], "not within a row"


def test_a_front_lies_between_the_rows() -> None:
    """Whether the attackers stand below or above."""
    below, above = [Box(20, 100, 80, 60), Box(110, 100, 80, 60)], [Box(20, 20, 80, 60)]
    for starts, ends, way in ((below, above, -1), (above, below, 1)):
        y, left, right, faces = front_line(starts, ends)
        assert 80 < y < 100 and faces == way and left < 40 and right > 170


def test_a_declared_charge_stays_on_the_table_with_its_front() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1", "B:Watermirror Mage@1", "B:Wall of Water@hand")
    fight_at(s, 1)
    strike(s, "A:Lava Giant")
    view = look(s, 1)
    assert isinstance(view.asks[1], Block)
    over = LAYOUT.overlay(view, 1, (), ())
    assert len(over.fronts) == 1 and set(over.fronts[0].ends) == {unit.id for unit in garrison(view)}


def test_a_block_that_is_pointed_at_softens_a_charge() -> None:
    """9 of a charge less 4 of Wall of Water (MS-6.21)."""
    s = table("A:Lava Giant@0", "A:Red Dragon Knight@0", "B:Undine@1", "B:Watermirror Mage@1", "B:Wall of Water@hand")
    fight_at(s, 1)
    strike(s, "A:Lava Giant", "A:Red Dragon Knight")
    wall, view = find(s, "B:Wall of Water").id, look(s, 1)
    arrives = {
        pointed: [term.number for term in over.totals.terms if term.joint == "="]
        for pointed in ((), (wall,))
        if (over := LAYOUT.overlay(view, 1, pointed, ())).totals is not None
    }
    assert arrives == {(): ["9"], (wall,): ["5"]}


def test_the_order_of_damage_says_who_takes_how_much() -> None:
    """E29: trap, Undine, Guard: the Guard gets 3 and survives."""
    s = table("A:Lava Giant@0", "A:Undine@0", "B:Capital Guard@2",
              "B:Undine@2", "B:Pitfall@2 down")  # fmt: skip
    fight_at(s, 2)
    strike(s, "A:Lava Giant", "A:Undine")
    if question(s) == "Block":
        done(s)
    view = look(s, 1)
    asked = view.asks[1]
    assert isinstance(asked, DamageOrder) and asked.amount == 6
    trap = next(unit for unit in garrison(view) if not unit.face_up)
    over = LAYOUT.overlay(view, 1, (trap.id,), ())
    assert [mark.tone for mark in over.cells] == ["harm"]
    guard = find(s, "B:Capital Guard")
    assert of_order(view, (trap.id, find(s, "B:Undine").id, guard.id), 6)[-1] == (guard.id, 3, False)


# ---- what is said ------------------------------------------------------------------------------------
def test_the_strip_lists_the_chain_in_reading_order() -> None:
    s = table(*WOLVES)
    fight_at(s, 1)
    for _ in range(2):
        take(s, Declare)
        take(s, Decide, "B:Blue Shield Heavy Knight")
    strip = LAYOUT.strip(look(s, 1), 1)
    assert strip is not None
    names = [row.name.en for row in strip.rows]
    assert names == ["Fangs of the Pack", "Chain: Fangs of the Pack"] and "1" in strip.title.en


def test_plaques_say_who_is_first_and_by_which_dice() -> None:
    shown = 0
    for view, _, _, _ in pictures(4, 2):
        me = magna(view)
        if not me.rolled or view.result is not None:
            continue
        for seat in (0, 1):
            said = LAYOUT.standing(view, seat)
            first = "First" if seat == me.first else "Second"
            assert any(first in fact.en and str(me.rolled[seat]) in fact.en for fact in said.facts)
            assert bool(said.badges) is (seat == me.first)
        shown += 1
    assert shown > 5


def test_bases_magna_fight_and_piles_are_counted_for_both() -> None:
    """The opponent's line says in words what each is, the own counts stand in the same order."""
    for view, eyes, made, _ in pictures(5, 2):
        near = max(eyes, 0)
        for seat in (0, 1):
            if magna(view).turn:
                assert LAYOUT.standing(view, seat).points == len(standing(view, seat))
            found = [(count.sign, count.number) for count in made.counts if count.worded is (seat != near)]
            assert found == [("magna", str(magna_of(view, seat))), ("fight", str(fight_of(view, seat)))]
        for what in ("funds", "deck", "discard"):
            assert {place.seat for place in made.places if place.key.startswith(what)} == {0, 1}


def test_the_situation_is_told_while_nothing_is_pointed_at() -> None:
    s = table("A:Undine@0", "A:Wyvern@hand", "B:Undine@1", fight=(4, 0))
    s.phase = "production"
    produce(s)
    note = LAYOUT.note(look(s, 0), 0, ())
    assert note is not None and ("fight", "4") in [(sign, number) for sign, _, number in note.rows]
    fight_at(s, 1)
    at_stake = LAYOUT.note(look(s, 0), 0, ())
    assert at_stake is not None and at_stake.rows[0][2] == str(fall_magna(s, 1))


def test_a_unit_that_is_pointed_at_tells_its_numbers_and_the_skills_it_has_left() -> None:
    s = table("A:Lava Giant@0", "B:Watermirror Mage@1", "B:Undine@1", "B:Wall of Water@hand")
    fight_at(s, 1)
    strike(s, "A:Lava Giant")
    use(s, "B:Wall of Water", "B:Watermirror Mage")
    mage = s.pieces.get(find(s, "B:Watermirror Mage").id)
    if mage is None or mage.zone != field(1):
        pytest.skip("the mage fell in this order")
    note = LAYOUT.note(look(s, 1), 1, (mage.id,))
    assert note is not None
    rows = {sign: number for sign, _, number in note.rows}
    assert rows["attack"] == str(attack(s, mage)) and rows["defence"] == str(defence(s, mage))
    assert rows["skill magic"] == "1/2"


def test_a_look_changes_with_everything_that_shows() -> None:
    marks = set()
    for seed in range(4):
        for s in played(seed, "full", 4):
            for seat in (0, 1):
                marks |= {name for unit in s.inside(field(seat)) for name, _ in LAYOUT.look(look(s, 0), unit, 0).marks}
    assert {"unit", "attack", "defence", "checked", "armed"} <= marks


def test_own_traps_and_funds_can_be_read_and_others_cannot() -> None:
    s = table("A:Wyvern@2 down", "A:Undine@funds", "B:Wyvern@2 down", "B:Undine@funds")
    produce(s)
    view = look(s, 0)
    for zone in (field, funds):
        mine, theirs = view.inside(zone(0))[0], view.inside(zone(1))[0]
        own, other = LAYOUT.look(view, mine, 0), LAYOUT.look(view, theirs, 0)
        assert own.peek and printed_on(view.cards, own.face)
        assert not other.peek and printed_on(view.cards, other.face) is None


def test_equal_cards_of_the_hand_stand_for_each_other() -> None:
    s = table("A:Undine@hand*3", fight=(5, 0))
    produce(s)
    view = look(s, 0)
    cards = [piece.id for piece in view.inside(hand(0))]
    assert all(set(cards) <= set(drafts.things(view, view.pieces[i])) for i in cards)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_question_event_and_card_has_words(lang: str) -> None:
    for seed in range(3):
        told = 0
        for s in played(seed, every=9):
            for seat in s.asks:
                view = look(s, seat)
                said = [LAYOUT.hint(view, seat), LAYOUT.ribbon(view).phases[0]]
                said += [LAYOUT.name(view, piece) for piece in view.pieces.values()]
                assert all(phrase is None or phrase.in_(lang) for phrase in said)
                for piece in view.pieces.values():
                    found = LAYOUT.details(view, piece, seat)
                    if found is not None:
                        assert found.title.in_(lang)
            for event in s.events[told:]:
                line = LAYOUT.tell(event, s)
                LAYOUT.cue(event, s, 0)
                assert line is None or line.said.in_(lang)
            told = len(s.events)


def test_whoever_is_asked_for_an_attack_sees_the_forces_compared() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1")
    fight_at(s, 1)
    view = look(s, 0)
    assert isinstance(view.asks[0], Attacking)
    over = LAYOUT.overlay(view, 0, (), ())
    assert over.totals is not None and [term.number for term in over.totals.terms] == ["5", "2"]
    assert is_standing(view, 1, 1)


# ---- what happens ------------------------------------------------------------------------------------
def test_a_charge_is_shown_as_a_front_before_those_who_fall_by_it() -> None:
    s = table("A:Lava Giant@0", "B:Fog Sailor@1", "B:Orc Scout@1")
    fight_at(s, 1)
    before = look(s, 0)
    told = len(s.events)
    strike(s, "A:Lava Giant")
    both = both_of(before, look(s, 0))
    charge = next(event for event in s.events[told:] if isinstance(event, StrikeDeclared))
    cue = LAYOUT.cue(charge, both, 0)
    assert cue is not None and cue.overlay is not None
    assert set(cue.overlay.fronts[0].ends) == {unit.id for unit in garrison(before)}
    assert not garrison(look(s, 0)), "they are gone when it is over"


def test_the_dice_of_the_fight_decision_are_held_up() -> None:
    """E02: 3-3, fortune 5-2: 8 against 5, A is First."""
    s = table("A:Undine@hand", "B:Undine@hand", dice=(3, 3, 5, 2))
    next_turn(s)
    first = next(event for event in s.events if isinstance(event, FirstDecided))
    cue = LAYOUT.cue(first, s, 0)
    assert cue is not None and cue.tally is not None
    assert [cells[0] for _, cells in cue.tally.rows] == ["8", "5"]


def test_a_replay_shows_every_position_through_both_eyes() -> None:
    """Every step of a recorded match can be laid out, told and cued by whoever watches."""
    for eyes in (-1, 0, 1):
        before: View | None = None
        for s in played(3, "half", 1):
            view = look(s, eyes)
            made = LAYOUT.compose(view, eyes, Box(0, 0, 1280, 720), -1)
            both = both_of(before or view, view)
            for event in s.events[-6:]:
                LAYOUT.cue(event, both, eyes)
            laid = [piece for place in made.places for piece in lying(view, place)]
            assert len(laid) == len(view.pieces)
            before = view


@pytest.mark.parametrize("name", [name for name, moment in MOMENTS.items() if moment.begin is not None])
def test_a_position_set_up_for_a_picture_is_what_it_is_meant_to_be(name: str) -> None:
    """The pictures of documents are of real positions: the person is asked, and everything lies in its place."""
    wanted = MOMENTS[name]
    assert wanted.begin is not None
    match = wanted.begin()
    view = match.view(0)
    assert 0 in view.asks and len(match.options(0)) > 1
    assert wanted.reached(match)
    made = LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1)
    assert sorted(piece for place in made.places for piece in lying(view, place)) == sorted(view.pieces)


def test_equal_arms_of_equal_units_stand_for_each_other() -> None:
    """Soul of the Dragon Knight on two Scouts alike: a click on either is its Lightning Strike."""
    s = table("A:Orc Scout@0 bears Soul of the Dragon Knight*2", "B:Undine@1")
    fight_at(s, 1)
    view = look(s, 0)
    offered = {option.about()[0] for option in legal(s, 0) if isinstance(option, Declare)}
    assert len(offered) == 1
    for worn in view.inside(arms(0)):
        assert offered & set(drafts.things(view, worn))


def test_bases_lie_where_they_are_ordered_to_before_it_is_final() -> None:
    """Of the last base there is nothing to choose: two clicks lay all three."""
    s = game.start("magna", 2, 4, {}, ["red", "blue"])
    view = look(s, 0)
    first, second, third = (piece.id for piece in view.inside(bases_aside(0)))
    assert LAYOUT.foreseen(view, 0, ()) is None
    one = LAYOUT.foreseen(view, 0, (second,))
    assert one is not None and one.pieces[second].at == (1,) and len(one.inside(bases_aside(0))) == 2
    both = LAYOUT.foreseen(view, 0, (second, third))
    assert both is not None and [both.pieces[i].at for i in (second, third, first)] == [(1,), (2,), (3,)]
    assert LAYOUT.compose(both, 0, Box(0, 0, 1280, 720), -1).places


def test_who_does_not_fight_on_stands_at_base_3_before_it_is_final() -> None:
    """In free slots there, one each (MS-5.7)."""
    s = table("A:Wyvern@0", "A:Lava Giant@0 checked", "A:Undine@0 checked", "A:Undine@3")
    fight_at(s, 1)
    done(s)
    assert question(s) == "GoOn" and LAYOUT.foreseen(look(s, 0), 0, ()) is None
    later = LAYOUT.foreseen(look(s, 0), 0, (find(s, "A:Wyvern").id,))
    assert later is not None
    assert sorted(unit.at for unit in later.inside(field(0))) == [(0, 0), (3, 0), (3, 1), (3, 2)]


def test_no_card_is_played_by_a_single_click() -> None:
    s = table(*WOLVES)
    fight_at(s, 1)
    assert all(LAYOUT.once_more(option) for option in legal(s, 0) if isinstance(option, Declare))


def test_whoever_chooses_for_an_effect_is_told_what_it_does() -> None:
    s = table(*WOLVES)
    fight_at(s, 1)
    take(s, Declare)
    said = LAYOUT.hint(look(s, 0), 0)
    assert question(s) == "Specify" and said is not None and "3" in said.en and "3" in said.ja


def test_a_checked_unit_keeps_its_box() -> None:
    """Only its picture lies on its side: name and numbers stay upright, and it takes no more room."""
    s = table("A:Wyvern@hand", fight=(9, 0))
    produce(s)
    take(s, SetTrap)
    take(s, PlaceAt)
    view = look(s, 1)
    trap = next(iter(view.inside(field(0))))
    seen = LAYOUT.look(view, trap, 1)
    made = LAYOUT.compose(view, 1, Box(0, 0, 1280, 720), -1)
    cell = cells_of(made, 0)[trap.at]
    wide = replace(seen, marks=(*seen.marks, ("wide", round(100 * cell.w / cell.h))))
    picture = LAYOUT.picture(view.cards, wide, round(cell.h), "en", 1.0, STANDARD, 1.0)
    assert trap.turned and seen.angle == 0.0 and abs(picture.get_width() - cell.w) < 2
