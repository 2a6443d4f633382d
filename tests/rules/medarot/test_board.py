"""Chapter 4 and 10.1: cells, directions, fields, moves; X1, X2."""

from __future__ import annotations

from game.rules.medarot.activation import Move
from game.rules.medarot.moving import moves
from game.rules.medarot.places import DIRECTIONS, cell_name, may_stand, stepped
from game.rules.medarot.positions import cell

from .byhand import act, codes, find, options, table, take


def around(seat: int, name: str) -> dict[str, str]:
    found = {way: stepped(seat, cell(name), way) for way in DIRECTIONS}
    return {way: cell_name(at) for way, at in found.items() if at}


def test_x1_directions_are_seen_from_the_owner() -> None:
    assert around(0, "b2") == {
        "F": "b3",
        "FR": "c3",
        "R": "c2",
        "BR": "c1",
        "B": "b1",
        "BL": "a1",
        "L": "a2",
        "FL": "a3",
    }
    assert around(1, "b4") == {
        "F": "b3",
        "FR": "a3",
        "R": "a4",
        "BR": "a5",
        "B": "b5",
        "BL": "c5",
        "L": "c4",
        "FL": "c3",
    }


def test_x2_nobody_leaves_the_board_or_enters_the_enemy_field() -> None:
    s = table("A:metabee@a2")
    assert "a2" not in [cell_name(at) for _, at in moves(s, find(s, "A:metabee"))]
    assert {way for way, _ in moves(s, find(s, "A:metabee"))} == {"F", "R", "B"}  # L is off the board
    s = table("A:metabee@b3")
    act(s, "A:metabee")
    assert not options(s, Move, at="b4")
    assert codes(s, "b4") == {"enemy_field"}


def test_fields_belong_to_seats_and_the_neutral_row_to_both() -> None:
    assert [row for row in range(1, 6) if may_stand(0, (0, row))] == [1, 2, 3]
    assert [row for row in range(1, 6) if may_stand(1, (0, row))] == [3, 4, 5]


def test_moves_follow_the_printed_arrows_to_empty_cells() -> None:
    s = table("A:rokusho@b2", "A:put_cat@b1", "B:put_cat@a3")  # arrows F FR B FL
    act(s, "A:rokusho")
    assert {cell_name(move.at) for move in options(s, Move)} == {"b3", "c3"}
    assert codes(s, "a3") == {"cell_taken"} and codes(s, "b1") == {"cell_taken"}
    assert codes(s, "c2") == {"no_arrow"} and codes(s, "b5") == {"enemy_field"}
    assert codes(s, "a1") == {"no_arrow"} and codes(s, "b2") == {"stands_there"}


def test_one_move_in_an_activation() -> None:
    s = table("A:metabee@b2", "A:ikki@hand")
    act(s, "A:metabee")
    take(s, Move, at="b1")
    assert not options(s, Move) and codes(s, "b2") == {"already_moved"}
