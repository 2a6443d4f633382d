"""Summoning (arena.md, section 5)."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import Any

import pytest

from game.hexes import Hex, from_offset, to_offset
from game.rules.arena.arriving import places_within
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.events import Arrived
from game.rules.arena.movement import ChooseMove, Move
from game.rules.arena.places import BOARD, ArenaState, Options, in_play, reserve, spaces
from game.rules.arena.summon_spaces import summon_spaces
from game.rules.arena.summoning import ChooseRear, ChooseSummon, EndSummoning, RearAt, Summon, Summoning
from game.rules.arena.trigger_moments import Moment
from game.table.state import State, legal, refused, run
from tests.rules.arena.byhand import (
    Figure,
    Who,
    battlefield,
    hexes,
    offered,
    place,
    question,
    spot,
    table,
    take,
    told,
    why_not,
)

PW = Figure("PW", 0, (0, 0), kind="planeswalker", size=4)


def kor(number: int, **more: Any) -> Figure:
    return Figure(f"Kor{number}", 0, card="Kor", **more)


def cats(number: int, **more: Any) -> Figure:
    return Figure(f"Cat{number}", 0, card="Cats", two_spaces=True, **more)


def summoning(rows: list[str], *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """The moment of turn phase 2.3 with the planeswalker active."""
    s, who = table(rows, *figures, **more)
    s.then(Summoning(0))
    run(s)
    return s, who


def spots(s: State) -> set[tuple[int, int]]:
    """Where a figure, or its front, is offered to be summoned, in (column, row)."""
    return {to_offset(from_at(o.at)) for o in offered(s, Summon)}


def from_at(at: tuple[int, ...]) -> Hex:
    return Hex(at[0], at[1])


# ---- where ----------------------------------------------------------------------------------------
def test_ex33_within_five_clear_sight_spaces_water_does_not_matter() -> None:
    s, _ = summoning(["...~~..."], PW, kor(1), kor(2), kor(3))
    assert spots(s) == {(n, 0) for n in range(1, 6)}
    assert question(s, ChooseSummon).left == 2


def test_the_prompt_counts_what_more_there_is_only_once_something_was_summoned() -> None:
    s, _ = summoning(["...~~..."], PW, kor(1), kor(2), kor(3))
    assert s.asks[0].ask(s).en == "Summon up to 2 figures, or stop"
    take(s, Summon)
    run(s)
    assert s.asks[0].ask(s).en == "Summon up to 1 more, or stop"


def test_ex34_a_ruin_hides_the_spaces_behind_it() -> None:
    s, _ = summoning(["...#...."], PW, kor(1))
    assert spots(s) == {(1, 0), (2, 0)}


def test_height_does_not_matter_for_the_distance() -> None:
    s, _ = summoning(["..3."], PW, kor(1))
    assert spots(s) == {(1, 0), (2, 0), (3, 0)}


def test_sight_is_that_of_the_summoned_size_on_that_space() -> None:
    """Behind a hill of four levels a figure of size 4 is hidden from one of size 4; one of size 9 looks over it."""
    hidden, _ = summoning(["..4.."], PW, kor(1))
    tall, _ = summoning(["..4.."], PW, kor(1, size=9))
    assert (4, 0) not in spots(hidden) and (4, 0) in spots(tall)


def test_water_is_allowed_and_a_glyph_is_not() -> None:
    """A19."""
    s, _ = summoning([".~.."], PW, kor(1), glyphs={(2, 0): "might"})
    assert spots(s) == {(1, 0), (3, 0)}
    assert [no.rule for no in why_not(s, spot(2, 0))] == ["A19"]


def test_the_space_must_be_free_and_may_be_next_to_enemies() -> None:
    s, _ = summoning(["....", "...."], PW, Figure("D", 1, (2, 0)), kor(1))
    assert (2, 0) not in spots(s) and (1, 0) in spots(s)


def test_every_space_that_is_not_offered_has_a_reason_with_numbers() -> None:
    s, _ = summoning(["...#....", "....4..."], PW, kor(1), Figure("D", 1, (1, 0)), glyphs={(2, 0): "might"})
    named = {thing for no in refused(s, 0) for thing in no.about}
    for space in s.field.level:
        assert (to_offset(space) in spots(s)) != (spot(*to_offset(space)) in named)
    assert why_not(s, spot(7, 0))[0].why.en == "this space is 7 away, at most 5 are allowed"
    assert why_not(s, spot(7, 0))[0].why.ja == "距離7：召還は距離5まで"
    assert why_not(s, spot(1, 0))[0].why.en == "this space is not free"
    assert why_not(s, spot(4, 0))[0].rule == "9 sight"


def test_summon_spaces_answers_for_screen_and_bots() -> None:
    s, _who = summoning(["...~~..."], PW, kor(1))
    assert summon_spaces(s, 0, s.cards["army/kor"]) == [tuple(h) for h in hexes(*((n, 0) for n in range(1, 6)))]
    assert summon_spaces(s, 1, s.cards["army/kor"]) == []


# ---- how many -------------------------------------------------------------------------------------
def test_two_figures_in_all_of_one_squad() -> None:
    s, _ = summoning(["......"], PW, kor(1), kor(2), kor(3))
    take(s, Summon)
    assert question(s, ChooseSummon).left == 1
    take(s, Summon)
    assert not s.asks and len(s.inside(reserve(0))) == 1


def test_or_one_of_each_of_two_squads_or_fewer() -> None:
    s, who = summoning(["......"], PW, kor(1), kor(2), Figure("Rhox", 0))
    assert len({o.figure for o in legal(s, 0) if isinstance(o, Summon)}) == 2, "figures of one card are one choice"
    take(s, Summon, figure=who["Rhox"])
    take(s, Summon)
    assert {s.pieces[p.host].card for p in s.inside(BOARD)} == {"army/pw", "army/rhox", "army/kor"}
    s, _ = summoning(["......"], PW, kor(1))
    take(s, EndSummoning)
    assert not s.asks and len(s.inside(reserve(0))) == 1


def test_the_second_figure_cannot_use_the_space_of_the_first() -> None:
    s, _ = summoning(["..."], PW, kor(1), kor(2))
    take(s, Summon, at=tuple(from_offset(1, 0)))
    assert spots(s) == {(2, 0)}


def test_option_all_figures_of_two_army_cards() -> None:
    """A1, the variant: two cards, as many figures of them as there is room for."""
    s, who = summoning(
        ["......", "......"],
        PW,
        kor(1),
        kor(2),
        kor(3),
        Figure("Rhox", 0),
        Figure("Pegasus", 0),
        options=Options(summon="army_cards"),
    )
    for _ in range(3):
        take(s, Summon, figure=s.inside(reserve(0))[0].id)
    assert s.asks[0] == ChooseSummon(0, 1, (who.card("Kor"),))
    take(s, Summon, figure=who["Rhox"])
    assert not s.asks, "both cards have no figure left in the reserve"
    assert len(s.inside(BOARD)) == 5 and who["Pegasus"] in s.pieces


def test_with_that_option_a_third_card_is_refused_while_figures_of_the_first_two_remain() -> None:
    s, who = summoning(
        ["......", "......"],
        PW,
        kor(1),
        kor(2),
        Figure("Rhox", 0),
        Figure("Pegasus", 0),
        options=Options(summon="army_cards"),
    )
    take(s, Summon, figure=who["Kor1"])
    take(s, Summon, figure=who["Rhox"])
    assert {o.figure for o in offered(s, Summon)} == {who["Kor2"]}
    assert [no.rule for no in why_not(s, who["Pegasus"])] == ["A1"]


# ---- who ------------------------------------------------------------------------------------------
def test_without_an_active_planeswalker_on_the_battlefield_nothing_is_summoned() -> None:
    s, _ = summoning(["....."], PW, Figure("Rhox", 0, (2, 0)), kor(1), active="Rhox")
    assert not s.asks
    s, _ = summoning(["....."], Figure("PW", 0, kind="planeswalker", where="graveyard"), kor(1))
    assert not s.asks


def test_destroyed_figures_cannot_be_summoned() -> None:
    s, who = summoning(["....."], PW, kor(1, where="graveyard"), kor(2))
    assert {o.figure for o in offered(s, Summon)} == {who["Kor2"]}


def test_a_planeswalker_summons_creatures_of_its_colours_and_colourless_ones() -> None:
    s, who = summoning(
        ["....."],
        changed(PW, colours=("green", "blue")),
        Figure("Elf", 0, colours=("green",)),
        Figure("Kor", 0, colours=("white",)),
        Figure("Eldrazi", 0, colours=()),
    )
    assert {o.figure for o in offered(s, Summon)} == {who["Elf"], who["Eldrazi"]}
    assert why_not(s, who["Kor"])[0].why.en == "PW has not the colour to summon Kor"


def test_a_card_that_grants_a_summoning_names_its_planeswalker_and_counts_figures() -> None:
    """Call to Arms: one figure near the planeswalker, whichever card is active; option army_cards changes nothing."""
    s, who = table(
        ["......."], PW, Figure("Rhox", 0, (6, 0)), kor(1), kor(2), active="Rhox", options=Options(summon="army_cards")
    )
    s.then(ChooseSummon(0, 1, (), who["PW"]))
    run(s)
    take(s, Summon, at=tuple(from_offset(5, 0)))
    assert not s.asks and len(s.inside(reserve(0))) == 1


# ---- arriving -------------------------------------------------------------------------------------
def test_ex35_summoned_figures_may_not_act_this_turn() -> None:
    s, who = summoning(["......", "......"], PW, kor(1), kor(2), Figure("D", 1, (3, 0)))
    take(s, Summon, at=tuple(from_offset(2, 0)))
    take(s, Summon, at=tuple(from_offset(3, 1)))
    assert {p.card for p in s.inside(BOARD)} == {"figure/pw", "figure/kor", "figure/d"}
    s.then(ChooseMove(0))
    run(s)
    assert {o.figure for o in offered(s, Move)} == {who["PW"]}
    s.asks.clear()
    s.then(ChooseAttack(0))
    run(s)
    assert {o.attacker for o in offered(s, Attack)} <= {who["PW"]}


def test_a_figure_with_haste_acts_in_the_turn_it_is_summoned_in() -> None:
    s, _ = summoning(["......"], PW, kor(1, abilities=("acts_on_summoning_turn",)), Figure("D", 1, (3, 0)))
    take(s, Summon, at=tuple(from_offset(2, 0)))
    s.then(ChooseAttack(0))
    run(s)
    assert {s.pieces[o.attacker].card for o in offered(s, Attack)} == {"figure/kor"}


def test_the_army_card_is_in_play_from_its_first_figure_on_and_its_ability_triggers_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A18."""
    moments = []
    monkeypatch.setattr("game.rules.arena.summoning.Trigger.do", lambda self, s: moments.append(self.moment))
    s, who = summoning(["......"], PW, kor(1), kor(2))
    assert not in_play(s.pieces[who.card("Kor")])
    take(s, Summon)
    assert in_play(s.pieces[who.card("Kor")]) and told(s, Arrived)[-1].why == "summoned"
    take(s, Summon)
    names = [m.name for m in moments]
    assert names.count("army_card_enters_play_by_summoning") == 1
    assert names.count("figure_of_this_card_summoned") == 2
    first = s.summoned[0]
    assert moments[0] == Moment("army_card_enters_play_by_summoning", 0, figure=first, card=who.card("Kor"))


