"""A contest of several sides, a track to a goal, as the card table draws them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

import game
from game.rules.pony.cards import Problem
from game.table.state import Piece, Sight, Zone
from game.ui.art.palette import Colour
from game.ui.layouts.pony import words
from game.ui.table.besides_cards import Contest, Flip, Side, Track
from game.ui.table.contest import draw_contest
from game.ui.table.layout import Look, Place
from game.ui.table.motion import Actor, Stage
from game.ui.table.plaques import Sitter
from game.ui.table.pose import Pose
from game.ui.table.sprites import fitted
from game.ui.table.track import draw_track, point_at
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Gallery, Pen, Set
from game.words import Phrase, same

BOXES = (Box(1150, 52, 312, 440), Box(1010, 52, 256, 380), Box(730, 50, 216, 262))
ROOM = Zone("room", None, Sight.OPEN)


def pen_of(lang: str = "en", scale: float = 1.0) -> Pen:
    return Pen(pygame.Surface((round(1280 * scale), round(720 * scale))), scale, Gallery(8), lang)


def colour(seat: int) -> Colour:
    return ((111, 183, 255), (255, 143, 63), (88, 214, 180), (217, 184, 255))[seat]


def contest(sides: int, flips: int, state: str = "even") -> Contest:
    title = Phrase("Faceoff: Emergency Dress Order", "対決：エマージェンシー・ドレス・オーダー")
    stake = Phrase("the winner scores 2 points", "勝者は2点")
    flip = Flip(same("Sugar Twist"), same("Sugar"), Look("sugar", ""), 3)
    states = ("leads", *(state for _ in range(1, sides)))
    made = tuple(
        Side(n, 7, 12, same("there"), (flip,) * flips, n, how)  # type: ignore[arg-type]
        for n, how in enumerate(states)
    )
    return Contest(title, stake, made, Phrase("Player 1 leads by 3", "プレイヤー1が3リード"), sign="power")


# ---- sides -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("box", BOXES, ids=["large", "usual", "small"])
@pytest.mark.parametrize(("count", "state"), [(2, "trails"), (4, "out")])
def test_every_side_has_name_and_sum_in_the_panel_and_no_words_are_cut(
    box: Box, lang: str, count: int, state: str
) -> None:
    pen, notes = pen_of(lang), list[Set]()
    pen.notes = notes
    sitters = [Sitter(f"Player {n + 1}", "", colour(n)) for n in range(count)]
    draw_contest(pen, box, contest(count, 2, state), sitters, lambda look, px: None, colour)
    assert not [note.text for note in notes if note.cut] and all(note.box.within(box, 3.0) for note in notes)
    assert sum(note.text == "12" for note in notes) == (1 if state == "out" else count), "who is out has no sum"
    assert len([note for note in notes if note.text in {sitter.name for sitter in sitters}]) == count


@pytest.mark.parametrize("growth", [1.0, 2.0])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_title_of_any_problem_stands_whole(lang: str, growth: float) -> None:
    """In the least window, too: with larger text the longest take a third row."""
    for card in game.ruleset("pony").catalogue.values():
        if isinstance(card, Problem):
            pen, notes = pen_of(lang), list[Set]()
            pen.notes, pen.growth = notes, growth
            title = words.FACEOFF_AT.of(card.name)
            one = replace(contest(2, 2), title=title)
            draw_contest(pen, BOXES[2], one, [Sitter("A", "", colour(0))] * 2, lambda look, px: None, colour)
            said = "".join(note.text for note in notes).replace(" ", "")
            assert said.startswith(title.in_(lang).replace(" ", "")) and not notes[0].cut


def test_flipped_cards_are_named_while_there_is_room_and_counted_always() -> None:
    for box, count, named in ((BOXES[0], 2, True), (BOXES[2], 4, False)):
        pen, notes = pen_of("en"), list[Set]()
        pen.notes = notes
        sitters = [Sitter(f"Player {n + 1}", "", colour(n)) for n in range(count)]
        draw_contest(pen, box, contest(count, 3), sitters, lambda look, px: None, colour)
        said = [note.text for note in notes]
        assert said.count("+3") == 3 * count and (said.count("Sugar Twist") == 3 * count) == named


# ---- the track -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("box", [Box(30, 60, 620, 46), Box(30, 60, 340, 34), Box(30, 60, 200, 34)])
def test_points_run_along_the_track_evenly_to_its_star(box: Box) -> None:
    spots = [point_at(box, 15, n) for n in range(16)]
    assert all(box.holds(spot) for spot in spots)
    along = [x for x, _ in spots]
    steps = [b - a for a, b in pairwise(along)]
    assert along == sorted(along) and max(steps) - min(steps) < 0.01
    assert point_at(box, 15, 21) == spots[15], "who has more than enough stands at the goal"


def test_runners_on_one_socket_stand_one_above_the_other() -> None:
    pen, box = pen_of(), Box(30, 60, 340, 34)
    notes = list[Set]()
    pen.notes = notes
    draw_track(pen, Track(box, 15), ((0, 4), (1, 4), (2, 4), (3, 9)), colour)
    numbers = [note for note in notes if note.text == "4"]
    assert len(numbers) == 3 and len({round(note.box.y) for note in numbers}) == 3
    assert all(note.box.within(box, 4.0) for note in numbers)
    assert "5" in [note.text for note in notes], "every fifth socket bears its number"


# ---- what lies with what ---------------------------------------------------------------------------------
def test_what_is_attached_goes_where_its_bearer_goes() -> None:
    """A place that bears takes what is attached to its cards, also while they are on their way in a film."""

    def look(piece: Piece) -> Look:
        return Look(piece.card, "")

    stage = Stage()
    here, there = Box(0, 0, 200, 100), Box(300, 0, 200, 100)
    places = tuple(
        Place(f"at {n}", ROOM, box, bears=True, only=lambda p, n=n: p.at == (n,))  # type: ignore[misc]
        for n, box in enumerate((here, there))
    )
    bearer, load = Piece(1, "friend", 0, ROOM, at=(0,)), Piece(2, "hat", 0, ROOM, host=1)

    class Made:
        def __init__(self) -> None:
            self.places = places

    stage.zones[ROOM] = []
    for piece in (bearer, load):
        actor = Actor(piece.id, piece, look(piece))
        stage.zones[ROOM].append(actor)
        stage.known[piece.id] = actor
    stage.lay_out(Made(), 0.0)  # type: ignore[arg-type]
    assert {actor.place for actor in stage.known.values()} == {"at 0"}
    stage.change(Piece(1, "friend", 0, ROOM, at=(1,)), look)
    stage.lay_zones((ROOM,), 0.0)
    assert {actor.place for actor in stage.known.values()} == {"at 1"}


def test_a_look_that_fills_its_place_says_how_wide_it_is() -> None:
    look = Look("problem", "", marks=(("problem", 1),), fills=True)
    pose = Pose(0, 0, 40, 2.75)
    assert fitted(look, pose, 1.0).marks[-1] == ("wide", 275)
    assert fitted(Look("friend", ""), pose, 1.0) == Look("friend", "")


def test_a_card_of_a_hand_says_how_wide_its_face_and_its_text_are() -> None:
    pose = Pose(0, 0, 160, 2.0, sheet=190)
    assert fitted(Look("friend", ""), pose, 1.5).held == (195, 285)
