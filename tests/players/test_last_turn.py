"""The last turn of The Foton (foton.md, 5.3): Hard finds there what trying everything out finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.players import searcher
from game.players.levels import bot
from game.rules.foton.places import foton
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import View, imagine, look
from tests.players.test_bots import FOTON, somewhere

WORLDS = 8  # imagined tables on which everything is tried out
NO_WORSE = 0.01


def last_decisions(seed: int) -> Iterator[tuple[View, int, Sequence[Step]]]:
    """What is decided in the last turn of a match between two Normals, and when photons are added after it, by whoever
    is asked alone."""
    s = somewhere(seed, 0, rules=FOTON)
    players = [bot("normal", FOTON, seat, seed) for seat in range(2)]
    while s.result is None:
        seat = min(s.asks)
        view, me = look(s, seat), foton(s)
        options = legal(view, seat)
        last = me.current != me.start or me.phase == "adding"
        if len(options) > 1 and FOTON.foresight.endgame(s) and last and len(s.asks) == 1:
            yield view, seat, options
        choose(s, seat, legal(s, seat)[players[seat].pick(view, options) or 0])


def won(s: State, me: int) -> float:
    """1 if the best that can still be chosen wins the match, 0 if not even that; others do as advised."""
    if s.result is not None:
        return (me in s.result) / max(1, len(s.result))
    seat = me if me in s.asks else min(s.asks)
    options = legal(s, seat)
    if seat != me and FOTON.advise:
        options = [options[FOTON.advise(s, seat, options).first(1)[0]]]
    return max(after(s, seat, option, me) for option in options)


def after(s: State, seat: int, option: Step, me: int) -> float:
    s = s.clone()
    choose(s, seat, option)
    return won(s, me)


def chances(view: View, seat: int, options: Sequence[Step]) -> list[float]:
    """How often each option can be made to win, of some tables that may be the real one."""
    tables = [imagine(view, seat, Dice(900 + number)) for number in range(WORLDS)]
    for table in tables:
        legal(table, seat)
    return [sum(after(table, seat, option, seat) for table in tables) / WORLDS for option in options]


def lost(seed: int, level: str) -> list[float]:
    """By how much the picks of a level are worse than the best, in chances to win."""
    found = []
    for view, seat, options in last_decisions(seed):
        of = chances(view, seat, options)
        found.append(max(of) - of[bot(level, FOTON, seat, seed).pick(view, options) or 0])
    return found


@pytest.mark.parametrize("seed", [2011, 2056])
def test_the_last_turn_is_played_as_if_everything_had_been_tried(seed: int) -> None:
    """In these matches Normal errs, and gives away a third to two thirds of what could be won."""
    errors = lost(seed, "hard")
    assert errors and max(errors) <= NO_WORSE


@pytest.mark.soak
def test_hardly_any_last_turn_is_misplayed() -> None:
    errors = [error for seed in range(2100, 2160) for error in lost(seed, "hard")]
    assert len(errors) > 100
    assert sum(error > NO_WORSE for error in errors) <= len(errors) / 50
    assert sum(errors) / len(errors) <= NO_WORSE


def test_where_there_is_too_much_to_try_replies_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then a playout is a single line to the end, as before the last turn."""
    monkeypatch.setattr(searcher, "TRIED", 0)
    view, seat, options = next(last_decisions(2011))
    player = bot("hard", FOTON, seat, 1)
    assert isinstance(player, searcher.Searcher)
    counts = []
    for number in range(len(options)):
        player.left = 0
        assert 0.0 <= player.playout(imagine(view, seat, Dice(7)), options[number], 7) <= 1.0
        counts.append(-player.left)
    assert max(counts) < 40
