"""Attack abilities, tactics, chains, skills and blocks (E35 to E42)."""

from __future__ import annotations

from game.rules.magna.attack import Charge, Skirmish, Strike
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.events import DamageAssigned, UseDeclared, UseLost
from game.rules.magna.values import left
from game.table.state import choose, legal

from .byhand import codes, done, fight_at, find, money, offered, question, strike, table, take, told, use, where


def test_e35_two_wolves_chain_their_fangs() -> None:
    s = table(
        "A:Wolf of the Forbidden Violet Sea@0", "A:Wolf of the Forbidden Violet Sea@0", "B:Blue Shield Heavy Knight@1"
    )
    fight_at(s, 1)
    use(s, "A:Wolf of the Forbidden Violet Sea")
    assert question(s) == "Chain"
    take(s, Declare)
    assert where(s, "B:Blue Shield Heavy Knight") == "discard"
    assert [event.link for event in told(s, UseDeclared)] == [0, 1]


def test_e35_one_block_answers_the_whole_chain_and_is_used_up_link_by_link() -> None:
    s = table(
        "A:Wolf of the Forbidden Violet Sea@0",
        "A:Wolf of the Forbidden Violet Sea@0",
        "B:Blue Shield Heavy Knight@1",
        "B:Watermirror Mage@1",
        "B:Wall of Water@hand",
    )
    fight_at(s, 1)
    take(s, Declare)
    take(s, Decide, "B:Blue Shield Heavy Knight")
    take(s, Declare)
    take(s, Decide, "B:Blue Shield Heavy Knight")
    assert question(s) == "Block"
    use(s, "B:Wall of Water")
    assert [event.amount for event in told(s, DamageAssigned)] == [2]
    assert where(s, "B:Blue Shield Heavy Knight") == "1"


def test_a_chain_may_be_left_alone() -> None:
    s = table(
        "A:Wolf of the Forbidden Violet Sea@0", "A:Wolf of the Forbidden Violet Sea@0", "B:Blue Shield Heavy Knight@1"
    )
    fight_at(s, 1)
    take(s, Declare)
    done(s)
    assert where(s, "B:Blue Shield Heavy Knight") == "1" and question(s) == "Attacking"


def test_e36_both_links_must_carry_the_mark() -> None:
    s = table("A:Red Dragon Knight@0", "A:Orc Charger@0 bears Soul of the Dragon Knight", "B:Boulder Golem@1")
    fight_at(s, 1)
    use(s, "A:Red Dragon Knight")
    assert question(s) == "Attacking"  # the soul's Lightning Strike cannot join the chain
    use(s, "A:Soul of the Dragon Knight")
    assert question(s) == "Attacking" and where(s, "B:Boulder Golem") == "1"


def test_e37_a_reduction_lowers_every_portion() -> None:
    s = table(
        "A:Hildegard the Fire Dragon@0",
        "B:Watermirror Mage@2",
        "B:Undine@2",
        "B:Forest Pixie@2",
        "B:Wall of Water@hand",
        magna=(1, 0),
    )
    fight_at(s, 2)
    use(s, "A:Hildegard the Fire Dragon")
    take(s, Declare, "B:Wall of Water")
    if question(s) == "Specify":
        take(s, Decide, "B:Watermirror Mage")
    assert all(where(s, f"B:{name}") == "2" for name in ("Watermirror Mage", "Undine", "Forest Pixie"))
    assert money(s) == (0, 0) and find(s, "A:Hildegard the Fire Dragon").turned


def test_e38_icons_are_spent_and_recover_at_the_end_of_the_battle() -> None:
    s = table("A:Watermirror Mage@0 checked", "A:Ice Arrow@hand*3", "B:Boulder Golem@1")
    fight_at(s, 1)
    for rest in (1, 0):
        use(s, "A:Ice Arrow@hand")
        assert left(s, find(s, "A:Watermirror Mage")) == {"magic": rest}
    assert not offered(s, Declare) and codes(s, "A:Ice Arrow@hand") == {"nobody_spends"}
    done(s)
    assert left(s, find(s, "A:Watermirror Mage")) == {"magic": 2}


def test_e39_one_unit_has_to_show_all_icons() -> None:
    s = table("A:Undine@0", "A:Undine@0", "A:Death Curse@hand", "B:Dust Rider@1")
    fight_at(s, 1)
    assert not offered(s, Declare)


