"""For researchers: environments that keep PettingZoo's rules, and tell agents nothing that their seat cannot see."""

from __future__ import annotations

import re
import warnings
from typing import Any

import numpy as np
import pytest

import game
from game import assets
from game.match.match import settle
from game.research.features import Features
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import imagine, look

EVERY_GAME = pytest.mark.parametrize("key", game.KEYS)
FEW, WHOLE = 6, 1000  # steps of each agent
EVERY = 12  # so many choices of a random match are passed over


@pytest.fixture
def aec() -> Any:
    pytest.importorskip("pettingzoo", reason="the extra 'research' is not installed")
    from game.research import aec

    return aec


def positions(key: str, seats: int, seed: int, choices: int) -> list[State]:
    """Some of the positions of a match that is played at random."""
    s, dice, found = game.start(key, seats, seed), Dice(seed), list[State]()
    settle(s)
    for number in range(choices):
        if s.result is not None:
            break
        if number % EVERY == 0:
            found.append(s.clone())
        seat = min(s.asks)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
    return [*found, s]


# ---- PettingZoo's own tests ------------------------------------------------------------------------
def kept(aec: Any, key: str, steps: int) -> None:
    """What PettingZoo's tests say of a game."""
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have boxes than dictionaries
        api_test(aec.env(key), num_cycles=steps)
        seed_test(lambda: aec.env(key), num_cycles=steps)


@pytest.mark.sampled(2)
@EVERY_GAME
def test_pettingzoo_finds_its_rules_kept(aec: Any, key: str) -> None:
    kept(aec, key, FEW)


@pytest.mark.soak
@EVERY_GAME
def test_pettingzoo_finds_its_rules_kept_to_the_end(aec: Any, key: str) -> None:
    kept(aec, key, WHOLE)


# ---- what is told ----------------------------------------------------------------------------------
def told(table: Any, s: State, seat: int) -> bytes:
    """All that the agent in a seat is told of a match."""
    table.s = s
    table._next()
    return b"".join(values.tobytes() for values in table.observe(f"player_{seat}").values())


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "rules, seats",
    [(rules, seats) for rules in game.RULESETS for seats in (rules.seats[0], rules.seats[-1])],
    ids=lambda value: value.key if isinstance(value, Ruleset) else str(value),
)
def test_an_agent_is_told_the_same_of_truths_it_cannot_tell_apart(aec: Any, rules: Ruleset, seats: int) -> None:
    """Other cards in other hands and decks, other dice to come, other answers that are sealed."""
    table = aec.Table(rules.key, seats)
    differ = 0
    for s in positions(rules.key, seats, 5, 60):
        for seat in range(seats):
            another = imagine(look(s, seat), seat, Dice(3))
            differ += another.pieces != s.pieces
            assert told(table, s, seat) == told(table, another, seat), f"seat {seat}"
    assert differ > seats, "the truths do differ"


@EVERY_GAME
def test_every_zone_of_a_game_has_its_number(key: str) -> None:
    """Those that its places.py makes; one that is made for several places is made of its name and a letter."""
    source = (assets.PACKAGE / "rules" / key / "places.py").read_text(encoding="utf-8")
    made = set(re.findall(r'(?:Zone|_of_seats)\(f?"([\w ]+)', source))
    zones = Features(game.ruleset(key), 2).zones
    assert {next((zone for zone in made if name in (zone, f"{zone}{name[-1]}")), "none") for name in zones} == made


@EVERY_GAME
def test_everything_that_lies_on_the_table_is_counted(key: str) -> None:
    rules, seats = game.ruleset(key), game.ruleset(key).seats[-1]
    features = Features(rules, seats)
    assert len(set(features.table)) == len(features.table) and len(set(features.option)) == len(features.option)
    counts = range(seats, seats + (seats + 1) * len(features.zones))
    for s in positions(rules.key, seats, 3, 200):
        seat = s.seats - 1
        view = look(s, seat)
        numbers = features.of_table(view, seat, features.imagined(view, seat))
        assert numbers.shape == (len(features.table),)
        assert sum(numbers[counts]) == len(view.pieces)
        assert {mark for _, mark in view.marks} <= set(features.marks)
        named = dict(zip(features.table, numbers, strict=True))
        for zone, ids in view.zones.items():
            for other in range(seats):
                mine = sum(view.pieces[i].owner == other for i in ids) if zone.owner is None else len(ids)
                if zone.owner in (None, other):
                    assert named[f"{zone.name} {(other - seat) % seats}"] == mine
        assert {n for n in range(seats) if named[f"asked {n}"]} == {(other - seat) % seats for other in s.asks}
        assert sum(named[question] for question in features.questions) == (seat in s.asks)


