"""Chapter 12.1: ranges; X12 to X20."""

from __future__ import annotations

from game.rules.medarot.activation import Move
from game.rules.medarot.attack import Attack
from game.rules.medarot.places import cell_name
from game.rules.medarot.ranges import ranges, targets

from .byhand import act, codes, end, find, medals, options, table, take


def hit_cells(s: object, medarot: str) -> set[str]:
    """Where the enemies stand that it may attack."""
    return {cell_name(enemy.at) for enemy, _ in targets(s, find(s, medarot))}  # type: ignore[arg-type]


def test_x12_a_shooter_hits_exactly_two_ahead_over_anything() -> None:
    s = table("A:metabee@b2", "B:put_cat@b3", "B:rokusho@b4")
    act(s, "A:metabee")
    assert len(options(s, Attack)) == 1 and options(s, Attack, target="B:rokusho")
    assert codes(s, "B:put_cat") == {"too_close"}


def test_x13_too_close_it_may_step_back_and_shoot() -> None:
    s = table("A:metabee@b2", "B:put_cat@b3", decks=5)
    act(s, "A:metabee")
    assert not options(s, Attack)
    take(s, Move, at="b1")
    take(s, Attack, target="B:put_cat")
    end(s)
    assert medals(s) == (20, 19)  # no stay penalty; put_cat cost 1


def test_x14_one_ahead_is_free_in_melee() -> None:
    s = table("A:rokusho@b2", "B:put_cat@b3")
    [(enemy, reach)] = targets(s, find(s, "A:rokusho"))
    assert (reach.token, reach.cost) == ("ahead1", 0) and enemy.at == (1, 3)


def test_x15_two_ahead_costs_a_medal_and_must_be_paid_for() -> None:
    s = table("A:rokusho@b2", "B:put_cat@b4", decks=3)
    act(s, "A:rokusho")
    take(s, Attack, target="B:put_cat", token="ahead2_clear")
    assert medals(s)[0] == 19
    s = table("A:rokusho@b2", "B:put_cat@b4", medals=(0, 20))
    act(s, "A:rokusho")
    assert not options(s, Attack) and codes(s, "B:put_cat") == {"not_enough_medals"}


def test_x16_any_card_between_blocks_the_reach() -> None:
    for between in ("A:put_cat@b3", "B:metabee@b3", "B:metabee@b3 down"):  # R22
        s = table("A:rokusho@b2", "B:gan_king@b4", between)
        act(s, "A:rokusho")
        assert not options(s, Attack, target="B:gan_king") and codes(s, "B:gan_king") == {"blocked"}


def test_x17_reach_by_ability_is_free() -> None:
    s = table("A:jackal@b2", "B:put_cat@b4")
    [(_, reach)] = targets(s, find(s, "A:jackal"))
    assert (reach.token, reach.cost) == ("ahead2_free", 0)
    s = table("A:jackal@b2", "A:metabee@b3", "B:put_cat@b4")
    assert not targets(s, find(s, "A:jackal"))  # but not through a card


def test_x18_sideways_from_the_neutral_row_for_all_attackers() -> None:
    s = table("A:metabee@a3", "B:put_cat@b3", "B:gan_king@a5")
    assert {(cell_name(e.at), r.token, r.cost) for e, r in targets(s, find(s, "A:metabee"))} == {
        ("b3", "side", 0),
        ("a5", "ahead2", 0),
    }
    s = table("A:metabee@c3", "B:put_cat@b3")
    assert hit_cells(s, "A:metabee") == {"b3"}
    s = table("A:rokusho@b2", "B:put_cat@a3")
    assert hit_cells(s, "A:rokusho") == set()  # only while it stands there itself


def test_x19_long_range_adds_three_ahead() -> None:
    s = table("A:warbonnet@b2", "B:put_cat@b4", "B:metabee@b5")
    assert hit_cells(s, "A:warbonnet") == {"b4", "b5"}


def test_x20_specials_never_attack() -> None:
    s = table("A:honeyforce@b3", "B:put_cat@c3", "B:metabee@b4")
    act(s, "A:honeyforce")
    assert not options(s, Attack) and codes(s, "B:put_cat") == {"never_attacks"}


def test_the_table_of_ranges_row_by_row() -> None:
    """Section 12.1: what each type reaches from each row, for either seat."""
    expected = {
        ("A", "rokusho", 1): {"b2", "b3"},
        ("A", "rokusho", 2): {"b3", "b4"},
        ("A", "rokusho", 3): {"b4", "b5", "a3", "c3"},
        ("A", "metabee", 1): {"b3"},
        ("A", "metabee", 2): {"b4"},
        ("A", "metabee", 3): {"b5", "a3", "c3"},
        ("A", "warbonnet", 1): {"b3", "b4"},
        ("A", "warbonnet", 2): {"b4", "b5"},
        ("A", "warbonnet", 3): {"b5", "a3", "c3"},
        ("B", "metabee", 5): {"b3"},
        ("B", "metabee", 4): {"b2"},
        ("B", "rokusho", 4): {"b3", "b2"},
        ("B", "rokusho", 3): {"b2", "b1", "a3", "c3"},
    }
    for (seat, name, row), cells in expected.items():
        s = table(f"{seat}:{name}@b{row}")
        assert {cell_name(r.cell) for r in ranges(s, find(s, f"{seat}:{name}"))} == cells, (seat, name, row)


def test_face_down_enemies_and_own_ones_are_no_targets() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4 down")
    act(s, "A:metabee")
    assert not options(s, Attack) and codes(s, "B:put_cat") == {"target_face_down"}
    s = table("A:rokusho@b2", "A:put_cat@b3")
    assert not targets(s, find(s, "A:rokusho"))


def test_other_columns_are_out_of_range() -> None:
    s = table("A:metabee@b2", "B:put_cat@a4", "B:rokusho@b5")
    act(s, "A:metabee")
    assert codes(s, "B:put_cat") == {"out_of_range"} == codes(s, "B:rokusho")
