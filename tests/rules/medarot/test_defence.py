"""Chapters 12.2 and 13: the defence step, wards, armed effects; X29 to X36."""

from __future__ import annotations

from game.rules.medarot.activation import Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Barrier, Defend, Guard, Pass, SpendArmed, SpringTrap
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.events import HitResolved, Negated, Reflected
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.places import medarot, stock, trash
from game.rules.medarot.reflection import TakeIt, TurnBack
from game.rules.medarot.stats import stat
from game.rules.medarot.stock import RoomFor
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Aim, Use
from game.table.state import State

from .byhand import act, asked, codes, end, find, hand_size, medals, options, table, take, there, told


def prepared(s: State, *medarots: str) -> None:
    """These Medarots use their specials."""
    for name in medarots:
        act(s, name)
        take(s, Special)
        end(s)


def attack(s: State, attacker: str, target: str) -> None:
    act(s, attacker)
    take(s, Attack, target=target)


def trash_all(s: State, seat: int) -> None:
    while s.asks and asked(s) == seat and options(s, TrashCard):
        take(s, TrashCard, card=options(s, TrashCard)[0].card)


def test_x29_armour_turns_a_strong_hit_into_a_weak_one() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:kagamiyama@hand", "B:rokusho@hand*4")
    attack(s, "A:metabee", "B:put_cat")
    take(s, Use, card="B:kagamiyama", side="upper")
    assert medals(s)[1] == 19
    trash_all(s, 1)
    assert there(s, "B:put_cat") and hand_size(s, 1) == 1
    assert find(s, "B:kagamiyama").zone == trash(1)  # D6
    s = table("A:metabee@b2", "B:put_cat@b4", "B:kagamiyama@hand", "B:rokusho@hand*3")
    attack(s, "A:metabee", "B:put_cat")
    take(s, Use, card="B:kagamiyama", side="upper")
    assert not there(s, "B:put_cat") and medals(s)[1] == 18  # unless the hand becomes empty


def test_x30_a_guard_takes_the_attack_wherever_it_stands() -> None:
    s = table("A:metabee@a2", "B:axolotl@b5", "B:put_cat@a4", "B:ikki@hand*5")
    prepared(s, "B:axolotl")
    assert find(s, "B:axolotl").turned
    attack(s, "A:metabee", "B:put_cat")
    take(s, Guard, ward="B:axolotl")
    trash_all(s, 1)
    hit = told(s, HitResolved)[0]
    assert (hit.target, hit.armor, hit.outcome) == (find(s, "B:axolotl").id, 70, "weak")
    assert there(s, "B:put_cat") and hand_size(s, 1) == 2


def test_x30_only_in_its_scope_and_not_itself() -> None:
    s = table("A:metabee@b2", "A:rokusho@a3", "B:axolotl@b5", "B:put_cat@b4", "B:kagamiyama@hand", "B:metabee@a4")
    prepared(s, "B:axolotl")
    s.change(find(s, "B:axolotl"), at=(2, 4))  # two columns away from a4
    attack(s, "A:rokusho", "B:metabee")
    assert codes(s, "B:axolotl") == {"not_in_scope"}


def test_x31_a_trap_destroys_the_attacker() -> None:
    s = table("A:rokusho@b2", "B:not_touch@a5", "B:put_cat@b3")
    prepared(s, "B:not_touch")
    attack(s, "A:rokusho", "B:put_cat")
    take(s, SpringTrap, ward="B:not_touch")
    assert not there(s, "A:rokusho") and there(s, "B:put_cat") and medals(s)[0] == 18
    assert not find(s, "B:not_touch").turned and not s.lasting  # used up
    assert not s.asks, "the activation is over, without stay penalty"


def test_x31_not_against_thick_armour_nor_against_shots() -> None:
    s = table("A:dorcus@b2", "B:not_touch@a5", "B:put_cat@b3", "B:kagamiyama@hand")
    prepared(s, "B:not_touch")
    attack(s, "A:dorcus", "B:put_cat")
    assert not options(s, SpringTrap) and codes(s, "B:not_touch") == {"trap_too_weak"}
    s = table("A:metabee@b2", "B:not_touch@a5", "B:put_cat@b4", "B:kagamiyama@hand")
    prepared(s, "B:not_touch")
    attack(s, "A:metabee", "B:put_cat")
    assert not options(s, SpringTrap) and codes(s, "B:not_touch") == {"other_attack"}


