"""What happens when rules meet: cancels in a row, wards one after the other, destructions inside destructions."""

from __future__ import annotations

import pytest

from game.rules.medarot.activation import Activation, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Barrier, Guard, Pass, SpringTrap
from game.rules.medarot.drawing import DrawAfter
from game.rules.medarot.effects.card_ops import Seen, TrashIt
from game.rules.medarot.effects.field_ops import ShiftTo
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.events import (
    Burned,
    Cancelled,
    Destroyed,
    Gained,
    HitResolved,
    MasterLaid,
    Negated,
    Recovered,
    StayedPut,
)
from game.rules.medarot.hand_limit import TrashToLimit
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.losing import concede
from game.rules.medarot.places import BOARD, field_of, medarot, stock, trash
from game.rules.medarot.refill import PlaceDown
from game.rules.medarot.reflection import TakeIt, TurnBack
from game.rules.medarot.set_window import SetNoMore
from game.rules.medarot.stats import stat
from game.rules.medarot.stock import RoomFor, SetCard
from game.rules.medarot.swap import Swap
from game.rules.medarot.telling import say
from game.rules.medarot.turn import Burns, CleanUp, Recovery, Refresh
from game.rules.medarot.using import Aim, Decline, Use
from game.table.state import State, choose, legal, run

from .byhand import (
    act,
    asked,
    begin_turn,
    codes,
    end,
    find,
    hand_size,
    medals,
    options,
    settle,
    table,
    take,
    there,
    told,
)


def steps(s: State, *some: object) -> None:
    s.agenda.clear()
    s.asks.clear()
    s.then(*some)  # type: ignore[arg-type]
    run(s)
    settle(s)


# ---- triggers one after the other (11.3) -------------------------------------------------------------------------
def test_a_trigger_after_a_cancel_works_and_the_effect_stays_cancelled() -> None:
    s = table("B:metabee@b4", "B:iwanoi@stock", "B:put_cat@hand*2", "A:retort@stock", "A:orochi@stock", "A:rokusho@b2")
    act(s, "B:metabee")
    take(s, Use, card="B:iwanoi", side="upper")
    take(s, Use, card="A:retort", side="lower")
    take(s, Use, card="A:orochi", side="lower")
    take(s, Seen)
    take(s, TrashIt, card=options(s, TrashIt)[0].card)
    assert hand_size(s, 1) == 1, "Orochi looks and trashes"
    assert [e.card for e in told(s, Cancelled)] == ["card/medarotter/iwanoi"]
    assert stat(s, find(s, "B:metabee"), "power") == 30 and not medarot(s).cancelled


def test_what_is_cancelled_cannot_be_cancelled_again() -> None:
    s = table("B:metabee@b4", "B:iwanoi@stock", "A:retort@stock*2", "A:rokusho@b2")
    act(s, "B:metabee")
    take(s, Use, card="B:iwanoi", side="upper")
    choose(s, 0, options(s, Use)[0])
    assert 0 not in s.asks or not options(s, Use, seat=0), "the second one would do nothing (11.3)"
    while 0 in s.asks:
        take(s, Decline)
    assert stat(s, find(s, "B:metabee"), "power") == 30 and len(s.inside(stock(0))) == 1


def test_a_special_is_cancelled_once() -> None:
    s = table("B:childsitter@b4", "A:mr_uruchi@stock*2", "A:rokusho@b2")
    act(s, "B:childsitter")
    take(s, Special)
    choose(s, 0, options(s, Use)[0])
    assert 0 not in s.asks or not options(s, Use, seat=0)
    while 0 in s.asks:
        take(s, Decline)
    assert not s.lasting and len(s.inside(stock(0))) == 1


# ---- one attack, several answers (12.2) ---------------------------------------------------------------------------
def test_a_guard_then_a_trap_on_one_attack() -> None:
    s = table("A:rokusho@b3", "B:put_cat@b4", "B:man_mammoth@a5", "B:fly_trap@c5", decks=3)
    for name in ("B:man_mammoth", "B:fly_trap"):
        act(s, name)
        take(s, Special)
        end(s)
    before = medals(s)
    act(s, "A:rokusho")
    take(s, Attack, target="B:put_cat")
    take(s, Guard)
    take(s, SpringTrap)
    take(s, DrawAfter, n=0)
    assert not there(s, "A:rokusho") and there(s, "B:put_cat") and there(s, "B:man_mammoth")
    assert medals(s) == (before[0] - 2, before[1]) and not told(s, HitResolved)
    assert not [e for e in told(s, StayedPut) if e.seat == 0], "who is gone pays nothing for staying put"


