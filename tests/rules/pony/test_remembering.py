"""What is worked out once and kept is what anybody would work out anew, at any moment of a match (remembering.py).

A clone keeps nothing: what it offers is worked out from the table alone.
"""

from __future__ import annotations

import pytest

import game
from game.match.match import settle
from game.rules.pony import places, strength, values
from game.rules.pony.places import PonyState
from game.rules.pony.sources import texts, waiting
from game.table.dice import Dice
from game.table.state import choose, legal, refused

PONY = game.ruleset("pony")


AWAITED = (
    "entered",
    "played",
    "char_entered",
    "char_moved",
    "moved",
    "dismissed",
    "faceoff_start",
    "faceoff_won",
    "phase_start",
    "turn_end",
    "confront",
    "uncovered",
)


def random_start(seats: int, seed: int) -> PonyState:
    """A match with random legal decks and random options."""
    dice = Dice(seed)
    options = {option.key: option.values[dice.roll(len(option.values)) - 1][0] for option in PONY.options}
    decks = [PONY.any_deck(PONY.catalogue, dice, options) for _ in range(seats)]  # type: ignore[misc]
    return places.pony(game.start("pony", seats, seed, options, decks))


def known(s: places.PonyState) -> object:
    """Much of what the rules ask about a table."""
    areas = places.problem_areas(s)
    return (
        [strength.color_power(s, seat) for seat in range(s.seats)],
        [strength.power(s, piece) for piece in places.in_play(s)],
        [values.shares(s, seat, area) for seat in range(s.seats) for area in areas],
        [places.reach(s, seat) for seat in range(s.seats)],
        {key: ids for key, ids in places.sorts(s).items() if ids},
        list(texts(s).able.items()),
        list(texts(s).ruling.items()),
        [list(waiting(s, on)) for on in AWAITED],
    )


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_is_what_a_clone_works_out(seats: int, seed: int) -> None:
    s, dice = random_start(seats, seed), Dice(seed)
    settle(s)
    for _ in range(150):
        if s.result is not None:
            break
        seat = min(s.asks)
        options, anew = legal(s, seat), s.clone()
        anew.offered.clear()
        assert legal(anew, seat) == options
        assert refused(anew, seat) == refused(s, seat)
        assert known(places.pony(s.clone())) == known(places.pony(s))
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
