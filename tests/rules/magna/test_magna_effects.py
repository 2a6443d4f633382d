"""Section 12: every word of the card data by a small position. Stats in comments are attack/defence."""

from __future__ import annotations

import pytest

from game.rules.magna import places
from game.rules.magna.break_triggers import BreakChoice
from game.rules.magna.chain_and_block import Block, Chain
from game.rules.magna.declaration import Specify, SpecifyTrigger
from game.rules.magna.events import Interrupted, UseLost
from game.rules.magna.looking import AskDiscard, AskFund, AskPlace, AskSearch, Look
from game.rules.magna.triggers import fire
from game.rules.magna.values import hand_limit, has, left, shown, trap_cost
from game.table.state import choose, legal, refused, run
from game.table.view import look

from .small import battle, declares, find, gone, numbers, passes, production, start, strike, table, use


def hand_of(s: places.MagnaState, seat: int) -> list[str]:
    return sorted(p.card.partition("/")[2] for p in s.inside(places.hand(seat)))


# ---- damage, destroy ---------------------------------------------------------------------------------------------
def test_damage_to_one_unit() -> None:
    """E27's knight: Lightning Strike (2) is not enough for an Azure Lake Knight (3/5); damage is wiped after it."""
    s = battle("A:red-f06@lane", "B:blu-f06@1", "B:blu-f04@1")
    use(s, "red-f06", "blu-f06")
    assert not gone(s, "blu-f06") and left(s, find(s, "red-f06")) == {"blade": 0, "command": 1}
    assert not declares(s, "red-f06", 0)  # its Blade is spent


def test_a_chain_adds_up_and_has_one_block() -> None:
    """E35: two Wolves of the Forbidden Violet Sea chain their Fangs, 3 + 3, on a Blue Shield Heavy Knight (4/6)."""
    s = battle("A:pur-f05@lane", "A:pur-f05@lane", "B:blu-f07@1", "B:blu-f04@1")
    start(s, "pur-f05", "blu-f07")
    assert isinstance(s.asks[0], Chain)
    start(s, "pur-f05", "blu-f07")
    passes(s)
    assert gone(s, "blu-f07") and not gone(s, "blu-f04")


def test_without_the_chain_mark_nothing_joins() -> None:
    """E36: Soul of the Dragon Knight's Lightning Strike cannot join a Red Dragon Knight's."""
    s = battle("A:red-f06@lane", "A:red-f02@lane wears red-w3", "B:blu-f07@1", "B:blu-f06@1")
    start(s, "red-f06", "blu-f07")
    assert not isinstance(s.asks.get(0), Chain)
    s = battle("A:red-f02@lane wears red-w3", "A:red-f06@lane", "B:blu-f07@1", "B:blu-f06@1")
    start(s, "red-w3", "blu-f07")
    assert not isinstance(s.asks.get(0), Chain)


def test_damage_to_each_and_shared_damage() -> None:
    """Inferno Breath deals 3 to each; Dragon's Breath shares 5 in an order that the owner chooses."""
    s = battle("A:red-f10@lane", "A:red-t1@hand", "B:blu-f02@1", "B:blu-f04@1", "B:neu-r1@1 down", magna=(1, 0))
    use(s, "red-f10")
    assert [gone(s, name) for name in ("blu-f02", "blu-f04")] == [False, True]  # 1/4 and 1/2
    assert places.magna_of(s, 0) == 0
    s = battle("A:red-f10@lane", "A:red-t1@hand", "B:blu-f02@1", "B:blu-f04@1")
    start(s, "red-t1")
    passes(s, orders=False)
    assert 1 in s.asks and {o.about()[0] for o in legal(s, 1)} == {find(s, "blu-f02").id, find(s, "blu-f04").id}
    choose(s, 1, next(o for o in legal(s, 1) if o.about() == (find(s, "blu-f02").id,)))
    assert gone(s, "blu-f02") and not gone(s, "blu-f04") and gone(s, "red-t1")  # 4, then 1 of 2


def test_x_magna() -> None:
    """Meteor Rain deals 3X + 3: with X = 2 nine, all that a Guard (4), a Maid of 3 and a Squire (3) have is ten."""
    s = battle("A:blu-f11@lane", "B:blu-f02@1", "B:blu-f01@1", "B:blu-f03@1", magna=(3, 0))
    use(s, "blu-f11", 2)
    assert places.magna_of(s, 0) == 1
    assert sum(gone(s, name) for name in ("blu-f02", "blu-f01", "blu-f03")) == 2


def test_damage_equal_to_an_attack() -> None:
    """Counterslash deals the user's attack to one striker; Hall of Mirrors each unit's own (E44)."""
    s = battle("A:red-f07@lane", "A:red-f01@lane", "B:blu-f06@1", "B:red-t3@hand")
    strike(s, "red-f07", at="blu-f06", reply=True)
    use(s, "red-t3", seat=1)
    assert not gone(s, "red-f07")  # 3 damage against 5/4
    s = battle("A:pur-f11@lane", "B:blu-r3@1 down", magna=(0, 0))
    strike(s, "pur-f11", at="blu-r3")
    assert gone(s, "pur-f11") and places.magna_of(s, 1) == 2  # 7 >= 7, hero 2


