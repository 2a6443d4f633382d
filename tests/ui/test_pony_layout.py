"""The table of the Pony game in any window, for two to four seats and from every seat: everything has its place, and
what it says of requirements, faceoffs, points and tokens is what the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

import game
from game.rules.pony import events as e
from game.rules.pony.comparing import comparison
from game.rules.pony.costs import move_cost
from game.rules.pony.kinds import is_mane
from game.rules.pony.main_phase import MainActions, MovePaid
from game.rules.pony.places import (
    HOME,
    PLAY,
    PonyState,
    characters_at,
    flips,
    hand,
    points,
    pony,
    problem_areas,
    problem_at,
    reach,
    tokens,
)
from game.rules.pony.power import contributed
from game.rules.pony.requirements import filled, need, requirement
from game.rules.pony.score_phase import can_confront
from game.rules.pony.troubles import Challenge
from game.table.reasons import beyond
from game.table.state import Piece, choose, legal
from game.table.step import Spot
from game.table.view import View, look
from game.ui.layouts.pony import LAYOUT
from game.ui.layouts.pony.aims import standing_with
from game.ui.layouts.pony.grounds import HUNG, rows_in
from game.ui.layouts.pony.needs import needs
from game.ui.layouts.pony.said import said_of
from game.ui.table.arrange import arrange
from game.ui.table.layout import Composition, Place
from game.ui.table.pose import Pose
from game.ui.widgets.box import Box

PANELS = ("title", "ribbon", "tools", "prompt", "inspector", "actions", "log")
SIZES = ((960, 540), (1280, 720), (1024, 768), (1920, 1080), (1600, 600), (960, 1200), (2560, 1080))


def played(seed: int, seats: int = 2, every: int = 11, most: int = 260) -> Iterator[PonyState]:
    """Positions of a match that is played at random; of faceoffs every one."""
    s, dice = game.start("pony", seats, seed), Random(seed)
    for n in range(most):
        if s.result is not None:
            break
        if n % every == 0 or pony(s).faceoff is not None:
            yield pony(s)
        seat = min(s.asks)
        choose(s, seat, dice.choice(legal(s, seat)))
    yield pony(s)


def pictures(seed: int) -> Iterator[tuple[View, int, Composition, Box]]:
    """Views of such positions, each in a window of some size, for all seats and an audience."""
    dice = Random(seed)
    for number, seats in enumerate((2, 4, 3)):
        for s in played(10 * seed + number, seats):
            eyes = dice.choice([*s.asks, *range(-1, seats)])
            room = Box(0, 0, *dice.choice(SIZES))
            view = look(s, eyes)
            yield view, eyes, LAYOUT.compose(view, eyes, room, dice.choice([-1, seats - 1])), room


def lying(view: View, place: Place) -> list[Piece]:
    """What lies in a place, Resources with those that bear them."""
    found = []
    for piece in view.inside(place.zone):
        meant = view.pieces.get(piece.host, piece) if place.bears else piece
        if place.only is None or place.only(meant):
            found.append(piece)
    return found


# ---- boxes -------------------------------------------------------------------------------------------
def test_every_piece_lies_in_exactly_one_place() -> None:
    for view, _, made, _ in pictures(1):
        laid_down = [piece.id for place in made.places for piece in lying(view, place)]
        there = [
            piece.id for piece in view.pieces.values() if piece.zone.name != "flips"
        ]  # the inspector tells of them
        assert sorted(laid_down) == sorted(there)


def test_what_is_borne_lies_with_its_bearer() -> None:
    seen = 0
    for view, _, made, _ in pictures(2):
        for place in made.places:
            here = {piece.id for piece in lying(view, place)}
            for piece in (view.pieces[i] for i in here if view.pieces[i].host):
                assert piece.host in here
                seen += 1
    assert seen > 3


def test_homes_areas_and_panels_do_not_overlap() -> None:
    for _, _, made, _ in pictures(3):
        boxes = [(f"home {mat.seat}", mat.box) for mat in made.mats]
        boxes += [(p.key, p.box) for p in made.places if p.key.startswith("area ")]
        assert made.track is not None
        boxes += [(name, getattr(made.regions, name)) for name in PANELS] + [("track", made.track.box)]
        for (one, a), (other, b) in combinations(boxes, 2):
            assert not a.meets(b), (one, a, other, b)


def test_nothing_in_a_home_lies_on_anything_else() -> None:
    for _, _, made, _ in pictures(4):
        for mat in made.mats:
            kinds = ("home", "deck", "discard", "problems", "hand")
            mine = [p for p in made.places if p.key in {f"{kind} {mat.seat}" for kind in kinds}]
            boxes = [(p.key, p.box) for p in mine] + [("plaque", mat.plaque)]
            boxes += [(count.words.en, count.box) for count in made.counts if count.box.meets(mat.box)]
            for (one, a), (other, b) in combinations(boxes, 2):
                assert not a.meets(b), (one, a, other, b)
            home = next(place for place in mine if place.key.startswith("home"))
            assert home.box.within(mat.box)


def test_everything_lies_in_the_room_and_cards_in_their_places() -> None:
    for view, _, made, room in pictures(5):
        for place in made.places:
            if place.cells:
                assert all(cell.box.within(room) for cell in place.cells)
                continue
            assert place.box.within(room) and min(place.box.size) > 11, place.key
            for _, pose in arrange(place, lying(view, place)):
                slack = 2 * HUNG + 0.1 if place.bears else 8.0
                assert pose.box().within(place.box, slack), (place.key, pose.box(), place.box)


def test_own_characters_stand_below_their_problem_and_others_above() -> None:
    for view, eyes, made, _ in pictures(6):
        near = max(eyes, 0)
        poses: dict[int, Pose] = {}
        for place in (p for p in made.places if p.zone == PLAY and not p.cells):
            pieces = lying(view, place)
            poses |= {pieces[n].id: pose for n, pose in arrange(place, pieces)}
        for area in problem_areas(pony(view)):
            if (card := problem_at(pony(view), area)) is None:
                continue  # before the opening Problems are shown
            middle = poses[card.id].y
            for seat in range(view.seats):
                for piece in characters_at(pony(view), seat, area):
                    if seat == near:
                        assert poses[piece.id].y > middle
                    elif area in reach(pony(view), near) or seat == card.owner:
                        assert poses[piece.id].y < middle


def test_tiles_take_rows_that_are_neither_too_narrow_nor_too_low_for_a_name() -> None:
    home_of_two, home_of_four = Box(0, 0, 198, 185), Box(0, 0, 263, 68)
    assert [rows_in(home_of_two, count) for count in (2, 4, 6, 8)] == [1, 2, 3, 4]
    assert rows_in(home_of_two, 9) == 5, "low ones, rather than too narrow for their names"
    assert rows_in(home_of_four, 4) == 2, "low ones, rather than too narrow for a name beside a number"
    assert rows_in(home_of_four, 4, loads=1) == 2, "with a Resource below one of them as without"
    assert rows_in(Box(0, 0, 198, 60), 5) == 2, "narrow ones, rather than too low for two lines"
    assert rows_in(Box(0, 0, 263, 120), 6, least=80) == 3, "a low one has its name beside its numbers, and is wider"


def test_the_homes_of_opponents_stand_clockwise_and_the_own_one_is_nearest() -> None:
    for view, eyes, made, _ in pictures(7):
        near = max(eyes, 0)
        assert [mat.seat for mat in made.mats] == [*((near + n) % view.seats for n in range(1, view.seats)), near]
        others = made.mats[:-1]
        assert [mat.box.x for mat in others] == sorted(mat.box.x for mat in others)
        assert made.mats[-1].own and all(mat.box.foot < made.mats[-1].box.y for mat in others)


def test_every_area_and_home_can_be_clicked() -> None:
    for view, _, made, _ in pictures(8):
        cells = {cell.at: cell.box for place in made.places for cell in place.cells}
        assert set(cells) >= {*problem_areas(pony(view)), *((HOME, seat) for seat in range(view.seats))}
        for one, other in combinations(cells.values(), 2):
            assert not one.meets(other)


# ---- requirements ------------------------------------------------------------------------------------
def test_pips_fill_as_the_rules_count_and_say_met_when_it_is() -> None:
    seen: Counter[str] = Counter()
    for number, seats in enumerate((2, 2, 4)):
        for s in played(40 + number, seats, every=5):
            for area in problem_areas(s):
                for seat in range(seats):
                    one = needs(s, seat, area)
                    assert (one.state == "met") == can_confront(s, seat, area)
                    parts = requirement(s, seat, area) if need(s, seat, area) >= 0 else ()
                    assert [part[1] for part in one.parts[: len(parts)]] == [part.power for part in parts]
                    have = [min(n, part.power) for n, part in zip(filled(s, seat, area), parts, strict=False)]
                    assert [part[2] for part in one.parts[: len(parts)]] == have
                    assert one.state != "met" or not one.short
                    seen[one.state] += 1
    assert min(seen["met"], seen["short"], seen["blocked"]) > 3


def test_a_problem_looks_different_when_power_arrives() -> None:
    looks: dict[str, dict[Any, set[Any]]] = {}
    for s in played(3, every=1):
        for area in problem_areas(s):
            if (card := problem_at(s, area)) is None:
                continue
            there = tuple((seat, contributed(s, p)) for seat in range(2) for p in characters_at(s, seat, area))
            looks.setdefault(card.card, {}).setdefault(LAYOUT.look(look(s, 0), card, 0), set()).add(there)
    assert any(len(each) > 4 for each in looks.values())


# ---- faceoffs ----------------------------------------------------------------------------------------
def test_a_faceoff_adds_up_on_every_side() -> None:
    seen = 0
    for number in range(4):
        for s in played(60 + number, 2 + 2 * (number % 2), every=999):
            found = comparison(s) if pony(s).faceoff is not None else None
            shown = LAYOUT.contest(look(s, 0), 0)
            assert (found is None) == (shown is None)
            if found is None or shown is None:
                continue
            if shown.over:
                totals = dict(zip(pony(s).faceoff.sides, pony(s).faceoff.totals, strict=False))  # type: ignore[union-attr]
                assert all(side.total == totals.get(side.seat, side.total) for side in shown.sides)
                seen += 1
                continue
            assert [side.seat for side in shown.sides] == [*range(1, s.seats), 0], "the near side stands below"
            by_seat = {side.seat: side for side in found.sides}
            for side in shown.sides:
                assert (side.state == "out") == (side.seat not in by_seat)
                counted = sum(flip.number for flip in side.flips if not flip.void)
                assert side.base + side.more + counted == side.total
                assert len(side.flips) == len(s.zones.get(flips(side.seat), ()))
            best = max(side.total for side in found.sides)
            assert all(side.total == best for side in shown.sides if side.state in ("leads", "even"))
            seen += 1
    assert seen > 10


def test_the_film_shows_every_faceoff_from_its_beginning_to_its_result() -> None:
    begun, ended, flipped, shown_over = 0, 0, 0, False
    for number in range(3):
        s, dice, told, counts = game.start("pony", 2, number), Random(number), 0, dict[int, int]()
        while s.result is None and ended < 6:
            seat = min(s.asks)
            choose(s, seat, dice.choice(legal(s, seat)))
            for event in s.events[told:]:
                cue = LAYOUT.cue(event, s, 0)
                contest = cue.contest if cue is not None else None
                match event:
                    case e.FaceoffBegan():
                        assert contest is not None and not contest.over
                        begun, shown_over = begun + 1, False
                        counts = {0: 0, 1: 0}
                    case e.Flipped():
                        assert contest is not None
                        counts[event.seat] += 1
                        side = next(side for side in contest.sides if side.seat == event.seat)
                        assert len(side.flips) == counts[event.seat]
                        assert side.flips[-1].look.face == event.card
                        flipped += 1
                    case e.Compared():
                        assert contest is not None and contest.over == (event.winner >= 0)
                        won = [side.seat for side in contest.sides if side.state == "won"]
                        assert won == ([event.winner] if event.winner >= 0 else [])
                        shown_over = contest.over
                    case e.FaceoffEnded():
                        assert shown_over != (contest is not None), "each has its result shown once"
                        ended += 1
            told = len(s.events)
    assert begun >= ended > 3 and flipped > 6


# ---- seats -------------------------------------------------------------------------------------------
def test_points_tokens_and_hands_are_shown() -> None:
    for view, _, made, _ in pictures(10):
        for seat in range(view.seats):
            standing = LAYOUT.standing(view, seat)
            assert standing.points == points(pony(view), seat)
            counted = [count.number for count in made.counts if count.sign == "token"]
            counted += [str(number) for n in range(view.seats) for _, number, _ in LAYOUT.standing(view, n).counts]
            shown = [str(tokens(pony(view), n)) for n in range(view.seats)]
            assert not Counter(shown) - Counter(counted), "on the desk, in the line of an only opponent, on plaques"
            assert any(str(len(view.zones.get(hand(seat), ()))) in fact.en for fact in standing.facts)
        assert made.track is not None and made.track.goal == 15


def test_the_track_is_as_long_as_the_match() -> None:
    """Lessons are won with fewer points."""
    rules = game.ruleset("pony")
    view = look(rules.lessons[0].begin(rules.catalogue), 0)
    track = LAYOUT.compose(view, 0, Box(0, 0, 1280, 720), -1).track
    assert track is not None and track.goal == pony(view).rules.points_to_win == 8


def test_points_and_tokens_move_in_the_film_as_in_the_match() -> None:
    s, dice, told = pony(game.start("pony", 3, 5)), Random(5), 0
    won, paid = Counter[int](), Counter[int]()
    for _ in range(300):
        if s.result is not None:
            break
        seat = min(s.asks)
        choose(s, seat, dice.choice(legal(s, seat)))
        for event in s.events[told:]:
            cue = LAYOUT.cue(event, s, 0)
            if cue is not None:
                won.update(dict(cue.points))
                paid.update({flight.seat: flight.amount for flight in cue.coins})
        told = len(s.events)
    assert sum(won.values()) > 3
    assert all((won[seat], paid[seat]) == (points(s, seat), tokens(s, seat)) for seat in range(3))


def test_the_mane_leads_those_at_home() -> None:
    seen = 0
    for view, _, made, _ in pictures(11):
        for place in (p for p in made.places if p.key.startswith("home ")):
            pieces = [p for p in lying(view, place) if not p.host]
            laid = [pieces[n] for n, _ in arrange(place, pieces)]
            manes = [n for n, piece in enumerate(laid) if is_mane(piece)]
            assert manes in ([], [0]) and all(piece.at == (HOME, place.seat) for piece in laid)
            seen += len(manes)
    assert seen > 10


# ---- what it says ------------------------------------------------------------------------------------
def test_the_note_of_the_main_phase_lists_what_can_still_be_done() -> None:
    seen = 0
    for number in range(3):
        for s in played(80 + number, every=1, most=120):
            seat = min(s.asks, default=-1)
            if seat < 0 or not isinstance(s.asks[seat], MainActions):
                continue
            view = look(s, seat)
            note = LAYOUT.note(view, seat, ())
            assert note is not None and note.result is not None
            movers = any(isinstance(option, MovePaid) for option in legal(view, seat))
            assert ("move a character" in [words.en for _, words, _ in note.rows]) == movers
            seen += bool(note.rows)
    assert seen > 10


def test_every_place_that_a_character_may_go_to_says_its_price_and_what_comes_of_it() -> None:
    seen: Counter[str] = Counter()
    for number in range(3):
        for s in played(140 + number, every=1, most=150):
            seat = min(s.asks, default=-1)
            if seat < 0 or not isinstance(s.asks[seat], MainActions):
                continue
            view = look(s, seat)
            moves = [option for option in legal(view, seat) if isinstance(option, MovePaid)]
            for piece in {option.piece for option in moves}:
                marks = {mark.at: mark for mark in LAYOUT.overlay(view, seat, (), (piece,)).cells}
                mine = [option for option in moves if option.piece == piece]
                assert set(marks) == {Spot(PLAY, option.area) for option in mine}
                for option in mine:
                    words = marks[Spot(PLAY, option.area)].words
                    price = move_cost(pony(view), seat, view.pieces[piece], option.area)
                    assert words is not None and words.en.startswith(f"{price} token")
                    seen[words.en.partition(" · ")[2]] += 1
    assert seen["met"] and seen["blocked"] and any("short" in words for words in seen)


def test_what_is_promised_of_a_move_comes_true() -> None:
    checked = 0
    for number in range(4):
        for s in played(160 + number, every=3, most=150):
            seat = min(s.asks, default=-1)
            if seat < 0:
                continue
            for option in (o for o in legal(s, seat) if isinstance(o, MovePaid) and o.area[0] != HOME):
                view = look(s, seat)
                promised = standing_with(pony(view), seat, view.pieces[option.piece], option.area)
                after = s.clone()
                choose(after, seat, option)
                moved = after.pieces.get(option.piece)
                more = any(isinstance(x, (e.WentOff, e.PhaseBegan)) for x in after.events)
                if moved is None or moved.at != option.area or more:
                    continue  # a card had something to say to it, or the phase is over
                assert said_of(after, needs(after, seat, option.area)) == promised
                checked += 1
    assert checked > 20


def test_a_challenge_is_previewed_with_the_power_of_both_sides() -> None:
    seen = 0
    for number in range(12):
        for s in played(100 + number, every=1, most=200):
            seat = min(s.asks, default=-1)
            if seat < 0:
                continue
            for option in (o for o in legal(s, seat) if isinstance(o, Challenge)):
                view = look(s, seat)
                plate = LAYOUT.overlay(view, seat, (option.piece,), ()).versus[0]
                there = characters_at(pony(view), seat, view.pieces[option.piece].at)
                assert plate.left[1] == str(sum(contributed(pony(view), p) for p in there))
                assert LAYOUT.overlay(view, seat, (), ()).versus == ()
                seen += 1
        if seen > 6:
            break
    assert seen > 3


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_question_event_and_card_has_words(lang: str) -> None:
    for number in range(2):
        told = 0
        for s in played(120 + number, 2 + number, every=9):
            for seat in s.asks:
                view = look(s, seat)
                said = [LAYOUT.hint(view, seat), LAYOUT.ribbon(view).phases[0]]
                said += [LAYOUT.name(view, piece) for piece in view.pieces.values()]
                assert all(phrase is None or phrase.in_(lang) for phrase in said)
                for piece in view.pieces.values():
                    found = LAYOUT.details(view, piece, seat)
                    if found is not None:
                        assert found.title.in_(lang) and found.kind.in_(lang)
                    note = LAYOUT.note(view, seat, (piece.id, Spot(piece.zone, piece.at)))
                    assert note is None or (note.title.in_(lang) and all(row[1].in_(lang) for row in note.rows))
            for event in s.events[told:]:
                line = LAYOUT.tell(event, s)
                assert line is None or line.said.in_(lang)
            told = len(s.events)


def test_nothing_rests_without_a_reason() -> None:
    """Wherever something lies that nothing can be done with, the rules say why."""
    for view, eyes, _, _ in pictures(12):
        if eyes < 0:
            continue
        for piece in view.pieces.values():
            assert beyond(game.ruleset("pony").order(), view, eyes, LAYOUT.things(view, piece)), piece


def test_face_down_troublemakers_are_read_by_their_owner_only() -> None:
    seen = 0
    for view, eyes, _, _ in pictures(13):
        for piece in view.inside(PLAY):
            if not piece.face_up and "troublemaker" in piece.card:
                found = LAYOUT.look(view, piece, eyes)
                assert not found.up
                assert found.peek == (piece.owner == eyes)
                assert (found.face.count("/") == 2) == (piece.owner == eyes)
                seen += 1
    assert seen > 3


def test_a_problem_is_held_up_across() -> None:
    s = next(played(1))
    cards = s.cards
    problem = next(key for key in cards if key.startswith("card/problem/"))
    friend = next(key for key in cards if key.startswith("card/friend/PR"))
    assert LAYOUT.ratio(cards, LAYOUT.look(look(s, 0), Piece(1, problem, 0, hand(0)), 0)) > 1
    assert LAYOUT.ratio(cards, LAYOUT.look(look(s, 0), Piece(1, friend, 0, hand(0)), 0)) < 1
