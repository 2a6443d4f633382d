"""Chapter 15, one word of the vocabulary after the other, each by a card that uses it; and chapter 13, how long."""

from __future__ import annotations

import pytest

from game.rules.medarot.activation import Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Guard, SpringTrap
from game.rules.medarot.effects.card_ops import ChooseDiscard, Look, Seen, TrashIt
from game.rules.medarot.effects.fetch_ops import Take
from game.rules.medarot.effects.field_ops import ShiftTo, ShiftWhere
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.events import Drew, Fetched
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.moving import go
from game.rules.medarot.order import order
from game.rules.medarot.places import cell_name, deck, hand, is_medarot, stock, trash
from game.rules.medarot.positions import lay
from game.rules.medarot.stats import bound, breakdown, stat, stays_free
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Aim, Use
from game.table.state import State
from game.table.view import look

from .byhand import act, asked, codes, end, find, hand_size, medals, options, table, take, there, told


def use(s: State, medarot: str, card: str, side: str) -> None:
    """A Medarot's activation begins, and its owner uses an effect."""
    act(s, medarot)
    take(s, Use, card=card, side=side)


def hit(s: State, attacker: str, target: str) -> None:
    act(s, attacker)
    take(s, Attack, target=target)
    while s.asks and options(s, TrashCard):
        take(s, TrashCard, card=options(s, TrashCard)[0].card)


# ---- numbers -----------------------------------------------------------------------------------------------------
def test_mod_adds_up_and_never_falls_below_zero() -> None:
    s = table("A:metabee@b2", "A:put_cat@b1", "A:kagamiyama@stock", "A:sakekaasu@stock")
    use(s, "A:metabee", "A:kagamiyama", "lower")
    take(s, Use, card="A:sakekaasu", side="upper")
    assert stat(s, find(s, "A:put_cat"), "armor") == 30 and stat(s, find(s, "A:put_cat"), "power") == 30
    begin(s, Lasting(Mod("power", -100, "enemies", "turn"), 1, "turn"))
    assert stat(s, find(s, "A:metabee"), "power") == 0
    assert [(words.en, n) for words, n in breakdown(s, find(s, "A:put_cat"), "power")] == [
        ("printed", 20),
        ("Seaslug", 10),
        ("a Medarotter", -100),
    ]


def test_mod_of_power_does_nothing_to_specials() -> None:
    s = table("A:honeyforce@b2", "A:sakekaasu@stock")
    act(s, "A:honeyforce")
    assert not options(s, Use) and "no_target" in codes(s, "A:sakekaasu")
    s = table("A:honeyforce@b2", "A:metabee@b1", "A:sakekaasu@stock", "A:ikki@stock")
    act(s, "A:honeyforce")
    assert {s.pieces[o.card].card for o in options(s, Use, side="upper")} == {"card/medarotter/sakekaasu"}
    take(s, Use, card="A:sakekaasu")
    assert stat(s, find(s, "A:honeyforce"), "power") == 0 and stat(s, find(s, "A:metabee"), "power") == 40


def test_the_neighbours_of_mayqueen_change_as_they_move() -> None:
    s = table("A:mayqueen@a1", "A:metabee@b2", "A:rokusho@c1")
    act(s, "A:mayqueen")
    take(s, Special)
    end(s)
    assert stat(s, find(s, "A:metabee"), "power") == 50 and stat(s, find(s, "A:rokusho"), "power") == 30
    assert find(s, "A:metabee").turned and not find(s, "A:rokusho").turned
    go(s, find(s, "A:rokusho"), (0, 2), "shift", 0)
    assert stat(s, find(s, "A:rokusho"), "power") == 50 and find(s, "A:rokusho").turned


def test_range_is_added_for_one_attack() -> None:
    s = table("A:metabee@b2", "A:tamao@stock", "B:put_cat@b3")
    use(s, "A:metabee", "A:tamao", "upper")
    assert options(s, Attack, target="B:put_cat", token="ahead1")
    end(s)
    act(s, "A:metabee")
    assert not options(s, Attack)