def test_a_guard_then_a_barrier_on_one_attack() -> None:
    s = table("A:rokusho@b3", "B:put_cat@b4", "B:axolotl@a5", "B:primi_lotus@c5")
    for name in ("B:axolotl", "B:primi_lotus"):
        act(s, name)
        take(s, Special)
        end(s)
    act(s, "A:rokusho")
    take(s, Attack, target="B:put_cat")
    take(s, Guard)
    take(s, Barrier)
    assert told(s, Negated) and there(s, "B:put_cat") and not told(s, HitResolved)
    assert asked(s) == 0 and type(s.asks[0]) is Activation, "the attack is over, the activation is not"


def test_a_reflected_attack_has_no_riders_and_is_not_reflected_again() -> None:
    s = table("A:passghoul@b3", "A:honeyforce@a1", "B:grade_kabuki@b4", "B:honeyforce@a5", "A:ikki@hand*5")
    for name in ("A:honeyforce", "B:honeyforce"):
        act(s, name)
        take(s, Special)
        end(s)
    act(s, "A:passghoul")
    take(s, Attack, target="B:grade_kabuki")
    take(s, TurnBack)
    assert not there(s, "A:passghoul"), "30 against its own armour 30"
    assert not [x for x in s.lasting if x.until == "burn"] and there(s, "B:grade_kabuki")


def test_the_one_who_may_reflect_may_also_take_it() -> None:
    s = table("A:dorcus@b3", "B:grade_kabuki@b4", "B:honeyforce@a5", "B:ikki@hand*7")
    act(s, "B:honeyforce")
    take(s, Special)
    end(s)
    act(s, "A:dorcus")
    take(s, Attack, target="B:grade_kabuki")
    take(s, TakeIt)
    assert asked(s) == 1 and there(s, "A:dorcus")


def test_a_splash_destroys_who_lays_traps_and_its_trap_ends() -> None:
    s = table("A:unitris@b2", "B:gan_king@b4", "B:childsitter@a4", "B:not_touch@c4", "B:ikki@hand*6", decks=5)
    act(s, "B:not_touch")
    take(s, Special)
    end(s)
    act(s, "A:unitris")
    take(s, Attack, target="B:gan_king")
    end(s)
    assert [x for x in s.lasting if x.source == find(s, "B:not_touch").id]
    while s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[0])
        settle(s)
    assert not there(s, "B:not_touch") and there(s, "B:gan_king") and not s.lasting


# ---- loss in the middle (6) -----------------------------------------------------------------------------------------
def test_after_a_loss_nothing_is_carried_out() -> None:
    s = table(
        "A:unitris@b2", "B:put_cat@b4", "B:put_cat@a4", "B:put_cat@c4", "B:hachiro@stock", medals=(20, 1), decks=5
    )
    act(s, "A:unitris")
    take(s, Attack, target="B:put_cat@b4")
    while s.result is None and s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[0])
        settle(s)
    assert s.result == (0,) and medals(s) == (20, 0)
    assert len(told(s, Destroyed)) == 2 and len(field_of(s, 1)) == 2, "the second cannot be paid"
    assert not s.agenda and not s.asks


def test_exactly_zero_is_alive_and_the_stay_penalty_kills() -> None:
    s = table("A:rokusho@b2", "B:put_cat@b4", "B:put_cat@a5", medals=(1, 20), decks=3)
    act(s, "A:rokusho")
    take(s, Attack, target="B:put_cat@b4")  # the reach costs the last medal
    assert medals(s)[0] == 0 and s.result is None
    end(s)
    while s.result is None and s.asks:
        choose(s, asked(s), legal(s, asked(s))[-1])
        settle(s)
    assert s.result == (1,)


def test_a_burn_may_lose_in_the_end_phase_and_nothing_follows() -> None:
    s = table("A:passghoul@b3", "B:rickturtle@b4", "B:ikki@hand*6", "B:yukie@stock", medals=(20, 0))
    act(s, "A:passghoul")
    take(s, Attack, target="B:rickturtle")
    end(s)
    while s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[0])
        settle(s)
    steps(s, Burns(), CleanUp())
    assert s.result == (0,) and told(s, Burned)


def test_recovery_comes_before_the_burn() -> None:
    s = table("A:passghoul@b2", "B:rickturtle@b3", "B:ikki@hand*6", medals=(20, 0))
    act(s, "A:passghoul")
    take(s, Attack, target="B:rickturtle")
    end(s)
    while s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[0])
        settle(s)
    steps(s, Recovery(), Burns())
    assert s.result is None and medals(s)[1] == 0 and [e.seat for e in told(s, Recovered)] == [1]


