"""What a seat imagines behind the backs: every world that fits what it sees, all equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

import game
from game.match.match import settle
from game.table.dice import Dice
from game.table.state import Piece, Sight, State, Zone, choose, legal
from game.table.view import imagine, look

LAID, HAND = Zone("laid", 0, Sight.OPEN), Zone("hand of 0", 0, Sight.OWNER)
WORLDS = 2000


class Traps(State):
    """Only traps are laid face down."""

    def may_be(self, piece: Piece, card: str) -> bool:
        return piece.zone is not LAID or card == "trap"


def test_a_trap_that_lies_face_down_leaves_the_other_cards_as_likely_as_they_are() -> None:
    """Two traps among eight cards, one of them laid: the other is in a hand of three in three of seven worlds."""
    s = Traps(2, Dice(0), lists=(("trap",) * 2 + ("plain",) * 6, ()))
    s.put("trap", 0, LAID, face_up=False)
    for card in ("plain",) * 3:
        s.put(card, 0, HAND)
    for card in ("trap", *("plain",) * 3):
        s.put(card, 0, Zone("deck of 0", 0, Sight.NOBODY))
    worlds = [imagine(look(s, 1), 1, Dice(n)) for n in range(WORLDS)]
    assert all(piece.card == "trap" for world in worlds for piece in world.inside(LAID))
    held = sum(piece.card == "trap" for world in worlds for piece in world.inside(HAND))
    assert abs(held / WORLDS - 3 / 7) < 0.04  # more than three and a half times what chance makes of it


@pytest.mark.parametrize("key", ["foton", "magna", "medarot", "pony"])
def test_a_sealed_answer_is_some_answer_in_imagined_worlds(key: str) -> None:
    """Whoever is asked later decides on a table on which the others have masters, bases, Problems and photons, too."""
    s = asked_together(key)
    first = min(s.asks)
    choose(s, first, legal(s, first)[-1])
    last = max(s.asks)
    while len(s.asks) > 1:
        seat = min(s.asks)
        choose(s, seat, legal(s, seat)[-1])
    view, option = look(s, last), legal(s, last)[-1]
    worlds = [imagine(view, last, Dice(n)) for n in range(12)]
    assert all(look(world, last) == view for world in worlds), "what was answered is sealed all the same"
    for table in (s, *worlds):
        choose(table, last, option)
        settle(table)
    assert owned(s, first) in [owned(world, first) for world in worlds]


def asked_together(key: str) -> State:
    """A match of two at the first question that is put to both at once."""
    for seed in range(100):
        s = game.start(key, 2, seed)
        settle(s)
        while s.asks and s.result is None:
            if len(s.asks) == 2 and all(len(legal(s, seat)) > 1 for seat in s.asks):
                return s
            seat = min(s.asks)
            choose(s, seat, legal(s, seat)[0])
            settle(s)
    raise AssertionError(f"nothing is asked of both at once in {key}")


def owned(s: State, seat: int) -> Counter[str]:
    """How many pieces of a seat lie in each zone."""
    return Counter(piece.zone.name for piece in s.pieces.values() if piece.owner == seat)
