"""A bot that plays on in thought: what it sees, what it compares, how far it looks, when it leaves Careful's pick."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import game
from game.match.match import Setup, settle
from game.players import searcher
from game.players.careful import Careful, Worth
from game.players.helper import Helper
from game.players.levels import bot
from game.players.searcher import Searcher, surely
from game.rules.arena.places import arena, army_of
from game.rules.arena.turn import Activate
from game.rules.arena.walking import Walk
from game.table.advice import Advice, best
from game.table.dice import Dice
from game.table.foresight import Foresight
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import View, imagine, look
from tests.players.test_bots import EVERY_GAME, FOTON, another_truth, somewhere


def in_a_hurry(rules: Ruleset, seat: int, seed: int = 9) -> Searcher:
    """It has all its habits, and no time: the fewest playouts there are."""
    return Searcher(seat, rules.worth, rules.advise, rules.foresight, effort=1, seed=seed)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "FEWEST", 2)


def turning(seed: int, rules: Ruleset = FOTON) -> tuple[State, int]:
    """A position of The Foton where a turn may go on or end: an event can be used after the main action."""
    for choices in range(12, 60):
        s = somewhere(seed, choices, rules=rules)
        seat = min(s.asks, default=-1)
        kinds = {type(option).__name__ for option in legal(s, seat)}
        if kinds >= {"EndTurn", "UseEvent"}:
            return s, seat
    raise AssertionError("this match has such a position")


# ---- honest ----------------------------------------------------------------------------------------
@EVERY_GAME
def test_it_picks_the_same_in_two_truths_it_cannot_tell_apart(rules: Ruleset) -> None:
    s = somewhere(2, 31, rules=rules)
    seat = min(s.asks)
    truths = [s, another_truth(s, seat, 5)]
    assert len({repr((t.pieces, t.zones)) for t in truths}) == 2, "the truths do differ"
    views = [look(t, seat) for t in truths]
    picks = [in_a_hurry(rules, seat).pick(view, legal(view, seat)) for view in views]
    assert picks[0] == picks[1]


@EVERY_GAME
def test_the_same_view_always_gets_the_same_pick(rules: Ruleset) -> None:
    s = somewhere(7, 33, rules=rules)
    seat = min(s.asks)
    view = look(s, seat)
    player = in_a_hurry(rules, seat)
    first = player.pick(view, legal(view, seat))
    assert player.pick(view, legal(view, seat)) == first == in_a_hurry(rules, seat).pick(view, legal(view, seat))


def test_a_reply_in_a_playout_does_not_know_the_dice_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is judged on a copy with other dice than those that will fall."""
    s = somewhere(4, 30)
    seat = min(s.asks)
    judged_with, real = list[int](), Careful.judged

    def judged(self: Careful, table: State, options: Sequence[Step], tried: Sequence[int]) -> list[float]:
        judged_with.append(table.dice.seed)
        return real(self, table, options, tried)

    monkeypatch.setattr(Careful, "judged", judged)
    rules = game.ruleset("arena")
    player = in_a_hurry(rules, seat)
    for option in legal(s, seat)[:3]:
        player.playout(s, option, 1234)
    assert judged_with and 1234 not in judged_with


def test_a_reply_ends_things_only_where_nothing_else_is_better() -> None:
    """It looks at two options at a time, beside the last."""
    view, seat = five_options()
    s = imagine(view, seat, Dice(1))
    options = legal(s, seat)
    two = replace(FOTON.foresight, glance=3, replies=1)
    for good in options:
        hopes = {options[-1]: 0.5, good: 1.0}

        def advise(s: State, seat: int, some: Sequence[Step], hopes: dict[Step, float] = hopes) -> Advice:
            return best([hopes.get(option, 0.0) for option in some], 1)

        assert Searcher(seat, FOTON.worth, advise, two, effort=1).reply(s, seat, options) == good


# ---- what is compared ------------------------------------------------------------------------------
class Pretending(Searcher):
    """Its playouts end as they are told to; it remembers on which worlds and with which dice they were played."""

    def __init__(self, view: View, seat: int, results: dict[int, float], effort: int = 1000) -> None:
        super().__init__(seat, FOTON.worth, FOTON.advise, FOTON.foresight, effort)
        self.options, self.results = legal(view, seat), results
        self.played: list[tuple[int, State, int]] = []

    def candidates(self, view: View, options: Sequence[Step]) -> tuple[int, dict[int, float]]:
        return 0, dict.fromkeys(self.results, 0.0)

    def playout(self, world: State, option: Step, luck: int) -> float:
        number = self.options.index(option)
        self.played.append((number, world, luck))
        self.left -= 100 // len(self.results)
        return self.results[number] + 0.1 * (luck % 2)


