"""Chapters 10, 11 and 13: activation, penalty, swap, lasting effects; X37 to X43."""

from __future__ import annotations

from game.rules.medarot.activation import Activation, End, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.destruction import Destroy
from game.rules.medarot.effects.field_ops import ShiftTo
from game.rules.medarot.events import ActivationSkipped
from game.rules.medarot.order import NextActivation
from game.rules.medarot.places import cell_name, trash
from game.rules.medarot.stats import arrows, bound, stat
from game.rules.medarot.stock import RoomFor, SetCard
from game.rules.medarot.swap import Swap, SwapTo
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Use
from game.table.state import State, run

from .byhand import act, asked, codes, end, find, hand_size, medals, options, table, take, there, told


def attack(s: State, attacker: str, target: str) -> None:
    act(s, attacker)
    take(s, Attack, target=target)
    while s.asks and options(s, TrashCard):
        take(s, TrashCard, card=options(s, TrashCard)[0].card)


def test_x37_who_does_not_move_pays() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4")
    attack(s, "A:metabee", "B:put_cat")
    end(s)
    assert medals(s)[0] == 19
    s = table("A:metabee@b2", "B:put_cat@b4", medals=(0, 20))
    attack(s, "A:metabee", "B:put_cat")
    end(s)
    assert s.result == (1,)


def test_x37_moving_before_or_after_the_attack_is_enough() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4")
    attack(s, "A:metabee", "B:put_cat")
    take(s, Move, at="b1")
    end(s)
    assert medals(s)[0] == 20


def test_x38_even_if_it_cannot_move_at_all() -> None:
    s = table("A:trilobide@a1", "A:put_cat@b1")
    act(s, "A:trilobide")
    assert not options(s, Move) and codes(s, "b1") == {"cell_taken"} and codes(s, "a2") == {"no_arrow"}
    end(s)
    assert medals(s)[0] == 19


def test_x39_a_swap_from_the_neutral_row_goes_to_the_own_field() -> None:
    s = table("A:rokusho@c3", "A:dorcus@hand", "A:put_cat@b2", decks=3)
    act(s, "A:rokusho")
    take(s, Swap, card="A:dorcus")
    assert {cell_name(o.at) for o in options(s, SwapTo)} == {"a1", "b1", "c1", "a2", "c2"}
    assert codes(s, "b3") == {"own_field_only"}
    take(s, SwapTo, at="a1")
    assert find(s, "A:rokusho").zone == trash(0) and not find(s, "A:dorcus").face_up
    assert find(s, "A:dorcus").at == (0, 1) and medals(s)[0] == 20 and hand_size(s, 0) == 0 and not s.asks


def test_a_swap_takes_the_same_cell_and_comes_first() -> None:
    s = table("A:rokusho@c2", "A:dorcus@hand")
    act(s, "A:rokusho")
    take(s, Swap, card="A:dorcus")
    assert find(s, "A:dorcus").at == (2, 2) and not s.asks
    s = table("A:rokusho@c2", "A:dorcus@hand", "A:ikki@hand")
    act(s, "A:rokusho")
    take(s, Move, at="c1")
    assert not options(s, Swap) and codes(s, "A:dorcus") == {"swap_late"}
    s = table("A:metabee@c2", "A:dorcus@hand", "A:ikki@stock")
    act(s, "A:metabee")
    take(s, Use, card="A:ikki", side="upper")
    assert codes(s, "A:dorcus") == {"swap_late"}  # after using a Medarotter, too


def test_setting_a_medarotter_does_not_stand_in_the_way_of_a_swap() -> None:
    s = table("A:rokusho@c2", "A:dorcus@hand", "A:ikki@hand")
    act(s, "A:rokusho")
    take(s, SetCard, card="A:ikki")
    assert options(s, Swap)


def test_x40_a_frozen_medarot_is_skipped_until_the_attacker_acts_again() -> None:
    s = table("A:meda_comet@b2", "B:gan_king@b4", "B:ikki@hand*4")
    attack(s, "A:meda_comet", "B:gan_king")
    end(s)
    assert hand_size(s, 1) == 2 and bound(s, find(s, "B:gan_king"), "act")
    assert find(s, "A:meda_comet").turned and find(s, "B:gan_king").turned
    act(s, "B:gan_king")
    assert told(s, ActivationSkipped) and medals(s)[1] == 20 and not s.asks
    s.acted = ()
    act(s, "A:meda_comet")  # N1
    assert not bound(s, find(s, "B:gan_king"), "act") and not find(s, "B:gan_king").turned


def test_x40_or_leaves_the_field() -> None:
    s = table("A:meda_comet@b2", "B:gan_king@b4", "B:rokusho@b3", "B:ikki@hand*4")
    attack(s, "A:meda_comet", "B:gan_king")
    end(s)
    act(s, "B:rokusho")
    take(s, Attack, target="A:meda_comet")
    end(s)
    assert not there(s, "A:meda_comet") and not bound(s, find(s, "B:gan_king"), "act")
    assert not find(s, "B:gan_king").turned


def test_x40_its_own_activation_does_not_end_it() -> None:
    s = table("A:brave_police@b2", "B:grade_kabuki@b3", "B:ikki@hand*4")
    attack(s, "A:brave_police", "B:grade_kabuki")
    end(s)
    act(s, "B:grade_kabuki")
    assert not options(s, Attack) and codes(s, "A:brave_police") == {"bound_attack"}
    end(s)
    assert bound(s, find(s, "B:grade_kabuki"), "attack")


