"""A review: in every game a plain blunder is found and the better choice named; nothing that was hidden is blamed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import game
from game.match.match import Match, Nobody, Setup
from game.players.levels import bot
from game.players.review import LEAST, POINTS, Moment, Review, Verdict, reviewed, reviewing
from game.table.judgement import Aspect
from game.table.ruleset import Ruleset
from game.table.state import State, legal
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


# ---- a plain blunder in every game ---------------------------------------------------------------------------------
def in_foton() -> State:
    """The last turn: Andrealphus brings six victory points at once, Uvall none."""
    return foton.table(
        foton.Seat(
            hand="A2 A2 C1", field="A2 A2 A3 A2 C1 C1 S2 C1", deck=DECK, acted=FOUR, waiting="Uvall Andrealphus"
        ),
        foton.Seat(field="A4 A4 S3 C2 C2", acted="Vine Sitri Malphas Phoenix Bune", waiting="Orobas"),
    )


def in_medarot() -> State:
    """Gan-King stands before Rokusho, who may attack it."""
    s = medarot("A:rokusho@b2", "B:gan_king@b4", "B:ikki@hand*5", medals=(6, 2))
    act(s, "A:rokusho")
    return s


def in_magna() -> State:
    """There is Fight for a Lava Giant, and it will be lost when production ends."""
    s = production("A:red-f07@hand", "A:neu-f01@hand", "B:blu-f04@1", *DECKS)
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == owner) for owner in (0, 1))
    return s


def in_pony() -> State:
    """Emerald Green can go to a Problem where another Friend waits for her."""
    s = pony("A:PR081@pA", "A:PR012@home")
    main(s)
    return s


def in_arena() -> State:
    """One arrow ends the match."""
    archer = Figure("Archer", 0, (0, 0), range=5, power=6)
    hero = Figure("Hero", 1, (3, 1), kind="planeswalker", life=1, toughness=1)
    s, _ = attack_phase(["......."] * 3, archer, hero, Figure("Squad", 1, (3, 0)))
    return s


BLUNDERS: dict[str, tuple[Callable[[], State], str, str]] = {
    "foton": (in_foton, "act with Uvall", "act with Andrealphus"),
    "medarot": (in_medarot, "end: pay 1 for staying put", "move to b3"),
    "magna": (in_magna, "end production", "place Lava Giant for 4 Fight"),
    "pony": (in_pony, "to the Score Phase", "Emerald Green moves to Bunny Breakout for 2 tokens"),
    "arena": (in_arena, "Archer attacks White's Squad", "Archer attacks White's Hero"),
}


def begun(key: str, s: State) -> Match:
    return Match(s.clone(), [Nobody()] * s.seats, setup=Setup(key, s.seats, 1))


def chosen(key: str, said: str) -> tuple[Review, list[str]]:
    """The review of a match that has only this choice, and what all options are called."""
    s = BLUNDERS[key][0]()
    options = [option.say(s).in_("en") for option in legal(s, 0)]
    match = begun(key, s)
    match.apply(0, options.index(said))
    return reviewed(match, game.ruleset(key)), options


@pytest.mark.parametrize("key", BLUNDERS)
def test_a_plain_blunder_is_found_and_the_better_choice_named(key: str) -> None:
    _, bad, good = BLUNDERS[key]
    review, options = chosen(key, bad)
    (point,) = review.turning_points(0)
    assert (options[point.pick], options[point.better]) == (bad, good)
    assert LEAST <= point.loss <= point.stake and point.loss <= point.had
    assert sum(point.gains) > 0, "the better one is worth more, all aspects added up"
    assert (review.accuracy(0) or 0.0) < 0.6


@pytest.mark.parametrize("key", BLUNDERS)
def test_the_better_choice_costs_nothing(key: str) -> None:
    review, _ = chosen(key, BLUNDERS[key][2])
    assert not review.turning_points(0) and review.accuracy(0) == 1.0


def test_what_decides_the_match_is_said_so() -> None:
    """The last of the gains is that the match is over, and no aspect is to be blamed for that."""
    review, _ = chosen("arena", BLUNDERS["arena"][1])
    (point,) = review.turning_points(0)
    assert point.gains[-1] > 0 and point.had == pytest.approx(1.0)
    assert review.most_lost(0, judged("arena")) is None


def test_magna_loses_what_it_does_not_buy() -> None:
    review, _ = chosen("magna", "end production")
    most = review.most_lost(0, judged("magna"))
    assert most is not None and most.name.en == "what own invasions may gain"


def judged(key: str) -> tuple[Aspect, ...]:
    judgement = game.ruleset(key).judgement
    assert judgement is not None
    return judgement.aspects


# ---- whose eyes ----------------------------------------------------------------------------------------------------
@EVERY_GAME
def test_nobody_is_blamed_for_what_they_could_not_know(rules: Ruleset) -> None:
    """Other cards in other hands, other dice to come: the same choice is worth the same."""
    s = somewhere(7, 33, rules=rules)
    seat = min(s.asks)
    truths = [s, *(another_truth(s, seat, seed) for seed in (5, 6))]
    assert len({repr((t.pieces, t.dice)) for t in truths}) == 3, "the truths do differ"
    verdicts = set()
    for truth in truths:
        match = begun(rules.key, truth)
        match.apply(seat, 0)
        found = next(reviewing(match, rules)).verdict
        assert found is None or found.seat == seat
        verdicts.add(found)
    assert len(verdicts) == 1


# ---- whole matches -------------------------------------------------------------------------------------------------
@cache
def played(key: str, level: str, most: int = 60) -> tuple[Match, Review]:
    """What a level has played against Normal, so many choices of it at most."""
    rules = game.ruleset(key)
    match: Match = game.record.begin(Setup(key, 2, 5), [bot(level, rules, 0, 1), bot("normal", rules, 1, 2)])
    while match.view(0).result is None and len(match.entries) < most:
        match.tick()
    return match, reviewed(match, rules)


@pytest.mark.sampled(1)
@EVERY_GAME
def test_normal_is_more_accurate_than_chance(rules: Ruleset) -> None:
    normal, chance = (played(rules.key, level, 40)[1].accuracy(0) for level in ("normal", "random"))
    assert normal is not None and chance is not None
    assert normal > 0.95 and chance < 0.85 < normal


def test_the_same_recording_gives_the_same_review() -> None:
    match, review = played("foton", "random")
    again = reviewed(game.record.loads(game.record.dumps(match)), game.ruleset("foton"))
    assert again.verdicts == review.verdicts and again.points == review.points


def test_the_plot_has_a_point_for_each_turn_and_ends_with_the_result() -> None:
    match, review = played("foton", "random")
    assert match.state.result == (1,) and review.whole
    assert review.points[-1].chances == (0.0, 1.0)
    assert [p.turn for p in review.points[:-1]] == list(range(1, len(review.points)))
    assert [p.done for p in review.points] == sorted({p.done for p in review.points})
    for point in review.points:
        assert sum(point.chances) == pytest.approx(1.0, abs=0.001) and min(point.chances) >= 0


def curve(review: Review, seat: int = 0) -> list[float]:
    return [point.chances[seat] for point in review.points]


def with_chances(*chances: tuple[float, ...], length: int = 100) -> Review:
    """A match whose turns begin with these chances."""
    review = Review(len(chances[0]), length)
    for n, each in enumerate(chances):
        review.add(Moment(n, n + 1, each))
    return review


def test_who_is_about_to_play_only_looks_better_off() -> None:
    """Turn by turn the same: nobody has gained anything."""
    first, second = (0.6, 0.4), (0.4, 0.6)
    assert curve(with_chances(first, second, first, second, first)) == pytest.approx(
        [0.53, 0.5, 0.5, 0.5, 0.53], abs=0.01
    )
    assert curve(with_chances(first, second)) == pytest.approx([0.53, 0.47], abs=0.01), "there is half a round to see"


def test_a_lead_that_is_won_and_kept_is_seen_whole() -> None:
    assert curve(with_chances(*[(0.5, 0.5)] * 3, *[(0.9, 0.1)] * 3)) == pytest.approx([0.5, 0.5, 0.6, 0.8, 0.9, 0.9])


def test_with_three_at_the_table_a_round_is_three_turns() -> None:
    turns = [(0.5, 0.25, 0.25), (0.25, 0.5, 0.25), (0.25, 0.25, 0.5)] * 2
    assert curve(with_chances(*turns))[1:-1] == pytest.approx([1 / 3] * 4, abs=0.001)


def test_what_came_of_the_match_does_not_change_what_could_be_expected() -> None:
    review = with_chances((0.6, 0.4), (0.6, 0.4), (0.0, 1.0), length=2)
    assert review.whole and curve(review) == [0.6, 0.6, 0.0]


def test_it_goes_on_choice_by_choice_and_stops_when_nobody_asks() -> None:
    match, review = played("foton", "random")
    steps = reviewing(match, game.ruleset("foton"))
    assert [next(steps).done for _ in range(5)] == [0, 1, 2, 3, 4]
    steps.close()
    half = Review(2, len(match.entries))
    for found in [Moment(0, 1, (0.5, 0.5)), Moment(1, 1)]:
        half.add(found)
    assert not half.whole and half.accuracy(0) is None and review.done == len(match.entries)


def test_giving_up_is_no_choice_to_be_judged() -> None:
    match = game.record.begin(Setup("medarot", 2, 5), [bot("random", game.ruleset("medarot"), n, 1) for n in (0, 1)])
    while len(match.entries) < 6:
        match.tick()
    match.give_up(0)
    review = reviewed(match, game.ruleset("medarot"))
    assert review.whole and all(verdict.entry < 6 for verdict in review.verdicts)
    assert review.points[-1].chances == (0.0, 1.0)


# ---- what is made of it --------------------------------------------------------------------------------------------
def verdict(entry: int, seat: int, loss: float, stake: float = 0.5, turn: int = 0, **more: Any) -> Verdict:
    return Verdict(entry, entry, turn or entry, seat, 0, 1 if loss else 0, 0.6, loss, stake, **more)


def found(*verdicts: Verdict) -> Review:
    review = Review(2, 100)
    for each in verdicts:
        review.add(Moment(each.entry, each.turn, (), each))
    return review


def test_accuracy_is_the_share_kept_of_what_was_at_stake() -> None:
    """0.1 + 0 + 0.2 given away of 0.5 + 0.3 + 0.2: seven tenths are kept."""
    review = found(verdict(1, 0, 0.1), verdict(2, 0, 0.0, 0.3), verdict(3, 0, 0.2, 0.2), verdict(4, 1, 0.5))
    assert review.accuracy(0) == pytest.approx(0.7)
    assert review.accuracy(1) == 0.0 and found().accuracy(0) is None
    assert found(verdict(1, 0, 0.01, 0.01)).accuracy(0) is None, "nothing to speak of was at stake"


def test_even_chances_are_equal_shares_and_a_lead_is_worth_more_among_few() -> None:
    foresight = game.ruleset("foton").foresight
    assert [foresight.winning(0.0, seats) for seats in (2, 4, 5)] == pytest.approx([0.5, 0.25, 0.2])
    assert foresight.winning(foresight.scale) == pytest.approx(0.731, abs=0.001), "nearly three of four, as it says"
    assert foresight.winning(1e9, 3) == 1.0 and foresight.winning(-1e9, 3) == 0.0


def test_turning_points_are_the_three_dearest_in_the_order_of_the_match() -> None:
    review = found(*(verdict(n, 0, loss) for n, loss in ((1, 0.2), (2, 0.05), (3, 0.4), (4, 0.3), (5, LEAST / 2))))
    assert [point.entry for point in review.turning_points(0)] == [1, 3, 4]
    assert len(review.mistakes(0)) == 4, "what costs next to nothing is no mistake"


def test_of_a_turn_only_the_dearest_choice_counts() -> None:
    """Who puts an attack off three times has made one mistake."""
    review = found(verdict(1, 0, 0.1, turn=4), verdict(2, 0, 0.12, turn=4), verdict(3, 0, 0.11, turn=4))
    assert [point.entry for point in review.turning_points(0)] == [2] and len(review.mistakes(0)) == 1


def test_mistakes_of_others_are_turning_points_too() -> None:
    review = found(verdict(1, 1, 0.5), verdict(2, 0, 0.03), verdict(3, 1, 0.2), verdict(4, 1, 0.1))
    assert [point.entry for point in review.turning_points(0)] == [1, 3, 4]
    assert len(review.turning_points(0)) == POINTS


def test_a_turning_point_is_where_the_curve_turns() -> None:
    """What cost most on paper went unpunished; the curve fell with a small mistake, and rose with another's."""
    chances = [0.51] + [0.5] * 5 + [0.3] * 6 + [0.6] * 6
    review = Review(2, 100)
    for n, chance in enumerate(chances):
        seat, loss = {1: (0, 0.3), 5: (0, 0.05), 8: (0, 0.4), 11: (1, 0.06)}.get(n, (0, 0.0))
        review.add(Moment(n, n + 1, (chance, 1 - chance), verdict(n, seat, loss)))
    assert [point.entry for point in review.turning_points(0)] == [5, 8, 11], "the third is the dearest of the others"
    assert [round(review.turned(0, point), 2) for point in review.turning_points(0)] == [0.1, 0.0, 0.15]


def test_most_lost_is_the_aspect_that_cost_most_over_all_mistakes() -> None:
    aspects = tuple(Aspect(name, same(name), 1.0, same(name), follows=name == "lead") for name in ("lead", "a", "b"))
    one, other = verdict(1, 0, 0.1, gains=(9.0, 1.0, 2.0, 0.0)), verdict(2, 0, 0.1, gains=(9.0, 4.0, -2.0, 0.0))
    assert found(one, other).most_lost(0, aspects) is aspects[1], "nobody can mend a lead as such"
    assert found(one).most_lost(0, aspects) is aspects[2]
    assert found(verdict(1, 0, 0.0)).most_lost(0, aspects) is None
