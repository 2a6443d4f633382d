"""Which music is heard on which screen, and when a match turns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.rules.arena.places import arena
from game.rules.arena.positions import Side, Unit, table
from game.rules.magna.invasion_state import Battle
from game.rules.magna.places import bases
from game.rules.medarot.places import MEDALS
from game.rules.pony.faceoff import Faceoff
from game.rules.pony.places import POINTS
from game.sound.music.player import Mood, Tune
from game.table.view import look
from game.ui.layouts.arena.layout import LAYOUT as ARENA
from game.ui.layouts.foton import LAYOUT as FOTON
from game.ui.layouts.magna import LAYOUT as MAGNA
from game.ui.layouts.medarot import LAYOUT as MEDAROT
from game.ui.layouts.pony import LAYOUT as PONY
from game.ui.scene import Scene
from game.ui.table.layout import Layout
from tests.ui.hands import Hands
from tests.ui.seated import app_at, open_match
from tests.ui.test_results import shown

LAYOUTS: dict[str, Layout] = {layout.key: layout for layout in (ARENA, FOTON, MAGNA, MEDAROT, PONY)}


def begun(key: str) -> Any:
    """A match as the audience sees it at its beginning."""
    match: Match = game.record.begin(Setup(key, 2, 3), [Anyone(1), Anyone(2)])
    return match.view(-1)


@pytest.mark.parametrize("key", game.KEYS)
def test_a_match_that_begins_is_calm(key: str) -> None:
    assert not LAYOUTS[key].turns(begun(key))


def test_the_last_two_turns_of_the_foton_are_tense_and_so_is_counting() -> None:
    view = begun("foton")
    view.phase, view.round = "main", 3
    assert not FOTON.turns(view)
    view.round = 4
    assert FOTON.turns(view)
    view.phase, view.round = "scoring", 0
    assert FOTON.turns(view)
    view.phase, view.round = "draft", 6
    assert not FOTON.turns(view), "a late round of the draft is no late turn"


def test_medarot_turns_with_the_last_third_of_the_medals() -> None:
    view = begun("medarot")
    view.turn, most = 4, view.rules.hp
    assert not MEDAROT.turns(view)
    view.marks[1, MEDALS] = most // 3 + 1
    assert not MEDAROT.turns(view)
    view.marks[1, MEDALS] = most // 3
    assert MEDAROT.turns(view)


def test_magna_turns_in_a_battle_and_with_the_last_base() -> None:
    view = begun("magna")
    for seat in (0, 1):
        for number in (1, 2, 3):
            view.put(f"base {number}", seat, bases(seat), at=(number,))
    view.turn = 2
    assert not MAGNA.turns(view)
    view.battle = Battle(0, 1)
    assert MAGNA.turns(view)
    view.battle = None
    for base in view.inside(bases(1))[:2]:
        view.change(base, turned=True)
    assert MAGNA.turns(view)


def test_pony_turns_in_a_faceoff_and_near_the_points_that_win() -> None:
    view = begun("pony")
    view.turn = 3
    view.marks[1, POINTS] = 9
    assert not PONY.turns(view)
    view.marks[1, POINTS] = 10
    assert PONY.turns(view)
    view.marks[1, POINTS] = 0
    view.faceoff = Faceoff("problem", (), (0, 1), ())
    assert PONY.turns(view)


def test_the_arena_turns_when_a_planeswalker_has_lost_half_its_life_and_at_the_end() -> None:
    facts = game.ruleset("arena").catalogue
    units = Side((Unit("gideon", ((6, 1),)),)), Side((Unit("liliana", ((6, 12),)),))
    s = table(facts, "the_duel", *units)
    assert not ARENA.turns(look(s, 0))
    gideon = next(piece for piece in s.pieces.values() if piece.card == "figure/gideon")
    s.mark_piece(gideon, "wounds", facts["army/gideon"].life // 2)
    assert ARENA.turns(look(s, 0))
    late = table(facts, "the_duel", *units, turn=facts["map/the_duel"].turn_limit - 1)
    assert ARENA.turns(look(late, 0))


# ---- screens ---------------------------------------------------------------------------------------
class Screen(Scene):
    """A screen of one colour, with or without music of its own."""

    def __init__(self, own: Tune | None) -> None:
        self.own = own

    def tune(self) -> Tune | None:
        return self.own

    def draw(self, screen: Surface) -> None:
        screen.fill((40, 40, 40))


def test_what_lies_over_a_screen_leaves_its_music_alone() -> None:
    app = Hands().app
    for scene, heard in (
        (Screen(Tune("title")), "title"),
        (Screen(None), "title"),
        (Screen(Tune("pony")), "pony"),
        (Screen(None), "pony"),
    ):
        app.push(scene)
        app.step(0.1)
        assert app.sounds.music.wanted == Tune(heard)
    for heard in ("pony", "title", "title"):
        app.pop()
        app.step(0.1)
        assert app.sounds.music.wanted == Tune(heard)


def test_a_table_has_the_piece_of_its_game_as_the_screen_shows_the_match(tmp_path: Path) -> None:
    app = app_at(tmp_path)
    scene = open_match(app)
    assert app.sounds.music.wanted == Tune("arena")
    shown_now = arena(scene.table.shown)
    shown_now.turn, shown_now.out = 1, (1,)
    app.step(0.1)
    assert app.sounds.music.wanted == Tune("arena", "tense")


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("end", "mood"), [("won", "win"), ("lost", "loss")])
def test_a_result_has_an_ending(end: str, mood: Mood) -> None:
    hands = Hands()
    shown(hands, "foton", 2, end)
    assert hands.app.sounds.music.wanted == Tune("foton", mood)


def test_both_volumes_follow_the_settings() -> None:
    app = Hands(effects=30, music=80).app
    assert app.sounds.music.volume == 0.8 and app.sounds.speaker.effects == 0.3
    app.change(music=0)
    assert app.sounds.music.volume == 0 and app.sounds.speaker.effects == 0.3