def test_e40_who_has_no_defence_left_is_destroyed_and_gives_hero_points() -> None:
    s = table("A:Shade Ambusher@0", "A:Poisoned Blade@hand", "B:Venom-Needle Assassin@1", "B:Wyvern@1")
    fight_at(s, 1)
    use(s, "A:Poisoned Blade", "B:Venom-Needle Assassin")
    assert where(s, "B:Venom-Needle Assassin") == "discard"


def test_e40_with_hero_points() -> None:
    s = table("A:Shade Ambusher@0", "A:Shade Ambusher@0", "A:Poisoned Blade@hand*2", "B:Liefe, Elven Bow Princess@1")
    fight_at(s, 1)
    for _ in range(2):
        take(s, Declare, "A:Poisoned Blade@hand")
        if question(s) == "Specify":
            take(s, Decide)
        if question(s) == "Block":
            done(s)
    assert where(s, "B:Liefe, Elven Bow Princess") == "discard" and money(s) == (1, 0)


def test_e41_counterslash_answers_strikes_only_interception_hits_who_attacks() -> None:
    s = table(
        "A:Icelance Sorcerer@0",
        "B:Azure Lake Knight@1",
        "B:Wandering Bowman@1",
        "B:Counterslash@hand",
        "B:Interception@hand",
    )
    fight_at(s, 1)
    use(s, "A:Icelance Sorcerer", "B:Azure Lake Knight")
    assert codes(s, "B:Counterslash") == {"only_against"}
    use(s, "B:Interception")
    assert where(s, "A:Icelance Sorcerer") == "0" and where(s, "B:Azure Lake Knight") == "1"
    s = table("A:Icelance Sorcerer@0", "B:Azure Lake Knight@1", "B:Counterslash@hand")
    fight_at(s, 1)
    strike(s, "A:Icelance Sorcerer", at="B:Azure Lake Knight")
    assert offered(s, Declare, "B:Counterslash")


def test_e42_an_ability_whose_unit_the_block_destroys_is_lost() -> None:
    s = table(
        "A:Liefe, Elven Bow Princess@0",
        "A:Wandering Bowman@0",
        "A:Volley@hand",
        "B:Forest Pixie@1",
        "B:Elf Archer@1",
        "B:Boulder Golem@1",
    )
    fight_at(s, 1)
    take(s, Declare, "A:Volley")
    take(s, Decide, "A:Wandering Bowman")
    use(s, "B:Elf Archer")
    assert where(s, "A:Wandering Bowman") == "discard" and told(s, UseLost)
    assert where(s, "B:Forest Pixie") == "1" and where(s, "A:Volley") == "discard"


def test_a_counterspell_negates_the_whole_chain() -> None:
    s = table(
        "A:Wolf of the Forbidden Violet Sea@0",
        "A:Wolf of the Forbidden Violet Sea@0",
        "B:Watermirror Mage@1",
        "B:Counterspell@hand",
    )
    fight_at(s, 1)
    take(s, Declare)
    take(s, Declare)
    use(s, "B:Counterspell")
    assert where(s, "B:Watermirror Mage") == "1" and question(s) == "Attacking"
    assert not offered(s, Skirmish)  # both are Checked


def test_a_reduction_answers_only_what_deals_damage() -> None:
    s = table("A:War-Cry Drummer@0", "B:Undine@1")
    fight_at(s, 1)
    use(s, "A:War-Cry Drummer")
    assert question(s) == "Attacking"  # the Undine has nothing to reduce


def test_changed_formation_readies_who_has_struck() -> None:
    s = table("A:Red Dragon Knight@0", "A:Change Formation@hand", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Red Dragon Knight")
    use(s, "A:Change Formation")
    assert not find(s, "A:Red Dragon Knight").turned


def test_who_may_block_is_asked_whatever_he_holds() -> None:
    """S2: what decides is cards in hand and icons left, which everybody sees."""
    for held, asked in (("B:Undine@hand", True), ("B:Undine@deck", False)):
        s = table("A:Wyvern@0", "B:Dust Rider@1", held)
        fight_at(s, 1)
        choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Charge)))
        choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Strike)))
        assert (1 in s.asks) == asked
