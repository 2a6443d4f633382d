"""Beyond a gap in the map: nothing is so many spaces away there, for no way leads to it (section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game import assets, maps
from game.commands.inspect import tallest
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.flying import FlyOn
from game.rules.arena.islands import islands
from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import ArenaState
from game.rules.arena.summoning import ChooseSummon
from game.table.state import refused, run
from game.table.step import Spot
from tests.rules.arena.byhand import Figure, battlefield, hexes, offered, spot, table, take, why_not
from tests.rules.arena.spellbook import cast, real, why_not_cast, window

GAP = ["..__..", "..__.."]
FAR_SIDE = spot(5, 0)
WHY = ("no way leads there: there is a gap in the map", "9 distance")


def moving(rows: Sequence[str], *figures: Figure, who: str = "A", **more: Any) -> ArenaState:
    """The spaces for one figure are asked for."""
    s, ids = table(rows, *figures, **more)
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=ids[who])
    return s


def said(s: ArenaState, thing: int | Spot) -> tuple[str, str]:
    """The one reason given for something, in English, and its rule; the numbers of other spaces are no part of it."""
    (no,) = why_not(s, thing)
    assert no.why.ja and "65535" not in no.why.en + no.why.ja + no.numbers.en + no.numbers.ja
    return no.why.en, no.rule


@pytest.mark.parametrize("figure", [{}, {"abilities": ("flying",)}, {"abilities": ("phantom_walk",)}])
def test_nobody_walks_or_flies_over_a_gap(figure: dict[str, Any]) -> None:
    s = moving(GAP, Figure("A", 0, (0, 0), move=9, **figure))
    assert said(s, FAR_SIDE) == WHY


def test_nor_does_a_figure_on_two_spaces() -> None:
    s = moving(GAP, Figure("A", 0, ((0, 0), (1, 0)), move=9))
    assert said(s, FAR_SIDE) == WHY


def test_a_flight_that_has_gained_points_does_not_go_on_over_a_gap() -> None:
    s, who = table(GAP, Figure("A", 0, (0, 0), move=9, abilities=("flying",)))
    s.then(FlyOn(0, who["A"], 2))
    run(s)
    assert said(s, FAR_SIDE) == WHY


def test_a_space_behind_ruins_or_too_high_for_it_is_not_reached_with_more_points_either() -> None:
    s = moving(["..#.", ".##_"], Figure("A", 0, (0, 0), size=4, move=9))
    assert said(s, spot(3, 0)) == ("No way leads there on foot", "6 ruins, A4")
    s = moving(["..69."], Figure("A", 0, (0, 0), size=4, move=9))
    assert said(s, spot(2, 0))[1] == "6 climb, A4", "the step that is missing is named"
    assert said(s, spot(4, 0)) == ("No way leads there on foot", "6 ruins, A4")
    s = moving(["....."], Figure("A", 0, (0, 0), move=9), Figure("D", 1, (2, 0)))
    assert said(s, spot(4, 0))[0] != "No way leads there on foot", "figures go away again"


def test_an_enemy_beyond_a_gap_is_in_no_range() -> None:
    s, who = table(GAP, Figure("A", 0, (0, 0), range=9), Figure("D", 1, (5, 0)), phase="attack")
    s.then(ChooseAttack(0))
    run(s)
    assert not offered(s, Attack)
    why, rule = said(s, who["D"])
    assert (why, rule) == ("No way leads from A to Player 2's D: there is a gap in the map", "9 distance")


def test_nobody_is_summoned_beyond_a_gap() -> None:
    s, _ = table(
        GAP,
        Figure("PW", 0, (0, 0), kind="planeswalker", colours=("white",)),
        Figure("Kor", 0, colours=("white",)),
        phase="activate",
    )
    s.then(ChooseSummon(0, 2))
    run(s)
    assert said(s, FAR_SIDE) == WHY


def test_the_range_of_a_spell_does_not_lead_over_a_gap() -> None:
    """Drain Essence, with one enemy on this side and one beyond."""
    s, who = window(
        "A",
        real("L", 0, (0, 0), "liliana"),
        real("G", 1, (1, 0), "gideon"),
        real("N", 1, (5, 0), "nissa"),
        rows=GAP,
        hand=["b05"],
    )
    cast(s, "b05")
    assert said(s, who["N"]) == WHY


def test_a_spell_with_nobody_on_this_side_of_a_gap_cannot_be_cast() -> None:
    s, _ = window("A", real("L", 0, (0, 0), "liliana"), real("G", 1, (5, 0), "gideon"), rows=GAP, hand=["b05"])
    assert "65535" not in why_not_cast(s, "b05")[0]
    assert not any("65535" in no.why.en + no.numbers.en for no in refused(s, 0))


# ---- proof of battlefields ---------------------------------------------------------------------------
def proofs(rows: Sequence[str], *zones: Sequence[tuple[int, int]], size: int = 4) -> list[str]:
    return list(islands(battlefield(rows, starts=tuple(frozenset(hexes(*zone)) for zone in zones)), size))


def test_spaces_beyond_a_gap_are_counted_and_one_is_named() -> None:
    assert proofs(["...__..", "...__.."], [(0, 0)], [(2, 0)]) == [
        "from no start zone can a figure of size 4 walk to 4 spaces, see column 5, row 0"
    ]
    assert proofs(["...#.", "...##"], [(0, 0)], [(2, 0)]) == [
        "from no start zone can a figure of size 4 walk to 1 space, see column 4, row 0"
    ]


def test_a_pillar_is_an_island_for_those_who_cannot_climb_it_and_water_is_none() -> None:
    rows = ["..5..", "..~~."]
    zones = [[(0, 0)], [(4, 0)]]
    assert proofs(rows, *zones, size=4) == [
        "from no start zone can a figure of size 4 walk to 1 space, see column 2, row 0"
    ]
    assert proofs(rows, *zones, size=5) == []


def test_ruins_themselves_are_not_counted() -> None:
    assert proofs(["..#..", "....."], [(0, 0)], [(4, 0)]) == []


def test_start_zones_apart_are_named_each_way() -> None:
    """Down from the height, one may fall; up there is no way."""
    assert proofs(["..9"], [(0, 0)], [(2, 0)]) == [
        "a figure of size 4 cannot walk from the start zone of seat 1 to that of seat 2"
    ]
    (said,) = proofs(["._._."], [(0, 0)], [(2, 0)], [(4, 0)])
    assert said.endswith("from the start zone of seat 1 to that of seat 2, nor between 5 other pairs of zones")


@pytest.mark.parametrize("path", sorted((assets.root() / "maps").glob("*.tmx")), ids=lambda path: path.stem)
def test_on_our_battlefields_everybody_can_walk_everywhere(path: Any) -> None:
    assert list(islands(maps.read(path), tallest())) == []
