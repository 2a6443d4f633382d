"""Abilities of the base set (arena.md, section 13), each played through the engine, and rulings A17, A18, A22-A28."""

from __future__ import annotations

from typing import Any

from game.rules.arena.abilities import Accept, UseAbility, usable
from game.rules.arena.choosing_attacks import Attack, ChooseAttack, EndAttacks
from game.rules.arena.choosing_targets import Decline
from game.rules.arena.effects.card_ops import DiscardOne
from game.rules.arena.effects.control_ops import AttackWithBorrowed, EndBorrowing, MoveBorrowed
from game.rules.arena.effects.harm_ops import HarmOne
from game.rules.arena.effects.library_ops import LeaveOnTop, PutOnBottom
from game.rules.arena.effects.move_ops import MoveNext
from game.rules.arena.effects.put_ops import PutAt
from game.rules.arena.events import AttackRolled, Destroyed, Stepped, Struck
from game.rules.arena.lasting import Lasting
from game.rules.arena.movement import ChooseMove, GrantedMove, Move, Stay
from game.rules.arena.places import BOARD, ArenaState, figures_of, graveyard, in_play, library
from game.rules.arena.spells import CastSpells
from game.rules.arena.stats import controller, stat
from game.rules.arena.summoning import ChooseRear, RearAt, Summon, Summoning
from game.rules.arena.trigger_order import First, Order
from game.rules.arena.turn import Activate, ActivatePhase, ChooseArmy
from game.rules.arena.walking import Walk
from game.table.state import State, legal, refused, run
from game.table.step import No
from tests.rules.arena.byhand import (
    BLANK,
    SHIELD,
    SWORD,
    Figure,
    Who,
    all_offered,
    offered,
    place,
    spot,
    take,
    told,
    why_not,
)
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    cast,
    fight,
    go_on,
    happens,
    held,
    position,
    real,
    rolls,
    window,
    wounds,
)

GIDEON = real("G", 1, (9, 0), "gideon")
JACE = real("J", 1, (9, 0), "jace")


def walk(s: State, seat: int, end: tuple[int, int]) -> None:
    """Go to a space with the move that is asked for."""
    take(s, Walk, seat, path=next(o.path for o in offered(s, Walk, seat) if o.path[-1] == tuple(spot(*end).at)))


# ---- planeswalkers -----------------------------------------------------------------------------------------------
def test_avatar_of_justice_counts_opponents_figures_of_every_kind_in_sight_within_two() -> None:
    """A26: planeswalkers count too."""
    s, who = position(
        real("G", 0, (3, 0), "gideon"),
        real("P", 1, (4, 0), "leyline_phantoms"),
        real("J", 1, (5, 0), "jace"),
        real("R", 0, (2, 0), "rhox_veterans"),
        real("Q", 1, (6, 0), "leyline_phantoms"),
    )
    assert stat(s, s.pieces[who["G"]], "power") == 3 + 2
    s, who = position(real("G", 0, (3, 0), "gideon"), real("J", 1, (5, 0), "jace"), rows=["....#......"])
    assert stat(s, s.pieces[who["G"]], "power") == 3


def test_avatar_of_justice_does_not_count_team_mates() -> None:
    s, who = position(
        real("G", 0, (3, 0), "gideon"),
        real("J", 2, (4, 0), "jace"),
        real("L", 1, (2, 0), "liliana"),
        real("C", 3, (9, 0), "chandra"),
        seats=4,
        teams=(0, 1, 0, 1),
    )
    assert stat(s, s.pieces[who["G"]], "power") == 4


def test_focused_thoughts_may_put_the_top_card_on_the_bottom_once_per_turn() -> None:
    s, who = window("A", real("J", 0, (0, 0), "jace"), GIDEON, library=["u01", "u02", "u03"])
    take(s, UseAbility, figure=who["J"], ability="focused_thoughts")
    assert s.inside(library(0))[0].seen_by == {0}
    take(s, PutOnBottom)
    assert [p.card for p in s.inside(library(0))] == ["spell/u02", "spell/u03", "spell/u01"]
    assert not offered(s, UseAbility)
    assert [no.rule for no in why_not(s, who["J"])] == ["A23"]