def test_destroy_by_filter() -> None:
    """Assassinate: a Checked unit of defence 4 or less; Reap: rank S; Death Curse: rank S or M, Magic 2 on one unit."""
    s = battle("A:pur-f07@lane", "B:blu-f02@1 checked", "B:blu-f01@1", "B:blu-f07@1 checked")
    start(s, "pur-f07")
    passes(s)
    assert gone(s, "blu-f02") and not gone(s, "blu-f01") and not gone(s, "blu-f07")
    s = battle("A:blu-f04@lane", "A:blu-f04@lane", "A:bla-t1@hand", "B:blu-f02@1")
    assert not declares(s, "bla-t1", 0)  # E39: two Undines with Magic 1 each do not suffice
    assert any("Magic 2" in no.why.en for no in refused(s, 0) if no.about == (find(s, "bla-t1").id,))
    s = battle("A:blu-f03@lane", "A:bla-t1@hand", "B:blu-f09@1", "B:blu-f06@1")
    use(s, "bla-t1")  # the Drake is rank L: no choice is left
    assert gone(s, "blu-f06") and not gone(s, "blu-f09")


def test_magna_destroys_anybody() -> None:
    """Black Sentence: 2 Magna, once per battle; the hero points go to A."""
    s = battle("A:bla-f10@lane", "B:gre-f10@1", "B:blu-f02@1", magna=(4, 0))
    use(s, "bla-f10", "gre-f10")
    assert gone(s, "gre-f10") and places.magna_of(s, 0) == 4 - 2 + 1
    assert not declares(s, "bla-f10", 0)
    assert any(no.rule == "MS-8.8" for no in refused(s, 0))


# ---- modify, check, ready, grant ---------------------------------------------------------------------------------
def test_a_bonus_until_the_battle_ends() -> None:
    """War Cry gives all own units of the battle +1, the Drummer (2/4) too, and checks him."""
    s = battle("A:red-f08@lane", "A:red-f03@lane", "A:red-f03@3", "B:blu-f02@1")
    use(s, "red-f08")
    assert numbers(s, "red-f08") == (3, 4) and numbers(s, "red-f03") == (3, 2)
    assert find(s, "red-f08").turned
    home = next(u for u in places.units(s, 0) if u.at[0] == 3)
    assert home.card == "card/red-f03" and not [x for x in s.lasting if x.unit == home.id]


def test_a_weakened_unit_falls_at_the_application() -> None:
    """E40: Poisoned Blade on a Venom-Needle Assassin (3/3): defence 0."""
    s = battle("A:pur-f01@lane", "A:pur-t3@hand", "B:pur-f07@1", "B:blu-f02@1")
    use(s, "pur-t3", "pur-f07")
    assert gone(s, "pur-f07")


def test_a_momentary_weakening_ends_before_break_triggers() -> None:
    """E45: Entangling Vines take 5 of Fengar's 7, but Hall of Mirrors deals 7."""
    s = battle("A:pur-f11@lane", "B:blu-r3@1 down", "B:blu-f04@1", "B:gre-t3@hand")
    strike(s, "pur-f11", at="blu-r3", reply=True)
    use(s, "gre-t3", seat=1)
    assert gone(s, "pur-f11")


def test_entangled_in_a_charge() -> None:
    """E33: a Mammoth of the Plain (6/7) counts 1."""
    s = battle("A:gre-f09@lane", "B:blu-f03@1", "B:gre-t3@hand")
    strike(s, "gre-f09", reply=True)
    use(s, "gre-t3", seat=1)
    assert not gone(s, "blu-f03") and numbers(s, "gre-f09") == (6, 7)


def test_luring_song_answers_strikes_only() -> None:
    s = battle("A:red-f07@lane", "A:blu-f08@lane", "B:pur-f04@1", "B:blu-f01@1")
    start(s, "blu-f08", "blu-f01")
    assert not declares(s, "pur-f04", 1) and (1 not in s.asks or isinstance(s.asks[1], Block))
    s = battle("A:red-f07@lane", "B:pur-f04@1", "B:blu-f01@1")
    strike(s, "red-f07", at="blu-f01", reply=True)
    use(s, "pur-f04", seat=1)
    assert not gone(s, "blu-f01")  # 5 - 3 < 3


def test_checking_and_readying_in_a_battle() -> None:
    """Shadow Stitch checks up to two enemies; Change Formation and Gale make one own unit Normal again."""
    s = battle("A:pur-f01@lane", "A:pur-t1@hand", "B:blu-f02@1", "B:blu-f03@1", "B:blu-f01@1")
    use(s, "pur-t1", "blu-f02", "blu-f01")
    assert find(s, "blu-f02").turned and find(s, "blu-f01").turned and not find(s, "blu-f03").turned
    s = battle("A:red-f08@lane", "A:red-f07@lane checked", "A:neu-t5@hand", "B:blu-f02@1")
    use(s, "neu-t5", "red-f07")
    assert not find(s, "red-f07").turned
    s = battle("A:red-f03@lane checked wears gre-w3", "B:blu-f02@1")
    use(s, "gre-w3")
    assert not find(s, "red-f03").turned and not declares(s, "gre-w3", 0)


