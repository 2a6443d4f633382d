"""The twelve red spells (arena.md, section 17.4), each played through the engine."""

from __future__ import annotations

from game.rules.arena.attack_targets import attacks_left
from game.rules.arena.choosing_attacks import Attack
from game.rules.arena.choosing_targets import Decline
from game.rules.arena.effects.card_ops import DiscardOne, StopAndDraw
from game.rules.arena.effects.harm_ops import HarmOne
from game.rules.arena.events import AttackCancelled, AttackRolled
from game.rules.arena.lasting import expire
from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import enchantments, spaces
from game.rules.arena.stats import stat
from game.rules.arena.strikes import strikers
from game.rules.arena.walking import Walk
from game.table.state import run
from tests.rules.arena.byhand import BLANK, SWORD, offered, spot, take, told
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    cast,
    fight,
    graves,
    happens,
    held,
    lay,
    position,
    real,
    reveal,
    rolls,
    window,
    wounds,
)

CHANDRA = real("C", 0, (0, 0), "chandra")
PHOENIX = real("P", 0, (1, 0), "flamewing_phoenixes")
GIDEON = real("G", 1, (9, 0), "gideon")


def test_searing_bolt_rolls_four_dice_at_a_figure() -> None:
    s, who = window("A", CHANDRA, real("G", 1, (5, 0), "gideon"), hand=["r01"], dice=[SWORD, BLANK, SWORD, SWORD])
    cast(s, "r01", who["G"])
    assert rolls(s) == [(SWORD, BLANK, SWORD, SWORD)] and wounds(s, who["G"]) == 3


def test_wave_of_flame_burns_everybody_on_or_next_to_a_space() -> None:
    s, who = window(
        "A",
        CHANDRA,
        real("P", 0, (3, 0), "flamewing_phoenixes"),
        real("R", 1, (4, 0), "rhox_veterans"),
        real("Q", 1, (6, 0), "rhox_veterans"),
        GIDEON,
        hand=["r02"],
        dice=[SWORD, BLANK, SWORD, SWORD],
    )
    cast(s, "r02", spot(4, 0))
    assert len(rolls(s)) == 2  # P and R; Q and Chandra are farther away
    assert (wounds(s, who["P"]), wounds(s, who["R"]), wounds(s, who["Q"])) == (1, 2, 0)


def test_wave_of_flame_needs_sight_to_the_space() -> None:
    s, _ = window("A", CHANDRA, GIDEON, hand=["r02"], rows=["...#......"])
    cast(s, "r02")
    assert spot(2, 0) in aims(s) and spot(3, 0) in aims(s)
    assert spot(5, 0) not in aims(s) and spot(6, 0) not in aims(s)


def test_fury_of_the_pack_gives_power_and_move() -> None:
    s, who = window("A", CHANDRA, PHOENIX, GIDEON, hand=["r03"])
    cast(s, "r03", who.card("flamewing_phoenixes"))
    assert [stat(s, s.pieces[who["P"]], n) for n in ("power", "move")] == [4, 7]


def test_reckless_charge_lets_the_active_figures_run_unstruck_this_turn() -> None:
    s, who = window("A", PHOENIX, CHANDRA, real("R", 1, (2, 0), "rhox_veterans"), GIDEON, hand=["r04"])
    cast(s, "r04")
    phoenix = s.pieces[who["P"]]
    assert stat(s, phoenix, "move") == 9
    assert strikers(s, phoenix, spaces(s.pieces[who["G"]])) == ()
    expire(s, "turn ends", 0)
    assert stat(s, phoenix, "move") == 6
    assert strikers(s, phoenix, spaces(s.pieces[who["G"]])) == (who["R"],)


def test_mantle_of_embers_burns_an_adjacent_attacker_on_a_sword() -> None:
    for face, damage in ((SWORD, 1), (BLANK, 0)):
        s, who = attacking(
            real("R", 0, (0, 0), "rhox_veterans"),
            real("P", 1, (1, 0), "flamewing_phoenixes"),
            dice=[BLANK] * 6 + [face],
        )
        lay(s, 1, "r05", who.card("flamewing_phoenixes"))
        fight(s, who["R"], who["P"])
        assert rolls(s) == [(face,)] and wounds(s, who["R"]) == damage


def test_mantle_of_embers_ignores_shots_from_afar() -> None:
    s, who = attacking(
        real("K", 0, (0, 0), "kor_hookmasters"), real("P", 1, (2, 0), "flamewing_phoenixes"), dice=[BLANK] * 6
    )
    lay(s, 1, "r05", who.card("flamewing_phoenixes"))
    fight(s, who["K"], who["P"])
    assert rolls(s) == []


def test_cinder_trap_wounds_an_enemy_that_ends_its_move_beside_it() -> None:
    s, who = position(real("G", 0, (3, 0), "gideon"), real("P", 1, (0, 0), "flamewing_phoenixes"), rows=[".1.."])
    lay(s, 1, "r06", who.card("flamewing_phoenixes"), hidden=True)
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=who["G"])
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (1, 0)))
    reveal(s, "r06")  # the level does not matter (A36)
    assert wounds(s, who["G"]) == 1 and graves(s, 1) == ["r06"]


