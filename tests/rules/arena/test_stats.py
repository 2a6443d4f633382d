"""Numbers of figures (arena.md, sections 10, 13, 14) and worked examples EX-38 to EX-42."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from game import assets
from game.effects.effect import By, resolve
from game.rules.arena.attack_targets import attackable
from game.rules.arena.catalogue import read_catalogue
from game.rules.arena.choosing_attacks import Attack
from game.rules.arena.effects.attack_ops import ChooseTrampled
from game.rules.arena.effects.harm_ops import DealDamage, HarmOne
from game.rules.arena.events import AttackRolled
from game.rules.arena.fight import Fight
from game.rules.arena.forms import Every
from game.rules.arena.lasting import Lasting, expire
from game.rules.arena.stats import breakdown, controller, has_ability, may_not, stat
from game.rules.arena.survey import Survey
from game.rules.arena.turn import PassMarker
from game.table.state import run
from tests.rules.arena.byhand import BLANK, SHIELD, SWORD, offered, spot, table, take, told
from tests.rules.arena.spellbook import alive, attacking, fight, lay, position, real, wounds

GIDEON = real("G", 0, (0, 0), "gideon")
JACE = real("J", 1, (9, 0), "jace")
DATA = json.loads(Path(assets.path("cards", "arena.json")).read_text(encoding="utf-8"))
NAMES = ("power", "toughness", "move", "range")


# ---- worked examples ---------------------------------------------------------------------------------------------
def test_counter_strike_ex_38() -> None:
    """EX-38: sword blank blank / shield shield shield blank blank: the other two shields hit the attacker."""
    s, who = attacking(
        real("P", 0, (0, 0), "leyline_phantoms"),
        real("G", 1, (1, 0), "gideon"),
        dice=[SWORD, BLANK, BLANK, SHIELD, SHIELD, SHIELD, BLANK, BLANK],
    )
    fight(s, who["P"], who["G"])
    assert (wounds(s, who["G"]), wounds(s, who["P"])) == (0, 2)


def test_counter_strike_answers_adjacent_attackers_only() -> None:
    s, who = attacking(
        real("K", 0, (0, 0), "elf_rangers"), real("G", 1, (3, 0), "gideon"), dice=[BLANK] * 3 + [SHIELD] * 5
    )
    fight(s, who["K"], who["G"])
    assert wounds(s, who["K"]) == 0


def test_trample_ex_39() -> None:
    """EX-39: 3 damage to a figure with 1 life left: the 2 surplus points go to one figure next to the defender."""
    s, who = attacking(
        real("R", 0, (0, 0), "rhox_veterans"),
        real("F", 1, (1, 0), "flamewing_phoenixes", wounds=1),
        real("E", 1, (2, 0), "flamewing_phoenixes"),
        dice=[SWORD] * 3 + [BLANK] * 3,
    )
    fight(s, who["R"], who["F"])
    assert not alive(s, who["F"])
    assert isinstance(s.asks[0], ChooseTrampled) and s.asks[0].amount == 2
    take(s, HarmOne, figure=who["E"])
    assert not alive(s, who["E"])


def test_battle_formation_ex_40() -> None:
    """EX-40: three Rhox Veterans, each next to the other two: each has toughness 4."""
    s, who = position(
        real("A", 0, (1, 0), "rhox_veterans"),
        real("B", 0, (2, 0), "rhox_veterans"),
        real("C", 0, (1, 1), "rhox_veterans"),
        JACE,
    )
    assert [stat(s, s.pieces[who[x]], "toughness") for x in "ABC"] == [4, 4, 4]


def test_necrotic_stench_ex_41() -> None:
    """EX-41: Kor Hookmasters 0, Gideon keeps 5 (A17), Restless Zombies are not affected."""
    s, who = position(
        real("B", 1, (1, 0), "blighted_reavers"),
        real("K", 0, (0, 0), "kor_hookmasters"),
        real("G", 0, (2, 0), "gideon"),
        real("Z", 1, (1, 1), "restless_zombies"),
    )
    assert [stat(s, s.pieces[who[x]], "toughness") for x in "KGZ"] == [0, 5, 1]


def test_engaged_shooter_ex_42() -> None:
    """EX-42: a Projection engaged with a zombie may attack only that zombie."""
    s, who = attacking(
        real("P", 0, (0, 0), "illusionary_projections"),
        real("Z", 1, (1, 0), "restless_zombies"),
        real("L", 1, (3, 0), "liliana"),
    )
    assert [o.target for o in offered(s, Attack)] == [who["Z"]]
    assert [p.id for p in attackable(s, s.pieces[who["P"]])] == [who["Z"]]


# ---- glyphs ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "glyph, name, change",
    [("might", "power", 1), ("warding", "toughness", 1), ("swiftness", "move", 2), ("farsight", "range", 2)],
)
def test_a_glyph_helps_the_whole_army_of_whoever_stands_on_it(glyph: str, name: str, change: int) -> None:
    s, who = position(
        real("K", 0, (2, 0), "kor_hookmasters"),
        real("E", 0, (5, 5), "elf_rangers"),
        real("F", 1, (7, 7), "illusionary_projections"),
        JACE,
        glyphs={(2, 0): glyph},
    )
    elf, other = s.pieces[who["E"]], s.pieces[who["F"]]
    assert stat(s, elf, name) == getattr(s.cards[elf.card], name) + change
    assert stat(s, other, name) == getattr(s.cards[other.card], name)
    s.change(s.pieces[who["K"]], at=tuple(spot(3, 0).at))
    assert stat(s, elf, name) == getattr(s.cards[elf.card], name)


def test_two_glyphs_of_a_kind_add_up() -> None:
    s, who = position(
        real("K", 0, (2, 0), "kor_hookmasters"),
        real("L", 0, (4, 0), "kor_hookmasters"),
        JACE,
        glyphs={(2, 0): "might", (4, 0): "might"},
    )
    assert stat(s, s.pieces[who["K"]], "power") == 3 + 2


def test_far_sight_helps_shooters_only() -> None:
    s, who = position(
        real("K", 0, (2, 0), "kor_hookmasters"),
        real("R", 0, (5, 5), "rhox_veterans"),
        JACE,
        glyphs={(2, 0): "farsight"},
    )
    assert stat(s, s.pieces[who["R"]], "range") == 1


def test_glyph_bonuses_are_not_shared_with_team_mates() -> None:
    s, who = position(
        real("K", 0, (2, 0), "kor_hookmasters"),
        real("E", 2, (5, 5), "elf_rangers"),
        JACE,
        real("L", 3, (9, 5), "liliana"),
        seats=4,
        teams=(0, 1, 0, 1),
        glyphs={(2, 0): "might"},
    )
    assert stat(s, s.pieces[who["E"]], "power") == 3


# ---- how changes add up --------------------------------------------------------------------------------------
def test_set_values_come_first_then_additions_then_what_has_a_floor() -> None:
    """Section 10."""
    s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE)
    card = who.card("rhox_veterans")
    s.lasting = (
        Lasting("move", 2, card=card, source="spell/w05"),
        Lasting("move", 0, set=True, card=card, source="spell/g06"),
    )
    assert stat(s, s.pieces[who["R"]], "move") == 2
    lay(s, 1, "u08", card)
    assert stat(s, s.pieces[who["R"]], "move") == 1


VINES = Lasting("move", 0, set=True, source="spell/g06")


@pytest.mark.parametrize("auras", [["u08"], ["g04"], ["u08", "g04"]], ids="+".join)
def test_what_entangling_vines_hold_stays_held_whatever_else_slows_it_to_one_at_least(auras: list[str]) -> None:
    """A floor limits only its own effect (section 10): Frozen Thoughts and Bark Skin lift nobody's move to 1."""
    s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE)
    card = who.card("rhox_veterans")
    for key in auras:
        lay(s, 1, key, card)
    assert stat(s, s.pieces[who["R"]], "move") == (4 if auras == ["g04"] else 2 if auras == ["u08"] else 1)
    s.lasting = (replace(VINES, card=card),)
    assert stat(s, s.pieces[who["R"]], "move") == 0
    lines = breakdown(s, s.pieces[who["R"]], "move")
    assert sum(amount for _, amount in lines) == 0
    assert not [words.en for words, amount in lines if words.en.startswith("not below") and amount]


