"""Computer players: what they know, what they pick, how strong they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

import pytest

import game
from game.match.match import Player, Setup, settle
from game.players.anyone import Anyone
from game.players.careful import Careful
from game.players.levels import LEVELS, bot, level
from game.rules.foton.places import deck, field
from game.table.advice import Advice, best
from game.table.dice import Dice
from game.table.event import Event
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import View, imagine, look

ARENA, FOTON = game.ruleset("arena"), game.ruleset("foton")
AT_ONCE = ["beginner", "easy", "normal"]  # test_searcher.py has those that play on in thought
EVERY_GAME = pytest.mark.parametrize("rules", game.RULESETS, ids=[rules.key for rules in game.RULESETS])


def somewhere(seed: int, choices: int, seats: int = 2, rules: Ruleset = ARENA) -> State:
    """A position of a match that was played at random."""
    s, dice = game.start(rules.key, seats, seed), Dice(seed)
    settle(s)
    for _ in range(choices):
        if s.result is None:
            seat = min(s.asks)
            options = legal(s, seat)
            choose(s, seat, options[dice.roll(len(options)) - 1])
            settle(s)
    return s


def another_truth(s: State, seat: int, seed: int) -> State:
    """A match that this seat cannot tell from the real one: other cards in other hands, other dice to come."""
    return imagine(look(s, seat), seat, Dice(seed))


@pytest.mark.parametrize("key", AT_ONCE)
@pytest.mark.parametrize(
    "rules, seats, seed, choices",
    [
        (ARENA, 2, 1, 20),
        (ARENA, 2, 2, 41),
        (ARENA, 2, 3, 60),
        (ARENA, 2, 4, 83),
        (FOTON, 2, 1, 4),
        (FOTON, 2, 2, 13),
        (FOTON, 3, 3, 22),
        (FOTON, 2, 4, 27),
        (FOTON, 4, 5, 50),
        (FOTON, 4, 6, 63),
    ],
)
def test_a_bot_picks_the_same_in_two_truths_it_cannot_tell_apart(
    rules: Ruleset, key: str, seats: int, seed: int, choices: int
) -> None:
    s = somewhere(seed, choices, seats, rules)
    seat = min(s.asks)
    truths = [s, another_truth(s, seat, 5), another_truth(s, seat, 6)]
    assert len({repr(t.pieces) for t in truths}) == 3, "the truths do differ"
    views = [look(t, seat) for t in truths]
    picks = {bot(key, rules, seat, 9).pick(view, legal(view, seat)) for view in views}
    assert len(picks) == 1


@pytest.mark.parametrize("key", AT_ONCE)
@EVERY_GAME
def test_the_same_view_always_gets_the_same_pick(rules: Ruleset, key: str) -> None:
    s = somewhere(7, 33, rules=rules)
    view = look(s, min(s.asks))
    options = legal(view, min(s.asks))
    player = bot(key, rules, min(s.asks), 3)
    again = bot(key, rules, min(s.asks), 3)
    assert player.pick(view, options) == player.pick(view, options) == again.pick(view, options)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("key", AT_ONCE)
@pytest.mark.parametrize(
    "rules, seats",
    [(rules, seats) for rules in game.RULESETS for seats in rules.seats],
    ids=lambda value: value.key if isinstance(value, Ruleset) else str(value),
)
def test_levels_play_with_any_number_of_seats(key: str, rules: Ruleset, seats: int) -> None:
    setup = Setup(rules.key, seats, 4)
    match = game.record.begin(setup, [bot(key if seat == 0 else "random", rules, seat, 1) for seat in range(seats)])
    while match.state.result is None and len(match.entries) < 40:
        match.tick()
    assert match.state.result is not None or len(match.entries) >= 40


@EVERY_GAME
def test_a_bot_changes_nothing_of_what_it_is_shown(rules: Ruleset) -> None:
    s = somewhere(3, 30, rules=rules)
    seat = min(s.asks)
    view = look(s, seat)
    before = repr(view)
    bot("normal", rules, seat, 1).pick(view, legal(view, seat))
    assert repr(view) == before


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rules, matches, least", [(ARENA, 4, 3), (FOTON, 12, 10)], ids=["arena", "foton"])
def test_normal_beats_one_that_picks_at_random(rules: Ruleset, matches: int, least: int) -> None:
    """A few matches are enough to see it; docs/strength.md has longer series."""
    assert wins("normal", "random", rules, matches) >= least


def test_a_beginner_plays_for_the_aims_and_loses_to_normal() -> None:
    assert wins("beginner", "random", FOTON, 8) >= 6
    assert wins("normal", "beginner", FOTON, 8) >= 5


class Glance:
    """A child's plan: at each choice what the advice of the game likes best, and never a look further."""

    def __init__(self, rules: Ruleset, seat: int) -> None:
        self.rules, self.seat = rules, seat

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int:
        assert self.rules.advise
        return self.rules.advise(view, self.seat, options).order()[0]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", ["foton", "medarot"])
def test_the_plan_of_a_child_beats_a_beginner(key: str) -> None:
    rules, won = game.ruleset(key), 0
    for seed in range(10):
        players: list[Player] = [Glance(rules, 0), bot("beginner", rules, 1, seed)]
        match = game.record.begin(Setup(key, 2, seed), players)
        match.finish()
        won += 0 in (match.state.result or ())
    assert won >= 6