def test_up_to_two_may_be_one_but_not_none() -> None:
    """At least one when it is the first effect of what is declared."""
    s = battle("A:pur-f01@lane", "A:pur-t1@hand", "B:blu-f02@1", "B:blu-f03@1")
    start_options = declares(s, "pur-t1", 0)
    choose(s, 0, start_options[0])
    assert [o.kind for o in legal(s, 0)] == ["unit", "unit"]  # type: ignore[attr-defined]
    choose(s, 0, legal(s, 0)[0])
    assert [o.kind for o in legal(s, 0)] == ["unit", "enough"]  # type: ignore[attr-defined]


def test_granted_skills() -> None:
    """Amplify: the bearer of a Crystal Staff has one more Magic; Hide: Stealth for who wears a Cloak."""
    s = table("A:blu-f03@2 wears blu-w2", "A:gre-f02@2 wears gre-w2")
    assert shown(s, find(s, "blu-f03")) == {"magic": 3} and shown(s, find(s, "gre-f02")) == {"aim": 1, "stealth": 1}
    assert numbers(s, "blu-f03") == (1, 4) and numbers(s, "gre-f02") == (2, 2)


# ---- constants ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "general, follower, plain, bonus",
    [
        ("red-f11", "red-f02", (2, 2), (1, 0)),  # Warlord's Order: other Orcs
        ("gre-f11", "gre-f07", (4, 4), (1, 1)),  # King of Beasts
        ("pur-f11", "pur-f03", (2, 2), (1, 0)),  # Leader of the Pack
        ("whi-f09", "whi-f02", (2, 2), (0, 1)),  # Sheltering Wings: all others
    ],
)
def test_generals_help_others_in_their_battle_only(
    general: str, follower: str, plain: tuple[int, int], bonus: tuple[int, int]
) -> None:
    s = battle(f"A:{general}@lane", f"A:{follower}@lane", "B:blu-f02@1")
    assert numbers(s, follower) == (plain[0] + bonus[0], plain[1] + bonus[1])
    printed = s.cards[f"card/{general}"]
    assert numbers(s, general) == (printed.attack, printed.defence)
    s = battle(f"A:{general}@3", f"A:{follower}@lane", "B:blu-f02@1")
    assert numbers(s, follower) == plain  # the general is not in this battle (MS-8.7)


def test_bases_help_even_when_they_have_fallen() -> None:
    """Dragon Roar, Guard of the Capital, Call of the Tide (MS-8.7)."""
    s = battle(
        "A:red-f09@lane",
        "A:red-f09@3",
        "B:blu-f02@1",
        bases=("red-b1", "red-b3", "red-b2"),
        other_bases=("pur-b1", "blu-b1", "blu-b3"),
    )
    assert numbers(s, "red-f09") == (6, 5) and numbers(s, "blu-f02") == (1, 5)
    home = next(u for u in places.units(s, 0) if u.at[0] == 3)
    assert s.cards[home.card].attack == 5
    fallen = places.base_piece(s, 1, 2)
    assert fallen is not None
    s.change(fallen, turned=True)
    assert numbers(s, "blu-f02") == (1, 5)
    s = battle("A:red-f09@lane", "B:pur-f03@1", "B:pur-f03@2", other_bases=("pur-b1", "blu-b3", "gre-b3"))
    assert numbers(s, "pur-f03") == (2, 3)


def test_in_a_charge_only() -> None:
    """E30: an Orc Charger (2/2) deals 3 in a charge, 2 in a skirmish."""
    s = battle("A:red-f02@lane", "B:blu-f01@1")
    strike(s, "red-f02")
    assert gone(s, "blu-f01")  # 3 >= 3
    s = battle("A:red-f02@lane", "B:blu-f01@1")
    strike(s, "red-f02", at="blu-f01")
    assert not gone(s, "blu-f01") and numbers(s, "red-f02") == (2, 2)


def test_rules_that_bases_change() -> None:
    s = table(bases=("blu-b2", "whi-b1", "gre-b1"))
    assert hand_limit(s, 0) == 7 and hand_limit(s, 1) == 6
    assert trap_cost(s, 0) == 0 and trap_cost(s, 1) == 1
    s.trap_set = (True, False)
    assert trap_cost(s, 0) == 1


# ---- blocks ------------------------------------------------------------------------------------------------------
def test_reducing_a_skirmish() -> None:
    """E31: Dust Rider and Lava Giant (7) against a Heavy Knight (4/6) that parries: 5 < 6."""
    s = battle("A:red-f03@lane", "A:red-f07@lane", "B:blu-f07@1", "B:neu-t2@hand")
    strike(s, "red-f03", "red-f07", at="blu-f07", reply=True)
    use(s, "neu-t2", seat=1)
    assert not gone(s, "blu-f07") and find(s, "red-f03").turned and find(s, "red-f07").turned


def test_reducing_lowers_every_portion() -> None:
    """E37: Wall of Water (4) against Inferno Breath (3 to each)."""
    s = battle("A:red-f10@lane", "B:blu-f04@1", "B:blu-f03@1", "B:blu-t2@hand", magna=(1, 0))
    start(s, "red-f10")
    use(s, "blu-t2", "blu-f03", seat=1)
    assert not gone(s, "blu-f04") and not gone(s, "blu-f03")


