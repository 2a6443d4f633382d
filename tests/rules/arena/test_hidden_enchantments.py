"""Casting, slots, hidden enchantments and countering (arena.md, section 12), rulings A2, A22, A24."""

from __future__ import annotations

import pytest

from game.rules.arena.abilities import Accept
from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.effects.card_ops import StopAndDraw
from game.rules.arena.events import AttackRolled, CastSpell, Countered, Revealed
from game.rules.arena.hidden import AskReveal, Keep, Reveal
from game.rules.arena.places import ENCHANTMENTS, ArenaState, enchantments, spent
from game.rules.arena.spells import Cast, CastSpells
from game.table.dice import Dice
from game.table.state import legal, refused, run
from game.table.view import imagine, look
from tests.rules.arena.byhand import BLANK, SWORD, Who, offered, spot, take, told, why_not
from tests.rules.arena.spellbook import (
    aim,
    aims,
    attacking,
    cast,
    castable,
    fight,
    give,
    go_on,
    graves,
    happens,
    held,
    keep,
    lay,
    position,
    real,
    reveal,
    reveals,
    rolls,
    why_not_cast,
    window,
    wounds,
)

CHANDRA = real("C", 0, (0, 0), "chandra")
PHOENIX = real("F", 0, (1, 0), "flamewing_phoenixes")
JACE = real("J", 1, (6, 0), "jace")
GIDEON = real("G", 0, (0, 0), "gideon")
RHOX = real("R", 0, (1, 0), "rhox_veterans")


# ---- casting -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "which, active, idle",
    [
        ("A", "Figures move after the spells: cast nothing more first", "Rhox Veteran does not act this turn"),
        ("B", "This turn's movement and attacks are over", "This turn's movement and attacks are over"),
    ],
)
def test_an_own_figure_says_why_it_does_nothing_while_spells_are_cast(which: str, active: str, idle: str) -> None:
    """4: figures move and attack between the two windows."""
    s, who = window(which, GIDEON, RHOX, JACE)
    s.active = who.card("gideon")
    assert [(no.why.en, no.rule) for no in why_not(s, who["G"])] == [(active, "4")]
    assert [(no.why.en, no.rule) for no in why_not(s, who["R"])] == [(idle, "4")]
    assert not why_not(s, who["J"]), "another player's figure is none of this"


def test_three_spells_may_be_cast_in_a_turn_both_windows_together() -> None:
    """EX-43: two sorceries in window A, an enchantment in window B; a fourth is refused."""
    s, who = window("A", CHANDRA, PHOENIX, JACE, hand=["r09", "r10", "r03", "r05"])
    cast(s, "r09")
    cast(s, "r10")
    take(s, StopAndDraw)
    go_on(s)
    s.phase = "attack"
    s.then(CastSpells(0, "B"))
    run(s)
    cast(s, "r03", who.card("flamewing_phoenixes"))
    assert s.spells_cast == 3 and castable(s) == []
    assert why_not_cast(s, "r05") == ("three spells have been cast this turn", "4 spell limit")


def test_what_was_cast_and_at_what_is_told() -> None:
    s, who = window("A", CHANDRA, PHOENIX, real("J", 1, (4, 0), "jace"), hand=["r01", "r02", "r12"], dice=[BLANK] * 30)
    cast(s, "r01", who["J"])
    cast(s, "r02", spot(2, 0))
    cast(s, "r12", who["F"])
    assert [(e.spell, e.targets) for e in told(s, CastSpell)] == [
        ("spell/r01", (who["J"],)),
        ("spell/r02", (spot(2, 0).at,)),
        ("spell/r12", (who["F"],)),
    ]


def test_a_spell_is_followed_by_the_same_window() -> None:
    for which in ("A", "B"):
        s, _ = window(which, CHANDRA, PHOENIX, JACE, hand=["r10"])
        cast(s, "r10")
        take(s, StopAndDraw)
        assert s.asks == {0: CastSpells(0, which)}


