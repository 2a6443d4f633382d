"""The twelve black spells (arena.md, section 17.4), each played through the engine."""

from __future__ import annotations

from game.rules.arena.choosing_targets import Enough, Target
from game.rules.arena.effects.card_ops import DiscardOne
from game.rules.arena.effects.library_ops import TakeCard
from game.rules.arena.effects.put_ops import PutAt
from game.rules.arena.events import ArmyFell, AttackRolled, Healed
from game.rules.arena.lasting import expire
from game.rules.arena.places import arena, enchantments, figures_of, graveyard, hand, in_play, library
from game.rules.arena.stats import may_not, stat
from game.table.state import State
from game.table.step import Spot, Thing
from tests.rules.arena.byhand import BLANK, SWORD, offered, place, spot, take, told
from tests.rules.arena.spellbook import (
    aim,
    aims,
    alive,
    attacking,
    cast,
    fight,
    give,
    graves,
    held,
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

LILIANA = real("L", 0, (0, 0), "liliana")
ZOMBIE = real("Z", 0, (1, 0), "restless_zombies")
GIDEON = real("G", 1, (9, 0), "gideon")


def test_rise_of_the_dark_realms_brings_back_two_squad_creatures() -> None:
    s, who = window(
        "A",
        LILIANA,
        GIDEON,
        real("Z", 0, (), "restless_zombies", where="graveyard"),
        real("Y", 0, (), "restless_zombies", where="graveyard"),
        hand=["b01"],
    )
    zombies = who.card("restless_zombies")
    cast(s, "b01", who["Z"])
    aim(s, who["Y"])
    take(s, PutAt, at=tuple(spot(4, 0).at))
    assert tuple(spot(4, 0).at) not in [o.at for o in offered(s, PutAt)]  # the first stands there
    take(s, PutAt, at=tuple(spot(1, 0).at))
    assert sorted(place(p) for p in figures_of(s, zombies)) == [(1, 0), (4, 0)]
    assert in_play(s.pieces[zombies]) and s.inside(graveyard(0)) == []


def test_rise_of_the_dark_realms_may_bring_back_one_only_and_no_planeswalker() -> None:
    s, who = window(
        "A",
        LILIANA,
        GIDEON,
        real("Z", 0, (), "restless_zombies", where="graveyard"),
        real("Y", 0, (), "restless_zombies", where="graveyard"),
        real("O", 0, (), "ob_nixilis", where="graveyard"),
        hand=["b01"],
    )
    cast(s, "b01")
    assert aims(s) == [who["Z"]]  # figures of one card are alike, and Ob Nixilis is no creature
    aim(s, who["Z"])
    take(s, Enough)
    assert {tuple(spot(5, 0).at)}.isdisjoint(o.at for o in offered(s, PutAt))  # within four spaces
    take(s, PutAt, at=tuple(spot(2, 0).at))
    assert len(s.inside(graveyard(0))) == 2


def test_rise_of_the_dark_realms_needs_somebody_in_the_graveyard() -> None:
    s, _ = window("A", LILIANA, GIDEON, hand=["b01"])
    assert why_not_cast(s, "b01")[1] == "12 targets"


def test_rise_of_the_dark_realms_finds_room_for_figures_on_two_spaces() -> None:
    s, who = window(
        "A",
        LILIANA,
        GIDEON,
        real("F", 0, (), "blazing_firecats", where="graveyard", two_spaces=True),
        hand=["b01"],
        rows=["....."],
    )
    cast(s, "b01", who["F"])
    assert {o.at for o in offered(s, PutAt)} == {
        (a, 0, b, 0) for a in (1, 2, 3, 4) for b in (a - 1, a + 1) if 1 <= b <= 4
    }
    take(s, PutAt, at=(2, 0, 1, 0))
    assert [place(p) for p in figures_of(s, who.card("blazing_firecats"))] == [((2, 0), (1, 0))]


def test_what_finds_no_room_stays_in_the_graveyard() -> None:
    s, who = window(
        "A", LILIANA, ZOMBIE, GIDEON, real("R", 0, (), "blighted_reavers", where="graveyard"), hand=["b01"], rows=[".."]
    )
    cast(s, "b01", who["R"])
    assert not offered(s, PutAt) and len(s.inside(graveyard(0))) == 1 and graves(s) == ["b01"]


def test_final_bargain_destroys_an_own_squad_creature_for_two_cards() -> None:
    s, who = window("A", LILIANA, ZOMBIE, GIDEON, hand=["b02"], library=["b03", "b04", "b05"])
    cast(s, "b02", who["Z"])
    assert not alive(s, who["Z"]) and held(s) == ["b03", "b04"]
    assert told(s, ArmyFell)


def test_murderous_touch_destroys_on_eight_or_more_and_else_wounds() -> None:
    for face, dead, damage in ((8, True, 0), (7, False, 1)):
        s, who = window("A", LILIANA, GIDEON, real("R", 1, (4, 0), "rhox_veterans"), hand=["b03"], dice=[face])
        cast(s, "b03", who["R"])
        assert rolls(s) == [(face,)]
        assert alive(s, who["R"]) is not dead
        assert dead or wounds(s, who["R"]) == damage


def test_murderous_touch_reaches_four_spaces_and_squad_creatures_only() -> None:
    s, who = window(
        "A", LILIANA, real("G", 1, (2, 0), "gideon"), real("R", 1, (5, 0), "rhox_veterans"), ZOMBIE, hand=["b03"]
    )
    cast(s, "b03")
    assert aims(s) == [who["Z"]]


def test_withering_curse_weakens_both_sides_of_a_creature_card() -> None:
    s, who = window("A", LILIANA, GIDEON, real("R", 1, (4, 0), "rhox_veterans"), hand=["b04"])
    cast(s, "b04", who.card("rhox_veterans"))
    assert [stat(s, s.pieces[who["R"]], n) for n in ("power", "toughness")] == [2, 1]


def test_drain_essence_wounds_an_enemy_and_heals_the_planeswalker() -> None:
    s, who = window("A", real("L", 0, (0, 0), "liliana", wounds=2), real("G", 1, (5, 0), "gideon"), hand=["b05"])
    cast(s, "b05", who["G"])
    assert (wounds(s, who["L"]), wounds(s, who["G"])) == (1, 1)


def test_mental_decay_makes_an_opponent_discard_two_of_the_own_choice() -> None:
    s, _ = window("A", LILIANA, GIDEON, hand=["b06"])
    for key in ("w01", "w02", "w03"):
        give(s, 1, key)
    cast(s, "b06", offered_seat := aims_of(s, "b06"))
    assert isinstance(offered_seat, Spot) and offered_seat.zone == hand(1)
    take(s, DiscardOne, 1, card=s.inside(hand(1))[1].id)
    take(s, DiscardOne, 1, card=s.inside(hand(1))[1].id)
    assert held(s, 1) == ["w01"] and graves(s, 1) == ["w02", "w03"]


def aims_of(s: State, key: str) -> Thing:
    """The target a card in hand would ask for, found on a copy of the table."""
    twin = s.clone()
    cast(twin, key)
    thing: Thing = offered(twin, Target)[0].thing
    return thing


def test_mental_decay_takes_what_there_is() -> None:
    s, _ = window("A", LILIANA, GIDEON, hand=["b06"])
    give(s, 1, "w01")
    cast(s, "b06", aims_of(s, "b06"))
    take(s, DiscardOne, 1)
    assert held(s, 1) == [] and 0 in s.asks


def test_carrion_hunger_heals_a_figure_that_destroys_an_enemy() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "blighted_reavers", wounds=2),
        real("K", 1, (1, 0), "kor_hookmasters", wounds=2),
        dice=[SWORD, SWORD, SWORD],
    )
    lay(s, 0, "b07", who.card("blighted_reavers"))
    fight(s, who["R"], who["K"])
    assert not alive(s, who["K"])
    assert wounds(s, who["R"]) == 0 and [e.amount for e in told(s, Healed)] == [2]