def test_reducing_is_used_up_link_by_link() -> None:
    """E35: with Wall of Water the Fangs deal 0 + 2."""
    s = battle("A:pur-f05@lane", "A:pur-f05@lane", "B:blu-f04@1", "B:blu-f04@1", "B:blu-f03@1", "B:blu-t2@hand")
    start(s, "pur-f05", "blu-f03")
    start(s, "pur-f05", "blu-f03")
    use(s, "blu-t2", "blu-f03", seat=1)
    assert not gone(s, "blu-f03")  # 2 < 3
    assert s.attack is None


def test_nothing_to_reduce() -> None:
    """MS-6.21: only against an attack that deals damage."""
    s = battle("A:red-f08@lane", "B:blu-f04@1")
    start(s, "red-f08")
    assert not declares(s, "blu-f04", 1)


def test_negating_a_charge() -> None:
    """E34: Elaine's Still Waters: 1 Magna, no damage, the strikers stay Checked, once per battle."""
    s = battle("A:red-f07@lane", "A:red-f09@lane", "B:blu-f10@1", "B:blu-f04@1", magna=(0, 2))
    strike(s, "red-f07", reply=True)
    use(s, "blu-f10", seat=1)
    assert not gone(s, "blu-f04") and find(s, "red-f07").turned and places.magna_of(s, 1) == 1
    strike(s, "red-f09", reply=True)
    assert not declares(s, "blu-f10", 1)


def test_counterspell_negates_abilities_only() -> None:
    s = battle("A:blu-f08@lane", "B:blu-f03@1", "B:blu-t3@hand")
    start(s, "blu-f08")
    use(s, "blu-t3", seat=1)
    assert not gone(s, "blu-f03") and find(s, "blu-f08").turned
    s = battle("A:blu-f08@lane", "B:blu-f03@1", "B:blu-t3@hand")
    strike(s, "blu-f08", reply=True)
    assert not declares(s, "blu-t3", 1)


def test_a_unit_given_up_for_a_block() -> None:
    """Shield of Corpses: another own unit of the battle is discarded; discarding is no destruction."""
    s = battle("A:red-f10@lane", "B:bla-f03@1", "B:bla-f01@1", "B:bla-t3@hand", magna=(1, 0))
    strike(s, "red-f10", reply=True)
    use(s, "bla-t3", seat=1)
    assert gone(s, "bla-f01") and not gone(s, "bla-f03")
    s = battle("A:red-f10@lane", "B:bla-f03@1", "B:bla-t3@hand")
    strike(s, "red-f10", reply=True)
    assert not declares(s, "bla-t3", 1)  # nobody else is there to be given up


def test_redirecting_a_skirmish() -> None:
    """Body Double: any garrison unit, Guard or not."""
    s = battle("A:red-f07@lane", "B:pur-f01@1", "B:blu-f02@1", "B:pur-t2@hand")
    strike(s, "red-f07", at="blu-f02", reply=True)
    use(s, "pur-t2", "pur-f01", seat=1)
    assert gone(s, "pur-f01") and not gone(s, "blu-f02")


def test_preventing_destruction() -> None:
    """MS-7.5: it takes its share of a charge all the same. Heavy charge of 9: the Acolyte (1/2) stays."""
    s = battle("A:red-f07@lane", "A:red-f06@lane", "B:whi-f05@1", "B:whi-f01@1")
    strike(s, "red-f07", "red-f06", reply=True)
    use(s, "whi-f05", "whi-f01", seat=1)
    assert gone(s, "whi-f05") and not gone(s, "whi-f01")


def test_a_shot_before_the_strike() -> None:
    """E32: Aimed Shot destroys the Dust Rider (2/2); only the Giant's 5 arrive."""
    s = battle("A:red-f03@lane", "A:red-f07@lane", "B:blu-f07@1", "B:gre-f02@1")
    strike(s, "red-f03", "red-f07", at="blu-f07", reply=True)
    use(s, "gre-f02", "red-f03", seat=1)
    assert gone(s, "red-f03") and not gone(s, "blu-f07")


def test_blocks_hit_the_user_of_an_attack_ability() -> None:
    """E41: Interception may hit the Icelance Sorcerer (4/4); E42: were he destroyed, the lance would be lost."""
    s = battle("A:blu-f08@lane", "B:gre-f02@1", "B:neu-t3@hand", "B:red-t3@hand")
    start(s, "blu-f08")
    assert not declares(s, "red-t3", 1)  # Counterslash answers strikes only
    use(s, "neu-t3", seat=1)
    assert gone(s, "gre-f02") and not gone(s, "blu-f08")
    s = battle("A:neu-f03@lane", "B:blu-r1@1 down", "B:gre-f02@1")
    start(s, "neu-f03")
    use(s, "gre-f02", seat=1)
    assert gone(s, "neu-f03") and not gone(s, "blu-r1")
    assert any(isinstance(e, UseLost) for e in s.events)


def test_grace_and_bark() -> None:
    """+3 defence for this attack only."""
    s = battle("A:red-f07@lane", "B:gre-f05@1", "B:blu-f01@1")
    strike(s, "red-f07", at="blu-f01", reply=True)
    use(s, "gre-f05", "blu-f01", seat=1)
    assert not gone(s, "blu-f01") and numbers(s, "blu-f01") == (1, 3)


