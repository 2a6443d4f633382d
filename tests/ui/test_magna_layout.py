"""The table of Magna Spectra in any window, from every seat: everything has its place, nothing lies on anything else,
and what it says of strikes, skills and money is what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import game
from game.rules.magna.attack import Attacking, Skirmish, Strikers
from game.rules.magna.cards import printed_on
from game.rules.magna.chain_and_block import Block
from game.rules.magna.damage import DamageOrder
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.events import FirstDecided, StrikeDeclared
from game.rules.magna.forecast import of_order, of_strike
from game.rules.magna.places import (
    LANE,
    MagnaState,
    arms,
    bases_aside,
    field,
    fight_of,
    funds,
    garrison,
    hand,
    is_standing,
    magna,
    magna_of,
    slots,
    standing,
)
from game.rules.magna.production import PlaceAt, SetTrap
from game.rules.magna.values import attack, defence, strike_total
from game.table.state import choose, legal
from game.table.view import View, look
from game.ui.layouts.magna import LAYOUT, drafts
from game.ui.layouts.magna.moments import MOMENTS
from game.ui.play.sitting import both_of
from game.ui.table.arrange import arrange
from game.ui.table.layout import Composition, Place
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
        named = ("deck", "discard", "funds", "hand")
        piles = [(place.key, place.box) for place in made.places if place.key.startswith(named)]
        panels = {
            "ribbon": made.ribbon,
            "prompt": made.prompt,
            "actions": made.actions,
            "tools": made.tools,
            "title": made.title,
            "note": made.note,
            "strip": made.strip,
        }
        if made.log_beside:
            panels["log"] = made.log
        boxes = [*piles, *((f"plaque {mat.seat}", mat.plaque) for mat in made.mats)]
        boxes += [(name, box) for name, box in panels.items() if box is not None]
        boxes += [(f"gem {emblem.sign}", emblem.box) for emblem in made.emblems if not emblem.sign.startswith("die")]
        boxes += [(f"terrace {terrace.box}", terrace.box) for terrace in made.terraces]
        for (one, a), (other, b) in combinations(boxes, 2):
            assert not a.meets(b), (one, a, other, b)


def test_everything_lies_in_the_room_and_units_lie_apart() -> None:
    for view, _, made, room in pictures(3):
        for mat in made.mats:
            assert mat.box.within(room) and mat.plaque.within(mat.box)
        for place in made.places:
            assert place.box.within(room) and min(place.box.size) > 20, place.key
        poses = []
        for seat in (0, 1):
            place = next(place for place in made.places if place.zone == field(seat))
            pieces = view.inside(field(seat))
            home = [n for n, p in enumerate(pieces) if p.at[0] and p.at[1] >= slots(view, p.at[0])]
            laid = [(n, pose) for n, pose in arrange(place, pieces, room.foot) if n not in home]
            assert len(laid) == len(pieces) - len(home)
            poses += [pose for _, pose in laid]
        for a, b in combinations(poses, 2):
            assert not a.box().meets(b.box(), 2.0)
        for panel in (made.prompt, made.actions, made.log, made.spread, made.tools, made.note, made.strip, made.totals):
            assert panel is not None and panel.within(room)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)], ids=str)
def test_tokens_are_large_enough_to_read(size: tuple[int, int]) -> None:
    """Two numbers of twelve pixels stand side by side on every unit."""
    s = table("A:Wyvern@0", "A:Undine@3", "B:Undine@1", "B:Undine@2")
    fight_at(s, 1)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, *size), -1)
    for seat in (0, 1):
        assert all(min(box.size) >= 48 for box in cells_of(made, seat).values())
    lane = cells_of(made, 0)[LANE, 0]
    assert lane.w >= 1.05 * cells_of(made, 0)[3, 0].w, "who fights is larger"


# ---- the ground --------------------------------------------------------------------------------------
def test_bases_face_each_other_and_the_front_ones_are_nearest_the_middle() -> None:
    s = table("A:Undine@1", "B:Undine@1")
    produce(s)
    for eyes in (0, 1, -1):
        made = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        near = max(eyes, 0)
        own, other = cells_of(made, near), cells_of(made, 1 - near)
        across = [own[3, 0].cx, own[2, 0].cx, own[1, 0].cx, other[1, 0].cx, other[2, 0].cx, other[3, 0].cx]
        assert across == sorted(across)
        tall = [sum((base, n) in own for n in range(slots(s, base))) for base in (1, 2, 3)]
        assert tall == [2, 3, 4]


def test_a_battle_brings_both_forces_into_the_lane() -> None:
    """Five invasion slots on the invader's side, slots and augment slots of the base on the other."""
    s = table("A:Wyvern@0", "A:Lava Giant@0", "B:Undine@2", "B:Undine@1")
    fight_at(s, 2)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    mine, theirs = cells_of(made, 0), cells_of(made, 1)
    party_, garrison_ = [mine[LANE, n] for n in range(5)], [theirs[2, n] for n in range(5)]
    assert all(a.right_edge < b.x for a in party_ for b in garrison_)
    assert mine[1, 0].right_edge < min(box.x for box in party_)
    assert max(box.right_edge for box in garrison_) < theirs[1, 0].x
    tones = {cell.at: cell.tone for place in made.places if place.zone == field(1) for cell in place.cells}
    assert [tones[2, n] for n in range(5)] == ["other"] * 3 + ["extra"] * 2
    assert [terrace.state for terrace in made.terraces if terrace.seat == 1].count("lit") == 2


