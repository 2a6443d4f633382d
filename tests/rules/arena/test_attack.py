"""Attacks, damage and destruction (arena.md, sections 8, 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

import game
from game.rules.arena.attack import amend
from game.rules.arena.attack_targets import attackable, attacks_left
from game.rules.arena.choosing_attacks import Attack, ChooseAttack, EndAttacks, FreeAttack, GrantedAttack, NoAttack
from game.rules.arena.events import ArmyFell, AttackCancelled, AttackRolled, Destroyed, Wounded
from game.rules.arena.forecast import damage_chances, forecast
from game.rules.arena.harm import Destroy, Harm, life_left
from game.rules.arena.lasting import Lasting
from game.rules.arena.places import ENCHANTMENTS, ArenaState, Options, graveyard, in_play, spent
from game.rules.arena.stats import stat
from game.rules.arena.trigger_moments import Moment
from game.rules.arena.trigger_order import Trigger
from game.table.state import State, legal, run
from tests.rules.arena.byhand import BLANK, SHIELD, SWORD, Figure, Who, offered, table, take, told, why_not

CARDS = game.ruleset("arena").catalogue
A, D = Figure("A", 0, (1, 0), power=3, toughness=2), Figure("D", 1, (2, 0), power=3, toughness=2)


def attack_phase(rows: list[str], *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    s, who = table(rows, *figures, phase="attack", **more)
    s.then(ChooseAttack(0))
    run(s)
    return s, who


def real(name: str, seat: int, at: tuple[Any, ...], card: str, **more: Any) -> Figure:
    """A figure of a card of the game."""
    return Figure(name, seat, at, card=card, **more)


def rolled(s: State) -> tuple[int, int, int]:
    """The last attack roll: dice of the attacker, dice of the defender, damage."""
    event = told(s, AttackRolled)[-1]
    return len(event.attack), len(event.defence), event.damage


# ---- targets --------------------------------------------------------------------------------------
def test_range_one_reaches_adjacent_enemies_only() -> None:
    s, who = attack_phase(["......"], A, D, Figure("E", 1, (3, 0)))
    assert [o.target for o in offered(s, Attack)] == [who["D"]]
    assert why_not(s, who["E"])[0].why.en == "A is engaged and may attack only figures it is engaged with"


def test_range_one_needs_a_level_difference_smaller_than_the_lower_figures_size() -> None:
    """Section 8: the lower figure has size 4; a difference of 3 is in reach, one of 4 is not."""
    for level, reached in (("3", True), ("4", False)):
        s, who = attack_phase([f".0{level}."], A, D)
        assert bool(offered(s, Attack)) is reached
    assert why_not(s, who["D"])[0].why.en == "Player 2's D stands 4 levels apart: too much for range 1"
    tall = Figure("A", 0, (1, 0), size=5)
    s, _ = attack_phase([".04."], tall, D)
    assert offered(s, Attack), "the lower figure is the tall one now"
    s, _ = attack_phase([".40."], tall, D)
    assert not offered(s, Attack), "and here it is the small one"


def test_longer_range_needs_distance_and_clear_sight() -> None:
    shooter = Figure("A", 0, (0, 0), range=4)
    s, who = attack_phase(["......", "......"], shooter, Figure("D", 1, (4, 0)), Figure("E", 1, (5, 0)))
    assert [o.target for o in offered(s, Attack)] == [who["D"]]
    assert why_not(s, who["E"])[0].why.ja == "プレイヤー2のEまでの距離は5、射程は4"
    s, who = attack_phase(["..#.."], shooter, Figure("D", 1, (4, 0)))
    assert not offered(s, Attack) and why_not(s, who["D"])[0].rule == "9 sight"


def test_adjacent_targets_need_no_sight_and_no_height_limit_at_longer_range() -> None:
    s, _ = attack_phase([".9"], Figure("A", 0, (0, 0), range=2), Figure("D", 1, (1, 0)))
    assert offered(s, Attack)


def test_figures_do_not_block_an_attack() -> None:
    """A13."""
    s, who = attack_phase(["....."], Figure("A", 0, (0, 0), range=4), Figure("B", 0, (1, 0)), Figure("D", 1, (3, 0)))
    assert [o.target for o in offered(s, Attack)] == [who["D"]]


def test_own_and_friendly_figures_cannot_be_attacked() -> None:
    s, who = attack_phase(
        ["....."], A, Figure("B", 0, (0, 0)), Figure("Friend", 2, (2, 0)), seats=4, teams=(0, 1, 0, 1)
    )
    assert not offered(s, Attack)
    assert [no.rule for no in why_not(s, who["Friend"])] == ["10.4"]
    assert why_not(s, who["B"])[0].why.en == "B does not act this turn"


def test_only_figures_of_the_active_card_attack() -> None:
    s, who = attack_phase(["......"], A, Figure("B", 0, (3, 0)), D)
    assert {o.attacker for o in offered(s, Attack)} == {who["A"]}


def test_ex42_an_engaged_shooter_may_attack_only_whom_it_is_engaged_with() -> None:
    """A15, and the option that switches it off."""
    rows, figures = (
        ["......"],
        (
            real("I", 0, (1, 0), "illusionary_projections"),
            real("zombie", 1, (2, 0), "restless_zombies"),
            real("PW", 1, (4, 0), "liliana"),
        ),
    )
    s, who = attack_phase(rows, *figures, cards=CARDS)
    assert [o.target for o in offered(s, Attack)] == [who["zombie"]]
    assert [no.rule for no in why_not(s, who["PW"])] == ["A15"]
    s, who = attack_phase(rows, *figures, cards=CARDS, options=Options(engaged_must_attack_engaged=False))
    assert {o.target for o in offered(s, Attack)} == {who["zombie"], who["PW"]}


def test_an_enemy_on_another_level_engages_nobody() -> None:
    s, who = attack_phase(["1....."], Figure("A", 0, (1, 0), range=4), Figure("D", 1, (0, 0)), Figure("E", 1, (4, 0)))
    assert {o.target for o in offered(s, Attack)} == {who["D"], who["E"]}


def test_the_better_half_of_a_two_space_figure_counts() -> None:
    s, who = attack_phase(["......"], Figure("W", 0, ((0, 0), (1, 0))), D)
    assert [t.id for t in attackable(s, s.pieces[who["W"]])] == [who["D"]]


# ---- dice and damage --------------------------------------------------------------------------------
def test_ex36_hits_less_shields_are_the_damage() -> None:
    s, who = attack_phase(["...."], A, D, dice=(SWORD, SWORD, BLANK, SHIELD, BLANK))
    take(s, Attack)
    assert rolled(s) == (3, 2, 1) and s.pieces[who["D"]].has("wounds") == 1
    assert told(s, Wounded) == [Wounded(who["D"], 1, "attack")]


def test_more_shields_than_hits_are_no_damage_and_no_marker() -> None:
    s, who = attack_phase(["...."], A, D, dice=(SWORD, BLANK, BLANK, SHIELD, SHIELD))
    take(s, Attack)
    assert rolled(s)[2] == 0 and s.pieces[who["D"]].marks == ()


@pytest.mark.parametrize("row, attack, defence", [(".10.", 4, 2), (".01.", 3, 3), (".0~.", 4, 2), (".00.", 3, 2)])
def test_ex37_the_higher_figure_rolls_one_die_more_and_land_is_higher_than_water(
    row: str, attack: int, defence: int
) -> None:
    """A16."""
    s, who = attack_phase([row], A, D)
    seen = forecast(s, s.pieces[who["A"]], s.pieces[who["D"]])
    assert (seen.attack_dice, seen.defence_dice) == (attack, defence)
    take(s, Attack)
    assert rolled(s)[:2] == (attack, defence)


def test_glyphs_add_no_height() -> None:
    s, _ = attack_phase(["...."], A, D, glyphs={(1, 0): "insight"})
    take(s, Attack)
    assert rolled(s)[:2] == (3, 2)


def test_there_are_never_fewer_than_no_dice() -> None:
    s, who = attack_phase(["...."], A, D, cards={"spell/w06": CARDS["spell/w06"]})
    s.lasting += (Lasting("power", -9, figures=(who["A"],), source="spell/w06"),)
    take(s, Attack)
    assert rolled(s) == (0, 2, 0)


def test_a_figure_attacks_once_a_turn_and_more_only_by_effects() -> None:
    s, who = attack_phase(["...."], A, D)
    take(s, Attack)
    assert not offered(s, Attack) and why_not(s, who["A"])[0].rule == "10.1"
    s.lasting += (Lasting("extra attack", 1, figures=(who["A"],)),)
    s.offered.clear()
    assert attacks_left(s, s.pieces[who["A"]]) == 1 and offered(s, Attack)
    take(s, Attack)
    assert attacks_left(s, s.pieces[who["A"]]) == 0
    take(s, EndAttacks)
    assert not s.asks


def test_any_number_of_active_figures_attack_in_any_order() -> None:
    s, who = attack_phase(
        ["....", "...."], Figure("A1", 0, (1, 0), card="A"), Figure("A2", 0, (1, 1), card="A"), Figure("D", 1, (2, 0))
    )
    take(s, Attack, attacker=who["A2"])
    take(s, Attack, attacker=who["A1"])
    assert s.attacked == (who["A2"], who["A1"])


# ---- the sequence -----------------------------------------------------------------------------------
@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Every moment that comes, in order; `moments.changes` says what is changed about the attack at which of them."""
    heard = Heard()

    def do(self: Trigger, s: ArenaState) -> None:
        heard.append(self.moment)
        if self.moment.name in heard.changes:
            amend(s, **heard.changes[self.moment.name])

    monkeypatch.setattr(Trigger, "do", do)
    return heard


