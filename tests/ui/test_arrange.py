"""How cards lie in a place: nothing leaves its box, everything shows enough of itself. Also what later games need."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from game.table.state import Piece, Sight, Zone
from game.ui.table.arrange import SHEETS, arrange, content
from game.ui.table.layout import CARD, Cell, Place
from game.ui.table.pose import Pose, between
from game.ui.widgets.box import Box
from game.words import same

ZONE = Zone("here", 0, Sight.OPEN)


def pieces(count: int, **looks: Any) -> list[Piece]:
    return [Piece(n + 1, f"card/{n}", 0, ZONE, **looks) for n in range(count)]


def place(shape: str, box: Box | None = None, **more: Any) -> Place:
    return Place("p", ZONE, box or Box(100, 100, 400, 140), shape, **more)  # type: ignore[arg-type]


def poses(p: Place, there: list[Piece], **more: Any) -> list[Pose]:
    return [pose for _, pose in arrange(p, there, **more)]


@pytest.mark.parametrize("count", [1, 2, 5, 9, 20])
def test_a_row_stays_in_its_box_and_shows_a_share_of_every_card(count: int) -> None:
    row = place("row", high=134, show=0.2)
    found = poses(row, pieces(count))
    assert all(pose.box().within(row.box) for pose in found)
    steps = [b.x - a.x for a, b in pairwise(found)]
    assert all(step >= 0.2 * found[0].wide - 0.5 for step in steps)


def test_few_cards_do_not_overlap_and_lie_as_they_are_aligned() -> None:
    left, right = (poses(place("row", align=where, gap=10), pieces(2)) for where in ("left", "right"))
    assert left[0].box().x == 100 and right[-1].box().right_edge == pytest.approx(500)
    assert left[1].x - left[0].x == pytest.approx(left[0].wide + 10)


def test_cards_that_lie_on_their_side_get_the_room_they_need() -> None:
    """A turned Medarot is as wide as it is high."""
    there = [Piece(1, "a", 0, ZONE, turned=True), Piece(2, "b", 0, ZONE)]
    first, second = poses(place("row", high=100), there)
    assert second.x - first.x == pytest.approx(first.high / 2 + second.wide / 2 + 8)


# ---- hands -----------------------------------------------------------------------------------------
HAND = Box(14, 532, 984, 176)


def hand(box: Box = HAND, sheet: float = 190, **more: Any) -> Place:
    return place("hand", box, high=box.h, gap=5, sheet=sheet, **more)


@pytest.mark.parametrize("count", [1, 4, 7, 11, 12, 18])
def test_cards_of_a_hand_lie_side_by_side_and_never_overlap(count: int) -> None:
    found = [pose.box() for pose in poses(hand(), pieces(count), opened=0)]
    assert all(box.within(HAND) for box in found)
    assert not any(a.meets(b) for a, b in combinations(found, 2))
    assert min(box.w for box in found) >= 84 and len({round(box.y / 50) for box in found}) == (2 if count > 11 else 1)


@pytest.mark.parametrize("count", range(1, 9))
def test_what_opens_in_a_hand_never_runs_away_from_the_pointer(count: int) -> None:
    """Wherever the mouse is, the card that it opens lies there when it is open: at rest, and beside another."""
    there = pieces(count)
    for before in (-1, *range(count)):
        lying = [pose.box() for pose in poses(hand(), there, opened=before)]
        for n, box in enumerate(lying):
            opened = poses(hand(), there, opened=n)[n].box()
            assert opened.x <= box.x + 0.01 and box.right_edge <= opened.right_edge + 0.01


def test_the_card_that_is_pointed_at_shows_its_text_beside_its_face() -> None:
    closed, opened = poses(hand(), pieces(6)), poses(hand(), pieces(6), opened=2)
    assert {pose.sheet for pose in closed} == {0.0}
    assert [pose.sheet for pose in opened] == [0, 0, 190, 0, 0, 0]
    assert opened[2].wide == pytest.approx(opened[1].wide + 190) and opened[2].y < opened[1].y


def test_two_cards_of_a_hand_are_open_at_once_and_nine_never() -> None:
    assert {pose.sheet for pose in poses(hand(), pieces(2))} == {190.0}
    assert {pose.sheet for pose in poses(hand(), pieces(9), opened=3)} == {0.0}


def test_where_cards_of_a_hand_bear_their_text_none_opens() -> None:
    """A large window, and a question about the hand."""
    assert {pose.sheet for pose in poses(hand(Box(14, 446, 984, 262)), pieces(6), opened=2)} == {0.0}


def test_a_pile_is_as_thick_as_it_has_cards_and_shows_its_newest() -> None:
    pile = place("pile")
    few, many = poses(pile, pieces(3)), poses(pile, pieces(60))
    assert not few[-1].buried and sum(not pose.buried for pose in many) == SHEETS
    assert many[-1].y < few[-1].y


def test_a_grid_lays_each_piece_in_its_cell() -> None:
    """Three columns and five rows, nearer rows larger: the field of Medarot."""
    cells = tuple(Cell((x, y), Box(x * 110.0, y * 80.0, 104, 74), high=60 + 4 * y) for x in range(3) for y in range(5))
    there = [Piece(n, "m", 0, ZONE, at=at) for n, at in enumerate([(0, 0), (2, 4), (1, 2)], 1)]
    found = dict(arrange(place("grid", Box(0, 0, 330, 400), cells=cells, high=90), there))
    for n, piece in enumerate(there):
        cell = next(cell for cell in cells if cell.at == piece.at)
        assert (found[n].x, found[n].y) == (cell.box.cx, cell.box.cy) and found[n].box().within(cell.box)
    assert found[1].high > found[0].high


def test_what_is_attached_peeps_out_from_under_its_host() -> None:
    """Arms on a unit, resources on a Friend: they take no room of their own and lie beneath."""
    there = [*pieces(2), Piece(7, "arm", 0, ZONE, host=1), Piece(8, "arm", 0, ZONE, host=1)]
    laid = arrange(place("row", hang=(0.1, -0.2)), there)
    order = [n for n, _ in laid]
    found = dict(laid)
    assert order.index(2) < order.index(0) and order.index(3) < order.index(0)
    assert found[2].x > found[0].x and found[2].y < found[0].y and found[3].y < found[2].y


def test_a_title_takes_its_line() -> None:
    plain, headed = content(place("row")), content(place("row", title=same("Deck"), frame="area"))
    assert plain.h == 140 and headed.y > 100 and headed.foot < 240


def test_half_way_lies_between() -> None:
    a, b = Pose(0, 0, 100, CARD, 10), Pose(200, 100, 50, CARD, -10)
    half = between(a, b, 0.5)
    assert (half.x, half.y, half.high, half.angle) == (100, 50, 75, 0) and half.lift > 1
    assert between(a, b, 1.0).box().cx == 200


def test_a_turned_card_has_turned_corners() -> None:
    upright, lying = Pose(50, 50, 70, CARD), Pose(50, 50, 70, CARD, 90)
    assert lying.box().w == pytest.approx(upright.box().h) and lying.box().h == pytest.approx(upright.box().w)
