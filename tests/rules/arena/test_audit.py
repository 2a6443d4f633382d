"""Where chapters of the rulebook meet: positions that an audit of arena.md, line by line, asked about."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import game
from game.hexes import Hex, distance
from game.rules.arena.choosing_attacks import ChooseAttack, FreeAttack
from game.rules.arena.effects.attack_ops import ChooseTrampled
from game.rules.arena.effects.control_ops import AttackWithBorrowed, MoveBorrowed, UseBorrowed
from game.rules.arena.events import ArmyFell, AttackRolled, GlyphTurned
from game.rules.arena.flying import Fly
from game.rules.arena.glyphs import occupied
from game.rules.arena.lasting import Lasting
from game.rules.arena.movement import GrantedMove, Move, Stay
from game.rules.arena.places import BOARD, ENCHANTMENTS, GLYPHS, ArenaState, arena, armies, graveyard
from game.rules.arena.setup import PlaceAt, PlacePlaneswalker
from game.rules.arena.spells import Cast, CastSpells, EndSpells
from game.rules.arena.stats import stat
from game.rules.arena.summoning import ChooseSummon, Summon
from game.rules.arena.turn import Activate, EndOfTurn, PassMarker
from game.rules.arena.victory import concede
from game.rules.arena.walking import Walk
from game.table.state import choose, legal, refused, run
from game.table.step import Spot
from game.table.view import look
from tests.rules.arena.byhand import (
    BLANK,
    SHIELD,
    SWORD,
    Figure,
    Who,
    battlefield,
    hexes,
    offered,
    place,
    table,
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
    graves,
    happens,
    lay,
    position,
    real,
    reveal,
    window,
    wounds,
)
from tests.rules.arena.test_whole_matches import eager

CHANDRA = real("C", 0, (0, 0), "chandra")
JACE = real("J", 0, (0, 0), "jace")
FAR_LILIANA = real("L", 1, (11, 8), "liliana")


def in_own_turn(s: ArenaState, seat: int = 0, number: int = 3) -> None:
    """The bottom of the agenda is what it is in a turn: the marker passes on."""
    s.agenda.insert(0, PassMarker(seat))
    s.current, s.turn = seat, number


# ---- figures that obey somebody else -------------------------------------------------------------------------
def controlled(*others: Figure, dice: Sequence[int] = (), **more: Any) -> tuple[ArenaState, Who]:
    """Seat 0 has taken control of F, a two-space Firecat of seat 1."""
    s, who = window(
        "A",
        JACE,
        real("F", 1, ((4, 0), (3, 0)), "blazing_firecats"),
        real("C", 1, (11, 8), "chandra"),
        *others,
        hand=["u05"],
        dice=[20, *dice],
        **more,
    )
    return s, who


def test_cinder_trap_a_figure_is_not_next_to_itself() -> None:
    """Its halves are; but who ends a move next to a figure of the card must be another one."""
    s, who = controlled()
    lay(s, 1, "r06", who.card("blazing_firecats"), hidden=True)
    cast(s, "u05", who["F"])
    take(s, MoveBorrowed)
    choose(s, 0, offered(s, Walk)[-1])
    assert 1 not in s.asks and isinstance(s.asks[0], UseBorrowed)


def test_cinder_trap_of_its_own_card_may_burn_a_controlled_figure_that_ends_next_to_another_of_them() -> None:
    """As if it were the controller's: so it is an enemy of its owner's figures."""
    s, who = controlled(real("F2", 1, ((8, 0), (9, 0)), "blazing_firecats"))
    lay(s, 1, "r06", who.card("blazing_firecats"), hidden=True)
    cast(s, "u05", who["F"])
    take(s, MoveBorrowed)
    end = next(o for o in offered(s, Walk) if set(hexes((7, 0), (6, 0))) == {o.path[-1][:2], o.path[-1][2:]})
    choose(s, 0, end)
    reveal(s, "r06")
    assert wounds(s, who["F"]) == 1


def test_a_planeswalker_that_dies_under_control_is_lost_by_its_owner_and_the_turn_goes_on() -> None:
    """Jace steals Chandra, who dies of Gideon's Counter Strike in Jace's turn: Chandra's player is out."""
    s, who = position(
        JACE,
        real("C", 1, (2, 0), "chandra", wounds=5),
        real("G", 2, (3, 0), "gideon"),
        seats=3,
        phase="end",
        active="jace",
        dice=[20, *[BLANK] * 3, *[SHIELD] * 5],
        turn=3,
    )
    s.then(EndOfTurn(0), PassMarker(0))
    run(s)
    aim(s, who["C"])
    take(s, AttackWithBorrowed, target=who["G"])
    assert s.out == (1,) and s.result is None and s.lasting == ()
    assert (s.current, s.turn) == (2, 4), "nothing was left to do in seat 0's turn but to pass the marker"