class Heard(list[Moment]):
    def __init__(self) -> None:
        super().__init__()
        self.changes: dict[str, dict[str, Any]] = {}


def test_the_moments_of_an_attack_that_wounds_come_in_a_fixed_order(moments: Heard) -> None:
    s, who = attack_phase(["...."], A, D, dice=(SWORD, SWORD, BLANK, BLANK, BLANK))
    take(s, Attack)
    assert [m.name for m in moments] == [
        "attack_declared",
        "attack_dice_rolled",
        "attack_dealt_damage",
        "defended_against_attack",
        "survived_attack",
        "attack_over",
    ]
    assert {(m.figure, m.other, m.seat, m.card) for m in moments} == {(who["D"], who["A"], 0, who.card("D"))}
    assert moments[-1].amount == 2


def test_the_moments_of_an_attack_that_destroys_put_the_attackers_effects_first(moments: Heard) -> None:
    s, _who = attack_phase(["...."], A, Figure("D", 1, (2, 0), life=1, toughness=0), dice=(SWORD, SWORD, SWORD))
    take(s, Attack)
    assert [m.name for m in moments] == [
        "attack_declared",
        "attack_dice_rolled",
        "would_be_destroyed_by_attack",
        "attack_dealt_damage",
        "attack_damage_exceeds_life",
        "attack_destroyed_enemy",
        "defended_against_attack",
        "destroyed_by_attack",
        "attack_over",
    ]
    assert [m.amount for m in moments if m.name == "attack_damage_exceeds_life"] == [2]


