"""Why not? in an activation and against an attack: which half of a Medarotter lacks what, where a Medarot may go."""

from __future__ import annotations

from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Defend
from game.rules.medarot.using import Respond, Use, Window
from game.table.state import State, refused, run
from game.table.step import No

from .byhand import act, asked, codes, find, table, take, thing


def said(s: State, about: str) -> No:
    """The first that is said of a card or a cell."""
    return next(no for no in refused(s, asked(s)) if thing(s, about) in no.about)


def test_of_an_action_half_without_effect_and_a_defence_half_both_reasons_are_said() -> None:
    """Spyke: +20 for a shooter, and a Defence. Rokusho is no shooter (X28), and nobody attacks (11.3)."""
    s = table("A:rokusho@b2", "A:iwanoi@stock", "B:put_cat@b4")
    act(s, "A:rokusho")
    no = said(s, "A:iwanoi")
    assert no.why.en == (
        "Upper effect, Action: It would do nothing now. Lower effect, Defence: Only Action effects are used now"
    )
    assert no.why.ja == "上段【行動】：今は効果がない。下段【防御】：今使えるのは【行動】だけ" and no.rule == "11.3"


def test_of_an_action_half_without_effect_and_a_trigger_half_the_timing_is_said() -> None:
    s = table("A:metabee@b2", "A:hebereke@stock")
    act(s, "A:metabee")
    assert "Lower effect, Trigger: Only Action effects are used now" in said(s, "A:hebereke").why.en


def test_against_an_attack_the_action_half_of_a_medarotter_is_said_to_be_out_of_time() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:hakuma@stock", "B:koji@stock", "B:ginkai@hand")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert isinstance(s.asks[1], Defend)
    no = said(s, "B:hakuma")
    assert "Upper effect, Action: Only Defence effects are used now" in no.why.en
    assert "Lower effect, Defence: This stops melee attacks only" in no.why.en, "Metabee shoots"
    assert said(s, "B:koji").why.en == "Only Defence effects are used now", "true of both: it is said once"


def test_a_medarotter_that_stops_weak_powers_says_up_to_which() -> None:
    s = table("A:dorcus@b2", "B:put_cat@b3", "B:kokuen@stock", "B:ginkai@hand")  # power 50 against "power 30 or less"
    act(s, "A:dorcus")
    take(s, Attack, target="B:put_cat")
    assert "This stops attacks of power 30 or less only" in said(s, "B:kokuen").why.en


def test_after_the_action_a_medarotter_without_an_action_half_is_refused_for_its_timing() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "A:yukie@stock", "A:koji@stock", "A:mizuchi@master")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert codes(s, "A:yukie") == {"not_action"} and codes(s, "A:koji") == {"after_action"}
    assert codes(s, "A:mizuchi") == {"not_action", "master_no_trigger"}


def test_a_trigger_for_another_moment_says_so_and_other_timings_are_named() -> None:
    """Retort answers a Medarotter, Hachiro a destruction, Koji nothing."""
    s = table("B:metabee@b4", "B:iwanoi@stock", "A:retort@stock", "A:hachiro@stock", "A:koji@stock", "A:hachiro@hand")
    act(s, "B:metabee")
    take(s, Use, card="B:iwanoi", side="upper")
    assert isinstance(s.asks[0], Respond)
    assert codes(s, "A:hachiro@stock") == {"only_triggers", "not_trigger"}
    assert codes(s, "A:koji") == {"only_triggers"} and codes(s, "A:hachiro@hand") == {"only_triggers", "not_set"}


def test_a_cell_that_is_two_away_is_refused_for_the_distance_and_not_for_the_arrow() -> None:
    """Metabee has an arrow forward: b1 to b3 is refused because a move is one cell (10.1)."""
    s = table("A:metabee@b1")
    act(s, "A:metabee")
    assert codes(s, "b3") == {"one_cell"} and codes(s, "a2") == {"no_arrow"}
    assert codes(s, "b5") == {"enemy_field"} and codes(s, "b1") == {"stands_there"}


def test_whoever_is_swapped_in_takes_the_cell_of_the_one_that_acts() -> None:
    """10.3: said of every other cell and Medarot once the swap is chosen; the swap itself is not refused."""
    s = table("A:metabee@b2", "A:put_cat@hand", "A:rokusho@c2")
    act(s, "A:metabee")
    chosen = (find(s, "A:metabee").id, find(s, "A:put_cat@hand").id)
    after = [no for no in refused(s, 0) if no.about[:2] == chosen]
    assert {no.why.en for no in after} == {"The new Medarot takes the cell of the one that acts"}
    assert {t for no in after for t in no.about[2:]} >= {thing(s, "a1"), thing(s, "c2"), find(s, "A:rokusho").id}
    assert thing(s, "b2") not in {t for no in after for t in no.about}


def test_a_trigger_that_was_set_after_the_event_should_have_lain_there_before() -> None:
    """11.3: Shuri lay there when the Medarot was destroyed, Hachiro was drawn and set since."""
    s = table("A:shuri@stock", "A:hachiro@stock", decks=3)
    s.then(Respond(0, Window(0, "ally_destroyed", (find(s, "A:shuri").id,))))
    run(s)
    assert codes(s, "A:hachiro") == {"not_set"}