def test_options_tell_what_they_change_and_which_is_the_most_promising() -> None:
    """Resting in The Foton changes nothing but what is drawn; adding photons raises a total."""
    rules = game.ruleset("foton")
    features = Features(rules, 2)
    for s in positions("foton", 2, 3, 60)[:-1]:
        seat = min(s.asks)
        view, world = look(s, seat), features.imagined(look(s, seat), seat)
        options = legal(view, seat)
        rows = features.of_options(view, seat, world, options)
        assert rows.shape == (len(options), len(features.option)) and rows[:, 0].max() == 1.0
        kinds = [features.steps[n] for n in features.of_kinds(options)]
        assert kinds == [type(option).__name__ for option in options]
        after = world.clone()
        choose(after, seat, options[-1])
        if after.result is None:
            gained = np.array(features.terms(after, seat)) - features.terms(world, seat)
            assert rows[-1, 2:] == pytest.approx(gained, abs=1e-3)


# ---- how a match goes ------------------------------------------------------------------------------
def test_who_wins_gets_one_and_the_others_lose_one(aec: Any) -> None:
    table = aec.env("foton", seats=3, seed=4)
    table.reset()
    rewards = dict[str, float]()
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        assert not cut
        rewards[agent] = rewards.get(agent, 0.0) + reward
        table.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
    won = table.unwrapped.s.result
    assert won is not None
    assert rewards == {f"player_{seat}": 1.0 if seat in won else -1.0 for seat in range(3)}


def test_a_seed_begins_a_series_of_matches(aec: Any) -> None:
    def begun(table: Any, seed: int | None = None) -> str:
        table.reset(seed)
        return repr(table.unwrapped.s.pieces)

    table = aec.env("foton", seed=4)
    first, second = begun(table), begun(table)
    assert first != second
    assert (begun(table, 4), begun(table)) == (first, second)
    assert begun(aec.env("foton"), 4) == first


def test_an_option_that_there_is_not_loses_the_match(aec: Any) -> None:
    table = aec.env("foton", seed=1)
    table.reset()
    agent = table.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        table.step(200)
    assert table.terminations[agent] and table.rewards[agent] == -1.0


def test_games_that_there_are_not_are_told_in_a_sentence(aec: Any) -> None:
    with pytest.raises(ValueError, match="no ruleset called 'go'"):
        aec.env("go")
    with pytest.raises(ValueError, match="Medarot Card Game is played by 2 to 2 seats, not 3"):
        aec.env("medarot", seats=3)


def test_what_is_asked_can_be_read(aec: Any) -> None:
    table = aec.env("foton", seed=1)
    table.reset()
    lines = table.render().splitlines()
    assert lines[0].endswith(": Take all cards of one area") and lines[1].startswith("  0 take area A")
    assert len(lines) == 1 + table.last()[0]["action_mask"].sum()


# ---- the agent of the page -------------------------------------------------------------------------
def test_weights_go_where_what_was_done_becomes_likelier(aec: Any) -> None:
    from game.research.train import Agent

    agent, dice = Agent(aec.Table("foton")), np.random.default_rng(1)
    agent.weights = dice.normal(size=len(agent.weights))
    features, before = dice.normal(size=(5, len(agent.weights))), agent.weights.copy()
    slope = agent.towards(features, 3)
    for n in (0, 7):
        agent.weights = before + 1e-6 * (np.arange(len(before)) == n)
        grown = np.log(agent.chances(features)[3])
        agent.weights = before
        assert slope[n] == pytest.approx((grown - np.log(agent.chances(features)[3])) / 1e-6, abs=1e-4)
    chance = agent.chances(features)[3]
    agent.learn(slope)
    assert chance < agent.chances(features)[3] < 1


@pytest.mark.parametrize("seat", [0, 1])
def test_the_agent_is_told_how_its_match_ended(aec: Any, seat: int) -> None:
    from game.research import train

    table = aec.Table("foton")
    for seed in (1, 2):
        reward, slope = train.play(table, train.Agent(table), "random", seat, seed, np.random.default_rng(seed))
        assert reward == (1.0 if seat in table.s.result else -1.0) and slope.any()


def test_the_agent_of_the_page_is_trained_and_proved(
    aec: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.research import train

    monkeypatch.setattr(train, "TEACHERS", ("random",))
    monkeypatch.setattr(train, "BATCH", 2)
    monkeypatch.setattr(train, "TELL", 2)
    train.main(["--matches", "2", "--proof", "2"])
    said = capsys.readouterr().out
    assert said.startswith("    2 matches, ") and "against random    before " in said and "weighs most: " in said
    table = aec.Table("foton")
    one, two = (train.trained(table, 2, 5).weights for _ in range(2))
    assert (one == two).all() and one.any(), "the same matches, the same agent"
