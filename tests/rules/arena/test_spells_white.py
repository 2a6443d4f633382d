"""The twelve white spells (arena.md, section 17.4), each played through the engine."""

from __future__ import annotations

from game.rules.arena.events import AttackRolled, Wounded
from game.rules.arena.lasting import expire
from game.rules.arena.places import enchantments, spaces
from game.rules.arena.stats import has_ability, may_not, stat
from game.rules.arena.strikes import strikers
from game.rules.arena.summoning import Summon
from tests.rules.arena.byhand import BLANK, SHIELD, SWORD, offered, spot, take, told
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    cast,
    castable,
    fight,
    go_on,
    graves,
    keep,
    lay,
    real,
    reveal,
    reveals,
    rolls,
    why_not_cast,
    window,
    wounds,
)

GIDEON = real("G", 0, (0, 0), "gideon")
RHOX = real("R", 0, (1, 0), "rhox_veterans")
KOR = real("K", 0, (2, 0), "kor_hookmasters")
JACE = real("J", 1, (8, 0), "jace")
PHANTOM = real("P", 1, (6, 0), "leyline_phantoms")


def test_honor_of_the_pure_strengthens_all_white_creatures_but_no_planeswalker() -> None:
    s, who = window("A", GIDEON, RHOX, KOR, JACE, hand=["w01"])
    cast(s, "w01", who.card("rhox_veterans"))
    assert stat(s, s.pieces[who["R"]], "power") == 4
    assert stat(s, s.pieces[who["K"]], "power") == 4
    assert stat(s, s.pieces[who["G"]], "power") == 3


def test_honor_of_the_pure_is_put_on_an_own_white_squad_only() -> None:
    s, who = window("A", GIDEON, RHOX, JACE, PHANTOM, hand=["w01"])
    cast(s, "w01")
    assert aims(s) == [who.card("rhox_veterans")]


