"""Habits of computer players that people would call silly, counted over whole matches (docs/strength.md)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pytest

import game
from game.match.match import settle
from game.players.levels import bot
from game.rules.arena.places import army_of
from game.rules.arena.turn import Activate
from game.rules.pony.main_phase import EndMain
from game.rules.pony.places import pony as pony_state
from game.rules.pony.places import tokens
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import look

COLOURS = tuple(combinations(("white", "blue", "black", "red", "green"), 2))


def picks(rules: Ruleset, level: str, seed: int, decks: tuple[str, ...] = ()) -> Iterator[tuple[State, int, Any]]:
    """Each pick of a level in a match against itself, with the state that it was made in, and the seat."""
    s = game.start(rules.key, 2, seed, decks=decks)
    settle(s)
    players = [bot(level, rules, seat, seed) for seat in range(2)]
    while s.result is None:
        seat = min(s.asks)
        view = look(s, seat)
        number = players[seat].pick(view, legal(view, seat)) or 0
        option = legal(s, seat)[number]
        yield s, seat, option
        choose(s, seat, option)
        settle(s)


def activations(level: str, matches: int) -> list[bool]:
    """Whether each army card that is activated in the Arena is a squad's; every match has other colours."""
    arena = game.ruleset("arena")
    return [
        army_of(s, s.pieces[option.card]).creature
        for seed in range(matches)
        for s, _, option in picks(arena, level, 6000 + seed, COLOURS[seed % len(COLOURS)])
        if isinstance(option, Activate)
    ]


def test_planeswalkers_do_not_walk_ahead_alone() -> None:
    """The beginnings of two matches show that squads are not forgotten."""
    squads = [
        army_of(s, s.pieces[option.card]).creature
        for colours in COLOURS[:2]
        for s, _, option in islice(picks(game.ruleset("arena"), "normal", 6000, colours), 60)
        if isinstance(option, Activate)
    ]
    assert sum(squads) >= 0.4 * len(squads) > 1


@pytest.mark.soak
@pytest.mark.parametrize("level, matches", [("normal", 40), ("hard", 4)])
def test_squads_get_two_fifths_of_all_activations(level: str, matches: int) -> None:
    squads = activations(level, matches)
    assert sum(squads) >= 0.4 * len(squads)


@pytest.mark.soak
@pytest.mark.parametrize("level, matches", [("normal", 20), ("hard", 3)])
def test_tokens_are_not_hoarded(level: str, matches: int) -> None:
    """In the pony game few are left when a turn ends; they pile up only where nothing in hand can be played."""
    pony = game.ruleset("pony")
    left = [
        tokens(pony_state(s), seat)
        for seed in range(matches)
        for s, seat, option in picks(pony, level, 900 + seed)
        if isinstance(option, EndMain)
    ]
    assert sum(left) / len(left) <= 2.5
    assert sum(n > 8 for n in left) <= len(left) / 20