def test_carrion_hunger_needs_a_destroyed_enemy() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "blighted_reavers", wounds=2),
        real("K", 1, (1, 0), "kor_hookmasters"),
        dice=[SWORD, BLANK, BLANK],
    )
    lay(s, 0, "b07", who.card("blighted_reavers"))
    fight(s, who["R"], who["K"])
    assert wounds(s, who["R"]) == 2


def test_deathly_reprisal_wounds_whoever_destroys_even_the_last_figure_of_a_card() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"),
        real("Z", 1, (1, 0), "restless_zombies"),
        dice=[SWORD, SWORD, SWORD, BLANK],
    )
    lay(s, 1, "b08", who.card("restless_zombies"), hidden=True)
    fight(s, who["R"], who["Z"])
    assert not alive(s, who["Z"])
    reveal(s, "b08")
    assert wounds(s, who["R"]) == 2 and graves(s, 1) == ["b08"]
    assert told(s, ArmyFell)


def test_pall_of_dread_takes_two_power_from_the_attacker() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"), real("Z", 1, (1, 0), "restless_zombies"), dice=[SWORD, BLANK]
    )
    lay(s, 1, "b09", who.card("restless_zombies"), hidden=True)
    fight(s, who["R"], who["Z"])
    reveal(s, "b09")
    assert len(told(s, AttackRolled)[0].attack) == 1
    assert stat(s, s.pieces[who["R"]], "power") == 3