def test_focused_thoughts_may_leave_the_card() -> None:
    s, who = window("A", real("J", 0, (0, 0), "jace"), GIDEON, library=["u01", "u02"])
    take(s, UseAbility, figure=who["J"])
    take(s, LeaveOnTop)
    assert s.inside(library(0))[0].card == "spell/u01"


def test_mind_stealer_takes_an_opponents_planeswalker_for_a_move_and_an_attack_on_sixteen() -> None:
    """A27: opponents' planeswalkers only."""
    s, who = position(
        real("J", 0, (0, 0), "jace"),
        real("G", 1, (4, 0), "gideon"),
        real("K", 1, (6, 0), "kor_hookmasters"),
        dice=[16, SWORD, SWORD, SWORD, BLANK, BLANK, BLANK],
    )  # Avatar of Justice: 4 dice
    happens(s, "end_of_own_turn", seat=0, card=who.card("jace"))
    assert aims(s) == [who["G"]] and offered(s, Decline)
    aim(s, who["G"])
    assert controller(s, s.pieces[who["G"]]) == 0
    take(s, MoveBorrowed)
    walk(s, 0, (5, 0))
    take(s, AttackWithBorrowed, target=who["K"])
    assert not alive(s, who["K"])
    take(s, EndBorrowing)
    assert controller(s, s.pieces[who["G"]]) == 1


def test_mind_stealer_uses_the_activated_abilities_of_its_victim() -> None:
    s, who = position(
        real("J", 0, (0, 0), "jace"),
        real("L", 1, (4, 0), "liliana"),
        real("Z", 1, (5, 0), "restless_zombies"),
        real("R", 1, (6, 0), "blighted_reavers", wounds=1),
        dice=[20],
    )
    happens(s, "end_of_own_turn", seat=0, card=who.card("jace"))
    aim(s, who["L"])
    take(s, UseAbility, ability="snuff_out")
    aim(s, who["R"])
    assert not alive(s, who["R"])
    assert not offered(s, UseAbility) and offered(s, MoveBorrowed)


def test_mind_stealer_fails_below_sixteen() -> None:
    s, who = position(real("J", 0, (0, 0), "jace"), real("G", 1, (4, 0), "gideon"), dice=[15])
    happens(s, "end_of_own_turn", seat=0, card=who.card("jace"))
    aim(s, who["G"])
    assert rolls(s) == [(15,)] and not s.asks and controller(s, s.pieces[who["G"]]) == 1


def test_mind_stealer_reaches_four_spaces() -> None:
    s, who = position(real("J", 0, (0, 0), "jace"), real("G", 1, (5, 0), "gideon"))
    happens(s, "end_of_own_turn", seat=0, card=who.card("jace"))
    assert not s.asks


def test_zombie_toughness_helps_own_zombies_near_liliana() -> None:
    s, who = position(
        real("L", 0, (0, 0), "liliana"),
        real("Z", 0, (4, 0), "restless_zombies"),
        real("Y", 0, (5, 0), "restless_zombies"),
        real("R", 0, (3, 0), "blighted_reavers"),
        GIDEON,
    )
    assert [stat(s, s.pieces[who[x]], "toughness") for x in "ZYR"] == [2, 1, 4]


def test_snuff_out_destroys_a_damaged_squad_creature() -> None:
    s, who = window(
        "B",
        real("L", 0, (0, 0), "liliana"),
        real("R", 1, (6, 0), "rhox_veterans", wounds=1),
        real("S", 1, (5, 0), "rhox_veterans"),
        real("G", 1, (3, 0), "gideon", wounds=3),
    )
    take(s, UseAbility, figure=who["L"], ability="snuff_out")
    assert aims(s) == [who["R"]]  # S is unhurt, Gideon no creature
    assert not offered(s, Decline)  # what has been used is used
    aim(s, who["R"])
    assert not alive(s, who["R"]) and alive(s, who["S"])