def test_cinder_trap_waits_for_enemies() -> None:
    s, who = position(
        real("Q", 0, (1, 0), "rhox_veterans"),
        real("P", 1, (0, 0), "flamewing_phoenixes"),
        real("C", 1, (0, 1), "chandra"),
    )
    lay(s, 1, "r06", who.card("flamewing_phoenixes"), hidden=True)
    happens(s, "ends_move", seat=1, figure=who["C"], card=who.card("chandra"))
    assert not s.asks


def test_backdraft_wounds_the_attacker_before_dice() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"), real("P", 1, (1, 0), "flamewing_phoenixes"), dice=[BLANK] * 6
    )
    lay(s, 1, "r07", who.card("flamewing_phoenixes"), hidden=True)
    fight(s, who["R"], who["P"])
    reveal(s, "r07")
    assert wounds(s, who["R"]) == 1 and len(told(s, AttackRolled)) == 1


def test_backdraft_stops_the_attack_if_it_destroys_the_attacker() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans", wounds=2),
        real("P", 1, (1, 0), "flamewing_phoenixes"),
        real("G", 0, (5, 5), "gideon"),
    )
    lay(s, 1, "r07", who.card("flamewing_phoenixes"), hidden=True)
    fight(s, who["R"], who["P"])
    reveal(s, "r07")
    assert not alive(s, who["R"]) and told(s, AttackCancelled) and not told(s, AttackRolled)


def test_second_strike_grants_one_more_attack_to_one_active_figure() -> None:
    s, who = window(
        "A",
        real("P", 0, (1, 0), "flamewing_phoenixes"),
        real("Q", 0, (2, 1), "flamewing_phoenixes"),
        CHANDRA,
        real("R", 1, (2, 0), "rhox_veterans"),
        GIDEON,
        hand=["r08"],
        dice=[BLANK] * 15,
    )
    cast(s, "r08")
    assert aims(s) == [who["P"], who["Q"]]
    aim(s, who["P"])
    assert attacks_left(s, s.pieces[who["P"]]) == 2 and attacks_left(s, s.pieces[who["Q"]]) == 1
    expire(s, "turn ends", 0)
    assert attacks_left(s, s.pieces[who["P"]]) == 1


def test_molten_weapons_strengthen_the_active_army_card() -> None:
    s, who = window("A", PHOENIX, CHANDRA, GIDEON, hand=["r09"])
    cast(s, "r09")
    assert stat(s, s.pieces[who["P"]], "power") == 4 and stat(s, s.pieces[who["C"]], "power") == 3


def test_wild_impulse_trades_cards_for_one_more() -> None:
    s, _ = window("B", CHANDRA, GIDEON, hand=["r10", "r01", "r02"], library=["r03", "r04", "r05", "r06"])
    cast(s, "r10")
    take(s, DiscardOne)
    take(s, StopAndDraw)
    assert held(s) == ["r02", "r03", "r04"] and graves(s) == ["r10", "r01"]


def test_wild_impulse_with_an_empty_hand_draws_one() -> None:
    s, _ = window("B", CHANDRA, GIDEON, hand=["r10"], library=["r03", "r04"])
    cast(s, "r10")
    take(s, StopAndDraw)
    assert held(s) == ["r03"]


def test_burn_away_destroys_an_enchantment_and_may_wound_its_bearer() -> None:
    s, who = window("B", CHANDRA, GIDEON, real("R", 1, (5, 0), "rhox_veterans"), hand=["r11"])
    line = lay(s, 1, "w03", who.card("rhox_veterans"))
    cast(s, "r11", line.id)
    take(s, HarmOne, figure=who["R"])
    assert enchantments(s, who.card("rhox_veterans")) == [] and graves(s, 1) == ["w03"]
    assert wounds(s, who["R"]) == 1


def test_burn_away_destroys_hidden_enchantments_too_and_the_damage_is_optional() -> None:
    s, who = window("B", CHANDRA, GIDEON, real("R", 1, (5, 0), "rhox_veterans"), hand=["r11"])
    oath = lay(s, 1, "w10", who.card("rhox_veterans"), hidden=True)
    cast(s, "r11", oath.id)
    take(s, Decline)
    assert graves(s, 1) == ["w10"] and wounds(s, who["R"]) == 0


def test_last_blaze_burns_the_enemies_around_a_sacrificed_creature() -> None:
    s, who = window(
        "A",
        CHANDRA,
        real("P", 0, (4, 4), "flamewing_phoenixes"),
        real("Q", 0, (5, 4), "flamewing_phoenixes"),
        real("R", 1, (3, 4), "rhox_veterans"),
        real("S", 1, (6, 4), "rhox_veterans"),
        GIDEON,
        hand=["r12"],
        dice=[SWORD, SWORD, BLANK],
    )
    cast(s, "r12", who["P"])
    assert not alive(s, who["P"])
    assert len(rolls(s)) == 1  # R only: Q is a friend, S two spaces away
    assert (wounds(s, who["R"]), wounds(s, who["Q"]), wounds(s, who["S"])) == (2, 0, 0)


def test_an_attack_is_still_offered_after_a_backdraft_that_was_survived() -> None:
    s, who = attacking(
        real("P", 0, (0, 0), "flamewing_phoenixes"),
        real("Q", 0, (2, 0), "flamewing_phoenixes"),
        real("R", 1, (1, 0), "rhox_veterans"),
        dice=[BLANK] * 5,
    )
    lay(s, 1, "r07", who.card("rhox_veterans"), hidden=True)
    fight(s, who["P"], who["R"])
    reveal(s, "r07")
    assert [o.attacker for o in offered(s, Attack)] == [who["Q"]]
