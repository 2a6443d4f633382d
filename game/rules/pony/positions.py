"""Positions written as the rulebook writes its examples (pony.md, section 18), for lessons, figures and tests.

    s = table(facts, "A:PR012 PR081@pA", "B:PR157@pA", "B:PR160@pB down", "A:PR139>A:PR033", tokens=(3, 0))

Players are A, B, C, D. A place is `home`, `pA` (the Problem area of A), `d0` (a Dilemma), `hand`, `deck` (from the
top), `discard`. After it: `exhausted`, `frightened`, `down` (a Troublemaker that waits), `boosted`; `*3` are three.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.rules.pony import places
from game.rules.pony.deck_building import DECK_FORM
from game.rules.pony.kinds import kind_of
from game.rules.pony.options import rules_from
from game.rules.pony.places import (
    BACK,
    BOOSTED,
    DILEMMA,
    ENTERED,
    FRIEND_BACK,
    HOME,
    PLAY,
    POINTS,
    PROBLEM,
    PROBLEM_BACK,
    TOKENS,
    TROUBLEMAKER_BACK,
    Area,
    PonyState,
)
from game.rules.pony.turn import Turn
from game.table.clues import everybody
from game.table.dice import Dice
from game.table.state import Piece, run

SEATS = "ABCD"
WRITTEN = re.compile(r"([ABCD]):([A-Z0-9 -]+?)(?:@(\w+)|>(\S+))(?: (\w+))?(?:\*(\d+))?")
PLAIN_MANES = ("PR001", "PR003", "PR004", "PR006")
PLAIN_PROBLEMS = ("PR164", "PR168", "PR170", "PR177")
GOAL = 8  # points that win a practice match
TURN = 3  # of all players: seat 0 is at it, and everybody has had one
REST = (
    "PR044 PR079 RR011 PR020 PR060 PR033 PR153 PR076 PR081 PR036 PR054 PR012 PR159 PR086 PR031 PR042 PR079 PR033 "
    "RR011 PR060 PR044 PR012 PR076 PR036"
)
"""Under what a lesson needs: Friends without a play requirement, and Troublemakers, for the free play."""
NEXT = "PR177 PR192 PR168 PR190 PR170"
"""Problems that come up later: they ask for little, and have no text."""


def table(
    facts: Mapping[str, Any],
    *cards: str,
    manes: Sequence[str] = PLAIN_MANES,
    problems: Sequence[str] = PLAIN_PROBLEMS,
    later: Sequence[str] = ("PR190 PR192",) * 4,
    seats: int = 2,
    tokens: Sequence[int] = (20,) * 4,
    points: Sequence[int] = (0,) * 4,
    active: int = 0,
    turn: int = TURN,
    phase: str = "main",
    **options: str,
) -> PonyState:
    """A table in the middle of a match; decks and hands are empty but for what is named. `later`: further Problems."""
    s = PonyState(seats, Dice(1), cards=dict(facts), rules=rules_from(facts, options), turn=turn, active=active)
    s.phase = phase
    s.drawn, s.decks = (0,) * seats, ("",) * seats
    for seat in range(seats):
        s.marks[seat, TOKENS], s.marks[seat, POINTS] = tokens[seat], points[seat]
        s.put(key(s, manes[seat]), seat, PLAY, back=BACK, at=(HOME, seat))
        s.put(key(s, problems[seat]), seat, PLAY, back=PROBLEM_BACK, at=(PROBLEM, seat))
        for number in later[seat].split():
            s.put(key(s, number), seat, places.problems(seat), back=PROBLEM_BACK)
    for written in cards:
        lay(s, written)
    s.events.clear()
    return s


def practice(facts: Mapping[str, Any], *cards: str, goal: int = GOAL, **given: Any) -> PonyState:
    """A match of two for a lesson, which goes on afterwards. Both decks are known, so nobody is asked for Events that
    are not there; the first card is drawn first."""
    s = table(facts, *cards, **{"tokens": (0, 0), "later": (NEXT, NEXT), **given})
    s.dice, s.rules, s.decks = Dice(7), replace(s.rules, points_to_win=goal), ("lesson", "lesson")
    for seat in (0, 1):
        for number in REST.split():
            s.put(key(s, number), seat, places.deck(seat), back=BACK)
    for piece in s.inside(PLAY):
        of_old = kind_of(piece.card) in ("mane", "problem")
        s.pieces[piece.id] = piece.looking(marks=((ENTERED, 0 if of_old else 1),))
    s.lists = tuple(tuple(p.card for p in s.pieces.values() if p.owner == seat) for seat in (0, 1))
    return s


def begun(s: PonyState) -> PonyState:
    """Seat 0 begins its turn; the table as it waits for the first choice, without a history."""
    s.then(Turn(TURN, 0))
    run(s)
    s.events.clear()
    return s


def key(s: PonyState, number: str) -> str:
    """`card/friend/PR012` of `PR012`."""
    return DECK_FORM.piles[0].card_key(s.cards, number)


def area(written: str, owner: int = 0) -> Area:
    """`home`, `pB`, `d0`."""
    if written == "home":
        return (HOME, owner)
    if written[0] == "d":
        return (DILEMMA, int(written[1:]))
    return (PROBLEM, SEATS.index(written[1]))


def lay(s: PonyState, written: str) -> Piece:
    """Put cards of the notation on the table; the last of them."""
    found = WRITTEN.fullmatch(written)
    assert found, written
    player, numbers, place, host, state, times = found.groups()
    owner = SEATS.index(player)
    for number in numbers.split() * int(times or 1):
        if place and kind_of(key(s, number)) == "mane":  # each player has one
            piece = s.change(
                places.mane_of(s, owner),
                card=key(s, number),
                at=area(place, owner),
                turned=state == "exhausted",
                marks=((BOOSTED, 1),) if state == "boosted" else (),
            )
        else:
            piece = _put(s, owner, number, place, host, state)
    return piece


def _put(s: PonyState, owner: int, number: str, place: str | None, host: str | None, state: str | None) -> Piece:
    if place in ("hand", "deck", "discard"):
        return s.put(key(s, number), owner, getattr(places, place)(owner), back=BACK)
    looks: dict[str, Any] = {"back": BACK}
    if state == "down":
        looks = {"back": TROUBLEMAKER_BACK, "face_up": False}
    elif state == "frightened":
        looks = {"back": FRIEND_BACK, "face_up": False, "seen_by": everybody(s.seats)}
    elif state == "exhausted":
        looks["turned"] = True
    elif state == "boosted":
        looks["marks"] = ((BOOSTED, 1),)
    where = {"host": find(s, host).id} if host else {"at": area(place or "home", owner)}
    return s.put(key(s, number), owner, PLAY, **looks, **where)


def find(s: PonyState, written: str) -> Piece:
    """A card by `A:PR012`, or `A:PR012@pA` where there are several; in play before anywhere else."""
    player, _, rest = written.partition(":")
    number, _, place = rest.partition("@")
    owner = SEATS.index(player)
    found = [p for p in s.pieces.values() if p.owner == owner and p.card.endswith(f"/{number}")]
    if place in ("hand", "deck", "discard", "problems", "flips", "stage"):
        found = [p for p in found if p.zone.name == place]
    elif place:
        found = [p for p in found if p.zone == PLAY and places.area_of(s, p) == area(place, owner)]
    assert found, f"{written} is nowhere"
    return min(found, key=lambda p: (p.zone != PLAY, p.id))
