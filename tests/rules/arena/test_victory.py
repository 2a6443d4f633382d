"""Winning, losing and scoring (arena.md, section 15)."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.events import Eliminated, MatchEnded, TurnBegan
from game.rules.arena.harm import Destroy, Harm
from game.rules.arena.places import (
    BOARD,
    ENCHANTMENTS,
    ArenaState,
    Options,
    arena,
    armies,
    graveyard,
    hand,
    library,
    removed,
    reserve,
    spent,
)
from game.rules.arena.trigger_order import Trigger
from game.rules.arena.turn import PassMarker, Turn
from game.rules.arena.victory import concede, scores
from game.table.state import State, choose, legal, run
from tests.rules.arena.byhand import Figure, Who, battlefield, hexes, table, told

CARDS = game.ruleset("arena").catalogue


def pw(name: str, seat: int, column: int, **more: Any) -> Figure:
    return Figure(name, seat, (column, 0), kind="planeswalker", cost=300, cost_each=300, **more)


def die(s: State, *figures: int) -> None:
    s.then(Destroy(figures))
    run(s)


def ends(s: State) -> list[tuple[tuple[int, ...], str]]:
    return [(e.winners, e.why) for e in told(s, MatchEnded)]


FIVE = ["......"]


# ---- planeswalkers -----------------------------------------------------------------------------------
def test_in_a_duel_who_destroys_the_opposing_planeswalker_wins_at_once() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 3))
    die(s, who["B"])
    assert s.result == (0,) and ends(s) == [((0,), "planeswalkers")] and told(s, Eliminated) == [Eliminated(1)]


def test_other_figures_may_all_die_without_an_end() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 3), Figure("C", 1, (4, 0)))
    die(s, who["C"])
    assert s.result is None


def test_an_army_with_two_planeswalkers_is_lost_with_the_last_of_them() -> None:
    """Section 16."""
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 3), pw("C", 1, 4))
    die(s, who["B"])
    assert s.result is None
    die(s, who["C"])
    assert s.result == (0,)


def test_if_the_last_planeswalkers_of_both_die_at_the_same_moment_the_match_is_drawn() -> None:
    s, who = table(FIVE, pw("A", 0, 0, life=1), pw("B", 1, 3, life=1))
    s.then(Harm((who["A"], who["B"]), (1, 1), "spell/r02"))
    run(s)
    assert s.result == () and ends(s) == [((), "draw")]


def test_an_attack_with_all_its_effects_is_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.8: the defender's effects happen though it has just been destroyed; here they destroy the attacker."""
    attacker = []

    def reprisal(self: Trigger, s: ArenaState) -> None:
        if self.moment.name == "destroyed_by_attack":
            s.then(Harm((self.moment.other,), (9,), "spell/b08"))
            attacker.append(self.moment.other)

    monkeypatch.setattr(Trigger, "do", reprisal)
    s, who = table(FIVE, pw("A", 0, 2), pw("B", 1, 3, life=1, toughness=0), dice=(1, 1, 1))
    s.then(ChooseAttack(0))
    run(s)
    choose(s, 0, Attack(0, who["A"], who["B"]))
    assert attacker and s.result == ()


def test_in_skirmish_both_opposing_planeswalkers_must_fall_and_the_partner_plays_on() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 1), pw("C", 2, 2), pw("D", 3, 3), seats=4, teams=(0, 1, 0, 1))
    die(s, who["B"])
    assert s.result is None and list(s.out) == [1]
    die(s, who["A"])
    assert s.result is None and list(s.out) == [1, 0]
    die(s, who["D"])
    assert s.result == (0, 2), "the partner who is out wins with the team"


def test_in_a_free_for_all_the_last_one_with_a_planeswalker_wins_at_once() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 1), pw("C", 2, 2), seats=3)
    die(s, who["A"])
    assert s.result is None
    die(s, who["C"])
    assert s.result == (1,)


