"""The twelve blue spells (arena.md, section 17.4), each played through the engine."""

from __future__ import annotations

from game.hexes import Hex
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.effects.control_ops import AttackWithBorrowed, EndBorrowing, MoveBorrowed
from game.rules.arena.effects.put_ops import PutAt
from game.rules.arena.events import AttackCancelled, ChangedControl, Countered, SentBack, Struck
from game.rules.arena.lasting import Lasting, expire
from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import enchantments, figures_of, in_play, reserve
from game.rules.arena.spells import CastSpells
from game.rules.arena.stats import controller, may_not, stat
from game.rules.arena.walking import Walk
from game.table.state import run
from tests.rules.arena.byhand import BLANK, SWORD, offered, place, spot, take, told
from tests.rules.arena.spellbook import (
    aim,
    aims,
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
    reveals,
    rolls,
    why_not_cast,
    window,
    wounds,
)

JACE = real("J", 0, (0, 0), "jace")
PHANTOM = real("P", 0, (1, 0), "leyline_phantoms")
GIDEON = real("G", 1, (9, 0), "gideon")


def test_unsummon_sends_a_creature_army_card_back_to_the_reserve() -> None:
    s, who = window(
        "A",
        JACE,
        GIDEON,
        real("R", 1, (5, 0), "rhox_veterans", wounds=2),
        real("S", 1, (9, 3), "rhox_veterans"),
        hand=["u01"],
    )
    lay(s, 1, "w03", who.card("rhox_veterans"))
    cast(s, "u01", who.card("rhox_veterans"))
    assert [p.has("wounds") for p in s.inside(reserve(1))] == [0, 0]
    assert figures_of(s, who.card("rhox_veterans")) == []
    assert not in_play(s.pieces[who.card("rhox_veterans")])
    assert enchantments(s, who.card("rhox_veterans")) == [] and graves(s, 1) == ["w03"]
    assert len(told(s, SentBack)) == 2


def test_unsummon_reaches_no_planeswalker() -> None:
    s, who = window("A", JACE, real("G", 1, (3, 0), "gideon"), PHANTOM, hand=["u01"])
    cast(s, "u01")
    assert aims(s) == [who.card("leyline_phantoms")]


def test_undertow_ward_cancels_the_attack_of_a_creature_and_sends_its_card_back() -> None:
    s, who = attacking(
        real("Z", 0, (0, 0), "restless_zombies"),
        real("Y", 0, (5, 5), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans"),
    )
    lay(s, 1, "u02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["Z"], who["R"])
    reveal(s, "u02")
    assert told(s, AttackCancelled)
    assert figures_of(s, who.card("restless_zombies")) == [] and len(s.inside(reserve(0))) == 2
    assert wounds(s, who["R"]) == 0


def test_undertow_ward_does_not_react_to_a_planeswalker() -> None:
    s, who = attacking(real("G", 0, (0, 0), "gideon"), real("R", 1, (1, 0), "rhox_veterans"), dice=[BLANK] * 9)
    lay(s, 1, "u02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["G"], who["R"])
    assert not told(s, AttackCancelled) and not reveals(s)


def test_riptide_snare_sends_back_a_creature_that_ends_its_move_engaged() -> None:
    s, who = position(real("Z", 0, (3, 0), "restless_zombies"), real("R", 1, (0, 0), "rhox_veterans"), phase="move")
    lay(s, 1, "u03", who.card("rhox_veterans"), hidden=True)
    s.then(ChooseMove(0))
    run(s)
    take(s, Move, figure=who["Z"])
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (1, 0)))
    reveal(s, "u03")
    assert len(s.inside(reserve(0))) == 1 and graves(s, 1) == ["u03"]


def test_riptide_snare_ignores_planeswalkers_and_unengaged_creatures() -> None:
    for card, row in (("gideon", "..."), ("restless_zombies", ".1.")):
        s, who = position(real("M", 0, (1, 0), card), real("R", 1, (0, 0), "rhox_veterans"), rows=[row])
        lay(s, 1, "u03", who.card("rhox_veterans"), hidden=True)
        happens(s, "ends_move", seat=0, figure=who["M"], card=who.card(card))
        assert not s.asks, card


def test_twisted_image_swaps_printed_power_and_toughness_and_draws() -> None:
    s, who = window("A", JACE, PHANTOM, GIDEON, hand=["u04"], library=["u09"])
    lay(s, 0, "u12", who.card("leyline_phantoms"))
    cast(s, "u04", who.card("leyline_phantoms"))
    assert [stat(s, s.pieces[who["P"]], n) for n in ("power", "toughness")] == [6, 3]  # 5 + 1 of the aura
    assert held(s) == ["u09"]
    expire(s, "turn ends", 0)
    assert [stat(s, s.pieces[who["P"]], n) for n in ("power", "toughness")] == [4, 5]


def test_mind_control_moves_and_attacks_with_an_enemy_on_eight_or_more() -> None:
    s, who = window(
        "A",
        JACE,
        GIDEON,
        real("R", 1, (4, 0), "rhox_veterans"),
        real("K", 1, (6, 0), "kor_hookmasters"),
        hand=["u05"],
        dice=[8, SWORD, SWORD, BLANK, BLANK, BLANK],
    )
    cast(s, "u05", who["R"])
    assert rolls(s) == [(8,)]
    assert controller(s, s.pieces[who["R"]]) == 0
    take(s, MoveBorrowed)
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (5, 0)))
    take(s, AttackWithBorrowed, target=who["K"])
    assert wounds(s, who["K"]) == 2
    take(s, EndBorrowing)
    assert controller(s, s.pieces[who["R"]]) == 1
    assert [e.seat for e in told(s, ChangedControl)] == [0, 1]