def test_an_attack_without_damage_deals_none_but_was_defended(moments: Heard) -> None:
    s, _ = attack_phase(["...."], A, D, dice=(BLANK,) * 5)
    take(s, Attack)
    assert [m.name for m in moments][2:] == ["defended_against_attack", "survived_attack", "attack_over"]


def test_effects_before_the_dice_add_dice_and_effects_of_the_roll_add_hits(moments: Heard) -> None:
    moments.changes = {
        "attack_declared": {"defence_bonus": 3, "attack_bonus": -1},
        "attack_dice_rolled": {"bonus_hits": 1, "unblockable": 1},
    }
    s, _ = attack_phase(["...."], A, D, dice=(SWORD, BLANK, SHIELD, SHIELD, SHIELD, BLANK, BLANK))
    take(s, Attack)
    assert rolled(s) == (2, 5, 1), "two hits are blocked, the unblockable one is not"
    assert told(s, AttackRolled)[0].hits == 2


def test_a_cancelled_attack_rolls_nothing_but_is_used_up(moments: Heard) -> None:
    moments.changes = {"attack_declared": {"cancelled": True}}
    s, who = attack_phase(["...."], A, D)
    take(s, Attack)
    assert told(s, AttackCancelled) and not told(s, AttackRolled) and s.fights == ()
    assert attacks_left(s, s.pieces[who["A"]]) == 0 and [m.name for m in moments] == ["attack_declared"]


