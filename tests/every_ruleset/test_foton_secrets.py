"""What a seat of The Foton must not know, over whole matches; written from the rulebook (foton.md, F-8.9).

Secret: hands, decks, face-down Megido, numbers under face-down photons, the party lists until revealed. What a seat
sees must therefore be the same whatever these are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

import game
from game.commands.fuzz import anybody
from game.match.match import settle
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.view import imagine, look

FOTON = game.ruleset("foton")
MEGIDO = [key.removeprefix("megido/") for key in FOTON.catalogue if key.startswith("megido/")]


def party(first: int) -> dict[str, object]:
    """Six Megido with different names, from some place of the list on."""
    return {"name": "own", "members": [MEGIDO[(first + i) % 72] for i in range(6)]}


def after(choices: int, seats: int, seed: int, decks: Sequence[object | None] = ()) -> State:
    s, dice = game.start("foton", seats, seed, decks=decks), Dice(seed)
    settle(s)
    while choices and s.result is None:
        seat = anybody(s, dice)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
        choices -= 1
    return s


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_through_the_draft_nobody_can_tell_what_parties_the_others_have(seats: int) -> None:
    """F-3.1: a party is its owner's alone. Same seed, same picks, other parties of the others: the same view."""
    for choices in (0, 3, 6 * seats - 1):
        one = after(choices, seats, 9, [party(0)] + [party(20 * seat) for seat in range(1, seats)])
        two = after(choices, seats, 9, [party(0)] + [party(20 * seat + 7) for seat in range(1, seats)])
        assert look(one, 0) == look(two, 0)
        assert look(one, -1) == look(two, -1) and look(one, 1) != look(two, 1)


@pytest.mark.parametrize("seats, choices", [(2, 14), (3, 24), (4, 33)])
def test_whatever_is_face_down_may_be_any_of_the_72(seats: int, choices: int) -> None:
    """Any face-down Megido of others can be imagined as any Megido that is not known to be theirs; never one twice."""
    s = after(choices, seats, 4)
    view = look(s, 0)
    seen: set[str] = set()
    for number in range(150):
        world = imagine(view, 0, Dice(number))
        for other in range(1, seats):
            theirs = [p.card for p in world.pieces.values() if p.owner == other and p.card.startswith("megido/")]
            assert len(theirs) == len(set(theirs)) == 6
            seen.update(theirs)
    assert len(seen) == 72


def test_nobody_knows_which_four_events_are_in_the_draft_deck() -> None:
    """F-3.2: the other four stay unknown for the whole game; every one of the eight may still come."""
    s = after(0, 2, 3)
    view, seen = look(s, 0), set[str]()
    assert len({card for card in view.lists[-1] if "/event/" in card}) == 8
    for number in range(20):
        world = imagine(view, 0, Dice(number))
        drafted = [p.card for p in world.pieces.values() if "/event/" in p.card and p.zone.name != "box"]
        assert len(drafted) == len(set(drafted)) == 4
        seen.update(drafted)
    assert len(seen) == 8


@pytest.mark.parametrize("seats, seed", [(2, 3), (3, 5), (4, 8)])
def test_the_order_of_every_deck_is_unknown_to_its_owner_too(seats: int, seed: int) -> None:
    """F-5.1: from then on nobody, not even the owner, may look through a deck. Another order, the same views."""
    s = after(6 * seats + 4, seats, seed)
    other = s.clone()
    for zone, ids in other.zones.items():
        if zone.name == "deck":
            faces = [other.pieces[i].card for i in ids]
            for i, card in zip(ids, reversed(faces), strict=True):
                other.pieces[i] = replace(other.pieces[i], card=card)
    for seat in range(-1, seats):
        assert look(s, seat) == look(other, seat)


@pytest.mark.parametrize("seats, seed", [(2, 1), (3, 2), (4, 3)])
def test_hands_and_numbers_that_lie_face_down_are_their_owners(seats: int, seed: int) -> None:
    """F-8.1, F-8.9: others know how many cards, and of what kind a face-down photon is; and nothing else of them."""
    for choices in range(6 * seats, 6 * seats + 40, 5):
        s = after(choices, seats, seed)
        for seat in range(seats):
            view = look(s, seat)
            for p in view.pieces.values():
                if p.owner == seat or p.owner < 0 or seat in p.seen_by:
                    continue
                if p.zone.name in ("hand", "looked", "taken", "deck"):
                    assert p.card == p.back == "card" and p.id < 0
                elif p.zone.name == "field" and not p.face_up:
                    assert p.card == p.back and p.card in ("card/attack", "card/skill", "card/charge")
                elif p.zone.name in ("waiting", "acted") and not p.face_up:
                    assert p.card == p.back == "megido"
