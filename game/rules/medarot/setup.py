"""Set-up: modes, decks, and what everybody may know of them (medarot.md, sections 3, 5 and 7).

Ruling here: S1. A ready-made deck is known to both seats, as the set-up screen names it; an own deck is secret, and
what its cards may be is guessed from the ready-made ones of the mode, by all computer players alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.cards import UNSEEN
from game.rules.medarot.deck_building import DECK_FORM, by_chance, check, typical
from game.rules.medarot.opening import Opening
from game.rules.medarot.options import rules_from
from game.rules.medarot.places import BACK, MEDALS, MedarotState, deck
from game.table.dice import Dice
from game.table.state import run

SEATS = (2,)


def setup(
    catalogue: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None] = ()
) -> MedarotState:
    """A match that waits at its first question. ValueError with one sentence for anything that does not fit."""
    if seats not in SEATS:
        raise ValueError(f"the Medarot Card Game is played by 2 players, not by {seats}")
    if len(decks) > seats:
        raise ValueError(f"{len(decks)} decks were named for {seats} players")
    facts = {**catalogue, **UNSEEN}  # a plain one is quicker than one that reads itself when asked
    mode, rules = rules_from(facts, options)
    s = MedarotState(seats, Dice(seed), cards=facts, rules=rules, mode=mode)
    brought = [
        by_chance(facts, mode, s.dice) if named is None else DECK_FORM.read(facts, named)
        for named in (*decks, *(None,) * seats)[:seats]
    ]
    for seat, each in enumerate(brought):
        check(facts, each, mode)
        for key in each.cards:
            s.put(key, seat, deck(seat), back=BACK)
        s.marks[seat, MEDALS] = rules.hp
    s.lists = tuple(each.cards if each.ready else typical(facts, mode) for each in brought)
    s.decks = tuple(each.ready for each in brought)
    s.then(Opening())
    run(s)
    return s