def test_giving_up_in_the_middle_of_an_attack() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:kagamiyama@hand")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    concede(s, 1)
    settle(s)
    assert s.result == (0,) and not s.asks and not s.agenda and there(s, "B:put_cat")


# ---- the forced master (7) ------------------------------------------------------------------------------------------
def test_a_forced_master_comes_with_a_destruction_draw_and_is_no_hand_card() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:karin@deck", "B:ikki@deck", "B:metabee@deck", medals=(20, 1))
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, DrawAfter, n=3)
    assert [e.card for e in told(s, MasterLaid)] == ["card/medarotter/karin"] and medals(s)[1] == 4
    assert [(e.seat, e.amount) for e in told(s, Gained)] == [(1, 4)]
    assert any(say(e, s).en == "Player 2 gains 4 medals" for e in told(s, Gained))  # type: ignore[union-attr]
    assert options(s, PlaceDown), "the Medarot must be placed"


# ---- lasting effects ----------------------------------------------------------------------------------------------
def test_inverting_twice_is_inverting_once() -> None:
    s = table("A:metabee@a1", "A:niwaka@stock*2", "B:jackal@b4")
    act(s, "A:metabee")
    for _ in range(2):
        choose(s, 0, options(s, Use, side="lower")[0])
        settle(s)
    end(s)
    act(s, "B:jackal")
    assert {o.at for o in options(s, Move)} == {(0, 4), (2, 4), (0, 5), (1, 5), (2, 5)}


def test_who_was_cleansed_of_a_group_effect_stays_free_of_it() -> None:
    s = table("A:metabee@a1", "A:hebereke@stock", "B:rokusho@b4", "B:put_cat@a4 down", "B:nae@stock")
    act(s, "A:metabee")
    take(s, Use, card="A:hebereke", side="upper")
    end(s)
    act(s, "B:rokusho")
    take(s, Use, card="B:nae", side="upper")
    while s.asks and asked(s) == 0:
        choose(s, 0, legal(s, 0)[-1])
        settle(s)
    assert stat(s, find(s, "B:rokusho"), "power") == 30
    s.change(find(s, "B:put_cat"), face_up=True)
    assert stat(s, find(s, "B:put_cat"), "power") == 10, "it goes on for the others, newcomers included (13)"


def test_a_second_activation_costs_its_own_stay_penalty() -> None:
    s = table("A:put_cat@a1", "A:metabee@c1", "A:rintaro@stock", "B:grade_kabuki@b5")
    act(s, "A:put_cat")
    end(s)
    assert medals(s)[0] == 19
    act(s, "A:metabee")
    take(s, Use, card="A:rintaro", side="lower")
    end(s)
    assert medals(s)[0] == 15 and find(s, "A:put_cat").id not in medarot(s).acted
    act(s, "A:put_cat")
    end(s)
    assert medals(s)[0] == 14 and len(told(s, StayedPut)) == 3


def test_pulled_into_the_neutral_row_by_the_enemy_opens_no_window() -> None:
    s = table("A:meda_mercury@b2", "B:gan_king@b4", "B:ikki@hand*6", "A:mizuchi@stock", "B:mizuchi@stock")
    act(s, "A:meda_mercury")
    take(s, Attack, target="B:gan_king")
    end(s)
    while s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[-1])
        settle(s)
    assert find(s, "B:gan_king").at == (1, 3)
    assert asked(s) == 0 and type(s.asks[0]) is Activation


def test_a_shift_by_an_own_effect_into_the_neutral_row_opens_it_and_counts_as_moved() -> None:
    s = table("A:rokusho@b2", "A:niwaka@stock", "B:mizuchi@stock", "B:put_cat@a5")
    act(s, "A:rokusho")
    take(s, Use, card="A:niwaka", side="upper")
    while s.asks and asked(s) == 1 and not options(s, Use):
        take(s, Decline)
    if options(s, ShiftTo):
        take(s, ShiftTo, at="b3")
    take(s, Use, card="B:mizuchi", side="lower")
    take(s, ShiftTo, at="b2")
    assert find(s, "A:rokusho").at == (1, 2) and medarot(s).moved
    before = medals(s)
    end(s)
    assert medals(s) == before, "it counts as moved even where it came from (10.2)"


def test_no_medarots_at_all_play_goes_on() -> None:
    s = table("A:ikki@master", "B:karin@master", "A:ikki@deck*9", "B:ikki@deck*9")
    begin_turn(s, 2)
    for _ in range(200):
        if s.turn == 4:
            break
        seat = asked(s)
        choose(s, seat, legal(s, seat)[-1 if type(s.asks[seat]).__name__ != "PaidDraw" else 0])
        settle(s)
    assert s.turn == 4 and not s.inside(BOARD) and s.result is None  # R27