# ---- break triggers ----------------------------------------------------------------------------------------------
def sprung(trap: str, *more: str, seat_magna: tuple[int, int] = (0, 0)) -> places.MagnaState:
    """A Lava Giant (5/4) and an Azure Lake Knight (3/5) in the party; the Giant destroys the trap."""
    s = battle("A:red-f07@lane", "A:blu-f06@lane", f"B:{trap}@1 down", *more, magna=seat_magna)
    strike(s, "red-f07", at=trap)
    return s


def pick(s: places.MagnaState, *names: str) -> None:
    for name in names:
        assert isinstance(s.asks[1], SpecifyTrigger)
        choose(s, 1, next(o for o in legal(s, 1) if find(s, name).id in o.about()))


def test_traps_that_deal_damage() -> None:
    s = sprung("red-r1")
    pick(s, "red-f07")
    assert not gone(s, "red-f07")  # 3 < 4
    assert gone(sprung("red-r2"), "red-r2")  # Powder Keg: 2 to each attacking unit
    s = sprung("whi-r2")  # Bell of Judgement: the highest attack, 4 >= 4
    assert gone(s, "red-f07") and not gone(s, "blu-f06")


def test_traps_that_bind() -> None:
    s = sprung("blu-r1")
    pick(s, "blu-f06")
    choose(s, 1, next(o for o in legal(s, 1) if not o.about()))
    assert find(s, "blu-f06").turned
    s = sprung("gre-r2")
    pick(s, "blu-f06")
    assert find(s, "blu-f06").turned and not gone(s, "blu-f06")
    s = battle("A:red-f07@lane", "A:red-f03@lane", "B:pur-r2@1 down")
    strike(s, "red-f07", at="pur-r2")
    assert find(s, "red-f03").turned  # Fog Maze: attack 2 or less


def test_traps_that_weaken_and_strengthen() -> None:
    s = sprung("gre-r1")
    pick(s, "blu-f06")
    assert numbers(s, "blu-f06") == (0, 5)  # -3, never below 0
    s = sprung("bla-r3")
    assert numbers(s, "blu-f06") == (3, 4) and numbers(s, "red-f07") == (5, 3)
    assert numbers(sprung("gre-r3", "B:blu-f01@1"), "blu-f01") == (1, 5)


def test_traps_that_send_away() -> None:
    s = sprung("blu-r2")
    pick(s, "blu-f06")
    assert hand_of(s, 0) == ["blu-f06"]
    s = sprung("pur-r1")
    assert not gone(s, "red-f07")  # nobody has defence 3 or less: nothing happens


def test_traps_that_gain() -> None:
    s = sprung("neu-r3", "B:blu-f01@deck", "B:blu-f02@deck", "B:blu-f03@deck")
    assert len(hand_of(s, 1)) == 2
    s = sprung("bla-r2", seat_magna=(2, 0))
    assert (places.magna_of(s, 0), places.magna_of(s, 1)) == (1, 1)
    s = sprung("whi-r3", "B:blu-f01@deck")
    assert [o.say(s).en for o in legal(s, 1)] == ["Gain 1 Magna.", "Draw 2 cards."]
    choose(s, 1, legal(s, 1)[0])
    assert places.magna_of(s, 1) == 1 and not hand_of(s, 1)
    s = sprung("pur-r3", "A:blu-f01@hand", "A:blu-f02@hand", "A:blu-f03@hand")
    assert len(hand_of(s, 0)) == 1


def test_traps_that_call_somebody() -> None:
    """Alarm Bell: one rank S force of the hand, or nobody; the question is put whatever the hand holds."""
    s = sprung("neu-r2", "B:blu-f02@hand", "B:blu-f06@hand")
    assert isinstance(s.asks[1], AskPlace) and len(legal(s, 1)) == 2
    choose(s, 1, legal(s, 1)[0])
    placed = find(s, "B:blu-f02")
    assert placed.zone.name == "field" and not placed.turned and placed.at[0] == 1
    s = sprung("red-r3", "B:red-f09@hand", "B:red-f04@hand")  # Wrathful Dragon Egg: S/M Dragons, not the Wyvern (L)
    assert [o.about() for o in legal(s, 1)] == [(find(s, "red-f04").id,), ()]
    s = sprung("neu-r2", "B:blu-f06@hand")
    assert isinstance(s.asks[1], AskPlace) and len(legal(s, 1)) == 1


def test_hands_of_the_dead() -> None:
    s = sprung("bla-r1", "B:bla-f01@discard", "B:blu-f01@discard")
    pick(s, "blu-f06")
    pick(s, "bla-f01")
    assert hand_of(s, 1) == ["bla-f01"]


def test_one_of_several_traps_triggers() -> None:
    """E43."""
    s = battle("A:red-f07@lane", "B:red-r1@1 down", "B:red-r2@1 down")
    strike(s, "red-f07")
    assert isinstance(s.asks[1], BreakChoice) and len(legal(s, 1)) == 2


# ---- other triggers ----------------------------------------------------------------------------------------------
def go_off(s: places.MagnaState, occasion: str, *units: str) -> None:
    """What goes off for A."""
    s.asks.clear()
    s.agenda.clear()
    s.then(*fire(s, occasion, 0, [find(s, name).id for name in units]))
    run(s)
    passes(s)


