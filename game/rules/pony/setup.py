"""Set-up: decks, options, and what everybody may know of the decks (pony.md, sections 2 and 4).

Ruling here: S1. A ready-made deck is known to everybody, as the set-up screen names it; an own deck is secret, and what
its cards may be is guessed from the ready-made ones, by all computer players alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.pony.cards import Deck
from game.rules.pony.deck_building import DECK_FORM, by_chance, check, ready_made, typical
from game.rules.pony.opening import Opening
from game.rules.pony.options import rules_from
from game.rules.pony.places import BACK, ENTERED, PLAY, PROBLEM_BACK, PonyState, deck, home_of, problems
from game.table.dice import Dice
from game.table.state import Piece, Zone, run

SEATS = (2, 3, 4)


def setup(
    catalogue: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None] = ()
) -> PonyState:
    """A match that waits at its first question. ValueError with one sentence for anything that does not fit."""
    if seats not in SEATS:
        raise ValueError(f"the Pony game is played by 2 to 4 players, not by {seats}")
    if len(decks) > seats:
        raise ValueError(f"{len(decks)} decks were named for {seats} players")
    facts = dict(catalogue.items())  # a plain one is quicker than one that reads itself when asked
    s = PonyState(seats, Dice(seed), cards=facts, rules=rules_from(facts, options), drawn=(0,) * seats)
    ready = list(ready_made(facts).values())
    brought = [
        by_chance(ready, s.dice) if named is None else DECK_FORM.read(facts, named)
        for named in (*decks, *(None,) * seats)[:seats]
    ]
    for seat, each in enumerate(brought):
        check(facts, each)
        lay_out(s, seat, each)
    s.lists = tuple(
        (each.mane, *each.cards, *each.problems) if each.ready else typical(facts, each) for each in brought
    )
    s.decks = tuple(each.ready for each in brought)
    s.then(Opening(options.get("first_player") == "loser"))
    run(s)
    return s


def lay_out(s: PonyState, seat: int, each: Deck) -> None:
    """The Mane at home, Start side up; the cards in the deck; the Problems, which their owner looks through."""
    s.put(each.mane, seat, PLAY, back=BACK, at=home_of(seat), marks=((ENTERED, 0),))
    pile(s, each.cards, seat, deck(seat), BACK, frozenset())
    pile(s, each.problems, seat, problems(seat), PROBLEM_BACK, frozenset((seat,)))


def pile(s: PonyState, cards: Sequence[str], seat: int, zone: Zone, back: str, seen_by: frozenset[int]) -> None:
    """Cards in a zone where none are yet, in this order. (`put`, but quicker: there are many.)"""
    first = s.next_id
    s.next_id += len(cards)
    s.zones[zone] = list(range(first, s.next_id))
    for i, key in enumerate(cards, first):
        s.pieces[i] = Piece(i, key, seat, zone, back, True, False, seen_by)