def test_undertow_ward_sends_a_controlled_attacker_and_its_whole_card_to_its_owners_reserve() -> None:
    s, who = window(
        "A",
        JACE,
        real("R", 1, (3, 0), "rhox_veterans"),
        real("R2", 1, (4, 0), "rhox_veterans"),
        real("G", 1, (11, 8), "gideon"),
        hand=["u05"],
        dice=[20],
    )
    lay(s, 1, "u02", who.card("rhox_veterans"), hidden=True)
    lay(s, 1, "w03", who.card("rhox_veterans"))
    cast(s, "u05", who["R"])
    take(s, AttackWithBorrowed, target=who["R2"])
    reveal(s, "u02")
    assert [p.zone.name for p in s.pieces.values() if p.card == "figure/rhox_veterans"] == ["reserve", "reserve"]
    assert sorted(graves(s, 1)) == ["u02", "w03"] and s.lasting == () and isinstance(s.asks[0], CastSpells)


def test_a_controlled_figure_has_the_glyphs_of_its_controller() -> None:
    s, who = window(
        "A",
        JACE,
        real("P", 0, (5, 5), "leyline_phantoms"),
        real("R", 1, (3, 0), "rhox_veterans"),
        real("G", 1, (11, 8), "gideon"),
        hand=["u05"],
        dice=[20],
        glyphs={(5, 5): "might"},
    )
    assert isinstance(s.cards, dict)
    s.cards.update({"glyph/might": game.ruleset("arena").catalogue["glyph/might"]})
    assert stat(s, s.pieces[who["R"]], "power") == 3
    cast(s, "u05", who["R"])
    assert stat(s, s.pieces[who["R"]], "power") == 4


# ---- attacks within attacks, and who is gone afterwards ------------------------------------------------------
def test_lash_back_that_destroys_the_active_planeswalker_ends_that_turn_at_once() -> None:
    s, who = attacking(
        real("C", 0, (1, 0), "chandra", wounds=5),
        real("N", 1, (3, 0), "nissa"),
        real("G", 2, (11, 8), "gideon"),
        seats=3,
        dice=[BLANK] * 7 + [SWORD] * 3 + [BLANK] * 4,
    )
    in_own_turn(s)
    lay(s, 1, "g08", who.card("nissa"), hidden=True)
    fight(s, who["C"], who["N"])
    reveal(s, "g08")
    take(s, FreeAttack, 1)
    assert s.out == (0,) and s.fights == () and (s.current, s.turn) == (1, 4) and list(s.asks) == [1]


def test_counter_strike_that_destroys_the_last_figure_of_a_card_takes_its_enchantments_along() -> None:
    s, who = attacking(
        real("F", 0, ((1, 0), (0, 0)), "blazing_firecats", wounds=1),
        real("C", 0, (9, 8), "chandra"),
        real("G", 1, (2, 0), "gideon"),
        dice=[BLANK] * 4 + [SHIELD] * 5,
    )
    lay(s, 0, "r03", who.card("blazing_firecats"))
    lay(s, 0, "r06", who.card("blazing_firecats"), hidden=True)
    fight(s, who["F"], who["G"])
    assert not alive(s, who["F"]) and told(s, ArmyFell) == [ArmyFell(who.card("blazing_firecats"))]
    assert sorted(graves(s)) == ["r03", "r06"] and s.inside(ENCHANTMENTS) == []