def test_x41_inverted_arrows() -> None:
    s = table("A:metabee@b1", "A:niwaka@stock", "B:jackal@b4")
    act(s, "A:metabee")
    take(s, Use, card="A:niwaka", side="lower")
    assert set(arrows(s, find(s, "B:jackal"))) == {"R", "BR", "B", "BL", "L"}
    end(s)
    act(s, "B:jackal")
    assert {cell_name(o.at) for o in options(s, Move)} == {"a4", "a5", "b5", "c5", "c4"}


def test_x42_a_special_lasts_until_its_next_activation() -> None:
    s = table("A:childsitter@a1", "A:put_cat@b1", "A:metabee@c1 down", "B:metabee@b3")
    act(s, "A:childsitter")
    take(s, Special)
    end(s)
    assert stat(s, find(s, "A:put_cat"), "armor") == 40 and stat(s, find(s, "A:childsitter"), "armor") == 60
    assert find(s, "A:put_cat").turned and find(s, "A:childsitter").turned
    s.change(find(s, "A:metabee"), face_up=True)
    assert stat(s, find(s, "A:metabee"), "armor") == 50  # newcomers are included
    act(s, "A:childsitter")
    assert stat(s, find(s, "A:put_cat"), "armor") == 20 and not find(s, "A:put_cat").turned
    take(s, Special)  # and again
    end(s)
    s.then(Destroy(find(s, "A:childsitter").id, 1, "strong"))
    run(s)
    assert stat(s, find(s, "A:put_cat"), "armor") == 20


def test_x43_high_rarity_does_not_act() -> None:
    s = table("A:metabee@a1", "A:dorcus@b1", "B:gan_king@a5", "B:put_cat@b5", "A:milky@stock", decks=9)
    act(s, "A:metabee")
    take(s, Use, card="A:milky", side="lower")
    end(s)
    assert medals(s)[0] == 20 - 3 - 1
    s.then(NextActivation())
    run(s)
    end(s)
    skipped = {s.pieces[e.piece].card.rpartition("/")[2] for e in told(s, ActivationSkipped)}
    assert skipped == {"dorcus", "gan_king"}


def test_moving_away_ends_nothing_and_being_moved_counts_as_moving() -> None:
    s = table("A:rokusho@b2", "A:koji@stock")
    act(s, "A:rokusho")
    take(s, Use, card="A:koji", side="lower")
    take(s, ShiftTo, at="c2")
    assert options(s, Move), "the own move is still there (S5)"
    end(s)
    assert medals(s)[0] == 19, "only Koji was paid"


def test_medarotters_are_used_before_the_action() -> None:
    s = table("A:metabee@b2", "A:ginkai@stock", "A:ikki@hand", "B:put_cat@b4", "A:put_cat@deck")
    attack(s, "A:metabee", "B:put_cat")
    assert not options(s, Use) and "after_action" in codes(s, "A:ginkai")
    assert options(s, SetCard), "setting is possible at any time"
    assert codes(s, "A:metabee") == {"already_acted"}


def test_setting_with_a_full_stock_trashes_one_first_and_ends_its_effect() -> None:
    s = table("A:metabee@b2", "A:kasumi@stock", "A:ikki@stock", "A:koji@stock", "A:karin@hand", "B:put_cat@b4")
    act(s, "A:metabee")
    take(s, Use, card="A:kasumi", side="upper")
    assert stat(s, find(s, "A:metabee"), "power") == 40  # X54
    take(s, SetCard, card="A:karin")
    assert len(options(s, RoomFor)) == 3
    take(s, RoomFor, card="A:kasumi")
    assert stat(s, find(s, "A:metabee"), "power") == 30 and find(s, "A:karin").zone.name == "stock"


def test_using_from_a_hand_needs_a_slot_as_well() -> None:
    s = table(
        "A:metabee@b2",
        "A:kasumi@stock",
        "A:ikki@stock",
        "A:koji@stock",
        "A:ginkai@hand",
        "A:put_cat@deck",
        "A:rokusho@a1",
        "A:rokusho@c1",
    )
    act(s, "A:metabee")
    take(s, Use, card="A:ginkai", side="lower")
    take(s, RoomFor, card="A:koji")
    assert find(s, "A:koji").zone == trash(0) and find(s, "A:ginkai").zone == trash(0)
    assert hand_size(s, 0) == 1


def test_a_bond_laid_during_an_activation_does_not_stop_it() -> None:
    s = table("A:saikachis@b2", "A:milky@stock", "B:put_cat@b4")
    act(s, "A:saikachis")
    take(s, Use, card="A:milky", side="lower")
    assert type(s.asks[asked(s)]) is Activation and options(s, Attack)


def test_ending_says_what_it_costs() -> None:
    s = table("A:metabee@b2")
    act(s, "A:metabee")
    assert options(s, End)[0].say(s).en == "end: pay 1 for staying put"
    s = table("A:metabee@b2", "A:sarami@stock")
    act(s, "A:metabee")
    take(s, Use, card="A:sarami", side="lower")
    assert options(s, End)[0].say(s).en == "end the activation"
    end(s)
    assert medals(s)[0] == 19