def test_a_figure_saved_from_destruction_keeps_the_given_life_and_nothing_exceeds_it(moments: Heard) -> None:
    moments.changes = {"would_be_destroyed_by_attack": {"life_left": 1}}
    s, who = attack_phase(["...."], A, Figure("D", 1, (2, 0), life=2, toughness=0), dice=(SWORD,) * 3)
    take(s, Attack)
    assert life_left(s, s.pieces[who["D"]]) == 1
    assert "attack_damage_exceeds_life" not in [m.name for m in moments] and moments[-1].amount == 1


def test_damage_equal_to_the_life_that_is_left_destroys_without_surplus(moments: Heard) -> None:
    s, who = attack_phase(
        ["...."], A, Figure("D", 1, (2, 0), life=5, wounds=3, toughness=0), dice=(SWORD, SWORD, BLANK)
    )
    take(s, Attack)
    assert who["D"] not in s.pieces and "attack_damage_exceeds_life" not in [m.name for m in moments]


# ---- abilities of attackers and defenders ------------------------------------------------------------
def test_ex38_counter_strike_shields_not_needed_strike_the_attacker() -> None:
    s, who = attack_phase(["...."], real("A", 0, (1, 0), "rhox_veterans"), real("G", 1, (2, 0), "gideon"), cards=CARDS)
    assert rolled_with(s, (SWORD, BLANK, BLANK), (SHIELD, SHIELD, SHIELD, BLANK, BLANK)) == 0
    assert s.pieces[who["A"]].has("wounds") == 2


def rolled_with(s: State, attack: Sequence[int], defence: Sequence[int]) -> int:
    """Take the first attack with these dice; the damage of its roll."""
    s.dice.rigged = (*attack, *defence)
    take(s, Attack)
    return rolled(s)[2]


def test_ex39_trample_puts_the_surplus_on_one_figure_next_to_the_defender() -> None:
    """A28: any figure next to the defender, friend or foe, except the attacker."""
    s, who = attack_phase(
        ["......", "......"],
        real("R", 0, (1, 0), "rhox_veterans"),
        real("D", 1, (2, 0), "kor_hookmasters", wounds=2),
        real("E", 1, (3, 0), "kor_hookmasters"),
        real("Far", 1, (5, 0), "kor_hookmasters"),
        cards=CARDS,
    )
    assert rolled_with(s, (SWORD,) * 3, (BLANK,) * 2) == 3
    assert who["D"] not in s.pieces and len(s.inside(graveyard(1))) == 1
    aims = {thing for option in legal(s, 0) for thing in option.about()}
    assert who["E"] in aims and not aims & {who["R"], who["Far"]}
    option = next(o for o in legal(s, 0) if who["E"] in o.about())
    game.choose(s, 0, option)
    assert s.pieces[who["E"]].has("wounds") == 2