def test_a_swap_from_the_neutral_row_waits_face_down_for_the_next_start_phase() -> None:
    s = table("A:childsitter@b3", "A:dorcus@hand", "B:put_cat@b5")
    act(s, "A:childsitter")
    take(s, Swap, card="A:dorcus")
    choose(s, 0, legal(s, 0)[0])
    settle(s)
    assert not find(s, "A:dorcus").face_up and find(s, "A:dorcus").at[1] < 3
    assert find(s, "A:childsitter").zone == trash(0)
    assert not told(s, StayedPut) and medals(s) == (20, 20)
    steps(s, Refresh())
    assert find(s, "A:dorcus").face_up


# ---- why not (19) -------------------------------------------------------------------------------------------------
def test_who_is_bound_not_to_act_is_told_so() -> None:
    s = table("A:metabee@a1", "A:gan_king@c1", "A:milky@stock", "B:put_cat@b5")
    act(s, "A:metabee")
    take(s, Use, card="A:milky", side="lower")
    while s.asks and asked(s) == 1:
        choose(s, 1, legal(s, 1)[-1])
        settle(s)
    assert codes(s, "A:gan_king") == {"bound_act"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_medals_that_an_effect_brings_are_in_the_log(lang: str) -> None:
    s = table("A:bravenurse@a1", "B:put_cat@b5")
    act(s, "A:bravenurse")
    take(s, Special)
    lines = [line.in_(lang) for event in s.events if (line := say(event, s))]
    assert {"en": "Player 1 gains 2 medals", "ja": "プレイヤー1がメダル2枚を得た"}[lang] in lines


# ---- more meetings ------------------------------------------------------------------------------------------------
def test_a_hand_limit_in_the_activation_of_the_opponent() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:ikki@hand*6", "B:nae@master", "B:koji@deck*3")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, Pass)
    take(s, DrawAfter, n=3)
    take(s, SetCard, card=options(s, SetCard)[0].card)
    take(s, SetNoMore)
    assert hand_size(s, 1) == 8 and type(s.asks[1]) is TrashToLimit
    choose(s, 1, legal(s, 1)[0])
    settle(s)
    assert hand_size(s, 1) == 7 and asked(s) == 0


def test_disrupting_a_rider_frees_its_target_but_a_burn_goes_on() -> None:
    s = table(
        "A:denshi_ranger@b2",
        "A:passghoul@c3",
        "B:gan_king@b4",
        "B:rickturtle@c4",
        "B:put_cat@hand*7",
        "B:mr_uruchi@stock",
        "B:centipade@a5",
        medals=(20, 20),
    )
    for attacker, target in (("A:denshi_ranger", "B:gan_king"), ("A:passghoul", "B:rickturtle")):
        act(s, attacker)
        take(s, Attack, target=target)
        while s.asks and asked(s) == 1:
            choose(s, 1, legal(s, 1)[-1 if options(s, Pass) else 0])
            settle(s)
        end(s)
    assert find(s, "A:denshi_ranger").turned and find(s, "B:gan_king").turned and not find(s, "A:passghoul").turned
    act(s, "B:centipade")
    take(s, Use, card="B:mr_uruchi", side="lower")
    assert not find(s, "A:denshi_ranger").turned and not find(s, "B:gan_king").turned
    assert [x.until for x in s.lasting] == ["burn"]


def test_burns_are_paid_in_speed_order_and_the_first_loss_ends_it() -> None:
    s = table("A:put_cat@a1", "B:noctocat@a5", medals=(0, 0))
    burn = s.cards["card/medarot/passghoul"].ability.effects[0]
    for seat, name in ((1, "A:put_cat"), (0, "B:noctocat")):
        begin(s, Lasting(burn, seat, "burn", find(s, name).id, left=2))
    steps(s, Burns())
    assert s.result == (0,) and [e.seat for e in told(s, Burned)] == [1], "52 burns before 38"


def test_an_armed_card_in_the_stock_survives_turns_and_makes_room_like_any_other() -> None:
    s = table("A:metabee@b1", "A:ikki@stock", "A:koji@stock", "A:karin@stock", "A:nae@hand", "B:put_cat@b5")
    act(s, "A:metabee")
    take(s, Use, card="A:ikki", side="lower")
    end(s)
    steps(s, CleanUp())
    assert find(s, "A:ikki").face_up and find(s, "A:ikki").zone == stock(0)
    s.acted = ()
    act(s, "A:metabee")
    take(s, SetCard, card="A:nae")
    take(s, RoomFor, card="A:ikki")
    assert not s.lasting and find(s, "A:ikki").zone == trash(0)


def test_an_armed_effect_is_not_spent_on_an_attack_on_nobody_of_its_owner() -> None:
    s = table("A:metabee@b2", "A:ikki@stock", "B:put_cat@b4", "B:put_cat@hand")
    act(s, "A:metabee")
    take(s, Use, card="A:ikki", side="lower")
    take(s, Attack, target="B:put_cat")
    assert not there(s, "B:put_cat@b4") and find(s, "A:ikki").zone == stock(0)


def test_bound_medarots_may_still_be_swapped() -> None:
    s = table("A:metabee@b1", "A:dorcus@hand", "A:put_cat@a1", "B:put_cat@b5", "B:hoodwitchy@c5", "B:meda_pluto@a5")
    for name in ("B:hoodwitchy", "B:meda_pluto"):
        act(s, name)
        take(s, Special)
        take(s, Aim, piece="A:metabee")
        end(s)
    act(s, "A:metabee")
    assert options(s, Swap) and not options(s, Move) and not options(s, Attack)
    take(s, Swap, card="A:dorcus")
    assert not s.lasting or all(x.on == find(s, "A:put_cat").id for x in s.lasting), "what held it is over"
    assert not find(s, "B:hoodwitchy").turned


def test_a_reduced_cost_and_a_weak_destruction() -> None:
    s = table("A:metabee@b2", "B:gan_king@b4", "B:nae@stock")  # the weak cost is 1, whatever the card costs
    act(s, "A:metabee")
    take(s, Attack, target="B:gan_king")
    take(s, Use, card="B:nae", side="lower")
    assert not there(s, "B:gan_king") and medals(s)[1] == 20 - 1 - 1


def test_a_pierce_hit_follows_the_declared_direction_from_the_guard() -> None:
    s = table("A:rokusho@b3", "B:centipade@b4", "B:axolotl@c4", "B:put_cat@c5", "B:put_cat@b5", "B:sakekaasu@hand*7")
    act(s, "B:axolotl")
    take(s, Special)
    end(s)
    begin(s, Lasting(Mod("armor", -60, "enemy", "turn"), 0, "turn", find(s, "B:axolotl").id))
    act(s, "A:rokusho")
    take(s, Attack, target="B:centipade")
    take(s, Guard)
    assert there(s, "B:centipade") and not there(s, "B:axolotl")
    assert there(s, "B:put_cat@b5") and not there(s, "B:put_cat@c5"), "behind the guard, not behind the first target"


# ---- modes and options --------------------------------------------------------------------------------------------
def test_in_beginner_mode_there_is_nothing_to_reflect() -> None:
    s = table("A:honeyforce@b2", "B:put_cat@b4", mode="beginner")
    act(s, "A:honeyforce")
    assert not options(s, Special) and codes(s, "A:honeyforce") == {"no_target"}


def test_by_option_a_face_down_medarot_is_attacked_turned_up_and_does_not_act() -> None:
    for option, offered in (("off", False), ("on", True)):  # R5, S4
        s = table(
            "A:metabee@b2", "B:gan_king@b4 down", "B:ikki@hand*5", "B:put_cat@a5 down", facedown_targetable=option
        )
        act(s, "A:metabee")
        assert bool(options(s, Attack)) == offered
        if offered:
            take(s, Attack, target="B:gan_king")
            assert find(s, "B:gan_king").face_up and find(s, "B:gan_king").id in medarot(s).acted
            assert not find(s, "B:put_cat").face_up


def test_what_is_used_in_the_defence_of_a_reflected_attack_still_counts() -> None:
    s = table(
        "A:dorcus@b3", "B:grade_kabuki@b4", "B:honeyforce@a5", "B:surume@stock", "B:ikki@hand*3", "A:put_cat@hand*7"
    )
    act(s, "B:honeyforce")
    take(s, Special)
    end(s)
    act(s, "A:dorcus")
    take(s, Attack, target="B:grade_kabuki")
    take(s, Use, card="B:surume", side="lower")  # 50 - 20 = 30 against its own armour 40
    take(s, TurnBack)
    assert asked(s) == 0 and there(s, "A:dorcus") and [e.power for e in told(s, HitResolved)] == [30]
    for _ in range(3):
        choose(s, 0, legal(s, 0)[0])
        settle(s)
    assert hand_size(s, 0) == 4 and stat(s, find(s, "A:dorcus"), "power") == 50, "D6: over with the attack"