def test_a_trap_protects_its_own_medarot() -> None:
    s = table("A:rokusho@b2", "B:not_touch@b3")
    prepared(s, "B:not_touch")
    attack(s, "A:rokusho", "B:not_touch")
    assert options(s, SpringTrap)


def test_x32_a_barrier_negates_up_to_its_power_once() -> None:
    s = table("A:diststar@b2", "B:meda_saturn@a5", "B:put_cat@b4", "B:kagamiyama@hand")  # power 40
    prepared(s, "B:meda_saturn")
    attack(s, "A:diststar", "B:put_cat")
    take(s, Barrier, ward="B:meda_saturn")
    assert told(s, Negated) and there(s, "B:put_cat") and not find(s, "B:meda_saturn").turned
    s = table("A:lon_gan@b2", "B:meda_saturn@a5", "B:put_cat@b4", "B:kagamiyama@hand")  # power 50
    prepared(s, "B:meda_saturn")
    attack(s, "A:lon_gan", "B:put_cat")
    assert not options(s, Barrier) and codes(s, "B:meda_saturn") == {"barrier_too_weak"}


def test_a_chosen_medarot_alone_is_behind_the_barrier() -> None:
    s = table("A:metabee@b2", "A:metabee@c2", "B:youngsparrow@a5", "B:put_cat@b4", "B:rokusho@c4", "B:kagamiyama@hand")
    act(s, "B:youngsparrow")
    take(s, Special)
    take(s, Aim, piece="B:put_cat")
    end(s)
    assert find(s, "B:put_cat").turned and find(s, "B:youngsparrow").turned
    attack(s, "A:metabee@c2", "B:rokusho")
    assert not options(s, Barrier) and codes(s, "B:youngsparrow") == {"not_in_scope"}
    take(s, Pass)
    end(s)
    attack(s, "A:metabee@b2", "B:put_cat")
    take(s, Barrier)
    assert there(s, "B:put_cat") and not find(s, "B:put_cat").turned


def test_x33_a_weak_attack_is_turned_back() -> None:
    s = table("A:dorcus@b2", "B:grade_kabuki@b3", "B:honeyforce@a5", "B:ikki@hand*3")
    prepared(s, "B:honeyforce")
    attack(s, "A:dorcus", "B:grade_kabuki")
    take(s, TurnBack, ward="B:honeyforce")
    assert told(s, Reflected) and not there(s, "A:dorcus") and medals(s)[0] == 16
    assert there(s, "B:grade_kabuki") and hand_size(s, 1) == 3


def test_x33_it_need_not_be() -> None:
    s = table("A:dorcus@b2", "B:grade_kabuki@b3", "B:honeyforce@a5", "B:rokusho@hand*3")
    prepared(s, "B:honeyforce")
    attack(s, "A:dorcus", "B:grade_kabuki")
    take(s, TakeIt)
    assert there(s, "A:dorcus") and not there(s, "B:grade_kabuki")


def test_x34_what_was_made_weak_stays_weak() -> None:
    for held, survives in ((6, True), (5, False)):
        s = table("A:dorcus@b2", f"A:put_cat@hand*{held}", "B:put_cat@b3", "B:honeyforce@a5", "B:ginkai@stock")
        prepared(s, "B:honeyforce")
        attack(s, "A:dorcus", "B:put_cat")
        take(s, Use, card="B:ginkai", side="upper")
        assert medals(s)[1] == 18 - 1  # and 1 for Honeyforce staying put
        take(s, TurnBack, ward="B:honeyforce")
        trash_all(s, 0)
        assert hand_size(s, 0) == held - 5 and there(s, "A:dorcus") == survives
        assert medals(s)[0] == (20 if survives else 19) and there(s, "B:put_cat")


