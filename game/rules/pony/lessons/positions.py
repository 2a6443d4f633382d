"""Tables for lessons: what stands where, and which cards come next, written by the numbers of the cards.

    s = table(catalogue, Side("PR006", "PR164", hand="PR076 PR033", deck="PR081"), Side(...), tokens=(1, 0))
    return turn(s)                           # seat 0 begins its turn: tokens and a card come in, then it is asked

A card may be followed by `down` (a Troublemaker that waits). Decks are not shuffled: the first card is drawn first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from game.frozen import frozen
from game.rules.pony.deck_building import DECK_FORM
from game.rules.pony.options import rules_from
from game.rules.pony.places import (
    BACK,
    ENTERED,
    PLAY,
    POINTS,
    PROBLEM_BACK,
    TOKENS,
    TROUBLEMAKER_BACK,
    PonyState,
    deck,
    hand,
    home_of,
    problem_of,
    problems,
)
from game.rules.pony.turn import Turn
from game.table.dice import Dice
from game.table.state import run

GOAL = 8  # points that win a practice match
TURN = 3  # of all players: seat 0 is at it, and everybody has had one
REST = (
    "PR044 PR079 RR011 PR020 PR060 PR033 PR153 PR076 PR081 PR036 PR054 PR012 PR159 PR086 PR031 PR042 PR079 PR033 "
    "RR011 PR060 PR044 PR012 PR076 PR036"
)
"""Under what a lesson needs: Friends without a play requirement, and Troublemakers, for the free play."""
NEXT = "PR177 PR192 PR168 PR190 PR170"
"""Problems that come up later: they ask for little, and have no text."""


@frozen
class Side:
    """What a player has on the table. Cards in a row are numbers with spaces between them."""

    mane: str
    problem: str
    home: str = ""
    own: str = ""  # at the own Problem
    other: str = ""  # at the Problem of the other player
    hand: str = ""
    deck: str = ""  # what is drawn and flipped first; the rest follows
    next: str = NEXT
    abroad: bool = False  # the Mane stands at its own Problem, not at home


def table(
    catalogue: Mapping[str, Any],
    you: Side,
    them: Side,
    tokens: tuple[int, int] = (0, 0),
    points: tuple[int, int] = (0, 0),
    goal: int = GOAL,
) -> PonyState:
    """Two players in the middle of a match. Both decks are known, so nobody is asked for Events that are not there."""
    cards = dict(catalogue)
    s = PonyState(
        2,
        Dice(7),
        cards=cards,
        rules=replace(rules_from(cards, {}), points_to_win=goal),
        turn=TURN,
        phase="main",
        drawn=(0, 0),
        decks=("lesson", "lesson"),
    )
    for seat, side in enumerate((you, them)):
        s.marks[seat, TOKENS], s.marks[seat, POINTS] = tokens[seat], points[seat]
        lay_out(s, seat, side)
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == seat) for seat in (0, 1))
    return s


def lay_out(s: PonyState, seat: int, side: Side) -> None:
    """All the cards of a player."""
    mane_at = problem_of(seat) if side.abroad else home_of(seat)
    s.put(key(s, side.mane), seat, PLAY, back=BACK, at=mane_at, marks=((ENTERED, 0),))
    s.put(key(s, side.problem), seat, PLAY, back=PROBLEM_BACK, at=problem_of(seat), marks=((ENTERED, 0),))
    for cards, area in ((side.home, home_of(seat)), (side.own, problem_of(seat)), (side.other, problem_of(1 - seat))):
        for number, down in written(cards):
            back = TROUBLEMAKER_BACK if down else BACK
            s.put(key(s, number), seat, PLAY, back=back, face_up=not down, at=area, marks=((ENTERED, 1),))
    for number in side.hand.split():
        s.put(key(s, number), seat, hand(seat), back=BACK)
    for number in f"{side.deck} {REST}".split():
        s.put(key(s, number), seat, deck(seat), back=BACK)
    for number in side.next.split():
        s.put(key(s, number), seat, problems(seat), back=PROBLEM_BACK)


def key(s: PonyState, number: str) -> str:
    """The key of a card by its number."""
    return DECK_FORM.piles[0].card_key(s.cards, number)


def written(cards: str) -> Iterable[tuple[str, bool]]:
    """Numbers, and whether each card lies face down."""
    words = cards.split()
    return [(word, words[n + 1 : n + 2] == ["down"]) for n, word in enumerate(words) if word != "down"]


def turn(s: PonyState) -> PonyState:
    """Seat 0 begins its turn; the table as it waits for the first choice, without a history."""
    s.then(Turn(TURN, 0))
    run(s)
    s.events.clear()
    return s
