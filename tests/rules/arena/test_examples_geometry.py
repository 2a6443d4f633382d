"""The worked examples EX-01 to EX-34 of the rulebook (arena.md, section 20), played through the engine.

`examples/geometry.json` holds the positions as they come with the card data; the expected numbers stand there too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.arena import sight
from game.rules.arena.engagement import engaged
from game.rules.arena.events import Fell, MoveEnded, Struck, Wounded
from game.rules.arena.flying import Fly
from game.rules.arena.leading import Advance, Halt, Lead, StepTo, TurnRound
from game.rules.arena.movement import ChooseMove, EndMoves, Move, reach
from game.rules.arena.places import ArenaState
from game.rules.arena.routes import path_to
from game.rules.arena.summon_spaces import summon_spaces
from game.rules.arena.summoning import Summon, Summoning
from game.rules.arena.walking import Walk
from game.table.state import legal, run
from tests.rules.arena.byhand import (
    BLANK,
    Figure,
    adjacent,
    army,
    hexes,
    offered,
    place,
    question,
    spot,
    table,
    take,
    told,
)

EXAMPLES = {e["id"]: e for e in json.loads((Path(__file__).parent / "examples" / "geometry.json").read_text("utf-8"))}
MOVING = [key for key, e in EXAMPLES.items() if "end_spaces" in e["expected"] or "end_positions" in e["expected"]]
WALKING = [key for key, e in EXAMPLES.items() if "move" in e.get("action", ())]


def position(example: dict[str, Any], **more: Any) -> tuple[ArenaState, Any]:
    """The position of an example, seat 0 in its movement phase."""
    figures = [
        Figure(
            f["id"],
            f["owner"],
            tuple(map(tuple, f["spaces"])) if f.get("double_space") else tuple(f["spaces"][0]),
            size=f["size"],
            move=f["move"],
            range=f["range"],
            abilities=tuple(a for a in ("flying", "phantom_walk") if f.get(a)),
        )
        for f in example["figures"]
    ]
    glyphs = {tuple(p): "might" for p in example.get("glyph_spaces", ())}
    s, who = table(example["rows"], *figures, glyphs=glyphs, dice=example.get("dice", ()), **more)
    s.then(ChooseMove(0))
    run(s)
    return s, who


def lead(s: ArenaState, figure: int, *places: Any) -> None:
    """Walk a figure step by step and halt it there, if its move is not over by then."""
    take(s, Move, figure=figure)
    take(s, Lead)
    for at in hexes(*places):
        take(s, StepTo, space=at)
    if halts := offered(s, Halt):
        take(s, type(halts[0]))


def ends(s: ArenaState) -> dict[Any, int]:
    """Where the moves on offer end, and what they cost."""
    return {frozenset(o.about()[1:]): o.cost for o in legal(s, 0) if isinstance(o, Walk | Fly)}


@pytest.mark.parametrize("key", MOVING)
def test_a_figure_can_end_its_move_there_and_nowhere_else(key: str) -> None:
    example = EXAMPLES[key]
    expected = {frozenset([spot(*e["space"])]): e["cost"] for e in example["expected"].get("end_spaces", ())}
    expected |= {
        frozenset(spot(*p) for p in e["spaces"]): e["cost"] for e in example["expected"].get("end_positions", ())
    }
    s, who = position(example)
    mover = who[example["figures"][0]["id"]]
    if not expected:  # EX-04: no end at all, so no move is offered
        assert not offered(s, Move) and not reach(s, s.pieces[mover])
        return
    take(s, Move, figure=mover)
    assert ends(s) == expected
    for option in offered(s, Walk) + offered(s, Fly):  # and each of them leads there
        after = s.clone()
        take(after, type(option), path=option.path)
        assert after.pieces[mover].at == option.path[-1] and not told(after, Struck) and not told(after, Fell)
        way = path_to(s, s.pieces[mover], option.path[-1])
        assert isinstance(option, Fly) or (way is not None and way.cost == option.cost)


def test_ex_01_move_2_on_open_ground_reaches_18_spaces() -> None:
    s, _ = position(EXAMPLES["EX-01"])
    take(s, Move)
    assert len(ends(s)) == EXAMPLES["EX-01"]["expected"]["count"]


def test_ex_03_a_drop_within_the_size_needs_no_die() -> None:
    assert all(not way.falls for way in reach(*_mover("EX-03")).values())


def _mover(key: str) -> tuple[ArenaState, Any]:
    s, who = position(EXAMPLES[key])
    return s, s.pieces[who[EXAMPLES[key]["figures"][0]["id"]]]


@pytest.mark.parametrize("by_steps", [True, False], ids=["step by step", "at once"])
@pytest.mark.parametrize("key", WALKING)
def test_a_walk_is_struck_and_falls_as_the_example_says(key: str, by_steps: bool) -> None:
    example, expected = EXAMPLES[key], EXAMPLES[key]["expected"]
    s, who = position(example)
    mover, path = who["A"], hexes(*example["action"]["move"])
    if by_steps:
        lead(s, mover, *example["action"]["move"])
    else:
        take(s, Move, figure=mover)
        way = next(o for o in offered(s, Walk) if o.path[-1] == path[-1])
        assert way.cost == expected.get("cost", way.cost)
        if way.path != path:  # EX-20: another way round is as good
            assert (way.strikes, way.falls, way.cost) == (0, 0, len(path))
        take(s, Walk, path=way.path)
    wounds = sum(e.amount for e in told(s, Wounded))
    assert wounds == s.pieces[mover].has("wounds") == expected.get("damage", expected.get("damage_to_A"))
    assert [e.striker for e in told(s, Struck)] == [who[name] for name in expected.get("strikes_by", [])]
    assert len(told(s, Fell)) == expected.get("fall_checks", 0)
    assert place(s.pieces[mover]) == tuple(expected.get("ends_at", example["action"]["move"][-1]))
    assert [e.figure for e in told(s, MoveEnded)] == [mover] and s.dice.rigged == ()
    assert offered(s, EndMoves) and not offered(s, Move)  # the move is over


def test_ex_06_a_blank_does_no_harm_and_the_move_goes_on() -> None:
    s, who = position(EXAMPLES["EX-06"])
    s.dice.rigged = (BLANK,)
    lead(s, who["A"], (1, 0), (2, 0))
    assert not told(s, Wounded) and place(s.pieces[who["A"]]) == (2, 0)


def test_ex_17_neighbours_on_one_level_are_engaged_others_are_only_adjacent() -> None:
    s, who = position(EXAMPLES["EX-17"])
    a, b, c = (s.pieces[who[name]] for name in "ABC")
    assert engaged(s, a) == [b] and engaged(s, b) == [a] and engaged(s, c) == []
    assert adjacent(s, b) == [a, c] and adjacent(s, c) == [b]


def test_ex_21_climbing_beside_an_enemy_ends_the_engagement() -> None:
    s, who = position(EXAMPLES["EX-21"])
    lead(s, who["A"], (1, 1))
    assert engaged(s, s.pieces[who["A"]]) == [] and adjacent(s, s.pieces[who["A"]]) == [s.pieces[who["D"]]]


def test_ex_22_the_strike_comes_just_before_the_step_that_leaves() -> None:
    s, who = position(EXAMPLES["EX-22"])
    take(s, Move, figure=who["A"])
    take(s, Lead)
    for at in hexes((1, 0), (2, 0), (3, 0)):
        take(s, StepTo, space=at)
    assert not told(s, Struck) and engaged(s, s.pieces[who["A"]]) == [s.pieces[who["D"]]]
    take(s, StepTo, space=hexes((4, 0))[0])
    assert [(e.striker, e.face) for e in told(s, Struck)] == [(who["D"], BLANK)]


def test_ex_24_a_flyer_is_struck_by_both_when_it_takes_off_and_by_nobody_on_the_way() -> None:
    example = EXAMPLES["EX-24"]
    s, who = position(example)
    take(s, Move, figure=who["F"])
    take(s, Fly, path=next(o.path for o in offered(s, Fly) if o.path[-1] == hexes(example["action"]["fly_to"])[0]))
    assert [e.striker for e in told(s, Struck)] == [who[name] for name in example["expected"]["strikes_by"]]
    assert s.pieces[who["F"]].has("wounds") == example["expected"]["damage_to_F"]
    assert place(s.pieces[who["F"]]) == (4, 0)


def test_ex_29_turning_round_costs_nothing_and_provokes_nobody() -> None:
    example = EXAMPLES["EX-29"]
    s, who = position(example)
    take(s, Move, figure=who["W"])
    take(s, Lead)
    before = question(s, Advance).left
    take(s, TurnRound)
    assert question(s, Advance).left == before - example["expected"]["cost"]
    take(s, Halt)
    assert place(s.pieces[who["W"]]) == tuple(map(tuple, example["expected"]["spaces"]))
    assert [e.striker for e in told(s, Struck)] == example["expected"]["strikes_by"]


@pytest.mark.parametrize("line", EXAMPLES["EX-30"]["expected"], ids=lambda e: f"{e['from']}-{e['to']}")
def test_ex_30_a_ruin_blocks_lines_through_it_and_between_corners(line: dict[str, Any]) -> None:
    s, who = table(EXAMPLES["EX-30"]["rows"], Figure("A", 0, tuple(line["from"])), Figure("B", 1, tuple(line["to"])))
    a, b = s.pieces[who["A"]], s.pieces[who["B"]]
    assert sight.clear(s, a, b) is line["clear"]
    assert sight.distance(s, a, b) == line["distance"]


@pytest.mark.parametrize("hill", EXAMPLES["EX-31"]["expected"], ids=lambda e: e["rows"][0])
@pytest.mark.parametrize("size", [4, 5])
def test_ex_31_hills_of_level_3_never_hide_size_4_higher_ones_may(hill: dict[str, Any], size: int) -> None:
    s, who = table(hill["rows"], Figure("A", 0, (0, 0), size=size), Figure("B", 1, (6, 0), size=4))
    assert sight.clear(s, s.pieces[who["A"]], s.pieces[who["B"]]) is hill[f"size{size}_sees_size4"]


def test_ex_32_from_a_hill_one_sees_over_a_hill_and_is_seen() -> None:
    s, who = table(EXAMPLES["EX-32"]["rows"], Figure("A", 0, (0, 0)), Figure("B", 1, (6, 0)))
    a, b = s.pieces[who["A"]], s.pieces[who["B"]]
    assert sight.clear(s, a, b) and sight.clear(s, b, a)


@pytest.mark.parametrize("key", ["EX-33", "EX-34"])
def test_summoning_needs_five_spaces_and_clear_sight(key: str) -> None:
    example = EXAMPLES[key]
    walker = Figure("PW", 0, (0, 0), kind="planeswalker")
    squad = [Figure(f"K{i}", 0, card="Kor") for i in range(3)]
    s, _ = table(example["rows"], walker, *squad, phase="activate")
    expected = [hexes(tuple(p))[0] for p in example["expected"]["spaces"]]
    assert sorted(summon_spaces(s, 0, army(squad[0]))) == sorted(expected)
    s.then(Summoning(0))
    run(s)
    assert sorted(o.at for o in offered(s, Summon)) == sorted(expected)
    summoned = 0
    while found := offered(s, Summon):
        take(s, Summon, at=found[0].at)
        summoned += 1
    assert summoned == example["expected"].get("max_figures", 2)


def test_every_example_is_played_here() -> None:
    alone = {"EX-01", "EX-17", "EX-24", "EX-29", "EX-30", "EX-31", "EX-32", "EX-33", "EX-34"}
    assert {*MOVING, *WALKING, *alone} == set(EXAMPLES) == {f"EX-{n:02}" for n in range(1, 35)}
