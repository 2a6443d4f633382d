"""The twelve green spells (arena.md, section 17.4), each played through the engine."""

from __future__ import annotations

from game.rules.arena.choosing_attacks import ChooseAttack, FreeAttack, NoAttack
from game.rules.arena.effects.attack_ops import ChooseTrampled
from game.rules.arena.effects.harm_ops import EndHealing, HarmOne, HealOne
from game.rules.arena.events import AttackRolled
from game.rules.arena.lasting import expire
from game.rules.arena.movement import GrantedMove, Stay, reach
from game.rules.arena.places import enchantments
from game.rules.arena.stats import has_ability, stat
from game.rules.arena.walking import Walk
from tests.rules.arena.byhand import BLANK, SHIELD, SWORD, offered, place, take, told
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    cast,
    fight,
    graves,
    lay,
    real,
    reveal,
    reveals,
    window,
    wounds,
)

NISSA = real("N", 0, (0, 0), "nissa")
ELF = real("E", 0, (1, 0), "elf_rangers")
ROOT = real("P", 0, (2, 0), "pummelroot_elementals")
GIDEON = real("G", 1, (9, 0), "gideon")
NISSA_AFAR = real("N", 0, (10, 0), "nissa")
GIDEON_AFAR = real("G", 1, (13, 0), "gideon")


def test_towering_growth_gives_one_active_figure_three_power_this_turn() -> None:
    s, who = window("A", ROOT, NISSA, ELF, GIDEON, hand=["g01"])
    cast(s, "g01")
    assert aims(s) == [who["P"]]
    aim(s, who["P"])
    assert stat(s, s.pieces[who["P"]], "power") == 7
    expire(s, "turn ends", 0)
    assert stat(s, s.pieces[who["P"]], "power") == 4


def test_forest_stride_makes_climbing_free_and_water_no_stop() -> None:
    s, who = window(
        "A",
        real("P", 0, (0, 0), "pummelroot_elementals"),
        NISSA_AFAR,
        GIDEON_AFAR,
        rows=[".~.222222....."],
        hand=["g02"],
    )
    cast(s, "g02")
    elemental = s.pieces[who["P"]]
    assert stat(s, elemental, "move") == 7
    assert has_ability(s, elemental, "terrain_ease")
    assert reach(s, elemental)[(7, 0)].cost == 7


def test_hawks_eye_lengthens_the_range_of_a_shooting_card() -> None:
    s, who = window("A", NISSA, ELF, ROOT, GIDEON, hand=["g03"])
    cast(s, "g03")
    assert aims(s) == [who.card("nissa"), who.card("elf_rangers")]
    aim(s, who.card("elf_rangers"))
    assert stat(s, s.pieces[who["E"]], "range") == 5 + 2 + 2  # and Keen Sight


def test_bark_skin_hardens_and_slows() -> None:
    s, who = window("A", NISSA, ELF, GIDEON, hand=["g04"])
    cast(s, "g04", who.card("elf_rangers"))
    assert [stat(s, s.pieces[who["E"]], n) for n in ("toughness", "move")] == [5, 4]


def test_savage_might_gives_power_and_trample() -> None:
    s, who = attacking(
        real("E", 0, (1, 0), "elf_rangers"),
        real("Z", 1, (2, 0), "restless_zombies"),
        real("Y", 1, (3, 0), "restless_zombies"),
        dice=[SWORD, SWORD, SWORD, SWORD, BLANK],
    )
    lay(s, 0, "g05", who.card("elf_rangers"))
    fight(s, who["E"], who["Z"])
    assert len(told(s, AttackRolled)[0].attack) == 4
    assert isinstance(s.asks[0], ChooseTrampled) and s.asks[0].amount == 3
    take(s, HarmOne, figure=who["Y"])
    assert not alive(s, who["Y"])


def test_entangling_vines_set_move_to_nothing_in_the_next_turn_of_their_player() -> None:
    s, who = window("A", NISSA, real("R", 1, (6, 0), "rhox_veterans"), GIDEON, hand=["g06"])
    cast(s, "g06", who.card("rhox_veterans"))
    rhox = s.pieces[who["R"]]
    assert stat(s, rhox, "move") == 5
    expire(s, "turn begins", 1)
    assert stat(s, rhox, "move") == 0
    expire(s, "turn ends", 1)
    assert stat(s, rhox, "move") == 5


def test_set_values_come_first_then_additions() -> None:
    """Section 10: set-value effects first, then additions."""
    s, who = window("A", NISSA, real("R", 1, (6, 0), "rhox_veterans"), GIDEON, hand=["g06"])
    cast(s, "g06", who.card("rhox_veterans"))
    expire(s, "turn begins", 1)
    lay(s, 1, "r03", who.card("rhox_veterans"))
    assert stat(s, s.pieces[who["R"]], "move") == 1


def test_breath_of_renewal_spreads_three_points_of_healing() -> None:
    s, who = window(
        "A",
        real("N", 0, (0, 0), "nissa", wounds=1),
        real("E", 0, (4, 0), "elf_rangers", wounds=1),
        real("F", 0, (5, 0), "elf_rangers", wounds=1),
        real("P", 0, (2, 0), "pummelroot_elementals", wounds=3),
        GIDEON,
        hand=["g07"],
    )
    cast(s, "g07")
    assert {o.figure for o in offered(s, HealOne)} == {who["N"], who["E"], who["P"]}  # F is five away
    take(s, HealOne, figure=who["N"])
    take(s, HealOne, figure=who["P"])
    take(s, HealOne, figure=who["P"])
    assert (wounds(s, who["N"]), wounds(s, who["P"]), wounds(s, who["E"])) == (0, 1, 1)
    assert not offered(s, HealOne)