def test_activated_abilities_belong_to_the_active_army_card() -> None:
    """A23."""
    s, _ = window(
        "A",
        real("Z", 0, (1, 0), "restless_zombies"),
        real("L", 0, (0, 0), "liliana"),
        real("R", 1, (6, 0), "rhox_veterans", wounds=1),
        GIDEON,
    )
    assert not offered(s, UseAbility)


def test_activated_abilities_are_offered_between_moves_and_attacks_and_in_both_windows() -> None:
    """A23."""
    figures = (real("L", 0, (0, 0), "liliana"), real("R", 1, (6, 0), "rhox_veterans", wounds=1), GIDEON)
    for which in ("A", "B"):
        assert offered(window(which, *figures)[0], UseAbility)
    for question, phase in ((ChooseMove(0), "move"), (ChooseAttack(0), "attack")):
        s, who = position(*figures, phase=phase)
        s.then(question)
        run(s)
        take(s, UseAbility, ability="snuff_out")
        aim(s, who["R"])
        assert s.asks[0] == question


def test_activated_abilities_are_offered_before_summoning() -> None:
    """A23: from the choice of the army card on."""
    s, who = summoning(
        real("L", 0, (0, 0), "liliana"),
        real("Z", 0, (), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans", wounds=1),
        GIDEON,
    )
    take(s, UseAbility, ability="snuff_out")
    aim(s, who["R"])
    assert offered(s, Summon, at=tuple(spot(1, 0).at))


def test_double_attack_allows_a_second_attack_and_no_third() -> None:
    s, who = attacking(
        real("C", 0, (0, 0), "chandra"), real("R", 1, (3, 0), "rhox_veterans"), GIDEON, dice=[BLANK] * 10
    )
    fight(s, who["C"], who["R"])
    fight(s, who["C"], who["R"])
    assert not offered(s, Attack) and offered(s, EndAttacks)
    assert s.attacked == (who["C"], who["C"])


def test_super_heated_burns_a_creature_for_a_red_card() -> None:
    s, who = window(
        "A",
        real("C", 0, (0, 0), "chandra"),
        real("R", 1, (6, 0), "rhox_veterans"),
        real("G", 1, (3, 0), "gideon"),
        hand=["w01", "r09"],
    )
    take(s, UseAbility, ability="super_heated")
    assert aims(s) == [who["R"]]
    aim(s, who["R"])
    assert [s.pieces[o.card].card for o in offered(s, DiscardOne)] == ["spell/r09"]
    take(s, DiscardOne)
    assert wounds(s, who["R"]) == 1 and held(s) == ["w01"]


def test_super_heated_needs_a_red_card() -> None:
    s, who = window("A", real("C", 0, (0, 0), "chandra"), real("R", 1, (6, 0), "rhox_veterans"), GIDEON, hand=["w01"])
    assert [no.why.en for no in why_not(s, who["C"])] == ["Super Heated: you have no red card to discard"]


def test_keen_sight_lengthens_green_shooters_near_nissa() -> None:
    s, who = position(
        real("N", 0, (0, 0), "nissa"),
        real("E", 0, (4, 0), "elf_rangers"),
        real("F", 0, (5, 0), "elf_rangers"),
        real("P", 0, (1, 0), "pummelroot_elementals"),
        GIDEON,
    )
    assert [stat(s, s.pieces[who[x]], "range") for x in "EFPN"] == [7, 5, 1, 7]


def test_sprint_moves_nissa_up_to_three_at_the_end_of_her_turn() -> None:
    s, who = position(real("N", 0, (0, 0), "nissa"), real("G", 1, (1, 0), "gideon"), dice=[SWORD])
    happens(s, "end_of_own_turn", seat=0, card=who.card("nissa"))
    assert isinstance(s.asks[0], GrantedMove) and s.asks[0].points == 3
    walk(s, 0, (0, 3))
    assert place(s.pieces[who["N"]]) == (0, 3) and len(told(s, Struck)) == 1 and wounds(s, who["N"]) == 1


def test_sprint_may_be_declined() -> None:
    s, who = position(real("N", 0, (0, 0), "nissa"), GIDEON)
    happens(s, "end_of_own_turn", seat=0, card=who.card("nissa"))
    take(s, Stay)
    assert place(s.pieces[who["N"]]) == (0, 0) and not s.asks


def test_what_cannot_move_does_not_sprint() -> None:
    """A39: granted moves are stopped too."""
    s, who = position(real("N", 0, (0, 0), "nissa"), GIDEON)
    s.lasting = (Lasting("may not move", card=who.card("nissa")),)
    happens(s, "end_of_own_turn", seat=0, card=who.card("nissa"))
    assert not offered(s, Walk) and [no.rule for no in refused(s, 0)] == ["A39"]


# ---- squads ------------------------------------------------------------------------------------------------------
def test_battle_formation_counts_other_own_rhoxes_next_to_it() -> None:
    s, who = position(
        real("A", 0, (0, 0), "rhox_veterans"),
        real("B", 0, (1, 0), "rhox_veterans"),
        real("C", 0, (2, 0), "rhox_veterans"),
        real("K", 0, (0, 1), "kor_hookmasters"),
        JACE,
    )
    assert [stat(s, s.pieces[who[x]], "toughness") for x in "ABC"] == [3, 4, 3]


def test_trample_may_hit_a_friend_but_not_the_attacker() -> None:
    """A28: any one figure next to the defender except the attacker."""
    s, who = attacking(
        real("R", 0, (1, 0), "rhox_veterans"),
        real("K", 0, (3, 0), "kor_hookmasters"),
        real("Z", 1, (2, 0), "restless_zombies"),
        real("Y", 1, (2, 1), "restless_zombies"),
        real("X", 1, (5, 0), "restless_zombies"),
        dice=[SWORD, SWORD, SWORD, BLANK],
    )
    fight(s, who["R"], who["Z"])
    assert {o.figure for o in offered(s, HarmOne)} == {who["K"], who["Y"]}
    take(s, HarmOne, figure=who["K"])
    assert wounds(s, who["K"]) == 2 and alive(s, who["Y"])


def test_trample_may_be_declined_and_needs_surplus() -> None:
    s, who = attacking(
        real("R", 0, (1, 0), "rhox_veterans"),
        real("Z", 1, (2, 0), "restless_zombies"),
        real("Y", 1, (3, 0), "restless_zombies"),
        dice=[SWORD, SWORD, SWORD, BLANK],
    )
    fight(s, who["R"], who["Z"])
    take(s, Decline)
    assert alive(s, who["Y"])
    s, who = attacking(
        real("R", 0, (1, 0), "rhox_veterans"),
        real("Z", 1, (2, 0), "restless_zombies"),
        real("Y", 1, (3, 0), "restless_zombies"),
        dice=[SWORD, BLANK, BLANK, BLANK],
    )
    fight(s, who["R"], who["Z"])
    assert isinstance(s.asks[0], ChooseAttack) and not alive(s, who["Z"])


def summon(s: State, who: Who, name: str, at: tuple[int, int]) -> None:
    take(s, Summon, figure=who[name], at=tuple(spot(*at).at))


def summoning(*figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    s, who = position(*figures, phase="activate", **more)
    s.then(Summoning(0))
    run(s)
    return s, who


def test_detain_keeps_every_squad_of_that_name_from_being_chosen_in_the_next_turn_of_its_player() -> None:
    s, who = summoning(
        real("G", 0, (0, 0), "gideon"),
        real("K", 0, (), "kor_hookmasters"),
        real("P", 1, (6, 0), "leyline_phantoms"),
        JACE,
    )
    summon(s, who, "K", (1, 0))
    assert aims(s) == [who.card("leyline_phantoms")]
    aim(s, who.card("leyline_phantoms"))
    s.asks.clear()
    s.agenda.clear()
    s.current = 1
    s.then(ActivatePhase(1))
    run(s)
    assert isinstance(s.asks[1], ChooseArmy)
    assert [o.card for o in all_offered(s, Activate, 1)] == [who.card("jace")]
    assert "13 Detain" in [no.rule for no in why_not(s, who.card("leyline_phantoms"), 1)]


def test_detain_goes_off_once_when_the_card_comes_into_play() -> None:
    """A18: further figures of the squad do not detain again."""
    s, who = summoning(
        real("G", 0, (0, 0), "gideon"),
        real("K", 0, (), "kor_hookmasters"),
        real("L", 0, (), "kor_hookmasters"),
        real("P", 1, (6, 0), "leyline_phantoms"),
        JACE,
    )
    summon(s, who, "K", (1, 0))
    aim(s, who.card("leyline_phantoms"))
    summon(s, who, "L", (2, 0))
    assert aims(s) == [] and len(s.lasting) == 1


def test_phantom_walk_is_never_struck() -> None:
    s, who = position(real("P", 0, (1, 0), "leyline_phantoms"), real("G", 1, (2, 0), "gideon"), phase="move")
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=who["P"])
    walk(s, 0, (4, 0))  # through Gideon
    assert place(s.pieces[who["P"]]) == (4, 0) and told(s, Struck) == []


def test_collective_knowledge_draws_once_when_the_squad_comes_into_play() -> None:
    """A18."""
    s, who = summoning(
        real("J", 0, (0, 0), "jace"),
        real("A", 0, (), "illusionary_projections"),
        real("B", 0, (), "illusionary_projections"),
        GIDEON,
        library=["u01", "u02"],
    )
    summon(s, who, "A", (1, 0))
    summon(s, who, "B", (2, 0))
    assert held(s) == ["u01"]


def test_illusionary_deception_swaps_jace_and_a_projection_without_strikes() -> None:
    """Swaps are free of the rule about glyphs (A37)."""
    s, who = position(
        real("J", 0, (0, 0), "jace"),
        real("A", 0, (6, 0), "illusionary_projections"),
        real("G", 1, (1, 0), "gideon"),
        glyphs={(6, 0): "might"},
    )
    happens(s, "start_of_own_turn", seat=0, card=who.card("jace"))
    aim(s, who["A"])
    assert place(s.pieces[who["J"]]) == (6, 0) and place(s.pieces[who["A"]]) == (0, 0)
    assert told(s, Struck) == [] and [e.why for e in told(s, Stepped)] == ["swap", "swap"]
    assert stat(s, s.pieces[who["A"]], "power") == 4  # the glyph is Jace's now


def test_illusionary_deception_may_be_declined() -> None:
    s, who = position(real("J", 0, (0, 0), "jace"), real("A", 0, (6, 0), "illusionary_projections"), GIDEON)
    happens(s, "start_of_own_turn", seat=0, card=who.card("jace"))
    take(s, Decline)
    assert place(s.pieces[who["J"]]) == (0, 0) and not s.asks


def test_illusionary_deception_waits_for_the_turn_of_a_blue_planeswalker() -> None:
    s, who = position(real("A", 0, (6, 0), "illusionary_projections"), real("J", 0, (0, 0), "jace"), GIDEON)
    happens(s, "start_of_own_turn", seat=0, card=who.card("illusionary_projections"))
    assert not s.asks


def fallen_zombies(**more: Any) -> tuple[ArenaState, Who]:
    return position(
        real("L", 0, (0, 0), "liliana"),
        real("X", 0, (), "restless_zombies", where="graveyard"),
        real("Y", 0, (), "restless_zombies", where="graveyard"),
        GIDEON,
        **more,
    )


def test_darkness_arises_brings_all_zombies_back_on_twelve() -> None:
    s, who = fallen_zombies(dice=[12])
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    take(s, Accept)
    assert tuple(spot(5, 0).at) not in [o.at for o in offered(s, PutAt)]
    take(s, PutAt, at=tuple(spot(4, 0).at))
    take(s, PutAt, at=tuple(spot(1, 0).at))
    assert len(figures_of(s, who.card("restless_zombies"))) == 2
    assert in_play(s.pieces[who.card("restless_zombies")])


def test_darkness_arises_fails_below_twelve_and_may_be_declined() -> None:
    s, who = fallen_zombies(dice=[11])
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    take(s, Accept)
    assert len(s.inside(graveyard(0))) == 2 and not s.asks
    s, who = fallen_zombies()
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    take(s, Decline)
    assert rolls(s) == []


def test_darkness_arises_needs_all_of_them_in_the_graveyard() -> None:
    s, who = position(
        real("L", 0, (0, 0), "liliana"),
        real("X", 0, (), "restless_zombies", where="graveyard"),
        real("Y", 0, (), "restless_zombies"),
        GIDEON,
    )
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    assert not s.asks


def test_necrotic_stench_weakens_friend_and_foe_once() -> None:
    """A25."""
    s, who = position(
        real("A", 0, (0, 0), "blighted_reavers"),
        real("B", 0, (1, 0), "blighted_reavers"),
        real("P", 1, (2, 0), "leyline_phantoms"),
        real("K", 0, (0, 1), "kor_hookmasters"),
        real("F", 1, (4, 0), "flamewing_phoenixes"),
        GIDEON,
    )
    assert [stat(s, s.pieces[who[x]], "toughness") for x in "PKFA"] == [3, 0, 3, 3]


def test_haste_lets_a_summoned_firecat_move_and_attack_with_the_planeswalker() -> None:
    """A38: it acts, but effects on the active army card do not reach it."""
    s, who = summoning(
        real("C", 0, (0, 0), "chandra"), real("F", 0, (), "blazing_firecats", two_spaces=True), GIDEON, hand=["r09"]
    )
    take(s, Summon, figure=who["F"])
    if isinstance(s.asks[0], ChooseRear):
        take(s, RearAt)
    cat = next(p for p in s.inside(BOARD) if p.card == "figure/blazing_firecats")
    s.asks.clear()
    s.then(CastSpells(0, "A"), ChooseMove(0))
    run(s)
    cast(s, "r09")
    go_on(s)
    assert stat(s, cat, "power") == 4 and stat(s, s.pieces[who["C"]], "power") == 4
    assert offered(s, Move, figure=cat.id)


def test_without_haste_a_summoned_figure_cannot_act() -> None:
    s, who = summoning(real("C", 0, (0, 0), "chandra"), real("F", 0, (), "flamewing_phoenixes"), GIDEON)
    take(s, Summon, figure=who["F"])
    s.asks.clear()
    s.then(ChooseMove(0))
    run(s)
    assert [o.figure for o in offered(s, Move)] == [who["C"]]


def test_intense_strike_adds_an_unblockable_hit_for_three_swords() -> None:
    for faces, damage in (([SWORD] * 3 + [BLANK], 1 + 1), ([SWORD, SWORD, BLANK, BLANK], 0)):
        s, who = attacking(
            real("F", 0, ((1, 0), (0, 0)), "blazing_firecats"),
            real("R", 1, (2, 0), "rhox_veterans"),
            GIDEON,
            dice=[*faces, SHIELD, SHIELD],
        )
        fight(s, who["F"], who["R"])
        assert told(s, AttackRolled)[0].damage == damage


def test_flying_phoenixes_cross_ruins() -> None:
    s, who = position(
        real("F", 0, (0, 0), "flamewing_phoenixes"), real("G", 1, (6, 0), "gideon"), rows=["..#...."], phase="move"
    )
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=who["F"])
    ends = {o.path[-1] for o in legal(s, 0) if hasattr(o, "path")}
    assert (4, 0) in ends and (2, 0) not in ends


