"""`bots tune`: weights that foretell who wins are found again, held where nothing speaks for others, and written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import game
from game import cli, content
from game.commands import tuning
from game.commands.fitting import RIDGE, Positions, Z, brier, fitted, logistic, losses, scaled
from game.commands.tuning import Played, action_is_over, gathered, play, tuned
from game.table.judgement import Aspect, Judgement
from game.table.state import State
from game.table.step import Question
from game.words import same

TRUE = (1.5, -0.8, 0.0)  # of "goods", "debts" and "weather"
EACH = 4  # positions of a match


def made(matches: int, weights: Sequence[float] = TRUE, acted: float = 0.2, seed: int = 1) -> Positions:
    """Positions of matches whose winners are drawn by these weights."""
    dice = np.random.default_rng(seed)
    begun = dice.normal(size=(matches, len(weights)))
    terms = np.repeat(begun, EACH, axis=0)
    won = dice.random(matches) < logistic(begun @ np.array(weights) + acted)
    number = np.repeat(np.arange(matches), EACH)
    return Positions(terms, np.repeat(won, EACH).astype(float), number, np.tile(np.arange(EACH) / EACH, matches))


def toy(*weights: float) -> Judgement:
    """Goods, debts and the weather, with these weights."""
    keys = ("goods", "debts", "weather")
    aspects = [Aspect(key, same(key), weight, same("")) for key, weight in zip(keys, weights, strict=True)]
    return Judgement(aspects, lambda s, seat: (0.0, 0.0, 0.0), lambda s, seat: 0.0)


def test_known_weights_are_found_again_within_their_intervals() -> None:
    found = fitted(made(4000), ridge=0.0)
    for weight, true, error in zip(found.weights, TRUE, found.errors, strict=True):
        assert abs(weight - true) < 3 * error < 0.25
    assert abs(found.acted - 0.2) < 0.12


def test_intervals_hold_what_is_true_about_as_often_as_they_say() -> None:
    hits = 0
    for seed in range(40):
        found = fitted(made(300, seed=seed), ridge=0.0)
        hits += sum(abs(w - t) < Z * e for w, t, e in zip(found.weights, TRUE, found.errors, strict=True))
    assert 104 <= hits <= 119, "of 120; 114 on average"


def test_a_match_counts_once_however_many_positions_of_it_were_kept() -> None:
    few = made(400)
    once = few.of(np.arange(0, len(few.won), EACH))
    assert fitted(few).weights == pytest.approx(fitted(once).weights)
    assert fitted(few).errors == pytest.approx(fitted(once).errors)


def test_weights_stay_where_they_are_held_as_long_as_nothing_speaks_for_others() -> None:
    held = [0.7, 0.7, 0.7]
    always = made(50)
    always.terms[:, 2] = 3.0  # it never changes
    assert fitted(always, held).weights[2] == pytest.approx(0.7)
    firm = np.abs(fitted(made(30), held, RIDGE).weights - held)
    loose = np.abs(fitted(made(30), held, 0.01).weights - held)
    assert firm.sum() < loose.sum()


def test_the_forecast_of_good_weights_is_better_than_that_of_bad_ones() -> None:
    positions = made(2000)
    good, bad = scaled(positions, TRUE), scaled(positions, (0.0, 0.0, 1.0))
    assert losses(good, positions).mean() < 0.6 < losses(bad, positions).mean() < 0.694
    assert all(better < worse for better, worse in zip(brier(good, positions), brier(bad, positions), strict=True))


def test_tuning_says_how_much_better_matches_it_has_not_seen_are_foretold() -> None:
    found = tuned(toy(1.0, -2.0, 1.0), made(2000))
    gain, reach = found.better
    assert 0 < reach < gain and found.loss[1] == pytest.approx(found.loss[0] - gain)
    assert (found.matches, found.positions) == (2000, 2000 * EACH)
    weights = found.weights()
    assert weights["debts"] / weights["goods"] == pytest.approx(-0.8 / 1.5, abs=0.1) and abs(weights["weather"]) < 0.2
    tens = tuned(toy(15.0, -8.0, 0.01), made(2000, seed=2)).weights()
    assert tens["goods"] == pytest.approx(15.0, abs=2.0), "in the unit they had"


def test_a_match_leaves_positions_at_the_ends_of_actions() -> None:
    match = play(("foton", 3))
    assert match == play(("foton", 3)), "by its seed alone"
    assert len(match.terms) == len(match.won) == len(match.when) >= 5
    assert set(match.won) == {0.0, 1.0}, "both sides acted, one won"
    assert match.when == sorted(match.when) and match.when[0] > 0 and match.when[-1] < 1
    assert play(("foton", 4)) != match


class Asked(Question):
    pass


class AskedOn(Question):
    part = True


def test_in_the_middle_of_an_action_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    s = State.__new__(State)
    s.result, s.asks = None, {0: Asked(0)}
    assert action_is_over(s)
    s.asks = {0: AskedOn(0)}
    assert not action_is_over(s)


def test_in_the_arena_all_armies_are_tuned_on_not_the_first_two(monkeypatch: pytest.MonkeyPatch) -> None:
    class Begun(Exception):
        pass

    armies = set[str]()

    def begun(key: str, seats: int, seed: int, decks: Sequence[object]) -> None:
        armies.update(str(deck) for deck in decks)
        assert len(decks) == seats
        raise Begun

    monkeypatch.setattr(game, "start", begun)
    for seed in range(12):
        with pytest.raises(Begun):
            tuning.play(("arena", seed))
    assert len(armies) == 5


def like_foton(task: tuple[str, int]) -> Played:
    """A match of The Foton that never was: who has more points wins."""
    dice = np.random.default_rng(task[1])
    points = float(dice.normal())
    return Played(
        [[points, *map(float, dice.normal(size=9))] for _ in range(EACH)], [float(points > 0)] * EACH, [0.5] * EACH
    )


def test_the_command_reports_and_writes_only_if_told_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(tuning, "play", like_foton)
    monkeypatch.setattr(content, "weights_path", lambda key: tmp_path / f"{key}.json")
    words = ["bots", "tune", "foton", "--matches", "60", "--seed", "5"]
    assert cli.main(words) == 0 and not list(tmp_path.iterdir())
    said = capsys.readouterr().out
    assert said.startswith(
        "## Megido 72 The Foton\n\n`bots tune foton --matches 60 --seed 5`: 240 positions of 60 matches"
    )
    assert "| victory points so far | 1 | " in said and said.count("may be nothing") >= 4
    assert cli.main([*words, "--write", "--report", str(tmp_path / "report.md")]) == 0
    assert (tmp_path / "report.md").read_text() == capsys.readouterr().out[:-1] == said[:-1]
    rules = content.ruleset("foton")
    assert rules.judgement is not None
    again = content.weighed(rules.judgement, tmp_path / "foton.json")
    assert again.weights[0] > rules.judgement.weights[0], "points decide there"
    assert list(json.loads((tmp_path / "foton.json").read_text())) == [a.key for a in rules.judgement.aspects]


@pytest.mark.parametrize(
    "words, said",
    [
        ("tune foton magna --matches 60", "needs one game"),
        ("tune foton --matches 39", "needs --matches 40 or more"),
        ("tune fotn --matches 60", "did you mean 'foton'?"),
    ],
)
def test_what_cannot_be_tuned_is_said_in_one_sentence(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bots", *words.split()]) == 2
    line = capsys.readouterr().err
    assert said in line and line.count("\n") == 1


def test_gathered_positions_know_their_match() -> None:
    positions = gathered([like_foton(("foton", n)) for n in range(3)])
    assert positions.terms.shape == (3 * EACH, 10) and list(positions.match) == [0] * EACH + [1] * EACH + [2] * EACH
    assert positions.shares().sum() == pytest.approx(3)