def test_the_slots_of_a_fallen_base_are_gone() -> None:
    s = table("B:Undine@2", fallen=("B1",))
    produce(s)
    view = look(s, 0)
    made = LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1)
    place = next(place for place in made.places if place.zone == field(1))
    assert not any(cell.at[0] == 1 and cell.outline for cell in place.cells)
    assert any(terrace.state == "out" for terrace in made.terraces if terrace.seat == 1)


def test_any_free_slot_and_the_base_itself_mean_the_slot_that_is_offered() -> None:
    s = table("A:Undine@2", "A:Wyvern@hand", fight=(9, 0))
    produce(s)
    made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
    place = next(place for place in made.places if place.zone == field(0))
    last = next(cell for cell in place.cells if cell.at == (2, 2))
    assert [spot.at for spot in last.also if not isinstance(spot, int)] == [(2, 1)]


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
    assert (over.totals is not None and [t.number for t in over.totals.terms] == ["5", "2", "7", "6"]) or [
        t.number for t in over.totals.terms] == ["2", "5", "7", "6"]  # type: ignore[union-attr]  # fmt: skip


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
    assert names[2:] == ["Fangs of the Pack", "Chain: Fangs of the Pack"]
    assert [row.state for row in strip.rows[:2]] == ["done", "now"], "the defender decides"


def test_first_and_second_are_shown_with_their_dice() -> None:
    shown = 0
    for view, eyes, made, _ in pictures(4, 2):
        me = magna(view)
        if not me.rolled or me.battle is not None:
            continue
        strip = LAYOUT.strip(view, eyes)
        assert strip is not None
        assert [(row.seat, row.number) for row in strip.rows[:2]] == [
            (seat, str(me.rolled[seat])) for seat in (me.first, 1 - me.first)]  # fmt: skip
        dice = [emblem.sign for emblem in made.emblems if emblem.sign.startswith("die")]
        assert me.phase == "invasion" or sorted(dice) == sorted(f"die {n}" for n in me.rolled)
        shown += 1
    assert shown > 5


def test_plaques_and_gems_say_bases_magna_and_fight() -> None:
    for view, _, made, _ in pictures(5, 2):
        signs = [emblem.sign for emblem in made.emblems]
        for seat in (0, 1):
            if magna(view).turn:
                assert LAYOUT.standing(view, seat).points == len(standing(view, seat))
            assert f"magna {magna_of(view, seat)}" in signs and f"fight {fight_of(view, seat)}" in signs


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
    assert {"tile", "attack", "defence", "checked"} <= marks


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


def test_a_checked_trap_that_is_looked_at_stands_upright() -> None:
    """On the table it lies; looked at closely it must leave room for its words."""
    s = table("A:Wyvern@hand", fight=(9, 0))
    produce(s)
    take(s, SetTrap)
    take(s, PlaceAt)
    view = look(s, 1)
    trap = next(iter(view.inside(field(0))))
    seen = LAYOUT.look(view, trap, 1)
    lying, large = (LAYOUT.picture(view.cards, seen, high, "en", 1.0, STANDARD, 1.0) for high in (50, 580))
    assert trap.turned and lying.get_width() > lying.get_height() and large.get_width() < large.get_height()