def test_unholy_vigor_trades_toughness_for_power_not_below_zero() -> None:
    s, who = window("A", LILIANA, ZOMBIE, GIDEON, hand=["b10"])
    cast(s, "b10", who.card("restless_zombies"))
    assert [stat(s, s.pieces[who["Z"]], n) for n in ("power", "toughness")] == [5, 1 + 1 - 1]  # Liliana is near
    s.pieces[who["L"]] = s.change(s.pieces[who["L"]], at=tuple(spot(11, 8).at))
    assert stat(s, s.pieces[who["Z"]], "toughness") == 0


def test_grasping_dead_hold_a_card_for_the_next_turn_of_its_player() -> None:
    s, who = window("A", LILIANA, real("G", 1, (4, 0), "gideon"), real("R", 1, (5, 0), "rhox_veterans"), hand=["b11"])
    cast(s, "b11")
    assert aims(s) == [who.card("rhox_veterans")]  # creature army cards only
    aim(s, who.card("rhox_veterans"))
    rhox = s.pieces[who["R"]]
    assert not may_not(s, rhox, "move")  # not before that turn
    expire(arena(s), "turn ends", 0)
    expire(arena(s), "turn begins", 1)
    assert may_not(s, rhox, "move") and not may_not(s, rhox, "attack")
    expire(arena(s), "turn ends", 1)
    assert not may_not(s, rhox, "move") and s.lasting == ()


def test_dark_tutelage_takes_any_card_and_costs_one_life() -> None:
    s, who = window("A", LILIANA, GIDEON, hand=["b12"], library=["b01", "b02", "b03"])
    cast(s, "b12")
    wish = next(p for p in s.inside(library(0)) if p.card == "spell/b02")
    take(s, TakeCard, card=wish.id)
    assert held(s) == ["b02"] and len(s.inside(library(0))) == 2
    assert wounds(s, who["L"]) == 1
    assert all(not p.seen_by for p in s.inside(library(0)))  # shuffled: nobody knows them any more


def test_two_hidden_enchantments_of_one_player_are_asked_for_together_and_one_is_revealed() -> None:
    """One reveal per event and player."""
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"), real("Z", 1, (1, 0), "restless_zombies"), dice=[BLANK] * 4
    )
    lay(s, 1, "b09", who.card("restless_zombies"), hidden=True)
    lay(s, 1, "w02", who.card("restless_zombies"), hidden=True)
    fight(s, who["R"], who["Z"])
    assert reveals(s) == ["b09", "w02"]
    reveal(s, "w02")
    assert 1 not in s.asks and len(enchantments(s, who.card("restless_zombies"))) == 1


def test_keeping_an_enchantment_hidden_changes_nothing() -> None:
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"), real("Z", 1, (1, 0), "restless_zombies"), dice=[BLANK] * 4
    )
    pall = lay(s, 1, "b09", who.card("restless_zombies"), hidden=True)
    fight(s, who["R"], who["Z"])
    keep(s)
    assert len(told(s, AttackRolled)[0].attack) == 3 and not s.pieces[pall.id].face_up
