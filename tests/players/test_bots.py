"""Computer players: what they know, what they pick, how strong they are."""
from __future__ import annotations

from dataclasses import replace

import pytest

import game
from game.match.match import Setup, settle
from game.players.careful import Careful, best_first
from game.players.levels import LEVELS, bot, level
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.view import imagine, look

ARENA = game.ruleset("arena")
WITH_THOUGHT = [each.key for each in LEVELS if each.key != "easy"]


def somewhere(seed: int, choices: int, seats: int = 2) -> State:
    """A position of a match that was played at random."""
    s, dice = game.start("arena", seats, seed), Dice(seed)
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


@pytest.mark.parametrize("key", WITH_THOUGHT)
@pytest.mark.parametrize("seed, choices", [(1, 20), (2, 41), (3, 60), (4, 83)])
def test_a_bot_picks_the_same_in_two_truths_it_cannot_tell_apart(key: str, seed: int, choices: int) -> None:
    s = somewhere(seed, choices)
    seat = min(s.asks)
    truths = [s, another_truth(s, seat, 5), another_truth(s, seat, 6)]
    assert len({repr(t.pieces) for t in truths}) == 3, "the truths do differ"
    views = [look(t, seat) for t in truths]
    picks = {bot(key, ARENA, seat, 9).pick(view, legal(view, seat)) for view in views}
    assert len(picks) == 1


@pytest.mark.parametrize("key", WITH_THOUGHT)
def test_the_same_view_always_gets_the_same_pick(key: str) -> None:
    s = somewhere(7, 33)
    view = look(s, min(s.asks))
    options = legal(view, min(s.asks))
    player = bot(key, ARENA, min(s.asks), 3)
    again = bot(key, ARENA, min(s.asks), 3)
    assert player.pick(view, options) == player.pick(view, options) == again.pick(view, options)


@pytest.mark.parametrize("key", [each.key for each in LEVELS])
@pytest.mark.parametrize("seats", ARENA.seats)
def test_every_level_plays_with_any_number_of_seats(key: str, seats: int) -> None:
    setup = Setup("arena", seats, 4)
    match = game.record.begin(setup, [bot(key if seat == 0 else "easy", ARENA, seat, 1) for seat in range(seats)])
    while match.state.result is None and len(match.entries) < 40:
        match.tick()
    assert match.state.result is not None or len(match.entries) >= 40


def test_a_bot_changes_nothing_of_what_it_is_shown() -> None:
    s = somewhere(3, 50)
    seat = min(s.asks)
    view = look(s, seat)
    before = repr(view)
    bot("normal", ARENA, seat, 1).pick(view, legal(view, seat))
    assert repr(view) == before


def test_normal_beats_easy() -> None:
    """A few matches are enough to see it; the whole proof is `bots arena normal easy --matches 100`."""
    wins = 0
    for number in range(4):
        seats = ["normal", "easy"] if number % 2 == 0 else ["easy", "normal"]
        players = [bot(kind, ARENA, seat, number) for seat, kind in enumerate(seats)]
        match = game.record.begin(Setup("arena", 2, 40 + number), players)
        match.finish()
        wins += seats.index("normal") in (match.state.result or ())
    assert wins >= 3


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(ValueError, match="no computer player called 'god'"):
        level("god")


def test_the_most_promising_come_first() -> None:
    never = float("-inf")
    assert best_first([1.0, 3.0, never, 2.0], 2) == [1, 3]
    assert best_first([never, never], 5) == [0], "if everything is ruled out, the first will do"


def test_without_advice_a_bot_still_plays_whole_actions() -> None:
    s = somewhere(5, 30)
    seat = min(s.asks)
    view = look(s, seat)
    options = legal(view, seat)
    plain = Careful(seat, ARENA.worth, None, worlds=1, width=3, beam=2, effort=20)
    assert 0 <= plain.pick(view, options) < len(options)


# ---- what the evaluation wants ---------------------------------------------------------------------
def test_worth_wants_what_the_rulebook_wants() -> None:
    s = somewhere(2, 80)
    me = next(p for p in s.pieces.values() if p.card.startswith("figure/") and p.zone.name == "board"
              and s.cards[p.card].kind == "planeswalker" and p.owner == 0)
    before = ARENA.worth(s, 0)
    s.pieces[me.id] = replace(me, marks=(("wounds", me.has("wounds") + 1),))
    assert ARENA.worth(s, 0) < before - 20, "a wound on one's planeswalker is bad"
    assert ARENA.worth(s, 1) > -5000
    s.result = (0,)
    assert ARENA.worth(s, 0) == -ARENA.worth(s, 1) == 5000
