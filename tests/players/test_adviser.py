"""What Normal would do, and why: in every game a position whose best choice and reason are plain."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import game
from game.players.adviser import OTHERS, Adviser, Gain, Weighed, signed, told
from game.players.levels import bot
from game.table.ruleset import Ruleset
from game.table.state import State, legal
from game.table.step import Step
from game.table.view import look
from game.words import same
from tests.players.test_bots import EVERY_GAME, another_truth, somewhere
from tests.rules.arena.byhand import Figure
from tests.rules.arena.test_attack import attack_phase
from tests.rules.foton import foton_byhand as foton
from tests.rules.foton.test_computer_player import DECK, FOUR
from tests.rules.magna.small import production
from tests.rules.magna.test_magna_computer import DECKS
from tests.rules.medarot.byhand import act
from tests.rules.medarot.test_computer import prepared as medarot
from tests.rules.pony.byhand import main
from tests.rules.pony.test_pony_computer import prepared as pony


class Opinion(NamedTuple):
    """What the adviser of seat 0 says of a position."""

    best: str
    gains: dict[str, float]
    verdict: str
    next: str = ""


def opinion(key: str, s: State) -> Opinion:
    rules, view = game.ruleset(key), look(s, 0)
    options = legal(view, 0)
    adviser = Adviser(0, rules)
    weighed = adviser.opinion(view, options)
    other = weighed[1] if len(weighed) > 1 else None
    why = adviser.why_best(weighed[0], other, len(options))
    gains = {gain.said.in_("en"): round(gain.amount, 1) for gain in told(why.gains, 4)}
    said = [options[each.option].say(view).in_("en") for each in weighed]
    return Opinion(said[0], gains, why.verdict.in_("en"), said[1] if other else "")


def listed(s: State) -> State:
    """Every deck is known."""
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == owner) for owner in (0, 1))
    return s


# ---- the five games ------------------------------------------------------------------------------------------------
def test_foton_in_the_last_turn_points_count() -> None:
    s = foton.table(
        foton.Seat(
            hand="A2 A2 C1", field="A2 A2 A3 A2 C1 C1 S2 C1", deck=DECK, acted=FOUR, waiting="Uvall Andrealphus"
        ),
        foton.Seat(field="A4 A4 S3 C2 C2", acted="Vine Sitri Malphas Phoenix Bune", waiting="Orobas"),
    )
    found = opinion("foton", s)
    assert (found.best, found.next) == ("act with Andrealphus", "act with Uvall")
    assert found.gains == {"victory points so far": 6.0, "the chance to win": 0.5}
    assert found.verdict == "About 6.5 victory points better than the next best"


def test_medarot_a_medarot_steps_out_of_an_attack() -> None:
    s = medarot("A:rokusho@b2", "B:gan_king@a5", "B:ikki@hand*5", medals=(6, 20))
    act(s, "A:rokusho")
    found = opinion("medarot", s)
    assert (found.best, found.next) == ("move to c3", "move to a3")
    assert found.gains["the enemy's attacks later in this turn: less"] == 1.3
    assert found.gains["the attack that can be made at once"] == -0.6, "what speaks against it is said too"
    assert found.verdict == "About 0.7 medals better than the next best"


def test_magna_a_giant_is_bought_for_what_it_will_take() -> None:
    s = listed(production("A:red-f07@hand", "A:neu-f01@hand", "B:blu-f04@1", *DECKS))
    found = opinion("magna", s)
    assert found.best == "place Lava Giant for 4 Fight"
    assert next(iter(found.gains)) == "what own invasions may gain"
    assert found.gains["what own invasions may gain"] > 5


def test_pony_power_at_a_problem_is_worth_more_than_power_at_home() -> None:
    s = pony("A:PR081@pA", "A:PR012@home")
    main(s)
    found = opinion("pony", s)
    assert found.best == "Emerald Green moves to Bunny Breakout for 2 tokens"
    assert found.gains == {"power at Problems": 0.3, "power at home": -0.2}


ARCHER = Figure("Archer", 0, (0, 0), range=5, power=6)
HERO = Figure("Hero", 1, (3, 1), kind="planeswalker", life=1, toughness=1)


def test_arena_who_costs_more_is_shot_at() -> None:
    dear, cheap = Figure("Dear", 1, (3, 0), life=1, cost_each=60), Figure("Cheap", 1, (2, 1), life=1, cost_each=10)
    s, _ = attack_phase(["......."] * 3, ARCHER, dear, cheap, Figure("Hero", 1, (6, 2), kind="planeswalker"))
    found = opinion("arena", s)
    assert found.best == "Archer attacks White's Dear"
    assert next(iter(found.gains)) == "creatures on the battlefield"


def test_what_may_win_at_once_needs_no_sum() -> None:
    s, _ = attack_phase(["......."] * 3, ARCHER, HERO, Figure("Squad", 1, (3, 0)))
    found = opinion("arena", s)
    assert found.best == "Archer attacks White's Hero" and not found.gains
    assert found.verdict == "This may win the match at once"


# ---- reasons -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("rows", [2, 3, 4, 6])
@pytest.mark.parametrize(
    "amounts",
    [(2.9, -4.0, 2.3, -0.8, -0.1), (19.0,), (5.0, -4.9), (3.0, 0.2, 0.2, 0.2), (1.0, 0.9, 0.8, 0.7, 0.6), (4.0, -2.0)],
)
def test_who_adds_up_what_is_told_sees_the_verdict(amounts: tuple[float, ...], rows: int) -> None:
    gains = sorted((Gain(same(str(n)), amount) for n, amount in enumerate(amounts)), key=lambda gain: -abs(gain.amount))
    shown, lead = told(gains, rows), sum(amounts)
    assert len(shown) <= rows
    assert sum(float(signed(gain.amount).replace("−", "-")) for gain in shown) == pytest.approx(
        lead, abs=max(0.05, 0.05 * abs(lead)) + 0.05 * len(shown)
    )
    named = [gain for gain in shown if gain.said is not OTHERS]
    assert named == sorted(named, key=lambda gain: gain.amount < 0), "first what speaks for it"
    assert [gain.said is OTHERS for gain in shown[:-1]] == [False] * (len(shown) - 1)


def test_a_single_thing_that_is_left_has_its_name() -> None:
    """Four rows for four things; of five the smallest two are taken together."""
    gains = [Gain(same(str(n)), 1.0) for n in range(5)]
    assert told(gains[:4], 4) == tuple(gains[:4])
    assert told(gains, 4) == (*gains[:3], Gain(OTHERS, 2.0))


def test_where_a_glance_decides_and_the_table_cannot_tell_no_reason_is_invented() -> None:
    s = somewhere(3, 0, rules=game.ruleset("pony"))
    found = opinion("pony", s)
    assert found == Opinion(found.best, {}, "At a glance nothing else is worth trying")


def test_what_nobody_can_do_otherwise() -> None:
    why = Adviser(0, game.ruleset("foton")).why_best(Weighed(0), None, 1)
    assert why.verdict.in_("en") == "There is nothing else to choose" and not why.gains


# ---- every game ----------------------------------------------------------------------------------------------------
def chosen(rules: Ruleset, s: State) -> tuple[list[Weighed], list[Step]]:
    seat = min(s.asks)
    view = look(s, seat)
    return Adviser(seat, rules, seed=9).opinion(view, legal(view, seat)), legal(view, seat)


@EVERY_GAME
@pytest.mark.parametrize("choices", [12, 33, 41])
def test_the_best_is_what_normal_picks(rules: Ruleset, choices: int) -> None:
    s = somewhere(5, choices, rules=rules)
    weighed, options = chosen(rules, s)
    view = look(s, min(s.asks))
    assert weighed[0].option == bot("normal", rules, min(s.asks), 9).pick(view, options)


@EVERY_GAME
def test_hints_tell_nothing_of_what_is_hidden(rules: Ruleset) -> None:
    """Other cards in other hands, other dice to come: the same options with the same reasons."""
    s = somewhere(7, 33, rules=rules)
    truths = [s, *(another_truth(s, min(s.asks), seed) for seed in (5, 6))]
    assert len({repr((t.pieces, t.dice)) for t in truths}) == 3, "the truths do differ"
    assert len({repr(chosen(rules, truth)[0]) for truth in truths}) == 1
