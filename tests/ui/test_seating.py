"""One name for each seat, wherever it is named."""

from __future__ import annotations

from game.match.match import Setup
from game.ui.seating import level_of, name_of, with_level


def names(kinds: tuple[str, ...], given: tuple[str, ...] = ()) -> list[str]:
    setup = Setup("foton", len(kinds), 1, names=given, kinds=kinds)
    return [name_of(setup, seat).en for seat in range(len(kinds))]


def test_a_computer_is_numbered_only_where_there_are_several() -> None:
    assert names(("human", "normal")) == ["Player 1", "Computer"]
    assert names(("random", "human", "normal")) == ["Computer 1", "Player 2", "Computer 3"]


def test_given_names_come_first_and_equal_ones_are_numbered() -> None:
    assert names(("human", "guest"), ("Mika", "Ren")) == ["Mika", "Ren"]
    assert names(("human", "human", "human"), ("Mika", "", "Mika")) == ["Mika 1", "Player 2", "Mika 2"]


def test_what_the_command_line_calls_a_seat_is_no_name() -> None:
    assert names(("human", "normal"), ("human 1", "normal 2")) == ["Player 1", "Computer"]


def test_how_well_a_computer_plays_is_no_part_of_its_name() -> None:
    setup = Setup("arena", 2, 1, kinds=("human", "normal"))
    assert level_of(setup, 0) is None and with_level(setup, 0) == name_of(setup, 0)
    assert with_level(setup, 1).en == "Computer · Normal" and with_level(setup, 1).ja == "CPU・ふつう"