def test_a_floor_stops_its_own_effect_where_others_have_taken_the_number_lower() -> None:
    """Move 5 lowered by 4 without a floor is 1, by 5 it is 0: with Bark Skin beside it, it stays so."""
    for lowered, left in ((-2, 2), (-3, 1), (-4, 1), (-5, 0)):
        s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE)
        card = who.card("rhox_veterans")
        lay(s, 1, "g04", card)
        s.lasting = (Lasting("move", lowered, card=card, source="spell/w05"),)
        assert stat(s, s.pieces[who["R"]], "move") == left, lowered


def test_of_floors_the_highest_counts_first_in_whatever_order_they_came() -> None:
    s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE)
    card = who.card("rhox_veterans")
    slower = [Lasting("move", -3, floor=1, card=card), Lasting("move", -3, floor=0, card=card)]
    for both in (slower, slower[::-1]):
        s.lasting = tuple(both)
        assert stat(s, s.pieces[who["R"]], "move") == 0
        assert sum(amount for _, amount in breakdown(s, s.pieces[who["R"]], "move")) == 0


def test_points_given_on_top_of_what_is_held_are_slowed_down_to_one_again() -> None:
    """Vines set 0, Rallying March adds 2, Frozen Thoughts takes 3 of it but leaves 1."""
    s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE)
    card = who.card("rhox_veterans")
    lay(s, 1, "u08", card)
    s.lasting = (replace(VINES, card=card), Lasting("move", 2, card=card, source="spell/w05"))
    lines = breakdown(s, s.pieces[who["R"]], "move")
    assert [(words.en, amount) for words, amount in lines] == [
        ("printed", 5),
        ("Entangling Vines", -5),
        ("Rallying March", 2),
        ("Frozen Thoughts", -3),
        ("not below 1", 2),
    ]
    assert stat(s, s.pieces[who["R"]], "move") == 1