def test_boarding() -> None:
    """E25: the Pirate Boarder checks a rank S unit of the other side; if there is none, nothing happens."""
    s = battle("A:pur-f02@lane", "A:pur-f02@lane", "B:blu-f06@1", "B:blu-f01@1")
    go_off(s, "reinforce", "pur-f02")
    assert find(s, "blu-f01").turned and not find(s, "blu-f06").turned
    s = battle("A:pur-f02@lane", "B:blu-f06@1")
    go_off(s, "reinforce", "pur-f02")
    assert not find(s, "blu-f06").turned


def test_when_a_base_is_taken() -> None:
    """Spoils of a base: 2 cards; Feast of Spoils: 1 card and 1 Magna, anywhere on the field, but not face-down."""
    deck = [f"A:blu-f0{n}@deck" for n in range(1, 9)]
    s = table("A:pur-f10@2", *deck, bases=("red-b2", "red-b3", "blu-b3"))
    go_off(s, "base_taken")
    assert len(hand_of(s, 0)) == 3 and places.magna_of(s, 0) == 1
    s = table("A:pur-f10@2 down", *deck)
    go_off(s, "base_taken")
    assert hand_of(s, 0) == [] and places.magna_of(s, 0) == 0


def test_when_funds_are_taken_and_fortune_dice_roll() -> None:
    """Night Cargo draws a card; the Bell of Fortune gives a Magna, fallen or not."""
    s = table("A:blu-f01@deck", "A:blu-f02@deck", bases=("pur-b2", "whi-b2", "red-b3"))
    bell = find(s, "whi-b2")
    s.change(bell, turned=True)
    go_off(s, "invade")
    go_off(s, "fortune")
    assert len(hand_of(s, 0)) == 1 and places.magna_of(s, 0) == 1


def test_condemn_destroys_undead_and_demons() -> None:
    s = battle("A:whi-f08@lane", "B:bla-f07@1", "B:blu-f09@1")
    use(s, "whi-f08", "bla-f07")
    assert gone(s, "bla-f07")  # 3 < 4, but a Demon
    s = battle("A:whi-f08@lane", "B:bla-f07@1", "B:blu-f09@1")
    use(s, "whi-f08", "blu-f09")
    assert not gone(s, "blu-f09")


def test_unset_trap_and_disarm() -> None:
    """E47: the trap is discarded, not destroyed: no trigger."""
    s = battle("A:neu-f03@lane", "A:neu-t6@hand", "B:red-r1@1 down", "B:red-r2@1 down", "B:blu-f02@1")
    use(s, "neu-f03", "red-r1")
    assert gone(s, "red-r1") and not gone(s, "neu-f03") and 1 not in s.asks
    use(s, "neu-t6")
    assert gone(s, "red-r2") and not declares(s, "neu-f03", 0)


def test_drain_life() -> None:
    s = battle("A:bla-f03@lane", "A:bla-t2@hand", "B:blu-f04@1")
    use(s, "bla-t2")
    assert gone(s, "blu-f04") and numbers(s, "bla-f03") == (1, 3)


# ---- production --------------------------------------------------------------------------------------------------
def test_drawing() -> None:
    deck = [f"A:blu-f0{n}@deck" for n in range(1, 9)]
    s = production("A:blu-o1@hand", "A:red-f08@2", *deck)
    use(s, "blu-o1")
    assert len(hand_of(s, 0)) == 2 and find(s, "red-f08").turned and places.fight_of(s, 0) == 7
    assert left(s, find(s, "red-f08")) == {"command": 2}  # shown, not spent (E09)
    s = production("A:neu-o2@hand", "A:red-f01@hand", "A:red-f08@2", *deck)
    use(s, "neu-o2")
    assert len(hand_of(s, 0)) == 6
    s = production("A:blu-f05@2", *deck)
    use(s, "blu-f05")
    assert len(hand_of(s, 0)) == 1 and not declares(s, "blu-f05", 0)


def test_a_checked_unit_shows_nothing_to_an_operation() -> None:
    """E09."""
    s = production("A:red-o3@hand", "A:red-f08@3 checked", "A:red-f07@3")
    assert not declares(s, "red-o3", 0)
    s = production("A:red-o3@hand", "A:red-f08@2", "A:red-f07@3", "A:red-f03@2")
    use(s, "red-o3")
    assert numbers(s, "red-f07") == (6, 4) and numbers(s, "red-f03") == (2, 2)


def test_fire_plot_on_a_trap() -> None:
    """E10: the trap is destroyed and shown; its trigger belongs to battles."""
    s = production("A:red-o2@hand", "A:red-f08@2", "B:red-r1@1 down", "B:blu-f10@1")
    use(s, "red-o2", "red-r1")
    assert gone(s, "red-r1") and 1 not in s.asks and gone(s, "red-o2")


def test_plague() -> None:
    """E11: face-up units of one base get -1 defence; the Pixie (1/1) falls, a trap is not touched."""
    s = production("A:bla-o3@hand", "A:blu-f04@3", "B:blu-f04@2", "B:gre-f01@2", "B:neu-r1@2 down", "B:gre-f01@3")
    use(s, "bla-o3", places_base(s, 1, 2))
    there = sorted(u.card for u in places.units(s, 1))
    assert there == ["card/blu-f04", "card/gre-f01", "card/neu-r1"]
    assert numbers(s, "B:blu-f04") == (1, 1)