def test_x35_an_armed_effect_waits_for_the_attack_its_owner_chooses() -> None:
    s = table(
        "A:gan_king@b1",
        "A:put_cat@a3",
        "A:rokusho@c3",
        "A:ikki@stock",
        "A:metabee@hand*7",
        "B:put_cat@a4",
        "B:rokusho@c4",
    )
    act(s, "A:gan_king")
    take(s, Use, card="A:ikki", side="lower")
    end(s)
    assert medals(s)[0] == 17 and find(s, "A:ikki").zone == stock(0) and find(s, "A:ikki").face_up
    attack(s, "B:put_cat", "A:put_cat")
    assert options(s, SpendArmed)
    take(s, Pass)
    end(s)
    assert not there(s, "A:put_cat")
    s.asks.clear()
    s.agenda.clear()
    s.fight, s.active = None, 0
    attack(s, "B:rokusho", "A:rokusho")
    take(s, SpendArmed, card="A:ikki")
    assert there(s, "A:rokusho") and find(s, "A:ikki").zone == trash(0) and not s.lasting


def test_x36_a_cheaper_destruction() -> None:
    s = table("A:god_emperor@b1", "B:gan_king@b3", "B:nae@stock")
    begin(s, Lasting(Mod("power", 30, "ally", "turn"), 0, "turn", find(s, "A:god_emperor").id))
    attack(s, "A:god_emperor", "B:gan_king")
    take(s, Use, card="B:nae", side="lower")
    assert not there(s, "B:gan_king") and medals(s)[1] == 20 - 1 - 3


def test_defence_is_asked_again_until_passing() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:kagamiyama@stock", "B:milky@stock", "B:put_cat@hand*7")
    attack(s, "A:metabee", "B:put_cat@b4")
    take(s, Use, card="B:milky", side="upper")
    assert type(s.asks[1]) is Defend and medarot(s).spent
    take(s, Use, card="B:kagamiyama", side="upper")
    assert type(s.asks[1]) is not Defend, "nothing else is left"


def test_one_guard_for_one_attack() -> None:
    s = table("A:metabee@b2", "B:axolotl@a5", "B:man_mammoth@b5", "B:put_cat@b4", "B:kagamiyama@hand")
    prepared(s, "B:axolotl", "B:man_mammoth")
    attack(s, "A:metabee", "B:put_cat")
    assert len(options(s, Guard)) == 2
    take(s, Guard, ward="B:man_mammoth")
    assert not options(s, Guard) and codes(s, "B:axolotl") == {"one_guard"}
    assert codes(s, "B:man_mammoth") == {"not_in_scope"}


def test_who_has_nothing_to_defend_with_is_not_asked() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:iwanoi@trash")
    attack(s, "A:metabee", "B:put_cat")
    assert not there(s, "B:put_cat")


def test_face_up_stock_cards_and_used_masters_do_not_defend() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:kagamiyama@stock up", "B:milky@master", "B:arika@hand")
    s.change(find(s, "B:milky"), turned=True)
    attack(s, "A:metabee", "B:put_cat")
    assert codes(s, "B:kagamiyama") == {"in_use"} and codes(s, "B:milky") == {"master_used"}
    assert {s.pieces[o.card].card for o in options(s, Use)} == {"card/medarotter/arika"}


def test_a_defence_card_that_makes_room_takes_its_effect_with_it() -> None:
    """11.1: if the effect of the trashed card was still running, it ends."""
    s = table(
        "A:metabee@b2",
        "B:put_cat@b4",
        "B:kagamiyama@stock",
        "B:ikki@stock",
        "B:koji@stock",
        "B:milky@hand",
        "B:put_cat@hand*7",
    )
    attack(s, "A:metabee", "B:put_cat@b4")
    take(s, Use, card="B:kagamiyama", side="upper")
    assert stat(s, find(s, "B:put_cat@b4"), "armor") == 40
    take(s, Use, card="B:milky", side="upper")
    take(s, RoomFor, card="B:kagamiyama")
    assert not there(s, "B:put_cat@b4"), "30 against 20 + 10: equal is enough"