def test_ex40_battle_formation_counts_every_other_veteran_next_to_it() -> None:
    s, who = table(
        ["...", "..."],
        real("R1", 0, (0, 0), "rhox_veterans"),
        real("R2", 0, (1, 0), "rhox_veterans"),
        real("R3", 0, (0, 1), "rhox_veterans"),
        cards=CARDS,
    )
    assert [stat(s, s.pieces[who[name]], "toughness") for name in ("R1", "R2", "R3")] == [4, 4, 4]
    seen = forecast(s, s.pieces[who["R2"]], s.pieces[who["R1"]])
    assert sum(amount for _, amount in seen.defence_parts) == 4


def test_double_attack_chandra_attacks_a_second_time_but_no_third() -> None:
    s, _who = attack_phase(
        ["......"], real("C", 0, (0, 0), "chandra"), real("D", 1, (3, 0), "leyline_phantoms"), cards=CARDS
    )
    rolled_with(s, (BLANK,) * 3, (BLANK,) * 5)
    rolled_with(s, (BLANK,) * 3, (BLANK,) * 5)
    assert not offered(s, Attack)


# ---- granted attacks ---------------------------------------------------------------------------------
def test_a_granted_attack_does_not_use_up_the_figures_own_attack() -> None:
    """10.10; power of that attack only."""
    s, who = table(["...."], A, D)
    s.then(GrantedAttack(0, who["A"], power=-1))
    run(s)
    assert {type(o) for o in legal(s, 0)} == {FreeAttack, NoAttack}
    take(s, FreeAttack)
    assert rolled(s)[0] == 2 and attacks_left(s, s.pieces[who["A"]]) == 1 and not s.asks


def test_a_granted_attack_may_be_limited_and_may_be_declined() -> None:
    s, who = table(["....."], Figure("A", 0, (0, 0), range=4), Figure("D", 1, (2, 0)), Figure("E", 1, (3, 0)))
    s.then(GrantedAttack(0, who["A"], only=(who["E"],)))
    run(s)
    assert [o.target for o in offered(s, FreeAttack)] == [who["E"]]
    take(s, NoAttack)
    assert not s.asks and not told(s, AttackRolled)


def test_a_granted_attack_of_a_figure_that_is_gone_can_only_be_let_go() -> None:
    s, who = table(["...."], A, D)
    s.then(Destroy((who["A"],)), GrantedAttack(0, who["A"], optional=False))
    run(s)
    assert legal(s, 0) == [NoAttack(0)]


# ---- damage and destruction ----------------------------------------------------------------------------
def test_markers_equal_to_life_destroy_and_the_figure_goes_to_its_owners_graveyard() -> None:
    s, who = table(["...."], A, Figure("D", 1, (2, 0), life=3), Figure("D2", 1, (3, 0), card="D", life=3))
    s.then(Harm((who["D"],), (2,), "fall"))
    run(s)
    assert life_left(s, s.pieces[who["D"]]) == 1
    s.then(Harm((who["D"],), (1,), "fall"))
    run(s)
    gone = s.inside(graveyard(1))
    assert [p.card for p in gone] == ["figure/d"] and gone[0].has("wounds") == 0
    assert told(s, Destroyed)[0].figure == who["D"] and told(s, Destroyed)[0].now == gone[0].id
    assert not told(s, ArmyFell) and in_play(s.pieces[who.card("D")])