def test_revealing_does_not_count_as_casting() -> None:
    """EX-43: revealing a hidden enchantment later does not count."""
    s, who = attacking(RHOX, real("Z", 1, (2, 0), "restless_zombies"), dice=[BLANK] * 4)
    lay(s, 1, "b09", who.card("restless_zombies"), hidden=True)
    fight(s, who["R"], who["Z"])
    reveal(s, "b09")
    assert s.spells_cast == 0


def test_spells_are_cast_in_their_windows() -> None:
    """A2."""
    s, _ = window("B", CHANDRA, PHOENIX, JACE, hand=["r09", "r10"])
    assert castable(s) == ["r10"]
    assert why_not_cast(s, "r09")[1] == "12 windows"


def test_without_a_planeswalker_spells_with_a_range_cannot_be_cast() -> None:
    s, _ = window("A", PHOENIX, JACE, hand=["r01", "r10"])
    assert castable(s) == ["r10"]
    assert why_not_cast(s, "r01") == ("you have no planeswalker to measure from", "12 ranges")


def test_with_two_planeswalkers_the_caster_names_the_one_to_measure_from() -> None:
    s, who = window(
        "A", CHANDRA, real("O", 0, (9, 4), "ob_nixilis"), real("J", 1, (4, 0), "jace"), hand=["r01"], dice=[BLANK] * 4
    )
    cast(s, "r01")
    assert aims(s) == [who["C"], who["O"]]
    aim(s, who["C"])
    assert who["J"] in aims(s) and who["O"] not in aims(s)


def test_a_planeswalker_that_reaches_no_target_is_not_enough() -> None:
    s, who = window(
        "A",
        real("L", 0, (11, 8), "liliana"),
        real("O", 0, (2, 0), "ob_nixilis"),
        real("J", 1, (4, 0), "jace"),
        hand=["b05"],
    )
    cast(s, "b05", who["O"], who["J"])
    assert wounds(s, who["J"]) == 1


def test_two_auras_of_one_name_do_not_lie_on_one_army_card() -> None:
    """A24: different names add up."""
    s, who = window("A", GIDEON, RHOX, JACE, hand=["w03"])
    lay(s, 0, "w03", who.card("rhox_veterans"))
    s.offered.clear()
    assert why_not_cast(s, "w03") == ("there is no army card to put Steadfast Line on", "12 targets")
    twin, _ = window("A", GIDEON, RHOX, JACE, hand=["w03"])
    lay(twin, 0, "g04", who.card("rhox_veterans"))
    twin.offered.clear()
    assert castable(twin) == ["w03"]


def test_one_hidden_enchantment_per_player_lies_on_an_army_card() -> None:
    s, who = window("A", GIDEON, RHOX, JACE, hand=["w02", "w10"])
    cast(s, "w02", who.card("rhox_veterans"))
    cast(s, "w10")
    assert aims(s) == [who.card("gideon")]


def test_auras_and_other_players_cards_take_no_hidden_slot() -> None:
    s, who = window("A", GIDEON, RHOX, JACE, hand=["w02"])
    lay(s, 0, "w03", who.card("rhox_veterans"))
    lay(s, 1, "u08", who.card("rhox_veterans"), hidden=True)
    cast(s, "w02")
    assert set(aims(s)) == {who.card("gideon"), who.card("rhox_veterans")}


def test_hidden_enchantments_go_on_own_army_cards_with_figures_on_the_battlefield() -> None:
    s, who = window("A", GIDEON, real("R", 0, (), "rhox_veterans"), JACE, hand=["w02"])
    cast(s, "w02")
    assert aims(s) == [who.card("gideon")]


# ---- what is hidden stays hidden -----------------------------------------------------------------------------------
def test_others_see_only_that_a_card_lies_there() -> None:
    s, who = window("A", GIDEON, RHOX, JACE, hand=["w02"])
    cast(s, "w02")
    for moment in ("while its army card is chosen", "when it lies there"):
        view = look(s, 1)
        backs = [p.card for p in view.inside(ENCHANTMENTS)]
        assert backs == ["spell"] and "w02" not in repr(view.asks) + repr(view.agenda) + repr(view.pieces), moment
        assert [p.card for p in look(s, 0).inside(ENCHANTMENTS)] == ["spell/w02"]
        if aims(s):
            aim(s, who.card("rhox_veterans"))
    assert [e.spell for e in told(s, CastSpell)] == [""]