def test_guardians_oath_leaves_no_surplus_to_trample_with() -> None:
    s, who = attacking(
        real("R", 0, (1, 0), "rhox_veterans"),
        real("G", 0, (9, 8), "gideon"),
        real("K", 1, (2, 0), "kor_hookmasters", wounds=2),
        real("K2", 1, (3, 0), "kor_hookmasters"),
        FAR_LILIANA,
        dice=[SWORD] * 3 + [BLANK] * 2,
    )
    lay(s, 1, "w10", who.card("kor_hookmasters"), hidden=True)
    fight(s, who["R"], who["K"])
    reveal(s, "w10")
    assert alive(s, who["K"]) and wounds(s, who["K"]) == 2 and not isinstance(s.asks[0], ChooseTrampled)


def test_trample_and_deathly_reprisal_may_leave_nobody_with_a_planeswalker() -> None:
    """A whole attack is one moment: the surplus destroys one planeswalker, the reprisal the other, and it is a draw."""
    s, who = attacking(
        real("N", 0, (1, 0), "nissa", wounds=5),
        real("Z", 1, (2, 0), "restless_zombies"),
        real("J", 1, (3, 0), "jace", wounds=6),
        dice=[SWORD] * 3 + [BLANK],
    )
    s.lasting = (Lasting("trample", figures=(who["N"],)),)
    lay(s, 1, "b08", who.card("restless_zombies"), hidden=True)
    fight(s, who["N"], who["Z"])
    assert isinstance(s.asks[0], ChooseTrampled)
    choose(s, 0, next(o for o in legal(s, 0) if getattr(o, "figure", 0) == who["J"]))
    assert s.result is None, "the attack is not over"
    reveal(s, "b08")
    assert s.result == ()


def test_a_second_player_is_not_asked_to_reveal_against_a_figure_that_has_gone_home() -> None:
    s, who = position(
        real("E", 0, (3, 3), "elf_rangers"),
        real("N", 0, (0, 0), "nissa"),
        real("J", 1, (4, 3), "jace"),
        real("G", 2, (2, 3), "gideon"),
        seats=3,
    )
    lay(s, 1, "u03", who.card("jace"), hidden=True)
    lay(s, 2, "r06", who.card("gideon"), hidden=True)
    happens(s, "ends_move", seat=0, figure=who["E"], card=who.card("elf_rangers"))
    reveal(s, "u03", 1)
    assert s.asks == {} and s.pieces.get(who["E"]) is None


# ---- abilities that look at more than one army card ----------------------------------------------------------
def test_darkness_arises_needs_the_zombies_of_every_card_of_that_name_in_the_graveyard() -> None:
    """ "If all your Restless Zombies are in your figure graveyard": an army may have two cards of them."""
    s, who = position(
        real("L", 0, (3, 3), "liliana"),
        real("Z", 0, (), "restless_zombies", where="graveyard"),
        real("G", 1, (9, 8), "gideon"),
        dice=[20],
    )
    second = s.put("army/restless_zombies", 0, armies(0), marks=(("in play", 1),))
    s.put("figure/restless_zombies", 0, graveyard(0), host=second.id)
    last = s.put("figure/restless_zombies", 0, BOARD, host=second.id, at=(8, 8))
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    assert 0 not in s.asks
    s.move(last, graveyard(0))
    happens(s, "start_of_own_turn", seat=0, card=who.card("liliana"))
    assert s.asks