def test_free_stay() -> None:
    s = table("A:metabee@b2", "A:put_cat@b1", "A:sarami@stock")
    use(s, "A:metabee", "A:sarami", "lower")
    assert stays_free(s, find(s, "A:put_cat"))
    end(s)
    assert medals(s)[0] == 19


@pytest.mark.parametrize(
    "card, side, what", [("kikuhime", "lower", "move"), ("yuuki", "lower", "move"), ("orochi", "upper", "attack")]
)
def test_bind_by_medarotters(card: str, side: str, what: str) -> None:
    s = table("A:metabee@b2", f"A:{card}@stock", "B:put_cat@a5")
    use(s, "A:metabee", f"A:{card}", side)
    assert bound(s, find(s, "B:put_cat"), what) and not bound(s, find(s, "A:metabee"), what)


def test_who_has_acted_is_beyond_some_filters() -> None:
    s = table("A:metabee@b2", "A:yuuki@stock", "B:put_cat@a5", "B:rokusho@b5")
    s.acted = (find(s, "B:put_cat").id,)
    use(s, "A:metabee", "A:yuuki", "lower")
    assert bound(s, find(s, "B:rokusho"), "move") and not bound(s, find(s, "B:put_cat"), "move")
    s = table("A:metabee@b2", "A:yuuki@stock", "B:put_cat@a5")
    s.acted = (find(s, "B:put_cat").id,)
    act(s, "A:metabee")
    assert not options(s, Use)


# ---- riders -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("attacker, stat_name, change", [("fly_eagle", "speed", -20), ("hellcerberus", "power", -20)])
def test_riders_change_the_target(attacker: str, stat_name: str, change: int) -> None:
    cell = "b2" if attacker == "fly_eagle" else "b3"
    s = table(f"A:{attacker}@{cell}", "B:gan_king@b4", "B:ikki@hand*6")
    before = stat(s, find(s, "B:gan_king"), stat_name)
    hit(s, f"A:{attacker}", "B:gan_king")
    assert stat(s, find(s, "B:gan_king"), stat_name) == before + change
    assert find(s, "B:gan_king").turned and find(s, f"A:{attacker}").turned


def test_a_rider_on_a_target_that_is_gone_does_nothing() -> None:
    s = table("A:meda_comet@b2", "B:put_cat@b4")
    hit(s, "A:meda_comet", "B:put_cat")
    assert not s.lasting and not find(s, "A:meda_comet").turned


def test_riders_of_a_guarded_attack_fall_on_the_guard() -> None:
    s = table("A:meda_comet@b2", "B:put_cat@b4", "B:axolotl@b5", "B:ikki@hand*6")
    act(s, "B:axolotl")
    take(s, Special)
    end(s)
    act(s, "A:meda_comet")
    take(s, Attack, target="B:put_cat")
    take(s, Guard)
    while s.asks and options(s, TrashCard):
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    assert bound(s, find(s, "B:axolotl"), "act") and not bound(s, find(s, "B:put_cat"), "act")


def test_rewards_for_destroying() -> None:
    s = table("A:bloodstock@b2", "B:cu@b3")
    hit(s, "A:bloodstock", "B:cu")
    assert medals(s) == (21, 19)
    s = table("A:cu@b2", "B:cu@b4", "A:put_cat@deck", "A:rokusho@a1", "A:rokusho@c1")
    hit(s, "A:cu", "B:cu")
    assert hand_size(s, 0) == 1 and told(s, Drew)
    s = table("A:blackbeetle@b2", "B:put_cat@b4", "B:ikki@hand", "B:koji@hand")
    act(s, "A:blackbeetle")
    take(s, Attack, target="B:put_cat")
    assert type(s.asks[1]) is ChooseDiscard
    take(s, TrashIt, card="B:ikki")
    assert hand_size(s, 1) == 1