@EVERY_GAME
def test_a_beginner_thinks_no_action_through(rules: Ruleset) -> None:
    def judged(s: State, seat: int) -> float:
        raise AssertionError("it judges a table")

    s = somewhere(7, 33, rules=rules)
    seat = min(s.asks)
    view = look(s, seat)
    options = legal(view, seat)
    assert bot("beginner", replace(rules, worth=judged), seat, 1).pick(view, options) in range(len(options))


def wins(one: str, other: str, rules: Ruleset, matches: int) -> int:
    """How many of these matches the first of two levels wins, seats swapped."""
    won = 0
    for number in range(matches):
        seats = [one, other] if number % 2 == 0 else [other, one]
        players = [bot(kind, rules, seat, number) for seat, kind in enumerate(seats)]
        match = game.record.begin(Setup(rules.key, 2, 40 + number), players)
        match.finish()
        won += seats.index(one) in (match.state.result or ())
    return won


def test_the_levels_are_offered_from_the_weakest_to_the_strongest() -> None:
    assert [each.key for each in LEVELS] == ["beginner", "easy", "normal", "hard", "expert"]
    assert level("random") not in LEVELS, "it is for tests, lessons and pictures"


@EVERY_GAME
def test_advice_has_a_finite_hope_for_every_option(rules: Ruleset) -> None:
    """What it would rather not try, too: to prune is another thing."""
    for choices in range(5, 50, 5):
        s = somewhere(3, choices, rules=rules)
        for seat in s.asks:
            options = legal(look(s, seat), seat)
            advice = rules.advise(look(s, seat), seat, options) if rules.advise else Advice([])
            assert len(advice.hopes) == len(options) and all(map(isfinite, advice.hopes))
            assert advice.pruned <= set(range(len(options)))
            assert set(advice.first(99)).isdisjoint(advice.pruned) or len(advice.pruned) == len(options)


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(ValueError, match="no computer player called 'god'"):
        level("god")


def test_the_most_promising_come_first_and_what_is_pruned_keeps_its_place() -> None:
    advice = Advice([1.0, 3.0, 4.0, 2.0], frozenset({2}))
    assert advice.first(2) == [1, 3]
    assert advice.order() == [2, 1, 3, 0]
    assert best([1.0, 3.0, 4.0, 2.0], 1) == Advice([1.0, 3.0, 4.0, 2.0], frozenset({0, 1, 3}))
    assert best([1.0, 3.0], 0).first(5) == [1], "if nothing is worth trying, the best will do"


@EVERY_GAME
def test_without_advice_a_bot_still_plays_whole_actions(rules: Ruleset) -> None:
    s = somewhere(5, 30, rules=rules)
    seat = min(s.asks)
    view = look(s, seat)
    options = legal(view, seat)
    plain = Careful(seat, rules.worth, None, worlds=1, width=3, beam=2, effort=20)
    assert 0 <= plain.pick(view, options) < len(options)


def test_who_is_asked_together_with_others_thinks_of_the_answers_to_come() -> None:
    """foton.md F-6.2: photons that were added count; a bot that judged before all have answered would see no reason."""
    setup = Setup("foton", 3, 20, decks=("light", "discard", "light"))  # parties that show ☆
    match = game.record.begin(setup, [Anyone(200 + seat) for seat in range(3)])
    while len(match.state.asks) < 3:
        match.tick()
        assert match.state.result is None, "everybody is asked in this match"
    for seat in match.state.asks:
        options: list[Any] = list(match.options(seat))
        choice = bot("normal", FOTON, seat, 1).pick(match.view(seat), options)
        assert choice is not None
        assert len(options[choice].photons) == max(len(option.photons) for option in options)


# ---- what the evaluation wants ---------------------------------------------------------------------
def test_worth_wants_what_the_rulebook_wants() -> None:
    s = somewhere(2, 80)
    me = next(
        p
        for p in s.pieces.values()
        if p.card.startswith("figure/")
        and p.zone.name == "board"
        and s.cards[p.card].kind == "planeswalker"
        and p.owner == 0
    )
    before = ARENA.worth(s, 0)
    s.pieces[me.id] = replace(me, marks=(("wounds", me.has("wounds") + 1),))
    assert ARENA.worth(s, 0) < before - 20, "a wound on one's planeswalker is bad"
    assert ARENA.worth(s, 1) > -5000
    s.result = (0,)
    assert ARENA.worth(s, 0) == -ARENA.worth(s, 1) == 5000


def test_worth_wants_what_the_rules_of_the_foton_want() -> None:
    s = somewhere(1, 30, rules=FOTON)
    before = FOTON.worth(s, 0)
    s.marks[0, "vp"] += 2
    assert before + 1 < FOTON.worth(s, 0) < before + 6, "victory points are the measure"
    s.marks[1, "vp"] += 2
    assert abs(FOTON.worth(s, 0) - before) < 0.5, "those of an opponent count as much against it"
    mine = next(p for p in s.inside(field(0)) if p.face_up)
    s.pieces[mine.id] = replace(mine, face_up=False)
    assert FOTON.worth(s, 0) < before - 0.3, "a photon that is turned down does not score"
    s.result = (0,)
    assert FOTON.worth(s, 0) > 900 > 0 > -900 > FOTON.worth(s, 1)


def test_worth_of_the_foton_does_not_look_where_a_card_lies_in_a_deck() -> None:
    s = somewhere(3, 22, rules=FOTON)
    before = FOTON.worth(s, 0)
    for seat in range(2):
        s.zones[deck(seat)].reverse()
    assert FOTON.worth(s, 0) == before
