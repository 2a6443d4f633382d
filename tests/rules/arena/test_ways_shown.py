"""The way a person is shown: the one that will be walked, and a shorter one if that makes a detour to be safe."""

from __future__ import annotations

from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import ArenaState
from game.rules.arena.walking import Walk
from game.table.state import Piece, run
from game.ui.layouts.arena.marks import shorter_way
from tests.rules.arena.byhand import Figure, hexes, offered, spot, table, take

OPEN = [".......", ".......", ".......", ".......", "......."]


def walk_to(*enemies: Figure, column: int, row: int) -> tuple[ArenaState, Piece, Walk]:
    s, who = table(OPEN, Figure("A", 0, (0, 2), move=8), *enemies)
    s.active = s.pieces[who["A"]].host
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=who["A"])
    walk = next(way for way in offered(s, Walk) if way.about()[1] == spot(column, row))
    return s, s.pieces[who["A"]], walk


def test_a_detour_round_a_strike_shows_the_shorter_way_too() -> None:
    """6: of the ways that can be paid the one with the fewest strikes is walked; A* finds the cheapest one."""
    s, me, walk = walk_to(Figure("D", 1, (3, 1)), column=6, row=2)
    short = shorter_way(s, me, walk)
    assert walk.strikes == 0 and walk.cost > 6
    assert short is not None and short.cost == 6 and short.strikes == 1
    assert short.path[-1] == tuple(hexes((6, 2))[0])


def test_without_a_detour_there_is_no_shorter_way() -> None:
    s, me, walk = walk_to(column=6, row=2)
    assert walk.cost == 6 and shorter_way(s, me, walk) is None