def test_excise_must_withdraw_and_its_owner_chooses() -> None:
    s = table("A:excise@b3", "B:put_cat@b4")
    act(s, "A:excise")
    take(s, Attack, target="B:put_cat")
    assert type(s.asks[0]) is ShiftWhere
    assert {cell_name(o.at) for o in options(s, ShiftTo)} == {"a2", "b2", "c2", "a3", "c3"}
    take(s, ShiftTo, at="a2")
    end(s)
    assert medals(s)[0] == 20, "it has moved"


def test_harpoon_pulls_the_target_forward_seen_from_its_owner() -> None:
    s = table("A:meda_mercury@b1", "B:gan_king@b3", "A:put_cat@a1", "B:ikki@hand*6", "A:mizuchi@stock")
    hit(s, "A:meda_mercury", "B:gan_king")
    assert find(s, "B:gan_king").at == (1, 3), "b2 is A's field: no legal cell"
    s = table("A:meda_mercury@b2", "B:gan_king@b4", "A:mizuchi@stock", "B:ikki@hand*6")
    hit(s, "A:meda_mercury", "B:gan_king")
    assert find(s, "B:gan_king").at == (1, 3)
    assert asked(s) == 0 and not options(s, Use, card="A:mizuchi"), "it was not moved by its owner"


# ---- wards and the like in force ------------------------------------------------------------------------------------
def test_disrupt_ends_specials_and_lays_them_upright() -> None:
    s = table("A:metabee@b2", "A:childsitter@a1", "B:not_touch@a5")
    for name in ("A:childsitter", "B:not_touch"):
        act(s, name)
        take(s, Special)
        end(s)
    lay(s, "A:mr_uruchi@stock")
    use(s, "A:metabee", "A:mr_uruchi", "lower")
    assert not s.lasting and not any(p.turned for p in s.pieces.values())
    s = table("A:metabee@b2", "A:mr_uruchi@stock")
    act(s, "A:metabee")
    assert not options(s, Use)
    s = table("A:brave_fire@b2", "B:not_touch@b4", "B:put_cat@hand*6")
    act(s, "B:not_touch")
    take(s, Special)
    end(s)
    s.lasting = (*s.lasting, Lasting(Mod("armor", 50, "allies", "turn"), 1, "turn"))
    hit(s, "A:brave_fire", "B:not_touch")
    assert there(s, "B:not_touch") and not find(s, "B:not_touch").turned


def test_cleanse_ends_what_the_other_side_has_done() -> None:
    s = table("A:metabee@b2", "A:put_cat@a1", "A:nae@stock", "B:semi_cicade@a5", "B:meda_moon@b5", "A:sakekaasu@stock")
    act(s, "B:semi_cicade")
    take(s, Special)
    take(s, Aim, piece="A:metabee")
    end(s)
    act(s, "B:meda_moon")
    take(s, Special)
    end(s)
    assert stat(s, find(s, "A:metabee"), "power") == 20 and stat(s, find(s, "A:metabee"), "speed") == 8
    use(s, "A:metabee", "A:nae", "upper")
    assert stat(s, find(s, "A:metabee"), "power") == 30 and stat(s, find(s, "A:metabee"), "speed") == 38
    assert not find(s, "B:semi_cicade").turned and find(s, "B:meda_moon").turned
    lay(s, "A:rokusho@c1")
    assert stat(s, find(s, "A:rokusho"), "power") == 20, "it goes on for the others"
    s = table("A:metabee@b2", "A:nae@stock")
    act(s, "A:metabee")
    assert not options(s, Use)