def test_breath_of_renewal_may_stop_early() -> None:
    s, who = window("A", real("N", 0, (0, 0), "nissa", wounds=2), GIDEON, hand=["g07"])
    cast(s, "g07")
    take(s, HealOne, figure=who["N"])
    take(s, EndHealing)
    assert wounds(s, who["N"]) == 1


def test_lash_back_attacks_the_attacker_at_once() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"),
        real("P", 1, (1, 0), "pummelroot_elementals"),
        dice=[BLANK] * 6 + [SWORD, SWORD, BLANK, BLANK, BLANK, BLANK],
    )
    lay(s, 1, "g08", who.card("pummelroot_elementals"), hidden=True)
    fight(s, who["R"], who["P"])
    reveal(s, "g08")
    take(s, FreeAttack, 1)
    assert wounds(s, who["R"]) == 2
    assert graves(s, 1) == ["g08"] and isinstance(s.asks[0], ChooseAttack)


def test_lash_back_needs_range_and_sight() -> None:
    s, who = attacking(
        real("K", 0, (0, 0), "kor_hookmasters"), real("P", 1, (3, 0), "pummelroot_elementals"), dice=[BLANK] * 6
    )
    lay(s, 1, "g08", who.card("pummelroot_elementals"), hidden=True)
    fight(s, who["K"], who["P"])
    assert reveals(s) == []


def test_thorn_guard_adds_toughness_and_pricks_an_attacker_that_does_no_damage() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"),
        real("P", 1, (1, 0), "pummelroot_elementals"),
        dice=[SWORD, BLANK, BLANK, SHIELD] + [BLANK] * 4,
    )
    lay(s, 1, "g09", who.card("pummelroot_elementals"), hidden=True)
    fight(s, who["R"], who["P"])
    reveal(s, "g09")
    assert len(told(s, AttackRolled)[0].defence) == 5
    assert wounds(s, who["R"]) == 1 and s.lasting == ()


def test_thorn_guard_does_not_prick_an_attacker_that_gets_through() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"), real("P", 1, (1, 0), "pummelroot_elementals"), dice=[SWORD] + [BLANK] * 7
    )
    lay(s, 1, "g09", who.card("pummelroot_elementals"), hidden=True)
    fight(s, who["R"], who["P"])
    reveal(s, "g09")
    assert (wounds(s, who["R"]), wounds(s, who["P"])) == (0, 1) and s.lasting == ()


def test_thorn_guard_reacts_to_adjacent_attackers_only() -> None:
    s, who = attacking(
        real("K", 0, (0, 0), "kor_hookmasters"), real("P", 1, (2, 0), "pummelroot_elementals"), dice=[BLANK] * 6
    )
    lay(s, 1, "g09", who.card("pummelroot_elementals"), hidden=True)
    fight(s, who["K"], who["P"])
    assert 1 not in s.asks and len(told(s, AttackRolled)[0].defence) == 3


def test_uproot_destroys_any_enchantment() -> None:
    s, who = window("B", NISSA, GIDEON, hand=["g10"])
    ward = lay(s, 1, "u02", who.card("gideon"), hidden=True)
    cast(s, "g10", ward.id)
    assert enchantments(s, who.card("gideon")) == [] and graves(s, 1) == ["u02"]


def test_call_of_the_wild_moves_and_attacks_with_a_creature_that_is_not_active() -> None:
    s, who = window(
        "A",
        NISSA,
        real("P", 0, (2, 0), "pummelroot_elementals"),
        real("R", 1, (7, 0), "rhox_veterans"),
        GIDEON,
        hand=["g11"],
        dice=[SWORD, SWORD, SWORD, BLANK, BLANK],
    )
    cast(s, "g11", who["P"])
    assert isinstance(s.asks[0], GrantedMove) and s.asks[0].points == 4
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (6, 0)))
    take(s, FreeAttack, target=who["R"])
    assert len(told(s, AttackRolled)[0].attack) == 3  # power 4 - 1
    assert place(s.pieces[who["P"]]) == (6, 0) and not alive(s, who["R"])
    assert s.moved == () and s.attacked == ()  # its own move and attack are not used up


def test_call_of_the_wild_may_stay_and_may_not_attack() -> None:
    s, who = window(
        "A",
        NISSA,
        real("P", 0, (6, 0), "pummelroot_elementals"),
        real("R", 1, (7, 0), "rhox_veterans"),
        GIDEON,
        hand=["g11"],
    )
    cast(s, "g11")
    assert aims(s) == [who["P"]]
    aim(s, who["P"])
    take(s, Stay)
    take(s, NoAttack)
    assert place(s.pieces[who["P"]]) == (6, 0) and wounds(s, who["R"]) == 0


def test_trampling_herd_gives_the_active_card_power_and_trample_this_turn() -> None:
    s, who = window("A", ELF, NISSA, GIDEON, hand=["g12"])
    cast(s, "g12")
    assert stat(s, s.pieces[who["E"]], "power") == 4 and has_ability(s, s.pieces[who["E"]], "trample")
    assert not has_ability(s, s.pieces[who["N"]], "trample")
    expire(s, "turn ends", 0)
    assert not has_ability(s, s.pieces[who["E"]], "trample")