def test_points_gained_on_a_move_that_a_card_grants_do_not_lengthen_it() -> None:
    """A granted move has its n points (section 6); Ride the Currents adds to the move of the figure."""
    s, who = position(
        real("K", 0, (0, 0), "kor_aeronaut_captain"), real("G", 1, (9, 0), "gideon"), rows=["2..........."]
    )
    s.then(GrantedMove(0, who["K"], 4))
    run(s)
    take(s, Fly, path=hexes((1, 0), (2, 0), (3, 0), (4, 0)))
    assert s.asks == {}, "the move is over"
    assert stat(s, s.pieces[who["K"]], "move") == 6 + 3 and not s.pieces[who["K"]].has("extra steps")


# ---- glyphs that lie face down -------------------------------------------------------------------------------
def test_a_face_down_glyph_does_nothing() -> None:
    s, _ = table(
        ["....."],
        real("G", 0, (1, 0), "gideon"),
        cards=dict(game.ruleset("arena").catalogue),
        field=battlefield(["....."], {(1, 0): "insight"}, glyphs_face_up=False),
    )
    assert occupied(s, 0, "draw_phase_extra") == 0
    disc = s.inside(GLYPHS)[0]
    s.change(disc, face_up=True)
    assert occupied(s, 0, "draw_phase_extra") == 1


def test_a_planeswalker_placed_on_a_face_down_glyph_turns_it_up() -> None:
    zones = (frozenset(hexes((1, 0))), frozenset(hexes((4, 0))))
    s, who = table(
        [],
        real("G", 0, (), "gideon"),
        cards=dict(game.ruleset("arena").catalogue),
        field=battlefield(["....."], {(1, 0): "might"}, glyphs_face_up=False, starts=zones),
    )
    s.then(PlacePlaneswalker(0, who["G"]))
    run(s)
    take(s, PlaceAt)
    assert told(s, GlyphTurned) and s.inside(GLYPHS)[0].face_up


# ---- giving up -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("key", ["w06", "b04"])
def test_an_aura_whose_army_card_leaves_with_its_owner_goes_to_the_spell_graveyard(key: str) -> None:
    s, _ = window(
        "A",
        real("G", 0, (0, 0), "gideon"),
        real("Z", 1, (4, 0), "restless_zombies"),
        FAR_LILIANA,
        real("C", 2, (9, 0), "chandra"),
        hand=[key],
        seats=3,
    )
    cast(s, key)
    concede(s, 1)
    assert graves(s) == [key] and s.inside(ENCHANTMENTS) == [] and isinstance(s.asks[0], CastSpells)