def five_options() -> tuple[View, int]:
    for choices in range(8, 60):
        s = somewhere(1, choices, rules=FOTON)
        seat = min(s.asks)
        if len(legal(s, seat)) >= 5:
            return look(s, seat), seat
    raise AssertionError("this match has such a position")


def test_all_candidates_meet_the_same_worlds_and_the_same_dice() -> None:
    view, seat = five_options()
    player = Pretending(view, seat, {0: 0.5, 1: 0.4, 2: 0.6, 3: 0.3, 4: 0.2})
    player.pick(view, legal(view, seat))
    met = {n: [(id(world), luck) for number, world, luck in player.played if number == n] for n in range(5)}
    assert len({world for world, _ in met[0]}) == len({luck for _, luck in met[0]}) == len(met[0]), (
        "each is another one"
    )
    for meetings in met.values():
        assert meetings == met[0][: len(meetings)]


def test_the_worse_half_is_dropped_after_each_round_and_carefuls_pick_never_is() -> None:
    view, seat = five_options()
    player = Pretending(view, seat, {0: 0.1, 1: 0.4, 2: 0.6, 3: 0.3, 4: 0.2})
    assert player.pick(view, legal(view, seat)) == 2
    played = Counter(number for number, _, _ in player.played)
    assert played[4] == played[3] < played[1] < played[2] == played[0]


def test_more_effort_is_more_playouts_and_there_is_a_limit() -> None:
    view, seat = five_options()
    counts = []
    for effort in (1, 1000, 2000, 10**6):
        player = Pretending(view, seat, {0: 0.5, 1: 0.4, 2: 0.6}, effort)
        player.pick(view, legal(view, seat))
        counts.append(len(player.played))
    assert counts == sorted(set(counts)) and counts[-1] == searcher.MOST * (3 + 2)


class Beside(Helper):
    """One who plays here what it is asked to; with `gone`, it is lost after so many worlds."""

    def __init__(self, view: View, seat: int, gone: int = 1000) -> None:
        self.options, self.player, self.worlds, self.gone = legal(view, seat), in_a_hurry(FOTON, seat), 0, gone
        self.found: list[float] = []

    def begins(self, view: View, seat: int, candidates: Sequence[int], seed: int, luck: int) -> bool:
        self.player.left, self.worlds = 0, self.worlds + 1
        self.found = self.player.compared(view, self.options, candidates, seed, luck)
        return self.worlds <= self.gone

    def results(self) -> tuple[list[float], int] | None:
        return (self.found, -self.player.left) if self.worlds < self.gone else None