def test_a_rescue_brings_a_medarot_back_to_hand() -> None:
    s = table("A:brave_rescue@b2", "A:metabee@a1", "A:put_cat@c1", "A:rokusho@trash", "A:dorcus@trash", "A:ikki@trash")
    act(s, "A:brave_rescue")
    take(s, Special)
    assert {s.pieces[o.card].card.rpartition("/")[2] for o in options(s, Take)} == {
        "rokusho",
        "dorcus",
    }
    assert codes(s, "A:ikki") == {"no_legal_target"}
    take(s, Take, card="A:dorcus")
    assert find(s, "A:dorcus").zone == hand(0) and told(s, Fetched)
    s = table("A:brave_rescue@b2")
    act(s, "A:brave_rescue")
    assert not options(s, Special) and "no_target" in codes(s, "A:brave_rescue")


def test_a_searched_deck_is_seen_by_its_owner_alone_and_shuffled() -> None:
    s = table(
        "A:rokusho@b2",
        "A:metabee@a1",
        "A:put_cat@c1",
        "A:tamao@stock",
        "A:dorcus@deck",
        "A:ikki@deck*4",
        "A:gan_king@deck",
    )
    before = [p.id for p in s.inside(deck(0))]
    use(s, "A:rokusho", "A:tamao", "lower")
    assert sum(is_medarot(p) for p in look(s, 0).inside(deck(0))) == 2
    assert all(p.card == "card" for p in look(s, 1).inside(deck(0)))
    take(s, Take, card="A:dorcus")
    assert hand_size(s, 0) == 1 and not set(before) & {p.id for p in s.inside(deck(0))}
    assert all(p.card == "card" for p in look(s, 0).inside(deck(0))), "and forgotten again"
    s = table("A:rokusho@b2", "A:tamao@stock", "A:ikki@deck*4")
    use(s, "A:rokusho", "A:tamao", "lower")  # a deck may always be searched
    assert hand_size(s, 0) == 0


def test_who_has_looked_knows_the_stock_and_what_the_hand_holds_but_not_which_card_is_which() -> None:
    s = table("A:oldwise@b2", "B:ikki@stock", "B:koji@stock up", "B:metabee@hand", "B:karin@hand")
    act(s, "A:oldwise")
    take(s, Special)
    assert type(s.asks[0]) is Look
    assert {p.card for p in look(s, 0).inside(hand(1))} == {"card/medarot/metabee", "card/medarotter/karin"}
    assert {p.card for p in look(s, -1).inside(hand(1))} == {"card"}
    take(s, Seen)
    assert type(s.asks[0]) is Look and {p.card for p in look(s, 0).inside(hand(1))} == {"card"}
    assert "card/medarotter/ikki" in {p.card for p in look(s, 0).inside(stock(1))}
    take(s, Seen)
    assert "card/medarotter/ikki" in {p.card for p in look(s, 0).inside(stock(1))}
    assert [clue.card for clue in look(s, 0).clues] == ["card/medarot/metabee", "card/medarotter/karin"]
    assert look(s, 1).clues == look(s, -1).clues == ()
    s = table("A:rokusho@b2", "A:lady_retort@stock")
    act(s, "A:rokusho")
    assert not options(s, Use)


def test_discard_by_choice_by_chance_and_from_the_stock() -> None:
    s = table("A:metabee@b2", "A:victor@stock", "B:ikki@stock", "B:koji@stock up", "B:karin@stock")
    use(s, "A:metabee", "A:victor", "lower")  # R17: the user chooses, unseen
    assert asked(s) == 0 and len(options(s, TrashIt)) == 2
    assert {look(s, 0).pieces[o.card].card for o in options(s, TrashIt)} == {"card/medarotter"}
    take(s, TrashIt, card="B:ikki")
    assert find(s, "B:ikki").zone == trash(1) and len(s.inside(stock(1))) == 2
    s = table("A:metabee@b2", "A:sarami@stock", "B:ikki@hand*3")
    use(s, "A:metabee", "A:sarami", "upper")
    assert hand_size(s, 1) == 2 and not isinstance(s.asks[0], ChooseDiscard)
    s = table("B:metabee@b4", "B:ikki@stock", "A:orochi@stock", "B:rokusho@hand", "B:karin@hand", "A:put_cat@a1")
    act(s, "B:metabee")
    take(s, Use, card="B:ikki", side="upper")
    take(s, Use, card="A:orochi", side="lower")
    take(s, Seen)
    assert asked(s) == 0 and look(s, 0).pieces[find(s, "B:karin").id].card == "card/medarotter/karin"
    take(s, TrashIt, card="B:karin")
    assert hand_size(s, 1) == 1 and stat(s, find(s, "B:metabee"), "power") == 40, "Ikki works all the same"