def test_mind_control_grants_one_move_and_one_attack() -> None:
    s, who = window(
        "A",
        JACE,
        GIDEON,
        real("R", 1, (4, 0), "rhox_veterans"),
        real("K", 1, (5, 0), "kor_hookmasters"),
        hand=["u05"],
        dice=[20, BLANK, BLANK, BLANK, BLANK, BLANK],
    )
    cast(s, "u05", who["R"])
    take(s, AttackWithBorrowed, target=who["K"])
    assert not offered(s, AttackWithBorrowed) and offered(s, MoveBorrowed)


def test_a_controlled_figure_is_struck_by_its_owners_side() -> None:
    s, who = window(
        "A",
        JACE,
        GIDEON,
        real("R", 1, (4, 0), "rhox_veterans"),
        real("K", 1, (5, 0), "kor_hookmasters"),
        hand=["u05"],
        dice=[8, SWORD],
    )
    cast(s, "u05", who["R"])
    take(s, MoveBorrowed)
    take(s, Walk, path=next(o.path for o in offered(s, Walk) if o.path[-1] == (2, 0)))
    assert [e.striker for e in told(s, Struck)] == [who["K"]]
    assert wounds(s, who["R"]) == 1


def test_mind_control_fails_below_eight() -> None:
    s, who = window("A", JACE, GIDEON, real("R", 1, (4, 0), "rhox_veterans"), hand=["u05"], dice=[7])
    cast(s, "u05", who["R"])
    assert isinstance(s.asks[0], CastSpells)
    assert controller(s, s.pieces[who["R"]]) == 1


def test_psychic_rebuttal_counters_a_sorcery() -> None:
    s, who = window("A", real("C", 0, (0, 0), "chandra"), real("J", 1, (3, 0), "jace"), hand=["r01"], dice=[SWORD] * 4)
    lay(s, 1, "u06", who.card("jace"), hidden=True)
    cast(s, "r01", who["J"])
    reveal(s, "u06")
    assert wounds(s, who["J"]) == 0 and rolls(s) == []
    assert [e.spell for e in told(s, Countered)] == ["spell/r01"]
    assert graves(s, 0) == ["r01"] and graves(s, 1) == ["u06"]
    assert s.spells_cast == 1


def test_psychic_rebuttal_does_not_react_to_auras() -> None:
    s, who = window(
        "A",
        real("C", 0, (0, 0), "chandra"),
        real("F", 0, (1, 0), "flamewing_phoenixes"),
        real("J", 1, (3, 0), "jace"),
        hand=["r03"],
    )
    lay(s, 1, "u06", who.card("jace"), hidden=True)
    cast(s, "r03", who.card("flamewing_phoenixes"))
    assert 1 not in s.asks
    assert [p.card for p in enchantments(s, who.card("flamewing_phoenixes"))] == ["spell/r03"]


def test_misdirection_moves_a_face_up_enchantment_to_another_fitting_card() -> None:
    s, who = window("A", JACE, PHANTOM, GIDEON, real("R", 1, (5, 0), "rhox_veterans"), hand=["u07"])
    fury = lay(s, 1, "r03", who.card("rhox_veterans"))
    cast(s, "u07", fury.id)
    assert aims(s) == [who.card("leyline_phantoms")]  # squads only; colour and owner do not matter
    aim(s, who.card("leyline_phantoms"))
    assert [p.card for p in enchantments(s, who.card("leyline_phantoms"))] == ["spell/r03"]
    assert stat(s, s.pieces[who["P"]], "power") == 4 and stat(s, s.pieces[who["R"]], "power") == 3


def test_misdirection_leaves_hidden_enchantments_alone() -> None:
    s, who = window("A", JACE, PHANTOM, GIDEON, hand=["u07"])
    lay(s, 1, "w02", who.card("gideon"), hidden=True)
    s.offered.clear()
    assert why_not_cast(s, "u07") == ("Misdirection has no legal target", "12 targets")