def test_rebirth_returns_a_phoenix_on_fourteen_when_you_play_a_sorcery() -> None:
    s, who = window(
        "A",
        real("C", 0, (0, 0), "chandra"),
        real("F", 0, (), "flamewing_phoenixes", where="graveyard"),
        GIDEON,
        hand=["r09"],
        dice=[14],
    )
    cast(s, "r09")
    take(s, Accept)
    take(s, PutAt, at=tuple(spot(2, 0).at))
    assert [place(p) for p in figures_of(s, who.card("flamewing_phoenixes"))] == [(2, 0)]


def test_rebirth_needs_a_phoenix_in_the_graveyard() -> None:
    s, _ = window(
        "A", real("C", 0, (0, 0), "chandra"), real("F", 0, (1, 0), "flamewing_phoenixes"), GIDEON, hand=["r09"]
    )
    cast(s, "r09")
    assert not offered(s, Accept)


def test_squad_sprint_moves_each_elf_up_to_two_in_any_order() -> None:
    s, who = position(real("A", 0, (0, 0), "elf_rangers"), real("B", 0, (1, 0), "elf_rangers"), GIDEON)
    happens(s, "end_of_own_turn", seat=0, card=who.card("elf_rangers"))
    take(s, MoveNext, figure=who["B"])
    walk(s, 0, (3, 0))
    take(s, MoveNext, figure=who["A"])
    walk(s, 0, (2, 0))
    assert not s.asks
    assert [place(s.pieces[who[x]]) for x in "AB"] == [(2, 0), (3, 0)]


