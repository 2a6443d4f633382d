"""Set-up: formats, decks, and what everybody may know of them (magna.md, 2 and 3).

Ruling here: S1. A ready-made deck is known to both seats, as the set-up screen names it; an own deck is secret, and
what its cards may be is guessed from the ready-made ones of the format, by all computer players alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.magna.cards import BACK, UNSEEN, Arms, Rules, Tactics
from game.rules.magna.deck_building import DECK_FORM, by_chance, check, typical
from game.rules.magna.opening import Opening
from game.rules.magna.options import format_from
from game.rules.magna.places import MAGNA, MagnaState, bases_aside, deck
from game.rules.magna.values import constants
from game.table.dice import Dice
from game.table.state import run

SEATS = (2,)
BASE_BACK = "base"


def setup(
    catalogue: Mapping[str, Any], seats: int, seed: int, options: Mapping[str, str], decks: Sequence[object | None] = ()
) -> MagnaState:
    """A match that waits at its first question. ValueError with one sentence for anything that does not fit."""
    if seats not in SEATS:
        raise ValueError(f"Magna Spectra is played by 2 players, not by {seats}")
    if len(decks) > seats:
        raise ValueError(f"{len(decks)} decks were named for {seats} players")
    facts = {**catalogue, **UNSEEN}  # a plain one is quicker than one that reads itself when asked
    format = format_from(options)
    rules: Rules = facts[f"format/{format}"]
    s = MagnaState(seats, Dice(seed), cards=facts, rules=rules, format=format)
    s.interrupts, s.weakening = interrupts(facts), weakening(facts)
    brought = [
        by_chance(facts, format, s.dice) if named is None else DECK_FORM.read(facts, named)
        for named in (*decks, *(None,) * seats)[:seats]
    ]
    for seat, each in enumerate(brought):
        check(facts, each, format)
        for key in each.bases:
            s.put(key, seat, bases_aside(seat), back=BASE_BACK)
        for key in each.cards:
            s.put(key, seat, deck(seat), back=BACK)
        if rules.start_magna:
            s.marks[seat, MAGNA] = rules.start_magna
    s.lists = tuple((*each.bases, *each.cards) if each.ready else typical(facts, format) for each in brought)
    s.decks = tuple(each.ready for each in brought)
    s.then(Opening())
    run(s)
    return s


def interrupts(facts: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    """The icons that the interrupt cards of the game ask for (MS-4.15)."""
    found = {card.price.skill for card in facts.values() if isinstance(card, Tactics) and card.timing == "interrupt"}
    return tuple(sorted(found))


def weakening(facts: Mapping[str, Any]) -> frozenset[str]:
    """The cards that lower a defence while they are in play: without them, damage or effects nobody can fall."""
    return frozenset(
        key
        for key, fact in facts.items()
        if (isinstance(fact, Arms) and fact.defence < 0) or any(constant.defence < 0 for constant in constants(fact))
    )