def test_shift_stays_on_legal_empty_cells() -> None:
    s = table("A:metabee@b2", "A:surume@stock", "B:put_cat@a5", "B:rokusho@b5")
    use(s, "A:metabee", "A:surume", "upper")  # B's right of a5 is beyond the edge
    assert find(s, "B:rokusho").at == (2, 5), "a5 is taken"
    s = table("A:metabee@b2", "A:paddy@stock", "B:put_cat@a5")
    act(s, "A:metabee")
    assert not options(s, Use, side="lower"), "it stands at the edge already"


def test_act_again_puts_it_back_in_the_order() -> None:
    s = table("A:metabee@b2", "A:put_cat@a1", "A:gan_king@c1", "A:rintaro@stock")
    s.acted = (find(s, "A:put_cat").id, find(s, "A:gan_king").id)
    use(s, "A:metabee", "A:rintaro", "lower")  # Gan-King costs 5
    assert [x.piece for x in order(s)] == [find(s, "A:put_cat").id]


def test_haul_and_an_own_entry_of_the_neutral_row() -> None:
    s = table("A:vapor_rail@a1", "A:put_cat@b2", "B:mizuchi@stock", "B:rokusho@a5")
    act(s, "A:vapor_rail")
    take(s, Special)
    take(s, Aim, piece="A:put_cat")
    take(s, ShiftTo, at="b3")
    assert asked(s) == 1, "moved by its owner into the neutral row"


def test_pierce_from_a_medarotter() -> None:
    s = table("A:smilodonad@b3", "A:akagane@stock", "B:put_cat@b4", "B:metabee@b5")
    use(s, "A:smilodonad", "A:akagane", "upper")
    take(s, Attack, target="B:put_cat")
    assert not there(s, "B:metabee")
    s = table("A:honeyforce@b3", "A:akagane@stock")
    act(s, "A:honeyforce")
    assert not options(s, Use)


def test_medals_by_effects() -> None:
    s = table("A:bravenurse@b2", medals=(30, 20))
    act(s, "A:bravenurse")
    take(s, Special)
    assert medals(s)[0] == 32  # R29


def test_uses_count_down() -> None:
    s = table("B:not_touch@a5", "A:put_cat@b2", "A:head_locust@a2", "B:rokusho@b3", "B:rokusho@a3")
    act(s, "B:not_touch")
    take(s, Special)
    end(s)
    act(s, "A:put_cat")
    take(s, Attack, target="B:rokusho@b3")
    take(s, SpringTrap)
    act(s, "A:head_locust")
    take(s, Attack, target="B:rokusho@a3")
    assert not there(s, "B:rokusho@a3"), "nothing was left to defend with"


def test_drawing_from_an_empty_deck_does_nothing() -> None:
    s = table("A:metabee@b2", "A:ginkai@stock")
    act(s, "A:metabee")
    assert not options(s, Use, side="lower") and "no_target" in codes(s, "A:ginkai")
    s = table("A:metabee@b2", "A:dr_medarot@stock", "A:put_cat@deck", "A:rokusho@a1", "A:rokusho@c1")
    use(s, "A:metabee", "A:dr_medarot", "upper")  # two wanted, one there
    assert hand_size(s, 0) == 1 and told(s, Drew)[0].cards == 1