def test_a_planeswalker_is_not_a_creature() -> None:
    """A17: Necrotic Stench, Super Heated and Honor of the Pure pass planeswalkers by."""
    s, who = position(real("A", 0, (0, 0), "blighted_reavers"), real("G", 1, (1, 0), "gideon"))
    assert stat(s, s.pieces[who["G"]], "toughness") == 5


def test_each_player_orders_the_own_triggers() -> None:
    s, who = position(
        real("R", 0, (0, 0), "eldrazi_ruiner"),
        real("S", 0, (3, 0), "eldrazi_scions"),
        real("T", 0, (5, 0), "eldrazi_scions"),
        real("Z", 1, (1, 0), "restless_zombies"),
        GIDEON,
    )
    happens(s, "start_of_own_turn", seat=0, card=who.card("eldrazi_ruiner"))
    assert isinstance(s.asks[0], Order)
    assert [o.say(s).en for o in legal(s, 0)] == ["Lash of Tentacles", "Devour for Speed", "Devour for Strength"]
    take(s, First, place=1)
    aim(s, who["S"])
    assert isinstance(s.asks[0], Order) and len(legal(s, 0)) == 2
    take(s, First, place=1)
    aim(s, who["T"])
    assert [stat(s, s.pieces[who["R"]], n) for n in ("move", "power")] == [9, 8]
    assert [e.card for e in told(s, Destroyed)] == ["figure/eldrazi_scions"] * 2 + ["figure/restless_zombies"]


def test_abilities_say_why_they_cannot_be_used() -> None:
    s, _ = window("A", real("L", 0, (0, 0), "liliana"), GIDEON)
    found = list(usable(s, 0))
    assert [(no.why.en, no.rule) for no in found if isinstance(no, No)] == [
        ("Snuff Out: there is no legal target", "13")
    ]