def places_base(s: places.MagnaState, seat: int, base: int) -> str:
    """The name of a base, for a choice."""
    piece = places.base_piece(s, seat, base)
    assert piece is not None
    return "AB"[seat] + ":" + piece.card.partition("/")[2]


def test_discards() -> None:
    """Plunder: the opponent chooses; with one card there is nothing to choose."""
    s = production("A:red-o1@hand", "A:red-f08@2", "B:blu-f01@hand", "B:blu-f02@hand")
    use(s, "red-o1")
    assert isinstance(s.asks[1], AskDiscard)
    choose(s, 1, legal(s, 1)[1])
    assert hand_of(s, 1) == ["blu-f01"]
    s = production("A:red-o1@hand", "A:red-f08@2", "B:blu-f01@hand")
    use(s, "red-o1")
    assert hand_of(s, 1) == []


def test_searching_the_deck() -> None:
    """Guidance of the Stars: a tactics card; the deck is seen by its owner alone, then shuffled and unknown."""
    s = production("A:blu-o3@hand", "A:blu-f03@2", "A:blu-t1@deck", "A:blu-t2@deck", "A:blu-f01@deck")
    use(s, "blu-o3")
    assert isinstance(s.asks[0], AskSearch) and len(legal(s, 0)) == 2
    assert "card/blu-f01" in {p.card for p in look(s, 0).inside(places.deck(0))}
    assert {p.card for p in look(s, 1).inside(places.deck(0))} == {"card"}
    choose(s, 0, legal(s, 0)[0])
    assert hand_of(s, 0) == ["blu-t1"]
    assert {p.card for p in look(s, 0).inside(places.deck(0))} == {"card"}


def test_out_of_the_discard_pile() -> None:
    """Miracle, Grave Robbing (a base, 1 Magna, once per turn)."""
    s = production("A:whi-o3@hand", "A:whi-f01@2", "A:red-f09@discard", "A:red-t1@discard")
    use(s, "whi-o3")
    assert hand_of(s, 0) == ["red-f09"]
    s = production("A:red-f09@discard", "A:red-f01@discard", magna=2, bases=("bla-b2", "red-b3", "blu-b3"))
    use(s, "bla-b2")
    assert hand_of(s, 0) == ["red-f01"] and places.magna_of(s, 0) == 1 and not declares(s, "bla-b2", 0)


def test_raising_the_dead() -> None:
    """Raise Dead: a rank S Undead of the discard pile into a slot of an own standing base, Checked."""
    s = production("A:bla-f05@2", "A:bla-f01@discard", "A:bla-f07@discard", "A:bla-f06@discard")
    use(s, "bla-f05", "base 1")
    risen = find(s, "bla-f01")
    assert risen.zone.name == "field" and risen.at == (1, 0) and risen.turned and places.fight_of(s, 0) == 8
    s = production("A:bla-f05@2", "A:bla-f07@discard")
    assert not declares(s, "bla-f05", 0)  # no Undead lies there


def test_smuggling() -> None:
    """Draw 1, then one card of the hand becomes a war fund, if there is room (MS-4.21)."""
    s = production("A:pur-o1@hand", "A:pur-f01@2", "A:blu-f01@deck", "A:red-f01@hand")
    use(s, "pur-o1")
    assert isinstance(s.asks[0], AskFund)
    choose(s, 0, legal(s, 0)[0])
    assert len(s.inside(places.funds(0))) == 1 and len(hand_of(s, 0)) == 1
    s = production("A:pur-o1@hand", "A:pur-f01@2", "A:blu-f01@deck", "A:red-f01@funds", "A:red-f01@funds")
    use(s, "pur-o1")
    assert len(s.inside(places.funds(0))) == 2 and hand_of(s, 0) == ["blu-f01"]


def test_spying() -> None:
    """Look at the traps of one base, which stay known, and at the hand, of which stays known what it holds."""
    s = production("A:pur-o3@hand", "A:pur-f01@2", "B:red-r1@1 down", "B:red-r2@2 down", "B:blu-f01@hand")
    use(s, "pur-o3", places_base(s, 1, 1))
    assert isinstance(s.asks[0], Look)
    seen = look(s, 0)
    assert [p.card for p in seen.inside(places.hand(1))] == ["card/blu-f01"]
    choose(s, 0, legal(s, 0)[0])
    seen = look(s, 0)
    assert [p.card for p in seen.inside(places.hand(1))] == ["card"]
    assert [clue.card for clue in seen.clues] == ["card/blu-f01"]
    assert sorted(p.card for p in seen.inside(places.field(1))) == ["card", "card/red-r1"]


def test_relocating() -> None:
    """Beast Trail: up to three units to other bases, then one face-up unit becomes Normal."""
    s = production("A:gre-o3@hand", "A:gre-f07@1 checked", "A:gre-f02@1", "A:neu-r1@2 down")
    use(s, "gre-o3", ("gre-f07", 3), ("neu-r1", 1), ("gre-f02", 3), "gre-f07")
    assert find(s, "gre-f07").at[0] == 3 and find(s, "neu-r1").at[0] == 1 and find(s, "gre-f02").at[0] == 3
    assert not find(s, "gre-f07").turned and find(s, "gre-f07").at != find(s, "gre-f02").at