def test_shield_of_dawn_adds_three_to_toughness_for_one_attack() -> None:
    s, who = attacking(
        real("Z", 0, (0, 0), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans"),
        dice=[SWORD, SWORD, SWORD, SHIELD, SHIELD, SHIELD, SHIELD, SHIELD],
    )
    lay(s, 1, "w02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["Z"], who["R"])
    reveal(s, "w02")
    rolled = told(s, AttackRolled)[0]
    assert len(rolled.defence) == 5 and rolled.damage == 0
    assert graves(s, 1) == ["w02"]
    assert stat(s, s.pieces[who["R"]], "toughness") == 2


def test_steadfast_line_gives_toughness_to_its_army_card() -> None:
    s, who = window("B", GIDEON, RHOX, KOR, JACE, hand=["w03"])
    cast(s, "w03", who.card("rhox_veterans"))
    assert stat(s, s.pieces[who["R"]], "toughness") == 3
    assert stat(s, s.pieces[who["K"]], "toughness") == 2


def test_sunlit_mending_removes_two_damage_and_reaches_the_planeswalker_itself() -> None:
    s, who = window(
        "A",
        real("G", 0, (0, 0), "gideon", wounds=3),
        real("R", 0, (6, 0), "rhox_veterans"),
        real("K", 0, (7, 0), "kor_hookmasters"),
        JACE,
        hand=["w04"],
    )
    cast(s, "w04")
    assert aims(s) == [who["G"], who["R"]]  # K is seven away
    aim(s, who["G"])
    assert wounds(s, who["G"]) == 1


def test_rallying_march_speeds_and_strengthens_the_active_army_card_this_turn() -> None:
    s, who = window("A", RHOX, GIDEON, KOR, JACE, hand=["w05"])
    cast(s, "w05")
    assert [stat(s, s.pieces[who["R"]], n) for n in ("move", "power")] == [7, 4]
    assert [stat(s, s.pieces[who["K"]], n) for n in ("move", "power")] == [5, 3]
    expire(s, "turn ends", 0)
    assert [stat(s, s.pieces[who["R"]], n) for n in ("move", "power")] == [5, 3]


def test_bonds_of_peace_takes_power_from_an_opponents_creatures_but_not_below_zero() -> None:
    s, who = window("A", GIDEON, JACE, PHANTOM, hand=["w06", "w06"])
    cast(s, "w06")
    assert aims(s) == [who.card("leyline_phantoms")]
    aim(s, who.card("leyline_phantoms"))
    lay(s, 0, "b04", who.card("leyline_phantoms"))
    lay(s, 0, "b04", who.card("leyline_phantoms"))
    assert stat(s, s.pieces[who["P"]], "power") == 0


def test_righteous_rebuke_rolls_three_dice_at_an_engaged_enemy() -> None:
    s, who = window(
        "B",
        GIDEON,
        real("P", 1, (1, 0), "leyline_phantoms"),
        real("J", 1, (4, 0), "jace"),
        hand=["w07"],
        dice=[SWORD, BLANK, SWORD],
    )
    cast(s, "w07")
    assert aims(s) == [who["P"]]
    aim(s, who["P"])
    assert rolls(s) == [(SWORD, BLANK, SWORD)]
    assert wounds(s, who["P"]) == 2


def test_righteous_rebuke_needs_an_engaged_enemy() -> None:
    s, _ = window("B", GIDEON, JACE, hand=["w07"])
    assert why_not_cast(s, "w07") == ("Righteous Rebuke has no legal target", "12 targets")


def test_aegis_of_the_champion_guards_the_planeswalker() -> None:
    s, who = window("A", GIDEON, RHOX, real("P", 1, (0, 1), "leyline_phantoms"), JACE, hand=["w08"])
    cast(s, "w08", who.card("gideon"))
    gideon = s.pieces[who["G"]]
    assert stat(s, gideon, "toughness") == 6
    assert has_ability(s, gideon, "no_strikes")
    assert strikers(s, gideon, spaces(s.pieces[who["J"]])) == ()


def test_call_to_arms_summons_one_more_whichever_card_is_active() -> None:
    s, who = window("A", RHOX, GIDEON, real("K", 0, (), "kor_hookmasters"), JACE, hand=["w09"])
    cast(s, "w09")
    take(s, Summon, figure=who["K"], at=tuple(spot(0, 1).at))
    assert len([p for p in s.pieces.values() if p.card == "figure/kor_hookmasters" and p.zone.name == "board"]) == 1
    assert not offered(s, Summon)


def test_call_to_arms_needs_a_figure_in_the_reserve_and_a_planeswalker() -> None:
    s, _ = window("A", RHOX, GIDEON, JACE, hand=["w09"])
    assert why_not_cast(s, "w09")[0] == "no figure of your reserve can be summoned"
    s, _ = window("A", RHOX, real("K", 0, (), "kor_hookmasters"), JACE, hand=["w09"])
    assert why_not_cast(s, "w09") == ("you have no planeswalker to measure from", "12 ranges")


def test_call_to_arms_is_cast_before_moving_only() -> None:
    s, _ = window("B", GIDEON, real("K", 0, (), "kor_hookmasters"), JACE, hand=["w09"])
    assert why_not_cast(s, "w09") == ("Call to Arms is cast before moving only", "12 windows")


def test_guardians_oath_lets_a_figure_survive_with_one_life() -> None:
    s, who = attacking(
        real("P", 0, (0, 0), "leyline_phantoms"),
        real("R", 1, (1, 0), "rhox_veterans", wounds=1),
        dice=[SWORD, SWORD, SWORD, BLANK, BLANK],
    )
    lay(s, 1, "w10", who.card("rhox_veterans"), hidden=True)
    fight(s, who["P"], who["R"])
    assert reveals(s) == ["w10"]
    reveal(s, "w10")
    assert alive(s, who["R"]) and wounds(s, who["R"]) == 2
    assert graves(s, 1) == ["w10"]


def test_guardians_oath_may_be_kept() -> None:
    s, who = attacking(
        real("P", 0, (0, 0), "leyline_phantoms"),
        real("R", 1, (1, 0), "rhox_veterans", wounds=1),
        dice=[SWORD, SWORD, SWORD, BLANK, BLANK],
    )
    oath = lay(s, 1, "w10", who.card("rhox_veterans"), hidden=True)
    fight(s, who["P"], who["R"])
    keep(s)
    assert not alive(s, who["R"])
    assert oath.id not in s.pieces and graves(s, 1) == ["w10"]  # the army card has fallen


def test_blinding_light_weakens_an_army_card_until_your_next_turn() -> None:
    s, who = window("A", GIDEON, JACE, real("P", 1, (6, 0), "leyline_phantoms"), hand=["w11"])
    cast(s, "w11", who.card("leyline_phantoms"))
    phantom = s.pieces[who["P"]]
    assert stat(s, phantom, "power") == 2 and may_not(s, phantom, "strike")
    expire(s, "turn ends", 0)
    assert stat(s, phantom, "power") == 2
    expire(s, "turn begins", 0)
    assert stat(s, phantom, "power") == 3 and not may_not(s, phantom, "strike")


def test_blinding_light_measures_six_spaces_with_sight() -> None:
    s, _ = window("A", GIDEON, real("J", 1, (7, 0), "jace"), hand=["w11"])
    assert castable(s) == []
    s, _ = window("A", GIDEON, real("J", 1, (6, 0), "jace"), hand=["w11"], rows=["...#........"])
    assert castable(s) == []


def test_passing_of_judgment_destroys_a_badly_hurt_neighbour_after_the_attacks() -> None:
    s, who = window(
        "B",
        GIDEON,
        real("P", 1, (1, 0), "leyline_phantoms", wounds=2),
        real("Q", 1, (0, 1), "illusionary_projections", wounds=1),
        real("J", 1, (1, 1), "jace", wounds=5),
        hand=["w12"],
    )
    cast(s, "w12")
    assert aims(s) == [who["P"]]  # Q has one marker, Jace is no creature (A17)
    aim(s, who["P"])
    assert not alive(s, who["P"])


def test_passing_of_judgment_waits_for_the_attacks() -> None:
    s, _ = window("A", GIDEON, real("P", 1, (1, 0), "leyline_phantoms", wounds=2), JACE, hand=["w12"])
    assert why_not_cast(s, "w12") == ("Passing of Judgment is cast after the attacks only", "12 windows")


def test_an_aura_lies_on_its_army_card_and_goes_with_it() -> None:
    s, who = window("A", GIDEON, RHOX, JACE, hand=["w03"])
    cast(s, "w03", who.card("rhox_veterans"))
    go_on(s)
    assert [p.card for p in enchantments(s, who.card("rhox_veterans"))] == ["spell/w03"]


def test_a_figure_is_wounded_by_the_attack_that_the_shield_did_not_stop() -> None:
    s, who = attacking(
        real("Z", 0, (0, 0), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans"),
        dice=[SWORD, SWORD, SWORD] + [BLANK] * 5,
    )
    lay(s, 1, "w02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["Z"], who["R"])
    reveal(s, "w02")
    assert [e.amount for e in told(s, Wounded)] == [3]