def test_the_computer_player_counts_what_is_held_as_held_too() -> None:
    s, who = position(real("R", 0, (0, 0), "rhox_veterans"), JACE, phase="move")
    card = who.card("rhox_veterans")
    lay(s, 1, "u08", card)
    s.lasting = (Lasting("move", 0, set=True, card=card, source="spell/g06"), Lasting("move", -1, floor=1, card=card))
    survey = Survey(s, 0)
    assert [f.move for f in survey.mine if f.piece.id == who["R"]] == [0]


def test_no_number_falls_below_zero() -> None:
    s, who = position(real("Z", 0, (0, 0), "restless_zombies"), JACE)
    s.lasting = (Lasting("toughness", -5, figures=(who["Z"],), source="spell/b04"),)
    assert stat(s, s.pieces[who["Z"]], "toughness") == 0


def test_the_breakdown_adds_up_to_the_number() -> None:
    s, who = position(
        real("R", 0, (0, 0), "rhox_veterans"),
        real("S", 0, (1, 0), "rhox_veterans"),
        real("B", 1, (2, 0), "blighted_reavers"),
        JACE,
        glyphs={(1, 0): "warding"},
    )
    for key in ("w03", "g04", "u08", "b04", "r03", "g03"):
        lay(s, 0, key, who.card("rhox_veterans"))
    s.lasting = (Lasting("toughness", 0, set=True, card=who.card("rhox_veterans"), source="spell/g06"),)
    for name in NAMES:
        for figure in ("R", "S", "B"):
            piece = s.pieces[who[figure]]
            assert sum(amount for _, amount in breakdown(s, piece, name)) == stat(s, piece, name)
    words = [line.en for line, _ in breakdown(s, s.pieces[who["R"]], "toughness")]
    assert {"printed", "Entangling Vines", "Rhox Veterans", "Steadfast Line", "Glyph of Warding"} <= set(words)


def test_durations_end_when_they_say() -> None:
    s, who = position(GIDEON, JACE)
    s.lasting = (
        Lasting("power", 1, figures=(who["G"],), until="this_turn"),
        Lasting("power", 2, figures=(who["G"],), until="until_your_next_turn_starts", of=0),
        Lasting("power", 4, figures=(who["G"],), until="their_next_turn", of=1),
        Lasting("event", figures=(who["G"], 0), until="this_attack"),
    )

    def kinds() -> list[int]:
        return sorted(x.amount for x in s.lasting)

    s.fights = (Fight(who["G"], who["J"], 0),)
    expire(s, "attack ends", 0)  # one within another: that one goes on
    assert kinds() == [0, 1, 2, 4]
    s.fights = ()
    expire(s, "attack ends", 0)
    assert kinds() == [1, 2, 4]
    expire(s, "turn ends", 0)
    assert kinds() == [2, 4]
    expire(s, "turn begins", 1)
    expire(s, "turn ends", 1)
    assert kinds() == [2]
    expire(s, "turn begins", 0)
    assert kinds() == []