def hidden_on_rhox(key: str) -> tuple[ArenaState, Who]:
    """Rhoxes of seat 1 with a hidden card, attacked by a Zombie; seat 1 plays the white list."""
    s, who = attacking(
        real("B", 0, (0, 0), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans"),
        real("K", 1, (5, 5), "kor_hookmasters"),
        dice=[BLANK] * 6,
    )
    s.lists = ((), tuple(f"spell/w{n:02}" for n in range(1, 13)))
    for n in range(1, 13):
        if f"w{n:02}" != key:
            give(s, 1, f"w{n:02}")
    lay(s, 1, key, who.card("rhox_veterans"), hidden=True)
    return s, who


def test_the_owner_is_asked_whatever_lies_there() -> None:
    """Whoever watches cannot tell a shield from an oath by whether there is a question."""
    for key, offer in (("w02", ["w02"]), ("w10", [])):
        s, who = hidden_on_rhox(key)
        fight(s, who["B"], who["R"])
        assert isinstance(s.asks[1], AskReveal) and AskReveal.waits
        assert reveals(s) == offer and offered(s, Keep, 1)
        keep(s)
        assert isinstance(s.asks[0], ChooseAttack)


def test_the_questions_look_alike_to_the_others() -> None:
    views = []
    for key in ("w02", "w10"):
        s, who = hidden_on_rhox(key)
        fight(s, who["B"], who["R"])
        views.append(look(s, 0))
    assert views[0].asks == views[1].asks and views[0].agenda == views[1].agenda


def test_no_question_is_put_when_everybody_knows_there_is_nothing_to_reveal() -> None:
    s, who = hidden_on_rhox("w10")
    shield = next(p for p in s.pieces.values() if p.card == "spell/w02")
    s.move(shield, spent(1))
    fight(s, who["B"], who["R"])
    assert 1 not in s.asks


def test_options_are_the_same_in_the_view_of_whoever_is_asked() -> None:
    s, who = hidden_on_rhox("w02")
    fight(s, who["B"], who["R"])
    assert legal(look(s, 1), 1) == legal(s, 1)
    assert look(imagine(look(s, 1), 1, Dice(5)), 1) == look(s, 1)


# ---- revealing ----------------------------------------------------------------------------------------------------
def test_shield_of_dawn_ex_44() -> None:
    """EX-44: 2+3 dice for this attack, then the card goes to the graveyard."""
    s, who = hidden_on_rhox("w02")
    fight(s, who["B"], who["R"])
    reveal(s, "w02")
    assert len(told(s, AttackRolled)[0].defence) == 2 + 3
    assert graves(s, 1) == ["w02"] and [e.spell for e in told(s, Revealed)] == ["spell/w02"]


def test_a_hidden_enchantment_that_does_not_fit_says_so() -> None:
    s, who = hidden_on_rhox("w10")
    fight(s, who["B"], who["R"])
    assert [(no.why.en, no.rule) for no in refused(s, 1)] == [("Guardian's Oath does not react to this", "12 hidden")]


def test_the_active_player_reveals_first_then_clockwise() -> None:
    s, who = position(
        real("R", 0, (1, 0), "rhox_veterans"),
        real("Z", 1, (0, 0), "restless_zombies"),
        real("E", 2, (2, 0), "elf_rangers"),
        real("L", 1, (9, 0), "liliana"),
        seats=3,
        current=2,
    )
    for seat, card in ((0, "rhox_veterans"), (1, "restless_zombies")):
        lay(s, seat, "r06", who.card(card), hidden=True)
    s.change(s.pieces[who["E"]], at=s.pieces[who["R"]].at)
    s.change(s.pieces[who["R"]], at=(2, 0))
    happens(s, "ends_move", seat=2, figure=who["E"], card=who.card("elf_rangers"))
    assert list(s.asks) == [0]  # 2 is active and has none, then 0, then 1
    take(s, Reveal, 0)
    assert list(s.asks) == [1]
    take(s, Reveal, 1)
    assert s.pieces.get(who["E"]) is None or s.pieces[who["E"]].zone.name == "graveyard"


def test_what_an_earlier_reveal_has_ended_is_not_asked_about() -> None:
    """The first trap destroys the figure that moved; the second player has nothing left to react to."""
    s, who = position(
        real("R", 0, (2, 0), "rhox_veterans"),
        real("Z", 1, (0, 0), "restless_zombies"),
        real("E", 2, (1, 0), "elf_rangers", wounds=1),
        seats=3,
        current=2,
    )
    for seat, card in ((0, "rhox_veterans"), (1, "restless_zombies")):
        lay(s, seat, "r06", who.card(card), hidden=True)
    happens(s, "ends_move", seat=2, figure=who["E"], card=who.card("elf_rangers"))
    take(s, Reveal, 0)
    assert who["E"] not in s.pieces and not s.asks
    assert len(enchantments(s, who.card("restless_zombies"))) == 1


# ---- countering -----------------------------------------------------------------------------------------------
def test_a_countered_sorcery_is_one_of_the_three_but_was_not_played() -> None:
    """EX-46, A22: no effect, graveyard, uses up one of the three, does not trigger Rebirth."""
    s, who = window(
        "A",
        CHANDRA,
        real("F", 0, (), "flamewing_phoenixes", where="graveyard"),
        real("J", 1, (4, 0), "jace"),
        hand=["r01"],
        dice=[SWORD] * 4,
    )
    lay(s, 1, "u06", who.card("jace"), hidden=True)
    cast(s, "r01", who["J"])
    reveal(s, "u06")
    assert rolls(s) == [] and graves(s) == ["r01"] and s.spells_cast == 1
    assert not offered(s, Accept) and isinstance(s.asks[0], CastSpells)
    assert told(s, Countered)


def test_a_sorcery_that_is_not_countered_unfolds() -> None:
    s, who = window(
        "A", CHANDRA, real("F", 0, (), "flamewing_phoenixes", where="graveyard"), JACE, hand=["r09"], dice=[13]
    )
    lay(s, 1, "u06", who.card("jace"), hidden=True)
    cast(s, "r09")
    keep(s)
    assert offered(s, Accept)


def test_unsummon_ex_45() -> None:
    """EX-45: two figures go to the reserve undamaged, the aura is destroyed, the third stays in the graveyard."""
    s, who = window(
        "A",
        real("J", 0, (0, 0), "jace"),
        real("A", 1, (5, 0), "rhox_veterans", wounds=1),
        real("B", 1, (6, 0), "rhox_veterans"),
        real("X", 1, (), "rhox_veterans", where="graveyard"),
        real("G", 1, (9, 0), "gideon"),
        hand=["u01"],
    )
    lay(s, 1, "w03", who.card("rhox_veterans"))
    cast(s, "u01", who.card("rhox_veterans"))
    zones = [p.zone.name for p in s.pieces.values() if p.card == "figure/rhox_veterans"]
    assert sorted(zones) == ["graveyard", "reserve", "reserve"]
    assert enchantments(s, who.card("rhox_veterans")) == []


@pytest.mark.parametrize("key", ["w02", "u03", "b08", "r06", "g08"])
def test_casting_a_hidden_enchantment_lays_it_face_down(key: str) -> None:
    s, who = window("B", GIDEON, RHOX, JACE, hand=[key])
    cast(s, key, who.card("rhox_veterans"))
    laid = enchantments(s, who.card("rhox_veterans"))
    assert [(p.card, p.face_up) for p in laid] == [(f"spell/{key}", False)] and held(s) == []
    assert not offered(s, Cast)
