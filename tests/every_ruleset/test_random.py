"""Thousands of random choices: whatever anybody does, the table stays sound and the match ends."""

from __future__ import annotations

import pytest

import game
from game.commands.fuzz import LONGEST, Variant, play_one, variants
from game.match import proof
from game.match.match import Setup
from game.players.anyone import Anyone
from game.table.dice import Dice
from game.table.ruleset import Ruleset

from .conftest import positions


@pytest.mark.sampled(2, each="rules")
def test_every_variant_is_played_soundly_to_its_end(rules: Ruleset, variant: Variant) -> None:
    before = None
    for number, s in enumerate(positions(rules, variant, 21)):
        before = before or proof.cards(s)
        proof.sound(s)
        proof.none_lost(rules, before, s)
        proof.sealed(s)
        assert number < LONGEST
    assert s.result is not None


def test_fuzz_finds_nothing(rules: Ruleset) -> None:
    _, choices, wrong = play_one((rules.key, 0))
    assert not wrong and choices


def test_fuzz_says_what_is_broken(rules: Ruleset, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fuzz that cannot fail would be worth nothing."""
    monkeypatch.setattr(proof, "same_options", lambda s, seat: (_ for _ in ()).throw(proof.Broken("as planted")))
    _, _, wrong = play_one((rules.key, 1))
    assert "as planted" in wrong and "after" in wrong


def test_fuzz_goes_through_every_option_and_map(rules: Ruleset) -> None:
    table = variants(rules)
    for option in rules.options:
        for value, _ in option.values[1:]:
            assert any(v.options.get(option.key) == value for v in table), f"{option.key}={value}"
    maps = {key.removeprefix("map/") for key in rules.catalogue if key.startswith("map/")}
    assert maps <= {v.options.get("map") for v in table}
    assert {v.seats for v in table} == set(rules.seats)


@pytest.mark.sampled(2, each="rules")
def test_giving_up_at_any_moment_leaves_a_sound_table(rules: Ruleset, usual: Variant) -> None:
    if rules.concede is None:
        return
    dice, players = Dice(5), [Anyone(70 + seat) for seat in range(usual.seats)]
    decks = tuple(usual.decks(rules, 5) or ())
    match = game.record.begin(Setup(rules.key, usual.seats, 5, dict(usual.options), decks), players)
    while match.state.result is None:
        if dice.roll(25) == 1:
            match.concede(dice.roll(usual.seats) - 1)
        else:
            match.tick()
        proof.sound(match.state)
    assert any(entry.pick is None for entry in match.entries), "somebody did give up"
    assert game.record.loads(game.record.dumps(match)).state == match.state
