"""Judgement that can be read: what counts has a name in both languages and a weight, and is seen by who judges."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from game import assets, content
from game.commands.fuzz import Variant, variants
from game.rules import ruleset as as_written
from game.table.dice import Dice
from game.table.judgement import Judgement
from game.table.ruleset import Ruleset
from game.table.view import imagine, look

from .conftest import positions

# What follows from cards that a seat can only imagine, and counts as it imagined them.
GUESSED: dict[str, set[str]] = {
    "arena": {"enchantments"},  # a hidden one of an enemy may be any
    "foton": {"attack", "skill", "charge", "chance"},  # the number of a photon that lies face down is in no hand
    "pony": {"problems", "boosting"},  # a Troublemaker that has yet to turn up may stop a seat, or not
}


def judged(rules: Ruleset) -> Judgement:
    assert rules.judgement is not None
    return rules.judgement


def usual_with(rules: Ruleset, seats: int) -> Variant:
    """So many seats, the usual options."""
    return next(v for v in variants(rules) if v.seats == seats and not v.options.keys() - {"map"})


def test_what_counts_is_named_once_in_both_languages_with_a_sentence_for_hints(rules: Ruleset) -> None:
    aspects = judged(rules).aspects
    assert len({a.key for a in aspects}) == len({a.name.en for a in aspects}) == len({a.name.ja for a in aspects})
    assert len(aspects) >= 8
    for aspect in aspects:
        assert all((aspect.name.en, aspect.name.ja, aspect.about.en, aspect.about.ja)), aspect.key
        assert aspect.usual, f"{aspect.key} counts"


def test_worth_is_the_sum_of_what_counts_each_with_its_weight(rules: Ruleset) -> None:
    judgement = judged(rules)
    for s in islice(positions(rules, usual_with(rules, rules.seats[-1]), 4, every=9, most=100), 8):
        for seat in range(s.seats) if s.result is None else ():
            view = look(s, seat)
            terms = judgement.terms(view, seat)
            assert len(terms) == len(judgement.aspects)
            added = sum(weight * term for weight, term in zip(judgement.weights, terms, strict=True))
            assert rules.worth(view, seat) == pytest.approx(added)


def test_what_a_seat_cannot_tell_apart_it_judges_alike(rules: Ruleset) -> None:
    """Other cards in other hands and decks, other dice to come: the same terms, but for what it only guesses."""
    judgement, guessed = judged(rules), GUESSED.get(rules.key, set())
    sure = [n for n, aspect in enumerate(judgement.aspects) if aspect.key not in guessed]
    for s in positions(rules, usual_with(rules, 2), 8, every=11, most=110):
        for seat in range(s.seats) if s.result is None else ():
            terms = judgement.terms(s, seat)
            for chance in (5, 6):
                others = judgement.terms(imagine(look(s, seat), seat, Dice(chance)), seat)
                for n in sure:
                    assert others[n] == pytest.approx(terms[n]), judgement.aspects[n].key


def test_the_weights_file_of_a_game_is_read_and_fits(rules: Ruleset, tmp_path: Path) -> None:
    judgement = content.weighed(judged(rules), content.weights_path(rules.key))
    assert judgement.weights == judged(rules).weights


@pytest.mark.parametrize(
    "text, said",
    [
        ("[1, 2]", "it is no object of weights by name"),
        ('{"luck": 1.0}', "nothing that is called 'luck' is judged, only"),
        ("{}", "has no weight from -1e"),
        ("{", "it is not JSON"),
    ],
)
def test_damaged_weights_cost_exactly_themselves(
    rules: Ruleset,
    text: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / f"{rules.key}.json").write_text(text)
    real = assets.path
    monkeypatch.setattr(assets, "path", lambda *parts: tmp_path / parts[1] if parts[0] == "weights" else real(*parts))
    found = content.ruleset.__wrapped__(rules.key)
    assert judged(found).weights == judged(as_written(rules.key)).weights, "the usual ones"
    [line] = caplog.messages
    assert (
        line.startswith(f"weights file {rules.key}.json: " if "JSON" not in said else "weights file") and said in line
    )
    assert line.endswith("; the usual weights count") and "\n" not in line