# ---- elimination -------------------------------------------------------------------------------------
def three_with_cards() -> tuple[ArenaState, Who]:
    """A (seat 0) has a creature, cards and an aura of seat 1 on it; seat 0's own aura lies on seat 1's card."""
    s, who = table(
        FIVE,
        pw("A", 0, 0),
        pw("B", 1, 2),
        pw("C", 2, 3),
        Figure("A2", 0, (4, 0)),
        Figure("A3", 0),
        seats=3,
        cards={f"spell/{x}": CARDS[f"spell/{x}"] for x in ("w06", "b04", "r01", "u02")},
    )
    s.put("spell/w06", 1, ENCHANTMENTS, back="spell", host=who.card("A2"))
    s.put("spell/b04", 0, ENCHANTMENTS, back="spell", host=who.card("B"))
    s.put("spell/u02", 0, ENCHANTMENTS, back="spell", host=who.card("A2"), face_up=False)
    s.put("spell/r01", 0, hand(0), back="spell")
    s.put("spell/r01", 0, library(0), back="spell")
    return s, who


def test_the_figures_and_cards_of_a_player_who_is_out_are_removed() -> None:
    s, who = three_with_cards()
    count = len(s.pieces)
    die(s, who["A"])
    assert s.out == (0,) and len(s.pieces) == count
    assert {p.owner for p in s.inside(BOARD)} == {1, 2}
    assert not any(s.inside(zone) for zone in (armies(0), reserve(0), graveyard(0), hand(0), library(0), spent(0)))
    assert {p.zone for p in s.pieces.values() if p.owner == 0} == {removed(0)}


def test_enchantments_of_others_go_back_to_their_owners_graveyards() -> None:
    s, who = three_with_cards()
    die(s, who["A"])
    assert [p.card for p in s.inside(spent(1))] == ["spell/w06"] and not s.inside(ENCHANTMENTS)


def test_cards_that_were_secret_stay_secret_when_their_owner_is_out() -> None:
    s, who = three_with_cards()
    die(s, who["A"])
    seen = [p.card for p in game.look(s, 1).inside(removed(0))]
    assert sorted(card for card in seen if card.startswith("spell")) == ["spell", "spell", "spell", "spell/b04"]


def test_the_turn_of_a_player_who_is_out_is_skipped_and_the_marker_does_not_move_for_it() -> None:
    s = arena(game.start("arena", 3, 4))
    while s.turn == 0:
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    first = s.current
    concede(s, (first + 1) % 3)
    while s.turn < 3:
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[-1])
    assert [(e.seat, e.number) for e in told(s, TurnBegan)] == [(first, 1), ((first + 2) % 3, 2), (first, 3)]


def test_who_loses_the_planeswalker_in_the_own_turn_ends_that_turn_at_once() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 2), pw("C", 2, 3), seats=3, turn=7)
    s.then(Turn(0))
    run(s)
    s.asks.clear()
    die(s, who["A"])
    assert (s.turn, s.current, list(s.asks)) == (8, 1, [1])


def test_option_continue_the_player_keeps_the_creatures_and_plays_for_the_score() -> None:
    """A21."""
    s, who = table(
        FIVE,
        pw("A", 0, 0),
        pw("B", 1, 1),
        pw("C", 2, 2),
        Figure("A2", 0, (4, 0)),
        seats=3,
        options=Options(planeswalker_death="continue"),
    )
    die(s, who["A"])
    assert s.out == () and who["A2"] in s.pieces and s.result is None
    die(s, who["B"])
    assert s.result == (2,), "the last one with a planeswalker wins all the same"


# ---- giving up ----------------------------------------------------------------------------------------
def test_who_gives_up_a_duel_has_lost() -> None:
    s = game.start("arena", 2, 4)
    concede(s, 1)
    assert s.result == (0,) and not s.asks.get(1)
    concede(s, 0)
    assert s.result == (0,), "nothing more can be given up"


def test_who_gives_up_in_the_own_turn_passes_it_on() -> None:
    s = arena(game.start("arena", 3, 4))
    while s.turn == 0:
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    first = s.current
    concede(s, first)
    assert s.out == (first,) and s.current == (first + 1) % 3 and s.turn == 2 and s.current in s.asks