def test_a_defender_who_gives_up_before_the_dice_leaves_no_attack() -> None:
    s, who = attacking(
        CHANDRA,
        real("R", 1, (1, 0), "rhox_veterans"),
        real("G", 1, (9, 8), "gideon"),
        real("J", 2, (11, 0), "jace"),
        seats=3,
    )
    in_own_turn(s)
    lay(s, 1, "w02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["C"], who["R"])
    assert 1 in s.asks
    concede(s, 1)
    assert s.fights == () and not told(s, AttackRolled) and isinstance(s.asks[0], ChooseAttack)


# ---- granted moves and attacks -------------------------------------------------------------------------------
def test_call_of_the_wild_may_attack_without_moving_and_an_engaged_creature_is_bound() -> None:
    """A15 holds for granted attacks too (10.10)."""
    s, who = window(
        "A",
        real("N", 0, (0, 0), "nissa"),
        real("E", 0, (5, 4), "elf_rangers"),
        real("Z", 1, (6, 4), "restless_zombies"),
        FAR_LILIANA,
        hand=["g11"],
    )
    cast(s, "g11", who["E"])
    take(s, Stay)
    assert [o.target for o in offered(s, FreeAttack)] == [who["Z"]] and offered(s, FreeAttack)[0].power == -1


# ---- team mates ----------------------------------------------------------------------------------------------
def skirmish(*more: Figure, hand: Sequence[str] = ()) -> tuple[ArenaState, Who]:
    """Seats 0 and 2 against 1 and 3; seat 0 may cast."""
    return window(
        "A",
        real("L", 0, (0, 0), "liliana"),
        real("G", 2, (2, 0), "gideon", wounds=2),
        real("R", 2, (1, 1), "rhox_veterans"),
        real("C", 1, (4, 0), "chandra"),
        real("N", 3, (3, 2), "nissa"),
        *more,
        hand=hand,
        seats=4,
        teams=(0, 1, 0, 1),
    )


def test_opponents_are_those_of_the_other_team_and_you_means_your_own_figures_only() -> None:
    s, who = skirmish(hand=["b05"])
    cast(s, "b05")
    assert set(aims(s)) == {who["C"], who["N"]}
    s, who = skirmish(hand=["w04"])
    cast(s, "w04")
    assert aims(s) == [who["L"]], "a team mate's wounds are no business of ours"
    s, who = skirmish(hand=["b06"])
    cast(s, "b06")
    assert [spot.zone.owner for spot in aims(s) if isinstance(spot, Spot)] == [1, 3]


def test_a_team_mate_does_not_counter_and_sets_off_no_trap() -> None:
    s, who = skirmish(hand=["b05"])
    lay(s, 2, "u06", who.card("gideon"), hidden=True)
    lay(s, 3, "u06", who.card("nissa"), hidden=True)
    cast(s, "b05", who["C"])
    assert list(s.asks) == [3]
    s, who = skirmish()
    lay(s, 2, "r06", who.card("rhox_veterans"), hidden=True)
    happens(s, "ends_move", seat=0, figure=who["L"], card=who.card("liliana"))
    assert 2 not in s.asks


def test_honor_of_the_pure_is_not_shared_with_a_team_mate() -> None:
    s, who = skirmish(real("K", 0, (0, 2), "kor_hookmasters"))
    lay(s, 2, "w01", who.card("rhox_veterans"))
    assert stat(s, s.pieces[who["R"]], "power") == 4 and stat(s, s.pieces[who["K"]], "power") == 3


# ---- placing and not moving ----------------------------------------------------------------------------------
def test_what_cannot_move_may_still_be_swapped_glyphs_included() -> None:
    """A37, A39: a swap is no move, and simply exchanges places."""
    s, who = position(JACE, real("P", 0, (5, 5), "illusionary_projections"), FAR_LILIANA, glyphs={(5, 5): "might"})
    s.lasting = (Lasting("may not move", card=who.card("jace")),)
    happens(s, "start_of_own_turn", seat=0, card=who.card("jace"))
    aim(s, who["P"])
    assert (place(s.pieces[who["J"]]), place(s.pieces[who["P"]])) == ((5, 5), (0, 0))


def test_of_two_planeswalkers_the_active_one_summons_and_only_its_colours() -> None:
    """Section 5: from its space, creatures of its colours."""
    s, who = position(
        real("G", 0, (0, 0), "gideon"),
        real("J", 0, (11, 8), "jace"),
        real("R", 0, (), "rhox_veterans"),
        real("P", 0, (), "leyline_phantoms"),
        FAR_LILIANA,
        active="gideon",
    )
    s.then(ChooseSummon(0, 2))
    run(s)
    assert {o.figure for o in offered(s, Summon)} == {who["R"]}
    assert all(distance(Hex(*o.at), Hex(0, 0)) <= 5 for o in offered(s, Summon))
    assert [no.rule for no in why_not(s, who["P"])] == ["5 who"]


def test_changing_control_of_a_figure_does_not_move_enchantments() -> None:
    s, who = controlled()
    aura = lay(s, 1, "r03", who.card("blazing_firecats"))
    cast(s, "u05", who["F"])
    assert s.pieces[aura.id].host == who.card("blazing_firecats")
    assert stat(s, s.pieces[who["F"]], "power") == 4 + 1


# ---- turns of players who are out ----------------------------------------------------------------------------
def test_what_was_cast_for_the_next_turn_of_others_outlives_its_caster() -> None:
    """Grasping Dead binds in the next turn of its victim, whether its caster still plays or not."""
    s, who = position(
        real("L", 0, (0, 0), "liliana"),
        real("E", 1, (3, 0), "elf_rangers"),
        real("N", 1, (9, 8), "nissa"),
        real("G", 2, (11, 8), "gideon"),
        seats=3,
        hand=["b11"],
    )
    in_own_turn(s)
    s.then(CastSpells(0, "A"))
    run(s)
    cast(s, "b11", who.card("elf_rangers"))
    concede(s, 0)
    take(s, Activate, 1, card=who.card("elf_rangers"))
    take(s, EndSpells, 1)
    assert not offered(s, Move, 1) and "A39" in [no.rule for no in why_not(s, who["E"], 1)]


def test_until_your_next_turn_lasts_until_the_turn_that_is_skipped() -> None:
    """Blinding Light of a player who is out still weakens the others until that turn would have come round."""
    s, who = position(
        real("G", 0, (0, 0), "gideon"),
        real("E", 2, (3, 0), "elf_rangers"),
        real("N", 2, (9, 8), "nissa"),
        real("C", 1, (11, 8), "chandra"),
        seats=3,
        hand=["w11"],
    )
    in_own_turn(s)
    s.then(CastSpells(0, "A"))
    run(s)
    cast(s, "w11", who.card("elf_rangers"))
    concede(s, 0)
    powers = []
    while s.turn < 7:
        powers.append((s.current, stat(s, s.pieces[who["E"]], "power")))
        s.asks.clear()
        s.agenda = [PassMarker(s.current)]
        run(s)
    assert powers == [(1, 2), (2, 2), (1, 3)]


# ---- refusals ------------------------------------------------------------------------------------------------
SECTIONS = {"3": 6, "4": 5, "10": 10}  # sections with numbered paragraphs, and how many
RULE = re.compile(r"(A(\d+)|(\d+)(?:\.(\d+))?( [a-zA-Z ]+)?)$")


def known(part: str) -> bool:
    """True for a ruling, a section, or a paragraph of one, that arena.md has."""
    found = RULE.match(part)
    if not found:
        return False
    _, ruling, section, paragraph, _ = found.groups()
    if ruling:
        return 1 <= int(ruling) <= 39
    return 1 <= int(section) <= 21 and (not paragraph or int(paragraph) <= SECTIONS.get(section, 0))


@pytest.mark.parametrize(
    ("seats", "options", "decks", "seed"),
    [(2, {"army": "standard"}, ["captain", "kiora"], 1), (3, {}, None, 2), (2, {}, ["red", "blue"], 3)],
)
def test_every_refusal_names_a_rule_that_exists(
    seats: int, options: dict[str, str], decks: list[object] | None, seed: int
) -> None:
    s = arena(game.start("arena", seats, seed, options, decks))
    chance, rules = random.Random(seed), set()
    while s.result is None and s.turn < 10:
        seat = min(s.asks)
        rules |= {no.rule for no in refused(s, seat)}
        choose(s, seat, eager(s, seat, legal(s, seat), chance))
    assert len(rules) > 10 and all(known(part) for rule in rules for part in rule.split(", ")), rules


def test_the_prompt_for_a_hidden_card_does_not_name_it_to_others() -> None:
    """12: others know only that a card lies there; who looks on while its place is chosen is told no more."""
    s, _ = window(
        "A",
        real("G", 0, (0, 0), "gideon"),
        real("R", 0, (1, 0), "rhox_veterans"),
        real("J", 1, (8, 0), "jace"),
        hand=["w02"],
    )
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Cast)))
    question = s.asks[0]
    assert "Shield of Dawn" in question.ask(look(s, 0)).en
    assert "Shield of Dawn" not in question.ask(look(s, 1)).en
