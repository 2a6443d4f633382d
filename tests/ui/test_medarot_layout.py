"""The table of the Medarot Card Game in any window, from every seat: everything has its place, nothing lies on anything
else, and what it says of ranges, speed and medals is what the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pygame
import pytest

import game
from game.match.match import Setup
from game.rules.medarot.activation import Activation
from game.rules.medarot.attack import Attack
from game.rules.medarot.cards import printed_on
from game.rules.medarot.defence import Defend
from game.rules.medarot.forecast import forecast
from game.rules.medarot.order import order
from game.rules.medarot.places import BOARD, MedarotState, hand, medals, medarot
from game.rules.medarot.using import Use
from game.table.state import choose, legal
from game.table.step import Spot
from game.table.view import View, look
from game.ui.layouts.medarot import LAYOUT
from game.ui.layouts.medarot.aims import acting
from game.ui.play.draft import Draft
from game.ui.table.arrange import arrange
from game.ui.table.layout import Composition, Look, Place
from game.ui.theme import STANDARD
from game.ui.widgets.box import Box
from tests.rules.medarot.byhand import act, find, table, take

PANELS = ("title", "ribbon", "tools", "prompt", "inspector", "actions", "log")
SIZES = ((960, 540), (1280, 720), (1024, 768), (1920, 1080), (1600, 600), (960, 1200), (2560, 1080))


def played(seed: int, mode: str = "normal", every: int = 13) -> Iterator[MedarotState]:
    """Positions of a match that is played at random, from its first question to its end."""
    s, dice, n = game.start("medarot", 2, seed, {"mode": mode}), Random(seed), 0
    while s.result is None:
        if n % every == 0 or isinstance(next(iter(s.asks.values())), Defend):
            yield medarot(s)
        seat = min(s.asks)
        choose(s, seat, dice.choice(legal(s, seat)))
        n += 1
    yield medarot(s)


def pictures(seed: int) -> Iterator[tuple[View, int, Composition, Box]]:
    """Views of such positions in both modes, each in a window of some size, for both seats and an audience."""
    dice = Random(seed)
    for number in range(4):
        for s in played(10 * seed + number, ("normal", "beginner")[number % 2]):
            eyes = dice.choice([*s.asks, -1, 0, 1])
            room = Box(0, 0, *dice.choice(SIZES))
            view = look(s, eyes)
            yield view, eyes, LAYOUT.compose(view, eyes, room, -1), room


def activations(most: int = 40) -> Iterator[tuple[View, int]]:
    """Views of seats that are asked what a Medarot does."""
    found = 0
    for seed in range(30):
        for s in played(seed, every=1):
            seat = next((seat for seat, q in s.asks.items() if isinstance(q, Activation)), None)
            if seat is not None:
                yield look(s, seat), seat
                found += 1
                if found >= most:
                    return


def lying(view: View, place: Place) -> list[int]:
    return [p.id for p in view.inside(place.zone) if place.only is None or place.only(p)]


# ---- boxes -------------------------------------------------------------------------------------------
def test_every_piece_lies_in_exactly_one_place() -> None:
    for view, _, composition, _ in pictures(1):
        laid = [piece for place in composition.places for piece in lying(view, place)]
        assert sorted(laid) == sorted(view.pieces)


def test_places_and_panels_do_not_overlap() -> None:
    for _, _, made, _ in pictures(2):
        boxes = [(p.key, p.box) for p in made.places] + [(f"plaque {mat.seat}", mat.plaque) for mat in made.mats]
        assert made.strip is not None
        panels = {name: getattr(made.regions, name) for name in PANELS}
        boxes += [*panels.items(), ("strip", made.strip)]
        for (one, a), (other, b) in combinations(boxes, 2):
            assert not a.meets(b), (one, a, other, b)


def test_everything_lies_in_the_room_and_cards_in_their_places() -> None:
    for view, _, made, room in pictures(3):
        for mat in made.mats:
            assert mat.box.within(room) and mat.plaque.within(made.regions.plaque if mat.own else mat.box)
        assert not made.mats[0].box.meets(made.mats[1].box)
        for place in made.places:
            assert place.box.within(room) and min(place.box.size) > 20, place.key
            pieces = [view.pieces[i] for i in lying(view, place)]
            for _, pose in arrange(place, pieces):
                assert pose.box().within(place.box, 6.0), (place.key, pose.box(), place.box)


def test_the_own_side_is_nearest_and_cells_follow_the_eyes() -> None:
    s = next(played(1))
    for eyes in (0, 1, -1):
        made = LAYOUT.compose(look(s, eyes), eyes, Box(0, 0, 1280, 720), -1)
        board = next(place for place in made.places if place.zone == BOARD)
        where = {cell.at: cell for cell in board.cells}
        assert sorted(where) == [(column, row) for column in range(3) for row in range(1, 6)]
        sign = -1 if eyes == 1 else 1
        heights = [where[1, row].box.cy for row in (1, 2, 3, 4, 5)][::sign]
        assert heights == sorted(heights, reverse=True), "one's own back row is nearest"
        across = [where[column, 3].box.cx for column in range(3)][::sign]
        assert across == sorted(across)
        assert {cell.tone for at, cell in where.items() if at[1] == 3} == {"middle"}
        near, far = (where[1, 1], where[1, 5])[::sign]
        assert near.tone == "own" and far.tone == "other"
        assert near.box.size == far.box.size and near.high == far.high
        for one, other in combinations(board.cells, 2):
            assert not one.box.meets(other.box)


# ---- what it says ------------------------------------------------------------------------------------
def test_arrows_lead_where_it_may_move_and_at_whom_it_may_attack() -> None:
    seen = 0
    for view, seat in activations():
        piece = acting(view)
        assert piece is not None
        over = LAYOUT.overlay(view, seat, (), ())
        options = legal(view, seat)
        moves = {o.about()[1] for o in options if type(o).__name__ == "Move"}
        attacks = {o.about()[1] for o in options if isinstance(o, Attack)}
        assert {a.end for a in over.arrows if a.short} == moves
        assert {a.end for a in over.arrows if a.tone == "harm"} == attacks
        assert all(a.start == piece.id for a in over.arrows)
        seen += bool(attacks)
    assert seen > 3


def test_an_attack_is_previewed_with_the_words_of_the_forecast() -> None:
    seen = 0
    for view, seat in activations():
        for option in (o for o in legal(view, seat) if isinstance(o, Attack)):
            enemy, piece = view.pieces[option.target], view.pieces[option.attacker]
            result = forecast(view, piece, enemy)
            for pointed, chosen in (((enemy.id,), ()), ((), (piece.id, enemy.id))):
                plate = LAYOUT.overlay(view, seat, pointed, chosen).versus[0]
                assert plate.words == result.words and plate.at == enemy.id
                assert (plate.left[1], plate.right[1]) == (str(result.power), str(result.armor))
            said = LAYOUT.note(view, seat, (enemy.id,))
            assert said is not None and said.result is not None and result.words.en in said.result.en
            seen += 1
    assert seen > 3


def test_what_can_be_done_against_an_attack_is_listed_with_its_price() -> None:
    seen = 0
    for seed in range(12):
        for s in played(seed):
            seat = next((seat for seat, q in s.asks.items() if isinstance(q, Defend)), None)
            if seat is None:
                continue
            view = look(s, seat)
            answers = [o for o in legal(view, seat) if o.about()]
            note = LAYOUT.note(view, seat, ())
            assert note is not None and note.result is not None and len(note.rows) == len(answers)
            over = LAYOUT.overlay(view, seat, (), ())
            assert over.arrows[0].tone == "harm" and over.versus, "the attack stays on the table"
            seen += bool(answers)
    assert seen > 3


def test_pointing_at_a_cell_shows_what_could_be_attacked_from_there() -> None:
    seen = 0
    for view, seat in activations(120):
        for option in (o for o in legal(view, seat) if type(o).__name__ == "Move"):
            spot = option.about()[1]
            over = LAYOUT.overlay(view, seat, (spot, Spot(BOARD)), ())
            later = view.clone()
            choose(later, seat, option)
            seen_later = {o.target for o in legal(later, seat) if isinstance(o, Attack)} if seat in later.asks else None
            question = later.asks.get(seat)
            if not isinstance(question, Activation) or seen_later is None:
                continue
            cells = {mark.at for mark in over.cells if mark.tone == "harm"}
            assert cells == {Spot(BOARD, later.pieces[enemy].at) for enemy in seen_later}
            seen += bool(cells)
    assert seen > 2


def test_the_strip_lists_who_acts_in_the_order_of_the_rules() -> None:
    for view, seat in activations():
        strip = LAYOUT.strip(view, seat)
        assert strip is not None
        states = [row.state for row in strip.rows]
        assert states == sorted(states, key=("done", "now", "next", "out").index)
        assert [row.piece for row in strip.rows if row.state == "next"] == [t.piece for t in order(view)]
        assert [row.piece for row in strip.rows if row.state == "now"] == [medarot(view).active]
        assert {row.piece for row in strip.rows} == {p.id for p in view.inside(BOARD)}
        for row in strip.rows:
            known = printed_on(view.cards, view.pieces[row.piece].card)
            assert known or (row.number == "" and "face-down" in row.name.en), "nothing is told of what is not seen"


def test_medals_stand_on_the_plaque_and_hands_are_counted() -> None:
    for view, _, made, _ in pictures(5):
        for seat in range(2):
            standing = LAYOUT.standing(view, seat)
            assert standing.points == medals(view, seat)
            assert any(str(len(view.zones.get(hand(seat), ()))) in fact.en for fact in standing.facts)
        assert {mat.seat for mat in made.mats} == {0, 1}


def test_beginner_mode_has_no_master() -> None:
    for s in played(3, "beginner", 40):
        made = LAYOUT.compose(look(s, 0), 0, Box(0, 0, 1280, 720), -1)
        assert not any(place.key.startswith("master") for place in made.places)


def test_a_look_changes_with_everything_that_shows() -> None:
    """Numbers, arrows and what is in force are part of the key of the picture."""
    looks = {
        LAYOUT.look(view, piece, seat)
        for view, seat in activations(60)
        for piece in view.inside(BOARD)
        if piece.face_up
    }
    marks = {name for each in looks for name, _ in each.marks}
    assert {"power", "armor", "speed", "ways", "acted", "turned"} <= marks


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
                        assert found.title.in_(lang) and found.kind.in_(lang)
            for event in s.events[told:]:
                line = LAYOUT.tell(event, s)
                LAYOUT.cue(event, s, 0)
                assert line is None or line.said.in_(lang)
            told = len(s.events)


def test_the_panel_says_a_number_as_it_is_beside_the_printed_one() -> None:
    s = table("A:metabee@b2", "A:ikki@stock", "B:put_cat@b4")
    act(s, "A:metabee")
    take(s, Use, side="upper")  # power +10 for this attack
    found = LAYOUT.details(look(s, 0), find(s, "A:metabee"), 0)
    assert found is not None
    assert [said for _, said in found.facts] == ["40 (30)", "30", "38", "2", "★★★"]


def test_setups_of_the_game_are_shown_with_their_suggested_layout() -> None:
    match = game.record.begin(Setup("medarot", 2, 4, kinds=("human", "random")), ())
    made = LAYOUT.compose(match.view(0), 0, Box(0, 0, 1280, 720), -1)
    assert made.strip is not None


def test_numbers_on_the_grid_leave_the_robot_free() -> None:
    """Whatever its numbers are, the middle of a tile shows the bust: they stand left and right of it."""
    cards = game.start("medarot", 2, 1).cards
    plain = (("tile", 0), ("away", 0), ("power", 10), ("armor", 10), ("speed", 10), ("wide", 150))
    other = (("tile", 0), ("away", 0), ("power", 50), ("armor", 60), ("speed", 70), ("wide", 150))
    for px in (70, 92):
        first, second = (
            pygame.surfarray.array3d(
                LAYOUT.picture(cards, Look("card/medarot/metabee", "", marks=marks), px, "en", 1.0, STANDARD, 1.0)
            )
            for marks in (plain, other)
        )
        wide = first.shape[0]
        assert wide == px * 1.5
        differs = (first != second).any(axis=(1, 2))
        assert differs[: wide // 3 + 6].any()
        assert differs[-wide // 3 :].any()
        assert not differs[round(wide * 0.43) : round(wide * 0.54)].any()


def test_a_medarotter_is_never_used_by_one_click() -> None:
    """An effect costs medals and cannot be taken back: a click on its card shows it, a second one uses it."""
    met = 0
    for state in (state for state in played(4, every=3) if state.asks):
        seat = min(state.asks)
        options = legal(state, seat)
        cards = Counter(option.card for option in options if isinstance(option, Use))
        for card in (card for card, sides in cards.items() if sides == 1):
            draft = Draft.begin(look(state, seat), seat, options, LAYOUT.once_more)
            draft.click((card,))
            assert not draft.ready
            assert draft.menu or len(draft.stages) > 1 or draft.top.clicked
            met += 1
    assert met > 5