def test_with_a_helper_it_plays_what_it_would_play_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if that is lost in the middle."""
    seen = list[Any]()
    monkeypatch.setattr(searcher, "surely", lambda rival, usual, judged: seen.append((rival, usual)))
    view, seat = five_options()
    for helper in (None, Beside(view, seat), Beside(view, seat, gone=3)):
        player = in_a_hurry(FOTON, seat)
        player.effort, player.helper = 30, helper
        player.pick(view, legal(view, seat))
        seen[-1] += (player.left,)
        assert helper is None or helper.worlds > 3
    assert seen[0] == seen[1] == seen[2]


# ---- the margin ------------------------------------------------------------------------------------
def test_what_is_only_a_little_better_does_not_displace_carefuls_pick() -> None:
    usual = [0.5, 0.6, 0.4, 0.5] * 4
    shaky = [one + gain for one, gain in zip(usual, [0.3, -0.25, 0.2, -0.2] * 4, strict=True)]
    steady = [one + 0.02 for one in usual]
    assert sum(shaky) > sum(usual)
    assert not surely(shaky, usual, 0.0), "0.01 better on average, with a standard error of 0.06"
    assert surely(steady, usual, 0.0)
    assert surely(shaky, usual, 0.1), "judgement speaks for it, too"
    assert not surely(usual, usual, 0.0)


def test_carefuls_pick_stays_where_playouts_cannot_tell() -> None:
    view, seat = five_options()
    player = Pretending(view, seat, {0: 0.5, 1: 0.5, 2: 0.5})
    assert player.pick(view, legal(view, seat)) == 0


@EVERY_GAME
def test_carefuls_pick_is_always_among_the_candidates_and_so_is_one_that_advice_prunes(rules: Ruleset) -> None:
    pruned = 0
    for choices in (12, 20, 28, 36, 44):
        s = somewhere(6, choices, rules=rules)
        if s.result is not None:
            continue
        seat = min(s.asks)
        view = look(s, seat)
        options = legal(view, seat)
        usual, judged = in_a_hurry(rules, seat, 3).candidates(view, options)
        assert usual == Careful(seat, rules.worth, rules.advise, seed=3).pick(view, options)
        assert usual in judged and len(judged) <= searcher.CANDIDATES + searcher.OPENED
        assert all(0 <= each <= searcher.JUDGEMENT for each in judged.values())
        assert rules.advise
        pruned += bool(set(judged) & rules.advise(view, seat, options).pruned)
    assert pruned or rules.key == "medarot", "its advice prunes next to nothing"


def noting_ends(over: list[bool]) -> Worth:
    """A judgement that only notes whether the match was over."""

    def worth(s: State, seat: int) -> float:
        over.append(s.result is not None)
        return 0.0

    return worth


# ---- how far it looks ------------------------------------------------------------------------------
def test_the_horizon_counts_from_the_decision_not_from_what_it_leads_to() -> None:
    """An option that ends the turn is not looked at a turn further than one that goes on with it."""
    s, seat = turning(2)
    ends = list[Any]()

    def worth(leaf: State, seat: int) -> float:
        ends.append(FOTON.foresight.turn(leaf))
        return 0.0

    one_turn = replace(FOTON.foresight, horizon=1, replies=1)
    player = Searcher(seat, worth, FOTON.advise, one_turn, effort=1)
    world = imagine(look(s, seat), seat, Dice(1))
    options = legal(world, seat)
    for option in options:
        player.playout(world, option, 77)
    assert len(ends) == len(options) > 1
    assert len(set(ends)) == 1 and ends[0] != FOTON.foresight.turn(world)


def test_in_medarot_the_horizon_counts_medarots_not_turns() -> None:
    """Some ten act in a turn: to look ahead whole turns would be to look through their weak replies."""
    rules, ends = game.ruleset("medarot"), list[Any]()
    s = somewhere(4, 40, rules=rules)
    seat = min(s.asks)

    def worth(leaf: State, seat: int) -> float:
        ends.append((rules.foresight.turn(leaf), rules.foresight.stage(leaf)))
        return 0.0

    player = Searcher(seat, worth, rules.advise, replace(rules.foresight, horizon=1, replies=1), effort=1)
    player.playout(s, legal(s, seat)[0], 5)
    turn, medarot = ends[0]
    assert turn == rules.foresight.turn(s) and medarot != rules.foresight.stage(s)


def arena_choice(wanted: Callable[[State, Sequence[Step]], bool]) -> tuple[State, int]:
    """A match of the Arena where such a choice is to be made."""
    rules = game.ruleset("arena")
    for choices in range(8, 90):
        s = somewhere(4, choices, rules=rules)
        seat = min(s.asks, default=-1)
        if seat >= 0 and len(options := legal(s, seat)) > 1 and wanted(s, options):
            return s, seat
    raise AssertionError("this match has such a choice")


def activates(s: State, options: Sequence[Step]) -> bool:
    return isinstance(options[0], Activate)


def walks(s: State, options: Sequence[Step], creature: bool) -> bool:
    first = options[0]
    return isinstance(first, Walk) and army_of(s, s.pieces[first.figure]).creature is creature


def test_in_the_arena_it_is_looked_at_what_the_next_player_makes_of_it() -> None:
    """A playout ends when their turn has passed: among two, where one is on turn oneself."""
    s, seat = arena_choice(activates)
    rules, ends = game.ruleset("arena"), list[tuple[int, int]]()

    def worth(leaf: State, seat: int) -> float:
        ends.append((arena(leaf).turn, arena(leaf).current))
        return 0.0

    player = Searcher(seat, worth, rules.advise, replace(rules.foresight, replies=1), effort=1)
    player.playout(s, legal(s, seat)[0], 5)
    assert ends[-1] == (arena(s).turn + 2, seat)


@pytest.mark.parametrize(
    ("wanted", "pondered"),
    [(activates, True), (partial(walks, creature=False), True), (partial(walks, creature=True), False)],
    ids=["activation", "planeswalker", "squad"],
)
def test_in_the_arena_who_acts_and_where_a_planeswalker_goes_is_played_on_in_thought(
    wanted: Callable[[State, Sequence[Step]], bool], pondered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything else is chosen as Normal would."""
    s, seat = arena_choice(wanted)
    rules, played = game.ruleset("arena"), list[int]()

    def playout(self: Searcher, world: State, option: Step, luck: int) -> float:
        played.append(luck)
        return 0.5

    monkeypatch.setattr(Searcher, "playout", playout)
    view, options = look(s, seat), legal(s, seat)
    pick = in_a_hurry(rules, seat).pick(view, options)
    assert bool(played) is pondered
    assert pick == Careful(seat, rules.worth, rules.advise, seed=9).pick(view, options)