def test_relocating_into_a_full_base_is_an_exchange() -> None:
    s = production("A:red-f05@2", "A:red-f01@1", "A:red-f02@1", "A:red-f07@3")
    choose(s, 0, declares(s, "red-f05", 0)[0])
    assert isinstance(s.asks[0], Specify)
    giant, scout = find(s, "red-f07").id, find(s, "red-f01").id
    choose(s, 0, next(o for o in legal(s, 0) if o.about() == (giant, scout)))
    choose(s, 0, next(o for o in legal(s, 0) if not o.about()))
    assert find(s, "red-f07").at == (1, 0) and find(s, "red-f01").at[0] == 3 and find(s, "red-f05").turned


def test_tailwind_of_a_base() -> None:
    s = production("A:gre-f07@1", bases=("gre-b2", "red-b3", "blu-b3"))
    use(s, "gre-b2", ("gre-f07", 3))
    assert find(s, "gre-f07").at[0] == 3 and not declares(s, "gre-b2", 0)


def test_soul_trade() -> None:
    """A base: discard a card, gain 2 Fight."""
    s = production("A:red-f01@hand", "A:red-f02@hand", fight=0, bases=("bla-b1", "red-b3", "blu-b3"))
    use(s, "bla-b1", "red-f01")
    assert places.fight_of(s, 0) == 2 and gone(s, "red-f01") and hand_of(s, 0) == ["red-f02"]
    assert not declares(production(fight=0, bases=("bla-b1", "red-b3", "blu-b3")), "bla-b1", 0)


def test_rite_of_sacrifice() -> None:
    """A40: the unit that is checked may be the one that is discarded."""
    s = production("A:bla-o1@hand", "A:bla-f03@2")
    use(s, "bla-o1")
    assert gone(s, "bla-f03") and places.magna_of(s, 0) == 1


def test_readying_in_production() -> None:
    """Blessing: +2 defence for the unit that was made Normal; White Order: all of one base; Proclaim: base 3."""
    s = production("A:whi-o1@hand", "A:whi-f01@2", "A:whi-f06@1 checked")
    use(s, "whi-o1", "whi-f06")
    assert not find(s, "whi-f06").turned and numbers(s, "whi-f06") == (4, 6)
    s = production("A:whi-f10@1", "A:whi-f06@2 checked", "A:whi-f07@2 checked", magna=1)
    use(s, "whi-f10", places_base(s, 0, 2))
    assert not find(s, "whi-f06").turned and not find(s, "whi-f07").turned


def test_tidebind() -> None:
    s = production("A:pur-f08@2", "B:blu-f06@1", "B:blu-f02@1")
    use(s, "pur-f08", "blu-f06")
    assert find(s, "blu-f06").turned and places.fight_of(s, 0) == 8


def test_gaining_fight() -> None:
    s = production("A:gre-o1@hand", "A:whi-f01@2", fight=1)
    use(s, "gre-o1")
    assert places.fight_of(s, 0) == 4


def test_bypass() -> None:
    """MS-5.5: not against a single standing base; Magna on top of Fight."""
    s = production("A:neu-o3@hand", "A:red-f08@2", magna=3)
    use(s, "neu-o3")
    assert s.bypass == (True, False) and places.magna_of(s, 0) == 0
    s = production("A:neu-o3@hand", "A:red-f08@2", magna=3)
    for number in (1, 2):
        base = places.base_piece(s, 1, number)
        assert base is not None
        s.change(base, turned=True)
    assert not declares(s, "neu-o3", 0)


def test_an_interrupt() -> None:
    """E12: the costs stay paid, the card is discarded, nothing is drawn; the knight's Command is spent."""
    s = production("A:blu-o1@hand", "A:red-f08@2", "A:blu-f01@deck", "A:blu-f02@deck", "B:neu-t4@hand", "B:blu-f06@1")
    start(s, "blu-o1")
    use(s, "neu-t4", seat=1)
    assert hand_of(s, 0) == [] and places.fight_of(s, 0) == 7 and gone(s, "blu-o1") and gone(s, "neu-t4")
    assert left(s, find(s, "blu-f06")) == {"blade": 1, "command": 0}
    assert any(isinstance(e, Interrupted) for e in s.events)


# ---- keywords ----------------------------------------------------------------------------------------------------
def test_guard_must_be_struck_first() -> None:
    """E26, MS-6.22: charges and abilities ignore it, and face-down it is none."""
    s = battle("A:red-f07@lane", "A:red-f06@lane", "B:blu-f02@1", "B:blu-f04@1")
    targets = {o.about() for o in legal(s, 0) if type(o).__name__ == "Skirmish"}
    assert targets == {(find(s, "blu-f02").id,)}
    use(s, "red-f06", "blu-f04")
    assert gone(s, "blu-f04")
    s = battle("A:red-f07@lane", "B:blu-f02@1 down", "B:blu-f04@1")
    assert len([o for o in legal(s, 0) if type(o).__name__ == "Skirmish"]) == 2


def test_keywords_of_units() -> None:
    s = table("A:red-f09@3", "A:red-f05@3", "A:blu-f02@3 down")
    assert has(s, find(s, "red-f09"), "swift") and has(s, find(s, "red-f05"), "defender")
    assert not has(s, find(s, "blu-f02"), "guard")
