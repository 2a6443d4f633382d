"""How the window is divided: the same parts in every game, none over another, in every window."""

from __future__ import annotations

from dataclasses import fields
from itertools import combinations

import pytest

from game.settings import TABLE_ROOM
from game.ui.table.counts import cells
from game.ui.table.reading_room import TEXTED
from game.ui.table.regions import COUNT_W, GAP, Regions, measures, regions
from game.ui.widgets.box import Box

WINDOWS = ((960, 540), (1024, 768), (1280, 720), (1536, 864), (1707, 960), (1920, 1080), (960, 1200), (2560, 1080))


def named(r: Regions) -> dict[str, Box]:
    found = {field.name: getattr(r, field.name) for field in fields(r) if field.name != "room"}
    return {name: box for name, box in found.items() if isinstance(box, Box)}


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("size", WINDOWS)
def test_no_two_regions_meet_and_all_lie_in_the_window(size: tuple[int, int], asked: bool) -> None:
    room = Box(0, 0, *size)
    for counts in (0, 2, 5):
        found = named(regions(room, counts, asked))
        for (one, a), (other, b) in combinations(found.items(), 2):
            assert not a.meets(b), (one, other)
        assert all(box.within(room) for box in found.values())
        assert all(box.w > 100 and box.h > 30 for name, box in found.items() if name != "counts")


@pytest.mark.parametrize("size", WINDOWS)
def test_a_question_about_the_hand_gives_it_room_and_leaves_the_column(size: tuple[int, int]) -> None:
    """Where there is no room for texts beside the table, all stays as it is."""
    rest, asked = (regions(Box(0, 0, *size), 4, asked) for asked in (False, True))
    room = size[1] >= TABLE_ROOM[1]
    assert (asked.hand.h > rest.hand.h, asked.table.h < rest.table.h) == (room, room)
    assert (asked.inspector, asked.actions, asked.log) == (rest.inspector, rest.actions, rest.log)


@pytest.mark.parametrize("size", (TABLE_ROOM, (1280, 720), (1536, 864), (1152, 1200)))
def test_a_question_about_the_hand_makes_its_cards_high_enough_for_their_text(size: tuple[int, int]) -> None:
    assert regions(Box(0, 0, *size), 4, asked=True).hand.h - 2 * GAP >= TEXTED


def test_the_desk_lies_between_table_and_hand_and_ends_with_the_counts() -> None:
    r = regions(Box(0, 0, 1280, 720), 4)
    assert r.table.foot < r.plaque.y and r.plaque.foot < r.hand.y and r.plaque.y == r.prompt.y == r.counts.y
    assert r.counts.w == 4 * COUNT_W and r.counts.right_edge == r.hand.right_edge
    assert [cell.w for cell in cells(r.counts, 4)] == [COUNT_W] * 4


def test_a_larger_window_shows_more_and_is_not_merely_magnified() -> None:
    """1920x1080 has a scale of 1.25: 1536 logical pixels are more than 1280."""
    usual, large = regions(Box(0, 0, 1280, 720)), regions(Box(0, 0, 1536, 864))
    assert large.large and not usual.large
    assert (
        large.table.w > usual.table.w
        and large.hand.h > usual.hand.h + 60
        and large.inspector.h > usual.inspector.h + 90
    )


def test_a_narrow_window_has_a_narrow_column() -> None:
    small = regions(Box(0, 0, 960, 540))
    assert small.small and small.log.w < regions(Box(0, 0, 1280, 720)).log.w
    assert measures(Box(0, 0, 960, 1200)) is measures(Box(0, 0, 960, 540)), "what matters is its width"