def test_what_waits_for_the_turn_of_a_player_who_is_out_ends() -> None:
    s, who = position(GIDEON, JACE)
    s.lasting = (
        Lasting("power", 2, figures=(who["G"],), until="until_your_next_turn_starts", of=1),
        Lasting("power", 4, figures=(who["G"],), until="their_next_turn", of=1),
    )
    s.out = (1,)
    expire(s, "turn begins", 0)
    assert [x.amount for x in s.lasting] == [2], "it has no next turn"
    s.turn = 1
    s.then(PassMarker(0))
    run(s)
    assert not s.lasting, "its turn would have begun, and was skipped"


def test_a_figure_is_not_near_itself() -> None:
    """ "Every creature next to it" does not hit whoever does it."""
    s, who = position(real("K", 0, (0, 0), "kor_hookmasters"), real("L", 0, (1, 0), "kor_hookmasters"), JACE)
    effect = DealDamage(1, Every("creatures", 1, "self"))
    s.then(*resolve([effect], By(0, who["K"], "army/kor_hookmasters")))
    run(s)
    assert (wounds(s, who["K"]), wounds(s, who["L"])) == (0, 1)


def test_a_card_may_help_all_your_figures() -> None:
    """Your own ones, not those of a team mate or an opponent."""
    data = deepcopy(DATA)
    data["armies"][0]["abilities"][0]["effect"][0].update(amount=1, scope="your_figures")
    s, who = table(
        ["........"],
        real("G", 0, (0, 0), "gideon"),
        real("K", 0, (5, 0), "kor_hookmasters"),
        real("E", 2, (6, 0), "elf_rangers"),
        real("P", 1, (7, 0), "leyline_phantoms"),
        seats=3,
        teams=(0, 1, 0),
        cards=read_catalogue(data, {}),
    )
    assert [stat(s, s.pieces[who[x]], "power") for x in "GKEP"] == [4, 4, 3, 3]


def test_control_changes_who_counts_as_yours() -> None:
    s, who = position(real("L", 0, (0, 0), "liliana"), real("Z", 0, (1, 0), "restless_zombies"), JACE)
    zombie = s.pieces[who["Z"]]
    assert stat(s, zombie, "toughness") == 2
    s.lasting = (Lasting("control", figures=(who["Z"],), seat=1, until="given back"),)
    assert controller(s, zombie) == 1 and stat(s, zombie, "toughness") == 1


def test_abilities_are_printed_or_given() -> None:
    s, who = position(real("P", 0, (0, 0), "leyline_phantoms"), real("E", 0, (3, 0), "elf_rangers"), JACE)
    assert has_ability(s, s.pieces[who["P"]], "phantom_walk")
    assert not has_ability(s, s.pieces[who["E"]], "trample")
    lay(s, 0, "g05", who.card("elf_rangers"))
    assert has_ability(s, s.pieces[who["E"]], "trample") and not has_ability(s, s.pieces[who["P"]], "trample")


def test_hidden_auras_do_nothing() -> None:
    s, who = position(real("E", 0, (3, 0), "elf_rangers"), JACE)
    lay(s, 0, "g05", who.card("elf_rangers"), hidden=True)
    assert stat(s, s.pieces[who["E"]], "power") == 3


def test_an_army_card_may_be_barred_from_a_turn() -> None:
    s, who = position(real("E", 0, (3, 0), "elf_rangers"), JACE)
    s.lasting = (Lasting("may not be chosen", card=who.card("elf_rangers"), until="their_next_turn", of=0),)
    card = s.pieces[who.card("elf_rangers")]
    assert not may_not(s, card, "turn")
    expire(s, "turn begins", 0)
    assert may_not(s, card, "turn")


def test_an_attack_counts_what_is_given_for_this_turn() -> None:
    s, who = attacking(real("E", 0, (0, 0), "elf_rangers"), real("P", 1, (1, 0), "leyline_phantoms"), dice=[BLANK] * 12)
    s.lasting = (Lasting("power", 3, figures=(who["E"],), source="spell/g01"),)
    s.offered.clear()
    fight(s, who["E"], who["P"])
    assert len(told(s, AttackRolled)[0].attack) == 6