def test_without_a_horizon_a_match_is_played_to_its_end() -> None:
    s = somewhere(3, 30, rules=FOTON)
    seat = min(s.asks)
    over = list[bool]()
    player = Searcher(seat, noting_ends(over), FOTON.advise, Foresight(replies=1), 1)
    player.playout(s, legal(s, seat)[0], 5)
    assert over == [True]


def test_the_last_round_of_the_foton_is_played_to_its_end() -> None:
    """Who begins it with three others looks at all of it, with the photons added and the ranks (foton.md, 6 and 7)."""
    s = game.start("foton", 4, 3)
    settle(s)
    while not FOTON.foresight.endgame(s):
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[0])
    seat, over = min(s.asks), list[bool]()
    spied = replace(FOTON.foresight, replies=1)
    player = Searcher(seat, noting_ends(over), FOTON.advise, spied, effort=1)
    player.playout(s, legal(s, seat)[0], 5)
    assert over == [True]


def test_in_an_endgame_every_option_is_a_candidate_and_judgement_is_silent() -> None:
    """Playouts know how the match ends there; a lost match of three would outweigh all that they say."""
    s = game.start("foton", 2, 3)
    settle(s)
    while not (FOTON.foresight.endgame(s) and len(legal(s, min(s.asks))) > searcher.CANDIDATES + searcher.OPENED):
        choose(s, min(s.asks), legal(s, min(s.asks))[0])
    seat = min(s.asks)
    view = look(s, seat)
    options = legal(view, seat)
    usual, judged = in_a_hurry(FOTON, seat).candidates(view, options)
    assert sorted(judged) == list(range(min(searcher.ALL, len(options))))
    assert next(iter(judged)) == usual and set(judged.values()) == {0.0}


def test_an_even_position_among_four_is_a_quarter_of_a_win() -> None:
    s = game.start("foton", 4, 3)
    settle(s)
    seat = min(s.asks)
    player = Searcher(seat, lambda leaf, seat: 0.0, FOTON.advise, FOTON.foresight, effort=1)
    assert player.chance(s) == pytest.approx(0.25)
    _, judged = player.candidates(look(s, seat), legal(s, seat))
    assert [*judged.values()] == pytest.approx([0.25 * searcher.JUDGEMENT] * len(judged))


# ---- as a level ------------------------------------------------------------------------------------
@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "rules, seats",
    [(rules, seats) for rules in game.RULESETS for seats in rules.seats],
    ids=lambda value: value.key if isinstance(value, Ruleset) else str(value),
)
def test_it_plays_with_any_number_of_seats_and_proposes_nothing_illegal(rules: Ruleset, seats: int) -> None:
    """What a player picks is checked by the match: nothing else would be taken."""
    players = [in_a_hurry(rules, 0), *(bot("random", rules, seat, 1) for seat in range(1, seats))]
    match = game.record.begin(Setup(rules.key, seats, 4), players)
    while match.state.result is None and len(match.entries) < 10:
        assert match.tick()


def test_expert_is_hard_with_more_effort() -> None:
    hard, expert = (bot(key, FOTON, 0, 1) for key in ("hard", "expert"))
    assert isinstance(hard, Searcher) and isinstance(expert, Searcher)
    assert hard.effort == FOTON.foresight.effort and expert.effort >= 3 * hard.effort