def test_with_its_last_figure_the_army_card_falls_and_its_enchantments_go_to_their_owners() -> None:
    """Section 11; the owners may be different players."""
    s, who = table(["...."], A, D, cards={"spell/w06": CARDS["spell/w06"], "spell/u02": CARDS["spell/u02"]})
    theirs = s.put("spell/w06", 0, ENCHANTMENTS, back="spell", host=who.card("D"))
    own = s.put("spell/u02", 1, ENCHANTMENTS, back="spell", host=who.card("D"), face_up=False)
    s.then(Destroy((who["D"],)))
    run(s)
    assert told(s, ArmyFell) == [ArmyFell(who.card("D"))] and not in_play(s.pieces[who.card("D")])
    assert [p.card for p in s.inside(spent(0))] == [theirs.card] and [p.card for p in s.inside(spent(1))] == [own.card]
    assert all(p.face_up and not p.host for p in s.inside(spent(1)))


def test_a_card_with_figures_in_the_reserve_stays_in_play_with_its_enchantments() -> None:
    """A32."""
    s, who = table(["...."], A, D, Figure("D2", 1, card="D"), cards={"spell/w06": CARDS["spell/w06"]})
    s.put("spell/w06", 0, ENCHANTMENTS, back="spell", host=who.card("D"))
    s.then(Destroy((who["D"],)))
    run(s)
    assert in_play(s.pieces[who.card("D")]) and len(s.inside(ENCHANTMENTS)) == 1 and not told(s, ArmyFell)


def test_damage_at_the_same_moment_is_put_on_all_before_anybody_is_destroyed() -> None:
    s, who = table(["...."], A, Figure("D", 1, (2, 0), life=1), Figure("E", 1, (3, 0), life=1))
    s.then(Harm((who["D"], who["E"]), (1, 1), "spell/r02"))
    run(s)
    kinds = [type(e) for e in s.events if isinstance(e, (Wounded, Destroyed))]
    assert kinds == [Wounded, Wounded, Destroyed, Destroyed]


def test_an_army_card_falls_only_after_the_whole_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hidden enchantments may still be revealed when the last figure has been destroyed (10.8)."""
    seen = []
    monkeypatch.setattr(Trigger, "do", lambda self, s: seen.append((self.moment.name, bool(s.inside(ENCHANTMENTS)))))
    s, who = attack_phase(
        ["...."],
        A,
        Figure("D", 1, (2, 0), life=1, toughness=0),
        cards={"spell/b08": CARDS["spell/b08"]},
        dice=(SWORD,) * 3,
    )
    s.put("spell/b08", 1, ENCHANTMENTS, back="spell", host=who.card("D"), face_up=False)
    take(s, Attack)
    assert ("destroyed_by_attack", True) in seen and not s.inside(ENCHANTMENTS)


# ---- forecast -------------------------------------------------------------------------------------------
def test_the_chances_of_damage_are_exact() -> None:
    assert damage_chances(1, 0) == (Fraction(1, 2), Fraction(1, 2))
    assert damage_chances(1, 1) == (Fraction(2, 3), Fraction(1, 3))
    assert damage_chances(0, 3) == (Fraction(1),)
    assert sum(damage_chances(7, 5)) == 1


def test_the_forecast_names_dice_height_damage_and_chance_to_destroy() -> None:
    s, who = table([".10."], A, Figure("D", 1, (2, 0), life=2, wounds=1, toughness=1))
    seen = forecast(s, s.pieces[who["A"]], s.pieces[who["D"]])
    assert (seen.attack_dice, seen.attack_height, seen.defence_dice, seen.defence_height) == (4, 1, 1, 0)
    assert seen.kill == 1 - seen.damage[0] and seen.life == 1
    assert [(words.en, n) for words, n in seen.attack_parts] == [("printed", 3), ("height advantage", 1)]
    assert seen.expected == sum(n * p for n, p in enumerate(seen.damage))


def test_the_choices_are_told_in_both_languages() -> None:
    s, _ = attack_phase(["...."], A, D)
    option = offered(s, Attack)[0]
    assert option.say(s).en == "A attacks Player 2's D" and option.say(s).ja == "Aがプレイヤー2のDを攻撃する"
    assert s.asks[0].ask(s).text("en").endswith(".")