def test_frozen_thoughts_slows_to_at_least_one_and_stops_strikes() -> None:
    s, who = window("A", JACE, GIDEON, real("E", 1, (5, 0), "pummelroot_elementals"), hand=["u08"])
    cast(s, "u08", who.card("pummelroot_elementals"))
    elemental = s.pieces[who["E"]]
    assert stat(s, elemental, "move") == 1 and may_not(s, elemental, "strike")
    lay(s, 1, "g04", who.card("pummelroot_elementals"))
    assert stat(s, elemental, "move") == 1


def test_deep_insight_draws_two() -> None:
    s, _ = window("B", JACE, GIDEON, hand=["u09"], library=["u01", "u02", "u03"])
    cast(s, "u09")
    assert held(s) == ["u01", "u02"]


def test_an_empty_library_costs_nothing() -> None:
    """A29."""
    s, _ = window("B", JACE, GIDEON, hand=["u09"], library=["u01"])
    cast(s, "u09")
    assert held(s) == ["u01"] and s.result is None


def test_veil_of_mist_helps_against_attackers_that_are_not_adjacent() -> None:
    s, who = window(
        "A",
        JACE,
        PHANTOM,
        real("K", 1, (2, 0), "kor_hookmasters"),
        real("L", 1, (3, 0), "kor_hookmasters"),
        GIDEON,
        hand=["u10"],
    )
    cast(s, "u10", who.card("leyline_phantoms"))
    phantom = s.pieces[who["P"]]
    assert stat(s, phantom, "toughness") == 5
    assert stat(s, phantom, "toughness", s.pieces[who["K"]]) == 5
    assert stat(s, phantom, "toughness", s.pieces[who["L"]]) == 7


def test_phase_shift_puts_a_figure_elsewhere_without_strikes() -> None:
    s, who = window("A", JACE, GIDEON, real("R", 1, (1, 0), "rhox_veterans"), hand=["u11"])
    cast(s, "u11", who["J"])
    assert not any(place(s.pieces[who["J"]]) == o.at for o in offered(s, PutAt))
    take(s, PutAt, at=tuple(spot(4, 0).at))
    assert place(s.pieces[who["J"]]) == (4, 0)
    assert told(s, Struck) == []


def test_phase_shift_reaches_no_glyph() -> None:
    """A37."""
    s, who = window("A", JACE, GIDEON, hand=["u11"], rows=["..........", "_........."], glyphs={(2, 0): "might"})
    cast(s, "u11", who["J"])
    assert tuple(spot(2, 0).at) not in [o.at for o in offered(s, PutAt)]
    assert tuple(spot(3, 0).at) in [o.at for o in offered(s, PutAt)]


def test_phase_shift_puts_a_two_space_figure_on_two_free_spaces_of_one_level() -> None:
    s, who = window("A", real("F", 0, ((1, 0), (0, 0)), "blazing_firecats"), GIDEON, hand=["u11"], rows=["....1....."])
    cast(s, "u11", who["F"])
    level = s.field.level
    ends = [(Hex(*o.at[:2]), Hex(*o.at[2:])) for o in offered(s, PutAt)]
    assert ends and all(level[front] == level[rear] for front, rear in ends)
    assert ((3, 0), (2, 0)) in ends and ((4, 0), (3, 0)) not in ends
    take(s, PutAt, at=(2, 0, 3, 0))
    assert place(s.pieces[who["F"]]) == ((2, 0), (3, 0))


def test_phase_shift_works_on_a_figure_that_cannot_move() -> None:
    """A39: "cannot move" stops every walked or flown move, but no teleport."""
    s, who = window("A", JACE, GIDEON, hand=["u11"])
    s.lasting += (Lasting("may not move", card=who.card("jace")),)
    cast(s, "u11", who["J"])
    assert may_not(s, s.pieces[who["J"]], "move") and offered(s, PutAt)


def test_mirrored_blades_strengthen_a_squad() -> None:
    s, who = window("A", JACE, PHANTOM, GIDEON, hand=["u12"])
    cast(s, "u12")
    assert aims(s) == [who.card("leyline_phantoms")]
    aim(s, who.card("leyline_phantoms"))
    assert stat(s, s.pieces[who["P"]], "power") == 4


def test_a_squad_that_was_unsummoned_can_no_longer_attack() -> None:
    s, who = attacking(
        real("Z", 0, (0, 0), "restless_zombies"),
        real("Y", 0, (1, 1), "restless_zombies"),
        real("R", 1, (1, 0), "rhox_veterans"),
    )
    lay(s, 1, "u02", who.card("rhox_veterans"), hidden=True)
    fight(s, who["Z"], who["R"])
    reveal(s, "u02")
    assert isinstance(s.asks[0], ChooseAttack) and not offered(s, Attack)
