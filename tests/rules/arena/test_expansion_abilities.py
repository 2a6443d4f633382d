"""Abilities of the expansion units (arena.md, section 17.3 and the card data), each played through the engine."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.abilities import Accept, UseAbility
from game.rules.arena.attack_targets import attackable
from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.effects.library_ops import TakeCard
from game.rules.arena.effects.put_ops import PutAt
from game.rules.arena.events import AttackRolled
from game.rules.arena.flying import Fly, FlyOn
from game.rules.arena.movement import ChooseMove, GrantedMove, Move, reach
from game.rules.arena.places import ArenaState, figures_of, graveyard, library
from game.rules.arena.stats import has_ability, stat
from game.rules.arena.trigger_order import First, Order
from game.rules.arena.walking import Walk
from game.table.state import State, choose, legal, run
from tests.rules.arena.byhand import BLANK, SWORD, Figure, Who, all_offered, offered, place, spot, take, told, why_not
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    fight,
    happens,
    held,
    position,
    real,
    rolls,
    shelve,
    window,
    wounds,
)

GIDEON = real("G", 1, (9, 0), "gideon")
JACE = real("J", 1, (9, 0), "jace")


def go(s: State, end: tuple[int, int]) -> None:
    """Walk or fly to a space, whichever is offered."""
    way = next(o for o in legal(s, 0) if isinstance(o, Walk | Fly) and o.path[-1] == tuple(spot(*end).at))
    choose(s, 0, way)


def moving(*figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    s, who = position(*figures, phase="move", **more)
    s.then(ChooseMove(0))
    run(s)
    return s, who


@pytest.mark.parametrize("card", ["kiora", "merfolk_roilmage"])
def test_sea_born_walks_through_water_and_is_tougher_in_it(card: str) -> None:
    s, who = position(real("K", 0, (0, 0), card), GIDEON, rows=[".~~......."])
    kiora = s.pieces[who["K"]]
    before = stat(s, kiora, "toughness")
    assert reach(s, kiora)[(3, 0)].cost == 4  # leaving water is still a climb
    kiora = s.change(kiora, at=tuple(spot(1, 0).at))
    assert stat(s, kiora, "toughness") == before + 2


def test_carry_by_waves_moves_an_own_creature_up_to_four() -> None:
    s, who = position(real("K", 0, (0, 0), "kiora"), real("E", 0, (2, 0), "elf_rangers"), GIDEON)
    happens(s, "start_of_own_turn", seat=0, card=who.card("kiora"))
    assert aims(s) == [who["E"]]  # Kiora herself is no creature (A17)
    aim(s, who["E"])
    assert isinstance(s.asks[0], GrantedMove) and s.asks[0].points == 4
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (6, 0)))
    assert place(s.pieces[who["E"]]) == (6, 0)


def bident(*cards: str) -> tuple[ArenaState, Who]:
    s, who = position(real("K", 0, (1, 0), "kiora"), GIDEON, rows=[".~........"], library=cards)
    happens(s, "end_of_own_turn", seat=0, card=who.card("kiora"))
    return s, who


def test_bident_of_thassa_takes_a_sorcery_from_the_top_two_once_per_game() -> None:
    s, who = bident("g03", "u09", "u01")
    take(s, Accept)
    assert [s.pieces[o.card].card for o in offered(s, TakeCard)] == ["spell/u09"]
    take(s, TakeCard)
    assert held(s) == ["u09"]
    assert [p.card for p in s.inside(library(0))] == ["spell/u01", "spell/g03"]
    happens(s, "end_of_own_turn", seat=0, card=who.card("kiora"))
    assert not s.asks


def test_bident_of_thassa_puts_both_on_the_bottom_if_there_is_no_sorcery() -> None:
    s, _ = bident("g03", "u08", "u01")
    take(s, Accept)
    assert held(s) == [] and [p.card for p in s.inside(library(0))] == ["spell/u01", "spell/g03", "spell/u08"]


def test_bident_of_thassa_needs_water_under_kiora() -> None:
    s, who = position(real("K", 0, (0, 0), "kiora"), GIDEON, library=["u09"])
    happens(s, "end_of_own_turn", seat=0, card=who.card("kiora"))
    assert not s.asks


def test_at_any_price_destroys_a_neighbour_and_its_controller_draws() -> None:
    s, who = window(
        "B",
        real("O", 0, (0, 0), "ob_nixilis"),
        real("R", 1, (1, 0), "rhox_veterans"),
        real("S", 1, (2, 0), "rhox_veterans"),
        GIDEON,
    )
    shelve(s, 1, "w01")
    take(s, UseAbility, ability="at_any_price")
    assert aims(s) == [who["R"]]
    aim(s, who["R"])
    assert not alive(s, who["R"]) and held(s, 1) == ["w01"] and held(s) == []


def test_ob_nixilis_and_the_captain_fly() -> None:
    for card in ("ob_nixilis", "kor_aeronaut_captain"):
        s, who = position(real("O", 0, (0, 0), card), GIDEON)
        assert has_ability(s, s.pieces[who["O"]], "flying")


def test_ride_the_currents_gives_three_points_the_first_time_it_goes_down() -> None:
    s, who = moving(real("C", 0, (0, 0), "kor_aeronaut_captain"), GIDEON, rows=["2..........."])
    take(s, Move, figure=who["C"])
    go(s, (6, 0))
    assert stat(s, s.pieces[who["C"]], "move") == 9
    assert isinstance(s.asks[0], FlyOn) and s.asks[0].points == 3  # six spaces are used, three have been gained


def test_air_raid_takes_a_neighbour_along() -> None:
    s, who = moving(
        real("C", 0, (0, 0), "kor_aeronaut_captain"),
        real("R", 0, (1, 0), "rhox_veterans"),
        real("K", 0, (3, 0), "kor_hookmasters"),
        JACE,
    )
    take(s, UseAbility, ability="air_raid")
    assert aims(s) == [who["R"]]
    aim(s, who["R"])
    take(s, Move, figure=who["C"])
    go(s, (6, 0))
    take(s, PutAt, at=tuple(spot(7, 0).at))
    assert place(s.pieces[who["R"]]) == (7, 0) and s.lasting == ()


def test_air_raid_is_used_before_the_move() -> None:
    s, who = moving(real("C", 0, (0, 0), "kor_aeronaut_captain"), real("R", 0, (1, 0), "rhox_veterans"), JACE)
    s.moved = (who["C"],)
    s.offered.clear()
    assert [no.why.en for no in why_not(s, who["C"]) if no.rule == "13"] == ["Air Raid: only before it moves"]


def test_part_waters_opens_water_next_to_the_roilmage_for_own_figures() -> None:
    s, who = position(
        real("J", 0, (0, 0), "jace"),
        real("M", 0, (1, 1), "merfolk_roilmage"),
        GIDEON,
        rows=[".~~.......", ".........."],
    )
    assert (3, 0) in reach(s, s.pieces[who["J"]])
    assert reach(s, s.pieces[who["J"]])[(3, 0)].cost == 4


def test_lash_of_tentacles_hurts_adjacent_creatures_that_are_no_eldrazi() -> None:
    s, who = position(
        real("R", 0, ((4, 4), (3, 4)), "eldrazi_ruiner"),
        real("S", 0, (5, 4), "eldrazi_scions"),
        real("K", 0, (4, 5), "kor_hookmasters"),
        real("P", 1, (2, 4), "leyline_phantoms"),
        real("Q", 1, (6, 4), "leyline_phantoms"),
        real("G", 1, (4, 3), "gideon"),
    )
    happens(s, "start_of_own_turn", seat=0, card=who.card("eldrazi_ruiner"))
    take(s, First, place=0)  # before the Scion may be devoured
    assert aims(s) == [] and isinstance(s.asks[0], Order)
    assert [wounds(s, who[x]) for x in "SKPQG"] == [0, 1, 1, 0, 0]


def test_otherworldly_helps_against_creatures_from_afar() -> None:
    s, who = position(
        real("R", 0, ((1, 0), (0, 0)), "eldrazi_ruiner"),
        real("K", 1, (4, 0), "kor_hookmasters"),
        real("L", 1, (2, 0), "kor_hookmasters"),
        real("J", 1, (5, 0), "jace"),
    )
    ruiner = s.pieces[who["R"]]
    assert [stat(s, ruiner, "toughness", s.pieces[who[x]]) for x in "KLJ"] == [5, 3, 3]


def test_shepherd_of_scions_pays_one_life_for_a_scion() -> None:
    s, who = window(
        "B",
        real("R", 0, ((1, 0), (0, 0)), "eldrazi_ruiner"),
        real("S", 0, (), "eldrazi_scions", where="graveyard"),
        GIDEON,
    )
    take(s, UseAbility, ability="shepherd_of_scions")
    assert wounds(s, who["R"]) == 1
    take(s, PutAt, at=tuple(spot(2, 0).at))
    assert len(figures_of(s, who.card("eldrazi_scions"))) == 1 and s.inside(graveyard(0)) == []


def test_shepherd_of_scions_needs_a_scion_in_the_graveyard() -> None:
    s, who = window(
        "B", real("R", 0, ((1, 0), (0, 0)), "eldrazi_ruiner"), real("S", 0, (4, 0), "eldrazi_scions"), GIDEON
    )
    assert [no.why.en for no in why_not(s, who["R"])] == [
        "Shepherd of Scions: none of them is in your figure graveyard"
    ]


def test_devour_trades_a_scion_for_speed_or_strength_once_per_turn() -> None:
    s, who = position(real("R", 0, ((1, 0), (0, 0)), "eldrazi_ruiner"), real("S", 0, (5, 0), "eldrazi_scions"), GIDEON)
    happens(s, "start_of_own_turn", seat=0, card=who.card("eldrazi_ruiner"))
    take(s, First, place=next(o.place for o in all_offered(s, First) if o.say(s).en == "Devour for Strength"))
    aim(s, who["S"])
    assert stat(s, s.pieces[who["R"]], "power") == 8 and stat(s, s.pieces[who["R"]], "move") == 5
    assert not alive(s, who["S"]) and not s.asks  # no Scion is left for the other one


def test_escort_shields_small_and_medium_creatures_next_to_a_path_warden() -> None:
    s, who = position(
        real("K", 0, (0, 0), "kor_hookmasters"),
        real("W", 1, (3, 1), "path_wardens"),
        real("E", 1, (3, 0), "elf_rangers"),
        real("F", 1, (3, 3), "elf_rangers"),
        real("N", 1, (2, 1), "nissa"),
    )
    kor = s.pieces[who["K"]]
    assert who["E"] not in {p.id for p in attackable(s, kor)} and who["N"] in {p.id for p in attackable(s, kor)}
    s.change(s.pieces[who["W"]], at=tuple(spot(9, 8).at))
    assert who["E"] in {p.id for p in attackable(s, kor)}


def test_a_path_warden_does_not_escort_itself() -> None:
    s, who = position(real("K", 0, (0, 0), "kor_hookmasters"), real("W", 1, (3, 0), "path_wardens"), GIDEON)
    assert [p.id for p in attackable(s, s.pieces[who["K"]])] == [who["W"]]


def test_lifelink_heals_the_attacker_by_the_damage_it_deals() -> None:
    s, who = attacking(
        real("M", 0, (0, 0), "malakir_bloodchasers", wounds=1),
        real("K", 1, (1, 0), "kor_hookmasters"),
        dice=[SWORD, SWORD, BLANK, BLANK, BLANK, BLANK],
    )
    fight(s, who["M"], who["K"])
    assert wounds(s, who["M"]) == 0 and wounds(s, who["K"]) == 2


def test_scent_of_blood_adds_a_hit_against_the_wounded() -> None:
    for hurt, damage in ((1, 2), (0, 1)):
        s, who = attacking(
            real("M", 0, (0, 0), "malakir_bloodchasers"),
            real("P", 1, (1, 0), "leyline_phantoms", wounds=hurt),
            dice=[SWORD] + [BLANK] * 8,
        )
        fight(s, who["M"], who["P"])
        assert told(s, AttackRolled)[0].damage == damage


@pytest.mark.parametrize("face, own, other", [(1, 1, 0), (3, 1, 0), (4, 0, 1), (15, 0, 1), (16, 0, 2), (20, 0, 2)])
def test_volatile_hedron_javelin_is_looked_up(face: int, own: int, other: int) -> None:
    s, who = window(
        "A",
        real("A", 0, (0, 0), "goblin_javelineers"),
        real("B", 0, (0, 3), "goblin_javelineers"),
        real("P", 1, (6, 0), "leyline_phantoms"),
        GIDEON,
        dice=[face],
    )
    other_one = s.clone()
    take(other_one, UseAbility, figure=who["B"])
    assert who["P"] not in aims(other_one)  # P is seven away from B
    take(s, UseAbility, figure=who["A"])
    aim(s, who["P"])
    assert rolls(s) == [(face,)]
    assert (wounds(s, who["A"]), wounds(s, who["P"])) == (own, other)
    assert not offered(s, UseAbility)


def test_expansion_figures_fight_like_all_others() -> None:
    s, who = attacking(
        real("J", 0, (0, 0), "goblin_javelineers"),
        real("W", 1, (1, 0), "path_wardens"),
        GIDEON,
        dice=[SWORD] * 4 + [BLANK] * 5,
    )
    fight(s, who["J"], who["W"])
    assert not alive(s, who["W"]) and isinstance(s.asks[0], ChooseAttack)