# ---- figures on two spaces --------------------------------------------------------------------------
def test_a_two_space_figure_needs_two_free_neighbouring_spaces_of_one_level() -> None:
    s, _who = summoning(["..1.."], PW, cats(1))
    assert spots(s) == {(3, 0), (4, 0)}
    assert why_not(s, spot(2, 0))[0].why.en == "there is no free space of the same level beside it"
    take(s, Summon, at=(*from_offset(4, 0), *from_offset(3, 0)))
    cat = s.inside(BOARD)[-1]
    assert place(cat) == ((4, 0), (3, 0))


def test_one_half_within_five_and_in_sight_is_enough() -> None:
    """The half that is near is the front; turning round is free."""
    s, _ = summoning(["......."], PW, cats(1))
    take(s, Summon, at=tuple(from_offset(5, 0)))
    assert isinstance(s.asks[0], ChooseRear) and s.asks[0].part
    assert {o.about()[0] for o in offered(s, RearAt)} == {spot(4, 0), spot(6, 0)}
    take(s, RearAt, at=(*from_offset(5, 0), *from_offset(6, 0)))
    assert place(s.inside(BOARD)[-1]) == ((5, 0), (6, 0))


# ---- card effects that place a figure ----------------------------------------------------------------
def test_card_effects_place_on_the_same_kind_of_space_as_summoning() -> None:
    """A37: free, no glyph, near enough and, if the card says so, in sight."""
    s, who = table(["...#...."], PW, kor(1), Figure("D", 1, (2, 0)), glyphs={(1, 0): "might"})
    pw, figure = s.pieces[who["PW"]], s.pieces[who["Kor1"]]
    assert places_within(s, figure, spaces(pw), 4, True) == []
    assert {to_offset(from_at(at)) for at in places_within(s, figure, spaces(pw), 5, False)} == {(4, 0), (5, 0)}
    assert places_within(s, figure, spaces(pw), 5, False, exclude=hexes((4, 0))) == [tuple(from_offset(5, 0))]


def test_a_figure_that_is_put_elsewhere_does_not_stay_where_it_is() -> None:
    s, who = table(["....", "...."], Figure("W", 0, ((0, 0), (1, 0))), Figure("A", 0, (3, 0)))
    w, a = s.pieces[who["W"]], s.pieces[who["A"]]
    assert a.at not in places_within(s, a, spaces(a), 4)
    ways = places_within(s, w, spaces(w), 1)
    assert w.at not in ways and w.at[2:] + w.at[:2] not in ways
    assert (*from_offset(1, 0), *from_offset(2, 0)) in ways, "it may overlap the spaces it leaves"


def test_the_field_of_a_free_for_all_is_no_different() -> None:
    field = battlefield(["......"], mode="free_for_all", seats=2, scoring=frozenset(hexes((1, 0))))
    s, _ = summoning([], PW, kor(1), field=field)
    assert (1, 0) in spots(s)