def test_who_gives_up_during_the_set_up_takes_nobody_elses_choice_away() -> None:
    s = arena(game.start("arena", 3, 4))
    choose(s, 0, legal(s, 0)[0])
    assert list(s.asks) == [1]
    concede(s, 0)
    assert list(s.asks) == [1] and s.result is None
    while s.turn == 0:
        choose(s, min(s.asks), legal(s, min(s.asks))[0])
    assert s.first != 0 and {p.owner for p in s.inside(BOARD)} == {1, 2}


# ---- the turn limit -------------------------------------------------------------------------------------
def limit(s: ArenaState) -> None:
    """The turn with the last number is over."""
    s.turn = s.field.turn_limit
    s.then(PassMarker(s.current))
    run(s)


def test_ex48_the_duel_is_scored_by_printed_cost_on_the_battlefield() -> None:
    """A20: figures in the reserve count nothing."""

    def real(name: str, seat: int, column: int | None, card: str) -> Figure:
        return Figure(name, seat, () if column is None else (column, 0), card=card)

    s, _ = table(
        ["........"],
        real("G", 0, 0, "gideon"),
        real("R1", 0, 1, "rhox_veterans"),
        real("R2", 0, 2, "rhox_veterans"),
        real("R3", 0, None, "rhox_veterans"),
        real("J", 1, 4, "jace"),
        real("L1", 1, 5, "leyline_phantoms"),
        real("L2", 1, 6, "leyline_phantoms"),
        real("L3", 1, 7, "leyline_phantoms"),
        cards=CARDS,
    )
    assert scores(s) == (410, 433)
    limit(s)
    assert s.result == (1,) and told(s, MatchEnded) == [MatchEnded((1,), "score", (410, 433))]


def test_ex49_in_a_free_for_all_only_figures_on_scoring_spaces_count() -> None:
    """A two-space figure counts if one half stands there; even the planeswalker counts only there."""
    field = battlefield(["........"], seats=3, mode="free_for_all", scoring=frozenset(hexes((2, 0), (3, 0))))
    s, _ = table(
        [],
        pw("A", 0, 0),
        pw("B", 1, 3),
        pw("C", 2, 7),
        Figure("W", 0, ((1, 0), (2, 0)), cost_each=23),
        seats=3,
        field=field,
    )
    assert scores(s) == (23, 300, 0)


def test_before_the_limit_nothing_is_counted() -> None:
    s, _ = table(FIVE, pw("A", 0, 0), pw("B", 1, 3), turn=29)
    s.then(PassMarker(0))
    run(s)
    assert s.result is None and s.turn == 30 and s.current == 1


def test_a_tie_goes_to_the_side_whose_planeswalkers_have_more_life_left() -> None:
    s, _ = table(FIVE, pw("A", 0, 0, life=6, wounds=3), pw("B", 1, 3, life=7, wounds=3))
    limit(s)
    assert s.result == (1,) and ends(s) == [((1,), "life")]


def test_if_that_is_equal_too_the_match_is_drawn() -> None:
    s, _ = table(FIVE, pw("A", 0, 0), pw("B", 1, 3))
    limit(s)
    assert s.result == () and ends(s) == [((), "draw")]


def test_in_skirmish_the_team_score_counts() -> None:
    s, _ = table(
        FIVE,
        pw("A", 0, 0),
        pw("B", 1, 1),
        pw("C", 2, 2),
        pw("D", 3, 3),
        Figure("D2", 3, (4, 0)),
        seats=4,
        teams=(0, 1, 0, 1),
    )
    assert scores(s) == (300, 300, 300, 320)
    limit(s)
    assert s.result == (1, 3)


def test_a_player_who_is_out_scores_nothing() -> None:
    s, who = table(FIVE, pw("A", 0, 0), pw("B", 1, 1), pw("C", 2, 2), Figure("A2", 0, (4, 0)), seats=3)
    die(s, who["A"])
    assert scores(s) == (0, 300, 300)
